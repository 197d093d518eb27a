// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
//! Options, with the defaults of the library.

use crate::ffi;
use crate::text::literal;
use crate::values::{initialized, Names};
use crate::{Error, Format, Namespace, QuirksMode};

/// The flavor of Markdown to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MarkdownFlavor {
    /// With tables, strikethrough and task lists.
    #[default]
    Gfm = ffi::MARKDOWN_GFM,
    /// Without tables, strikethrough and task lists.
    Commonmark = ffi::MARKDOWN_COMMONMARK,
}

/// How headings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MarkdownHeadings {
    /// `# Title`.
    #[default]
    Atx = ffi::MARKDOWN_HEADINGS_ATX,
    /// Underlined (levels 1 and 2 only).
    Setext = ffi::MARKDOWN_HEADINGS_SETEXT,
}

/// Where the address of a link or image is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MarkdownLinks {
    /// `[text](address)`.
    #[default]
    Inlined = ffi::MARKDOWN_LINKS_INLINED,
    /// `[text][1]`, with a list of addresses at the end.
    Referenced = ffi::MARKDOWN_LINKS_REFERENCED,
}

/// How images are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MarkdownImages {
    /// `![alt](address)`.
    #[default]
    Kept = ffi::MARKDOWN_IMAGES_KEPT,
    /// Only the alternative text.
    Alt = ffi::MARKDOWN_IMAGES_ALT,
    /// Not at all.
    Dropped = ffi::MARKDOWN_IMAGES_DROPPED,
}

/// How tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MarkdownTables {
    /// As GFM tables.
    #[default]
    Gfm = ffi::MARKDOWN_TABLES_GFM,
    /// As the text of their cells, in paragraphs and other blocks.
    Text = ffi::MARKDOWN_TABLES_TEXT,
    /// As HTML tables, which can have merged cells and blocks in cells.
    Html = ffi::MARKDOWN_TABLES_HTML,
}

/// Options for parsing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOptions {
    /// The edition of the Standard to follow: its date, as [`editions`](crate::editions) returns it, or "living" for the
    /// newest, which is the default.
    pub edition: Option<String>,
    /// Parse with a scripting mode other than Disabled. This determines how `noscript` is parsed; no script runs.
    pub scripting: bool,
    /// Collect the parse errors: see [`Document::errors`](crate::Document::errors).
    pub collect_errors: bool,
    /// Let `<template shadowrootmode>` attach shadow roots (#allow-declarative-shadow-roots).
    pub allow_declarative_shadow_roots: bool,
    /// Parse the input as an iframe srcdoc document.
    pub iframe_srcdoc: bool,
    /// Do not change the document's quirks mode (#parser-cannot-change-the-mode-flag).
    pub cannot_change_the_mode: bool,
    /// Record the positions of nodes: see `range()`. When off, this costs nothing.
    pub positions: bool,
    /// The maximum number of errors to collect, starting with the first; 0: no maximum.
    pub max_errors: usize,
    /// Limits on what untrusted input may cost.
    pub limits: Limits,
}

impl Default for ParseOptions {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_parse_options_init);
        ParseOptions {
            edition: literal(c.edition).map(str::to_owned),
            scripting: c.scripting,
            collect_errors: c.collect_errors,
            allow_declarative_shadow_roots: c.allow_declarative_shadow_roots,
            iframe_srcdoc: c.iframe_srcdoc,
            cannot_change_the_mode: c.cannot_change_the_mode,
            positions: c.positions,
            max_errors: c.max_errors,
            limits: Limits::default(),
        }
    }
}

impl ParseOptions {
    /// The result is valid as long as `names`.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::ParseOptions, Error> {
        Ok(ffi::ParseOptions {
            edition: names.add(self.edition.as_deref())?,
            scripting: self.scripting,
            collect_errors: self.collect_errors,
            allow_declarative_shadow_roots: self.allow_declarative_shadow_roots,
            iframe_srcdoc: self.iframe_srcdoc,
            cannot_change_the_mode: self.cannot_change_the_mode,
            positions: self.positions,
            max_errors: self.max_errors,
            limit_input_bytes: self.limits.input_bytes,
            limit_nodes: self.limits.nodes,
            limit_depth: self.limits.depth,
            limit_attributes: self.limits.attributes,
            limit_errors: self.limits.errors,
            limit_memory_bytes: self.limits.memory_bytes,
            limit_copied_nodes: self.limits.copied_nodes,
            ..initialized(ffi::lockstep_parse_options_init)
        })
    }
}

/// Limits on what untrusted input may cost; 0: no limit. At a limit, parsing ends as if the input ended there,
/// and [`Document::status`](crate::Document::status) names the limit. Beyond the depth limit, elements are
/// flattened, as in browsers, and parsing continues: see [`Document::flattened`](crate::Document::flattened).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of text, or bytes to decode.
    pub input_bytes: usize,
    /// Nodes created.
    pub nodes: usize,
    /// The depth of the tree.
    pub depth: usize,
    /// Attributes of one tag.
    pub attributes: usize,
    /// Parse errors.
    pub errors: usize,
    /// Bytes that the parser may allocate.
    pub memory_bytes: usize,
    /// Nodes copied into `selectedcontent` elements; 500,000 by default.
    pub copied_nodes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_parse_options_init);
        Limits {
            input_bytes: c.limit_input_bytes,
            nodes: c.limit_nodes,
            depth: c.limit_depth,
            attributes: c.limit_attributes,
            errors: c.limit_errors,
            memory_bytes: c.limit_memory_bytes,
            copied_nodes: c.limit_copied_nodes,
        }
    }
}

/// The context of a fragment (#fragment-context-element). The input is parsed as the innerHTML of this element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FragmentContext {
    /// The local name, as in the DOM: "foreignObject"; "body" by default.
    pub local_name: Option<String>,
    /// The namespace: `Html` (default), `MathMl` or `Svg`.
    pub element_namespace: Namespace,
    /// The quirks mode of the context's document: `NoQuirks` (default).
    pub quirks_mode: QuirksMode,
    /// For `annotation-xml`: the value of its encoding attribute; `None`: none.
    pub encoding: Option<String>,
    /// Whether the context has a `form` element among its ancestors.
    pub inside_form: bool,
}

impl Default for FragmentContext {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_fragment_context_init);
        FragmentContext {
            local_name: literal(c.local_name).map(str::to_owned),
            element_namespace: Namespace::default(),
            quirks_mode: QuirksMode::default(),
            encoding: literal(c.encoding).map(str::to_owned),
            inside_form: c.inside_form,
        }
    }
}

impl FragmentContext {
    /// The result is valid as long as `names`.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::FragmentContext, Error> {
        Ok(ffi::FragmentContext {
            local_name: names.add(self.local_name.as_deref())?,
            element_namespace: self.element_namespace as i32,
            quirks_mode: self.quirks_mode as i32,
            encoding: names.add(self.encoding.as_deref())?,
            inside_form: self.inside_form,
            ..initialized(ffi::lockstep_fragment_context_init)
        })
    }
}

/// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm). Encodings are given
/// as labels of the Encoding Standard: "utf-8", "latin1". `None`: unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingOptions {
    /// The encoding that the user requests; only a byte order mark overrides it.
    pub encoding: Option<String>,
    /// The encoding that the transport layer names: see [`content_type`](Self::content_type).
    pub transport_encoding: Option<String>,
    /// How many bytes to search for a declaration: 1024 by default; 0: none.
    pub prescan_bytes: usize,
    /// The encoding of the document that contains this one, if both have the same origin.
    pub container_encoding: Option<String>,
    /// The encoding of the page when it was last visited, or a similar hint.
    pub likely_encoding: Option<String>,
    /// The encoding to use when nothing else is known: windows-1252 by default.
    pub default_encoding: Option<String>,
    /// Do not follow a late `meta`, which is one that is found after the bytes that were searched and names another
    /// encoding: see `late_encoding()`.
    pub ignore_late_meta: bool,
    /// Detect UTF-8 from the first non-ASCII bytes if nothing above names another encoding; up to 65536 bytes are examined
    /// from the first non-ASCII byte on. True by default.
    pub detect_utf_8: bool,
}

impl Default for EncodingOptions {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_encoding_options_init);
        EncodingOptions {
            encoding: literal(c.encoding).map(str::to_owned),
            transport_encoding: literal(c.transport_encoding).map(str::to_owned),
            prescan_bytes: c.prescan_bytes,
            container_encoding: literal(c.container_encoding).map(str::to_owned),
            likely_encoding: literal(c.likely_encoding).map(str::to_owned),
            default_encoding: literal(c.default_encoding).map(str::to_owned),
            ignore_late_meta: c.ignore_late_meta,
            detect_utf_8: c.detect_utf_8,
        }
    }
}

impl EncodingOptions {
    /// The result is valid as long as `names`.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::EncodingOptions, Error> {
        Ok(ffi::EncodingOptions {
            encoding: names.add(self.encoding.as_deref())?,
            transport_encoding: names.add(self.transport_encoding.as_deref())?,
            prescan_bytes: self.prescan_bytes,
            container_encoding: names.add(self.container_encoding.as_deref())?,
            likely_encoding: names.add(self.likely_encoding.as_deref())?,
            default_encoding: names.add(self.default_encoding.as_deref())?,
            ignore_late_meta: self.ignore_late_meta,
            detect_utf_8: self.detect_utf_8,
            ..initialized(ffi::lockstep_encoding_options_init)
        })
    }
}

/// Options for serializing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SerializeOptions {
    /// The format to write: `InnerHtml` (default).
    pub format: Format,
    /// HTML: write the text of `noscript` raw, which is correct for a page parsed with scripting.
    pub scripting: bool,
    /// HTML: write serializable shadow roots.
    pub serializable_shadow_roots: bool,
    /// HTML: the date of the edition whose rules to follow; `None`: the document's edition.
    pub edition: Option<String>,
    /// XML: begin with a declaration.
    pub xml_declaration: bool,
    /// XML: write the DOCTYPE (true by default).
    pub xml_doctype: bool,
    /// HTML: break lines, and indent each line by this many spaces (at most 16) for each level (at most 64), without
    /// changing how the page parses or renders. 0 (default): write the tree unchanged.
    pub indent: usize,
    /// XML: put HTML elements in their namespace (true by default); otherwise, they are in no namespace.
    pub xml_html_namespace: bool,
    /// XML: put SVG and MathML elements in their namespaces (true by default).
    pub xml_foreign_namespaces: bool,
    /// HTML: write what the Standard's serializer leaves out although HTML can express it.
    pub round_trip: bool,
}

impl Default for SerializeOptions {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_serialize_options_init);
        SerializeOptions {
            format: Format::default(),
            scripting: c.scripting,
            serializable_shadow_roots: c.serializable_shadow_roots,
            edition: literal(c.edition).map(str::to_owned),
            xml_declaration: c.xml_declaration,
            xml_doctype: c.xml_doctype,
            indent: c.indent,
            xml_html_namespace: c.xml_html_namespace,
            xml_foreign_namespaces: c.xml_foreign_namespaces,
            round_trip: c.round_trip,
        }
    }
}

impl SerializeOptions {
    /// The result is valid as long as `names`.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::SerializeOptions, Error> {
        Ok(ffi::SerializeOptions {
            format: self.format as i32,
            scripting: self.scripting,
            serializable_shadow_roots: self.serializable_shadow_roots,
            edition: names.add(self.edition.as_deref())?,
            xml_declaration: self.xml_declaration,
            xml_doctype: self.xml_doctype,
            indent: self.indent,
            xml_html_namespace: self.xml_html_namespace,
            xml_foreign_namespaces: self.xml_foreign_namespaces,
            round_trip: self.round_trip,
            ..initialized(ffi::lockstep_serialize_options_init)
        })
    }
}

/// Options for `markdown()`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkdownOptions {
    /// The flavor of Markdown to write: `Gfm` (default) or `Commonmark`.
    pub flavor: MarkdownFlavor,
    /// How headings are written: `Atx` (default).
    pub headings: MarkdownHeadings,
    /// Where addresses are written: `Inlined` (default).
    pub links: MarkdownLinks,
    /// How images are written: `Kept` (default).
    pub images: MarkdownImages,
    /// How tables are written: `Gfm` (default).
    pub tables: MarkdownTables,
    /// The marker of bulleted lists: '-' (default), '*' or '+'.
    pub bullet: char,
    /// The delimiter of emphasis: '*' (default) or '_'.
    pub emphasis: char,
    /// The maximum number of characters in a line of a paragraph; 0 (default): no line is broken.
    pub width: usize,
    /// Hide `noscript` and the fallback content of `canvas`.
    pub scripting: bool,
    /// The local names of elements to leave out, separated by spaces: "nav footer"; `None`: none.
    pub drop: Option<String>,
}

impl Default for MarkdownOptions {
    fn default() -> Self {
        let c = initialized(ffi::lockstep_markdown_options_init);
        MarkdownOptions {
            flavor: MarkdownFlavor::default(),
            headings: MarkdownHeadings::default(),
            links: MarkdownLinks::default(),
            images: MarkdownImages::default(),
            tables: MarkdownTables::default(),
            bullet: char::from(c.bullet as u8),
            emphasis: char::from(c.emphasis as u8),
            width: c.width,
            scripting: c.scripting,
            drop: literal(c.drop).map(str::to_owned),
        }
    }
}

impl MarkdownOptions {
    /// The result is valid as long as `names`.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::MarkdownOptions, Error> {
        Ok(ffi::MarkdownOptions {
            flavor: self.flavor as i32,
            headings: self.headings as i32,
            links: self.links as i32,
            images: self.images as i32,
            tables: self.tables as i32,
            bullet: self.bullet as i32,
            emphasis: self.emphasis as i32,
            width: self.width,
            scripting: self.scripting,
            drop: names.add(self.drop.as_deref())?,
            ..initialized(ffi::lockstep_markdown_options_init)
        })
    }
}
