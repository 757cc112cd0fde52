// Next week: who is here is ticked or typed, then come the order and the groups, to copy, keep or print; and the sign-up sheet.
import { h, replace, said } from '../dom.js';
import { call, Problem } from '../api.js';
import { fmtNumber, t, tn } from '../words.js';
import { tell } from '../parts/act.js';
import { button, check, field, number, radios, select, text } from '../parts/form.js';
import { folded } from '../parts/picker.js';
import { forgetNext, keepNext, nextOf } from './seeding/kept.js';
import { orderOf } from './seeding/order.js';
import { printOnly, signUpSheet } from './seeding/sheet.js';

export async function view(ctx) {
  const [{ data }, ladder] = await Promise.all([call(ctx, 'GET', 'members'), call(ctx, 'GET', 'ladder')]);
  const active = new Set(ladder.data.standings.filter((line) => line.active).map((line) => line.member));
  const evening = nextOf(ctx.slug, data.members);
  const members = [...data.members].sort((a, b) => active.has(b.member) - active.has(a.member) || a.name.localeCompare(b.name));
  const page = { ctx, evening, problem: h('div', {}), result: h('div', {}), form: null };
  const form = h('form', { novalidate: true, class: 'no-print' },
    whoIsHere(page, members, active),
    field(t('console.seeding.typed'), area(page), t('console.seeding.typed_help')),
    h('div', { class: 'pair' },
      field(t('console.seeding.groups'), text('groups', evening.groups, { inputmode: 'numeric' })),
      field(t('console.seeding.tolerance'), select('tolerance', evening.tolerance, [['0', '0 %'], ['0.1', '10 %'], ['0.2', '20 %'], ['0.3', '30 %'], ['0.5', '50 %']]), t('console.seeding.tolerance_help'))),
    h('p', { class: 'actions' }, h('button', { type: 'submit', class: 'main' }, t('console.seeding.make')),
      button(t('console.seeding.clear'), () => { forgetNext(ctx.slug); ctx.refresh(); })));
  page.form = form;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    make(page);
  });
  const sheet = h('div', { class: 'sheet print-only' });
  const spelling = radios('spelling', 'roster', t('console.sheet.spelling'), [
    ['roster', t('console.sheet.as_roster'), t('console.sheet.as_roster_help')], ['pages', t('console.sheet.as_pages'), t('console.sheet.as_pages_help')]]);
  const print = () => {
    replace(sheet, signUpSheet(ctx, members, spelling.querySelector(':checked').value === 'pages'));
    printOnly(sheet);
  };
  const node = h('div', {}, h('p', { class: 'no-print lead' }, t('console.seeding.lead')), form, page.problem, page.result,
    h('section', { class: 'no-print' }, h('h2', {}, t('console.sheet.title')), h('p', {}, t('console.sheet.lead')),
      spelling,
      h('p', { class: 'actions' }, button(t('console.sheet.print'), print))), sheet);
  // Whatever is ticked, typed or answered is kept at once: a phone that reloads the page loses nothing.
  const keep = () => {
    Object.assign(evening, { groups: form.groups.value, tolerance: form.tolerance.value });
    keepNext(ctx.slug, evening);
  };
  for (const event of ['input', 'change', 'click']) node.addEventListener(event, keep);
  return { title: t('console.nav.next'), node };
}

function area(page) {
  const typed = h('textarea', { name: 'typed', rows: '4', spellcheck: 'false' });
  typed.value = page.evening.typed;
  typed.addEventListener('input', () => { page.evening.typed = typed.value; });
  return typed;
}

function whoIsHere(page, members, active) {
  const { here } = page.evening;
  const count = h('p', { role: 'status' });
  const list = h('div', { class: 'ticks' });
  const search = text('search', '', { type: 'search', 'aria-label': t('console.members.search'), placeholder: t('console.members.search') });
  const tally = () => replace(count, tn('console.seeding.here', here.size));
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, ...more] = [...list.querySelectorAll('input')];
    if (only && !more.length) { only.click(); search.select(); }
  });
  function show() {
    const asked = folded(search.value.trim());
    const fits = members.filter((each) => (asked ? [each.name, ...each.aliases].some((name) => folded(name).includes(asked)) : active.has(each.member) || here.has(each.member)));
    const shown = fits.length || asked ? fits : members;
    replace(list, shown.slice(0, 300).map((member) => {
      const line = check('', here.has(member.member), [said(member.name), h('small', {}, ` ${fmtNumber(member.rating)}`)]);
      const input = line.querySelector('input');
      input.addEventListener('change', () => {
        if (input.checked) here.add(member.member);
        else here.delete(member.member);
        tally();
      });
      return line;
    }), shown.length ? null : h('p', { class: 'empty' }, t('console.house.nothing_found')));
  }
  search.addEventListener('input', show);
  show();
  tally();
  return h('fieldset', { class: 'here' }, h('legend', {}, t('console.seeding.who')), h('p', {}, h('small', {}, t('console.seeding.who_help'))),
    h('p', { class: 'search' }, search), list, count);
}

/** The list as the API takes it: members, then typed names with what was answered about them. */
export function playersOf({ here, typed, answers }) {
  const names = [...new Set(typed.split('\n').map((name) => name.trim()).filter(Boolean))];
  return [...here, ...names.map((name) => {
    const answer = answers.get(name);
    return answer === undefined ? name : answer === 'new' ? { name, new: true } : answer;
  })];
}

async function make(page) {
  const { ctx, evening, form } = page;
  Object.assign(evening, { groups: form.groups.value, tolerance: form.tolerance.value });
  replace(page.problem);
  const players = playersOf(evening);
  if (!players.length) {
    replace(page.problem, h('p', { class: 'problem', role: 'alert' }, t('console.seeding.nobody')));
    return;
  }
  const asked = { players, groups: number(evening.groups) ?? 1, tolerance: Number(evening.tolerance) };
  try {
    const { data } = await call(ctx, 'POST', 'seeding', { json: asked });
    replace(page.result, orderOf(page, asked, data, () => make(page)));
    page.result.querySelector('h2').focus();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(page.problem, error, form);
  }
}
