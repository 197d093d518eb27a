// Serializes trees of any adapter, using the Standard's serialization of fragments (#serialising-html-fragments). No recursion, as
// trees may be deep.
import { VOID as VOID_NAMES } from '../html-tables.js';
import { defaultTreeAdapter } from './adapter.js';
import { words } from './enumerations.js';
import { NS, hasUnescapedText } from './html.js';

/** Elements that are written without an end tag. */
export const VOID = /* @__PURE__ */ new Set(/* @__PURE__ */ words(VOID_NAMES));

const ENTITIES = { __proto__: null, '&': '&amp;', '\u00a0': '&nbsp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (character) => ENTITIES[character];
const escapeText = (text) => (/[&\u00a0<>]/.test(text) ? text.replace(/[&\u00a0<>]/g, entity) : text);
const escapeAttribute = (text) => (/[&\u00a0<>"]/.test(text) ? text.replace(/[&\u00a0<>"]/g, entity) : text);
const PREFIXES = new Map([[NS.XML, 'xml:'], [NS.XMLNS, 'xmlns:'], [NS.XLINK, 'xlink:']]);

function attributeName({ name, namespace, prefix }) {
  if (typeof namespace !== 'string' || namespace === '' || (namespace === NS.XMLNS && name === 'xmlns')) return name;
  return (PREFIXES.get(namespace) ?? `${prefix}:`) + name;
}

const DEFAULTS = { treeAdapter: defaultTreeAdapter, scriptingEnabled: true };
const optionsOf = (given) => (given === undefined ? DEFAULTS : { ...DEFAULTS, ...given });
const isHtml = (node, adapter) => adapter.isElementNode(node) && adapter.getNamespaceURI(node) === NS.HTML;

// Whether text in an element is written unchanged.
const isRaw = (node, { treeAdapter, scriptingEnabled }) => isHtml(node, treeAdapter) && hasUnescapedText(treeAdapter.getTagName(node), scriptingEnabled);

function childrenOf(node, adapter, isTemplate) {
  return adapter.getChildNodes(isTemplate ? adapter.getTemplateContent(node) : node) ?? [];
}

// Serializes a list of nodes and their descendants; `raw`: whether text nodes are written unchanged.
function write(nodes, raw, options) {
  const { treeAdapter: adapter, scriptingEnabled } = options;
  let html = '';
  const open = []; // the lists that contain the one being written
  let level = { nodes, index: 0, raw, end: '' };
  for (;;) {
    if (level.index === level.nodes.length) {
      html += level.end;
      if (open.length === 0) return html;
      level = open.pop();
      continue;
    }
    const node = level.nodes[level.index++];
    if (adapter.isElementNode(node)) {
      const tagName = adapter.getTagName(node);
      const ofHtml = adapter.getNamespaceURI(node) === NS.HTML;
      html += `<${tagName}`;
      for (const attribute of adapter.getAttrList(node)) html += ` ${attributeName(attribute)}="${escapeAttribute(String(attribute.value))}"`;
      html += '>';
      if (ofHtml && VOID.has(tagName)) continue;
      open.push(level);
      level = { nodes: childrenOf(node, adapter, ofHtml && tagName === 'template'), index: 0, raw: ofHtml && hasUnescapedText(tagName, scriptingEnabled), end: `</${tagName}>` };
    } else if (adapter.isTextNode(node)) {
      const text = adapter.getTextNodeContent(node);
      html += level.raw ? text : escapeText(text);
    } else if (adapter.isCommentNode(node)) {
      html += `<!--${adapter.getCommentNodeContent(node)}-->`;
    } else if (adapter.isDocumentTypeNode(node)) {
      html += `<!DOCTYPE ${adapter.getDocumentTypeNodeName(node)}>`;
    }
  }
}

/** Serializes the contents of a node. */
export function serialize(node, given) {
  const options = optionsOf(given);
  const adapter = options.treeAdapter;
  const tagName = isHtml(node, adapter) ? adapter.getTagName(node) : '';
  if (VOID.has(tagName)) return '';
  return write(childrenOf(node, adapter, tagName === 'template'), isRaw(node, options), options);
}
/** Serializes a node and its contents. */
export function serializeOuter(node, given) {
  const options = optionsOf(given);
  const adapter = options.treeAdapter;
  const parent = adapter.isTextNode(node) ? adapter.getParentNode(node) : null;
  return write([node], Boolean(parent) && isRaw(parent, options), options);
}
