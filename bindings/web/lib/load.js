// Finds and compiles the module in browsers and workers, Node, Deno and Bun.

// Checks the tag of a value instead of its class: values from another realm or package are not instances of this realm's classes.
// Edge function servers, for example, compile modules in a different realm from the functions.
export const isA = (value, name) => Object.prototype.toString.call(value) === `[object ${name}]`;
const isBytes = (value) => ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer');
const isAddress = (value) => typeof value === 'string' || isA(value, 'URL');
export const isResponse = (value) => typeof value?.arrayBuffer === 'function' && value.headers !== undefined;

// The functions that read files where fetch() does not; null in browsers. lib/node/files.js sets them; a program that imports the
// package's files by path gets them here. `node:fs` is imported only where it exists, and inside `try`, so that bundlers for
// browsers, which do not find it, ignore it.
let files;
export function useFiles(given) {
  files = given;
}
async function fileSystem() {
  if (filesNow() !== undefined) return files;
  try {
    return (files = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs'));
  } catch {
    return (files = null); // a bundle may lack it
  }
}
// Returns the functions synchronously; undefined where they must be imported.
function filesNow() {
  if (files !== undefined) return files;
  const { versions, getBuiltinModule } = globalThis.process ?? {};
  if (versions?.node === undefined) return (files = null);
  return (files = getBuiltinModule?.('node:fs'));
}

const isFile = (url) => url.protocol === 'file:' && files;

// Relative addresses are relative to the page or the worker, as for fetch(), or, if there is neither, to this file.
function addressOf(given) {
  const own = import.meta.url; // in a separate variable, because webpack treats `new URL()` with it and a variable as a module
  return new URL(given, globalThis.document?.baseURI ?? globalThis.location?.href ?? own);
}

// Returns the given source; for an address, the bytes of the file or the Response of fetch().
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
  // Where files can be read, this thread has nothing else to do, and compiling synchronously is faster than in other threads.
  if (isBytes(given)) return files ? new WebAssembly.Module(given) : WebAssembly.compile(given);
  if (isResponse(given)) return compileResponse(given);
  throw new TypeError('init({ wasm }) takes a URL, a Response, bytes or a WebAssembly.Module');
}

// Loads bytes from a source as for compile(), but not from a module.
export async function load(source) {
  const given = await loaded(source);
  if (isBytes(given)) return given;
  if (isResponse(given)) return given.arrayBuffer();
  throw new TypeError('init({ encodings }) takes true, a URL, a Response or bytes');
}

// Returns the bytes of a file next to the scripts, or the bytes that are given, synchronously; null if this is impossible.
export function loadNow(address) {
  try {
    const url = address();
    if (isBytes(url)) return url;
    filesNow();
    return isFile(url) ? files.readFileSync(url) : null;
  } catch {
    return null; // a bundle may lack the file
  }
}

async function compileResponse(response) {
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    // If nothing was read, the engine cannot compile while loading, or not from this Response: it may come from a package, or its
    // type is not application/wasm, which some servers do not send.
    if (response.bodyUsed) throw error;
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
