import './files.js';

export * from '../xpath.js';
