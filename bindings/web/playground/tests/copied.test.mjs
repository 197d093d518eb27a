// What the playground copies works elsewhere: C++ is compiled with the library and run, JavaScript is run with the package, test
// cases are read by the conformance tests. C++ needs a build of the library: build/release, build/test or build/dev, or the
// folder in LOCKSTEP_BUILD.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cases } from "../../tests/suite/conformance.js";
import { check, html, open, shows, skip } from "./page.mjs";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const build = [process.env.LOCKSTEP_BUILD, ...["release", "test", "dev"].map((name) => join(repository, "build", name))]
  .find((folder) => folder && existsSync(join(folder, "liblockstep.a")));

const CASES = [
  ["quotes and backslashes", `<p title="a'b">"\\n" \\ 'x' ??/ \\u0041 %s </p>`],
  ["newlines", "<pre>\n\none\r\ntwo\rthree\ttab\f</pre>\n"],
  ["what ends a raw string", `<p>)html" )html<b>`],
  ["NUL and control characters", "<p>a\0b\u00017\u007f\u0085</p><!--\0-->\0<svg>\0"],
  ["no ASCII", "<p class=é>世界 😀 \u2028\u00a0\ufeff</p>"],
  ["what UTF-8 has as a byte order mark", "\ufeff<p>a"],
  ["half a surrogate pair", "<p>a\ud83d</p>"],
  ["nothing", ""],
  ["context", '<td>x<tr>"', "&context=tr"],
  ["context in SVG", "<p>a<title>b", "&context=svg+foreignObject"],
  ["context in MathML, quirks mode", "<mi>x<table><p><table>", "&context=math+mi&quirks=quirks"],
  ["context in quirks mode", "<p>a<table>", "&context=div&quirks=quirks"],
  ["limited quirks mode", "<p>a<table>", "&context=body&quirks=limited-quirks"],
  ["scripting", "<noscript><p>a</noscript><p>b", "&scripting=on"],
  ["no scripting", "<head><noscript><link>a</noscript>"],
  ["declarative shadow roots, srcdoc", "<div><template shadowrootmode=open>b</template></div>", "&shadowRoots=on&srcdoc=on"],
  ["an earlier edition", "<select><div>a</select>", "&edition=2024-09-12"],
];

const copied = [];
/** Copies it, and returns what is on the clipboard. */
async function copy(opened, name) {
  await opened.evaluate(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => void (window.copied = text) } });
  });
  await opened.locator("#share summary").click();
  await opened.locator(`[data-copy=${name}]`).click();
  return (await opened.waitForFunction(() => window.copied)).jsonValue();
}

check("the case is copied for other places", async () => {
  const opened = await open(html('<b>"x"\n', "&context=div"));
  assert.equal(await copy(opened, "dat"), '#data\n<b>"x"\n\n#errors\n(2,1): in-body-end-of-file-unclosed-elements\n#document-fragment\ndiv\n#document\n| <b>\n|   ""x"\n"\n');
  assert.match(await copy(opened, "cpp"), /parse_fragment\(R"html\(<b>"x"\n\)html", context\)/);
  assert.match(await copy(opened, "javascript"), /parse\("<b>\\"x\\"\\n", \{ context: "div" \}\)/);
  assert.match(await copy(opened, "link"), /#html=%3Cb%3E%22x%22%0A&context=div$/);
  // Without permission, the text is shown, selected.
  await opened.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error()) } }));
  await opened.locator("#share summary").click();
  await opened.locator("[data-copy=javascript]").click();
  await opened.locator("#dialog[open]").waitFor();
  assert.match(await opened.locator("#dialog-text").inputValue(), /^import /);
  await opened.keyboard.press("Escape");
});

check("a case that a test cannot say is not copied, or with a remark", async () => {
  const opened = await open(html("a\n#errors\nb"));
  await opened.locator("#share summary").click();
  await opened.locator("[data-copy=dat]").click();
  await opened.locator("#status", { hasText: "cannot be a test case" }).waitFor();
  const other = await open(html("<p>", "&context=div&quirks=quirks&edition=2024-09-12"));
  await copy(other, "dat");
  await other.locator("#status", { hasText: "cannot say: quirks mode, the edition." }).waitFor();
});

check("all cases are copied", async () => {
  let opened;
  for (const [name, text, more = ""] of CASES) {
    const packed = await new Response(new Blob([Buffer.from(text, "utf16le")]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
    const fragment = `deflate=${Buffer.from(packed).toString("base64url")}${more}`;
    if (opened) {
      await opened.evaluate((to) => (location.hash = to), fragment);
      await opened.waitForFunction((text) => document.querySelector(".editor .cm-content").cmTile.view.state.doc.toString() === text, text);
      await opened.waitForTimeout(50);
    } else {
      opened = await open(fragment);
    }
    const made = { name, text, more, cpp: await copy(opened, "cpp"), javascript: await copy(opened, "javascript") };
    if (!/\p{Surrogate}/u.test(text)) made.dat = await copy(opened, "dat");
    copied.push(made);
  }
  assert.equal(copied.length, CASES.length);
});

const folder = skip ? "" : mkdtempSync(join(tmpdir(), "copied-"));
const trees = { javascript: [], cpp: [] };
const noTrees = () => (skip || (copied.length < CASES.length ? "nothing was copied" : false));

test("the JavaScript runs", { skip }, async (context) => {
  if (noTrees()) return context.skip(noTrees());
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(repository, "bindings/web"), join(folder, "node_modules/lockstep-html"));
  copied.forEach(({ javascript }, i) => writeFileSync(join(folder, `${i}.mjs`), javascript));
  const driver = `const log = console.log;\nconst trees = [];\nconsole.log = (text) => trees.push(text);\n` +
    copied.map((_, i) => `await import("./${i}.mjs");\n`).join("") + "log(JSON.stringify(trees));\n";
  writeFileSync(join(folder, "all.mjs"), driver);
  trees.javascript = JSON.parse(execFileSync(process.execPath, [join(folder, "all.mjs")], { encoding: "utf8" }));
  assert.equal(trees.javascript.length, CASES.length);
  copied.forEach(({ name, dat }, i) => {
    assert.match(trees.javascript[i], /^\| /, name);
    // The playground's own tree.
    if (dat) assert.equal(trees.javascript[i].trimEnd(), dat.slice(dat.indexOf("#document\n") + 10).trimEnd(), name);
  });
});

test("the C++ compiles and runs", { skip: skip || (build ? false : "no build of the library"), timeout: 300_000 }, async (context) => {
  if (noTrees()) return context.skip(noTrees());
  // All in one program: the headers take most of the time.
  const parts = copied.map(({ cpp }, i) => {
    assert.equal(cpp.split("int main() {").length, 2);
    return cpp.replace("int main() {", `void case_${i}() {`);
  });
  const main = `int main() {\n${copied.map((_, i) => `  case_${i}();\n  std::cout << '\\1' << "next" << '\\1';\n`).join("")}}\n`;
  writeFileSync(join(folder, "cases.cpp"), parts.join("\n") + main);
  const sources = ["runtime/include", "generated/include"].map((path) => `-I${join(repository, path)}`);
  execFileSync(process.env.CXX ?? "c++", ["-std=c++20", "-O0", ...sources, join(folder, "cases.cpp"), join(build, "liblockstep.a"), "-o", join(folder, "cases")], { stdio: ["ignore", "inherit", "inherit"] });
  trees.cpp = execFileSync(join(folder, "cases"), { encoding: "utf8" }).split("\x01next\x01").slice(0, -1);
  // In UTF-8, half a surrogate pair is U+FFFD.
  copied.forEach(({ name }, i) => assert.equal(trees.cpp[i], trees.javascript[i].toWellFormed(), name));
});

test("the test cases are read and pass", { skip, timeout: 300_000 }, async (context) => {
  if (noTrees()) return context.skip(noTrees());
  const sayable = copied.filter(({ dat, text, more }) => dat && text[0] !== "\ufeff" && !/quirks=|srcdoc=|shadowRoots=/.test(more));
  for (const [edition, path] of [["2026-10-03", "tree-construction"], ["2024-09-12", "tree-construction-2024-09-12"]]) {
    const tests = sayable.filter(({ more }) => more.includes("edition=") === (edition === "2024-09-12"));
    const text = tests.map(({ dat }) => dat).join("\n");
    const read = cases(text);
    assert.deepEqual(read.map(({ html }) => html), tests.map(({ text }) => text));
    mkdirSync(join(folder, "data/html5lib-tests", path), { recursive: true });
    writeFileSync(join(folder, "data/html5lib-tests", path, "copied.dat"), text);
  }
  const runner = build && join(build, "tests/lockstep_conformance_tests");
  if (!runner || !existsSync(runner)) return context.diagnostic("read by JavaScript only: the conformance tests are not built");
  const { status, stdout } = spawnSync(runner, ["--gtest_filter=*TreeConstruction*copied*"], { encoding: "utf8", env: { ...process.env, LOCKSTEP_TESTDATA: join(folder, "data") } });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /\[ {2}PASSED {2}\] [1-9]/);
});

test("the folder is removed", { skip }, () => rmSync(folder, { recursive: true }));
