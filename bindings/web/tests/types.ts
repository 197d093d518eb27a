// Compiled by package.test.js, never run: do the types say what the functions take and return?
import {
  type Attr, DOMParser, type Document, type Element, Node, NodeFilter, Sanitizer, Text, XMLSerializer, init, parse, parse5, parseFragment, parseHTML, sanitize, sniff,
} from 'lockstep-html';
import { type MainContent, mainContent, markdown } from 'lockstep-html/content';
import { compareEditions, editSource, explain } from 'lockstep-html/full';
import * as parse5Like from 'lockstep-html/parse5';
import * as inline from 'lockstep-html/inline';
import * as parser from 'lockstep-html/parser';
import { HTMLRewriter, init as initRewriter } from 'lockstep-html/rewriter';
import { type Finding, findingRules, validate } from 'lockstep-html/validator';
import { Parser as EventParser, type Token, tokenize } from 'lockstep-html/tokens';
import * as withXPath from 'lockstep-html/xpath';

await init({ wasm: new Uint8Array(0), encodings: true });
{
  using document = parse('<p>', { errors: true, positions: true, limits: { nodes: 10 }, edition: '2026-10-03' });
  const link: Element | null = document.querySelector('a');
  const href: string | null | undefined = link?.closest('p')?.getAttribute('href');
  const start: number | undefined = link?.position?.startTag?.start;
  for (const node of document) console.log(node.nodeName, href, start);
  const { text, runs } = document.renderedText();
  const places: (number | null)[] = runs.map((run) => run.node.sourceOffset(run.offset));
  const several: number[] | null = runs[0].node.sourceOffsets([0, 1]);
  console.log(text.length, places, several);
  for (const error of document.errors) console.log(error.code, error.offset);
}
{
  using document: Document = parse('<p>', { url: 'https://example.org/' });
  const p: Element = document.createElement('p');
  p.append('x', document.createComment('y'));
  p.classList.add('a');
  p.dataset.x = 'y';
  p.hidden = true;
  p.innerHTML = '<b>';
  const copy: Element = document.importNode(p, true).cloneNode();
  const removed: Text = p.removeChild(document.createTextNode('x')).splitText(0);
  const texts: (string | null)[] = document.querySelectorAll('p').map((one) => one.textContent);
  for (const child of p.childNodes) if (child instanceof Text) child.data += document.links[0].href;
  const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT, (node) => (node.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
  const attribute: Attr | null = p.attributes.getNamedItem('id') ?? p.getAttributeNode('x');
  console.log(copy, removed, texts, walker.nextNode()?.nodeName, attribute?.value, new XMLSerializer().serializeToString(p), new DOMParser().parseFromString('', 'text/html').title);
  // @ts-expect-error: read-only
  p.childNodes = [];
  // @ts-expect-error: not a node
  p.appendChild('x');
  // @ts-expect-error: the small module does not change documents
  parser.parse('').body?.append('x');
}
parse(new Uint8Array(0), { transportEncoding: 'koi8-r' }).encoding.name.length;
parseFragment('<td>', { context: 'tr' }).fragment?.firstChild?.nodeName;
parseHTML('<p>', { sanitizer: { elements: ['p', { name: 'b', namespace: null }] }, onRemoval: ({ reason }) => console.log(reason) });
sanitize('<p>', new Sanitizer('default'));
explain('<p>', { first: 1, count: 2 }).steps.length;
const context: string | null = explain('<p>').fragment;
console.log(context);
compareEditions('<p>').same;
sniff(new Uint8Array(0)).source.length;
parse5.parse('<p>', { sourceCodeLocationInfo: true }).childNodes.length;
parser.parse('<p>').body;
{
  const tree = parse5Like.parse('<p>', { onParseError: ({ code, startOffset }) => console.log(code, startOffset), limits: { nodes: 5 } });
  const fragment = parse5Like.parseFragment(tree.childNodes[0] as parse5Like.TreeElement, '<td>', { treeAdapter: parse5Like.defaultTreeAdapter });
  const text: string = parse5Like.serialize(fragment) + parse5Like.serializeOuter(fragment.childNodes[0]) + parse5Like.ErrorCodes.eofInTag;
  console.log(text, tree.mode, parse5Like.html.NS.SVG);
  type Own = parse5Like.TreeAdapterTypeMap & { document: { mine: true } };
  const mine: true = parse5Like.parse('', { treeAdapter: {} as parse5Like.TreeAdapter<Own> }).mine;
  type Map = parse5Like.DefaultTreeAdapterMap;
  const onElementCreated: parse5Like.TreeAdapter<Map>['onElementCreated'] = (element, { intendedParent, formElement, isInTemplate }: parse5Like.ElementCreationContext<Map>) =>
    console.log(element.tagName, intendedParent.childNodes, formElement?.tagName, !isInTemplate);
  parse5Like.parse('', { treeAdapter: { ...parse5Like.defaultTreeAdapter, onElementCreated } });
  console.log(mine);
}
const text: string = editSource('<p>', [{ select: 'p', setAttributes: { id: 'x' }, remove: true }]).result;
const bytes: Uint8Array = editSource(new Uint8Array(0), [], { encoding: 'koi8-r' }).result;
console.log(text, bytes);
const findings: Finding[] = validate('<p>', { parseErrors: false, limits: { nodes: 10 } });
console.log(findings[0].second?.note, findings[0].offset, findingRules()[0].sentence);
await initRewriter();
class Links {
  async element(link: import('lockstep-html/rewriter').Element) {
    link.setAttribute('href', link.getAttribute('href') ?? '').onEndTag((end) => end.before('!'));
    for (const [name, value] of link.attributes) console.log(name, value);
  }
}
const rewriter = new HTMLRewriter({ limits: { depth: 100 } })
  .on('a', new Links())
  .on('p', { text: (chunk) => chunk.replace(chunk.text, { html: true }), comments: (comment) => comment.remove() })
  .onDocument({ doctype: ({ name }) => console.log(name), end: (end) => end.append('x') });
const response: Response = rewriter.transform(new Response('<p>'));
const rewritten: string = rewriter.transform('<p>');
console.log(response, rewritten);
// @ts-expect-error: an unknown option
new HTMLRewriter({ positions: true });
// @ts-expect-error: positions are always recorded
validate('<p>', { positions: true });
const content: MainContent = mainContent('<p>', { scripting: true, encoding: 'utf-8' });
const title: string | null = content.facts.title;
const asMarkdown: string = markdown('<p>', { flavor: 'commonmark', drop: ['nav'] });
console.log(title, asMarkdown, inline.parse('<p>').title);
{
  using document = withXPath.parse('<p>');
  const count: number = document.evaluate('count(//p)', document, (prefix) => `urn:${prefix}`, withXPath.XPathResult.NUMBER_TYPE).numberValue;
  const value: withXPath.XPathValue = withXPath.xpath(document, '//p[. = $a]', { variables: { a: document.querySelectorAll('p'), b: count }, anyNamespace: true });
  const node: Node | Attr | null = new withXPath.XPathEvaluator().createExpression('//p').evaluate(document).iterateNext();
  console.log(value, node);
  // @ts-expect-error: an unknown option
  withXPath.xpath(document, '//p', { namespace: {} });
}
// @ts-expect-error: there is no such flavor
markdown('<p>', { flavor: 'pandoc' });
// @ts-expect-error: an unknown change
editSource('<p>', [{ select: 'p', setAttribute: {} }]);
// @ts-expect-error: an unknown option
parse('<p>', { scriptign: true });
// @ts-expect-error: an option of another function
sanitize('<p>', { unsafe: true });
// @ts-expect-error: the editions are `old` and `new`
compareEditions('<p>', { edition: '2026-10-03' });
// @ts-expect-error: the result of sanitize() lands in places
sanitize('<td>', { context: 'tr' });
// @ts-expect-error: the small module has no sanitizer
parser.sanitize('<p>');

const tags: string[] = [...tokenize('<p>x')].map((token: Token) => (token.type === 'startTag' ? token.attributes.id ?? token.name : token.type));
new EventParser({ onopentag: (name, attributes) => console.log(name, attributes.id, tags) }).end('<p>');
