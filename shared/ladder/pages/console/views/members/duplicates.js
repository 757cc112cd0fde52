// Members that may be one person, side by side; and the merges that stand, each of which can be undone.
import { h, said } from '../../dom.js';
import { call } from '../../api.js';
import { fmtDate, fmtList, fmtNumber, inOwnWords, t, tn } from '../../words.js';
import { act } from '../../parts/act.js';
import { button } from '../../parts/form.js';

const SHOWN = 20;

/** Both sections; null where there is neither. */
export async function duplicates(ctx, problem) {
  const [pairs, merges] = await Promise.all([call(ctx, 'GET', 'duplicates'), call(ctx, 'GET', 'merges')]);
  const found = pairs.data.duplicates;
  return h('div', {},
    found.length ? h('details', { open: found.length < 4 }, h('summary', {}, tn('console.duplicates.title', found.length)),
      h('p', {}, t('console.duplicates.lead')), found.slice(0, SHOWN).map((each) => pair(ctx, problem, each))) : null,
    mergesOf(ctx, problem, merges.data.merges));
}

function pair(ctx, problem, { candidates, reason, reason_text: text }) {
  const [one, other] = candidates;
  return h('div', { class: 'card' }, h('p', {}, said(inOwnWords(`alike.${reason}`, text))),
    h('div', { class: 'sides' }, side(ctx, problem, one, other), side(ctx, problem, other, one)),
    h('p', { class: 'actions' }, button(t('console.duplicates.two_people'), () => act(ctx, {
      method: 'POST', path: 'duplicates/declined', json: { members: [one.member, other.member] },
      title: t('console.duplicates.two_people'), previewFirst: false,
    }, problem), { 'aria-label': `${t('console.duplicates.two_people')}: ${one.name}, ${other.name}` })));
}

function side(ctx, problem, one, other) {
  const number = one.number > 1 ? ` (${one.number})` : '';
  return h('div', {},
    h('h3', {}, h('a', { href: `#/${ctx.slug}/members/${one.member}` }, said(one.name)), number),
    h('p', {}, facts(one)),
    h('p', {}, button(t('console.duplicates.keep'), () => mergeInto(ctx, problem, other, one),
      { 'aria-label': `${t('console.duplicates.keep')}: ${one.name}${number}` })));
}

/** What tells a candidate from another, in words. */
export function facts(one) {
  const told = [
    one.rating === null ? null : `${t('console.duplicates.rating')} ${fmtNumber(one.rating)}`,
    tn('console.members.games', one.games),
    one.last_played ? t('console.duplicates.last', { date: fmtDate(one.last_played) }) : t('console.duplicates.never'),
    one.company.length ? t('console.duplicates.met', { names: fmtList(one.company.slice(0, 3).map((each) => each.name)) }) : null,
  ];
  return said(told.filter(Boolean).join(' · '));
}

/** `from` becomes `into`; what will move is shown first. */
export function mergeInto(ctx, problem, from, into, more = {}) {
  return act(ctx, {
    method: 'POST', path: 'merges', json: { from: from.member, into: into.member },
    title: t('console.merge.title', { from: from.name, into: into.name }), confirm: t('console.merge.do'),
  }, problem, more);
}

/** The merges that stand, with their undo; null where there is none. */
export function mergesOf(ctx, problem, merges) {
  if (!merges.length) return null;
  return h('details', {}, h('summary', {}, tn('console.merge.standing', merges.length)),
    h('ul', { class: 'rows' }, merges.map((each) => h('li', {},
      h('span', { class: 'line' }, said(each.from_name), ' → ', h('a', { href: `#/${ctx.slug}/members/${each.into}` }, said(each.into_name))),
      button(t('console.merge.undo'), () => act(ctx, { method: 'DELETE', path: `merges/${each.id}`, title: t('console.merge.undo_title'), confirm: t('console.merge.undo') }, problem),
        { 'aria-label': `${t('console.merge.undo')}: ${each.from_name} → ${each.into_name}` })))));
}
