// Two organisers at one list: the second is told what the first settled.
import { h, said } from '../../dom.js';
import { roster } from '../../parts/picker.js';
import { t } from '../../words.js';

/** What is different between two readings of a list of names. */
export async function changedMeanwhile(ctx, before, now) {
  const names = new Map((await roster({ ...ctx })).map((each) => [each.member, each.name]));
  const was = new Map(before.map((each) => [`${each.no}|${each.name}`, each.link]));
  const word = (link) => (link === null || link === undefined ? t('console.names.open') : link === 'guest' ? t('word.guest') : names.get(link) ?? link);
  const changed = now.filter((each) => was.get(`${each.no}|${each.name}`) !== each.link);
  return h('div', { class: 'notice', role: 'alert', tabindex: '-1' }, h('p', {}, h('b', {}, t('console.problem.s412'))),
    changed.length ? h('ul', {}, changed.map((each) => h('li', {}, said(each.name), ': ', said(word(was.get(`${each.no}|${each.name}`))), ' → ', said(word(each.link))))) : null,
    h('p', {}, t('console.names.kept')));
}
