// What could not be read, with the line of the file that it is about.
import { h } from '../../dom.js';
import { problemWords } from '../../parts/problem.js';
import { t } from '../../words.js';

const LONGEST = 160; // characters of a line that are shown

/** The faults of a refused file, each with its line. `source`: {name, bytes}. */
export function faultsOf(error, source) {
  const lines = linesOf(source.bytes);
  const one = ({ at, message }) => {
    const place = /^(.*?)\bline (\d+)(?:, column (\d+))?$/.exec(at);
    const line = place ? lines?.[Number(place[2]) - 1] : undefined;
    const where = place ? `${place[1]}${t('console.tonight.line', { n: place[2] })}` : at;
    return h('li', {}, h('b', {}, h('bdi', {}, where)), ': ', h('span', { lang: 'en' }, h('bdi', {}, message)),
      line === undefined ? null : h('pre', { class: 'source' }, cut(line)));
  };
  return h('div', { class: 'problem', role: 'alert' }, h('p', {}, h('b', {}, problemWords(error))),
    error.detail && !error.errors.length ? h('p', { lang: 'en' }, h('bdi', {}, error.detail)) : null,
    error.errors.length ? h('ul', {}, error.errors.map(one)) : null);
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
