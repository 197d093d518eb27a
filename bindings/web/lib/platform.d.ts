// Types of the platform. Programs may be compiled without the library `dom`, and without the types of Node and Workers.
type Instance<Name extends string, Otherwise> = typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

export type PlatformURL = Instance<'URL', { readonly href: string }>;
export type PlatformResponse = Instance<'Response', { readonly ok: boolean; arrayBuffer(): Promise<ArrayBuffer> }>;
export type PlatformReadableStream = Instance<'ReadableStream', { getReader(): unknown }>;
export type PlatformWritableStream = Instance<'WritableStream', { getWriter(): unknown }>;
export type PlatformModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : object;
