// What the API read, shown before anything is sent: players, rounds, notes.
import { h, said } from '../../dom.js';
import { table } from '../../parts/table.js';
import { messageOf, placeWords } from '../../parts/told.js';
import { fmtDate, has, t, tn } from '../../words.js';

/** The answer of a publication as a list of sections, one or many. */
export const asSections = (data) => data.tournaments ?? [data];

/** The sections as cards. */
export function readOf(sections) {
  return h('div', {}, sections.map((each) => section(each)));
}

function section(each) {
  const it = each.tournament;
  const games = it.rounds.reduce((sum, round) => sum + round.games.length, 0);
  const entries = each.names.entries;
  const known = entries.filter((one) => one.link || (one.ticked && one.ticked !== 'new')).length;
  const fresh = entries.filter((one) => !one.link && one.ticked === 'new').length;
  const open = entries.length - known - fresh;
  return h('section', { class: 'card' },
    h('h3', {}, said(it.name)),
    h('p', {}, fmtDate(it.starts_on), it.ends_on !== it.starts_on ? ` – ${fmtDate(it.ends_on)}` : '', ' · ', tn('count.players', it.players.length), ' · ', tn('count.rounds', it.rounds.length), ' · ', tn('console.count.games', games),
      it.juniors ? [' · ', t('console.tonight.juniors')] : null, it.rated === false ? [' · ', t('state.unrated')] : null),
    h('ul', {}, entries.length ? [h('li', {}, tn('console.tonight.known', known)), fresh ? h('li', {}, tn('console.tonight.fresh', fresh)) : null, open ? h('li', {}, tn('console.tonight.open', open)) : null] : null),
    each.state === 'deleted' ? h('p', { class: 'notice' }, t('console.tonight.deleted')) : null,
    each.held?.places ? h('p', { class: 'notice' }, t('console.tonight.will_be_held')) : null,
    notes(each.notes, it.players),
    h('details', { open: false }, h('summary', {}, t('console.tonight.results')), results(it, entries)));
}

function notes(told, players) {
  if (!told.length) return null;
  return h('div', { class: 'notes' }, h('p', {}, h('b', {}, tn('console.tonight.notes', told.length))),
    h('ul', {}, told.map((each) => h('li', {}, h('small', {}, h('b', {}, h('bdi', {}, placeWords(each.at, players))), ': ', messageOf(each.message))))));
}

/** Rounds as typed, with what each name will be offered as. */
function results(it, entries) {
  const names = new Map(it.players.map((each) => [each.no, each.name]));
  const offered = new Map(entries.map((each) => [each.no, each]));
  const who = (no) => [said(names.get(no) ?? String(no)), ' ', h('small', {}, meant(offered.get(no)))];
  return it.rounds.map((round) => table(t('console.round', { n: round.no }), [t('console.white'), t('console.result'), t('console.black')], [
    ...round.games.map((game) => [who(game.white), said(game.result.replaceAll('1/2', '½')), who(game.black)]),
    ...(round.byes ?? []).map((bye) => [who(bye.player), t(has(`bye.${bye.kind}`) ? `bye.${bye.kind}` : 'word.bye'), '']),
  ]));
}

function meant(entry) {
  const ticked = entry?.link ?? entry?.ticked;
  if (!ticked) return '';
  if (ticked === 'new') return t('console.tonight.is_new');
  const found = entry.suggestions?.find((each) => each.member === ticked);
  return found && found.name !== entry.name ? `= ${found.name}` : '';
}
