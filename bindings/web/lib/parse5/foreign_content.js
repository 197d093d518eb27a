// parse5's `foreignContent`: what the Standard does with the tokens of SVG and MathML.
import { BREAKOUT, FOREIGN_ATTRIBUTES, HTML_INTEGRATION, MATHML_ATTRIBUTES, SVG_ATTRIBUTES, SVG_TAG_NAMES, TEXT_INTEGRATION } from '../html-tables.js';
import { words } from './enumerations.js';
import { NS, getTagID } from './html.js';

const adjusted = (names) => new Map(words(names).map((name) => [name.toLowerCase(), name]));
const numbered = (names) => new Set(words(names).map(getTagID));

export const SVG_TAG_NAMES_ADJUSTMENT_MAP = /* @__PURE__ */ adjusted(SVG_TAG_NAMES);
const inSvg = /* @__PURE__ */ adjusted(SVG_ATTRIBUTES);
const inMathml = /* @__PURE__ */ adjusted(MATHML_ATTRIBUTES);
const foreign = /* @__PURE__ */ new Set(/* @__PURE__ */ words(FOREIGN_ATTRIBUTES));
const breakout = /* @__PURE__ */ numbered(BREAKOUT);
const textIntegration = /* @__PURE__ */ numbered(TEXT_INTEGRATION);
const htmlIntegration = /* @__PURE__ */ numbered(HTML_INTEGRATION);
const OF_FONT = /* @__PURE__ */ new Set(['color', 'face', 'size']);
const HTML_ENCODING = /^(?:text\/html|application\/xhtml\+xml)$/i;

/** Returns whether a start tag ends foreign content. */
export const causesExit = ({ tagID, attrs }) => breakout.has(tagID) || (tagID === getTagID('font') && attrs.some(({ name }) => OF_FONT.has(name)));

function rename(attrs, names) {
  for (const attribute of attrs) attribute.name = names.get(attribute.name) ?? attribute.name;
}
export const adjustTokenMathMLAttrs = ({ attrs }) => rename(attrs, inMathml);
export const adjustTokenSVGAttrs = ({ attrs }) => rename(attrs, inSvg);
export function adjustTokenXMLAttrs({ attrs }) {
  for (const attribute of attrs) {
    if (!foreign.has(attribute.name)) continue;
    const [prefix, name] = attribute.name === 'xmlns' ? ['', 'xmlns'] : attribute.name.split(':');
    Object.assign(attribute, { prefix, name, namespace: NS[(prefix || name).toUpperCase()] });
  }
}
export function adjustTokenSVGTagName(token) {
  const name = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(token.tagName);
  if (name !== undefined) Object.assign(token, { tagName: name, tagID: getTagID(name) });
}

const isHtmlIntegrationPoint = (tagID, ns, attrs) =>
  ns === NS.MATHML && tagID === getTagID('annotation-xml')
    ? HTML_ENCODING.test(attrs.find(({ name }) => name === 'encoding')?.value)
    : ns === NS.SVG && htmlIntegration.has(tagID);
/** Returns whether an element is an integration point; `foreignNS`: of which kind, or of either. */
export const isIntegrationPoint = (tagID, ns, attrs, foreignNS) =>
  ((!foreignNS || foreignNS === NS.HTML) && isHtmlIntegrationPoint(tagID, ns, attrs)) ||
  ((!foreignNS || foreignNS === NS.MATHML) && ns === NS.MATHML && textIntegration.has(tagID));
