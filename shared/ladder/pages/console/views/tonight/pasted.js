// A list of games as people write them, one a line -> the table that the API reads. Only what can mean one thing is understood.

const WORDS = {
  round: 'round|turno|ronda|тур|γύρος|runde|ronde',
  draw: 'draw|remis|patta|pari|ничья|tablas|ισοπαλία|½|1/2|=',
  bye: 'bye|riposo|riposa|бай|ρεπό|descansa|freilos',
  white: 'white|bianco|blancas|белые|λευκά|weiß|weiss|wit|blancs',
};
const DASH = '\\s*[-–—−:]\\s*';
const HALF = '(?:½|1/2|0[.,]5|=)';
const SCORE = `1${DASH}0|0${DASH}1|${HALF}${DASH}${HALF}|\\+\\s*[-/:]\\s*[-−]|[-−]\\s*[/:]\\s*\\+|-\\+|[-−]\\s*/\\s*[-−]|\\*`;
const all = (pattern) => new RegExp(`^${pattern}$`, 'iu');
const ROUND = all(`(?:(?:${WORDS.round})\\s*[:.#°]?\\s*(\\d{1,2})|(\\d{1,2})\\s*(?:st|nd|rd|th|[.°º]|ος|-?й)?\\s*(?:${WORDS.round}))\\s*[:.]?`);
const RESULT = all(`(?:${SCORE}|${WORDS.draw})`);
const AT_END = all(`(.+?)[\\s:,;]+(${SCORE}|${WORDS.draw})`);
const BETWEEN = all(`(.+?)\\s+(1[-–—:]0|0[-–—:]1|${HALF}[-–—:]${HALF})\\s+(.+)`);
const BYE = all(`(.+?)[\\s:,;–—-]+\\(?(?:${WORDS.bye})\\)?`);
const HEADING = new RegExp(`(?:^|[,;\\t])\\s*"?(?:${WORDS.white})"?\\s*(?:[,;\\t]|$)`, 'iu');
const OTHER_KINDS = /^\s*(?:\[|\{|<|0[0-9]2 |001 |XX|sep=)/;
const BETWEEN_NAMES = /\s+[-–—]\s+|\s+(?:vs?\.?|contro|contra|против|εναντίον)\s+/iu;

/** The result as the API writes it; `said` matched one of the above. */
function written(said) {
  const tidy = said.replace(/\s/g, '').replace(/[–—−:]/g, '-');
  if (/^(1-0|0-1|\*)$/.test(tidy)) return tidy;
  if (/^\+/.test(tidy)) return '+/-';
  if (/\+$/.test(tidy)) return '-/+';
  return /^-/.test(tidy) ? '-/-' : '1/2-1/2';
}

const tidyName = (name) => name.trim().replace(/^\d{1,3}[.)]\s+/, '').trim();

const cellsOf = (line) => (/[\t;]/.test(line) ? line.split(/[\t;]/) : line.split(',')).map((each) => each.trim().replace(/^"(.*)"$/, '$1'));

/** Whether a line has the four columns, whatever its result may be. */
const isRow = (line) => { const cells = cellsOf(line); return cells.length === 4 && /^\d{1,2}$/.test(cells[0]) && Boolean(cells[1]); };

/** White, Black and result of a line; null where it may mean something else. */
function game(line) {
  const cells = cellsOf(line);
  if (isRow(line) && RESULT.test(cells[3])) return { round: Number(cells[0]), white: cells[1], black: cells[2], result: written(cells[3]) };
  if (cells.length === 3 && RESULT.test(cells[2]) && cells[0] && cells[1]) return { white: cells[0], black: cells[1], result: written(cells[2]) };
  const between = BETWEEN.exec(line);
  if (between && !BETWEEN_NAMES.test(between[1]) && !BETWEEN_NAMES.test(between[3])) return { white: tidyName(between[1]), black: between[3].trim(), result: written(between[2]) };
  const end = AT_END.exec(line);
  if (end) {
    const sides = end[1].split(BETWEEN_NAMES).map((each) => each.trim()).filter(Boolean);
    return sides.length === 2 ? { white: tidyName(sides[0]), black: sides[1], result: written(end[2]) } : null;
  }
  const bye = BYE.exec(line);
  return bye && !BETWEEN_NAMES.test(bye[1]) ? { white: tidyName(bye[1]), black: '', result: '1' } : null;
}

/**
 * `{csv, from}` of a list of games without a heading: `from[n]` is the line of the list that line n of the table came from
 * (from 0); `{unread: [{no, line}]}` where some lines are games and these cannot be understood; null of anything else.
 */
export function asGames(text) {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ no: at + 1, line: line.trim() })).filter(({ line }) => line);
  if (!lines.length || OTHER_KINDS.test(lines[0].line) || HEADING.test(lines[0].line)) return null;
  const rows = ['round,white,black,result'];
  const from = [0];
  const unread = [];
  let round = 1;
  for (const { no, line } of lines) {
    const heads = ROUND.exec(line);
    const found = heads ? null : game(line);
    if (heads) {
      round = Number(heads[1] ?? heads[2]);
    } else if (found) {
      rows.push([found.round ?? round, found.white, found.black, found.result].map((each) => `"${String(each).replaceAll('"', '""')}"`).join(','));
      from.push(no - 1);
    } else {
      unread.push({ no, line });
    }
  }
  if (rows.length === 1 && !unread.some(({ line }) => isRow(line))) return null;
  return unread.length ? { unread } : { csv: `${rows.join('\n')}\n`, from };
}
