// A table that may be wider than the screen says so, and can be pushed sideways, by keyboard too.
import { h } from '../dom.js';
import { t } from '../words.js';

/** `node` (a scrolling box) with a line above it that is there only while something of it is out of sight. */
export function sideways(node) {
  const hint = h('p', { class: 'sideways no-print', hidden: true }, h('small', {}, `${t('console.house.sideways')} ⇆`));
  new ResizeObserver(() => { hint.hidden = node.scrollWidth <= node.clientWidth + 1; }).observe(node);
  return [hint, node];
}
