// run.js [--chromium] [--module index|parser] [FOLDER]: measures the package beside other parsers, in Node by the processor's
// time, in Chromium by the clock. FOLDER has the pages; without it, those of examples/ are measured.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { contenders, measure, table } from './bench.js';

const arguments_ = process.argv.slice(2);
const inBrowser = arguments_.includes('--chromium');
const name = arguments_.includes('--module') ? arguments_[arguments_.indexOf('--module') + 1] : 'index';
const folder = arguments_.filter((word, i) => !word.startsWith('--') && arguments_[i - 1] !== '--module').at(-1);
const require = createRequire(new URL('../tests/', import.meta.url));
const lib = new URL('../lib/', import.meta.url);

const SMALL =
  '<div class="card"><h2>Title</h2><p>Some text with a <a href="/path/to?x=1&amp;y=2">link</a> and <b>bold</b> words.</p><ul><li>one</li><li>two</li></ul><img src="a.png" alt="An image"></div><!-- c -->';

function pages() {
  const from = folder ? pathToFileURL(`${resolve(folder)}/`) : new URL('../../../examples/', import.meta.url);
  return readdirSync(from).filter((file) => /\.html?$/.test(file) && statSync(new URL(file, from)).isFile()).map((file) => readFileSync(new URL(file, from), 'utf8'));
}

function print(title, rows) {
  console.log(`\n${title}\n\n| | MB/s | µs a page | times parse5 (middle half) |\n| --- | ---: | ---: | ---: |\n${table(rows)}`);
}

const all = pages();
const size = all.reduce((sum, page) => sum + Buffer.byteLength(page), 0);
const titles = [`${all.length} pages, ${(size / 1e6).toFixed(1)} MB`, `${SMALL.length} bytes`];
const settings = [{ rounds: 7 }, { rounds: 15, repeat: 2000 }];

for (const file of ['lockstep.wasm', 'lockstep-parser.wasm', 'encodings.bin']) {
  const bytes = readFileSync(new URL(file, lib));
  console.log(`${file}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} as gzip`);
}

if (inBrowser) {
  const { openPage } = await import('../tests/browser.js');
  const esbuild = existsSync(new URL('../tests/node_modules/esbuild/', import.meta.url)) ? require('esbuild') : null;
  if (esbuild === null) throw new Error('esbuild is missing: npm ci in bindings/web/tests');
  const bundle = await esbuild.build({
    stdin: { contents: "export * as parse5 from 'parse5'; export * as htmlparser2 from 'htmlparser2';", resolveDir: new URL('../tests/', import.meta.url).pathname },
    bundle: true, format: 'esm', write: false, minify: true,
  });
  const it = await openPage({ '/peers.js': bundle.outputFiles[0].text });
  for (const [i, set] of [all, [SMALL]].entries()) {
    print(`Chromium: ${titles[i]}`, await it.page.evaluate(async (script, set, settings) => {
      const lockstep = await import(script);
      const peers = await import('/peers.js');
      const { contenders, measure } = await import('/bench/bench.js');
      const start = performance.now();
      await lockstep.init();
      globalThis.startTime ??= performance.now() - start;
      const dom = new DOMParser();
      return measure(contenders({ lockstep, ...peers, others: { DOMParser: (html) => dom.parseFromString(html, 'text/html') } }), set, settings);
    }, `/lib/${name}.js`, set, settings[i]));
    if (i === 0) console.log(`\nstart: ${(await it.page.evaluate(() => globalThis.startTime)).toFixed(1)} ms`);
  }
  await it.close();
} else {
  const lockstep = await import(new URL(`${name}.js`, lib));
  const start = performance.now();
  await lockstep.init();
  console.log(`start: ${(performance.now() - start).toFixed(1)} ms`);
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
  for (const [i, set] of [all, [SMALL]].entries())
    print(`Node ${process.version}: ${titles[i]}`, await measure(contenders({ lockstep, parse5, htmlparser2, others: { 'html-rewriter-wasm (no tree)': tokens } }), set, { ...settings[i], clock }));
}
