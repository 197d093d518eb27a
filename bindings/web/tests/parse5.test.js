// Trees of plain objects beside parse5's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as lockstep from '../lib/index.js';

await lockstep.init();
let parse5 = null;
let fromParse5 = null;
try {
  parse5 = await import('parse5');
  ({ fromParse5 } = await import('hast-util-from-parse5'));
} catch {
  // Not installed: see scripts/web.
}
const skip = parse5 === null ? 'no parse5: npm ci in bindings/web/tests' : false;

const PAGES = [
  '<!doctype html><p id="a" class=b>x<b>y</p>z</b><template>q<i>r</i></template><svg xlink:href="k" viewBox=1><a/></svg>',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "u"><html lang=en><head><title>é \u{1f600}</title></head><body a=1>\n<table><tr><td>1<td>2</table>\r\n<!-- c -->tail</body></html>',
  '<ul><li>one<li>two\n<li>three</ul><select><option>a<option selected>b</select><textarea> x</textarea>',
  '<math><mi definitionurl=x>a</mi><annotation-xml encoding=text/html><p>b</p></annotation-xml></math>',
  '<p>a &amp; b &notin c<br>d<script>if (a < b) "</p>"</script><style>p > a</style>',
  '',
];
const plain = (tree) => JSON.parse(JSON.stringify(tree, (key, value) => (key === 'parentNode' ? undefined : value)));

test('trees are as parse5 makes them', { skip }, () => {
  for (const html of PAGES) assert.deepEqual(plain(lockstep.parse5.parse(html)), plain(parse5.parse(html)));
  for (const html of PAGES) assert.deepEqual(plain(lockstep.parse5.parseFragment(html)), plain(parse5.parseFragment(html)));
});

test('objects have the same members in the same order, and parents', { skip }, () => {
  const [ours, theirs] = [lockstep.parse5, parse5].map(({ parse }) => parse('<p a=1>x<!--c-->').childNodes[0].childNodes[1].childNodes[0]);
  assert.deepEqual(Object.keys(ours), Object.keys(theirs));
  assert.equal(ours.childNodes[0].parentNode, ours);
  assert.deepEqual(ours.childNodes.map((node) => Object.keys(node)), theirs.childNodes.map((node) => Object.keys(node)));
});

test('locations are as parse5 has them', { skip }, () => {
  const options = { sourceCodeLocationInfo: true };
  for (const html of PAGES) assert.deepEqual(plain(lockstep.parse5.parse(html, options)), plain(parse5.parse(html, options)));
});

test('elements without end tags end where what they contain ends, in the input or implied', { skip }, () => {
  const options = { sourceCodeLocationInfo: true };
  for (const html of ['<html><p>x', '<html><head></head>', '<table><tr><td>x', '<p __proto__=a É=b c=d>x', '<svg viewBox=1 É=2>'])
    assert.deepEqual(plain(lockstep.parse5.parse(html, options)), plain(parse5.parse(html, options)), html);
  // In parse5 an open template ends with its start tag.
  const [template] = lockstep.parse5.parse('<div><template><b>x<template>y', options).childNodes[0].childNodes[1].childNodes[0].childNodes;
  assert.deepEqual([template, template.content.childNodes[0], template.content.childNodes[0].childNodes[1]].map((node) => node.sourceCodeLocation.endOffset), [30, 30, 30]);
  const [ours, theirs] = [lockstep.parse5, parse5].map(({ parseFragment }) => parseFragment('<p __proto__=a É=b>', options).childNodes[0].sourceCodeLocation);
  assert.deepEqual(Object.keys(ours.attrs), Object.keys(theirs.attrs));
  assert.deepEqual(Object.keys(ours.startTag.attrs), Object.keys(theirs.startTag.attrs));
});

test('hast-util-from-parse5', { skip }, () => {
  const options = { sourceCodeLocationInfo: true };
  const [ours, theirs] = [lockstep.parse5, parse5].map(({ parse }) => fromParse5(parse(PAGES[1], options), { file: PAGES[1], verbose: true }));
  assert.deepEqual(ours, theirs);
});

test('contexts, and errors', { skip }, () => {
  const table = lockstep.parse5.parse('<table>').childNodes[0].childNodes[1].childNodes[0];
  assert.equal(lockstep.parse5.parseFragment(table, '<tr><td>x').childNodes[0].tagName, 'tbody');
  const errors = [];
  lockstep.parse5.parse('<p a a>é</i>', { onParseError: (error) => errors.push(error) });
  assert.deepEqual(errors.find(({ code }) => code === 'duplicate-attribute'), {
    code: 'duplicate-attribute', startLine: 1, startCol: 7, startOffset: 6, endLine: 1, endCol: 7, endOffset: 6,
  });
});
