// Memory: documents that are closed and that are not, limits, a module that runs out of memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import { Library } from '../lib/library.js';
import * as parser from '../lib/parser.js';

const modules = { full, lockstep, parser };
for (const module of Object.values(modules)) await module.init();

const PAGE = `<!doctype html><title>é</title>${'<p class="a b">one <b>two</p> three</b> &amp; four<table><td>5</table>'.repeat(20)}`;
const DOCUMENTS = Number(process.env.LOCKSTEP_WEB_DOCUMENTS ?? 5000);

// A small generator of numbers, the same everywhere.
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function use(document, selects = true) {
  if (selects) document.querySelectorAll('p.a').at(-1)?.getAttribute('class');
  return document.body?.innerText.length;
}

for (const [name, module] of Object.entries(modules)) {
  test(`${name}: memory does not grow while documents are closed`, () => {
    const once = (i) => {
      const document = module.parse(PAGE);
      use(document, module !== parser);
      document.close();
      module.parse5.parse('<p>x');
      if (i % 16 !== 0) return;
      const stream = module.createStreamParser();
      stream.write(PAGE);
      stream.end().close();
      if (module !== parser) module.sanitize('<p onclick=x>y<script>z');
      if (module !== full) return;
      module.explain('<table>a<td>b');
      module.parseHTML('<b>x<script>', { method: 'while-parsing' }).close();
      module.parse('<p>x', { edition: '2024-09-12' }).close();
    };
    for (let i = 0; i < 100; i++) once(i);
    const before = module.memoryBytes();
    for (let i = 0; i < DOCUMENTS; i++) once(i);
    assert.equal(module.memoryBytes(), before);
  });
}

// Modules that put documents aside when they take more than 2 MB.
const smallModule = async (file) => {
  const library = new Library(new URL(`../lib/${file}`, import.meta.url));
  await library.init();
  library.instance.mostStored = 2 << 20;
  return library;
};
const small = await smallModule('lockstep.wasm');

for (const file of ['lockstep-full.wasm', 'lockstep.wasm', 'lockstep-parser.wasm']) {
  test(`${file}: memory does not grow while documents are forgotten`, async () => {
    const library = await smallModule(file);
    const selects = file !== 'lockstep-parser.wasm';
    for (let i = 0; i < 500; i++) use(library.parse(PAGE), selects);
    const before = library.instance.memory.buffer.byteLength;
    for (let i = 0; i < DOCUMENTS; i++) use(library.parse(PAGE), selects);
    assert.equal(library.instance.memory.buffer.byteLength, before);
  });
}

test('`using` closes the document', { skip: Symbol.dispose === undefined ? 'the engine has no Symbol.dispose' : false }, () => {
  // The syntax is newer than Node 20: without it, what it calls.
  let run;
  try {
    run = new Function('parse', 'use', '{ using document = parse("<p>x"); use(document); }');
  } catch {
    run = (parse, used) => {
      const document = parse('<p>x');
      try {
        used(document);
      } finally {
        document[Symbol.dispose]();
      }
    };
  }
  let kept;
  run(lockstep.parse, (document) => {
    kept = document;
    assert.equal(document.querySelector('p').innerText, 'x');
  });
  assert.throws(() => kept.querySelector('p'), /closed/);
});

// As `node --expose-gc` has it.
function garbageCollector() {
  if (globalThis.Bun !== undefined) return () => globalThis.Bun.gc(true);
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

test('the garbage collector closes what is forgotten', async () => {
  const collectGarbage = garbageCollector();
  const library = new Library(new URL('../lib/lockstep.wasm', import.meta.url));
  await library.init();
  const { stores } = library.instance;
  // Smaller documents are put aside instead.
  for (let i = 0; i < 10; i++) library.parse(PAGE.repeat(100));
  assert.equal(stores.size, 10);
  for (let i = 0; i < 50 && stores.size > 0; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(stores.size, 0);
});

test('documents that were put aside are as they were', () => {
  const kept = [];
  const expected = [];
  for (let i = 0; i < 400; i++) {
    const html = `<title>${i} é</title><p x-${i}="&lt;v">${'text '.repeat(5000)}<i>&amp;${i}</i><template>t</template>`;
    const document = small.parse(html, { positions: true, errors: true });
    if (i % 40 === 0) {
      kept.push([document, i, html, document.querySelector('i')]);
      expected.push([document.dump(), document.errors]);
    } else if (i % 3 === 0) {
      document.close();
    }
  }
  assert.ok(kept.filter(([document]) => document._itsStore.handle === 0).length > 5);
  for (const [index, [document, i, html, italic]] of kept.entries()) {
    assert.equal(document.body.firstChild.getAttributeNames()[0], `x-${i}`);
    assert.equal(document.body.firstChild.getAttribute(`x-${i}`), '<v');
    assert.equal(italic.firstChild.data, `&${i}`);
    assert.equal(document.querySelector('i'), italic);
    assert.equal(html.slice(italic.position.start, italic.position.end), `<i>&amp;${i}</i>`);
    assert.equal(document.querySelector('template').content.firstChild.data, 't');
    assert.equal(document.title, `${i} é`);
    assert.deepEqual([document.dump(), document.errors], expected[index]);
    document.close();
  }
});

test('random documents under random limits', () => {
  const next = random(17);
  const parts = ['<p>', '</p>', '<table>', '<tr>', '<td>', 'é', 'x', '<b a=1 b=2 a=3>', '</b>', '<!--', '-->', '<svg>', '<select>', '<template>', '&amp;', '\0', '\ud800', '<script>', '</script>', '\r\n', '<?pi x?>'];
  for (let i = 0; i < 3000; i++) {
    const html = Array.from({ length: next(60) }, () => parts[next(parts.length)]).join('');
    const limits = {};
    for (const name of ['inputBytes', 'nodes', 'depth', 'attributes', 'errors', 'memoryBytes'])
      if (next(3) === 0) limits[name] = next(4) === 0 ? 0xffffffff : next(name === 'memoryBytes' ? 100000 : 50);
    const options = { limits, errors: next(2) === 0, positions: next(2) === 0, context: next(3) === 0 ? 'div' : undefined };
    const document = lockstep.parse(next(2) === 0 ? html : new TextEncoder().encode(html), options);
    for (const node of document.descendants()) void [node.nodeName, node.nodeValue, node.position];
    document.result.dump();
    document.close();
  }
});

test('a module that stops is replaced, and its documents stay', async () => {
  const library = new Library(new URL('../lib/lockstep.wasm', import.meta.url));
  await library.init();
  const document = library.parse(PAGE, { positions: true });
  const expected = document.dump();
  const stop = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => library.guard(stop), lockstep.OutOfMemoryError);
  assert.equal(document.querySelectorAll('p.a').length, 20);
  assert.equal(document.dump(), expected);
  assert.equal(library.parse('<title>again').title, 'again');
});
