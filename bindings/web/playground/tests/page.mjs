// What the tests of the playground share: headless Chromium, the page opened from the disk. LOCKSTEP_PLAYGROUND is the page,
// LOCKSTEP_CHROMIUM the browser.
// LOCKSTEP_SLOWDOWN=N slows the page down N times: no test may depend on how quickly a result follows the input.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const page = process.env.LOCKSTEP_PLAYGROUND ?? join(here, "../../../../build/web/playground/index.html");
export const browserPath = process.env.LOCKSTEP_CHROMIUM ??
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
export const skip = !browserPath ? "no Chromium" : !existsSync(page) ? `${page} has not been built` : false;
export const address = pathToFileURL(page).href;
export const slowdown = Number(process.env.LOCKSTEP_SLOWDOWN ?? 1);

// A hang, not a slow machine.
export const HANG = 600_000;

export let browser;
export const messages = [];

before(async () => {
  if (!browserPath) return;
  const { chromium } = await import("playwright-core");
  const args = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  browser = await chromium.launch({ executablePath: browserPath, args });
});
after(async () => {
  await browser?.close();
});

/** A page, with nothing in it. */
export async function newPage(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(HANG / 2);
  return context.newPage();
}

/** Opens the playground, and fails if anything but the page is loaded or anything is written to the console. `before` is
called with the page before that. */
export async function open(fragment = "", options = {}, before = undefined) {
  const opened = await newPage(options);
  const context = opened.context();
  messages.length = 0;
  await before?.(opened);
  opened.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  opened.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  opened.on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) messages.push(`request: ${request.url()}`);
  });
  if (slowdown > 1) await (await context.newCDPSession(opened)).send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await opened.goto(address + (fragment ? "#" + fragment : ""));
  await opened.waitForSelector("body.ready");
  return opened;
}
export const html = (text, more = "") => `html=${encodeURIComponent(text)}${more}`;
export const rows = (opened, id = "result-tree") => opened.locator(`#${id} .row`).allInnerTexts();
export const editor = (opened) => opened.locator(".editor .cm-content");
/** Waits until the result shows it. */
export const shows = (opened, text) => opened.locator(".result").getByText(text).first().waitFor();
/** Waits until the element's text matches: results follow the input after a while. */
export const becomes = (opened, selector, pattern) => opened.locator(selector).filter({ hasText: pattern }).first().waitFor();
export const check = (name, act) =>
  test(name, { skip, timeout: HANG }, async () => {
    await act();
    assert.deepEqual(messages, []);
    for (const context of browser.contexts()) await context.close();
  });

/** Puts a text into the editor at once. */
export const put = (opened, text) => opened.evaluate((text) => {
  const { view } = document.querySelector(".editor .cm-content").cmTile;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}, text);
/** Drops a file of these bytes. */
export async function drop(opened, bytes, name = "page.html") {
  const data = await opened.evaluateHandle(([bytes, name]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(bytes)], name));
    return transfer;
  }, [[...bytes], name]);
  await opened.dispatchEvent("main", "drop", { dataTransfer: data });
}
