import './files.js';

export * from '../rewriter.js';
