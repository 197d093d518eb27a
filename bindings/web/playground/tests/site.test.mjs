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
    ["parse_fragment", /api\/parser\.html#/, "parse_fragment"],
    ["Node::select", /api\/document\.html#/, "Node::select"],
    ["lockstep_parse_bytes", /api\/c-parse\.html#/, "lockstep_parse_bytes"],
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

test("rules and witnesses of the report open in the playground, whose rules lead back", { skip, timeout: 120_000 }, async () => {
  for (const path of ["report/parsing-main-inbody.html", "report/tag-open-state.html"]) {
    const { page, messages } = await visit(path);
    const links = await page.locator('a[href*="playground/index.html#"]').evaluateAll((all) => all.map((one) => one.href));
    const rules = links.filter((link) => link.includes("&rule=")), witnesses = links.filter((link) => !link.includes("&tab="));
    assert.ok(rules.length > 2 && witnesses.length > 2, path);
    await page.goto("about:blank");
    await page.goto(witnesses[0]);
    await page.locator("#result-tree .row").first().waitFor();
    for (const link of [rules[0], rules.at(-1)]) {
      await page.goto("about:blank");
      await page.goto(link);
      // The step that takes the rule names it, and leads to it in the report.
      await page.locator(".happened h2").waitFor();
      const back = await page.locator('.happened a[href*="report/"]').evaluateAll((all) => all.map((one) => one.href));
      assert.ok(back.length > 0, link);
      await page.goto(back.at(-1));
      await page.waitForFunction(() => !location.pathname.endsWith("/index.html"), null, { timeout: 10_000 });
      const found = await page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null);
      assert.ok(found, `${back.at(-1)} leads to ${page.url()}`);
    }
    assert.deepEqual(messages, [], path);
  }
});
