// A juniors' event: whoever is of unknown age becomes a junior by it, so the adults are marked first.
import { call } from '../../api.js';
import { h } from '../../dom.js';
import { remember, remembered } from '../../session.js';
import { t } from '../../words.js';

/** What a juniors' event means; once a club, a word about the club's or the school's own policy. */
export function juniorsNotice(ctx) {
  const name = `policy.${ctx.slug}`;
  const told = remembered(name);
  const box = h('div', { class: 'notice' }, h('p', {}, h('b', {}, t('console.juniors.title'))), h('p', {}, t('console.juniors.text')));
  if (told) return box;
  const policy = h('div', {}, h('p', {}, t('console.juniors.policy')),
    h('p', { class: 'actions' }, h('button', { type: 'button', on: { click: () => { remember(name, true); policy.remove(); } } }, t('console.juniors.understood'))));
  box.append(policy);
  return box;
}

/** A tick that says that the entry's member is an adult, where nobody knows yet; null elsewhere. */
export function adultTick(sheet, row) {
  const member = sheet.people.get(row.choice?.member ?? '');
  if (!sheet.tournament.juniors || !member || member.junior !== 'unknown') return null;
  const input = h('input', { type: 'checkbox', checked: row.adult, on: { change: () => { row.adult = input.checked; row.touched = true; sheet.changed(); } } });
  return h('label', { class: 'choice' }, input, h('span', {}, t('console.juniors.adult')));
}

/** Records who was ticked as an adult, before the names are confirmed: afterwards they would be juniors. */
export async function markAdults(sheet) {
  for (const row of sheet.rows) {
    const member = sheet.people.get(row.choice?.member ?? '');
    if (!row.adult || !member || member.junior !== 'unknown') continue;
    await call(sheet.ctx, 'PATCH', `members/${encodeURIComponent(member.member)}`, { json: { junior: 'no' }, signal: sheet.signal });
    member.junior = 'no';
  }
}
