// A list of members as a spreadsheet saves it: shown as it was read, then added, all or nothing.
import { h, said } from '../../dom.js';
import { call, newKey } from '../../api.js';
import { fmtNumber, t, tn } from '../../words.js';
import { ask } from '../../parts/ask.js';
import { field, text } from '../../parts/form.js';
import { table } from '../../parts/table.js';

const EXAMPLE = 'name,rating,games\n';

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
  const idempotencyKey = newKey();
  const { members, notes = [] } = told;
  const form = await ask({
    title: tn('console.import.found', members.length), ok: tn('console.import.add', members.length),
    body: h('div', {},
      notes.length ? h('div', { class: 'notice' }, h('ul', {}, notes.map(({ at, message }) => h('li', {}, h('b', {}, place(at)), ' ', / has this name already/.test(message) ? t('console.members.namesake') : h('span', { lang: 'en' }, said(message)))))) : null,
      table(t('console.import.title'), [t('console.field.name'), t('console.field.starting_rating'), t('console.field.starting_games')],
        members.map((each) => [said(each.name), { cell: fmtNumber(each.starting_rating), class: 'number' }, { cell: String(each.starting_games), class: 'number' }]),
        { captionHidden: true })),
    async refuse() {
      await call(ctx, 'POST', 'members', { ...sent, idempotencyKey });
      return null;
    },
  });
  if (form) ctx.refresh();
}

/** "line 14" in the reader's language. */
export function place(at) {
  const line = /^line (\d+)$/.exec(at);
  return line ? t('console.house.line', { n: line[1] }) : at;
}
