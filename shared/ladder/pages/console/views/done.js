// After: on its way to the pages, then the page to show, to pass on and to print.
import { call } from '../api.js';
import { h, replace, said } from '../dom.js';
import { asked } from '../router.js';
import { reckonedLater } from '../parts/later.js';
import { isOnSite, linkToPage } from '../parts/page.js';
import { roster } from '../parts/picker.js';
import { progressOf } from '../parts/progress.js';
import { shareOf } from '../parts/share.js';
import { table } from '../parts/table.js';
import { fmtChange, fmtDate, fmtNumber, t, tn } from '../words.js';
import { consentOf } from './names/consent.js';
import { printedLadder } from './done/ladder.js';

export async function view(ctx, id) {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const revision = Number(asked().get('revision')) || ctx.status.records;
  const away = new AbortController();
  const place = h('div', {});
  const { data } = await call(ctx, 'GET', path);
  const family = (await call(ctx, 'GET', 'tournaments')).data.tournaments;
  const ready = (status) => { if (!status.failed) show(ctx, path, place, family).catch(() => {}); };
  const others = family.filter((each) => each.id !== id && (each.state === 'pending' || each.waiting) && each.section_of && each.section_of === sectionOf(family, id));
  return {
    title: t('console.done.title'),
    node: [
      h('p', { class: 'lead' }, h('b', {}, said(data.tournament.name)), ' · ', fmtDate(data.tournament.starts_on)),
      progressOf(ctx, revision, { ready, signal: away.signal }),
      others.length ? h('div', { class: 'notice' }, h('p', {}, h('b', {}, tn('console.done.sections', others.length))),
        h('ul', {}, others.map((each) => h('li', {}, h('a', { href: `#/${ctx.slug}/tournaments/${encodeURIComponent(each.id)}/names` }, said(each.name)))))) : null,
      place,
    ],
    leave: () => { away.abort(); },
  };
}

const sectionOf = (family, id) => family.find((each) => each.id === id)?.section_of;

async function show(ctx, path, place, family) {
  const { data } = await call(ctx, 'GET', path);
  const link = data.page;
  replace(place,
    link ? h('p', {}, linkToPage(ctx, link, t('console.done.evening_page'), { class: 'button main', id: 'page' })) : null,
    h('p', {}, linkToPage(ctx, ctx.club.pages, t('console.done.ladder_page'), { class: 'button', id: 'ladder' })),
    isOnSite(ctx) ? shareOf(ctx, link ?? ctx.club.pages) : null,
    await changes(ctx, family, data),
    await consentOf(ctx, data.tournament),
    await printedLadder(ctx),
    h('p', {}, h('a', { href: `#/${ctx.slug}/` }, t('console.done.home'))));
}

/** What the evening brought to whom. */
async function changes(ctx, tournaments, { tournament, changes: moved }) {
  const people = new Map((await roster(ctx)).map((each) => [each.member, each]));
  // Under their names on the roster: how they were typed that evening is settled.
  const names = new Map(tournament.players.filter((each) => each.member).map((each) => [each.member, people.get(each.member)?.name ?? each.name]));
  const rows = Object.entries(moved).filter(([member]) => names.has(member)).sort(([, one], [, other]) => other.change - one.change)
    .map(([member, each]) => [said(names.get(member)), { cell: fmtNumber(each.before), class: 'number' }, { cell: fmtChange(each.change), class: 'number' }, { cell: fmtNumber(each.after), class: 'number' }]);
  if (!rows.length) return h('p', {}, t('console.ripple.nobody'));
  return h('details', {}, h('summary', {}, t('console.done.brought')),
    table(t('console.done.brought'), [t('console.ripple.name'), t('console.ripple.before'), t('console.ripple.change'), t('console.ripple.after')], rows, { captionHidden: true }),
    reckonedLater(tournaments, tournament));
}
