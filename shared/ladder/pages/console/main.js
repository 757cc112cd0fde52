// The console: a frame with the club's name and one bar, and the view that the address names.
import { h, replace, fill, said } from './dom.js';
import { go, holdsSomething, path, show } from './router.js';
import { NAVIGATION } from './routes.js';
import { remember, remembered, session, signIn, signOut } from './session.js';
import { askWhatToKeep } from './parts/leaving.js';
import { signInView } from './views/signin.js';
import { browserLanguage, LANGUAGES, lang, loadWords, t } from './words.js';

const root = document.getElementById('console');
const main = h('main', { id: 'main' });
const head = h('header', {});
let shownHead = '';

/** A console link carries the key in its fragment: taken, and out of the address before anything else happens. */
function takeLink() {
  if (!location.hash.startsWith('#key=')) return null;
  const told = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', `${location.pathname}#/`);
  return { key: told.get('key').trim(), slug: told.get('club'), to: told.get('to') };
}

/** The person's own choice, else the browser's language, else the club's. */
async function speak(club) {
  const chosen = remembered('language');
  const wanted = chosen ?? browserLanguage() ?? club?.language ?? 'en';
  if (wanted !== lang() || !speak.done) await loadWords(wanted);
  speak.done = true;
}

const frame = {
  main,
  current(name) {
    for (const link of head.querySelectorAll('nav a')) {
      if (link.dataset.name === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  },
  async club(ctx) {
    await speak(ctx.club);
    const key = JSON.stringify([ctx.club.name, ctx.slug, lang()]);
    if (key !== shownHead) replace(head, ...header(ctx));
    shownHead = key;
  },
  locked(error) {
    signOut();
    signedOut({ error });
  },
};

function header(ctx) {
  const link = ([name, to]) => h('li', {}, h('a', { href: `#/${ctx.slug}/${to}`, 'data-name': name }, t(`console.nav.${name}`)));
  return [
    h('a', { class: 'skip', href: '#main', on: { click: (event) => { event.preventDefault(); main.querySelector('h1')?.focus(); } } }, t('console.skip')),
    h('div', { class: 'top' },
      h('p', { class: 'club' }, h('a', { href: `#/${ctx.slug}/` }, said(ctx.club.name))),
      h('p', { class: 'tools' }, languages(), h('button', { type: 'button', class: 'quiet', id: 'sign-out', on: { click: leave } }, t('console.sign_out')))),
    h('nav', { 'aria-label': t('console.nav_label') }, h('ul', {}, NAVIGATION.map(link))),
  ];
}

function languages() {
  const chosen = async (event) => {
    remember('language', event.target.value);
    await loadWords(event.target.value);
    replace(document.getElementById('said')); // what was said last was said in the other language
    shownHead = '';
    await look();
    document.getElementById('language')?.focus();
  };
  return h('label', { class: 'language' }, h('span', { class: 'unseen' }, t('console.language')),
    h('select', { id: 'language', value: lang(), on: { change: chosen } },
      Object.entries(LANGUAGES).map(([code, name]) => h('option', { value: code, lang: code }, name))));
}

async function leave() {
  const who = session();
  if (who && !(await askWhatToKeep(who.slug))) return;
  signOut();
  history.replaceState(null, '', `${location.pathname}#/`);
  await look();
}

/** Shows the way in. `more`: an error to tell, a key and where to go from a link. */
function signedOut(more = {}) {
  document.title = t('console.title');
  shownHead = '';
  replace(head, h('div', { class: 'top' }, h('p', { class: 'club' }, t('console.title')), h('p', { class: 'tools' }, languages())));
  const wanted = path();
  const view = signInView({
    ...more,
    async done(who) {
      signIn(who);
      const there = more.to ?? wanted;
      const own = there.split('/')[1] === who.slug ? there : `/${who.slug}/`;
      history.replaceState(null, '', `${location.pathname}#${own}`);
      await look();
    },
  });
  replace(main, view);
  main.querySelector(more.error ? '[role=alert]' : 'h1')?.focus();
}

async function look() {
  const who = session();
  if (!who) {
    signedOut();
  } else if (path() === '/') {
    go(who, '');
  } else if (path().split('/')[1] !== who.slug) {
    replace(head, h('div', { class: 'top' }, h('p', { class: 'club' }, t('console.title')), h('p', { class: 'tools' }, languages())));
    shownHead = '';
    replace(main, h('h1', { tabindex: '-1' }, t('console.other_club.title')),
      h('p', {}, fill(t('console.other_club.text'), { club: said(who.slug) })),
      h('p', {}, h('a', { class: 'button', href: `#/${who.slug}/` }, t('console.other_club.stay')), ' ',
        h('button', { type: 'button', on: { click: () => { signOut(); look(); } } }, t('console.other_club.leave'))));
    main.querySelector('h1').focus();
  } else {
    await show(who, frame);
  }
}

async function start() {
  const link = takeLink();
  await speak(null);
  root.replaceChildren(head, main);
  window.addEventListener('hashchange', () => {
    const more = takeLink();
    if (more) signedOut(more);
    else look();
  });
  // Back from a page that the browser had put away: what it shows may be old. Where something is being typed, it stays.
  window.addEventListener('pageshow', (event) => { if (event.persisted && !holdsSomething()) look(); });
  if (link) signedOut(link);
  else await look();
}

start();
