//! A fast HTML parser that follows the HTML Standard to the letter: it is generated from a machine-readable
//! transcription of the Standard's rules.
//!
//! ```
//! use lockstep_html::{parse, Selector};
//!
//! let document = parse("<title>Hello</title><p>Read <a href=/rust>about <b>Rust</b></a>.");
//! assert_eq!(document.title(), "Hello");
//! let links = Selector::parse("p a[href]")?;
//! for link in document.select(&links) {
//!     println!("{} {}", link.attr("href").unwrap(), link.text_content());
//! }
//! assert_eq!(document.select_first(&links).unwrap().inner_html(), "about <b>Rust</b>");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to | use |
//! | --- | --- |
//! | parse text, bytes or a fragment | [`parse`], [`parse_bytes`], [`parse_fragment`], with [`ParseOptions`] |
//! | parse input that arrives in pieces | [`Parser`], an [`std::io::Write`] |
//! | read the tree | [`Document`], [`Node`] |
//! | find elements | [`Selector`], [`Node::select`] |
//! | change the tree | [`Document::create_element`], [`Document::append`], [`Document::set_attribute`], … |
//! | write HTML | [`std::fmt::Display`], [`Node::inner_html`], [`Node::outer_html`] |
//! | write Markdown | [`Node::markdown`] |
//! | remove unsafe content | [`Sanitizer`] |
//! | report what is wrong with a page | [`ParseOptions::collect_errors`], [`ParseError`] |
//!
//! # Threads
//!
//! A [`Document`] may be read on any number of threads at the same time, and moved between them; only changing it needs
//! `&mut`. The same is true of [`Selector`] and [`Sanitizer`], which are compiled once. A [`Parser`] may be moved, but
//! can be used by only one thread at a time.
//!
//! # Untrusted input
//!
//! Bad HTML is never an error: every input is parsed as browsers parse it. [`Limits`] cap its cost. No function
//! recurses over the depth of the tree.

#![warn(missing_docs)]

mod document;
mod edit;
mod error;
#[rustfmt::skip]
mod ffi;
#[rustfmt::skip]
mod methods;
#[rustfmt::skip]
mod options;
mod parser;
mod sanitizer;
mod selector;
mod text;
mod values;

pub use document::{
    Ancestors, Attribute, Attributes, Children, Descendants, Document, Encoding, Namespace, Node, NodeId, NodeType,
    QuirksMode, RenderedRun,
};
pub use edit::Position;
pub use error::{Error, ParseError, SanitizerError, SecondPlace, SelectorError, Status};
pub use options::{
    EncodingOptions, FragmentContext, Limits, MarkdownFlavor, MarkdownHeadings, MarkdownImages, MarkdownLinks,
    MarkdownOptions, MarkdownTables, ParseOptions, SerializeOptions,
};
pub use parser::{parse, parse_bytes, parse_fragment, parse_with, Parser};
pub use sanitizer::Sanitizer;
pub use selector::{Select, Selector};
pub use values::Format;

/// The version of the library.
pub fn version() -> &'static str {
    text::literal(unsafe { ffi::lockstep_version() }).unwrap_or_default()
}

/// The dates of the editions of the HTML Standard that are compiled in, the oldest first; the newest is the default.
pub fn editions() -> impl Iterator<Item = &'static str> {
    (0..).map_while(|index| text::literal(unsafe { ffi::lockstep_edition(index) }))
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
