// The playground in headless Chromium: tests/page.mjs says how.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { address, becomes, check, drop, editor, html, messages, open, page, put, rows, shows, skip } from "./page.mjs";

const axe = skip ? "" : readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

check("typing changes the tree", async () => {
  const opened = await open(html("<p>one"));
  assert.ok((await rows(opened)).some((row) => row.includes("“one”")));
  await editor(opened).click();
  await opened.keyboard.press("Control+End");
  await opened.keyboard.type("<b>two</b>");
  await becomes(opened, "#result-tree .row", "<b>");
  await becomes(opened, "#status", /^16 bytes · 7 nodes/);
});

check("each element with children has its end tag, the first one too", async () => {
  const opened = await open(html("<p>one"));
  assert.deepEqual(await rows(opened), ["▾<html>", "<head>", "▾<body>", "▾<p>", "“one”", "</p>", "</body>", "</html>"]);
  const fragment = await open(html("<p>one", "&context=div"));
  assert.deepEqual(await rows(fragment), ["▾<p>", "“one”", "</p>"]);
});

check("contents of templates and shadow roots are in the tree; the content of a meta element is not", async () => {
  const opened = await open(html("<meta name=a content=b><template><i></template>"));
  assert.deepEqual(await rows(opened), [
    "▾<html>", "▾<head>", '<meta name="a" content="b">', "▾<template>", "▾#document-fragment", "<i>", "</template>", "</head>", "<body>", "</html>",
  ]);
});

check("tabs are switched by keyboard, and each is accessible, in light and in dark", async () => {
  const text = '<!DOCTYPE html><table>text<tr><td title="x">a</table><p>b<script>c</script>';
  const all = [];
  const filled = { markdown: ".cm-line:not(:empty)", content: "dd", validate: "li" }; // when their modules have been started
  for (const colorScheme of ["light", "dark"]) {
    const opened = await open(html(text, "&selector=td"), { colorScheme });
    await opened.evaluate(axe);
    await opened.locator("#tab-tree").focus();
    const tabs = await opened.locator("[role=tab]").count();
    for (let i = 0; i < tabs; ++i) {
      await opened.waitForTimeout(150);
      const [id] = await opened.locator("[role=tab][aria-selected=true]").evaluateAll((all) => all.map((one) => one.id.slice(4)));
      if (filled[id]) await opened.locator(`#panel-${id} ${filled[id]}`).first().waitFor();
      assert.equal(await opened.locator("[role=tab][aria-selected=true]").count(), 1);
      // The preview is a sandboxed frame, which takes no messages.
      const only = { iframes: false, ...(colorScheme === "light" ? {} : { runOnly: ["color-contrast"] }) };
      const { violations } = await opened.evaluate((how) => window.axe.run(document, how), only);
      const tab = await opened.locator("[role=tab][aria-selected=true]").innerText();
      for (const { id, nodes } of violations) all.push(`${colorScheme}, ${tab}: ${id}: ${nodes.map(({ html, failureSummary }) => html + " " + failureSummary).join("\n")}`);
      await opened.keyboard.press("ArrowRight");
    }
  }
  assert.deepEqual(all, []);
});

check("odd links open, and what they hold never becomes markup or code", async () => {
  const hostile = "</script><img src=x onerror=window.hostile=1><!--<script>";
  const fragments = [
    "%E0%A4%A", "html=a&tab=__proto__", "html=a&edition=constructor", "html=a&tab=steps&step=-1e9&rule=__proto__",
    `html=a&context=${encodeURIComponent(hostile)}`, `html=a&tab=sanitizer&config=${encodeURIComponent("[".repeat(9999))}`,
    `html=a&tab=selectors&selector=${encodeURIComponent(":is(".repeat(999) + hostile)}`,
    `html=${"%3Cb%3E%3Cp%3E".repeat(999)}%3C/b%3E&tab=steps&step=1999`,
    html(`<!DOCTYPE html "${hostile}">${hostile}<?${hostile}?><x</script>="${hostile}"><table>${hostile}`, "&tab=steps&step=4"),
  ];
  const bomb = deflateRawSync(Buffer.alloc(100 << 20, "a")).toString("base64url");
  fragments.push("deflate=" + bomb, "deflate=AAAA");
  const opened = await open();
  for (const fragment of fragments) {
    await opened.goto("about:blank");
    await opened.goto(`${address}#${fragment}`);
    await opened.waitForSelector("body.ready");
    assert.deepEqual(await opened.evaluate(() => [typeof window.hostile, document.querySelectorAll("img[src], [onerror]").length]), ["undefined", 0], fragment);
    if (fragment.startsWith("deflate=")) await becomes(opened, "#result-tree", "could not be unpacked");
  }
});
check("a step shows the rounds of loops, variables, and which part of a condition decided", async () => {
  const opened = await open(html("<b><p>x</b>y", "&tab=steps&step=4"));
  const rules = opened.locator(".happened .rules");
  await rules.getByText("round 1: formatting element <b>, furthest block <p>").waitFor();
  assert.equal(await rules.getByText("formatting element is <b>").count(), 0);
  await opened.getByLabel("all algorithms and conditions").check();
  await rules.getByText("formatting element is <b>").first().waitFor();
  await rules.getByText("repeat at most 8 times: round 2").waitFor();
  await rules.getByText("no, because the current node is not an HTML element named subject").waitFor();
  assert.equal(await rules.getByText("round 1: formatting element").count(), 0);
});
check("steps go forth and back, and a node leads to its token and back", async () => {
  const opened = await open(html("<table>x<td>y", "&tab=steps"));
  await shows(opened, "step 1 of 5");
  await opened.locator(".happened").focus();
  await opened.keyboard.press("ArrowRight");
  await shows(opened, "step 2 of 5");
  await opened.keyboard.press("ArrowRight");
  await shows(opened, "step 3 of 5");
  await shows(opened, "foster parented");
  await opened.keyboard.press("ArrowLeft");
  await shows(opened, "step 2 of 5");
  await opened.locator("#tab-tree").click();
  await opened.locator("#result-tree .row", { hasText: "“y”" }).click();
  await opened.getByText("What made it?").click();
  await shows(opened, "step 4 of 5");
  await becomes(opened, ".stepper output", "step 4 of 5");
  await becomes(opened, ".mark-token", /^y$/);
  await opened.getByText("Show its node in the final tree").click();
  await becomes(opened, "#result-tree [aria-selected=true]", "“y”");
});

check("a link shows the case again", async () => {
  const opened = await open(html("<td>x", "&context=tr&quirks=quirks&tab=selectors&selector=td&scripting=on"));
  assert.equal(await opened.locator("#context").inputValue(), "tr");
  assert.equal(await opened.locator("#scripting").isChecked(), true);
  await shows(opened, "1 element.");
  await becomes(opened, ".mark-match", /^<td>$/);
  // A long text is compressed, with whatever characters it has.
  const long = "<p>\u0000😀é\r\n".repeat(400);
  await put(opened, long);
  await opened.waitForFunction(() => location.hash.includes("deflate="));
  const again = await open((await opened.evaluate(() => location.hash)).slice(1));
  const text = await again.evaluate(() => document.querySelector(".editor .cm-content").cmTile.view.state.doc.toString());
  assert.equal(text, long);
});

check("a rule of the report opens the step that takes it", async () => {
  const opened = await open(html("a<html>", "&tab=steps&rule=in_body_start_tag_html_1:no"));
  await shows(opened, "step 2 of 3");
  await opened.getByText("Previous").first().click();
  await shows(opened, "step 1 of 3");
  await opened.locator("#scripting").check();
  await opened.waitForTimeout(300);
  await shows(opened, "step 1 of 3");
});

check("a file that is dropped shows how its encoding was found", async () => {
  const opened = await open();
  await drop(opened, Buffer.concat([Buffer.from("<meta charset=koi8-r>"), Buffer.from([0xf0, 0xd2])]));
  await opened.locator(".encoding", { hasText: "KOI8-R" }).waitFor();
  await becomes(opened, ".sniffed", /tentative\), by prescan/);
  // An encoding with large tables; what the server says overrides the meta.
  await opened.locator("#transport").selectOption("Shift_JIS");
  await opened.locator(".encoding", { hasText: "Shift_JIS" }).waitFor();
  await opened.locator("#transport").selectOption("");
  await opened.locator(".encoding", { hasText: "KOI8-R" }).waitFor();
  await becomes(opened, ".editor .cm-content", /Пр/);
});

check("a file that is dropped or chosen takes the place of the text, in the encoding that the server says", async () => {
  const opened = await open(html("<p>the old text", "&tab=tree"));
  await drop(opened, Buffer.from("<p>caf\xe9", "latin1"));
  await becomes(opened, ".editor .cm-content", /^<p>café$/);
  await becomes(opened, "#status", /^8 bytes/);
  await opened.locator("#transport").selectOption("KOI8-R");
  await becomes(opened, ".editor .cm-content", /^<p>cafИ$/);
  await opened.locator("#file").setInputFiles({ name: "b.html", mimeType: "text/html", buffer: Buffer.from("<p>chosen") });
  await becomes(opened, ".editor .cm-content", /^<p>chosen$/);
  // What is typed then stays.
  await put(opened, "<p>typed");
  await becomes(opened, "#status", /^8 bytes/);
  await opened.locator("#tab-tree").click();
  await opened.locator("#tab-encodings").click();
  await becomes(opened, ".editor .cm-content", /^<p>typed$/);
});

check("the words about an example go with it", async () => {
  const opened = await open();
  await becomes(opened, "#why", /never closed/);
  const said = () => opened.evaluate(() => [document.getElementById("why").hidden, document.getElementById("examples").value]);
  await editor(opened).click();
  await opened.keyboard.type("x");
  assert.deepEqual(await said(), [true, ""]);
  await opened.locator("#examples").selectOption({ label: "Foster parenting" });
  await becomes(opened, "#why", "moved in front of the table");
  assert.notEqual((await said())[1], "");
  await drop(opened, Buffer.from("<p>mine"));
  await becomes(opened, ".editor .cm-content", /^<p>mine$/);
  assert.deepEqual(await said(), [true, ""]);
  await opened.locator("#examples").selectOption({ label: "Foster parenting" });
  await becomes(opened, "#why", "moved in front of the table");
  await opened.evaluate((fragment) => (location.hash = fragment), html("<p>from a link"));
  await becomes(opened, ".editor .cm-content", /^<p>from a link$/);
  assert.deepEqual(await said(), [true, ""]);
});

check("an example, or a file that is dropped, is undone", async () => {
  const opened = await open(html("<td>mine", "&context=tr&tab=text"));
  await opened.locator("#examples").selectOption({ label: "Customizable select" });
  await becomes(opened, ".editor .cm-content", "selectedcontent");
  await becomes(opened, "#tab-editions[aria-selected=true]", /./);
  assert.equal(await opened.locator("#context").inputValue(), "");
  await opened.locator("#why").getByText("Undo").click();
  await becomes(opened, ".editor .cm-content", /^<td>mine$/);
  await becomes(opened, "#tab-text[aria-selected=true]", /./);
  assert.equal(await opened.locator("#context").inputValue(), "tr");
  assert.equal(await opened.locator("#why").isVisible(), false);
  // By keyboard, apart from what was typed just before.
  await editor(opened).click();
  await opened.keyboard.press("Control+End");
  await opened.keyboard.type("x");
  await drop(opened, Buffer.from("<p>file"));
  await becomes(opened, ".editor .cm-content", /^<p>file$/);
  await editor(opened).click();
  await opened.keyboard.press("Control+z");
  await becomes(opened, ".editor .cm-content", /^<td>minex$/);
});

check("the tree as JSON and in the format of tests, and a preview of the page without what it loads", async () => {
  const text = '<p title="<script>">x<img src=https://example.com/a.png onerror=alert(1)><a href=https://example.com/>y</a><style>p { color: red }</style><script>z</script>';
  const opened = await open(html(text, "&tab=html&format=json"));
  const shown = () => opened.locator("#panel-html .cm-content").evaluate((content) => content.cmTile.view.state.doc.toString());
  await becomes(opened, "#panel-html .cm-content", "quirksMode");
  const tree = JSON.parse(await shown());
  assert.equal(tree.children[0].children[1].children[0].attributes[0].value, "<script>");
  assert.equal(await opened.getByText("Parse it again").isVisible(), false);
  await opened.locator("#panel-html select").selectOption("dump");
  await becomes(opened, "#panel-html .cm-content", "| <html>");
  await opened.waitForFunction(() => location.hash.includes("format=dump"));
  await opened.locator("#panel-html select").selectOption("html");
  await becomes(opened, "#panel-html .cm-content", "<html><head></head>");
  await opened.locator("#tab-preview").click();
  const frame = opened.frameLocator("#panel-preview iframe");
  await frame.locator("p", { hasText: /^xy$/ }).waitFor();
  assert.equal(await frame.locator("p").getAttribute("title"), "<script>");
  assert.equal(await frame.locator("[href], [src], [onerror], script, img").count(), 0);
  assert.equal(await frame.locator("style").count(), 1); // the playground's
});

check("the sanitizer strikes all that it removes", async () => {
  for (const [text, struck, more = ""] of [
    ["<p onclick=x>a<script>b</script>c", ["onclick=x", "<script>b</script>"]],
    ["a<object><p>b<i>c</object>d", ["<object><p>b<i>c</object>"]],
    // What was moved out of a removed element stays.
    ["<table><p>a</p><tr><td>b</table>c", ["<table>", "<tr><td>b</table>"], '{"removeElements":["table"]}'],
    ["<div>a<p>b</div>c", ["<div>", "</div>"], '{"replaceWithChildrenElements":["div"]}'],
    ["<b>1<p>2</b>3</p>4<!--5-->", ["<b>1", "2</b>", "<!--5-->"], '{"removeElements":["b"]}'],
    ["a<template><b>c</b></template>d<script>e", ["<template><b>c</b></template>", "<script>e"]],
  ]) {
    const opened = await open(html(text, `&tab=sanitizer${more && "&config=" + encodeURIComponent(more)}`));
    await opened.locator(".mark-removed").first().waitFor();
    const found = await opened.evaluate(() => {
      const { view } = document.querySelector(".editor .cm-content").cmTile;
      const ranges = [];
      for (const mark of document.querySelectorAll(".editor .mark-removed")) {
        const from = view.posAtDOM(mark, 0), to = from + mark.textContent.length, last = ranges.at(-1);
        if (last && from <= last[1]) last[1] = Math.max(last[1], to);
        else ranges.push([from, to]);
      }
      return ranges.map(([from, to]) => view.state.doc.sliceString(from, to));
    });
    assert.deepEqual(found, struck, text);
    await opened.close();
  }
});

check("it works offline, and no code can be made from strings", async () => {
  const opened = await open(html("<p>x"));
  await opened.context().setOffline(true);
  await opened.locator("#examples").selectOption({ label: "Foster parenting" });
  await opened.locator("#result-tree .row", { hasText: "Prices" }).waitFor();
  await becomes(opened, "#why", "moved in front of the table");
  const evaluated = await opened.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.head.append(script);
    return Boolean(window.ran);
  });
  assert.equal(evaluated, false);
  // The policy's own message.
  assert.equal(messages.filter((message) => /Content Security Policy/.test(message)).length, messages.length);
  messages.length = 0;
});

check("errors are marked in the text", async () => {
  const opened = await open(html("<p>a</b>\n<i></p>", "&tab=errors"));
  await opened.locator(".errors li").nth(2).waitFor();
  assert.equal(await opened.locator(".errors li").count(), 3);
  await opened.locator(".cm-lintRange").first().waitFor();
  await opened.locator(".errors .place").nth(1).click();
  assert.equal(await opened.evaluate(() => document.querySelector(".editor .cm-content").cmTile.view.state.selection.main.head), 4);
});

check("selectors, sanitizer, editions, text and HTML show their results", async () => {
  const opened = await open(html('<p onclick=x>é<select><div>y', "&tab=sanitizer"));
  await shows(opened, "Removed: 2 things");
  await becomes(opened, ".mark-removed", /^onclick=x$/);
  await opened.locator("#config").fill('{"elements":["p"], "removeElements":["p"]}');
  await opened.locator("#config-error", { hasText: /./ }).waitFor();
  await opened.locator("#config").fill("{");
  await opened.locator("#config-error", { hasText: "This is not JSON" }).waitFor();
  await opened.locator("#tab-editions").click();
  await shows(opened, "The first node that differs");
  await becomes(opened, ".difference", "in select: anything else");
  // The node is in view in both trees, however long they are.
  const long = await open(html("<p>x".repeat(60) + "<select><div>y", "&tab=editions"), { viewport: { width: 1280, height: 500 } });
  await becomes(long, ".difference", "in select: anything else");
  for (const tree of ["older-tree", "newer-tree"]) {
    const row = long.locator(`#${tree} .row.differs`);
    await row.waitFor();
    const [inner, outer] = [await row.boundingBox(), await long.locator("#" + tree).boundingBox()];
    assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height, `${tree}: ${JSON.stringify([inner, outer])}`);
  }
  await opened.locator("#tab-html").click();
  await opened.locator("#panel-html .cm-content", { hasText: "<select><div>y</div></select>" }).waitFor();
  await opened.locator("#tab-text").click();
  await opened.locator("#panel-text .cm-content").first().filter({ hasText: "é" }).waitFor();
  await opened.locator("#tab-selectors").click();
  await opened.locator("#selector").fill("p >");
  await opened.locator("#selected", { hasText: "Column" }).waitFor();
  await opened.locator("#selector").fill("p > select");
  await shows(opened, "1 element.");
});

check("the older edition is that of the link, also of one that is opened later", async () => {
  const text = "<select><div>y";
  const opened = await open(html(text, "&tab=editions"));
  const [newest, oldest] = await opened.locator("#older option").allInnerTexts();
  const older = opened.locator("#older");
  assert.equal(await older.inputValue(), oldest);
  await shows(opened, "The first node that differs");
  // As the page itself writes links, so that it does not replace one that was just followed.
  const follow = (more) => opened.evaluate((fragment) => (location.hash = fragment), html(text, more + "&tab=editions"));
  const same = (date) => shows(opened, `The editions of ${date} and ${newest} make the same tree of this.`);
  await follow(`&old=${newest}`);
  await same(newest);
  assert.equal(await older.inputValue(), newest);
  await follow(`&old=${oldest}`);
  await shows(opened, "The first node that differs");
  assert.equal(await older.inputValue(), oldest);
  // What the user chooses stays, and is in the link.
  await older.selectOption(newest);
  await same(newest);
  await opened.waitForFunction((date) => location.hash.includes(`old=${date}`), newest);
  await put(opened, text + "y");
  await opened.waitForFunction(() => location.hash.includes("yy"));
  await same(newest);
  // No such edition, or none: the oldest.
  for (const more of ["&old=1999-01-01", ""]) {
    await follow(more);
    await shows(opened, "The first node that differs");
    assert.equal(await older.inputValue(), oldest);
    await follow(`&old=${newest}`);
    await same(newest);
  }
  const other = await open(html(text, "&tab=editions&old=nope"));
  await shows(other, "The first node that differs");
  assert.equal(await other.locator("#older").inputValue(), oldest);
});

check("Markdown and its rendering, with the options of the link", async () => {
  const text = '<h1>a*b</h1><p>x<b>"y"</b>z <a href="javascript:alert(1)">link</a><img src=a.png alt=tea><ul><li><input type=checkbox checked> done</ul>' +
    "<table><tr><th>1<br>2</table><p>&lt;script>window.hostile=1&lt;/script><pre>  code</pre>";
  const opened = await open(html(text, "&tab=markdown"));
  const markdown = opened.locator("#panel-markdown .cm-content");
  await markdown.filter({ hasText: "# a\\*b" }).waitFor();
  assert.equal(await opened.locator("#panel-markdown iframe").getAttribute("sandbox"), "");
  const frame = opened.frameLocator("#panel-markdown iframe");
  await frame.locator("h1", { hasText: /^a\*b$/ }).waitFor();
  // What the Markdown has as tags is rendered; what the page has as text stays text.
  await frame.locator("strong", { hasText: /^"y"$/ }).waitFor();
  await frame.locator("th br").waitFor({ state: "attached" });
  await frame.locator("p", { hasText: "<script>window.hostile=1</script>" }).waitFor();
  await frame.locator("li", { hasText: "☑ done" }).waitFor();
  await frame.locator("pre", { hasText: "  code" }).waitFor();
  // Nothing is loaded, and no link can be followed.
  assert.equal(await frame.locator("a").getAttribute("title"), "javascript:alert(1)");
  assert.equal(await frame.locator(".picture").getAttribute("title"), "a.png");
  assert.equal(await frame.locator("[href], [src], script, img").count(), 0);
  assert.match(await frame.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily), /system-ui/);
  // The options, in the link too.
  await opened.getByLabel("headings").selectOption("setext");
  await markdown.filter({ hasText: /a\\\*b\s*=+/ }).waitFor();
  await opened.getByLabel("flavor").selectOption("commonmark");
  await opened.getByLabel("images").selectOption("alt");
  await markdown.filter({ hasText: "linktea" }).or(markdown.filter({ hasText: /\)tea/ })).first().waitFor();
  await frame.locator("table").waitFor({ state: "detached" });
  await opened.getByLabel("width").fill("20");
  await opened.waitForFunction(() => /width%3D20/.test(location.hash) && /setext/.test(location.hash));
  const again = await open((await opened.evaluate(() => location.hash)).slice(1));
  await again.locator("#panel-markdown .cm-content", { hasText: /a\\\*b\s*=+/ }).waitFor();
  assert.equal(await again.getByLabel("width").inputValue(), "20");
  assert.equal(await again.getByLabel("flavor").inputValue(), "commonmark");
  // Options that do not exist are the default.
  const odd = await open(html("<h1>x", `&tab=markdown&markdown=${encodeURIComponent("flavor=__proto__&width=-9&constructor=1")}`));
  await odd.locator("#panel-markdown .cm-content", { hasText: "# x" }).waitFor();
  // A long text is rendered in part.
  await put(odd, "<p>word word word word word</p>".repeat(9000));
  await odd.locator("#panel-markdown h2", { hasText: /Rendered: the first 99,\d{3} characters/ }).waitFor();
});

check("main content, facts about the page, and what is ignored", async () => {
  const sentence = "Good tea needs fresh water, a warm pot and some patience. ";
  const text = `<title>Brewing tea</title><meta name=author content="Ada Green"><nav><a href=/>Home</a> <a href=/shop>Shop</a></nav><article><h1>Brewing tea</h1>${`<p>${sentence.repeat(3)}`.repeat(4)}</article><footer><a href=/imprint>Imprint</a></footer>`;
  const opened = await open(html(text, "&tab=content"));
  const fact = (name) => opened.locator(".facts dt", { hasText: name }).locator("+ dd");
  await fact("Title").filter({ hasText: /^Brewing tea$/ }).waitFor();
  assert.equal(await fact("Author").innerText(), "Ada Green");
  assert.equal(await fact("Published").innerText(), "unknown");
  assert.match(await fact("Kind").innerText(), /^(article|documentation|service|forum|collection|listing|product), most likely$/);
  assert.match(await fact("Confidence").innerText(), /^[01]\.\d\d$/);
  const [plain, markup] = await opened.locator("#panel-content .cm-content").allInnerTexts();
  assert.ok(plain.includes(sentence.trim()) && !/Shop|Imprint/.test(plain), plain);
  assert.ok(markup.includes("<article>") && !markup.includes("<nav>"), markup);
  assert.equal(await opened.getByText("is ignored").count(), 0);
  await opened.locator("#context").fill("div");
  await shows(opened, "The context element is ignored: the text is parsed as a document, under the newest edition.");
  await opened.locator("#context").fill("");
  await put(opened, "");
  await shows(opened, "There is no main content.");
  await fact("Title").filter({ hasText: /^unknown$/ }).waitFor();
});

check("findings of the validator, in the order of the text, select their ranges", async () => {
  const opened = await open(html("<!DOCTYPE html><html lang=en><title>x</title>\n<a href=x><button>y</button></a>\n</i><img src=a><center>z</center>", "&tab=validate"));
  await shows(opened, "Parse errors are included.");
  const found = opened.locator("#panel-validate li");
  const list = await found.evaluateAll((items) => items.map((item) => [item.querySelector(".place").textContent, item.querySelector("code").textContent]));
  assert.deepEqual(list, [
    ["2:11", "descendant-not-allowed"], ["3:1", "in-body-end-tag-not-open"], ["3:5", "img-alt-missing"], ["3:16", "obsolete-element"],
  ]);
  const selected = () => opened.evaluate(() => {
    const { state } = document.querySelector(".editor .cm-content").cmTile.view;
    return state.sliceDoc(state.selection.main.from, state.selection.main.to);
  });
  await found.nth(0).locator(".place").first().click();
  assert.equal(await selected(), "<button>");
  await found.nth(0).locator(".note .place").click();
  assert.equal(await selected(), "<a href=x>");
  await found.nth(0).locator(".note", { hasText: "<a> is opened here" }).waitFor();
  for (const link of await found.locator("a").all()) assert.match(await link.getAttribute("href"), /^https:\/\/html\.spec\.whatwg\.org\/multipage\/[\w-]+\.html#\w/);
  assert.equal(await found.nth(3).locator(".severity").innerText(), "error");
  await put(opened, "<!DOCTYPE html><html lang=en><title>x</title><p>x");
  await shows(opened, "Nothing found.");
});

check("further modules are started once, when a tab that needs them is first opened", async () => {
  const opened = await open(html("<title>x</title><p>y"), {}, (page) => page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    window.calls = [];
    Worker.prototype.postMessage = function (message, ...more) {
      window.calls.push(message.name);
      return postMessage.call(this, message, ...more);
    };
  }));
  const modules = () => opened.evaluate(() => window.calls.filter((name) => ["start", "content", "validator"].includes(name)));
  assert.deepEqual(await modules(), ["start"]);
  await opened.locator("#tab-markdown").click();
  await becomes(opened, "#panel-markdown .cm-content", "y");
  await opened.locator("#tab-content").click();
  await becomes(opened, ".facts", "Title");
  await opened.locator("#tab-markdown").click();
  assert.deepEqual(await modules(), ["start", "content"]);
  await opened.locator("#tab-validate").click();
  await becomes(opened, "#panel-validate", /finding|error|warning|Nothing/);
  await put(opened, "<p>z");
  await becomes(opened, "#panel-validate .errors", /./);
  assert.deepEqual(await modules(), ["start", "content", "validator"]);
});

check("our tree is compared with the browser’s", async () => {
  const opened = await open(html("<p>1<b>2<i>3</b>4</i>5</p><svg><p>", "&tab=browser"));
  await shows(opened, "Both make the same tree.");
  // Scripting makes a difference that DOMParser never has.
  await opened.locator("#scripting").check();
  await editor(opened).click();
  await opened.keyboard.press("Control+Home");
  await opened.keyboard.type("<noscript><i>");
  await shows(opened, "The first difference is in");
  // Every kind of node is written alike.
  const text = '<!DOCTYPE html PUBLIC "-//a" "b"><!--c--><template>x</template><div><template shadowrootmode=open>y</template></div><svg xlink:href=a>';
  const other = await open(html(text, "&shadowRoots=on&tab=browser"));
  await shows(other, "Both make the same tree.");
});

check("our tree is compared with those of parse5 and htmlparser2, in a worker that starts when one is chosen", async () => {
  const opened = await open(html('<!DOCTYPE html PUBLIC "-//a" "b"><!--c--><template>x</template><svg xlink:href=a viewBox=b>&amp;</svg>', "&tab=browser"));
  const parser = opened.getByRole("combobox", { name: "Parser" });
  await shows(opened, "Both make the same tree.");
  assert.equal(opened.workers().length, 1);
  await parser.selectOption("parse5");
  await shows(opened, /this is parse5 8\.\d+\.\d+/);
  await shows(opened, "Both make the same tree.");
  assert.equal(opened.workers().length, 2);
  await put(opened, "<b><?x?>");
  await becomes(opened, ".compared section:last-child mark", "<!-- ?x? -->");
  await parser.selectOption("htmlparser2");
  await becomes(opened, ".compared h2", "htmlparser2");
  await shows(opened, "at the top");
  assert.deepEqual(await opened.locator(".compared pre").last().innerText(), "| <b>\n|   <!-- ?x? -->\n");
  assert.equal(opened.workers().length, 2);
  await put(opened, "<!doctype html><!--c--><html a=1 B='2'><head></head><body>é&lt;</body></html>");
  await shows(opened, "Both make the same tree.");
  await put(opened, "<!doctype html public '-//a' 'b'><html><head></head><body></body></html>");
  await shows(opened, "Both make the same tree.");
  // The link says which parser, which context element and whether scripts run.
  await opened.waitForFunction(() => location.hash.includes("parser=htmlparser2"));
  const other = await open(html("<tr><td><noscript><b>", "&context=tbody&scripting=on&tab=browser&parser=parse5"));
  await shows(other, "Both make the same tree.");
  const without = await open(html("<p>", "&tab=browser&parser=toString"));
  await shows(without, "Both make the same tree.");
  assert.equal(await without.getByRole("combobox", { name: "Parser" }).inputValue(), "");
});

check("in the site, rules lead to the report", async () => {
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  const copy = join(folder, "index.html");
  writeFileSync(copy, readFileSync(page, "utf8").replace('<html lang="en">', '<html lang="en" data-home="../index.html" data-report="../report/">'));
  const opened = await open(html("<p>x", "&tab=steps&step=2"));
  assert.match(await opened.locator(".rules .row a").first().getAttribute("href"), /^https:\/\/html\.spec\.whatwg\.org\/multipage\/parsing\.html#/);
  await opened.goto(pathToFileURL(copy).href + "#" + html("<p>x", "&tab=steps"));
  await opened.waitForSelector("body.ready");
  await shows(opened, "start tag p");
  assert.equal(await opened.locator(".states a").nth(1).getAttribute("href"), "../report/index.html#tag-open-state:tag_open_ascii_alpha");
  assert.equal(await opened.getByText("Documentation").getAttribute("href"), "../index.html");
  rmSync(folder, { recursive: true });
});

check("handles between panels are moved by keyboard and pointer, and stay where they were put", async () => {
  const opened = await open(html("<p>one", "&tab=steps"));
  const handle = (name) => opened.getByRole("separator", { name });
  const now = async (name) => Number(await handle(name).getAttribute("aria-valuenow"));
  const width = async (selector) => (await opened.locator(selector).boundingBox()).width;
  await becomes(opened, ".steps output", /\S/);
  assert.deepEqual([await now("Size of the input"), await now("Size of what the token did")], [40, 60]);
  assert.ok(Math.abs((await width(".input")) / (await width("main")) - 0.4) < 0.01);

  const step = await opened.locator(".steps output").innerText();
  await handle("Size of what the token did").focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight"]) await opened.keyboard.press(key);
  assert.equal(await now("Size of what the token did"), 58);
  assert.ok(Math.abs((await width(".steps .left")) / (await width(".steps .grid")) - 0.58) < 0.01);
  assert.equal(await opened.locator(".steps output").innerText(), step); // no step was taken
  await opened.keyboard.press("Home");
  assert.equal(await now("Size of what the token did"), 20);
  await opened.keyboard.press("End");
  await opened.keyboard.press("ArrowRight");
  assert.equal(await now("Size of what the token did"), 80);

  const { x, y } = await handle("Size of the input").boundingBox();
  await opened.mouse.move(x, y + 300);
  await opened.mouse.down();
  await opened.mouse.move(640, y + 310, { steps: 3 });
  await opened.mouse.up();
  assert.equal(await now("Size of the input"), 50);
  assert.ok(Math.abs((await width(".input")) - 640) < 8);
  await opened.mouse.move(300, y + 310);
  assert.equal(await now("Size of the input"), 50);

  await opened.reload();
  await opened.waitForSelector("body.ready");
  assert.deepEqual([await now("Size of the input"), await now("Size of what the token did")], [50, 80]);
  await handle("Size of the input").dblclick();
  await handle("Size of what the token did").press("Enter");
  assert.deepEqual([await now("Size of the input"), await now("Size of what the token did")], [40, 60]);
  await opened.setViewportSize({ width: 700, height: 800 });
  assert.equal(await opened.getByRole("separator").count(), 0);
});

check("what happened is shown beside the tree where there is room", async () => {
  const opened = await open(html("<table><td>x</table><p>y"));
  const selected = () => opened.locator("#result-tree [aria-selected=true]").innerText();
  await becomes(opened, ".steps output", /^step 1 of/);
  assert.equal(await opened.locator(".steps .after").isVisible(), false); // the tree is beside it

  // A node leads to the step that made it.
  await opened.locator("#result-tree .row").filter({ hasText: /^\W*<tbody>$/ }).click();
  await becomes(opened, ".happened h2", /^<td>$/);
  assert.match(await selected(), /<tbody>/);
  // A step leads to its node.
  await opened.locator(".tokens button").filter({ hasText: /^y$/ }).click();
  await becomes(opened, ".happened h2", /^y$/);
  await opened.waitForFunction(() => /y/.test(document.querySelector("#result-tree [aria-selected=true]")?.textContent));
  // So does the cursor in the text, for both.
  await editor(opened).click({ position: { x: 30, y: 10 } });
  await becomes(opened, ".happened h2", /^<table>$/);
  assert.match(await selected(), /<table>/);

  await opened.locator("#tab-text").click();
  assert.equal(await opened.locator("#panel-steps").isVisible(), false);
  await opened.locator("#tab-tree").click();
  await opened.locator("#panel-steps").waitFor();
  await opened.setViewportSize({ width: 1199, height: 800 });
  await opened.locator("#panel-steps").waitFor({ state: "hidden" });
  await put(opened, "<p>x</b>".repeat(10_000));
  await opened.setViewportSize({ width: 1280, height: 800 });
  await becomes(opened, "#status", /^80,000 bytes/);
  assert.equal(await opened.locator("#panel-steps").isVisible(), false); // too long a text
});

check("a narrow screen needs no scrolling sideways", async () => {
  const opened = await open(html("<p>x</b>".repeat(20)), { viewport: { width: 360, height: 740 } });
  for (const tab of ["tree", "preview", "markdown", "content", "steps", "errors", "validate", "sanitizer", "editions", "encodings", "browser"]) {
    await opened.locator("#tab-" + tab).click();
    if (tab === "steps") await opened.locator(".tokens .faulty").first().waitFor();
    await opened.waitForTimeout(100);
    const wide = await opened.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${tab}: ${wide}`);
  }
});
