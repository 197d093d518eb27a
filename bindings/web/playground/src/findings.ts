// A list of parse errors or of the validator's findings, with their places in the text.
import type { App } from "./app";
import { type Child, make } from "./dom";
import type { Marked, Place } from "./protocol";

const MOST = 300;
const FIRST = 40; // shown immediately; the rest follow when typing pauses
const STEP = 100; // added in each task

export class Findings {
  readonly element = make("div", { class: "scroll", tabindex: -1 });
  private waiting = 0;

  constructor(private app: App) {}

  /** Shows the list. `parts` returns what to show for one item. */
  show<Type extends Marked>(heading: Child[], all: Type[], total: number, parts: (one: Type) => { head: Child[]; message: string; links: Child[] }): void {
    clearTimeout(this.waiting);
    const place = ({ start, end, line, column }: Place) =>
      make("button", { type: "button", class: "to place", title: "Select it in the text", click: () => this.app.editor.go(start, end) }, `${line}:${column}`);
    const item = (one: Type) => {
      const { head, message, links } = parts(one);
      return make("li", {}, place(one),
        make("div", {}, head, make("p", {}, message),
          one.second ? make("p", { class: "note" }, place(one.second), ` ${one.second.note}`) : null,
          make("p", { class: "links" }, links)));
    };
    const list = make("ol", { class: "errors" }, all.slice(0, FIRST).map(item));
    const more = total > MOST ? make("p", { class: "quiet" }, `… and ${(total - MOST).toLocaleString("en")} more.`) : null;
    this.element.replaceChildren(...[...heading, all.length ? list : null, more].filter((child) => child !== null) as Node[]);
    const addLater = (from: number, milliseconds: number) => {
      if (from >= Math.min(all.length, MOST)) return;
      this.waiting = window.setTimeout(() => {
        const end = Math.min(from + STEP, MOST);
        list.append(...all.slice(from, end).map(item));
        addLater(end, 0);
      }, milliseconds);
    };
    addLater(FIRST, 300);
  }
}

export const linkTo = (address: string, text: string) => make("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, text);
