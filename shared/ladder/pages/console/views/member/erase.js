// A name is erased: asked twice, once by typing it; then the certificate is shown, as far as the erasure has come.
import { h, replace, said, fill } from '../../dom.js';
import { call, Problem } from '../../api.js';
import { fmtDate, fmtTime, t, tn } from '../../words.js';
import { tell } from '../../parts/act.js';
import { ask } from '../../parts/ask.js';
import { openDialog } from '../../parts/dialog.js';
import { button, field, text } from '../../parts/form.js';
import { table } from '../../parts/table.js';
import { printOnly } from '../seeding/sheet.js';

const plain = (name) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** `path`, `query`: what is deleted; `etag`: of what was seen, or null; `then()`: leaves the view that shows the name. */
export async function erase(ctx, { name, path, query = {}, etag = null }, problem, then) {
  replace(problem);
  try {
    const { data } = await call(ctx, 'DELETE', path, { query, ifMatch: etag, preview: true });
    if (!(await askTwice(name, data.erases ?? {}))) return;
    // The archive is rewritten while the answer is waited for.
    replace(problem, h('p', { class: 'notice', role: 'status' }, t('console.erase.working')));
    problem.scrollIntoView({ block: 'center' });
    const done = await call(ctx, 'DELETE', path, { query, ifMatch: etag });
    replace(problem);
    then(); // the name goes from this screen too, before the certificate is shown to anybody
    await show(ctx, done.data.certificate);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(problem, error);
  }
}

const STAYS = {
  slug: (text_) => t('console.erase.stays_slug', { text: text_ }),
  club: (text_) => t('console.erase.stays_club', { text: text_ }),
  tournament: (text_) => t('console.erase.stays_tournament', { text: text_ }),
};

const whatStays = (stays) => h('ul', {}, stays.map((each) => h('li', {}, STAYS[each.code]?.(each.value) ?? h('span', { lang: 'en' }, `${each.what}: ${each.value}`))));

async function askTwice(name, { tournaments = 0, same_name: same = [], stays = [] }) {
  const what = [
    t('console.erase.name_goes'), t('console.erase.results_stay'), tournaments ? tn('console.erase.tournaments', tournaments) : null,
    same.length ? t('console.erase.same_name') : null,
    stays.length ? [t('console.erase.cert_stays'), whatStays(stays)] : null,
    t('console.erase.nobody_moves'), t('console.erase.no_undo')];
  const first = await ask({
    title: t('console.erase.title'), ok: t('console.erase.go_on'), danger: true,
    body: h('div', {}, h('p', {}, fill(t('console.erase.what'), { name: h('b', {}, said(name)) })), h('ul', {}, what.filter(Boolean).map((each) => h('li', {}, each)))),
  });
  return first && ask({
    title: t('console.erase.sure'), ok: t('console.erase.erase'), danger: true,
    body: h('div', {}, h('p', {}, fill(t('console.erase.type'), { name: h('b', {}, said(name)) })), field(t('console.field.name'), text('typed', ''))),
    refuse: (form) => (plain(form.typed.value) === plain(name) ? null : t('console.erase.other_name')),
  });
}

/** The certificate in a dialog; one that is not done yet can be looked at again. */
export function show(ctx, told) {
  const place = h('div', {});
  const put = (told_) => replace(place, h('p', { class: 'no-print' }, t('console.erase.certificate')), certificate(ctx, told_), h('p', { class: 'actions' },
    told_.state === 'done' ? null : button(t('console.erase.look_again'), async () => put((await call(ctx, 'GET', `erasures/${told_.id}`)).data.certificate)),
    button(t('console.house.print'), () => printOnly(place.querySelector('.certificate')))));
  put(told);
  return openDialog(t('console.erase.done'), place);
}

const PLACES = {
  parts: () => t('console.erase.in_parts'),
  published: () => t('console.erase.in_published'),
  carried: () => t('console.erase.in_carried'),
  entry: () => t('console.erase.in_entry'),
  idempotency: () => t('console.erase.in_digests'),
  versions: () => t('console.erase.in_versions'),
  snapshots: () => t('console.erase.in_snapshots'),
  rows: () => t('console.erase.in_rows'),
  books: () => t('console.erase.in_books'),
  pages: () => t('console.erase.in_pages'),
};

const BACKUPS = {
  recovery: () => t('console.erase.of_recovery'),
  logs: () => t('console.erase.of_logs'),
  queue: () => t('console.erase.of_queue'),
  streams: () => t('console.erase.of_streams'),
};

/** The reader's words for a code; one that is not known here is told as the API says it. */
const inWords = (table, code, told) => table[code]?.() ?? h('span', { lang: 'en' }, told);

/** What was done, in plain words, to hand to whoever asked; what holds the name and stays, and why; beneath it, folded, what was
    erased where. */
export function certificate(ctx, told) {
  const many = (place) => (place.erased === undefined ? (place.done ? t('console.erase.is_done') : t('console.erase.not_yet')) : String(place.erased));
  const done = told.state === 'done';
  const held = (told.backups ?? []).filter((each) => each.holds_name).map((each) => each.expires).sort();
  return h('div', { class: 'certificate' },
    h('h3', {}, t('console.erase.cert_title')),
    h('p', {}, fill(t('console.erase.cert_asked'), { club: said(ctx.club.name), time: fmtTime(told.asked_at) })),
    h('p', { class: done ? 'good' : 'notice' }, done ? t('console.erase.cert_done', { time: fmtTime(told.finished_at ?? told.asked_at) }) : t('console.erase.cert_way')),
    h('p', {}, t('console.erase.cert_results')),
    (told.stays ?? []).length ? [h('p', {}, t('console.erase.cert_stays')), whatStays(told.stays)] : null,
    h('p', {}, held.length ? t('console.erase.cert_backups', { date: fmtDate(held.at(-1)) }) : t('console.erase.cert_no_backups')),
    h('p', {}, h('small', {}, t('console.erase.cert_number'), ' ', h('code', {}, told.id))),
    h('details', {}, h('summary', {}, t('console.erase.cert_details')),
      table(t('console.erase.places'), [t('console.tournament.place_in'), t('console.erase.how_often')],
        (told.places ?? []).map((place) => [inWords(PLACES, place.code, place.place), { cell: many(place), class: 'number' }])),
      table(t('console.erase.backups'), [t('console.erase.backup'), t('console.erase.until')],
        (told.backups ?? []).map((each) => [inWords(BACKUPS, each.code, each.what), each.holds_name ? fmtDate(each.expires) : t('console.erase.holds_none')]))));
}

/** Earlier erasures, each with its certificate; null where there are none. */
export async function erasures(ctx) {
  const { data } = await call(ctx, 'GET', 'erasures');
  if (!data.erasures.length) return null;
  return h('details', {}, h('summary', {}, tn('console.erase.earlier', data.erasures.length)),
    h('ul', { class: 'rows' }, data.erasures.map((each) => h('li', {},
      h('span', { class: 'line' }, fmtTime(each.asked_at), ' ', h('small', {}, h('code', {}, each.id))),
      button(t('console.erase.show'), () => show(ctx, each), { 'aria-label': `${t('console.erase.show')}: ${each.id}` })))));
}
