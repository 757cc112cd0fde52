// What each tournament brought a member, with its games; where the wrong person was confirmed, it is put right from here.
import { h, said } from '../../dom.js';
import { call } from '../../api.js';
import { fmtChange, fmtDate, fmtNumber, inOwnWords, t, tn } from '../../words.js';
import { button } from '../../parts/form.js';
import { reassign } from '../../parts/reassign.js';

const SHOWN = 12;

/** `told`: {member, history, games} of the API; `tournaments`: the club's list, for names and days. */
export function career(ctx, told, tournaments) {
  const named = new Map(tournaments.map((each) => [each.id, each]));
  const brought = new Map(told.history.map((each) => [each.tournament, each]));
  const played = [...new Set([...told.games.map((game) => game.tournament), ...told.history.map((each) => each.tournament)])].reverse();
  if (!played.length) return h('p', { class: 'empty' }, t('console.member.no_games'));
  const one = (id) => evening(ctx, told.member, id, named.get(id), brought.get(id), told.games.filter((game) => game.tournament === id));
  const rest = played.slice(SHOWN);
  return h('div', {}, played.slice(0, SHOWN).map(one),
    rest.length ? h('details', {}, h('summary', {}, tn('console.member.earlier', rest.length)), rest.map(one)) : null);
}

function evening(ctx, member, id, line, change, games) {
  return h('details', { class: 'evening' },
    h('summary', {}, said(line?.name ?? id), ' ', h('small', {}, line && !line.name.includes(fmtDate(line.ends_on)) ? fmtDate(line.ends_on) : '', change ? ` · ${fmtNumber(change.before)} ${fmtChange(change.change)} = ${fmtNumber(change.after)}` : '')),
    h('ul', {}, games.map((game) => h('li', {}, game_(game)))),
    h('p', { class: 'actions' },
      h('a', { class: 'button', href: `#/${ctx.slug}/tournaments/${id}` }, t('console.member.open_tournament')),
      button(t('console.member.not_them'), () => elsewhere(ctx, member, id), { 'aria-label': `${t('console.member.not_them')}: ${line?.name ?? id}` })));
}

function game_(game) {
  const colour = game.colour === 'white' ? t('console.tournament.white') : game.colour === 'black' ? t('console.tournament.black') : '';
  const told = game.counted && game.expected !== null ? t('console.member.expected', { n: fmtNumber(game.expected, 3) }) : game.reason ? inOwnWords(`reason.${game.reason}`, game.reason_text) : '';
  return [t('console.tournament.round', { n: game.round }), ': ', said(game.opponent_name), ` ${result(game)} `, h('small', {}, [colour, told].filter(Boolean).join(' · '))];
}

const result = ({ result: code }) => (code === '-' ? '\u2212' : code);

async function elsewhere(ctx, member, id) {
  const { data } = await call(ctx, 'GET', `tournaments/${id}`);
  const player = data.tournament.players.find((each) => each.member === member.member);
  // The member may be nobody's entry from now on, and leave the roster.
  if (player) await reassign(ctx, id, player, () => ctx.go(`tournaments/${id}`));
}
