// The Standard's sanitizer: what setHTML() keeps, what it removes, and why.
import { type App, type Tab, standardAddress } from "../app";
import { make } from "../dom";
import { Output } from "../output";
import { count } from "../text";

const METHODS: [string, string][] = [
  ["safe", "setHTML(): safe"],
  ["while-parsing", "setHTML(), while parsing"],
  ["unsafe", "setHTMLUnsafe()"],
];
const SAMPLES: [string, string][] = [
  ["The default configuration", ""],
  ["Simple formatting", '{\n  "elements": ["p", "b", "i", "em", "strong", "br", "ul", "ol", "li"]\n}'],
  ["Links, with their addresses", '{\n  "elements": ["p", {"name": "a", "attributes": ["href"]}],\n  "replaceWithChildrenElements": ["span", "div"]\n}'],
  ["All but some", '{\n  "removeElements": ["img", "style"],\n  "removeAttributes": ["class", "id"],\n  "comments": true\n}'],
];
const SHOWN = 200;
const CLAUSE = "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html";

export class SanitizerTab implements Tab {
  id = "sanitizer";
  title = "Sanitizer";
  panel: HTMLElement;
  private field: HTMLTextAreaElement;
  private method: HTMLSelectElement;
  private output: Output;
  private removed = make("div", { class: "removed" });
  private error = make("p", { class: "bad", id: "config-error", role: "alert" });

  constructor(private app: App) {
    const changed = () => {
      this.app.state.config = this.field.value;
      this.app.state.method = this.method.value;
      this.app.keep();
      void this.refresh();
    };
    this.field = make("textarea", { id: "config", rows: 5, spellcheck: "false", placeholder: "Empty: the default configuration. Else as browsers take it, in JSON.", "aria-describedby": "config-error", input: changed });
    this.method = make("select", { id: "method", change: changed }, METHODS.map(([value, text]) => make("option", { value }, text)));
    const samples = make("select", { id: "samples", change: () => {
      this.field.value = samples.value;
      changed();
    } }, SAMPLES.map(([text, value]) => make("option", { value }, text)));
    this.output = new Output("The HTML that remains", app.nonce, true);
    this.panel = make("div", { class: "fill two sanitizer" },
      make("section", {},
        make("div", { class: "ask" }, make("label", { for: "method" }, "as"), this.method, make("label", { for: "samples" }, "with"), samples),
        make("label", { for: "config", class: "sr" }, "Configuration"), this.field, this.error,
        make("h2", {}, "What remains"), this.output.element),
      make("section", { class: "scroll", tabindex: 0, "aria-label": "What was removed" }, this.removed));
  }

  async refresh(): Promise<void> {
    const { app } = this;
    if (document.activeElement !== this.field) this.field.value = app.state.config;
    this.method.value = app.state.method;
    const answer = await app.link.call("sanitize", { config: this.field.value, method: this.method.value });
    this.error.textContent = answer.error;
    this.field.setAttribute("aria-invalid", String(Boolean(answer.error)));
    this.output.text = answer.html;
    const { removed } = answer;
    app.editor.mark("removed", answer.error ? [] : removed.flatMap(({ ranges }) => ranges));
    this.removed.replaceChildren(
      make("h2", {}, answer.error ? "Nothing was sanitized" : removed.length ? "Removed: " + count(removed.length, "thing") : "Nothing was removed"),
      make("ol", { class: "removals" }, removed.slice(0, SHOWN).map(({ what, why, ranges, link }) => make("li", {},
        ranges.length === 0 ? make("code", {}, what) : make("button", { type: "button", class: "to", click: () => {
          app.editor.go(ranges[0][0]);
          app.editor.mark("node", ranges, true);
        } }, make("code", {}, what)),
        make("span", {}, ": " + why + " "),
        link ? make("a", { class: "quiet", href: link.startsWith("#") ? CLAUSE + link : standardAddress(link), target: "_blank", rel: "noopener noreferrer", "aria-label": "The clause of the Standard" }, "§") : null))),
      removed.length > SHOWN ? make("p", { class: "quiet" }, `… and ${removed.length - SHOWN} more`) : "",
      removed.length ? make("p", { class: "quiet" }, "What is inside a removed element is not listed.") : "",
    );
  }
  leave(): void {
    this.app.editor.mark("removed", []);
    this.app.editor.mark("node", []);
  }
}
