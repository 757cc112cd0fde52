// The public API, and nothing else: one request, its answer or a Problem.

const AGAIN = new Set([429, 503, 504]);
const PAUSES = [700, 2000];
const PATIENCE = 40_000; // milliseconds; the gateway gives up after 30 s

/** What went wrong. `offline`: no answer came, so a change may stand: send the same again. */
export class Problem extends Error {
  constructor({ status = 0, title = '', detail = '', errors = [], code = '', values = {}, offline = false }) {
    super(detail || title);
    Object.assign(this, { status, title, detail, errors, code, values, offline });
  }
}

/**
 * One request of the API. `path` without a leading stroke is below the club's own.
 * `json` or `body` with `type` and `filename`; `query`: parameters (null is left out); `preview: true` writes nothing.
 */
export async function call(ctx, method, path, options = {}) {
  const { json, body, type, filename, query, ifMatch, idempotencyKey, preview, accept, signal } = options;
  const address = path.startsWith('/') ? `/api${path}` : `/api/clubs/${encodeURIComponent(ctx.slug)}${path && `/${path}`}`;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, preview: preview ? 'true' : null })) {
    if (value !== null && value !== undefined && value !== '') asked.set(name, value);
  }
  const headers = { Authorization: `Bearer ${ctx.key}` };
  if (json !== undefined) headers['Content-Type'] = 'application/json';
  else if (type) headers['Content-Type'] = type;
  // The name in ASCII: the gateway refuses any other header.
  if (filename) headers['Content-Disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;
  if (ifMatch) headers['If-Match'] = /^(W\/)?"/.test(ifMatch) ? ifMatch : `"${ifMatch}"`;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (accept) headers.Accept = accept;
  const request = { method, headers, body: json !== undefined ? JSON.stringify(json) : body, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' };
  const full = `${address}${asked.size ? `?${asked}` : ''}`;
  // Sent again only where that is the same act: any PUT, GET, PATCH or DELETE, and a POST with its own key.
  const pauses = method === 'POST' && !idempotencyKey && !preview ? [] : [...PAUSES];
  for (;;) {
    const answer = await once(full, request, signal);
    if (AGAIN.has(answer.status) && pauses.length) {
      await pause(pauses.shift(), signal);
      continue;
    }
    return read(answer);
  }
}

async function once(address, request, signal) {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    return await fetch(address, { ...request, signal: signal ? AbortSignal.any([signal, patience]) : patience });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Problem({ offline: true, title: 'offline' });
  }
}

async function read(answer) {
  let text;
  try {
    text = await answer.text();
  } catch {
    throw new Problem({ offline: true, title: 'offline' });
  }
  let data = null;
  if (/json/.test(answer.headers.get('Content-Type') ?? '')) {
    try {
      data = JSON.parse(text);
    } catch { /* not ours */ }
  }
  if (!answer.ok) {
    throw new Problem({ status: answer.status, title: data?.title ?? '', detail: data?.detail ?? '', errors: data?.errors ?? [], code: data?.code, values: data?.values });
  }
  return { status: answer.status, data, etag: answer.headers.get('ETag'), text };
}

export function pause(milliseconds, signal) {
  return new Promise((go, stop) => {
    const timer = setTimeout(go, milliseconds);
    signal?.addEventListener('abort', () => { clearTimeout(timer); stop(signal.reason); }, { once: true });
  });
}

/** A name for one act, so that sending it again does not do it twice. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
