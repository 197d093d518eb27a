// Finding and compiling the module: in browsers and workers, Node, Deno and Bun.

const isBytes = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value);

// `source`: a URL, a Response or a promise of one, bytes, or a WebAssembly.Module.
export async function compile(source) {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (isBytes(given)) return WebAssembly.compile(given);
  if (typeof Response !== 'undefined' && given instanceof Response) return compileResponse(given);
  const url = new URL(given, import.meta.url);
  // fetch() of Node and Bun does not read files.
  if (url.protocol === 'file:' && globalThis.process?.versions?.node !== undefined) {
    const files = process.getBuiltinModule?.('node:fs') ?? (await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs'));
    return WebAssembly.compile(files.readFileSync(url));
  }
  return compileResponse(await fetch(url));
}

async function compileResponse(response) {
  if (!response.ok) throw new Error(`cannot load ${response.url}: ${response.status} ${response.statusText}`);
  // Compiling while loading needs the right type, which not every server sends.
  if (WebAssembly.compileStreaming !== undefined && response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
