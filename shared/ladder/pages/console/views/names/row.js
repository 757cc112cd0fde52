// One entry: who it is, why the API thinks so, and whatever else it may be.
import { h, replace, said } from '../../dom.js';
import { memberPicker } from '../../parts/picker.js';
import { number } from '../../parts/form.js';
import { fmtNumber, t, tn } from '../../words.js';
import { adultTick } from './juniors.js';
import { candidate } from './candidate.js';

/** "Fairweather, Gwen" -> "Gwen Fairweather"; any other name as it is. */
export const turned = (name) => /^([^,]+),\s*([^,]+)$/.exec(name)?.slice(1).reverse().join(' ').trim() ?? name;

/** `choice`: {member, name} | {new: true, name, rating, games, junior} | {guest: true}, or null while nothing is decided. */
export class Row {
  constructor(sheet, entry, kept) {
    Object.assign(this, { sheet, entry, declined: new Set(kept?.declined), adult: Boolean(kept?.adult), touched: Boolean(kept), isOpen: false });
    this.choice = kept ? kept.choice : this.first();
    this.isOpen = !this.choice;
    this.cell = h('td', { role: 'cell' });
    this.node = h('tr', { role: 'row' }, h('th', { scope: 'row', role: 'rowheader' }, h('span', { class: 'no' }, `${entry.no} `), said(entry.name)), this.cell);
    this.show();
  }

  /** What stands, or what the API ticked; nothing else. */
  first() {
    const { link, ticked, suggestions } = this.entry;
    const named = (id) => ({ member: id, name: suggestions.find((each) => each.member === id)?.name ?? this.entry.name });
    if (link) return link === 'guest' ? { guest: true } : named(link);
    if (ticked === 'new') return { new: true, junior: this.juniorAtFirst() };
    return ticked ? named(ticked) : null;
  }

  /** In a juniors' event a new member is a junior unless somebody says otherwise: so does the API. */
  juniorAtFirst() { return this.sheet.tournament.juniors ? 'yes' : 'unknown'; }

  /** Whether several may be meant and nothing says who: then their histories are laid side by side. */
  isUnclear() { return !this.choice && this.entry.suggestions.length > 1; }

  /** Whether confirming it changes anything. */
  isChange() {
    const { link } = this.entry;
    if (!link) return true;
    return this.choice.new || (this.choice.guest ? link !== 'guest' : link !== this.choice.member);
  }

  /** Whether a link is what was chosen here. */
  isNow(link) { return this.choice.guest ? link === 'guest' : this.choice.new ? (link ?? '').startsWith('m_') : link === this.choice.member; }

  /** The choice as the API takes it. */
  link() {
    if (this.choice.guest) return { guest: true };
    if (this.choice.member) return { member: this.choice.member };
    const made = { new: true };
    const name = this.newName();
    if (name !== this.entry.name) made.name = name;
    if (this.choice.rating !== undefined && this.choice.rating !== '') made.starting_rating = number(this.choice.rating);
    if (this.choice.junior && this.choice.junior !== 'unknown') made.junior = this.choice.junior;
    return made;
  }

  /** What a new member will be called: as typed, the given name first where a list has it last; or as said here. */
  newName() { return this.choice.name?.trim() || turned(this.entry.name); }

  choose(choice, more = {}) {
    Object.assign(this, { choice, touched: true, isOpen: more.open ?? false });
    this.show();
    this.sheet.changed();
    if (!this.isOpen) this.cell.querySelector('button')?.focus();
  }

  show() {
    this.node.className = this.choice ? '' : 'undecided';
    replace(this.cell, this.isOpen ? this.options() : this.settled());
  }

  settled() {
    const change = h('button', { type: 'button', class: 'quiet', 'aria-label': `${t('console.names.change')}: ${this.entry.name}`, on: { click: () => { this.isOpen = true; this.show(); this.cell.querySelector('input,button')?.focus(); } } }, t('console.names.change'));
    return h('div', { class: 'settled' }, h('div', {}, this.words(), this.details()), change);
  }

  words() {
    if (this.choice.guest) return [h('span', { class: 'mark' }, '✓ '), t('word.guest')];
    if (this.choice.new) return [h('span', { class: 'mark' }, '✓ '), h('b', {}, t('console.names.new')), ' ', said(this.newName())];
    const offered = this.entry.suggestions.find((each) => each.member === this.choice.member);
    const why = this.entry.link ? t('console.names.confirmed') : offered ? t(`alike.${offered.reason}`) : t('console.names.picked');
    return [h('span', { class: 'mark' }, '✓ '), h('b', {}, said(this.choice.name)), ' ', h('small', {}, why, offered?.rating != null ? ` · ${fmtNumber(offered.rating)}` : '')];
  }

  details() {
    if (this.choice.new) return this.fresh();
    return adultTick(this.sheet, this);
  }

  /** Of a new member: the name, the starting rating, and whether it is a child. */
  fresh() {
    const name = h('input', { type: 'text', id: `name-${this.entry.no}`, name: `links.${this.entry.no}.name`, value: this.newName(), maxlength: '200', autocomplete: 'off', on: { change: () => { this.choice.name = name.value.trim(); this.touched = true; this.sheet.changed(); } } });
    const rating = h('input', { type: 'text', inputmode: 'decimal', id: `rating-${this.entry.no}`, name: `links.${this.entry.no}.starting_rating`, value: this.choice.rating ?? '', placeholder: fmtNumber(this.sheet.ctx.club.rules.start, 0), on: { change: () => { this.choice.rating = rating.value.trim(); this.touched = true; this.sheet.changed(); } } });
    const age = h('select', { id: `age-${this.entry.no}`, value: this.choice.junior, on: { change: () => { this.choice.junior = age.value; this.touched = true; this.sheet.changed(); } } },
      h('option', { value: 'unknown' }, t('console.names.age_unknown')), h('option', { value: 'no' }, t('console.names.adult')), h('option', { value: 'yes' }, t('console.names.junior')));
    return h('div', { class: 'fresh' }, h('label', { for: name.id, class: 'long' }, t('console.names.name'), name), h('label', { for: rating.id }, t('console.names.rating'), rating), h('label', { for: age.id }, t('console.names.age'), age));
  }

  options() {
    const { suggestions, no } = this.entry;
    const offered = suggestions.filter((each) => !this.declined.has(each.member));
    const picker = memberPicker(this.sheet.ctx, { label: t('console.names.else'), name: `else-${no}`, onPick: (each) => this.choose({ member: each.member, name: each.name }) });
    return h('div', { class: 'open' },
      offered.length ? h('p', {}, tn('console.names.could_be', offered.length)) : null,
      h('div', { class: 'cards' }, offered.map((each) => candidate(this, each))),
      this.evening(),
      h('p', { class: 'actions' },
        h('button', { type: 'button', on: { click: () => this.choose({ new: true, junior: this.juniorAtFirst() }) } }, t('console.names.new_member')),
        h('button', { type: 'button', on: { click: () => this.choose({ guest: true }) } }, t('console.names.guest')),
        this.choice ? h('button', { type: 'button', class: 'quiet', on: { click: () => { this.isOpen = false; this.show(); this.cell.querySelector('button')?.focus(); } } }, t('console.names.as_it_was')) : null),
      picker);
  }

  /** What this entry played tonight, to lay beside the histories of those it may be. */
  evening() {
    const games = this.sheet.evening(this.entry.no);
    if (!games.length) return null;
    return h('details', { open: this.isUnclear() }, h('summary', {}, t('console.names.tonight')), h('ul', {}, games.map((each) => h('li', {},
      t('console.round', { n: each.round }), ': ', t(each.white ? 'console.white' : 'console.black'), ' – ', said(each.opponent), ' ', h('small', {}, each.result.replaceAll('1/2', '½'))))));
  }
}
