// One evening on its way in: what the API reads of it is shown, then it is published, and kept until it was.
import { call, Problem } from '../../api.js';
import { announce, focusOn, h, replace } from '../../dom.js';
import { dropDraft, keepFile } from '../../parts/draft.js';
import { proposedId } from '../../parts/ids.js';
import { showProblem } from '../../parts/problem.js';
import { sendUntilAnswered } from '../../parts/sending.js';
import { fmtDate, today, t, tn } from '../../words.js';
import { faultsOf } from './faults.js';
import { questionOf, questions } from './questions.js';
import { manyOf } from './many.js';
import { asSections, readOf } from './read.js';
import { sureOfDay } from './day.js';

const IN_CARDS = 6; // tournaments of one file, each with all its results; of more a list
const ONE_BY_ONE = 3; // tournaments whose names are asked one list after the other; of more in one list

/**
 * `source`: {name, bytes} of a file or {name, json}; `query`: what the person said beside it; `fixed`: the id under which it
 * may have been sent already; `target`: the tournament that it is a newer version of. `onId(id)`: before it is sent.
 */
export class Evening {
  constructor(ctx, tournaments, signal, more = {}) {
    Object.assign(this, { ctx, tournaments, signal, source: null, query: {}, target: null, isNew: false, fixed: null, turn: 0, onId: () => {}, form: null }, more);
    this.taken = tournaments.map((each) => each.id);
    this.owners = new Map(tournaments.filter((each) => each.section_of).map((each) => [each.id, each.section_of]));
    this.place = h('div', { id: 'read' });
  }

  start(source) {
    Object.assign(this, { source, query: {}, target: null, isNew: false, fixed: null });
    this.look();
  }

  put(id, preview) {
    const { ctx, source, query, signal } = this;
    // A file as bytes with its name: the gateway would turn text that is no UTF-8 into question marks.
    const body = source.json ? { json: source.json } : { body: source.bytes, type: 'application/octet-stream', filename: source.name };
    return call(ctx, 'PUT', `tournaments/${encodeURIComponent(id)}`, { ...body, query, preview, signal });
  }

  /** Asks what the API reads in it, writing nothing, and shows that. */
  async look() {
    const mine = ++this.turn;
    replace(this.place, h('p', { role: 'status' }, t('console.tonight.reading')));
    try {
      const known = this.target ?? this.fixed;
      const { data } = await this.put(known ?? proposedId(today(), this.source.name, this.taken), true);
      if (mine !== this.turn) return;
      const sections = asSections(data);
      const [{ tournament }] = sections;
      this.id = known ?? proposedId(tournament.starts_on, sections.length > 1 ? this.source.name.replace(/\.\w+$/, '') : tournament.name, this.taken);
      this.show(sections, data.summary);
    } catch (error) {
      if (this.signal.aborted || mine !== this.turn) return;
      if (!(error instanceof Problem)) throw error;
      this.refused(error);
    }
  }

  show(sections, summary) {
    const asked = this.source.json ? null : questions(this, { error: null, sections });
    const copy = this.target ? null : sections.map((each) => each.held?.copy_of).find(Boolean);
    const send = h('button', { type: 'button', class: 'main', id: 'publish', disabled: Boolean(copy && !this.isNew), on: { click: () => this.send(sections) } }, t('console.tonight.publish'));
    const below = h('div', {});
    this.below = below;
    this.button = send;
    replace(this.place, h('h2', { tabindex: '-1' }, t('console.tonight.what_was_read')),
      this.versions(sections, copy), sections.length > IN_CARDS ? manyOf(sections, summary) : readOf(sections), h('p', { class: 'actions' }, send), below, asked);
    announce(t('console.tonight.what_was_read'));
    focusOn(copy ? this.place.querySelector('input[type=radio]') : send);
  }

  /** Whether it is a new evening or a newer version of one that is there: asked where one of the same day is there. */
  versions(sections, copy) {
    const days = new Set(sections.map((each) => each.tournament.starts_on));
    const near = this.tournaments.filter((each) => each.state !== 'deleted' && (days.has(each.starts_on) || each.id === copy));
    const same = sections.length > 1 ? this.files(near) : near.filter((each) => !each.section_of);
    if (!same.length) return null;
    const choose = (target, isNew) => { Object.assign(this, { target, isNew, fixed: null }); this.look(); };
    // Sent before, the answer lost: it is a newer version of what arrived then.
    const chosen = this.target ?? (this.isNew ? null : same.find((each) => each.id === this.fixed)?.id ?? null);
    const line = (value, label, checked) => h('label', { class: 'choice' },
      h('input', { type: 'radio', name: 'version', value, checked, on: { change: () => choose(value || null, !value) } }), h('span', {}, label));
    return h('fieldset', { class: 'choices' }, h('legend', {}, t('console.tonight.which')),
      copy ? h('p', { class: 'notice' }, t('console.tonight.copy')) : null,
      line('', t('console.tonight.new_evening'), this.isNew === true || (!chosen && !copy)),
      same.map((each) => line(each.id, [t('console.tonight.newer_of'), ' ', h('bdi', {}, each.name), ' ', h('small', {}, each.count ? tn('console.move.list', each.count) : fmtDate(each.starts_on))], chosen === each.id)));
  }

  /** The files of several sections that these tournaments came in: a file is a newer version of a file. */
  files(near) {
    const ids = new Set(near.map((each) => each.section_of).filter(Boolean));
    return [...ids].map((id) => ({ id, name: id, count: [...this.owners.values()].filter((each) => each === id).length }));
  }

  refused(error) {
    const left = { status: error.status, errors: error.errors.filter((each) => !questionOf(each)) };
    const asks = left.errors.length < error.errors.length;
    const form = this.source.json ? null : questions(this, { error, sections: [] });
    const title = error.offline ? t('console.tonight.offline') : asks && !left.errors.length ? t('console.tonight.a_question') : t('console.tonight.cannot_read');
    replace(this.place, h('h2', { tabindex: '-1' }, title), error.offline || (asks && !left.errors.length) ? null : this.source.json ? showProblem(error, this.form) : faultsOf({ ...left, detail: error.detail, title: error.title }, this.source), form,
      error.offline ? h('p', {}, h('button', { type: 'button', on: { click: () => this.look() } }, t('console.try_again'))) : null);
    if (error.offline) window.addEventListener('online', () => this.look(), { once: true, signal: this.signal });
    focusOn(this.form?.querySelector('[aria-invalid=true]') ?? this.place.querySelector('h2'));
  }

  /** Publishes, or keeps it until there is a network; then on to who is who. */
  async send(sections) {
    if (!(await sureOfDay(sections, this.tournaments))) return;
    this.button.disabled = true;
    this.button.setAttribute('aria-busy', 'true');
    const isNew = !this.taken.includes(this.id) && ![...this.owners.values()].includes(this.id);
    this.fixed = this.id;
    this.onId(this.id, isNew);
    if (this.source.bytes) keepFile(this.ctx.slug, { name: this.source.name, bytes: this.source.bytes, query: this.query, id: this.id, title: sections[0].tournament.name, isNew });
    try {
      const { data } = await sendUntilAnswered(this.below, () => this.put(this.id, false), this.signal);
      dropDraft(this.ctx.slug);
      this.ctx.go(next(data, this.id));
    } catch (error) {
      if (this.signal.aborted) return;
      if (!(error instanceof Problem)) throw error;
      if (this.source.bytes) dropDraft(this.ctx.slug);
      this.button.disabled = false;
      this.button.removeAttribute('aria-busy');
      replace(this.below, showProblem(error));
      focusOn(this.below.firstChild);
    }
  }
}

/** Where to go after publishing: to the names of the first that waits for some, else to the end. */
export function next(data, id) {
  const sections = data.tournaments ?? [{ id, ...data }];
  const held = sections.find((each) => each.held);
  if (held && sections.length <= IN_CARDS) return `tournaments/${encodeURIComponent(held.id)}`;
  if (sections.length > IN_CARDS || sections.filter((each) => each.waits_for_names).length > ONE_BY_ONE) return `names?revision=${data.revision}`;
  const waits = sections.find((each) => each.waits_for_names);
  const [first] = sections;
  return waits ? `tournaments/${encodeURIComponent(waits.id)}/names` : `tournaments/${encodeURIComponent(first.id)}/done?revision=${data.revision}`;
}
