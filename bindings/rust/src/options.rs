//! Options, with the defaults of the library.

use std::ffi::CString;
use std::mem::{size_of, MaybeUninit};

use crate::ffi;
use crate::{Error, Namespace, QuirksMode};

/// How to parse.
///
/// ```
/// use lockstep_html::{parse_with, Limits, ParseOptions};
///
/// let options = ParseOptions { limits: Limits { depth: 512, ..Default::default() }, ..Default::default() };
/// assert!(!parse_with("<p>text", &options)?.flattened());
/// # Ok::<(), lockstep_html::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ParseOptions {
    /// The date of the edition of the Standard to follow: see [`editions`](crate::editions). By default the newest.
    pub edition: Option<String>,
    /// Scripts would run, which decides how `noscript` is parsed. No script runs.
    pub scripting: bool,
    /// Collect parse errors: [`Document::errors`](crate::Document::errors).
    pub collect_errors: bool,
    /// The maximum number of errors collected, the first ones; 0: no maximum.
    pub max_errors: usize,
    /// Record where nodes are in the input: [`Node::range`](crate::Node::range).
    pub positions: bool,
    /// The document is that of an iframe's `srcdoc` attribute.
    pub iframe_srcdoc: bool,
    /// `<template shadowrootmode>` attaches a shadow root.
    pub allow_declarative_shadow_roots: bool,
    /// For untrusted input.
    pub limits: Limits,
}

/// What input may cost; 0: no limit. At a limit parsing ends as if the input ended there, and
/// [`Document::status`](crate::Document::status) names the limit; at that of the depth, the tree is built flat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Limits {
    pub input_bytes: usize,
    pub nodes: usize,
    pub depth: usize,
    /// Of one tag.
    pub attributes: usize,
    pub errors: usize,
    pub memory_bytes: usize,
    /// Nodes that `selectedcontent` and `template for` copy; 500,000 by default.
    pub copied_nodes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let c: ffi::ParseOptions = initialized(ffi::lockstep_parse_options_init);
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

/// The defaults of the library.
fn initialized<T>(init: unsafe extern "C" fn(*mut T, usize)) -> T {
    let mut options = MaybeUninit::<T>::zeroed();
    // SAFETY: the function fills as many bytes as the struct has.
    unsafe {
        init(options.as_mut_ptr(), size_of::<T>());
        options.assume_init()
    }
}

/// The names that options point to.
#[derive(Default)]
pub(crate) struct Names(Vec<CString>);

impl Names {
    fn add(&mut self, name: Option<&str>) -> Result<*const std::ffi::c_char, Error> {
        let Some(name) = name else { return Ok(std::ptr::null()) };
        self.0.push(CString::new(name).map_err(|_| Error::BadArgument)?);
        Ok(self.0.last().map_or(std::ptr::null(), |it| it.as_ptr()))
    }
}

impl ParseOptions {
    /// Valid as long as the names.
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::ParseOptions, Error> {
        Ok(ffi::ParseOptions {
            edition: names.add(self.edition.as_deref())?,
            scripting: self.scripting,
            collect_errors: self.collect_errors,
            max_errors: self.max_errors,
            positions: self.positions,
            iframe_srcdoc: self.iframe_srcdoc,
            allow_declarative_shadow_roots: self.allow_declarative_shadow_roots,
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

/// The context of a fragment: the element whose `innerHTML` the input is. By default `body`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FragmentContext {
    /// As in the DOM: `td`, `foreignObject`.
    pub local_name: String,
    /// HTML, MathML or SVG.
    pub namespace: Namespace,
    /// Of the context's document.
    pub quirks_mode: QuirksMode,
}

impl Default for FragmentContext {
    fn default() -> Self {
        FragmentContext::from("body")
    }
}

impl From<&str> for FragmentContext {
    /// The HTML element of that name.
    fn from(name: &str) -> Self {
        FragmentContext { local_name: name.into(), namespace: Namespace::Html, quirks_mode: QuirksMode::NoQuirks }
    }
}

impl FragmentContext {
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::FragmentContext, Error> {
        Ok(ffi::FragmentContext {
            local_name: names.add(Some(&self.local_name))?,
            element_namespace: self.namespace as i32,
            quirks_mode: self.quirks_mode as i32,
            ..initialized(ffi::lockstep_fragment_context_init)
        })
    }
}

/// What is known about the encoding of bytes, by labels of the Encoding Standard (`utf-8`, `latin1`). The order of the
/// members is that of precedence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingOptions {
    /// Requested by the user; only a byte order mark takes precedence.
    pub encoding: Option<String>,
    /// Of the transport: [`EncodingOptions::content_type`] takes it from a header.
    pub transport_encoding: Option<String>,
    /// A likely one, such as that of the last visit.
    pub likely_encoding: Option<String>,
    /// Used when nothing else is known; windows-1252 if it is `None`.
    pub default_encoding: Option<String>,
    /// Detect UTF-8 by the first bytes that are not ASCII; `true` by default.
    pub detect_utf_8: bool,
    /// Do not follow a `meta` after the first 1024 bytes that names another encoding.
    pub ignore_late_meta: bool,
}

impl Default for EncodingOptions {
    fn default() -> Self {
        let c: ffi::EncodingOptions = initialized(ffi::lockstep_encoding_options_init);
        EncodingOptions {
            encoding: None,
            transport_encoding: None,
            likely_encoding: None,
            default_encoding: None,
            detect_utf_8: c.detect_utf_8,
            ignore_late_meta: c.ignore_late_meta,
        }
    }
}

impl EncodingOptions {
    /// With the encoding that the value of a Content-Type header names: `text/html; charset=koi8-r`.
    pub fn content_type(value: &str) -> EncodingOptions {
        let find = |value| crate::text::literal(unsafe { ffi::lockstep_charset_of_content_type(value) });
        let found = crate::text::with_name(value, find).flatten();
        EncodingOptions { transport_encoding: found.map(str::to_owned), ..Default::default() }
    }
    pub(crate) fn to_c(&self, names: &mut Names) -> Result<ffi::EncodingOptions, Error> {
        Ok(ffi::EncodingOptions {
            encoding: names.add(self.encoding.as_deref())?,
            transport_encoding: names.add(self.transport_encoding.as_deref())?,
            likely_encoding: names.add(self.likely_encoding.as_deref())?,
            default_encoding: names.add(self.default_encoding.as_deref())?,
            detect_utf_8: self.detect_utf_8,
            ignore_late_meta: self.ignore_late_meta,
            ..initialized(ffi::lockstep_encoding_options_init)
        })
    }
}

/// What a tree is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Format {
    /// The children of the node as HTML.
    #[default]
    InnerHtml = ffi::INNER_HTML,
    /// The node as HTML.
    OuterHtml = ffi::OUTER_HTML,
    /// XML 1.0 with namespaces.
    Xml = ffi::XML,
    /// The format of the html5lib tree-construction tests.
    Dump = ffi::DUMP,
}

/// How to write a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SerializeOptions {
    /// As what.
    pub format: Format,
    /// HTML: write the text of `noscript` raw, for a page parsed with scripting.
    pub scripting: bool,
    /// HTML: write serializable shadow roots.
    pub serializable_shadow_roots: bool,
    /// HTML: break lines, and indent each level by this many spaces, without changing what the page means; 0: no.
    pub indent: usize,
}

impl SerializeOptions {
    pub(crate) fn to_c(self) -> ffi::SerializeOptions {
        ffi::SerializeOptions {
            format: self.format as i32,
            scripting: self.scripting,
            serializable_shadow_roots: self.serializable_shadow_roots,
            indent: self.indent,
            ..initialized(ffi::lockstep_serialize_options_init)
        }
    }
}
