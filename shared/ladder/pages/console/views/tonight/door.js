// Where files come in: dropped anywhere on the page, chosen, or pasted as text.
import { Problem } from '../../api.js';
import { h, replace } from '../../dom.js';
import { showProblem } from '../../parts/problem.js';
import { t } from '../../words.js';

const LARGEST = 4_000_000; // bytes, the API's limit

/** `drop`, `formats`: what the field says; `head`: of a pasted list; `between`: elements after the field. */
export function door(evening, { drop, formats, head, between = null }) {
  const input = h('input', { type: 'file', id: 'file', class: 'unseen', on: { change: () => input.files.length && take(input.files[0]) } });
  const area = h('label', { for: 'file', class: 'drop' }, h('b', {}, drop), h('small', {}, formats));
  const over = (on) => (event) => { event.preventDefault(); area.classList.toggle('over', on); };
  // Anywhere on the page: a file that misses the field would otherwise take the console's place.
  const { signal } = evening;
  window.addEventListener('dragover', over(true), { signal });
  window.addEventListener('dragleave', over(false), { signal });
  window.addEventListener('drop', (event) => {
    over(false)(event);
    if (event.dataTransfer.files.length) take(event.dataTransfer.files[0]);
  }, { signal });
  const text = h('textarea', { id: 'paste', rows: '8', spellcheck: 'false', placeholder: head });
  const pasted = () => text.value.trim() && evening.start({ name: 'pasted.txt', bytes: new TextEncoder().encode(text.value) });
  return h('div', { class: 'door' }, input, area, between,
    h('details', {}, h('summary', {}, t('console.tonight.paste')),
      h('p', { class: 'field' }, h('label', { for: 'paste' }, t('console.tonight.paste_label')), text),
      h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: pasted } }, t('console.tonight.read')))));

  async function take(file) {
    if (file.size > LARGEST) replace(evening.place, showProblem(new Problem({ status: 413 })));
    else evening.start({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
}
