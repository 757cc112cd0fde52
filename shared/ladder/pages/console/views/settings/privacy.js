// "Who can see my name?": the settings, and beside them what a stranger, a member and a search engine would see.
import { h, replace } from '../../dom.js';
import { t } from '../../words.js';
import { call } from '../../api.js';
import { act } from '../../parts/act.js';
import { openDialog } from '../../parts/dialog.js';
import { check, radios } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { settingsForm } from './form.js';
import { pictures } from './picture.js';

/** [title, element]. */
export function privacy(page) {
  const seen = h('div', { class: 'frames', role: 'group', 'aria-label': t('console.picture.label') });
  const problem = h('div', {});
  const form = settingsForm(page, {
    title: t('console.settings.who'), text: t('console.settings.privacy_text'),
    fields: (now) => [
      radios('visibility', now.visibility, t('console.settings.visibility'), [
        ['organiser', say.visibility('organiser'), t('console.settings.organiser_help')],
        ['link', say.visibility('link'), t('console.settings.link_help')],
        ['public', say.visibility('public'), t('console.settings.public_help')]]),
      radios('names', now.names, t('console.settings.names'), [
        ['initials', say.names('initials'), t('console.settings.initials_help')],
        ['full', say.names('full'), t('console.settings.full_help')]]),
      check('juniors', now.juniors, t('console.settings.juniors'), t('console.settings.juniors_help')),
      h('h3', {}, t('console.picture.title')), seen,
    ],
    read: (form) => ({ visibility: form.visibility.value, names: form.elements.names.value, juniors: form.juniors.checked }),
    saved: (before, now) => feedOf(page, problem, before, now),
    live: (_, now) => replace(seen, pictures(page.ctx.club, now)),
  });
  return [t('console.settings.who'), h('div', {}, problem, form)];
}

/** A public club's pages name its feed: once they are public no more, whoever noted that address reads on. */
async function feedOf(page, problem, before, now) {
  if (before.visibility !== 'public' || now.visibility === 'public' || !now.feed) return;
  const choice = await openDialog(t('console.settings.feed'), h('p', {}, t('console.settings.feed_stood')),
    [['move', t('console.settings.feed_move'), 'main'], ['stay', t('console.settings.feed_stay')]]);
  if (choice !== 'move') return;
  const { etag } = await call(page.ctx, 'GET', '');
  await act(page.ctx, { method: 'PATCH', path: '', json: { rotate_feed: true }, ifMatch: etag, title: t('console.settings.feed_move'), previewFirst: false }, problem, { stay: true });
}
