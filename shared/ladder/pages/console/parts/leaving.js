// Signing out forgets the key. What was entered or chosen and not sent yet is asked about: it holds names.
import { h } from '../dom.js';
import { remember, remembered } from '../session.js';
import { t } from '../words.js';
import { forgetChoices, hasChoices } from './choices.js';
import { openDialog } from './dialog.js';

/** Where this device keeps an unsent evening of a club. */
export const draftName = (slug) => `draft.${slug}`;

/** Whether to go on signing out; what is unsent is kept or thrown away as the person says. */
export async function askWhatToKeep(slug) {
  if (!remembered(draftName(slug)) && !hasChoices(slug)) return true;
  const choice = await openDialog(t('console.leaving.title'), h('p', {}, t('console.leaving.text')),
    [['keep', t('console.leaving.keep'), 'main'], ['forget', t('console.leaving.forget'), 'danger']]);
  if (choice === 'forget') {
    remember(draftName(slug), null);
    forgetChoices(slug);
  }
  return choice !== null;
}
