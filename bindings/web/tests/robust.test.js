// Memory: documents that are closed and that are not, limits, a module that runs out of memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as lockstep from '../lib/index.js';

await lockstep.init();

const PAGE = `<!doctype html><title>é</title>${'<p class="a b">one <b>two</p> three</b> &amp; four<table><td>5</table>'.repeat(20)}`;
const DOCUMENTS = Number(process.env.LOCKSTEP_WEB_DOCUMENTS ?? 20000);

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

test('memory does not grow without end while documents are forgotten', async () => {
  let most = 0;
  for (let i = 0; i < DOCUMENTS; i++) {
    use(lockstep.parse(PAGE));
    if (i === 2000) most = 2 * lockstep.memoryBytes();
  }
  assert.ok(lockstep.memoryBytes() <= Math.max(most, 100e6), `${lockstep.memoryBytes()} bytes`);
});

test('documents that were put aside are as they were', () => {
  const kept = [];
  const expected = [];
  for (let i = 0; i < 400; i++) {
    const html = `<title>${i} é</title><p x-${i}="&lt;v">${'text '.repeat(5000)}<i>&amp;${i}</i><template>t</template>`;
    const document = lockstep.parse(html, { positions: true, errors: true });
    if (i % 40 === 0) {
      kept.push([document, i, html, document.querySelector('i')]);
      expected.push([document.dump(), document.errors]);
    } else if (i % 3 === 0) {
      document.close();
    }
  }
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

test('a module that runs out of memory is replaced', () => {
  // More than the module may have.
  let error;
  try {
    const kept = [];
    for (let i = 0; i < 40; i++) kept.push(lockstep.parse('<b>'.repeat(40_000_000)));
  } catch (caught) {
    error = caught;
  }
  if (error !== undefined) assert.ok(error instanceof lockstep.OutOfMemoryError, String(error));
  assert.equal(lockstep.parse('<title>again').title, 'again');
});
