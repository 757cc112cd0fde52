// One act of the organiser: what it will move is shown first, then it is sent; what went wrong is said where it was asked.
import { focusOn, h, replace } from '../dom.js';
import { Problem } from '../api.js';
import { makeChange } from './change.js';
import { showProblem } from './problem.js';
import { readableNote } from './readable.js';

/**
 * Makes a change (see `makeChange`) and shows the view again, unless `stay`. The answer; null: given up or refused.
 * `place`: where a problem is shown; `form`: whose fields it marks; `stale(error)`: what to do where somebody was faster;
 * `told(error)`: shows a problem elsewhere; true where that is all.
 */
export async function act(ctx, change, place, { form, stale, told, stay = false } = {}) {
  replace(place);
  try {
    const answer = await makeChange(ctx, { ...change, describe: (data) => h('div', {}, change.describe?.(data), readableNote(data?.readable)) });
    if (answer && !stay) ctx.refresh();
    return answer;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 412 && stale) await stale(error);
    else if (!told?.(error)) tell(place, error, form);
    return null;
  }
}

/** Shows a problem and brings the reader to it. */
export function tell(place, error, form) {
  replace(place, showProblem(error, form));
  place.scrollIntoView({ block: 'nearest' });
  focusOn(place.firstChild);
}
