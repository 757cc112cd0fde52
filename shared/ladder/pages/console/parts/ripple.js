// What will move, or moved: who, by how much, which ranks are crossed.
import { h, said } from '../dom.js';
import { fmtChange, fmtNumber, t, tn } from '../words.js';
import { table } from './table.js';

const AHEAD = {
  caption: () => t('console.ripple.caption'),
  fresh: (n) => tn('console.ripple.fresh', n),
  moved: (n, most) => tn('console.ripple.moved', n, { most }),
};

/** The words for what is over, as the log has it: under its line. */
export const OVER = {
  caption: () => t('console.log.what_moved'),
  fresh: (n) => tn('console.log.fresh', n),
  moved: (n, most) => tn('console.log.moved', n, { most }),
};

/** One line: how many move, and the most. */
export function rippleWords(ripple, tense = AHEAD) {
  const fresh = ripple.members.filter(isFresh).length;
  const others = ripple.moved - fresh;
  if (!ripple.moved) return t('console.ripple.nobody');
  return [others > 0 ? tense.moved(others, fmtNumber(ripple.most)) : '', fresh ? tense.fresh(fresh) : ''].filter(Boolean).join(' · ');
}

/** The line and the table of a change's `ripple`. */
export function rippleTable(ripple, tense = AHEAD) {
  const rows = [...ripple.members].sort((one, other) => Math.abs(moved(other)) - Math.abs(moved(one))).map((each) => [
    said(each.name ?? t('word.a_member')),
    { cell: fmtNumber(each.rating[0]), class: 'number' },
    { cell: fmtNumber(each.rating[1]), class: 'number' },
    { cell: isFresh(each) ? t('console.tonight.is_new') : each.rating[1] === null ? '' : fmtChange(moved(each)), class: 'number' },
    { cell: ranks(each.rank), class: 'number' },
  ]);
  return h('div', { class: 'ripple' }, tense === OVER ? null : h('p', {}, h('b', {}, rippleWords(ripple, tense))),
    rows.length ? table(tense.caption(), [t('console.ripple.name'), t('console.ripple.before'), t('console.ripple.after'), t('console.ripple.change'), t('console.ripple.rank')], rows, { captionHidden: true }) : null);
}

/** Who had no rating before. */
const isFresh = ({ rating: [before, after] }) => before === null && after !== null;

const moved = ({ rating: [before, after] }) => (before === null || after === null ? 0 : Math.round((after - before) * 10) / 10);

function ranks([before, after]) {
  if (before === after) return before ?? '–';
  return `${before ?? '–'} → ${after ?? '–'}`;
}
