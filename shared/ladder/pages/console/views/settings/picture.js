// The picture of what others see, made of the settings in the form and four invented members. The rules are SPEC 5's.
import { h, said } from '../../dom.js';
import { fmtNumber, t } from '../../words.js';

const initials = (name) => name.split(/\s+/).map((word) => `${[...word][0]}.`).join(' ');

/** Invented people: an adult, a junior without consent, one who wants initials, one who is hidden. */
const people = () => [
  { name: t('console.picture.hidden_person'), display: 'hidden', rating: 1702.4 },
  { name: t('console.picture.adult'), display: 'inherit', rating: 1624.1, what: t('console.picture.is_adult') },
  { name: t('console.picture.junior_person'), display: 'inherit', junior: true, rating: 1571.9, what: t('console.picture.is_junior') },
  { name: t('console.picture.shy'), display: 'initials', rating: 1498.0, what: t('console.picture.is_shy') },
];

const shownName = (person, settings) => (settings.names === 'full' && !person.junior && person.display === 'inherit' ? person.name : initials(person.name));

/** Three frames: a stranger, a member with the link, a search engine. `club`: its name; `settings`: {visibility, names}. */
export function pictures(club, settings) {
  const open = settings.visibility === 'public';
  const linked = settings.visibility !== 'organiser';
  return [
    frame(t('console.picture.stranger'), club, settings, open, open ? t('console.picture.sees_all') : t('console.picture.sees_nothing')),
    frame(t('console.picture.member'), club, settings, linked, linked ? t('console.picture.sees_with_link') : t('console.picture.sees_nobody')),
    frame(t('console.picture.engine'), club, settings, open, open ? t('console.picture.engine_some') : t('console.picture.engine_nothing')),
  ];
}

function frame(who, club, settings, sees, why) {
  return h('figure', { class: sees ? 'frame' : 'frame shut' },
    h('figcaption', {}, h('b', {}, who)),
    sees ? mock(club, settings) : h('p', { class: 'none' }, t('console.picture.no_page')),
    h('p', {}, h('small', {}, why)));
}

function mock(club, settings) {
  const shown = people().filter((person) => person.display !== 'hidden');
  return h('table', { class: 'mock' }, h('caption', {}, said(club.name)),
    h('tbody', {}, shown.map((person, at) => h('tr', {}, h('td', {}, String(at + 1)),
      h('th', { scope: 'row' }, said(shownName(person, settings)), h('small', {}, person.what)),
      h('td', { class: 'number' }, fmtNumber(person.rating))))),
    h('tfoot', {}, h('tr', {}, h('td', { colspan: '3' }, h('small', {}, t('console.picture.hidden_note', { name: people()[0].name }))))));
}
