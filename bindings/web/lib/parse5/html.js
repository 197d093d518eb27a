// parse5's `html`: names of elements, attributes, namespaces and modes. Bundlers drop the constants that a program does not use.
import { HEADINGS, SPECIAL_HTML, SPECIAL_MATHML, SPECIAL_SVG, UNESCAPED } from '../html-tables.js';
import { numbersOf, ofNames, words } from './enumerations.js';

export const NS = /* @__PURE__ */ Object.freeze({
  HTML: 'http://www.w3.org/1999/xhtml', MATHML: 'http://www.w3.org/1998/Math/MathML', SVG: 'http://www.w3.org/2000/svg',
  XLINK: 'http://www.w3.org/1999/xlink', XML: 'http://www.w3.org/XML/1998/namespace', XMLNS: 'http://www.w3.org/2000/xmlns/',
});
export const ATTRS = /* @__PURE__ */ ofNames(/* @__PURE__ */ words('type action encoding prompt name color face size'));
export const DOCUMENT_MODE = /* @__PURE__ */ ofNames(/* @__PURE__ */ words('no-quirks quirks limited-quirks'));

// The elements that parse5 numbers, in the order of their numbers; 0 is for all others.
const numberedNames = () =>
  words(`unknown a address annotation-xml applet area article aside b base basefont bgsound big blockquote body br button
    caption center code col colgroup dd desc details dialog dir div dl dt em embed fieldset figcaption figure font footer
    foreignObject form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i img image input iframe keygen label li
    link listing main malignmark marquee math menu meta mglyph mi mo mn ms mtext nav nobr noframes noembed noscript object
    ol optgroup option p param plaintext pre rb rp rt rtc ruby s script search section select source small span strike
    strong style sub summary sup table tbody template textarea tfoot td th thead title tr track tt u ul svg var wbr xmp`);
const elementNames = () => numberedNames().slice(1);
const byName = () => new Map(numberedNames().map((name, number) => [name, number]));
export const TAG_NAMES = /* @__PURE__ */ ofNames(/* @__PURE__ */ elementNames());
export const TAG_ID = /* @__PURE__ */ numbersOf(/* @__PURE__ */ numberedNames());

const numbers = /* @__PURE__ */ byName();
export const getTagID = (tagName) => numbers.get(tagName) ?? 0;
const numbered = (names) => new Set(words(names).map(getTagID));

const special = () => ({
  [NS.HTML]: numbered(SPECIAL_HTML), [NS.MATHML]: numbered(SPECIAL_MATHML), [NS.SVG]: numbered(SPECIAL_SVG),
  [NS.XLINK]: new Set(), [NS.XML]: new Set(), [NS.XMLNS]: new Set(),
});
/** The Standard's special elements: https://html.spec.whatwg.org/multipage/parsing.html#special */
export const SPECIAL_ELEMENTS = /* @__PURE__ */ special();
export const NUMBERED_HEADERS = /* @__PURE__ */ numbered(HEADINGS);

const unescaped = /* @__PURE__ */ new Set(/* @__PURE__ */ words(UNESCAPED));
export const hasUnescapedText = (tagName, scriptingEnabled) => unescaped.has(tagName) || (scriptingEnabled && tagName === 'noscript');
