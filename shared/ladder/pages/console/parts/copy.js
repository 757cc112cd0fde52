// Text to take along: a field that shows it and a button that copies it; and files to keep.
import { announce, h, replace } from '../dom.js';
import { Problem } from '../api.js';
import { t } from '../words.js';

/** A line to copy. `label` names it. */
export function copyLine(label, value) {
  const input = h('input', { type: 'text', readOnly: true, value, 'aria-label': label });
  const button = h('button', { type: 'button', 'aria-label': `${t('console.house.copy')}: ${label}` }, t('console.house.copy'));
  button.addEventListener('click', async () => {
    await copyText(value, input);
    replace(button, t('console.house.copied'));
    announce(t('console.house.copied'));
  });
  return h('p', { class: 'copy' }, input, button);
}

/** Copies; where the browser does not let a page do so, the text is selected for the person. */
export async function copyText(value, input) {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    input?.select();
  }
}

/** Lets the browser save `content` (text or a Blob) under `name`. */
export function save(name, content, type = 'text/plain') {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(blob);
  const link = h('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file of the API as a Blob, with its name; `noLadder`: of a take-out, why there is no ladder in it. Rejects with a Problem. */
export async function file(ctx, method, path, { json, accept } = {}) {
  const headers = { Authorization: `Bearer ${ctx.key}`, ...(accept ? { Accept: accept } : {}), ...(json ? { 'Content-Type': 'application/json' } : {}) };
  let answer;
  try {
    answer = await fetch(`/api/clubs/${encodeURIComponent(ctx.slug)}/${path}`, { method, headers, body: json && JSON.stringify(json), cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    throw new Problem({ offline: true, title: 'offline' });
  }
  if (!answer.ok) {
    const told = await answer.json().catch(() => ({}));
    throw new Problem({ ...told, status: answer.status });
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  const noLadder = answer.headers.get('Clubladder-No-Ladder');
  return { blob: await answer.blob(), name, noLadder, status: answer.status, type: answer.headers.get('Content-Type') ?? '' };
}
