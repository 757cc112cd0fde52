// Where the pages are: their address, the ladder inside the club's own site, and news for feed readers.
import { h } from '../../dom.js';
import { t } from '../../words.js';
import { act } from '../../parts/act.js';
import { copyLine } from '../../parts/copy.js';
import { button, field, number, text } from '../../parts/form.js';

/** [title, element]. */
export function addresses(page) {
  const { ctx } = page;
  const { club } = ctx;
  const problem = h('div', {});
  const send = (json, title, more = {}) => act(ctx, { method: 'PATCH', path: '', json, title, ifMatch: page.etag, ...more }, problem);
  return [t('console.settings.addresses'), h('div', {}, problem, pages(club, ctx, send), embed(club, send), feed(club, send))];
}

function pages(club, ctx, send) {
  if (club.visibility === 'organiser') {
    return h('div', {}, h('p', {}, t('console.settings.pages_here')), h('p', { class: 'actions' }, h('a', { class: 'button', href: `#/${ctx.slug}/pages` }, t('console.settings.open_pages'))));
  }
  return h('div', {},
    h('h3', {}, t('console.settings.pages')), copyLine(t('console.settings.pages'), location.origin + club.pages),
    h('p', { class: 'actions' }, h('a', { class: 'button', href: club.pages, target: '_blank', rel: 'noopener noreferrer' }, t('console.settings.open_pages')),
      club.visibility === 'link' ? button(t('console.settings.rotate'), () => send({ rotate_link: true }, t('console.settings.rotate'),
        { text: t('console.settings.rotate_text'), confirm: t('console.settings.rotate'), danger: true })) : null));
}

const frameCode = (club) => `<iframe src="${location.origin}${club.embed}" width="100%" height="480" loading="lazy" title="${club.name.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)}"></iframe>`;

function embed(club, send) {
  const rows = text('embed_rows', club.embed_rows ?? '', { inputmode: 'numeric' });
  return h('div', {}, h('h3', {}, t('console.settings.embed')), h('p', {}, t('console.settings.embed_what')),
    club.embed ? [copyLine(t('console.settings.embed'), location.origin + club.embed), copyLine(t('console.settings.embed_code'), frameCode(club)),
      field(t('console.settings.embed_rows'), rows, t('console.settings.embed_rows_help'))] : null,
    h('p', { class: 'actions' }, club.embed ? [
      button(t('console.settings.embed_rows_save'), () => send({ embed_rows: number(rows.value) }, t('console.settings.embed_rows'), { previewFirst: false })),
      rotate('embed', send), off('embed', send)]
      : button(t('console.settings.embed_on'), () => send({ embed: true }, t('console.settings.embed_on'), { previewFirst: false }))));
}

function feed(club, send) {
  return h('div', {}, h('h3', {}, t('console.settings.feed')), h('p', {}, t('console.settings.feed_what')),
    club.feed ? copyLine(t('console.settings.feed'), location.origin + club.feed) : null,
    h('p', { class: 'actions' }, club.feed ? [rotate('feed', send), off('feed', send)]
      : button(t('console.settings.feed_on'), () => send({ feed: true }, t('console.settings.feed_on'), { previewFirst: false }))));
}

const rotate = (name, send) => button(t('console.settings.new_address'), () => send({ [`rotate_${name}`]: true }, t('console.settings.new_address'),
  { text: t('console.settings.rotate_text'), confirm: t('console.settings.new_address'), danger: true }));

const off = (name, send) => button(t('console.settings.switch_off'), () => send({ [name]: false }, t('console.settings.switch_off'),
  { text: t('console.settings.off_text'), confirm: t('console.settings.switch_off'), danger: true }), { class: 'danger' });
