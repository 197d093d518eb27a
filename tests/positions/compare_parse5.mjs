// Compares the positions of `lockstep parse --format json --positions` with parse5's sourceCodeLocationInfo.
//
//   npm install parse5
//   node tests/positions/compare_parse5.mjs [--test] build/lockstep page.html...
//
// With --test, which CTest uses, kinds that docs/reference/positions.md does not explain are errors, and the exit code is 77 if
// parse5 is neither here nor where scripts/dev web installs it.
//
// For each kind of difference, prints how often it occurs and the first examples; at the end, prints how many positions are the
// same. Pages that are not UTF-8 are skipped: parse5 takes text. Where the trees differ, their descendants are not compared.
// docs/reference/positions.md explains the kinds.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const isTest = process.argv[2] === "--test";
const parse5 = await import(pathToFileURL(findParse5()).href);
const kExamples = 3;
const kExplained = [
  "end tag of an element without start tag: Lockstep only",
  "attribute: Lockstep only",
  "start tag: Lockstep only",
];

function findParse5() {
  const folders = [process.cwd()];
  if (isTest) folders.push(fileURLToPath(new URL("../../bindings/web/tests", import.meta.url)));
  try {
    return createRequire(import.meta.url).resolve("parse5", { paths: folders });
  } catch (error) {
    if (!isTest) throw error;
    console.log(`skipped: no parse5 in ${folders.join(" or ")}; npm ci there installs it`);
    process.exit(77);
  }
}

let same = 0;
const differences = new Map();
function differ(kind, example) {
  const found = differences.get(kind) ?? { count: 0, examples: [] };
  differences.set(kind, found);
  if (++found.count <= kExamples) found.examples.push(example);
}

// For each offset of a text, in UTF-16 code units, that of its UTF-8, whose first byte is at `start`.
function byteOffsets(text, start) {
  const offsets = new Uint32Array(text.length + 1);
  let at = start;
  for (let i = 0; i < text.length; i++) {
    offsets[i] = at;
    const unit = text.charCodeAt(i);
    const halfOfPair = (unit & 0xf800) === 0xd800; // two of them make four bytes
    at += unit < 0x80 ? 1 : unit < 0x800 || halfOfPair ? 2 : 3;
  }
  offsets[text.length] = at;
  return offsets;
}

class Page {
  constructor(file, bytes) {
    this.file = file;
    this.bytes = bytes;
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const mark = text.startsWith("\ufeff") ? 1 : 0;
    this.offsets = byteOffsets(text.slice(mark), 3 * mark);
    this.theirs = parse5.parse(text.slice(mark), { sourceCodeLocationInfo: true, scriptingEnabled: false });
  }
  // [begin, end] in bytes, of a location of parse5.
  range(location) {
    return location ? [this.offsets[location.startOffset], this.offsets[location.endOffset]] : null;
  }
  // The input there, shortened.
  show(range) {
    if (!range) return "nothing";
    const text = JSON.stringify(this.bytes.toString("utf8", range[0], range[1]));
    return `${range[0]}-${range[1]} ${text.length > 60 ? text.slice(0, 40) + "…" + text.slice(-15) : text}`;
  }
  compareRange(kind, ours, theirs) {
    if (!ours && !theirs) return;
    if (ours && theirs && ours[0] === theirs[0] && ours[1] === theirs[1]) {
      same++;
      return;
    }
    const how = !ours ? "parse5 only" : !theirs ? "Lockstep only" : this.howRangesDiffer(ours, theirs);
    differ(`${kind}: ${how}`, `${this.file}: Lockstep ${this.show(ours)}; parse5 ${this.show(theirs)}`);
  }
  howRangesDiffer(ours, theirs) {
    const begin = ours[0] === theirs[0] ? "" : ours[0] < theirs[0] ? "begins earlier" : "begins later";
    const end = ours[1] === theirs[1] ? "" : ours[1] < theirs[1] ? "ends earlier" : "ends later";
    return [begin, end].filter(Boolean).join(", ");
  }
  compareElement(ours, theirs) {
    const location = theirs.sourceCodeLocation;
    this.compareRange("start tag", ours.startTag, this.range(location?.startTag));
    this.compareRange(`end tag${ours.startTag ? "" : " of an element without start tag"}`, ours.endTag,
                      this.range(location?.endTag));
    const attributes = location?.startTag?.attrs ?? location?.attrs ?? {};
    for (const attribute of ours.attributes) {
      const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
      const place = this.range(attributes[name] ?? attributes[name.toLowerCase()]);
      let whole = attribute.nameRange ?? null;
      if (attribute.valueRange) {
        const quote = this.bytes.toString("latin1", attribute.valueRange[1], attribute.valueRange[1] + 1);
        const before = this.bytes.toString("latin1", attribute.valueRange[0] - 1, attribute.valueRange[0]);
        const quoted = quote === before && (quote === '"' || quote === "'");
        whole = [whole[0], attribute.valueRange[1] + (quoted ? 1 : 0)];
      }
      this.compareRange("attribute", whole, place);
    }
  }
  compareNodes(first, second) {
    const work = [[first, second]];
    while (work.length > 0) {
      const [ours, theirs] = work.pop();
      if (ours.type === "element") this.compareElement(ours, theirs);
      else if (ours.type === "text")
        this.compareRange(ours.hasGaps ? "text with gaps" : "text", ours.range, this.range(theirs.sourceCodeLocation));
      else if (ours.type !== "document" && ours.type !== "documentFragment")
        this.compareRange(ours.type, ours.range, this.range(theirs.sourceCodeLocation));
      if (ours.content) work.push([ours.content, theirs.content]);
      const children = ours.children ?? [];
      const others = theirs.childNodes ?? [];
      if (children.length === others.length && children.every((child, i) => sameKind(child, others[i])))
        for (let i = children.length - 1; i >= 0; i--) work.push([children[i], others[i]]);
      else differ("trees differ", `${this.file}: below ${theirs.nodeName}`);
    }
  }
}

function sameKind(ours, theirs) {
  const kinds = { "#text": "text", "#comment": "comment", "#documentType": "doctype" };
  const kind = kinds[theirs.nodeName] ?? "element";
  if (ours.type !== kind) return false;
  if (kind === "element") return ours.name === theirs.tagName && ours.attributes.length === theirs.attrs.length;
  return kind !== "text" || ours.data === theirs.value;
}

const [program, ...files] = process.argv.slice(isTest ? 3 : 2);
if (files.length === 0) {
  console.error("usage: node compare_parse5.mjs LOCKSTEP FILE...");
  process.exit(2);
}
let pages = 0;
for (const file of files) {
  let page;
  try {
    page = new Page(file, readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    differ("left out, not UTF-8", file);
    continue;
  }
  const json = execFileSync(program, ["parse", "--format", "json", "--positions", "--encoding", "utf-8", file], {
    maxBuffer: 2 ** 30,
  });
  page.compareNodes(JSON.parse(json), page.theirs);
  pages++;
}
for (const [kind, found] of [...differences].sort((a, b) => b[1].count - a[1].count)) {
  console.log(`${found.count} ${kind}`);
  for (const example of found.examples) console.log(`    ${example}`);
}
const unexplained = [...differences.keys()].filter((kind) => !kExplained.includes(kind));
if (isTest && (unexplained.length > 0 || same === 0)) {
  console.log(`not explained in docs/reference/positions.md: ${unexplained.join("; ") || "nothing is the same"}`);
  process.exitCode = 1;
}
console.log(`${same} positions are the same, on ${pages} pages`);
