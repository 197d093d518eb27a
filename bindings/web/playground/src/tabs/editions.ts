// Compares two editions of the Standard: what differs in the tree, and the rules that cause it.
import { type App, type Tab, ruleAddress } from "../app";
import { make } from "../dom";
import { TreeView } from "../tree-view";
import type { Compared, EditionSide } from "../protocol";
import { cut, oneLine } from "../text";
import { rangesOf } from "./tree";

export class EditionsTab implements Tab {
  id = "editions";
  title = "Editions";
  panel: HTMLElement;
  private older: HTMLSelectElement;
  private newer: HTMLSelectElement;
  private summary = make("div", { class: "difference" });
  private left: TreeView;
  private right: TreeView;

  constructor(private app: App) {
    const choice = (id: string, chosen: string) =>
      make("select", { id, change: () => {
        this.app.state.old = this.older.value;
        this.app.keep();
        void this.refresh();
      } }, app.editions.map((date) => make("option", { value: date, selected: date === chosen }, date)));
    const { editions } = app;
    this.older = choice("older", this.old());
    this.newer = choice("newer", editions[0]);
    this.left = new TreeView("Tree of the older edition", "older-tree");
    this.right = new TreeView("Tree of the newer edition", "newer-tree");
    this.panel = make("div", { class: "fill" }, this.summary,
      make("div", { class: "fill two" },
        make("section", {}, make("h2", {}, make("label", { for: "older" }, "Edition of "), this.older), this.left.element),
        make("section", {}, make("h2", {}, make("label", { for: "newer" }, "Edition of "), this.newer), this.right.element)));
  }
  /** The older edition: the one in the link, if that exists, otherwise the oldest. */
  private old(): string {
    const { editions, state } = this.app;
    return editions.includes(state.old) ? state.old : editions[editions.length - 1];
  }
  async refresh(): Promise<void> {
    const { app } = this;
    this.older.value = this.old(); // a link may have been opened since
    const found = await app.link.call("editions", { old: this.older.value, new: this.newer.value });
    // Shows the summary first, since the trees use the space that it leaves.
    this.summarize(found);
    this.left.show(found.oldTree);
    this.right.show(found.newTree);
    const { row } = found;
    for (const [view, tree] of [[this.left, found.oldTree], [this.right, found.newTree]] as const) {
      view.light(row >= 0 && row < tree.kinds.length ? [row] : [], "differs");
      if (row >= 0) view.select(Math.min(row, tree.kinds.length - 1));
    }
    const place = row >= 0 && row < found.newTree.kinds.length ? rangesOf(found.newTree, row) : [];
    app.editor.mark("node", place);
  }
  private summarize(found: Compared): void {
    const { app } = this;
    if (found.same) {
      this.summary.replaceChildren(make("p", { class: "nothing" }, `The editions of ${this.older.value} and ${this.newer.value} make the same tree of this.`));
      return;
    }
    if (found.what !== "tree") {
      this.summary.replaceChildren(make("p", {}, `The ${found.what} differs: ${found.old.value} became ${found.new.value}.`));
      return;
    }
    const side = ({ edition, node, rules = [] }: EditionSide) =>
      make("div", {}, make("p", {}, make("b", {}, edition), ": ", make("code", {}, oneLine(cut(node ?? "nothing", 80)))),
        make("ol", {}, rules.map((rule) => make("li", {},
          make("a", { href: ruleAddress(app, rule.anchor, rule.name), target: "_blank", rel: "noopener noreferrer", title: rule.rule }, rule.condition ? "if " + rule.condition : cut(rule.rule, 90)),
          rule.condition ? make("span", { class: rule.holds ? "answer yes" : "answer no" }, rule.holds ? "yes" : "no") : null))));
    this.summary.replaceChildren(
      make("p", {}, "The first node that differs is in ", make("code", {}, found.parent), found.token ? ", from " : "", found.token ? make("code", {}, oneLine(cut(found.token, 60))) : "",
        found.line ? ` at ${found.line}:${found.column}` : "", ". These rules processed it:"),
      make("div", { class: "sides" }, side(found.old), side(found.new)));
  }
  leave(): void {
    this.app.editor.mark("node", []);
  }
}
