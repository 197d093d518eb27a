// Reports what the nesting tables of React, Svelte and Vue say about chains of elements, for tests/differential/nesting_tables.py.
// node nesting_tables.mjs FOLDER < chains.json: the packages are in FOLDER/react-dom, FOLDER/svelte and FOLDER/compiler-dom. Writes
// {NAME: [whether it accepts the last element of each chain]}.

import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const folder = resolve(process.argv[2]);
const read = path => readFileSync(join(folder, path), 'utf8');

// The part of a source between two texts, which begins with the first.
function part(source, from, to) {
  const begin = source.indexOf(from);
  const end = source.indexOf(to, begin);
  if (begin < 0 || end < 0) throw new Error(`not found: ${from} … ${to}; this version of the package is not supported`);
  return source.slice(begin, end);
}

// A function of React's, up to the next one.
const functionOf = (source, name) => part(source, `    function ${name}(`, '\n    function ');

function react() {
  const source = read('react-dom/cjs/react-dom-client.development.js');
  const tables = part(source, 'specialTags =', ',\n      didWarn = {}');
  const functions = ['updatedAncestorInfoDev', 'isTagValidWithParent', 'findInvalidAncestorForTag'].map(name => functionOf(source, name));
  const {update, parent, ancestor} = new Function(`const assign = Object.assign, ${tables};
    ${functions.join('\n')}
    return {update: updatedAncestorInfoDev, parent: isTagValidWithParent, ancestor: findInvalidAncestorForTag};`)();
  return chain => {
    let info = null;
    for (const tag of ['#document', ...chain.slice(0, -1)]) info = update(info, tag);
    const child = chain.at(-1);
    return parent(child, info.current.tag, info.implicitRootScope) && !ancestor(child, info);
  };
}

async function svelte() {
  const path = join(folder, 'svelte/src/html-tree-validation.js');
  const {is_tag_valid_with_parent: parent, is_tag_valid_with_ancestor: ancestor} = await import(pathToFileURL(path));
  return chain => {
    const around = chain.slice(0, -1).reverse();
    const child = chain.at(-1);
    return !parent(child, around[0] ?? '#document') && around.every((_, i) => i === 0 || !ancestor(child, around.slice(0, i + 1)));
  };
}

function vue() {
  const source = read('compiler-dom/dist/compiler-dom.cjs.js');
  const table = part(source, 'function isValidHTMLNesting(', '\nconst validateHtmlNesting');
  const valid = new Function(`${table}; return isValidHTMLNesting;`)();
  return chain => chain.length < 2 || valid(chain.at(-2), chain.at(-1));
}

const chains = JSON.parse(readFileSync(0, 'utf8'));
const answers = {};
for (const [name, accepts] of [['React', react()], ['Svelte', await svelte()], ['Vue', vue()]]) answers[name] = chains.map(accepts);
process.stdout.write(JSON.stringify(answers));
