// What went wrong, in words; and beside the field that it concerns.
import { h } from '../dom.js';
import { has, t } from '../words.js';
import { messageOf, ownWords, placeWords } from './told.js';

/** The words for a Problem, without its places. */
export function problemWords(error) {
  if (error.offline) return t('console.problem.offline');
  const own = `console.problem.s${error.status}`;
  if (has(own)) return t(own);
  return error.status >= 500 ? t('console.problem.server') : t('console.problem.other');
}

/**
 * An element that says what went wrong. With `form`, each error whose `at` is a field's name is said beside the field
 * (the whole place, `?place`, or its last part), and the first such field gets the focus; the rest is listed here.
 */
export function showProblem(error, form = null) {
  clearProblems(form);
  const left = (error.errors ?? []).filter((each) => !mark(form, each));
  form?.querySelector('[aria-invalid=true]')?.focus();
  // Of a kind of file that is not read the API's own words are lists of types: nothing for a person.
  const detail = error.detail && !(error.errors ?? []).length && error.status !== 415 ? error.detail : '';
  return h('div', { class: 'problem', role: 'alert', tabindex: '-1' },
    h('p', {}, h('b', {}, problemWords(error))),
    detail ? h('p', {}, messageOf({ ...error, message: detail })) : null,
    left.length ? h('ul', {}, left.map((each) => h('li', {}, h('b', {}, h('bdi', {}, placeWords(each.at))), ': ', messageOf(each)))) : null);
}

/** Takes the marks off a form's fields. */
export function clearProblems(form) {
  for (const note of form?.querySelectorAll('.fault') ?? []) note.remove();
  for (const field of form?.querySelectorAll('[aria-invalid]') ?? []) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-errormessage');
  }
}

let made = 0;

function mark(form, fault) {
  const { at, message } = fault;
  const names = [at, at.replace(/^\?/, ''), at.split('.').pop()];
  const field = form && names.map((name) => [...form.elements].find((each) => each.name === name)).find(Boolean);
  if (!field) return false;
  const own = ownWords(fault);
  const note = h('small', { class: 'fault', id: `fault-${++made}`, lang: own ? null : 'en' }, own ?? message);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-errormessage', note.id);
  (field.closest('.field') ?? field).append(note);
  if (!field.closest('.field')) field.after(note);
  return true;
}
