// The worker, with the package, the open document and its explanation. It answers one call after the other.
import {
  type Document,
  type Node,
  type ParseOptions,
  type Removal as Found,
  SanitizeError,
  Sanitizer,
  SanitizerError,
  SelectorError,
  compareEditions,
  decode,
  editions,
  explain,
  init,
  parse,
  parseHTML,
  parseHTMLUnsafe,
  sniff,
  version,
} from "lockstep-html/full";
import { init as startContent, mainContent, markdown } from "lockstep-html/content";
import { init as startValidator, validate } from "lockstep-html/validator";
import { type Explanation, Replay } from "./explanation";
import { Kind, type Answers, type Calls, type Compared, type Difference, type EditionSide, type ErrorMark, type Explained, type Options, type Place, type Removal, type Tree, payloadText } from "./protocol";
import { render } from "./rendering";
import { buffers, rowsOf } from "./rows";
import { quoted } from "./text";

const MOST_ERRORS = 5000;
const MOST_STEPS = 3000; // the number of steps that are explained at a time
const SHORT = 40_000; // code units: a longer text is explained in parts
const MOST_MATCHES = 5000;
const MOST_RENDERED = 100_000; // code units of Markdown, or of HTML

let previewed: Sanitizer; // the default configuration, without `href`
let document: Document | null = null;
let nodes: Node[] = [];
let text = "";
let options: Options;
let replay: Replay | null = null;
let explained: Explained | null = null;

function packageOptions({ context, quirks, scripting, shadowRoots, srcdoc, edition }: Options) {
  const [first, second] = context.split(" ");
  const place = context === "" ? undefined
    : second === undefined ? { localName: first, quirksMode: quirks }
    : { localName: second, namespace: first, quirksMode: quirks };
  return {
    ...documentOptions({ scripting, shadowRoots, srcdoc }),
    ...(edition ? { edition } : {}),
    ...(place ? { context: place } : {}),
  };
}
/** The options of functions that always parse the text as a document. */
const documentOptions = ({ scripting, shadowRoots, srcdoc }: Pick<Options, "scripting" | "shadowRoots" | "srcdoc">) =>
  ({ scripting, allowDeclarativeShadowRoots: shadowRoots, iframeSrcdoc: srcdoc });
const placeOf = ({ offset, end, line, column }: { offset: number; end: number; line: number; column: number }): Place => ({ start: offset, end, line, column });

const handlers: { [Name in keyof Calls]: (data: Calls[Name]) => Answers[Name] | Promise<Answers[Name]> } = {
  async start({ module, tables }) {
    await init({ wasm: module, ...(tables ? { encodings: tables } : {}) } as Parameters<typeof init>[0]);
    previewed = new Sanitizer();
    previewed.removeAttribute("href");
    // Warms up, since the first calls of WebAssembly are slow.
    for (let i = 0; i < 20; ++i) rowsOf(parse("<p>a<b>c<table><td>d", { errors: true, positions: true }));
    return { version: version(), editions: editions().reverse() };
  },

  parse(call) {
    ({ text, options } = call);
    replay = explained = null;
    document?.close();
    document = null;
    const begin = performance.now();
    document = parse(text, { ...packageOptions(options), errors: true, positions: true });
    const milliseconds = performance.now() - begin;
    const rows = rowsOf(document);
    nodes = rows.nodes;
    const errors = document.errors;
    return {
      tree: rows.tree,
      errors: errors.slice(0, MOST_ERRORS).map((error): ErrorMark => ({
        code: error.code,
        explanation: error.explanation,
        ...placeOf(error),
        second: error.second && { note: error.second.note, ...placeOf(error.second) },
        anchor: error.anchor,
        own: !error.named,
      })),
      errorCount: errors.length,
      quirks: document.quirksMode,
      status: document.status,
      flattened: document.flattened,
      bytes: new TextEncoder().encode(text).length,
      milliseconds,
    };
  },

  serialize({ format }) {
    const from = opened();
    if (format === "html") return { text: from.result.getHTML({ serializableShadowRoots: true }) };
    return { text: format === "json" ? JSON.stringify(from, null, 2) : from.result.dump() };
  },
  dump: () => ({ dump: opened().result.dump() }),
  preview() {
    const made = parseHTML(text, { ...packageOptions(options), sanitizer: previewed });
    const html = made.result.getHTML();
    made.close();
    return { html: html.slice(0, MOST_RENDERED), cut: html.length > MOST_RENDERED };
  },
  text: () => ({ inner: innerText(opened()), content: (opened().documentElement ?? opened().result).textContent ?? "" }),

  explain({ first }) {
    const begin = performance.now();
    // A long text is explained in parts.
    const part = text.length > SHORT ? { first, count: MOST_STEPS } : {};
    const data = explain(text, { ...packageOptions(options), ...part }) as unknown as Explanation;
    replay = new Replay(data);
    const { steps } = data;
    const whole = steps.length === data.stepsInAll;
    const madeBy = whole && !data.notExplained ? replay.finalSteps() : [];
    const stepOfRow = madeBy.length === nodes.length ? madeBy : [];
    const rowOfStep = new Int32Array(steps.length).fill(-1);
    stepOfRow.forEach((step, row) => {
      if (step >= 0 && rowOfStep[step] < 0) rowOfStep[step] = row;
    });
    explained = {
      first: replay.first,
      stepsInAll: data.stepsInAll,
      starts: Uint32Array.from(steps, (step) => step.start.index),
      stops: Uint32Array.from(steps, (step) => step.end.index),
      errors: Uint8Array.from(steps, (step) => Math.min(255, step.events.filter(({ type }) => type === "error").length)),
      kinds: steps.map((step) => (step.token.type === "setUp" || step.token.type === "endOfFile" ? step.token.type : "")),
      notExplained: data.notExplained?.message ?? "",
      stepOfRow: Int32Array.from(stepOfRow),
      rowOfStep,
      milliseconds: performance.now() - begin,
    };
    return explained;
  },

  step({ index }) {
    if (!replay || !explained) throw new Error("the text has changed");
    const view = replay.view(index);
    view.row = explained.rowOfStep[view.index - explained.first] ?? -1;
    return view;
  },

  ruleStep({ rule }) {
    const holds = !rule.endsWith(":no");
    const name = rule.replace(/:no$/, "");
    const number = replay?.data.rules.findIndex((one) => one?.name === name) ?? -1;
    if (!replay || number < 0) return { index: -1 };
    const index = replay.data.steps.findIndex(({ events, rows }) =>
      events.some((event) => event.rule === number && (event.type !== "condition" || event.holds === holds)) ||
      rows.some(([row, , of]) => row === number && (of === undefined || of === holds)),
    );
    return { index: index < 0 ? -1 : replay.first + index };
  },

  select({ selector }) {
    const found = new Map(nodes.map((node, row) => [node, row]));
    try {
      const matches = opened().result.querySelectorAll(selector);
      const rows = matches.slice(0, MOST_MATCHES).map((node) => found.get(node) ?? -1);
      return { rows: rows.filter((row) => row >= 0), total: matches.length };
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error;
      const { message, column, suggestion } = error;
      return { rows: [], total: 0, error: { message, column, suggestion } };
    }
  },

  sanitize({ config, method }) {
    const unsafe = method === "unsafe";
    const answer = { html: "", removed: [] as Removal[], error: "", configuration: "" };
    try {
      // As on the Web, a safe method removes what the dictionary does not mention.
      const given = config.trim() === "" ? undefined : JSON.parse(config);
      answer.configuration = JSON.stringify(new Sanitizer(given).get());
      const removals: Found[] = [];
      const how: ParseOptions = { ...packageOptions({ ...options, context: options.context || "body", shadowRoots: unsafe }), positions: true };
      const made = (unsafe ? parseHTMLUnsafe : parseHTML)(text, {
        ...how,
        sanitizer: given,
        method: method === "while-parsing" ? "while-parsing" : "filter-tree",
        onRemoval: (removal) => removals.push(removal),
      });
      answer.html = made.result.getHTML();
      made.close();
      const whole = parse(text, how); // including what was removed
      const rangesOf = rangesOfRemovals(rowsOf(whole).tree);
      whole.close();
      answer.removed = removals.map((removal) => ({ what: whatOf(removal), why: whyOf(removal), ranges: rangesOf(removal), link: String(removal.anchor ?? "") }));
      const begin = ({ ranges }: Removal) => ranges[0]?.[0] ?? -1;
      answer.removed.sort((one, other) => begin(one) - begin(other));
    } catch (error) {
      if (error instanceof SyntaxError) answer.error = "This is not JSON: " + error.message;
      else if (error instanceof SanitizerError) answer.error = error.message + (error.path ? `, at ${error.path}` : "");
      else if (error instanceof SanitizeError) answer.error = error.message;
      else throw error;
    }
    return answer;
  },

  editions(call) {
    const found = compareEditions(text, { ...packageOptions({ ...options, edition: "" }), old: call.old, new: call.new });
    const treeOf = (edition: string): Tree => {
      const parsed = parse(text, { ...packageOptions({ ...options, edition }), positions: true });
      const { tree } = rowsOf(parsed);
      parsed.close();
      return tree;
    };
    const oldTree = treeOf(call.old), newTree = treeOf(call.new);
    return {
      same: found.same,
      what: found.what ?? "",
      parent: found.parent ?? "",
      token: found.token ?? "",
      line: found.line ?? 0,
      column: found.column ?? 0,
      old: (found.old as EditionSide) ?? { edition: call.old },
      new: (found.new as EditionSide) ?? { edition: call.new },
      oldTree,
      newTree,
      row: firstDifference(oldTree, newTree),
    } satisfies Compared;
  },

  sniff({ bytes, transport }) {
    const all = new Uint8Array(bytes);
    const found = sniff(all, transport ? { transportEncoding: transport } : {});
    return { ...found, text: decode(all, found.name), size: all.length };
  },

  difference: ({ dump }) => differenceOf(opened().result.dump(), dump),

  content: ({ module }) => startContent({ wasm: module }),
  validator: ({ module }) => startValidator({ wasm: module }),

  markdown({ choices }) {
    const made = markdown(text, { ...documentOptions(options), ...choices });
    // Cuts between blocks, if possible.
    const characters = made.length <= MOST_RENDERED ? made.length : made.lastIndexOf("\n\n", MOST_RENDERED) + 1 || MOST_RENDERED;
    return { markdown: made, html: render(made.slice(0, characters), choices.flavor), characters };
  },
  mainContent: () => mainContent(text, { ...documentOptions(options), positions: true }),
  validate() {
    const counts = { error: 0, warning: 0, info: 0 };
    const found = validate(text, documentOptions(options));
    for (const { severity } of found) ++counts[severity];
    const findings = found.slice(0, MOST_ERRORS).map((finding) => {
      const { rule, severity, message, link, second } = finding;
      return { rule, severity, message, link, ...placeOf(finding), second: second && { note: second.note, ...placeOf(second) } };
    });
    return { findings, counts };
  },
};

function opened(): Document {
  if (!document) throw new Error("there is no document");
  return document;
}
function innerText(from: Document): string {
  return (from.documentElement ?? from.result).innerText;
}

/** Finds the parts of the text that a removal affects: both tags of a removed element, and everything between them. */
function rangesOfRemovals({ kinds, ends, places }: Tree): (removal: Found) => [number, number][] {
  const rows = new Map<number, number[]>(); // the elements' rows by start; formatting elements may have clones
  kinds.forEach((kind, row) => {
    const start = places[4 * row];
    if (kind !== Kind.element || start < 0) return;
    if (rows.has(start)) rows.get(start)!.push(row);
    else rows.set(start, [row]);
  });
  return ({ reason, start, end }) => {
    if (start === undefined || end === undefined) return [];
    const found: [number, number][] = [[start, end]];
    if (reason === "element" || reason === "replaced-element") {
      for (const row of rows.get(start) ?? [])
        for (let inner = row; inner < (reason === "element" ? ends[row] : row + 1); ++inner)
          for (const at of [4 * inner, 4 * inner + 2]) if (places[at] >= 0) found.push([places[at], places[at + 1]]);
      rows.delete(start); // once for all clones
    }
    // Joins ranges that touch.
    found.sort((one, other) => one[0] - other[0]);
    return found.reduce<[number, number][]>((joined, [from, to]) => {
      const last = joined[joined.length - 1];
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else joined.push([from, to]);
      return joined;
    }, []);
  };
}

function whatOf({ reason, node, attribute, value, start }: Found): string {
  // If there is no node, as while parsing, this is the name in the tag.
  const name = node || (/<([^\s/>]+)/y.exec(text.slice(start ?? 0, (start ?? 0) + 100))?.[1].toLowerCase() ?? "");
  switch (reason) {
    case "comment": return "a comment";
    case "processing-instruction": return `<?${name}>`;
    case "element": return `<${name}>`;
    case "replaced-element": return `<${name}>, whose children stay`;
    default: return `${attribute}=${quoted(String(value ?? ""), 60)} of <${name}>`;
  }
}
/** Explains the removal with the words of `lockstep sanitize --explain`. */
function whyOf({ reason, member, unsafe, attribute }: Found): string {
  if (reason === "javascript-url") return "it is a javascript: URL";
  if (reason === "animated-javascript-url") return "it animates a link, which could become a javascript: URL";
  if (unsafe) return attribute !== undefined ? "it is an event handler" : "it can run scripts or load documents";
  if (["comments", "dataAttributes", "javascriptURLs"].includes(member)) return `“${member}” is false`;
  return (/(^|\.)(remove|replace)\w*$/.test(member) ? "in “" : "not in “") + member + "”";
}

function payloadOf(tree: Tree, row: number): string {
  return tree.kinds[row] + ":" + tree.depths[row] + ":" + payloadText(tree, row);
}
function firstDifference(one: Tree, other: Tree): number {
  const most = Math.max(one.kinds.length, other.kinds.length);
  for (let row = 0; row < most; ++row)
    if (row >= one.kinds.length || row >= other.kinds.length || payloadOf(one, row) !== payloadOf(other, row)) return row;
  return -1;
}

/** Compares two trees in the format of the html5lib tests. */
function differenceOf(ours: string, theirs: string): Difference {
  const [a, b] = [ours, theirs].map((dump) => dump.replace(/\n$/, "").split(/\n(?=\| )/));
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) ++at;
  const same = at === a.length && at === b.length;
  const path: string[] = [];
  const indent = (line: string) => /^\| ( *)/.exec(line)?.[1].length ?? 0;
  let depth = indent(a[at] ?? b[at] ?? "");
  if (!same)
    for (let line = at - 1; line >= 0 && depth > 0; --line)
      if (indent(a[line]) < depth) {
        depth = indent(a[line]);
        path.unshift(a[line].slice(2).trim());
      }
  const from = Math.max(0, at - 4);
  return {
    same,
    line: at,
    path: path.join(" › "),
    ours: a[at]?.slice(2).trim() ?? "",
    theirs: b[at]?.slice(2).trim() ?? "",
    around: { ours: a.slice(from, at + 6), theirs: b.slice(from, at + 6), from },
  };
}

self.onmessage = async ({ data: { id, name, data } }: MessageEvent) => {
  try {
    const answer = await (handlers as any)[name](data);
    const move = name === "parse" ? buffers(answer.tree) : name === "editions" ? [...buffers(answer.oldTree), ...buffers(answer.newTree)] : [];
    self.postMessage({ id, answer }, { transfer: move as Transferable[] });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
