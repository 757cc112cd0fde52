// What a file may not say itself: asked as fields, and asked first where the API cannot read on without.
import { h, said } from '../../dom.js';
import { today, t } from '../../words.js';
import { linesOf } from './faults.js';

const ENCODINGS = ['utf-8', 'windows-1252', 'windows-1251', 'windows-1253', 'windows-1250', 'koi8-r', 'iso-8859-7', 'utf-16'];
const NAMED = /\?(starts_on|ends_on|name|section|encoding|juniors|sequence)\b/;

/** Which question a fault is, by the parameter that it names; null where it is none. */
export const questionOf = (fault) => (NAMED.exec(fault.at) ?? NAMED.exec(fault.message))?.[1] ?? null;

/**
 * A form with the parameters of a publication, those first that `error` asks for.
 * `evening`: {query, source, look()}; `sections`: what was read, if it could be.
 */
export function questions(evening, { error, sections }) {
  const asked = new Map((error?.errors ?? []).map((each) => [questionOf(each), each]));
  const why = {
    starts_on: t('console.tonight.why_day'), name: t('console.tonight.why_name'), section: null, encoding: t('console.tonight.why_encoding'),
  };
  const first = sections.length === 1 ? sections[0].tournament : null;
  const { query } = evening;
  const fields = {
    starts_on: [t('console.tonight.day'), h('input', { type: 'date', name: 'starts_on', value: query.starts_on ?? (asked.has('starts_on') ? today() : '') })],
    ends_on: [t('console.tonight.last_day'), h('input', { type: 'date', name: 'ends_on', value: query.ends_on ?? '' })],
    name: [t('console.tonight.name'), h('input', { type: 'text', name: 'name', value: query.name ?? '', maxlength: '200', autocomplete: 'off', placeholder: first?.name })],
    section: [t('console.tonight.section'), h('input', { type: 'text', name: 'section', value: query.section ?? '', autocomplete: 'off' })],
    encoding: [t('console.tonight.encoding'), choice('encoding', query.encoding, [['', t('console.tonight.as_found')], ...ENCODINGS.map((each) => [each, each])])],
    juniors: [t('console.tonight.juniors'), choice('juniors', query.juniors, [['', t('console.tonight.as_found')], ['true', t('console.yes')]])],
    sequence: [t('console.tonight.sequence'), h('input', { type: 'number', name: 'sequence', step: '1', value: query.sequence ?? '' })],
  };
  const urgent = [];
  const rest = [];
  for (const [name, [label, input]] of Object.entries(fields)) {
    input.id = `ask-${name}`;
    const line = h('p', { class: 'field' }, h('label', { for: input.id }, label), input);
    const fault = asked.get(name);
    if (fault) {
      const note = why[name] ? h('small', { id: `${input.id}-why` }, why[name]) : h('small', { class: 'fault', id: `${input.id}-why`, lang: 'en' }, fault.message);
      input.setAttribute('aria-describedby', note.id);
      line.append(note);
      urgent.push(name === 'encoding' ? [readings(evening, fault), line] : line);
      if (name === 'starts_on') input.required = true;
    } else if (name === 'name' && asked.has('starts_on')) {
      urgent.push(line); // who is asked for the day knows what it is called, too
    } else {
      rest.push(line);
    }
  }
  const form = h('form', { class: 'questions', on: { submit: (event) => { event.preventDefault(); take(); } } }, urgent,
    urgent.length ? h('p', { class: 'actions' }, h('button', { type: 'submit', class: 'main' }, t('console.tonight.read_again'))) : null,
    h('details', {}, h('summary', {}, t('console.tonight.more')), rest, h('p', { class: 'actions' }, h('button', { type: 'submit' }, t('console.tonight.read_again')))));
  function take() {
    evening.query = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
    evening.look();
  }
  return form;
}

const choice = (name, value, options) => h('select', { name, value: value ?? '' }, options.map(([each, label]) => h('option', { value: each }, label)));

/** The line in doubt as each encoding reads it: whoever knows the name sees which is right. */
function readings(evening, fault) {
  const offered = ENCODINGS.filter((each) => fault.message.includes(each) && each !== 'utf-8');
  const no = Number(/line (\d+)/.exec(fault.at)?.[1] ?? 0) - 1;
  const lines = offered.map((each) => [each, linesOf(evening.source.bytes, each)?.[no]]).filter(([, line]) => line);
  if (!lines.length) return null;
  const pick = (encoding) => { evening.query = { ...evening.query, encoding }; evening.look(); };
  return h('fieldset', {}, h('legend', {}, t('console.tonight.which_reads')),
    lines.map(([encoding, line]) => h('p', {}, h('button', { type: 'button', class: 'reading', on: { click: () => pick(encoding) } }, said(line.slice(0, 120)), ' ', h('small', {}, encoding)))));
}
