export * from 'parse5-classes';
/** Compiles the module. In Node, Deno and Bun there is no need to call it: it does so when it is first needed. */
export { init } from 'lockstep-html/parse5';
