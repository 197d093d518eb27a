// The tree as HTML again, and its text.
import type { App, Tab } from "../app";
import { make } from "../dom";
import { Output } from "../output";

export class SerializedTab implements Tab {
  id = "html";
  title = "Serialized";
  panel: HTMLElement;
  private output: Output;

  constructor(private app: App) {
    this.output = new Output("The tree as HTML", app.nonce, true);
    this.panel = make("div", { class: "fill" }, this.output.element, make("div", { class: "under" },
      make("span", { class: "quiet" }, "What innerHTML returns. Parsed again, it may become another tree."),
      make("button", { type: "button", click: () => void this.again() }, "Parse it again")));
  }
  async refresh(): Promise<void> {
    this.output.text = (await this.app.link.call("serialize", {})).html;
  }
  private async again(): Promise<void> {
    this.app.editor.text = (await this.app.link.call("serialize", {})).html;
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
