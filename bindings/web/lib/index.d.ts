import type { Document } from './dom/classes.js';
import type { DocumentOptions, ParseOptions } from './shared.js';
export * from './dom/classes.js';
export * from './shared.js';

export type SanitizerAttribute = string | { name: string; namespace?: string | null };
export type SanitizerElement =
  | string
  | { name: string; namespace?: string | null; attributes?: SanitizerAttribute[]; removeAttributes?: SanitizerAttribute[] };
export type SanitizerInstruction = string | { target: string };
/**
 * Web IDL's dictionary for a configuration. https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerconfig
 */
export interface SanitizerConfig {
  elements?: SanitizerElement[];
  removeElements?: SanitizerElement[];
  replaceWithChildrenElements?: SanitizerElement[];
  processingInstructions?: SanitizerInstruction[];
  removeProcessingInstructions?: SanitizerInstruction[];
  attributes?: SanitizerAttribute[];
  removeAttributes?: SanitizerAttribute[];
  comments?: boolean;
  dataAttributes?: boolean;
  javascriptURLs?: boolean;
}
/** A configuration with the methods that browsers have; each returns whether it changed anything. */
export class Sanitizer {
  /** @throws SanitizerError */
  constructor(config?: SanitizerConfig | 'default');
  /** Probable mistakes in the configuration, such as members that the Web ignores: `path` is the place. */
  readonly warnings: readonly { message: string; path: string }[];
  get(): SanitizerConfig;
  allowElement(element: SanitizerElement): boolean;
  removeElement(element: SanitizerElement): boolean;
  replaceElementWithChildren(element: SanitizerElement): boolean;
  allowAttribute(attribute: SanitizerAttribute): boolean;
  removeAttribute(attribute: SanitizerAttribute): boolean;
  allowProcessingInstruction(instruction: SanitizerInstruction): boolean;
  removeProcessingInstruction(instruction: SanitizerInstruction): boolean;
  setComments(allow: boolean): boolean;
  setDataAttributes(allow: boolean): boolean;
  setJavascriptURLs(allow: boolean): boolean;
  removeUnsafe(): boolean;
}
/** Thrown for an invalid configuration: `path` is the place in it, `anchor` the clause of the Standard. */
export class SanitizerError extends TypeError {
  path: string;
  anchor: string;
}
/**
 * Thrown by sanitize() if there is no text to return: parsing it again would change it every time or reach a limit, or one of the
 * places cannot contain markup.
 */
export class SanitizeError extends Error {}

export interface Removal {
  reason:
    | 'comment' | 'processing-instruction' | 'element' | 'replaced-element' | 'attribute' | 'javascript-url'
    | 'animated-javascript-url';
  /** The name of the element, '#comment', or the target of a processing instruction. */
  node: string;
  /** The namespace of the element: 0 none, 1 HTML, 2 MathML, 3 SVG. */
  namespace: number;
  attribute?: string;
  value?: string;
  /** The member of the configuration that caused the removal. */
  member: string;
  /** Whether it was removed as unsafe, whatever the configuration. */
  unsafe: boolean;
  anchor: string;
  /** With the option `positions`: where the node was, in UTF-16 code units. */
  start?: number;
  end?: number;
}
export interface SanitizeOptions {
  /** The Standard's built-in safe configuration by default. */
  sanitizer?: Sanitizer | SanitizerConfig | 'default';
  /** Remove from the parsed tree, as in the Standard, or while parsing, as Chromium does. */
  method?: 'filter-tree' | 'while-parsing';
  /**
   * In safe functions, remove only the event handlers that standards define, not every attribute whose name is `on` followed by
   * letters.
   */
  onlyStandardEventHandlers?: boolean;
  /** In safe functions, treat any URL with the scheme `javascript` as a javascript: URL, even if the URL parser rejects it. */
  anyJavascriptScheme?: boolean;
  onRemoval?(removal: Removal): void;
}
export interface SanitizeTextOptions extends Omit<SanitizeOptions, 'anyJavascriptScheme'>, Omit<ParseOptions, 'context'> {
  /** Whether the input is a whole page; then the result is one too. */
  document?: boolean;
  /** Where the result may be inserted in addition to flow content, such as 'td', 'svg svg' or 'math mi'. */
  places?: string[];
  dropComments?: boolean;
  dropNoscript?: boolean;
  dropForeign?: boolean;
  dropRawText?: boolean;
  dropIfUnsettled?: boolean;
  maxRounds?: number;
}
/** Sanitizes HTML to HTML that stays safe when it is parsed again. @throws SanitizeError, SanitizerError */
export function sanitize(html: string, options?: SanitizeTextOptions | Sanitizer): string;
/** Follows only the configuration: the result may run scripts. */
export function sanitizeUnsafe(html: string, options?: SanitizeTextOptions | Sanitizer): string;
/** Parses and sanitizes a document, or a fragment if there is a `context`, as Document.parseHTML() and setHTML() do. */
export function parseHTML(html: string, options?: (SanitizeOptions & DocumentOptions) | Sanitizer): Document;
/** Follows only the configuration: the result may run scripts. */
export function parseHTMLUnsafe(html: string, options?: (SanitizeOptions & DocumentOptions) | Sanitizer): Document;
