// Links to the club's own pages. Those of a club whose pages are for the organiser alone are shown within the console.
import { h } from '../dom.js';

/** Where a page's path (as the API tells it) is opened from here. */
export function pageLink(ctx, path) {
  const own = `/api/clubs/${ctx.slug}/pages/`;
  return path.startsWith(own) ? `#/${ctx.slug}/pages/${path.slice(own.length)}` : path;
}

/** Whether readers can open the club's pages without a key. */
export const isOnSite = (ctx) => !ctx.club.pages.startsWith('/api/');

/** The whole address, as it is told to others. */
export const fullAddress = (path) => new URL(path, location.origin).href;

/** A link to a page; those on the site open beside the console. */
export function linkToPage(ctx, path, label, more = {}) {
  return h('a', { href: pageLink(ctx, path), target: isOnSite(ctx) ? '_blank' : null, rel: 'noopener', ...more }, label);
}
