// XPath: document.evaluate() as in browsers, xpath(), namespaces, variables, changes, errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Document, XPathError, XPathEvaluator, XPathResult, init, parse, parseFragment, xpath } from '../lib/xpath.js';

await init();

const PAGE = '<title>T</title><p id=a class="x y">One <b>two</b><p id=é lang=en>three<svg><path d=M0 /></svg><template><i>in</i></template>';
const names = (nodes) => nodes.map((node) => node.nodeName);

test('values', () => {
  const document = parse(PAGE);
  assert.deepEqual(xpath(document, '//p').map((node) => node.id), ['a', 'é']);
  assert.equal(xpath(document, '//p')[0], document.getElementById('a'));
  assert.equal(xpath(document, 'count(//p) div 3'), 2 / 3);
  assert.ok(Number.isNaN(xpath(document, 'number("x")')) && xpath(document, '-1 div 0') === -Infinity);
  assert.equal(xpath(document, 'string(//p[2])'), 'three');
  assert.equal(xpath(document, '//p[2]/@id = "é"'), true);
  assert.equal(xpath(document, 'boolean(//i)'), false);
  assert.deepEqual(xpath(document, '//nothing'), []);
  const [id, lang] = xpath(document, '//p[2]/@*');
  assert.deepEqual([id.name, id.value, lang.name, id === document.getElementById('é').getAttributeNode('id')], ['id', 'é', 'lang', true]);
  assert.deepEqual(names(xpath(document.body, '(text() | */text())[1] | comment()')), ['#text']);
  assert.deepEqual(names(xpath(document.querySelector('b'), 'ancestor::*')), ['HTML', 'BODY', 'P']);
});

test('namespaces, variables and functions', () => {
  const document = parse(PAGE);
  const namespaces = { s: 'http://www.w3.org/2000/svg' };
  assert.deepEqual(names(xpath(document, '//s:path', { namespaces })), ['path']);
  assert.deepEqual(xpath(document, '//path'), []);
  assert.deepEqual(names(xpath(document, '//path', { anyNamespace: true })), ['path']);
  assert.deepEqual(names(xpath(document, '//p[has-class("y")]', { extensions: true })), ['P']);
  assert.throws(() => xpath(document, '//p[has-class("y")]'), { name: 'SyntaxError', column: 5 });
  const quote = `"'é😀`;
  assert.equal(xpath(document, 'concat($a, $b, $c, count($d))', { variables: { a: quote, b: 1.5, c: true, d: document.querySelectorAll('p') } }), `${quote}1.5true2`);
  assert.deepEqual(names(xpath(document, '$p/b', { variables: { p: document.querySelector('p') } })), ['B']);
  assert.equal(xpath(document, 'string($a)', { variables: { a: document.querySelector('p').getAttributeNode('class') } }), 'x y');
  assert.throws(() => xpath(document, '$q'), { name: 'SyntaxError' });
  assert.equal(xpath(document, 'string($a)', { variables: { a: 'not that of the call that failed' } }).length, 32);
  const other = parse('<p>');
  assert.throws(() => xpath(document, '$p', { variables: { p: other.querySelector('p') } }), /something other than nodes and attributes of the document/);
  assert.throws(() => xpath(document, '$p', { variables: { p: [7] } }), TypeError);
  assert.throws(() => xpath(document, '$a', { variables: { a: 'left over', b: [7] } }), TypeError);
  assert.throws(() => xpath(document, '$a'), { name: 'SyntaxError' });
});

test('document.evaluate()', () => {
  const document = parse(PAGE);
  const { body } = document;
  const evaluate = (expression, type, resolver = null) => document.evaluate(expression, document, resolver, type, null);
  assert.equal(evaluate('count(//p)', XPathResult.NUMBER_TYPE).numberValue, 2);
  assert.equal(evaluate('//p', XPathResult.STRING_TYPE).stringValue, 'One two');
  assert.equal(evaluate('//p/@id', XPathResult.BOOLEAN_TYPE).booleanValue, true);
  assert.equal(evaluate('"12"', XPathResult.NUMBER_TYPE).numberValue, 12);
  assert.deepEqual(['1', '"a"', '1=1', '//p'].map((expression) => evaluate(expression).resultType), [1, 2, 3, 4]);
  for (const type of [XPathResult.ANY_UNORDERED_NODE_TYPE, XPathResult.FIRST_ORDERED_NODE_TYPE]) {
    assert.equal(evaluate('//b/ancestor::*', type).singleNodeValue, type === 9 ? document.documentElement : evaluate('//b/ancestor::*', type).singleNodeValue);
    assert.equal(evaluate('//u', type).singleNodeValue, null);
  }
  const snapshot = evaluate('//p | //b', XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  assert.deepEqual([snapshot.snapshotLength, snapshot.snapshotItem(1).localName, snapshot.snapshotItem(3)], [3, 'b', null]);
  const iterator = document.evaluate('p', body);
  assert.deepEqual([iterator.iterateNext().id, iterator.iterateNext().id, iterator.iterateNext()], ['a', 'é', null]);
  assert.equal(evaluate('//s:path', 9, (prefix) => (prefix === 's' ? 'http://www.w3.org/2000/svg' : null)).singleNodeValue.localName, 'path');
  const asked = [];
  evaluate('concat("u:v", \'w:\', s:dummy | child::p)', 2, { lookupNamespaceURI: (prefix) => asked.push(prefix) && 'urn:x' });
  assert.deepEqual(asked, ['s']);
  // https://webidl.spec.whatwg.org/#js-DOMString: what a resolver returns is made a string.
  for (const [uri, thrown] of [[null, 'NamespaceError'], [undefined, 'NamespaceError'], [0, ''], [false, ''], [Symbol('s'), 'TypeError']]) {
    const find = () => evaluate('//s:path', 7, () => uri).snapshotLength;
    if (thrown === '') assert.equal(find(), 0);
    else assert.throws(find, { name: thrown });
  }
  assert.throws(() => evaluate('//s:path', 7), { name: 'NamespaceError', message: /“s” is not declared/ });
  assert.equal(document.createNSResolver(body), body);
  assert.equal(Object.prototype.toString.call(snapshot), '[object XPathResult]');
});

test('results that have another type', () => {
  const document = parse(PAGE);
  const number = document.evaluate('1', document);
  for (const name of ['stringValue', 'booleanValue', 'singleNodeValue', 'snapshotLength']) assert.throws(() => number[name], { name: 'TypeError', message: /NUMBER_TYPE/ });
  assert.throws(() => number.iterateNext(), TypeError);
  assert.throws(() => document.evaluate('1', document, null, 7), { name: 'TypeError', message: 'the value of “1” is a number, not nodes' });
  assert.throws(() => document.evaluate('"a"', document, null, 9), TypeError);
  assert.throws(() => document.evaluate('//p', document, null, 10), { name: 'NotSupportedError' });
});

test('expressions are compiled once, and used for any document', () => {
  const first = parse(PAGE);
  const second = parse('<p>x');
  const expression = new XPathEvaluator().createExpression('string(//p)');
  assert.equal(expression.evaluate(first).stringValue, 'One two');
  assert.equal(expression.evaluate(second, XPathResult.STRING_TYPE).stringValue, 'x');
  for (let i = 0; i < 200; i++) assert.equal(xpath(second, `//p = "x" and ${i} = ${i}`), true);
  assert.equal(expression.evaluate(second).stringValue, 'x');
});

test('after changes', () => {
  const document = parse(PAGE);
  const iterator = document.evaluate('//p', document);
  const snapshot = document.evaluate('//p', document, null, 7);
  iterator.iterateNext();
  document.querySelector('p').remove();
  assert.equal(iterator.invalidIteratorState, true);
  assert.throws(() => iterator.iterateNext(), { name: 'InvalidStateError' });
  assert.deepEqual([snapshot.invalidIteratorState, snapshot.snapshotItem(0).id], [false, 'a']);
  assert.equal(xpath(document, 'count(//p)'), 1);
  document.body.append(document.createElement('p'));
  document.querySelector('p').setAttribute('new', 'ü');
  assert.equal(xpath(document, 'concat(count(//p), //@new)'), '2ü');
});

test('fragments, template contents, copies', () => {
  const fragment = parseFragment('<li>1<li>2');
  assert.equal(xpath(fragment, 'count(//li)'), 2);
  assert.equal(xpath(fragment.result, 'string(li[2])'), '2');
  const document = parse(PAGE);
  assert.equal(xpath(document.querySelector('template').content, 'string(i)'), 'in');
  const copy = document.cloneNode(true);
  assert.ok(copy instanceof Document && copy.evaluate('//b', copy, null, 9).singleNodeValue.localName === 'b');
});

test('an attribute as the context node', () => {
  const document = parse('<div id=d class=c>');
  const id = document.querySelector('div').getAttributeNode('class');
  assert.equal(xpath(id, 'concat(name(), "=", ., " ", ../@id)'), 'class=c d');
  assert.deepEqual(xpath(id, '.').map(({ value }) => value), ['c']);
  assert.equal(document.evaluate('..', id, null, 9).singleNodeValue.localName, 'div');
  id.ownerElement.removeAttribute('class');
  assert.throws(() => xpath(id, '.'), { name: 'NotSupportedError' });
});

test('errors', () => {
  const document = parse('<!DOCTYPE html>');
  assert.throws(() => xpath(document, 'cuont(//p)'), { name: 'SyntaxError', message: /did you mean “count”/, column: 1, suggestion: 'count' });
  assert.throws(() => document.createExpression('//p['), (error) => error instanceof XPathError && error instanceof DOMException && error.code === 12);
  assert.throws(() => document.evaluate('//s:p', document, () => null), { name: 'NamespaceError' });
  assert.equal(document.evaluate('count(//s:p)', document, () => '', 1).numberValue, 0, 'no namespace, which no element is in');
  assert.throws(() => xpath(document.doctype, '.'), { name: 'NotSupportedError' });
  assert.throws(() => xpath(document.documentElement.getAttributeNode('x'), '.'), TypeError);
  assert.throws(() => xpath(document, '.', { namespace: {} }), /unknown option “namespace” of xpath\(\)/);
  assert.equal(xpath(document, 'count(//*)'), 3);
});
