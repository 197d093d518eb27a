import './files.js';

export * from '../full.js';
