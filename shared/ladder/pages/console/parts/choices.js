// Who-is-who choices that are not confirmed yet, kept on this device for the very list that they were made in.
import { remember, remembered } from '../session.js';

const LISTS = 8; // of a club; the oldest is forgotten
const placeOf = (slug) => `choices.${slug}`;

/** Whether there are any of a club. */
export const hasChoices = (slug) => Boolean(remembered(placeOf(slug)));

/** What was chosen in a list that is still the one with this ETag: Map of key -> {choice, declined, adult}. */
export function choicesOf(slug, list, etag) {
  const kept = remembered(placeOf(slug))?.[list];
  return new Map(kept?.etag === etag ? kept.rows : []);
}

/** Keeps `rows` ([key, {choice, declined, adult}]) of a list; none of them, or null, forgets it. */
export function keepChoices(slug, list, etag, rows) {
  const { [list]: _, ...others } = remembered(placeOf(slug)) ?? {};
  const lists = Object.entries(others).slice(1 - LISTS);
  if (rows?.length) lists.push([list, { etag, rows }]);
  remember(placeOf(slug), lists.length ? Object.fromEntries(lists) : null);
}

export const forgetChoices = (slug) => remember(placeOf(slug), null);
