//! Documents and their nodes.

use std::ffi::c_void;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::Range;
use std::ptr::{null_mut, NonNull};

use crate::ffi;
use crate::text::{filled, literal, view};
use crate::values::Names;
use crate::{Error, Format, MarkdownOptions, ParseError, Select, Selector, SerializeOptions, Status};

/// A parsed document or fragment, which owns all its nodes and strings.
///
/// [`Node`]s borrow the document, so it can only be changed while there are none; a [`NodeId`] does not borrow it.
///
/// ```compile_fail,E0502
/// let mut document = lockstep_html::parse("<p>text");
/// let text = document.body().unwrap().first_child().unwrap();
/// document.remove(text.id()); // `text` is still in use
/// println!("{text}");
/// ```
///
/// ```compile_fail,E0505
/// let document = lockstep_html::parse("<p>text");
/// let body = document.body().unwrap();
/// drop(document);
/// println!("{body}");
/// ```
pub struct Document(pub(crate) NonNull<ffi::Document>);

// SAFETY: any number of threads may read a document at the same time; changing it needs `&mut`.
unsafe impl Send for Document {}
unsafe impl Sync for Document {}

impl Drop for Document {
    fn drop(&mut self) {
        unsafe { ffi::lockstep_document_free(self.0.as_ptr()) }
    }
}

impl Document {
    pub(crate) fn raw(&self) -> *const ffi::Document {
        self.0.as_ptr()
    }
    pub(crate) fn found(&self, number: ffi::Node) -> Option<Node<'_>> {
        (number != 0).then_some(Node { document: self, number })
    }

    /// The node with that number, if the document has one.
    pub fn get(&self, id: NodeId) -> Option<Node<'_>> {
        let kind = unsafe { ffi::lockstep_node_type(self.raw(), id.0) };
        if kind == ffi::NODE_NONE {
            None
        } else {
            self.found(id.0)
        }
    }
    /// The Document node.
    pub fn root(&self) -> Node<'_> {
        Node { document: self, number: unsafe { ffi::lockstep_document_root(self.raw()) } }
    }
    /// The result of parsing: the fragment if one was parsed, otherwise the Document node.
    pub fn result(&self) -> Node<'_> {
        Node { document: self, number: unsafe { ffi::lockstep_document_result(self.raw()) } }
    }
    /// The [document element](https://dom.spec.whatwg.org/#document-element), normally `html`.
    pub fn document_element(&self) -> Option<Node<'_>> {
        self.found(unsafe { ffi::lockstep_document_element(self.raw()) })
    }
    /// How parsing ended.
    pub fn status(&self) -> Status {
        Status::of(unsafe { ffi::lockstep_document_status(self.raw()) })
    }
    /// The document's quirks mode.
    pub fn quirks_mode(&self) -> QuirksMode {
        match unsafe { ffi::lockstep_document_quirks_mode(self.raw()) } {
            ffi::QUIRKS => QuirksMode::Quirks,
            ffi::LIMITED_QUIRKS => QuirksMode::LimitedQuirks,
            _ => QuirksMode::NoQuirks,
        }
    }
    /// The encoding of the input; UTF-8 for text.
    pub fn encoding(&self) -> Encoding {
        let name = |found| literal(found).unwrap_or_default();
        unsafe {
            Encoding {
                name: name(ffi::lockstep_document_encoding(self.raw())),
                confidence: name(ffi::lockstep_document_encoding_confidence(self.raw())),
                source: name(ffi::lockstep_document_encoding_source(self.raw())),
            }
        }
    }
    /// The parse errors, in the order of the input, if [`ParseOptions::collect_errors`](crate::ParseOptions) was set.
    pub fn errors(&self) -> impl ExactSizeIterator<Item = ParseError<'_>> {
        let count = unsafe { ffi::lockstep_document_error_count(self.raw()) };
        // SAFETY: errors exist as long as their document, and the index is in bounds.
        (0..count).map(|index| unsafe { ParseError(&*ffi::lockstep_document_error(self.raw(), index)) })
    }
    /// The line and the column, from 1, of a byte of the input; requires
    /// [`ParseOptions::positions`](crate::ParseOptions).
    pub fn line_column(&self, offset: u64) -> (u32, u32) {
        let (mut line, mut column) = (0, 0);
        unsafe { ffi::lockstep_document_line_column(self.raw(), offset, &mut line, &mut column) };
        (line, column)
    }
    /// The elements that the selector selects, in tree order, as [`Node::select`] of the result returns them.
    pub fn select<'d>(&'d self, selector: &Selector) -> Select<'d> {
        self.result().select(selector)
    }
    /// The first element that the selector selects.
    pub fn select_first(&self, selector: &Selector) -> Option<Node<'_>> {
        self.result().select_first(selector)
    }
    /// The document or fragment as HTML. [`Display`](fmt::Display) writes the same text.
    pub fn to_html(&self) -> String {
        self.result().inner_html()
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.result().write(&SerializeOptions::default(), f)
    }
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Document").field("title", &self.title()).field("status", &self.status()).finish()
    }
}

/// The encoding of a document, as static names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// The name, such as `windows-1252`.
    pub name: &'static str,
    /// `tentative` or `certain`; `irrelevant` for text.
    pub confidence: &'static str,
    /// How it was found: `byte order mark`, `transport`, `prescan`, `meta`, …
    pub source: &'static str,
}

/// The [quirks mode](https://dom.spec.whatwg.org/#concept-document-quirks) of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs)]
pub enum QuirksMode {
    #[default]
    NoQuirks,
    LimitedQuirks,
    Quirks,
}

/// The type of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum NodeType {
    Element,
    Text,
    ProcessingInstruction,
    Comment,
    Document,
    Doctype,
    /// A document fragment, a shadow root, or the contents of a `template`.
    DocumentFragment,
}

/// The namespace of an element or attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
#[allow(missing_docs)]
pub enum Namespace {
    None = ffi::NAMESPACE_NONE,
    #[default]
    Html = ffi::NAMESPACE_HTML,
    MathMl = ffi::NAMESPACE_MATHML,
    Svg = ffi::NAMESPACE_SVG,
    XLink = ffi::NAMESPACE_XLINK,
    Xml = ffi::NAMESPACE_XML,
    XmlNs = ffi::NAMESPACE_XMLNS,
}

impl Namespace {
    fn of(number: i32) -> Namespace {
        use Namespace::*;
        let known = [Html, MathMl, Svg, XLink, Xml, XmlNs];
        known.into_iter().find(|it| *it as i32 == number).unwrap_or(Namespace::None)
    }
}

/// The number of a node, valid as long as its document; functions that change the document take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(crate) ffi::Node);

/// A node of a document.
#[derive(Clone, Copy)]
pub struct Node<'d> {
    pub(crate) document: &'d Document,
    pub(crate) number: ffi::Node,
}

/// A part of rendered text that was copied from a text node: see [`Node::rendered_text`].
#[derive(Clone, Debug, PartialEq)]
pub struct RenderedRun<'d> {
    /// The part of the rendered text, in bytes.
    pub text: Range<usize>,
    /// The text node.
    pub node: Node<'d>,
    /// Where the part begins in the data of the node, in bytes.
    pub offset: usize,
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number && std::ptr::eq(self.document, other.document)
    }
}
impl Eq for Node<'_> {}

impl<'d> Node<'d> {
    pub(crate) fn raw(self) -> (*const ffi::Document, ffi::Node) {
        (self.document.raw(), self.number)
    }
    pub(crate) fn found(self, number: ffi::Node) -> Option<Node<'d>> {
        self.document.found(number)
    }

    /// The document.
    pub fn document(self) -> &'d Document {
        self.document
    }
    /// The number, which does not borrow the document.
    pub fn id(self) -> NodeId {
        NodeId(self.number)
    }
    /// The type.
    pub fn node_type(self) -> NodeType {
        match unsafe { ffi::lockstep_node_type(self.document.raw(), self.number) } {
            ffi::NODE_ELEMENT => NodeType::Element,
            ffi::NODE_TEXT => NodeType::Text,
            ffi::NODE_PROCESSING_INSTRUCTION => NodeType::ProcessingInstruction,
            ffi::NODE_COMMENT => NodeType::Comment,
            ffi::NODE_DOCTYPE => NodeType::Doctype,
            ffi::NODE_DOCUMENT_FRAGMENT => NodeType::DocumentFragment,
            _ => NodeType::Document,
        }
    }
    /// Whether it is an element.
    pub fn is_element(self) -> bool {
        self.node_type() == NodeType::Element
    }
    /// Whether it is text.
    pub fn is_text(self) -> bool {
        self.node_type() == NodeType::Text
    }
    /// The local name of an element (`div`, `foreignObject`), the name of a doctype, or the target of a processing
    /// instruction.
    pub fn name(self) -> Option<&'d str> {
        unsafe { view(ffi::lockstep_node_name(self.document.raw(), self.number)) }
    }
    /// The namespace of an element.
    pub fn namespace(self) -> Namespace {
        Namespace::of(unsafe { ffi::lockstep_node_namespace(self.document.raw(), self.number) })
    }
    /// The characters of text, a comment or a processing instruction.
    pub fn data(self) -> Option<&'d str> {
        unsafe { view(ffi::lockstep_node_data(self.document.raw(), self.number)) }
    }

    /// The children.
    pub fn children(self) -> Children<'d> {
        Children(self.first_child())
    }
    /// All nodes inside, in tree order, except those in template contents and shadow roots.
    pub fn descendants(self) -> Descendants<'d> {
        Descendants { root: self, last: self }
    }
    /// The parent, its parent, and so on.
    pub fn ancestors(self) -> Ancestors<'d> {
        Ancestors(self.parent())
    }
    /// Whether `other` is this node or is inside it.
    pub fn contains(self, other: Node<'_>) -> bool {
        std::ptr::eq(self.document, other.document)
            && unsafe { ffi::lockstep_node_contains(self.document.raw(), self.number, other.number) }
    }

    /// The attributes of an element, in the order of the input.
    pub fn attributes(self) -> Attributes<'d> {
        let count = unsafe { ffi::lockstep_node_attribute_count(self.document.raw(), self.number) };
        Attributes { node: self, next: 0, count }
    }

    /// The text as a browser renders it with the Standard's style sheet only:
    /// [innerText](https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute).
    ///
    /// ```
    /// let document = lockstep_html::parse("<p>one<br>two <script>three</script><p>four");
    /// assert_eq!(document.body().unwrap().inner_text(), "one\ntwo\n\nfour");
    /// ```
    pub fn inner_text(self) -> String {
        filled(|to| unsafe { ffi::lockstep_node_inner_text(self.document.raw(), self.number, false, to) })
            .unwrap_or_default()
    }
    /// The text that [`Node::inner_text`] returns, with the text nodes that its parts come from.
    ///
    /// ```
    /// let document = lockstep_html::parse_with("<p>one  <b>t&amp;wo</b>", &lockstep_html::ParseOptions {
    ///     positions: true,
    ///     ..Default::default()
    /// })?;
    /// let (text, runs) = document.root().rendered_text();
    /// assert_eq!(text, "one t&wo");
    /// let last = runs.last().unwrap();
    /// assert_eq!((&text[last.text.clone()], last.node.data()), ("t&wo", Some("t&wo")));
    /// assert_eq!(last.node.source_offset(2), Some(17)); // of "w"
    /// # Ok::<(), lockstep_html::Error>(())
    /// ```
    pub fn rendered_text(self) -> (String, Vec<RenderedRun<'d>>) {
        unsafe extern "C" fn add(run: *const ffi::RenderedRun, runs: *mut c_void) {
            // SAFETY: `runs` is the vector below, and nothing else uses it during the call.
            let (run, runs) = unsafe { (&*run, &mut *runs.cast::<Vec<ffi::RenderedRun>>()) };
            runs.push(*run);
        }
        let mut runs: Vec<ffi::RenderedRun> = Vec::new();
        let to_runs: *mut Vec<ffi::RenderedRun> = &mut runs;
        let text = filled(|to| unsafe {
            let document = self.document.raw();
            ffi::lockstep_node_rendered_text(document, self.number, false, to, Some(add), to_runs.cast())
        });
        let of_node = |run: ffi::RenderedRun| RenderedRun {
            text: run.begin..run.end,
            node: Node { number: run.node, ..self },
            offset: run.offset,
        };
        (text.unwrap_or_default(), runs.into_iter().map(of_node).collect())
    }
    /// Where a byte of the data of a text node is in the input, in bytes; `None` if that is not known, or if the
    /// document was parsed without [`positions`](crate::ParseOptions::positions).
    pub fn source_offset(self, text_offset: usize) -> Option<u64> {
        let offset = unsafe { ffi::lockstep_node_source_offset(self.document.raw(), self.number, text_offset) };
        (offset != u64::MAX).then_some(offset)
    }
    /// The node and its contents as Markdown that renders to the same text and structure.
    ///
    /// ```
    /// use lockstep_html::{MarkdownOptions, MarkdownTables};
    /// let document = lockstep_html::parse("<h1>One</h1><table><tr><td colspan=2>two</table>");
    /// let options = MarkdownOptions { tables: MarkdownTables::Html, bullet: '*', ..Default::default() };
    /// let expected = "# One\n\n<table>\n<tr><td colspan=\"2\">two</td></tr>\n</table>\n";
    /// assert_eq!(document.root().markdown(&options).unwrap(), expected);
    /// ```
    pub fn markdown(self, options: &MarkdownOptions) -> Result<String, Error> {
        let mut names = Names::default();
        let options = options.to_c(&mut names)?;
        let mut markdown = null_mut();
        // SAFETY: the text is valid until the result is freed.
        unsafe {
            Error::check(ffi::lockstep_node_markdown(self.document.raw(), self.number, &options, &mut markdown))?;
            let text = view(ffi::lockstep_markdown_text(markdown)).unwrap_or_default().to_owned();
            ffi::lockstep_markdown_free(markdown);
            Ok(text)
        }
    }
    /// The data of the text nodes inside, in tree order.
    pub fn text(self) -> impl Iterator<Item = &'d str> {
        self.descendants().filter(|node| node.is_text()).filter_map(Node::data)
    }
    /// The children as HTML.
    pub fn inner_html(self) -> String {
        self.serialize(&SerializeOptions::default())
    }
    /// The node as HTML. [`Display`](fmt::Display) writes the same text.
    pub fn outer_html(self) -> String {
        self.serialize(&SerializeOptions { format: Format::OuterHtml, ..Default::default() })
    }
    /// The tree as text.
    pub fn serialize(self, options: &SerializeOptions) -> String {
        let mut text = String::new();
        let _ = self.write(options, &mut text); // writing to a String never fails
        text
    }
    /// Writes the tree as text, in pieces.
    pub fn write(self, options: &SerializeOptions, to: &mut dyn fmt::Write) -> fmt::Result {
        struct Writer<'a>(&'a mut dyn fmt::Write, fmt::Result);
        unsafe extern "C" fn take(data: *const u8, size: usize, writer: *mut std::ffi::c_void) {
            let writer = &mut *writer.cast::<Writer<'_>>();
            let piece = if size == 0 { &[][..] } else { std::slice::from_raw_parts(data, size) };
            if writer.1.is_ok() {
                writer.1 = writer.0.write_str(&String::from_utf8_lossy(piece));
            }
        }
        let mut writer = Writer(to, Ok(()));
        let mut names = Names::default();
        let options = options.to_c(&mut names).map_err(|_| fmt::Error)?;
        let user_data = std::ptr::from_mut(&mut writer).cast();
        let status =
            unsafe { ffi::lockstep_serialize(self.document.raw(), self.number, &options, Some(take), user_data) };
        if status < 0 {
            Err(fmt::Error)
        } else {
            writer.1
        }
    }

    /// The elements inside that the selector selects, in tree order. `:scope` is the node.
    pub fn select(self, selector: &Selector) -> Select<'d> {
        Select::new(self, selector)
    }
    /// The first element inside that the selector selects.
    pub fn select_first(self, selector: &Selector) -> Option<Node<'d>> {
        self.found(unsafe { ffi::lockstep_select_first(self.document.raw(), self.number, selector.raw()) })
    }
    /// Whether the element matches.
    pub fn matches(self, selector: &Selector) -> bool {
        unsafe { ffi::lockstep_node_matches(self.document.raw(), self.number, selector.raw()) }
    }
    /// The element, or its nearest ancestor, that matches.
    pub fn closest(self, selector: &Selector) -> Option<Node<'d>> {
        self.found(unsafe { ffi::lockstep_node_closest(self.document.raw(), self.number, selector.raw()) })
    }
}

impl fmt::Display for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(&SerializeOptions { format: Format::OuterHtml, ..Default::default() }, f)
    }
}

impl fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.name().or(self.data()).unwrap_or_default();
        write!(f, "Node({} {:?} {:?})", self.number, self.node_type(), text)
    }
}

/// Iterators that step from a node to the next one.
macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident => $step:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name<'d>(Option<Node<'d>>);

        impl<'d> Iterator for $name<'d> {
            type Item = Node<'d>;
            fn next(&mut self) -> Option<Node<'d>> {
                let node = self.0?;
                self.0 = node.$step();
                Some(node)
            }
        }
        impl FusedIterator for $name<'_> {}
    )*};
}

steps! {
    /// The children of a node.
    Children => next_sibling;
    /// The ancestors of a node.
    Ancestors => parent;
}

/// The nodes inside a node, in tree order.
#[derive(Clone, Debug)]
pub struct Descendants<'d> {
    root: Node<'d>,
    last: Node<'d>,
}

impl<'d> Iterator for Descendants<'d> {
    type Item = Node<'d>;
    fn next(&mut self) -> Option<Node<'d>> {
        let (document, last) = self.last.raw();
        self.last = self.root.found(unsafe { ffi::lockstep_node_following(document, last, self.root.number) })?;
        Some(self.last)
    }
}

/// An attribute of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute<'d> {
    /// The name as written, such as `xlink:href`.
    pub name: &'d str,
    /// The name without its prefix, such as `href`.
    pub local_name: &'d str,
    /// The namespace, if it has one.
    pub namespace: Namespace,
    /// The value; empty for an attribute without one.
    pub value: &'d str,
}

/// The attributes of an element.
#[derive(Clone, Debug)]
pub struct Attributes<'d> {
    node: Node<'d>,
    next: usize,
    count: usize,
}

impl<'d> Iterator for Attributes<'d> {
    type Item = Attribute<'d>;
    fn next(&mut self) -> Option<Attribute<'d>> {
        if self.next == self.count {
            return None;
        }
        let ((document, node), index) = (self.node.raw(), self.next);
        self.next += 1;
        unsafe {
            Some(Attribute {
                name: view(ffi::lockstep_node_attribute_name(document, node, index))?,
                local_name: view(ffi::lockstep_node_attribute_local_name(document, node, index))?,
                namespace: Namespace::of(ffi::lockstep_node_attribute_namespace(document, node, index)),
                value: view(ffi::lockstep_node_attribute_value(document, node, index))?,
            })
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count - self.next, Some(self.count - self.next))
    }
}
impl ExactSizeIterator for Attributes<'_> {}
