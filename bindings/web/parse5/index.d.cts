export * from 'parse5-commonjs';
/** Compiles the module. There is no need to call it: in CommonJS, it is read when it is first needed. */
export function init(options?: { wasm?: unknown; encodings?: unknown }): Promise<void>;
