// Compiled by package.test.js, never run: do the types say what the functions take and return?
import { type Element, Sanitizer, init, parse, parse5, parseFragment, parseHTML, sanitize, sniff } from 'lockstep-html';
import { compareEditions, explain } from 'lockstep-html/full';
import * as parser from 'lockstep-html/parser';

await init({ wasm: new Uint8Array(0), encodings: true });
{
  using document = parse('<p>', { errors: true, positions: true, limits: { nodes: 10 }, edition: '2026-10-03' });
  const link: Element | null = document.querySelector('a');
  const href: string | null | undefined = link?.closest('p')?.getAttribute('href');
  const start: number | undefined = link?.position?.startTag?.start;
  for (const node of document) console.log(node.nodeName, href, start);
  for (const error of document.errors) console.log(error.code, error.offset);
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
