// A tournament's entries: the names as typed, who they are, what the evening brought them.
import { h, replace } from '../../dom.js';
import { fmtChange, t } from '../../words.js';
import { ask } from '../../parts/ask.js';
import { button, field, keepingFocus, text } from '../../parts/form.js';
import { erase } from '../member/erase.js';
import { reassign } from '../../parts/reassign.js';
import { playerOf } from './draft.js';

/** The section. `sheet`: {ctx, id, base, mine, changes, members, editable, changed()}. */
export function players(sheet) {
  const place = h('div', {});
  const show = () => replace(place,
    h('ul', { class: 'rows' }, [...sheet.mine.players].sort((a, b) => a.no - b.no).map((player) => row(sheet, player, () => keepingFocus(place, () => edit(sheet, player, show))))),
    sheet.editable ? h('p', { class: 'actions' }, button(t('console.tournament.add_player'), () => keepingFocus(place, () => edit(sheet, null, show)))) : null);
  show();
  return h('details', {}, h('summary', {}, t('console.tournament.players')), h('p', {}, t('console.tournament.players_lead')), place);
}

function row(sheet, player, rename) {
  const before = playerOf(sheet.base, player.no);
  return h('li', {},
    h('span', { class: 'line' }, h('small', {}, `${player.no}.`), ' ', h('bdi', {}, player.name), ' ',
      before && before.name === player.name ? null : h('span', { class: 'badge now' }, t('console.tournament.changed')),
      h('small', { class: 'under' }, who(sheet, player))),
    h('span', { class: 'actions' },
      sheet.editable ? button(t('console.tournament.rename'), rename,
        { 'aria-label': `${t('console.tournament.rename')}: ${player.name}` }) : null,
      sheet.state !== 'deleted' && before && (player.member || player.guest)
        ? button(t('console.tournament.somebody_else'), () => reassign(sheet.ctx, sheet.id, player),
          { 'aria-label': `${t('console.tournament.somebody_else')}: ${player.name}` }) : null,
      before && !player.member ? button(t('console.tournament.erase_name'), () => erase(sheet.ctx, { name: player.name, path: `tournaments/${sheet.id}/entries/${player.no}/name` },
        sheet.problem, () => sheet.ctx.refresh()), { class: 'quiet', 'aria-label': `${t('console.tournament.erase_name')}: ${player.name}` }) : null));
}

function who(sheet, player) {
  if (player.guest) return t('word.guest');
  if (!player.member) return t('console.tournament.nobody_yet');
  const change = sheet.changes[player.member];
  return [h('a', { href: `#/${sheet.ctx.slug}/members/${player.member}` }, h('bdi', {}, sheet.members.get(player.member)?.name ?? player.member)),
    change ? ` · ${fmtChange(change.change)}` : ''];
}

async function edit(sheet, player, show) {
  const { mine } = sheet;
  const used = player && mine.rounds.some((round) => round.games.some((game) => game.white === player.no || game.black === player.no)
    || round.byes.some((bye) => bye.player === player.no));
  const form = await ask({
    title: player ? t('console.tournament.rename_title', { n: player.no }) : t('console.tournament.add_player'),
    body: h('div', {}, field(t('console.tournament.typed_name'), text('name', player?.name ?? ''), t('console.tournament.typed_name_help'))),
    ok: t('console.house.take_over'),
    extra: player && !used ? [{ label: t('console.tournament.remove_player'), value: 'remove', danger: true }] : [],
    refuse: (sent) => (sent.elements.name.value.trim() ? null : t('console.tournament.no_name')),
  });
  if (!form) return;
  const name = form.elements.name.value.trim();
  if (form.dataset.answer === 'remove') mine.players = mine.players.filter((each) => each !== player);
  else if (player) player.name = name;
  else mine.players.push({ no: Math.max(0, ...mine.players.map((each) => each.no)) + 1, name });
  sheet.changed();
  show();
}
