// One tournament: what lies beside it, its results to correct, its entries and fields, and its end.
import { h, replace, said } from '../dom.js';
import { call } from '../api.js';
import { t, tn } from '../words.js';
import { act } from '../parts/act.js';
import { ask } from '../parts/ask.js';
import { button } from '../parts/form.js';
import { tellMeanwhile } from '../parts/meanwhile.js';
import * as say from '../parts/say.js';
import { days } from './tournaments.js';
import { notices } from './tournament/aside.js';
import { details } from './tournament/details.js';
import { applied, between, patchOf, workingCopy } from './tournament/draft.js';
import { lines } from './tournament/lines.js';
import { sameDay } from './tournament/order.js';
import { players } from './tournament/players.js';
import { extent, results } from './tournament/results.js';

export async function view(ctx, id) {
  const [told, everyone] = await Promise.all([call(ctx, 'GET', `tournaments/${id}`), call(ctx, 'GET', 'members')]);
  const sheet = {
    ctx, id, problem: h('div', {}), place: h('div', {}), pending: h('div', {}), meanwhile: h('div', {}),
    members: new Map(everyone.data.members.map((member) => [member.member, member])),
    changed: () => showPending(sheet),
  };
  take(sheet, told);
  show(sheet, told.data);
  const node = h('div', {}, sheet.meanwhile, sheet.problem, sheet.place, sheet.pending);
  return { title: told.data.tournament.name, node, leave: () => leave(sheet) };
}

/** What stands now becomes what corrections start from; `body`: corrections to keep on top. */
function take(sheet, { data, etag }, body = {}) {
  const waits = data.state === 'deleted' || Boolean(data.waiting);
  Object.assign(sheet, {
    base: data.tournament, mine: applied(data.tournament, body), etag, state: data.state, changes: data.changes, editable: !waits,
  });
}

function show(sheet, data) {
  const { ctx, id, base } = sheet;
  const badges = [say.state(data.state), base.finished ? null : t('state.in_progress'), base.juniors ? t('console.field.juniors') : null];
  replace(sheet.place,
    h('p', { class: 'lead' }, days(base), ' · ', say.format(base.format), ' · ', extent(base)),
    h('p', {}, badges.filter(Boolean).map((badge) => [h('span', { class: 'badge' }, badge), ' '])),
    notices(sheet, data),
    sameDay(sheet),
    results(sheet),
    players(sheet),
    details(sheet),
    h('p', { class: 'actions' },
      data.state === 'deleted' ? null : h('a', { class: 'button', href: `#/${ctx.slug}/tournaments/${id}/names` }, t('console.tournament.names')),
      data.state === 'deleted' || data.state === 'held' ? null : h('a', { class: 'button', href: `#/${ctx.slug}/tournaments/${id}/done` }, t('console.tournament.page')),
      data.state === 'deleted' ? null : button(t('console.tournament.delete'), () => remove(sheet), { class: 'danger' })));
  showPending(sheet);
}

/** The corrections that are not sent yet, each with what the API says of it. */
function showPending(sheet, error = null) {
  const body = patchOf(sheet.base, sheet.mine);
  const list = lines(body, sheet.base, sheet.mine);
  if (!list.length) {
    replace(sheet.pending);
    return;
  }
  const faults = error?.errors ?? [];
  const of = (line) => faults.filter((fault) => fault.at === line.at || fault.at.startsWith(`${line.at}.`));
  replace(sheet.pending, h('section', { class: 'pending', 'aria-label': t('console.tournament.not_saved_label') },
    h('h2', {}, tn('console.tournament.not_saved', list.length)),
    h('ul', {}, list.map((line) => h('li', {}, h('b', {}, line.what), ': ', said(line.was), ' → ', said(line.now),
      of(line).map((fault) => h('p', { class: 'problem', role: 'alert' }, fault.message))))),
    h('p', { class: 'actions' },
      button(t('console.tournament.see_and_save'), () => save(sheet), { class: 'main' }),
      button(t('console.tournament.take_back'), () => restart(sheet)))));
}

/** As it stands, without what was typed here. */
async function restart(sheet) {
  const told = await call(sheet.ctx, 'GET', `tournaments/${sheet.id}`);
  take(sheet, told);
  replace(sheet.meanwhile);
  replace(sheet.problem);
  show(sheet, told.data);
}

/** Says each fault at its correction; whether there was a correction for all of them. */
function faulted(sheet, error) {
  showPending(sheet, error);
  const told = sheet.pending.querySelectorAll('.problem');
  told[0]?.scrollIntoView({ block: 'nearest' });
  return error.errors.length > 0 && told.length === error.errors.length;
}

async function save(sheet) {
  const json = patchOf(sheet.base, sheet.mine);
  const change = { method: 'PATCH', path: `tournaments/${sheet.id}`, json, ifMatch: sheet.etag, title: t('console.tournament.will_move'), saved: () => replace(sheet.pending) };
  replace(sheet.meanwhile);
  const answer = await act(sheet.ctx, change, sheet.problem, { stay: true, stale: () => rebase(sheet, json), told: (error) => faulted(sheet, error) });
  if (answer) {
    sheet.mine = workingCopy(sheet.base);
    sheet.ctx.refresh();
  }
}

/** Somebody else was faster: what they changed is told, what was typed here stays and is not sent yet. */
async function rebase(sheet, body) {
  const old = sheet.base;
  const told = await call(sheet.ctx, 'GET', `tournaments/${sheet.id}`);
  const changed = between(old, told.data.tournament);
  take(sheet, told, body);
  show(sheet, told.data);
  tellMeanwhile(sheet.meanwhile, lines(changed, old, told.data.tournament));
}

async function remove(sheet) {
  const sure = await ask({
    title: t('console.tournament.delete'), body: h('p', {}, t('console.tournament.delete_why')), ok: t('console.house.preview'), danger: true,
  });
  if (!sure) return;
  await act(sheet.ctx, { method: 'DELETE', path: `tournaments/${sheet.id}`, ifMatch: sheet.etag, title: t('console.tournament.delete'), confirm: t('console.tournament.delete'), danger: true }, sheet.problem);
}

async function leave(sheet) {
  if (!Object.keys(patchOf(sheet.base, sheet.mine)).length) return true;
  const sure = await ask({ title: t('console.house.leave_title'), body: h('p', {}, t('console.house.leave_why')), ok: t('console.house.leave'), danger: true });
  return Boolean(sure);
}
