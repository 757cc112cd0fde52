// A tournament's results, by rounds or as a crosstable. Every cell opens the game, the bye or the gap behind it.
import { h, replace } from '../../dom.js';
import { t, tn } from '../../words.js';
import { ask } from '../../parts/ask.js';
import { sideways } from '../../parts/scroll.js';
import { button, check, field, keepingFocus, radios, select, text } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { RESULTS, cells, playerOf, pointsOf, printed, round, roundOf, sideOf } from './draft.js';
import { gameWords, pairWords } from './lines.js';

const WIDEST = 1500;
/* Cells of a crosstable; a larger one is shown by rounds alone. */

/** The section. `sheet`: {base, mine, editable, changed()}. */
export function results(sheet) {
  const place = h('div', {});
  const edit = {
    game: (...asked) => keepingFocus(place, () => editGame(sheet, ...asked, show)),
    bye: (...asked) => keepingFocus(place, () => editBye(sheet, ...asked, show)),
    turn: (set) => keepingFocus(place, () => { set(); show(); }),
  };
  const large = sheet.mine.players.length * sheet.mine.rounds.length > WIDEST;
  sheet.as ??= 'rounds';
  sheet.round ??= sheet.mine.rounds.at(-1)?.no ?? 1;
  const show = () => replace(place, switcher(sheet, large, edit), sheet.as === 'rounds' ? byRounds(sheet, edit) : crosstable(sheet, edit));
  show();
  return h('section', {}, h('h2', {}, t('console.tournament.results')), place);
}

function switcher(sheet, large, edit) {
  if (large || sheet.mine.rounds.length === 0) return null;
  const one = (as, label) => button(label, () => edit.turn(() => { sheet.as = as; }), { 'aria-pressed': String(sheet.as === as) });
  return h('p', { class: 'actions switch' }, one('rounds', t('console.tournament.by_round')), one('cross', t('console.tournament.crosstable')));
}

function byRounds(sheet, edit) {
  const { mine } = sheet;
  const numbers = mine.rounds.map((each) => each.no);
  const turns = h('p', { class: 'actions turns', role: 'group', 'aria-label': t('console.tournament.rounds') }, numbers.map((no) => button(String(no),
    () => edit.turn(() => { sheet.round = no; }),
    { 'aria-pressed': String(no === sheet.round), 'aria-label': t('console.tournament.round', { n: no }) })));
  const here = roundOf(mine, sheet.round) ?? { no: sheet.round, games: [], byes: [] };
  const old = roundOf(sheet.base, here.no) ?? { games: [], byes: [] };
  return h('div', {}, turns, h('h3', {}, t('console.tournament.round', { n: here.no })),
    h('ul', { class: 'rows' },
      here.games.map((game) => line(sheet, isChanged(game, old.games),
        [h('span', { class: 'who' }, game.board === undefined ? null : h('small', {}, `${game.board}. `), h('bdi', {}, pairWords(mine, game))), ' ', h('b', {}, printed(game.result))],
        () => edit.game(here.no, game))),
      here.byes.map((bye) => line(sheet, isChanged(bye, old.byes),
        [h('bdi', {}, playerOf(mine, bye.player)?.name ?? bye.player), ': ', say.bye(bye.kind)],
        () => edit.bye(here.no, bye)))),
    sheet.editable ? h('p', { class: 'actions' },
      button(t('console.tournament.add_game'), () => edit.game(here.no, null)),
      button(t('console.tournament.add_bye'), () => edit.bye(here.no, null)),
      here.games.length || here.byes.length ? button(t('console.tournament.add_round'), () => edit.turn(() => { sheet.round = Math.max(...numbers, 0) + 1; })) : null) : null);
}

function line(sheet, changed, words, edit) {
  const said = changed ? [words, ' ', h('span', { class: 'badge now' }, t('console.tournament.changed'))] : words;
  return h('li', {}, sheet.editable ? h('button', { type: 'button', class: 'line', on: { click: edit } }, said) : h('span', { class: 'line' }, said));
}

function isChanged(mine, old) {
  const before = mine.was === undefined ? null : old[mine.was];
  if (!before) return true;
  return ['white', 'black', 'result', 'board', 'player', 'kind'].some((name) => before[name] !== mine[name])
    || ['rated', 'colours'].some((name) => (before[name] !== false) !== (mine[name] !== false));
}

/** Players in order of rank as published, else of points; a line each, a button a round. */
function crosstable(sheet, edit) {
  const { mine } = sheet;
  const found = cells(mine);
  const sum = new Map(mine.players.map(({ no }) => [no, [...found.get(no).values()].flat().reduce((all, cell) => all + pointsOf(cell), 0)]));
  const ranked = mine.players.every((player) => player.rank);
  const order = [...mine.players].sort((a, b) => (ranked ? a.rank - b.rank : sum.get(b.no) - sum.get(a.no)) || a.no - b.no);
  const places = new Map(order.map((player, at) => [player.no, at + 1]));
  const head = h('tr', {}, h('th', { scope: 'col' }, t('console.tournament.place')), h('th', { scope: 'col' }, t('console.field.name')),
    mine.rounds.map(({ no }) => h('th', { scope: 'col', 'aria-label': t('console.tournament.round', { n: no }) }, String(no))),
    h('th', { scope: 'col' }, t('console.tournament.points')));
  const body = order.map((player) => h('tr', {}, h('td', {}, String(places.get(player.no))),
    h('th', { scope: 'row' }, h('bdi', {}, player.name)),
    mine.rounds.map(({ no }) => h('td', {}, (found.get(player.no).get(no) ?? [null]).map((cell) => crossCell(sheet, places, player, no, cell, edit)))),
    h('td', {}, halves(sum.get(player.no)))));
  return sideways(h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('console.tournament.crosstable') },
    h('table', { class: 'cross' }, h('thead', {}, head), h('tbody', {}, body))));
}

const halves = (points) => (points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(Math.round(points * 10) / 10));

function crossCell(sheet, places, player, no, cell, edit) {
  const old = roundOf(sheet.base, no) ?? { games: [], byes: [] };
  const changed = cell && isChanged(cell.bye ?? cell.game, cell.bye ? old.byes : old.games);
  let [shown, said, act] = ['·', t('console.tournament.nothing_there'), () => edit.game(no, { white: player.no })];
  if (cell?.bye) {
    const { bye } = cell;
    [shown, said, act] = [`${{ pairing: '1', full: '1', half: '½', zero: '0' }[bye.kind] ?? '–'} ${t('word.bye')}`, say.bye(bye.kind), () => edit.bye(no, bye)];
  } else if (cell) {
    const { game, white } = cell;
    const other = places.get(white ? game.black : game.white);
    const colour = game.colours === false ? '' : white ? t('console.tournament.white_letter') : t('console.tournament.black_letter');
    [shown, said, act] = [`${sideOf(game.result, white)} ${colour}${other}`, gameWords(sheet.mine, game), () => edit.game(no, game)];
  }
  if (!sheet.editable) return h('span', {}, shown);
  return h('button', { type: 'button', class: changed ? 'cell changed' : 'cell', on: { click: act },
    'aria-label': `${t('console.tournament.round', { n: no })}, ${player.name}: ${said}` }, shown);
}

/** `found`: the game; null or {white}: a new one. */
async function editGame(sheet, no, found, show) {
  const { mine } = sheet;
  const people = mine.players.map((player) => [String(player.no), `${player.name} (${player.no})`]);
  const game = found?.result ? found : null;
  const start = game ?? { white: found?.white ?? '', black: '', result: '1-0', board: freeBoard(mine, no) };
  const pick = (name, value, label) => field(label, select(name, String(value ?? ''), [['', '–'], ...people]));
  const body = h('div', {},
    pick('white', start.white, t('console.tournament.white')), pick('black', start.black, t('console.tournament.black')),
    h('div', { class: 'chips' }, radios('result', start.result, t('console.tournament.result'), RESULTS.map((each) => [each, printed(each)]))),
    h('p', {}, h('small', {}, t('console.tournament.result_help'))),
    field(t('console.tournament.board'), text('board', start.board ?? '', { inputmode: 'numeric' })),
    check('unrated', start.rated === false, t('console.tournament.game_unrated')),
    check('no_colours', start.colours === false, t('console.tournament.game_no_colours')));
  const form = await ask({
    title: game ? t('console.tournament.edit_game') : t('console.tournament.add_game'), body, ok: t('console.house.take_over'),
    extra: game ? [{ label: t('console.tournament.remove_game'), value: 'remove', danger: true }] : [],
    refuse: (sent) => whyNot(sent, (roundOf(mine, no)?.games ?? []).filter((each) => each !== game)),
  });
  if (!form) return;
  const { games } = round(mine, no);
  if (form.dataset.answer === 'remove') games.splice(games.indexOf(game), 1);
  else {
    const to = game ?? {};
    Object.assign(to, { white: Number(form.white.value), black: Number(form.black.value), result: form.result.value });
    const board = form.board.value.trim();
    if (board) to.board = Number.isInteger(Number(board)) ? Number(board) : board;
    else delete to.board;
    to.rated = !form.unrated.checked;
    to.colours = !form.no_colours.checked;
    if (!game) games.push(to);
  }
  sheet.changed();
  show();
}

/** Why a game cannot stand beside the others of its round; null: it can. */
function whyNot(sent, others) {
  const [white, black] = [Number(sent.white.value), Number(sent.black.value)];
  const board = sent.board.value.trim();
  if (!white || !black) return t('console.tournament.two_players');
  if (white === black) return t('console.tournament.two_different');
  if (board && others.some((each) => String(each.board) === board)) return t('console.tournament.board_taken', { board });
  if (!board && others.some((each) => each.board === undefined && [each.white, each.black].every((no) => no === white || no === black))) return t('console.tournament.met_already');
  return null;
}

function freeBoard(tournament, no) {
  const boards = (roundOf(tournament, no)?.games ?? []).map((game) => game.board);
  return boards.length && boards.every((board) => board === undefined) ? undefined : Math.max(0, ...boards.filter(Boolean)) + 1;
}

async function editBye(sheet, no, bye, show) {
  const { mine } = sheet;
  const people = mine.players.map((player) => [String(player.no), `${player.name} (${player.no})`]);
  const body = h('div', {},
    bye ? h('p', {}, h('b', {}, h('bdi', {}, playerOf(mine, bye.player)?.name ?? '')))
      : field(t('console.tournament.player'), select('player', '', [['', '–'], ...people])),
    radios('kind', bye?.kind ?? 'pairing', t('console.tournament.bye_kind'), say.byes()));
  const form = await ask({
    title: bye ? t('console.tournament.edit_bye') : t('console.tournament.add_bye'), body, ok: t('console.house.take_over'),
    extra: bye ? [{ label: t('console.tournament.remove_bye'), value: 'remove', danger: true }] : [],
    refuse: (sent) => (bye ? null : !sent.player.value ? t('console.tournament.one_player')
      : roundOf(mine, no)?.byes.some((each) => String(each.player) === sent.player.value) ? t('console.tournament.bye_already') : null),
  });
  if (!form) return;
  const { byes } = round(mine, no);
  if (form.dataset.answer === 'remove') byes.splice(byes.indexOf(bye), 1);
  else if (bye) {
    if (bye.kind !== form.kind.value) delete bye.points;
    bye.kind = form.kind.value;
  } else byes.push({ player: Number(form.player.value), kind: form.kind.value });
  sheet.changed();
  show();
}

/** How many rounds and games, in words. */
export const extent = (tournament) => `${tn('count.players', tournament.players.length)} · ${tn('count.rounds', tournament.rounds.length)}`;
