// Moving in: the members first, then years of games in one file, then everybody's name once.
import { call } from '../api.js';
import { h } from '../dom.js';
import { t, tn } from '../words.js';
import { importList } from './members/import.js';
import { door } from './tonight/door.js';
import { Evening } from './tonight/evening.js';

const HEAD = 'date,tournament,round,white,black,result';

export async function view(ctx) {
  const [{ data: { tournaments } }, { data: { members } }] = await Promise.all([call(ctx, 'GET', 'tournaments'), call(ctx, 'GET', 'members')]);
  const away = new AbortController();
  const evening = new Evening(ctx, tournaments, away.signal);
  const waits = ctx.status.waiting.filter((each) => each.why !== 'held').length;
  const node = [
    h('p', {}, t('console.move.lead')),
    h('h2', {}, t('console.move.members')),
    h('p', {}, t('console.move.members_text'), ' ', members.length ? tn('console.move.members_there', members.length) : ''),
    h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: () => importList(ctx) } }, t('console.members.import'))),
    h('h2', {}, t('console.move.games')),
    h('p', {}, t('console.move.games_text')),
    h('pre', { class: 'source' }, `${HEAD}\n2019-09-03,Tuesday,1,Ann Smith,Bo Jones,1-0`),
    door(evening, { drop: t('console.move.drop'), formats: t('console.move.formats'), head: HEAD }),
    evening.place,
    h('p', {}, h('small', {}, t('console.move.before'), ' ', h('a', { href: `#/${ctx.slug}/settings` }, t('console.nav.settings')))),
    h('h2', {}, t('console.move.names')),
    h('p', {}, waits ? tn('console.all.lead_home', waits) : t('console.move.names_text')),
    waits ? h('p', {}, h('a', { class: 'button main', href: `#/${ctx.slug}/names` }, t('console.names.title'))) : null,
  ];
  return { title: t('console.move.title'), node, leave: () => { away.abort(); } };
}
