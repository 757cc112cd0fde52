// Two organisers at once: the second one is told what changed meanwhile, and keeps what he typed.
import { announce, h, replace } from '../dom.js';
import { t } from '../words.js';

/** Shows in `place` what changed meanwhile. `rows`: [{what, was, now, typed?}], all of them words. */
export function tellMeanwhile(place, rows) {
  const lead = rows.length ? t('console.meanwhile.changed') : t('console.meanwhile.elsewhere');
  replace(place, h('div', { class: 'notice', role: 'alert', tabindex: '-1' },
    h('p', {}, h('b', {}, lead)),
    rows.length ? h('ul', {}, rows.map((row) => h('li', {},
      h('b', {}, row.what), ': ', h('bdi', {}, row.was), ' → ', h('bdi', {}, row.now),
      row.typed === undefined ? null : [' · ', t('console.meanwhile.typed'), ' ', h('bdi', {}, row.typed)]))) : null,
    h('p', {}, t('console.meanwhile.kept'))));
  announce(lead);
  place.firstChild.focus();
}

/** The rows for flat values. `words(name, value)` says a value, `names` which there are and what they are called. */
export function rowsOf(names, was, now, typed, words) {
  const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  return Object.entries(names).filter(([name]) => !same(was[name], now[name])).map(([name, what]) => ({
    what,
    was: words(name, was[name]),
    now: words(name, now[name]),
    typed: name in typed ? words(name, typed[name]) : undefined,
  }));
}
