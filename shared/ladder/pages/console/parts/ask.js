// A question in a dialog: a small form, answered or given up.
import { Problem } from '../api.js';
import { h, replace } from '../dom.js';
import { openDialog } from './dialog.js';
import { showProblem } from './problem.js';

/**
 * Asks, and gives the form once it is sent, or null. `extra`: further buttons [{label, value, danger}], whose value comes
 * as `form.dataset.answer` ("ok" for the first). `refuse(form)`: before the form is taken with "ok": words why it cannot be
 * sent like that, else null; a Problem that it rejects with is shown at the fields that it concerns.
 */
export function ask({ title, body, ok, danger = false, extra = [], refuse = () => null }) {
  return openDialog(title, (close) => {
    const wrong = h('div', {});
    const form = h('form', { novalidate: true }, body, wrong, h('p', { class: 'actions' },
      h('button', { type: 'submit', class: danger ? 'danger' : 'main', value: 'ok' }, ok),
      extra.map((each) => h('button', { type: 'submit', class: each.danger ? 'danger' : '', value: each.value }, each.label))));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      form.dataset.answer = event.submitter?.value || 'ok';
      replace(wrong);
      if (form.dataset.answer === 'ok' && !(await accepted(form, refuse, wrong))) return;
      close(form);
    });
    form.querySelector('input:not([type=radio]):not([type=checkbox]), select, textarea')?.setAttribute('autofocus', '');
    return form;
  });
}

async function accepted(form, refuse, wrong) {
  const buttons = [...form.querySelectorAll('button')].filter((button) => !button.disabled);
  for (const button of buttons) button.disabled = true;
  try {
    const why = await refuse(form);
    if (!why) return true;
    replace(wrong, h('p', { class: 'problem', role: 'alert' }, why));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    replace(wrong, showProblem(error, form));
  } finally {
    for (const button of buttons) button.disabled = false;
  }
  return false;
}
