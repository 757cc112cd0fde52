// Words, numbers and days of one language. The catalogues are the product's own, one JSON file a language.

/** Code -> the language's own name, as the front page lists those that there are words for. */
export const LANGUAGES = Object.fromEntries(
  [...document.getElementById('languages').content.querySelectorAll('option')].map((each) => [each.value, each.textContent]));

let language = 'en';
let messages = {};
let plurals = new Intl.PluralRules('en');

/** Reads the words of `wanted`; from now on everything is said in them. */
export async function loadWords(wanted) {
  const chosen = wanted in LANGUAGES ? wanted : 'en';
  const answer = await fetch(`/console/words/${chosen}.json`);
  if (!answer.ok) throw new Error(`words of ${chosen}`);
  messages = await answer.json();
  language = chosen;
  plurals = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen;
}

/** The first of the browser's languages that there are words for, or null. */
export function browserLanguage() {
  const spoken = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2).toLowerCase());
  return spoken.find((each) => each in LANGUAGES) ?? null;
}

export const lang = () => language;

/** Whether there is such a message: for ids that end in a word of the API. */
export const has = (id) => id in messages;

/** A message for a word of the API, in the reader's language; where there is none, as the API says it in the club's. */
export const inOwnWords = (id, told) => (has(id) ? t(id) : told);

/** The message `id` with its places filled. A missing one shows its id: a fault of ours. */
export function t(id, args) {
  const message = messages[id];
  return filled(typeof message === 'string' ? message : id, args);
}

/** The message `id` in the plural form of `n`, which it may name as {n}. */
export function tn(id, n, args) {
  const forms = messages[id] ?? {};
  return filled(forms[plurals.select(n)] ?? forms.other ?? id, { n, ...args });
}

function filled(message, args) {
  return args ? message.replace(/\{(\w+)\}/g, (place, name) => (name in args ? String(args[name]) : place)) : message;
}

/** The language's decimal mark. */
export const decimalMark = () => new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(1.5).find(({ type }) => type === 'decimal').value;

/** A number with the language's decimal mark, without grouping. */
export function fmtNumber(value, digits = 1) {
  if (value === null || value === undefined) return '–';
  const text = Math.abs(value).toFixed(digits);
  return (value < 0 && Number(text) !== 0 ? '\u2212' : '') + text.replace('.', decimalMark());
}

/** A change with its sign and a true minus. */
export function fmtChange(value) {
  return value > 0 && Number(value.toFixed(1)) !== 0 ? `+${fmtNumber(value)}` : fmtNumber(value);
}

/** A score: 2½. */
export function fmtScore(value) {
  const whole = Math.trunc(value);
  return value - whole === 0.5 ? `${whole || ''}½` : Number.isInteger(value) ? String(value) : fmtNumber(value);
}

/** A day (YYYY-MM-DD) in the language's long form; a calendar day is of no time zone. */
export function fmtDate(iso) {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '');
  if (!day) return iso ?? '';
  const when = new Date(Date.UTC(2000, 0, 1));
  when.setUTCFullYear(Number(day[1]), Number(day[2]) - 1, Number(day[3]));
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(when);
}

/** A moment (ISO) as a day and a time of this device's clock. */
export function fmtTime(iso) {
  const when = new Date(iso);
  return Number.isNaN(when.getTime()) ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}

/** Several words as the language lists them: "Ann, Bo and Cy". */
export function fmtList(words) {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(words);
}

/** Today's calendar day here, YYYY-MM-DD. */
export function today() {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
