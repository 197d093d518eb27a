import './files.js';

export * from '../content.js';
