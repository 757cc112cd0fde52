// Who did what when, newest first; what it moved; and the way back.
import { h, replace, said } from '../dom.js';
import { call } from '../api.js';
import { fmtTime, t } from '../words.js';
import { act } from '../parts/act.js';
import { button } from '../parts/form.js';
import { OVER, rippleTable, rippleWords } from '../parts/ripple.js';
import { differences } from './log/differences.js';
import { whatWords, whyNot } from './log/words.js';

const FIRST = 'organiser'; // the label that the API gives a club's first key

export async function view(ctx) {
  const [first, keys, members, tournaments] = await Promise.all([
    call(ctx, 'GET', 'log'), call(ctx, 'GET', 'keys'), call(ctx, 'GET', 'members'), call(ctx, 'GET', 'tournaments')]);
  const known = {
    ctx, problem: h('div', {}),
    keys: new Map(keys.data.keys.map((key) => [key.id, key.label === FIRST ? t('console.log.first_key') : key.label])),
    members: new Map(members.data.members.map((member) => [member.member, member.name])),
    tournaments: new Map(tournaments.data.tournaments.map((each) => [each.id, each.name])),
  };
  const list = h('ol', { class: 'log', reversed: true });
  const more = h('p', {});

  function add({ entries, after }) {
    list.append(...entries.map((entry) => line(known, entry)));
    replace(more, after ? button(t('console.log.more'), async () => {
      const seen = list.lastElementChild;
      add((await call(ctx, 'GET', 'log', { query: { after } })).data);
      seen.nextElementSibling?.querySelector('h2')?.focus();
    }) : null);
  }

  add(first.data);
  return { title: t('console.nav.log'), node: h('div', {}, known.problem, h('p', {}, t('console.log.lead')), list, more) };
}

function line(known, entry) {
  const { ctx, keys } = known;
  const who = entry.by === 'operator' ? t('console.log.operator') : keys.get(entry.by) ?? t('console.log.old_key');
  const changes = differences(entry, known);
  const moves = entry.ripple.moved > 0;
  return h('li', { class: 'card' },
    h('h2', { tabindex: '-1' }, whatWords(entry.what), about(ctx, known, entry)),
    h('p', {}, h('small', {}, h('time', { datetime: entry.at }, fmtTime(entry.at)), ' · ', said(who), ' · ', t('console.log.entry', { n: entry.entry }))),
    moves || changes.length ? opened(known, entry, changes, moves) : null,
    entry.undoable === true
      ? h('p', { class: 'actions' }, button(t('console.log.undo'), () => act(ctx, { method: 'POST', path: `log/${entry.entry}/undo`, title: `${t('console.log.undo')}: ${whatWords(entry.what)}${nameOf(known, entry)}`, confirm: t('console.log.undo') }, known.problem),
        { 'aria-label': `${t('console.log.undo')}: ${t('console.log.entry', { n: entry.entry })}, ${whatWords(entry.what)}` }))
      : h('p', {}, h('small', {}, whyNot(entry.what, entry.undoable))));
}

/** What an entry changed, with the names of those who played once it is looked at. */
function opened(known, entry, changes, moves) {
  const list = h('ul', {}, changes.map((each) => h('li', {}, each)));
  const details = h('details', {}, h('summary', {}, moves ? rippleWords(entry.ripple, OVER) : t('console.log.what_changed')),
    changes.length ? list : null, moves ? rippleTable(entry.ripple, OVER) : null);
  if (entry.what === 'tournament.corrected') {
    details.addEventListener('toggle', async () => {
      const { data } = await call(known.ctx, 'GET', `tournaments/${entry.tournament}`);
      const players = new Map(data.tournament.players.map((player) => [player.no, player.name]));
      replace(list, differences(entry, known, players).map((each) => h('li', {}, each)));
    }, { once: true });
  }
  return details;
}

/** Whom or what an entry is about, in words alone. */
function nameOf(known, { tournament, member }) {
  const name = known.tournaments.get(tournament) ?? known.members.get(member);
  return name ? ` – ${name}` : '';
}

function about(ctx, known, { tournament, member }) {
  if (tournament) return [': ', h('a', { href: `#/${ctx.slug}/tournaments/${tournament}` }, said(known.tournaments.get(tournament) ?? tournament))];
  if (member && known.members.has(member)) return [': ', h('a', { href: `#/${ctx.slug}/members/${member}` }, said(known.members.get(member)))];
  return '';
}

