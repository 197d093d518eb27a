// The parse errors, in the order of the text.
import { type App, type Tab, ruleAddress, standardAddress } from "../app";
import { make } from "../dom";
import type { ErrorMark } from "../protocol";
import { count } from "../text";

const MOST = 300;
const FIRST = 40; // that are shown at once; the others when there is a pause in typing,
const STEP = 100; // so many in a task

export class ErrorsTab implements Tab {
  id = "errors";
  title = "Errors";
  panel = make("div", { class: "scroll", tabindex: -1 });

  private waiting = 0;

  constructor(private app: App) {}

  refresh(): void {
    clearTimeout(this.waiting);
    const { app } = this;
    const { parsed } = app;
    if (!parsed) return;
    const { errors, errorCount } = parsed;
    if (!errorCount) {
      this.panel.replaceChildren(make("p", { class: "nothing" }, "No parse errors."));
      return;
    }
    const secondPlace = ({ second }: ErrorMark) =>
      second ? make("p", { class: "note" },
        make("button", { type: "button", class: "to place", title: "Show it in the text", click: () => app.editor.go(second.start) }, `${second.line}:${second.column}`),
        ` ${second.note}`) : null;
    const item = (error: ErrorMark) =>
      make("li", {},
        make("button", { type: "button", class: "to place", title: "Show it in the text", click: () => app.editor.go(error.start) }, `${error.line}:${error.column}`),
        make("div", {},
          make("code", { class: error.own ? "code own" : "code", title: error.own ? "The Standard gives this error no name; this one is Lockstep’s" : "The Standard’s name" }, error.code),
          make("p", {}, error.explanation),
          secondPlace(error),
          make("p", { class: "links" },
            make("a", { href: ruleAddress(app, error.anchor), target: "_blank", rel: "noopener noreferrer" }, app.report ? "the rule" : "the clause"),
            app.report ? " · " : null,
            app.report ? make("a", { href: standardAddress(error.anchor), target: "_blank", rel: "noopener noreferrer" }, "the Standard") : null)));
    const list = make("ol", { class: "errors" }, errors.slice(0, FIRST).map(item));
    const more = errorCount > MOST ? make("p", { class: "quiet" }, `… and ${(errorCount - MOST).toLocaleString("en")} more.`) : null;
    this.panel.replaceChildren(make("p", { class: "quiet" }, count(errorCount, "parse error") + ". F8 in the editor goes to the next one."), list, ...(more ? [more] : []));
    const addFrom = (from: number) => {
      const end = Math.min(from + STEP, MOST);
      list.append(...errors.slice(from, end).map(item));
      addLater(end, 0);
    };
    const addLater = (from: number, milliseconds: number) => {
      if (from < Math.min(errors.length, MOST)) this.waiting = window.setTimeout(() => addFrom(from), milliseconds);
    };
    addLater(FIRST, 300);
  }
}
