// A real table that can be pushed sideways on a narrow screen, also by keyboard.
import { h } from '../dom.js';

/** `heads`: [label or {label, class}]; `rows`: [[cell or {cell, class}]], the first cell of each names its row. */
export function table(caption, heads, rows, more = {}) {
  const cell = (tag, each, props = {}) => {
    const told = each && typeof each === 'object' && !(each instanceof Node) && !Array.isArray(each) ? each : { cell: each };
    return h(tag, { ...props, class: told.class }, told.cell ?? told.label);
  };
  return h('div', { class: `wide ${more.class ?? ''}`, tabindex: '0', role: 'group', 'aria-label': caption },
    h('table', {}, h('caption', { class: more.captionHidden ? 'unseen' : '' }, caption),
      h('thead', {}, h('tr', {}, heads.map((each) => cell('th', each, { scope: 'col' })))),
      h('tbody', {}, rows.map((row) => h('tr', {}, row.map((each, no) => (no ? cell('td', each) : cell('th', each, { scope: 'row' }))))))));
}
