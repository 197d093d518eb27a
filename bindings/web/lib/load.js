// Finding and compiling the module: in browsers and workers, Node, Deno and Bun.

// Also those of another realm.
const isBytes = (value) => ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]';

// The functions for files, where fetch() does not read them; null in browsers. lib/node/files.js gives them; a program that imports
// the files of the package by their paths gets them here. `node:fs` is not imported where it is not there, and inside `try`, so that
// bundlers for browsers, which do not find it, let it be.
let files;
export function useFiles(given) {
  files = given;
}
async function fileSystem() {
  if (filesNow() !== undefined) return files;
  try {
    return (files = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs'));
  } catch {
    return (files = null); // a bundle may be without it
  }
}
// The same at once; undefined where they must be imported.
function filesNow() {
  if (files !== undefined) return files;
  const { versions, getBuiltinModule } = globalThis.process ?? {};
  if (versions?.node === undefined) return (files = null);
  return (files = getBuiltinModule?.('node:fs'));
}

const isFile = (url) => url.protocol === 'file:' && files;

// Relative addresses are relative to the page or the worker, as for fetch(), or to this file where there is neither.
function addressOf(given) {
  const own = import.meta.url; // by itself: `new URL()` with it and a variable is a module to webpack
  return new URL(given, globalThis.document?.baseURI ?? globalThis.location?.href ?? own);
}

// `source`: a URL, a Response or a promise of one, bytes, or a WebAssembly.Module.
export async function compile(source) {
  const given = await source;
  await fileSystem();
  if (typeof given === 'string' || given instanceof URL) {
    const url = addressOf(given);
    // Nothing else runs while the file is read, so at once: it is faster than in other threads.
    return isFile(url) ? new WebAssembly.Module(files.readFileSync(url)) : compileResponse(await fetch(url));
  }
  if (given instanceof WebAssembly.Module) return given;
  if (isBytes(given)) return WebAssembly.compile(given);
  // Last: that there is a Response makes Node load all that fetch() needs, which takes longer than to compile.
  if (typeof Response !== 'undefined' && given instanceof Response) return compileResponse(given);
  throw new TypeError('init({ wasm }) takes a URL, a Response, bytes or a WebAssembly.Module');
}

// The bytes of the same without modules.
export async function load(source) {
  let given = await source;
  await fileSystem();
  if (isBytes(given)) return given;
  if (typeof given === 'string' || given instanceof URL) {
    const url = addressOf(given);
    if (isFile(url)) return files.readFileSync(url);
    given = await fetch(url);
  }
  if (typeof given?.arrayBuffer !== 'function') throw new TypeError('init({ encodings }) takes true, a URL, a Response or bytes');
  if (!given.ok) throw new Error(`cannot load ${given.url}: ${given.status} ${given.statusText}`);
  return given.arrayBuffer();
}

// The bytes of a file beside the scripts, or those that are given, at once; null where that cannot be done.
export function loadNow(address) {
  try {
    const url = address();
    if (isBytes(url)) return url;
    filesNow();
    return isFile(url) ? files.readFileSync(url) : null;
  } catch {
    return null; // a bundle may leave the file out
  }
}

async function compileResponse(response) {
  if (!response.ok) throw new Error(`cannot load ${response.url}: ${response.status} ${response.statusText}`);
  // Compiling while loading needs the right type, which not every server sends.
  if (WebAssembly.compileStreaming !== undefined && response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
