// The package in Chromium: in a page, a worker and a service worker, under a strict Content-Security-Policy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { chromium, openPage } from './browser.js';
import { hasTestData, knownDeviations, treeTests } from './data.js';

let installed = true;
try {
  await import('puppeteer-core');
} catch {
  installed = false;
}
const skip = !chromium ? 'no Chromium' : !installed ? 'no puppeteer-core: npm ci in bindings/web/tests' : false;

const WORKER = `
  import { init, parse } from '/lib/parser.js';
  await init();
  postMessage(parse('<title>in a worker').title);
`;

// Without await outside of functions, which service workers do not allow.
const SERVICE_WORKER = `
  import { init, parse } from '/lib/parser.js';
  import { HTMLRewriter, init as initRewriter } from '/lib/rewriter.js';
  const ready = Promise.all([init(), initRewriter()]);
  addEventListener('install', (event) => event.waitUntil(ready.then(() => skipWaiting())));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('message', ({ data, source }) => source.postMessage(parse(data).title));
  addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname === '/rewritten.html') event.respondWith(rewritten(event.request));
  });
  async function rewritten(request) {
    await ready;
    const images = new HTMLRewriter().on('img', { element: (image) => void image.setAttribute('loading', 'lazy') });
    return images.transform(await fetch(request));
  }
`;
const PICTURES = '<!doctype html><title>\u00e9</title><img src=a><p>'.padEnd(100_000, 'a picture ');

if (skip) {
  test('Chromium', { skip }, () => {});
} else {
  let it;
  before(async () => {
    it = await openPage({ '/worker.js': WORKER, '/service_worker.js': SERVICE_WORKER, '/rewritten.html': PICTURES, '/module': readFileSync(new URL('../lib/lockstep-parser.wasm', import.meta.url)) });
  });
  after(() => it.close());

  // What each module makes of a page: nothing that the policy forbids.
  const inPage = async () => {
    const all = {};
    const names = ['index', 'full', 'inline', 'xpath', 'parser', 'parse5', 'rewriter', 'validator', 'content', 'tokens'];
    for (const name of names) all[name] = await import(`/lib/${name}.js`);
    for (const name in all) await all[name].init?.();
    const { index, full, inline, xpath, parser, parse5, rewriter, validator, content, tokens } = all;
    return [
      ...[index, full, inline].flatMap(({ parse, sanitize }) => [parse('<p id=a>x').querySelector('#a').outerHTML, sanitize('<b onclick=x>y')]),
      xpath.xpath(xpath.parse('<p>x'), 'string(//p)'), parser.parse('<p>x').body.innerHTML, parse5.serialize(parse5.parseFragment('<p>x')), full.explain('x').steps.length > 0,
      new rewriter.HTMLRewriter().on('p', { element: (p) => void p.after('y') }).transform('<p>x</p>'),
      validator.validate('<p>').length > 0, content.markdown('<h1>x'), [...tokens.tokenize('<p>x')].length,
    ];
  };

  test('a page: nothing is made from strings', async () => {
    const tree = ['<p id="a">x</p>', '<b>y</b>'];
    assert.deepEqual(await it.page.evaluate(inPage), [...tree, ...tree, ...tree, 'x', '<p>x</p>', '<p>x</p>', true, '<p>x</p>y', true, '# x\n', 2]);
    assert.deepEqual(it.complaints, []);
  });

  test('a server that sends another type, and no module', async () => {
    assert.deepEqual(await it.page.evaluate(async () => {
      const { Library } = await import('/lib/library.js');
      const attempt = (wasm) => new Library().init({ wasm }).then(() => 'done', ({ name }) => name);
      return [await attempt('/module'), await attempt(fetch('/module')), await attempt('/worker.js'), await attempt('/missing')];
    }), ['done', 'done', 'CompileError', 'Error']);
  });

  // What init() and parse() of a module give under a policy, or throw.
  const under = async (policy, name) => {
    const { page } = await it.visit(policy);
    try {
      return await page.evaluate(async (address) => {
        const { init, parse } = await import(address);
        const attempt = async (act) => act().then((result) => result ?? 'done', ({ name, message }) => `${name}: ${message}`);
        return [await attempt(init), await attempt(async () => parse('<title>x').title)];
      }, `/lib/${name}.js`);
    } finally {
      await page.close();
    }
  };

  test("without 'wasm-unsafe-eval', init() rejects with a CompileError that names the policy", async () => {
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
    const [first, then] = await under(policy, 'index');
    assert.match(first, /^CompileError: .*Content Security Policy/i);
    assert.equal(then, 'Error: call init() first, and await it: await init()');
    for (const thrown of await under(policy, 'inline')) assert.match(thrown, /^CompileError: .*Content Security Policy/i);
  });

  test("without connect-src, 'inline' works, as it loads nothing", async () => {
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
    assert.deepEqual(await under(policy, 'inline'), ['done', 'x']);
    assert.match((await under(policy, 'index'))[0], /^TypeError: /);
  });

  test('a worker', async () => {
    assert.equal(await it.page.evaluate(() => new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })), 'in a worker');
  });

  test('a service worker parses, and rewrites what a page requests', async () => {
    const { page, complaints } = await it.visit();
    const [title, html] = await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const claimed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      const registration = await serviceWorker.register('/service_worker.js', { type: 'module' });
      await claimed;
      const answer = new Promise((resolve) => serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true }));
      serviceWorker.controller.postMessage('<title>in a service worker');
      const response = await fetch('/rewritten.html');
      const result = [await answer, await response.text()];
      await registration.unregister();
      return result;
    });
    assert.equal(title, 'in a service worker');
    assert.equal(html, PICTURES.replace('src=a', 'src=a loading="lazy"'));
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('tables of encodings are loaded on request', async () => {
    assert.deepEqual(await it.page.evaluate(async () => {
      const { decode, init } = await import('/lib/index.js');
      await init();
      const bytes = new Uint8Array([0xa4, 0x40]);
      let message;
      try {
        decode(bytes, 'big5');
      } catch (error) {
        ({ message } = error);
      }
      await init({ encodings: true });
      return [message, decode(bytes, 'big5')];
    }), ['the tables for Big5 are not loaded: await init({ encodings: true })', '一']);
  });

  for (const name of ['index', 'parser']) {
    test(`${name}.js: html5lib-tests`, { skip: hasTestData ? false : 'no html5lib-tests' }, async () => {
      const { count, wrong } = await it.page.evaluate(async (script, files, known) => {
        const module = await import(script);
        const { run } = await import('/suite/conformance.js');
        await module.init();
        return run(module, files, new Set(known));
      }, `/lib/${name}.js`, treeTests(), [...knownDeviations()]);
      assert.equal(wrong.length, 0, `${wrong.length} wrong of ${count}\n${wrong.slice(0, 5).join('\n\n')}`);
      assert.ok(count > 3000);
    });
  }
}
