// Who is who: one table, entry to member. What the API ticked is ticked; nothing else is decided before a person does.
import { call, Problem } from '../api.js';
import { announce, fill, focusOn, h, replace, said } from '../dom.js';
import { choicesOf, keepChoices } from '../parts/choices.js';
import { reckonedLater } from '../parts/later.js';
import { roster } from '../parts/picker.js';
import { clearProblems, showProblem } from '../parts/problem.js';
import { rippleTable, rippleWords } from '../parts/ripple.js';
import { sendUntilAnswered } from '../parts/sending.js';
import { fmtDate, fmtList, t, tn } from '../words.js';
import { changedMeanwhile } from './names/meanwhile.js';
import { juniorsNotice, markAdults } from './names/juniors.js';
import { Row } from './names/row.js';

const QUIET = 500; // milliseconds after the last choice before the preview is asked for

export async function view(ctx, id) {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const [names, read, { data: { tournaments } }] = await Promise.all([call(ctx, 'GET', `${path}/names`), call(ctx, 'GET', path), call(ctx, 'GET', 'tournaments')]);
  const waiting = read.data.waiting ? (await call(ctx, 'GET', path, { query: { version: 'waiting' } })).data.tournament : null;
  const away = new AbortController();
  const sheet = new Sheet(ctx, { id, path, tournament: waiting ?? read.data.tournament, waiting: Boolean(waiting), tournaments, signal: away.signal });
  if (sheet.tournament.juniors) sheet.people = new Map((await roster(ctx)).map((each) => [each.member, each]));
  sheet.fill(names);
  return { title: t('console.names.title'), node: sheet.node, leave: () => { away.abort(); } };
}

/** One list of names. `rows`: Row of each entry; `etag`: of the list that was seen. */
class Sheet {
  constructor(ctx, more) {
    Object.assign(this, { ctx, people: new Map(), rows: [], etag: null, timer: 0 }, more);
    const it = this.tournament;
    // Roles said outright: on a phone its rows are laid out as blocks, which would take them away.
    this.body = h('tbody', { role: 'rowgroup' });
    this.place = h('div', {});
    this.moves = h('div', { class: 'moves' });
    this.makes = h('p', { class: 'makes' });
    this.button = h('button', { type: 'button', class: 'main', id: 'confirm', on: { click: () => this.confirm() } });
    this.node = h('form', { novalidate: true, on: { submit: (event) => event.preventDefault() } },
      h('p', { class: 'lead' }, h('b', {}, said(it.name)), ' · ', fmtDate(it.starts_on), ' · ', tn('count.players', it.players.length)),
      this.waiting ? h('p', { class: 'notice' }, t('console.names.waiting')) : null,
      it.juniors ? juniorsNotice(ctx) : null,
      this.place,
      h('table', { class: 'names', role: 'table' }, h('caption', { class: 'unseen' }, t('console.names.caption')),
        h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, h('th', { scope: 'col', role: 'columnheader' }, t('console.names.typed')), h('th', { scope: 'col', role: 'columnheader' }, t('console.names.is')))), this.body),
      h('div', { class: 'bottom' }, this.makes, this.moves, h('p', { class: 'actions' }, this.button)));
  }

  /** Shows a list as it was read. Choices already made here stay, where the entry is still open. */
  fill({ data, etag }) {
    const kept = this.etag ? new Map(this.rows.filter((row) => row.touched).map(state)) : choicesOf(this.ctx.slug, this.id, etag);
    this.etag = etag;
    this.rows = data.entries.map((entry) => new Row(this, entry, kept.get(keyOf(entry))));
    const open = (row) => (row.choice ? 1 : 0);
    this.rows.sort((one, other) => open(one) - open(other) || one.entry.no - other.entry.no);
    replace(this.body, this.rows.map((row) => row.node));
    this.changed();
  }

  /** The games of an entry in this tournament, for who wants to remember who that was. */
  evening(no) {
    const names = new Map(this.tournament.players.map((each) => [each.no, each.name]));
    return this.tournament.rounds.flatMap((round) => round.games.filter((game) => game.white === no || game.black === no)
      .map((game) => ({ round: round.no, opponent: names.get(game.white === no ? game.black : game.white), white: game.white === no, result: game.result })));
  }

  get decided() { return this.rows.filter((row) => row.choice && row.isChange()); }

  get undecided() { return this.rows.filter((row) => !row.choice); }

  /** Everything that was decided here, as the API takes it. */
  json() {
    const links = Object.fromEntries(this.decided.map((row) => [row.entry.no, row.link()]));
    const declined = Object.fromEntries(this.rows.filter((row) => row.declined.size).map((row) => [row.entry.no, [...row.declined]]));
    return Object.keys(declined).length ? { links, declined } : { links };
  }

  /** After each choice: what the button will do, by name, and a moment later what will move. */
  changed() {
    const made = this.decided.filter((row) => row.choice.new).map((row) => row.newName());
    const left = this.undecided.length;
    const n = this.decided.length;
    replace(this.button, n === 0 ? t('console.names.nothing') : left ? tn('console.names.confirm_some', n) : tn('console.names.confirm_all', n));
    this.button.disabled = n === 0;
    replace(this.makes, left ? [h('b', {}, tn('console.names.left', left)), ' '] : null,
      made.length ? fill(tn('console.names.makes', made.length), { names: said(fmtList(made)) }) : n ? t('console.names.makes_none') : null);
    keepChoices(this.ctx.slug, this.id, this.etag, this.rows.filter((row) => row.touched).map(state));
    clearTimeout(this.timer);
    if (n) this.timer = setTimeout(() => this.preview(), QUIET);
    else replace(this.moves);
  }

  async preview() {
    clearProblems(this.node);
    const asked = JSON.stringify(this.json());
    try {
      const { data } = await call(this.ctx, 'PUT', `${this.path}/names`, { json: JSON.parse(asked), preview: true, signal: this.signal });
      if (asked !== JSON.stringify(this.json())) return;
      const waits = this.undecided.length;
      replace(this.moves, waits ? h('p', {}, h('small', {}, t('console.names.moves_later')))
        : h('details', {}, h('summary', {}, `${t('console.names.moves')} ${rippleWords(data.ripple)}`), reckonedLater(this.tournaments, this.tournament), rippleTable(data.ripple)));
    } catch (error) {
      if (this.signal.aborted || error.offline) return;
      if (!(error instanceof Problem)) throw error;
      replace(this.moves, showProblem(error, this.node));
    }
  }

  /** Confirms; where an answer was lost on the way, the list that is there now may be our own doing. */
  async send(json) {
    const path = `${this.path}/names`;
    try {
      return await call(this.ctx, 'PUT', path, { json, ifMatch: this.etag, signal: this.signal });
    } catch (error) {
      if (error.offline) this.lost = true;
      if (error.status !== 412 || !this.lost) throw error;
      const now = await call(this.ctx, 'GET', path, { signal: this.signal });
      const links = new Map(now.data.entries.map((each) => [each.no, each.link]));
      if (!this.decided.every((row) => row.isNow(links.get(row.entry.no)))) throw error;
      return { data: { ...now.data, revision: (await call(this.ctx, 'GET', 'status')).data.records } };
    }
  }

  async confirm() {
    this.button.disabled = true;
    this.button.setAttribute('aria-busy', 'true');
    try {
      await markAdults(this);
      const json = this.json();
      const { data } = await sendUntilAnswered(this.place, () => this.send(json), this.signal);
      for (const row of this.rows) row.declined.clear();
      keepChoices(this.ctx.slug, this.id, this.etag, null);
      const left = data.entries.filter((each) => !each.link).length;
      if (!left) {
        this.ctx.go(`${this.path}/done?revision=${data.revision}`);
        return;
      }
      const again = await call(this.ctx, 'GET', `${this.path}/names`);
      this.rows = [];
      this.fill(again);
      replace(this.place, h('p', { class: 'good', role: 'status' }, tn('console.names.saved_left', left)));
      announce(tn('console.names.saved_left', left));
    } catch (error) {
      if (this.signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      if (error.status === 412) await this.meanwhile();
      else replace(this.place, showProblem(error, this.node));
      focusOn(this.place.firstChild);
    } finally {
      this.button.removeAttribute('aria-busy');
      this.button.disabled = this.decided.length === 0;
    }
  }

  /** Somebody was faster: the list as it is now, and what is different from the one that was seen. */
  async meanwhile() {
    const before = this.rows.map((row) => row.entry);
    const now = await call(this.ctx, 'GET', `${this.path}/names`);
    this.fill(now);
    replace(this.place, await changedMeanwhile(this.ctx, before, now.data.entries));
  }
}

const keyOf = (entry) => `${entry.no}|${entry.name}`;
const state = (row) => [keyOf(row.entry), { choice: row.choice, declined: [...row.declined], adult: row.adult }];
