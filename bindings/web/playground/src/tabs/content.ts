// The main content of a page, and facts about it.
import { type App, type Tab, ignoredOptions } from "../app";
import { make } from "../dom";
import { Output } from "../output";
import { cut, oneLine } from "../text";

const FACTS = [
  ["title", "Title"], ["author", "Author"], ["published", "Published"], ["modified", "Modified"], ["site", "Site"], ["language", "Language"],
  ["canonical", "Address"], ["image", "Image"], ["description", "Description"],
] as const;

export class ContentTab implements Tab {
  id = "content";
  title = "Main content";
  panel: HTMLElement;
  private facts = make("section", { class: "scroll facts", tabindex: 0, "aria-label": "Facts" });
  private text: Output;
  private html: Output;

  constructor(private app: App) {
    this.text = new Output("The main content as text", app.nonce, false);
    this.html = new Output("The main content as HTML", app.nonce, true);
    this.panel = make("div", { class: "fill two content" }, this.facts,
      make("section", {},
        make("h2", {}, "Main content", make("span", { class: "quiet" }, " as a browser renders it")), this.text.element,
        make("h2", {}, "as HTML", make("span", { class: "quiet" }, ": the chosen nodes, inside copies of their ancestors; not sanitized")), this.html.element));
  }

  async refresh(): Promise<void> {
    const { app } = this;
    await app.load("content");
    const { facts, kind, confidence, text, html, ranges = [] } = await app.link.call("mainContent", {});
    const row = (name: string, value: string | null) => [make("dt", {}, name), make("dd", value === null ? { class: "quiet" } : {}, value === null ? "unknown" : oneLine(cut(value, 500)))];
    const note = ignoredOptions(app);
    this.facts.replaceChildren(
      make("h2", {}, "What the page says about itself"),
      make("dl", {}, FACTS.map(([name, title]) => row(title, facts[name])).flat()),
      make("h2", {}, "What the model says"),
      make("dl", {}, row("Kind", `${kind}, most likely`), row("Confidence", confidence.toFixed(2))),
      make("p", { class: "quiet" }, text ? "The main content is marked in the editor. The confidence, from 0 to 1, is the F1 score that the model expects for its choice." : "There is no main content."),
      note ? make("p", { class: "quiet" }, note) : "");
    this.text.text = text;
    this.html.text = html;
    if (app.state.tab === this.id) app.editor.mark("chosen", ranges);
  }
  leave(): void {
    this.app.editor.mark("chosen", []);
  }
}
