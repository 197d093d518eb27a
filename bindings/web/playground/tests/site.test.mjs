// The built site (build/site, or LOCKSTEP_SITE) in Chromium: search finds functions, the report and the playground lead to each
// other.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { browserPath, newPage, skip as noBrowser } from "./page.mjs";

const folder = process.env.LOCKSTEP_SITE ?? fileURLToPath(new URL("../../../../build/site", import.meta.url));
const skip = !browserPath ? noBrowser : existsSync(`${folder}/playground/index.html`) ? false : "no site: scripts/site";
const at = (path) => pathToFileURL(`${folder}/${path}`).href;

async function visit(path) {
  const messages = [];
  const page = await newPage();
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(at(path));
  return { page, messages };
}

test("search finds a function of the headers by its name", { skip, timeout: 60_000 }, async () => {
  const { page, messages } = await visit("docs/guide.html");
  for (const [words, address, title] of [
    ["parse_fragment", /api\/document\.html#/, "parse_fragment"],
    ["select_all", /api\/.*\.html#/, "select_all"],
    ["lockstep_parse_bytes", /api\/c\/.*\.html#/, "lockstep_parse_bytes"],
    ["adoption agency", /report\/adoption-agency-algorithm\.html/, "Adoption agency algorithm"],
  ]) {
    await page.locator("#search").fill(words);
    const first = page.locator("#found a").first();
    await first.filter({ hasText: title }).waitFor();
    const href = await first.getAttribute("href");
    assert.match(href, address, words);
    const target = await newPage();
    await target.goto(new URL(href, page.url()).href);
    const { hash } = new URL(target.url());
    if (hash) assert.ok(await target.evaluate((id) => document.getElementById(id) !== null, decodeURIComponent(hash.slice(1))), href);
    await target.close();
  }
  assert.deepEqual(messages, []);
});

test("a rule of the report opens the playground at its step, and the playground leads back to the rule", { skip, timeout: 60_000 }, async () => {
  for (const path of ["report/parsing-main-inbody.html", "report/tag-open-state.html", "report/adoption-agency-algorithm.html"]) {
    const { page, messages } = await visit(path);
    const links = await page.locator('a[href*="playground/index.html#"]').evaluateAll((all) => all.map((one) => one.href));
    assert.ok(links.length > 2, path);
    for (const link of [links[0], links[Math.floor(links.length / 2)], links.at(-1)]) {
      await page.goto("about:blank");
      await page.goto(link);
      await page.waitForSelector("body.ready");
      await page.locator(".happened h2").waitFor();
      // Back: to a page of the report that has the rule.
      const rules = await page.locator('.rules a[href*="report/"]').evaluateAll((all) => all.map((one) => one.href));
      assert.ok(rules.length > 0, link);
      await page.goto(rules[0]);
      await page.waitForFunction(() => !/\/index\.html$/.test(location.pathname), null, { timeout: 10_000 });
      const found = await page.evaluate(() => location.hash === "" || document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null);
      assert.ok(found, `${rules[0]} leads to ${page.url()}`);
    }
    assert.deepEqual(messages, [], path);
  }
});
