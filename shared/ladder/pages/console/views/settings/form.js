// One form of the settings: saved with what will move shown first; where somebody was faster, that is told and what was
// typed is kept.
import { h, replace } from '../../dom.js';
import { call } from '../../api.js';
import { fmtDate, LANGUAGES, t } from '../../words.js';
import { act } from '../../parts/act.js';
import { rowsOf, tellMeanwhile } from '../../parts/meanwhile.js';
import * as say from '../../parts/say.js';

const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * `page`: {ctx, base, etag, forms}. `fields(now)`: the form's elements for these values; `read(form)`: {name: value} of them;
 * `title`: of the preview; `live(form, now)`: after each touch, with the values as they would be; `saved(before, now)`: after it was saved.
 */
export function settingsForm(page, { fields, read, title, live = () => {}, extra = () => ({}), text, saved = () => {} }) {
  const problem = h('div', {});
  const meanwhile = h('div', {});
  const place = h('div', {});
  let form;

  const typed = () => Object.fromEntries(Object.entries(read(form)).filter(([name, value]) => !same(value, page.base[name])));

  function show(kept = {}) {
    form = h('form', { novalidate: true }, fields({ ...page.base, ...kept }),
      h('p', { class: 'actions' }, h('button', { type: 'submit', class: 'main' }, t('console.house.see_and_save'))));
    form.addEventListener('input', touched);
    form.addEventListener('submit', save);
    form.dirty = () => Object.keys(typed()).length > 0;
    page.forms.push(form);
    replace(place, form);
    touched();
  }

  const touched = () => live(form, { ...page.base, ...read(form) });

  async function save(event) {
    event.preventDefault();
    replace(meanwhile);
    const json = typed();
    if (!Object.keys(json).length) {
      replace(problem, h('p', { class: 'notice', role: 'status' }, t('console.house.nothing_changed')));
      return;
    }
    const answer = await act(page.ctx, { method: 'PATCH', path: '', json: { ...json, ...extra(form) }, ifMatch: page.etag, title, text }, problem,
      { form, stay: true, stale: () => rebase(json) });
    if (answer) {
      const before = page.base;
      page.base = answer.data.club;
      await saved(before, page.base);
      page.ctx.refresh();
    }
  }

  async function rebase(kept) {
    const old = page.base;
    const told = await call(page.ctx, 'GET', '');
    Object.assign(page, { base: told.data.club, etag: told.etag });
    const names = Object.keys(read(form));
    show(kept);
    const all = Object.fromEntries([...new Set([...names, ...NAMES])].map((name) => [name, say.fieldOfWhole(name)]));
    tellMeanwhile(meanwhile, rowsOf(all, old, page.base, kept, words));
  }

  show();
  return h('div', {}, meanwhile, problem, place);
}

const NAMES = ['name', 'language', 'visibility', 'names', 'juniors', 'rules', 'rules_from', 'active_months', 'season_starts', 'ladder_starts_on', 'contact'];

export function words(name, value) {
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'language') return LANGUAGES[value] ?? value;
  if (name === 'visibility') return say.visibility(value);
  if (name === 'names') return say.names(value);
  if (name === 'ladder_starts_on' || name === 'rules_from') return fmtDate(value);
  if (name === 'rules') return Object.entries(value).map(([each, number]) => `${say.field(each)} ${number}`).join(', ');
  return typeof value === 'boolean' ? say.yesNo(value) : String(value);
}
