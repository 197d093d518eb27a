// browser.mjs chromium|firefox|webkit [--version]: answers cases with a browser. $LOCKSTEP_BROWSER names another executable.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import webdriver from 'selenium-webdriver';
import { ascii, serve } from './protocol.mjs';

// Nothing loads. Firefox would empty style attributes without the second part.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const POLICIES = { quiet: POLICY, execute: POLICY + "; script-src 'unsafe-inline'" };
const blankPage = policy => 'data:text/html;charset=utf-8,' + encodeURIComponent(
  `<!doctype html><meta charset=utf-8><meta http-equiv=Content-Security-Policy content="${policy}"><body>`);
const PATIENCE = 10000; // milliseconds for a batch, after which the browser is started again
const helper = fs.readFileSync(new URL('page.js', import.meta.url), 'utf8');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'lockstep-oracle-'));

async function within(promise, milliseconds) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function executable(...candidates) {
  const found = [process.env.LOCKSTEP_BROWSER, ...candidates].find(name => name && fs.existsSync(name));
  if (!found) throw new Error(`no browser at ${candidates.join(', ')}; set LOCKSTEP_BROWSER to its path`);
  return found;
}

async function puppeteerBrowser(options) {
  const browser = await puppeteer.launch({ protocolTimeout: PATIENCE, ...options });
  return {
    version: await browser.version(),
    async page(policy) {
      const page = await browser.newPage();
      await page.goto(blankPage(policy));
      await page.evaluate(helper);
      return { ask: json => page.evaluate(text => globalThis.answerCases(text), json), close: () => page.close() };
    },
    close: () => browser.close(),
    kill: () => browser.process()?.kill('SIGKILL'),
  };
}

const chromium = () => puppeteerBrowser({
  executablePath: executable('/usr/bin/chromium', '/usr/bin/google-chrome'),
  userDataDir: scratch,
  pipe: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND'],
});

const firefox = () => puppeteerBrowser({
  browser: 'firefox',
  executablePath: executable('/usr/bin/firefox-esr', '/usr/bin/firefox'),
  userDataDir: scratch,
  extraPrefsFirefox: { 'dom.max_script_run_time': 0, 'network.proxy.type': 1, 'network.proxy.http': '127.0.0.1' },
});

let launches = 0;

async function answers(address) {
  for (const end = Date.now() + 30000; ;) {
    try {
      return await fetch(address);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}

// WebKitGTK's MiniBrowser; the caller provides a display.
async function webkit() {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  const browserPath = executable(...folders.flatMap(f => ['4.1', '4.0', '6.0'].map(v => `${f}/webkit2gtk-${v}/MiniBrowser`)));
  const port = 20000 + (process.pid + 7 * launches++) % 20000;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, HOME: scratch } });
  await answers(`http://127.0.0.1:${port}/status`);
  const session = await new webdriver.Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
      timeouts: { script: PATIENCE },
    }).build();
  const first = await session.getWindowHandle();
  return {
    version: 'WebKitGTK ' + (await session.getCapabilities()).get('browserVersion'),
    async page(policy) {
      await session.switchTo().newWindow('window');
      const window = await session.getWindowHandle();
      await session.get(blankPage(policy));
      await session.executeScript(helper);
      return {
        async ask(json) {
          await session.switchTo().window(window);
          return session.executeAsyncScript(
            'const done = arguments[1]; answerCases(arguments[0]).then(done, e => done(`[${String(e)}]`))', json);
        },
        async close() {
          await session.switchTo().window(window);
          await session.close();
          await session.switchTo().window(first);
        },
      };
    },
    async close() {
      await session.quit().catch(() => {});
      driver.kill();
    },
    kill: () => driver.kill('SIGKILL'),
  };
}

const launch = { chromium, firefox, webkit }[process.argv[2]];
const MOST = 20000; // cases per page: their leftovers add up
let browser = await launch();
let pages = {};

async function startAgain() {
  const old = browser;
  pages = {};
  await within(old.close(), 5000).catch(() => old.kill());
  browser = await launch();
}

async function askPage(kind, cases) {
  if (pages[kind]?.asked > MOST) {
    await pages[kind].close();
    delete pages[kind];
  }
  pages[kind] ??= { ...await browser.page(POLICIES[kind]), asked: 0 };
  pages[kind].asked += cases.length;
  return JSON.parse(await pages[kind].ask(ascii(cases.map(({ id, ...rest }) => rest))));
}

async function ask(kind, cases) {
  try {
    return await within(askPage(kind, cases), PATIENCE);
  } catch (error) {
    // A case has broken the page, or takes too long: find it by running them one by one.
    await startAgain();
    if (cases.length === 1) return [{ error: `the page failed: ${error.message}` }];
    const answers = [];
    for (const one of cases) answers.push(...await ask(kind, [one]));
    return answers;
  }
}

async function answer(batch) {
  const answers = new Array(batch.length);
  for (const kind of Object.keys(POLICIES)) {
    const places = [...batch.keys()].filter(place => (kind === 'execute') === Boolean(batch[place].execute));
    if (!places.length) continue;
    const given = await ask(kind, places.map(place => batch[place]));
    places.forEach((place, number) => { answers[place] = given[number]; });
  }
  return answers;
}

try {
  if (process.argv.includes('--version')) console.log(browser.version);
  else await serve(answer);
} finally {
  await within(browser.close(), 5000).catch(() => browser.kill());
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
