// The parse errors, in the order of the text.
import { type App, type Tab, ruleAddress, standardAddress } from "../app";
import { make } from "../dom";
import { Findings, linkTo } from "../findings";
import { count } from "../text";

export class ErrorsTab implements Tab {
  id = "errors";
  title = "Errors";
  panel: HTMLElement;
  private list: Findings;

  constructor(private app: App) {
    this.list = new Findings(app);
    this.panel = this.list.element;
  }

  refresh(): void {
    const { app, list } = this;
    if (!app.parsed) return;
    const { errors, errorCount } = app.parsed;
    const heading = errorCount ? make("p", { class: "quiet" }, count(errorCount, "parse error") + ". F8 in the editor goes to the next one.")
      : make("p", { class: "nothing" }, "No parse errors.");
    list.show([heading], errors, errorCount, ({ code, own, explanation, anchor }) => ({
      head: [make("code", { class: own ? "code own" : "code", title: own ? "The Standard gives this error no name; this one is Lockstep’s" : "The Standard’s name" }, code)],
      message: explanation,
      links: app.report ? [linkTo(ruleAddress(app, anchor), "the rule"), " · ", linkTo(standardAddress(anchor), "the Standard")]
        : [linkTo(standardAddress(anchor), "the clause")],
    }));
  }
}
