// XMLSerializer: https://w3c.github.io/DOM-Parsing/#xml-serialization, as far as this package's documents need it.
import { NAMESPACES } from '../dom.js';
import { VOID as VOID_NAMES } from '../html-tables.js';
import { mustBeNode } from './members.js';

const [, HTML, , , XLINK, XML, XMLNS] = NAMESPACES;
const VOID = new Set(VOID_NAMES.split(' '));
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;', '\n': '&#xA;', '\r': '&#xD;' };
const escapedText = (text) => text.replace(/[&<>]/g, (found) => ESCAPES[found]);
const escapedValue = (text) => text.replace(/[&<>"\t\n\r]/g, (found) => ESCAPES[found]);

// `outside`: the namespace of the parent.
function startTag(element, outside) {
  const { localName, namespaceURI: namespace } = element;
  let tag = `<${localName}`;
  if (namespace !== outside) tag += ` xmlns="${namespace}"`;
  let declared = false;
  for (const { name, localName: its, namespaceURI, value } of element.attributes) {
    if (namespaceURI === XMLNS || name === 'xmlns') continue;
    if (namespaceURI === XLINK && !declared) {
      tag += ` xmlns:xlink="${XLINK}"`;
      declared = true;
    }
    tag += ` ${namespaceURI === XLINK ? `xlink:${its}` : namespaceURI === XML ? `xml:${its}` : name}="${escapedValue(value)}"`;
  }
  return tag;
}
function leaf(node) {
  switch (node.nodeType) {
    case 3: return escapedText(node.data);
    case 8: return `<!--${node.data}-->`;
    case 7: return `<?${node.target} ${node.data}?>`;
    default: {
      const { name, publicId, systemId } = node;
      const identifiers = publicId !== '' ? ` PUBLIC "${publicId}"${systemId !== '' ? ` "${systemId}"` : ''}` : systemId !== '' ? ` SYSTEM "${systemId}"` : '';
      return `<!DOCTYPE ${name}${identifiers}>`;
    }
  }
}

/** Writes nodes as XML, with names and text unchanged, even those that XML does not allow. */
export class XMLSerializer {
  serializeToString(root) {
    let text = '';
    // The parts still to be written, in reverse order: strings, and nodes with their parent's namespace.
    const left = [[mustBeNode(root, 'serializeToString()'), null]];
    for (let next; (next = left.pop()) !== undefined; ) {
      const [node, outside] = next;
      if (typeof node === 'string') {
        text += node;
        continue;
      }
      const { nodeType } = node;
      if (nodeType !== 1 && nodeType !== 9 && nodeType !== 11) {
        text += leaf(node);
        continue;
      }
      const namespace = nodeType === 1 ? node.namespaceURI : outside;
      const inside = (nodeType === 1 && node.localName === 'template' && namespace === HTML && node.content) || node;
      if (nodeType === 1) {
        text += startTag(node, outside);
        if (inside.firstChild === null && (namespace !== HTML || VOID.has(node.localName))) {
          text += namespace === HTML ? ' />' : '/>';
          continue;
        }
        text += '>';
        left.push([`</${node.localName}>`, null]);
      }
      for (let child = inside.lastChild; child !== null; child = child.previousSibling) left.push([child, namespace]);
    }
    return text;
  }
}
