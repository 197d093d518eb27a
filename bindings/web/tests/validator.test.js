// validate(): findings and their places, strings and bytes, options, wrong arguments.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingRules, init, validate, version } from '../lib/validator.js';

await init({ encodings: true });

const BEFORE = '<!doctype html><html lang=en><meta charset=utf-8><title>t</title>\n';

test('a finding', () => {
  const page = `${BEFORE}<span>😀<div>a</div></span>`;
  const at = page.indexOf('<div>');
  assert.deepEqual(validate(page), [
    {
      rule: 'element-not-allowed',
      severity: 'error',
      message: '<div> is not allowed in <span>, whose content is phrasing content.',
      line: 2, column: 8, endLine: 2, endColumn: 13, offset: at, end: at + 5,
      second: { note: '<span> is opened here', line: 2, column: 1, endLine: 2, endColumn: 7, offset: at - 8, end: at - 2 },
      link: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-span-element',
    },
  ]);
  assert.deepEqual(validate(`${BEFORE}<p>a`), []);
});

test('offsets are in UTF-16 code units of a string, and in bytes of an array', () => {
  const page = `${BEFORE}<p title="é😀"><b><li>`;
  const find = (input, options) => validate(input, options).find(({ rule, message }) => rule === 'element-not-allowed' && message.startsWith('<li>'));
  const { offset, end } = find(page);
  assert.equal(page.slice(offset, end), '<li>');
  for (const mark of ['\ufeff', '\ud800']) {
    const found = find(`${mark}${page}`);
    assert.equal(`${mark}${page}`.slice(found.offset, found.end), '<li>');
  }
  const bytes = new TextEncoder().encode(page);
  const inBytes = find(bytes);
  assert.equal(new TextDecoder().decode(bytes.subarray(inBytes.offset, inBytes.end)), '<li>');
  const japanese = Uint8Array.of(...Buffer.from('<p title='), 0x8a, 0xbf, ...Buffer.from('><b><li>'));
  const decoded = find(japanese, { encoding: 'shift_jis' });
  assert.equal(Buffer.from(japanese.subarray(decoded.offset, decoded.end)).toString(), '<li>');
});

test('which findings', () => {
  const page = `${BEFORE}<span><div></div></span></b>`;
  const rules = new Map(findingRules().map((rule) => [rule.name, rule]));
  const names = (options) => validate(page, options).map(({ rule }) => rule);
  assert.equal(names().length, 2);
  assert.deepEqual(names({ parseErrors: false }), ['element-not-allowed']);
  assert.deepEqual(names({ conformance: false }), names().slice(1));
  assert.deepEqual(names({ parseErrors: false, conformance: false }), []);
  assert.ok(rules.has('element-not-allowed') && !rules.has(names()[1]));
  assert.match(rules.get('element-not-allowed').sentence, /^\{element\} is not allowed in \{parent\}/);
  for (const { severity, link } of rules.values()) assert.ok(['error', 'warning', 'info'].includes(severity) && link.startsWith('https://'));
  assert.deepEqual(validate(`${BEFORE}<script type=text/javascript></script>`).map(({ severity }) => severity), ['warning']);
  assert.match(version(), /^\d+\.\d+\.\d+$/);
});

test('options', () => {
  const page = `${BEFORE}${'</b>'.repeat(5)}`;
  assert.equal(validate(page, { maxErrors: 2 }).length, 2);
  assert.ok(validate(`${BEFORE}${'<b><li>'.repeat(100)}`, { limits: { nodes: 50 } }).length < 50);
  assert.throws(() => validate(page, { positions: true }), /unknown option “positions” of validate/);
  assert.throws(() => validate(page, { conformance: 1 }), /conformance must be true or false/);
  assert.throws(() => validate(17), TypeError);
});

test('many calls take no memory, and a large page is validated', () => {
  const page = `${BEFORE}<ul>${'<li>é<div>a</div>'.repeat(3000)}</ul>${'<b><li>a</li></b>'.repeat(3000)}`;
  for (let i = 0; i < 3; i++) assert.equal(validate(page, { parseErrors: false }).length, 3000);
});
