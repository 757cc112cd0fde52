// One member: what is set by hand, what the ladder made of the games, and the acts that concern the whole person.
import { h, replace, said } from '../dom.js';
import { call } from '../api.js';
import { decimalMark, fmtNumber, t, today, tn } from '../words.js';
import { act } from '../parts/act.js';
import { ask } from '../parts/ask.js';
import { button, check, field, number, radios, shown, text } from '../parts/form.js';
import { rowsOf, tellMeanwhile } from '../parts/meanwhile.js';
import { linkToPage } from '../parts/page.js';
import { memberPicker } from '../parts/picker.js';
import * as say from '../parts/say.js';
import { mergeInto, mergesOf } from './members/duplicates.js';
import { erase } from './member/erase.js';
import { career } from './member/career.js';

const FIELDS = ['name', 'display', 'junior', 'consent', 'starting_rating', 'starting_games'];

export async function view(ctx, id) {
  const [told, merges, tournaments] = await Promise.all([
    call(ctx, 'GET', `members/${id}`), call(ctx, 'GET', 'merges'), call(ctx, 'GET', 'tournaments')]);
  const { member } = told.data;
  const page = {
    ctx, id, base: member, etag: told.etag, problem: h('div', {}), meanwhile: h('div', {}), settings: h('div', {}), saved: false,
  };
  const own = merges.data.merges.filter((each) => each.into === id || each.from === id);
  showSettings(page);
  const node = h('div', {}, page.meanwhile, page.problem,
    h('p', { class: 'lead' }, fmtNumber(member.rating), member.provisional ? ` · ${t('word.provisional')}` : '', ' · ', tn('console.members.games', member.games)),
    member.aliases.length ? h('p', {}, t('console.member.aliases'), ' ', member.aliases.map((alias, at) => [at ? ' · ' : '', said(alias)])) : null,
    member.shown ? h('p', {}, linkToPage(ctx, `${ctx.club.pages}members/${id}/`, t('console.member.page'), { id: 'page' })) : null,
    page.settings,
    h('h2', {}, t('console.member.games_title')), career(ctx, told.data, tournaments.data.tournaments),
    h('h2', {}, t('console.member.whole')),
    mergesOf(ctx, page.problem, own),
    h('p', { class: 'actions' },
      button(t('console.member.merge'), () => merge(page)),
      button(t('console.member.erase'), () => erase(ctx, { name: member.name, path: `members/${id}`, etag: page.etag }, page.problem, () => { page.saved = true; ctx.go('members'); }), { class: 'danger' })));
  return { title: member.name, node, leave: () => leave(page) };
}

function showSettings(page, typed = {}) {
  const { base } = page;
  const now = { ...base, ...typed };
  const mark = decimalMark();
  const consent = now.consent;
  const shownAs = h('p', { class: 'shown-as', role: 'status' });
  const form = h('form', { novalidate: true },
    h('h2', {}, t('console.member.settings')),
    field(say.field('name'), text('name', now.name, { maxlength: '200' }), t('console.member.rename_help')),
    radios('display', now.display, say.field('display'), ['inherit', 'initials', 'full', 'hidden'].map((each) => [each, say.display(each), displayHelp(each)])),
    radios('junior', now.junior, say.field('junior'), ['unknown', 'yes', 'no'].map((each) => [each, say.junior(each)])),
    h('fieldset', { class: 'choices when-junior' }, h('legend', {}, say.field('consent')), h('p', {}, h('small', {}, t('console.member.consent_help'))),
      check('parent', consent?.parent, t('console.member.consent_parent')), check('child', consent?.child, t('console.member.consent_child')),
      field(t('console.member.consent_on'), text('on', consent?.on ?? today(), { type: 'date' }))),
    shownAs,
    h('div', { class: 'pair' },
      field(say.field('starting_rating'), text('starting_rating', shown(now.starting_rating, mark), { inputmode: 'decimal' }), t('console.member.start_help')),
      field(say.field('starting_games'), text('starting_games', shown(now.starting_games, mark), { inputmode: 'numeric' }), t('console.members.games_help'))),
    h('p', { class: 'actions' }, h('button', { type: 'submit', class: 'main' }, t('console.house.see_and_save'))));
  const tell = () => replace(shownAs, Object.keys(typedOf(page)).length ? `${t('console.member.once_saved')} ` : '', shownWords(page, form));
  form.addEventListener('input', tell);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save(page, form);
  });
  page.form = form;
  tell();
  replace(page.settings, form);
}

const HELP = {
  inherit: () => t('console.member.inherit_help'),
  hidden: () => t('console.member.hidden_help'),
};
const displayHelp = (code) => HELP[code]?.() ?? null;

/** How others see this person with what stands in the form (SPEC: the more protective one wins). */
function shownWords({ ctx }, form) {
  const display = form.display.value;
  const { parent, child } = form;
  const lacks = form.junior.value === 'yes' && !(parent.checked && child.checked);
  if (display === 'hidden') return t('console.member.as_hidden');
  if (lacks && (parent.checked || child.checked)) return t('console.member.as_half');
  if (lacks) return t('console.member.as_junior');
  return ctx.club.names === 'full' && display !== 'initials' ? t('console.member.as_full') : t('console.member.as_initials');
}

function read(form) {
  const both = form.parent.checked && form.child.checked;
  return {
    name: form.elements.name.value.trim(),
    display: form.display.value,
    junior: form.junior.value,
    consent: both ? { on: form.on.value, parent: true, child: true } : null, // either tick taken away withdraws it
    starting_rating: number(form.starting_rating.value),
    starting_games: number(form.starting_games.value) ?? 0,
  };
}

const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function typedOf(page) {
  const now = read(page.form);
  return Object.fromEntries(FIELDS.filter((name) => !same(now[name], page.base[name])).map((name) => [name, now[name]]));
}

async function save(page) {
  const json = typedOf(page);
  replace(page.meanwhile);
  if (!Object.keys(json).length) {
    replace(page.problem, h('p', { class: 'notice', role: 'status' }, t('console.house.nothing_changed')));
    return;
  }
  const answer = await act(page.ctx, { method: 'PATCH', path: `members/${page.id}`, json, ifMatch: page.etag, title: t('console.member.will_change') },
    page.problem, { form: page.form, stay: true, stale: () => rebase(page, json) });
  if (answer) {
    page.saved = true;
    page.ctx.refresh();
  }
}

/** Somebody else was faster: told, with what was typed kept in the fields. */
async function rebase(page, typed) {
  const old = page.base;
  const told = await call(page.ctx, 'GET', `members/${page.id}`);
  Object.assign(page, { base: told.data.member, etag: told.etag });
  showSettings(page, typed);
  tellMeanwhile(page.meanwhile, rowsOf(Object.fromEntries(FIELDS.map((name) => [name, say.field(name)])), old, page.base, typed, words));
}

function words(name, value) {
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'display') return say.display(value);
  if (name === 'junior') return say.junior(value);
  if (name === 'consent') return value.on;
  return String(value);
}

async function merge(page) {
  let into = null;
  const chosen = h('p', {}, t('console.merge.nobody'));
  const picker = memberPicker(page.ctx, {
    label: t('console.merge.into'), keep: true, without: (each) => each.member === page.id,
    onPick(member) {
      into = member;
      replace(chosen, t('console.merge.chosen'), ' ', h('b', {}, said(member.name)), ` (${fmtNumber(member.rating)}, ${tn('console.members.games', member.games)})`);
    },
  });
  const form = await ask({
    title: t('console.member.merge'), ok: t('console.house.preview'),
    body: h('div', {}, h('p', {}, t('console.merge.lead')), picker, chosen),
    refuse: () => (into ? null : t('console.merge.nobody')),
  });
  if (!form) return;
  const answer = await mergeInto(page.ctx, page.problem, page.base, into, { stay: true });
  if (!answer) return;
  page.saved = true;
  page.ctx.go(`members/${into.member}`);
}

async function leave(page) {
  if (page.saved || !page.form.isConnected || !Object.keys(typedOf(page)).length) return true;
  const sure = await ask({ title: t('console.house.leave_title'), body: h('p', {}, t('console.house.leave_why')), ok: t('console.house.leave'), danger: true });
  return Boolean(sure);
}
