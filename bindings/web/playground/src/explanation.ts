// An explanation, as `lockstep explain --json` writes it, and the parser's state before and after each of its steps.
import { cut, oneLine, quoted } from "./text";
import type { Entry, Item, StepView, TreeLine } from "./protocol";

interface Place {
  offset: number;
  index: number;
  line: number;
  column: number;
}
interface Rule {
  name: string;
  kind: "row" | "algorithm" | "condition" | "loop";
  text: string;
  rule: string;
  owner?: number;
  anchor: string;
  file: string;
  plumbing?: boolean;
}
interface NodeOf {
  type: string;
  name: string;
  namespace: string;
  attributes?: [string, string][];
  content?: number;
  shadowRoot?: number;
  data: string;
  target: string;
  host?: number;
}
interface Event {
  type: string;
  [key: string]: any;
}
interface Step {
  number: number;
  start: Place;
  end: Place;
  token: {
    type: string;
    name?: string;
    data?: string;
    selfClosing?: boolean;
    forceQuirks?: boolean;
    attributes?: [string, string][];
  };
  states: [string, number][];
  rows: [number, number, boolean?][];
  events: Event[];
}
export interface Explanation {
  source: string;
  rules: (Rule | null)[];
  nodes: (NodeOf | null)[];
  before: { mode: string; stack: number[]; list: number[]; nodes: Event[] };
  steps: Step[];
  stepsInAll: number;
  notExplained: { message: string } | null;
}

const kinds: Record<string, string> = {
  setUp: "set up before the first token",
  startTag: "start tag",
  endTag: "end tag",
  characters: "characters",
  comment: "comment",
  processingInstruction: "processing instruction",
  doctype: "DOCTYPE",
  endOfFile: "end-of-file",
};

export class Replay {
  readonly first: number;
  private mode = "";
  private stack: number[] = [];
  private list: number[] = [];
  private parent = new Map<number, number>();
  private children = new Map<number, number[]>();
  private text = new Map<number, string>();
  private attributes = new Map<number, number>();
  private done = 0;
  /** For each node, the index of the step that first inserted it. */
  readonly madeBy = new Map<number, number>();

  constructor(readonly data: Explanation) {
    const { nodes, steps } = data;
    nodes.forEach((node, id) => {
      if (!node) return;
      for (const inner of [node.content, node.shadowRoot]) if (inner && nodes[inner]) nodes[inner]!.host = id;
    });
    this.first = steps.length ? steps[0].number - 1 : 0;
    steps.forEach((step, index) => {
      for (const { type, node } of step.events)
        if (type === "insert" && !this.madeBy.has(node)) this.madeBy.set(node, this.first + index);
    });
    this.reset();
  }

  private reset(): void {
    const { before } = this.data;
    this.done = 0;
    this.mode = before.mode;
    this.stack = [...before.stack];
    this.list = [...before.list];
    for (const map of [this.parent, this.children, this.text, this.attributes]) map.clear();
    for (const event of before.nodes) this.apply(event);
  }
  private childrenOf(id: number): number[] {
    return this.children.get(id) || [];
  }
  private detach(id: number): void {
    const parent = this.parent.get(id);
    if (parent === undefined) return;
    const siblings = this.childrenOf(parent);
    siblings.splice(siblings.lastIndexOf(id), 1);
    this.parent.delete(id);
  }
  private attach(id: number, parent: number, before: number): void {
    let siblings = this.children.get(parent);
    if (!siblings) this.children.set(parent, (siblings = []));
    if (before) siblings.splice(siblings.lastIndexOf(before), 0, id);
    else siblings.push(id);
    this.parent.set(id, parent);
  }
  private apply(event: Event): void {
    const { stack, list } = this;
    const drop = (from: number[], id: number) => from.splice(from.lastIndexOf(id), 1);
    switch (event.type) {
      case "insert":
        this.detach(event.node);
        this.attach(event.node, event.parent, event.before);
        if (event.data !== undefined) this.text.set(event.node, event.data);
        if (event.attributes !== undefined) this.attributes.set(event.node, event.attributes);
        break;
      case "remove": this.detach(event.node); break;
      case "text": this.text.set(event.node, (this.text.get(event.node) || "") + event.data); break;
      case "attributes": this.attributes.set(event.node, event.count); break;
      case "move-children":
        for (const child of [...this.childrenOf(event.from)]) {
          this.detach(child);
          this.attach(child, event.to, 0);
        }
        break;
      case "push": stack.push(event.node); break;
      case "pop": drop(stack, event.node); break;
      case "replace": stack[stack.lastIndexOf(event.old)] = event.node; break;
      case "insert-below": stack.splice(stack.lastIndexOf(event.place) + 1, 0, event.node); break;
      case "list-add": list.push(event.node); break;
      case "list-remove": drop(list, event.node); break;
      case "list-replace": list[list.lastIndexOf(event.old)] = event.node; break;
      case "list-insert-after": list.splice(list.lastIndexOf(event.place) + 1, 0, event.node); break;
      case "mode": this.mode = event.value; break;
    }
  }
  /** Computes the state before that step, whose index counts from the first step here. */
  private seek(index: number): void {
    if (index < this.done) this.reset();
    while (this.done < index) this.data.steps[this.done++].events.forEach((event) => this.apply(event));
  }

  /** The nodes of the current tree, in tree order, with their depths. */
  private lines(): [number, number][] {
    const { nodes } = this.data;
    const root = nodes.findIndex((node) => node?.type === "documentFragment" && !node.host);
    const lines: [number, number][] = [];
    const work: [number, number][] = [];
    const push = (ids: number[], depth: number) => {
      for (let i = ids.length; i-- > 0; ) work.push([ids[i], depth]);
    };
    if (root > 0) push(this.childrenOf(root), 0);
    else push(this.childrenOf(1), 0);
    for (;;) {
      const next = work.pop();
      if (!next) return lines;
      lines.push(next);
      const [id, depth] = next;
      const node = nodes[id]!;
      push(this.childrenOf(id), depth + 1);
      for (const inner of [node.content, node.shadowRoot]) if (inner && nodes[inner]) push([inner], depth + 1);
    }
  }
  /** For each row of the final tree, as the worker lists them, the step that inserted the node. */
  finalSteps(): number[] {
    this.seek(this.data.steps.length);
    return this.lines().map(([id]) => this.madeBy.get(id) ?? this.madeBy.get(this.data.nodes[id]!.host ?? -1) ?? -1);
  }

  label(id: number): string {
    const node = this.data.nodes[id];
    if (!node) return "a marker";
    switch (node.type) {
      case "document": return "the Document";
      case "documentFragment":
        return node.host ? "the contents of <" + this.data.nodes[node.host]!.name + ">" : "the fragment";
      case "shadowRoot": return "the shadow root";
      case "doctype": return "<!DOCTYPE " + oneLine(node.name) + ">";
      case "element":
        return "<" + (node.namespace === "html" ? "" : node.namespace + " ") + oneLine(node.name) + ">";
      case "text": return "text";
      case "comment": return "<!--" + oneLine(cut(node.data ?? "", 30)) + "-->";
      default: return "<?" + oneLine(node.target) + ">";
    }
  }

  about({ token }: Step): string {
    let text = kinds[token.type] ?? token.type;
    if (token.name !== undefined) text += " " + oneLine(cut(token.name, 60));
    if (token.selfClosing) text += ", self-closing";
    if (token.forceQuirks) text += ", force-quirks flag on";
    return text;
  }

  view(number: number): StepView {
    const { data } = this;
    const index = Math.max(0, Math.min(data.steps.length - 1, number - this.first));
    const step = data.steps[index];
    this.seek(index);
    const mode = this.mode, stack = [...this.stack], list = [...this.list];
    this.seek(index + 1);
    let about = this.about(step);
    const raw = data.source.slice(step.start.index, step.end.index);
    if (step.token.type === "characters" && step.token.data !== raw) about += " " + quoted(step.token.data ?? "", 120);
    return {
      index: this.first + index,
      start: step.start.index,
      stop: step.end.index,
      line: step.start.line,
      column: step.start.column,
      about,
      attributes: (step.token.attributes || []).slice(0, 40),
      states: this.states(step),
      items: this.items(step),
      ...this.tree(step),
      mode: this.mode,
      modeBefore: mode,
      stack: this.entries(this.stack, stack),
      list: this.entries(this.list, list),
      row: -1,
    };
  }

  private states(step: Step): StepView["states"] {
    const found: StepView["states"] = [];
    for (const [index, count] of step.rows) {
      const rule = this.data.rules[index];
      if (!rule || rule.kind !== "row") continue;
      const name = rule.rule.replace(/^state /, "").replace(/: .*$/s, "");
      const last = found[found.length - 1];
      if (last && last.name === name) last.count += count;
      else found.push({ name, count, anchor: rule.anchor, branch: rule.name });
    }
    return found.slice(0, 200);
  }

  private entries(now: number[], before: number[]): Entry[] {
    const most = 80;
    const earlier = new Set(before), later = new Set(now);
    // Markers are indistinguishable, so they are only counted.
    const markers = now.filter((id) => !id).length - before.filter((id) => !id).length;
    let fresh = Math.max(0, markers);
    const entries: Entry[] = [];
    for (const id of [...now].reverse()) {
      const isNew = id ? !earlier.has(id) : fresh-- > 0;
      entries.push({ text: this.label(id), change: isNew ? "new" : "", step: this.madeBy.get(id) ?? -1 });
    }
    entries.reverse();
    if (entries.length > most)
      entries.splice(0, entries.length - most, { text: `… ${now.length - most} more`, change: "", step: -1 });
    for (const id of before.filter((id) => id && !later.has(id)).slice(-most))
      entries.push({ text: this.label(id), change: "gone", step: this.madeBy.get(id) ?? -1 });
    for (let i = 0; i < -markers; ++i) entries.push({ text: this.label(0), change: "gone", step: -1 });
    return entries;
  }

  private tree(step: Step): Pick<StepView, "tree" | "treeBefore" | "treeAfter"> {
    const made = new Set<number>(), changed = new Set<number>();
    for (const event of step.events) {
      if (event.type === "insert") made.add(event.node);
      if (event.type === "text" || event.type === "attributes") changed.add(event.node);
      if (event.type === "move-children") for (const child of this.childrenOf(event.to)) changed.add(child);
    }
    const open = new Set(this.stack);
    const lines = this.lines();
    const most = 300;
    let first = lines.findIndex(([id]) => made.has(id) || changed.has(id));
    if (first < 0) first = lines.findIndex(([id]) => id === this.stack[this.stack.length - 1]);
    const from = lines.length <= most ? 0 : Math.max(0, Math.min(first - most / 2, lines.length - most));
    const to = Math.min(lines.length, from + most);
    const tree = lines.slice(from, to).map(([id, depth]): TreeLine => {
      const node = this.data.nodes[id]!;
      const attributes = (node.attributes || []).slice(0, Math.min(20, this.attributes.get(id) ?? Infinity));
      return {
        depth,
        kind: node.type,
        text: node.type === "text" ? quoted(this.text.get(id) || "", 160) : this.label(id),
        attributes: attributes.map(([name, value]) => [oneLine(name), quoted(value, 40)]),
        change: made.has(id) ? "new" : changed.has(id) ? "changed" : "",
        open: open.has(id),
        step: this.madeBy.get(id) ?? -1,
      };
    });
    return { tree, treeBefore: from, treeAfter: lines.length - to };
  }

  private items(step: Step): Item[] {
    const { rules, nodes } = this.data;
    const items: Item[] = [];
    const shown = new Set<number>();
    // For each algorithm that is shown: the line of each iteration of its loops, and the values of the variables after it.
    const rounds = new Map<number, Map<string, { item?: Item; values: Map<string, string> }>>();
    let firstRow = true, again = false, dispatched = false, replayed = false;
    let mode: string | null = null;
    const add = (sort: Item["sort"], kind: string, text: string, more = "", rest: Partial<Item> = {}) =>
      items.push({ sort, kind, text, more, replayed, detail: false, step: -1, ...rest });
    const of = (id: number) => ({ step: this.madeBy.get(id) ?? -1 });
    step.events.forEach((event, i) => {
      const rule = event.rule === undefined ? null : rules[event.rule]!;
      const link = rule ? { anchor: rule.anchor, name: rule.name } : undefined;
      const label = (id: number) => this.label(id);
      switch (event.type) {
        case "dispatch":
          if (event.by === "dispatcher") {
            again = dispatched;
            dispatched = true;
          }
          break;
        case "run": {
          replayed = event.replayed;
          firstRow = true;
          again = dispatched = false;
          mode = null;
          const more = event.count > 1 ? `, and ${event.count - 1} more alike` : "";
          if (replayed)
            add("run", "replay", `${event.token} ${quoted(event.data)} of the pending table character tokens, from ${event.start.line}:${event.start.column}${more}`);
          else add("run", "and", event.token + more);
          break;
        }
        case "end-run":
          replayed = firstRow = false;
          dispatched = true;
          mode = null;
          break;
        case "row": {
          const own = rule!.rule.split(": ")[0];
          const kind = again ? "reprocess" : firstRow && !replayed ? "rule" : own !== mode ? "using" : "as";
          add("row", kind, rule!.rule, shortRule(rule!.rule, kinds[step.token.type], step.token.name), { link, file: rule!.file });
          firstRow = again = false;
          mode = own;
          shown.add(event.rule);
          rounds.delete(event.rule);
          break;
        }
        case "algorithm": {
          const idle = /^(reconstruct_the_active|generate_|clear_the_stack_back)/.test(rule!.name) && !doesSomething(step.events, i);
          const detail = Boolean(rule!.plumbing) || idle;
          if (detail) shown.delete(event.rule);
          else {
            shown.add(event.rule);
            rounds.delete(event.rule);
          }
          add("algorithm", "", rule!.text, "", { link, detail });
          break;
        }
        case "loop": {
          const owner = rule!.owner ?? -1;
          add("loop", "", rule!.text, event.round ? `: round ${event.round}` : "", { link, detail: true });
          if (!shown.has(owner)) break;
          if (!rounds.has(owner)) rounds.set(owner, new Map());
          rounds.get(owner)!.set(event.round, { values: new Map() });
          break;
        }
        case "variable": {
          const value = event.node === null ? "none" : event.node !== undefined ? label(event.node) : String(event.value);
          add("variable", "", `${event.name} is ${value}`, "", { detail: true });
          const round = rounds.get(event.rule)?.get(event.round);
          if (!round) break;
          round.values.set(event.name, value);
          if (!round.item) {
            add("variable", "", "", "", { brief: true });
            round.item = items[items.length - 1];
          }
          round.item.text = `round ${event.round}: ${[...round.values].map(([name, is]) => `${name} ${is}`).join(", ")}`;
          break;
        }
        case "condition": {
          const owner = rules[rule!.owner ?? -1];
          const detail = !(shown.has(rule!.owner ?? -1) && (owner?.kind === "row" || event.holds));
          add("condition", "", "if " + rule!.text, event.because ? ", because " + event.because : "", { link, holds: event.holds, detail });
          break;
        }
        case "error":
          add("error", "error", event.code, (event.explanation ? ": " + event.explanation : "") + ` at ${event.line}:${event.column}`);
          break;
        case "insert": {
          const what = event.data !== undefined && nodes[event.node]!.type === "text" ? quoted(event.data) : label(event.node);
          const where = " in " + label(event.parent) + (event.before ? ", before " + label(event.before) : "") + (event.movedFrom ? ", from " + label(event.movedFrom) : "");
          add(event.movedFrom ? "change" : "plus", "tree", (event.movedFrom ? "~ " : "+ ") + what, where, { fostered: event.fosterParented, ...of(event.movedFrom ? event.node : -1) });
          break;
        }
        case "remove": {
          const next = step.events[i + 1];
          if (next?.type === "insert" && next.node === event.node) break;
          add("minus", "tree", "− " + label(event.node), " from " + label(event.parent), of(event.node));
          break;
        }
        case "text": add("plus", "tree", "+ " + quoted(event.data), " at the end of a text", { fostered: event.fosterParented }); break;
        case "attributes": add("change", "tree", label(event.node) + " gets attributes", "", of(event.node)); break;
        case "move-children": add("change", "tree", `~ the children of ${label(event.from)} into the new ${label(event.to)}`); break;
        case "shadow-root": add("plus", "tree", "+ a shadow root of " + label(event.host), "", of(event.host)); break;
        case "push": add("plus", "stack", "+ " + label(event.node)); break;
        case "pop": add("minus", "stack", "− " + label(event.node), "", of(event.node)); break;
        case "replace": add("change", "stack", `${label(event.old)} replaced by a new ${label(event.node)}`, "", of(event.old)); break;
        case "insert-below": add("plus", "stack", "+ " + label(event.node), " below " + label(event.place)); break;
        case "list-add": add("plus", "list", "+ " + label(event.node)); break;
        case "list-remove": add("minus", "list", "− " + label(event.node), "", of(event.node)); break;
        case "list-replace": add("change", "list", `${label(event.old)} replaced by a new ${label(event.node)}`, "", of(event.old)); break;
        case "list-insert-after": add("plus", "list", "+ " + label(event.node), " after " + label(event.place)); break;
        case "mode": add("change", "mode", "→ " + event.value); break;
        case "template-mode-push": add("plus", "template", "+ " + event.value); break;
        case "template-mode-pop": add("minus", "template", "− " + event.value); break;
        case "tokenizer-state": add("change", "tokenizer", `switched to the ${event.value} state`); break;
        case "frameset-ok": add("change", "frameset", `the frameset-ok flag is now “${event.value}”`); break;
        case "quirks-mode": add("change", "quirks", `the Document is in ${event.value} mode`); break;
      }
    });
    return items;
  }
}

function doesSomething(events: Event[], at: number): boolean {
  for (++at; at < events.length && /^(condition|variable)$/.test(events[at].type); ++at);
  return at < events.length && /^(loop|push|pop|list-)/.test(events[at].type);
}

/** Shortens a long list of tags to the part that the token matched. */
function shortRule(rule: string, kind: string, name: string | undefined): string {
  if (rule.length <= 60 || name === undefined || / when /.test(rule)) return rule;
  const at = rule.indexOf(": ") + 2;
  const patterns = rule.slice(at).split(", ");
  const fitting = patterns.filter((pattern) => pattern.startsWith(kind)).map((pattern) => pattern.split(" "));
  if (!fitting.length) return rule;
  const words = [...(fitting.find((names) => names.includes(name)) || fitting[0])];
  const last = words[words.length - 1];
  let text = "";
  while (words.length && text.length + words[0].length < 40) text += (text ? " " : "") + words.shift();
  if (words.length) text += " …" + (words.includes(name) ? " " + name + (name === last ? "" : " …") : "");
  return rule.slice(0, at) + (patterns[0].startsWith(kind) ? "" : "…, ") + text;
}
