// Memory: documents that are closed and that are not, limits, a module that runs out of memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as lockstep from '../lib/index.js';
import { Library } from '../lib/library.js';

await lockstep.init();

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

function use(document) {
  document.querySelectorAll('p.a').at(-1)?.getAttribute('class');
  return document.body?.innerText.length;
}

test('memory does not grow while documents are closed', () => {
  const once = () => {
    const document = lockstep.parse(PAGE);
    use(document);
    document.close();
    lockstep.parse5.parse('<p>x');
  };
  for (let i = 0; i < 100; i++) once();
  const before = lockstep.memoryBytes();
  for (let i = 0; i < DOCUMENTS; i++) once();
  assert.equal(lockstep.memoryBytes(), before);
});

// A module that puts documents aside when they take more than 2 MB.
const small = new Library(new URL('../lib/lockstep.wasm', import.meta.url));
await small.init();
small.instance.mostStored = 2 << 20;

test('memory does not grow while documents are forgotten', () => {
  for (let i = 0; i < 500; i++) use(small.parse(PAGE));
  const before = small.instance.memory.buffer.byteLength;
  for (let i = 0; i < DOCUMENTS; i++) use(small.parse(PAGE));
  assert.equal(small.instance.memory.buffer.byteLength, before);
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
