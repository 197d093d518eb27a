// Compiled by parse5_types.test.js, never run: parts of programs that use parse5, written for its types. They are in the manner of
// jsdom, cheerio, hast-util-from-html, Vite and linters.
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, ErrorCodes, type ParserError, type ParserOptions, Token, type TreeAdapter, type TreeAdapterTypeMap, defaultTreeAdapter, foreignContent, html, parse, parseFragment, serialize, serializeOuter } from 'parse5';
import * as parse5 from 'parse5';
import { type Htmlparser2TreeAdapterMap, adapter as htmlparser2Adapter } from 'parse5-htmlparser2-tree-adapter';

// Trees of the default adapter.
function* elements(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
function textOf(node: DefaultTreeAdapterMap['childNode']): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (defaultTreeAdapter.isElementNode(node)) return node.childNodes.map(textOf).join('');
  if (defaultTreeAdapter.isCommentNode(node)) return node.data;
  return defaultTreeAdapter.isDocumentTypeNode(node) ? node.systemId : '';
}
export function links(source: string): [string, number | undefined][] {
  const document = parse(source, { scriptingEnabled: false, sourceCodeLocationInfo: true, onParseError: complain });
  const found: [string, number | undefined][] = [];
  for (const element of elements(document)) {
    const { attrs, sourceCodeLocation, namespaceURI } = element;
    const href: Token.Attribute | undefined = attrs.find(({ name, prefix, namespace }) => name === 'href' && prefix === undefined && namespace === undefined);
    if (href !== undefined && namespaceURI !== html.NS.SVG) found.push([href.value, sourceCodeLocation?.attrs?.['href']?.startOffset ?? sourceCodeLocation?.startTag?.startLine]);
  }
  if (document.mode !== html.DOCUMENT_MODE.NO_QUIRKS) document.childNodes.forEach((node) => console.log(textOf(node)));
  return found;
}
function complain(error: ParserError): void {
  switch (error.code) {
    case ErrorCodes.missingDoctype:
    case ErrorCodes.abandonedHeadElementChild:
    case ErrorCodes.duplicateAttribute:
      return;
  }
  const { startLine, startCol, endOffset } = error;
  console.warn(`${startLine}:${startCol}–${endOffset}: ${error.code}`);
}
const codes: Partial<Record<ErrorCodes, string>> = { [ErrorCodes.eofInTag]: 'the file ends in a tag' };
export const message = (error: ParserError): string => codes[error.code] ?? error.code;

// In the manner of hast-util-from-html.
const withPositions: ParserOptions<DefaultTreeAdapterMap> = { sourceCodeLocationInfo: true, onParseError: null, scriptingEnabled: false };
export const root = (source: string, isFragment: boolean) => fromParse5(isFragment ? parseFragment(source, withPositions) : parse(source, withPositions), { space: 'html', verbose: true });

// In the manner of cheerio, with the adapter that it uses.
export function domhandlerTree(source: string, context: Htmlparser2TreeAdapterMap['parentNode'] | null) {
  const options: ParserOptions<Htmlparser2TreeAdapterMap> = { treeAdapter: htmlparser2Adapter, sourceCodeLocationInfo: true };
  const document = context === null ? parse(source, options) : parseFragment(context, source, options);
  const first = document.children[0];
  return first === undefined ? serialize(document, options) : serializeOuter(first, { treeAdapter: htmlparser2Adapter });
}

// A custom adapter, like that of jsdom.
class Own {
  readonly children: Own[] = [];
  parent: Own | null = null;
  constructor(readonly name: string, public value = '', readonly attributes: Token.Attribute[] = []) {}
}
interface OwnMap extends TreeAdapterTypeMap<Own, Own, Own, Own, Own, Own, Own, Own, Own, Own> {}
class OwnAdapter implements TreeAdapter<OwnMap> {
  private readonly places = new WeakMap<Own, Token.ElementLocation | null>();
  private mode = html.DOCUMENT_MODE.NO_QUIRKS;
  createDocument(): Own { return new Own('#document'); }
  createDocumentFragment(): Own { return new Own('#document-fragment'); }
  createElement(tagName: string, namespaceURI: html.NS, attrs: Token.Attribute[]): Own { return new Own(tagName, namespaceURI, attrs); }
  createCommentNode(data: string): Own { return new Own('#comment', data); }
  createTextNode(value: string): Own { return new Own('#text', value); }
  appendChild(parent: Own, node: Own): void { parent.children.push(node); node.parent = parent; }
  insertBefore(parent: Own, node: Own, reference: Own): void { parent.children.splice(parent.children.indexOf(reference), 0, node); }
  setTemplateContent(template: Own, content: Own): void { template.children[0] = content; }
  getTemplateContent(template: Own): Own { return template.children[0]!; }
  setDocumentType(document: Own, name: string, publicId: string, systemId: string): void { document.value = `${name} ${publicId} ${systemId}`; }
  setDocumentMode(_: Own, mode: html.DOCUMENT_MODE): void { this.mode = mode; }
  getDocumentMode(): html.DOCUMENT_MODE { return this.mode; }
  detachNode(node: Own): void { node.parent = null; }
  insertText(parent: Own, text: string): void { this.appendChild(parent, this.createTextNode(text)); }
  insertTextBefore(parent: Own, text: string, reference: Own): void { this.insertBefore(parent, this.createTextNode(text), reference); }
  adoptAttributes(recipient: Own, attrs: Token.Attribute[]): void { recipient.attributes.push(...attrs); }
  getFirstChild(node: Own): Own | null { return node.children[0] ?? null; }
  getChildNodes(node: Own): Own[] { return node.children; }
  getParentNode(node: Own): Own | null { return node.parent; }
  getAttrList(element: Own): Token.Attribute[] { return element.attributes; }
  getTagName(element: Own): string { return element.name; }
  getNamespaceURI(element: Own): html.NS { return element.value as html.NS; }
  getTextNodeContent(node: Own): string { return node.value; }
  getCommentNodeContent(node: Own): string { return node.value; }
  getDocumentTypeNodeName(node: Own): string { return node.name; }
  getDocumentTypeNodePublicId(node: Own): string { return node.value; }
  getDocumentTypeNodeSystemId(node: Own): string { return node.value; }
  isTextNode(node: Own): node is Own { return node.name === '#text'; }
  isCommentNode(node: Own): node is Own { return node.name === '#comment'; }
  isDocumentTypeNode(node: Own): node is Own { return node.name === '#doctype'; }
  isElementNode(node: Own): node is Own { return !node.name.startsWith('#'); }
  setNodeSourceCodeLocation(node: Own, location: Token.ElementLocation | null): void { this.places.set(node, location); }
  getNodeSourceCodeLocation(node: Own): Token.ElementLocation | null | undefined { return this.places.get(node); }
  updateNodeSourceCodeLocation(node: Own, end: Partial<Token.ElementLocation>): void {
    const place = this.places.get(node);
    if (place) this.places.set(node, { ...place, ...end });
  }
  onElementCreated?(element: Own, { formElement, intendedParent, isInTemplate }: parse5.ElementCreationContext<OwnMap>): void {
    if (formElement !== null && !isInTemplate) console.log(element.name, intendedParent.name);
  }
  onItemPush(element: Own): void { console.log(element.name); }
  onItemPop(element: Own, newTop: Own): void { console.log(element.name, newTop.name); }
}
export const own: Own = parse5.parseFragment(new Own('td', html.NS.HTML), '<b>', { treeAdapter: new OwnAdapter() });
export const wrapped: TreeAdapter<DefaultTreeAdapterMap> = { ...defaultTreeAdapter, onItemPush: (element) => console.log(element.tagName, element.attrs.length) };

// Tables, in the manner of tools that simulate the parser.
export function isSpecial(element: DefaultTreeAdapterTypes.Element): boolean {
  const id: html.TAG_ID = html.getTagID(element.tagName);
  if (id === html.TAG_ID.UNKNOWN || html.NUMBERED_HEADERS.has(id)) return id !== html.TAG_ID.UNKNOWN;
  const name: string = html.TAG_ID[id]!;
  return html.SPECIAL_ELEMENTS[element.namespaceURI].has(id) && !html.hasUnescapedText(element.tagName, true) && name !== html.TAG_NAMES.P && html.ATTRS.TYPE in element;
}
export function adjust(token: Token.Token): boolean {
  if (token.type !== Token.TokenType.START_TAG && token.type !== Token.TokenType.END_TAG) return token.type === Token.TokenType.CHARACTER && token.chars === '';
  if (foreignContent.causesExit(token)) return Token.getTokenAttr(token, 'color') !== null;
  foreignContent.adjustTokenSVGTagName(token);
  foreignContent.adjustTokenSVGAttrs(token);
  foreignContent.adjustTokenXMLAttrs(token);
  foreignContent.adjustTokenMathMLAttrs(token);
  return foreignContent.isIntegrationPoint(token.tagID, html.NS.SVG, token.attrs) && foreignContent.SVG_TAG_NAMES_ADJUSTMENT_MAP.has(token.tagName);
}
export const modes: number[] = [parse5.TokenizerMode.RCDATA, parse5.TokenizerMode.PLAINTEXT, parse5.InsertionMode.IN_BODY];
export const document: DefaultTreeAdapterTypes.Document = parse5.Parser.parse<DefaultTreeAdapterMap>('<p>');
