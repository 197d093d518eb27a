// tokenize(), TokenStream and Parser: each kind of token, offsets, pieces, the tokens of the html5lib tests, wrong arguments.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Parser, TokenStream, init, tokenize, version } from '../lib/tokens.js';
import { hasTokenizerTests, tokenizerTests } from './data.js';

await init({ encodings: true });

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const record = (entries) => Object.assign(Object.create(null), entries);
// Texts in one, as pieces divide them.
function joined(tokens) {
  const all = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.type === 'text' && last?.type === 'text') Object.assign(last, { data: last.data + token.data, end: token.end });
    else all.push({ ...token });
  }
  return all;
}
async function streamed(pieces, options) {
  const stream = new TokenStream(options);
  const all = [];
  const writer = stream.writable.getWriter();
  const writing = (async () => {
    for (const piece of pieces) await writer.write(piece);
    await writer.close();
  })();
  writing.catch(() => {}); // the other side fails, too
  for await (const token of stream.readable) all.push(token);
  await writing;
  return joined(all);
}

test('each kind of token', () => {
  const page = '<!DOCTYPE html PUBLIC "p"><P Class="a&amp;b" hidden __proto__=x>é😀&lt;</P><br/><!--c--><?t d?><svg><a viewBox=0 /></svg><script><b></script>';
  const tokens = joined(tokenize(page));
  const source = tokens.map(({ start, end }) => page.slice(start, end));
  assert.equal(source.join(''), page);
  assert.deepEqual(tokens.map(({ start, end, ...token }) => token), [
    { type: 'doctype', name: 'html', publicId: 'p', systemId: null },
    { type: 'startTag', name: 'p', attributes: record({ class: 'a&b', hidden: '', ['__proto__']: 'x' }), selfClosing: false, namespaceURI: HTML },
    { type: 'text', data: 'é😀<' },
    { type: 'endTag', name: 'p', namespaceURI: HTML },
    { type: 'startTag', name: 'br', attributes: record({}), selfClosing: true, namespaceURI: HTML },
    { type: 'comment', data: 'c' },
    { type: 'processingInstruction', target: 't', data: 'd' },
    { type: 'startTag', name: 'svg', attributes: record({}), selfClosing: false, namespaceURI: SVG },
    { type: 'startTag', name: 'a', attributes: record({ viewbox: '0' }), selfClosing: true, namespaceURI: SVG },
    { type: 'endTag', name: 'svg', namespaceURI: SVG },
    { type: 'startTag', name: 'script', attributes: record({}), selfClosing: false, namespaceURI: HTML },
    { type: 'text', data: '<b>' },
    { type: 'endTag', name: 'script', namespaceURI: HTML },
  ]);
  assert.deepEqual([...tokenize('')], []);
  assert.match(version(), /^\d+\.\d+\.\d+$/);
});

test('an input in pieces has the same tokens', async () => {
  const page = '<p title="é😀">a😀\r\nb&notin;c</p><!--é--><svg><![CDATA[x]]></svg><title>&amp;</title>\ufeff<i';
  const whole = joined(tokenize(page));
  const bytes = new TextEncoder().encode(page);
  const inBytes = joined(tokenize(bytes));
  assert.deepEqual(inBytes.map(({ start, end, ...token }) => token), whole.map(({ start, end, ...token }) => token));
  assert.equal(new TextDecoder().decode(bytes.subarray(inBytes[1].start, inBytes[1].end)), 'a😀\r\nb&notin;c');
  for (const size of [1, 2, 3, 7, 100]) {
    const cut = (input, of) => Array.from({ length: Math.ceil(input.length / size) }, (_, i) => of(i * size, (i + 1) * size));
    assert.deepEqual(await streamed(cut(page, (from, to) => page.slice(from, to))), whole);
    assert.deepEqual(await streamed(cut(bytes, (from, to) => bytes.subarray(from, to))), inBytes);
  }
  // Lone surrogates are repaired, and offsets are those of the string.
  const [, tag] = joined(tokenize('\ud800\ud83d<b>\udc00'));
  assert.deepEqual([tag.start, tag.end], [2, 5]);
});

test('bytes in other encodings', () => {
  const [text] = joined(tokenize(Uint8Array.of(0x8a, 0xbf, 0x3c, 0x62, 0x3e), { encoding: 'shift_jis' }));
  assert.deepEqual([text.data, text.start, text.end], ['漢', 0, 2]);
  assert.equal(joined(tokenize(Uint8Array.of(...Buffer.from('<meta charset=koi8-r>'), 0xc1))).at(-1).data, 'а');
});

test('a large input is read as far as its tokens are wanted', () => {
  const page = '<b>x</b>'.repeat(200_000);
  let count = 0;
  for (const token of tokenize(page)) if (++count === 10 || token.end > page.length) break;
  assert.equal(count, 10);
  count = 0;
  for (const { start } of tokenize(page)) count += start % 8 === 0;
  assert.equal(count, 200_000);
  for (let i = 0; i < 2000; i++) for (const token of tokenize('<b>x</b>'.repeat(100))) if (token.type === 'text') break; // each is closed
});

test('handlers with the names of htmlparser2', () => {
  const log = [];
  const names = ['onparserinit', 'onreset', 'onend', 'onopentagname', 'onattribute', 'onopentag', 'onclosetag', 'ontext', 'oncomment', 'oncommentend', 'onprocessinginstruction'];
  const handlers = Object.fromEntries(names.map((name) => [name, (...values) => void log.push([name, ...values.map((value) => (value instanceof Parser ? 'parser' : value))])]));
  const parser = new Parser(handlers);
  parser.write('<!DOCTYPE html SYSTEM "s\'"><p a=1>x');
  parser.end('<br><svg><g/></svg></i><!--c--><?php x?>');
  assert.deepEqual(log, [
    ['onparserinit', 'parser'],
    ['onprocessinginstruction', '!doctype', '!doctype html SYSTEM "s\'"'],
    ['onopentagname', 'p'], ['onattribute', 'a', '1', undefined], ['onopentag', 'p', record({ a: '1' }), false], ['ontext', 'x'],
    ['onopentagname', 'br'], ['onopentag', 'br', record({}), false], ['onclosetag', 'br', true],
    ['onopentagname', 'svg'], ['onopentag', 'svg', record({}), false], ['onopentagname', 'g'], ['onopentag', 'g', record({}), false], ['onclosetag', 'g', true], ['onclosetag', 'svg', false],
    ['onclosetag', 'i', false], ['oncomment', 'c'], ['oncommentend'], ['onprocessinginstruction', '?php', '?php x'], ['onend'],
  ]);
  log.length = 0;
  parser.parseComplete('ab<b>');
  assert.deepEqual(log.map(([name]) => name), ['onreset', 'onparserinit', 'ontext', 'onopentagname', 'onopentag', 'onend']);
  assert.deepEqual([parser.startIndex, parser.endIndex, parser.status], [2, 4, 'ok']);
  assert.throws(() => parser.write('x'), /has ended/);
  // The handlers are called with their object, and may do without.
  class Counter {
    tags = 0;
    onopentag() { this.tags++; }
  }
  const counter = new Counter();
  new Parser(counter).end('<b><i>');
  assert.equal(counter.tags, 2);
  new Parser().end('<b>');
});

test('handlers that throw, and that begin another input', () => {
  const log = [];
  const parser = new Parser({
    onopentag(name) {
      log.push(name);
      if (name === 'b') throw new Error('no b');
    },
    onend: () => log.push('end'),
  });
  assert.throws(() => parser.write('<a>1<b>2<c>3'), /no b/);
  assert.throws(() => parser.write('<d>4'), /the input has ended/);
  parser.parseComplete('<e>');
  assert.deepEqual(log, ['a', 'b', 'e', 'end']);
  log.length = 0;
  const again = new Parser({
    onopentagname(name) {
      log.push(name);
      if (name === 'br') again.parseComplete('<i>');
    },
    onopentag: (name) => log.push(`open ${name}`),
    onclosetag: (name) => log.push(`close ${name}`),
    onend: () => log.push('end'),
  });
  again.end('<br a=b><u>');
  assert.deepEqual(log, ['br', 'i', 'open i', 'end']);
});

test('limits', () => {
  const parser = new Parser(null, { limits: { attributes: 2 } });
  parser.end('<p a b c>');
  assert.equal(parser.status, 'too many attributes');
  const limited = tokenize('<b>'.repeat(100), { limits: { inputBytes: 30, nodes: undefined } });
  let count = 0;
  for (let step; !(step = limited.next()).done || void assert.equal(step.value, 'input too long'); ) count++;
  assert.equal(count, 10);
  // What follows is not kept.
  const endless = new Parser(null, { limits: { inputBytes: 10 } });
  for (let i = 0; i < 500; i++) endless.write('é'.repeat(1 << 20));
  assert.equal(endless.status, 'input too long');
  assert.throws(() => [...tokenize('', { limits: { nodes: 1 } })], /limits.nodes has no effect on tokens/);
});

test('long names', () => {
  const [tag] = tokenize(`<b ${'x'.repeat(100)}=1 ${'x'.repeat(101)}=2>`);
  assert.deepEqual(Object.entries(tag.attributes), [['x'.repeat(100), '1'], ['x'.repeat(101), '2']]);
});

test('wrong arguments', async () => {
  assert.throws(() => [...tokenize(1)], /the input must be/);
  assert.throws(() => [...tokenize('', { scriptign: true })], /did you mean “scripting”/);
  assert.throws(() => new Parser({}, { errors: true }), /unknown option “errors” of Parser\(\)/);
  const parser = new Parser();
  parser.write('x');
  assert.throws(() => parser.write(Uint8Array.of(1)), /must be strings/);
  await assert.rejects(streamed(['x', Uint8Array.of(1)]), /must be strings/);
});

// Those in which no tree would change the state of the tokenizer.
const BY_THE_TREE = /<(script|style|title|textarea|xmp|plaintext|noscript|noembed|noframes|iframe|svg|math)|<!\[|\0/i;
test('the html5lib tests', { skip: hasTokenizerTests ? false : 'no test data' }, () => {
  const shown = (token) => {
    if (token.type === 'startTag') return ['StartTag', token.name, { ...token.attributes }, ...(token.selfClosing ? [true] : [])];
    if (token.type === 'endTag') return ['EndTag', token.name];
    if (token.type === 'doctype') return ['DOCTYPE', token.name, token.publicId, token.systemId];
    return [token.type === 'comment' ? 'Comment' : 'Character', token.data];
  };
  const tests = tokenizerTests().filter(({ input, initialStates, doubleEscaped }) => !initialStates && !doubleEscaped && !BY_THE_TREE.test(input) && !input.includes('<?'));
  assert.ok(tests.length > 3000, String(tests.length));
  for (const { input, output } of tests) {
    const wanted = output.map((token) => (token[0] === 'DOCTYPE' ? token.slice(0, 4) : token));
    assert.deepEqual(joined(tokenize(input)).map(shown), wanted, JSON.stringify(input));
  }
});
