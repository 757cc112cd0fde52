// The club's settings, each kind a form of its own; who can see what comes first, in pictures.
import { h } from '../dom.js';
import { t } from '../words.js';
import { addresses } from './settings/addresses.js';
import { clubFields } from './settings/club.js';
import { health } from './settings/health.js';
import { keys } from './settings/keys.js';
import { privacy } from './settings/privacy.js';
import { rules } from './settings/rules.js';
import { takeOut } from './settings/takeout.js';
import { ask } from '../parts/ask.js';
import { asked } from '../router.js';

export async function view(ctx) {
  const page = { ctx, base: ctx.club, etag: ctx.clubEtag, forms: [] };
  const sections = [
    privacy(page),
    addresses(page),
    clubFields(page),
    rules(page),
    await keys(ctx),
    health(ctx),
    takeOut(ctx),
    [t('console.move.title'), h('p', {}, t('console.move.lead'), ' ', h('a', { href: `#/${ctx.slug}/move` }, t('console.move.link')))],
  ];
  const node = h('div', {},
    h('ul', { class: 'jumps' }, sections.map(([title], at) => h('li', {}, h('a', { href: '#', on: { click: (event) => jump(event, at) } }, title)))),
    sections.map(([title, body], at) => h('section', { id: `settings-${at}` }, h('h2', { tabindex: '-1' }, title), body)));
  const to = asked().get('to');
  if (to) setTimeout(() => {
    const wanted = node.querySelector(`[name="${CSS.escape(to)}"]`);
    wanted?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  });
  return { title: t('console.nav.settings'), node, leave: () => leave(page) };
}

function jump(event, at) {
  event.preventDefault();
  const section = document.getElementById(`settings-${at}`);
  section.scrollIntoView();
  section.querySelector('h2').focus({ preventScroll: true });
}

async function leave(page) {
  if (!page.forms.some((form) => form.isConnected && form.dirty())) return true;
  return Boolean(await ask({ title: t('console.house.leave_title'), body: h('p', {}, t('console.house.leave_why')), ok: t('console.house.leave'), danger: true }));
}
