// The roster: found, added to, imported, tidied of duplicates.
import { h, replace, said } from '../dom.js';
import { call, newKey } from '../api.js';
import { fmtNumber, t, tn } from '../words.js';
import { act, tell } from '../parts/act.js';
import { ask } from '../parts/ask.js';
import { openDialog } from '../parts/dialog.js';
import { button, field, number, radios, text } from '../parts/form.js';
import { folded } from '../parts/picker.js';
import * as say from '../parts/say.js';
import { duplicates } from './members/duplicates.js';
import { erasures } from './member/erase.js';
import { importList } from './members/import.js';

const SHOWN = 100;

export async function view(ctx) {
  const { data } = await call(ctx, 'GET', 'members');
  const problem = h('div', {});
  const list = h('div', {});
  const search = text('search', '', { type: 'search', 'aria-label': t('console.members.search'), placeholder: t('console.members.search') });
  const unknown = data.members.filter((member) => member.junior === 'unknown').length;
  let all = false;

  function show() {
    const asked = folded(search.value.trim());
    const fits = data.members.filter((each) => [each.name, ...each.aliases].some((name) => folded(name).includes(asked)))
      .sort((a, b) => a.name.localeCompare(b.name));
    const cut = all ? fits : fits.slice(0, SHOWN);
    replace(list, h('ul', { class: 'rows' }, cut.map((member) => row(ctx, member))),
      cut.length < fits.length ? h('p', {}, button(tn('console.house.show_all', fits.length), () => { all = true; show(); })) : null,
      fits.length ? null : h('p', { class: 'empty' }, data.members.length ? t('console.house.nothing_found') : t('console.members.none')));
  }

  search.addEventListener('input', show);
  show();
  const node = h('div', {}, problem,
    h('p', { class: 'actions' },
      button(t('console.members.add'), () => add(ctx), { class: 'main' }),
      button(t('console.members.import'), () => importList(ctx)),
      h('a', { href: `#/${ctx.slug}/move` }, t('console.move.link')),
      unknown ? button(tn('console.members.adults', unknown), () => adults(ctx, problem, unknown)) : null),
    later(duplicates(ctx, problem)),
    h('h2', {}, tn('console.members.count', data.members.length)),
    data.members.length > 8 ? h('p', { class: 'search' }, search) : null, list,
    later(erasures(ctx)));
  return { title: t('console.nav.members'), node };
}

/** A place for what takes longer than the roster itself: it comes when it is there. */
function later(promise) {
  const place = h('div', {});
  promise.then((node) => replace(place, node)).catch((error) => tell(place, error));
  return place;
}

function row(ctx, member) {
  return h('li', {},
    h('a', { href: `#/${ctx.slug}/members/${member.member}` },
      h('span', { class: 'main' }, said(member.name)),
      h('small', {}, fmtNumber(member.rating), member.provisional ? ` · ${t('word.provisional')}` : '', ' · ', tn('console.members.games', member.games))),
    h('span', {}, badges(member).map((badge) => [h('span', { class: 'badge' }, badge), ' '])));
}

function badges(member) {
  return [
    member.junior === 'yes' ? t('console.members.junior') : null,
    member.junior === 'yes' && member.consent ? t('console.members.consent') : null,
    member.display === 'inherit' ? null : say.display(member.display),
  ].filter(Boolean);
}

/** The fields of a new member. */
export function newFields() {
  return h('div', {}, field(t('console.field.name'), text('name', '', { maxlength: '200' })),
    h('div', { class: 'pair' },
      field(t('console.field.starting_rating'), text('starting_rating', '', { inputmode: 'decimal' }), t('console.members.rating_help')),
      field(t('console.field.starting_games'), text('starting_games', '', { inputmode: 'numeric' }), t('console.members.games_help'))),
    radios('junior', 'unknown', say.field('junior'), ['unknown', 'yes', 'no'].map((each) => [each, say.junior(each)])));
}

async function add(ctx) {
  const idempotencyKey = newKey();
  let made = null;
  const form = await ask({
    title: t('console.members.add'), body: newFields(), ok: t('console.members.add_one'),
    // Sent while the question stands, so that what is wrong is said beside what was typed.
    async refuse(sent) {
      made = await call(ctx, 'POST', 'members', { json: bodyOf(sent), idempotencyKey });
      return null;
    },
  });
  if (!form) return;
  ctx.refresh();
  if (made.data.notes?.length) await openDialog(t('console.members.add'), h('p', {}, t('console.members.namesake')));
}

function bodyOf(form) {
  const body = { name: form.elements.name.value.trim(), junior: form.junior.value };
  const [rating, games] = ['starting_rating', 'starting_games'].map((name) => number(form.elements[name].value));
  if (rating !== null) body.starting_rating = rating;
  if (games !== null) body.starting_games = games;
  return body;
}

async function adults(ctx, problem, unknown) {
  const sure = await ask({
    title: t('console.members.adults_title'), body: h('p', {}, tn('console.members.adults_why', unknown)), ok: t('console.house.preview'),
  });
  if (sure) await act(ctx, { method: 'POST', path: 'members/adults', title: t('console.members.adults_title') }, problem);
}
