// One typed name, wherever it waits: how often it was typed, and who it is.
import { fill as domFill, h, replace, said } from '../../dom.js';
import { number } from '../../parts/form.js';
import { memberPicker, roster } from '../../parts/picker.js';
import { fmtDate, fmtNumber, inOwnWords, t, tn } from '../../words.js';
import { candidate } from '../names/candidate.js';
import { turned } from '../names/row.js';

const RANGE = (first, last) => (first === last ? fmtDate(first) : first.slice(0, 4) === last.slice(0, 4) ? first.slice(0, 4) : `${first.slice(0, 4)}–${last.slice(0, 4)}`);

/** `choice`: {member, name} | {new: true, rating, junior} | {guest: true} | {same: name}; null while nothing is decided. */
export class NameRow {
  constructor(sheet, entry, kept) {
    Object.assign(this, { sheet, entry, declined: new Set(kept?.declined), touched: Boolean(kept), isOpen: false, cell: h('div', {}) });
    this.choice = kept ? kept.choice : this.first();
  }

  /** What the API ticked; nothing else. */
  first() {
    const { ticked, suggestions, name } = this.entry;
    if (ticked === 'new') return { new: true, junior: 'unknown' };
    return ticked ? { member: ticked, name: suggestions.find((each) => each.member === ticked)?.name ?? name } : null;
  }

  get apart() { return this.entry.apart.length > 0; }

  isUnclear() { return false; }

  /** The row whose choice holds for this one: a name may be the same person's as another. Null: round in a circle. */
  root() {
    const seen = new Set();
    for (let row = this; row; row = this.sheet.byName.get(row.choice.same)) {
      if (seen.has(row)) return null;
      seen.add(row);
      if (!row.choice?.same) return row;
    }
    return null;
  }

  isDecided() { return !this.apart && Boolean(this.choice) && Boolean(this.root()?.choice) && !this.root().apart; }

  /** The choice as the API takes it. */
  wish() {
    if (this.choice.guest) return { guest: true };
    if (this.choice.member) return { member: this.choice.member };
    if (this.choice.same) return { same_as: this.choice.same };
    const made = { new: true };
    const name = this.newName();
    if (name !== this.entry.name) made.name = name;
    if (this.choice.rating) made.starting_rating = number(this.choice.rating);
    if (this.choice.junior !== 'unknown') made.junior = this.choice.junior;
    return made;
  }

  newName() { return this.choice.name?.trim() || turned(this.entry.name); }

  choose(choice) {
    Object.assign(this, { choice, touched: true, isOpen: false });
    if (choice.same && !this.root()) this.sheet.byName.get(choice.same).reopen();
    this.show();
    this.sheet.changed();
    this.cell.querySelector('button, a')?.focus();
  }

  reopen() {
    Object.assign(this, { choice: null, touched: true });
    if (this.node) this.show();
  }

  /** The line; made only once it is looked at. */
  element() {
    if (this.node) return this.node;
    const { entry } = this;
    const spellings = entry.spellings.filter((each) => each !== entry.name);
    this.node = h('li', {}, h('div', { class: 'typed' }, h('b', {}, said(entry.name)), ' ',
      h('small', {}, tn('console.all.times', entry.entries), ', ', RANGE(entry.first, entry.last), spellings.length ? [' · ', t('console.names.also'), ' ', spellings.map((each, no) => [no ? ', ' : '', said(each)])] : null)), this.cell);
    this.show();
    return this.node;
  }

  show() {
    if (!this.node) return;
    this.node.className = this.apart ? 'apart' : this.isDecided() ? '' : 'undecided';
    replace(this.cell, this.apart ? this.asked() : this.isOpen || !this.choice ? this.options() : this.settled());
  }

  /** Two of one evening bear it: who is who can only be said there. */
  asked() {
    const { ctx, titles } = this.sheet;
    return h('div', {}, h('p', {}, t('console.all.apart')),
      h('ul', {}, this.entry.apart.map((id) => h('li', {}, h('a', { href: `#/${ctx.slug}/tournaments/${encodeURIComponent(id)}/names` }, said(titles.get(id)?.name ?? id)), ' ', h('small', {}, fmtDate(titles.get(id)?.starts_on))))));
  }

  settled() {
    const change = h('button', { type: 'button', class: 'quiet', 'aria-label': `${t('console.names.change')}: ${this.entry.name}`, on: { click: () => { this.isOpen = true; this.show(); this.cell.querySelector('button')?.focus(); } } }, t('console.names.change'));
    return h('div', { class: 'settled' }, h('div', {}, h('span', { class: 'mark' }, '✓ '), this.words(), this.choice.new ? this.fresh() : null), change);
  }

  words() {
    const { choice, entry } = this;
    if (choice.guest) return t('word.guest');
    if (choice.new) return [h('b', {}, t('console.all.a_new')), this.newName() === entry.name ? null : [' ', said(this.newName())]];
    if (choice.same) return [t('console.all.same'), ' ', h('b', {}, said(choice.same)), this.isDecided() ? null : h('small', {}, ` – ${t('console.all.same_open')}`)];
    const offered = entry.suggestions.find((each) => each.member === choice.member);
    return [h('b', {}, said(choice.name)), ' ', h('small', {}, offered ? t(`alike.${offered.reason}`) : t('console.names.picked'), offered?.rating != null ? ` · ${fmtNumber(offered.rating)}` : '')];
  }

  /** Of a new member: the starting rating, and whether it is a child; most need neither. */
  fresh() {
    const touched = () => { this.touched = true; this.sheet.changed(); };
    const id = `all-${this.sheet.rows.indexOf(this)}`;
    const name = h('input', { type: 'text', id: `${id}-name`, name: `names.${this.entry.name}.name`, value: this.newName(), maxlength: '200', autocomplete: 'off', on: { change: () => { this.choice.name = name.value.trim(); touched(); } } });
    const rating = h('input', { type: 'text', inputmode: 'decimal', id: `${id}-rating`, name: `names.${this.entry.name}.starting_rating`, value: this.choice.rating ?? '', placeholder: fmtNumber(this.sheet.ctx.club.rules.start, 0), on: { change: () => { this.choice.rating = rating.value.trim(); touched(); } } });
    const age = h('select', { id: `${id}-age`, value: this.choice.junior, on: { change: () => { this.choice.junior = age.value; touched(); } } },
      h('option', { value: 'unknown' }, t('console.names.age_unknown')), h('option', { value: 'no' }, t('console.names.adult')), h('option', { value: 'yes' }, t('console.names.junior')));
    return h('details', { open: Boolean(this.choice.rating || this.choice.junior !== 'unknown') }, h('summary', {}, t('console.all.more')),
      h('div', { class: 'fresh' }, h('label', { for: name.id, class: 'long' }, t('console.names.name'), name), h('label', { for: rating.id }, t('console.names.rating'), rating), h('label', { for: age.id }, t('console.names.age'), age)));
  }

  options() {
    const { entry, sheet } = this;
    const offered = entry.suggestions.filter((each) => !this.declined.has(each.member));
    const named = (text) => ({ 'aria-label': `${text}: ${entry.name}` });
    const button = (text, choice) => h('button', { type: 'button', ...named(text), on: { click: () => this.choose(choice) } }, text);
    return h('div', { class: 'open' },
      entry.alike.length ? h('p', { class: 'actions' }, t('console.all.same_as'), entry.alike.map((each) => this.sameAs(each, inOwnWords(`alike.${each.reason}`, each.reason_text)))) : null,
      this.offers(offered),
      h('p', { class: 'actions' }, button(t('console.names.new_member'), { new: true, junior: 'unknown' }), button(t('word.guest'), { guest: true }),
        h('button', { type: 'button', class: 'quiet', ...named(t('console.names.else')), on: { click: (event) => this.anybody(event.target) } }, t('console.names.else')),
        this.choice ? h('button', { type: 'button', class: 'quiet', on: { click: () => { this.isOpen = false; this.show(); this.cell.querySelector('button')?.focus(); } } }, t('console.names.as_it_was')) : null));
  }

  sameAs({ name }, why) {
    const label = `${this.entry.name}: ${t('console.all.same')} ${name} ${why}`;
    return h('button', { type: 'button', 'aria-label': label, on: { click: () => this.choose({ same: name }) } }, said(name), ' ', h('small', {}, why));
  }

  /** Whom it may be. Where nothing but possibilities are offered, their names: a page of cards is long on a phone. */
  offers(offered) {
    const cards = h('div', { class: 'cards' });
    const fill = () => replace(cards, offered.map((each) => candidate(this, each)));
    if (!offered.length) return null;
    if (offered.some((each) => each.confidence !== 'possible')) return fill();
    const names = h('span', {}, offered.map((each, no) => [no ? ', ' : '', said(each.name), ' ', h('small', {}, `(${inOwnWords(`alike.${each.reason}`, each.reason_text)})`)]));
    return h('details', { on: { toggle: (event) => event.target.open && !cards.childNodes.length && fill() } }, h('summary', {}, domFill(t('console.all.perhaps'), { names })), cards);
  }

  /** Whether nothing but a surname is shared with whoever is offered. */
  isStranger() {
    const { suggestions, alike } = this.entry;
    return !this.apart && !this.choice && !alike.length && suggestions.length > 0 && suggestions.every((each) => each.reason === 'surname_only');
  }

  /** The search over members and over the other names that wait; asked for, since a page of fields is none to read. */
  async anybody(button) {
    const { ctx, rows } = this.sheet;
    const others = rows.filter((each) => each !== this && !each.apart).map((each) => ({ name: each.entry.name, aliases: [], same: true, note: tn('console.all.times', each.entry.entries) }));
    const picker = memberPicker(ctx, {
      label: `${t('console.names.else')} (${this.entry.name})`, name: 'else', members: [...await roster(ctx), ...others],
      onPick: (each) => this.choose(each.same ? { same: each.name } : { member: each.member, name: each.name }),
    });
    button.closest('.actions').after(picker);
    button.remove();
    picker.input.focus();
  }
}
