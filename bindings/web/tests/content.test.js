// mainContent() and markdown(): facts, forms, options, wrong arguments.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, mainContent, markdown, readability, version } from '../lib/content.js';

await init({ encodings: true });

const SENTENCE = 'Clocks have shown the hours of the day to people in towns for more than six hundred years, by bells and by hands. ';
const ARTICLE = `<!doctype html><html lang=en><title>About clocks</title><meta name=author content="A. Writer">
<nav><ul><li><a href=/>Home</a><li><a href=/all>All</a></ul></nav>
<main><article><h1>About clocks</h1><p>${SENTENCE.repeat(3)}<p>${SENTENCE.repeat(4)} <em>é😀</em></article></main>
<footer><a href=/imprint>Imprint</a> <a href=/terms>Terms</a></footer>`;

test('main content', () => {
  const { facts, kind, confidence, text, markdown: asMarkdown, html } = mainContent(ARTICLE);
  assert.equal(facts.title, 'About clocks');
  assert.equal(facts.author, 'A. Writer');
  assert.equal(facts.language, 'en');
  assert.equal(facts.published, null);
  assert.deepEqual(Object.keys(facts), ['title', 'author', 'published', 'modified', 'site', 'language', 'canonical', 'image', 'description']);
  assert.equal(kind, 'article');
  assert.ok(confidence > 0 && confidence <= 1);
  assert.ok(text.includes(SENTENCE.trim()) && !text.includes('Imprint') && !text.includes('Home'));
  assert.ok(asMarkdown.includes('*é😀*') && html.includes('<em>é😀</em>') && !html.includes('<html'));
  assert.equal(mainContent('<main><p>Clocks show the hours.</main>').html, '<main><p>Clocks show the hours.</p></main>');
});

test('where the main content is', () => {
  const html = `<!doctype html><p>é\u{1f600}${ARTICLE.slice(ARTICLE.indexOf('<html'))}`;
  const { ranges, text } = mainContent(html, { positions: true });
  assert.ok(ranges.length > 0);
  const parts = ranges.map(([start, end]) => html.slice(start, end));
  assert.ok(ranges.every(([start, end], i) => start < end && (i === 0 || ranges[i - 1][1] < start)), 'in ascending order, apart');
  assert.equal(parts.join('').replace(/<[^>]*>|\s/g, ''), text.replace(/\s/g, ''));
  const bytes = new TextEncoder().encode(html);
  const inBytes = mainContent(bytes, { positions: true }).ranges.map(([start, end]) => new TextDecoder().decode(bytes.subarray(start, end)));
  assert.deepEqual(inBytes, parts);
  assert.equal(mainContent(html).ranges, undefined);
  assert.throws(() => readability(html, { extensions: true }), TypeError);
});

test('no main content', () => {
  for (const page of ['', '<p hidden>x', new Uint8Array(0)]) {
    const { facts, text, markdown: asMarkdown, html } = mainContent(page);
    assert.deepEqual([facts.title, text, asMarkdown, html], [null, '', '', '']);
  }
});

test("the members of Mozilla's Readability", () => {
  const { facts, text, html } = mainContent(ARTICLE);
  assert.deepEqual(readability(ARTICLE), {
    title: 'About clocks', content: html, textContent: text, length: text.length, excerpt: text.split('\n')[0],
    byline: facts.author, dir: null, siteName: null, lang: 'en', publishedTime: null,
  });
  assert.equal(readability(`<meta name=description content="In short">${ARTICLE}`).excerpt, 'In short');
  assert.equal(readability('<p hidden>x', { url: 'https://example.org/' }), null);
});

test('bytes, in the encoding that they have', () => {
  const bytes = Buffer.from('<meta charset=shift_jis><p>\x8a\xbf', 'latin1');
  assert.equal(markdown(bytes), '漢\n');
  assert.equal(markdown(Buffer.from('<p>\xe9', 'latin1'), { encoding: 'windows-1252' }), 'é\n');
});

test('lone surrogates and other characters are kept', () => {
  assert.equal(markdown('<p>a\ud800b'), 'a\ud800b\n');
  assert.equal(markdown('<p>😀'), '😀\n');
});

test('options of Markdown', () => {
  const page = '<h1>T</h1><p><em>e</em> <a href=u>l</a> <img src=i alt=A><s>x</s><ul><li>1</ul><nav>n</nav><noscript>s</noscript>';
  assert.equal(markdown(page), '# T\n\n*e* [l](u) ![A](i)~~x~~\n\n- 1\n\nn\n\ns\n');
  assert.equal(
    markdown(page, { headings: 'setext', emphasis: '_', links: 'referenced', images: 'alt', bullet: '+', drop: ['nav', 'noscript'], flavor: 'commonmark' }),
    'T\n===\n\n_e_ [l][1] A<del>x</del>\n\n+ 1\n\n[1]: u\n',
  );
  assert.equal(markdown('<p><img src=i alt=A>x', { images: 'drop' }), 'x\n');
  assert.equal(markdown('<ul><li>1</ul>', { bullet: '*' }), '* 1\n');
  assert.equal(markdown('<p>one two three', { width: 7 }), 'one two\nthree\n');
  assert.match(markdown('<table><tr><td>1<td>2</table>'), /\| 1 \| 2 \|/);
  assert.equal(markdown('<table><tr><td>1<td>2</table>', { tables: 'text' }), '1\n\n2\n');
  const merged = '<table>\n<tr><td colspan="2">1</td></tr>\n</table>\n';
  assert.equal(markdown('<table><tr><td colspan=2>1</table>', { tables: 'html' }), merged);
  assert.equal(markdown('<noscript>s</noscript><p>t', { scripting: true }), 't\n');
  assert.equal(markdown('<p>a<p>b<p>c', { limits: { nodes: 5 } }).includes('c'), false);
});

test('absolute addresses', () => {
  const url = 'https://example.org/a/b';
  const page = '<a href=c>é</a> <a href=#d>2</a> <a href="https://[">3</a> <img src="/e f" alt=4> <a href=//x.example>5</a>';
  const written = '[é](https://example.org/a/c) [2](https://example.org/a/b#d) [3](https://[) ![4](https://example.org/e%20f) [5](https://x.example/)\n';
  assert.equal(markdown(page, { url, drop: ['nav', 'aside'] }), written);
  assert.equal(markdown(`<base target=x><base href=/z/><base href=/y/>${page}`, { url: new URL(url) }), written.replace('/a/c', '/z/c').replace('/a/b#d', '/z/#d'));
  assert.ok(markdown(`${page.repeat(3000)}<a href="${'x'.repeat(100000)}">y</a>`, { url }).includes(`(https://example.org/a/${'x'.repeat(100000)})`));
  const { facts, markdown: asMarkdown } = mainContent(ARTICLE.replace('<em>', '<link rel=canonical href=/clocks><a href=more>more</a><em>'), { url });
  assert.equal(facts.canonical, 'https://example.org/clocks');
  assert.ok(asMarkdown.includes('[more](https://example.org/a/more)'));
  assert.equal(markdown('<a href=c>1</a>'), '[1](c)\n');
  assert.throws(() => markdown('', { url: 'a' }), TypeError);
});

test('wrong arguments', () => {
  assert.throws(() => markdown('', { flavor: 'gmf' }), /unknown flavor “gmf”.* commonmark/);
  assert.throws(() => markdown('', { width: -1 }), /width must be a whole number/);
  assert.throws(() => markdown('', { drop: 'nav' }), /drop must be an array/);
  assert.throws(() => markdown('', { edition: '2024-09-12' }), /unknown option “edition” of markdown\(\)/);
  assert.throws(() => mainContent('', { flavor: 'gfm' }), /unknown option “flavor” of mainContent\(\), one of markdown\(\)/);
  assert.throws(() => mainContent(17), TypeError);
  assert.match(version(), /^\d+\.\d+\.\d+$/);
});

test('many calls, and a large page', () => {
  const page = `${ARTICLE}${'<p>é<div>a</div>'.repeat(3000)}`;
  for (let i = 0; i < 3; i++) assert.ok(markdown(page).length > 9000 && mainContent(page).facts.title === 'About clocks');
});
