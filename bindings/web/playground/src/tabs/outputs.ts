// The tree, serialized as HTML or JSON, shown as text, and rendered in a frame.
import type { App, Tab } from "../app";
import { make } from "../dom";
import { Frame } from "../frame";
import { Output } from "../output";
import type { Format } from "../protocol";
import { count } from "../text";

const FORMATS: [value: Format, title: string, about: string][] = [
  ["html", "HTML", "What innerHTML returns. Parsing it again may give a different tree."],
  ["json", "JSON", "What JSON.stringify(document) returns, with positions and errors."],
  ["dump", "html5lib-tests", "The format of the parser tests that browsers share."],
];

export class SerializedTab implements Tab {
  id = "html";
  title = "Serialized";
  panel: HTMLElement;
  private format: HTMLSelectElement;
  private about = make("span", { class: "quiet" });
  private output: Output;
  private parse: HTMLButtonElement;

  constructor(private app: App) {
    this.output = new Output("The tree as text", app.nonce, true);
    this.format = make("select", { "aria-label": "Format", change: () => {
      app.state.format = this.format.value as Format;
      app.keep();
      void this.refresh();
    } }, FORMATS.map(([value, title]) => make("option", { value }, title)));
    this.parse = make("button", { type: "button", click: () => void this.again() }, "Parse it again");
    this.panel = make("div", { class: "fill" }, this.output.element, make("div", { class: "under" }, this.about, this.format, this.parse));
  }
  async refresh(): Promise<void> {
    const { format } = this.app.state;
    this.format.value = format;
    this.about.textContent = FORMATS.find(([value]) => value === format)![2];
    this.parse.hidden = format !== "html";
    this.output.markup = format === "html";
    this.output.text = (await this.app.link.call("serialize", { format })).text;
  }
  private async again(): Promise<void> {
    this.app.editor.text = (await this.app.link.call("serialize", { format: "html" })).text;
  }
}

export class TextTab implements Tab {
  id = "text";
  title = "Text";
  panel: HTMLElement;
  private inner: Output;
  private content: Output;

  constructor(private app: App) {
    this.inner = new Output("The text as a browser renders it", app.nonce, false);
    this.content = new Output("The text of all Text nodes", app.nonce, false);
    this.panel = make("div", { class: "fill two" },
      make("section", {}, make("h2", {}, "innerText", make("span", { class: "quiet" }, " as a browser renders it")), this.inner.element),
      make("section", {}, make("h2", {}, "textContent", make("span", { class: "quiet" }, " of all Text nodes")), this.content.element));
  }
  async refresh(): Promise<void> {
    const { inner, content } = await this.app.link.call("text", {});
    this.inner.text = inner;
    this.content.text = content;
  }
}

export class PreviewTab implements Tab {
  id = "preview";
  title = "Preview";
  panel: HTMLElement;
  private frame = new Frame("The page, sanitized");
  private note = make("span", { class: "quiet" });

  constructor(private app: App) {
    this.panel = make("div", { class: "fill" }, this.frame.element, make("div", { class: "under" }, this.note));
  }
  async refresh(): Promise<void> {
    const { html, cut } = await this.app.link.call("preview", {});
    this.frame.show(html);
    this.note.textContent = `What the sanitizer keeps of the page, without styles, images and links${cut ? `: the first ${count(html.length, "character")}` : ""}.`;
  }
}
