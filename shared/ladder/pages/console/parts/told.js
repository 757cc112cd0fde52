// What the API says of places and faults is English and technical; here it is said in the reader's words where there are any.
import { h, said } from '../dom.js';
import { has, t } from '../words.js';
import * as say from './say.js';

/** Notes, and faults without a code: what the message looks like, and our words for it. */
const WORDS = [
  [/^(.+): not kept \((\d+) rows?\)$/, ([, what, n]) => t('console.fault.not_kept', { what, n })],
  [/^the column '(.*)' is not kept$/, ([, what]) => t('console.fault.column_not_kept', { what })],
  [/^no result on line (.+): read as not finished/, ([, n]) => t('console.fault.open', { n: n.replace(' and ', ' + ').replace(' more', '') })],
  [/^the tournament has no name; named (.+)$/, ([, what]) => t('console.fault.unnamed', { what })],
  [/^white: is empty/, () => t('console.fault.white_empty')],
  [/was erased/, () => t('console.fault.erased')],
  [/^date: '(.*)' (?:can mean several|is no date)/, ([, what]) => t('console.fault.date', { what })],
  [/there is no crosstable in it/, () => t('console.problem.no_results')],
  [/^The body is empty\.$/, () => t('console.problem.empty')],
];

/** What the API tells ({message, code, values}, or a message alone) in the reader's words; null where there are none. */
export function ownWords(told) {
  const { message, code, values } = typeof told === 'string' ? { message: told } : told;
  if (code && has(`console.wrong.${code}`)) return t(`console.wrong.${code}`, values);
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(message);
    if (found) return words(found);
  }
  return null;
}

/** The same as an element; where there are no words of ours, as the API says it. */
export function messageOf(told) {
  const own = ownWords(told);
  return own ? h('span', {}, said(own)) : h('span', { lang: 'en' }, said(told.message ?? told));
}

/** A place in the reader's words: "line 14", "player 12 (Ada Rossi)", "round 2, game 1". `players`: of the tournament. */
export function placeWords(at, players = []) {
  const line = /^(.*?)\bline (\d+)(?:, column \d+)?$/.exec(at);
  if (line) return `${line[1]}${t('console.tonight.line', { n: line[2] })}`;
  if (at === 'file') return t('console.fault.file');
  const [kind, index, list, item] = at.split('.');
  const no = Number(index) + 1;
  if (kind === 'players' && index !== undefined) {
    const player = players[Number(index)];
    return player ? `${t('console.fault.player', { n: player.no })} (${player.name})` : t('console.fault.player', { n: no });
  }
  if (kind === 'rounds' && index !== undefined) {
    const part = { games: () => t('console.fault.game', { n: Number(item) + 1 }), byes: () => t('console.fault.bye', { n: Number(item) + 1 }) }[list];
    return [t('console.fault.round', { n: no }), part && item !== undefined ? part() : ''].filter(Boolean).join(', ');
  }
  return say.field(at.replace(/^\?/, '').split('.').pop());
}
