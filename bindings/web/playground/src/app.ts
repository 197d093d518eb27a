// What the tabs share: the worker, the editor, the state, and the result of the last parse.
import type { Editor } from "./editor";
import type { Link } from "./link";
import type { OtherAnswers, OtherCalls, Parsed } from "./protocol";
import type { State } from "./state";

export interface App {
  link: Link;
  editor: Editor;
  state: State;
  parsed: Parsed | null;
  /** The dates of the editions, newest first. */
  editions: string[];
  nonce: string;
  /** The address of the audit report, or empty. */
  report: string;
  tabs: Map<string, Tab>;
  /** Whether the steps are shown beside the tree. */
  beside: boolean;
  show(tab: string): void;
  /** Updates the link in the address after something that it contains has changed. */
  keep(): void;
  /** Starts another module in the worker, unless it has been started. */
  load(module: "content" | "validator"): Promise<unknown>;
  /** Starts the worker of other parsers, unless it has been started. */
  otherParsers(): Promise<Link<OtherCalls, OtherAnswers>>;
}

export interface Tab {
  id: string;
  title: string;
  panel: HTMLElement;
  /** Called if the result has changed, only while the tab is shown; or when the tab is next shown. */
  refresh(): void | Promise<void>;
  /** Called when the tab is left: removes its marks from the editor. */
  leave?(): void;
  /** Called when the cursor has moved in the editor. */
  cursor?(position: number): void;
  /** Called when another tab leads to this node: shows this tab, and what it knows about the node. */
  showRow?(row: number): void;
  /** Called when another tab shown beside this one leads to this node. */
  followRow?(row: number): void;
}

/** Says which options are ignored in tabs that always parse the text as a document. */
export function ignoredOptions({ state, editions }: App): string {
  const parsed = "the text is parsed as a document, under the newest edition.";
  const context = state.context !== "", edition = state.edition !== editions[0];
  if (context && edition) return `The context element and the edition are ignored: ${parsed}`;
  return context || edition ? `The ${context ? "context element" : "edition"} is ignored: ${parsed}` : "";
}

const STANDARD = "https://html.spec.whatwg.org/multipage/parsing.html";

/** Returns the address of a rule's explanation, in the report or else in the Standard. */
export function ruleAddress(app: App, anchor: string, branch = ""): string {
  if (!app.report || !anchor.startsWith("#")) return standardAddress(anchor);
  return `${app.report}index.html${anchor}${branch ? ":" + branch : ""}`;
}
export function standardAddress(anchor: string): string {
  return anchor.startsWith("#") ? STANDARD + anchor : anchor;
}
