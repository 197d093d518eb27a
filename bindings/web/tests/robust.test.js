// Memory: documents and sanitizers that are closed and that are not, limits, a module that runs out of memory.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import { Document } from '../lib/dom/classes.js';
import { Library, StreamParser } from '../lib/library.js';
import { makeParse5 } from '../lib/parse5/build.js';
import * as parser from '../lib/parser.js';
import { makeSanitizer } from '../lib/sanitizer.js';

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
  const library = new Library(() => new URL(`../lib/${file}`, import.meta.url), Document);
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

// In a loop in which no task ends, no finalizer is called: what the garbage collector cannot free by itself stays. Each loop has its
// own process, all of whose memory is counted: documents that stay take 600 MB. Bun collects garbage the later the more memory the
// machine has, so the test limits what Bun sees.
const LITTLE = { ...process.env, BUN_JSC_forceRAMSize: String(128 << 20) };
const LOOPS = {
  'small documents': 'for (let j = 0; j < 400; j++) use(module.parse(j % 2 ? small : smallBytes));',
  'large documents': 'use(module.parse(i % 2 ? page : bytes));',
  'large documents, where only microtasks end': 'use(module.parse(page)); await null;',
  'documents that are made again after they were set aside': 'const document = module.parse(page); if (i % 100 === 0) last = document; else use(document), last.title;',
  'documents from the sanitizer': 'use(module.parseHTML(page, { context: "div" }));',
};
for (const [name, body] of Object.entries(LOOPS)) {
  test(`the process does not grow in a loop without an end of a task: ${name}`, () => {
    const program = `
      import * as module from ${JSON.stringify(new URL('../lib/index.js', import.meta.url).href)};
      await module.init();
      const page = '<!doctype html><title>\u00e9</title>' + '<p class="a b">one <b>two</p> three</b> &amp; four<table><td>5</table>'.repeat(1600);
      const bytes = new TextEncoder().encode(page);
      const small = page.slice(0, 200);
      const smallBytes = new TextEncoder().encode(small);
      const use = (document) => document.result.firstChild.nodeName;
      let most = 0, last;
      for (let i = 0; i < 600; i++) {
        ${body}
        most = Math.max(most, process.memoryUsage.rss());
      }
      console.log(Math.round(most / 2 ** 20));`;
    const { stdout, stderr } = spawnSync(process.execPath, globalThis.Bun ? ['--eval', program] : ['--input-type=module', '--eval', program], { encoding: 'utf8', env: LITTLE });
    assert.match(stdout, /^\d+\n$/, stderr);
    assert.ok(Number(stdout) < 400, `the process takes ${stdout.trim()} MB`);
  });
}

test('memory does not grow while sanitizers are forgotten, and those that are used again are as they were', () => {
  const elements = Array.from({ length: 100 }, (_, index) => `x-${index}`);
  const config = { elements };
  const kept = new lockstep.Sanitizer(config);
  assert.equal(kept.allowElement('p'), true);
  elements.push('b'); // a Sanitizer has the configuration as it was given
  const once = () => {
    const sanitizer = new lockstep.Sanitizer({ elements });
    assert.equal(lockstep.sanitize('<x-1><b>x', sanitizer), '<x-1><b>x</b></x-1>');
  };
  for (let i = 0; i < 1000; i++) once();
  const before = lockstep.memoryBytes();
  for (let i = 0; i < 1000; i++) once();
  assert.equal(lockstep.memoryBytes(), before);
  assert.equal(kept._record.handle, 0);
  assert.equal(lockstep.sanitize('<p><x-1><b>x', kept), '<p><x-1></x-1></p>');
  assert.equal(kept.get().elements.length, 101);
});

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
  const library = new Library(() => new URL('../lib/lockstep.wasm', import.meta.url), Document);
  await library.init();
  const { stores } = library.instance;
  // Smaller documents are set aside instead.
  for (let i = 0; i < 10; i++) library.parse(PAGE.repeat(100));
  // But those of streams cannot be.
  for (let i = 0; i < 10; i++) new StreamParser(library).end();
  assert.equal(stores.size, 20);
  for (let i = 0; i < 50 && stores.size > 0; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(stores.size, 0);
});

test('the garbage collector frees streams that were neither ended nor aborted, and those only', async () => {
  const collectGarbage = garbageCollector();
  const library = new Library(() => new URL('../lib/lockstep.wasm', import.meta.url), Document);
  await library.init();
  const { instance } = library;
  const closed = [];
  let opened = [];
  const { call } = instance;
  instance.call = {
    ...call,
    stream_open: (flags) => {
      opened.push(call.stream_open(flags));
      return opened.at(-1);
    },
    stream_close: (handle) => {
      closed.push(handle);
      call.stream_close(handle);
    },
  };
  const kept = new StreamParser(library);
  kept.write('<title>kept</title>');
  // Such a stream can no longer be written to, even if its document is awaited.
  const awaited = [];
  const forget = (input) => {
    const stream = new StreamParser(library);
    if (input !== undefined) stream.write(input);
    awaited.push(stream.document);
  };
  for (let i = 0; i < 10; i++) {
    forget(i % 2 === 0 ? PAGE : new TextEncoder().encode(PAGE));
    forget();
  }
  const forgotten = opened.slice(1).sort();
  assert.equal(forgotten.length, 10);
  const aborted = new StreamParser(library);
  aborted.write('x');
  aborted.abort();
  assert.deepEqual(closed, opened.slice(11));
  opened = [];
  closed.length = 0;
  // What it took is free, so handles come again: none of these is closed a second time.
  for (let i = 0; i < 10; i++) new StreamParser(library).end().close();
  const until = async (done) => {
    for (let i = 0; i < 50 && !done(); i++) {
      collectGarbage();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await until(() => closed.length === 10);
  await until(() => false);
  assert.deepEqual([...closed].sort(), forgotten);
  assert.equal(kept.end().title, 'kept');
  assert.equal(awaited.length, 20);

  // Those of an instance that has stopped are left alone.
  forget('x');
  closed.length = 0;
  assert.throws(() => library.guard(() => { throw new WebAssembly.RuntimeError('unreachable'); }), lockstep.OutOfMemoryError);
  assert.notEqual(library.instance, instance);
  await until(() => closed.length > 0);
  assert.deepEqual(closed, []);
});

test('memory does not grow while streams are forgotten', async () => {
  const collectGarbage = garbageCollector();
  const library = new Library(() => new URL('../lib/lockstep-parser.wasm', import.meta.url), Document);
  await library.init();
  const once = async () => {
    for (let i = 0; i < 20; i++) new StreamParser(library).write(PAGE.repeat(20));
    for (let i = 0; i < 3; i++) {
      collectGarbage();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  for (let i = 0; i < 10; i++) await once();
  const before = library.instance.memory.buffer.byteLength;
  for (let i = 0; i < 40; i++) await once();
  assert.equal(library.instance.memory.buffer.byteLength, before);
});

test('documents that were set aside are as they were', () => {
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
    // Those that were dropped are parsed again when they are read; after that, they are copied.
    if (index % 2 === 1) document._itsStore.native().putAside();
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

test('small documents that were dropped are as they were', async () => {
  const library = new Library(() => new URL('../lib/lockstep.wasm', import.meta.url), Document);
  await library.init();
  const { parseHTML } = makeSanitizer(library);
  const shiftJis = new Uint8Array([0x3c, 0x70, 0x3e, 0x83, 0x65]);
  const ways = [
    () => library.parse('<title>a</title><p x-y="&lt;">one<b>two'), () => library.parse('<p>é\u{1f600}<i>&amp;', { positions: true, errors: true }),
    () => library.parse('\ufeff<p>\ud800<i>x'), () => library.parse(shiftJis, { encoding: 'shift_jis' }), () => library.parse(new TextEncoder().encode('<p>é')),
    () => library.parseFragment('<td>x<td>y', { context: 'tr' }), () => parseHTML('<p onclick=x>é<script>z</script>', { context: 'div' }), () => library.parse(''),
  ];
  const described = (document) => [document.quirksMode, document.nodeCount, document.errors, document.encoding.name, document.result.dump(), document.status];
  const kept = ways.map((open) => open());
  const nodes = kept.map((document) => [...document.descendants()]);
  const expected = kept.map(described);
  const changed = library.parse('<p>x');
  changed.body.firstChild.setAttribute('class', 'a');
  for (let i = 0; i < 1000; i++) library.parse(`<p>${i}`).close();
  const dropped = () => kept.filter((document) => document._itsStore.dropped).length;
  assert.equal(dropped(), 0); // those that are closed take no place
  for (let i = 0; i < 1000; i++) library.parse(`<p>${i}`);
  assert.equal(dropped(), kept.length);
  assert.equal(library.instance.stores.size, 65); // the 64 documents that were parsed last, and the changed one
  for (const [index, document] of kept.entries()) {
    assert.deepEqual([...document.descendants()], nodes[index]);
    assert.deepEqual(described(document), expected[index]);
  }
  assert.equal(changed.querySelector('.a').outerHTML, '<p class="a">x</p>');
  // Each is parsed again once.
  for (let i = 0; i < 1000; i++) library.parse(`<p>${i}`);
  assert.equal(dropped(), 0);
  for (const document of [...kept, changed]) document.close();
  assert.throws(() => kept[0].body, /closed/);
  const last = library.parse('<p>x');
  for (let i = 0; i < 64; i++) library.parse('<p>');
  assert.equal(last._itsStore.dropped, true);
  last.body.append('y');
  assert.equal(last.body.textContent, 'xy');
  last.close();
});

// The first document of a module leaves no room: whatever is made next moves the memory.
test('memory that grows in the middle of a call', async () => {
  const url = new URL('../lib/lockstep-parser.wasm', import.meta.url);
  const first = new Library(() => url, Document);
  await first.init();
  const again = async () => {
    const library = new Library(() => url, Document);
    await library.init({ wasm: first.instance.module });
    return library;
  };
  let grown = 0;
  for (let size = 2_000_000; size < 2_800_000; size += 40_000) {
    const html = `<p>é${'x'.repeat(size)}<b>e</b>\u{1f600}f`;
    const read = (document) => [document.body.firstChild.lastChild.data, document.body.firstChild.firstChild.data.length];
    const expected = ['\u{1f600}f', size + 1];
    const document = (await again()).parse(html);
    const before = document._itsStore.instance.memory.buffer.byteLength;
    assert.deepEqual(read(document), expected, `${size}`);
    if (document._itsStore.instance.memory.buffer.byteLength > before) grown++;
    const aside = (await again()).parse(html);
    aside._itsStore.putAside();
    assert.deepEqual(read(aside), expected, `${size}, set aside`);
    assert.equal(aside.body.innerHTML.length, html.length + 4);
    const [paragraph] = makeParse5(await again()).parse(html).childNodes[0].childNodes[1].childNodes;
    assert.equal(paragraph.childNodes.at(-1).value, '\u{1f600}f');
    const library = await again();
    const open = library.parse(html);
    assert.equal(library.decode(new Uint8Array([0xa4, 0x40]), 'big5'), '一');
    open.close();
  }
  assert.ok(grown > 3, `${grown}`);
});

test('random documents under random limits', () => {
  const next = random(17);
  const parts = ['<p>', '</p>', '<table>', '<tr>', '<td>', 'é', 'x', '<b a=1 b=2 a=3>', '</b>', '<!--', '-->', '<svg>', '<select>', '<template>', '&amp;', '\0', '\ud800', '<script>', '</script>', '\r\n', '<?pi x?>'];
  for (let i = 0; i < 3000; i++) {
    const html = Array.from({ length: next(60) }, () => parts[next(parts.length)]).join('');
    const limits = {};
    for (const name of ['inputBytes', 'nodes', 'depth', 'attributes', 'errors', 'memoryBytes', 'copiedNodes'])
      if (next(3) === 0) limits[name] = next(4) === 0 ? 0xffffffff : next(name === 'memoryBytes' ? 100000 : 50);
    const options = { limits, errors: next(2) === 0, positions: next(2) === 0, context: next(3) === 0 ? 'div' : undefined };
    const document = lockstep.parse(next(2) === 0 ? html : new TextEncoder().encode(html), options);
    for (const node of document.descendants()) void [node.nodeName, node.nodeValue, node.position];
    document.result.dump();
    document.close();
  }
});

test('a module that stops is replaced, and its documents stay', async () => {
  const library = new Library(() => new URL('../lib/lockstep.wasm', import.meta.url), Document);
  await library.init();
  const document = library.parse(PAGE, { positions: true });
  const expected = document.dump();
  const stream = new StreamParser(library);
  stream.write('<p class=a>é<x-y>z');
  const streamed = stream.end();
  const stop = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => library.guard(stop), lockstep.OutOfMemoryError);
  assert.equal(document.querySelectorAll('p.a').length, 20);
  assert.equal(document.dump(), expected);
  assert.equal(library.parse('<title>again').title, 'again');
  const { firstChild: p } = streamed.body;
  assert.deepEqual([p.tagName, p.lastChild.localName, p.innerText, streamed.querySelector('.a')], ['P', 'x-y', 'éz', p]);
  streamed.close();
});

// The module with another maximum of memory, in pages of 64 KB.
function withMaximum(module, pages) {
  const number = (at) => {
    let value = 0;
    for (let shift = 0; ; shift += 7, at++) {
      value |= (module[at] & 127) << shift;
      if (module[at] < 128) return [value, at + 1];
    }
  };
  const leb = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)]);
  for (let at = 8; at < module.length; ) {
    const [size, begin] = number(at + 1);
    if (module[at] === 5) {
      const [least] = number(begin + 2); // after the count, 1, and the flags, 1: there is a maximum
      assert.deepEqual([module[begin], module[begin + 1]], [1, 1]);
      assert.ok(least <= pages, `the module begins with ${least} pages`);
      const memory = [1, 1, ...leb(least), ...leb(pages)];
      return Buffer.concat([module.subarray(0, at), Uint8Array.from([5, ...leb(memory.length), ...memory]), module.subarray(begin + size)]);
    }
    at = begin + size;
  }
  throw new Error('no memory');
}

test('reading that runs out of memory, again and again', async () => {
  const url = new URL('../lib/lockstep.wasm', import.meta.url);
  const library = new Library(() => url, Document);
  await library.init({ wasm: withMaximum(readFileSync(url), 90) });
  const kept = library.parse('<title>é</title><p class=a>');
  const aside = library.parse('<i>é</i>');
  aside._itsStore.putAside();
  const deep = library.parse('<div>'.repeat(3000));
  // Each exception leaves a part of the module's stack in use.
  for (let i = 0; i < 800; i++) assert.throws(() => deep.dump(), lockstep.OutOfMemoryError);
  assert.deepEqual([kept.title, kept.querySelectorAll('p.a').length, deep.querySelectorAll('div').length], ['é', 1, 3000]);
  assert.equal(aside.querySelector('i').innerText, 'é');
  assert.equal(aside._itsStore.instance, library.instance);
  deep.close();
  // The other functions, each in the instance that the one before has left.
  const { parse } = makeParse5(library);
  const { Sanitizer } = makeSanitizer(library);
  const stream = new StreamParser(library);
  const large = '<p a=b>é'.repeat(1 << 16);
  const refused = [
    () => parse(large.slice(0, 1 << 18), { sourceCodeLocationInfo: true }),
    () => new Sanitizer({ elements: Array.from({ length: 1 << 17 }, (_, i) => `x-${i}`) }),
    () => { for (;;) stream.write(large); },
  ];
  for (const act of refused) {
    const { instance } = library;
    assert.throws(act, lockstep.OutOfMemoryError, String(act));
    assert.notEqual(library.instance, instance);
    assert.equal(kept.title, 'é');
  }
  assert.throws(() => stream.write('x'), /ended/);
  stream.abort();
  await assert.rejects(stream.document, lockstep.OutOfMemoryError);
});

test('a change that needs more memory than there is leaves a document that can be read', async () => {
  const url = new URL('../lib/lockstep.wasm', import.meta.url);
  const library = new Library(() => url, Document);
  await library.init({ wasm: withMaximum(readFileSync(url), 110) });
  const other = library.parse('<title>é</title>');
  for (const grow of [
    (p) => p.append('é'.repeat(20_000)), (p) => p.append(p.ownerDocument.createElement('b')), (p) => p.setAttribute('title', (p.title || 'x').repeat(2)),
    (p) => p.insertAdjacentHTML('beforeend', '<i>x</i>'.repeat(2000)), (p) => p.append(p.cloneNode(true)), (p) => { p.innerHTML += '<u>y</u>'.repeat(1000); },
  ]) {
    const document = library.parse('<p class=a>é');
    const p = document.querySelector('p');
    const { instance } = document._itsStore;
    assert.throws(() => { for (;;) grow(p); }, lockstep.OutOfMemoryError, String(grow));
    assert.notEqual(library.instance, instance);
    assert.ok([...p.descendants()].every((node) => node.ownerDocument === document), String(grow));
    assert.deepEqual([p.firstChild.data, p.className, other.title], ['é', 'a', 'é']);
    document.close();
  }
});

for (const file of ['lockstep-parser.wasm', 'lockstep.wasm', 'lockstep-full.wasm']) {
  test(`${file}: random documents in tiny memories`, async () => {
    const url = new URL(`../lib/${file}`, import.meta.url);
    const bytes = readFileSync(url);
    const next = random(5);
    const parts = ['<p>', '</p>', '<table>', '<tr>', '<td>', 'some text é', '<b a=1 b=2>', '</b>', '<!--x-->', '<svg>', '<select>', '<template>', '&amp;', '<div class="a b" id=c>', '<?pi x?>', '<script>x</script>'];
    const counts = { same: 0, refused: 0 };
    for (const pages of [64, 66, 70, 80, 110, 200]) {
      const library = new Library(() => url, Document);
      await library.init({ wasm: withMaximum(bytes, pages) });
      const kept = library.parse('<title>kept');
      for (let i = 0; i < 16; i++) {
        const size = 2 ** next(20);
        const html = Array.from({ length: size / 8 }, () => parts[next(parts.length)]).join('');
        const options = { errors: next(2) === 0, positions: next(2) === 0 };
        const input = next(2) === 0 ? html : new TextEncoder().encode(html);
        const act = (by) => {
          const document = by.parse(input, options);
          let found = document.dump();
          found += document.errors.length;
          if (file !== 'lockstep-parser.wasm') found += document.querySelectorAll('p b').length;
          document.close();
          if (file === 'lockstep-full.wasm' && size < 4096) found += JSON.stringify(by.explain(html)).length;
          return found;
        };
        let found;
        try {
          found = act(library);
        } catch (error) {
          // Nothing but this, and the library can be used again.
          assert.ok(error instanceof lockstep.OutOfMemoryError, error);
          counts.refused++;
          assert.equal(library.parse('<title>after').title, 'after');
          continue;
        }
        counts.same++;
        assert.ok(found === act({ 'lockstep-parser.wasm': parser, 'lockstep.wasm': lockstep, 'lockstep-full.wasm': full }[file]), `${pages} pages, document ${i}`);
      }
      assert.equal(kept.title, 'kept');
    }
    assert.ok(counts.same > 20 && counts.refused > 8, JSON.stringify(counts));
  });
}
