// A file of many tournaments, shown together: what would be made, and what is worth a look.
import { h, replace, said } from '../../dom.js';
import { button } from '../../parts/form.js';
import { table } from '../../parts/table.js';
import { messageOf, placeWords } from '../../parts/told.js';
import { fmtDate, t, tn } from '../../words.js';

const AT_FIRST = 25; // lines; the rest is one press away
const PLACES = 3; // of a note that is told of many

/** `summary`: of the API's answer; `sections`: the tournaments, in full or in brief. */
export function manyOf(sections, summary) {
  const apart = sections.filter((each) => each.held);
  const deleted = sections.filter((each) => each.state === 'deleted');
  return h('section', { class: 'card' },
    h('h3', {}, tn('console.move.made', summary.tournaments), ' · ', fmtDate(summary.first), summary.last === summary.first ? '' : ` – ${fmtDate(summary.last)}`),
    h('ul', {}, h('li', {}, tn('console.count.games', summary.games)),
      h('li', {}, tn('console.move.distinct', summary.names), ' ', tn('console.move.known', summary.known)),
      summary.waits_for_names ? h('li', {}, t('console.move.then_names')) : null),
    apart.length ? h('div', { class: 'notice' }, h('p', {}, tn('console.move.held', apart.length)), h('ul', {}, apart.slice(0, AT_FIRST).map((each) => h('li', {}, said(each.tournament.name), ', ', fmtDate(each.tournament.starts_on))))) : null,
    deleted.length ? h('p', { class: 'notice' }, t('console.tonight.deleted')) : null,
    notesOf(sections),
    h('details', {}, h('summary', {}, tn('console.move.list', sections.length)), list(sections)));
}

function list(sections) {
  const box = h('div', {});
  const rows = (some) => some.map((each) => [said(each.tournament.name), { cell: fmtDate(each.tournament.starts_on), class: 'day' }, { cell: each.waits_for_names ? String(each.waits_for_names) : '–', class: 'number' }]);
  const show = (some) => replace(box, table(t('console.nav.tournaments'), [t('console.tonight.name'), t('console.tonight.day'), t('console.move.open')], rows(some), { captionHidden: true }),
    some.length < sections.length ? h('p', {}, button(tn('console.house.show_all', sections.length), () => show(sections))) : null);
  show(sections.slice(0, AT_FIRST));
  return box;
}

/** Notes with the same words once, with the places that they are about. */
function notesOf(sections) {
  const same = new Map();
  for (const each of sections) {
    for (const { at, message } of each.notes) same.set(message, [...(same.get(message) ?? []), [each.tournament, at]]);
  }
  if (!same.size) return null;
  const line = ([message, at]) => h('li', {}, h('small', {}, messageOf(message), ' — ',
    at.slice(0, PLACES).map(([it, where], no) => [no ? '; ' : '', said(it.name), ', ', h('bdi', {}, placeWords(where, it.players))]), at.length > PLACES ? ` … (${at.length})` : ''));
  return h('details', { class: 'notes', open: same.size < 4 }, h('summary', {}, tn('console.tonight.notes', same.size)), h('ul', {}, [...same].slice(0, 60).map(line)));
}
