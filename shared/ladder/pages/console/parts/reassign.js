// One entry of one tournament was somebody else: it is confirmed again as the right one.
import { h, said, replace } from '../dom.js';
import { t } from '../words.js';
import { act } from './act.js';
import { ask } from './ask.js';
import { field, radios, text } from './form.js';
import { memberPicker } from './picker.js';

/** Asks who `player` ({no, name}) of the tournament `id` is, shows what will move, and confirms it; `then()` afterwards. */
export async function reassign(ctx, id, player, then = () => ctx.refresh()) {
  let picked = null;
  const chosen = h('p', {}, t('console.reassign.nobody'));
  const picker = memberPicker(ctx, {
    label: t('console.reassign.member'),
    onPick(member) {
      picked = member;
      replace(chosen, t('console.reassign.chosen'), ' ', h('b', {}, said(member?.name ?? '')));
    },
  });
  const body = h('div', {},
    h('p', {}, t('console.reassign.typed'), ' ', h('b', {}, said(player.name))),
    radios('who', 'member', t('console.reassign.who'), [
      ['member', t('console.reassign.a_member')], ['new', t('console.reassign.new')], ['guest', t('word.guest')]]),
    h('div', { class: 'when-member' }, picker.node ?? picker, chosen),
    h('div', { class: 'when-new' }, field(t('console.field.name'), text('new_name', player.name))));
  const problem = h('div', {});
  const form = await ask({
    title: t('console.reassign.title'), body, ok: t('console.house.preview'),
    refuse: (sent) => (sent.who.value === 'member' && !picked ? t('console.reassign.nobody') : null),
  });
  if (!form) return;
  const link = { member: () => ({ member: picked.member }), guest: () => ({ guest: true }), new: () => ({ new: true, name: form.new_name.value.trim() || player.name }) }[form.who.value]();
  document.querySelector('#main').prepend(problem);
  const change = { method: 'PUT', path: `tournaments/${id}/names`, json: { links: { [player.no]: link } }, title: t('console.reassign.title') };
  if (await act(ctx, change, problem, { stay: true })) then();
}
