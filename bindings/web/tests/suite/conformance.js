// The tree construction tests of html5lib-tests through the package: by the library's own dump, through the nodes, and through
// parse5's objects. Runs in Node and in browsers.
import { dumpNodes, dumpObjects } from './dump.js';

const SECTIONS = new Set(['errors', 'new-errors', 'document-fragment', 'document', 'script-on', 'script-off']);

// The tests of a file: { number, html, context, scripting, tree }.
export function cases(text) {
  return text.split('#data\n').slice(1).map((block, number) => {
    const sections = { data: [] };
    let name = 'data';
    for (const line of block.split('\n')) {
      if (line[0] === '#' && SECTIONS.has(line.slice(1))) sections[(name = line.slice(1))] = [];
      else sections[name].push(line);
    }
    return {
      number,
      html: sections.data.join('\n'),
      context: sections['document-fragment']?.[0],
      scripting: sections['script-on'] ? true : sections['script-off'] ? false : undefined,
      tree: (sections.document ?? []).join('\n').replace(/\n+$/, ''),
    };
  });
}

// The tests that the Standard contradicts, from tests/conformance/deviations.txt: a set of "file #number".
export function deviations(text) {
  return new Set(
    text.split('\n').map((line) => line.split('\t')).filter(([, test, what]) => test?.startsWith('#') && what === 'output').map(([file, test]) => `${file} ${test}`),
  );
}

// Parses one case in all ways. Returns what is wrong.
export function check(lockstep, { html, context, tree }, scripting) {
  const wrong = [];
  const options = { scripting, allowDeclarativeShadowRoots: true, context };
  const expect = (way, found) => {
    if (found !== tree) wrong.push(`${way}: ${JSON.stringify(html)}\n${found}\n-- expected --\n${tree}`);
  };
  const document = lockstep.parse(html, options);
  expect('dump', document.result.dump());
  expect('nodes', dumpNodes(document.result));
  document.close();
  const stream = lockstep.createStreamParser(options);
  for (const character of html) stream.write(character);
  const streamed = stream.end();
  expect('stream', dumpNodes(streamed.result));
  streamed.close();
  // parse5's objects have neither shadow roots nor processing instructions.
  if (!tree.includes('#shadow-root') && !/^\| +<\?/m.test(tree)) {
    const { parse5 } = lockstep;
    const objects =
      context === undefined
        ? parse5.parse(html, { scriptingEnabled: scripting })
        : parse5.parseFragment(contextElement(context), html, { scriptingEnabled: scripting });
    expect('objects', dumpObjects(objects));
  }
  return wrong;
}

export function contextElement(context) {
  const [, space, tagName] = /^(?:(svg|math) )?(.*)$/.exec(context);
  const namespaceURI = { svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML' }[space];
  return { nodeName: tagName, tagName, attrs: [], childNodes: [], namespaceURI: namespaceURI ?? 'http://www.w3.org/1999/xhtml' };
}

// `files`: { name: text }. Returns { count, wrong }.
export function run(lockstep, files, known) {
  let count = 0;
  const wrong = [];
  for (const [name, text] of Object.entries(files)) {
    for (const test of cases(text)) {
      if (known.has(`tree-construction/${name} #${test.number}`)) continue;
      for (const scripting of test.scripting === undefined ? [false, true] : [test.scripting]) {
        count++;
        for (const what of check(lockstep, test, scripting)) wrong.push(`${name} #${test.number}: ${what}`);
      }
    }
  }
  return { count, wrong };
}
