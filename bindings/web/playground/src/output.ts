// Read-only text of any length, in an editor that does not allow changes.
import { html } from "@codemirror/lang-html";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, drawSelection, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap } from "@codemirror/commands";
import { searchKeymap } from "@codemirror/search";
import { colours } from "./colours";

const COLOURED = 40_000; // code units: coloring a longer text would slow down the page during typing

export class Output {
  readonly view: EditorView;
  private colours = new Compartment();
  private coloured: boolean;

  constructor(label: string, nonce: string, public markup: boolean) {
    this.coloured = markup;
    const extensions: Extension = [
      EditorView.cspNonce.of(nonce),
      EditorState.lineSeparator.of("\n"),
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true", tabindex: "0" }),
      lineNumbers(),
      highlightSpecialChars(),
      drawSelection(),
      keymap.of([...defaultKeymap, ...searchKeymap]),
      this.colours.of(markup ? Output.language : []),
    ];
    this.view = new EditorView({ state: EditorState.create({ extensions }) });
  }
  private static language: Extension = [html({ autoCloseTags: false, matchClosingTags: false }), colours];
  get element(): HTMLElement {
    return this.view.dom;
  }
  /** Changes only the part that differs, so that the rest need not be redrawn. */
  set text(text: string) {
    const old = this.view.state.doc.toString();
    if (text === old) return;
    const most = Math.min(text.length, old.length);
    let from = 0, same = 0;
    while (from < most && text.charCodeAt(from) === old.charCodeAt(from)) ++from;
    while (same < most - from && text.charCodeAt(text.length - same - 1) === old.charCodeAt(old.length - same - 1)) ++same;
    const coloured = this.markup && text.length <= COLOURED;
    const effects = coloured === this.coloured ? [] : this.colours.reconfigure(coloured ? Output.language : []);
    this.coloured = coloured;
    this.view.dispatch({ changes: { from, to: old.length - same, insert: text.slice(from, text.length - same) }, effects });
  }
}
