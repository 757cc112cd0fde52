// Corrections in words, one line each: those that are not sent yet, and those that somebody else made meanwhile.
import { fmtDate, t } from '../../words.js';
import * as say from '../../parts/say.js';
import { fixesOf, playerOf, printed, roundOf } from './draft.js';

const nameOf = (tournament, no) => playerOf(tournament, no)?.name ?? `${no}`;

export function value(name, held) {
  if (held === undefined || held === null || held === '') return '–';
  if (name === 'starts_on' || name === 'ends_on') return fmtDate(held);
  if (name === 'format') return say.format(held);
  return typeof held === 'boolean' ? say.yesNo(held) : String(held);
}

/** Who plays: Rossi – Bianchi. */
export const pairWords = (tournament, game) => `${nameOf(tournament, game.white)} – ${nameOf(tournament, game.black)}${game.rated === false ? ` (${t('console.tournament.unrated_game')})` : ''}`;

/** A game in words: Rossi – Bianchi 1–0. */
export const gameWords = (tournament, game) => (game ? `${pairWords(tournament, game)} ${printed(game.result)}` : '–');

/** Each fix of a body as {at, what, was, now}, of the tournament before and after it. */
export function lines(body, before, after) {
  return fixesOf(body).map(({ at, kind, name, fix }) => ({ at, ...LINES[kind](before, after, fix, name) }));
}

const LINES = {
  field: (before, after, _, name) => ({ what: say.fieldOfWhole(name), was: value(name, before[name]), now: value(name, after[name]) }),
  players: (before, after, { no }) => ({
    what: t('console.tournament.player_no', { n: no }),
    was: playerOf(before, no)?.name ?? '–',
    now: playerOf(after, no)?.name ?? '–',
  }),
  games: (before, after, fix) => ({
    what: fix.board === undefined ? t('console.tournament.round', { n: fix.round }) : t('console.tournament.round_board', { n: fix.round, board: fix.board }),
    was: gameWords(before, fix.remove || !isNew(before, fix) ? found(before, fix) : null),
    now: fix.remove ? '–' : gameWords(after, found(after, fix)),
  }),
  byes: (before, after, fix) => ({
    what: `${t('console.tournament.round', { n: fix.round })}, ${nameOf(after, fix.player)}`,
    was: byeWords(before, fix),
    now: byeWords(after, fix),
  }),
};

const byeWords = (tournament, fix) => {
  const held = roundOf(tournament, fix.round)?.byes.find((bye) => bye.player === fix.player);
  return held ? say.bye(held.kind) : '–';
};

const pair = (game, fix) => (game.white === fix.white && game.black === fix.black) || (game.white === fix.black && game.black === fix.white);
const isNew = (before, fix) => !found(before, fix);

function found(tournament, fix) {
  const games = roundOf(tournament, fix.round)?.games ?? [];
  return (fix.board === undefined ? null : games.find((game) => game.board === fix.board)) ?? games.find((game) => pair(game, fix)) ?? null;
}
