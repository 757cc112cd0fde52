// An evening that is not sent yet, kept on this device so that a phone that dies loses nothing.
import { remember, remembered } from '../session.js';
import { draftName } from './leaving.js';

const LARGEST = 2_000_000; // bytes of a file that are kept; a browser gives five million characters in all

/** The draft of a club: `{kind: 'hand', …}` or `{kind: 'file', name, query, id, body}`, or null. */
export const draftOf = (slug) => remembered(draftName(slug));

/**
 * The draft of a club, or null. One that was sent as a new evening, and whose answer was lost on the way, has arrived where its
 * tournament is there: then there is none. `tournaments`: those of the club.
 */
export function unsent(slug, tournaments) {
  const draft = draftOf(slug);
  const arrived = draft?.id && draft.isNew && draft.asSent && tournaments.some((each) => each.id === draft.id || each.section_of === draft.id);
  if (arrived) dropDraft(slug);
  return arrived ? null : draft;
}

/** Keeps it; false where there was no room. */
export const keepDraft = (slug, draft) => remember(draftName(slug), { ...draft, at: new Date().toISOString() });

export const dropDraft = (slug) => remember(draftName(slug), null);

/** Keeps a file that is about to be sent; false where it is too large. */
export function keepFile(slug, { name, bytes, query, id, title, isNew }) {
  if (bytes.length > LARGEST) return false;
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return keepDraft(slug, { kind: 'file', name, query, id, title, isNew, asSent: true, body: btoa(text) });
}

/** The bytes of a kept file. */
export const bytesOf = (draft) => Uint8Array.from(atob(draft.body), (letter) => letter.charCodeAt(0));
