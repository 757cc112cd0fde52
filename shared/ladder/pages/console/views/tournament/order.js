// Two events of one day with one order number that share a member: which came first? Nobody but the organiser knows.
import { h, replace, fill, said } from '../../dom.js';
import { call } from '../../api.js';
import { t } from '../../words.js';
import { act } from '../../parts/act.js';
import { button } from '../../parts/form.js';

const LOOKED_AT = 4; // pairs of events whose players are read for the list

/** A place that names events of one day whose order is open; they are looked for after the list is there. */
export function openOrders(ctx, tournaments) {
  const place = h('div', {});
  const byDay = Map.groupBy(tournaments.filter(counts), (each) => `${each.starts_on} ${each.ends_on} ${each.sequence}`);
  find(ctx, [...byDay.values()].filter((group) => group.length > 1).slice(0, LOOKED_AT), place).catch(() => {});
  return place;
}

async function find(ctx, groups, place) {
  for (const [one, other] of groups) {
    const [first, second] = await Promise.all([one, other].map((each) => call(ctx, 'GET', `tournaments/${each.id}`)));
    if (shares(first.data.tournament, second.data.tournament)) {
      place.append(h('p', { class: 'notice' }, fill(t('console.tournaments.same_day'), {
        one: h('a', { href: `#/${ctx.slug}/tournaments/${one.id}` }, said(one.name)), other: said(other.name) })));
    }
  }
}

function shares(one, other) {
  const own = new Set(one.players.map((player) => player.member).filter(Boolean));
  return other.players.some((player) => own.has(player.member));
}

const counts = ({ state }) => state === 'rated' || state === 'pending';

/** A place that asks once the others of that day are known; empty where there is nothing to ask. */
export function sameDay(sheet) {
  const place = h('div', {});
  if (counts(sheet) && sheet.editable) look(sheet, place);
  return place;
}

async function look(sheet, place) {
  const { ctx, id, base } = sheet;
  const { data } = await call(ctx, 'GET', 'tournaments');
  const others = data.tournaments.filter((each) => each.id !== id && counts(each) && each.sequence === base.sequence
    && each.starts_on <= base.ends_on && each.ends_on >= base.starts_on && (each.ends_on === base.ends_on || each.starts_on === base.starts_on));
  for (const other of others.slice(0, 5)) {
    const read = await call(ctx, 'GET', `tournaments/${other.id}`);
    if (shares(base, read.data.tournament)) {
      ask(sheet, place, other, read);
      return;
    }
  }
}

function ask(sheet, place, other, read) {
  const first = (which, later, etag, sequence) => button(fill(t('console.tournament.came_first'), { name: said(which) }), () => act(sheet.ctx, {
    method: 'PATCH', path: `tournaments/${later}`, json: { sequence }, ifMatch: etag, title: t('console.tournament.which_first'),
  }, sheet.problem));
  replace(place, h('div', { class: 'notice' },
    h('p', {}, fill(t('console.tournament.same_day'), { other: h('a', { href: `#/${sheet.ctx.slug}/tournaments/${other.id}` }, said(other.name)) })),
    h('p', { class: 'actions' },
      first(sheet.base.name, other.id, read.etag, other.sequence + 1),
      first(other.name, sheet.id, sheet.etag, other.sequence + 1))));
}
