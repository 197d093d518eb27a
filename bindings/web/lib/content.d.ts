import type { PlatformURL } from './platform.js';
import type { EncodingOptions, InitOptions, Input, Limits } from './shared.js';

/**
 * The kind of a page: a single text, a manual, a company's offer, a discussion, a category of products, an index of texts, or a
 * single product.
 */
export type PageKind = 'article' | 'documentation' | 'service' | 'forum' | 'collection' | 'listing' | 'product';

/**
 * What a page says about itself in JSON-LD, OpenGraph, other `meta`, microdata and elements, without leading and trailing white space.
 * `null`: unknown.
 */
export interface PageFacts {
  /** Usually without the name of the site. */
  title: string | null;
  /** Several authors are separated by ', '. */
  author: string | null;
  /** The date of publication, usually in ISO 8601. */
  published: string | null;
  /** The date of the last change. */
  modified: string | null;
  /** The name of the site. */
  site: string | null;
  /** A language tag such as 'en-US', or 'en_US'. */
  language: string | null;
  /** The address of the page; may be relative without `url`. */
  canonical: string | null;
  /** The address of a picture of the page; may be relative without `url`. */
  image: string | null;
  /** A description in one or two sentences. */
  description: string | null;
}

export interface MainContent {
  facts: PageFacts;
  /** The most likely kind. */
  kind: PageKind;
  /** The F1 score, the harmonic mean of precision and recall, that the model predicts for its choice, from 0 to 1. */
  confidence: number;
  /** The main content as a browser would render it, as text. */
  text: string;
  /** The main content as GitHub Flavored Markdown. */
  markdown: string;
  /** The main content as HTML. Not sanitized: use `sanitize()` of lockstep-html for untrusted pages. */
  html: string;
  /**
   * With the option `positions`: where the main content is in the input, as `[start, end]` in ascending order, in UTF-16 code units if
   * the input was a string, in bytes if it was bytes.
   */
  ranges?: [number, number][];
}

export interface MainContentOptions extends EncodingOptions {
  /** Parse as a browser with scripting does, and treat `noscript` as hidden. No script runs. */
  scripting?: boolean;
  allowDeclarativeShadowRoots?: boolean;
  iframeSrcdoc?: boolean;
  cannotChangeTheMode?: boolean;
  /** At a limit, the input is treated as if it ended there. */
  limits?: Limits;
  /**
   * The address of the page. Relative addresses in Markdown and facts are resolved against it and against a `base` element; `html`
   * keeps them unchanged.
   */
  url?: string | PlatformURL;
  /** Also return `ranges`. */
  positions?: boolean;
}

export interface MarkdownOptions extends Omit<MainContentOptions, 'positions'> {
  /** GitHub Flavored Markdown by default. CommonMark has no tables, strikethrough and checkboxes. */
  flavor?: 'gfm' | 'commonmark';
  /** `# Title` by default; 'setext': underlines levels 1 and 2. */
  headings?: 'atx' | 'setext';
  /** `[text](address)` by default; 'referenced' writes `[text][1]`, with the addresses at the end. */
  links?: 'inline' | 'referenced';
  /** 'keep' by default; 'alt' keeps only the alternative text. */
  images?: 'keep' | 'alt' | 'drop';
  /**
   * GFM tables by default; 'text' writes the contents of cells as paragraphs and other blocks; 'html' writes HTML tables, which can
   * have merged cells and blocks in cells.
   */
  tables?: 'gfm' | 'text' | 'html';
  /** The marker of bulleted lists; '-' by default. */
  bullet?: '-' | '*' | '+';
  /** The delimiter of emphasis, doubled for strong emphasis; '*' by default. */
  emphasis?: '*' | '_';
  /**
   * Wraps paragraphs at spaces into lines of at most this many characters; longer words are not broken. 0 by default: no wrapping.
   */
  width?: number;
  /** Elements to leave out with their contents, by local name: ['nav', 'footer']. */
  drop?: readonly string[];
}

/** The result of `parse()` in Mozilla's Readability. */
export interface ReadabilityResult {
  title: string;
  /** HTML. It is not sanitized, and its addresses are unchanged. */
  content: string;
  textContent: string;
  /** The length of `textContent`. */
  length: number;
  /** The description given by the page, or else the first line of the text. */
  excerpt: string;
  /** The author. */
  byline: string | null;
  /** Always null; use the `dir` attributes of the elements. */
  dir: null;
  siteName: string | null;
  lang: string | null;
  publishedTime: string | null;
}

/** Needed in browsers and workers: see `init()` of lockstep-html. */
export function init(options?: InitOptions): Promise<void>;
/**
 * Extracts what a page is about (without navigation, advertisements and the like) and facts about the page. A string is text; the
 * encoding of bytes is detected.
 */
export function mainContent(input: Input, options?: MainContentOptions): MainContent;
/** Returns the main content in the form that Mozilla's Readability returns, for programs that use it; null if the page has none. */
export function readability(input: Input, options?: Omit<MainContentOptions, 'positions'>): ReadabilityResult | null;
/** Returns a whole page as Markdown that renders to the same text and structure. Not sanitized: a link may have any address. */
export function markdown(input: Input, options?: MarkdownOptions): string;
export function version(): string;
/** Thrown when the module runs out of memory; `limits.memoryBytes` prevents this. */
export class OutOfMemoryError extends Error {}
