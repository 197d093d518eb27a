export * from './shared.js';
