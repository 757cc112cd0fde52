// What lies beside a tournament: a version that waits or is held, a near-copy, another event of the same day.
import { fill, h, replace, said } from '../../dom.js';
import { call } from '../../api.js';
import { fmtDate, t, tn } from '../../words.js';
import { act } from '../../parts/act.js';
import { button } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { erase } from '../member/erase.js';
import { printed, workingCopy } from './draft.js';
import { value } from './lines.js';
import { extent, results } from './results.js';

/** Notices about `told` (the answer of GET). `sheet`: {ctx, id, etag, problem}. */
export function notices(sheet, told) {
  const { ctx, id } = sheet;
  const names = `#/${ctx.slug}/tournaments/${id}/names`;
  if (told.state === 'deleted') {
    return notice(t('console.tournament.is_deleted'), button(t('console.tournament.restore'), () => send(sheet, 'POST', '/restore', t('console.tournament.restore')), { class: 'main' }));
  }
  return [
    told.held?.copy_of ? nearCopy(sheet, told) : null,
    told.held && !told.held.copy_of ? disputed(sheet, told) : null,
    told.waiting ? notice([tn('console.tournament.version_waits', told.waiting.waits_for_names), ' ', t('console.tournament.waiting_blocks')],
      h('a', { class: 'button main', href: names }, t('console.tournament.confirm_names')), look(sheet), drop(sheet)) : null,
    told.state === 'pending' && !told.waiting ? notice(t('console.tournament.is_pending'),
      h('a', { class: 'button main', href: names }, t('console.tournament.confirm_names'))) : null,
  ];
}

const notice = (text, ...tools) => h('div', { class: 'notice' }, h('p', {}, text), tools.length ? h('p', { class: 'actions' }, tools) : null);

function send(sheet, method, path, title, more = {}) {
  return act(sheet.ctx, { method, path: `tournaments/${sheet.id}${path}`, title, confirm: title, ifMatch: sheet.etag, ...more }, sheet.problem);
}

function nearCopy(sheet, told) {
  const of = told.held.copy_of;
  const link = h('a', { href: `#/${sheet.ctx.slug}/tournaments/${of}` }, said(of));
  const line = h('p', {}, fill(t('console.tournament.near_copy'), { other: link }));
  call(sheet.ctx, 'GET', `tournaments/${of}`).then(({ data }) => { // its id tells a person little
    replace(link, said(data.tournament.name), ` (${fmtDate(data.tournament.starts_on)})`);
    if (data.state === 'deleted') line.append(' ', t('console.tournament.copied_deleted'));
  }, () => {});
  return h('div', { class: 'notice' }, line,
    h('p', { class: 'actions' },
      button(t('console.tournament.another_evening'), () => send(sheet, 'POST', '/release', t('console.tournament.another_evening')), { class: 'main' }),
      button(t('console.tournament.same_evening'), () => send(sheet, 'DELETE', '', t('console.tournament.same_evening')), { class: 'danger' })));
}

function drop(sheet) {
  return button(t('console.tournament.drop_version'), () => send(sheet, 'DELETE', '', t('console.tournament.drop_version'), { query: { version: 'waiting' } }), { class: 'danger' });
}

function look(sheet) {
  return button(t('console.tournament.look_version'), async ({ target }) => {
    const there = target.closest('.notice').nextElementSibling;
    if (there?.classList.contains('version')) {
      there.remove();
      return;
    }
    const { data } = await call(sheet.ctx, 'GET', `tournaments/${sheet.id}`, { query: { version: 'waiting' } });
    const seen = { base: data.tournament, mine: workingCopy(data.tournament), editable: false, changed() {} };
    target.closest('.notice').after(h('div', { class: 'version card' }, h('h2', {}, t('console.tournament.the_version')),
      h('p', {}, said(data.tournament.name), ' · ', extent(data.tournament)), results(seen), strangers(sheet, data.tournament.players)));
  });
}

const ERASED = /^Erased [0-9a-z]{12}$/;

/** Who stands in a version without being anybody's: the name can be erased there. */
function strangers(sheet, players) {
  const those = players.filter((each) => !each.member && !ERASED.test(each.name));
  return those.length ? h('ul', { class: 'rows' }, those.map((each) => h('li', {}, h('span', { class: 'line' }, h('small', {}, `${each.no}.`), ' ', h('bdi', {}, each.name)),
    button(t('console.tournament.erase_name'), () => erase(sheet.ctx, { name: each.name, path: `tournaments/${sheet.id}/entries/${each.no}/name`, query: { version: 'waiting' } },
      sheet.problem, () => sheet.ctx.refresh()), { class: 'quiet', 'aria-label': `${t('console.tournament.erase_name')}: ${each.name}` })))) : null;
}

function disputed(sheet, told) {
  const keep = (which, label, more) => button(label, () => send(sheet, 'POST', '/release', label, { json: { keep: which } }), more);
  const { places, late } = told.held;
  return h('div', { class: 'notice' },
    h('p', {}, late ? t('console.tournament.held_late') : tn('console.tournament.held', places.length)),
    places.length ? h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('console.tournament.disputes') },
      h('table', { class: 'sides' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('console.tournament.place_in')),
          h('th', { scope: 'col' }, t('console.tournament.mine')), h('th', { scope: 'col' }, t('console.tournament.theirs')))),
        h('tbody', {}, places.map((place) => h('tr', {}, h('th', { scope: 'row' }, where(place, told.tournament)),
          side(place.at, place.mine), side(place.at, place.theirs)))))) : null,
    late ? null : h('p', {}, t('console.tournament.held_why')),
    h('p', { class: 'actions' }, keep('mine', t('console.tournament.keep_mine'), { class: 'main' }),
      keep('theirs', t('console.tournament.keep_theirs'), {}), look(sheet), drop(sheet)));
}

/** The place of a dispute in words: "Round 2, board 3". */
function where({ at, mine, theirs }) {
  const [kind, index, part] = at.split('.');
  if (kind === 'players') return t('console.field.players');
  if (kind !== 'rounds') return say.field(kind);
  const board = (mine ?? theirs)?.board;
  const no = Number(index) + 1;
  if (part === 'byes') return `${t('console.tournament.round', { n: no })}, ${t('console.field.byes')}`;
  return board === undefined ? t('console.tournament.round', { n: no }) : t('console.tournament.round_board', { n: no, board });
}

/** One side of a dispute; a result is not broken at its dash. */
function side(at, held) {
  return h('td', {}, held?.result ? [said(`${held.white} – ${held.black}`), ' ', h('span', { class: 'result' }, printed(held.result))] : said(words(at, held)));
}

function words(at, held) {
  if (held === null || held === undefined) return '–';
  if (Array.isArray(held.games)) return [...held.games.map((each) => words(at, each)), ...held.byes.map((each) => words(at, each))].join('; ') || '–';
  if (held.kind) return `${held.player}: ${say.bye(held.kind)}`;
  if (held.result) return `${held.white} – ${held.black} ${printed(held.result)}`;
  return value(at, held);
}
