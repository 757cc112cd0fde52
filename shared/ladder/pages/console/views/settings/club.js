// The club's name, language, contact and calendar.
import { h } from '../../dom.js';
import { LANGUAGES, t } from '../../words.js';
import { field, number, select, text } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { settingsForm } from './form.js';

/** [title, element]. */
export function clubFields(page) {
  const form = settingsForm(page, {
    title: t('console.settings.club'),
    fields: (now) => [
      field(t('console.settings.club_name'), text('name', now.name, { maxlength: '200' })),
      field(say.field('language'), select('language', now.language, Object.entries(LANGUAGES)), t('console.settings.language_help')),
      field(say.field('contact'), text('contact', now.contact, { maxlength: '500' }), t('console.settings.contact_help')),
      page.base.contact ? null : h('p', { class: 'notice' }, t('console.settings.contact_missing')),
      field(say.field('season_starts'), text('season_starts', dayMonth(now.season_starts), { inputmode: 'numeric', placeholder: t('console.settings.day_month') }), t('console.settings.season_help')),
      field(say.field('active_months'), text('active_months', now.active_months, { inputmode: 'numeric' }), t('console.settings.active_help')),
      field(say.field('ladder_starts_on'), text('ladder_starts_on', now.ladder_starts_on, { type: 'date' }), t('console.settings.starts_help')),
    ],
    read: (form) => ({
      name: form.elements.name.value.trim(), language: form.language.value, contact: form.contact.value.trim(),
      season_starts: monthDay(form.season_starts.value), active_months: number(form.active_months.value), ladder_starts_on: form.ladder_starts_on.value || null,
    }),
  });
  return [t('console.settings.club'), h('div', {}, form)];
}

/** 09-01 as people write it: 1.9. */
const dayMonth = (stored) => (stored ?? '').split('-').reverse().map((part) => String(Number(part))).join('.');

function monthDay(typed) {
  const parts = /^\s*(\d{1,2})\s*[./ -]\s*(\d{1,2})\.?\s*$/.exec(typed);
  return parts ? `${parts[2].padStart(2, '0')}-${parts[1].padStart(2, '0')}` : typed.trim();
}
