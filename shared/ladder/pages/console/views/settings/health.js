// Are records, ladder and pages at one revision? And the button that works everything out again.
import { h, replace } from '../../dom.js';
import { call, pause, Problem } from '../../api.js';
import { fmtTime, t, tn } from '../../words.js';
import { tell } from '../../parts/act.js';
import { button } from '../../parts/form.js';

/** [title, element]. */
export function health(ctx) {
  const told = h('div', { role: 'status' });
  const problem = h('div', {});
  const start = button(t('console.health.rebuild'), () => rebuild(ctx, told, problem, start));
  replace(told, facts(ctx.status));
  return [t('console.settings.health'), h('div', {}, problem, told, h('p', {}, t('console.health.rebuild_what')), h('p', { class: 'actions' }, start))];
}

function facts(status) {
  const level = status.records === status.ladder && status.ladder === status.site;
  const words = status.failed ? t('console.health.failed', { n: status.failed.revision, code: status.failed.code })
    : !status.healthy ? t('console.health.late') : level ? t('console.health.good') : t('console.health.on_its_way');
  return [
    h('p', { class: status.healthy && level ? 'good' : 'notice' }, words),
    h('dl', { class: 'facts' }, [[t('console.health.records'), status.records], [t('console.health.ladder'), status.ladder], [t('console.health.site'), status.site]]
      .map(([name, revision]) => h('div', {}, h('dt', {}, name), h('dd', {}, String(revision))))),
    status.checked_at ? h('p', {}, h('small', {}, t('console.health.checked', { time: fmtTime(status.checked_at) }))) : null,
    status.mended ? h('p', {}, h('small', {}, tn('console.health.mended', status.mended.rows, { time: fmtTime(status.mended.at) }))) : null,
  ];
}

async function rebuild(ctx, told, problem, start) {
  start.disabled = true;
  replace(problem);
  try {
    const { data } = await call(ctx, 'POST', 'rebuild');
    for (let wait = 400; start.isConnected; wait = Math.min(wait * 1.5, 4000)) {
      const status = (await call(ctx, 'GET', 'status')).data;
      replace(told, facts(status), h('p', {}, status.rebuilt >= data.rebuild ? t('console.health.rebuilt') : t('console.health.rebuilding')));
      if (status.rebuilt >= data.rebuild || status.failed) break;
      await pause(wait);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(problem, error);
  } finally {
    start.disabled = false;
  }
}
