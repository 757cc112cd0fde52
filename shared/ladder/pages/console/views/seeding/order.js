// The order and the groups as the API made them; names that it asked back; and the ways to take the list along.
import { announce, h, replace, said } from '../../dom.js';
import { Problem } from '../../api.js';
import { fmtDate, fmtNumber, inOwnWords, t, tn, today } from '../../words.js';
import { tell } from '../../parts/act.js';
import { copyText, file, save } from '../../parts/copy.js';
import { draftOf, keepDraft } from '../../parts/draft.js';
import { button, field, number, select, text } from '../../parts/form.js';
import { table } from '../../parts/table.js';
import { openDialog } from '../../parts/dialog.js';
import { fresh, nextNo } from '../hand/sheet.js';
import { printOnly } from './sheet.js';

const STATUS = { established: () => '', provisional: () => t('word.provisional'), new: () => t('console.seeding.new') };

/** `asked`: the body that was sent; `told`: its answer; `again()`: asks with what was answered meanwhile. */
export function orderOf(page, asked, told, again) {
  const seeds = new Map(told.seeds.map((seed) => [seed.seed, seed]));
  const open = told.asked.filter((each) => each.ticked !== 'new');
  const lists = told.groups.map((group, at) => h('div', {},
    told.groups.length > 1 ? h('h3', {}, t('console.seeding.group', { n: at + 1 }), ' ', h('small', {}, tn('count.players', group.length))) : null,
    table(t('console.seeding.order'), [t('console.seeding.seed'), t('console.field.name'), t('console.duplicates.rating'), t('console.seeding.status')],
      group.map((no) => seeds.get(no)).map((seed) => [String(seed.seed), said(seed.name), { cell: fmtNumber(seed.rating), class: 'number' }, STATUS[seed.status]?.() ?? seed.status]),
      { captionHidden: true }),
    told.cuts[at] ? h('p', { class: 'cut' }, h('small', {}, t('console.seeding.cut', { n: told.cuts[at].after, gap: fmtNumber(told.cuts[at].gap) }), ' ', said(inOwnWords(`cut.${told.cuts[at].reason}`, told.cuts[at].reason_text)))) : null));
  const printed = h('div', { class: 'printed' }, h('h2', { tabindex: '-1' }, t('console.seeding.order'), ' ', h('small', {}, tn('count.players', told.seeds.length))), lists);
  return h('section', {}, questions(page, told.asked, again), printed,
    open.length ? h('p', { class: 'notice no-print' }, t('console.seeding.answer_first')) : take(page, asked, told, printed));
}

function questions(page, asked, again) {
  if (!asked.length) return null;
  const { answers } = page.evening;
  const fields = asked.map((each) => {
    const input = select('', each.ticked ?? '', [
      ['', t('console.seeding.choose')],
      ...each.suggestions.map((offer) => [offer.member, `${offer.name}${offer.number > 1 ? ` (${offer.number})` : ''}${offer.rating === null ? '' : `, ${fmtNumber(offer.rating)}`} – ${inOwnWords(`alike.${offer.reason}`, offer.reason_text)}${offer.last_played ? `, ${fmtDate(offer.last_played)}` : ''}`]),
      ['new', t('console.seeding.somebody_new')]]);
    const set = () => {
      if (input.value) answers.set(each.name, input.value);
      else answers.delete(each.name);
    };
    input.addEventListener('change', set);
    set();
    return field(said(each.name), input);
  });
  return h('div', { class: 'card no-print' }, h('h3', {}, tn('console.seeding.asked', asked.length)), fields,
    h('p', { class: 'actions' }, button(t('console.seeding.go_on'), again, { class: 'main' })));
}

function take(page, asked, told, printed) {
  const { ctx, evening } = page;
  const problem = h('div', {});
  const name = text('name', evening.name, { maxlength: '200' });
  const rounds = text('rounds', evening.rounds, { inputmode: 'numeric' });
  const form = h('form', { novalidate: true }, h('div', { class: 'pair' },
    field(t('console.seeding.evening'), name, t('console.seeding.evening_help')), field(t('console.seeding.rounds'), rounds)));
  const fetchFile = (accept, named) => async () => {
    Object.assign(evening, { name: name.value, rounds: rounds.value });
    replace(problem);
    try {
      const json = { ...asked, ...(name.value.trim() ? { name: name.value.trim() } : {}), ...(number(rounds.value) === null ? {} : { rounds: number(rounds.value) }) };
      const got = await file(ctx, 'POST', 'seeding', { json, accept });
      save(got.name ?? named, got.blob);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tell(problem, error, form);
    }
  };
  const copied = async () => {
    const lines = told.groups.map((group) => group.map((no) => told.seeds.find((seed) => seed.seed === no)).map((seed) => `${seed.seed}\t${seed.name}\t${fmtNumber(seed.rating)}`).join('\n'));
    await copyText(lines.join('\n\n'));
    announce(t('console.house.copied'));
  };
  return h('div', { class: 'no-print' }, form, problem, h('p', { class: 'actions' },
    button(t('console.house.copy'), copied), button('CSV', fetchFile('text/csv', 'seeding.csv')),
    button('TRF', fetchFile('application/vnd.fide.trf', 'seeding.trf')),
    told.groups.length > 1 ? button(t('console.seeding.zip'), fetchFile('application/zip', 'seeding.zip')) : null,
    button(t('console.house.print'), () => printOnly(printed)),
    button(t('console.seeding.by_hand'), () => byHand(page, told), { id: 'by-hand' })),
  h('p', {}, h('small', {}, t('console.seeding.own_numbers'))));
}

/** The evening by hand, with these players in this order; one that is not sent yet is not lost without a question. */
async function byHand({ ctx, evening }, told) {
  if (draftOf(ctx.slug)) {
    const sure = await openDialog(t('console.seeding.by_hand'), h('p', {}, t('console.seeding.draft_stands')), [['yes', t('console.seeding.draft_instead'), 'danger']]);
    if (sure !== 'yes') return;
  }
  const sheet = fresh(ctx.club, today());
  if (evening.name.trim()) sheet.name = evening.name.trim();
  for (const { name, member } of told.seeds) sheet.players.push({ no: nextNo(sheet), name, ...(member ? { member } : {}) });
  keepDraft(ctx.slug, { ...sheet, title: sheet.name });
  ctx.go('tonight/hand');
}
