// Random programs of changes, run in two DOMs at once: the package's, and one that is to be compared with it (a browser's, or jsdom).
// After each step, results, exceptions, trees, live lists and iterators must be the same, and each object must stay the node it was.

const PAGES = [
  '<!DOCTYPE html><title>t</title><p class="a b" id=x>one<b>two</b><!--c--></p><ul><li>1<li>2</ul>',
  '<p>x<table><tr><td>y</table><template><i>z</i></template><svg viewBox="0 0 1 1"><g xlink:href=q></g></svg>',
  '<!DOCTYPE html><body><div data-a=1 hidden>é<span lang=en>\u{1f600}</span></div><a href="/x?y">l</a><form><input name=n value=v></form>',
];
const NAMES = ['p', 'div', 'SPAN', 'b', 'template', 'br', 'td', 'textarea', 'a', 'select', 'x-y', 'input', '', '1', 'a b', 'é', 'ul', 'table', 'tbody', 'tr'];
const ATTRIBUTES = ['id', 'class', 'CLASS', 'title', 'data-a', 'data-a-b', 'href', 'hidden', 'lang', 'x', 'name', 'value', '', 'a b', 'a=b', 'é', 'xlink:href', 'translate', 'draggable', 'spellcheck', 'contenteditable', 'popover', 'aria-label', 'align', 'rowspan'];
const VALUES = ['', 'a', 'b c', ' a  b a ', '<&">', 'é\u{1f600}', '/p?q#r', 'x', '5', '\ud800', 'http://h/', 'no', 'False', 'TRUE', 'manual'];
const TEXTS = ['', 'x', 'one two', 'é', '\u{1f600}', '<b>', '\ud83d', '\0', 'a\nb', 'a\r\nb'];
const HTML = ['', 'x', '<p>a<p>b', '<td>c', '<b><i>d</b>e</i>', '<!--c-->f', '<template><u>g</u></template>', '<svg><g/></svg>', '<li>h<li>i', '<table>j<tr>', '</p>k', '<textarea>\n\nl', '<a href=m>n<a>o', 'q&amp;', '<select><option>1<option>2'];
// Chromium joins the text around what `outerHTML` has replaced, unlike the Standard.
const OUTER = ['<p>h</p>', '<!--c-->', '<template><u>g</u></template>', '<svg><g/></svg>'];
const TOKENS = ['a', 'b', 'x', '', 'a b', 'é'];
const SELECTORS = ['p', '.a', '#x', '*', 'b, i', ':first-child', '[class]', 'div > *', ':not(p)', 'svg g'];
const TABLE_METHODS = ['insertRow', 'deleteRow', 'insertCell', 'deleteCell', 'createCaption', 'deleteCaption', 'createTHead', 'deleteTHead', 'createTFoot', 'deleteTFoot', 'createTBody'];
const REFLECTED = ['align', 'vAlign', 'ch', 'bgColor', 'clear', 'rowSpan', 'scope', 'cols', 'href', 'role', 'ariaLabel', 'enterKeyHint', 'inputMode', 'translate', 'draggable', 'spellcheck', 'contentEditable', 'popover', 'tabIndex', 'type', 'name', 'rowIndex'];
const WHERE = ['beforebegin', 'afterbegin', 'beforeend', 'AfterEnd', 'inside'];
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

export function randomNumbers(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

// The steps: each gets a node of the pool, a function for others, one for texts, and the documents; it is called once for each DOM, with
// the same choices. What it returns must be the same.
const isElement = (node) => node.nodeType === 1;
const ofElements = (act) => (node, ...rest) => (isElement(node) ? act(node, ...rest) : 'no element');
const ofText = (act) => (node, ...rest) => (node.nodeType === 3 || node.nodeType === 8 ? act(node, ...rest) : 'no text');
const ofParents = (act) => (node, ...rest) => ([1, 9, 11].includes(node.nodeType) ? act(node, ...rest) : 'no parent');
// Without a parent nothing happens, but Chromium examines the nodes first; it refuses an instruction and an element in place of the
// document element.
const ofChildren = (act) => (node, ...rest) => (node.parentNode !== null && node.parentNode.nodeType !== 9 ? act(node, ...rest) : 'no parent');
// A node or a string. Of several nodes of which one cannot be in a fragment, Chromium removes all from where they are, unlike the Standard
// (https://dom.spec.whatwg.org/#converting-nodes-into-a-node).
const mixed = (their) => {
  const node = their.node();
  return their.number(2) === 0 && node.nodeType < 9 ? node : their.of(TEXTS);
};
const STEPS = {
  appendChild: (node, its) => node.appendChild(its.node()),
  // Of a document, Chromium looks for the child first.
  insertBefore: (node, its) => (node.nodeType === 9 ? 'a document' : node.insertBefore(its.node(), its.child(node))),
  replaceChild: (node, its) => (node.nodeType === 9 ? 'a document' : node.replaceChild(its.node(), its.child(node) ?? its.node())),
  removeChild: (node, its) => node.removeChild(its.child(node) ?? its.node()),
  append: ofParents((node, its) => node.append(mixed(its), mixed(its))),
  prepend: ofParents((node, its) => node.prepend(mixed(its))),
  replaceChildren: ofParents((node, its) => node.replaceChildren(...(its.number(2) === 0 ? [mixed(its)] : [mixed(its), mixed(its)]))),
  before: ofChildren((node, its) => node.before?.(mixed(its), mixed(its))),
  after: ofChildren((node, its) => node.after?.(mixed(its))),
  replaceWith: ofChildren((node, its) => node.replaceWith?.(mixed(its), mixed(its))),
  remove: (node) => node.remove?.(),
  normalize: (node) => node.normalize(),
  cloneNode: (node, its) => (node.nodeType === 9 ? 'a document' : node.cloneNode(its.number(2) === 0)),
  importNode: (node, its) => its.document().importNode(node, its.number(2) === 0),
  adoptNode: (node, its) => (node.nodeType === 11 ? 'a fragment' : its.document().adoptNode(node)),
  createElement: (_, its) => its.document().createElement(its.of(NAMES)),
  createElementNS: (_, its) => its.document().createElementNS(SVG, its.of(['g', 'foreignObject', 'a b', '', 'xmlns'])),
  createText: (_, its) => its.document().createTextNode(its.of(TEXTS)),
  createComment: (_, its) => its.document().createComment(its.of(TEXTS)),
  createFragment: (_, its) => its.document().createDocumentFragment(),
  createInstruction: (_, its) => its.document().createProcessingInstruction(its.of(['a', 'x-y', '1', '']), its.of(['', 'b', '?>'])),
  createDoctype: (_, its) => its.document().implementation.createDocumentType('html', its.of(['', 'p']), its.of(['', 's'])),
  setAttribute: ofElements((node, its) => node.setAttribute(its.of(ATTRIBUTES), its.of(VALUES))),
  getAttribute: ofElements((node, its) => node.getAttribute(its.of(ATTRIBUTES))),
  hasAttribute: ofElements((node, its) => node.hasAttribute(its.of(ATTRIBUTES))),
  removeAttribute: ofElements((node, its) => node.removeAttribute(its.of(ATTRIBUTES))),
  toggleAttribute: ofElements((node, its) => node.toggleAttribute(its.of(ATTRIBUTES), [undefined, true, false][its.number(3)])),
  setAttributeNS: ofElements((node, its) => node.setAttributeNS(...its.of([[XLINK, 'xlink:href'], [null, 'title'], ['', 'href'], [null, 'x:y'], [XLINK, 'a b'], ['', 'xmlns']]), its.of(VALUES))),
  getAttributeNS: ofElements((node, its) => node.getAttributeNS(its.number(2) === 0 ? XLINK : null, 'href')),
  removeAttributeNS: ofElements((node, its) => node.removeAttributeNS(its.number(2) === 0 ? XLINK : '', 'href')),
  attributeNode: ofElements((node, its) => {
    const attribute = node.getAttributeNode(its.of(ATTRIBUTES));
    if (attribute === null) return null;
    const same = attribute === node.attributes.getNamedItem(attribute.name) || node.namespaceURI === SVG;
    attribute.value = its.of(VALUES);
    if (its.number(2) === 0) node.removeAttributeNode(attribute);
    return `${same} ${attribute.name} ${attribute.value} ${attribute.ownerElement === node} ${node.attributes.length}`;
  }),
  attributeNames: ofElements((node) => node.getAttributeNames().join()),
  className: ofElements((node, its) => (node.namespaceURI === SVG ? '' : void (node.className = its.of(VALUES)))),
  id: ofElements((node, its) => void (node.id = its.of(VALUES))),
  tokens: ofElements((node) => [...node.classList].join('|') + node.classList.length + node.classList[0]),
  addToken: ofElements((node, its) => node.classList.add(its.of(TOKENS), its.of(TOKENS))),
  removeToken: ofElements((node, its) => node.classList.remove(its.of(TOKENS))),
  toggleToken: ofElements((node, its) => node.classList.toggle(its.of(TOKENS), [undefined, true, false][its.number(3)])),
  replaceToken: ofElements((node, its) => node.classList.replace(its.of(TOKENS), its.of(TOKENS))),
  dataset: ofElements((node, its) => {
    if (node.dataset === undefined) return undefined;
    node.dataset[its.of(['a', 'aB'])] = its.of(VALUES);
    return Object.keys(node.dataset).join();
  }),
  title: ofElements((node, its) => (node.namespaceURI === SVG ? '' : void (node.title = its.of(VALUES)))),
  hidden: ofElements((node, its) => (node.namespaceURI === SVG ? '' : void (node.hidden = its.number(2) === 0))),
  lang: ofElements((node) => (node.namespaceURI === SVG ? '' : node.lang)),
  innerHTML: ofElements((node, its) => void (node.innerHTML = its.of(HTML))),
  readInnerHTML: ofElements((node) => node.innerHTML),
  outerHTML: ofElements((node, its) => (node.parentNode?.localName === 'title' ? '' : void (node.outerHTML = its.of(OUTER)))),
  readOuterHTML: ofElements((node) => node.outerHTML),
  outerText: ofElements((node, its) => (node.namespaceURI === SVG || node.parentNode?.localName === 'title' ? '' : void (node.outerText = its.of(TEXTS)))),
  table: ofElements((node, its) => node[its.of(TABLE_METHODS)]?.(its.number(4) - 1)),
  // DOMParser's documents have the address of the test's page.
  reflected: ofElements((node, its) => (node.namespaceURI === SVG ? '' : String(node[its.of(REFLECTED)]).replace(/^http:\/\/127\.0\.0\.1:\d+/, ''))),
  insertAdjacentHTML: ofElements((node, its) => node.insertAdjacentHTML(its.of(WHERE), its.of(HTML))),
  insertAdjacentElement: ofElements((node, its) => node.insertAdjacentElement(its.of(WHERE), its.node())),
  insertAdjacentText: ofElements((node, its) => node.insertAdjacentText(its.of(WHERE), its.of(TEXTS))),
  // Chromium keeps a text that has the data already.
  textContent: (node, its) => {
    const text = its.number(5) === 0 ? null : its.of(TEXTS);
    if (node.textContent !== text) node.textContent = text;
  },
  readTextContent: (node) => node.textContent,
  nodeValue: (node, its) => void (node.nodeValue = its.of(TEXTS)),
  data: ofText((node, its) => void (node.data = its.of(TEXTS))),
  appendData: ofText((node, its) => node.appendData(its.of(TEXTS))),
  insertData: ofText((node, its) => node.insertData(its.number(4), its.of(TEXTS))),
  deleteData: ofText((node, its) => node.deleteData(its.number(4), its.number(3))),
  replaceData: ofText((node, its) => node.replaceData(its.number(3), its.number(3), its.of(TEXTS))),
  substringData: ofText((node, its) => node.substringData(its.number(4), its.number(3))),
  splitText: (node, its) => (node.nodeType === 3 ? node.splitText(its.number(4)) : ''),
  wholeText: (node) => node.wholeText,
  isEqualNode: (node, its) => node.isEqualNode(its.node()),
  contains: (node, its) => node.contains(its.node()),
  // Which of two trees comes first is for the implementation.
  compare: (node, its) => {
    const found = node.compareDocumentPosition(its.node());
    return (found & 1) !== 0 ? found & ~6 : found;
  },
  root: (node) => node.getRootNode(),
  isConnected: (node) => node.isConnected,
  ownerDocument: (node) => (node.isConnected ? node.ownerDocument : ''), // of template contents, another one
  names: (node) => `${node.nodeType} ${node.nodeName} ${node.localName} ${node.tagName} ${node.namespaceURI} ${node.nodeValue}`,
  neighbours: ofElements((node) => [node.nextElementSibling, node.previousElementSibling, node.firstElementChild, node.lastElementChild, node.parentElement].map((one) => one?.nodeName).join() + node.childElementCount),
  matches: ofElements((node, its) => node.matches(its.of(SELECTORS))),
  closest: ofElements((node, its) => node.closest(its.of(SELECTORS))),
  querySelector: ofParents((node, its) => node.querySelector(its.of(SELECTORS))),
  querySelectorAll: ofParents((node, its) => node.querySelectorAll(its.of(SELECTORS)).length),
  getElementById: (_, its) => its.document().getElementById(its.of(['x', 'a', ''])),
  documentParts: (_, its) => {
    const document = its.document();
    return [document.title.replaceAll('\0', ''), document.head?.nodeName, document.body?.nodeName, document.doctype?.name, document.documentElement?.nodeName, document.links.length, document.forms.length, document.childElementCount].join();
  },
  setTitle: (_, its) => void (its.document().title = its.of(VALUES)), // of U+0000, Chromium makes nothing
  makeList: (node, its) => its.hold('list', [node.childNodes, [1, 9, 11].includes(node.nodeType) ? node.children : node.childNodes, [1, 9].includes(node.nodeType) ? node.getElementsByTagName(its.of(['p', '*', 'B', 'g'])) : node.childNodes, [1, 9].includes(node.nodeType) ? node.getElementsByClassName(its.of(['a', 'b a'])) : node.childNodes][its.number(4)]),
  makeWalker: (node, its) => its.hold('walker', its.document().createTreeWalker(node, [0xffffffff, 1, 4, 5][its.number(4)], [null, (one) => 1 + (one.nodeName.length % 3)][its.number(2)])),
  makeIterator: (node, its) => its.hold('iterator', its.document().createNodeIterator(node, [0xffffffff, 1, 4][its.number(3)], null)),
  walk: (_, its) => its.held('walker')?.[its.of(['nextNode', 'previousNode', 'firstChild', 'lastChild', 'nextSibling', 'previousSibling', 'parentNode'])](),
  iterate: (_, its) => its.held('iterator')?.[its.of(['nextNode', 'nextNode', 'previousNode'])](),
};
const SEVERAL = ['append', 'prepend', 'replaceChildren', 'before', 'after', 'replaceWith'];
const NAMES_OF_STEPS = Object.keys(STEPS);

const children = (node) => [...node.childNodes].concat(node.localName === 'template' && node.namespaceURI !== SVG && node.content ? [node.content] : []);
const describe = (node) => {
  if (node.nodeType === 1) return `<${node.localName} ${node.namespaceURI} ${[...node.attributes].map(({ name, namespaceURI, value }) => `${name} ${namespaceURI} ${JSON.stringify(value)}`).sort().join()}>`;
  return `${node.nodeType} ${node.nodeName} ${JSON.stringify(node.nodeValue)} ${node.publicId} ${node.systemId}`;
};

class Pair {
  constructor(ours, theirs) {
    this.pools = [[], []];
    this.numbers = [new Map(), new Map()];
    this.documents = [[...ours], [...theirs]];
    this.holds = [{}, {}];
    ours.forEach((document, index) => this.add(document, theirs[index]));
    this.sync();
  }
  add(our, their) {
    this.numbers[0].set(our, this.pools[0].length);
    this.numbers[1].set(their, this.pools[1].length);
    this.pools[0].push(our);
    this.pools[1].push(their);
  }
  // Compares the trees, and takes new nodes into the pools. Returns the first difference.
  sync() {
    const left = this.pools[0].map((our, index) => [our, this.pools[1][index]]).filter(([our]) => our.parentNode === null);
    for (const [our, their] of left) if (their.parentNode !== null) return `${describe(our)} has no parent, the other has ${describe(their.parentNode)}`;
    for (let pair; (pair = left.pop()) !== undefined; ) {
      const [our, their] = pair;
      const [number, other] = [this.numbers[0].get(our), this.numbers[1].get(their)];
      if (number !== other) return `other objects: ${number} ${describe(our)}, and ${other} ${describe(their)}`;
      if (number === undefined) this.add(our, their);
      const [one, two] = [describe(our), describe(their)];
      if (one !== two) return `${one}\n${two}`;
      const [its, others] = [children(our), children(their)];
      if (its.length !== others.length) return `children of ${one}: ${its.map(describe).join(' ')}\n${others.map(describe).join(' ')}`;
      its.forEach((child, index) => left.push([child, others[index]]));
    }
    return null;
  }
}

// Runs a program of `length` steps. Returns null, or what differs. `ours` and `theirs` parse a page.
export function runProgram(seed, length, ours, theirs) {
  const random = randomNumbers(seed);
  const pages = [PAGES[random(PAGES.length)], PAGES[random(PAGES.length)]];
  const open = [pages.map((page) => ours(page)), pages.map((page) => theirs(page))];
  const pair = new Pair(open[0], open[1]);
  const log = [];
  try {
    for (let i = 0; i < length; i++) {
      const name = NAMES_OF_STEPS[random(NAMES_OF_STEPS.length)];
      const choices = random(1 << 30);
      const at = random(pair.pools[0].length);
      const results = pair.pools.map((pool, side) => {
        const choose = randomNumbers(choices + 1);
        const its = {
          number: choose,
          of: (list) => list[choose(list.length)],
          node: () => pool[choose(pool.length)],
          child: (node) => (choose(3) === 0 ? pool[choose(pool.length)] : node.childNodes[choose(node.childNodes.length || 1)] ?? null),
          document: () => pair.documents[side][choose(2)],
          hold: (kind, what) => void (pair.holds[side][kind] = what),
          held: (kind) => pair.holds[side][kind],
        };
        try {
          const result = STEPS[name](pool[at], its);
          return { result };
        } catch (error) {
          return { error: error.name };
        }
      });
      const [our, their] = results;
      log.push(`${i}: ${name} of ${at} (${describe(pair.pools[0][at]).slice(0, 60)} in ${pair.pools[0][at].parentNode?.nodeName}) with ${choices}`);
      const isNode = (value) => typeof value === 'object' && value !== null && value.nodeType > 0;
      if (our.error !== their.error) return report(seed, log, `exception ${our.error}, the other: ${their.error}`);
      if (isNode(our.result) !== isNode(their.result) || (!isNode(our.result) && our.result !== their.result))
        return report(seed, log, `result ${JSON.stringify(our.result)}, the other: ${isNode(their.result) ? their.result.nodeName : JSON.stringify(their.result)}`);
      // Where nodes are that could not be inserted together: in the Standard in a fragment, in Chromium nowhere.
      if (our.error !== undefined && SEVERAL.includes(name)) return null;
      if (isNode(our.result)) {
        const [one, two] = [pair.numbers[0].get(our.result), pair.numbers[1].get(their.result)];
        if (one !== two) return report(seed, log, `the result is node ${one}, of the other ${two}`);
        if (one === undefined) pair.add(our.result, their.result);
      }
      const difference = pair.sync();
      if (difference !== null) return report(seed, log, difference);
      const [lists, others] = pair.holds.map(({ list }, side) => list && [...list].map((node) => pair.numbers[side].get(node)).join());
      if (lists !== others) return report(seed, log, `the live list has ${lists}, the other ${others}`);
      // Chromium leaves the reference in a removed subtree that nothing follows in the root, contrary to
      // https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps, steps 2 and 3.
      const isInside = pair.holds.map(({ iterator }) => !iterator || iterator.root.contains(iterator.referenceNode));
      if (!isInside[0]) return report(seed, log, 'the iterator is outside of its root');
      if (!isInside[1]) for (const holds of pair.holds) holds.iterator = undefined;
      const [points, points2] = pair.holds.map(({ walker, iterator }, side) =>
        [walker && pair.numbers[side].get(walker.currentNode), iterator && pair.numbers[side].get(iterator.referenceNode), iterator?.pointerBeforeReferenceNode].join());
      if (points !== points2) return report(seed, log, `walker and iterator are at ${points}, the others at ${points2}`);
    }
    return null;
  } finally {
    for (const document of open[0]) document.close();
  }
}
const report = (seed, log, difference) => `seed ${seed}, ${log.slice(-4).join('\n')}\n${difference}`;
