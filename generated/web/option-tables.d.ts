// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
import type { Context } from './shared.js';

/** Limits for untrusted input. 0 or absent: no limit, except for `copiedNodes`. At a limit the parser acts as if the input
 * ended there; at that of `depth`, deeper elements are flattened, and parsing continues. */
export interface Limits {
  /** Bytes of text, or bytes to decode. */
  inputBytes?: number;
  /** Nodes created. */
  nodes?: number;
  /** The depth of the tree. */
  depth?: number;
  /** Attributes of one tag. */
  attributes?: number;
  /** Parse errors. */
  errors?: number;
  /** Bytes that the parser may allocate. */
  memoryBytes?: number;
  /** Nodes copied into `selectedcontent` elements; 500,000 by default. */
  copiedNodes?: number;
}

/**
 * The options of each function are own properties of an object. An unknown option, or an option of another
 * function, throws a TypeError that suggests the closest name.
 */
export interface ParseOptions {
  /** The edition of the Standard to follow: its date, or "living" for the newest, which is the default. */
  edition?: string;
  /** Parse with a scripting mode other than Disabled. This determines how `noscript` is parsed; no script runs. */
  scripting?: boolean;
  /** Collect the parse errors. */
  errors?: boolean;
  /** Let `<template shadowrootmode>` attach shadow roots (#allow-declarative-shadow-roots). */
  allowDeclarativeShadowRoots?: boolean;
  /** Parse the input as an iframe srcdoc document. */
  iframeSrcdoc?: boolean;
  /** Do not change the document's quirks mode (#parser-cannot-change-the-mode-flag). */
  cannotChangeTheMode?: boolean;
  /** Record the positions of nodes. When off, this costs nothing. */
  positions?: boolean;
  /** The maximum number of errors to collect, starting with the first; 0: no maximum. */
  maxErrors?: number;
  limits?: Limits;
  /** Parse a fragment in this context. */
  context?: Context | null;
}

/** What is known about the encoding of bytes. Encodings are labels, as in `charset=`. */
export interface EncodingOptions {
  /** The encoding that the user requests; only a byte order mark overrides it. */
  encoding?: string;
  /** The encoding that the transport layer names. */
  transportEncoding?: string;
  /** How many bytes to search for a declaration: 1024 by default; 0: none. */
  prescanBytes?: number;
  /** The encoding of the document that contains this one, if both have the same origin. */
  containerEncoding?: string;
  /** The encoding of the page when it was last visited, or a similar hint. */
  likelyEncoding?: string;
  /** The encoding to use when nothing else is known: windows-1252 by default. */
  defaultEncoding?: string;
  /** Do not follow a late `meta`, which is one that is found after the bytes that were searched and names another encoding. */
  ignoreLateMeta?: boolean;
  /**
   * Detect UTF-8 from the first non-ASCII bytes if nothing above names another encoding; up to 65536 bytes are examined from
   * the first non-ASCII byte on. True by default.
   */
  detectUtf8?: boolean;
}
