// Tonight: a file is dropped, chosen or pasted; what was read of it is shown before anything is sent.
import { call } from '../api.js';
import { h } from '../dom.js';
import { bytesOf, unsent } from '../parts/draft.js';
import { t } from '../words.js';
import { door } from './tonight/door.js';
import { Evening } from './tonight/evening.js';

export async function view(ctx) {
  const { tournaments } = (await call(ctx, 'GET', 'tournaments')).data;
  const away = new AbortController();
  const evening = new Evening(ctx, tournaments, away.signal);
  const kept = unsent(ctx.slug, tournaments);
  if (kept?.kind === 'file') {
    Object.assign(evening, { source: { name: kept.name, bytes: bytesOf(kept) }, query: kept.query, fixed: kept.id });
    evening.look();
  }
  const by_hand = h('p', { class: 'actions' },
    h('a', { class: 'button', href: `#/${ctx.slug}/tonight/hand` }, t(kept?.kind === 'hand' ? 'console.tonight.by_hand_on' : 'console.tonight.by_hand')),
    h('a', { href: `#/${ctx.slug}/move` }, t('console.move.link')));
  const way = door(evening, {
    drop: t('console.tonight.drop'), formats: t('console.tonight.formats'), touch: t('console.tonight.choose'), between: by_hand,
  });
  return { title: t('console.tonight.title'), node: [way, evening.place], leave: () => { away.abort(); } };
}
