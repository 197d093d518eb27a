// The package in Chromium: in a page and in a worker, under a strict Content-Security-Policy.
import assert from 'node:assert/strict';
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

if (skip) {
  test('Chromium', { skip }, () => {});
} else {
  let it;
  before(async () => {
    it = await openPage({ '/worker.js': WORKER });
  });
  after(() => it.close());

  test('nothing is made from strings', async () => {
    assert.equal(await it.page.evaluate(async () => {
      const { init, parse, sanitize } = await import('/lib/index.js');
      await init();
      return parse('<title>x').title + sanitize('<b onclick=x>y');
    }), 'x<b>y</b>');
    assert.deepEqual(it.complaints, []);
  });

  test('a worker', async () => {
    assert.equal(await it.page.evaluate(() => new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })), 'in a worker');
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
