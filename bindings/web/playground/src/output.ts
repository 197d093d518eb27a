// Text to read, of any length: an editor that cannot be edited.
import { html } from "@codemirror/lang-html";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, drawSelection, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap } from "@codemirror/commands";
import { searchKeymap } from "@codemirror/search";
import { colours } from "./colours";

export class Output {
  readonly view: EditorView;
  private extensions: Extension;

  constructor(label: string, nonce: string, markup: boolean) {
    this.extensions = [
      EditorView.cspNonce.of(nonce),
      EditorState.lineSeparator.of("\n"),
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true", tabindex: "0" }),
      lineNumbers(),
      highlightSpecialChars(),
      drawSelection(),
      keymap.of([...defaultKeymap, ...searchKeymap]),
      ...(markup ? [html({ autoCloseTags: false, matchClosingTags: false }), colours] : []),
    ];
    this.view = new EditorView({ state: this.stateOf("") });
  }
  private stateOf(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.extensions });
  }
  get element(): HTMLElement {
    return this.view.dom;
  }
  set text(text: string) {
    const { scrollTop } = this.view.scrollDOM;
    if (text === this.view.state.doc.toString()) return;
    this.view.setState(this.stateOf(text));
    this.view.scrollDOM.scrollTop = scrollTop;
  }
}
