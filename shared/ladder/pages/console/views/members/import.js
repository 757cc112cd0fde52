// A list of members as a spreadsheet saves it: shown as it was read, then added, all or nothing.
import { fill, h, replace, said } from '../../dom.js';
import { call, newKey } from '../../api.js';
import { fmtList, fmtNumber, t, tn } from '../../words.js';
import { ask } from '../../parts/ask.js';
import { check, field, text } from '../../parts/form.js';
import * as say from '../../parts/say.js';
import { table } from '../../parts/table.js';

const EXAMPLE = 'name,rating,games,junior\n';

export async function importList(ctx) {
  const file = h('input', { type: 'file', name: 'file', accept: '.csv,.txt,text/csv' });
  const pasted = h('textarea', { name: 'list', rows: '8', spellcheck: 'false', placeholder: EXAMPLE });
  const encoding = text('encoding', '', { placeholder: 'windows-1252' });
  let read = null;
  const form = await ask({
    title: t('console.import.title'), ok: t('console.import.read'),
    body: h('div', {}, h('p', {}, t('console.import.lead')), field(t('console.import.file'), file), field(t('console.import.paste'), pasted),
      h('details', {}, h('summary', {}, t('console.import.more')), field(t('console.import.encoding'), encoding, t('console.import.encoding_help')))),
    async refuse() {
      const sent = await contents(file, pasted, encoding);
      if (!sent) return t('console.import.nothing');
      read = { told: (await call(ctx, 'POST', 'members', { ...sent, preview: true })).data, sent };
      return null;
    },
  });
  if (form) await confirm(ctx, read);
}

async function contents(file, pasted, encoding) {
  const query = encoding.value.trim() ? { encoding: encoding.value.trim() } : {};
  if (pasted.value.trim()) return { body: pasted.value, type: 'text/csv' };
  if (!file.files.length) return null;
  const [chosen] = file.files;
  // As bytes: the server reads other encodings than UTF-8 too.
  const filename = /\.csv$/i.test(chosen.name) ? chosen.name : `${chosen.name}.csv`;
  return { body: await chosen.arrayBuffer(), type: 'application/octet-stream', filename, query };
}

async function confirm(ctx, { told, sent }) {
  const { members, lines, notes = [] } = told;
  const known = lines.filter((each) => each.known.length);
  const others = notes.filter(({ message }) => !NAMESAKE.test(message));
  const ticked = new Set();
  let key = newKey();
  const count = () => members.length - known.length + ticked.size;
  const label = h('span', {});
  const tell = () => replace(label, count() ? tn('console.import.add', count()) : t('console.import.add_none'));
  const tick = (each) => {
    const line = check('', false, [h('b', {}, said(each.name)), ' ', h('small', {}, place(each.at), ' · ', fill(t('console.import.is'), { name: said(fmtList(each.known.map(({ name }) => name))) }))]);
    line.querySelector('input').addEventListener('change', ({ target }) => {
      if (target.checked) ticked.add(each.at);
      else ticked.delete(each.at);
      key = newKey(); // another choice is another change
      tell();
    });
    return line;
  };
  const twice = notes.filter(({ at, message }) => NAMESAKE.test(message) && !known.some((each) => each.at === at));
  const fresh = members.filter((_, at) => !lines[at].known.length);
  tell();
  const form = await ask({
    title: tn('console.import.found', members.length), ok: label,
    body: h('div', {},
      others.length || twice.length ? h('div', { class: 'notice' }, h('ul', {},
        twice.map(({ at }) => h('li', {}, h('b', {}, said(lines.find((each) => each.at === at)?.name ?? '')), ` (${place(at)}): `, t('console.import.twice'))),
        others.map(({ at, message }) => h('li', {}, h('b', {}, place(at)), ' ', h('span', { lang: 'en' }, said(message)))))) : null,
      known.length ? h('fieldset', { class: 'choices known' }, h('legend', {}, tn('console.import.known', known.length)), h('p', {}, h('small', {}, t('console.import.known_help'))), known.map(tick)) : null,
      fresh.length ? table(t('console.import.new'), [t('console.field.name'), t('console.field.starting_rating'), t('console.field.starting_games'), say.field('junior')],
        fresh.map((each) => [said(each.name), { cell: fmtNumber(each.starting_rating), class: 'number' }, { cell: String(each.starting_games), class: 'number' }, each.junior === 'unknown' ? '' : say.junior(each.junior)])) : null),
    async refuse() {
      if (!count()) return t('console.import.add_none');
      const query = { ...sent.query, known: 'leave', ...(ticked.size ? { take: [...ticked].map((at) => /\d+/.exec(at)[0]).join(',') } : {}) };
      await call(ctx, 'POST', 'members', { ...sent, query, idempotencyKey: key });
      return null;
    },
  });
  if (form) ctx.refresh();
}

const NAMESAKE = / has this name already/;

/** "line 14" in the reader's language. */
export function place(at) {
  const line = /^line (\d+)$/.exec(at);
  return line ? t('console.house.line', { n: line[1] }) : at;
}
