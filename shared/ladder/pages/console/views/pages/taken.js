// A page of the club as elements of the console's own: what is not on these lists is left out, whoever wrote it.

/** Landmarks of a page that are none within the console's own. */
const PARTS = new Set(['main', 'header', 'footer']);
const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set('a abbr b bdi body br caption code col colgroup dd details div dl dt em figcaption figure footer h1 h2 h3 h4 header hr i li main nav ol p section small span strong sub summary sup table tbody td tfoot th thead time tr ul'.split(' '));
const DRAWN = new Set('svg g path polyline polygon line circle rect text tspan title desc'.split(' '));
const ATTRIBUTES = new Set('class id scope colspan rowspan headers abbr title lang dir role aria-label aria-labelledby aria-describedby aria-hidden aria-current datetime open tabindex value reversed start viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy text-anchor transform preserveAspectRatio'.split(' '));

/** The content of `source` (an element of a document that runs nothing) for this document. */
export function taken(source) {
  const body = document.createElement('div');
  body.className = 'body';
  append(body, source);
  return body;
}

function append(to, source) {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(document.createTextNode(node.data));
    else if (node.nodeType === Node.ELEMENT_NODE) {
      const made = element(node);
      if (made) to.append(made);
    }
  }
}

function element(node) {
  const name = node.localName;
  const drawn = node.namespaceURI === SVG;
  if (!(drawn ? DRAWN : TAGS).has(name)) return null;
  const made = drawn ? document.createElementNS(SVG, name) : document.createElement(PARTS.has(name) ? 'div' : name);
  for (const { name: attribute, value } of node.attributes) {
    if (ATTRIBUTES.has(attribute)) made.setAttribute(attribute, value);
    // A relative path and nothing else: no scheme, no other host.
    else if (attribute === 'href' && name === 'a' && !drawn && /^(?![a-z][a-z0-9+.-]*:|\/\/|\s)/i.test(value)) made.setAttribute('href', value);
  }
  if (PARTS.has(name)) made.classList.add(`as-${name}`);
  append(made, node);
  return made;
}

/** The pages' style sheet for a part of a page: what was said of the document is said of that part. */
export function styled(text) {
  const sheet = new CSSStyleSheet();
  const ours = text.replace(/(^|[\s,}])(main|header|footer)(?=[\s,{>])/g, '$1.as-$2');
  sheet.replaceSync(ours.replace(/:root\b/g, ':host').replace(/(^|[\s,}])body(?=[\s,{])/g, '$1.body').replace(/(^|[\s,}])html(?=[\s,{])/g, '$1:host'));
  return sheet;
}
