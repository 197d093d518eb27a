// The functions of the package, each at least once.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import { Document } from '../lib/dom/classes.js';
import { Library } from '../lib/library.js';
import * as parser from '../lib/parser.js';

// At once: Bun begins tests when the file has been read.
const first = lockstep.parse('<title>at once');
assert.equal(first.title, 'at once', 'files are read when they are needed, without init()');

await Promise.all([full.init(), lockstep.init(), parser.init()]);
assert.equal(first.title, 'at once', 'init() keeps what was there');
assert.throws(() => new Library(() => new URL('https://example.org/lockstep.wasm'), Document).parse(''), /await init\(\)/, 'but what is not a file must be loaded');

for (const [name, module] of Object.entries({ full, lockstep })) {
  test(`${name}: a document`, () => {
    const document = module.parse('<!doctype html><title> Hé  </title><p id=a class="x y x">Hello, <b>wörld</p>!&amp;');
    assert.equal(document.title, 'Hé');
    assert.equal(document.quirksMode, 'no-quirks');
    assert.equal(document.status, 'ok');
    const p = document.querySelector('p.x');
    assert.equal(p, document.getElementById('a'));
    assert.equal(p.textContent, 'Hello, wörld');
    assert.deepEqual([...p.classList], ['x', 'y']);
    assert.equal(p.parentNode, document.body);
    assert.equal(p.nextSibling.outerHTML, '<b>!&amp;</b>');
    assert.equal(p.tagName, 'P');
    assert.equal(p.firstChild.data, 'Hello, ');
    assert.equal(document.body.lastChild.lastChild.data, '!&');
    assert.ok(p.querySelector('b').closest('p') === p && p.matches('body > p') && document.contains(p));
    assert.equal([...document.descendants()].length, 12);
    document.close();
    assert.throws(() => document.title, /closed/);
    assert.throws(() => p.firstChild, /closed/);
  });
}

for (const page of ['../../../README.md', '../README.md'])
  test(`the program of ${page}`, () => {
    const program = readFileSync(new URL(page, import.meta.url), 'utf8').match(/```js\n([^]*?)```/)[1];
    assert.doesNotMatch(program, /^\s*(?:await )?using /m, 'a SyntaxError in Node 18 to 22, which package.json promises');
    const address = new URL('../lib/index.js', import.meta.url).href;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program.replace('lockstep-html', address)], { encoding: 'utf8' });
    assert.deepEqual([stdout, stderr], ['/clocks All clocks\n', '']);
  });

test('parser: a document', () => {
  const document = parser.parse('<!doctype html><title> Hé  </title><p id=a>Hello, <b>wörld</p>!&amp;', { errors: true, positions: true });
  assert.equal(document.title, 'Hé');
  const p = document.body.firstChild;
  assert.deepEqual([p.getAttribute('id'), p.innerText, p.nextSibling.outerHTML], ['a', 'Hello, wörld', '<b>!&amp;</b>']);
  assert.equal(p.position.start, document.errors[0].offset - '<p id=a>Hello, <b>wörld'.length);
  assert.throws(() => document.querySelector('p'), /import lockstep-html/);
  assert.equal(parser.sanitize, undefined);
  document.close();
});

test('attributes, also with namespaces', () => {
  const document = lockstep.parse('<svg xlink:href=a viewbox="0 &lt; 1" xlink:href=b>');
  const svg = document.querySelector('svg');
  assert.equal(svg.namespaceURI, 'http://www.w3.org/2000/svg');
  assert.deepEqual(
    [...svg.attributes].map(({ name, localName, prefix, namespaceURI, value }) => [name, localName, prefix, namespaceURI, value]),
    [
      ['xlink:href', 'href', 'xlink', 'http://www.w3.org/1999/xlink', 'a'],
      ['viewBox', 'viewBox', null, null, '0 < 1'],
    ],
  );
  document.close();
});

test('elements are found by odd names, and named as in the DOM', () => {
  for (const id of ['\u00d7', '-', '1', 'a"b', 'a\\b', 'a\rb', 'a\fb', 'a\nb', '\u{1f600}']) {
    const document = lockstep.parse(`<p id='${id.replace(/\r/g, '&#13;')}'>`);
    assert.equal(document.getElementById(id), document.body.firstChild, JSON.stringify(id));
  }
  const document = lockstep.parse('<p id=""><xß>');
  assert.equal(document.getElementById(''), null);
  assert.equal(document.getElementsByTagName('').length, 0);
  assert.equal(document.querySelector('xß').tagName, 'Xß');
});

test('errors and positions count in the units of the input', () => {
  const html = '\u{1f600}é<p a="1" b>x</p></i>';
  const text = lockstep.parse(html, { errors: true, positions: true });
  const p = text.querySelector('p');
  assert.equal(html.slice(p.position.start, p.position.end), '<p a="1" b>x</p>');
  const [a, b] = p.attributePositions;
  assert.deepEqual([html.slice(a.name.start, a.name.end), html.slice(a.value.start, a.value.end), b.value], ['a', '1', null]);
  assert.equal(text.errors.at(-1).offset, html.indexOf('</i>'));
  const bytes = new TextEncoder().encode(html);
  const encoded = lockstep.parse(bytes, { positions: true });
  assert.equal(encoded.querySelector('p').position.start, 6);
  assert.equal(encoded.encoding.name, 'UTF-8');
});

// Each run of the rendered text is that part of its text.
function checkRuns({ text, runs }) {
  let last = 0;
  for (const { start, end, node, offset } of runs) {
    assert.ok(last <= start && start < end && end <= text.length);
    const [shown, written] = [text.slice(start, end), node.data.slice(offset, offset + end - start)].map((part) => part.replace(/[\t\n\r]/g, ' '));
    assert.equal(shown, written);
    last = end;
  }
}

for (const [name, module] of Object.entries({ full, lockstep }))
  test(`${name}: characters of texts are found in the input`, () => {
    const html = '\u{1f600}<p>a\r\nb&amp;\u{1f601}c&NotEqualTilde;d\ud800é<i>caf&eacute; au  lait</i>';
    const document = module.parse(html, { positions: true });
    const [text] = document.querySelector('p').childNodes;
    const { data } = text;
    assert.equal(data, 'a\nb&\u{1f601}c\u2242\u0338d\ud800é');
    const at = (part) => html.indexOf(part);
    const expected = [at('a\r'), at('\r'), at('b&'), at('&amp;'), at('\u{1f601}'), at('\u{1f601}'), at('c&'), at('&Not'), at('&Not'), at('d\ud800'), at('\ud800'), at('é<'), at('<i>')];
    assert.deepEqual(text.sourceOffsets(Array.from({ length: data.length + 1 }, (_, index) => index)), expected);
    assert.deepEqual(text.sourceOffsets([5, 0, data.length, 5]), [5, 0, data.length, 5].map((index) => expected[index]), 'in any order');
    assert.deepEqual(expected.map((_, index) => text.sourceOffset(index)), expected);
    assert.deepEqual([text.sourceOffset(data.length + 1), text.sourceOffsets([0, 99]), text.sourceOffsets([])], [null, null, []]);
    for (const wrong of [-1, 0.5, '0', undefined, NaN, null]) assert.throws(() => text.sourceOffset(wrong), /index must be a whole number/);

    const rendered = document.body.renderedText();
    assert.equal(rendered.text, document.body.innerText);
    checkRuns(rendered);
    const hit = rendered.text.indexOf('lait');
    const run = rendered.runs.find(({ start, end }) => start <= hit && hit < end);
    assert.equal(run.node, document.querySelector('i').firstChild, 'the same object');
    assert.equal(run.node.sourceOffset(run.offset + hit - run.start), at('lait'));
    assert.deepEqual(document.querySelector('p').renderedText().runs[0].node, text);
    assert.deepEqual(document.createElement?.('p').renderedText(), { text: '', runs: [] });

    const bytes = new TextEncoder().encode(html);
    const encoded = module.parse(bytes, { positions: true });
    const index = encoded.querySelector('i').firstChild.sourceOffset(3);
    assert.equal(new TextDecoder().decode(bytes.subarray(index, index + 8)), '&eacute;');
    const unknown = module.parse(html).querySelector('p').firstChild;
    assert.equal(unknown.sourceOffset(0), null, 'without positions');
    const bom = module.parse('\ufeff<p>x', { positions: true });
    assert.equal(bom.querySelector('p').firstChild.sourceOffset(0), 4);
    const parsed = module.parse(html, { positions: true });
    parsed._itsStore.putAside();
    assert.deepEqual(parsed.querySelector('p').firstChild.sourceOffset(3), at('&amp;'), 'of a document that was set aside');
    const page = module.parse('<style>p { display: none }</style><pre>\na\n  b</pre><ul><li>x<li hidden>y</ul><table><tr><td>1<td>\u{1f600} 2</table>&nbsp;<p>z');
    checkRuns(page.body.renderedText());
  });

test('the module for reading alone has no places of characters', () => {
  const document = parser.parse('<p>x');
  assert.throws(() => document.body.renderedText(), /lockstep-html\/parser has no renderedText\(\): import lockstep-html/);
  assert.throws(() => document.body.firstChild.firstChild.sourceOffset(0), /has no sourceOffset\(\)/);
});

test('lone surrogates and byte order marks of strings stay', () => {
  const document = lockstep.parse('\ufeff<p title="\udc00">a\ud800b\u{1f600}');
  assert.equal(document.body.firstChild.data, '\ufeff');
  const p = document.querySelector('p');
  assert.equal(p.getAttribute('title'), '\udc00');
  assert.equal(p.textContent, 'a\ud800b\u{1f600}');
});

test('streams give what the whole input gives', async () => {
  const html = '<!doctype html><p>a\u{1f600}b<table>x<td>é';
  const whole = lockstep.parse(html).dump();
  const pieces = lockstep.createStreamParser();
  for (let i = 0; i < html.length; i++) pieces.write(html[i]);
  assert.equal(pieces.end().dump(), whole);
  const piped = lockstep.createStreamParser();
  const bytes = new TextEncoder().encode(html);
  await new Blob([bytes]).stream().pipeTo(piped.writable);
  assert.equal((await piped.document).dump(), whole);
});

test('encodings', () => {
  const document = lockstep.parse(Uint8Array.from([...'<meta charset=koi8-r><p>'].map((c) => c.charCodeAt(0)).concat(0xc1)));
  assert.equal(document.encoding.name, 'KOI8-R');
  assert.equal(document.encoding.source, 'prescan');
  assert.equal(document.body.textContent, 'а');
  assert.equal(lockstep.sniff(new Uint8Array([0xef, 0xbb, 0xbf])).name, 'UTF-8');
  assert.equal(lockstep.decode(new Uint8Array([0xa4, 0x40]), 'big5'), '一');
  assert.equal(lockstep.encodingOf('latin1'), 'windows-1252');
  assert.equal(lockstep.charsetOfContentType('text/html; charset=sjis'), 'Shift_JIS');
});

test('editions', () => {
  const [old, now] = full.editions().map((edition) => edition.date);
  assert.equal(full.parse('<?a?>', { edition: old }).firstChild.nodeName, '#comment');
  for (const module of [full, lockstep, parser]) assert.equal(module.parse('<?a?>', { edition: now }).firstChild.nodeName, 'a');
  for (const module of [lockstep, parser]) {
    assert.deepEqual(module.editions().map((edition) => edition.date), [now]);
    assert.throws(() => module.parse('', { edition: old }), /no edition “2024-09-12”.*lockstep-html\/full/);
  }
  const difference = full.compareEditions('<?a?>');
  assert.deepEqual([difference.same, difference.old.edition, difference.new.edition], [false, old, now]);
  assert.ok(full.compareEditions('<p>').same);
});

test('explain', () => {
  const explained = full.explain('<p>é');
  assert.equal(explained.source, '<p>é');
  assert.deepEqual(explained.steps.map((step) => step.token.type).slice(-3), ['startTag', 'characters', 'endOfFile']);
  assert.equal(full.explain('<p>a', { first: 1, count: 1 }).steps.length, 1);
});

test('contexts: elements, with bytes, with the sanitizer', () => {
  const inside = (html, css, text) => lockstep.parseFragment(text, { context: lockstep.parse(html).querySelector(css) }).fragment;
  assert.equal(inside('<form><div>', 'div', '<form><p>').innerHTML, '<p></p>');
  assert.equal(inside('<div>', 'div', '<p><table>').innerHTML, '<p><table></table></p>');
  assert.equal(inside('<!DOCTYPE html><div>', 'div', '<p><table>').innerHTML, '<p></p><table></table>');
  const { content } = lockstep.parse('<template><div>').querySelector('template'); // in a document without quirks
  assert.equal(lockstep.parseFragment('<p><table>', { context: content.firstChild }).fragment.innerHTML, '<p></p><table></table>');
  for (const [attribute, namespace] of [['encoding=text/html', '1999/xhtml'], ['', '1998/Math/MathML']])
    assert.equal(inside(`<math><annotation-xml ${attribute}>`, 'annotation-xml', '<x>').firstChild.namespaceURI, `http://www.w3.org/${namespace}`);
  // Loading tables and long configurations use the memory that the context is in.
  const bytes = new Uint8Array([0x82, 0xa0, ...new TextEncoder().encode('<td>x')]);
  const { parseFragment, explain } = full;
  assert.equal(parseFragment(bytes, { context: 'tr', encoding: 'shift_jis' }).fragment.innerHTML, 'あ<td>x</td>');
  assert.equal(explain(bytes, { context: 'tr', encoding: 'shift_jis' }).fragment, 'tr');
  const elements = ['td', ...Array.from({ length: 6000 }, (_, i) => `x-element-${i}`)];
  assert.equal(lockstep.parseHTML('<td>x', { context: 'tr', sanitizer: { elements } }).fragment.innerHTML, '<td>x</td>');
});

test('the sanitizer takes strings as they are', () => {
  for (const method of ['filter-tree', 'while-parsing']) {
    for (const [html, text] of [['\ufeff<p onclick=x>', '\ufeff'], ['é\ud800<p onclick=x>', 'é\ufffd']]) {
      const removed = [];
      const document = full.parseHTML(html, { method, positions: true, onRemoval: ({ start, end }) => removed.push(html.slice(start, end)) });
      const { start, end } = document.querySelector('p').position;
      assert.deepEqual([document.body.firstChild.data, html.slice(start, end), removed], [text, '<p onclick=x>', ['onclick=x']]);
    }
  }
  assert.equal(lockstep.sanitize('<p>\ud800'), '<p>\ufffd</p>');
  assert.equal(lockstep.sanitize('<b>x', { places: ['td', 'svg svg'] }), '<b>x</b>');
});

test('odd arguments of Sanitizer', () => {
  const sanitizer = new lockstep.Sanitizer({ elements: [] });
  // As on the Web, a boolean is its name.
  assert.deepEqual([sanitizer.allowElement(false), sanitizer.allowElement(true)], [true, true]);
  assert.deepEqual(sanitizer.get().elements.map(({ name }) => name), ['false', 'true']);
  for (const argument of [() => {}, Symbol('x'), undefined, null]) assert.throws(() => sanitizer.allowElement(argument), lockstep.SanitizerError);
});

test('the sanitizer', () => {
  assert.equal(lockstep.sanitize('<p onclick=x>hi<script>1</script>'), '<p>hi</p>');
  const removed = [];
  const html = 'é<p onclick=x>';
  lockstep.parseHTML(html, { positions: true, onRemoval: (removal) => removed.push(removal) });
  assert.deepEqual(removed.map(({ attribute, start, end }) => [attribute, html.slice(start, end)]), [['onclick', 'onclick=x']]);
  const own = new lockstep.Sanitizer({ elements: ['p'], attributes: [] });
  assert.equal(own.allowElement('b'), true);
  assert.equal(own.allowElement('b'), false);
  assert.equal(lockstep.sanitize('<p>a<b>c<i>d', own), '<p>a<b>c</b></p>');
  const moved = '<table><p>x</table>';
  const config = { sanitizer: { elements: ['table', 'p'] }, context: 'div' };
  for (const method of ['filter-tree', 'while-parsing'])
    assert.match(full.parseHTML(moved, { ...config, method }).fragment.innerHTML, /<p>x/);
  assert.throws(() => lockstep.parseHTML(moved, { method: 'while-parsing' }), /lockstep-html\/full/);
  assert.throws(() => new lockstep.Sanitizer({ elements: [], removeElements: [] }), lockstep.SanitizerError);
  assert.deepEqual(own.warnings, []);
  const [mistake, ...others] = new lockstep.Sanitizer({ removeElement: ['p'] }).warnings;
  assert.equal(mistake.path, 'removeElement');
  assert.match(mistake.message, /did you mean “removeElements”/);
  assert.deepEqual(others, []);
  for (const function_ of [lockstep.sanitize, lockstep.sanitizeUnsafe, lockstep.parseHTML])
    assert.throws(() => function_(new Uint8Array([60])), /^TypeError: the HTML must be a string: convert bytes with decode\(\)$/);
});

test('errors of the caller', () => {
  const document = lockstep.parse('');
  assert.throws(() => document.querySelector('p:frist-child'), /did you mean “:first-child”/);
  assert.throws(() => lockstep.parse('', { scriptign: true }), /unknown option “scriptign”/);
  assert.throws(() => lockstep.parse('', { edition: '1999-12-24' }), /no edition/);
  assert.throws(() => lockstep.parse('', { limits: { nodes: -1 } }), RangeError);
  assert.throws(() => lockstep.parse(17), TypeError);
});

test('getHTML() with roundTrip', () => {
  const html = '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head></head><body><pre>\n\na&#13;</pre></body></html>';
  const document = lockstep.parse(html);
  assert.equal(document.getHTML({ roundTrip: true }), html);
  assert.equal(document.getHTML(), '<!DOCTYPE html><html><head></head><body><pre>\na\r</pre></body></html>');
  assert.throws(() => document.getHTML({ roundTrip: 1 }), /roundTrip must be true or false/);
});

test('limits', () => {
  const document = lockstep.parse('<p>'.repeat(1000), { limits: { nodes: 100 } });
  assert.equal(document.status, 'too many nodes');
  assert.ok(lockstep.parse('<div>'.repeat(100), { limits: { depth: 50 } }).flattened);
});

// Node loads all that fetch() needs when it is first asked for: several times what compiling the module takes.
test('init() asks Node for nothing of fetch()', { skip: process.versions.bun ? 'only in Node' : false }, () => {
  const library = new URL('../lib/index.js', import.meta.url).href;
  const program = `
    const asked = [];
    for (const name of ['Response', 'Request', 'Headers', 'fetch'])
      Object.defineProperty(globalThis, name, { configurable: true, get() { asked.push(name); } });
    const { init, parse } = await import(${JSON.stringify(library)});
    await init();
    console.log(parse('<p>x').querySelector('p').localName, asked.length);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  assert.equal(stdout, 'p 0\n', stderr);
});

// About one percent above the sizes when the bounds were written: small changes of the library or of the compiler fit in.
test('sizes', () => {
  const most = { 'lockstep-parser.wasm': 163_500, 'lockstep.wasm': 247_000, 'lockstep-full.wasm': 321_000, 'lockstep-rewriter.wasm': 167_000, 'lockstep-validator.wasm': 293_000, 'lockstep-xpath.wasm': 277_000, 'lockstep-content.wasm': 221_500, 'lockstep-tokens.wasm': 88_500, 'encodings.bin': 70_000 };
  for (const [name, size] of Object.entries(most)) {
    // By gzip itself, if it is there: the zlib of Node is another one, and compresses less.
    const file = fileURLToPath(new URL(`../lib/${name}`, import.meta.url));
    const { status, stdout } = spawnSync('gzip', ['-9', '-c', file], { maxBuffer: 1 << 24 });
    const compressed = (status === 0 ? stdout : gzipSync(readFileSync(file), { level: 9 })).length;
    assert.ok(compressed <= size, `${name} takes ${compressed} bytes as gzip; the aim is ${size}`);
  }
});

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const esbuild = existsSync(here('node_modules/esbuild')) ? await import('esbuild') : null;
const compiler = here('node_modules/typescript/bin/tsc');
test('types', { skip: existsSync(compiler) ? false : 'no TypeScript: npm ci in bindings/web/tests' }, () => {
  const options = ['--noEmit', '--strict', '--target', 'es2022'];
  // The package under its own name.
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-types-'));
  mkdirSync(join(folder, 'node_modules/lockstep-html'), { recursive: true });
  for (const name of ['lib', 'package.json']) symlinkSync(here(`../${name}`), join(folder, 'node_modules/lockstep-html', name));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(here('types.ts'), join(folder, 'types.ts'));
  const compile = (module, resolution, lib, file) =>
    spawnSync(process.execPath, [compiler, ...options, '--module', module, '--moduleResolution', resolution, '--lib', lib, file], { cwd: folder, encoding: 'utf8' });
  for (const lib of ['esnext,dom', 'es2022,dom']) {
    const { status, stdout } = compile('nodenext', 'nodenext', lib, 'types.ts');
    assert.equal(status, 0, stdout);
  }
  // In programs without the types of browsers, and as all tools find modules.
  const { exports } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => exports[name].types);
  const imports = names.map((name, i) => `import * as module${i} from 'lockstep-html${name.slice(1)}';`);
  writeFileSync(join(folder, 'all.ts'), `${imports.join('\n')}\nexport const title: string = module0.parse('<p>').title;\n`);
  for (const [module, resolution] of [['node16', 'node16'], ['esnext', 'bundler'], ['esnext', 'node10']]) {
    const { status, stdout } = compile(module, resolution, 'es2022', 'all.ts');
    assert.equal(status, 0, `${resolution}: ${stdout}`);
  }
  rmSync(folder, { recursive: true });
});

test('bundlers find the files, and bundles without an address of their own take them', { skip: esbuild ? false : 'no esbuild: npm ci in bindings/web/tests' }, async () => {
  // To webpack, any other address that is relative to a script is a module that it does not find.
  for (const name of readdirSync(here('../lib')).filter((file) => file.endsWith('.js')))
    for (const [found] of readFileSync(here(`../lib/${name}`), 'utf8').matchAll(/new URL\(.*?import\.meta\.url\)/g))
      assert.match(found, /^new URL\('\.\/[\w.-]+', import\.meta\.url\)$/, name);
  const program = `
    const { init, parse } = require(${JSON.stringify(here('../lib/index.js'))});
    const { readFileSync } = require('node:fs');
    init({ wasm: readFileSync(${JSON.stringify(here('../lib/lockstep.wasm'))}) }).then(() => console.log(parse('<title>bundled').title));`;
  const { outputFiles } = await esbuild.build({ stdin: { contents: program, resolveDir: here('.') }, bundle: true, platform: 'node', format: 'cjs', write: false, logLevel: 'silent' });
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-bundle-'));
  writeFileSync(join(folder, 'bundled.cjs'), outputFiles[0].contents);
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bundled.cjs')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(stdout, 'bundled\n', stderr);
});

test('the module in a script: one bundle of any format, without init() and without files', { skip: esbuild ? false : 'no esbuild: npm ci in bindings/web/tests' }, async () => {
  const program = `
    import { init, parse, sanitize } from ${JSON.stringify(here('../lib/inline.js'))};
    said.push(parse('<title>inlined').title, sanitize('<b onclick=x>b'));
    done.push(init().then(() => said.push(parse('<title>again').title)));`;
  for (const format of ['iife', 'cjs', 'esm']) {
    const { outputFiles, warnings } = await esbuild.build({ stdin: { contents: program, resolveDir: here('.') }, bundle: true, platform: 'browser', format, write: false, logLevel: 'silent' });
    assert.deepEqual(warnings.map(({ text }) => text).filter((text) => !text.includes('import.meta')), []);
    const [said, done] = [[], []];
    const code = outputFiles[0].text.replaceAll('import.meta', '({})'); // a script has none
    runInNewContext(code, { said, done, WebAssembly, TextEncoder, TextDecoder, URL, WritableStream, atob });
    await done[0];
    assert.deepEqual(said, ['inlined', '<b>b</b>', 'again'], format);
  }
  assert.deepEqual(Object.keys(await import('../lib/inline.js')), Object.keys(lockstep));
});

test('the size of scripts, bundled', { skip: esbuild ? false : 'no esbuild: npm ci in bindings/web/tests' }, async () => {
  const most = { 'parse5.js': 18_700, 'parser.js': 20_200, 'index.js': 40_800, 'full.js': 41_900, 'rewriter.js': 12_000, 'validator.js': 9_300, 'content.js': 9_900, 'tokens.js': 11_200, 'xpath.js': 43_000 };
  for (const [name, size] of Object.entries(most)) {
    const { outputFiles } = await esbuild.build({ entryPoints: [here(`../lib/${name}`)], bundle: true, minify: true, format: 'esm', write: false, logLevel: 'silent' });
    const compressed = gzipSync(outputFiles[0].contents, { level: 9 }).length;
    assert.ok(compressed <= size, `${name} takes ${compressed} bytes as gzip; the aim is ${size}`);
  }
  // Bundlers drop what a program does not use, such as the tables of parse5's `html`.
  const contents = "import { parse, serialize } from '../lib/parse5.js'; console.log(serialize(parse('<p>')));";
  const { outputFiles: [{ contents: bundle, text }] } = await esbuild.build({ stdin: { contents, resolveDir: here('.') }, bundle: true, minify: true, format: 'esm', write: false, logLevel: 'silent' });
  assert.ok(gzipSync(bundle, { level: 9 }).length <= 15_700, `${gzipSync(bundle, { level: 9 }).length} bytes`);
  for (const part of ['malignmark', 'zoomAndPan', 'IN_FRAMESET', 'HIBERNATION']) assert.equal(text.includes(part), false, part);
});

test('the packed package works in a separate folder, and bundled', { skip: spawnSync('npm', ['--version']).status === 0 ? false : 'no npm' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-pack-'));
  const run = (command, ...words) => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 0, stdout + stderr);
    return stdout;
  };
  run('npm', 'pack', '--silent', '--pack-destination', folder, here('..'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
  run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', `./lockstep-html-${version}.tgz`);
  writeFileSync(join(folder, 'a.js'), "import { init, parse } from 'lockstep-html'; await init(); console.log(parse('<title>hello').title);");
  writeFileSync(join(folder, 'b.js'), "import { decode, init } from 'lockstep-html/parser'; await init(); console.log(decode(new Uint8Array([0xa4, 0x40]), 'big5'));");
  writeFileSync(join(folder, 'c.js'), "import { compareEditions, init } from 'lockstep-html/full'; await init(); console.log(compareEditions('<p>').same);");
  writeFileSync(join(folder, 'd.js'), "import { parse, serialize } from 'lockstep-html/parse5'; console.log(serialize(parse('<p>x')));");
  const FILES = ['a.js', 'b.js', 'c.js', 'd.js'];
  const PRINTED = 'hello\n一\ntrue\n<html><head></head><body><p>x</p></body></html>\n';
  assert.equal(FILES.map((file) => run(process.execPath, file)).join(''), PRINTED);
  // Bundled for each platform, the program does the same, and for a browser without a word from the bundler.
  if (esbuild) {
    for (const platform of ['browser', 'node', 'neutral'])
      for (const file of FILES) {
        const { errors, warnings } = await esbuild.build({ absWorkingDir: folder, entryPoints: [file], outfile: `node_modules/lockstep-html/lib/${platform}-${file}`, bundle: true, platform, format: 'esm', logLevel: 'silent' });
        assert.deepEqual([errors, warnings], [[], []], `${platform}: ${file}`);
      }
    const bundles = (platform) => FILES.map((file) => run(process.execPath, `node_modules/lockstep-html/lib/${platform}-${file}`)).join('');
    for (const platform of ['browser', 'node', 'neutral']) assert.equal(bundles(platform), PRINTED, platform);
  }
  rmSync(folder, { recursive: true });
});
