// The sheet of an evening by hand: as it is kept, and as the API takes it.
import { fmtDate, t } from '../../words.js';

/** What an evening is called until somebody says otherwise. */
export const eveningName = (day) => t('console.hand.name', { day: fmtDate(day) });

/** An empty sheet with one round. */
export function fresh(club, day) {
  return { kind: 'hand', id: null, name: eveningName(day), starts_on: day, juniors: club.juniors, players: [], rounds: [{ games: [], byes: {} }] };
}

/** The number that a new player gets: one that no result can mean yet. */
export const nextNo = (sheet) => Math.max(0, ...sheet.players.map((each) => each.no)) + 1;

/** Who has a game or a bye in a round. */
export function seated(round) {
  return new Set([...round.games.flatMap((game) => [game.white, game.black]), ...Object.keys(round.byes).map(Number)].filter(Boolean));
}

/** The tournament as the API takes it: games that are complete, boards in their order. */
export function asTournament(sheet) {
  const rounds = sheet.rounds.map((round) => ({
    games: round.games.filter((game) => game.white && game.black && game.result).map((game, no) => ({ board: no + 1, white: game.white, black: game.black, result: game.result })),
    byes: Object.entries(round.byes).map(([player, kind]) => ({ player: Number(player), kind })),
  })).filter((round) => round.games.length || round.byes.length);
  return {
    name: sheet.name.trim(), starts_on: sheet.starts_on, juniors: sheet.juniors,
    players: sheet.players.map(({ no, name, member }) => (member ? { no, name, member } : { no, name })),
    rounds: rounds.map((round, no) => (round.byes.length ? { no: no + 1, ...round } : { no: no + 1, games: round.games })),
  };
}

/** Games that were begun and lack a result or a player: [{round, game, what: 'result' | 'player'}], places from 0. */
export function gaps(sheet) {
  return sheet.rounds.flatMap(({ games }, round) => games.flatMap(({ white, black, result }, game) => {
    if (white && black) return result ? [] : [{ round, game, what: 'result' }];
    return white || black || result ? [{ round, game, what: 'player' }] : [];
  }));
}
