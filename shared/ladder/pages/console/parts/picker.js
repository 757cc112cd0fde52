// Finds a member by typing, by keyboard or touch (the ARIA combobox pattern with a list).
import { call } from '../api.js';
import { announce, h, replace, said } from '../dom.js';
import { fmtNumber, t, tn } from '../words.js';

const MOST = 8; // lines that fit above a phone's keyboard
const read = new WeakMap();
let made = 0;

/** The club's roster, read once a view. */
export function roster(ctx) {
  if (!read.has(ctx)) read.set(ctx, call(ctx, 'GET', 'members').then(({ data }) => data.members));
  return read.get(ctx);
}

/** Letters without case and accents. */
export const folded = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Members whose name or alias has every word of `typed` at the beginning of one of its words; better ones first. */
export function matching(members, typed) {
  const asked = folded(typed).split(/[\s,.]+/).filter(Boolean);
  if (!asked.length) return [];
  const fits = (name) => {
    const words = folded(name).split(/[\s,.\-']+/);
    return asked.every((each) => words.some((word) => word.startsWith(each)));
  };
  const whole = folded(typed).trim();
  const rank = (member) => (folded(member.name) === whole ? 0 : fits(member.name) ? 1 : 2);
  return members.filter((member) => [member.name, ...(member.aliases ?? [])].some(fits))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/**
 * A labelled field with its list. `onPick(member)`: the member, or `{name, isNew: true}` where `allowNew` and that was chosen.
 * `members`: instead of the whole roster; `without(member)`: those not offered; `keep`: the field keeps the name picked.
 */
export function memberPicker(ctx, { label, onPick, allowNew = false, members = null, without = () => false, keep = false, name = 'member', newLabel = null }) {
  const id = `picker-${++made}`;
  let options = [];
  let active = -1;
  const list = h('ul', { id: `${id}-list`, role: 'listbox', 'aria-label': label, hidden: true, class: 'options' });
  const input = h('input', {
    id, name, type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'words', spellcheck: 'false', 'aria-expanded': 'false', 'aria-controls': `${id}-list`, 'aria-autocomplete': 'list',
    on: { input: look, focus: look, keydown: pressed, blur: () => setTimeout(close, 150) },
  });
  const box = h('div', { class: 'picker field' }, h('label', { for: id }, label), input, list);

  async function look() {
    const typed = input.value.trim();
    const everyone = members ?? await roster(ctx);
    if (typed !== input.value.trim()) return;
    options = matching(everyone.filter((each) => !without(each)), typed).slice(0, MOST);
    if (allowNew && typed) options.push({ name: typed, isNew: true });
    active = -1;
    replace(list, options.map((each, no) => h('li', { role: 'option', id: `${id}-${no}`, 'aria-selected': 'false', on: { pointerdown: (event) => event.preventDefault(), click: () => pick(no) } }, line(each))));
    open(options.length > 0);
    if (typed) announce(options.length ? tn('console.picker.found', options.length) : t('console.picker.none'));
  }

  function line(each) {
    if (each.isNew) return [h('b', {}, newLabel ?? t('console.picker.new')), ' ', said(each.name)];
    return [said(each.name), each.note ? h('small', {}, ` ${each.note}`) : each.rating === null || each.rating === undefined ? null : h('small', {}, ` ${fmtNumber(each.rating)}`)];
  }

  function open(shown) {
    list.hidden = !shown;
    input.setAttribute('aria-expanded', String(shown));
    if (!shown) input.removeAttribute('aria-activedescendant');
  }
  const close = () => open(false);

  function choose(no) {
    active = no;
    [...list.children].forEach((each, index) => each.setAttribute('aria-selected', String(index === no)));
    if (no < 0) return;
    input.setAttribute('aria-activedescendant', `${id}-${no}`);
    list.children[no].scrollIntoView({ block: 'nearest' });
  }

  function pick(no) {
    const picked = options[no];
    if (!picked) return;
    input.value = keep ? picked.name : '';
    close();
    onPick(picked);
  }

  function pressed(event) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) { look(); return; }
      const last = options.length - 1;
      choose(event.key === 'ArrowDown' ? (active >= last ? 0 : active + 1) : (active <= 0 ? last : active - 1));
    } else if (event.key === 'Enter' && !list.hidden) {
      event.preventDefault();
      pick(active >= 0 ? active : options.length === 1 || options[0] && folded(options[0].name) === folded(input.value.trim()) ? 0 : -1);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  box.input = input;
  return box;
}
