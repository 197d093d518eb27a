// Writes lockstep-html-parse5 as CommonJS, for `require()` where Node cannot load ES modules with it, and for Jest:
//
//   node commonjs.js [FILE]        by default ../parse5/index.cjs; needs the esbuild of ../tests or ../playground
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const NEEDED = ['../tests/', '../playground/'];

function esbuild() {
  for (const folder of NEEDED)
    try {
      return createRequire(new URL(folder, import.meta.url))('esbuild');
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  throw new Error('no esbuild: npm ci in bindings/web/tests');
}

// The functions are Lockstep's. The classes are those of parse5 7, the last one that is CommonJS; the module is in lockstep-html.
const SOURCE = `
  const parse5 = require('parse5-commonjs');
  const lockstep = require('../lib/node/parse5.js');
  const { defaultTreeAdapter, init, parse, parseFragment, serialize, serializeOuter } = lockstep;
  module.exports = { ...parse5, defaultTreeAdapter, init, parse, parseFragment, serialize, serializeOuter };`;
const BANNER = `'use strict';
const lockstepAddress = require('node:url').pathToFileURL(require.resolve('lockstep-html/lockstep-parser.wasm')).href;`;

await esbuild().build({
  stdin: { contents: SOURCE, resolveDir: here('../parse5') },
  outfile: process.argv[2] ?? here('../parse5/index.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node18',
  external: ['parse5-commonjs'],
  define: { 'import.meta.url': 'lockstepAddress' },
  banner: { js: BANNER },
  legalComments: 'none',
  logLevel: 'warning',
});
