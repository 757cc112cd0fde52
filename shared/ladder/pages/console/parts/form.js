// Labelled fields. Their names are the places that the API's errors name, so that an error finds its field.
import { h } from '../dom.js';

let made = 0;

/** A label, its field and a hint. */
export function field(label, input, hint) {
  input.id ||= `field-${++made}`;
  const note = hint ? h('small', { id: `${input.id}-hint` }, hint) : null;
  if (note) input.setAttribute('aria-describedby', note.id);
  return h('p', { class: 'field' }, h('label', { for: input.id }, label), input, note);
}

export function text(name, value, more = {}) {
  const input = h('input', { type: 'text', name, autocomplete: 'off', ...more });
  input.value = value ?? '';
  return input;
}

/** `options`: [[value, label]]. */
export function select(name, value, options, more = {}) {
  const input = h('select', { name, ...more }, options.map(([each, label]) => h('option', { value: each }, label)));
  input.value = value ?? '';
  return input;
}

export function check(name, on, label, hint, more = {}) {
  const input = h('input', { type: 'checkbox', name, ...more });
  input.checked = Boolean(on);
  input.id = `field-${++made}`;
  const note = hint ? h('small', { id: `${input.id}-hint` }, hint) : null;
  if (note) input.setAttribute('aria-describedby', note.id);
  return h('p', { class: 'field check' }, h('label', { for: input.id }, input, h('span', {}, label)), note);
}

/** A question with one answer. `options`: [[value, label, hint]]. */
export function radios(name, value, legend, options) {
  return h('fieldset', { class: 'choices' }, h('legend', {}, legend), options.map(([each, label, hint]) => {
    const input = h('input', { type: 'radio', name, value: each });
    input.checked = each === value;
    return h('label', { class: 'choice' }, input, h('span', {}, h('b', {}, label), hint ? h('small', {}, hint) : null));
  }));
}

/** A number as typed, with comma or point; null where nothing is; what is no number goes out as typed, to be refused. */
export function number(typed) {
  const tidy = String(typed ?? '').trim().replace(',', '.').replace('\u2212', '-');
  if (tidy === '') return null;
  const read = Number(tidy);
  return Number.isFinite(read) ? read : typed;
}

/** A number as it stands in a field of this language. */
export const shown = (value, mark) => (value === null || value === undefined ? '' : String(value).replace('.', mark));

export function button(label, click, more = {}) {
  return h('button', { type: 'button', on: { click }, ...more }, label);
}

/** Does `act`, which may draw `place` anew, and gives the focus back to the button at the same place in it. */
export async function keepingFocus(place, act) {
  const buttons = () => [...place.querySelectorAll('button')];
  const at = buttons().indexOf(document.activeElement);
  await act();
  if (at >= 0) (buttons()[at] ?? buttons().at(-1))?.focus();
}
