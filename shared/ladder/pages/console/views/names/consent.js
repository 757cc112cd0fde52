// Juniors of an event are shown by initials. Where a parent and the child agreed to more, that is recorded here.
import { call, Problem } from '../../api.js';
import { h, replace, said } from '../../dom.js';
import { roster } from '../../parts/picker.js';
import { showProblem } from '../../parts/problem.js';
import { today, t, tn } from '../../words.js';

/** A section about those of a juniors' event without consent; null where there is none. */
export async function consentOf(ctx, tournament) {
  if (!tournament.juniors) return null;
  const here = new Set(tournament.players.map((each) => each.member));
  const children = (await roster({ ...ctx })).filter((each) => here.has(each.member) && each.junior === 'yes' && !each.consent);
  if (!children.length) return null;
  return h('details', { class: 'card' }, h('summary', {}, tn('console.juniors.initials', children.length)), h('p', {}, t('console.juniors.ask')),
    children.map((each) => one(ctx, each)));
}

function one(ctx, member) {
  const parent = h('input', { type: 'checkbox' });
  const child = h('input', { type: 'checkbox' });
  const place = h('div', {});
  const save = h('button', { type: 'button', on: { click: agreed } }, t('console.juniors.record'));
  const box = h('fieldset', {}, h('legend', {}, said(member.name)),
    h('label', { class: 'choice' }, parent, h('span', {}, t('console.juniors.parent'))),
    h('label', { class: 'choice' }, child, h('span', {}, t('console.juniors.child'))), h('p', { class: 'actions' }, save), place);

  async function agreed() {
    if (!parent.checked || !child.checked) {
      replace(place, h('p', { class: 'problem', role: 'alert' }, t('console.juniors.both')));
      return;
    }
    try {
      await call(ctx, 'PATCH', `members/${encodeURIComponent(member.member)}`, { json: { consent: { on: today(), parent: true, child: true } } });
      replace(box, h('legend', {}, said(member.name)), h('p', { class: 'good', role: 'status' }, t('console.juniors.recorded')));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      replace(place, showProblem(error));
    }
  }
  return box;
}
