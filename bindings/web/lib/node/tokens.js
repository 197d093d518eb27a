import './files.js';

export * from '../tokens.js';
