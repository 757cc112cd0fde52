// Sends an evening, and again by itself when the network is back: a PUT to the same id is the same act.
import { announce, h, replace } from '../dom.js';
import { Problem } from '../api.js';
import { t } from '../words.js';

const AGAIN = 8000; // milliseconds between tries of one's own; a browser does not always say that it is online again

/**
 * Calls `send()` until it is answered; while there is no network `place` says that nothing is lost.
 * Resolves to the answer, rejects with the Problem of a refusal; `signal` gives up.
 */
export async function sendUntilAnswered(place, send, signal) {
  for (;;) {
    try {
      const answer = await send();
      replace(place);
      return answer;
    } catch (error) {
      if (!(error instanceof Problem) || !error.offline) throw error;
      await online(place, signal);
    }
  }
}

function online(place, signal) {
  return new Promise((go, stop) => {
    const now = h('button', { type: 'button' }, t('console.sending.now'));
    replace(place, h('div', { class: 'notice', role: 'status' }, h('p', {}, h('b', {}, t('console.sending.offline'))), h('p', { class: 'actions' }, now)));
    announce(t('console.sending.offline'));
    const timer = setInterval(() => navigator.onLine && done(), AGAIN);
    function done() {
      clearInterval(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', given);
      go();
    }
    function given() {
      clearInterval(timer);
      window.removeEventListener('online', done);
      stop(signal.reason);
    }
    now.addEventListener('click', done);
    window.addEventListener('online', done);
    signal?.addEventListener('abort', given);
  });
}
