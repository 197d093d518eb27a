// This browser's own parser beside Lockstep.
import type { App, Tab } from "../app";
import { dumpOf, parseInBrowser } from "../browser-tree";
import { announce, make } from "../dom";
import { cut, oneLine } from "../text";

const LARGE = 300_000; // code units: above, only when asked

export class BrowserTab implements Tab {
  id = "browser";
  title = "Browser";
  panel: HTMLElement;
  private live = make("input", { type: "checkbox", checked: true });
  private result = make("div", { class: "scroll compared", tabindex: 0, role: "region", "aria-label": "Comparison" });

  constructor(private app: App) {
    const button = make("button", { type: "button", class: "main", click: () => void this.compare() }, "Compare with DOMParser");
    this.panel = make("div", { class: "fill" },
      make("div", { class: "ask" }, button, make("label", {}, this.live, " while typing")),
      this.result);
  }
  async refresh(): Promise<void> {
    if (this.live.checked && this.app.editor.length <= LARGE) await this.compare();
    else this.result.replaceChildren(make("p", { class: "quiet" }, "The text has changed since."));
  }
  private async compare(): Promise<void> {
    const { app } = this;
    const dump = dumpOf(parseInBrowser(app.state));
    const found = await app.link.call("browser", { dump });
    const edition = app.state.edition || app.editions[0];
    const notes: string[] = [];
    if (app.state.scripting) notes.push("Lockstep parses as with scripting; DOMParser never does.");
    if (app.state.srcdoc) notes.push("DOMParser does not parse an iframe’s srcdoc.");
    const note = make("p", { class: "quiet" }, `Lockstep follows the Standard of ${edition}; this is ${browserName()}. ${notes.join(" ")}`);
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
      make("div", { class: "two" }, side("Lockstep", found.ours, found.around.ours), side("Your browser", found.theirs, found.around.theirs)));
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
