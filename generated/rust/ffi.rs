// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
//! The C interface, on which the safe one is built.
#![allow(dead_code, missing_docs)]

use std::ffi::{c_char, c_void};
use std::marker::{PhantomData, PhantomPinned};

/// How a function ended. 0: success. Positive: parsing stopped early; the result contains what was parsed so far.
/// Negative: nothing was done, and there is no result, unless the function's documentation says otherwise.
pub type Status = i32;

pub const OK: i32 = 0;
pub const INPUT_TOO_LONG: i32 = 1;
pub const TOO_MANY_NODES: i32 = 2;
pub const TOO_MANY_ATTRIBUTES: i32 = 3;
pub const TOO_MANY_ERRORS: i32 = 4;
pub const TOO_MUCH_MEMORY: i32 = 5;
pub const RAN_OUT_OF_MEMORY: i32 = 6;
pub const STOPPED: i32 = 7;
pub const MALFORMED: i32 = 8;
pub const BAD_ARGUMENT: i32 = -1;
pub const OUT_OF_MEMORY: i32 = -2;
pub const FINISHED: i32 = -3;
pub const INVALID_SELECTOR: i32 = -9;
pub const INVALID_XPATH: i32 = -17;
pub const INVALID_CONFIGURATION: i32 = -14;
pub const UNSETTLED: i32 = -15;
pub const INEXPRESSIBLE: i32 = -16;
pub const HIERARCHY_REQUEST: i32 = -4;
pub const NOT_FOUND: i32 = -5;
pub const INVALID_CHARACTER: i32 = -6;
pub const INVALID_NODE_TYPE: i32 = -7;
pub const NO_MODIFICATION_ALLOWED: i32 = -8;
pub const NAMESPACE_MISMATCH: i32 = -13;
pub const NOT_SUPPORTED: i32 = -10;
pub const QUOTA_EXCEEDED: i32 = -11;
pub const NO_INSERTION_POINT: i32 = -12;

/// A view of bytes that the caller does not own: the functions that return it document its lifetime. `data` is null if
/// there is no value, which is different from an empty value. The bytes are not zero-terminated.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct String {
    pub data: *const u8,
    pub size: usize,
}

/// Bytes that the caller owns and frees with lockstep_buffer_free(). They are followed by a zero byte.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Buffer {
    pub data: *mut u8,
    pub size: usize,
}

/// A range of the input, as offsets from its start, in bytes before decoding. Both members are LOCKSTEP_NO_OFFSET if
/// there is no range.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Range {
    pub begin: u64,
    pub end: u64,
}

pub const NAMESPACE_NONE: i32 = 0;
pub const NAMESPACE_HTML: i32 = 1;
pub const NAMESPACE_MATHML: i32 = 2;
pub const NAMESPACE_SVG: i32 = 3;
pub const NAMESPACE_XLINK: i32 = 4;
pub const NAMESPACE_XML: i32 = 5;
pub const NAMESPACE_XMLNS: i32 = 6;

pub const NO_QUIRKS: i32 = 0;
pub const LIMITED_QUIRKS: i32 = 1;
pub const QUIRKS: i32 = 2;

/// A parse error. Valid as long as its document exists or, in a callback, during the call.
#[repr(C)]
pub struct Error {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A parsed document or fragment, which owns all its nodes, names and text. Any number of threads may read it at the
/// same time.
#[repr(C)]
pub struct Document {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A node of a document, or none. The number identifies the node as long as the document exists.
pub type Node = u32;

/// Options for parsing. Pointers must be valid during the call, `error_user_data` while the parser exists.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ParseOptions {
    pub size: usize,
    pub edition: *const c_char,
    pub scripting: bool,
    pub collect_errors: bool,
    pub allow_declarative_shadow_roots: bool,
    pub iframe_srcdoc: bool,
    pub cannot_change_the_mode: bool,
    pub borrow_input: bool,
    pub positions: bool,
    pub max_errors: usize,
    pub on_error: Option<unsafe extern "C" fn(error: *const Error, user_data: *mut c_void)>,
    pub error_user_data: *mut c_void,
    pub limit_input_bytes: usize,
    pub limit_nodes: usize,
    pub limit_depth: usize,
    pub limit_attributes: usize,
    pub limit_errors: usize,
    pub limit_memory_bytes: usize,
    pub limit_copied_nodes: usize,
}

pub const SCRIPTING_INERT: i32 = 0;
pub const SCRIPTING_FRAGMENT: i32 = 1;

/// The context of a fragment (#fragment-context-element). The input is parsed as the innerHTML of this element.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FragmentContext {
    pub size: usize,
    pub local_name: *const c_char,
    pub element_namespace: i32,
    pub quirks_mode: i32,
    pub encoding: *const c_char,
    pub inside_form: bool,
    pub scripting_mode: i32,
    pub document: *const Document,
    pub node: Node,
}

/// A detector of legacy encodings: the result of lockstep_legacy_detector(). If all members are zero, it detects
/// nothing.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Detector {
    pub detect: Option<unsafe extern "C" fn()>,
    pub likely: u32,
}

/// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm). Encodings are given
/// as labels of the Encoding Standard: "utf-8", "latin1". Null: unknown.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct EncodingOptions {
    pub size: usize,
    pub encoding: *const c_char,
    pub transport_encoding: *const c_char,
    pub prescan_bytes: usize,
    pub container_encoding: *const c_char,
    pub likely_encoding: *const c_char,
    pub detect: Option<unsafe extern "C" fn(bytes: *const u8, size: usize, user_data: *mut c_void) -> *const c_char>,
    pub detect_user_data: *mut c_void,
    pub default_encoding: *const c_char,
    pub ignore_late_meta: bool,
    pub detect_utf_8: bool,
    pub detect_legacy: Detector,
}

pub const INNER_HTML: i32 = 0;
pub const OUTER_HTML: i32 = 1;
pub const XML: i32 = 2;
pub const JSON: i32 = 3;
pub const DUMP: i32 = 4;

pub const XML_NAMES_EVERY_EDITION: i32 = 0;
pub const XML_NAMES_FIFTH_EDITION: i32 = 1;

/// Options for serializing.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SerializeOptions {
    pub size: usize,
    pub format: i32,
    pub scripting: bool,
    pub serializable_shadow_roots: bool,
    pub edition: *const c_char,
    pub xml_names: i32,
    pub xml_declaration: bool,
    pub xml_doctype: bool,
    pub indent: usize,
    pub xml_html_namespace: bool,
    pub xml_foreign_namespaces: bool,
    pub round_trip: bool,
}

/// A token (#tokenization).
#[repr(C)]
pub struct Token {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Options and callbacks for tokenizing.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TokenizerOptions {
    pub size: usize,
    pub edition: *const c_char,
    pub tree_feedback: bool,
    pub scripting: bool,
    pub initial_state: *const c_char,
    pub last_start_tag: *const c_char,
    pub allow_cdata: bool,
    pub on_token: Option<unsafe extern "C" fn(token: *const Token, user_data: *mut c_void)>,
    pub on_error: Option<unsafe extern "C" fn(error: *const Error, user_data: *mut c_void)>,
    pub user_data: *mut c_void,
    pub attribute_ranges: bool,
    pub limit_input_bytes: usize,
    pub limit_attributes: usize,
    pub limit_errors: usize,
    pub limit_memory_bytes: usize,
}

pub const DECODE_REPLACEMENT: i32 = 0;
pub const DECODE_FATAL: i32 = 1;

pub const BOM_SNIFF: i32 = 0;
pub const BOM_REMOVE: i32 = 1;
pub const BOM_KEEP: i32 = 2;

/// How to decode.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DecodeOptions {
    pub size: usize,
    pub errors: i32,
    pub bom: i32,
}

/// Decodes bytes that arrive in pieces: create, write, finish, free. The result does not depend on how the input is
/// split.
#[repr(C)]
pub struct Decoder {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const ENCODE_HTML: i32 = 0;
pub const ENCODE_FATAL: i32 = 1;

/// How to encode.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct EncodeOptions {
    pub size: usize,
    pub errors: i32,
}

/// Encodes UTF-8 text that arrives in pieces: create, write, finish, free. The result does not depend on how the text
/// is split. Each ill-formed sequence is encoded as U+FFFD.
#[repr(C)]
pub struct Encoder {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const PAGE_ARTICLE: i32 = 1;
pub const PAGE_DOCUMENTATION: i32 = 2;
pub const PAGE_SERVICE: i32 = 3;
pub const PAGE_FORUM: i32 = 4;
pub const PAGE_COLLECTION: i32 = 5;
pub const PAGE_LISTING: i32 = 6;
pub const PAGE_PRODUCT: i32 = 7;

/// The main content of a document. Free it before the document.
#[repr(C)]
pub struct Content {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const MARKDOWN_GFM: i32 = 0;
pub const MARKDOWN_COMMONMARK: i32 = 1;

pub const MARKDOWN_HEADINGS_ATX: i32 = 0;
pub const MARKDOWN_HEADINGS_SETEXT: i32 = 1;

pub const MARKDOWN_LINKS_INLINED: i32 = 0;
pub const MARKDOWN_LINKS_REFERENCED: i32 = 1;

pub const MARKDOWN_IMAGES_KEPT: i32 = 0;
pub const MARKDOWN_IMAGES_ALT: i32 = 1;
pub const MARKDOWN_IMAGES_DROPPED: i32 = 2;

pub const MARKDOWN_TABLES_GFM: i32 = 0;
pub const MARKDOWN_TABLES_TEXT: i32 = 1;
pub const MARKDOWN_TABLES_HTML: i32 = 2;

/// Options for lockstep_node_markdown(). Pointers must be valid during the call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MarkdownOptions {
    pub size: usize,
    pub flavor: i32,
    pub headings: i32,
    pub links: i32,
    pub images: i32,
    pub tables: i32,
    pub bullet: i32,
    pub emphasis: i32,
    pub width: usize,
    pub scripting: bool,
    pub drop: *const c_char,
    pub address: Option<unsafe extern "C" fn(url: *const u8, size: usize, user_data: *mut c_void) -> *const c_char>,
    pub address_user_data: *mut c_void,
}

pub const MARKDOWN_LOSS_MERGED_CELLS: i32 = 1;
pub const MARKDOWN_LOSS_TABLE_AS_TEXT: i32 = 2;
pub const MARKDOWN_LOSS_HEADER_CELLS: i32 = 3;
pub const MARKDOWN_LOSS_BLOCKS_IN_CELL: i32 = 4;
pub const MARKDOWN_LOSS_BLOCKS_IN_HEADING: i32 = 5;
pub const MARKDOWN_LOSS_LINK_SPLIT: i32 = 6;
pub const MARKDOWN_LOSS_NESTED_LINK: i32 = 7;
pub const MARKDOWN_LOSS_LIST_NUMBER: i32 = 8;
pub const MARKDOWN_LOSS_CONTENT_OUTSIDE_ITEM: i32 = 9;
pub const MARKDOWN_LOSS_MARKUP_IN_CODE: i32 = 10;
pub const MARKDOWN_LOSS_EMBEDDED_CONTENT: i32 = 11;
pub const MARKDOWN_LOSS_IMAGE_DROPPED: i32 = 12;
pub const MARKDOWN_LOSS_RAISED_TEXT: i32 = 13;
pub const MARKDOWN_LOSS_TOO_DEEP: i32 = 14;
pub const MARKDOWN_LOSS_AUTOMATIC_LINK: i32 = 15;
pub const MARKDOWN_LOSS_CHECKBOX: i32 = 16;

/// The Markdown of a node, and what it leaves out.
#[repr(C)]
pub struct Markdown {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The functions that manage memory; by default realloc() and free(). They may be called on any thread that uses the
/// library, and must not call the library.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryFunctions {
    pub size: usize,
    pub resize: Option<unsafe extern "C" fn(old: *mut c_void, size: usize, user_data: *mut c_void) -> *mut c_void>,
    pub release: Option<unsafe extern "C" fn(memory: *mut c_void, user_data: *mut c_void)>,
    pub user_data: *mut c_void,
}

pub const BEFORE_BEGIN: i32 = 0;
pub const AFTER_BEGIN: i32 = 1;
pub const BEFORE_END: i32 = 2;
pub const AFTER_END: i32 = 3;

pub const NODE_NONE: i32 = 0;
pub const NODE_ELEMENT: i32 = 1;
pub const NODE_TEXT: i32 = 3;
pub const NODE_PROCESSING_INSTRUCTION: i32 = 7;
pub const NODE_COMMENT: i32 = 8;
pub const NODE_DOCUMENT: i32 = 9;
pub const NODE_DOCTYPE: i32 = 10;
pub const NODE_DOCUMENT_FRAGMENT: i32 = 11;

pub const SHADOW_ROOT_CLOSED: i32 = 1;
pub const SHADOW_ROOT_DELEGATES_FOCUS: i32 = 2;
pub const SHADOW_ROOT_SERIALIZABLE: i32 = 4;
pub const SHADOW_ROOT_CLONABLE: i32 = 8;
pub const SHADOW_ROOT_MANUAL_SLOT_ASSIGNMENT: i32 = 16;
pub const SHADOW_ROOT_NULL_CUSTOM_ELEMENT_REGISTRY: i32 = 32;

/// A part of rendered text that was copied from a text node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderedRun {
    pub begin: usize,
    pub end: usize,
    pub node: Node,
    pub offset: usize,
}

/// Parses input that arrives in pieces: create, write, finish, free.
#[repr(C)]
pub struct Parser {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The changed source, or the reason why there is none.
#[repr(C)]
pub struct EditedSource {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A valid, compiled configuration. Any number of threads may use it at the same time while none modifies it.
/// Sanitizing never changes it. A null sanitizer stands for the Standard's built-in safe default configuration, except
/// in functions that modify a sanitizer.
#[repr(C)]
pub struct Sanitizer {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Why a configuration is invalid.
#[repr(C)]
pub struct SanitizerError {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const UNMENTIONED_KEPT: i32 = 0;
pub const UNMENTIONED_REMOVED: i32 = 1;

/// An attribute in a configuration.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SanitizerName {
    pub name: *const c_char,
    pub namespace_uri: *const c_char,
}

/// An element in a configuration, with its own lists of attributes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SanitizerElement {
    pub size: usize,
    pub name: *const c_char,
    pub namespace_uri: *const c_char,
    pub attributes: *const SanitizerName,
    pub attribute_count: usize,
    pub remove_attributes: *const SanitizerName,
    pub remove_attribute_count: usize,
}

pub const SANITIZE_FILTER_TREE: i32 = 0;
pub const SANITIZE_WHILE_PARSING: i32 = 1;

pub const REMOVAL_COMMENT: i32 = 0;
pub const REMOVAL_PROCESSING_INSTRUCTION: i32 = 1;
pub const REMOVAL_ELEMENT: i32 = 2;
pub const REMOVAL_REPLACED_ELEMENT: i32 = 3;
pub const REMOVAL_ATTRIBUTE: i32 = 4;
pub const REMOVAL_JAVASCRIPT_URL: i32 = 5;
pub const REMOVAL_ANIMATED_JAVASCRIPT_URL: i32 = 6;

/// Something that sanitizing removes. The strings are valid only during the callback.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SanitizerRemoval {
    pub reason: i32,
    pub name: String,
    pub element_namespace: i32,
    pub attribute: String,
    pub value: String,
    pub member: String,
    pub unsafe_: bool,
    pub anchor: String,
    pub range: Range,
}

/// How to parse and sanitize.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SanitizeOptions {
    pub size: usize,
    pub method: i32,
    pub parse: *const ParseOptions,
    pub run_scripts: bool,
    pub on_removal: Option<unsafe extern "C" fn(removal: *const SanitizerRemoval, user_data: *mut c_void)>,
    pub removal_user_data: *mut c_void,
    pub only_standard_event_handlers: bool,
    pub any_javascript_scheme: bool,
}

/// Where text lands: the element whose content it becomes, as innerHTML or as part of a page.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LandingPlace {
    pub local_name: *const c_char,
    pub element_namespace: i32,
}

/// Options for sanitizing from text to text. SanitizeTextOptions in lockstep/sanitize_text.h documents the members.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SanitizeTextOptions {
    pub size: usize,
    pub method: i32,
    pub parse: *const ParseOptions,
    pub document: bool,
    pub places: *const LandingPlace,
    pub place_count: usize,
    pub drop_comments: bool,
    pub drop_noscript: bool,
    pub drop_foreign: bool,
    pub drop_raw_text: bool,
    pub drop_if_unsettled: bool,
    pub max_rounds: usize,
    pub on_removal: Option<unsafe extern "C" fn(removal: *const SanitizerRemoval, user_data: *mut c_void)>,
    pub removal_user_data: *mut c_void,
    pub only_standard_event_handlers: bool,
}

/// Sanitized text, or the reason why there is none.
#[repr(C)]
pub struct SanitizedText {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const FETCH_NONE: i32 = 0;
pub const FETCH_CLASSIC_SCRIPT: i32 = 1;
pub const FETCH_MODULE_SCRIPT: i32 = 2;
pub const FETCH_STYLESHEET: i32 = 3;
pub const FETCH_IMAGE: i32 = 4;
pub const FETCH_PRELOAD: i32 = 5;
pub const FETCH_MODULE_PRELOAD: i32 = 6;
pub const FETCH_ICON: i32 = 7;
pub const FETCH_MANIFEST: i32 = 8;
pub const FETCH_COMPRESSION_DICTIONARY: i32 = 9;
pub const FETCH_PREFETCH: i32 = 10;
pub const FETCH_PRECONNECT: i32 = 11;
pub const FETCH_DNS_PREFETCH: i32 = 12;
pub const FETCH_MEDIA: i32 = 13;
pub const FETCH_TRACK: i32 = 14;
pub const FETCH_FRAME: i32 = 15;
pub const FETCH_EMBED: i32 = 16;
pub const FETCH_OBJECT: i32 = 17;
pub const FETCH_BASE: i32 = 18;
pub const FETCH_CONTENT_SECURITY_POLICY: i32 = 19;
pub const FETCH_REFERRER_POLICY: i32 = 20;
pub const FETCH_VIEWPORT: i32 = 21;
pub const FETCH_COLOR_SCHEME: i32 = 22;
pub const FETCH_REFRESH: i32 = 23;

/// A result. It and its views are valid until the next call to lockstep_speculative_parser_next(), _start(), _stop() or
/// _free(). For a null result, functions return 0, LOCKSTEP_FETCH_NONE or none (null).
#[repr(C)]
pub struct SpeculativeFetch {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Where a speculative parser starts: a copy of the state of a parser that a script blocks. It does not refer to that
/// parser and may be used on any thread, by any number of speculative parsers. See
/// lockstep_scripting_parser_speculative_start().
#[repr(C)]
pub struct SpeculativeStart {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The speculative parser of one document. The functions are called in this order: create; start, write and next; stop;
/// free. The parser reports no URL twice, even after another start.
#[repr(C)]
pub struct SpeculativeParser {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const READINESS_LOADING: i32 = 0;
pub const READINESS_INTERACTIVE: i32 = 1;
pub const READINESS_COMPLETE: i32 = 2;

/// Runs the scripts of a document and keeps their state. A function that is null does nothing or, unless its comment
/// says otherwise, returns false. `user_data` is passed to all functions. The parser calls these functions on the
/// thread that called the parser. They may modify the document and call lockstep_scripting_parser_insert(),
/// _has_insertion_point(), _script_nesting_level(), _unread(), _speculative_start(), _abort(), _state() and
/// _document(). Strings are valid only during the call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ScriptHost {
    pub size: usize,
    pub user_data: *mut c_void,
    pub prepare_script: Option<unsafe extern "C" fn(script: Node, user_data: *mut c_void)>,
    pub process_svg_script: Option<unsafe extern "C" fn(script: Node, user_data: *mut c_void)>,
    pub perform_microtask_checkpoint: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub has_pending_script: Option<unsafe extern "C" fn(user_data: *mut c_void) -> bool>,
    pub pending_script_is_ready: Option<unsafe extern "C" fn(user_data: *mut c_void) -> bool>,
    pub execute_pending_script: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub start_speculative_parser: Option<unsafe extern "C" fn(unread: String, user_data: *mut c_void)>,
    pub stop_speculative_parser: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub has_custom_element_definition: Option<unsafe extern "C" fn(name: String, is: String, intended_parent: Node, user_data: *mut c_void) -> bool>,
    pub custom_element_begins: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub custom_element_created: Option<unsafe extern "C" fn(element: Node, user_data: *mut c_void)>,
    pub custom_element_inserted: Option<unsafe extern "C" fn(element: Node, user_data: *mut c_void)>,
    pub form_associated: Option<unsafe extern "C" fn(element: Node, form: Node, user_data: *mut c_void)>,
    pub update_readiness: Option<unsafe extern "C" fn(readiness: i32, user_data: *mut c_void)>,
    pub has_deferred_script: Option<unsafe extern "C" fn(user_data: *mut c_void) -> bool>,
    pub deferred_script_is_ready: Option<unsafe extern "C" fn(user_data: *mut c_void) -> bool>,
    pub execute_deferred_script: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub fire_dom_content_loaded: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
    pub load_event_is_delayed: Option<unsafe extern "C" fn(user_data: *mut c_void) -> bool>,
    pub fire_load: Option<unsafe extern "C" fn(user_data: *mut c_void)>,
}

pub const PARSER_NEEDS_INPUT: i32 = 0;
pub const PARSER_BLOCKED: i32 = 1;
pub const PARSER_COMPLETE: i32 = 2;
pub const PARSER_ABORTED: i32 = 3;

/// Parses a page that arrives in pieces, with a host that runs its scripts:
///
/// ```c
/// while (read(chunk, &size)) lockstep_scripting_parser_write(parser, chunk, size);
/// lockstep_scripting_parser_end(parser);
/// while (lockstep_scripting_parser_state(parser) == LOCKSTEP_PARSER_BLOCKED) {
///   wait_for_scripts();
///   lockstep_scripting_parser_resume(parser);
/// }
/// lockstep_scripting_parser_finish(parser, &document);
/// ```
#[repr(C)]
pub struct ScriptingParser {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A parsed selector list. Any number of threads may use it at the same time, with any documents.
#[repr(C)]
pub struct Selector {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Why a selector is invalid.
#[repr(C)]
pub struct SelectorError {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The elements that a selector matches, found one at a time.
#[repr(C)]
pub struct Selection {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A namespace prefix that selectors may use: with {"svg", LOCKSTEP_NAMESPACE_SVG}, `svg|a` selects SVG elements. An
/// empty prefix sets the default namespace, which applies to type selectors without a prefix.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NamespacePrefix {
    pub prefix: *const c_char,
    pub name_space: i32,
}

pub const REWRITE_NONE: i32 = 0;
pub const REWRITE_START_TAG: i32 = 1;
pub const REWRITE_END_TAG: i32 = 2;
pub const REWRITE_TEXT: i32 = 3;
pub const REWRITE_COMMENT: i32 = 4;
pub const REWRITE_DOCTYPE: i32 = 5;
pub const REWRITE_END: i32 = 6;

pub const REWRITE_ELEMENTS: i32 = 1;
pub const REWRITE_TEXTS: i32 = 2;
pub const REWRITE_COMMENTS: i32 = 4;
pub const REWRITE_DOCTYPES: i32 = 8;
pub const REWRITE_THE_END: i32 = 16;

/// A token of the page. All strings are UTF-8, and are written in the encoding of the page. Functions return none, 0 or
/// false, and change nothing, if the token is null or they do not apply to its type. The strings of a token are valid
/// until it is changed, and the token itself until the next call with its rewriter.
#[repr(C)]
pub struct RewriteToken {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Rewrites a page that arrives in pieces:
///
/// ```c
/// while (read_some(&data, &size)) {
///   lockstep_rewriter_write(rewriter, data, size);
///   while ((token = lockstep_rewriter_next(rewriter)) != NULL) change(token);
///   lockstep_string output = lockstep_rewriter_take_output(rewriter);
///   send(output.data, output.size);
/// }
/// lockstep_rewriter_finish(rewriter); ... then read the tokens and the output once more
/// ```
#[repr(C)]
pub struct Rewriter {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Receives the pieces of a text, in order. A piece is valid only during the call.
pub type Write = Option<unsafe extern "C" fn(data: *const u8, size: usize, user_data: *mut c_void)>;

pub const TOKEN_NONE: i32 = 0;
pub const TOKEN_START_TAG: i32 = 1;
pub const TOKEN_END_TAG: i32 = 2;
pub const TOKEN_CHARACTERS: i32 = 3;
pub const TOKEN_COMMENT: i32 = 4;
pub const TOKEN_PROCESSING_INSTRUCTION: i32 = 5;
pub const TOKEN_DOCTYPE: i32 = 6;

/// Tokenizes input that arrives in pieces. Memory use depends on the longest token, not on the length of the input.
#[repr(C)]
pub struct Tokenizer {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A node of your tree: any pointer, or a number converted to one. Null means none. The parser compares the pointers
/// and does not follow them. It keeps pointers to nodes that it created and to nodes that your functions returned,
/// until it is freed or calls release().
pub type TreeNode = *mut c_void;

/// The attributes of a start tag, in the order of the tag and without duplicates. Valid only during the call to which
/// they are passed. For an index out of bounds, strings are none (null).
#[repr(C)]
pub struct TreeAttributes {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const SCRIPT_ALREADY_STARTED: i32 = 1;
pub const SCRIPT_PARSER_DOCUMENT: i32 = 2;

/// A tree that the parser can build. `user_data` is passed to all functions. Strings are UTF-8, not zero-terminated,
/// and valid only during the call; names of elements and attributes are as in the DOM. The parser never passes a null
/// node where one is required, except as `reference`. The parser frees nothing: nodes without a parent after
/// lockstep_tree_parser_finish() are garbage. It takes linear time if every function takes constant time, plus time for
/// the text, attributes and children that the function copies, moves or visits.
///
/// Functions that create a node may return null if they fail: the parser then stops, and the call returns
/// LOCKSTEP_OUT_OF_MEMORY. The other functions cannot fail.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TreeFunctions {
    pub size: usize,
    pub user_data: *mut c_void,
    pub document: Option<unsafe extern "C" fn(user_data: *mut c_void) -> TreeNode>,
    pub create_element: Option<unsafe extern "C" fn(element_namespace: i32, local_name: String, attributes: *const TreeAttributes, user_data: *mut c_void) -> TreeNode>,
    pub create_comment: Option<unsafe extern "C" fn(data: String, user_data: *mut c_void) -> TreeNode>,
    pub create_processing_instruction: Option<unsafe extern "C" fn(target: String, data: String, user_data: *mut c_void) -> TreeNode>,
    pub create_doctype: Option<unsafe extern "C" fn(name: String, public_identifier: String, system_identifier: String, user_data: *mut c_void) -> TreeNode>,
    pub create_document_fragment: Option<unsafe extern "C" fn(user_data: *mut c_void) -> TreeNode>,
    pub insert_before: Option<unsafe extern "C" fn(parent: TreeNode, child: TreeNode, reference: TreeNode, user_data: *mut c_void)>,
    pub insert_text: Option<unsafe extern "C" fn(parent: TreeNode, reference: TreeNode, text: String, user_data: *mut c_void)>,
    pub remove: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void)>,
    pub move_children: Option<unsafe extern "C" fn(from: TreeNode, to: TreeNode, user_data: *mut c_void)>,
    pub parent: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub document_has_child: Option<unsafe extern "C" fn(type_: i32, user_data: *mut c_void) -> bool>,
    pub add_missing_attributes: Option<unsafe extern "C" fn(element: TreeNode, attributes: *const TreeAttributes, user_data: *mut c_void)>,
    pub template_contents: Option<unsafe extern "C" fn(element: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub set_quirks_mode: Option<unsafe extern "C" fn(quirks_mode: i32, user_data: *mut c_void)>,
    pub set_fragment: Option<unsafe extern "C" fn(fragment: TreeNode, user_data: *mut c_void)>,
    pub set_script_flag: Option<unsafe extern "C" fn(script: TreeNode, flag: i32, user_data: *mut c_void)>,
    pub clear_force_async: Option<unsafe extern "C" fn(script: TreeNode, user_data: *mut c_void)>,
    pub associate_form: Option<unsafe extern "C" fn(element: TreeNode, form: TreeNode, user_data: *mut c_void)>,
    pub is_host_including_inclusive_ancestor: Option<unsafe extern "C" fn(node: TreeNode, target: TreeNode, user_data: *mut c_void) -> bool>,
    pub release: Option<unsafe extern "C" fn(element: TreeNode, user_data: *mut c_void)>,
    pub attach_shadow_root: Option<unsafe extern "C" fn(host: TreeNode, properties: i32, user_data: *mut c_void) -> TreeNode>,
    pub shadow_root: Option<unsafe extern "C" fn(host: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub set_template_contents: Option<unsafe extern "C" fn(element: TreeNode, contents: TreeNode, user_data: *mut c_void)>,
    pub first_child: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub next_sibling: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub following: Option<unsafe extern "C" fn(node: TreeNode, root: TreeNode, user_data: *mut c_void) -> TreeNode>,
    pub element_namespace: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> i32>,
    pub local_name: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> String>,
    pub attribute: Option<unsafe extern "C" fn(element: TreeNode, qualified_name: String, user_data: *mut c_void) -> String>,
    pub processing_instruction_target: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> String>,
    pub is_connected: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> bool>,
    pub clone: Option<unsafe extern "C" fn(node: TreeNode, user_data: *mut c_void) -> TreeNode>,
}

/// Parses text that arrives in pieces into a tree of your own: create, write, finish, free. A program that uses this
/// parser links one more copy of the parser for each edition in the build.
#[repr(C)]
pub struct TreeParser {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const SEVERITY_ERROR: i32 = 1;
pub const SEVERITY_WARNING: i32 = 2;
pub const SEVERITY_INFO: i32 = 3;

/// Options for lockstep_validate(). Both members are true by default.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ValidateOptions {
    pub size: usize,
    pub parse_errors: bool,
    pub conformance: bool,
}

/// The findings of a document.
#[repr(C)]
pub struct Validation {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Something that does not conform, or should be different.
#[repr(C)]
pub struct Finding {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// What the findings of one rule mean.
#[repr(C)]
pub struct FindingRuleInfo {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A parsed expression. Any number of threads may use it at the same time, with any documents.
#[repr(C)]
pub struct Xpath {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Why an expression cannot be parsed or evaluated.
#[repr(C)]
pub struct XpathError {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The value of an expression.
#[repr(C)]
pub struct XpathValue {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub const XPATH_NODES: i32 = 1;
pub const XPATH_STRING: i32 = 2;
pub const XPATH_NUMBER: i32 = 3;
pub const XPATH_BOOLEAN: i32 = 4;

pub const XPATH_EXTENSIONS: i32 = 1;
pub const XPATH_ANY_NAMESPACE: i32 = 2;

/// A variable that expressions refer to: `$name`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct XpathVariable {
    pub name: *const c_char,
    pub type_: i32,
    pub nodes: *const XpathValue,
    pub string: String,
    pub number: f64,
    pub boolean: bool,
}

extern "C" {
    /// Returns the name of the status: "ok", "input too long" and so on; null for an unknown status. A static string.
    pub fn lockstep_status_name(status: Status) -> *const c_char;
    /// Frees the bytes and empties the buffer. The pointer may be null.
    pub fn lockstep_buffer_free(buffer: *mut Buffer);
    /// Returns the version of the linked library, such as "0.3.0"; LOCKSTEP_VERSION is the version of the header. A static
    /// string.
    pub fn lockstep_version() -> *const c_char;
    /// Returns the version of the linked library as a number: see LOCKSTEP_VERSION_NUMBER.
    pub fn lockstep_version_number() -> i32;
    /// Returns the date of an edition of the HTML Standard that the library contains, YYYY-MM-DD; index 0 is the oldest.
    /// Null if the index is out of bounds. A static string.
    pub fn lockstep_edition(index: usize) -> *const c_char;
    /// Returns a sentence that says which of the Standard's changes that edition includes; null if the index is out of
    /// bounds. A static string.
    pub fn lockstep_edition_covers(index: usize) -> *const c_char;
    /// Returns the date of the edition that is used by default. A static string.
    pub fn lockstep_default_edition() -> *const c_char;
    /// Returns the name of the error: the Standard's code ("eof-in-tag") or, for an error of tree construction, Lockstep's
    /// own name ("in-body-end-tag-p-not-open"). Names are stable. A static string; null for a null error.
    pub fn lockstep_error_name(error: *const Error) -> *const c_char;
    /// Returns what is wrong and how the parser handled it, in one sentence for the author of the page. A static string;
    /// null for a null error.
    pub fn lockstep_error_explanation(error: *const Error) -> *const c_char;
    /// Returns the Standard's anchor for the error, on <https://html.spec.whatwg.org/multipage/parsing.html>:
    /// "#parse-error-eof-in-tag". A static string; null for a null error.
    pub fn lockstep_error_anchor(error: *const Error) -> *const c_char;
    /// Stores what is wrong and how the parser handled it, with the names of the tag, element or attribute. The caller owns
    /// the text. O(text)
    pub fn lockstep_error_message(error: *const Error, message: *mut Buffer) -> Status;
    /// The range of the fault, from `offset` to `end`: a token, a part of one, or a character; empty at the end of the
    /// input. The offsets are in bytes from the start of the input; in a callback, from the start of the UTF-8 text,
    /// without a byte order mark. 0 for a null error.
    pub fn lockstep_error_offset(error: *const Error) -> u64;
    pub fn lockstep_error_end(error: *const Error) -> u64;
    /// The line where the fault begins, 1-based; 0 for a null error.
    pub fn lockstep_error_line(error: *const Error) -> u32;
    /// The column where the fault begins, 1-based, in code points; a newline belongs to the line that it ends. 0 for a null
    /// error.
    pub fn lockstep_error_column(error: *const Error) -> u32;
    /// The offset at which the Standard's algorithm reports the error, which may be after the fault. Useful for comparing
    /// parsers. 0 for a null error.
    pub fn lockstep_error_reported_offset(error: *const Error) -> u64;
    /// The line of that offset, 1-based. 0 for a null error.
    pub fn lockstep_error_reported_line(error: *const Error) -> u32;
    /// The column of that offset, 1-based, in code points. 0 for a null error.
    pub fn lockstep_error_reported_column(error: *const Error) -> u32;
    /// A second place that explains the error, such as the place where an element was opened; empty if the parser implied
    /// the element there. There is no range for an error without a second place, or for a null error.
    pub fn lockstep_error_second_range(error: *const Error) -> Range;
    /// The line and column where the second place begins, 1-based; 0 if there is none.
    pub fn lockstep_error_second_line(error: *const Error) -> u32;
    pub fn lockstep_error_second_column(error: *const Error) -> u32;
    /// Stores a description of the second place, such as "<div> is opened here"; empty if there is none. The caller owns
    /// the text. O(text)
    pub fn lockstep_error_note(error: *const Error, note: *mut Buffer) -> Status;
    /// Frees the document and invalidates all its views. The document may be null.
    pub fn lockstep_document_free(document: *mut Document);
    /// The Document node.
    pub fn lockstep_document_root(document: *const Document) -> Node;
    /// After parsing a fragment, the DocumentFragment with the result; otherwise none.
    pub fn lockstep_document_fragment(document: *const Document) -> Node;
    /// The result of parsing: the fragment if there is one, otherwise the root.
    pub fn lockstep_document_result(document: *const Document) -> Node;
    /// The document element, normally `html`, or none: <https://dom.spec.whatwg.org/#document-element>
    pub fn lockstep_document_element(document: *const Document) -> Node;
    /// The `head` element, or none.
    pub fn lockstep_document_head(document: *const Document) -> Node;
    /// The `body` or `frameset` element, or none: <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub fn lockstep_document_body(document: *const Document) -> Node;
    /// The text of the document's title, with ASCII whitespace stripped and collapsed; empty if there is none.
    /// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
    pub fn lockstep_document_title(document: *const Document, title: *mut Buffer) -> Status;
    /// The `href` attribute, as written, of the first HTML `base` element that has one; none (null) if no element has one.
    /// O(nodes before it) <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url>
    pub fn lockstep_document_base_href(document: *const Document) -> String;
    /// Returns the quirks mode: LOCKSTEP_NO_QUIRKS, ...
    pub fn lockstep_document_quirks_mode(document: *const Document) -> i32;
    /// The date of the edition whose rules were used to parse the document. A static string.
    pub fn lockstep_document_edition(document: *const Document) -> *const c_char;
    /// How parsing ended: the status that the parsing function returned.
    pub fn lockstep_document_status(document: *const Document) -> Status;
    /// Whether lockstep_parse_options::limit_depth moved nodes higher in the tree than the Standard puts them.
    pub fn lockstep_document_flattened(document: *const Document) -> bool;
    /// The memory that the tree takes, in bytes. Includes a copied input but not a borrowed one.
    pub fn lockstep_document_memory(document: *const Document) -> usize;
    /// The encoding of the input, such as "windows-1252"; UTF-8 for text. A static string.
    pub fn lockstep_document_encoding(document: *const Document) -> *const c_char;
    /// How certain the encoding is: "tentative" or "certain"; "irrelevant" for text (#concept-encoding-confidence). A
    /// static string.
    pub fn lockstep_document_encoding_confidence(document: *const Document) -> *const c_char;
    /// Where the encoding was taken from: "byte order mark", "transport", "prescan", "meta", ... A static string.
    pub fn lockstep_document_encoding_source(document: *const Document) -> *const c_char;
    /// The encoding that the first late `meta` named, if it was a different one and was not followed: because of
    /// lockstep_encoding_options::ignore_late_meta, or because a lockstep_scripting_parser would have had to parse the
    /// input again; otherwise null. A static string.
    pub fn lockstep_document_late_encoding(document: *const Document) -> *const c_char;
    /// Whether a late `meta` restarted the parser.
    pub fn lockstep_document_parsed_again(document: *const Document) -> bool;
    /// The part of the input, in UTF-8, that views may point into. Valid until the document is modified or freed.
    pub fn lockstep_document_source(document: *const Document) -> String;
    /// Whether lockstep_parse_options::positions was set.
    pub fn lockstep_document_has_positions(document: *const Document) -> bool;
    /// The number of collected errors, which are in the order of the input.
    pub fn lockstep_document_error_count(document: *const Document) -> usize;
    /// Returns a collected error; null if the index is out of bounds.
    pub fn lockstep_document_error(document: *const Document, index: usize) -> *const Error;
    /// Whether there were more errors than lockstep_parse_options::max_errors.
    pub fn lockstep_document_errors_truncated(document: *const Document) -> bool;
    pub fn lockstep_parse_options_init(options: *mut ParseOptions, size: usize);
    pub fn lockstep_fragment_context_init(options: *mut FragmentContext, size: usize);
    pub fn lockstep_encoding_options_init(options: *mut EncodingOptions, size: usize);
    pub fn lockstep_serialize_options_init(options: *mut SerializeOptions, size: usize);
    pub fn lockstep_tokenizer_options_init(options: *mut TokenizerOptions, size: usize);
    /// Returns the name of the encoding that the label names: "windows-1252" for "latin1". Ignores case and surrounding
    /// ASCII whitespace. A static string; null for an unknown label.
    /// <https://encoding.spec.whatwg.org/#concept-encoding-get>
    pub fn lockstep_encoding_for_label(label: *const c_char) -> *const c_char;
    /// Returns the encoding to encode with: "UTF-8" for UTF-16BE, UTF-16LE and replacement, otherwise the encoding itself.
    /// A static string; null for an unknown label. <https://encoding.spec.whatwg.org/#get-an-output-encoding>
    pub fn lockstep_output_encoding(label: *const c_char) -> *const c_char;
    /// Returns the label with that index, in lower case. Labels are sorted by their bytes. Null if the index is out of
    /// bounds. A static string.
    pub fn lockstep_encoding_label(index: usize) -> *const c_char;
    /// Returns the encoding of the byte order mark that the bytes begin with, or null. Three bytes are enough. A static
    /// string. <https://encoding.spec.whatwg.org/#bom-sniff>
    pub fn lockstep_encoding_bom_sniff(bytes: *const u8, size: usize) -> *const c_char;
    /// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or null; join the
    /// values of several headers with ", ". A static string.
    pub fn lockstep_charset_of_content_type(value: *const c_char) -> *const c_char;
    /// Writes the essence of the MIME type that the value of a Content-Type header names ("text/html") into `type`, which
    /// the caller owns; empty if the value names none. Join the values of several headers with ", ".
    /// <https://fetch.spec.whatwg.org/#concept-header-extract-mime-type> O(value)
    pub fn lockstep_extract_mime_type(content_type: *const c_char, type_: *mut Buffer) -> Status;
    /// Writes the essence of the MIME type that a browser assigns to a resource ("text/html") into `type`, which the caller
    /// owns. The value of the Content-Type header determines the type. The bytes determine it if that value names no valid
    /// type; they may also do so for text/plain, images, audio and video. `content_type` is null if there is no such
    /// header; join the values of several headers with ", ". `bytes` is the beginning of the resource; the first 1445 bytes
    /// are enough. <https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm>, without the signatures of MP4, WebM
    /// and MP3 without ID3. O(value)
    pub fn lockstep_computed_mime_type(content_type: *const c_char, bytes: *const u8, size: usize, type_: *mut Buffer) -> Status;
    /// Returns the suggested default encoding for readers of a language, which is given as a BCP 47 tag ("ru", "zh-TW"). A
    /// static string; null for a null language.
    pub fn lockstep_encoding_for_locale(language: *const c_char) -> *const c_char;
    /// Finds the encoding of a page (#encoding-sniffing-algorithm). `bytes` is the beginning of the page or all of it;
    /// 65536 bytes from the first non-ASCII byte on are enough. `options` may be null; `edition` is as in
    /// lockstep_parse_options. Writes three static strings: the encoding; how certain the encoding is, as
    /// lockstep_document_encoding_confidence() returns it; and where the encoding was taken from, as
    /// lockstep_document_encoding_source() returns it. Each of the three pointers may be null. O(size)
    pub fn lockstep_sniff_encoding(bytes: *const u8, size: usize, options: *const EncodingOptions, edition: *const c_char, encoding: *mut *const c_char, confidence: *mut *const c_char, source: *mut *const c_char) -> Status;
    /// Returns a detector of legacy encodings, for lockstep_encoding_options::detect_legacy. Encodings that are common
    /// under the top-level domain ("jp"; null: unknown) need less evidence. The models are linked only into programs that
    /// call this or the next function. See lockstep/detection.h for what is detected.
    pub fn lockstep_legacy_detector(top_level_domain: *const c_char) -> Detector;
    /// Returns the legacy encoding that the bytes are most likely in, or null if they are ASCII or do not look like text. A
    /// static string. O(size)
    pub fn lockstep_detect_legacy_encoding(bytes: *const u8, size: usize, top_level_domain: *const c_char) -> *const c_char;
    pub fn lockstep_decode_options_init(options: *mut DecodeOptions, size: usize);
    /// Creates a decoder at the start of the input. `encoding` is a label; `options` may be null. The caller owns *decoder.
    pub fn lockstep_decoder_create(encoding: *const c_char, options: *const DecodeOptions, decoder: *mut *mut Decoder) -> Status;
    /// Decodes more bytes. Sets *text to the text that they add, in UTF-8, which is valid until the next call with this
    /// decoder. The text may be empty, because an incomplete sequence is held back. Returns LOCKSTEP_MALFORMED if a
    /// sequence is malformed and errors are fatal: the text then ends before that sequence, and later calls add nothing.
    /// O(size)
    pub fn lockstep_decoder_write(decoder: *mut Decoder, bytes: *const u8, size: usize, text: *mut String) -> Status;
    /// Ends the input: an incomplete sequence at the end is malformed. Otherwise works like lockstep_decoder_write(), which
    /// returns LOCKSTEP_FINISHED from then on.
    pub fn lockstep_decoder_finish(decoder: *mut Decoder, text: *mut String) -> Status;
    /// The encoding in use: the requested one unless a byte order mark has overridden it. A static string.
    pub fn lockstep_decoder_encoding(decoder: *const Decoder) -> *const c_char;
    /// The number of input bytes that the text so far was decoded from, including a dropped byte order mark.
    pub fn lockstep_decoder_consumed(decoder: *const Decoder) -> u64;
    /// The offset of the first byte of the malformed sequence, if errors are fatal and there was one; otherwise
    /// LOCKSTEP_NO_OFFSET.
    pub fn lockstep_decoder_error_offset(decoder: *const Decoder) -> u64;
    /// Frees the decoder, which may be null.
    pub fn lockstep_decoder_free(decoder: *mut Decoder);
    /// Decodes a whole input into `text`, which the caller owns. Stores the encoding in use, a static string, in `used`,
    /// and what lockstep_decoder_error_offset() would return in `error_offset`; both pointers may be null. Returns
    /// LOCKSTEP_MALFORMED under the same conditions as lockstep_decoder_write(). O(size)
    pub fn lockstep_decode(bytes: *const u8, size: usize, encoding: *const c_char, options: *const DecodeOptions, text: *mut Buffer, used: *mut *const c_char, error_offset: *mut u64) -> Status;
    pub fn lockstep_encode_options_init(options: *mut EncodeOptions, size: usize);
    /// Creates an encoder at the start of the text. `encoding` is a label; `options` may be null. The caller owns *encoder.
    pub fn lockstep_encoder_create(encoding: *const c_char, options: *const EncodeOptions, encoder: *mut *mut Encoder) -> Status;
    /// Encodes more text. Sets *bytes to the bytes of the characters that are now complete, which are valid until the next
    /// call with this encoder. Returns LOCKSTEP_MALFORMED if the encoding cannot represent a character and errors are
    /// fatal: the bytes then end before that character, and later calls add nothing. O(size)
    pub fn lockstep_encoder_write(encoder: *mut Encoder, text: *const u8, size: usize, bytes: *mut String) -> Status;
    /// Ends the text: an incomplete sequence is ill-formed, and ISO-2022-JP returns to ASCII. Otherwise works like
    /// lockstep_encoder_write(), which returns LOCKSTEP_FINISHED from then on.
    pub fn lockstep_encoder_finish(encoder: *mut Encoder, bytes: *mut String) -> Status;
    /// The encoding in use: UTF-8 for UTF-16BE, UTF-16LE and replacement, otherwise the requested one. A static string.
    /// <https://encoding.spec.whatwg.org/#get-an-output-encoding>
    pub fn lockstep_encoder_encoding(encoder: *const Encoder) -> *const c_char;
    /// The offset in the text, in bytes, of the character that the encoding cannot represent, if errors are fatal and there
    /// was one; otherwise LOCKSTEP_NO_OFFSET.
    pub fn lockstep_encoder_error_offset(encoder: *const Encoder) -> u64;
    /// Frees the encoder, which may be null.
    pub fn lockstep_encoder_free(encoder: *mut Encoder);
    /// Encodes a whole text into `bytes`, which the caller owns. Stores the encoding in use, a static string, in `used`,
    /// and what lockstep_encoder_error_offset() would return in `error_offset`; both pointers may be null. Returns
    /// LOCKSTEP_MALFORMED under the same conditions as lockstep_encoder_write(). O(size)
    pub fn lockstep_encode(text: *const u8, size: usize, encoding: *const c_char, options: *const EncodeOptions, bytes: *mut Buffer, used: *mut *const c_char, error_offset: *mut u64) -> Status;
    /// Returns the name of the kind: "article", "documentation" and so on; null for an unknown kind. A static string.
    pub fn lockstep_page_kind_name(kind: i32) -> *const c_char;
    /// Finds the main content of a page and stores it in `content`. With `scripting`, `noscript` and the fallback content
    /// of `canvas` count as hidden, which is correct for a page parsed with scripting. The caller frees the result.
    ///
    /// ```c
    /// lockstep_main_content(document, false, &content);
    /// if (lockstep_content_text(content, &text) == LOCKSTEP_OK)
    ///   fwrite(text.data, 1, text.size, stdout);
    /// lockstep_buffer_free(&text);
    /// lockstep_content_free(content);
    /// ```
    ///
    /// O(tree + text)
    pub fn lockstep_main_content(document: *const Document, scripting: bool, content: *mut *mut Content) -> Status;
    /// Frees the main content.
    pub fn lockstep_content_free(content: *mut Content);
    /// The number of nodes that are main content, each with everything that it contains. They are in tree order, and none
    /// is inside another. 0 for a null content.
    pub fn lockstep_content_node_count(content: *const Content) -> usize;
    /// Returns one of these nodes, an element or a text node; none if the index is out of bounds.
    pub fn lockstep_content_node(content: *const Content, index: usize) -> Node;
    /// Returns the most likely kind of the page, LOCKSTEP_PAGE_...; 0 for a null content.
    pub fn lockstep_content_kind(content: *const Content) -> i32;
    /// Returns how much of the main content is likely to be correct, from 0 to 1: the F1 score that the model expects. 0
    /// for a null content.
    pub fn lockstep_content_confidence(content: *const Content) -> f64;
    /// The following functions return facts as written in the page, without surrounding white space; empty if unknown, none
    /// (null) for a null content. Valid until the content is freed. The first two are the title, usually without the name
    /// of the site, and the author; several authors are separated by ", ".
    pub fn lockstep_content_title(content: *const Content) -> String;
    pub fn lockstep_content_author(content: *const Content) -> String;
    /// The date of publication, usually as in ISO 8601, and the date of the last change.
    pub fn lockstep_content_published(content: *const Content) -> String;
    pub fn lockstep_content_modified(content: *const Content) -> String;
    /// The name of the site, and the language: a tag such as "en-US", or "en_US".
    pub fn lockstep_content_site(content: *const Content) -> String;
    pub fn lockstep_content_language(content: *const Content) -> String;
    /// The address of the page, and the address of an image that represents the page.
    pub fn lockstep_content_canonical(content: *const Content) -> String;
    pub fn lockstep_content_image(content: *const Content) -> String;
    /// A description in one or two sentences, and the text of the page, which few pages provide as data.
    pub fn lockstep_content_description(content: *const Content) -> String;
    pub fn lockstep_content_body(content: *const Content) -> String;
    /// Stores a new document whose `body` contains copies of the nodes, inside copies of the elements around them: lists
    /// stay lists, and table rows are in a table. If there are no nodes, the document contains the text of
    /// lockstep_content_body() in a paragraph. The caller frees it with lockstep_document_free(). O(nodes and ancestors
    /// copied)
    pub fn lockstep_content_document(content: *const Content, document: *mut *mut Document) -> Status;
    /// Stores the text of that document, as lockstep_node_inner_text() returns it. The caller owns this text and the next
    /// two.
    pub fn lockstep_content_text(content: *const Content, text: *mut Buffer) -> Status;
    /// Stores that document as GitHub Flavored Markdown.
    pub fn lockstep_content_markdown(content: *const Content, markdown: *mut Buffer) -> Status;
    /// Stores the contents of that document's `body` as HTML, which is not sanitized.
    pub fn lockstep_content_html(content: *const Content, html: *mut Buffer) -> Status;
    pub fn lockstep_markdown_options_init(options: *mut MarkdownOptions, size: usize);
    /// Converts a node and its contents to Markdown. `options` may be null. Returns LOCKSTEP_BAD_ARGUMENT for an unknown
    /// node or invalid options. The caller frees the result.
    ///
    /// ```c
    /// lockstep_markdown_options_init(&options, sizeof options);
    /// options.tables = LOCKSTEP_MARKDOWN_TABLES_HTML;
    /// if (lockstep_node_markdown(document, lockstep_document_root(document), &options, &markdown) == LOCKSTEP_OK)
    ///   fwrite(lockstep_markdown_text(markdown).data, 1, lockstep_markdown_text(markdown).size, stdout);
    /// lockstep_markdown_free(markdown);
    /// ```
    ///
    /// O(tree)
    pub fn lockstep_node_markdown(document: *const Document, node: Node, options: *const MarkdownOptions, markdown: *mut *mut Markdown) -> Status;
    /// Returns the text, which ends with a line feed unless it is empty; none for a null result. Valid until the result is
    /// freed.
    pub fn lockstep_markdown_text(markdown: *const Markdown) -> String;
    /// The number of losses, which are mostly in tree order; 0 for a null result.
    pub fn lockstep_markdown_loss_count(markdown: *const Markdown) -> usize;
    /// Returns the kind of a loss, LOCKSTEP_MARKDOWN_LOSS_...; 0 if the index is out of bounds.
    pub fn lockstep_markdown_loss_kind(markdown: *const Markdown, index: usize) -> i32;
    /// Returns the name of that kind, as in the documentation: "merged cells". A static string; null if the index is out of
    /// bounds.
    pub fn lockstep_markdown_loss_name(markdown: *const Markdown, index: usize) -> *const c_char;
    /// Returns the element or, for LOCKSTEP_MARKDOWN_LOSS_AUTOMATIC_LINK, the text node of a loss; none if the index is out
    /// of bounds. Valid as long as the document exists.
    pub fn lockstep_markdown_loss_node(markdown: *const Markdown, index: usize) -> Node;
    /// Frees the result, which may be null. It may be freed after the document.
    pub fn lockstep_markdown_free(markdown: *mut Markdown);
    /// Uses these functions from now on, or the default ones again if `functions` is null, for everything that grows with
    /// the input: nodes, attributes, text, names, errors and positions of documents, text that is being parsed, and the
    /// data of lockstep_buffer. Applies to the whole process. Call it before any other function of the library, or while no
    /// handle or buffer of the library exists and no other thread uses it. Handles and the small bookkeeping data of a
    /// parse are allocated by C++'s operator new. Returns LOCKSTEP_BAD_ARGUMENT if a function is missing.
    pub fn lockstep_set_memory_functions(functions: *const MemoryFunctions) -> Status;
    /// Creates an element without a parent in the namespace LOCKSTEP_NAMESPACE_HTML, _MATHML or _SVG. Uses the name
    /// unchanged: names of HTML elements should be in lowercase. O(name)
    pub fn lockstep_document_create_element(document: *mut Document, local_name: *const c_char, element_namespace: i32, element: *mut Node) -> Status;
    /// Creates a text node without a parent. O(size)
    pub fn lockstep_document_create_text(document: *mut Document, data: *const u8, size: usize, text: *mut Node) -> Status;
    /// Creates a comment without a parent. O(size)
    pub fn lockstep_document_create_comment(document: *mut Document, data: *const u8, size: usize, comment: *mut Node) -> Status;
    /// Creates a processing instruction without a parent. O(size)
    pub fn lockstep_document_create_processing_instruction(document: *mut Document, target: *const c_char, data: *const u8, size: usize, instruction: *mut Node) -> Status;
    /// Creates a doctype without a parent. A null identifier is treated as empty.
    pub fn lockstep_document_create_doctype(document: *mut Document, name: *const c_char, public_identifier: *const c_char, system_identifier: *const c_char, doctype: *mut Node) -> Status;
    /// Creates an empty document fragment.
    pub fn lockstep_document_create_fragment(document: *mut Document, fragment: *mut Node) -> Status;
    /// Copies a node of `from`, which may be `document`, and, with `subtree`, also its descendants. The copy has no parent.
    /// Returns LOCKSTEP_HIERARCHY_REQUEST for a document or a shadow root. O(nodes copied)
    /// <https://dom.spec.whatwg.org/#concept-node-clone>
    pub fn lockstep_document_clone(document: *mut Document, from: *const Document, node: Node, subtree: bool, copy: *mut Node) -> Status;
    /// Removes a node of `from`, with its descendants, from its parent and moves it into `document`, without a parent. The
    /// result is a new node, unless `from` is `document`; the original remains as a copy that can be read, while functions
    /// that modify it return LOCKSTEP_BAD_ARGUMENT. Returns LOCKSTEP_HIERARCHY_REQUEST for a document, a shadow root or the
    /// contents of a template. O(nodes copied) <https://dom.spec.whatwg.org/#dom-document-adoptnode>
    pub fn lockstep_document_adopt(document: *mut Document, from: *mut Document, node: Node, adopted: *mut Node) -> Status;
    /// Adopts `child`, a node of `from`, and inserts it: see lockstep_node_insert_before(). Changes nothing if the
    /// insertion is refused. Sets `inserted`, which may be null, to the new node; for a fragment, to the last of the new
    /// nodes. O(nodes copied) <https://dom.spec.whatwg.org/#concept-node-insert>
    pub fn lockstep_node_adopt_before(document: *mut Document, parent: Node, from: *mut Document, child: Node, reference: Node, inserted: *mut Node) -> Status;
    /// Inserts `child` as the first child: see lockstep_node_insert_before().
    pub fn lockstep_node_prepend(document: *mut Document, parent: Node, child: Node) -> Status;
    /// Inserts `child` as the last child: see lockstep_node_insert_before().
    pub fn lockstep_node_append(document: *mut Document, parent: Node, child: Node) -> Status;
    /// Removes `child` from its parent, if it has one, and inserts it before `reference`, a child of `parent`, or at the
    /// end for LOCKSTEP_NO_NODE. For a fragment, moves its children instead. O(1); O(depth of the parent) if `child` has
    /// children; O(children of the fragment) for a fragment; O(children of the Document node) when inserting into it.
    /// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
    pub fn lockstep_node_insert_before(document: *mut Document, parent: Node, child: Node, reference: Node) -> Status;
    /// Like lockstep_node_insert_before(), but inserts `child` after `reference`, or at the start for LOCKSTEP_NO_NODE.
    pub fn lockstep_node_insert_after(document: *mut Document, parent: Node, child: Node, reference: Node) -> Status;
    /// Replaces `child` with `replacement`, or with the children of a fragment.
    /// <https://dom.spec.whatwg.org/#concept-node-replace>
    pub fn lockstep_node_replace(document: *mut Document, child: Node, replacement: Node) -> Status;
    /// Removes the node from its parent, if it has one. It can be inserted again.
    pub fn lockstep_node_remove(document: *mut Document, node: Node) -> Status;
    /// Removes all children of the node. O(children)
    pub fn lockstep_node_remove_children(document: *mut Document, parent: Node) -> Status;
    /// Replaces the node with its children. This is refused for a child of the Document node. O(children)
    pub fn lockstep_node_unwrap(document: *mut Document, node: Node) -> Status;
    /// Replaces the children of an element or fragment, or the contents of a `template`. The context is the element; for a
    /// shadow root or the contents of a template, its host; for another fragment, `body`.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml>
    pub fn lockstep_node_set_inner_html(document: *mut Document, node: Node, html: *const u8, size: usize, options: *const ParseOptions) -> Status;
    /// Replaces the node. The context is its parent, or `body` in a fragment. Returns LOCKSTEP_NO_MODIFICATION_ALLOWED for
    /// a child of the Document node, and LOCKSTEP_NOT_FOUND for a node without a parent.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml>
    pub fn lockstep_node_set_outer_html(document: *mut Document, node: Node, html: *const u8, size: usize, options: *const ParseOptions) -> Status;
    /// Inserts the nodes next to an element or inside it. The context is the node into which they are inserted, or `body`
    /// if that node is `html` or a fragment. Returns LOCKSTEP_NO_MODIFICATION_ALLOWED next to an element that has no parent
    /// or is a child of the Document node.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml>
    pub fn lockstep_node_insert_adjacent_html(document: *mut Document, element: Node, position: i32, html: *const u8, size: usize, options: *const ParseOptions) -> Status;
    /// Sets the first attribute with that qualified name, or adds one in no namespace. Uses the name unchanged: attribute
    /// names of HTML elements should be in lowercase. O(attributes + size)
    pub fn lockstep_node_set_attribute(document: *mut Document, element: Node, qualified_name: *const c_char, value: *const u8, size: usize) -> Status;
    /// Removes the first attribute with that qualified name, if there is one. O(attributes)
    pub fn lockstep_node_remove_attribute(document: *mut Document, element: Node, qualified_name: *const c_char) -> Status;
    /// Set and remove the attribute with that namespace (LOCKSTEP_NAMESPACE_...) and local name. A new attribute has the
    /// prefix that the parser would give it: "xlink:href" in LOCKSTEP_NAMESPACE_XLINK. Setting returns
    /// LOCKSTEP_NOT_SUPPORTED for a name that the Standard does not put in that namespace.
    /// <https://dom.spec.whatwg.org/#dom-element-setattributens>
    pub fn lockstep_node_set_attribute_ns(document: *mut Document, element: Node, attribute_namespace: i32, qualified_name: *const c_char, value: *const u8, size: usize) -> Status;
    pub fn lockstep_node_remove_attribute_ns(document: *mut Document, element: Node, attribute_namespace: i32, local_name: *const c_char) -> Status;
    /// Gives the first attribute with that qualified name another name; the attribute keeps its place. If the element
    /// already has an attribute with the new name, that attribute is removed, and the renamed one is in its namespace;
    /// otherwise, the renamed attribute is in no namespace. Returns LOCKSTEP_NOT_FOUND if there is no attribute to rename.
    /// O(attributes)
    pub fn lockstep_node_rename_attribute(document: *mut Document, element: Node, qualified_name: *const c_char, new_name: *const c_char) -> Status;
    /// Gives an element another local name in the same namespace; the element keeps its identity and position. Returns
    /// LOCKSTEP_NOT_SUPPORTED for an HTML element if the old or the new name is `template`. O(size)
    pub fn lockstep_node_rename_element(document: *mut Document, element: Node, local_name: *const c_char) -> Status;
    /// Adds a token to an attribute that contains a set of tokens, such as `class`. The attribute is rewritten with one
    /// space between tokens. Returns LOCKSTEP_INVALID_CHARACTER for a token that is empty or contains ASCII whitespace.
    /// <https://dom.spec.whatwg.org/#interface-domtokenlist>
    pub fn lockstep_node_add_token(document: *mut Document, element: Node, qualified_name: *const c_char, token: *const c_char) -> Status;
    /// Removes a token: see lockstep_node_add_token().
    pub fn lockstep_node_remove_token(document: *mut Document, element: Node, qualified_name: *const c_char, token: *const c_char) -> Status;
    /// Removes a token if the attribute has it; otherwise adds it: see lockstep_node_add_token().
    pub fn lockstep_node_toggle_token(document: *mut Document, element: Node, qualified_name: *const c_char, token: *const c_char) -> Status;
    /// Replaces the children of an element or fragment with one text node, or removes them if the text is empty. For other
    /// nodes, works like lockstep_node_set_data(). O(size + children) <https://dom.spec.whatwg.org/#dom-node-textcontent>
    pub fn lockstep_node_set_text_content(document: *mut Document, node: Node, text: *const u8, size: usize) -> Status;
    /// Replaces the data of a text node, a comment or a processing instruction. O(size)
    pub fn lockstep_node_set_data(document: *mut Document, node: Node, data: *const u8, size: usize) -> Status;
    /// Returns the type of the node: LOCKSTEP_NODE_ELEMENT, ...
    pub fn lockstep_node_type(document: *const Document, node: Node) -> i32;
    /// The parent, or none.
    pub fn lockstep_node_parent(document: *const Document, node: Node) -> Node;
    /// The first child, or none.
    pub fn lockstep_node_first_child(document: *const Document, node: Node) -> Node;
    /// The last child, or none.
    pub fn lockstep_node_last_child(document: *const Document, node: Node) -> Node;
    /// The next sibling, or none.
    pub fn lockstep_node_next_sibling(document: *const Document, node: Node) -> Node;
    /// The previous sibling, or none.
    pub fn lockstep_node_previous_sibling(document: *const Document, node: Node) -> Node;
    /// The next sibling that is an element, or none. O(nodes passed)
    /// <https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode>
    pub fn lockstep_node_next_element_sibling(document: *const Document, node: Node) -> Node;
    /// The previous sibling that is an element, or none. O(nodes passed)
    pub fn lockstep_node_previous_element_sibling(document: *const Document, node: Node) -> Node;
    /// The first child that is an element, or none. O(children passed) <https://dom.spec.whatwg.org/#interface-parentnode>
    pub fn lockstep_node_first_element_child(document: *const Document, node: Node) -> Node;
    /// The last child that is an element, or none. O(children passed)
    pub fn lockstep_node_last_element_child(document: *const Document, node: Node) -> Node;
    /// The number of children that are elements. O(children)
    pub fn lockstep_node_child_element_count(document: *const Document, node: Node) -> usize;
    /// The topmost ancestor of this node, or this node itself. Does not leave template contents or shadow roots. O(depth)
    pub fn lockstep_node_root(document: *const Document, node: Node) -> Node;
    /// Whether `other` is the node or one of its descendants. O(depth) <https://dom.spec.whatwg.org/#dom-node-contains>
    pub fn lockstep_node_contains(document: *const Document, node: Node, other: Node) -> bool;
    /// Whether the node is in the tree of its document, including shadow roots. O(depth)
    /// <https://dom.spec.whatwg.org/#connected>
    pub fn lockstep_node_is_connected(document: *const Document, node: Node) -> bool;
    /// The form owner of an element, or none. It is determined by the element's `form` attribute, by the parser, or by the
    /// nearest `form` ancestor: see Node::form_owner(). O(depth); O(nodes of the tree) with a `form` attribute
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>
    pub fn lockstep_node_form_owner(document: *const Document, node: Node) -> Node;
    /// Returns the next node in tree order inside `root`, or none. `root` must be `node` or contain it. Does not enter
    /// template contents or shadow roots. O(1) amortized over a walk.
    pub fn lockstep_node_following(document: *const Document, node: Node, root: Node) -> Node;
    /// Like lockstep_node_following(), but skips the node's descendants.
    pub fn lockstep_node_following_skipping_children(document: *const Document, node: Node, root: Node) -> Node;
    /// The contents of a `template` element, which are a fragment; none for other nodes.
    pub fn lockstep_node_template_contents(document: *const Document, node: Node) -> Node;
    /// The shadow root that a declarative template attached to the element, which is a fragment; none if the element has no
    /// shadow root.
    pub fn lockstep_node_shadow_root(document: *const Document, node: Node) -> Node;
    /// The sum of LOCKSTEP_SHADOW_ROOT_... values; -1 for a node that is not a shadow root.
    pub fn lockstep_node_shadow_root_properties(document: *const Document, node: Node) -> i32;
    /// The name: the local name of an element as in the DOM ("div", "foreignObject"), the name of a doctype, or the target
    /// of a processing instruction. None (null) for other nodes.
    pub fn lockstep_node_name(document: *const Document, node: Node) -> String;
    /// Returns the namespace of an element: LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE for other nodes.
    pub fn lockstep_node_namespace(document: *const Document, node: Node) -> i32;
    /// The data of a text node, a comment or a processing instruction. None (null) for other nodes.
    pub fn lockstep_node_data(document: *const Document, node: Node) -> String;
    /// The public and the system identifier of a doctype; empty if missing. None (null) for other nodes.
    pub fn lockstep_node_public_identifier(document: *const Document, node: Node) -> String;
    pub fn lockstep_node_system_identifier(document: *const Document, node: Node) -> String;
    /// For an element or fragment, the data of all text nodes among its descendants; for a text node, a comment or a
    /// processing instruction, its data; for other nodes, empty. O(tree)
    /// <https://dom.spec.whatwg.org/#dom-node-textcontent>
    pub fn lockstep_node_text_content(document: *const Document, node: Node, text: *mut Buffer) -> Status;
    /// The text as a browser renders it with only the HTML Standard's user-agent style sheet: see Node::inner_text(). With
    /// `scripting`, `noscript` and the fallback content of `canvas` are hidden. O(tree + depth)
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute>
    pub fn lockstep_node_inner_text(document: *const Document, node: Node, scripting: bool, text: *mut Buffer) -> Status;
    /// Like lockstep_node_inner_text(), but also gives the source of each part: see Node::rendered_text(). Calls `on_run`,
    /// unless it is null, for each run, in order. O(tree + depth)
    pub fn lockstep_node_rendered_text(document: *const Document, node: Node, scripting: bool, text: *mut Buffer, on_run: Option<unsafe extern "C" fn(run: *const RenderedRun, user_data: *mut c_void)>, user_data: *mut c_void) -> Status;
    /// The language of the node, as written; empty if it is unknown, none (null) for no node: see Node::language(). At most
    /// O(nodes of the document) <https://html.spec.whatwg.org/multipage/dom.html#language>
    pub fn lockstep_node_language(document: *const Document, node: Node) -> String;
    /// The number of attributes of an element, which are in the order of the input; 0 for other nodes.
    pub fn lockstep_node_attribute_count(document: *const Document, node: Node) -> usize;
    /// The name of an attribute as written: "xlink:href". This function and the next three return none if there is no such
    /// attribute.
    pub fn lockstep_node_attribute_name(document: *const Document, node: Node, index: usize) -> String;
    /// The name without its prefix: "href".
    pub fn lockstep_node_attribute_local_name(document: *const Document, node: Node, index: usize) -> String;
    /// The prefix of the name; empty if there is none.
    pub fn lockstep_node_attribute_prefix(document: *const Document, node: Node, index: usize) -> String;
    /// The value; empty for an attribute without a value.
    pub fn lockstep_node_attribute_value(document: *const Document, node: Node, index: usize) -> String;
    /// The namespace of the attribute: LOCKSTEP_NAMESPACE_...
    pub fn lockstep_node_attribute_namespace(document: *const Document, node: Node, index: usize) -> i32;
    /// Returns the value of the attribute with that qualified name; none (null) if there is no such attribute.
    /// O(attributes)
    pub fn lockstep_node_attribute(document: *const Document, node: Node, qualified_name: *const c_char) -> String;
    /// Returns the value of the attribute with that namespace, LOCKSTEP_NAMESPACE_..., and that local name; none (null) if
    /// there is no such attribute.
    pub fn lockstep_node_attribute_ns(document: *const Document, node: Node, attribute_namespace: i32, local_name: *const c_char) -> String;
    /// Writes the tokens of an attribute that contains a set of tokens, such as `rel` or `class`: in order, without
    /// duplicates, with one space between them. O(attributes + value * log(tokens))
    /// <https://dom.spec.whatwg.org/#concept-ordered-set-parser>
    pub fn lockstep_node_token_list(document: *const Document, node: Node, qualified_name: *const c_char, tokens: *mut Buffer) -> Status;
    /// Whether the attribute's tokens include `token`. O(attributes + value)
    pub fn lockstep_node_has_token(document: *const Document, node: Node, qualified_name: *const c_char, token: *const c_char) -> bool;
    /// Whether `name` is one of the element's classes; in quirks mode, ASCII case is ignored. O(attributes + value)
    pub fn lockstep_node_has_class(document: *const Document, node: Node, name: *const c_char) -> bool;
    /// Finds an element with that local name, in any namespace.
    pub fn lockstep_find(document: *const Document, root: Node, after: Node, local_name: *const c_char) -> Node;
    /// Finds an element with that local name in one namespace, LOCKSTEP_NAMESPACE_...; in any namespace for
    /// LOCKSTEP_NAMESPACE_NONE.
    pub fn lockstep_find_ns(document: *const Document, root: Node, after: Node, element_namespace: i32, local_name: *const c_char) -> Node;
    /// Finds an element with that class: see lockstep_node_has_class().
    pub fn lockstep_find_by_class(document: *const Document, root: Node, after: Node, name: *const c_char) -> Node;
    /// Finds an element that has an attribute with that qualified name and, unless `value` is null, that value.
    pub fn lockstep_find_by_attribute(document: *const Document, root: Node, after: Node, qualified_name: *const c_char, value: *const c_char) -> Node;
    /// Returns the first element inside `root` with that ID, or none; none for an empty ID. O(tree)
    pub fn lockstep_find_by_id(document: *const Document, root: Node, id: *const c_char) -> Node;
    /// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced with U+FFFD, and a byte order mark is
    /// dropped. `options` may be null. The caller owns *document, which is null if the status is negative. O(size + tree)
    pub fn lockstep_parse(html: *const u8, size: usize, options: *const ParseOptions, document: *mut *mut Document) -> Status;
    /// Parses a fragment (#html-fragment-parsing-algorithm): see lockstep_document_fragment(). If `context` is null, the
    /// context is a `body`. Otherwise works like lockstep_parse().
    pub fn lockstep_parse_fragment(html: *const u8, size: usize, context: *const FragmentContext, options: *const ParseOptions, document: *mut *mut Document) -> Status;
    /// Parses a whole document given as bytes in any encoding of the Encoding Standard. `encoding` may be null. Otherwise
    /// works like lockstep_parse().
    pub fn lockstep_parse_bytes(bytes: *const u8, size: usize, encoding: *const EncodingOptions, options: *const ParseOptions, document: *mut *mut Document) -> Status;
    /// Like lockstep_parse_bytes(), but parses a fragment. Fragments rarely declare their encoding, so name it in
    /// `encoding`.
    pub fn lockstep_parse_fragment_bytes(bytes: *const u8, size: usize, context: *const FragmentContext, encoding: *const EncodingOptions, options: *const ParseOptions, document: *mut *mut Document) -> Status;
    /// Creates a parser for a document. `options` may be null. The caller owns *parser, as with the next three functions.
    pub fn lockstep_parser_create(options: *const ParseOptions, parser: *mut *mut Parser) -> Status;
    /// Creates a parser for a fragment. If `context` is null, the context is a `body`.
    pub fn lockstep_parser_create_fragment(context: *const FragmentContext, options: *const ParseOptions, parser: *mut *mut Parser) -> Status;
    /// Creates a parser for bytes in any encoding. `encoding` may be null. Parsing starts once the encoding has been
    /// sniffed: after lockstep_encoding_options::prescan_bytes bytes, or at the end of the input. If these bytes do not
    /// determine the encoding, parsing pauses at the first non-ASCII byte until the bytes that detection examines have
    /// arrived.
    pub fn lockstep_parser_create_bytes(encoding: *const EncodingOptions, options: *const ParseOptions, parser: *mut *mut Parser) -> Status;
    /// Like lockstep_parser_create_bytes(), but for a fragment. If `context` is null, the context is a `body`.
    pub fn lockstep_parser_create_fragment_bytes(context: *const FragmentContext, encoding: *const EncodingOptions, options: *const ParseOptions, parser: *mut *mut Parser) -> Status;
    /// Adds and parses input, which may be split anywhere, even inside a character. Until lockstep_parser_document() is
    /// called for the first time, the parser may leave up to 64 KB for later.
    pub fn lockstep_parser_write(parser: *mut Parser, data: *const u8, size: usize) -> Status;
    /// Like lockstep_parser_write(), but for WTF-8: text that may contain surrogates, as three bytes each, which are kept.
    /// Not for parsers of bytes.
    pub fn lockstep_parser_write_wtf8(parser: *mut Parser, data: *const u8, size: usize) -> Status;
    /// Parses the rest and returns the document, like lockstep_parse(). The parser can then only be freed.
    pub fn lockstep_parser_finish(parser: *mut Parser, document: *mut *mut Document) -> Status;
    /// The document so far, to be read between calls to lockstep_parser_write(); null after the end, and if memory is
    /// exhausted. It belongs to the parser: do not free or modify it. Nodes stay valid, even in the finished document;
    /// views stay valid until more is written. When a late `meta` restarts a parser of bytes, a new document begins.
    pub fn lockstep_parser_document(parser: *const Parser) -> *const Document;
    /// Whether the element is on the stack of open elements, so that further input may become its content. O(open elements)
    pub fn lockstep_parser_is_open(parser: *const Parser, node: Node) -> bool;
    /// Ends the parse early, at the first ">" in the input after which `predicate` returns true, as if the input ended
    /// there. The status is then LOCKSTEP_STOPPED. Call it before the first write; later calls have no effect. The
    /// predicate may call lockstep_parser_document() and lockstep_parser_is_open().
    pub fn lockstep_parser_stop_when(parser: *mut Parser, predicate: Option<unsafe extern "C" fn(parser: *const Parser, user_data: *mut c_void) -> bool>, user_data: *mut c_void) -> Status;
    /// Resets the parser for another input, whether or not the current one has ended, with the same options, context and
    /// predicate. `spent` may be null, or a document that you no longer need: it is always freed, and the parser takes over
    /// its memory.
    pub fn lockstep_parser_reset(parser: *mut Parser, spent: *mut Document) -> Status;
    /// Frees the parser, but not the documents that it created. The parser may be null.
    pub fn lockstep_parser_free(parser: *mut Parser);
    /// Writes the changes that were made to a document into its source, which has `size` bytes, and keeps every other byte.
    /// Pass the options that the document was parsed with: `context` for a fragment, `encoding` for bytes; all may be null.
    /// See lockstep/edit_source.h for what is written. White space after the end tag of `body` stays there: in the
    /// document, it is moved after nodes that were appended to the `body`. The caller frees the result.
    ///
    /// Returns LOCKSTEP_INEXPRESSIBLE if the result would parse into a different tree, LOCKSTEP_BAD_ARGUMENT if the
    /// document was not parsed from this source with these options, or the document's status if the document was not parsed
    /// completely. In all these cases, the result has a message. O(size + nodes * log(nodes))
    pub fn lockstep_edit_source(document: *mut Document, source: *const u8, size: usize, context: *const FragmentContext, encoding: *const EncodingOptions, options: *const ParseOptions, result: *mut *mut EditedSource) -> Status;
    /// Returns the changed source, valid until the result is freed; none if the source could not be changed. This function
    /// and the next three return none or 0 for a null result.
    pub fn lockstep_edited_source_bytes(result: *const EditedSource) -> String;
    /// Returns the reason why there is no changed source; empty if there is one.
    pub fn lockstep_edited_source_message(result: *const EditedSource) -> String;
    /// Returns the offset in the source of the node whose change cannot be written; LOCKSTEP_NO_OFFSET if it is not known.
    pub fn lockstep_edited_source_offset(result: *const EditedSource) -> u64;
    /// Returns the number of ranges that were replaced.
    pub fn lockstep_edited_source_change_count(result: *const EditedSource) -> usize;
    /// Returns a range of the source that was replaced. The ranges are in order; there is no range past the last one.
    pub fn lockstep_edited_source_change_source(result: *const EditedSource, index: usize) -> Range;
    /// Returns the range of the changed source that replaces the range with the same index.
    pub fn lockstep_edited_source_change_result(result: *const EditedSource, index: usize) -> Range;
    /// Frees a result, which may be null.
    pub fn lockstep_edited_source_free(result: *mut EditedSource);
    /// The range of an element's start tag, or of any other node as a whole; none for nodes that are not in the input.
    /// O(log input)
    pub fn lockstep_node_range(document: *const Document, node: Node) -> Range;
    /// The range of the end tag that closed an element; none if the end tag was implied. O(log input)
    pub fn lockstep_node_end_tag_range(document: *const Document, node: Node) -> Range;
    /// Whether the range of a text node contains anything other than its characters. O(log input)
    pub fn lockstep_node_range_has_gaps(document: *const Document, node: Node) -> bool;
    /// The offset in the input of the character of a text node that is at byte `text_offset` of its data;
    /// LOCKSTEP_NO_OFFSET if it is not known: see Node::source_offset(). O(text)
    pub fn lockstep_node_source_offset(document: *const Document, node: Node, text_offset: usize) -> u64;
    /// Like lockstep_node_source_offset(), but for `count` offsets. If any of the results is not known, all are
    /// LOCKSTEP_NO_OFFSET. O(text + count * log(text))
    pub fn lockstep_node_source_offsets(document: *const Document, node: Node, text_offsets: *const usize, count: usize, offsets: *mut u64) -> Status;
    /// Writes the positions of the names of the first `count` attributes of an element, and of their values without
    /// quotation marks; the value of an attribute without "=" has no range. `names` and `values` point to `count` ranges,
    /// or are null. Entries past the last attribute are set to no range. O(tags + attributes)
    pub fn lockstep_node_attribute_ranges(document: *const Document, node: Node, names: *mut Range, values: *mut Range, count: usize) -> Status;
    /// Writes the line and column of a byte of the input, counted as in errors. Either pointer may be null. O(log size);
    /// the first call builds an index, in O(size).
    pub fn lockstep_document_line_column(document: *const Document, offset: u64, line: *mut u32, column: *mut u32) -> Status;
    /// Creates a sanitizer with the built-in safe default configuration. The caller frees it.
    pub fn lockstep_sanitizer_default_sanitizer(sanitizer: *mut *mut Sanitizer) -> Status;
    /// Creates a sanitizer with the configuration `{}`, which by itself removes nothing. The caller frees it.
    pub fn lockstep_sanitizer_keep_everything(sanitizer: *mut *mut Sanitizer) -> Status;
    /// Creates a sanitizer from `size` bytes of JSON: the Web's dictionary, or the string "default". If this is not JSON,
    /// or not a valid configuration, returns LOCKSTEP_INVALID_CONFIGURATION and stores the reason in `error`, unless that
    /// is null. The caller frees the sanitizer and the error. O(size * log(size))
    /// <https://html.spec.whatwg.org/#dom-sanitizer-constructor>
    pub fn lockstep_sanitizer_from_json(json: *const u8, size: usize, unmentioned: i32, sanitizer: *mut *mut Sanitizer, error: *mut *mut SanitizerError) -> Status;
    /// Creates a copy, which can be modified independently. O(1)
    pub fn lockstep_sanitizer_copy(sanitizer: *const Sanitizer, copy: *mut *mut Sanitizer) -> Status;
    /// Frees a sanitizer, which may be null.
    pub fn lockstep_sanitizer_free(sanitizer: *mut Sanitizer);
    /// Stores the configuration as JSON, with its lists sorted, in a buffer that the caller frees.
    /// <https://html.spec.whatwg.org/#dom-sanitizer-get>
    pub fn lockstep_sanitizer_to_json(sanitizer: *const Sanitizer, json: *mut Buffer) -> Status;
    /// Returns what is wrong. This function and the next four return none or 0 for a null error. Valid until the error is
    /// freed.
    pub fn lockstep_sanitizer_error_message(error: *const SanitizerError) -> String;
    /// Returns the path to the invalid part, such as elements[3].attributes[1]; empty for the whole configuration.
    pub fn lockstep_sanitizer_error_path(error: *const SanitizerError) -> String;
    /// Returns the clause of the Standard, such as "#dom-sanitizerconfig-valid".
    pub fn lockstep_sanitizer_error_anchor(error: *const SanitizerError) -> String;
    /// Return the line and the column of the invalid part in the JSON, from 1; the column is in code points.
    pub fn lockstep_sanitizer_error_line(error: *const SanitizerError) -> usize;
    pub fn lockstep_sanitizer_error_column(error: *const SanitizerError) -> usize;
    /// Frees an error, which may be null.
    pub fn lockstep_sanitizer_error_free(error: *mut SanitizerError);
    pub fn lockstep_sanitizer_element_init(options: *mut SanitizerElement, size: usize);
    /// The Standard's methods. Each stores in `changed`, unless that is null, whether the configuration has changed. They
    /// never make a configuration invalid. O(configuration)
    ///
    /// Keeps the element, with its own lists of attributes. <https://html.spec.whatwg.org/#dom-sanitizer-allowelement>
    pub fn lockstep_sanitizer_allow_element(sanitizer: *mut Sanitizer, element: *const SanitizerElement, changed: *mut bool) -> Status;
    /// Removes the element and its children. <https://html.spec.whatwg.org/#dom-sanitizer-removeelement>
    pub fn lockstep_sanitizer_remove_element(sanitizer: *mut Sanitizer, element: *const SanitizerElement, changed: *mut bool) -> Status;
    /// Removes the element but keeps its children. <https://html.spec.whatwg.org/#dom-sanitizer-replaceelementwithchildren>
    pub fn lockstep_sanitizer_replace_element_with_children(sanitizer: *mut Sanitizer, element: *const SanitizerElement, changed: *mut bool) -> Status;
    /// Keeps the attribute on every element. <https://html.spec.whatwg.org/#dom-sanitizer-allowattribute>
    pub fn lockstep_sanitizer_allow_attribute(sanitizer: *mut Sanitizer, attribute: *const SanitizerName, changed: *mut bool) -> Status;
    /// Removes the attribute from every element. <https://html.spec.whatwg.org/#dom-sanitizer-removeattribute>
    pub fn lockstep_sanitizer_remove_attribute(sanitizer: *mut Sanitizer, attribute: *const SanitizerName, changed: *mut bool) -> Status;
    /// Keeps or removes comments. <https://html.spec.whatwg.org/#dom-sanitizer-setcomments>
    pub fn lockstep_sanitizer_set_comments(sanitizer: *mut Sanitizer, allow: bool, changed: *mut bool) -> Status;
    /// Keeps all `data-` attributes, or only those that are listed. Has no effect without a list of attributes to keep.
    /// <https://html.spec.whatwg.org/#dom-sanitizer-setdataattributes>
    pub fn lockstep_sanitizer_set_data_attributes(sanitizer: *mut Sanitizer, allow: bool, changed: *mut bool) -> Status;
    /// Keeps attributes that navigate to javascript: URLs, or removes them.
    /// <https://html.spec.whatwg.org/#dom-sanitizer-setjavascripturls>
    pub fn lockstep_sanitizer_set_javascript_urls(sanitizer: *mut Sanitizer, allow: bool, changed: *mut bool) -> Status;
    /// Keep or remove processing instructions with that target.
    /// <https://html.spec.whatwg.org/#dom-sanitizer-allowprocessinginstruction>
    pub fn lockstep_sanitizer_allow_processing_instruction(sanitizer: *mut Sanitizer, target: *const c_char, changed: *mut bool) -> Status;
    /// <https://html.spec.whatwg.org/#dom-sanitizer-removeprocessinginstruction>
    pub fn lockstep_sanitizer_remove_processing_instruction(sanitizer: *mut Sanitizer, target: *const c_char, changed: *mut bool) -> Status;
    /// Makes the sanitizer remove everything that the safe functions always remove.
    /// <https://html.spec.whatwg.org/#dom-sanitizer-removeunsafe>
    pub fn lockstep_sanitizer_remove_unsafe(sanitizer: *mut Sanitizer, changed: *mut bool) -> Status;
    pub fn lockstep_sanitize_options_init(options: *mut SanitizeOptions, size: usize);
    /// Replaces the children of an element, a shadow root, or the contents of a `template`, with what remains of the
    /// markup. `options` may be null. Stores in `nothing_done`, unless that is null, whether the target is a `script`, for
    /// which this function does nothing. <https://html.spec.whatwg.org/#dom-element-sethtml>
    pub fn lockstep_set_html(document: *mut Document, target: Node, html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeOptions, nothing_done: *mut bool) -> Status;
    /// Like lockstep_set_html(), but removes only what the configuration does not allow; `sanitizer` must not be null. The
    /// result may run scripts. <https://html.spec.whatwg.org/#dom-element-sethtmlunsafe>
    pub fn lockstep_set_html_unsafe(document: *mut Document, target: Node, html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeOptions) -> Status;
    /// Parses a whole document and sanitizes it. The caller frees it with lockstep_document_free(). A positive status means
    /// that not all of the input was parsed; the part that was parsed is sanitized.
    /// <https://html.spec.whatwg.org/#dom-parsehtml>
    pub fn lockstep_parse_html(html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeOptions, document: *mut *mut Document) -> Status;
    /// Like lockstep_parse_html(), but removes only what the configuration does not allow. The result may run scripts.
    /// <https://html.spec.whatwg.org/#dom-parsehtmlunsafe>
    pub fn lockstep_parse_html_unsafe(html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeOptions, document: *mut *mut Document) -> Status;
    /// Parses a fragment in that context, or in `body` if `context` is null, and sanitizes it.
    pub fn lockstep_parse_html_fragment(html: *const u8, size: usize, context: *const FragmentContext, sanitizer: *const Sanitizer, options: *const SanitizeOptions, document: *mut *mut Document) -> Status;
    /// Like lockstep_parse_html_fragment(), but removes only what the configuration does not allow. The result may contain
    /// scripts.
    pub fn lockstep_parse_html_fragment_unsafe(html: *const u8, size: usize, context: *const FragmentContext, sanitizer: *const Sanitizer, options: *const SanitizeOptions, document: *mut *mut Document) -> Status;
    /// Sanitizes the descendants of an existing node. <https://html.spec.whatwg.org/#sanitize>
    pub fn lockstep_sanitize(document: *mut Document, node: Node, sanitizer: *const Sanitizer, options: *const SanitizeOptions) -> Status;
    /// Like lockstep_sanitize(), but removes only what the configuration does not allow. What remains may run scripts.
    pub fn lockstep_sanitize_unsafe(document: *mut Document, node: Node, sanitizer: *const Sanitizer, options: *const SanitizeOptions) -> Status;
    pub fn lockstep_sanitize_text_options_init(options: *mut SanitizeTextOptions, size: usize);
    /// Parses HTML, removes whatever is unsafe or not allowed by the configuration, serializes the rest, and parses the
    /// result again in each place where it may land, until nothing more would be removed: see lockstep/sanitize_text.h and
    /// docs/guides/sanitizer.md. The caller frees the result.
    ///
    /// Returns LOCKSTEP_UNSETTLED if the text cannot be made safe, or if a limit is reached while it is parsed again, and
    /// LOCKSTEP_BAD_ARGUMENT for an unknown place; the result then has a message. A positive status means that not all of
    /// the input was parsed; the part that was parsed is sanitized. O(size + text) for each round
    pub fn lockstep_sanitize_text(html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeTextOptions, result: *mut *mut SanitizedText) -> Status;
    /// Like lockstep_sanitize_text(), but removes only what the configuration does not allow; `sanitizer` must not be null.
    /// The result may run scripts.
    pub fn lockstep_sanitize_text_unsafe(html: *const u8, size: usize, sanitizer: *const Sanitizer, options: *const SanitizeTextOptions, result: *mut *mut SanitizedText) -> Status;
    /// Returns the sanitized text, or none (null) if the result has a message instead. Valid until the result is freed.
    /// This function and the next four return none, false or 0 for a null result.
    pub fn lockstep_sanitized_text_html(result: *const SanitizedText) -> String;
    /// Returns the reason why there is no text; empty if there is text.
    pub fn lockstep_sanitized_text_message(result: *const SanitizedText) -> String;
    /// Returns how many times the text had to be changed after it was first sanitized.
    pub fn lockstep_sanitized_text_rounds(result: *const SanitizedText) -> usize;
    /// Whether the depth limit moved nodes.
    pub fn lockstep_sanitized_text_flattened(result: *const SanitizedText) -> bool;
    /// Whether drop_if_unsettled was needed.
    pub fn lockstep_sanitized_text_dropped(result: *const SanitizedText) -> bool;
    /// Frees a result, which may be null.
    pub fn lockstep_sanitized_text_free(result: *mut SanitizedText);
    /// Returns the kind of the result: LOCKSTEP_FETCH_CLASSIC_SCRIPT, ...
    pub fn lockstep_speculative_fetch_kind(fetch: *const SpeculativeFetch) -> i32;
    /// The URL as written; the host resolves it. May be empty for an image with a srcset.
    pub fn lockstep_speculative_fetch_url(fetch: *const SpeculativeFetch) -> String;
    /// The href of the document's first `base`, as written, if it has been found by then; otherwise empty.
    pub fn lockstep_speculative_fetch_base(fetch: *const SpeculativeFetch) -> String;
    /// For a `meta`, its content; for an `@import`, what follows the URL: layer, supports() and media queries.
    pub fn lockstep_speculative_fetch_content(fetch: *const SpeculativeFetch) -> String;
    /// The number of the element, in the order of creation; for a `source`, the number of the `audio` or `video` that it
    /// belongs to.
    pub fn lockstep_speculative_fetch_element(fetch: *const SpeculativeFetch) -> u64;
    /// Returns the value of the element's attribute with that qualified name ("href", "xlink:href"), spelled as in the DOM;
    /// none (null) if there is no such attribute. O(attributes)
    pub fn lockstep_speculative_fetch_attribute(fetch: *const SpeculativeFetch, name: *const c_char) -> String;
    /// The number of attributes of the element.
    pub fn lockstep_speculative_fetch_attribute_count(fetch: *const SpeculativeFetch) -> usize;
    /// The name and the value of an attribute; none (null) if there is no such attribute.
    pub fn lockstep_speculative_fetch_attribute_name(fetch: *const SpeculativeFetch, index: usize) -> String;
    pub fn lockstep_speculative_fetch_attribute_value(fetch: *const SpeculativeFetch, index: usize) -> String;
    /// For an `img` in a `picture`: the number of preceding `source` elements that have a srcset, at most 64. The host
    /// chooses one.
    pub fn lockstep_speculative_fetch_source_count(fetch: *const SpeculativeFetch) -> usize;
    /// Returns an attribute of one of these `source` elements: "srcset", "sizes", "media" or "type". Empty if it is
    /// missing; none (null) for any other name, or if the index is out of bounds.
    pub fn lockstep_speculative_fetch_source_attribute(fetch: *const SpeculativeFetch, index: usize, name: *const c_char) -> String;
    /// Frees the copy, which may be null. A parser that was started from it stays valid.
    pub fn lockstep_speculative_start_free(start: *mut SpeculativeStart);
    /// Creates a parser that has not been started. Of `options`, only the edition, `scripting`,
    /// `allow_declarative_shadow_roots` and the limits are used; the limits apply to each start. Null: the defaults, but
    /// with `scripting`. Without `scripting`, scripts are not reported, the contents of `noscript` are searched, and
    /// `loading=lazy` has no effect. The caller owns *parser.
    pub fn lockstep_speculative_parser_create(options: *const ParseOptions, parser: *mut *mut SpeculativeParser) -> Status;
    /// Starts from the state `start`, or at the beginning of a document if `start` is null. Stops the parser first if it is
    /// running. `base` is the href of the document's first `base` element that has one, or null; if it is not null, later
    /// `base` elements have no effect. O(size of the state)
    pub fn lockstep_speculative_parser_start(parser: *mut SpeculativeParser, start: *const SpeculativeStart, base: *const u8, size: usize) -> Status;
    /// Adds input that the blocked parser has not consumed: UTF-8, which may be split anywhere and is copied. The input is
    /// ignored unless the speculative parser has been started.
    pub fn lockstep_speculative_parser_write(parser: *mut SpeculativeParser, data: *const u8, size: usize) -> Status;
    /// Returns the next result in the order of the input, or null. All calls together take time linear in the input.
    pub fn lockstep_speculative_parser_next(parser: *mut SpeculativeParser) -> *const SpeculativeFetch;
    /// Returns the limit that was reached since the start, after which nothing more is found; LOCKSTEP_OUT_OF_MEMORY once
    /// an allocation has failed; otherwise LOCKSTEP_OK.
    pub fn lockstep_speculative_parser_status(parser: *const SpeculativeParser) -> Status;
    /// Discards all input. Call it when the script has run.
    pub fn lockstep_speculative_parser_stop(parser: *mut SpeculativeParser) -> Status;
    /// Frees the parser, which may be null.
    pub fn lockstep_speculative_parser_free(parser: *mut SpeculativeParser);
    pub fn lockstep_script_host_init(options: *mut ScriptHost, size: usize);
    /// Creates a parser of UTF-8 text. Copies the host and the options; `options` may be null, and its members `scripting`
    /// and `positions` are ignored. The caller owns *parser, as with the next function.
    pub fn lockstep_scripting_parser_create(host: *const ScriptHost, options: *const ParseOptions, parser: *mut *mut ScriptingParser) -> Status;
    /// Creates a parser of bytes in any encoding. `encoding` and `options` may be null. A late `meta` is followed if the
    /// bytes so far mean the same in its encoding; otherwise see lockstep_document_late_encoding().
    pub fn lockstep_scripting_parser_create_bytes(host: *const ScriptHost, encoding: *const EncodingOptions, options: *const ParseOptions, parser: *mut *mut ScriptingParser) -> Status;
    /// Adds more of the page: UTF-8 text or bytes, which may be split anywhere and are copied. Parses what can be parsed,
    /// and runs the scripts in it. May be called while the parser is blocked. This function, the next two and
    /// lockstep_scripting_parser_finish() return LOCKSTEP_BAD_ARGUMENT if host functions call them.
    pub fn lockstep_scripting_parser_write(parser: *mut ScriptingParser, data: *const u8, size: usize) -> Status;
    /// Ends the page.
    pub fn lockstep_scripting_parser_end(parser: *mut ScriptingParser) -> Status;
    /// Continues parsing if what blocked the parser is ready; otherwise does nothing.
    pub fn lockstep_scripting_parser_resume(parser: *mut ScriptingParser) -> Status;
    /// Implements document.write(): inserts text just before the insertion point (#insertion-point), and parses as much of
    /// it as possible before returning. The text is UTF-8 and may contain surrogates as three bytes each. Call this from
    /// host functions that run scripts. Inserts nothing and returns LOCKSTEP_NO_INSERTION_POINT if the insertion point is
    /// undefined, while a custom element is being created, and in the reactions of customized built-in elements: see
    /// ScriptingParser::insert(). O(size + text parsed), plus up to 16 KB once for each script.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps>
    pub fn lockstep_scripting_parser_insert(parser: *mut ScriptingParser, text: *const u8, size: usize) -> Status;
    /// Whether the insertion point is defined.
    pub fn lockstep_scripting_parser_has_insertion_point(parser: *const ScriptingParser) -> bool;
    /// The script nesting level (#script-nesting-level).
    pub fn lockstep_scripting_parser_script_nesting_level(parser: *const ScriptingParser) -> i32;
    /// The input that has not been parsed yet, for a speculative parser. The caller owns the text. O(unread)
    pub fn lockstep_scripting_parser_unread(parser: *const ScriptingParser, text: *mut Buffer) -> Status;
    /// Stores in *start where a speculative parser should start. Stores null unless a script blocks the parser or the call
    /// is made in lockstep_script_host::start_speculative_parser. The caller owns *start. O(open elements and their
    /// ancestors)
    pub fn lockstep_scripting_parser_speculative_start(parser: *const ScriptingParser, start: *mut *mut SpeculativeStart) -> Status;
    /// Aborts the parser (#abort-a-parser), for document.open(), or when the user leaves the page. May be called at any
    /// time.
    pub fn lockstep_scripting_parser_abort(parser: *mut ScriptingParser) -> Status;
    /// Returns what the parser is waiting for: LOCKSTEP_PARSER_NEEDS_INPUT, ...
    pub fn lockstep_scripting_parser_state(parser: *const ScriptingParser) -> i32;
    /// The document so far, which the host may read and modify; null after lockstep_scripting_parser_finish(), and if
    /// memory is exhausted. It belongs to the parser and must not be freed. Nodes stay valid; views stay valid until more
    /// is parsed.
    pub fn lockstep_scripting_parser_document(parser: *mut ScriptingParser) -> *mut Document;
    /// Returns the document, like lockstep_parse(). The handle is not the one that lockstep_scripting_parser_document()
    /// returned, but the nodes are the same. The parser can then only be freed.
    pub fn lockstep_scripting_parser_finish(parser: *mut ScriptingParser, document: *mut *mut Document) -> Status;
    /// Frees the parser, which may be null, and its document unless the parser was finished. Host functions must not call
    /// this.
    pub fn lockstep_scripting_parser_free(parser: *mut ScriptingParser);
    /// Parses a selector list of `size` bytes and stores it in `selector`. If it is invalid, returns
    /// LOCKSTEP_INVALID_SELECTOR and stores the reason in `error`, unless that is null. The caller frees the selector and
    /// the error. The prefixes must stay valid only during the call.
    ///
    /// Pseudo-classes that depend on a user, scripts or media (:hover, :valid) match nothing. Pseudo-elements and unknown
    /// names are errors, except in :is() and :where(), which ignore invalid selectors. O(size)
    pub fn lockstep_selector_parse(css: *const u8, size: usize, prefixes: *const NamespacePrefix, prefix_count: usize, selector: *mut *mut Selector, error: *mut *mut SelectorError) -> Status;
    /// Frees a selector, which may be null. Selections created with it stay valid.
    pub fn lockstep_selector_free(selector: *mut Selector);
    /// Returns what is wrong, such as “unknown pseudo-class “:frist-child”; did you mean “:first-child”?”. This function
    /// and the next three return none or 0 for a null error. Valid until the error is freed.
    pub fn lockstep_selector_error_message(error: *const SelectorError) -> String;
    /// Returns the position of the error, in bytes from the start of the selector.
    pub fn lockstep_selector_error_offset(error: *const SelectorError) -> usize;
    /// Returns the position of the error in code points, counted from 1.
    pub fn lockstep_selector_error_column(error: *const SelectorError) -> usize;
    /// Returns what was probably meant; empty if nothing is similar. Valid until the error is freed.
    pub fn lockstep_selector_error_suggestion(error: *const SelectorError) -> String;
    /// Frees an error, which may be null.
    pub fn lockstep_selector_error_free(error: *mut SelectorError);
    /// Finds the descendants of `root` that match, as querySelectorAll() does: combinators may match ancestors of `root`;
    /// `:scope` is `root`. Does not enter template contents or shadow roots. The caller frees the selection before the
    /// document:
    ///
    /// ```c
    /// lockstep_selection* links = NULL;
    /// if (lockstep_select(document, root, selector, &links) == LOCKSTEP_OK)
    ///   for (lockstep_node link; (link = lockstep_selection_next(links)) != LOCKSTEP_NO_NODE;) ...
    /// lockstep_selection_free(links);
    /// ```
    ///
    /// Creating the selection finds its first element. The whole walk is O(descendants × selector) and, with :has() or
    /// :nth-child(), O(nodes of the document × selector). <https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall>
    pub fn lockstep_select(document: *const Document, root: Node, selector: *const Selector, selection: *mut *mut Selection) -> Status;
    /// Returns the next element in tree order; none at the end, or if memory is exhausted. Collect the elements before you
    /// modify the document: otherwise the selection may miss elements, or return elements that no longer match.
    pub fn lockstep_selection_next(selection: *mut Selection) -> Node;
    /// Frees a selection, which may be null.
    pub fn lockstep_selection_free(selection: *mut Selection);
    /// Returns the first element that lockstep_select() finds, or none. This function and the next two find nothing if
    /// memory is exhausted.
    pub fn lockstep_select_first(document: *const Document, root: Node, selector: *const Selector) -> Node;
    /// Whether the element matches; `:scope` is the element. False for nodes that are not elements. O(ancestors and
    /// siblings × selector), with :has() O(nodes of the document × selector).
    /// <https://dom.spec.whatwg.org/#dom-element-matches>
    pub fn lockstep_node_matches(document: *const Document, element: Node, selector: *const Selector) -> bool;
    /// Returns the element or its nearest ancestor that matches, or none; `:scope` is the element.
    /// <https://dom.spec.whatwg.org/#dom-element-closest>
    pub fn lockstep_node_closest(document: *const Document, element: Node, selector: *const Selector) -> Node;
    /// Returns the type of the token: LOCKSTEP_REWRITE_START_TAG, ...
    pub fn lockstep_rewrite_token_type(rewrite_token: *const RewriteToken) -> i32;
    /// The range of the token in the input. Empty where an element is closed without an end tag, for the last piece of a
    /// Text node, and at the end of the page.
    pub fn lockstep_rewrite_token_range(rewrite_token: *const RewriteToken) -> Range;
    /// The original bytes of that range, in the encoding of the page.
    pub fn lockstep_rewrite_token_bytes(rewrite_token: *const RewriteToken) -> String;
    /// The number of the element, from 1, among those whose start tags have been returned. It is the same for the start tag
    /// and the end tag; 0 for other tokens.
    pub fn lockstep_rewrite_token_element(rewrite_token: *const RewriteToken) -> u64;
    /// The number of selectors that match, and their indexes, in the order in which they were registered;
    /// LOCKSTEP_NO_OFFSET past the last one.
    pub fn lockstep_rewrite_token_match_count(rewrite_token: *const RewriteToken) -> usize;
    pub fn lockstep_rewrite_token_match(rewrite_token: *const RewriteToken, index: usize) -> u64;
    /// The local name of the element, as in the DOM, or the name of the doctype.
    pub fn lockstep_rewrite_token_name(rewrite_token: *const RewriteToken) -> String;
    /// The namespace of the element: LOCKSTEP_NAMESPACE_HTML, ...
    pub fn lockstep_rewrite_token_namespace(rewrite_token: *const RewriteToken) -> i32;
    /// Renames the tag; for a start tag, also the end tag of the element, if it has one. A void element that gets the name
    /// of another kind of element also gets an end tag. Returns false if the name is not valid, and if it would make an
    /// element void that is not.
    pub fn lockstep_rewrite_token_set_name(rewrite_token: *mut RewriteToken, name: *const u8, size: usize) -> bool;
    /// The number of attributes of a start tag, which are in order, without duplicates and with the changes so far.
    pub fn lockstep_rewrite_token_attribute_count(rewrite_token: *const RewriteToken) -> usize;
    /// The name and the value of an attribute; none (null) if there is no such attribute.
    pub fn lockstep_rewrite_token_attribute_name(rewrite_token: *const RewriteToken, index: usize) -> String;
    pub fn lockstep_rewrite_token_attribute_value(rewrite_token: *const RewriteToken, index: usize) -> String;
    /// Returns the value of the attribute with that name, given in any case; none (null) if there is no such attribute.
    /// O(attributes)
    pub fn lockstep_rewrite_token_attribute(rewrite_token: *const RewriteToken, name: *const u8, size: usize) -> String;
    /// Sets or adds an attribute. Other attributes, and the quotation marks of this one, stay as they are. Returns false if
    /// the name is not valid. O(attributes)
    pub fn lockstep_rewrite_token_set_attribute(rewrite_token: *mut RewriteToken, name: *const u8, size: usize, value: *const u8, value_size: usize) -> bool;
    /// Removes an attribute and the white space before it. Returns whether there was one. O(attributes)
    pub fn lockstep_rewrite_token_remove_attribute(rewrite_token: *mut RewriteToken, name: *const u8, size: usize) -> bool;
    /// Whether the element can have contents: false for a void element (`img`) and for a foreign element closed by "/>".
    pub fn lockstep_rewrite_token_can_have_content(rewrite_token: *const RewriteToken) -> bool;
    /// Insert content after the start tag, or before the end of the element. At the end of the page,
    /// lockstep_rewrite_token_append() adds content to the page. With `is_html`, the content is written unchanged;
    /// otherwise it is escaped. Both functions return false if the element cannot have contents and, in a raw text element
    /// such as `script`, for text that contains "</" or "<!--".
    pub fn lockstep_rewrite_token_prepend(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    pub fn lockstep_rewrite_token_append(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    /// Replaces the contents, including content that the two functions above have added; no tokens are returned for the old
    /// contents. Returns false under the same conditions as these functions.
    pub fn lockstep_rewrite_token_set_inner_content(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    /// Removes the start tag and the end tag.
    pub fn lockstep_rewrite_token_remove_and_keep_content(rewrite_token: *mut RewriteToken) -> bool;
    /// Requests a token for the end of the element. Returns false if the element cannot have contents.
    pub fn lockstep_rewrite_token_watch_end_tag(rewrite_token: *mut RewriteToken) -> bool;
    /// The characters of a piece of text, or the data of a comment.
    pub fn lockstep_rewrite_token_text(rewrite_token: *const RewriteToken) -> String;
    /// Whether this is the last piece of text of its Text node. The last piece is empty.
    pub fn lockstep_rewrite_token_is_last_in_text_node(rewrite_token: *const RewriteToken) -> bool;
    /// Whether this is raw text, in which character references are not decoded, as in `script` and `style`.
    pub fn lockstep_rewrite_token_is_raw_text(rewrite_token: *const RewriteToken) -> bool;
    /// Sets the data of a comment. Returns false if the text cannot safely be written as a comment, for example if it
    /// contains "--".
    pub fn lockstep_rewrite_token_set_text(rewrite_token: *mut RewriteToken, text: *const u8, size: usize) -> bool;
    /// The identifiers of a doctype; empty if missing.
    pub fn lockstep_rewrite_token_public_identifier(rewrite_token: *const RewriteToken) -> String;
    pub fn lockstep_rewrite_token_system_identifier(rewrite_token: *const RewriteToken) -> String;
    /// Insert content before or after the token; for a start tag, before or after the element with its contents.
    pub fn lockstep_rewrite_token_before(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    pub fn lockstep_rewrite_token_after(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    /// Replace or remove the token; for a start tag, the element with its contents.
    pub fn lockstep_rewrite_token_replace(rewrite_token: *mut RewriteToken, content: *const u8, size: usize, is_html: bool) -> bool;
    pub fn lockstep_rewrite_token_remove(rewrite_token: *mut RewriteToken) -> bool;
    /// Whether the token has been removed or replaced.
    pub fn lockstep_rewrite_token_is_removed(rewrite_token: *const RewriteToken) -> bool;
    /// Creates a rewriter. `token_bytes` is the maximum size of a tag or comment that is returned; a longer one is written
    /// unchanged; 0: no limit. Of `options`, only the edition, `scripting`, `iframe_srcdoc`, `cannot_change_the_mode` and
    /// the limits are used. `encoding` and `options` may be null. The caller owns *rewriter.
    pub fn lockstep_rewriter_create(encoding: *const EncodingOptions, options: *const ParseOptions, token_bytes: usize, rewriter: *mut *mut Rewriter) -> Status;
    /// Registers a selector. Call this before the first write. The index of a selector is the number of selectors that were
    /// registered before it. `kinds` is a sum of LOCKSTEP_REWRITE_... values. If the selector is invalid, or depends on
    /// anything that is not known at the start tag, returns LOCKSTEP_INVALID_SELECTOR and stores the reason in `error`,
    /// unless that is null. The caller frees the error.
    pub fn lockstep_rewriter_watch(rewriter: *mut Rewriter, css: *const u8, size: usize, kinds: i32, error: *mut *mut SelectorError) -> Status;
    /// Requests these kinds of tokens of the whole document, without a selector.
    pub fn lockstep_rewriter_watch_document(rewriter: *mut Rewriter, kinds: i32) -> Status;
    /// Takes bytes, which are copied. Read all tokens before you write more.
    pub fn lockstep_rewriter_write(rewriter: *mut Rewriter, data: *const u8, size: usize) -> Status;
    /// Ends the page.
    pub fn lockstep_rewriter_finish(rewriter: *mut Rewriter) -> Status;
    /// Returns the next token; null when more bytes are needed, or at the end.
    pub fn lockstep_rewriter_next(rewriter: *mut Rewriter) -> *mut RewriteToken;
    /// Returns the bytes that have been written since the last call. Once lockstep_rewriter_next() has returned null, they
    /// include all of the input so far, except for an incomplete token at its end and bytes that are held back to detect
    /// the encoding; after lockstep_rewriter_finish(), nothing is held back. Valid until the next call with this rewriter.
    pub fn lockstep_rewriter_take_output(rewriter: *mut Rewriter) -> String;
    /// The name of the encoding of the page, which is known once the first bytes have been written. A static string.
    pub fn lockstep_rewriter_encoding(rewriter: *const Rewriter) -> *const c_char;
    /// The number of tokens that were longer than `token_bytes`.
    pub fn lockstep_rewriter_skipped_tokens(rewriter: *const Rewriter) -> u64;
    /// Returns LOCKSTEP_OK, or the limit or error at which rewriting ended. After a limit, the rest of the page is written
    /// unchanged.
    pub fn lockstep_rewriter_status(rewriter: *const Rewriter) -> Status;
    /// Frees the rewriter, which may be null.
    pub fn lockstep_rewriter_free(rewriter: *mut Rewriter);
    /// Writes the tree under `node` in pieces. If `options` is null, writes the children as HTML. Iterative, so depth is
    /// unlimited. O(text)
    pub fn lockstep_serialize(document: *const Document, node: Node, options: *const SerializeOptions, write: Write, user_data: *mut c_void) -> Status;
    /// Like lockstep_serialize(), but stores the whole text in `text`, which the caller owns.
    pub fn lockstep_serialize_to_buffer(document: *const Document, node: Node, options: *const SerializeOptions, text: *mut Buffer) -> Status;
    /// Stores `text`, in quotation marks and escaped for JSON, in `json`, which the caller owns. O(size)
    pub fn lockstep_json_string(text: *const u8, size: usize, json: *mut Buffer) -> Status;
    /// Returns the type of the token: LOCKSTEP_TOKEN_START_TAG, ...
    pub fn lockstep_token_type(token: *const Token) -> i32;
    /// The name of a tag, in lowercase, or of a doctype, or the target of a processing instruction. None (null) for other
    /// tokens, and for a doctype without a name.
    pub fn lockstep_token_name(token: *const Token) -> String;
    /// The characters, or the data of a comment or processing instruction. None (null) for other tokens.
    pub fn lockstep_token_data(token: *const Token) -> String;
    /// The bytes of the input from which the token was created. The ranges of the tokens are contiguous;
    /// lockstep_tokenizer_remainder() returns the bytes after the last token.
    pub fn lockstep_token_range(token: *const Token) -> Range;
    /// Whether the characters are script data, RAWTEXT or PLAINTEXT, where there are no character references.
    pub fn lockstep_token_in_raw_text(token: *const Token) -> bool;
    /// The namespace of the element that a tag opens or closes: LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE for
    /// other tokens.
    pub fn lockstep_token_namespace(token: *const Token) -> i32;
    /// The self-closing flag of a tag.
    pub fn lockstep_token_self_closing(token: *const Token) -> bool;
    /// The number of attributes of a tag, without duplicates.
    pub fn lockstep_token_attribute_count(token: *const Token) -> usize;
    /// The name and the value of an attribute; none (null) if there is no such attribute.
    pub fn lockstep_token_attribute_name(token: *const Token, index: usize) -> String;
    pub fn lockstep_token_attribute_value(token: *const Token, index: usize) -> String;
    /// Returns the value of the attribute with that name, given in lowercase; none (null) if there is no such attribute.
    /// O(attributes)
    pub fn lockstep_token_attribute(token: *const Token, name: *const c_char) -> String;
    /// The public and the system identifier of a doctype; none (null) if missing.
    pub fn lockstep_token_public_identifier(token: *const Token) -> String;
    pub fn lockstep_token_system_identifier(token: *const Token) -> String;
    /// The force-quirks flag of a doctype.
    pub fn lockstep_token_force_quirks(token: *const Token) -> bool;
    /// With lockstep_tokenizer_options::attribute_ranges, the positions of a tag's name and attributes in the input: all
    /// attributes, in order, including duplicates. There is no range (LOCKSTEP_NO_OFFSET) for other tokens, for an index
    /// out of bounds, and for the value of an attribute without "=".
    pub fn lockstep_token_name_range(token: *const Token) -> Range;
    pub fn lockstep_token_attribute_range_count(token: *const Token) -> usize;
    pub fn lockstep_token_attribute_name_range(token: *const Token, index: usize) -> Range;
    /// The ranges of the value without its quotation marks, and with its quotation marks, if it has any.
    pub fn lockstep_token_attribute_value_range(token: *const Token, index: usize) -> Range;
    pub fn lockstep_token_attribute_quoted_value_range(token: *const Token, index: usize) -> Range;
    /// Whether the tag already has an attribute with that name, so that this one was dropped. The attributes that are not
    /// duplicates are those of lockstep_token_attribute_name(), in the same order.
    pub fn lockstep_token_attribute_is_duplicate(token: *const Token, index: usize) -> bool;
    /// Writes markup from which the tokenizer creates an equal token: see lockstep/rewriting.h. `edition` is as in
    /// lockstep_parse_options.
    pub fn lockstep_token_serialize(token: *const Token, edition: *const c_char, markup: *mut Buffer) -> Status;
    /// Writes the bytes that must replace the attribute's quoted value to give the attribute that value, which is UTF-8.
    /// `index` is as in lockstep_token_attribute_quoted_value_range(). `replaced` contains the current bytes of the quoted
    /// value. For an attribute without "=", insert the new bytes after its name. `encoding` is a label; null: UTF-8.
    pub fn lockstep_token_attribute_value_markup(token: *const Token, index: usize, value: *const u8, size: usize, encoding: *const c_char, replaced: *const u8, replaced_size: usize, markup: *mut Buffer) -> Status;
    /// Encodes `markup`, which is UTF-8, as the bytes that will replace `replaced` in a page with that encoding. `encoding`
    /// is a label; null: UTF-8. Non-ASCII characters become numeric character references, unless the encoding is UTF-8 or
    /// UTF-16; in ISO-2022-JP, so do the backslash and the tilde. The references have the same meaning as the characters in
    /// text and attribute values, but not in names, comments and raw text. O(size + replaced_size)
    pub fn lockstep_encode_markup(markup: *const u8, size: usize, encoding: *const c_char, replaced: *const u8, replaced_size: usize, bytes: *mut Buffer) -> Status;
    /// Tokenizes a whole text, which is copied only if it is ill-formed. `options` should set on_token. O(size)
    pub fn lockstep_tokenize(html: *const u8, size: usize, options: *const TokenizerOptions) -> Status;
    /// Creates a tokenizer. `options` may be null. The caller owns *tokenizer.
    pub fn lockstep_tokenizer_create(options: *const TokenizerOptions, tokenizer: *mut *mut Tokenizer) -> Status;
    /// Creates a tokenizer for bytes in any encoding, which is sniffed. All ranges are in bytes of the input. `encoding`
    /// and `options` may be null.
    pub fn lockstep_tokenizer_create_bytes(encoding: *const EncodingOptions, options: *const TokenizerOptions, tokenizer: *mut *mut Tokenizer) -> Status;
    /// Adds input, which may be split anywhere. Returns LOCKSTEP_OK, or the limit that was reached.
    pub fn lockstep_tokenizer_write(tokenizer: *mut Tokenizer, data: *const u8, size: usize) -> Status;
    /// Ends the input.
    pub fn lockstep_tokenizer_finish(tokenizer: *mut Tokenizer) -> Status;
    /// Without lockstep_tokenizer_options::on_token: returns the next token of the input so far, or null if there is none.
    /// The token is valid until the next call with this tokenizer.
    pub fn lockstep_tokenizer_next(tokenizer: *mut Tokenizer) -> *const Token;
    /// At the end: the bytes of the input after the last token, which are not part of any token, such as an incomplete tag.
    /// There is no range before the end.
    pub fn lockstep_tokenizer_remainder(tokenizer: *const Tokenizer) -> Range;
    /// The name of the encoding of the input; for bytes, it is known with the first token. A static string.
    pub fn lockstep_tokenizer_encoding(tokenizer: *const Tokenizer) -> *const c_char;
    /// How certain that encoding is, and where it was taken from: see lockstep_document_encoding_confidence() and
    /// lockstep_document_encoding_source(). Static strings.
    pub fn lockstep_tokenizer_encoding_confidence(tokenizer: *const Tokenizer) -> *const c_char;
    pub fn lockstep_tokenizer_encoding_source(tokenizer: *const Tokenizer) -> *const c_char;
    /// Whether all tokens have been read.
    pub fn lockstep_tokenizer_at_end(tokenizer: *const Tokenizer) -> bool;
    /// Returns LOCKSTEP_OK, or the limit or error that ended the input.
    pub fn lockstep_tokenizer_status(tokenizer: *const Tokenizer) -> Status;
    /// Frees the tokenizer, which may be null.
    pub fn lockstep_tokenizer_free(tokenizer: *mut Tokenizer);
    /// The number of attributes; 0 if `attributes` is null.
    pub fn lockstep_tree_attributes_count(attributes: *const TreeAttributes) -> usize;
    /// The name of an attribute as written: "xlink:href".
    pub fn lockstep_tree_attributes_name(attributes: *const TreeAttributes, index: usize) -> String;
    /// The name without its prefix: "href".
    pub fn lockstep_tree_attributes_local_name(attributes: *const TreeAttributes, index: usize) -> String;
    /// The prefix of the name; empty if there is none.
    pub fn lockstep_tree_attributes_prefix(attributes: *const TreeAttributes, index: usize) -> String;
    /// The namespace of the attribute: LOCKSTEP_NAMESPACE_...
    pub fn lockstep_tree_attributes_namespace(attributes: *const TreeAttributes, index: usize) -> i32;
    /// The value; empty for an attribute without a value.
    pub fn lockstep_tree_attributes_value(attributes: *const TreeAttributes, index: usize) -> String;
    pub fn lockstep_tree_functions_init(options: *mut TreeFunctions, size: usize);
    /// Creates a parser for a document. Copies the functions and the options. `options` may be null; its members
    /// `positions`, `limit_nodes` and `borrow_input` are ignored, and `limit_memory_bytes` does not count the tree. The
    /// caller owns *parser, as with the next function.
    pub fn lockstep_tree_parser_create(functions: *const TreeFunctions, options: *const ParseOptions, parser: *mut *mut TreeParser) -> Status;
    /// Creates a parser for a fragment; the result is in the node that is passed to set_fragment(). The context becomes an
    /// element without a parent in the tree. If `context` is null, the context is a `body`.
    pub fn lockstep_tree_parser_create_fragment(functions: *const TreeFunctions, context: *const FragmentContext, options: *const ParseOptions, parser: *mut *mut TreeParser) -> Status;
    /// Adds and parses input: UTF-8, which may be split anywhere. The parser keeps the current piece, the longest token,
    /// the open elements and new names and, if errors are collected or reported, the whole text.
    pub fn lockstep_tree_parser_write(parser: *mut TreeParser, data: *const u8, size: usize) -> Status;
    /// Parses the rest.
    pub fn lockstep_tree_parser_finish(parser: *mut TreeParser) -> Status;
    /// Whether lockstep_parse_options::limit_depth moved nodes higher in the tree than the Standard puts them.
    pub fn lockstep_tree_parser_flattened(parser: *const TreeParser) -> bool;
    /// The number of errors, which are in the order of the input; available after the end, with
    /// lockstep_parse_options::collect_errors.
    pub fn lockstep_tree_parser_error_count(parser: *const TreeParser) -> usize;
    /// Returns an error, which is valid as long as the parser exists; null if the index is out of bounds.
    pub fn lockstep_tree_parser_error(parser: *const TreeParser, index: usize) -> *const Error;
    /// Whether there were more errors than lockstep_parse_options::max_errors.
    pub fn lockstep_tree_parser_errors_truncated(parser: *const TreeParser) -> bool;
    /// Frees the parser, but no nodes. The parser may be null.
    pub fn lockstep_tree_parser_free(parser: *mut TreeParser);
    /// Returns "error", "warning" or "info"; null for an unknown severity. A static string.
    pub fn lockstep_severity_name(severity: i32) -> *const c_char;
    pub fn lockstep_validate_options_init(options: *mut ValidateOptions, size: usize);
    /// Finds what does not conform: parse errors, elements that are not allowed where they are, attributes that their
    /// element may not have, and so on. `options` may be null. Returns LOCKSTEP_BAD_ARGUMENT unless the document was parsed
    /// with lockstep_parse_options::positions. The document must not have been modified since. The caller frees the result.
    ///
    /// ```c
    /// options.positions = options.collect_errors = true;
    /// lockstep_parse(html, size, &options, &document);
    /// lockstep_validate(document, NULL, &validation);
    /// for (i = 0; i < lockstep_validation_finding_count(validation); ++i)
    ///   report(lockstep_validation_finding(validation, i));
    /// lockstep_validation_free(validation);
    /// ```
    ///
    /// O(nodes + attributes + findings * log(findings))
    pub fn lockstep_validate(document: *const Document, options: *const ValidateOptions, validation: *mut *mut Validation) -> Status;
    /// The number of findings, which are in the order of the input; 0 for a null validation.
    pub fn lockstep_validation_finding_count(validation: *const Validation) -> usize;
    /// Returns a finding, valid until the validation is freed; null if the index is out of bounds.
    pub fn lockstep_validation_finding(validation: *const Validation, index: usize) -> *const Finding;
    /// Frees a validation, which may be null. Findings do not refer to the document, which may have been freed before.
    pub fn lockstep_validation_free(validation: *mut Validation);
    /// Returns the name of the finding's rule: "attribute-not-allowed", or the name of a parse error. A static string; null
    /// for a null finding.
    pub fn lockstep_finding_rule(finding: *const Finding) -> *const c_char;
    /// Returns how serious the finding is: LOCKSTEP_SEVERITY_ERROR, ...; 0 for a null finding.
    pub fn lockstep_finding_severity(finding: *const Finding) -> i32;
    /// Returns what is wrong and what to do, for the author of the page; none for a null finding. Valid until the
    /// validation is freed.
    pub fn lockstep_finding_message(finding: *const Finding) -> String;
    /// Returns a sentence that explains the rule, which is the same for all its findings. A static string; null for a null
    /// finding.
    pub fn lockstep_finding_explanation(finding: *const Finding) -> *const c_char;
    /// Stores the address of the Standard's clause, such as
    /// "<https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element">. The caller owns the text.
    pub fn lockstep_finding_link(finding: *const Finding, link: *mut Buffer) -> Status;
    /// Returns the anchor of the clause: "#the-li-element". A static string; null for a null finding.
    pub fn lockstep_finding_anchor(finding: *const Finding) -> *const c_char;
    /// Returns the range of the finding, in bytes of the input; empty where the parser implied something. There is no range
    /// for a null finding.
    pub fn lockstep_finding_range(finding: *const Finding) -> Range;
    /// The lines and columns of the beginning and the end of that range, counted as in errors; 0 for a null finding.
    pub fn lockstep_finding_line(finding: *const Finding) -> u32;
    pub fn lockstep_finding_column(finding: *const Finding) -> u32;
    pub fn lockstep_finding_end_line(finding: *const Finding) -> u32;
    pub fn lockstep_finding_end_column(finding: *const Finding) -> u32;
    /// A second place that explains the finding, such as the element around the one that is not allowed there. There is no
    /// range for a finding without a second place, or for a null finding.
    pub fn lockstep_finding_second_range(finding: *const Finding) -> Range;
    /// The lines and columns of the beginning and the end of the second place; 0 if there is none.
    pub fn lockstep_finding_second_line(finding: *const Finding) -> u32;
    pub fn lockstep_finding_second_column(finding: *const Finding) -> u32;
    pub fn lockstep_finding_second_end_line(finding: *const Finding) -> u32;
    pub fn lockstep_finding_second_end_column(finding: *const Finding) -> u32;
    /// Returns a description of the second place: "<a> is opened here". None (null) if there is no second place. Valid
    /// until the validation is freed.
    pub fn lockstep_finding_second_message(finding: *const Finding) -> String;
    /// Returns one of the rules of findings other than parse errors; null if the index is out of bounds. The rules are in
    /// no particular order. Rules and their strings are static.
    pub fn lockstep_finding_rules(index: usize) -> *const FindingRuleInfo;
    /// Returns the name of the rule. This function and the next two return null for a null rule.
    pub fn lockstep_finding_rule_info_name(rule: *const FindingRuleInfo) -> *const c_char;
    /// Returns the message of the rule's findings, with words in braces for the parts that differ.
    pub fn lockstep_finding_rule_info_sentence(rule: *const FindingRuleInfo) -> *const c_char;
    /// Returns the address of the Standard's clause; empty if it is not always the same.
    pub fn lockstep_finding_rule_info_link(rule: *const FindingRuleInfo) -> *const c_char;
    /// Returns the usual severity of the rule's findings; 0 for a null rule.
    pub fn lockstep_finding_rule_info_severity(rule: *const FindingRuleInfo) -> i32;
    /// Coerces a local name of an element or attribute to an NCName: each character that is not allowed in its position
    /// becomes U followed by six hexadecimal digits; "a<b" becomes "aU00003Cb". Colons are not allowed. An empty name stays
    /// empty. `xml_names` is LOCKSTEP_XML_NAMES_EVERY_EDITION or _FIFTH_EDITION.
    pub fn lockstep_coerce_name(local_name: *const u8, size: usize, xml_names: i32, coerced: *mut Buffer) -> Status;
    /// Undoes lockstep_coerce_name() with the same `xml_names`. This is exact for every name that the parser creates; other
    /// names that contain U followed by six hexadecimal digits may change.
    pub fn lockstep_uncoerce_name(name: *const u8, size: usize, xml_names: i32, uncoerced: *mut Buffer) -> Status;
    /// Coerces text or an attribute value: a form feed becomes a space, and any other character that XML does not allow
    /// becomes U+FFFD. Does not escape. Cannot be undone.
    pub fn lockstep_coerce_text(text: *const u8, size: usize, coerced: *mut Buffer) -> Status;
    /// Coerces the data of a comment like lockstep_coerce_text(), and inserts a space in each "--" and after a final "-".
    pub fn lockstep_coerce_comment(data: *const u8, size: usize, coerced: *mut Buffer) -> Status;
    /// Coerces the data of a processing instruction like lockstep_coerce_text(), and inserts a space in each "?>".
    pub fn lockstep_coerce_instruction(data: *const u8, size: usize, coerced: *mut Buffer) -> Status;
    /// Parses an expression of `size` bytes, at most 65536, and stores it in `xpath`. If it is invalid, returns
    /// LOCKSTEP_INVALID_XPATH and stores the reason in `error`, unless that is null. The caller frees the expression and
    /// the error. Names may have the given prefixes, which must stay valid only during the call, and the prefix `xml`.
    /// O(size)
    pub fn lockstep_xpath_parse(expression: *const u8, size: usize, prefixes: *const NamespacePrefix, prefix_count: usize, flags: i32, xpath: *mut *mut Xpath, error: *mut *mut XpathError) -> Status;
    /// Frees an expression, which may be null. Its values stay valid.
    pub fn lockstep_xpath_free(xpath: *mut Xpath);
    /// Returns what is wrong, such as “unknown function “cuont”; did you mean “count”?”. This function and the next three
    /// return none or 0 for a null error. Valid until the error is freed.
    pub fn lockstep_xpath_error_message(error: *const XpathError) -> String;
    /// Returns the position of the error, in bytes from the start of the expression.
    pub fn lockstep_xpath_error_offset(error: *const XpathError) -> usize;
    /// Returns the position of the error in code points, counted from 1.
    pub fn lockstep_xpath_error_column(error: *const XpathError) -> usize;
    /// Returns what was probably meant; empty if nothing is similar. Valid until the error is freed.
    pub fn lockstep_xpath_error_suggestion(error: *const XpathError) -> String;
    /// Frees an error, which may be null.
    pub fn lockstep_xpath_error_free(error: *mut XpathError);
    /// Evaluates an expression with that context node, and stores its value; `/` and id() search the tree of this node. If
    /// a variable is missing, has nodes of another tree, or is not a set of nodes where the expression needs one, returns
    /// LOCKSTEP_INVALID_XPATH and stores the reason in `error`, unless that is null. The context node must not be a
    /// doctype. The caller frees the value and the error. `variables` may be null.
    ///
    /// ```c
    /// lockstep_xpath_value* value = NULL;
    /// if (lockstep_xpath_evaluate(document, root, xpath, NULL, 0, &value, NULL) == LOCKSTEP_OK)
    ///   for (size_t i = 0; i < lockstep_xpath_value_count(value); ++i)
    ///     visit(lockstep_xpath_value_node(value, i));
    /// lockstep_xpath_value_free(value);
    /// ```
    ///
    /// O(nodes of the tree × steps × log(nodes)), but O(nodes²) for predicates that contain predicates, or list, count or
    /// compare nodes; see XPath::evaluate()
    pub fn lockstep_xpath_evaluate(document: *const Document, context: Node, xpath: *const Xpath, variables: *const XpathVariable, variable_count: usize, value: *mut *mut XpathValue, error: *mut *mut XpathError) -> Status;
    /// Frees a value, which may be null.
    pub fn lockstep_xpath_value_free(value: *mut XpathValue);
    /// Returns the type of a value, LOCKSTEP_XPATH_...; 0 for a null value.
    pub fn lockstep_xpath_value_type(value: *const XpathValue) -> i32;
    /// The number of nodes of a value, which are in document order; 0 if the value is not a node-set.
    pub fn lockstep_xpath_value_count(value: *const XpathValue) -> usize;
    /// Returns a node or, for an attribute, its element; none if the index is out of bounds. Valid as long as the document
    /// exists.
    pub fn lockstep_xpath_value_node(value: *const XpathValue, index: usize) -> Node;
    pub fn lockstep_xpath_value_attribute(value: *const XpathValue, index: usize) -> usize;
    /// Stores the value as string() converts it; for nodes, this is the text of the first node. The caller owns the text.
    /// O(text)
    pub fn lockstep_xpath_value_string(value: *const XpathValue, string: *mut Buffer) -> Status;
    /// The value as number() and boolean() convert it; 0 and false for a null value.
    pub fn lockstep_xpath_value_number(value: *const XpathValue) -> f64;
    pub fn lockstep_xpath_value_boolean(value: *const XpathValue) -> bool;
}
