// Compares Lockstep with another parser: this browser's own, parse5 or htmlparser2.
import type { App, Tab } from "../app";
import { dumpOf, parseInBrowser } from "../browser-tree";
import { announce, make } from "../dom";
import type { State } from "../state";
import { cut, oneLine } from "../text";

declare const VERSIONS: Record<"parse5" | "htmlparser2", string>; // set by the build

const LARGE = 300_000; // code units: a longer text is compared only on request

interface Other {
  value: State["parser"];
  option: string;
  /** The title above the parser's tree. */
  title: string;
  name: string;
  /** What the parser does not support. */
  notes(state: State): (string | false)[];
}
const OTHERS: Other[] = [
  { value: "", option: "this browser", title: "Your browser", name: browserName(), notes: ({ scripting, srcdoc }) => [
    scripting && "Lockstep parses as with scripting; DOMParser never does.",
    srcdoc && "DOMParser does not parse an iframe’s srcdoc.",
  ] },
  { value: "parse5", option: "parse5", title: "parse5", name: `parse5 ${VERSIONS.parse5}`, notes: ({ context, quirks, shadowRoots, srcdoc }) => [
    context !== "" && quirks !== "no-quirks" && "parse5 has no quirks mode for this fragment.",
    shadowRoots && "parse5 has no declarative shadow roots.",
    srcdoc && "parse5 does not parse an iframe’s srcdoc.",
  ] },
  { value: "htmlparser2", option: "htmlparser2", title: "htmlparser2", name: `htmlparser2 ${VERSIONS.htmlparser2}`, notes: ({ context }) => [
    "htmlparser2 has its own rules: it implies no html, head, body or tbody, moves no element, and has no namespaces.",
    context !== "" && "It has no context elements.",
  ] },
];

export class BrowserTab implements Tab {
  id = "browser";
  title = "Other parsers";
  panel: HTMLElement;
  private choice = make("select", { "aria-label": "Parser", change: () => {
    this.app.state.parser = this.choice.value as State["parser"];
    this.app.keep();
    void this.compare();
  } }, OTHERS.map(({ value, option }) => make("option", { value }, option)));
  private live = make("input", { type: "checkbox", checked: true });
  private result = make("div", { class: "scroll compared", tabindex: 0, role: "region", "aria-label": "Comparison" });

  constructor(private app: App) {
    const button = make("button", { type: "button", class: "main", click: () => void this.compare() }, "Compare");
    this.panel = make("div", { class: "fill" },
      make("div", { class: "ask" }, make("label", {}, "with ", this.choice), button, make("label", {}, this.live, " while typing")),
      this.result);
  }
  async refresh(): Promise<void> {
    this.choice.value = this.app.state.parser;
    if (this.live.checked && this.app.editor.length <= LARGE) await this.compare();
    else this.result.replaceChildren(make("p", { class: "quiet" }, "The text has changed since."));
  }
  private async dump(): Promise<string> {
    const { state } = this.app;
    const { text, context, scripting, parser } = state;
    if (!parser) return dumpOf(parseInBrowser(state));
    const link = await this.app.otherParsers();
    return (await link.call(parser, { text, context, scripting })).dump;
  }
  private async compare(): Promise<void> {
    const { app } = this;
    const other = OTHERS.find(({ value }) => value === app.state.parser)!;
    const { text, context, scripting } = app.state;
    const isCurrent = () =>
      app.state.parser === other.value && app.state.text === text && app.state.context === context && app.state.scripting === scripting;
    const dump = await this.dump();
    if (!isCurrent()) return; // a newer comparison follows
    const found = await app.link.call("difference", { dump });
    if (!isCurrent()) return;
    const edition = app.state.edition || app.editions[0];
    const notes = other.notes(app.state).filter(Boolean).join(" ");
    const note = make("p", { class: "quiet" }, `Lockstep follows the Standard of ${edition}; this is ${other.name}. ${notes}`);
    if (found.same) {
      this.result.replaceChildren(make("p", { class: "verdict same" }, "Both make the same tree."), note);
      announce("Both make the same tree.");
      return;
    }
    const verdict = `The first difference is ${found.path ? "in " + found.path : "at the top"}.`;
    const side = (title: string, line: string, lines: string[]) =>
      make("section", {}, make("h2", {}, title), make("p", {}, line ? make("code", {}, oneLine(cut(line, 200))) : "nothing more"),
        make("pre", { tabindex: 0, "aria-label": title }, lines.map((one, i) => {
          const text = cut(one, 300) + "\n";
          return found.around.from + i === found.line ? make("mark", {}, text) : text;
        })));
    this.result.replaceChildren(make("p", { class: "verdict differs" }, verdict), note,
      make("div", { class: "two" }, side("Lockstep", found.ours, found.around.ours), side(other.title, found.theirs, found.around.theirs)));
    announce(verdict);
  }
}

function browserName(): string {
  const brands: { brand: string; version: string }[] = (navigator as any).userAgentData?.brands ?? [];
  const known = brands.find(({ brand }) => !/not.?a.?brand/i.test(brand) && brand !== "Chromium") ?? brands.find(({ brand }) => brand === "Chromium");
  if (known) return `${known.brand} ${known.version}`;
  const [, name, version] = /(Firefox|Version)\/([\d.]+)/.exec(navigator.userAgent) ?? [];
  return name ? `${name === "Version" ? "Safari" : name} ${version}` : "your browser";
}
