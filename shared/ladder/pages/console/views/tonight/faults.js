// What could not be read, with the line of the file that it is about.
import { h } from '../../dom.js';
import { problemWords } from '../../parts/problem.js';
import { messageOf, placeWords } from '../../parts/told.js';
import { t } from '../../words.js';

const LONGEST = 160; // characters of a line that are shown

/** The faults of a refused file, each with its line. `source`: {name, bytes, typed?, from?} (see pasted.js). */
export function faultsOf(error, source) {
  const lines = source.typed ?? linesOf(source.bytes);
  const one = (fault) => {
    const { at } = fault;
    const place = /^(.*?)\bline (\d+)(?:, column (\d+))?$/.exec(at);
    const no = place ? (source.from ? source.from[Number(place[2]) - 1] + 1 : Number(place[2])) : 0;
    const line = place ? lines?.[no - 1] : undefined;
    return h('li', {}, h('b', {}, h('bdi', {}, place ? `${place[1]}${t('console.tonight.line', { n: no })}` : placeWords(at))), ': ', messageOf(fault),
      line === undefined ? null : h('pre', { class: 'source' }, cut(line)));
  };
  const kind = error.status === 415;
  return h('div', { class: 'problem', role: 'alert' }, h('p', {}, h('b', {}, problemWords(error))),
    kind ? h('p', {}, t('console.problem.no_results')) : error.detail && !error.errors.length ? h('p', {}, messageOf({ ...error, message: error.detail })) : null,
    error.errors.length ? h('ul', {}, error.errors.map(one)) : null);
}

/** Lines of a pasted list that can mean several things, or nothing. */
export function unreadOf(unread) {
  return h('div', { class: 'problem', role: 'alert', tabindex: '-1' }, h('p', {}, h('b', {}, t('console.tonight.not_a_game'))),
    h('ul', {}, unread.map(({ no, line }) => h('li', {}, t('console.tonight.line', { n: no }), h('pre', { class: 'source' }, cut(line))))));
}

const cut = (line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

/** The lines of a file that is text, read as `encoding`; null of any other file. */
export function linesOf(bytes, encoding = null) {
  if (bytes.subarray(0, 2000).includes(0)) return null;
  let text;
  try {
    text = new TextDecoder(encoding ?? 'utf-8', { fatal: encoding === null }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.split(/\r\n|\r|\n/);
}
