// same_trees.js PROGRAM N: parses N random documents and fragments with each module of the package and with the native program
// (by the protocol of `lockstep cases`), and compares trees, quirks mode, errors and, where the module has selectors, selected
// elements. Ends with exit code 1 at the first difference.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import * as parser from '../lib/parser.js';
import { dumpNodes, dumpObjects } from './suite/dump.js';

const [program, count] = [process.argv[2], Number(process.argv[3])];
const SELECTORS = ['p', 'b > i, td', ':nth-child(2n)', '[class~=a]', 'svg *, :has(table)'];
const TAGS = 'a b i p div span table tr td th tbody caption select option optgroup form input button template svg math mi mtext foreignObject desc title script style textarea noscript pre li ul dd dt h1 h2 body html head frameset frame br hr img nobr font annotation-xml applet object ruby rt'.split(' ');
const PIECES = ['x', ' ', '\n', 'é', '\u{1f600}', '&amp;', '&notin', '&#x41;', '&#0;', '\0', '\r\n', '\r', '<!-- c -->', '<!doctype html>', '<!doctype>', '<![CDATA[y]]>', '<?pi z?>', '<', '&', '"', '\ud800'];
const CONTEXTS = ['div', 'td', 'select', 'svg svg', 'math annotation-xml', 'template', 'body', 'html', 'script'];

function generator(seed) {
  let state = seed;
  const next = (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const pick = (list) => list[next(list.length)];
  const attribute = () => pick([' a', ' class=a', ' class="a b"', " id='x'", ' href=y a=1', ' xlink:href=z', ' encoding=text/html', ' type=hidden', ' selected', ' /']);
  return () => {
    let html = '';
    for (let left = 1 + next(40); left > 0; left--) {
      const kind = next(10);
      if (kind < 5) html += `<${pick(TAGS)}${next(3) === 0 ? attribute() : ''}${next(20) === 0 ? '' : '>'}`;
      else if (kind < 8) html += `</${pick(TAGS)}>`;
      else html += pick(PIECES);
    }
    return { html, context: next(4) === 0 ? pick(CONTEXTS) : undefined, scripting: next(2) === 0, edition: next(4) === 0 ? '2024-09-12' : undefined };
  };
}

const modules = { full, lockstep, parser };
for (const module of Object.values(modules)) await module.init();
const native = spawn(program, ['cases'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const make = generator(20261003);
const BATCH = 500;
let done = 0;

// JSON escapes of lone surrogates keep them.
const line = (given) => JSON.stringify({ ...given, select: SELECTORS, allow_declarative_shadow_roots: true }) + '\n';

function differences(module, given, answer) {
  const { html, ...options } = given;
  const document = module.parse(html, { ...options, errors: true, allowDeclarativeShadowRoots: true });
  const found = [];
  const expect = (what, ours, theirs) => ours !== theirs && found.push(`${what}:\n${ours}\n-- native --\n${theirs}`);
  expect('nodes', dumpNodes(document.result), answer.tree);
  if (answer.quirks !== undefined) expect('quirks', document.quirksMode === 'quirks', answer.quirks);
  expect('errors', JSON.stringify(document.errors.map(({ code, line, column }) => ({ code, line, column }))), JSON.stringify(answer.errors));
  const elements = module === parser ? [] : [...document.result.descendants()].filter((node) => node.nodeType === 1);
  if (module !== parser) {
    const selected = SELECTORS.map((css) => document.result.querySelectorAll(css).map((element) => elements.indexOf(element)));
    expect('selected', JSON.stringify(selected), JSON.stringify(answer.selected));
  }
  document.close();
  if (given.context === undefined && !answer.tree.includes('#shadow-root') && !/^\| +<\?/m.test(answer.tree))
    expect('objects', dumpObjects(module.parse5.parse(html, { scriptingEnabled: given.scripting, edition: given.edition })), answer.tree);
  return found;
}

while (done < count) {
  const batch = Array.from({ length: Math.min(BATCH, count - done) }, make);
  if (!native.stdin.write(batch.map(line).join(''))) await once(native.stdin, 'drain');
  for (const given of batch) {
    const answer = JSON.parse((await answers.next()).value);
    if (answer.error) throw new Error(`${answer.error}: ${JSON.stringify(given)}`);
    for (const [name, module] of Object.entries(modules)) {
      if (given.edition !== undefined && module !== full) continue; // the others have the newest edition only
      const found = differences(module, given, answer);
      if (found.length > 0) {
        console.log(`${name}: ${JSON.stringify(given)}\n${found.join('\n')}`);
        process.exit(1);
      }
    }
    done++;
  }
}
native.stdin.end();
console.log(`${done} documents: the same trees, errors, modes and selected elements`);
