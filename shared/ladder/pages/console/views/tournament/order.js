// Two events of one day with one order number that share a member: which came first? Nobody but the organiser knows.
import { h, replace, fill, said } from '../../dom.js';
import { call } from '../../api.js';
import { t } from '../../words.js';
import { act } from '../../parts/act.js';
import { button } from '../../parts/form.js';

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
  const own = new Set(base.players.map((player) => player.member).filter(Boolean));
  for (const other of others.slice(0, 5)) {
    const read = await call(ctx, 'GET', `tournaments/${other.id}`);
    if (read.data.tournament.players.some((player) => own.has(player.member))) {
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
