// Results by hand: who is here, then round by round. Everything is kept on this device as it is typed.
import { call } from '../api.js';
import { h, replace } from '../dom.js';
import { draftOf, dropDraft, keepDraft } from '../parts/draft.js';
import { openDialog } from '../parts/dialog.js';
import { clearProblems } from '../parts/problem.js';
import { today, t } from '../words.js';
import { playersOf } from './hand/players.js';
import { roundOf } from './hand/round.js';
import { asTournament, eveningName, fresh } from './hand/sheet.js';
import { Evening } from './tonight/evening.js';

export async function view(ctx) {
  const away = new AbortController();
  const [{ data: { members } }, { data: { tournaments } }] = await Promise.all([call(ctx, 'GET', 'members'), call(ctx, 'GET', 'tournaments')]);
  const kept = draftOf(ctx.slug);
  const sheet = kept?.kind === 'hand' ? kept : fresh(ctx.club, today());
  const evening = new Evening(ctx, tournaments, away.signal, { onId: (id) => { sheet.id = id; keep(); } });
  const room = h('p', { class: 'notice', hidden: true }, t('console.hand.no_room'));
  const keep = () => { room.hidden = keepDraft(ctx.slug, { ...sheet, title: sheet.name }); };
  const changed = () => { replace(evening.place); keep(); };
  const rounds = h('div', {});
  const redraw = () => replace(rounds, sheet.rounds.map((_, no) => roundOf(sheet, no, { changed, redraw })));
  const players = playersOf(ctx, sheet, members, { changed: () => { changed(); redraw(); } });
  const form = h('form', { novalidate: true, on: { submit: (event) => event.preventDefault() } }, head(sheet, changed), players, rounds,
    h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: () => { sheet.rounds.push({ games: [], byes: {} }); changed(); redraw(); rounds.lastChild.querySelector('select,button')?.focus(); } } }, t('console.hand.add_round'))));
  evening.form = form;
  redraw();
  const look = () => {
    clearProblems(form);
    Object.assign(evening, { target: null, isNew: false, fixed: sheet.id ?? null, source: { name: sheet.name, json: asTournament(sheet) } });
    evening.look();
  };
  return {
    title: t('console.hand.title'),
    node: [h('p', { class: 'lead' }, t('console.hand.kept')), room, form,
      h('p', { class: 'actions' }, h('button', { type: 'button', class: 'main', id: 'look', on: { click: look } }, t('console.hand.look')),
        h('button', { type: 'button', class: 'quiet', on: { click: () => forget(ctx) } }, t('console.hand.forget'))), evening.place],
    leave: () => { away.abort(); },
  };
}

function head(sheet, changed) {
  const name = h('input', { type: 'text', id: 'evening-name', name: 'name', value: sheet.name, maxlength: '200', autocomplete: 'off', on: { input: () => { sheet.name = name.value; changed(); } } });
  const day = h('input', { type: 'date', id: 'evening-day', name: 'starts_on', value: sheet.starts_on, required: true, on: { change: () => { redate(); changed(); } } });
  /** A name that was made from the day goes with it. */
  function redate() {
    if (sheet.name === eveningName(sheet.starts_on)) { sheet.name = eveningName(day.value); name.value = sheet.name; }
    sheet.starts_on = day.value;
  }
  const juniors = h('input', { type: 'checkbox', checked: sheet.juniors, on: { change: () => { sheet.juniors = juniors.checked; changed(); } } });
  return h('div', {}, h('p', { class: 'field' }, h('label', { for: name.id }, t('console.tonight.name')), name), h('p', { class: 'field' }, h('label', { for: day.id }, t('console.tonight.day')), day),
    h('p', { class: 'field check' }, h('label', {}, juniors, h('span', {}, t('console.tonight.juniors')))));
}

async function forget(ctx) {
  const sure = await openDialog(t('console.hand.forget'), h('p', {}, t('console.hand.forget_sure')), [['yes', t('console.hand.forget'), 'danger']]);
  if (sure !== 'yes') return;
  dropDraft(ctx.slug);
  ctx.refresh();
}
