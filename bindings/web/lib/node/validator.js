import './files.js';

export * from '../validator.js';
