// Measures everyday programs in jsdom, linkedom, happy-dom, cheerio and the package, in one process:
//
//   node everyday.js FOLDER [PAGES]
//
// Installs the others into a folder. PAGES is a folder of pages; without it, a page of 60 KB is made. Prints the table of
// docs/evidence/benchmark-web.md: milliseconds of the processor for each program, the median of rounds in which all take turns. What a
// program returns must be the same in all.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lockstep from '../lib/index.js';
import { median } from './bench.js';

const ROUNDS = 3;
const LEAST = 20_000; // microseconds of one measurement
const packages = { cheerio: '1.2.0', 'happy-dom': '21.0.4', jsdom: '29.1.1', linkedom: '0.18.15' };
const [given, pagesFolder] = process.argv.slice(2);
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
if (process.env.LOCKSTEP_ROW === undefined) spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
const require = createRequire(join(folder, 'x.js'));
const { JSDOM } = require('jsdom');
const { parseHTML } = require('linkedom');
const { load } = require('cheerio');
const { Window } = await import(pathToFileURL(require.resolve('happy-dom')).href).catch(() => import('happy-dom'));

// An article with links, images, a table, a form and scripts.
const paragraph = (i) => `<p class="text t${i % 7}" id="p${i}">Paragraph ${i} with <a href="/page/${i}?a=1&amp;b=2" title="Link ${i}">a link</a>, <b>bold</b> and <i class="x y">italic</i> words, and an <img src="/i/${i}.png" alt="Picture ${i}">.</p>\n`;
const row = (i) => `<tr><td>${i}</td><td class="name">Name ${i}</td><td data-price="${i * 3}">${i * 3} €</td></tr>\n`;
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>An article</title><meta name="description" content="What it is about"><script>var a = 1 < 2;</script><style>p { color: red }</style></head>
<body><nav><ul>${Array.from({ length: 30 }, (_, i) => `<li><a href="/n/${i}">Item ${i}</a></li>`).join('')}</ul></nav><main>${Array.from({ length: 150 }, (_, i) => paragraph(i)).join('')}
<table><thead><tr><th>No<th>Name<th>Price</tr></thead><tbody>${Array.from({ length: 150 }, (_, i) => row(i)).join('')}</tbody></table>
<form action="/go"><input name="q" value="x"><select name="s"><option>1<option selected>2</select><textarea name="t">y</textarea></form></main></body></html>`;
const SMALL = '<div class="card"><h2>Title</h2><p>Some <b>text</b> and <a href="/x">a link</a>.</p></div>';
const page = pagesFolder ? readFileSync(join(pagesFolder, readdirSync(pagesFolder).filter((name) => name.endsWith('.html'))[0]), 'utf8') : PAGE;

// Each way opens a document and closes it. happy-dom has one window for all, as a program would.
const happyParser = new (new Window().DOMParser)();
const WAYS = {
  lockstep: { open: (html) => lockstep.parse(html), close: (document) => document.close() },
  jsdom: { open: (html) => new JSDOM(html).window.document, close: (document) => document.defaultView.close() },
  linkedom: { open: (html) => parseHTML(html).document, close: () => {} },
  'happy-dom': { open: (html) => happyParser.parseFromString(html, 'text/html'), close: () => {} },
};
const text = (value) => value.replace(/\s+/g, ' ').trim();
// [what it does, with the DOM, with cheerio]. Each opens the page.
const PROGRAMS = [
  ['parse, and nothing else', () => '', () => ''],
  ['the title', (d) => d.title, ($) => $('title').text()],
  ['all links', (d) => [...d.querySelectorAll('a[href]')].map((a) => a.getAttribute('href')).join(), ($) => $('a[href]').map((_, a) => $(a).attr('href')).get().join()],
  ['all images by tag name', (d) => [...d.getElementsByTagName('img')].map((i) => i.getAttribute('alt')).join(), ($) => $('img').map((_, i) => $(i).attr('alt')).get().join()],
  ['by id, 100 times', (d) => { let n = 0; for (let i = 0; i < 100; i++) n += d.getElementById(`p${i}`).getAttribute('class').length; return n; }, ($) => { let n = 0; for (let i = 0; i < 100; i++) n += $(`#p${i}`).attr('class').length; return n; }],
  ['the text of the page', (d) => text(d.querySelector('main').textContent).length, ($) => text($('main').text()).length],
  ['a table as rows', (d) => JSON.stringify([...d.querySelectorAll('tbody tr')].map((tr) => [...tr.children].map((td) => td.textContent))), ($) => JSON.stringify($('tbody tr').get().map((tr) => $(tr).children().get().map((td) => $(td).text())))],
  ['walk all nodes', (d) => { let n = 0; const visit = (node) => { n++; for (let c = node.firstChild; c; c = c.nextSibling) visit(c); }; visit(d.body); return n; }, ($) => { let n = 0; const visit = (node) => { n++; for (const c of node.children ?? []) visit(c); }; visit($('body')[0]); return n; }],
  ['serialize', (d) => d.body.innerHTML.length, ($) => $('body').html().length],
  ['add a class to all paragraphs', (d) => { for (const p of d.querySelectorAll('p')) p.classList.add('new'); return d.querySelectorAll('.new').length; }, ($) => { $('p').addClass('new'); return $('.new').length; }],
  ['make links absolute, serialize', (d) => { for (const a of d.querySelectorAll('a[href]')) a.setAttribute('href', `https://example.org${a.getAttribute('href')}`); return d.body.innerHTML.length; }, ($) => { $('a[href]').each((_, a) => { $(a).attr('href', `https://example.org${$(a).attr('href')}`); }); return $('body').html().length; }],
  ['lazy images, serialize', (d) => { for (const i of d.querySelectorAll('img')) { i.setAttribute('loading', 'lazy'); i.removeAttribute('title'); } return d.body.innerHTML.length; }, ($) => { $('img').attr('loading', 'lazy').removeAttr('title'); return $('body').html().length; }],
  ['remove scripts and styles, serialize', (d) => { for (const s of d.querySelectorAll('script, style')) s.remove(); return d.head.innerHTML.length; }, ($) => { $('script, style').remove(); return $('head').html().length; }],
  ['wrap images, serialize', (d) => { for (const i of d.querySelectorAll('img')) { const f = d.createElement('figure'); i.replaceWith(f); f.append(i); } return d.body.innerHTML.length; }, ($) => { $('img').each((_, i) => { $(i).wrap('<figure></figure>'); }); return $('body').html().length; }],
  ['unwrap all b', (d) => { for (const b of d.querySelectorAll('b')) b.replaceWith(...b.childNodes); return d.querySelectorAll('b').length; }, ($) => { $('b').each((_, b) => { $(b).replaceWith($(b).contents()); }); return $('b').length; }],
  ['insert 500 list items', (d) => { const ul = d.querySelector('ul'); for (let i = 0; i < 500; i++) { const li = d.createElement('li'); li.textContent = `new ${i}`; ul.appendChild(li); } return ul.children.length; }, ($) => { const ul = $('ul'); for (let i = 0; i < 500; i++) ul.append($('<li>').text(`new ${i}`)); return ul.children().length; }],
  ['innerHTML of 50 paragraphs', (d) => { let i = 0; for (const p of [...d.querySelectorAll('p')].slice(0, 50)) p.innerHTML = `<b>${i++}</b> x <i>y</i>`; return d.querySelectorAll('p > b').length; }, ($) => { $('p').slice(0, 50).each((i, p) => { $(p).html(`<b>${i}</b> x <i>y</i>`); }); return $('p > b').length; }],
  ['clone a table ten times', (d) => { const t = d.querySelector('table'); for (let i = 0; i < 10; i++) t.parentNode.append(t.cloneNode(true)); return d.querySelectorAll('td').length; }, ($) => { const t = $('table'); for (let i = 0; i < 10; i++) t.parent().append(t.clone()); return $('td').length; }],
  ['sort the rows of a table', (d) => { const t = d.querySelector('tbody'); t.append(...[...t.children].sort((a, b) => b.firstElementChild.textContent - a.firstElementChild.textContent)); return t.textContent.length; }, ($) => { const t = $('tbody'); t.append(t.children().get().sort((a, b) => $(b).children().first().text() - $(a).children().first().text())); return t.text().length; }],
  ['mark a word in all texts', (d) => {
    const found = [];
    const visit = (node) => {
      if (node.nodeType === 3 && node.data.includes('words')) found.push(node);
      for (let c = node.firstChild; c; c = c.nextSibling) visit(c);
    };
    visit(d.body);
    for (const t of found) {
      const m = d.createElement('mark');
      m.textContent = 'words';
      const [a, b] = t.data.split('words');
      t.replaceWith(a, m, b);
    }
    return d.querySelectorAll('mark').length;
  }, ($) => {
    $('body').find('*').contents().filter((_, n) => n.type === 'text' && n.data.includes('words')).each((_, t) => {
      const [a, b] = t.data.split('words');
      $(t).replaceWith([a, '<mark>words</mark>', b].join(''));
    });
    return $('mark').length;
  }],
];
const timed = (act) => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
const names = [...Object.keys(WAYS), 'cheerio'];
const cases = PROGRAMS.map(([name, dom, cheerio]) => [name, dom, cheerio, page]);
if (!pagesFolder) cases.push(['a small fragment: its text', (d) => d.querySelector('.card').textContent.length, ($) => $('.card').text().length, SMALL], ['a small fragment: change and serialize', (d) => { d.querySelector('a').setAttribute('rel', 'nofollow'); return d.body.innerHTML.length; }, ($) => { $('a').attr('rel', 'nofollow'); return $('body').html().length; }, SMALL]);

// One program in a separate process: what one leaves to the garbage collector does not slow another down.
const settle = () => new Promise((resolve) => setImmediate(resolve));
async function measureProgram([name, dom, cheerio, html]) {
  const runs = names.map((way) => (way === 'cheerio' ? () => cheerio(load(html)) : () => {
    const document = WAYS[way].open(html);
    const result = dom(document);
    WAYS[way].close(document);
    return result;
  }));
  const results = runs.map((run) => { try { return String(run()); } catch (error) { return error; } });
  const repeats = [];
  for (const [way, run] of runs.entries()) {
    let n = 1;
    while (!(results[way] instanceof Error) && timed(() => { for (let i = 0; i < n; i++) run(); }) < LEAST) n *= 2;
    repeats.push(n);
    await settle();
  }
  const times = names.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, run] of runs.entries()) {
      if (results[way] instanceof Error) continue;
      times[way].push(timed(() => { for (let i = 0; i < repeats[way]; i++) run(); }) / repeats[way]);
      await settle();
    }
  const best = times.map((all) => (all.length === 0 ? Infinity : median(all)));
  const shown = best.map((time, way) => (time === Infinity ? 'fails' : `${(time / 1000).toPrecision(3)}${results[way] === results[0] ? '' : ' (another result)'}`));
  return `| ${name} | ${shown.map((one, way) => (best[way] === Math.min(...best) ? `**${one}**` : one)).join(' | ')} |`;
}
if (process.env.LOCKSTEP_ROW !== undefined) {
  console.log(await measureProgram(cases[Number(process.env.LOCKSTEP_ROW)]));
  process.exit();
}
console.log(`| Node ${process.versions.node}, ${page.length.toLocaleString('en')} characters, ms | ${names.map((name) => (packages[name] ? `${name} ${packages[name]}` : name)).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(names.length)}`);
for (const index of cases.keys()) {
  const { stdout, stderr } = spawnSync(process.execPath, [process.argv[1], ...process.argv.slice(2)], { encoding: 'utf8', env: { ...process.env, LOCKSTEP_ROW: String(index) } });
  process.stdout.write(stdout || stderr);
}
