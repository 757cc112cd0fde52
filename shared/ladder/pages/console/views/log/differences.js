// What an entry of the log changed, before and after, one line each.
import { said } from '../../dom.js';
import { fmtDate, t, tn } from '../../words.js';
import * as say from '../../parts/say.js';
import { printed } from '../tournament/draft.js';

const NOTHING = '–';
const MOST = 30; // lines; a published evening can change hundreds of places

/** Lines of text and elements. `known`: {members}: id -> name; `players`: of the tournament, number -> name as typed. */
export function differences({ what, before, after, member }, known, players = new Map()) {
  if (what === 'names.confirmed') return names(before ?? {}, after ?? {}, known);
  if (what === 'members.added' || what === 'members.adults') {
    return (after ?? []).slice(0, MOST).map((id) => said(known.members.get(id) ?? id));
  }
  if (what === 'members.merged' || what === 'merge.undone') {
    const told = after ?? before ?? {};
    return [[said(known.members.get(told.from) ?? told.from ?? ''), ' → ', said(known.members.get(told.into ?? member) ?? told.into ?? '')]];
  }
  if (what === 'log.undone') return [t('console.log.undid', { n: after?.undone ?? '' })];
  if (!isObject(after) && !isObject(before)) return [];
  return lines(before ?? {}, after ?? {}, (no) => players.get(no) ?? String(no), member ? say.field : say.fieldOfWhole).slice(0, MOST);
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

function lines(before, after, who, label) {
  const names_ = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names_.filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)).flatMap((name) => {
    if (isObject(before[name]) || isObject(after[name])) {
      return lines(before[name] ?? {}, after[name] ?? {}, who, label).map((line) => [label(name), ' – ', line]);
    }
    const [was, is] = [words(name, before[name], who), words(name, after[name], who)];
    if (was === is) return []; // nothing said before, and nothing now: an empty list, say
    return [[label(name), ': ', ...(was === NOTHING ? [] : [said(was), ' → ']), said(is)]];
  });
}

function words(name, value, who) {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (Array.isArray(value)) return value.map((each) => part(name, each, who)).join('; ') || NOTHING;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return fmtDate(value);
  if (typeof value === 'boolean') return say.yesNo(value);
  if (name === 'state') return say.state(value);
  if (name === 'display') return say.display(value);
  if (name === 'junior') return say.junior(value);
  if (name === 'visibility') return say.visibility(value);
  if (name === 'names') return say.names(value);
  if (name === 'format') return say.format(value);
  return String(value);
}

/** A game, a bye or a player in a list. The log itself holds nobody's name. */
function part(name, each, who) {
  if (name === 'games') return `${t('console.tournament.round', { n: each.round })}: ${who(each.white)} – ${who(each.black)} ${printed(each.result)}`;
  if (name === 'byes') return `${t('console.tournament.round', { n: each.round })}: ${who(each.player)} ${say.bye(each.kind)}`;
  return name === 'players' ? who(each) : String(each);
}

function names(before, after, known) {
  const who = (id) => (id === undefined ? '–' : id === 'guest' ? t('word.guest') : known.members.get(id) ?? id);
  const changed = Object.keys(after).filter((no) => before[no] !== after[no]);
  const told = changed.slice(0, MOST).map((no) => [t('console.tournament.player_no', { n: no }), ': ', said(who(before[no])), ' → ', said(who(after[no]))]);
  return changed.length > MOST ? [...told, tn('console.log.and_more', changed.length - MOST)] : told;
}
