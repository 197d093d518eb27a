// A tree, shown as in the developer tools of browsers. The page contains only the rows in view, so that the tree's size does not
// matter.
import { make } from "./dom";
import { Kind, type Tree, payload } from "./protocol";
import { oneLine, quoted } from "./text";

const ROW = 21; // pixels, as in the style sheet
const BEYOND = 12;
const MOST = 1_400_000; // the maximum number of rows shown, because browsers limit the height of a box

export interface TreeHandlers {
  /** Called when the user chooses a row. */
  chosen?(row: number): void;
  /** Called when the user opens a row with Enter or a double click. */
  opened?(row: number): void;
  /** Called with the row under the pointer, or -1. */
  pointed?(row: number): void;
}

export function nameOfRow(tree: Tree, row: number): string {
  const [name, namespace, , data] = payload(tree, row);
  switch (tree.kinds[row]) {
    case Kind.doctype: return "<!DOCTYPE " + oneLine(name) + ">";
    case Kind.element: return "<" + (namespace ? namespace + " " : "") + oneLine(name) + ">";
    case Kind.text: return quoted(data);
    case Kind.comment: return "<!--" + oneLine(data.slice(0, 60)) + "-->";
    case Kind.instruction: return "<?" + oneLine(name) + " " + oneLine(data.slice(0, 60)) + ">";
    case Kind.content: return "the template’s contents";
    case Kind.shadow: return "shadow root";
    default: return "document";
  }
}

export class TreeView {
  readonly element: HTMLElement;
  private readonly inner: HTMLElement;
  private tree: Tree | null = null;
  private readonly collapsed = new Set<number>();
  /** The rows to show. Rows for end tags have all bits flipped, so that they are negative. */
  private shown = new Int32Array(0);
  /** The index of each row among the shown rows; -1 if the row is not shown. */
  private places = new Int32Array(0);
  private marked = new Set<number>();
  private mark = "";
  private selected = -1;
  private id: string;
  private waits = false;

  constructor(label: string, id: string, private readonly handlers: TreeHandlers = {}) {
    this.id = id;
    this.inner = make("div", { class: "rows", role: "presentation" });
    this.element = make("div", { class: "tree", role: "tree", tabindex: 0, "aria-label": label, id }, this.inner);
    this.element.addEventListener("scroll", () => this.later(), { passive: true });
    this.element.addEventListener("keydown", (event) => this.key(event));
    // A click is handled before the focus event, which redraws the rows.
    this.element.addEventListener("mousedown", (event) => event.button === 0 && this.click(event));
    this.element.addEventListener("dblclick", () => this.selected >= 0 && handlers.opened?.(this.selected));
    this.element.addEventListener("mousemove", (event) => handlers.pointed?.(this.rowAt(event)));
    this.element.addEventListener("mouseleave", () => handlers.pointed?.(-1));
    this.element.addEventListener("focus", () => {
      if (this.selected < 0 && this.shown.length) this.choose(this.shown[0], false);
    });
    new ResizeObserver(() => this.later()).observe(this.element);
  }

  show(tree: Tree): void {
    const same = this.tree?.kinds.length === tree.kinds.length;
    this.tree = tree;
    this.marked.clear();
    if (!same) this.collapsed.clear();
    if (!same || this.selected >= tree.kinds.length) this.selected = -1;
    this.list();
  }
  /** Marks rows. */
  light(rows: Iterable<number>, mark = "match"): void {
    this.marked = new Set(rows);
    this.mark = mark;
    this.draw();
  }
  select(row: number, reveal = true): void {
    const { tree } = this;
    if (!tree || row < 0 || row >= tree.kinds.length) return;
    let changed = false;
    for (const closed of this.collapsed)
      if (closed < row && row < tree.ends[closed]) {
        this.collapsed.delete(closed);
        changed = true;
      }
    if (changed) this.list();
    this.selected = row;
    if (reveal) this.reveal();
    this.draw();
  }
  get selection(): number {
    return this.selected;
  }

  private children(row: number): boolean {
    return this.tree!.ends[row] > row + 1;
  }
  private list(): void {
    const tree = this.tree!;
    const total = tree.kinds.length;
    const shown = new Int32Array(Math.min(2 * total, MOST));
    const places = new Int32Array(total).fill(-1);
    const open: number[] = [];
    let count = 0;
    for (let row = 0; row <= total && count < MOST; ) {
      while (open.length && tree.ends[open[open.length - 1]] <= row && count < MOST) shown[count++] = ~open.pop()!;
      if (row === total || count >= MOST) break;
      places[row] = count;
      shown[count++] = row;
      if (this.collapsed.has(row)) row = tree.ends[row];
      else {
        if (tree.kinds[row] === Kind.element && this.children(row)) open.push(row);
        ++row;
      }
    }
    this.shown = shown.subarray(0, count);
    this.places = places;
    this.inner.style.height = count * ROW + "px";
    this.draw();
  }
  private placeOf(row: number): number {
    return row < 0 ? -1 : this.places[row] ?? -1;
  }
  private reveal(): void {
    const place = this.placeOf(this.selected);
    if (place < 0) return;
    const top = place * ROW, { scrollTop, clientHeight } = this.element;
    if (top < scrollTop + ROW || top + 2 * ROW > scrollTop + clientHeight)
      this.element.scrollTop = Math.max(0, top - clientHeight / 3);
  }
  private later(): void {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }
  private draw(): void {
    const { tree } = this;
    if (!tree) return;
    const { scrollTop, clientHeight } = this.element;
    const from = Math.max(0, Math.floor(scrollTop / ROW) - BEYOND);
    const to = Math.min(this.shown.length, Math.ceil((scrollTop + Math.max(clientHeight, 200)) / ROW) + BEYOND);
    const rows: HTMLElement[] = [];
    for (let place = from; place < to; ++place) rows.push(this.line(this.shown[place], place));
    // The selected row remains for assistive technology even if it is not in view.
    const chosen = this.placeOf(this.selected);
    if (chosen >= 0 && (chosen < from || chosen >= to)) rows.push(this.line(this.selected, chosen));
    this.inner.replaceChildren(...rows);
    if (chosen < 0) this.element.removeAttribute("aria-activedescendant");
    else this.element.setAttribute("aria-activedescendant", `${this.id}-${this.selected}`);
  }
  private line(row: number, place: number): HTMLElement {
    const tree = this.tree!;
    const end = row < 0;
    const depth = tree.depths[end ? ~row : row];
    const line = make("div", { class: "row" });
    line.style.top = place * ROW + "px";
    line.style.paddingLeft = Math.min(depth, 40) * 14 + 4 + "px";
    if (end) {
      const [name] = payload(tree, ~row);
      line.setAttribute("aria-hidden", "true");
      line.append(make("span", { class: "twist" }), make("span", { class: "tag" }, `</${oneLine(name)}>`));
      return line;
    }
    const children = this.children(row), closed = this.collapsed.has(row);
    line.id = `${this.id}-${row}`;
    line.dataset.row = String(row);
    line.setAttribute("role", "treeitem");
    line.setAttribute("aria-level", String(depth + 1));
    line.setAttribute("aria-selected", String(row === this.selected));
    if (children) line.setAttribute("aria-expanded", String(!closed));
    if (this.marked.has(row)) line.classList.add(this.mark);
    line.append(make("span", { class: "twist", "aria-hidden": "true" }, children ? (closed ? "▸" : "▾") : ""));
    const [name, namespace, attributes, data] = payload(tree, row);
    switch (tree.kinds[row]) {
      case Kind.element: {
        const tag = make("span", { class: "tag" }, "<" + oneLine(name));
        for (const [key, value] of attributes)
          tag.append(" ", make("span", { class: "attribute" }, oneLine(key)), '="', make("span", { class: "value" }, oneLine(value)), '"');
        tag.append(">");
        line.append(tag);
        if (namespace) line.append(make("span", { class: "space" }, namespace));
        if (closed) line.append(make("span", { class: "quiet" }, "…"), make("span", { class: "tag" }, `</${oneLine(name)}>`));
        break;
      }
      case Kind.text: line.append(make("span", { class: "text" }, quoted(data, 400))); break;
      case Kind.comment: line.append(make("span", { class: "comment" }, "<!--" + oneLine(data) + "-->")); break;
      case Kind.doctype: line.append(make("span", { class: "comment" }, "<!DOCTYPE " + oneLine(name) + (data ? " " + oneLine(data) : "") + ">")); break;
      case Kind.instruction: line.append(make("span", { class: "comment" }, "<?" + oneLine(name) + " " + oneLine(data) + ">")); break;
      default: line.append(make("span", { class: "inside" }, tree.kinds[row] === Kind.shadow ? "#shadow-root (" + name + ")" : "#document-fragment"));
    }
    return line;
  }

  private rowAt(event: MouseEvent): number {
    const line = (event.target as Element).closest<HTMLElement>("[data-row]");
    return line ? Number(line.dataset.row) : -1;
  }
  private click(event: MouseEvent): void {
    const row = this.rowAt(event);
    if (row < 0) return;
    if ((event.target as Element).classList.contains("twist")) this.toggle(row);
    this.choose(row);
  }
  private toggle(row: number, closed = !this.collapsed.has(row)): void {
    if (!this.children(row)) return;
    if (closed) this.collapsed.add(row);
    else this.collapsed.delete(row);
    this.list();
  }
  private choose(row: number, tell = true): void {
    this.selected = row;
    this.reveal();
    this.draw();
    if (tell) this.handlers.chosen?.(row);
  }
  private key(event: KeyboardEvent): void {
    const { tree } = this;
    if (!tree || event.altKey || event.ctrlKey || event.metaKey) return;
    const { shown } = this;
    const at = this.placeOf(this.selected);
    const closed = this.collapsed.has(this.selected);
    const page = Math.max(1, Math.floor(this.element.clientHeight / ROW) - 1);
    // Returns the row at that place; if it is an end tag, the next row in the given direction, or otherwise in the other one.
    const to = (place: number, by: number) => {
      place = Math.max(0, Math.min(shown.length - 1, place));
      const first = place;
      while (shown[place] < 0) place += by;
      if (shown[place] === undefined) for (place = first; shown[place] < 0; ) place -= by;
      if (shown[place] !== undefined) this.choose(shown[place]);
    };
    switch (event.key) {
      case "ArrowDown": to(at + 1, 1); break;
      case "ArrowUp": to(at - 1, -1); break;
      case "PageDown": to(at + page, 1); break;
      case "PageUp": to(at - page, -1); break;
      case "Home": to(0, 1); break;
      case "End": to(shown.length - 1, -1); break;
      case "ArrowRight":
        if (this.selected < 0) return;
        if (closed) this.toggle(this.selected, false);
        else if (this.children(this.selected)) to(at + 1, 1);
        break;
      case "ArrowLeft":
        if (this.selected < 0) return;
        if (!closed && this.children(this.selected)) this.toggle(this.selected, true);
        else {
          let parent = at - 1;
          while (parent >= 0 && (shown[parent] < 0 || tree.ends[shown[parent]] <= this.selected)) --parent;
          if (parent >= 0) this.choose(shown[parent]);
        }
        break;
      case "Enter": if (this.selected >= 0) this.handlers.opened?.(this.selected); break;
      default: return;
    }
    event.preventDefault();
  }
}
