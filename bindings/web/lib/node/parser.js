import './files.js';

export * from '../parser.js';
