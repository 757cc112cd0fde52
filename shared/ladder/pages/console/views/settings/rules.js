// The numbers of the rating rule. They may hold from a day on; what they will move is always shown first.
import { h } from '../../dom.js';
import { decimalMark, fmtDate, t } from '../../words.js';
import { field, number, shown, text } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { settingsForm } from './form.js';

const NAMES = ['start', 'k_new', 'k_games', 'k_established', 'provisional_games'];

/** [title, element]. */
export function rules(page) {
  const mark = decimalMark();
  const HELP = { start: t('console.settings.start_help'), k_new: t('console.settings.k_new_help'), k_games: t('console.settings.k_games_help'), k_established: t('console.settings.k_established_help'), provisional_games: t('console.settings.provisional_help') };
  const form = settingsForm(page, {
    title: t('console.settings.rules'), text: t('console.settings.rules_text'),
    fields: (now) => [
      now.rules_from ? h('p', {}, t('console.settings.rules_since', { date: fmtDate(now.rules_from) })) : null,
      NAMES.map((name) => field(say.field(name), text(name, shown(now.rules[name], mark), { inputmode: 'decimal' }), HELP[name])),
      field(say.field('rules_from'), text('rules_from', '', { type: 'date' }), t('console.settings.rules_from_help')),
    ],
    // In the order in which the API says them, so that what was not touched is the same.
    read: (form) => ({ rules: Object.fromEntries(Object.keys(page.base.rules).map((name) => [name, number(form.elements[name].value)])) }),
    extra: (form) => (form.rules_from.value ? { rules_from: form.rules_from.value } : {}),
  });
  return [t('console.settings.rules'), form];
}
