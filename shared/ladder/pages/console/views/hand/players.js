// Who is here: found by typing, or ticked in the roster with a thumb.
import { h, replace, said } from '../../dom.js';
import { folded, memberPicker } from '../../parts/picker.js';
import { fmtNumber, t, tn } from '../../words.js';
import { nextNo } from './sheet.js';

/** A section that fills `sheet.players`. */
export function playersOf(ctx, sheet, members, { changed }) {
  const listed = h('ul', { class: 'chips' });
  const count = h('p', {});
  const ticks = h('ul', { class: 'ticks' });
  const has = (member) => sheet.players.some((each) => each.member === member.member);
  const picker = memberPicker(ctx, { label: t('console.hand.add'), members, allowNew: true, newLabel: t('console.hand.add_new'), without: has, onPick: (each) => { add(each); picker.input.focus(); } });

  function add(each) {
    if (sheet.players.some((one) => (each.member ? one.member === each.member : one.name === each.name))) return;
    sheet.players.push(each.member ? { no: nextNo(sheet), name: each.name, member: each.member } : { no: nextNo(sheet), name: each.name });
    draw();
    changed();
  }

  function remove(player) {
    sheet.players = sheet.players.filter((each) => each !== player);
    for (const round of sheet.rounds) {
      delete round.byes[player.no];
      for (const game of round.games) for (const side of ['white', 'black']) if (game[side] === player.no) game[side] = null;
    }
    draw();
    changed();
  }

  function draw() {
    replace(count, tn('count.players', sheet.players.length));
    replace(listed, sheet.players.map((each) => h('li', {}, said(each.name), each.member ? null : h('small', {}, ` ${t('console.tonight.is_new')}`),
      h('button', { type: 'button', class: 'quiet', 'aria-label': t('console.hand.remove', { name: each.name }), on: { click: () => remove(each) } }, '×'))));
    replace(ticks, [...members].sort((one, other) => folded(one.name).localeCompare(folded(other.name))).map((member) => {
      const box = h('input', { type: 'checkbox', checked: has(member), on: { change: () => (box.checked ? add(member) : remove(sheet.players.find((each) => each.member === member.member))) } });
      return h('li', {}, h('label', { class: 'choice' }, box, h('span', {}, said(member.name), ' ', h('small', {}, member.rating == null ? '' : fmtNumber(member.rating, 0)))));
    }));
  }

  draw();
  return h('section', {}, h('h2', {}, t('console.hand.players')), count, picker, h('details', { open: sheet.players.length === 0 && members.length <= 60 && members.length > 0 }, h('summary', {}, t('console.hand.tick')), ticks), listed);
}
