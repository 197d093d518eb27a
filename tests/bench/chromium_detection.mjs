// chromium_detection.mjs: reads one page per line, in hexadecimal, and writes the encoding with which Chromium decodes the page as
// a local file that declares no encoding. Needs `npm ci` in tests/differential/oracles; $LOCKSTEP_BROWSER names another executable.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const puppeteer = createRequire(new URL('../differential/oracles/browser.mjs', import.meta.url))('puppeteer-core');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lockstep-detection-'));
const browser = await puppeteer.launch({
  executablePath: process.env.LOCKSTEP_BROWSER ?? '/usr/bin/chromium',
  userDataDir: path.join(folder, 'profile'),
  pipe: true,
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND'],
});
try {
  const tab = await browser.newPage();
  const file = path.join(folder, 'page.html');
  for (const line of fs.readFileSync(0, 'ascii').split('\n').filter(Boolean)) {
    fs.writeFileSync(file, Buffer.from(line, 'hex'));
    await tab.goto(pathToFileURL(file).href);
    console.log(await tab.evaluate(() => document.characterSet));
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
