// A tournament's id is chosen by whoever publishes; here it is made from its day and name, and never twice.

const LONGEST = 56; // of 64 characters, so that sections (-12) and a count still fit
const GREEK_AND_CYRILLIC = Object.fromEntries([
  ...'абвгдезийклмнопрстуфхцыэαβγδεζηθικλμνξοπρστυφχψω'].map((letter, no) => [letter, [
  'a', 'b', 'v', 'g', 'd', 'e', 'z', 'i', 'i', 'k', 'l', 'm', 'n', 'o', 'p', 'r', 's', 't', 'u', 'f', 'h', 'c', 'y', 'e',
  'a', 'v', 'g', 'd', 'e', 'z', 'i', 'th', 'i', 'k', 'l', 'm', 'n', 'x', 'o', 'p', 'r', 's', 't', 'y', 'f', 'ch', 'ps', 'o'][no]]));
Object.assign(GREEK_AND_CYRILLIC, { ж: 'zh', ч: 'ch', ш: 'sh', щ: 'sch', ю: 'yu', я: 'ya', ё: 'e', ъ: '', ь: '', ς: 's' });

/** `2026-11-30-tuesday-12`, with a count at its end where `taken` has it. */
export function proposedId(day, name, taken) {
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = [...letters].map((letter) => GREEK_AND_CYRILLIC[letter] ?? letter).join('').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const stem = `${day}-${words || 'evening'}`.slice(0, LONGEST).replace(/-+$/, '');
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? stem : `${stem}-${count}`;
    if (![...taken].some((each) => each === id || each.startsWith(`${id}-`))) return id;
  }
}
