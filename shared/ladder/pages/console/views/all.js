// Who is who of all tournaments together: each typed name once, however often it was typed. What the API ticked is
// ticked; nothing else is decided before a person does.
import { call, Problem } from '../api.js';
import { announce, focusOn, h, replace, said } from '../dom.js';
import { choicesOf, keepChoices } from '../parts/choices.js';
import { button } from '../parts/form.js';
import { linkToPage } from '../parts/page.js';
import { clearProblems, showProblem } from '../parts/problem.js';
import { progressOf } from '../parts/progress.js';
import { rippleTable } from '../parts/ripple.js';
import { sendUntilAnswered } from '../parts/sending.js';
import { folded } from '../parts/picker.js';
import { asked } from '../router.js';
import { fmtList, t, tn } from '../words.js';
import { NameRow } from './all/row.js';

const SHOWN = 40; // lines at once
const BY_NAME = 6; // new members that the line above the button names; of more the filter shows who they are
const LIST = '*'; // its place among the kept choices

export async function view(ctx) {
  const [names, { data: { tournaments } }] = await Promise.all([call(ctx, 'GET', 'names'), call(ctx, 'GET', 'tournaments')]);
  const away = new AbortController();
  const sheet = new AllNames(ctx, away.signal, new Map(tournaments.map((each) => [each.id, each])));
  sheet.fill(names);
  const revision = Number(asked().get('revision'));
  if (revision) replace(sheet.way, progressOf(ctx, revision, { signal: away.signal }));
  return { title: t('console.names.title'), node: sheet.node, leave: () => { away.abort(); } };
}

class AllNames {
  constructor(ctx, signal, titles) {
    Object.assign(this, { ctx, signal, titles, rows: [], byName: new Map(), etag: null, only: 'all', most: SHOWN });
    this.way = h('div', {});
    this.lead = h('p', { class: 'lead' });
    this.place = h('div', {});
    this.search = h('input', { type: 'search', id: 'find', autocomplete: 'off', placeholder: t('console.all.find'), 'aria-label': t('console.all.find'), on: { input: () => this.look() } });
    this.filters = h('p', { class: 'actions switch', role: 'group', 'aria-label': t('console.all.filters') });
    this.strangers = h('p', {});
    this.list = h('ul', { class: 'list who' });
    this.more = h('p', {});
    this.makes = h('div', { class: 'makes' });
    this.moves = h('details', { on: { toggle: () => this.moves.open && this.preview() } });
    this.button = h('button', { type: 'button', class: 'main', id: 'confirm', on: { click: () => this.confirm() } });
    this.form = h('form', { novalidate: true, on: { submit: (event) => event.preventDefault() } },
      h('p', { class: 'search' }, this.search), this.filters, this.strangers, this.list, this.more,
      this.moves, h('div', { class: 'bottom' }, this.makes, h('p', { class: 'actions' }, this.button)));
    this.body = h('div', {});
    this.node = h('div', {}, this.way, this.place, this.lead, this.body);
  }

  /** Shows a list as it was read. Choices already made here stay, where the name is still open. */
  fill({ data, etag }) {
    const kept = this.etag ? new Map(this.rows.filter((row) => row.touched).map(state)) : choicesOf(this.ctx.slug, LIST, etag);
    this.etag = etag;
    this.rows = data.names.map((entry) => new NameRow(this, entry, kept.get(entry.name)));
    this.byName = new Map(this.rows.map((row) => [row.entry.name, row]));
    for (const row of this.rows) if (row.choice?.same && !this.byName.has(row.choice.same)) row.choice = null;
    const late = (row) => (row.apart ? 1 : row.isDecided() ? 2 : 0);
    this.ordered = [...this.rows].sort((one, other) => late(one) - late(other));
    replace(this.lead, tn('console.all.names', data.names.length), ' · ', tn('console.all.tournaments', data.tournaments));
    if (!data.names.length) {
      replace(this.lead);
      keepChoices(this.ctx.slug, LIST, etag, null);
      replace(this.body, h('p', { class: 'good' }, t('console.all.nothing')), h('p', { class: 'actions' },
        linkToPage(this.ctx, this.ctx.club.pages, t('console.done.ladder_page'), { class: 'button main', id: 'ladder' }), h('a', { class: 'button', href: `#/${this.ctx.slug}/tournaments` }, t('console.nav.tournaments'))));
      return;
    }
    replace(this.body, this.form);
    if (this.only !== 'all' && !this.counts()[this.only]) this.only = 'all';
    this.look();
    this.changed();
  }

  counts() {
    const of = (fits) => this.rows.filter(fits).length;
    return { all: this.rows.length, open: of((row) => !row.apart && !row.isDecided()), apart: of((row) => row.apart), fresh: of((row) => row.choice?.new && !row.apart) };
  }

  /** The names that fit the filter and what was typed, a page of them. */
  look() {
    const fits = { all: () => true, open: (row) => !row.apart && !row.isDecided(), apart: (row) => row.apart, fresh: (row) => row.choice?.new && !row.apart }[this.only];
    const typed = folded(this.search.value.trim());
    const found = this.ordered.filter((row) => fits(row) && [row.entry.name, ...row.entry.spellings, row.choice?.name ?? ''].some((name) => folded(name).includes(typed)));
    replace(this.list, found.slice(0, this.most).map((row) => row.element()));
    replace(this.more, found.length > this.most ? button(tn('console.all.show_more', found.length - this.most), () => this.furtherFrom(this.most))
      : found.length ? null : t('console.house.nothing_found'));
  }

  furtherFrom(no) {
    this.most = no + 2 * SHOWN;
    this.look();
    focusOn(this.list.children[no]?.querySelector('button, a'));
  }

  /** A person's decision for many: they are in view under their own filter. */
  allNew(rows) {
    for (const row of rows) Object.assign(row, { choice: { new: true, junior: 'unknown' }, touched: true, isOpen: false });
    for (const row of rows) row.show();
    Object.assign(this, { only: 'fresh', most: SHOWN });
    this.look();
    this.changed();
    this.filters.querySelector('[aria-pressed=true]').focus();
  }

  get decided() { return this.rows.filter((row) => row.isDecided()); }

  json() {
    const names = Object.fromEntries(this.decided.map((row) => [row.entry.name, row.wish()]));
    const declined = Object.fromEntries(this.rows.filter((row) => row.declined.size && !row.apart).map((row) => [row.entry.name, [...row.declined]]));
    return Object.keys(declined).length ? { names, declined } : { names };
  }

  /** After each choice: what the button will do, by number and by name. */
  changed() {
    const made = this.decided.filter((row) => row.choice.new).map((row) => row.newName());
    const n = this.decided.length;
    const counts = this.counts();
    for (const row of this.rows) if (row.choice?.same) row.show();
    const choice = (name, label) => h('button', { type: 'button', 'aria-pressed': String(this.only === name), on: { click: () => { this.only = name; this.most = SHOWN; this.look(); this.changed(); this.filters.querySelector('[aria-pressed=true]').focus(); } } }, `${label} (${counts[name]})`);
    replace(this.filters, choice('all', t('console.all.every')), choice('open', t('console.all.undecided')),
      counts.apart || this.only === 'apart' ? choice('apart', t('console.all.there')) : null, choice('fresh', t('console.all.fresh')));
    replace(this.button, n ? tn('console.all.confirm', n, { made: made.length ? tn('console.all.made', made.length) : t('console.all.made_none') }) : t('console.names.nothing'));
    this.button.disabled = n === 0;
    replace(this.makes, counts.open ? h('p', {}, h('b', {}, tn('console.names.left', counts.open))) : null,
      made.length && made.length <= BY_NAME ? h('p', {}, t('console.names.new'), ' ', said(fmtList(made))) : null);
    const strangers = this.rows.filter((row) => row.isStranger());
    replace(this.strangers, strangers.length > 2 ? button(tn('console.all.strangers', strangers.length), () => this.allNew(strangers)) : null);
    replace(this.moves, h('summary', {}, t('console.all.moves')));
    this.moves.open = false;
    this.moves.hidden = n === 0;
    keepChoices(this.ctx.slug, LIST, this.etag, this.rows.filter((row) => row.touched).map(state));
  }

  /** What would move, asked for: a replay of years is no matter of every touch. */
  async preview() {
    const place = h('div', {}, '…');
    this.moves.append(place);
    try {
      const { data } = await call(this.ctx, 'PUT', 'names', { json: this.json(), preview: true, signal: this.signal });
      replace(place, data.names.length ? h('p', {}, h('small', {}, t('console.all.moves_later'))) : null, rippleTable(data.ripple));
    } catch (error) {
      if (this.signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      replace(place, showProblem(error, this.form));
    }
  }

  /** Confirms; where an answer was lost on the way, the list that is there now may be our own doing. */
  async send(json) {
    try {
      return await call(this.ctx, 'PUT', 'names', { json, ifMatch: this.etag, signal: this.signal });
    } catch (error) {
      if (error.offline) this.lost = true;
      if (error.status !== 412 || !this.lost) throw error;
      const now = await call(this.ctx, 'GET', 'names', { signal: this.signal });
      if (now.data.names.some((each) => each.name in json.names)) throw error;
      return { data: { ...now.data, revision: (await call(this.ctx, 'GET', 'status')).data.records } };
    }
  }

  async confirm() {
    this.button.disabled = true;
    this.button.setAttribute('aria-busy', 'true');
    clearProblems(this.form);
    try {
      const json = this.json();
      const { data } = await sendUntilAnswered(this.place, () => this.send(json), this.signal);
      keepChoices(this.ctx.slug, LIST, this.etag, null);
      for (const row of this.rows) row.declined.clear();
      this.fill(await call(this.ctx, 'GET', 'names'));
      replace(this.way, progressOf(this.ctx, data.revision, { signal: this.signal }));
      replace(this.place);
      const told = data.names.length ? tn('console.all.left', data.names.length) : t('console.all.nothing');
      if (data.names.length) replace(this.place, h('p', { class: 'good', role: 'status' }, told));
      announce(told);
      focusOn(document.querySelector('#main h1'));
      window.scrollTo(0, 0);
    } catch (error) {
      if (this.signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      if (error.status === 412) await this.meanwhile();
      else replace(this.place, showProblem(error, this.form));
      this.place.scrollIntoView({ block: 'nearest' });
      focusOn(this.place.firstChild);
    } finally {
      this.button.removeAttribute('aria-busy');
      this.button.disabled = this.decided.length === 0;
    }
  }

  /** Somebody was faster: which names wait no more, and which wait now. */
  async meanwhile() {
    const before = new Set(this.rows.map((row) => row.entry.name));
    this.fill(await call(this.ctx, 'GET', 'names'));
    const now = new Set(this.rows.map((row) => row.entry.name));
    const gone = [...before].filter((name) => !now.has(name));
    const come = [...now].filter((name) => !before.has(name));
    const line = (words, names) => (names.length ? h('li', {}, words, ' ', said(fmtList(names.slice(0, 12))), names.length > 12 ? ` … (${names.length})` : '') : null);
    replace(this.place, h('div', { class: 'notice', role: 'alert', tabindex: '-1' }, h('p', {}, h('b', {}, t('console.problem.s412'))),
      h('ul', {}, line(t('console.all.gone'), gone), line(t('console.all.come'), come)), h('p', {}, t('console.names.kept'))));
  }
}

const state = (row) => [row.entry.name, { choice: row.choice, declined: [...row.declined] }];
