// Corrections that are not sent yet: a working copy of the tournament, and the PATCH that leads to it. Plain values.

export const FIELDS = ['name', 'starts_on', 'ends_on', 'sequence', 'format', 'juniors', 'rated', 'finished'];

const GAME = ['white', 'black', 'result', 'rated', 'colours'];
const POINTS = {
  '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5], '0-0': [0, 0], '1/2-0': [0.5, 0], '0-1/2': [0, 0.5],
  '+/-': [1, 0], '-/+': [0, 1], '-/-': [0, 0], '*': [0, 0],
};

export const RESULTS = Object.keys(POINTS);

const flag = (game, name) => game[name] !== false;
const told = (game, name) => (name === 'rated' || name === 'colours' ? flag(game, name) : game[name]);
const pair = (game) => [game.white, game.black].sort((a, b) => a - b).join('-');
const copy = (value) => JSON.parse(JSON.stringify(value));

/** A copy to work on. Each game and bye knows its place in what it was copied from (`was`). */
export function workingCopy(tournament) {
  const mine = copy(tournament);
  for (const round of mine.rounds) {
    round.games.forEach((game, place) => { game.was = place; });
    round.byes.forEach((bye, place) => { bye.was = place; });
  }
  return mine;
}

export const roundOf = (tournament, no) => tournament.rounds.find((round) => round.no === no);
export const playerOf = (tournament, no) => tournament.players.find((player) => player.no === no);

/** The body of the PATCH that makes `mine` of `base`. Empty where nothing differs. */
export function patchOf(base, mine) {
  const body = {};
  for (const name of FIELDS) if (mine[name] !== base[name]) body[name] = mine[name];
  const games = [];
  const byes = [];
  for (const no of new Set([...base.rounds, ...mine.rounds].map((round) => round.no))) {
    const [old, now] = [base, mine].map((each) => roundOf(each, no) ?? { games: [], byes: [] });
    games.push(...gameFixes(no, old.games, now.games));
    byes.push(...byeFixes(no, old.byes, now.byes));
  }
  const players = playerFixes(base.players, mine.players);
  for (const [name, fixes] of Object.entries({ games, byes, players })) if (fixes.length) body[name] = fixes;
  return body;
}

function gameFixes(round, old, now) {
  const gone = old.filter((_, place) => !now.some((game) => game.was === place));
  const fixes = gone.map((game) => removal(round, game));
  const made = [];
  for (const game of now) {
    const before = game.was === undefined ? null : old[game.was];
    if (!before) made.push(creation(round, game));
    else if (before.board !== game.board || (before.board === undefined && pair(before) !== pair(game))) {
      fixes.push(removal(round, before));
      made.push(creation(round, game));
    } else if (GAME.some((name) => told(before, name) !== told(game, name))) {
      fixes.push(changed(round, before, game));
    }
  }
  return [...fixes, ...made];
}

function changed(round, before, game) {
  const fix = { round, ...(game.board === undefined ? { white: game.white, black: game.black } : { board: game.board }) };
  for (const name of GAME) if (told(before, name) !== told(game, name)) fix[name] = told(game, name);
  return fix;
}

const removal = (round, game) => ({
  round, ...(game.board === undefined ? {} : { board: game.board }), white: game.white, black: game.black, remove: true,
});

function creation(round, game) {
  const fix = { round, white: game.white, black: game.black, result: game.result };
  if (game.board !== undefined) fix.board = game.board;
  for (const name of ['rated', 'colours']) if (!flag(game, name)) fix[name] = false;
  if (game.note) fix.note = game.note;
  return fix;
}

function byeFixes(round, old, now) {
  const gone = old.filter((_, place) => !now.some((bye) => bye.was === place));
  const fixes = gone.map((bye) => ({ round, player: bye.player, remove: true }));
  for (const bye of now) {
    const before = bye.was === undefined ? null : old[bye.was];
    if (!before) fixes.push({ round, player: bye.player, kind: bye.kind });
    else if (before.kind !== bye.kind) fixes.push({ round, player: bye.player, kind: bye.kind });
  }
  return fixes;
}

function playerFixes(old, now) {
  const fixes = old.filter((each) => !now.some((player) => player.no === each.no)).map(({ no }) => ({ no, remove: true }));
  for (const { no, name } of now) {
    const before = old.find((player) => player.no === no);
    if (!before || before.name !== name) fixes.push({ no, name });
  }
  return fixes;
}

/** The corrections of `body` on top of a newer state of the tournament. */
export function applied(newer, body) {
  const mine = workingCopy(newer);
  for (const name of FIELDS) if (name in body) mine[name] = body[name];
  for (const fix of body.players ?? []) {
    const at = mine.players.findIndex((player) => player.no === fix.no);
    if (fix.remove) mine.players = mine.players.filter((player) => player.no !== fix.no);
    else if (at >= 0) mine.players[at].name = fix.name;
    else mine.players.push({ no: fix.no, name: fix.name });
  }
  for (const fix of body.games ?? []) applyGame(round(mine, fix.round), fix);
  for (const fix of body.byes ?? []) {
    const byes = round(mine, fix.round).byes;
    const at = byes.findIndex((bye) => bye.player === fix.player);
    if (fix.remove && at >= 0) byes.splice(at, 1);
    else if (at >= 0) byes[at].kind = fix.kind;
    else if (!fix.remove) byes.push({ player: fix.player, kind: fix.kind });
  }
  return mine;
}

function applyGame({ games }, { round: _, remove, ...fix }) {
  const onBoard = fix.board === undefined ? -1 : games.findIndex((game) => game.board === fix.board);
  const at = onBoard >= 0 ? onBoard : games.findIndex((game) => pair(game) === pair(fix));
  if (remove && at >= 0) games.splice(at, 1);
  else if (at >= 0) Object.assign(games[at], fix);
  else if (!remove && fix.white && fix.black) games.push(fix);
}

/** The round of this number, made where it is not there. */
export function round(mine, no) {
  if (!roundOf(mine, no)) {
    mine.rounds.push({ no, games: [], byes: [] });
    mine.rounds.sort((a, b) => a.no - b.no);
  }
  return roundOf(mine, no);
}

/** What differs between two states of a tournament, as the PATCH that leads from one to the other. */
export function between(old, newer) {
  const other = copy(newer);
  for (const each of other.rounds) {
    const before = roundOf(old, each.no) ?? { games: [], byes: [] };
    const place = (list, test) => { const at = list.findIndex(test); return at < 0 ? undefined : at; };
    for (const game of each.games) {
      game.was = game.board === undefined
        ? place(before.games, (it) => pair(it) === pair(game)) : place(before.games, (it) => it.board === game.board);
    }
    for (const bye of each.byes) bye.was = place(before.byes, (it) => it.player === bye.player);
  }
  return patchOf(old, other);
}

/** The fixes of a body, each with its place in it ("games.1", "name"). */
export function fixesOf(body) {
  const single = FIELDS.filter((name) => name in body).map((name) => ({ at: name, kind: 'field', name }));
  const lists = ['players', 'games', 'byes'].flatMap((kind) => (body[kind] ?? []).map((fix, place) => ({ at: `${kind}.${place}`, kind, fix })));
  return [...single, ...lists];
}

/** What a player has in each round: [{game, white}] or [{bye}]. By player number, then round number. */
export function cells(tournament) {
  const found = new Map(tournament.players.map((player) => [player.no, new Map()]));
  const add = (no, at, cell) => {
    const rounds = found.get(no);
    if (rounds) rounds.set(at, [...(rounds.get(at) ?? []), cell]);
  };
  for (const { no, games, byes } of tournament.rounds) {
    for (const game of games) {
      add(game.white, no, { game, white: true });
      add(game.black, no, { game, white: false });
    }
    for (const bye of byes) add(bye.player, no, { bye });
  }
  return found;
}

const BYE_POINTS = { pairing: 1, full: 1, half: 0.5, zero: 0 };

export const pointsOf = ({ game, white, bye }) => (bye ? bye.points ?? BYE_POINTS[bye.kind] ?? 0 : POINTS[game.result]?.[white ? 0 : 1] ?? 0);

/** What a result is for one side: 1, ½, 0, + − or *. */
export function sideOf(result, white) {
  if (result === '*') return '*';
  const part = result.includes('/2') ? halves(result)[white ? 0 : 1] : result.split(result.includes('/') ? '/' : '-')[white ? 0 : 1];
  return { '1/2': '½', '-': '−' }[part] ?? part;
}

const halves = (result) => ({ '1/2-1/2': ['1/2', '1/2'], '1/2-0': ['1/2', '0'], '0-1/2': ['0', '1/2'] })[result];

/** A result as it is printed: ½–½, 1–0, +/−. */
export const printed = (result) => (result === '*' ? '*' : `${sideOf(result, true)}${result.includes('+') || result.startsWith('-') ? '/' : '–'}${sideOf(result, false)}`);
