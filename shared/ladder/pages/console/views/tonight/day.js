// A slip in the year puts an evening before everything, or into days to come: asked before it is published.
import { h } from '../../dom.js';
import { openDialog } from '../../parts/dialog.js';
import { fmtDate, t, today } from '../../words.js';

/** Whether to publish: yes where the day is a likely one, else as the person says. A file of many years is no slip. */
export async function sureOfDay(sections, tournaments) {
  if (sections.length > 1) return true;
  const [{ tournament: { starts_on: day } }] = sections;
  const days = tournaments.filter((each) => each.state !== 'deleted').map((each) => each.starts_on).sort();
  const early = days.length > 0 && day < days[0];
  if (!early && day <= today()) return true;
  const words = early ? t('console.tonight.day_early', { day: fmtDate(day), first: fmtDate(days[0]) }) : t('console.tonight.day_late', { day: fmtDate(day) });
  return (await openDialog(t('console.tonight.day_title'), h('p', {}, words), [['yes', t('console.tonight.publish'), 'main']])) === 'yes';
}
