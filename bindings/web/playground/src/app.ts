// What the tabs share: the worker, the editor, the state, the result of the last parse.
import type { Editor } from "./editor";
import type { Link } from "./link";
import type { OtherAnswers, OtherCalls, Parsed } from "./protocol";
import type { State } from "./state";

export interface App {
  link: Link;
  editor: Editor;
  state: State;
  parsed: Parsed | null;
  /** Newest first. */
  editions: string[];
  nonce: string;
  /** Where the audit report is, or empty. */
  report: string;
  tabs: Map<string, Tab>;
  /** Whether what happened is shown beside the tree. */
  beside: boolean;
  show(tab: string): void;
  /** Something that links contain has changed. */
  keep(): void;
  /** Starts a further module in the worker, unless it has been started. */
  load(module: "content" | "validator"): Promise<unknown>;
  /** Starts the worker of other parsers, unless it has been started. */
  otherParsers(): Promise<Link<OtherCalls, OtherAnswers>>;
}

export interface Tab {
  id: string;
  title: string;
  panel: HTMLElement;
  /** The result has changed, or the tab is shown for the first time since. Called only while it is shown. */
  refresh(): void | Promise<void>;
  /** The tab was left: takes its marks out of the editor. */
  leave?(): void;
  /** The cursor was moved in the editor. */
  cursor?(position: number): void;
  /** Another tab leads to this node: shows this tab, and what it knows of the node. */
  showRow?(row: number): void;
  /** Another tab beside this one leads to this node. */
  followRow?(row: number): void;
}

/** Says which options are ignored in tabs that always parse the text as a document. */
export function ignoredOptions({ state, editions }: App): string {
  const parsed = "the text is parsed as a document, by the newest edition.";
  const context = state.context !== "", edition = state.edition !== editions[0];
  if (context && edition) return `The context element and the edition are ignored: ${parsed}`;
  return context || edition ? `The ${context ? "context element" : "edition"} is ignored: ${parsed}` : "";
}

const STANDARD = "https://html.spec.whatwg.org/multipage/parsing.html";

/** Where a rule is explained: in the report, or else in the Standard. */
export function ruleAddress(app: App, anchor: string, branch = ""): string {
  if (!app.report || !anchor.startsWith("#")) return standardAddress(anchor);
  return `${app.report}index.html${anchor}${branch ? ":" + branch : ""}`;
}
export function standardAddress(anchor: string): string {
  return anchor.startsWith("#") ? STANDARD + anchor : anchor;
}
