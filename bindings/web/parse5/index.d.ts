export * from 'parse5-classes';
/** Compiles the module. In Node, Deno and Bun, this is not needed: the module is compiled when it is first used. */
export { init } from 'lockstep-html/parse5';
