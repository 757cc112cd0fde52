// A member is erased: asked twice, once by typing the name; then the certificate is shown.
import { h, replace, said, fill } from '../../dom.js';
import { call, Problem } from '../../api.js';
import { fmtDate, fmtTime, t } from '../../words.js';
import { tell } from '../../parts/act.js';
import { ask } from '../../parts/ask.js';
import { openDialog } from '../../parts/dialog.js';
import { field, text } from '../../parts/form.js';

const plain = (name) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export async function erase(ctx, member, problem) {
  const first = await ask({
    title: t('console.erase.title'), ok: t('console.erase.go_on'), danger: true,
    body: h('div', {}, h('p', {}, fill(t('console.erase.what'), { name: h('b', {}, said(member.name)) })),
      h('ul', {}, [t('console.erase.name_goes'), t('console.erase.results_stay'), t('console.erase.nobody_moves'), t('console.erase.no_undo')].map((each) => h('li', {}, each)))),
  });
  if (!first) return;
  const second = await ask({
    title: t('console.erase.sure'), ok: t('console.erase.erase'), danger: true,
    body: h('div', {}, h('p', {}, fill(t('console.erase.type'), { name: h('b', {}, said(member.name)) })), field(t('console.field.name'), text('typed', ''))),
    refuse: (form) => (plain(form.typed.value) === plain(member.name) ? null : t('console.erase.other_name')),
  });
  if (!second) return;
  replace(problem);
  try {
    const { data } = await call(ctx, 'DELETE', `members/${member.member}`);
    await openDialog(t('console.erase.done'), certificate(data.certificate ?? {}));
    ctx.go('members');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(problem, error);
  }
}

const day = (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? fmtDate(value) : /^\d{4}-\d\d-\d\dT/.test(value) ? fmtTime(value) : String(value));

/** What the API says of the erasure, as it says it. */
export function certificate(told) {
  const rows = (value) => (Array.isArray(value) ? h('ul', {}, value.map((each) => h('li', {}, rows(each))))
    : value && typeof value === 'object' ? h('dl', {}, Object.entries(value).map(([name, each]) => [h('dt', {}, name.replaceAll('_', ' ')), h('dd', {}, rows(each))]))
      : said(day(value)));
  return h('div', { class: 'certificate' }, h('p', {}, t('console.erase.certificate')), rows(told));
}
