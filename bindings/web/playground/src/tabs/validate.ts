// The validator's findings: where the page does not conform to the Standard, including parse errors.
import { type App, type Tab, ignoredOptions } from "../app";
import { make } from "../dom";
import { Findings, linkTo } from "../findings";
import { count } from "../text";

const NAMES = { error: "error", warning: "warning", info: "hint" };

export class ValidateTab implements Tab {
  id = "validate";
  title = "Validate";
  panel: HTMLElement;
  private list: Findings;

  constructor(private app: App) {
    this.list = new Findings(app);
    this.panel = this.list.element;
  }

  async refresh(): Promise<void> {
    const { app, list } = this;
    await app.load("validator");
    const { findings, counts: { error, warning, info } } = await app.link.call("validate", {});
    const total = error + warning + info;
    const kinds = [error && count(error, "error"), warning && count(warning, "warning"), info && count(info, "hint")].filter(Boolean);
    const heading = total ? make("p", { class: "quiet" }, kinds.join(", ") + ". Parse errors are included.")
      : make("p", { class: "nothing" }, "Nothing found.");
    const note = ignoredOptions(app);
    list.show([heading, note ? make("p", { class: "quiet" }, note) : null], findings, total, ({ rule, severity, message, link }) => ({
      head: [make("span", { class: `severity ${severity}` }, NAMES[severity]), " ", make("code", {}, rule)],
      message,
      links: [linkTo(link, "the clause")],
    }));
  }
}
