// The steps of the parser, token by token.
import { type App, type Tab, ruleAddress } from "../app";
import { announce, make, reveal } from "../dom";
import type { Entry, Explained, Item, StepView, TreeLine } from "../protocol";
import { splitter } from "../splitter";
import { count, cut, oneLine } from "../text";
import { Replaced } from "../link";

export class StepsTab implements Tab {
  id = "steps";
  title = "What happened";
  panel: HTMLElement;
  private explained: Explained | null = null;
  private index = 0;
  private wanted: { row?: number; position?: number } = {};
  private view: StepView | null = null;
  /**
   * Whether the adjacent tree is to show the step's node, because the user moved to the step and did not choose a node in the tree.
   */
  private leads = false;
  private first = this.button("First", "Home", () => this.go(0));
  private previous = this.button("Previous", "Left arrow", () => this.go(this.index - 1));
  private next = this.button("Next", "Right arrow", () => this.go(this.index + 1));
  private last = this.button("Last", "End", () => this.go(Infinity));
  private fault = this.button("Next error", "e", () => this.nextError());
  private slider = make("input", { type: "range", min: 0, value: 0, "aria-label": "Step", input: () => this.go(Number(this.slider.value)) });
  private counter = make("output", {});
  private all = make("input", { type: "checkbox", id: "steps-all", change: () => this.draw() });
  private tokens = make("ol", { class: "tokens", "aria-label": "Tokens" });
  private happened = make("div", { class: "happened", tabindex: 0, role: "region", "aria-label": "What the token did" });
  private after = make("div", { class: "after", tabindex: 0, role: "region", "aria-label": "The parser after this step" });
  private note = make("p", { class: "note", hidden: true });

  constructor(private app: App) {
    this.next.classList.add("main");
    const bar = make("div", { class: "stepper", role: "toolbar", "aria-label": "Steps" }, this.first, this.previous, this.next, this.last, this.fault, this.slider, this.counter);
    const all = make("label", { class: "all" }, this.all, " all algorithms and conditions");
    const grid = make("div", { class: "grid" });
    grid.append(make("div", { class: "left" }, make("div", { class: "scroller" }, this.tokens), all, this.happened),
      splitter(grid, "steps", "Size of what the token did", 60), this.after);
    this.panel = make("div", { class: "fill steps" }, bar, this.note, grid);
    this.panel.addEventListener("keydown", (event) => this.key(event));
  }
  private button(text: string, key: string, click: () => void): HTMLButtonElement {
    return make("button", { type: "button", title: key, click }, text);
  }

  /** Shows the step that created the row. */
  showRow(row: number): void {
    if (this.app.state.tab === "steps") return this.followRow(row);
    this.wanted = { row };
    this.app.show("steps");
  }
  followRow(row: number): void {
    this.wanted = { row };
    void this.settle();
  }
  cursor(position: number): void {
    const at = this.stepAt(position);
    if (at >= 0) void this.go(at, false);
  }
  leave(): void {
    this.app.editor.mark("token", []);
  }

  async refresh(): Promise<void> {
    const old = this.app.parsed;
    this.explained = await this.app.link.call("explain", { first: 0 });
    if (old !== this.app.parsed) return;
    if (this.app.state.rule) {
      const { index } = await this.app.link.call("ruleStep", { rule: this.app.state.rule });
      if (index >= 0) this.app.state.step = index + 1;
      this.app.state.rule = ""; // from here on, the user chooses the step
    }
    const { explained } = this;
    this.fault.disabled = !explained.errors.some((errors) => errors > 0);
    const part = explained.starts.length < explained.stepsInAll;
    this.note.hidden = !part && !explained.notExplained;
    this.note.textContent = explained.notExplained ||
      (part ? `The text is long: ${explained.starts.length.toLocaleString("en")} of its ${explained.stepsInAll.toLocaleString("en")} steps are explained at a time.` : "");
    this.index = Math.max(0, this.app.state.step - 1);
    await this.settle();
  }
  private async settle(): Promise<void> {
    const { explained, wanted } = this;
    if (!explained) return;
    this.wanted = {};
    if (wanted.row !== undefined) {
      const step = explained.stepOfRow[wanted.row] ?? -1;
      if (step >= 0) return this.go(step, false);
      const [place] = this.app.parsed!.tree.places.subarray(4 * wanted.row);
      const at = place >= 0 ? this.stepAt(place) : -1;
      return this.go(at >= 0 ? at : this.index, false);
    }
    return this.go(this.index, false);
  }
  private stepAt(position: number): number {
    const { explained } = this;
    if (!explained) return -1;
    const { starts, stops, first } = explained;
    for (let i = 0; i < starts.length; ++i) if (starts[i] <= position && position < stops[i]) return first + i;
    return -1;
  }
  private nextError(): void {
    const { explained } = this;
    if (!explained) return;
    const { errors, first } = explained;
    for (let i = 1; i <= errors.length; ++i) {
      const at = (this.index - first + i) % errors.length;
      if (errors[at]) return void this.go(first + at);
    }
  }
  private async go(index: number, leads = true): Promise<void> {
    let { explained } = this;
    if (!explained || !explained.stepsInAll) return;
    index = Math.max(0, Math.min(explained.stepsInAll - 1, index));
    const parsed = this.app.parsed;
    try {
      if (index < explained.first || index >= explained.first + explained.starts.length)
        explained = this.explained = await this.app.link.call("explain", { first: Math.max(0, index - 200) });
      this.index = index;
      const view = await this.app.link.call("step", { index });
      if (parsed !== this.app.parsed) return;
      this.view = view;
    } catch (error) {
      // A newer step or a newer text replaced this one.
      if (error instanceof Replaced || parsed !== this.app.parsed) return;
      throw error;
    }
    this.index = this.view.index;
    this.app.state.step = this.index + 1;
    this.app.keep();
    this.leads = leads;
    this.draw();
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === this.slider) return;
    const action = { ArrowRight: () => this.go(this.index + 1), ArrowLeft: () => this.go(this.index - 1), Home: () => this.go(0), End: () => this.go(Infinity), e: () => this.nextError() }[event.key];
    if (!action) return;
    event.preventDefault();
    void action();
  }

  private link(text: string, anchor: string, branch = "", title = ""): HTMLElement {
    if (!anchor) return make("span", {}, text);
    return make("a", { href: ruleAddress(this.app, anchor, branch), target: "_blank", rel: "noopener noreferrer", title: title || anchor }, text);
  }
  private stepButton(text: string, step: number, name = "made by"): HTMLElement | string {
    if (step < 0 || step === this.index) return text;
    return make("button", { type: "button", class: "to", title: `${name} step ${step + 1}`, click: () => this.go(step) }, text);
  }

  private draw(): void {
    const { view, explained } = this;
    if (!view || !explained) return;
    const source = this.app.editor.text;
    const kind = explained.kinds[view.index - explained.first];
    const titleOf = (at: number) => {
      if (explained.kinds[at] === "setUp") return "the fragment case";
      if (explained.kinds[at] === "endOfFile") return "end of the input";
      const text = source.slice(explained.starts[at], explained.stops[at]);
      return /^ +$/.test(text) ? "␣".repeat(Math.min(text.length, 20)) : oneLine(cut(text, 300));
    };
    if (!this.app.beside) this.app.editor.mark("token", [[view.start, view.stop]], true);
    else if (this.leads) this.follow(view);
    this.leads = false;
    this.slider.max = String(explained.stepsInAll - 1);
    this.slider.value = String(view.index);
    this.slider.setAttribute("aria-valuetext", `step ${view.index + 1}, ${view.about}`);
    this.counter.textContent = `step ${(view.index + 1).toLocaleString("en")} of ${explained.stepsInAll.toLocaleString("en")}`;
    this.first.disabled = this.previous.disabled = view.index === 0;
    this.next.disabled = this.last.disabled = view.index === explained.stepsInAll - 1;

    // The tokens around this one
    const reach = 60, at = view.index - explained.first;
    const from = Math.max(0, at - reach), to = Math.min(explained.starts.length, at + reach);
    const tokens: HTMLElement[] = [];
    for (let i = from; i < to; ++i) {
      const errors = explained.errors[i];
      tokens.push(make("li", {}, make("button", {
        type: "button", tabindex: i === at ? 0 : -1, "aria-current": i === at && "step", class: errors ? "faulty" : "",
        click: () => this.go(explained.first + i),
      }, make("code", {}, cut(titleOf(i), 40)), errors ? make("span", { class: "sr" }, `, ${count(errors, "error")}`) : null)));
    }
    this.tokens.replaceChildren(...tokens);
    const current = this.tokens.querySelector<HTMLElement>("[aria-current]");
    const scroller = this.tokens.parentElement!;
    if (current) {
      const inner = current.getBoundingClientRect(), outer = scroller.getBoundingClientRect();
      scroller.scrollLeft += inner.left - outer.left - outer.width / 2 + inner.width / 2;
    }

    // What happened
    const title = titleOf(at);
    const content: HTMLElement[] = [
      make("h2", {}, make("code", {}, cut(title, 200))),
      make("p", { class: "about" }, view.about + (kind === "setUp" ? "" : `, at ${view.line}:${view.column}`)),
    ];
    if (view.attributes.length)
      content.push(make("p", { class: "about" }, view.attributes.map(([name, value]) => make("code", { class: "attribute" }, `${oneLine(name)}="${oneLine(cut(value, 100))}" `))));
    if (view.states.length)
      content.push(make("h3", {}, "Tokenizer states"), make("ol", { class: "states" },
        view.states.map(({ name, count, anchor, branch }) => make("li", {}, this.link(name, anchor, branch), count > 1 ? ` ×${count}` : ""))));
    const all = this.all.checked;
    const items = view.items.filter((item) => (all ? !item.brief : !item.detail));
    content.push(make("h3", {}, "Rules, and what they did"), make("ol", { class: "rules" }, items.map((item) => this.item(item, all))));
    if (view.row >= 0 && !this.app.beside)
      content.push(make("p", {}, make("button", { type: "button", class: "button", click: () => this.toTree(view.row) }, "Show its node in the final tree")));
    this.happened.replaceChildren(...content);
    this.happened.scrollTop = 0;

    // The parser after the step
    const before = this.after.scrollTop;
    this.after.replaceChildren(
      make("h2", {}, "Insertion mode"),
      make("p", { class: "mode" }, view.mode === view.modeBefore ? view.mode : make("span", { class: "quiet" }, view.modeBefore + " → "), view.mode === view.modeBefore ? "" : make("b", {}, view.mode)),
      make("div", { class: "lists" }, this.list("Stack of open elements", view.stack), this.list("Active formatting elements", view.list)),
      make("h2", {}, "Tree after this step"),
      make("div", { class: "tree-after" },
        view.treeBefore ? make("div", { class: "quiet" }, `… ${view.treeBefore} more`) : null,
        view.tree.length ? view.tree.map((line) => this.treeLine(line)) : make("div", { class: "quiet" }, "empty"),
        view.treeAfter ? make("div", { class: "quiet" }, `… ${view.treeAfter} more`) : null),
    );
    this.after.scrollTop = before;
    const marked = this.after.querySelectorAll(".tree-after .new, .tree-after .changed");
    reveal(this.after, marked[marked.length - 1]);
    const row = view.items.find((item) => item.sort === "row");
    const faults = explained.errors[at];
    // If the tree is shown beside the steps, it announces the node.
    if (!this.app.beside) announce(`Step ${view.index + 1}, ${view.about}. ${row ? row.more + ". " : ""}${faults ? count(faults, "parse error") + ". " : ""}Insertion mode ${view.mode}.`);
  }

  private item(item: Item, all: boolean): HTMLElement {
    const classes = [item.sort, item.replayed ? "replayed" : ""].join(" ").trim();
    const text = item.sort === "row" && !all ? item.more : item.text;
    const what = make("span", { class: "what" });
    what.append(item.link ? this.link(text, item.link.anchor, item.link.name, item.text) : item.step >= 0 ? this.stepButton(text, item.step) : text);
    if (item.sort === "condition") what.append(" ", make("span", { class: item.holds ? "answer yes" : "answer no" }, item.holds ? "yes" : "no"), item.more);
    else if (item.sort === "error") what.append(item.more);
    else if (item.sort !== "row") what.append(make("span", { class: "quiet" }, item.more));
    if (item.fostered) what.append(" ", make("a", { class: "fostered", href: ruleAddress(this.app, "#foster-parent"), target: "_blank", rel: "noopener noreferrer" }, "foster parented"));
    if (item.file && all) what.append(" ", make("span", { class: "file" }, item.file));
    return make("li", { class: classes }, make("span", { class: "kind" }, item.kind), what);
  }
  private list(title: string, entries: Entry[]): HTMLElement {
    const word = { new: "new", gone: "left", "": "" };
    return make("div", {}, make("h2", {}, title), make("ol", {}, entries.length
      ? entries.map(({ text, change, step }) => make("li", { class: change }, make("code", {}, this.stepButton(text, step)), change ? make("span", { class: "sr" }, ` (${word[change]})`) : null))
      : make("li", { class: "quiet" }, "empty")));
  }
  private treeLine(line: TreeLine): HTMLElement {
    const element = make("div", { class: `node ${line.change} ${line.open ? "open" : ""}`.trim() });
    element.style.paddingLeft = Math.min(line.depth, 24) * 12 + 6 + "px";
    element.append(make("span", { class: line.kind === "element" ? "name" : line.kind === "text" ? "data" : "quiet" }, this.stepButton(line.text, line.step)));
    for (const [name, value] of line.attributes) element.append(make("span", { class: "attribute" }, ` ${name}=${value}`));
    if (line.change) element.append(make("span", { class: "sr" }, ` (${line.change})`));
    return element;
  }
  private follow(view: StepView): void {
    this.app.editor.mark("node", [[view.start, view.stop]], true);
    if (view.row >= 0) this.app.tabs.get("tree")?.followRow?.(view.row);
  }
  private toTree(row: number): void {
    this.app.tabs.get("tree")?.showRow?.(row);
  }
}
