// inner_text.mjs [--version]: asks Chromium for innerText. $LOCKSTEP_BROWSER names another executable.
//
// A case has "html" and, for pages of others, "strip": true, which removes scripts, style and whatever loads. The answer has
// "html", what the browser was given in the end, and "inner_text" of its body. Scripts do not run.
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from './protocol.mjs';

const LOADING = 'script,style,link,meta,base,img,picture,iframe,frame,object,embed,video,audio';
const PATIENCE = 10000; // milliseconds for a page

// Runs in the page.
function strip(html, loading) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll(loading)) element.remove();
  for (const element of parsed.querySelectorAll('*'))
    for (const name of ['style', 'src', 'srcset', 'background', 'autofocus']) element.removeAttribute(name);
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
  const stripping = await browser.newPage();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setJavaScriptEnabled(false);
  await serve(async cases => {
    const answers = [];
    for (const one of cases) {
      try {
        const html = one.strip ? await stripping.evaluate(strip, one.html, LOADING) : one.html;
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
