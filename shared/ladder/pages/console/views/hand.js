// Results by hand: who is here, then round by round. Everything is kept on this device as it is typed.
import { call } from '../api.js';
import { focusOn, h, replace } from '../dom.js';
import { dropDraft, keepDraft, unsent } from '../parts/draft.js';
import { openDialog } from '../parts/dialog.js';
import { clearProblems } from '../parts/problem.js';
import { today, t } from '../words.js';
import { playersOf } from './hand/players.js';
import { roundOf } from './hand/round.js';
import { asTournament, eveningName, fresh, gaps } from './hand/sheet.js';
import { Evening } from './tonight/evening.js';

export async function view(ctx) {
  const away = new AbortController();
  const [{ data: { members } }, { data: { tournaments } }] = await Promise.all([call(ctx, 'GET', 'members'), call(ctx, 'GET', 'tournaments')]);
  const kept = unsent(ctx.slug, tournaments);
  const sheet = kept?.kind === 'hand' ? kept : fresh(ctx.club, today());
  const evening = new Evening(ctx, tournaments, away.signal, {
    onId: (id, isNew) => { Object.assign(sheet, { id, isNew, asSent: true }); keep(); },
  });
  const room = h('p', { class: 'notice', hidden: true }, t('console.hand.no_room'));
  const keep = () => { room.hidden = keepDraft(ctx.slug, { ...sheet, title: sheet.name }); };
  const changed = () => { sheet.asSent = false; replace(evening.place); keep(); };
  const rounds = h('div', {});
  const redraw = () => replace(rounds, sheet.rounds.map((_, no) => roundOf(sheet, no, { changed, redraw })));
  const players = playersOf(ctx, sheet, members, { changed: () => { changed(); redraw(); } });
  const form = h('form', { novalidate: true, on: { submit: (event) => event.preventDefault() } }, head(sheet, changed), players, rounds,
    h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: () => { sheet.rounds.push({ games: [], byes: {} }); changed(); redraw(); rounds.lastChild.querySelector('select,button')?.focus(); } } }, t('console.hand.add_round'))));
  evening.form = form;
  redraw();
  const look = () => {
    clearProblems(form);
    const open = gaps(sheet);
    if (open.length) {
      replace(evening.place, stillOpen(open, form, () => { unfinished(sheet, open); changed(); redraw(); look(); }));
      focusOn(evening.place.firstChild);
      return;
    }
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

/** What lacks a result or a player, each with the way there; a game without a result may be one that goes on. */
function stillOpen(open, form, carryOn) {
  const words = { result: (where) => t('console.hand.no_result', where), player: (where) => t('console.hand.no_player', where) };
  const go = ({ round, game, what }) => {
    const select = form.querySelector(`[name="rounds.${round}.games.${game}.white"]`);
    const line = select.closest('.game');
    line.scrollIntoView({ block: 'center' });
    focusOn(what === 'result' ? line.querySelector('.result button') : [select, ...line.querySelectorAll('select')].find((each) => !each.value));
  };
  return h('div', { class: 'problem', role: 'alert', tabindex: '-1' }, h('p', {}, h('b', {}, t('console.hand.incomplete'))),
    h('ul', {}, open.map((each) => {
      const said = words[each.what]({ round: each.round + 1, board: each.game + 1 });
      return h('li', {}, said, ' ', h('button', { type: 'button', class: 'quiet', 'aria-label': `${t('console.hand.go_there')}: ${said}`, on: { click: () => go(each) } }, t('console.hand.go_there')));
    })),
    open.every((each) => each.what === 'result') ? h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: carryOn } }, t('console.hand.as_unfinished'))) : null);
}

function unfinished(sheet, open) {
  for (const { round, game } of open) sheet.rounds[round].games[game].result = '*';
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
