// The ladder on paper, as the club's pages show it: with their names and under their privacy.
import { call } from '../../api.js';
import { h, said } from '../../dom.js';
import { isOnSite } from '../../parts/page.js';
import { table } from '../../parts/table.js';
import { printOnly } from '../seeding/sheet.js';
import { fmtChange, fmtDate, fmtNumber, t } from '../../words.js';

/** A section with the printed ladder and its button; null where there is none yet. */
export async function printedLadder(ctx) {
  const ladder = await read(ctx);
  if (!ladder) return null;
  const rows = ladder.standings.filter((each) => each.active !== false).map((each) => [
    { cell: each.rank === null ? '–' : String(each.rank), class: 'number' }, said(each.name), { cell: fmtNumber(each.rating), class: 'number' },
    { cell: String(each.games), class: 'number' }, { cell: each.change === null ? '' : fmtChange(each.change), class: 'number' },
  ]);
  const paper = h('div', { class: 'print-only' }, h('h2', {}, said(ctx.club.name)), h('p', {}, ladder.as_of ? fmtDate(ladder.as_of) : ''),
      table(t('console.done.ladder'), [t('console.ripple.rank'), t('console.ripple.name'), t('console.done.rating'), t('console.done.games'), t('console.ripple.change')], rows),
      h('p', {}, h('small', {}, t('frame.own_number'))));
  return h('section', {},
    h('p', { class: 'actions' }, h('button', { type: 'button', id: 'print', on: { click: () => printOnly(paper) } }, t('console.done.print'))), paper);
}

async function read(ctx) {
  try {
    if (!isOnSite(ctx)) return JSON.parse((await call(ctx, 'GET', 'pages/ladder.json')).text);
    const answer = await fetch(`${ctx.club.pages}ladder.json`, { cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null; // the pages are not there yet: nothing to print
  }
}
