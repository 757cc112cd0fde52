// Events that end after an evening, such as one that is still in progress, are reckoned after it: said beside its numbers.
import { fill, h, said } from '../dom.js';
import { fmtList, tn } from '../words.js';

const NAMED = 3;

/** A line about what is reckoned after `tournament`; null where nothing is. `tournaments`: those of the club. */
export function reckonedLater(tournaments, { ends_on: end }) {
  const later = tournaments.filter((each) => each.state === 'rated' && each.ends_on > end);
  if (!later.length) return null;
  const names = `${fmtList(later.slice(0, NAMED).map((each) => each.name))}${later.length > NAMED ? ' …' : ''}`;
  return h('p', { class: 'later' }, h('small', {}, fill(tn('console.done.later', later.length), { names: said(names) })));
}
