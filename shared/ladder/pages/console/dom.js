// Elements, made of text nodes only: what people typed can never become markup here.

const PROPERTIES = new Set(['value', 'checked', 'disabled', 'selected', 'indeterminate', 'hidden', 'open', 'readOnly', 'required', 'multiple']);

/** An element. `props`: attributes; `class`; `on: {click: f}`. Children: text, elements, lists of them; null is skipped. */
export function h(tag, props, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (name === 'on') {
      for (const [event, act] of Object.entries(value)) made.addEventListener(event, act);
    } else if (value === null || value === undefined) {
      continue;
    } else if (PROPERTIES.has(name)) {
      made[name] = value;
    } else if (name === 'class') {
      made.className = value;
    } else if (value !== false) {
      if ((name === 'href' || name === 'src') && /^\s*(javascript|vbscript):/i.test(value)) throw new TypeError('no such address');
      made.setAttribute(name, value === true ? '' : String(value));
    }
  }
  made.append(...nodes(children));
  // A choice can be set only once its options are there.
  if (tag === 'select' && props && props.value !== undefined && props.value !== null) made.value = props.value;
  return made;
}

/** Puts `children` in place of what `node` holds. */
export function replace(node, ...children) {
  node.replaceChildren(...nodes(children));
  return node;
}

function nodes(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== '')
    .map((child) => (child instanceof Node ? child : document.createTextNode(String(child))));
}

/** Somebody's own words within ours: their direction of writing is their own matter. */
export const said = (text) => h('bdi', {}, text);

/** A message with elements at its places: `fill(message, {name: said('…')})`. */
export function fill(message, parts) {
  return message.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name && name in parts ? parts[name] : piece;
  });
}

/** Says something to a screen reader. */
export function announce(text) {
  const place = document.getElementById('said');
  if (!place) return;
  place.textContent = '';
  setTimeout(() => { place.textContent = text; }, 60);
}

/** Moves the focus to an element, also to one that is none for the keyboard. */
export function focusOn(element) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: false });
}
