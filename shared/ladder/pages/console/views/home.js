// Home: the big button, what waits, the last evening, and whether all is well.
import { call } from '../api.js';
import { fill, h, said } from '../dom.js';
import { unsent } from '../parts/draft.js';
import { fullAddress, isOnSite, linkToPage } from '../parts/page.js';
import { shareOf } from '../parts/share.js';
import { fmtDate, fmtTime, t, tn } from '../words.js';

const AT_FIRST = 5; // tournaments that wait; the rest is one press away

export async function view(ctx) {
  const { tournaments } = (await call(ctx, 'GET', 'tournaments')).data;
  const draft = unsent(ctx.slug, tournaments);
  return {
    title: t('console.home.title'),
    node: [
      draft ? resume(ctx, draft) : null,
      h('p', {}, h('a', { class: 'button main big', href: `#/${ctx.slug}/tonight`, id: 'tonight' }, t('console.home.tonight'))),
      waits(ctx, tournaments),
      contact(ctx),
      lastEvening(ctx, tournaments),
      health(ctx.status),
      pages(ctx),
    ],
  };
}

function resume(ctx, draft) {
  const to = draft.kind === 'hand' ? 'tonight/hand' : 'tonight';
  return h('div', { class: 'notice' }, h('p', {}, h('b', {}, fill(t('console.home.draft', { at: fmtTime(draft.at) }), { name: said(draft.title || draft.name || '') }))),
    h('p', {}, h('a', { class: 'button', href: `#/${ctx.slug}/${to}` }, t('console.home.go_on'))));
}

function waits(ctx, tournaments) {
  const known = new Map(tournaments.map((each) => [each.id, each]));
  const lines = ctx.status.waiting.map(({ tournament, why }) => ({ ...known.get(tournament), id: tournament, why }));
  if (!lines.length) return h('section', {}, h('h2', {}, t('console.home.waits')), h('p', {}, t('console.home.nothing_waits')));
  const words = { names: t('console.home.names'), version: t('console.home.version'), held: t('console.home.held') };
  const to = (line) => `#/${ctx.slug}/tournaments/${encodeURIComponent(line.id)}${line.why === 'held' ? '' : '/names'}`;
  const item = (line) => h('li', {},
    h('a', { href: to(line) }, h('b', {}, said(line.name ?? line.id))), ' ', h('small', {}, fmtDate(line.starts_on)), h('br', {}), words[line.why] ?? '');
  const asked = lines.filter((each) => each.why !== 'held').length;
  return h('section', {}, h('h2', {}, t('console.home.waits')),
    asked > 1 ? h('p', {}, h('a', { class: 'button main', id: 'all-names', href: `#/${ctx.slug}/names` }, t('console.names.title'))) : null,
    asked > 1 ? h('p', {}, tn('console.all.lead_home', asked)) : null,
    h('ul', { class: 'list' }, lines.slice(0, AT_FIRST).map(item)),
    lines.length > AT_FIRST ? h('details', {}, h('summary', {}, tn('console.house.show_all', lines.length)), h('ul', { class: 'list' }, lines.slice(AT_FIRST).map(item))) : null);
}

/** Without one, members and parents read "ask the organiser" and do not know whom. */
function contact(ctx) {
  if (ctx.club.contact || !ctx.club.pages || !isOnSite(ctx)) return null;
  return h('div', { class: 'notice', id: 'no-contact' }, h('p', {}, t('console.home.no_contact')),
    h('p', {}, h('a', { class: 'button', href: `#/${ctx.slug}/settings?to=contact` }, t('console.home.set_contact'))));
}

function lastEvening(ctx, tournaments) {
  const [last] = tournaments.filter((each) => each.state !== 'deleted' && each.state !== 'held');
  if (!last) return h('section', {}, h('h2', {}, t('console.home.last')), h('p', {}, t('console.home.no_evening')),
    h('p', {}, h('a', { class: 'button', id: 'move', href: `#/${ctx.slug}/move` }, t('console.move.link'))));
  return h('section', {}, h('h2', {}, t('console.home.last')),
    h('p', {}, h('a', { href: `#/${ctx.slug}/tournaments/${encodeURIComponent(last.id)}` }, h('b', {}, said(last.name))), h('br', {}),
      last.name.includes(fmtDate(last.starts_on)) ? '' : `${fmtDate(last.starts_on)} · `, tn('count.players', last.players), ' · ', tn('console.count.games', last.games)));
}

function health(status) {
  const level = status.records === status.ladder && status.ladder === status.site;
  const words = status.failed ? t('console.home.failed') : level ? t('console.home.level') : t('console.home.on_its_way');
  return h('section', {}, h('h2', {}, t('console.home.health')),
    h('p', { class: status.failed || !status.healthy ? 'problem' : 'good' }, words, status.healthy ? '' : ` ${t('console.home.unhealthy')}`),
    h('p', {}, h('small', {}, t('console.home.revisions', { records: status.records, ladder: status.ladder, site: status.site }),
      status.checked_at ? ` ${t('console.home.checked', { at: fmtTime(status.checked_at) })}` : '')));
}

function pages(ctx) {
  return h('section', {}, h('h2', {}, t('console.home.pages')),
    h('p', {}, linkToPage(ctx, ctx.club.pages, isOnSite(ctx) ? fullAddress(ctx.club.pages) : t('console.home.pages_here'))),
    isOnSite(ctx) ? shareOf(ctx, ctx.club.pages) : h('p', {}, h('small', {}, t('console.home.organiser_only'))));
}
