// The sign-up sheet: the roster's spellings, so that names are typed as they are known; and printing one part of a view.
import { h, said } from '../../dom.js';
import { t } from '../../words.js';

const EMPTY_LINES = 12;

/** `asOnPages`: by the names that the club's pages show, without whoever is hidden there. */
export function signUpSheet(ctx, members, asOnPages) {
  const names = members.map((member) => (asOnPages ? member.shown : member.name)).filter(Boolean).sort((a, b) => a.localeCompare(b));
  return h('div', {},
    h('h2', {}, t('console.sheet.heading'), ' – ', said(ctx.club.name)),
    h('ul', { class: 'sign' }, names.map((name) => h('li', {}, h('span', { class: 'box' }), said(name)))),
    h('p', {}, t('console.sheet.others')),
    h('ul', { class: 'sign' }, Array.from({ length: EMPTY_LINES }, () => h('li', { class: 'blank' }, h('span', { class: 'box' })))));
}

/** Prints this part of the page alone. */
export function printOnly(part) {
  part.classList.add('printing');
  document.body.classList.add('printing-part');
  window.addEventListener('afterprint', () => {
    part.classList.remove('printing');
    document.body.classList.remove('printing-part');
  }, { once: true });
  window.print();
}
