// Addresses are fragments (#/slug/tournaments/id): nothing of a club reaches a server's log.
import { call, Problem } from './api.js';
import { h, focusOn, replace } from './dom.js';
import { showProblem } from './parts/problem.js';
import { ROUTES } from './routes.js';
import { t } from './words.js';

let shown = { leave: null };
let turn = 0;
let here = '';

/** The path in the fragment, "/" where there is none. */
export const path = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/');

/** The part of the path that names no club, for the navigation: `['tournaments', 'my-evening']`. */
export const place = () => path().split('?')[0].split('/').slice(2).map(decodeURIComponent);

/** What follows `?` in the fragment. */
export const asked = () => new URLSearchParams(path().split('?')[1] ?? '');

/** Whether the view that is shown may hold something unsaved. */
export const holdsSomething = () => Boolean(shown.leave);

/** Goes to a path below the club (`go('tournaments')`), or to a whole one (`go('/demo/log')`). */
export function go(ctx, wanted) {
  const to = `#${wanted.startsWith('/') ? wanted : `/${ctx.slug}/${wanted}`}`;
  if (location.hash === to) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = to;
}

/**
 * Shows what the address names in `frame.main`. `session`: {slug, key}; `frame`: {main, current(name), club(club)}.
 * A view that has something unsaved says so by `leave()` answering false; then the address goes back.
 */
export async function show(session, frame) {
  const wanted = path();
  if (shown.leave && (await shown.leave()) === false) {
    if (wanted !== here) history.replaceState(null, '', `#${here}`);
    return;
  }
  const mine = ++turn;
  shown = { leave: null };
  here = wanted;
  const found = ROUTES.map(([pattern, load, name]) => [pattern.exec(wanted.split('?')[0]), load, name]).find(([match]) => match);
  frame.main.dataset.busy = t('console.loading');
  frame.main.setAttribute('aria-busy', 'true');
  if (found) frame.current(found[2]); // at once: what is asked for is on its way
  const ctx = { ...session, club: null, status: null };
  ctx.go = (to) => go(ctx, to);
  ctx.refresh = () => show(session, frame);
  try {
    const [club, status] = await Promise.all([call(ctx, 'GET', ''), call(ctx, 'GET', 'status')]);
    Object.assign(ctx, { club: club.data.club, clubEtag: club.etag, status: status.data });
    await frame.club(ctx);
    const [match, load, name] = found ?? [];
    if (match) frame.current(name);
    if (!match) throw new Problem({ status: 404 });
    const module = await load();
    const view = await module.view(ctx, ...match.slice(2).map((part) => part && decodeURIComponent(part)));
    if (mine !== turn) {
      view.leave?.();
      return;
    }
    shown = view;
    document.title = t('console.frame_title', { page: view.title, club: ctx.club.name });
    replace(frame.main, h('h1', { tabindex: '-1' }, view.title), view.node);
    focusOn(frame.main.querySelector('[autofocus]') ?? frame.main.querySelector('h1'));
    window.scrollTo(0, 0);
  } catch (error) {
    if (mine === turn) failed(error, frame, ctx);
  } finally {
    if (mine === turn) frame.main.removeAttribute('aria-busy');
  }
}

function failed(error, frame, ctx) {
  if (!(error instanceof Problem)) console.error(error);
  if (error.status === 401) {
    frame.locked(error);
    return;
  }
  const problem = error instanceof Problem ? error : new Problem({ title: String(error?.message ?? error) });
  document.title = t('console.title');
  replace(frame.main, h('h1', { tabindex: '-1' }, t('console.problem.title')), showProblem(problem),
    h('p', {}, h('button', { type: 'button', on: { click: () => ctx.refresh() } }, t('console.try_again'))));
  focusOn(frame.main.querySelector('h1'));
}
