export * from './shared.js';
export * from './dom.js';
