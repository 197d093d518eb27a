// CSS selectors: the matching elements are highlighted in the tree and in the text.
import type { App, Tab } from "../app";
import { announce, make } from "../dom";
import { TreeView } from "../tree-view";
import { count } from "../text";
import { rangesOf } from "./tree";

export class SelectorsTab implements Tab {
  id = "selectors";
  title = "Selectors";
  panel: HTMLElement;
  private field: HTMLInputElement;
  private result: HTMLElement;
  private view: TreeView;
  private rows: number[] = [];
  private at = -1;

  constructor(private app: App) {
    this.field = make("input", { id: "selector", type: "text", placeholder: "article > a[href^=https]:not(.quiet)", spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-describedby": "selected" });
    this.field.addEventListener("input", () => {
      this.app.state.selector = this.field.value;
      this.app.keep();
      void this.refresh();
    });
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.turn(event.shiftKey ? -1 : 1);
    });
    this.result = make("p", { class: "found", id: "selected" });
    this.view = new TreeView("Tree with matches", "selected-tree", {
      chosen: (row) => this.app.editor.mark("node", rangesOf(this.app.parsed!.tree, row), true),
    });
    this.panel = make("div", { class: "fill" },
      make("div", { class: "ask" }, make("label", { for: "selector" }, "CSS selector"), this.field,
        make("button", { type: "button", click: () => this.turn(-1), title: "Shift+Enter" }, "Previous"),
        make("button", { type: "button", click: () => this.turn(1), title: "Enter" }, "Next")),
      this.result, this.view.element);
  }

  async refresh(): Promise<void> {
    const { app } = this;
    if (!app.parsed) return;
    if (document.activeElement !== this.field) this.field.value = app.state.selector;
    const selector = this.field.value.trim();
    this.view.show(app.parsed.tree);
    if (!selector) {
      this.result.textContent = "querySelectorAll(), with the selectors of browsers. Try p, :empty, or li:nth-child(odd of :not([hidden])).";
      this.field.removeAttribute("aria-invalid");
      return this.light([]);
    }
    const { rows, total, error } = await app.link.call("select", { selector });
    this.field.setAttribute("aria-invalid", String(Boolean(error)));
    if (error) this.result.replaceChildren(make("b", { class: "bad" }, `Column ${error.column}: `), error.message, error.suggestion ? make("span", { class: "quiet" }, ` ${error.suggestion}`) : "");
    else this.result.textContent = total ? count(total, "element") + (total > 1 ? ": Enter goes to the next one." : ".") : "Nothing matches.";
    this.light(rows);
    announce(this.result.textContent ?? "");
  }
  leave(): void {
    this.app.editor.mark("match", []);
    this.app.editor.mark("node", []);
  }
  private light(rows: number[]): void {
    const { tree } = this.app.parsed!;
    this.rows = rows;
    this.at = -1;
    this.view.light(rows);
    this.app.editor.mark("match", rows.flatMap((row) => rangesOf(tree, row)).sort(([a], [b]) => a - b));
  }
  private turn(by: number): void {
    if (!this.rows.length) return;
    this.at = (this.at + by + this.rows.length + (this.at < 0 && by < 0 ? 1 : 0)) % this.rows.length;
    const row = this.rows[this.at];
    this.view.select(row);
    this.app.editor.mark("node", rangesOf(this.app.parsed!.tree, row), true);
  }
}
