// A question in the browser's own dialog: focus stays in it, Escape closes it, and it goes back to where it came from.
import { h } from '../dom.js';
import { t } from '../words.js';

let made = 0;

/**
 * Opens a dialog. `content`: elements, or a function of `close(value)` that makes them; `actions`: [[value, label, class?]].
 * Resolves to the value of the action that closed it, or null (closed, Escape).
 */
export function openDialog(title, content, actions = []) {
  return new Promise((resolve) => {
    const name = `dialog-${++made}`;
    const close = (value) => { box.returned = value; box.close(); };
    const buttons = actions.map(([value, label, kind]) => h('button', { type: 'button', class: kind ?? '', on: { click: () => close(value) } }, label));
    const box = h('dialog', { 'aria-labelledby': name, on: { close: () => { box.remove(); resolve(box.returned ?? null); } } },
      h('h2', { id: name, tabindex: '-1' }, title),
      typeof content === 'function' ? content(close) : content,
      h('p', { class: 'actions' }, buttons, h('button', { type: 'button', class: 'quiet', on: { click: () => close(null) } }, t('console.close'))));
    document.body.append(box);
    box.showModal();
    (box.querySelector('[autofocus]') ?? box.querySelector('h2')).focus({ preventScroll: true });
    box.scrollTop = 0; // the heading first, wherever the focus is
  });
}
