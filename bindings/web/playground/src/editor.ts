// The editor: CodeMirror for HTML, with the parser's errors as its diagnostics, and ranges that the tabs mark.
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, nextDiagnostic, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Range, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { colours } from "./colours";
import type { ErrorMark } from "./protocol";

/** The kinds of marked ranges. */
export type Mark = "token" | "node" | "match" | "removed" | "chosen";
const setMarks = StateEffect.define<{ mark: Mark; ranges: readonly [number, number][] }>();
const decorations: Record<Mark, Decoration> = {
  token: Decoration.mark({ class: "mark-token" }),
  node: Decoration.mark({ class: "mark-node" }),
  match: Decoration.mark({ class: "mark-match" }),
  removed: Decoration.mark({ class: "mark-removed" }),
  chosen: Decoration.mark({ class: "mark-chosen" }),
};

const marks = StateField.define<Record<Mark, DecorationSet>>({
  create: () => ({ token: Decoration.none, node: Decoration.none, match: Decoration.none, removed: Decoration.none, chosen: Decoration.none }),
  update(value, transaction) {
    if (transaction.docChanged) {
      value = { ...value };
      for (const mark in value) value[mark as Mark] = value[mark as Mark].map(transaction.changes);
    }
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue;
      const { mark, ranges } = effect.value;
      const length = transaction.newDoc.length;
      const made: Range<Decoration>[] = [];
      for (const [from, to] of ranges)
        if (from < to && to <= length) made.push(decorations[mark].range(from, to));
      value = { ...value, [mark]: Decoration.set(made, true) };
    }
    return value;
  },
  provide: (field) =>
    (Object.keys(decorations) as Mark[]).map((mark) =>
      EditorView.decorations.from(field, (value) => value[mark]),
    ),
});

export interface Handlers {
  changed(): void;
  /** Called when the cursor has moved, but not by typing. */
  moved(position: number): void;
}

export class Editor {
  readonly view: EditorView;
  private handlers: Handlers;

  constructor(parent: HTMLElement, text: string, nonce: string, handlers: Handlers) {
    this.handlers = handlers;
    this.view = new EditorView({ parent, state: this.stateOf(text, nonce) });
  }

  private stateOf(text: string, nonce: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        // Makes indexes in the text equal to indexes in the document; CR and NUL are ordinary characters.
        EditorState.lineSeparator.of("\n"),
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        highlightSelectionMatches(),
        search({ top: true }),
        html({ autoCloseTags: false, matchClosingTags: false }),
        colours,
        lintGutter(),
        marks,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "HTML to parse", spellcheck: "false" }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.handlers.changed();
          else if (update.selectionSet && update.transactions.some((one) => one.isUserEvent("select")))
            this.handlers.moved(update.state.selection.main.head);
        }),
      ],
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }
  set text(text: string) {
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      scrollIntoView: true,
      annotations: isolateHistory.of("full"), // undone in one step, separately from earlier changes
    });
  }
  get length(): number {
    return this.view.state.doc.length;
  }
  get cursor(): number {
    return this.view.state.selection.main.head;
  }

  mark(mark: Mark, ranges: readonly [number, number][], show = false): void {
    const effects: StateEffect<unknown>[] = [setMarks.of({ mark, ranges })];
    const [first] = ranges;
    if (show && first && first[0] <= this.length) effects.push(EditorView.scrollIntoView(first[0], { y: "nearest", yMargin: 40 }));
    this.view.dispatch({ effects });
  }

  errors(errors: readonly ErrorMark[]): void {
    const { state } = this.view;
    const diagnostics: Diagnostic[] = [];
    for (const error of errors) {
      const from = Math.min(error.start, state.doc.length);
      diagnostics.push({
        from,
        to: Math.min(Math.max(error.end, from + 1), state.doc.length),
        severity: "warning",
        source: error.code,
        message: (error.explanation || error.code) + (error.second ? `\n${error.second.line}:${error.second.column}: ${error.second.note}` : ""),
      });
    }
    this.view.dispatch(setDiagnostics(state, diagnostics));
  }
  nextError(): void {
    nextDiagnostic(this.view);
  }

  /** Moves the cursor to that position and shows it; selects up to `end`. */
  go(position: number, end = position): void {
    this.view.dispatch({ selection: { anchor: Math.min(end, this.length), head: Math.min(position, this.length) }, scrollIntoView: true });
    this.view.focus();
  }
}
