// Whose full name or page a change opens, and to whom: by name, and counted where there are many.
import { fill, h, said } from '../dom.js';
import { t, tn } from '../words.js';

const BY_NAME = 10;

const ONE = {
  full_public: () => t('console.readable.one_full_public'), full_link: () => t('console.readable.one_full_link'),
  initials_public: () => t('console.readable.one_initials_public'), initials_link: () => t('console.readable.one_initials_link'),
};
const MANY = {
  full_public: (n) => tn('console.readable.full_public', n), full_link: (n) => tn('console.readable.full_link', n),
  initials_public: (n) => tn('console.readable.initials_public', n), initials_link: (n) => tn('console.readable.initials_link', n),
};

/** `readable` of a preview: {by, full, initials}; null where nobody becomes readable. */
export function readableNote(readable) {
  if (!readable?.full.length && !readable?.initials.length) return null;
  return h('div', { class: 'notice readable' }, ['full', 'initials'].filter((what) => readable[what].length).map((what) => told(`${what}_${readable.by}`, readable[what])));
}

function told(which, people) {
  if (people.length === 1) return h('p', {}, fill(ONE[which](), { name: h('b', {}, said(people[0].name)) }));
  const names = h('ul', {}, people.map((each) => h('li', {}, said(each.name))));
  return people.length > BY_NAME ? h('details', {}, h('summary', {}, MANY[which](people.length)), names) : h('div', {}, h('p', {}, h('b', {}, MANY[which](people.length))), names);
}
