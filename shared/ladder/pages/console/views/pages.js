// The club's pages inside the console, for a club that shows them to the organiser alone. They are read with the key, parsed
// without running anything, and only the elements that pages are made of are shown.
import { h } from '../dom.js';
import { call } from '../api.js';
import { t } from '../words.js';
import { file, save } from '../parts/copy.js';
import { styled, taken } from './pages/taken.js';

const STYLE = 'style.css';
const ROOT = '/pages/'; // where the pages stand while their links are worked out; nothing is asked of it

export async function view(ctx, path = '') {
  const [page, style] = await Promise.all([call(ctx, 'GET', `pages/${path ?? ''}`), call(ctx, 'GET', `pages/${STYLE}`)]);
  const read = new DOMParser().parseFromString(page.text, 'text/html');
  const host = h('div', { class: 'shown-page', lang: read.documentElement.lang || null });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styled(style.text)];
  root.append(taken(read.body));
  root.addEventListener('click', (event) => follow(ctx, path ?? '', event));
  root.addEventListener('submit', (event) => event.preventDefault());
  const why = ctx.club.visibility === 'organiser' ? t('console.pages.only_here') : t('console.pages.as_seen');
  const node = h('div', {}, h('p', { class: 'lead no-print' }, why),
    h('p', { class: 'actions no-print' }, h('button', { type: 'button', on: { click: () => window.print() } }, t('console.house.print'))), host);
  return { title: t('console.pages.title'), node };
}

/** Links lead on within the console; files are kept. */
async function follow(ctx, path, event) {
  const link = event.target.closest?.('a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.button) return;
  event.preventDefault();
  const href = link.getAttribute('href');
  if (href.startsWith('#')) {
    const there = event.currentTarget.getElementById(href.slice(1));
    there?.setAttribute('tabindex', '-1');
    there?.focus();
    return;
  }
  const to = within(path, href);
  if (to === null) return;
  if (/\.(csv|json|xml|svg)$/.test(to)) {
    const got = await file(ctx, 'GET', `pages/${to}`);
    save(to.split('/').pop(), got.blob);
  } else {
    ctx.go(`pages/${to}`);
  }
}

/** The path below the club's pages that a link of the page at `path` leads to; null: none of them. */
export function within(path, href) {
  try {
    const to = new URL(href, `${location.origin}${ROOT}${path}`);
    return to.origin === location.origin && to.pathname.startsWith(ROOT) ? to.pathname.slice(ROOT.length) : null;
  } catch {
    return null;
  }
}
