// A worker that runs one file of web-platform-tests on this package's DOM: workerData is { root, path }. It answers with
// { results: [name, passed, message] } or { error }. Scripts run after the page has been parsed, as if all were deferred.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const { root, path } = workerData;
const lockstep = await import(path.startsWith('domxpath/') ? '../../lib/node/xpath.js' : '../../lib/node/index.js');
const source = readFileSync(join(root, path), 'utf8');
const isScript = path.endsWith('.js');
// .window.js has its scripts in comments.
const html = isScript ? `<!DOCTYPE html><meta charset=utf-8><title>${path}</title><body>` : source;
const fileOf = (address) => (address.startsWith('/') ? join(root, address) : join(root, dirname(path), address));
const textOf = (address) => (existsSync(fileOf(address)) ? readFileSync(fileOf(address), 'utf8') : '');
const run = (text, filename) => runInThisContext(text, { filename });

// Without `document`, the harness waits for no events and writes nothing into the page.
globalThis.self = globalThis.window = globalThis.top = globalThis.parent = globalThis;
run(textOf('/resources/testharness.js'), 'testharness.js');
// The indices of live lists are not own properties of theirs, as this function wants.
const compareArrays = globalThis.assert_array_equals;
globalThis.assert_array_equals = (actual, expected, description) =>
  compareArrays(...[actual, expected].map((list) => (/^(HTMLCollection|NodeList|NamedNodeMap)$/.test(list?.[Symbol.toStringTag]) ? Array.from(list) : list)), description);
let answered = false;
const answer = (message) => {
  if (!answered) parentPort.postMessage(message);
  answered = true;
};
add_completion_callback((tests) => answer({ results: tests.map(({ name, status, message }) => [name, status === 0, message]) }));

const url = `http://web-platform.test/${path}`;
const document = lockstep.parse(html, { url, scripting: true });
const listeners = [];
const { parse, ...classes } = lockstep;
const members = { ...classes, document, location: new URL(url), addEventListener: (type, listener) => listeners.push([type, listener]), removeEventListener: () => {}, frames: [] };
for (const [name, value] of Object.entries(members)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
// Named access on the Window object.
for (const element of document.querySelectorAll('[id]'))
  if (!(element.id in globalThis)) Object.defineProperty(globalThis, element.id, { value: element, writable: true, configurable: true });

const errors = [];
const attempt = (act) => {
  try {
    act();
  } catch (error) {
    errors.push(String(error));
  }
};
if (isScript) {
  for (const [, address] of source.matchAll(/^\/\/ META: script=(.*)$/gm)) attempt(() => run(textOf(address), address));
  attempt(() => run(source, path));
} else {
  for (const script of document.querySelectorAll('script')) {
    const address = script.getAttribute('src');
    if (address?.startsWith('/resources/testharness') || !['', 'text/javascript'].includes(script.getAttribute('type') ?? '')) continue;
    attempt(() => run(address === null ? script.textContent : textOf(address), address ?? path));
  }
  const onload = document.body?.getAttribute('onload');
  if (onload) attempt(() => run(onload, 'onload'));
}
if (typeof globalThis.onload === 'function') attempt(globalThis.onload);
for (const [type, listener] of listeners) if (['DOMContentLoaded', 'load'].includes(type)) attempt(() => listener({ type }));
if (errors.length !== 0) setTimeout(() => answer({ error: errors[0] }), 500);
