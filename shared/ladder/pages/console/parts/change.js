// One road for each change: what will move, the question, the change itself, and its way to the pages.
import { call, newKey, Problem } from '../api.js';
import { h, replace } from '../dom.js';
import { t } from '../words.js';
import { openDialog } from './dialog.js';
import { showProblem } from './problem.js';
import { progressOf } from './progress.js';
import { rippleTable } from './ripple.js';

/**
 * Previews the change in a dialog, sends it when confirmed, and follows it. Resolves to the answer `{status, data, etag}`, or
 * null where the person closed the dialog before it was sent.
 * `previewFirst: false` sends at once. `confirm`: the button's words; `danger`: it looks like it; `text`: said above the
 * ripple; `query`, `ifMatch` as for `call`; `describe(data)`: elements about the previewed answer; `saved(answer)`: as soon as
 * it is saved, before the pages follow.
 * Rejects with a Problem of 412 and 422 (somebody was faster; a field is wrong): those are the form's matter.
 */
export async function makeChange(ctx, change) {
  const asked = { json: change.json, query: change.query, ifMatch: change.ifMatch, body: change.body, type: change.type, filename: change.filename };
  const sent = change.method === 'POST' ? { ...asked, idempotencyKey: newKey() } : asked;
  if (change.previewFirst === false) {
    const answer = await call(ctx, change.method, change.path, sent);
    await follow(ctx, change, answer);
    return answer;
  }
  const preview = await busy(document.activeElement, call(ctx, change.method, change.path, { ...asked, preview: true }));
  let failure = null;
  let answer = null;
  await openDialog(change.title, (close) => {
    const place = h('div', {});
    const button = h('button', { type: 'button', class: change.danger ? 'danger' : 'main', autofocus: true, on: { click: send } }, change.confirm ?? t('console.change.confirm'));
    async function send() {
      button.disabled = true;
      button.setAttribute('aria-busy', 'true');
      replace(place, h('p', { role: 'status' }, t('console.progress.saving')));
      try {
        answer = await call(ctx, change.method, change.path, sent);
        change.saved?.(answer);
        if (!answer.data?.revision) { close('done'); return; }
        button.remove();
        replace(box, progressOf(ctx, answer.data.revision, { ready: (status) => !status.failed && setTimeout(() => close('done'), 600) }));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 412 || error.status === 422) {
          failure = error;
          close(null);
          return;
        }
        replace(place, showProblem(error));
        button.disabled = false;
        button.removeAttribute('aria-busy');
        replace(button, t('console.try_again'));
        place.firstChild.focus();
      }
    }
    const box = h('div', {}, change.text ? h('p', {}, change.text) : null, change.describe?.(preview.data),
      preview.data?.ripple ? rippleTable(preview.data.ripple) : null, h('div', { class: 'decide' }, place, h('p', { class: 'actions' }, button)));
    return box;
  });
  if (failure) throw failure;
  return answer;
}

async function follow(ctx, change, answer) {
  if (!answer.data?.revision || change.quiet) return;
  await openDialog(change.title, (close) => progressOf(ctx, answer.data.revision, { ready: (status) => !status.failed && setTimeout(() => close('done'), 600) }));
}

/** What was pressed says that it is being worked on, until `promise` is settled. */
async function busy(pressed, promise) {
  if (pressed?.tagName !== 'BUTTON') return promise;
  pressed.setAttribute('aria-busy', 'true');
  try {
    return await promise;
  } finally {
    pressed.removeAttribute('aria-busy');
  }
}
