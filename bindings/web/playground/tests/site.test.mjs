// The built site (build/site, or LOCKSTEP_SITE) in Chromium: search finds functions first, pages are accessible and fit a phone, the
// report and the playground lead to each other.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { HANG, browserPath, newPage, skip as noBrowser } from "./page.mjs";

const folder = process.env.LOCKSTEP_SITE ?? fileURLToPath(new URL("../../../../build/site", import.meta.url));
const skip = !browserPath ? noBrowser : existsSync(`${folder}/playground/index.html`) ? false : "no site: scripts/dev site";
const at = (path) => pathToFileURL(`${folder}/${path}`).href;
const PHONE = { viewport: { width: 360, height: 740 } };
// A page of each kind.
const KINDS = [
  "index.html", "docs/index.html", "docs/guides/scale.html", "docs/evidence/benchmark.html", "api/index.html", "api/c-base.html", "api/document.html",
  "report/index.html", "report/tokenization.html", "report/data-state.html", "report/the-after-head-insertion-mode.html", "report/adoption-agency-algorithm.html", "report/parse-errors.html",
  "report/sanitization-constants.html", "report/rules-template.html", "report/tokenizer-diagram.html", "report/modes-diagram.html", "report/coverage.html", "report/editions.html", "report/review.html",
];

async function visit(path, options = {}) {
  const messages = [];
  const page = await newPage(options);
  page.on("console", (message) => messages.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`${page.url()}: ${error.message}`));
  await page.goto(at(path));
  return { page, messages };
}

test("search finds a function of the headers by its name", { skip, timeout: HANG }, async () => {
  const { page, messages } = await visit("docs/guides/tour.html");
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
  // A definition, then guides; the list of changes, which has every word, and branches of the rules come after both.
  const first = async (words, count = 1) => {
    await page.locator("#search").fill(words);
    await page.locator("#found li").first().waitFor();
    return page.locator("#found a").evaluateAll((all, count) => all.slice(0, count).map((one) => [one.firstChild.data, one.lastChild.textContent]), count);
  };
  for (const [words, expected] of [
    ["sanitize", "sanitize"], ["limits", "Limits"], ["document", "Document"], ["tokenizer", "Tokenizer"], ["lockstep_ok", "LOCKSTEP_OK"], ["benchmark", "The benchmark"],
    ["playground", "Playground"], ["sanitizer", "Sanitizer"],
  ])
    assert.equal((await first(words))[0][0], expected, words);
  for (const words of ["sanitizer", "positions", "errors", "tokens"])
    assert.ok((await first(words, 5)).some(([, kind]) => kind === "page"), `${words}: no guide`);
  for (const words of ["positions", "speculative", "bulk", "python", "encoding", "memory", "playground", "selectors", "faster", "arrow", "doctype"])
    for (const [title, kind] of await first(words, 3)) assert.ok(kind !== "Changes" && title !== "Changes", `${words}: ${title}`);
  // Names that no reader asks for: Doxygen’s of things without one, and of the macros that check a build.
  const leaked = await page.evaluate(() => window.LOCKSTEP_INDEX.map(([title]) => title).filter((title) => /@|CONFIGURATION$|^LOCKSTEP_\w+_$|^$/.test(title) && !/INVALID_/.test(title)));
  assert.deepEqual(leaked, []);
  assert.deepEqual(messages, []);
});

// All pages but the playground, which has its own tests.
test("no page is wider than a phone, and none writes to the console", { skip, timeout: HANG }, async () => {
  const { page, messages } = await visit("index.html", PHONE);
  const pages = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".html") && !path.startsWith("playground/"));
  const wide = [];
  for (const path of pages) {
    await page.goto(at(path));
    // What is folded is seen, too.
    await page.evaluate(() => {
      document.body.classList.add("open");
      document.querySelectorAll("details").forEach((one) => (one.open = true));
    });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (width > room) wide.push(`${path}, ${colorScheme}: ${width} px`);
    }
  }
  assert.deepEqual(wide, []);
  assert.deepEqual(messages, []);
});

// All rules of axe-core in light, contrast also in dark; on a phone those for what only a small screen has.
test("pages of the site and of the report are accessible", { skip, timeout: HANG }, async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const all = [];
  for (const path of KINDS) {
    for (const [colorScheme, options, ...rules] of [["light", {}], ["dark", {}, "color-contrast"], ["light", PHONE, "scrollable-region-focusable", "button-name"]]) {
      const page = await newPage({ colorScheme, ...options });
      await page.goto(at(path));
      // What is folded is seen, too.
      await page.evaluate(() => document.querySelectorAll("main details").forEach((one, index) => (one.open = index < 3)));
      await page.evaluate(axe);
      const { violations } = await page.evaluate((how) => window.axe.run(document, how), rules.length ? { runOnly: rules } : {});
      for (const { id, nodes } of violations) all.push(`${path}, ${colorScheme}, ${page.viewportSize().width} px: ${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
      await page.close();
    }
  }
  assert.deepEqual(all, []);
});

test("rules and witnesses of the report open in the playground, whose rules lead back", { skip, timeout: HANG }, async () => {
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
      await page.waitForFunction(() => !location.pathname.endsWith("/index.html"));
      const found = await page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null);
      assert.ok(found, `${back.at(-1)} leads to ${page.url()}`);
    }
    assert.deepEqual(messages, [], path);
  }
});
