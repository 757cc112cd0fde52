// A page's address to pass on: copied, or as a QR code to hold a phone at.
import { call, Problem } from '../api.js';
import { announce, h, replace } from '../dom.js';
import { t } from '../words.js';
import { fullAddress } from './page.js';
import { showProblem } from './problem.js';

/** Buttons that copy the whole address of `path` and show it as a QR code. */
export function shareOf(ctx, path) {
  const address = fullAddress(path);
  const place = h('div', {});
  const copy = h('button', { type: 'button', on: { click: copied } }, t('console.share.copy'));
  const code = h('button', { type: 'button', 'aria-expanded': 'false', on: { click: shown } }, t('console.share.qr'));

  async function copied() {
    try {
      await navigator.clipboard.writeText(address);
      replace(copy, t('console.share.copied'));
      announce(t('console.share.copied'));
      setTimeout(() => replace(copy, t('console.share.copy')), 3000);
    } catch { // not every browser lets us: then it is there to be marked by hand
      const field = h('input', { type: 'text', readOnly: true, value: address, 'aria-label': t('console.share.address') });
      replace(place, field);
      field.focus();
      field.select();
    }
  }

  async function shown() {
    if (code.getAttribute('aria-expanded') === 'true') {
      code.setAttribute('aria-expanded', 'false');
      replace(place);
      return;
    }
    try {
      const { text } = await call(ctx, 'GET', 'qr', { query: { address } });
      const picture = h('img', { class: 'qr', alt: t('console.share.qr_alt', { address }), src: `data:image/svg+xml,${encodeURIComponent(text)}` });
      replace(place, h('figure', {}, picture, h('figcaption', {}, h('small', {}, address))));
      code.setAttribute('aria-expanded', 'true');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      replace(place, showProblem(error));
    }
  }

  return h('div', { class: 'share' }, h('p', { class: 'actions' }, copy, code), place);
}
