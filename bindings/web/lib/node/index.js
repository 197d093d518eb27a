import './files.js';

export * from '../index.js';
