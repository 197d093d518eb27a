// editSource(): each change, strings and bytes, offsets, refusals, wrong arguments.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SelectorError, SourceEditError, editSource, init } from '../lib/full.js';

await init({ encodings: true });

const edit = (source, ...edits) => editSource(source, edits).result;

test('each change, with every other byte kept', () => {
  const source = '<H1 >A</H1>\r\n<p\tclass=x>See <a HREF=/b>this</a>&copy';
  assert.deepEqual(editSource(source, []), { result: source, changes: [] });
  const h1 = (change) => edit(source, { select: 'h1', ...change });
  const replaced = (by) => source.replace('<H1 >A</H1>', by);
  assert.equal(h1({ setAttributes: { id: 'a"b', lang: 'en' } }), replaced('<H1 id=\'a"b\' lang="en" >A</H1>'));
  assert.equal(h1({ rename: 'h2', setAttributes: { id: 'a' } }), replaced('<h2 id="a" >A</h2>'));
  assert.equal(h1({ text: '1 < 2' }), replaced('<H1 >1 &lt; 2</H1>'));
  assert.equal(h1({ html: '<I>1' }), replaced('<H1 ><i>1</i></H1>'));
  assert.equal(h1({ replace: '<I>1' }), replaced('<i>1</i>'));
  assert.equal(h1({ before: '1', prepend: '2', append: '3', after: '4' }), replaced('1<H1 >2A3</H1>4'));
  assert.equal(h1({ unwrap: true }), replaced('A'));
  assert.equal(h1({ remove: true }), `<body>${replaced('')}`); // white space before the body would be dropped
  assert.equal(h1({ remove: false, text: undefined }), source);
  assert.equal(edit(source, { select: 'a', removeAttributes: ['href', 'x'] }), source.replace(' HREF=/b', ''));
  assert.equal(edit(source, { select: 'a', renameAttributes: { href: 'name', x: 'y' } }), source.replace('HREF', 'name'));
});

test('edits follow each other; the elements of one are selected once', () => {
  assert.equal(edit('<h4>', { select: 'h4', rename: 'h3' }, { select: 'h3', setAttributes: { id: 'x' } }), '<h3 id="x"></h3>');
  assert.equal(edit('<a><a>', { select: 'a', setAttributes: { b: '' } }), '<a b=""><a b="">');
  assert.equal(edit('<i>1</i>', { select: 'i', remove: true, before: 'x' }), '');
  assert.equal(edit('<div>1<div>2</div></div>', { select: 'div', text: 'x', after: 'y' }), '<div>x</div>y');
  assert.equal(edit('<b>', { select: 'q', remove: true }), '<b>');
});

test('offsets of changes: UTF-16 code units or bytes', () => {
  const source = 'é😀<b>x</b>ü<i>';
  for (const mark of ['', '\ufeff']) {
    const { result, changes } = editSource(mark + source, [{ select: 'b', text: '€', setAttributes: { c: '😀' } }, { select: 'i', append: 'y' }]);
    assert.equal(result, `${mark}é😀<b c="😀">€</b>ü<i>y`);
    for (const { source: { start, end }, result: its } of changes) assert.ok(start <= end && its.start <= its.end);
    let rebuilt = '';
    let at = 0;
    for (const { source: { start, end }, result: its } of changes) {
      rebuilt += (mark + source).slice(at, start) + result.slice(its.start, its.end);
      at = end;
    }
    assert.equal(rebuilt + (mark + source).slice(at), result);
  }
  const bytes = new TextEncoder().encode(source);
  const { result, changes } = editSource(bytes, [{ select: 'b', text: 'y' }]);
  assert.equal(new TextDecoder().decode(result), source.replace('x', 'y'));
  assert.deepEqual(changes, [{ source: { start: 9, end: 10 }, result: { start: 9, end: 10 } }]);
});

test('bytes stay in their encoding', () => {
  const greek = Uint8Array.of(0x3c, 0x70, 0x3e, 0xe1, 0xff); // ISO-8859-7, and a byte that it does not have
  assert.deepEqual(editSource(greek, [], { transportEncoding: 'greek' }).result, greek);
  const { result } = editSource(greek, [{ select: 'p', setAttributes: { title: 'β漢' } }], { transportEncoding: 'greek' });
  assert.deepEqual(result, Uint8Array.of(...Buffer.from('<p title="'), 0xe2, ...Buffer.from('&#28450;">'), 0xe1, 0xff));
  const japanese = Uint8Array.of(0x3c, 0x69, 0x3e, 0x8a, 0xbf);
  assert.deepEqual(editSource(japanese, [{ select: 'i', append: '字' }], { encoding: 'shift_jis' }).result, Uint8Array.of(...japanese, 0x8e, 0x9a));
});

test('fragments and options', () => {
  assert.equal(editSource('<td>x', [{ select: 'td', setAttributes: { id: 'y' } }], { context: 'tr' }).result, '<td id="y">x');
  const noscript = '<noscript><p>x</noscript>';
  assert.equal(editSource(noscript, [{ select: 'p', remove: true }], { scripting: true }).result, noscript);
  assert.equal(edit(`<body>${noscript}`, { select: 'p', remove: true }), '<body><noscript></noscript>');
  const old = '<select><div>x</div></select>';
  assert.equal(editSource(old, [{ select: 'div', remove: true }], { edition: '2024-09-12' }).result, old);
});

test('refusals', () => {
  const refused = (act, reason, offset) =>
    assert.throws(act, (error) => error instanceof SourceEditError && error.reason === reason && error.offset === offset && error.message !== '');
  refused(() => edit('é<p>1<p>2', { select: 'p:last-child', html: '<div></p>' }), 'inexpressible', 5);
  refused(() => editSource('<p>'.repeat(1000), [], { limits: { nodes: 100 } }), 'incomplete', null);
  refused(() => edit('<p>', { select: 'p', setAttributes: { 'a b': '' } }), 'invalid change', null);
  assert.throws(() => edit('<p>', { select: 'p', setAttributes: { 'a b': '' } }), /setAttributes a b of <p>: InvalidCharacterError/);
  assert.throws(() => edit('<p>', { select: 'html', before: 'x' }), /before of <html>: NoModificationAllowedError/);
  assert.throws(() => edit('<p>', { select: 'p:frist-child', text: '' }), SelectorError);
  // What was given before a refusal is forgotten.
  assert.equal(edit('<p>', { select: 'p', text: 'x' }), '<p>x');
});

test('wrong arguments', () => {
  assert.throws(() => edit('<p>', { select: 'p', setAttribute: {} }), /unknown member “setAttribute” of an edit; did you mean “setAttributes”/);
  assert.throws(() => edit('<p>', { text: '' }), /select/);
  assert.throws(() => edit('<p>', 'p'), /an edit must be an object/);
  assert.throws(() => editSource('<p>', {}), /must be an array/);
  assert.throws(() => edit('<p>', { select: 'p', text: 1 }), /text must be a string/);
  assert.throws(() => edit('<p>', { select: 'p', setAttributes: { a: 1 } }), /setAttributes must have strings/);
  assert.throws(() => edit('<p>', { select: 'p', removeAttributes: 'a' }), /removeAttributes must be an array/);
  assert.throws(() => edit('<p>', { select: 'p', remove: 1 }), /remove must be true or false/);
  assert.throws(() => edit('\ud800<p>', { select: 'p' }), /lone surrogates/);
  assert.throws(() => editSource('<p>', [], { places: [] }), /unknown option “places” of editSource/);
  assert.throws(() => editSource(17, []), TypeError);
});

test('many edits take no memory', () => {
  const page = `<!doctype html>${'<p>é<b class=x>y</b>'.repeat(1000)}`;
  const edits = [{ select: 'b', setAttributes: { id: 'x' }, after: 'z' }];
  for (let i = 0; i < 3; i++) editSource(page, edits);
  const { result, changes } = editSource(page, edits);
  assert.equal(result, page.replaceAll('<b class=x>y</b>', '<b class=x id="x">y</b>z'));
  assert.equal(changes.length, 2000);
});
