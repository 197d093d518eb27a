// Odd inputs, wrong arguments, documents after they were closed, large trees, little memory.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import { Document } from '../lib/dom/classes.js';
import { Library, StreamParser } from '../lib/library.js';
import * as parser from '../lib/parser.js';

const WASM = new URL('../lib/lockstep.wasm', import.meta.url);

test('init() twice, at once, and after a failure', async () => {
  await Promise.all([lockstep.init(), lockstep.init(), full.init(), parser.init()]);
  await lockstep.init();
  const library = new Library(() => WASM, Document);
  await assert.rejects(library.init({ wasm: new Uint8Array([1, 2, 3]) }), WebAssembly.CompileError);
  await assert.rejects(library.init({ wasm: 17 }), TypeError);
  await assert.rejects(library.init({ wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]) }), TypeError); // a module without functions
  await assert.rejects(library.init({ encodings: 5 }), /takes true, a URL, a Response or bytes/);
  await assert.rejects(library.init({ encodings: new TextEncoder().encode('<!DOCTYPE html>not found') }), /not the encodings.bin of this package/);
  await library.init();
  assert.equal(library.decode(new Uint8Array([0xa4, 0x40]), 'big5'), '一');
  assert.equal(library.parse('<title>x').title, 'x');
});

await Promise.all([lockstep.init(), full.init(), parser.init()]);

test('wrong arguments are named', () => {
  for (const input of [undefined, null, 1, {}, [], Symbol('x'), () => {}, new Date()])
    assert.throws(() => lockstep.parse(input), /the input must be a string, a Uint8Array or an ArrayBuffer/);
  assert.throws(() => lockstep.parse('', 'errors'), /options must be an object, not “errors”/);
  assert.throws(() => lockstep.parse('', { errors: 1 }), /errors must be true or false, not 1/);
  assert.throws(() => lockstep.parse('', { scripting: 'no' }), /scripting must be true or false, not “no”/);
  assert.throws(() => lockstep.parse('', { constructor: 1 }), /unknown option “constructor”/);
  assert.throws(() => lockstep.parse('', { limits: 5 }), /limits must be an object, not 5/);
  assert.throws(() => lockstep.parse('', { limits: { toString: 5 } }), /unknown limit “toString”/);
  assert.throws(() => lockstep.parse('', { limits: { nodes: 1.5 } }), /limits.nodes must be a whole number/);
  assert.throws(() => lockstep.parse('', { limits: { nodes: '5' } }), /limits.nodes must be a whole number/);
  assert.throws(() => lockstep.parse('', { maxErrors: 2 ** 32 }), RangeError);
  assert.throws(() => lockstep.parse(new Uint8Array(), { encoding: 'utf-9' }), /“utf-9” is not an encoding/);
  assert.throws(() => lockstep.parseFragment('', { context: 17 }), /not 17/);
  assert.throws(() => lockstep.parseFragment('', { context: '' }), TypeError);
  assert.throws(() => lockstep.parseFragment('', { context: { localName: 'p', namespace: 'toString' } }), /namespace/);
  assert.throws(() => lockstep.parse('', { edition: 20261003 }), /no edition/);
  assert.throws(() => lockstep.sanitize('', { sanitizer: { elements: 'p' } }), lockstep.SanitizerError);
  assert.throws(() => lockstep.decode('x'), /the input must be a Uint8Array or an ArrayBuffer/);
  assert.throws(() => lockstep.sniff('x'), /the input must be a Uint8Array or an ArrayBuffer/);
  assert.throws(() => lockstep.sniff(new Uint8Array(), { encodng: 'utf-8' }), /unknown option “encodng”/);
  assert.throws(() => lockstep.parse(new Uint8Array(), { detectUtf8: 'no' }), /detectUtf8 must be true or false, not “no”/);
  assert.throws(() => lockstep.parseFragment('', 'td'), /options must be an object, not “td”/);
  assert.throws(() => lockstep.parseFragment('', { context: { encoding: null } }), /encoding of a context must be a string, not null/);
  assert.throws(() => lockstep.parseFragment('', { context: lockstep.parse('') }), /must be an element, not #document/);
  assert.throws(() => lockstep.createStreamParser({ scriptign: true }), /unknown option “scriptign”/);
  assert.throws(() => lockstep.sanitize('', { context: 'tr' }), /places/);
  for (const places of ['td', null, [undefined], [''], ['svg path d']]) assert.throws(() => lockstep.sanitize('', { places }), /places must be an array/);
  const document = lockstep.parse('<p>');
  for (const css of ['', '  ', 'p:', '[', '>', '\ud800:', 'p'.repeat(10) + '!'])
    assert.throws(() => document.querySelector(css), (error) => error instanceof lockstep.SelectorError && error instanceof DOMException && error.name === 'SyntaxError', css);
  assert.equal(document.querySelector(undefined), null); // a type selector, as in the DOM
  assert.equal(lockstep.parse('<p>', null).body.firstChild.localName, 'p');
});

test('options are own properties, and may be null', () => {
  for (const call of [
    (options) => lockstep.parse('<p>', options), (options) => lockstep.parseFragment('<p>', options),
    (options) => lockstep.createStreamParser(options), (options) => lockstep.sanitize('<p>', options),
    (options) => lockstep.parse5.parse('<p>', options), (options) => lockstep.parse('<p>', { limits: options }),
  ])
    assert.throws(() => call(Object.create({ nodes: 1, scripting: true })), /from its prototype/);
  assert.equal(lockstep.parse('<p>', Object.assign(Object.create(null), { positions: true })).body.firstChild.position.start, 0);
  class Mine {
    positions = true;
    toString() { return 'mine'; }
  }
  assert.equal(lockstep.parse('<p>', new Mine()).body.firstChild.position.start, 0);
  assert.equal(lockstep.parseFragment('<p>', null).fragment.innerHTML, '<p></p>');
  assert.equal(lockstep.sanitize('<p>', null), '<p></p>');
  assert.equal(lockstep.parseHTML('<p>', { context: null }).scripting, false);
  assert.equal(lockstep.parseHTML('<p>', { context: 'div', scripting: undefined }).scripting, true);
});

// Each function with options, called with some.
const CALLS = {
  parse: (options) => lockstep.parse('<p>', options).close(),
  parseFragment: (options) => lockstep.parseFragment('<p>', options).close(),
  createStreamParser: (options) => lockstep.createStreamParser(options).end().close(),
  sniff: (options) => lockstep.sniff(new Uint8Array(1), options),
  explain: (options) => full.explain('<p>', options),
  compareEditions: (options) => full.compareEditions('<p>', options),
  parseHTML: (options) => lockstep.parseHTML('<p>', options).close(),
  parseHTMLUnsafe: (options) => lockstep.parseHTMLUnsafe('<p>', options).close(),
  sanitize: (options) => lockstep.sanitize('<p>', options),
  sanitizeUnsafe: (options) => lockstep.sanitizeUnsafe('<p>', options),
  'parse5.parse': (options) => lockstep.parse5.parse('<p>', options),
  'parse5.parseFragment': (options) => lockstep.parse5.parseFragment('<p>', options),
  getHTML: (options) => lockstep.parse('<p>').getHTML(options),
};
// Options that all but these functions refuse.
const OF = {
  encoding: ['parse', 'parseFragment', 'createStreamParser', 'sniff', 'explain', 'compareEditions'],
  context: ['parse', 'parseFragment', 'createStreamParser', 'explain', 'compareEditions', 'parseHTML', 'parseHTMLUnsafe', 'parse5.parse', 'parse5.parseFragment'],
  sanitizer: ['parseHTML', 'parseHTMLUnsafe', 'sanitize', 'sanitizeUnsafe'],
  dropComments: ['sanitize', 'sanitizeUnsafe'],
  sourceCodeLocationInfo: ['parse5.parse', 'parse5.parseFragment'],
  indent: ['getHTML'], first: ['explain'], old: ['compareEditions'], wasm: [],
};
const VALUES = { encoding: 'utf-8', context: 'div', sanitizer: {}, dropComments: true, sourceCodeLocationInfo: true, indent: 2, first: 0, old: '2024-09-12' };

test('options of another function, and those that none has, are errors that suggest the closest', async () => {
  for (const [by, call] of Object.entries(CALLS)) {
    const starts = `unknown option “%” of ${by}()`;
    for (const [name, functions] of Object.entries(OF)) {
      // sanitize() says what it has instead.
      const refused = by.startsWith('sanitize') && name === 'context' ? /places/ : undefined;
      if (functions.includes(by)) call({ [name]: VALUES[name] });
      else assert.throws(() => call({ [name]: VALUES[name] }), refused ?? ((error) => error instanceof TypeError && error.message.startsWith(`${starts.replace('%', name)}, one of `)), `${by}: ${name}`);
    }
    for (const name of ['unsafe', 'whileParsing', 'report', 'constructor', '__proto__', '', 'x'.repeat(1 << 20)])
      assert.throws(() => call(JSON.parse(`{${JSON.stringify(name)}: true}`)), (error) => error instanceof TypeError && error.message.startsWith(starts.replace('%', name)), `${by}: ${name}`);
    assert.throws(() => call({ unsafe: undefined }), /unknown option “unsafe”/);
    call(undefined);
    call(null);
    call({});
  }
  const nearest = (call, name) => assert.throws(call, (error) => error instanceof TypeError && error.message.includes(`did you mean “${name}”?`), name);
  nearest(() => lockstep.parse('', { scriptign: true }), 'scripting');
  nearest(() => lockstep.parse('', { max_errors: 1 }), 'maxErrors');
  nearest(() => lockstep.parse('', { position: true }), 'positions');
  nearest(() => lockstep.sanitize('', { dropcomment: true }), 'dropComments');
  nearest(() => lockstep.parse('', { limits: { node: 1 } }), 'nodes');
  nearest(() => lockstep.parse('', { context: { localname: 'td' } }), 'localName');
  assert.throws(() => lockstep.parse('', { context: { tagName: 'td' } }), /unknown member “tagName” of a context/);
  await assert.rejects(lockstep.init({ wsam: WASM }), /did you mean “wasm”/);
  for (const [name, value] of Object.entries({ dropComments: 'no', document: 1, maxRounds: 'x', onRemoval: true }))
    assert.throws(() => lockstep.sanitize('', { [name]: value }), new RegExp(`${name} must be`));
  assert.throws(() => lockstep.parse5.parse('', { scriptingEnabled: 0 }), /scriptingEnabled must be/);
  // These trees have no place for shadow roots.
  assert.throws(() => lockstep.parse5.parse('', { allowDeclarativeShadowRoots: true }), /unknown option “allowDeclarativeShadowRoots” of parse5\.parse\(\)/);
  assert.throws(() => lockstep.parse('').getHTML({ indent: -1 }), /indent must be/);
  assert.throws(() => full.explain('', { count: -1 }), /count must be/);
});

test('properties of Object.prototype change nothing', async () => {
  const given = {
    parse: { errors: true, limits: { nodes: 99 }, context: { localName: 'div' } }, parse5: {}, sanitize: { sanitizer: { elements: ['p'] } },
  };
  const html = '<p onclick=x>a<noscript><b>c</noscript><!--d-->';
  const results = () => {
    const document = lockstep.parse(html, given.parse);
    const all = [document.dump(), document.result.innerHTML, document.result.getHTML({}), document.errors, document.scripting, document.status];
    document.close();
    return JSON.stringify([
      all, lockstep.parseFragment(html, {}).fragment.innerHTML, lockstep.sanitize(html, given.sanitize), lockstep.sanitize(html, {}), lockstep.sanitize(html, new lockstep.Sanitizer()),
      lockstep.sanitizeUnsafe(html, {}), lockstep.parseHTML(html, {}).result.dump(), lockstep.sniff(new Uint8Array([0xc3, 0xa9]), {}),
      full.explain(html, {}).steps.length, full.compareEditions(html, {}).same, Object.keys(lockstep.parse5.parse(html, {}).childNodes[0]),
    ]);
  };
  const expected = results();
  const pollution = {
    anything: 1, scripting: true, errors: 'x', positions: true, context: 'td', limits: { nodes: 1 }, nodes: 1, encoding: 'koi8-r', edition: '2024-09-12', sanitizer: { elements: [] },
    method: 'while-parsing', document: true, dropComments: true, onRemoval: 5, places: 'td', maxRounds: 0, first: 3, count: 1, old: 'x', new: 'x', indent: 4,
    serializableShadowRoots: 1, sourceCodeLocationInfo: true, treeAdapter: {}, scriptingEnabled: false, namespace: 'svg', quirksMode: 'quirks', insideForm: true,
    wasm: 17, encodings: 5, nodeType: 1,
  };
  Object.assign(Object.prototype, pollution);
  try {
    assert.equal(results(), expected);
    delete Object.prototype.encoding; // Node reads files with it
    await new Library(() => WASM, Document).init({});
  } finally {
    for (const name of Object.keys(pollution)) delete Object.prototype[name];
  }
  assert.equal(Object.keys(Object.prototype).length, 0);
});

test('a module of another realm', async () => {
  const library = new Library(() => WASM, Document);
  await library.init({ wasm: runInNewContext('new WebAssembly.Module(bytes)', { bytes: readFileSync(WASM) }) });
  assert.equal(library.parse('<title>x').title, 'x');
});

test('bytes of another realm, and of shared and resizable buffers', () => {
  assert.equal(lockstep.parse(runInNewContext('new Uint8Array([60, 112, 62, 120]).buffer')).body.innerHTML, '<p>x</p>');
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  shared.set([120, 60, 112, 62, 121]);
  assert.equal(lockstep.parse(shared.subarray(1, 5)).body.innerHTML, '<p>y</p>');
  assert.equal(lockstep.parse(new DataView(shared.buffer, 1, 4)).body.innerHTML, '<p>y</p>');
});

test('after close()', async () => {
  const document = lockstep.parse('<p id=a class=b>x<!--c--><?pi d?>');
  const { body } = document;
  const p = body.firstChild;
  const [attribute] = p.attributes;
  const iterator = document.descendants();
  iterator.next();
  const nodes = [body, p, p.firstChild, document.lastChild];
  document.close();
  document.close();
  document[Symbol.dispose]?.();
  for (const node of nodes)
    for (const member of ['firstChild', 'nextSibling', 'parentNode', 'textContent', 'nodeType', 'innerHTML', 'outerHTML', 'position'])
      assert.throws(() => node[member], /closed/, member);
  for (const read of [() => p.getAttribute('id'), () => p.querySelector('x'), () => p.matches('p'), () => attribute.value, () => [...document.descendants()], () => iterator.next(), () => document.dump(), () => document.errors])
    assert.throws(read, /closed/);
  const other = lockstep.parse('<b>');
  assert.equal(other.contains(p), false);
  assert.equal(other.querySelector('b').localName, 'b');
  other.close();
});

test('surrogates, null characters and line ends, in every face', () => {
  const texts = ['\ud800', '\udc00\ud800', 'a\0b', '\ufeff\ufeff', '\r\n\r', '\u{10ffff}', '\uffff', '<p title=\ud83d>\ude00', '<\0>', '<a\ud800 b\udc00=\0>'];
  for (const text of texts) {
    const dumps = new Set();
    const document = lockstep.parse(text, { errors: true, positions: true });
    dumps.add(document.dump());
    for (const node of document.descendants()) void [node.nodeName, node.nodeValue, node.position, node.textContent];
    const stream = lockstep.createStreamParser();
    for (const unit of text.split('')) stream.write(unit);
    dumps.add(stream.end().dump());
    dumps.add(full.parse(text).dump());
    dumps.add(parser.parse(text).dump());
    assert.equal(dumps.size, 1, JSON.stringify(text));
    lockstep.parse5.parse(text, { sourceCodeLocationInfo: true });
    lockstep.sanitize(text);
    full.explain(text);
    document.close();
  }
});

test('a million nodes, and a tree 100,000 deep', () => {
  const wide = lockstep.parse('<p>x'.repeat(500_000));
  assert.equal(wide.body.childNodes.length, 500_000);
  assert.equal(wide.querySelectorAll('p:nth-child(2n)').length, 250_000);
  let count = 0;
  for (const node of wide.descendants()) count += node.nodeType === 3 ? 1 : 0;
  assert.equal(count, 500_000);
  wide.close();
  const deep = lockstep.parse('<div>'.repeat(100_000));
  assert.equal(deep.querySelectorAll('div').length, 100_000);
  assert.equal(deep.outerHTML.length, '<html><head></head><body></body></html>'.length + 100_000 * '<div></div>'.length);
  assert.equal(deep.textContent, null);
  deep.close();
  const tree = lockstep.parse5.parse('<div>'.repeat(100_000));
  let depth = 0;
  for (let node = tree; node.childNodes.length > 0; node = node.childNodes.at(-1)) depth++;
  assert.equal(depth, 100_002);
});

const LARGE = process.env.LOCKSTEP_WEB_LARGE ? 100 : 20;
test(`${LARGE} MB`, () => {
  const text = 'some text &amp; more '.repeat((LARGE << 20) / 20);
  const document = lockstep.parse(text);
  assert.equal(document.body.firstChild.length, text.length - 4 * ((LARGE << 20) / 20 | 0));
  document.close();
});

test('exceptions of callbacks leave the module usable', () => {
  class Mine extends Error {}
  const fail = () => {
    throw new Mine();
  };
  assert.throws(() => lockstep.parseHTML('<p onclick=x>', { onRemoval: fail }), Mine);
  assert.throws(() => lockstep.parse5.parse('<p a a>', { onParseError: fail }), Mine);
  assert.throws(() => lockstep.parse('', { get errors() { return fail(); } }), Mine);
  assert.throws(() => lockstep.parse5.parse('<p>', { get sourceCodeLocationInfo() { return fail(); } }), Mine);
  // What a callback parses does not disturb the one who calls it.
  const seen = [];
  lockstep.parseHTML('<p onclick=x><b onclick=y>', { onRemoval: ({ attribute }) => seen.push(attribute, lockstep.sanitize('<i onclick=z>q')) });
  assert.deepEqual(seen, ['onclick', '<i>q</i>', 'onclick', '<i>q</i>']);
  assert.equal(lockstep.parse('<title>still').title, 'still');
});

test('without encodings.bin', async () => {
  const japanese = new Uint8Array([0x82, 0xa0]);
  const options = { encoding: 'shift_jis' };
  // As in a browser, or in a bundle: a copy of the package without the file.
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-bundle-'));
  const lib = fileURLToPath(new URL('../lib/', import.meta.url));
  cpSync(lib, folder, { recursive: true, filter: (name) => !name.endsWith('encodings.bin') });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const copy = await import(pathToFileURL(join(folder, 'index.js')).href);
  await copy.init();
  for (let i = 0; i < 20; i++) assert.throws(() => copy.parse(japanese, options), /tables for Shift_JIS are not loaded/);
  const before = copy.memoryBytes();
  for (let i = 0; i < 2000; i++) assert.throws(() => copy.parse(japanese, options), /tables/);
  assert.equal(copy.memoryBytes(), before);
  const stream = copy.createStreamParser();
  stream.write(new TextEncoder().encode('<p>é'));
  assert.equal(stream.end().body.textContent, 'é');
  const refused = copy.createStreamParser(options);
  refused.write(japanese);
  assert.throws(() => refused.end(), /tables/);
  await assert.rejects(refused.document, /tables/);
  rmSync(folder, { recursive: true });
});

test('streams: aborted, mixed, ended twice, written after the end', async () => {
  const before = lockstep.memoryBytes();
  for (let i = 0; i < 2000; i++) {
    const stream = lockstep.createStreamParser();
    stream.write('<p>'.repeat(100));
    stream.abort(new Error('enough'));
    await assert.rejects(stream.document, /enough/);
    assert.throws(() => stream.write('x'), /ended/);
    assert.throws(() => stream.end(), /ended/);
    stream.abort();
  }
  assert.ok(lockstep.memoryBytes() - before < 16 << 20);
  const mixed = lockstep.createStreamParser();
  mixed.write('x');
  assert.throws(() => mixed.write(new Uint8Array(1)), /all chunks of a stream/);
  assert.throws(() => mixed.write(17), TypeError);
  assert.equal(mixed.end().body.textContent, 'x');
  assert.throws(() => mixed.end(), /ended/);
  const source = new ReadableStream({
    start(controller) {
      controller.enqueue('<p>');
      controller.error(new Error('the network is down'));
    },
  });
  const piped = lockstep.createStreamParser();
  await assert.rejects(source.pipeTo(piped.writable), /network/);
  await assert.rejects(piped.document, /network/);
  // What the stream refuses, the promise of the document reports, too.
  for (const [chunks, message] of [[['a', new Uint8Array(1)], /all chunks of a stream/], [[17], /the input must be/]]) {
    const refused = lockstep.createStreamParser();
    const pieces = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    await assert.rejects(pieces.pipeTo(refused.writable), message);
    await assert.rejects(refused.document, message);
    assert.throws(() => refused.write('x'), /ended/);
  }
  const patient = lockstep.createStreamParser();
  assert.throws(() => patient.write(17), TypeError);
  patient.write('<p>x');
  assert.equal(patient.end().body.innerHTML, '<p>x</p>');
  const many = Array.from({ length: 50 }, () => lockstep.createStreamParser());
  for (let i = 0; i < 3; i++) for (const [index, stream] of many.entries()) stream.write(`<p>${index}`);
  assert.deepEqual(many.map((stream) => stream.end().body.firstChild.textContent), many.map((_, index) => String(index)));
});

test('too much memory', async () => {
  const library = new Library(() => WASM, Document);
  await library.init();
  const kept = library.parse('<title>kept</title><p>');
  const deep = library.parse('<div>'.repeat(100_000));
  // Indented by the depth, it would have ten billion characters.
  assert.throws(() => deep.dump(), lockstep.OutOfMemoryError);
  assert.equal(kept.title, 'kept');
  assert.equal(deep.querySelectorAll('div').length, 100_000);
  assert.equal(library.parse('<title>after').title, 'after');
});

test('memory beyond 2 GB', async () => {
  const library = new Library(() => WASM, Document);
  await library.init();
  const { instance } = library;
  const taken = instance.call.prepare(2200 << 20 >>> 0); // not touched, so it takes no memory of the machine
  assert.notEqual(taken, 0);
  assert.ok(instance.memory.buffer.byteLength > 2 ** 31);
  const html = `<title>é</title>${'<p class="a">x &amp; y'.repeat(20_000)}`;
  const document = library.parse(html, { positions: true, errors: true });
  assert.ok(document._itsStore.nodes * 4 > 2 ** 31);
  assert.equal(document.querySelectorAll('p.a').length, 20_000);
  const last = document.body.lastChild;
  assert.deepEqual([document.title, last.textContent, last.getAttribute('class'), html.slice(last.position.start, last.position.end)], ['é', 'x & y', 'a', '<p class="a">']);
  const stream = new StreamParser(library);
  for (let i = 0; i < 10; i++) stream.write(html);
  assert.equal(stream.end().querySelectorAll('p').length, 200_000);
  assert.equal(library.parseFragment('<td>', { context: 'tr' }).fragment.firstChild.localName, 'td');
  document.close();
});

test('limits of memory, tiny and huge', () => {
  const html = '<table><tr><td a=b>x'.repeat(2000);
  for (const memoryBytes of [1, 10, 1000, 10_000, 100_000, 1_000_000, 0xffffffff]) {
    const document = lockstep.parse(html, { limits: { memoryBytes }, positions: true, errors: true });
    assert.ok(['ok', 'too much memory'].includes(document.status), document.status);
    document.close();
  }
});

test('a thread of its own', async () => {
  const script = `
    import { parentPort } from 'node:worker_threads';
    import { init, parse } from ${JSON.stringify(new URL('../lib/index.js', import.meta.url).href)};
    await init();
    parentPort.postMessage(parse('<title>in a thread').title);`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const workers = Array.from({ length: 3 }, () => new Worker(url));
  const answers = await Promise.all(workers.map((worker) => new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject))));
  assert.deepEqual(answers, Array(3).fill('in a thread'));
});

test('using', { skip: Symbol.dispose === undefined ? 'this Node has no Symbol.dispose' : false }, () => {
  const document = lockstep.parse('<p>');
  document[Symbol.dispose]();
  assert.throws(() => document.title, /closed/);
  let syntax = true;
  try {
    new Function('{ using a = null; }');
  } catch {
    syntax = false;
  }
  if (!syntax) return;
  const last = new Function('parse', '{ using document = parse("<p>"); return document; }')(lockstep.parse);
  assert.throws(() => last.title, /closed/);
});
