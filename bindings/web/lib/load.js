// Finding and compiling the module: in browsers and workers, Node, Deno and Bun.

// Checks the tag of a value instead of its class: values from another realm or from a package are not instances of this realm's
// classes. Servers of edge functions, for example, compile modules in another realm than that of the functions.
export const isA = (value, name) => Object.prototype.toString.call(value) === `[object ${name}]`;
const isBytes = (value) => ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer');
const isAddress = (value) => typeof value === 'string' || isA(value, 'URL');
export const isResponse = (value) => typeof value?.arrayBuffer === 'function' && value.headers !== undefined;

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

// Returns what is given; for an address, the bytes of the file or the Response of fetch().
async function loaded(source) {
  let given = await source;
  await fileSystem();
  if (isAddress(given)) {
    const url = addressOf(given);
    given = isFile(url) ? files.readFileSync(url) : await fetch(url);
  }
  if (isResponse(given) && !given.ok) throw new Error(`cannot load ${given.url}: ${given.status} ${given.statusText}`);
  return given;
}

// `source`: a URL, a Response or a promise of one, bytes, or a WebAssembly.Module.
export async function compile(source) {
  const given = await loaded(source);
  if (isA(given, 'WebAssembly.Module')) return given;
  // Where there are files, this thread has nothing else to do: compiling synchronously is faster than in other threads.
  if (isBytes(given)) return files ? new WebAssembly.Module(given) : WebAssembly.compile(given);
  if (isResponse(given)) return compileResponse(given);
  throw new TypeError('init({ wasm }) takes a URL, a Response, bytes or a WebAssembly.Module');
}

// The same for bytes: returns them, and takes no modules.
export async function load(source) {
  const given = await loaded(source);
  if (isBytes(given)) return given;
  if (isResponse(given)) return given.arrayBuffer();
  throw new TypeError('init({ encodings }) takes true, a URL, a Response or bytes');
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
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    // If nothing was read, the engine cannot compile while loading, or not from this Response: it is from a package, or its type is
    // not application/wasm, which not every server sends.
    if (response.bodyUsed) throw error;
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
