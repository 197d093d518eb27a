// The tree, shown as in the developer tools of browsers.
import type { App, Tab } from "../app";
import { announce, make } from "../dom";
import { Kind, type Tree } from "../protocol";
import { TreeView, nameOfRow } from "../tree-view";

/** Returns a row's ranges in the text. */
export function rangesOf(tree: Tree, row: number): [number, number][] {
  const [a, b, c, d] = tree.places.subarray(4 * row, 4 * row + 4);
  const ranges: [number, number][] = [];
  if (a >= 0) ranges.push([a, b]);
  if (c >= 0) ranges.push([c, d]);
  return ranges;
}

export class TreeTab implements Tab {
  id = "tree";
  title = "Tree";
  panel: HTMLElement;
  private view: TreeView;
  private bar: HTMLElement;
  private follow: HTMLButtonElement;
  private note: HTMLElement;

  constructor(private app: App) {
    this.view = new TreeView("Tree", "result-tree", {
      chosen: (row) => this.chosen(row),
      opened: () => this.toToken(),
      pointed: (row) => this.point(row < 0 ? this.view.selection : row, false),
    });
    this.follow = make("button", { type: "button", disabled: true, click: () => this.toToken() }, "What made it?");
    this.note = make("span", { class: "quiet" }, "Choose a node to see where it comes from.");
    this.bar = make("div", { class: "under" }, this.note, this.follow);
    this.panel = make("div", { class: "fill" }, this.view.element, this.bar);
  }

  refresh(): void {
    const { parsed } = this.app;
    if (!parsed) return;
    this.view.show(parsed.tree);
    this.describe(this.view.selection);
  }
  leave(): void {
    this.app.editor.mark("node", []);
  }
  showRow(row: number): void {
    this.app.show("tree");
    this.view.select(row);
    this.view.element.focus();
    this.app.editor.mark("node", []);
  }
  followRow(row: number): void {
    this.view.select(row);
    this.describe(row);
  }
  cursor(position: number): void {
    const tree = this.app.parsed?.tree;
    if (!tree) return;
    // Finds the innermost row that contains the position, which is the last one whose ranges or content contain it.
    let found = -1;
    const { places } = tree;
    for (let row = 0; row < tree.kinds.length; ++row) {
      const a = places[4 * row], b = places[4 * row + 1], c = places[4 * row + 2], d = places[4 * row + 3];
      if (a < 0 || a > position) continue;
      if ((a <= position && position < b) || (c >= 0 && a <= position && position < d)) found = row;
    }
    if (found < 0) return;
    this.view.select(found);
    this.describe(found);
    this.point(found, false);
    if (this.app.beside) this.app.tabs.get("steps")?.cursor?.(position);
  }

  private chosen(row: number): void {
    this.describe(row);
    this.point(row, true);
    if (this.app.beside) this.app.tabs.get("steps")?.followRow?.(row);
  }
  private point(row: number, show: boolean): void {
    const tree = this.app.parsed?.tree;
    if (!tree) return;
    this.app.editor.mark("node", row < 0 || row >= tree.kinds.length ? [] : rangesOf(tree, row), show);
  }
  private describe(row: number): void {
    const tree = this.app.parsed?.tree;
    this.follow.disabled = row < 0;
    if (!tree || row < 0) {
      this.note.textContent = "Choose a node to see where it comes from.";
      return;
    }
    const ranges = rangesOf(tree, row);
    const kind = tree.kinds[row];
    this.note.textContent =
      nameOfRow(tree, row) +
      (ranges.length ? `, characters ${ranges.map(([from, to]) => `${from}–${to}`).join(" and ")}`
        : kind === Kind.content || kind === Kind.shadow ? "" : ": no tag in the text, the rules insert it");
    announce(this.note.textContent);
  }
  private toToken(): void {
    const row = this.view.selection;
    if (row >= 0) this.app.tabs.get("steps")?.showRow?.(row);
  }
}
