// A member that an entry may be: the reason, and what tells this one from the next.
import { call, Problem } from '../../api.js';
import { h, replace, said } from '../../dom.js';
import { showProblem } from '../../parts/problem.js';
import { fmtChange, fmtDate, fmtNumber, t, tn } from '../../words.js';

const EVENINGS = 5; // of a history, enough to remember somebody by

/** When a member last played, in words. */
const lastPlayed = (day) => (day ? t('console.names.last_played', { day: fmtDate(day) }) : t('console.names.never_played'));

/** A card with the button that says "this one". */
export function candidate(row, each) {
  const history = h('div', {});
  return h('div', { class: 'card candidate' },
    h('p', {}, h('b', {}, said(each.name)), each.number > 1 ? h('small', {}, ` (${each.number})`) : null, h('br', {}), h('small', {}, t(`alike.${each.reason}`))),
    h('p', {}, h('small', {}, each.rating === null ? t('console.names.no_rating') : `${fmtNumber(each.rating)} · ${tn('console.count.games', each.games)}`, h('br', {}), lastPlayed(each.last_played),
      each.company.length ? [h('br', {}), t('console.names.company'), ' ', each.company.map((one, no) => [no ? ', ' : '', said(one.name)])] : null)),
    h('p', { class: 'actions' },
      h('button', { type: 'button', class: 'main', 'aria-label': `${t('console.names.this_one')}: ${t('console.names.this_one_is', { entry: row.entry.name, member: each.name })}`, on: { click: () => row.choose({ member: each.member, name: each.name }) } }, t('console.names.this_one')),
      h('button', { type: 'button', class: 'quiet', on: { click: () => decline(row, each) } }, t('console.names.decline'))),
    h('details', { open: row.isUnclear(), on: { toggle: (event) => event.target.open && !history.childNodes.length && told(row, each, history) } }, h('summary', {}, t('console.names.history')), history));
}

/** These two are not one person: not offered again, once the rest is confirmed. */
function decline(row, each) {
  row.declined.add(each.member);
  row.touched = true;
  if (row.choice?.member === each.member) row.choice = null;
  row.isOpen = true;
  row.show();
  row.sheet.changed();
  row.cell.querySelector('button')?.focus();
}

async function told(row, each, place) {
  replace(place, '…');
  try {
    const { data } = await call(row.sheet.ctx, 'GET', `members/${encodeURIComponent(each.member)}`, { signal: row.sheet.signal });
    const last = [...data.history].sort((one, other) => other.ended.localeCompare(one.ended)).slice(0, EVENINGS);
    const aliases = data.member.aliases ?? [];
    replace(place, aliases.length ? h('p', {}, h('small', {}, t('console.names.also'), ' ', aliases.map((one, no) => [no ? ', ' : '', said(one)]))) : null,
      last.length ? h('ul', {}, last.map((one) => h('li', {}, h('small', {}, fmtDate(one.ended), ': ', fmtChange(one.change), ' → ', fmtNumber(one.after))))) : h('p', {}, t('console.names.never_played')));
  } catch (error) {
    if (row.sheet.signal.aborted) return;
    if (!(error instanceof Problem)) throw error;
    replace(place, showProblem(error));
  }
}
