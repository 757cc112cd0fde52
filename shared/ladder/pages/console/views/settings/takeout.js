// Everything of the club in one file, to keep or to take elsewhere. A large one comes in parts, put together here.
import { h, replace } from '../../dom.js';
import { Problem } from '../../api.js';
import { t } from '../../words.js';
import { tell } from '../../parts/act.js';
import { file, save } from '../../parts/copy.js';
import { button } from '../../parts/form.js';

/** [title, element]. */
export function takeOut(ctx) {
  const problem = h('div', { role: 'status' });
  const start = button(t('console.take_out.button'), () => take(ctx, problem, start));
  return [t('console.take_out.title'), h('div', {}, h('p', {}, t('console.take_out.what')), problem, h('p', { class: 'actions' }, start))];
}

async function take(ctx, place, start) {
  start.disabled = true;
  replace(place, h('p', {}, t('console.take_out.packing')));
  try {
    const first = await file(ctx, 'GET', 'export');
    let why = first.noLadder;
    if (first.status === 202) {
      const told = JSON.parse(await first.blob.text());
      await inParts(ctx, told, place);
      why = told.no_ladder && `${told.no_ladder.code} ${told.no_ladder.tournament}`.trim();
    } else save(first.name ?? `${ctx.slug}.zip`, first.blob);
    replace(place, why ? h('p', { class: 'notice' }, t('console.take_out.no_ladder', { why })) : h('p', { class: 'good' }, t('console.take_out.done')));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(place, error);
  } finally {
    start.disabled = false;
  }
}

async function inParts(ctx, { parts, revision }, place) {
  const own = `/api/clubs/${encodeURIComponent(ctx.slug)}/`;
  const got = [];
  const bar = h('progress', { max: String(parts.length), value: 0, 'aria-label': t('console.take_out.packing') });
  place.append(bar);
  for (const part of parts) {
    got.push((await file(ctx, 'GET', part.slice(own.length))).blob);
    bar.value = got.length;
  }
  save(`${ctx.slug}-${revision}.zip`, new Blob(got, { type: 'application/zip' }));
}
