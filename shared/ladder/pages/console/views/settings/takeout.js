// Everything of the club in one file, to keep or to take elsewhere.
import { h, replace } from '../../dom.js';
import { pause, Problem } from '../../api.js';
import { t, today } from '../../words.js';
import { tell } from '../../parts/act.js';
import { file, save } from '../../parts/copy.js';
import { button } from '../../parts/form.js';

const LONGEST = 60; // looks at a bundle that is still being packed, two seconds apart

/** [title, element]. */
export function takeOut(ctx) {
  const problem = h('div', { role: 'status' });
  const start = button(t('console.take_out.button'), () => take(ctx, problem, start));
  return [t('console.take_out.title'), h('div', {}, h('p', {}, t('console.take_out.what')), problem, h('p', { class: 'actions' }, start))];
}

async function take(ctx, place, start) {
  start.disabled = true;
  replace(place);
  try {
    for (let look = 0; ; look += 1) {
      const got = await file(ctx, 'GET', 'export');
      if (got.status !== 202) {
        save(got.name ?? `${ctx.slug}-${today()}.json.gz`, got.blob);
        replace(place, h('p', { class: 'good' }, t('console.take_out.done')));
        break;
      }
      if (look === LONGEST || !start.isConnected) break;
      replace(place, h('p', {}, t('console.take_out.packing')));
      await pause(2000);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(place, error);
  } finally {
    start.disabled = false;
  }
}
