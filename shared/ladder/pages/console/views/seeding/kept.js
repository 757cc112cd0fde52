// Next week's list while it is being made: kept in this tab until it is signed out or closed, for it holds names.

const placeOf = (slug) => `clubladder.next.${slug}`;
const fresh = () => ({ here: new Set(), typed: '', answers: new Map(), groups: '1', tolerance: '0.2', name: '', rounds: '' });

/** What was ticked and typed for a club; members who are there no more are left out. */
export function nextOf(slug, members) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(slug)));
    const there = new Set(members.map((each) => each.member));
    return { ...fresh(), ...kept, here: new Set(kept.here.filter((each) => there.has(each))), answers: new Map(kept.answers) };
  } catch {
    return fresh();
  }
}

export function keepNext(slug, evening) {
  try {
    sessionStorage.setItem(placeOf(slug), JSON.stringify({ ...evening, here: [...evening.here], answers: [...evening.answers] }));
  } catch { /* no room: it is kept as long as the view stands */ }
}

export const forgetNext = (slug) => sessionStorage.removeItem(placeOf(slug));
