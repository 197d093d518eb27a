// Measures programs on top of parse5 with it and with lockstep-html-parse5 in its place, in one process:
//
//   node programs.js FOLDER PAGES
//
// Installs them into a folder, parses the pages of another, and prints the table of docs/evidence/parse5-programs.md: processor time
// with parse5 divided by that with Lockstep, medians of rounds, in which both take turns.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, pack } from '../tests/programs/install.js';
import { median } from './bench.js';

const ROUNDS = 5;
const SMALL = '<!doctype html><title>x</title><p class=a>Hello, <b>world</b>! <a href="/x">link</a><ul><li>one<li>two</ul><div id=b><span>three</span></div><table><tr><td>1<td>2</table><p>end of it';
const [folder, pagesFolder] = process.argv.slice(2).map((path) => resolve(path));
const packages = { parse5: '8.1.1', 'parse5-htmlparser2-tree-adapter': '8.0.1', cheerio: '1.2.0', unified: '11.0.5', 'rehype-parse': '9.0.1', jsdom: '29.1.1' };
const ENTRY = `export * as parse5 from 'parse5';
export { adapter } from 'parse5-htmlparser2-tree-adapter';
export { load } from 'cheerio';
export { unified } from 'unified';
export { default as rehypeParse } from 'rehype-parse';
export { JSDOM } from 'jsdom';
`;

const packed = pack(folder);
const both = [];
for (const [name, replaced] of [['speed', null], ['speed-replaced', packed]]) {
  const at = install(join(folder, name), { package: { type: 'module' }, packages }, replaced);
  writeFileSync(join(at, 'entry.js'), ENTRY);
  both.push(await import(pathToFileURL(join(at, 'entry.js')).href));
}
const pages = readdirSync(pagesFolder).filter((name) => name.endsWith('.html')).map((name) => readFileSync(join(pagesFolder, name), 'utf8'));

const WAYS = {
  'parse5.parse()': ({ parse5 }) => (html) => parse5.parse(html),
  'with locations': ({ parse5 }) => (html) => parse5.parse(html, { sourceCodeLocationInfo: true }),
  'with parse5-htmlparser2-tree-adapter': ({ parse5, adapter }) => (html) => parse5.parse(html, { treeAdapter: adapter }),
  'parse5.serialize()': ({ parse5 }) => {
    const trees = new Map();
    return (html) => {
      if (!trees.has(html)) trees.set(html, parse5.parse(html));
      return parse5.serialize(trees.get(html));
    };
  },
  'cheerio.load()': ({ load }) => (html) => load(html),
  'unified().use(rehypeParse).parse()': ({ unified, rehypeParse }) => (html) => unified().use(rehypeParse).parse(html),
  'new JSDOM()': ({ JSDOM }) => (html) => new JSDOM(html).window.close(),
};
const timed = (act) => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
// The median ratio of the two, and the median of the time that the second takes for each text.
function compare(ways, texts, repeat) {
  const times = [];
  for (let round = -1; round < ROUNDS; round++) {
    const pair = ways.map((way) => timed(() => { for (let i = 0; i < repeat; i++) for (const text of texts) way(text); }));
    if (round >= 0) times.push(pair);
  }
  return [median(times.map(([theirs, ours]) => theirs / ours)), median(times.map(([, ours]) => ours)) / texts.length / repeat];
}
console.log(`| Node ${process.versions.node} | ${pages.length} pages, times as fast | ms a page | ${SMALL.length} characters, times as fast | µs |\n| --- | ---: | ---: | ---: | ---: |`);
for (const [name, make] of Object.entries(WAYS)) {
  const ways = both.map(make);
  const isSlow = name.includes('JSDOM');
  const large = compare(ways, isSlow ? pages.slice(0, 12) : pages, 1);
  const small = compare(ways, [SMALL], isSlow ? 50 : 2000);
  console.log(`| \`${name}\` | ${large[0].toFixed(2)} | ${(large[1] / 1000).toFixed(1)} | ${small[0].toFixed(2)} | ${small[1].toFixed(1)} |`);
}
