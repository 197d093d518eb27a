// A page as Markdown, and the Markdown rendered as HTML.
import type { MarkdownOptions } from "lockstep-html/content";
import { type App, type Tab, ignoredOptions } from "../app";
import { make } from "../dom";
import { Frame } from "../frame";
import { Output } from "../output";
import { count } from "../text";

// The first value of each option is the default.
const CHOICES: Record<string, [value: string, text: string][]> = {
  flavor: [["gfm", "GitHub Flavored"], ["commonmark", "CommonMark"]],
  headings: [["atx", "# Title"], ["setext", "underlined"]],
  links: [["inline", "inline"], ["referenced", "referenced"]],
  images: [["keep", "keep"], ["alt", "alternative text"], ["drop", "drop"]],
  tables: [["gfm", "as tables"], ["text", "as text"], ["html", "as HTML"]],
  bullet: [["-", "-"], ["*", "*"], ["+", "+"]],
  emphasis: [["*", "*"], ["_", "_"]],
};

export class MarkdownTab implements Tab {
  id = "markdown";
  title = "Markdown";
  panel: HTMLElement;
  private choices: HTMLSelectElement[];
  private width: HTMLInputElement;
  private note = make("span", { class: "quiet" });
  private output: Output;
  private frame = new Frame("The Markdown, rendered");

  constructor(private app: App) {
    const changed = () => {
      const chosen = [...this.choices, this.width].filter((one) => one.value !== "" && one.value !== CHOICES[one.name]?.[0][0]);
      app.state.markdown = new URLSearchParams(chosen.map((one) => [one.name, one.value])).toString();
      app.keep();
      void this.refresh();
    };
    this.choices = Object.entries(CHOICES).map(([name, values]) =>
      make("select", { name, change: changed }, values.map(([value, text]) => make("option", { value }, text))));
    this.width = make("input", { name: "width", type: "number", min: 0, max: 9999, placeholder: "any", title: "Wrap paragraphs to lines of at most this many characters", input: changed });
    this.output = new Output("The page as Markdown", app.nonce, false);
    this.panel = make("div", { class: "fill" },
      make("div", { class: "ask choices" }, [...this.choices, this.width].map((one) => make("label", {}, one.name + " ", one))),
      make("div", { class: "fill two" },
        make("section", {}, make("h2", {}, "Markdown"), this.output.element),
        make("section", {}, make("h2", {}, "Rendered", this.note), this.frame.element)));
  }

  /** Returns the options in the link; unknown ones are ignored. */
  private chosen(): MarkdownOptions {
    const given = new URLSearchParams(this.app.state.markdown);
    for (const one of this.choices) {
      const value = given.get(one.name);
      one.value = CHOICES[one.name].some(([known]) => known === value) ? value! : CHOICES[one.name][0][0];
    }
    const width = Math.min(9999, Math.max(0, Math.floor(Number(given.get("width"))) || 0));
    if (document.activeElement !== this.width) this.width.value = width ? String(width) : "";
    return { ...Object.fromEntries(this.choices.map(({ name, value }) => [name, value])), width };
  }
  async refresh(): Promise<void> {
    const { app } = this;
    await app.load("content");
    const { markdown, html, characters } = await app.link.call("markdown", { choices: this.chosen() });
    this.output.text = markdown;
    this.frame.show(html);
    const part = characters < markdown.length ? `: the first ${count(characters, "character")}.` : ": tooltips show the addresses of links and images.";
    this.note.textContent = `${part} ${ignoredOptions(app)}`;
  }
}
