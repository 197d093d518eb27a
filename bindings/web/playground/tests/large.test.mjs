// Typing into long texts: the page's thread stays free. What it does is counted, not timed: how often each block of the page's
// program runs, the elements that it makes, the texts that it has parsed.
import assert from "node:assert/strict";
import { becomes, check, html, open, put } from "./page.mjs";

const part = "<p>Hello <b>bold <i>it</b> x</i>\n<table><tr><td>cell</table><ul><li>one<li>two</ul>\n";
const textOf = (size) => part.repeat(Math.ceil(size / part.length));

/** Opens a page that counts, from before its program is compiled. */
async function openCounted(fragment) {
  let session;
  const opened = await open(fragment, {}, async (page) => {
    session = await page.context().newCDPSession(page);
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await page.addInitScript(() => {
      // Elements, in all and at most in one task, and texts that are sent to be parsed.
      const made = (window.made = { elements: 0, most: 0, parses: 0 });
      const { createElement } = Document.prototype;
      const { postMessage } = Worker.prototype;
      const { port1, port2 } = new MessageChannel();
      let inTask = 0;
      port1.onmessage = () => (inTask = 0);
      Document.prototype.createElement = function (...names) {
        if (inTask === 0) port2.postMessage(0); // comes in a later task
        made.elements++;
        made.most = Math.max(made.most, ++inTask);
        return createElement.apply(this, names);
      };
      Worker.prototype.postMessage = function (message, ...more) {
        if (message.name === "parse") made.parses++;
        return postMessage.call(this, message, ...more);
      };
    });
  });
  // The program begins with the editor's library, which colours text as long as it has time.
  const begin = await opened.evaluate(() => document.querySelector("script:not([type])").textContent.indexOf("HTML to parse"));
  assert.ok(begin > 0);
  const count = async () => (await session.send("Profiler.takePreciseCoverage")).result
    .filter(({ url }) => url.startsWith("file:"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => (ranges[0].startOffset < begin ? [] : ranges.map((range) => range.count))))
    .reduce((sum, one) => sum + one, 0);
  /** What the page does meanwhile: the blocks of its own program that run, the elements that it makes, the texts that it has parsed. */
  const workOf = async (act) => {
    await count();
    await opened.evaluate(() => Object.assign(window.made, { elements: 0, most: 0, parses: 0 }));
    await act();
    return { blocks: await count(), ...(await opened.evaluate(() => window.made)) };
  };
  return { opened, workOf };
}
async function type(opened, keys) {
  for (let i = 0; i < keys; ++i) await opened.keyboard.type("<b>x"[i % 4]);
}
const focus = (opened) => opened.evaluate(() => document.querySelector(".editor .cm-content").cmTile.view.focus());

// Of the page's own program, for each node that a result has; to list the rows takes 5.
const BLOCKS = 16;
// Elements that a task makes: those in view, in the editor and in the result, or the first errors.
const MOST = 2500;

for (const tab of ["tree", "errors", "html", "markdown", "content", "validate"]) {
  check(`100 KB are parsed while typing, and no task makes many elements: ${tab}`, async () => {
    const { opened, workOf } = await openCounted(html("x", "&tab=" + tab));
    await put(opened, textOf(100_000));
    await focus(opened);
    await becomes(opened, "#status", /^100,044 bytes/);
    const nodes = Number((await opened.locator("#status").innerText()).match(/([\d,]+) nodes/)[1].replaceAll(",", ""));
    const keys = 20;
    const work = await workOf(async () => {
      await type(opened, keys);
      await becomes(opened, "#status", /^100,064 bytes/);
    });
    console.log(`# ${tab}: ${JSON.stringify(work)}`);
    assert.ok(work.parses > 0 && work.parses <= keys, `${work.parses} parses for ${keys} keys`);
    assert.ok(work.most <= MOST, `${work.most} elements in a task`);
    assert.ok(work.blocks <= BLOCKS * nodes * (work.parses + 1), `${work.blocks} blocks for ${work.parses} parses of ${nodes} nodes`);
  });
}

check("5 MB: a notice, no parsing for each key, most tabs when they are opened", async () => {
  const { opened, workOf } = await openCounted(html("x"));
  assert.match(await opened.locator("#status").innerText(), /^1 byte/);
  await put(opened, textOf(5_000_000));
  await focus(opened);
  await becomes(opened, "#status", /^5,000,016 characters: parsed when you pause/);
  await becomes(opened, "#status", /^5,000,016 bytes · 1,190,483 nodes/);
  const nodes = 1_190_483;
  const typing = await workOf(() => type(opened, 10));
  console.log(`# while typing: ${JSON.stringify(typing)}`);
  // None, unless the machine was busy for longer than a pause.
  assert.ok(typing.blocks <= 10_000 + BLOCKS * nodes * typing.parses, `${typing.blocks} blocks while typing, ${typing.parses} parses`);
  await becomes(opened, "#status", /^5,000,026 bytes/);
  // Ten changes in one task: what comes then is one parse.
  const pause = await workOf(async () => {
    await opened.evaluate(() => {
      const { view } = document.querySelector(".editor .cm-content").cmTile;
      for (let i = 0; i < 10; ++i) view.dispatch({ changes: { from: 0, insert: "x" } });
    });
    await becomes(opened, "#status", /^5,000,036 bytes/);
  });
  console.log(`# when the tree comes: ${JSON.stringify(pause)}`);
  assert.equal(pause.parses, 1);
  assert.ok(pause.most <= MOST, `${pause.most} elements in a task when the tree comes`);
  assert.ok(pause.blocks <= BLOCKS * nodes, `${pause.blocks} blocks when the tree comes`);
  // The tree can be walked to its end.
  await opened.locator("#result-tree").focus();
  const tree = await workOf(async () => {
    await opened.keyboard.press("End");
    for (let i = 0; i < 5; ++i) await opened.keyboard.press("ArrowUp");
    await becomes(opened, "#result-tree [aria-selected=true]", /./);
  });
  console.log(`# in the tree: ${JSON.stringify(tree)}`);
  assert.equal(tree.parses, 0);
  assert.ok(tree.most <= MOST, `${tree.most} elements in a task in the tree`);
  assert.ok(tree.blocks <= 20_000, `${tree.blocks} blocks in the tree`);
  await opened.locator("#tab-selectors").click();
  await opened.locator(".later", { hasText: "“Selectors” is computed for such a text when you ask for it" }).waitFor();
  await opened.locator(".later button").click();
  await opened.locator("#selector").fill(":root");
  await becomes(opened, "#selected", /^1 element/);
  await opened.locator("#tab-text").click();
  await opened.locator(".later button").waitFor();
  await opened.locator("#tab-steps").click();
  await opened.locator(".later", { hasText: "takes texts of up to 2,000,000 characters" }).waitFor();
  assert.equal(await opened.locator(".later button").isVisible(), false);
  await opened.locator("#tab-text").click();
  await put(opened, "<p>short");
  await becomes(opened, "#panel-text .cm-content", /^short$/);
});
