// The DOM that can be changed: each part of it, the objects of nodes, live lists, exceptions, forgotten documents; random programs in
// Chromium, beside its own DOM.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import * as parser from '../lib/parser.js';
import { chromium, openPage } from './browser.js';

const { DOMParser, Node, NodeFilter, XMLSerializer, parse, parseFragment } = lockstep;
await Promise.all([lockstep.init(), full.init(), parser.init()]);

const body = (html) => parse(`<!DOCTYPE html><body>${html}`).body;
const throwsA = (name, act) => assert.throws(act, (error) => error instanceof DOMException && error.name === name, `${name}: ${act}`);

for (const [name, module] of Object.entries({ lockstep, full }))
  test(`${name}: nodes are made, inserted, moved and removed`, () => {
    const document = module.parse('<!DOCTYPE html><title>a</title><ul><li>1</ul>');
    const list = document.querySelector('ul');
    const one = list.firstChild;
    const two = document.createElement('LI');
    assert.equal(two.parentNode, null);
    two.append('2', document.createElement('b'));
    assert.equal(list.appendChild(two), two);
    assert.equal(list.outerHTML, '<ul><li>1</li><li>2<b></b></li></ul>');
    list.insertBefore(two, one);
    assert.equal(list.firstChild, two);
    assert.equal(list.removeChild(one), one);
    assert.equal(one.parentNode, null);
    assert.equal(one.textContent, '1', 'it can still be read');
    assert.equal(list.replaceChild(one, two), two);
    one.replaceWith('x', document.createComment('c'), document.createElementNS('http://www.w3.org/2000/svg', 'linearGradient'));
    assert.equal(list.innerHTML, 'x<!--c--><linearGradient></linearGradient>');
    list.lastChild.before('y');
    list.lastChild.after(one);
    list.prepend('z');
    list.firstChild.remove();
    assert.equal(list.innerHTML, 'x<!--c-->y<linearGradient></linearGradient><li>1</li>');
    list.replaceChildren(one, 'w');
    assert.equal(list.innerHTML, '<li>1</li>w');
    const fragment = document.createDocumentFragment();
    fragment.append('p', 'q');
    list.append(fragment);
    assert.deepEqual([list.textContent, fragment.childNodes.length], ['1wpq', 0]);
    list.normalize();
    assert.equal(list.lastChild.data, 'wpq');
    document.title = 'b';
    assert.equal(document.querySelector('title').textContent, 'b');
    document.close();
    assert.throws(() => list.append('x'), /closed/);
  });

test('what the DOM refuses changes nothing', () => {
  const document = parse('<!DOCTYPE html><p>x<b>y</b>');
  const [p, b] = [document.querySelector('p'), document.querySelector('b')];
  const before = document.outerHTML;
  throwsA('HierarchyRequestError', () => b.appendChild(p));
  throwsA('HierarchyRequestError', () => p.appendChild(p));
  throwsA('HierarchyRequestError', () => document.appendChild(document.createElement('p')));
  throwsA('HierarchyRequestError', () => document.appendChild(document.createTextNode('x')));
  throwsA('HierarchyRequestError', () => p.firstChild.appendChild(b));
  throwsA('HierarchyRequestError', () => p.appendChild(document));
  throwsA('NotFoundError', () => p.insertBefore(document.createElement('i'), document.body));
  throwsA('NotFoundError', () => p.removeChild(document.body));
  throwsA('NotFoundError', () => p.replaceChild(document.createElement('i'), document.body));
  throwsA('NotFoundError', () => p.insertBefore(document.createElement('i'), parse('<a>').querySelector('a')));
  throwsA('HierarchyRequestError', () => p.insertBefore(document.body, parse('<a>').querySelector('a')));
  for (const name of ['', 'a b', '1', 'a>']) throwsA('InvalidCharacterError', () => document.createElement(name));
  for (const name of ['', 'a b', 'a=', 'a/']) throwsA('InvalidCharacterError', () => p.setAttribute(name, ''));
  throwsA('NamespaceError', () => p.setAttributeNS(null, 'a:b', ''));
  throwsA('NamespaceError', () => document.createElementNS(null, 'a:b'));
  throwsA('NotSupportedError', () => p.setAttributeNS('urn:x', 'a', ''));
  throwsA('NotSupportedError', () => document.createElementNS('urn:x', 'a'));
  throwsA('NotSupportedError', () => document.importNode(document));
  throwsA('NoModificationAllowedError', () => { document.documentElement.outerHTML = '<p>'; });
  throwsA('NoModificationAllowedError', () => document.documentElement.insertAdjacentHTML('beforebegin', '<p>'));
  throwsA('SyntaxError', () => p.insertAdjacentHTML('inside', ''));
  throwsA('SyntaxError', () => p.classList.add(''));
  throwsA('InvalidCharacterError', () => p.classList.toggle('a b'));
  throwsA('IndexSizeError', () => p.firstChild.splitText(2));
  for (const act of [() => p.appendChild(null), () => p.appendChild('x'), () => p.insertBefore(b), () => p.removeChild(undefined), () => p.compareDocumentPosition(null)]) assert.throws(act, TypeError);
  assert.equal(document.outerHTML, before);
  document.close();
});

test('markup', () => {
  const root = body('<div><p>x</p></div><table><tr></table><template></template>');
  const [div, table, template] = root.children;
  const p = div.firstChild;
  div.innerHTML = 'a<p>b<p>c';
  assert.deepEqual([div.innerHTML, p.parentNode, p.textContent], ['a<p>b</p><p>c</p>', null, 'x']);
  table.rows[0].innerHTML = '<td>1<td>2';
  assert.deepEqual([...table.rows[0].cells].map((cell) => cell.textContent), ['1', '2'], 'the context is the row');
  div.firstElementChild.outerHTML = '<i>d</i>e';
  div.lastChild.insertAdjacentHTML('afterend', '<u>f');
  div.insertAdjacentHTML('AfterBegin', '&lt;');
  assert.equal(div.innerHTML, '&lt;a<i>d</i>e<p>c</p><u>f</u>');
  const meta = div.appendChild(root.ownerDocument.createElement('meta'));
  meta.content = 'a string';
  meta.innerHTML = '<b>i</b>';
  assert.deepEqual([meta.firstChild.localName, meta.content, meta.remove()], ['b', 'a string', undefined]);
  template.innerHTML = '<td>g';
  assert.deepEqual([template.childNodes.length, template.content.firstChild.localName], [0, 'td']);
  div.innerText = 'h\ni';
  assert.equal(div.innerHTML, 'h<br>i');
  div.textContent = null;
  assert.equal(div.firstChild, null);
  div.innerHTML = null;
  p.innerHTML = '<noscript><b>x</b></noscript>';
  assert.equal(p.firstChild.firstChild.nodeType, 1);
  const scripted = parse('<p>', { scripting: true }).querySelector('p');
  scripted.innerHTML = '<noscript><b>x</b></noscript>';
  assert.equal(scripted.firstChild.firstChild.data, '<b>x</b>');
  const large = 'é<b>x</b>'.repeat(50_000);
  div.innerHTML = large;
  assert.equal(div.innerHTML, large);
});

test('attributes', () => {
  const root = body('<a HREF=x Class="a b" data-one-two=1></a>');
  const a = root.firstChild;
  assert.deepEqual([a.getAttribute('hReF'), a.hasAttribute('CLASS')], ['x', true]);
  a.setAttribute('TITLE', 5);
  assert.equal(a.getAttributeNames().at(-1), 'title');
  const href = a.getAttributeNode('href');
  assert.equal(href, a.attributes.getNamedItem('HREF'));
  assert.equal(href, a.attributes[0]);
  assert.equal(href, a.attributes.href);
  assert.deepEqual([href.name, href.value, href.ownerElement, href.nodeType, a.attributes.length], ['href', 'x', a, 2, 4]);
  a.setAttribute('href', 'y');
  assert.equal(href.value, 'y', 'it is the attribute of the element');
  href.value = 'z';
  assert.equal(a.getAttribute('href'), 'z');
  a.removeAttribute('href');
  assert.deepEqual([href.ownerElement, href.value, a.getAttributeNode('href')], [null, 'z', null]);
  assert.equal(a.setAttributeNode(href), null);
  assert.equal(a.getAttributeNode('href'), href);
  throwsA('InUseAttributeError', () => root.setAttributeNode(href));
  throwsA('NotFoundError', () => a.attributes.removeNamedItem('nothing'));
  const other = root.ownerDocument.createAttribute('Href');
  other.value = 'w';
  assert.equal(a.setAttributeNode(other), href);
  assert.deepEqual([a.getAttribute('href'), href.ownerElement, href.value], ['w', null, 'z']);
  assert.deepEqual([a.toggleAttribute('hidden'), a.toggleAttribute('hidden'), a.toggleAttribute('hidden', false), a.hidden], [true, false, false, false]);
  assert.deepEqual([a.dataset.oneTwo, 'oneTwo' in a.dataset, Object.keys(a.dataset), a.dataset.nothing], ['1', true, ['oneTwo'], undefined]);
  a.dataset.threeFour = 2;
  delete a.dataset.oneTwo;
  assert.deepEqual([a.getAttribute('data-three-four'), a.hasAttribute('data-one-two')], ['2', false]);
  a.classList.add('c', 'a');
  a.classList.remove('b');
  assert.deepEqual([a.classList.toggle('d'), a.classList.replace('a', 'e'), a.classList.contains('e'), a.className, a.classList[0], a.classList.length, String(a.classList)], [true, true, true, 'e c d', 'e', 3, 'e c d']);
  assert.equal(a.classList, a.classList);
  a.classList = 'f';
  assert.deepEqual([...a.classList], ['f']);
  const svg = body('<svg xlink:href=q>').firstChild;
  const XLINK = 'http://www.w3.org/1999/xlink';
  assert.equal(svg.getAttributeNS(XLINK, 'href'), 'q');
  svg.setAttributeNS(XLINK, 'href', 'r');
  assert.equal(svg.getAttribute('xlink:href'), 'r');
  svg.removeAttributeNS(XLINK, 'href');
  assert.equal(svg.attributes.length, 0);
  svg.setAttribute('viewBox', '0');
  assert.deepEqual([svg.getAttribute('viewbox'), svg.getAttribute('viewBox')], [null, '0']);
});

test('reflected attributes', () => {
  const document = parse('<base href="/b/"><a href="c?d#e">x</a><img src=i.png alt=t width=5><input type=CHECKBOX value=v checked><select><option>1<option value=2 selected>two</select><textarea>\nt</textarea><td colspan=2000><div></div>', { url: 'https://example.org/x/y' });
  const [a, img, input, select, textarea, div] = ['a', 'img', 'input', 'select', 'textarea', 'div'].map((name) => document.querySelector(name));
  assert.deepEqual([document.URL, document.baseURI], ['https://example.org/x/y', 'https://example.org/b/']);
  assert.deepEqual([a.href, a.pathname, a.hash, String(a), a.text], ['https://example.org/b/c?d#e', '/b/c', '#e', 'https://example.org/b/c?d#e', 'x']);
  a.search = '?f';
  assert.equal(a.getAttribute('href'), 'https://example.org/b/c?f#e');
  a.href = 'g';
  assert.deepEqual([a.getAttribute('href'), a.href], ['g', 'https://example.org/b/g']);
  assert.deepEqual([img.src, img.alt, img.width, img.isMap], ['https://example.org/b/i.png', 't', 5, false]);
  assert.deepEqual([div.href, div.value, div.title, div.id, div.dir, div.tabIndex], [undefined, undefined, '', '', '', -1]);
  div.value = 7; // an ordinary property
  assert.deepEqual([div.value, div.outerHTML], [7, '<div></div>']);
  assert.deepEqual([input.type, input.value, input.checked], ['checkbox', 'v', true]);
  input.checked = false;
  assert.deepEqual([input.checked, input.defaultChecked, input.cloneNode().checked], [false, true, false]);
  input.type = 'text';
  input.value = 'w';
  assert.deepEqual([input.value, input.defaultValue], ['w', 'v']);
  assert.deepEqual([select.value, select.selectedIndex, select.options.length, select.options[0].text], ['2', 1, 2, '1']);
  select.value = '1';
  assert.deepEqual([select.selectedIndex, select.options[0].selected, select.options[1].selected], [0, true, false]);
  assert.equal(textarea.value, 't');
  div.lang = 'en';
  div.hidden = true;
  div.className = 'c';
  assert.equal(div.outerHTML, '<div lang="en" hidden="" class="c"></div>');
  assert.equal(parse('<a href=/x>').querySelector('a').href, '/x', 'without an address, as it is written');
  assert.throws(() => parse('', { url: '/x' }), TypeError);
  assert.deepEqual([document.links.length, document.images[0], document.forms.length], [1, img, 0]);
});

test('lists are live or static, as in the Standard', () => {
  const root = body('<p class=a>1</p><p>2</p>');
  const [childNodes, children, tags, classes, all] = [root.childNodes, root.children, root.getElementsByTagName('P'), root.getElementsByClassName('a'), root.querySelectorAll('p')];
  assert.equal(root.childNodes, childNodes);
  root.append('x', root.ownerDocument.createElement('p'));
  assert.deepEqual([childNodes.length, children.length, tags.length, classes.length, all.length], [4, 3, 3, 1, 2]);
  tags[2].className = 'b a';
  assert.deepEqual([classes.length, classes[1], classes.item(2), classes[2]], [2, children[2], null, undefined]);
  while (children.length > 0) children[0].remove();
  assert.deepEqual([childNodes.length, tags.length, all[0].textContent], [1, 0, '1']);
  assert.deepEqual(Array.from(childNodes, (node) => node.data), ['x']);
  assert.deepEqual(Array.prototype.map.call(childNodes, (node) => node.data), ['x']);
  const seen = [];
  childNodes.forEach((node, index) => seen.push([index, node.data]));
  assert.deepEqual([seen, [...childNodes.keys()]], [[[0, 'x']], [0]]);
  assert.ok(childNodes instanceof lockstep.NodeList && all instanceof lockstep.NodeList && Array.isArray(all));
  assert.deepEqual(all.map((p) => p.textContent), ['1', '2']);
  const { forms } = parse('<form name=login><form id=x></form>');
  assert.equal(forms.login, forms[0]);
  assert.equal(forms.namedItem('nothing'), null);
  for (let removed = 0, i = 0; i < 3; i++) for (const child of body('<i></i><b></b>').childNodes) { child.remove(); removed++; }
});

test('lists of tables and forms are live collections', () => {
  const document = parse(
    '<table><tr><td>1<td>2</table><form id=f><input name=r type=radio value=a><input name=r type=radio value=b checked><label>l<input id=i></label><label for=i>m</label>'
    + '<select><option id=x>1<option selected>2</select><fieldset><input name=inner></fieldset></form><map><area><area></map><datalist><option>3</datalist>',
  );
  const table = document.querySelector('table');
  const { rows } = table;
  assert.equal(table.rows, rows, 'the same list each time');
  assert.equal(rows.constructor.name, 'HTMLCollection');
  table.insertRow().id = 'second';
  assert.deepEqual([rows.length, rows.item(1).id, rows.second.id, rows.item(9)], [2, 'second', 'second', null]);
  assert.deepEqual([rows[0].cells.length, table.tBodies.length, table.tBodies[0].rows.length], [2, 1, 2]);
  const { elements } = document.forms[0];
  assert.equal(Object.prototype.toString.call(elements), '[object HTMLFormControlsCollection]');
  assert.equal(elements.i.localName, 'input');
  assert.deepEqual([elements.r.length, elements.r.value], [2, 'b']);
  elements.r.value = 'a';
  assert.deepEqual([elements.r.value, elements.namedItem('r')[1].checked], ['a', false]);
  assert.equal(document.querySelector('fieldset').elements.inner.name, 'inner');
  const input = document.getElementById('i');
  assert.deepEqual(Array.from(input.labels, (label) => label.textContent), ['l', 'm']);
  input.type = 'hidden';
  assert.equal(input.labels, null);
  const select = document.querySelector('select');
  const { options, selectedOptions } = select;
  assert.deepEqual([options.length, options.x.text, selectedOptions[0].text], [2, '1', '2']);
  options[0].selected = true;
  assert.deepEqual([selectedOptions.length, selectedOptions[0].text, options.selectedIndex], [1, '1', 0]);
  options.add(document.createElement('option'), 0);
  assert.deepEqual([select.length, options[1].id], [3, 'x']);
  options.length = 1;
  select.remove(0);
  assert.equal(select.innerHTML, '');
  select.length = 2;
  assert.equal(select.innerHTML, '<option></option><option></option>');
  select.remove();
  assert.equal(select.parentNode, null);
  assert.deepEqual([document.querySelector('map').areas.length, document.querySelector('datalist').options.length], [2, 1]);
});

test('controls have the form that owns them', () => {
  const document = parse(
    '<table><form id=f><tr><td><input name=a><select><option id=o>1</select></table><fieldset><legend>l</legend></fieldset><label><input name=b type=radio checked></label></form>'
    + '<input name=c form=f><input name=d form=none><form id=g><input name=e form=none><input name=b type=radio><input type=image></form>',
  );
  const [f, g] = document.forms;
  const named = Object.fromEntries(document.querySelectorAll('[name]').map((control) => [control.name, control]));
  assert.deepEqual(['a', 'c', 'd', 'e'].map((name) => named[name].form?.id), ['f', 'f', undefined, undefined]);
  assert.deepEqual(['select', 'option', 'fieldset', 'legend', 'label'].map((name) => document.querySelector(name).form), [f, f, f, f, f]);
  assert.deepEqual([...f.elements].map((control) => control.name || control.localName), ['a', 'select', 'fieldset', 'b', 'c']);
  assert.deepEqual([[...g.elements].map((control) => control.name), g.length], [['b'], 1]);
  // The radio buttons of two forms.
  g.elements[0].checked = true;
  assert.equal(f.elements[3].checked, true);
  named.a.remove();
  assert.equal(named.a.form, null);
});

test('objects stay the nodes that they were, also in another document', () => {
  const one = parse('<div id=d title=t xyz=u><template><i>x</i></template>y</div>');
  const two = parse('<p zyx=1>');
  const div = one.getElementById('d');
  const [template, text] = div.childNodes;
  const inner = template.content.firstChild;
  const attribute = div.getAttributeNode('xyz');
  const { childNodes } = div;
  two.body.append(div);
  assert.deepEqual([one.getElementById('d'), two.getElementById('d'), two.body.lastChild], [null, div, div]);
  assert.deepEqual([div.ownerDocument, text.ownerDocument, inner.ownerDocument], [two, two, two]);
  assert.deepEqual([div.firstChild, template.content.firstChild, childNodes[1], div.getAttributeNode('xyz'), attribute.value], [template, inner, text, attribute, 'u']);
  one.close();
  text.data = 'z';
  assert.equal(div.outerHTML, '<div id="d" title="t" xyz="u"><template><i>x</i></template>z</div>');
  const three = parse('');
  assert.equal(three.adoptNode(div), div);
  assert.deepEqual([div.parentNode, div.ownerDocument, two.querySelector('div')], [null, three, null]);
  const copy = two.importNode(div, true);
  assert.deepEqual([copy.ownerDocument, copy.isEqualNode(div), copy === div], [two, true, false]);
  const fragment = two.createDocumentFragment();
  fragment.append('a', copy);
  three.body.replaceChildren(fragment);
  assert.deepEqual([three.body.lastChild, copy.ownerDocument, fragment.childNodes.length], [copy, three, 0]);
  const whole = three.cloneNode(true);
  assert.deepEqual([whole.outerHTML, whole.documentElement === three.documentElement], [three.outerHTML, false]);
  throwsA('NotSupportedError', () => three.body.append(full.parse('<p>').querySelector('p')));
});

test('walkers and iterators', () => {
  const document = parse('<div>a<b>c<i>d</i></b><!--e--></div>f');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  assert.deepEqual(texts, ['a', 'c', 'd', 'f']);
  const b = document.querySelector('b');
  const elements = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, { acceptNode: (node) => (node === b ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT) });
  assert.deepEqual([elements.nextNode().localName, elements.nextNode()], ['div', null]);
  const iterator = document.createNodeIterator(document.body, NodeFilter.SHOW_ALL);
  while (iterator.nextNode() !== b);
  b.remove();
  assert.equal(iterator.referenceNode.data, 'a');
  assert.equal(iterator.nextNode().nodeType, Node.COMMENT_NODE);
  document.body.innerHTML = '';
  assert.equal(iterator.referenceNode, document.body);
});

test('comparing nodes', () => {
  const root = body('<p a=1 b=2>x</p><p b=2 a=1>x</p><i></i>');
  const [one, two, i] = root.children;
  assert.deepEqual([one.isEqualNode(two), one.isEqualNode(i), one.isSameNode(one), one.isEqualNode(null)], [true, false, true, false]);
  assert.deepEqual([one.compareDocumentPosition(two), two.compareDocumentPosition(one), root.compareDocumentPosition(i), i.compareDocumentPosition(root), i.compareDocumentPosition(i)], [4, 2, 20, 10, 0]);
  assert.equal(one.compareDocumentPosition(root.ownerDocument.createElement('p')) & 1, 1);
  assert.deepEqual([root.contains(one), one.contains(root), root.contains(null), one.isConnected, one.cloneNode().isConnected], [true, false, false, true, false]);
  assert.equal(one.getRootNode(), root.ownerDocument);
});

test('DOMParser, XMLSerializer, implementation', () => {
  const document = new DOMParser().parseFromString('<p>a<br><svg><a xlink:href=b></a></svg>', 'text/html');
  assert.equal(new XMLSerializer().serializeToString(document.querySelector('p')), '<p xmlns="http://www.w3.org/1999/xhtml">a<br /><svg xmlns="http://www.w3.org/2000/svg"><a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="b"/></svg></p>');
  const page = '<!DOCTYPE html PUBLIC "p" "s"><title>&lt;</title><template><i title="&quot;&#10;">x</i></template><p></p><!--c--><?t d?>';
  assert.equal(new XMLSerializer().serializeToString(parse(page)), '<!DOCTYPE html PUBLIC "p" "s"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>&lt;</title><template><i title="&quot;&#xA;">x</i></template></head><body><p></p><!--c--><?t d?></body></html>');
  assert.throws(() => new DOMParser().parseFromString('<p/>', 'text/xml'), TypeError);
  const made = document.implementation.createHTMLDocument('é');
  assert.deepEqual([made.outerHTML, made.compatMode], ['<!DOCTYPE html><html><head><title>é</title></head><body></body></html>', 'CSS1Compat']);
  made.doctype.replaceWith(made.implementation.createDocumentType('html', 'é', 'b'));
  assert.deepEqual([made.doctype.publicId, made.doctype.systemId], ['é', 'b']);
});

test('what consoles and JSON show', () => {
  for (const module of [lockstep, parser]) {
    const document = module.parse('<p class=a title="&quot;">x<!--c-->');
    const p = document.body.firstChild;
    assert.equal(inspect(p), '<p class="a" title="&quot;">');
    assert.equal(inspect({ p }), '{ p: <p class="a" title="&quot;"> }');
    assert.equal(JSON.stringify({ p, text: p.firstChild }), '{"p":"<p class=\\"a\\" title=\\"&quot;\\">","text":"\\"x\\""}');
    assert.deepEqual([inspect(p.firstChild), inspect(p.lastChild), inspect(document)], ['"x"', '<!--c-->', '#document']);
    document.close();
    assert.equal(inspect(p), 'Element (closed)');
  }
  const p = body('<p a=1><b></b>').firstChild;
  assert.deepEqual([inspect(p.childNodes), inspect(p.attributes), inspect(p.classList), inspect(p.querySelectorAll('b'))], ['[ <b> ]', '[ a="1" ]', '[]', 'NodeList(1) [ <b> ]']);
});

test('the document of a fragment finds what is in it', () => {
  const document = parseFragment('<p>x<b>y</b></p>');
  assert.equal(document.querySelector('p > b').textContent, 'y');
  assert.deepEqual([document.querySelectorAll('*').length, document.getElementsByTagName('p').length], [2, 1]);
});

test('the module without changes says so, and text keeps its surrogates', () => {
  const p = body('é<p>x').lastChild;
  p.firstChild.data = '\ud800y';
  p.setAttribute('title', '\udc00');
  p.append('\ufeffz');
  assert.deepEqual([p.textContent, p.title, p.previousSibling.data, p.innerHTML], ['\ud800y\ufeffz', '\udc00', 'é', '\ud800y\ufeffz']);
  assert.equal(parser.parse('<p>').body.firstChild.appendChild, undefined);
});

test('changed documents are not set aside, and are freed when they are forgotten', { skip: process.versions.bun ? 'Bun has no gc() in programs' : false }, () => {
  // In a separate process, as this needs the garbage collector.
  const program = `
    const { init, memoryBytes, parse } = await import(${JSON.stringify(new URL('../lib/index.js', import.meta.url).href)});
    await init();
    const page = '<p>some text</p>'.repeat(2000);
    const kept = parse(page);
    kept.body.firstChild.textContent = 'kept';
    let most = 0;
    for (let i = 0; i < 1500; i++) {
      const document = parse(page);
      for (const p of document.querySelectorAll('p')) p.className = 'a';
      document.body.append(document.createElement('hr'));
      document.body.innerHTML = '<b>x</b>'.repeat(100);
      if (i % 3 === 0) document.close();
      if (i % 20 === 0) { gc(); await new Promise((resolve) => setImmediate(resolve)); }
      if (i === 300) most = memoryBytes();
    }
    console.log(kept.body.firstChild.textContent, memoryBytes() <= most + (8 << 20), memoryBytes());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], { encoding: 'utf8' });
  assert.match(stdout, /^kept true /, stdout + stderr);
});

test('tables: rows, cells and parts are made and removed', () => {
  const document = parse('<!DOCTYPE html><table><tr><td>1</table><table></table><div></div>');
  const [table, empty] = document.querySelectorAll('table');
  assert.equal(table.insertRow(0).parentNode.localName, 'tbody');
  table.rows[0].insertCell().textContent = 'a';
  table.rows[0].insertCell(0).textContent = 'b';
  table.createTHead().insertRow(-1).insertCell(-1).textContent = 'h';
  assert.equal(table.createTHead(), table.tHead);
  table.createTFoot();
  table.createCaption().textContent = 'c';
  table.createTBody();
  assert.equal(table.outerHTML, '<table><caption>c</caption><thead><tr><td>h</td></tr></thead><tbody><tr><td>b</td><td>a</td></tr><tr><td>1</td></tr></tbody><tbody></tbody><tfoot></tfoot></table>');
  table.rows[1].deleteCell(-1);
  table.deleteRow(-1);
  table.tBodies[0].deleteRow(0);
  table.deleteTFoot();
  table.caption = null;
  assert.equal(table.outerHTML, '<table><thead><tr><td>h</td></tr></thead><tbody></tbody><tbody></tbody></table>');
  empty.tHead = table.tHead;
  empty.insertRow();
  empty.deleteTHead();
  assert.equal(empty.outerHTML, '<table></table>', 'the new row was in the thead, after the last');
  const commented = parse('<table><!--c--><tr></table>').querySelector('table');
  commented.createCaption();
  assert.equal(commented.innerHTML, '<caption></caption><!--c--><tbody><tr></tr></tbody>', 'a caption is the first node');
  assert.throws(() => commented.deleteRow(), TypeError);
  throwsA('HierarchyRequestError', () => { commented.tHead = document.createElement('tfoot'); });
  assert.throws(() => { commented.tHead = { localName: 'thead' }; }, TypeError);
  const { nodeCount } = document;
  throwsA('IndexSizeError', () => document.querySelector('tbody').insertRow(9));
  assert.equal(document.nodeCount, nodeCount, 'no row is made in vain');
  empty.insertRow = () => 'a mock';
  assert.equal(empty.insertRow(), 'a mock');
  delete empty.insertRow;
  throwsA('IndexSizeError', () => empty.insertRow(1));
  throwsA('IndexSizeError', () => empty.deleteRow(0));
  assert.throws(() => { empty.tHead = document.querySelector('div'); }, TypeError);
  assert.equal(document.querySelector('div').insertRow, undefined);
});

test('attributes with states, of ARIA, and of old elements', () => {
  const document = parse('<!DOCTYPE html><body text=red><div translate=no spellcheck=false contenteditable popover align=left><p aria-label=x draggable=true></div><img src=""><meter value=9 max=5><hr noshade><svg aria-hidden=true></svg>', { url: 'https://a.example/b' });
  const [div, p, img, meter, hr, svg] = ['div', 'p', 'img', 'meter', 'hr', 'svg'].map((name) => document.querySelector(name));
  assert.deepEqual([p.translate, p.spellcheck, p.draggable, img.draggable, div.contentEditable, p.contentEditable, div.popover, p.popover], [false, false, true, true, 'true', 'inherit', 'auto', null]);
  p.translate = true;
  div.contentEditable = 'inherit';
  assert.equal(div.outerHTML.includes('contenteditable'), false);
  throwsA('SyntaxError', () => { div.contentEditable = 'x'; });
  assert.equal(p.getAttribute('translate'), 'yes');
  assert.deepEqual([p.ariaLabel, p.role, svg.ariaHidden], ['x', null, 'true']);
  p.ariaLabel = null;
  p.role = 'note';
  assert.equal(p.outerHTML, '<p draggable="true" translate="yes" role="note"></p>');
  assert.equal(img.src, 'https://a.example/b', 'an empty address is that of the page');
  assert.deepEqual([meter.value, meter.high, meter.optimum], [5, 5, 2.5]);
  assert.throws(() => { meter.low = NaN; }, TypeError);
  const bar = parse('<progress value=9 max=5>').querySelector('progress');
  assert.deepEqual([bar.value, bar.max], [5, 5]);
  bar.max = -1;
  assert.equal(bar.getAttribute('max'), '5');
  p.setAttribute('spellcheck', 'constructor');
  assert.equal(p.spellcheck, false, 'that of the div');
  assert.deepEqual([hr.noShade, div.align, document.fgColor], [true, 'left', 'red']);
  document.bgColor = 'blue';
  document.body.text = null;
  assert.deepEqual([document.body.getAttribute('bgcolor'), document.body.getAttribute('text')], ['blue', '']);
});

test('small members: outerText, names, arguments, what nodes call themselves', () => {
  const document = parse('<!DOCTYPE html><p>a<b>b</b>c<i>d</i><p class=null><input name=n>');
  const [b, i] = ['b', 'i'].map((name) => document.querySelector(name));
  b.outerText = 'x\ny';
  assert.equal(document.querySelector('p').innerHTML, 'ax<br>yc<i>d</i>');
  assert.equal(document.querySelector('p').childNodes.length, 4, 'texts are joined');
  throwsA('NoModificationAllowedError', () => { b.outerText = ''; });
  assert.equal(i.outerText, 'd');
  const named = document.getElementsByName('n');
  document.body.append(document.querySelector('input').cloneNode());
  assert.deepEqual([named.length, String(named)], [2, '[object NodeList]']);
  assert.equal(document.getElementsByClassName(null).length, 1);
  assert.throws(() => i.firstChild.appendData(), TypeError);
  assert.throws(() => i.firstChild.replaceData(0, 1), TypeError);
  assert.throws(() => new lockstep.Text('x'), /nodes are made by/);
  assert.throws(() => new lockstep.Document(), /documents are made by parse/);
  assert.throws(() => { document.body = 'x'; }, TypeError);
  throwsA('HierarchyRequestError', () => { document.body = null; });
  assert.deepEqual(Object.keys(document.links), []);
  assert.equal(inspect(parse('<p data-a=1>').querySelector('p').dataset).includes("a: '1'"), true);
  assert.throws(() => { document.links[0] = i; }, TypeError);
  const walker = document.createTreeWalker(i);
  assert.throws(() => { walker.root = document; }, TypeError);
  assert.deepEqual([walker, i, i.firstChild, document, i.dataset].map(String), ['[object TreeWalker]', '[object Element]', '[object Text]', '[object Document]', '[object DOMStringMap]']);
  assert.equal(Object.keys(lockstep.Element.prototype[Symbol.unscopables]).includes('remove'), true);
  const shadow = parse('<div><template shadowrootmode=open><u></u></template></div>', { allowDeclarativeShadowRoots: true }).querySelector('div').shadowRoot;
  assert.equal(shadow.firstChild.getRootNode(), shadow);
  assert.equal(shadow.firstChild.getRootNode({ composed: true }).nodeType, 9);
});

test('setting hidden sets the empty string', () => {
  const { firstChild: p } = lockstep.parse('<p hidden=a>').body;
  for (const [value, written] of [[true, ''], ['x', ''], ['until-FOUND', 'until-found'], [1, ''], [0, null], ['', null], [NaN, null], [null, null], [false, null]]) {
    p.setAttribute('hidden', 'a');
    p.hidden = value;
    assert.equal(p.getAttribute('hidden'), written, String(value));
  }
});

test('normalize(): an empty text after texts that were joined', () => {
  const document = lockstep.parse('<p>a<p><p>c');
  const [first, second, third] = document.querySelectorAll('p');
  first.append('b');
  second.append('');
  third.append('d');
  document.body.normalize();
  assert.deepEqual([first, second, third].map((p) => [...p.childNodes].map((node) => node.data)), [['ab'], [], ['cd']]);
});

test('the types name every reflected attribute', () => {
  const types = readFileSync(new URL('../lib/dom/classes.d.ts', import.meta.url), 'utf8');
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(lockstep.Element.prototype)))
    if (!name.startsWith('_') && name !== 'constructor') assert.ok(new RegExp(`\\b${name}[(:<]`).test(types), name);
});

const PROGRAMS = Number(process.env.LOCKSTEP_WEB_PROGRAMS ?? 300);
const STEPS = 40;
test(`${PROGRAMS} random programs, as in Chromium`, { skip: !process.versions.bun && chromium && existsSync(new URL('node_modules/puppeteer-core/', import.meta.url)) ? false : 'no Chromium, or in Bun' }, async () => {
  const it = await openPage();
  try {
    for (let first = 0; first < PROGRAMS; first += 100) {
      const found = await it.page.evaluate(async (first, count, steps) => {
        const { init, parse } = await import('/lib/index.js');
        const { runProgram } = await import('/suite/random_changes.js');
        await init();
        for (let seed = first; seed < first + count; seed++) {
          const difference = runProgram(seed, steps, parse, (html) => new DOMParser().parseFromString(html, 'text/html'));
          if (difference !== null) return difference;
        }
        return null;
      }, first, Math.min(100, PROGRAMS - first), STEPS);
      assert.equal(found, null, found);
    }
  } finally {
    await it.close();
  }
});
