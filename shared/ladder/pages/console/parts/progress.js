// A change is saved at once; ladder and pages follow. This waits for them, gently, and says how far they are.
import { call, pause, Problem } from '../api.js';
import { announce, h, replace } from '../dom.js';
import { t } from '../words.js';

const FIRST = 300; // milliseconds between looks at the beginning; then half as much again each time
const LONGEST = 4000;

/**
 * Resolves to the status once the pages have reached `revision`. `tell(status)`: after each look; null while offline.
 * Rejects with the Problem of a refusal, or with the signal's reason.
 */
export async function untilOnSite(ctx, revision, { signal, tell } = {}) {
  for (let wait = FIRST; ; wait = Math.min(wait * 1.5, LONGEST)) {
    try {
      const { data } = await call(ctx, 'GET', 'status', { signal });
      tell?.(data);
      if (data.site >= revision || data.failed) return data;
    } catch (error) {
      if (!(error instanceof Problem) || (!error.offline && error.status < 500 && error.status !== 429)) throw error;
      tell?.(null);
    }
    await pause(wait, signal);
  }
}

/** An element that follows a revision on its way: saved, ladder, pages. `ready(status)`: once it is there. */
export function progressOf(ctx, revision, { ready, signal } = {}) {
  const bar = h('progress', { max: '3', value: 1, 'aria-label': t('console.progress.label') });
  const line = h('p', {}, t('console.progress.saved'));
  const box = h('div', { class: 'progress' }, bar, line);
  const tell = (status) => {
    if (!status) {
      replace(line, t('console.progress.offline'));
    } else if (status.failed) {
      box.classList.add('failed');
      replace(line, t('console.progress.failed'));
    } else {
      bar.value = status.site >= revision ? 3 : status.ladder >= revision ? 2 : 1;
      replace(line, t(['console.progress.saved', 'console.progress.ladder', 'console.progress.site'][bar.value - 1]));
    }
  };
  untilOnSite(ctx, revision, { signal, tell }).then((status) => {
    announce(line.textContent);
    ready?.(status);
  }).catch(() => { if (!signal?.aborted) replace(line, t('console.progress.unknown')); });
  return box;
}
