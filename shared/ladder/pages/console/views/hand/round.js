// One round by hand: games with three large buttons for the result, and who had a bye or did not come.
import { h, replace, said } from '../../dom.js';
import { t } from '../../words.js';
import { seated } from './sheet.js';

const RESULTS = [['1-0', '1–0'], ['1/2-1/2', '½–½'], ['0-1', '0–1']];
const SIDE = (which) => (which === 'white' ? t('console.white') : t('console.black'));
const BYES = ['pairing', 'half', 'full', 'zero'];

/** A section for round `no` of the sheet. */
export function roundOf(sheet, no, { changed, redraw }) {
  const round = sheet.rounds[no];
  const games = h('ol', { class: 'games' });
  const rest = h('div', {});
  const again = () => { changed(); draw(); };
  const name = (player) => sheet.players.find((each) => each.no === player)?.name ?? '';

  function draw() {
    const free = () => { const taken = seated(round); return sheet.players.filter((each) => !taken.has(each.no)); };
    replace(games, round.games.map((game, index) => h('li', {}, line(game, index, free()))));
    const left = free();
    replace(rest, left.length ? h('details', {}, h('summary', {}, t('console.hand.unpaired'), ' ', left.map((each, at) => [at ? ', ' : '', said(each.name)])), left.map(bye)) : null,
      Object.entries(round.byes).map(([player, kind]) => h('p', { class: 'bye' }, said(name(Number(player))), ': ', t(`bye.${kind}`), ' ',
        h('button', { type: 'button', class: 'quiet', 'aria-label': t('console.hand.remove', { name: name(Number(player)) }), on: { click: () => { delete round.byes[player]; again(); } } }, '×'))));
  }

  function side(game, index, which, free) {
    const own = game[which];
    const options = [...sheet.players.filter((each) => each.no === own), ...free];
    const select = h('select', { name: `rounds.${no}.games.${index}.${which}`, 'aria-label': `${t('console.hand.board', { n: index + 1 })}, ${SIDE(which)}`, value: own ?? '', on: { change: () => { game[which] = Number(select.value) || null; again(); games.querySelector(`[name="${select.name}"]`)?.focus(); } } },
      h('option', { value: '' }, SIDE(which)), options.map((each) => h('option', { value: each.no }, each.name)));
    return select;
  }

  function line(game, index, free) {
    const quick = RESULTS.map(([result, label]) => h('button', { type: 'button', 'aria-pressed': String(game.result === result), 'aria-label': `${t('console.hand.board', { n: index + 1 })}: ${label}`, on: { click: () => set(result) } }, label));
    const more = h('select', { name: `rounds.${no}.games.${index}.result`, 'aria-label': t('console.hand.other_result'), value: RESULTS.some(([each]) => each === game.result) ? '' : game.result ?? '', on: { change: () => set(more.value || null) } },
      h('option', { value: '' }, '…'), h('option', { value: '+/-' }, t('console.hand.black_absent')), h('option', { value: '-/+' }, t('console.hand.white_absent')), h('option', { value: '-/-' }, t('console.hand.both_absent')), h('option', { value: '0-0' }, t('console.hand.double_loss')), h('option', { value: '*' }, t('console.hand.unfinished')));
    function set(result) {
      game.result = result;
      quick.forEach((button, at) => button.setAttribute('aria-pressed', String(RESULTS[at][0] === result)));
      more.value = RESULTS.some(([each]) => each === result) ? '' : result ?? '';
      changed();
    }
    return h('div', { class: 'game' }, side(game, index, 'white', free), h('div', { class: 'result', role: 'group', 'aria-label': t('console.result') }, quick, more), side(game, index, 'black', free),
      h('button', { type: 'button', class: 'quiet', 'aria-label': t('console.hand.remove', { name: t('console.hand.board', { n: index + 1 }) }), on: { click: () => { round.games.splice(index, 1); again(); } } }, '×'));
  }

  function bye(player) {
    const select = h('select', { id: `bye-${no}-${player.no}`, name: `rounds.${no}.byes.${player.no}`, value: '', on: { change: () => { if (select.value) round.byes[player.no] = select.value; again(); } } },
      h('option', { value: '' }, t('console.hand.did_not_play')), BYES.map((kind) => h('option', { value: kind }, t(`bye.${kind}`))));
    return h('p', { class: 'field' }, h('label', { for: select.id }, said(player.name)), select);
  }

  const add = h('button', { type: 'button', on: { click: () => { round.games.push({ white: null, black: null, result: null }); again(); games.lastChild.querySelector('select').focus(); } } }, t('console.hand.add_game'));
  const drop = sheet.rounds.length > 1 ? h('button', { type: 'button', class: 'quiet', on: { click: () => { sheet.rounds.splice(no, 1); changed(); redraw(); } } }, t('console.hand.drop_round')) : null;
  draw();
  return h('section', { class: 'round' }, h('h2', {}, t('console.round', { n: no + 1 })), games, h('p', { class: 'actions' }, add, drop), rest);
}
