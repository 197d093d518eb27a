// Trees in the format of the html5lib tests, from the reader's nodes and from parse5's objects.

const DESIGNATORS = {
  'http://www.w3.org/1998/Math/MathML': 'math ',
  'http://www.w3.org/2000/svg': 'svg ',
  'http://www.w3.org/1999/xlink': 'xlink ',
  'http://www.w3.org/XML/1998/namespace': 'xml ',
  'http://www.w3.org/2000/xmlns/': 'xmlns ',
};
const designator = (namespace) => DESIGNATORS[namespace] ?? '';
const byName = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);

// What both are turned into: { line } and attributes for an element, { text }, { part } for contents and shadow roots.
function write(root, children, describe) {
  const lines = [];
  let text = null;
  // Not recursive: trees may be deep.
  const rest = [...children(root)].reverse().map((node) => [node, 0]);
  for (let next; (next = rest.pop()) !== undefined; ) {
    const [node, depth] = next;
    const indent = `| ${' '.repeat(2 * depth)}`;
    const { line, data, attributes = [], parts = [] } = node.isPart ? { line: node.line } : describe(node);
    if (data !== undefined) {
      // Texts that are neighbours are joined.
      if (text !== null && text.depth === depth) lines[lines.length - 1] = `${lines.at(-1).slice(0, -1)}${data}"`;
      else lines.push(`${indent}"${data}"`);
      text = { depth };
      continue;
    }
    text = null;
    lines.push(indent + line);
    for (const [name, value] of attributes.sort(byName)) lines.push(`${indent}  ${name}="${value}"`);
    const inside = node.isPart ? children(node.node) : children(node);
    for (const child of [...inside].reverse()) rest.push([child, depth + 1]);
    for (const part of parts.reverse()) rest.push([{ isPart: true, ...part }, depth + 1]);
  }
  return lines.join('\n');
}

const doctype = (name, publicId, systemId) => `<!DOCTYPE ${name}${publicId || systemId ? ` "${publicId}" "${systemId}"` : ''}>`;

// Reads everything through the nodes of the package.
export function dumpNodes(root) {
  return write(root, (node) => node, (node) => {
    switch (node.nodeType) {
      case 1: {
        const parts = [];
        if (node.shadowRoot !== null) parts.push({ line: `#shadow-root (${node.shadowRoot.mode})`, node: node.shadowRoot });
        // `content` of a meta element is text.
        if (node.localName === 'template' && node.content) parts.push({ line: 'content', node: node.content });
        return {
          line: `<${designator(node.namespaceURI)}${node.localName}>`,
          attributes: [...node.attributes].map(({ namespaceURI, localName, value }) => [designator(namespaceURI) + localName, value]),
          parts,
        };
      }
      case 3:
        return { data: node.data };
      case 7:
        return { line: `<?${node.target} ${node.data}?>` };
      case 8:
        return { line: `<!-- ${node.data} -->` };
      default:
        return { line: doctype(node.name, node.publicId, node.systemId) };
    }
  });
}

// Reads a tree of parse5's objects.
export function dumpObjects(root) {
  return write(root, (node) => node.childNodes ?? [], (node) => {
    switch (node.nodeName) {
      case '#text':
        return { data: node.value };
      case '#comment':
        return { line: `<!-- ${node.data} -->` };
      case '#documentType':
        return { line: doctype(node.name, node.publicId, node.systemId) };
      default:
        return {
          line: `<${designator(node.namespaceURI)}${node.tagName}>`,
          attributes: node.attrs.map(({ namespace, name, value }) => [designator(namespace) + name, value]),
          parts: node.content ? [{ line: 'content', node: node.content }] : [],
        };
    }
  });
}
