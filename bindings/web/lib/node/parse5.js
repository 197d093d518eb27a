import './files.js';

export * from '../parse5.js';
