// The club's keys: who may publish, who may do everything. A new one's secret is shown once.
import { h, said } from '../../dom.js';
import { call } from '../../api.js';
import { t } from '../../words.js';
import { act } from '../../parts/act.js';
import { ask } from '../../parts/ask.js';
import { copyLine } from '../../parts/copy.js';
import { openDialog } from '../../parts/dialog.js';
import { button, field, radios, text } from '../../parts/form.js';

const SCOPES = { publish: () => t('console.keys.publish'), organise: () => t('console.keys.organise') };

/** [title, element]. */
export async function keys(ctx) {
  const [{ data }, own] = await Promise.all([call(ctx, 'GET', 'keys'), call(ctx, 'GET', '/key')]);
  const problem = h('div', {});
  const list = h('ul', { class: 'rows' }, data.keys.map((key) => h('li', {},
    h('span', { class: 'line' }, h('b', {}, said(key.label)), h('small', { class: 'under' }, SCOPES[key.scope]?.() ?? key.scope, key.id === own.data.key ? ` · ${t('console.keys.own')}` : '')),
    button(t('console.keys.revoke'), () => revoke(ctx, key, problem, key.id === own.data.key), { class: 'danger', 'aria-label': `${t('console.keys.revoke')}: ${key.label}` }))));
  return [t('console.settings.keys'), h('div', {}, problem, h('p', {}, t('console.keys.lead')), list,
    h('p', { class: 'actions' }, button(t('console.keys.add'), () => add(ctx))))];
}

async function revoke(ctx, key, problem, isOwn) {
  const sure = await ask({ title: t('console.keys.revoke'), ok: t('console.keys.revoke'), danger: true,
    body: h('div', {}, h('p', {}, h('b', {}, said(key.label))), h('p', {}, t('console.keys.revoke_text')), isOwn ? h('p', { class: 'problem' }, t('console.keys.revoke_own')) : null) });
  if (sure) await act(ctx, { method: 'DELETE', path: `keys/${key.id}`, title: t('console.keys.revoke'), previewFirst: false, quiet: true }, problem);
}

async function add(ctx) {
  let made = null;
  const form = await ask({
    title: t('console.keys.add'), ok: t('console.keys.make'),
    body: h('div', {}, field(t('console.keys.label'), text('label', '', { maxlength: '200' }), t('console.keys.label_help')),
      radios('scope', 'publish', t('console.keys.scope'), [['publish', SCOPES.publish(), t('console.keys.publish_help')], ['organise', SCOPES.organise(), t('console.keys.organise_help')]])),
    async refuse(sent) {
      made = (await call(ctx, 'POST', 'keys', { json: { label: sent.label.value.trim(), scope: sent.scope.value } })).data;
      return null;
    },
  });
  if (!form) return;
  const link = `${location.origin}/console/#key=${encodeURIComponent(made.secret)}&club=${encodeURIComponent(ctx.slug)}`;
  await openDialog(t('console.keys.made'), h('div', {}, h('p', { class: 'notice' }, t('console.keys.once')),
    copyLine(t('console.keys.the_key'), made.secret),
    made.key.scope === 'organise' ? [h('p', {}, t('console.keys.link_what')), copyLine(t('console.keys.link'), link)] : null));
  ctx.refresh();
}
