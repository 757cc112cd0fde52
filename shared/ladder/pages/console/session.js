// Who is signed in: an organiser's key, kept for the tab, or on this device where the person asks for it.

const NAME = 'clubladder.session';

/** `{key, slug, kept}`, or null. */
export function session() {
  for (const [store, kept] of [[sessionStorage, false], [localStorage, true]]) {
    try {
      const read = JSON.parse(store.getItem(NAME));
      if (read && read.key && read.slug) return { key: read.key, slug: read.slug, kept };
    } catch { /* what cannot be read is none */ }
  }
  return null;
}

export function signIn({ key, slug, keep }) {
  signOut();
  (keep ? localStorage : sessionStorage).setItem(NAME, JSON.stringify({ key, slug }));
}

/** Forgets the key on this device. */
export function signOut() {
  sessionStorage.clear(); // next week's list too: it holds names
  localStorage.removeItem(NAME);
}

/** What this device remembers beside the key, by name; null where there is nothing. */
export function remembered(name) {
  try {
    return JSON.parse(localStorage.getItem(`clubladder.${name}`));
  } catch {
    return null;
  }
}

/** Remembers a value on this device; null forgets it. False: there is no room. */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(`clubladder.${name}`);
    else localStorage.setItem(`clubladder.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
