// parse5's default tree adapter: plain objects.
export const defaultTreeAdapter = {
  createDocument: () => ({ nodeName: '#document', mode: 'no-quirks', childNodes: [] }),
  createDocumentFragment: () => ({ nodeName: '#document-fragment', childNodes: [] }),
  createElement: (tagName, namespaceURI, attrs) => ({ nodeName: tagName, tagName, attrs, namespaceURI, childNodes: [], parentNode: null }),
  createCommentNode: (data) => ({ nodeName: '#comment', data, parentNode: null }),
  createTextNode: (value) => ({ nodeName: '#text', value, parentNode: null }),

  appendChild(parent, node) {
    parent.childNodes.push(node);
    node.parentNode = parent;
  },
  insertBefore(parent, node, reference) {
    parent.childNodes.splice(parent.childNodes.indexOf(reference), 0, node);
    node.parentNode = parent;
  },
  setTemplateContent(template, content) {
    template.content = content;
  },
  getTemplateContent: (template) => template.content,
  setDocumentType(document, name, publicId, systemId) {
    const there = document.childNodes.find((node) => node.nodeName === '#documentType');
    if (there !== undefined) Object.assign(there, { name, publicId, systemId });
    else defaultTreeAdapter.appendChild(document, { nodeName: '#documentType', name, publicId, systemId, parentNode: null });
  },
  setDocumentMode(document, mode) {
    document.mode = mode;
  },
  getDocumentMode: (document) => document.mode,
  detachNode(node) {
    if (!node.parentNode) return;
    node.parentNode.childNodes.splice(node.parentNode.childNodes.indexOf(node), 1);
    node.parentNode = null;
  },
  insertText(parent, text) {
    const { childNodes } = parent;
    const last = childNodes.length > 0 ? childNodes[childNodes.length - 1] : undefined;
    if (last !== undefined && last.nodeName === '#text') last.value += text;
    else childNodes.push({ nodeName: '#text', value: text, parentNode: parent });
  },
  insertTextBefore(parent, text, reference) {
    const before = parent.childNodes[parent.childNodes.indexOf(reference) - 1];
    if (before !== undefined && before.nodeName === '#text') before.value += text;
    else defaultTreeAdapter.insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
  },
  adoptAttributes(element, attrs) {
    const known = new Set(element.attrs.map(({ name }) => name));
    for (const attribute of attrs) if (!known.has(attribute.name)) element.attrs.push(attribute);
  },

  getFirstChild: (node) => node.childNodes[0],
  getChildNodes: (node) => node.childNodes,
  getParentNode: (node) => node.parentNode,
  getAttrList: (element) => element.attrs,
  getTagName: (element) => element.tagName,
  getNamespaceURI: (element) => element.namespaceURI,
  getTextNodeContent: (text) => text.value,
  getCommentNodeContent: (comment) => comment.data,
  getDocumentTypeNodeName: (doctype) => doctype.name,
  getDocumentTypeNodePublicId: (doctype) => doctype.publicId,
  getDocumentTypeNodeSystemId: (doctype) => doctype.systemId,

  isTextNode: (node) => node.nodeName === '#text',
  isCommentNode: (node) => node.nodeName === '#comment',
  isDocumentTypeNode: (node) => node.nodeName === '#documentType',
  isElementNode: (node) => Object.hasOwn(node, 'tagName'),

  setNodeSourceCodeLocation(node, location) {
    node.sourceCodeLocation = location;
  },
  getNodeSourceCodeLocation: (node) => node.sourceCodeLocation,
  updateNodeSourceCodeLocation(node, location) {
    node.sourceCodeLocation = { ...node.sourceCodeLocation, ...location };
  },
};
