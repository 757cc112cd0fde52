// A tournament's own fields: name, dates, order within the day, format, what it counts for.
import { h } from '../../dom.js';
import { t } from '../../words.js';
import { check, field, select, text } from '../../parts/form.js';
import * as say from '../../parts/say.js';

/** The section. `sheet`: {mine, editable, changed()}. */
export function details(sheet) {
  const { mine } = sheet;
  const set = (name, read) => ({ target }) => {
    mine[name] = read(target);
    sheet.changed();
  };
  const typed = (name, more, read = (target) => target.value) => {
    const input = text(name, mine[name], { maxlength: '200', ...more });
    input.addEventListener('input', set(name, read));
    return input;
  };
  const flag = (name, label, hint) => {
    const line = check(name, mine[name], label, hint);
    line.querySelector('input').addEventListener('change', set(name, (target) => target.checked));
    return line;
  };
  const format = select('format', mine.format, say.formats());
  format.addEventListener('change', set('format', (target) => target.value));
  const first = typed('starts_on', { type: 'date' });
  const last = typed('ends_on', { type: 'date' });
  first.addEventListener('change', () => {
    // The last day goes with the first where they were one.
    if (sheet.base.starts_on !== sheet.base.ends_on || last.dataset.own) return;
    last.value = first.value;
    mine.ends_on = first.value;
    sheet.changed();
  });
  last.addEventListener('change', () => { last.dataset.own = 'yes'; });
  const order = typed('sequence', { inputmode: 'numeric' }, (target) => whole(target.value));
  return h('details', {}, h('summary', {}, t('console.tournament.details')),
    h('fieldset', { disabled: !sheet.editable, class: 'plain' },
      field(say.fieldOfWhole('name'), typed('name')),
      h('div', { class: 'pair' }, field(say.field('starts_on'), first), field(say.field('ends_on'), last)),
      field(say.field('sequence'), order, t('console.tournament.sequence_help')),
      field(say.field('format'), format, t('console.tournament.format_help')),
      flag('rated', say.field('rated'), t('console.tournament.rated_help')),
      flag('finished', say.field('finished'), t('console.tournament.finished_help')),
      flag('juniors', say.field('juniors'), t('console.tournament.juniors_help'))));
}

const whole = (typed) => (/^\s*[-\u2212+]?\d+\s*$/.test(typed) ? Number(typed.trim().replace('\u2212', '-')) : typed.trim() === '' ? 0 : typed);
