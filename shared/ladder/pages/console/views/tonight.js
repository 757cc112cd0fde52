// Tonight: a file is dropped, chosen or pasted; what was read of it is shown before anything is sent.
import { call, Problem } from '../api.js';
import { h, replace } from '../dom.js';
import { bytesOf, draftOf } from '../parts/draft.js';
import { showProblem } from '../parts/problem.js';
import { t } from '../words.js';
import { Evening } from './tonight/evening.js';

const LARGEST = 4_000_000; // bytes, the API's limit

export async function view(ctx) {
  const { tournaments } = (await call(ctx, 'GET', 'tournaments')).data;
  const away = new AbortController();
  const evening = new Evening(ctx, tournaments, away.signal);
  const kept = draftOf(ctx.slug);
  if (kept?.kind === 'file') {
    Object.assign(evening, { source: { name: kept.name, bytes: bytesOf(kept) }, query: kept.query, fixed: kept.id });
    evening.look();
  }
  return { title: t('console.tonight.title'), node: [door(ctx, evening, kept?.kind === 'hand'), evening.place], leave: () => { away.abort(); } };
}

/** Where an evening comes in: a file, results by hand, or a list to paste. */
function door(ctx, evening, hasDraft) {
  const input = h('input', { type: 'file', id: 'file', class: 'unseen', on: { change: () => input.files.length && take(input.files[0]) } });
  const area = h('label', { for: 'file', class: 'drop' }, h('b', {}, t('console.tonight.drop')), h('small', {}, t('console.tonight.formats')));
  const over = (on) => (event) => { event.preventDefault(); area.classList.toggle('over', on); };
  // Anywhere on the page: a file that misses the field would otherwise take the console's place.
  const { signal } = evening;
  window.addEventListener('dragover', over(true), { signal });
  window.addEventListener('dragleave', over(false), { signal });
  window.addEventListener('drop', (event) => {
    over(false)(event);
    if (event.dataTransfer.files.length) take(event.dataTransfer.files[0]);
  }, { signal });
  const text = h('textarea', { id: 'paste', rows: '8', spellcheck: 'false', placeholder: 'round,white,black,result' });
  const pasted = () => text.value.trim() && evening.start({ name: 'pasted.txt', bytes: new TextEncoder().encode(text.value) });
  return h('div', { class: 'door' }, input, area,
    h('p', { class: 'actions' }, h('a', { class: 'button', href: `#/${ctx.slug}/tonight/hand` }, t(hasDraft ? 'console.tonight.by_hand_on' : 'console.tonight.by_hand'))),
    h('details', {}, h('summary', {}, t('console.tonight.paste')),
      h('p', { class: 'field' }, h('label', { for: 'paste' }, t('console.tonight.paste_label')), text),
      h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: pasted } }, t('console.tonight.read')))));

  async function take(file) {
    if (file.size > LARGEST) replace(evening.place, showProblem(new Problem({ status: 413 })));
    else evening.start({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
}
