// All tournaments of the club: what waits first, then the rest by date; deleted ones can be found again.
import { h, replace } from '../dom.js';
import { call } from '../api.js';
import { fmtDate, t, tn } from '../words.js';
import { text } from '../parts/form.js';
import { folded } from '../parts/picker.js';
import * as say from '../parts/say.js';
import { openOrders } from './tournament/order.js';

const SHOWN = 60;

export async function view(ctx) {
  const { data } = await call(ctx, 'GET', 'tournaments');
  const list = h('div', {});
  const search = text('search', '', { type: 'search', 'aria-label': t('console.tournaments.search'), placeholder: t('console.tournaments.search') });
  let all = false;

  function show() {
    const asked = folded(search.value.trim());
    const fits = data.tournaments.filter((each) => folded(`${each.name} ${each.starts_on} ${each.id}`).includes(asked));
    const standing = fits.filter((each) => each.state !== 'deleted');
    const waiting = standing.filter((each) => waits(each));
    const rest = standing.filter((each) => !waits(each));
    const cut = all || asked ? rest : rest.slice(0, SHOWN);
    const deleted = fits.filter((each) => each.state === 'deleted');
    replace(list,
      waiting.length ? h('section', {}, h('h2', {}, t('console.tournaments.waiting')), rows(ctx, waiting)) : null,
      rest.length ? h('section', {}, h('h2', {}, t('console.tournaments.all')), rows(ctx, cut)) : null,
      cut.length < rest.length ? h('p', {}, h('button', { type: 'button', on: { click: () => { all = true; show(); } } },
        tn('console.house.show_all', rest.length))) : null,
      deleted.length ? h('details', {}, h('summary', {}, tn('console.tournaments.deleted', deleted.length)), rows(ctx, deleted)) : null,
      fits.length ? null : h('p', { class: 'empty' }, data.tournaments.length ? t('console.house.nothing_found') : t('console.tournaments.none')));
  }

  search.addEventListener('input', show);
  show();
  const node = h('div', {}, openOrders(ctx, data.tournaments),
    data.tournaments.length > 8 ? h('p', { class: 'search' }, search) : null, list);
  return { title: t('console.nav.tournaments'), node };
}

const waits = (each) => each.waiting || each.state === 'pending' || each.state === 'held';

function rows(ctx, lines) {
  return h('ul', { class: 'rows' }, lines.map((each) => h('li', {},
    h('a', { href: `#/${ctx.slug}/tournaments/${each.id}` },
      h('span', { class: 'main' }, h('bdi', {}, each.name)),
      h('small', {}, days(each), ' · ', tn('count.players', each.players), each.sequence ? ` · ${t('console.tournaments.order', { n: each.sequence })}` : '')),
    badge(each))));
}

export const days = (each) => (each.starts_on === each.ends_on
  ? fmtDate(each.starts_on) : `${fmtDate(each.starts_on)} – ${fmtDate(each.ends_on)}`);

function badge(each) {
  if (each.state === 'deleted') return h('span', { class: 'badge' }, say.state('deleted'));
  if (each.held) return h('span', { class: 'badge now' }, t('console.tournaments.version_held'));
  if (each.waiting) return h('span', { class: 'badge now' }, t('console.tournaments.version_waits'));
  if (each.state === 'rated') return null;
  return h('span', { class: each.state === 'unrated' ? 'badge' : 'badge now' }, say.state(each.state));
}
