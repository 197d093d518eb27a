// run.js [--node] [--chromium] [--module NAME] [--write FILE] [FOLDER]: measures the package beside other parsers, in Node by
// the processor's time, in Chromium by the clock; in both unless one is chosen. NAME: index, parser or full. FOLDER has the
// pages; without it, those of examples/ are measured. --write puts the results into a Markdown file, between the lines
// <!-- begin: scripts/bench --web --> and <!-- end: scripts/bench --web -->.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { contenders, measure, median, table } from './bench.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'boolean' }, chromium: { type: 'boolean' }, module: { type: 'string', default: 'index' }, write: { type: 'string' },
    start: { type: 'boolean' },
  },
});
const require = createRequire(new URL('../tests/', import.meta.url));
const lib = new URL('../lib/', import.meta.url);
const script = `${options.module}.js`;
const STARTS = 9;

// Run in processes of their own, and in new pages: how long it takes until the first document has been parsed.
const start = async (url) => {
  const begin = performance.now();
  const { init, parse } = await import(url);
  const imported = performance.now();
  await init();
  const ready = performance.now();
  parse('<p>hello').close();
  return [imported - begin, ready - imported, performance.now() - ready];
};
if (options.start) {
  console.log(JSON.stringify(await start(new URL(script, lib).href)));
  process.exit();
}

const SMALL =
  '<div class="card"><h2>Title</h2><p>Some text with a <a href="/path/to?x=1&amp;y=2">link</a> and <b>bold</b> words.</p><ul><li>one</li><li>two</li></ul><img src="a.png" alt="An image"></div><!-- c -->';

function pages() {
  const [folder] = positionals;
  const from = folder ? pathToFileURL(`${resolve(folder)}/`) : new URL('../../../examples/', import.meta.url);
  return readdirSync(from).filter((file) => /\.html?$/.test(file) && statSync(new URL(file, from)).isFile()).map((file) => readFileSync(new URL(file, from), 'utf8'));
}

const lines = [];
const say = (line = '') => {
  lines.push(line);
  console.log(line);
};
const sayStart = (where, all) => {
  const [imported, ready, parsed] = [0, 1, 2].map((phase) => median(all.map((times) => times[phase])).toFixed(1));
  say(`Start in ${where}, median of ${all.length}: the script ${imported} ms, \`init()\` ${ready} ms, the first document ${parsed} ms.`);
};

const all = pages();
const size = all.reduce((sum, page) => sum + Buffer.byteLength(page), 0);
const sets = [all, [SMALL]];
const settings = [{ rounds: 9 }, { rounds: 15, repeat: 1000 }];
const sayTables = (where, [large, small]) => {
  say();
  say(`| ${where} | ${all.length} pages of ${(size / 1e6).toFixed(1)} MB, MB/s | times parse5 | ${SMALL.length} bytes, µs | times parse5 |`);
  say('| --- | ---: | ---: | ---: | ---: |');
  say(table(large, small));
  say();
};

const version = (name) => JSON.parse(readFileSync(new URL(`../tests/node_modules/${name}/package.json`, import.meta.url))).version;
say(`Measured on ${new Date().toISOString().slice(0, 10)} by \`scripts/bench --web\`, with parse5 ${version('parse5')} and htmlparser2 ${version('htmlparser2')}: medians of ${settings.map(({ rounds }) => rounds).join(' and ')} rounds, and the middle half of the ratios. Module: \`${options.module}\`.`);
say();
say('| file | bytes | gzip |');
say('| --- | ---: | ---: |');
for (const file of ['lockstep-parser.wasm', 'lockstep.wasm', 'lockstep-full.wasm', 'encodings.bin']) {
  const bytes = readFileSync(new URL(file, lib));
  say(`| \`${file}\` | ${bytes.length.toLocaleString('en')} | ${gzipSync(bytes, { level: 9 }).length.toLocaleString('en')} |`);
}
say();

if (options.node || !options.chromium) {
  const lockstep = await import(new URL(script, lib));
  await lockstep.init();
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const parse5 = await import(require.resolve('parse5'));
  const htmlparser2 = await import(require.resolve('htmlparser2'));
  const { HTMLRewriter } = require('html-rewriter-wasm');
  // The only other parser of HTML as WebAssembly that is on npm: lol-html, which reads tokens and makes no tree.
  const tokens = async (html) => {
    const rewriter = new HTMLRewriter(() => {});
    rewriter.on('*', { element: (element) => void element.tagName });
    await rewriter.write(new TextEncoder().encode(html));
    await rewriter.end();
    rewriter.free();
  };
  const reading = await import(new URL('tokens.js', lib));
  await reading.init();
  let read = 0;
  const handlers = {
    onopentag(name, attributes) {
      read += name.length;
      for (const attribute in attributes) read += attributes[attribute].length;
    },
    onclosetag: (name) => void (read += name.length),
    ontext: (text) => void (read += text.length),
    oncomment: (data) => void (read += data.length),
  };
  const others = {
    'html-rewriter-wasm (no tree)': tokens,
    'lockstep, handlers (no tree)': (html) => new reading.Parser(handlers).end(html),
    'htmlparser2, handlers (no tree)': (html) => new htmlparser2.Parser(handlers).end(html),
  };
  const results = [];
  for (const [i, set] of sets.entries())
    results.push(await measure(contenders({ lockstep, parse5, htmlparser2, others }), set, { ...settings[i], clock }));
  sayStart(`Node ${process.versions.node}`, Array.from({ length: STARTS }, () =>
    JSON.parse(spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--start', '--module', options.module], { encoding: 'utf8' }).stdout)));
  sayTables(`Node ${process.versions.node}`, results);
}

const { chromium, openPage } = await import('../tests/browser.js');
if (options.chromium || (!options.node && chromium)) {
  const esbuild = existsSync(new URL('../tests/node_modules/esbuild/', import.meta.url)) ? require('esbuild') : null;
  if (esbuild === null) throw new Error('esbuild is missing: npm ci in bindings/web/tests');
  const bundle = await esbuild.build({
    stdin: { contents: "export * as parse5 from 'parse5'; export * as htmlparser2 from 'htmlparser2';", resolveDir: new URL('../tests/', import.meta.url).pathname },
    bundle: true, format: 'esm', write: false, minify: true,
  });
  const it = await openPage({ '/peers.js': bundle.outputFiles[0].text });
  const where = (await it.browserVersion()).replace(/^.*?([\d.]+).*$/, 'Chromium $1').replace(/(\d+)\..*/, '$1');
  const url = `/lib/${script}`;
  const starts = [];
  for (let i = 0; i < STARTS; i++) {
    await it.reload();
    starts.push(await it.page.evaluate(`(${start})(${JSON.stringify(url)})`));
  }
  sayStart(where, starts);
  const results = [];
  for (const [i, set] of sets.entries())
    results.push(await it.page.evaluate(async (url, set, settings) => {
      const lockstep = await import(url);
      const peers = await import('/peers.js');
      const { contenders, measure } = await import('/bench/bench.js');
      await lockstep.init();
      const dom = new DOMParser();
      return measure(contenders({ lockstep, ...peers, others: { DOMParser: (html) => dom.parseFromString(html, 'text/html') } }), set, settings);
    }, url, set, settings[i]));
  sayTables(where, results);
  await it.close();
}

if (options.write) {
  const text = readFileSync(options.write, 'utf8');
  const mark = (word) => `<!-- ${word}: scripts/bench --web -->`;
  const [from, to] = [text.indexOf(mark('begin')), text.indexOf(mark('end'))];
  if (from < 0 || to < from) throw new Error(`${options.write} has no lines “${mark('begin')}” and “${mark('end')}”`);
  writeFileSync(options.write, `${text.slice(0, from + mark('begin').length)}\n${lines.join('\n').replace(/\n{2,}/g, '\n\n').trimEnd()}\n${text.slice(to)}`);
}
