// The way in: an organiser's key, typed or out of a console link.
import { call, Problem } from '../api.js';
import { announce, h, replace } from '../dom.js';
import { showProblem } from '../parts/problem.js';
import { t } from '../words.js';

/** `done({key, slug, keep})`: the key is right. `key`: tried at once; `error`: why the person is here. */
export function signInView({ done, key = '', error = null }) {
  const place = h('div', {}, error ? showProblem(error) : null);
  const input = h('input', { id: 'key', name: 'key', type: 'password', autocomplete: 'current-password', spellcheck: 'false', required: true, autofocus: true, value: key });
  const keep = h('input', { id: 'keep', name: 'keep', type: 'checkbox' });
  const button = h('button', { type: 'submit', class: 'main' }, t('console.signin.button'));
  const form = h('form', { on: { submit: (event) => { event.preventDefault(); enter(); } } },
    h('p', { class: 'field' }, h('label', { for: 'key' }, t('console.signin.key')), input),
    h('p', { class: 'field check' }, h('label', { for: 'keep' }, keep, h('span', {}, t('console.signin.keep')))),
    h('p', { class: 'actions' }, button));

  async function enter() {
    const typed = input.value.trim();
    if (!typed) { input.focus(); return; }
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
    try {
      const { data } = await call({ key: typed }, 'GET', '/key');
      if (data.scope !== 'organise') refused(t(data.scope === 'operator' ? 'console.signin.operator' : 'console.signin.publish_only'));
      else await done({ key: typed, slug: data.club, keep: keep.checked });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.status === 401 || problem.status === 404 || problem.status === 400) refused(t('console.signin.wrong'));
      else replace(place, showProblem(problem));
    } finally {
      button.disabled = false;
      button.removeAttribute('aria-busy');
    }
  }

  function refused(words) {
    replace(place, h('div', { class: 'problem', role: 'alert' }, h('p', {}, h('b', {}, words))));
    announce(words);
    input.focus();
    input.select();
  }

  if (key) setTimeout(enter, 0);
  return h('div', {}, h('h1', { tabindex: '-1' }, t('console.signin.title')), h('p', { class: 'lead' }, t('console.signin.text')), place, form,
    h('p', {}, h('small', {}, t('console.signin.privacy'))));
}
