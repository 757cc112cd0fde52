// Where files come in: dropped anywhere on the page, chosen, or pasted as text.
import { Problem } from '../../api.js';
import { focusOn, h, replace } from '../../dom.js';
import { showProblem } from '../../parts/problem.js';
import { t } from '../../words.js';
import { unreadOf } from './faults.js';
import { asGames } from './pasted.js';

const LARGEST = 4_000_000; // bytes, the API's limit

/** `drop`, `formats`: what the field says; `touch`: instead of `drop` where there is nothing to drop with; `head`: of a pasted list that needs one; `between`: elements after the field. */
export function door(evening, { drop, touch = null, formats, head = null, between = null }) {
  const input = h('input', { type: 'file', id: 'file', class: 'unseen', on: { change: () => input.files.length && take(input.files[0]) } });
  const area = h('label', { for: 'file', class: 'drop' }, h('b', { class: 'with-mouse' }, drop), touch ? h('b', { class: 'with-thumb' }, touch) : null, h('small', {}, formats));
  const over = (on) => (event) => { event.preventDefault(); area.classList.toggle('over', on); };
  // Anywhere on the page: a file that misses the field would otherwise take the console's place.
  const { signal } = evening;
  window.addEventListener('dragover', over(true), { signal });
  window.addEventListener('dragleave', over(false), { signal });
  window.addEventListener('drop', (event) => {
    over(false)(event);
    if (event.dataTransfer.files.length) take(event.dataTransfer.files[0]);
  }, { signal });
  const text = h('textarea', { id: 'paste', rows: '8', spellcheck: 'false', placeholder: head ?? 'Ada Rossi - Boris Neri 1-0' });
  const pasted = () => {
    const games = asGames(text.value);
    if (games?.unread) {
      replace(evening.place, unreadOf(games.unread));
      focusOn(evening.place.firstChild);
    } else if (text.value.trim()) {
      evening.start(games ? listOf('pasted.csv', text.value, games) : { name: 'pasted.txt', bytes: new TextEncoder().encode(text.value) });
    }
  };
  return h('div', { class: 'door' }, input, area, between,
    h('details', {}, h('summary', {}, t('console.tonight.paste')),
      h('p', { class: 'field' }, h('label', { for: 'paste' }, t('console.tonight.paste_label')), text, head ? null : h('small', {}, t('console.tonight.paste_help'))),
      h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: pasted } }, t('console.tonight.read')))));

  async function take(file) {
    if (file.size > LARGEST) replace(evening.place, showProblem(new Problem({ status: 413 })));
    else evening.start(fileOf(file.name, new Uint8Array(await file.arrayBuffer())));
  }
}

/** A pasted list as the table that the API reads, with what it came from. */
const listOf = (name, text, { csv, from }) => ({ name, bytes: new TextEncoder().encode(csv), typed: text.split(/\r\n|\r|\n/), from });

/** A file as it is; a list of games without a heading as a table with one. */
function fileOf(name, bytes) {
  if (!/\.(csv|txt)$/i.test(name) || bytes.includes(0)) return { name, bytes };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const games = asGames(text);
    return games?.csv ? listOf(name.replace(/\.\w+$/, '.csv'), text, games) : { name, bytes };
  } catch {
    return { name, bytes }; // another encoding: the API asks which
  }
}
