// Types of the platform, for programs compiled with or without the library `dom` and the types of Node or Workers.
type Instance<Name extends string, Otherwise> = typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

export type PlatformURL = Instance<'URL', { readonly href: string }>;
export type PlatformResponse = Instance<'Response', { readonly ok: boolean; arrayBuffer(): Promise<ArrayBuffer> }>;
export type PlatformReadableStream = Instance<'ReadableStream', { getReader(): unknown }>;
export type PlatformWritableStream = Instance<'WritableStream', { getWriter(): unknown }>;
export type PlatformModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : object;
