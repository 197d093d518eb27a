// HTMLRewriter: the interface that Cloudflare Workers and Bun document, each method at least once; streams, async handlers,
// encodings, errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { HTMLRewriter, SelectorError, init } from '../lib/rewriter.js';

await init({ encodings: true });

const bytes = (text) => new TextEncoder().encode(text);
// Rewrites elements that match.
const rewrite = (html, selector, element) => new HTMLRewriter().on(selector, { element }).transform(html);
// A stream of chunks.
const stream = (...chunks) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

test('without handlers, and without changes, every byte stays', async () => {
  const page = '\ufeff<!docTYPE html >\r\n<P  Class = x\n ID=\'y\'hidden>A &amp; B&copy<BR/></ P>\0</p ><table>x<td><b><p></b></table></html> ';
  assert.equal(new HTMLRewriter().transform(page), page);
  const all = new HTMLRewriter()
    .on('*', { element() {}, comments() {}, text() {} })
    .onDocument({ doctype() {}, comments() {}, text() {}, end() {} });
  assert.equal(all.transform(page), page);
  const random = Uint8Array.from({ length: 5000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  assert.deepEqual(all.transform(random), random);
  assert.deepEqual(new Uint8Array(all.transform(random.buffer)), random);
  assert.deepEqual(all.transform(runInNewContext('new Uint8Array([60, 112]).buffer')), bytes('<p').buffer); // of another realm
  for (const size of [1, 7, 1000]) {
    const chunks = [];
    for (let at = 0; at < random.length; at += size) chunks.push(random.subarray(at, at + size));
    const out = new Uint8Array(await new Response(all.transform(stream(...chunks))).arrayBuffer());
    assert.deepEqual(out, random);
  }
});

test('element: properties', () => {
  const seen = [];
  rewrite('<DIV ID=a Data-X="1&amp;2" id=b><svg viewBox="0"><foreignObject/></svg><br>', '*', (element) => {
    seen.push([element.tagName, element.namespaceURI, [...element.attributes], element.removed, element.canHaveContent]);
  });
  const html = 'http://www.w3.org/1999/xhtml';
  const svg = 'http://www.w3.org/2000/svg';
  assert.deepEqual(seen.filter(([name]) => !['html', 'head', 'body'].includes(name)), [
    ['div', html, [['id', 'a'], ['data-x', '1&2']], false, true],
    ['svg', svg, [['viewBox', '0']], false, true],
    ['foreignObject', svg, [], false, false],
    ['br', html, [], false, false],
  ]);
});

test('element: attributes', () => {
  rewrite('<a b="1" c>', 'a', (a) => {
    assert.deepEqual([a.getAttribute('b'), a.getAttribute('B'), a.getAttribute('c'), a.getAttribute('d')], ['1', '1', '', null]);
    assert.deepEqual([a.hasAttribute('b'), a.hasAttribute('C'), a.hasAttribute('d')], [true, true, false]);
    assert.equal(a.setAttribute('d', 'x').removeAttribute('b'), a);
    assert.deepEqual([...a.attributes], [['c', ''], ['d', 'x']]);
    assert.throws(() => a.setAttribute('a b', ''), TypeError);
    assert.throws(() => a.setAttribute('', ''), TypeError);
  });
  assert.equal(rewrite('<a B = \'1\' c>', 'a', (a) => void a.setAttribute('b', '2')), '<a B = \'2\' c>');
  assert.equal(rewrite('<img src=x >', 'img', (a) => void a.setAttribute('alt', 'a"b')), '<img src=x alt=\'a"b\' >');
  assert.equal(rewrite('<a b c>', 'a', (a) => void a.removeAttribute('b').removeAttribute('x')), '<a c>');
});

test('element: contents around and in it', () => {
  const page = '1<b>2</b>3';
  const b = (change) => rewrite(page, 'b', change);
  assert.equal(b((e) => e.before('<i>')), '1&lt;i&gt;<b>2</b>3');
  assert.equal(b((e) => e.before('<i>', { html: true }).before('x')), '1<i>x<b>2</b>3');
  assert.equal(b((e) => e.after('x').after('y')), '1<b>2</b>yx3');
  assert.equal(b((e) => e.prepend('x').prepend('<br>', { html: true })), '1<b><br>x2</b>3');
  assert.equal(b((e) => e.append('x').append('y')), '1<b>2xy</b>3');
  assert.equal(b((e) => e.setInnerContent('<x>')), '1<b>&lt;x&gt;</b>3');
  assert.equal(b((e) => e.setInnerContent('<i>x</i>', { html: true })), '1<b><i>x</i></b>3');
  assert.equal(b((e) => e.replace('<hr>', { html: true })), '1<hr>3');
  assert.equal(b((e) => e.remove()), '13');
  assert.equal(b((e) => e.before('x').after('y').remove()), '1xy3');
  assert.equal(b((e) => e.removeAndKeepContent()), '123');
  assert.equal(b((e) => { e.tagName = 'strong'; }), '1<strong>2</strong>3');
  b((e) => {
    assert.equal(e.removed, false);
    e.remove();
    assert.equal(e.removed, true);
    assert.throws(() => { e.tagName = 'a b'; }, TypeError);
    assert.throws(() => e.append(new Response('x')), /takes a string/);
  });
});

test('misspelled options and handlers', () => {
  assert.throws(() => rewrite('<b>', 'b', (e) => e.after('<i>', { htm: true })), /unknown option “htm” of after\(\); did you mean “html”/);
  assert.throws(() => new HTMLRewriter().on('b', { elment() {} }), /unknown handler “elment” of on\(\); did you mean “element”/);
  new HTMLRewriter().on('b', { other() {}, element() {} }).on('b', {}).on('b', new (class { element() {} own() {} })());
});

test('void elements', () => {
  assert.equal(rewrite('1<br>2', 'br', (e) => { e.tagName = 'em'; }), '1<em></em>2');
  assert.throws(() => rewrite('<em>1</em>', 'em', (e) => { e.tagName = 'br'; }), /^TypeError: <em> cannot be renamed “br”$/);
});

test('the bytes of tokens', () => {
  const seen = [];
  const note = ({ bytes }) => void seen.push(new TextDecoder().decode(bytes));
  new HTMLRewriter()
    .on('a', {
      element(a) {
        note(a.setAttribute('x', 'y'));
        a.onEndTag(note);
      },
      text: note,
      comments: note,
    })
    .onDocument({ doctype: note, end: note })
    .transform("<!DocType HTML><A b='1'>&lt;<!-- c --></A >");
  assert.deepEqual(seen.filter((text) => text !== ''), ['<!DocType HTML>', "<A b='1'>", '&lt;', '<!-- c -->', '</A >']);
});

test('limits are reported at the end', () => {
  const reached = [];
  const seen = [];
  const rewriter = (options) => new HTMLRewriter({ onLimit: (limit) => reached.push(limit), ...options }).on('a', { element: (a) => void seen.push(a.getAttribute('b')) });
  const page = `<a b=1><a b="${'x'.repeat(100)}"><a b=3>`;
  assert.equal(rewriter({ tokenBytes: 50 }).transform(page), page);
  assert.deepEqual(seen.splice(0), ['1', '3']);
  assert.deepEqual(reached.splice(0), [{ status: 'ok', skippedTokens: 1 }]);
  const deep = '<div>'.repeat(20) + page;
  assert.equal(rewriter({ limits: { depth: 10 } }).transform(deep), deep);
  assert.equal(reached.length, 0); // deeper elements are siblings
  assert.equal(rewriter({ limits: { inputBytes: 8 } }).transform(page), page);
  assert.deepEqual(reached, [{ status: 'input too long', skippedTokens: 0 }]);
  assert.equal(new HTMLRewriter().transform(page), page);
  assert.throws(() => rewriter({ onLimit: 1 }), /^TypeError: onLimit must be a function$/);
  assert.throws(() => rewriter({ tokenBytes: -1 }).transform(''), RangeError);
});

test('handlers do not see what was removed', () => {
  const seen = [];
  new HTMLRewriter()
    .on('div', { element(e) { e.remove(); } })
    .on('p', { element(e) { seen.push(e.tagName); }, text({ text }) { seen.push(text); } })
    .transform('<div><p>a</p></div><p>b');
  assert.deepEqual(seen.filter((text) => text !== ''), ['p', 'b']);
});

test('onEndTag', () => {
  const order = [];
  const out = rewrite('<p>1<b>2</b>3<p>4', 'p, b', (element) => {
    const name = element.tagName;
    order.push(name);
    element.onEndTag((end) => {
      order.push(`/${end.name}`);
      end.before(`(${name}`).after(')');
    });
    element.onEndTag(() => order.push('again'));
  });
  assert.equal(out, '<p>1<b>2(b</b>)3(p</p>)<p>4(p</p>)'); // its end tag is written, as ')' comes after it
  assert.deepEqual(order, ['p', 'b', '/b', 'again', '/p', 'again', 'p', '/p', 'again']);
  assert.throws(() => rewrite('<br>', 'br', (e) => e.onEndTag(() => {})), /<br> has no end tag/);
  assert.throws(() => rewrite('<p>', 'p', (e) => e.onEndTag()), /takes a function/);
  assert.equal(rewrite('<b>x</b>', 'b', (e) => e.onEndTag((end) => end.remove())), '<b>x');
  assert.equal(rewrite('<b>x</b>', 'b', (e) => e.onEndTag((end) => { end.name = 'i'; })), '<b>x</i>');
});

test('text', () => {
  const chunks = [];
  const out = new HTMLRewriter()
    .on('p', {
      text(chunk) {
        chunks.push([chunk.text, chunk.lastInTextNode, chunk.removed]);
        if (chunk.text.includes('a')) chunk.replace('<A>').before('[').after(']');
        else if (chunk.text.includes('b')) chunk.remove();
        else if (chunk.text.includes('c')) chunk.replace('<i>C</i>', { html: true });
      },
    })
    .transform('x<p>a<br>b<!---->c</p>y');
  assert.equal(out, 'x<p>[&lt;A&gt;]<br><!----><i>C</i></p>y');
  assert.equal(chunks.map(([text]) => text).join(''), 'abc');
  assert.equal(chunks.filter(([, last]) => last).length, 3);
});

test('comments', () => {
  const on = (comments) => new HTMLRewriter().on('p', { comments }).transform('<!--0--><p><!--1--></p>');
  assert.equal(on((c) => { assert.equal(c.text, '1'); c.text = '2'; }), '<!--0--><p><!--2--></p>');
  assert.equal(on((c) => c.before('a').after('b')), '<!--0--><p>a<!--1-->b</p>');
  assert.equal(on((c) => c.replace('<b>', { html: true })), '<!--0--><p><b></p>');
  assert.equal(on((c) => { c.remove(); assert.ok(c.removed); }), '<!--0--><p></p>');
  on((c) => assert.throws(() => { c.text = '-->'; }, TypeError));
  assert.equal(new HTMLRewriter().onDocument({ comments: (c) => c.remove() }).transform('<!--0--><p><!--1--></p>'), '<p></p>');
});

test('doctype and end', () => {
  const seen = [];
  const page = '<!DOCTYPE html PUBLIC "a" "b"><p>';
  const out = new HTMLRewriter()
    .onDocument({
      doctype({ name, publicId, systemId }) { seen.push(name, publicId, systemId); },
      end(end) { end.append('<!--x-->', { html: true }).append('<'); },
    })
    .transform(page);
  assert.equal(out, `${page}<!--x-->&lt;`);
  new HTMLRewriter().onDocument({ doctype: (d) => seen.push(d.name, d.publicId, d.systemId) }).transform('<!doctype html>');
  assert.deepEqual(seen, ['html', 'a', 'b', 'html', null, null]);
});

test('handlers are called in order, as methods of their object', async () => {
  const order = [];
  class Handler {
    constructor(name) { this.name = name; }
    element() { order.push(`${this.name} element`); }
    text({ text }) { if (text !== '') order.push(`${this.name} text`); }
  }
  const rewriter = new HTMLRewriter().on('p', new Handler('first')).on('b, p', new Handler('second')).onDocument({ text({ text }) { if (text !== '') order.push('document'); } });
  rewriter.transform('<p>x');
  assert.deepEqual(order, ['first element', 'second element', 'first text', 'second text', 'document']);
  // The same rewriter may transform several pages.
  assert.equal(rewriter.transform('<p>'), '<p>');
});

test('a Response, with async handlers', async () => {
  const events = [];
  const rewriter = new HTMLRewriter()
    .on('a[href]', {
      async element(link) {
        await tick();
        events.push(link.getAttribute('href'));
        link.setAttribute('href', `/to?${link.getAttribute('href')}`);
        link.onEndTag(async (end) => {
          await tick();
          end.before('!');
        });
      },
      async text(chunk) {
        await tick();
        if (chunk.text !== '') chunk.replace(chunk.text.toUpperCase());
      },
    })
    .onDocument({ async end(end) { await tick(); end.append('.'); } });
  const response = rewriter.transform(new Response('<a href=1>x</a><a href=2>y</a>', { status: 201, statusText: 'Made', headers: { 'content-type': 'text/html', 'content-length': '30', 'x-a': 'b' } }));
  assert.ok(response instanceof Response);
  assert.deepEqual([response.status, response.statusText, response.headers.get('x-a'), response.headers.get('content-length')], [201, 'Made', 'b', null]);
  assert.equal(await response.text(), '<a href=/to?1>X!</a><a href=/to?2>Y!</a>.');
  assert.deepEqual(events, ['1', '2']);
  const empty = new Response(null, { status: 204 });
  assert.equal(rewriter.transform(empty), empty);
});

test('pieces are passed on as soon as they are complete', async () => {
  let give;
  const source = new ReadableStream({ start(controller) { give = controller; } });
  const reader = new HTMLRewriter().on('b', { element: (b) => void b.setAttribute('c', '') }).transform(source).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  give.enqueue(bytes(`<!--${'-'.repeat(2000)}--><b>1</b><`)); // longer than the bytes that the encoding is sniffed from
  assert.match(await read(), /<b c="">1<\/b>$/);
  give.enqueue('b>2');
  assert.match(await read(), /^<b c="">/);
  give.close();
  while (!(await reader.read()).done);
});

test('encodings', async () => {
  const on = (input, content) => new HTMLRewriter().on('p', { element: (p) => void p.append(content), text() {} }).transform(input);
  const koi8 = Uint8Array.of(...bytes('<p>'), 0xd0, 0xd2, 0xff);
  const response = on(new Response(koi8, { headers: { 'content-type': 'text/html; charset=koi8-r' } }), 'п€');
  assert.deepEqual(new Uint8Array(await response.arrayBuffer()), Uint8Array.of(...koi8, 0xd0, ...bytes('&#8364;')));
  const meta = Uint8Array.of(...bytes('<meta charset=shift_jis><p>'), 0x8a, 0xbf);
  assert.deepEqual(on(meta, '字'), Uint8Array.of(...meta, 0x8e, 0x9a));
  assert.equal(on('é<p>\ufeff😀', 'ü'), 'é<p>\ufeff😀ü');
});

test('errors', async () => {
  assert.throws(() => new HTMLRewriter().on('p:frist-child', {}), SelectorError);
  assert.throws(() => new HTMLRewriter().on('p:last-child', {}), /last-child/);
  assert.throws(() => new HTMLRewriter().on('p'), /takes an object/);
  assert.throws(() => new HTMLRewriter().on('p', { element: 1 }), /must be a function/);
  assert.throws(() => new HTMLRewriter().onDocument(null), /takes an object/);
  assert.throws(() => new HTMLRewriter({ positions: true }), /unknown option “positions” of HTMLRewriter/);
  assert.throws(() => new HTMLRewriter().transform(17), /must be a Response/);
  const boom = new Error('boom');
  const fails = new HTMLRewriter().on('p', { element() { throw boom; } });
  assert.throws(() => fails.transform('<p>'), boom);
  await assert.rejects(fails.transform(new Response('<p>')).text());
  const rejects = new HTMLRewriter().on('p', { async element() { await tick(); throw boom; } });
  await assert.rejects(new Response(rejects.transform(stream(bytes('<p>')))).text());
  assert.throws(() => rejects.transform('<p>'), /returned a promise/);
  let kept;
  rewrite('<p>', 'p', (p) => { kept = p; });
  assert.throws(() => kept.tagName, /until its handler returns/);
  assert.throws(() => kept.setAttribute('a', 'b'), /until its handler returns/);
  const locked = new Response('x');
  locked.body.getReader();
  assert.throws(() => fails.transform(locked), /has a reader already/);
  // A source that fails.
  const bad = new ReadableStream({ pull(controller) { controller.error(boom); } });
  await assert.rejects(new Response(fails.transform(bad)).text());
  // A reader that has enough.
  let cancelled;
  const source = new ReadableStream({ pull(controller) { controller.enqueue(bytes('<p>x'.repeat(1000))); }, cancel(reason) { cancelled = reason; } });
  const reader = new HTMLRewriter().on('b', { element() {} }).transform(source).getReader();
  await reader.read();
  await reader.cancel('enough');
  assert.equal(cancelled, 'enough');
  // And does not wait for the handler.
  let finish;
  const waiting = new HTMLRewriter().on('p', { async element(p) { await new Promise((resolve) => { finish = resolve; }); p.setAttribute('a', 'b'); } });
  const impatient = waiting.transform(stream(bytes('<p>x<p>y'))).getReader();
  const first = impatient.read();
  await tick();
  await impatient.cancel();
  finish();
  assert.equal((await first).done, true);
  assert.equal(rewrite('<p>', 'p', (p) => p.append('x')), '<p>x');
});

test('limits: the rest is passed on', () => {
  let count = 0;
  const page = '<p>x'.repeat(1000);
  const limited = new HTMLRewriter({ limits: { inputBytes: 400 } }).on('p', { element() { count++; } });
  assert.equal(limited.transform(page), page);
  assert.ok(count > 0 && count < 1000);
});

test('many pages take no memory', async () => {
  const rewriter = new HTMLRewriter().on('b', { element: (b) => void b.setAttribute('a', 'b'), text: (t) => void t.after('') });
  const page = `<!doctype html>${'<p>é<b class=x>y</b>'.repeat(100)}`;
  const wanted = page.replaceAll('class=x', 'class=x a="b"');
  for (let i = 0; i < 500; i++) assert.equal(rewriter.transform(page), wanted);
  const many = await Promise.all(Array.from({ length: 50 }, () => rewriter.transform(new Response(page)).text()));
  assert.ok(many.every((text) => text === wanted));
});
