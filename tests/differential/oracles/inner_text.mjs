// inner_text.mjs [--version]: asks Chromium for innerText. $LOCKSTEP_BROWSER names another executable.
//
// A case has "html". It may have "strip": true, which removes scripts, styles and whatever loads resources; and "remedies", a list
// of names in REMEDIES, which are changes to the tree that remove a reason why Chromium differs. The answer has the "html" that the
// browser finally got, and the "inner_text" of its body. Scripts do not run.
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from './protocol.mjs';

const LOADING = 'script,style,link,meta,base,img,picture,iframe,frame,object,embed,video,audio';
const PATIENCE = 10000; // milliseconds for a page

// Runs in the page. Each remedy is as narrow as its reason, so that the rest of the document is still compared.
function prepare(html, loading, names) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const SVG = 'http://www.w3.org/2000/svg';
  const each = (selector, change) => {
    for (const element of parsed.querySelectorAll(selector)) change(element);
  };
  const rename = (element, name) => {
    const other = parsed.createElementNS(element.namespaceURI, name);
    for (const attribute of [...element.attributes]) other.setAttributeNode(attribute.cloneNode());
    other.append(...element.childNodes);
    element.replaceWith(other);
  };
  const KNOWN_SVG = new Set(('a circle clipPath defs desc ellipse filter foreignObject g image line linearGradient marker mask ' +
    'metadata path pattern polygon polyline radialGradient rect script stop style svg switch symbol text textPath title tspan ' +
    'use view').split(' '));
  const NEVER_RENDERED = 'symbol,defs,marker,pattern,mask,clipPath';
  const REMEDIES = {
    optgroup: () => each('optgroup', element => element.closest('select') || rename(element, 'div')),
    option: () => each('option', element => element.closest('select')
      ? element.replaceChildren(element.textContent.trim().replace(/\s+/g, ' ')) : rename(element, 'div')),
    'hidden-option': () => each('select *', element => ['hidden', 'popover'].forEach(name => element.removeAttribute(name))),
    'until-found': () => each('[hidden=until-found i]', element => element.setAttribute('hidden', '')),
    marquee: () => each('marquee', element => ['hidden', 'popover'].forEach(name => element.removeAttribute(name))),
    'marquee-white-space': () => each('pre marquee,listing marquee,xmp marquee', element => rename(element, 'span')),
    object: () => each('object', element => rename(element, 'span')),
    columns: () => each('col,colgroup', element => element.remove()),
    ruby: () => each('ruby,rt', element => rename(element, 'span')),
    wbr: () => each('wbr', element => element.remove()),
    'svg-definitions': () => each(NEVER_RENDERED, element => element.namespaceURI === SVG && element.replaceChildren()),
    'svg-unknown': () => each('svg *', element =>
      element.namespaceURI === SVG && (element.parentNode.closest('text')
        ? !['a', 'textPath', 'tspan'].includes(element.localName) && rename(element, 'tspan')
        : !KNOWN_SVG.has(element.localName) && rename(element, 'g'))),
    'xml-space': () => each('*', element => element.removeAttribute('xml:space')),
    ms: () => each('ms', element => rename(element, 'mtext')),
    mi: () => each('mi', element => rename(element, 'mn')),
    'math-table': () => {
      each('mtd', element => element.parentNode.localName === 'mtr' || rename(element, 'mrow'));
      each('mtr', element => element.parentNode.localName === 'mtable' || rename(element, 'mrow'));
    },
    'zero-width-space': () => {
      const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) walker.currentNode.data = walker.currentNode.data.replaceAll('\u200b', 'Z');
    },
    audio: () => each('audio', element => element.setAttribute('controls', '')),
    embed: () => each('embed', element => rename(element, 'img')),
  };
  if (loading) {
    each(loading, element => element.remove());
    each('*', element => ['style', 'src', 'srcset', 'background', 'autofocus'].forEach(name => element.removeAttribute(name)));
  }
  for (const name of names) REMEDIES[name]();
  return (parsed.doctype ? '<!doctype html>' : '') + parsed.documentElement.outerHTML;
}

const candidates = [process.env.LOCKSTEP_BROWSER, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const browser = await puppeteer.launch({
  executablePath: candidates.find(name => name && fs.existsSync(name)),
  pipe: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND'],
});
if (process.argv[2] === '--version') {
  console.log(await browser.version());
} else {
  const preparing = await browser.newPage();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setJavaScriptEnabled(false);
  await serve(async cases => {
    const answers = [];
    for (const one of cases) {
      try {
        const html = one.strip || one.remedies
          ? await preparing.evaluate(prepare, one.html, one.strip ? LOADING : '', one.remedies ?? []) : one.html;
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        answers.push({ html, inner_text: await page.evaluate(() => document.body?.innerText ?? '') });
      } catch (error) {
        answers.push({ error: error.message });
      }
    }
    return answers;
  });
}
await browser.close();
