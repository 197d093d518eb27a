// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
//! Methods that only convert arguments and results.

use std::ops::Range;

use crate::error::range_of;
use crate::ffi;
use crate::text::{filled, literal, view, with_name};
use crate::{Document, Error, Node, NodeId, ParseError, Position};

impl<'d> Node<'d> {
    /// The parent, or none.
    pub fn parent(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_parent(self.document.raw(), self.number)) }
    }
    /// The first child, or none.
    pub fn first_child(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_first_child(self.document.raw(), self.number)) }
    }
    /// The last child, or none.
    pub fn last_child(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_last_child(self.document.raw(), self.number)) }
    }
    /// The next sibling, or none.
    pub fn next_sibling(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_next_sibling(self.document.raw(), self.number)) }
    }
    /// The previous sibling, or none.
    pub fn previous_sibling(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_previous_sibling(self.document.raw(), self.number)) }
    }
    /// The next sibling that is an element, or none. O(nodes passed)
    /// <https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode>
    pub fn next_element_sibling(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_next_element_sibling(self.document.raw(), self.number)) }
    }
    /// The previous sibling that is an element, or none. O(nodes passed)
    pub fn previous_element_sibling(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_previous_element_sibling(self.document.raw(), self.number)) }
    }
    /// The first child that is an element, or none. O(children passed) <https://dom.spec.whatwg.org/#interface-parentnode>
    pub fn first_element_child(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_first_element_child(self.document.raw(), self.number)) }
    }
    /// The last child that is an element, or none. O(children passed)
    pub fn last_element_child(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_last_element_child(self.document.raw(), self.number)) }
    }
    /// The number of children that are elements. O(children)
    pub fn child_element_count(self) -> usize {
        unsafe { ffi::lockstep_node_child_element_count(self.document.raw(), self.number) }
    }
    /// Whether the node is in the tree of its document, including shadow roots. O(depth)
    /// <https://dom.spec.whatwg.org/#connected>
    pub fn is_connected(self) -> bool {
        unsafe { ffi::lockstep_node_is_connected(self.document.raw(), self.number) }
    }
    /// The form owner of an element, or none. It is determined by the element's `form` attribute, by the parser, or by the
    /// nearest `form` ancestor. O(depth); O(nodes of the tree) with a `form` attribute
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>
    pub fn form_owner(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_form_owner(self.document.raw(), self.number)) }
    }
    /// The contents of a `template` element, which are a fragment; none for other nodes.
    pub fn template_contents(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_template_contents(self.document.raw(), self.number)) }
    }
    /// The shadow root that a declarative template attached to the element, which is a fragment; none if the element has no
    /// shadow root.
    pub fn shadow_root(self) -> Option<Node<'d>> {
        unsafe { self.found(ffi::lockstep_node_shadow_root(self.document.raw(), self.number)) }
    }
    /// For an element or fragment, the data of all text nodes among its descendants; for a text node, a comment or a
    /// processing instruction, its data; for other nodes, empty. O(tree)
    /// <https://dom.spec.whatwg.org/#dom-node-textcontent>
    pub fn text_content(self) -> String {
        filled(|to| unsafe { ffi::lockstep_node_text_content(self.document.raw(), self.number, to) }).unwrap_or_default()
    }
    /// The language of the node, as written; empty if it is unknown. At most O(nodes of the document)
    /// <https://html.spec.whatwg.org/multipage/dom.html#language>
    pub fn language(self) -> Option<&'d str> {
        unsafe { view(ffi::lockstep_node_language(self.document.raw(), self.number)) }
    }
    /// Returns the value of the attribute with that qualified name; `None` if there is no such attribute. O(attributes)
    pub fn attr(self, qualified_name: &str) -> Option<&'d str> {
        with_name(qualified_name, |qualified_name| unsafe { view(ffi::lockstep_node_attribute(self.document.raw(), self.number, qualified_name)) }).unwrap_or(None)
    }
    /// Whether the attribute's tokens include `token`. O(attributes + value)
    pub fn has_token(self, qualified_name: &str, token: &str) -> bool {
        with_name(qualified_name, |qualified_name| with_name(token, |token| unsafe { ffi::lockstep_node_has_token(self.document.raw(), self.number, qualified_name, token) }).unwrap_or(false)).unwrap_or(false)
    }
    /// Whether `name` is one of the element's classes; in quirks mode, ASCII case is ignored. O(attributes + value)
    pub fn has_class(self, name: &str) -> bool {
        with_name(name, |name| unsafe { ffi::lockstep_node_has_class(self.document.raw(), self.number, name) }).unwrap_or(false)
    }
    /// The range of an element's start tag, or of any other node as a whole; none for nodes that are not in the input.
    /// O(log input)
    pub fn range(self) -> Option<Range<u64>> {
        unsafe { range_of(ffi::lockstep_node_range(self.document.raw(), self.number)) }
    }
    /// The range of the end tag that closed an element; none if the end tag was implied. O(log input)
    pub fn end_tag_range(self) -> Option<Range<u64>> {
        unsafe { range_of(ffi::lockstep_node_end_tag_range(self.document.raw(), self.number)) }
    }
    /// Whether the range of a text node contains anything other than its characters. O(log input)
    pub fn range_has_gaps(self) -> bool {
        unsafe { ffi::lockstep_node_range_has_gaps(self.document.raw(), self.number) }
    }
}

impl Document {
    /// The `head` element, or none.
    pub fn head(&self) -> Option<Node<'_>> {
        unsafe { self.found(ffi::lockstep_document_head(self.raw())) }
    }
    /// The `body` or `frameset` element, or none: <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub fn body(&self) -> Option<Node<'_>> {
        unsafe { self.found(ffi::lockstep_document_body(self.raw())) }
    }
    /// The text of the document's title, with ASCII whitespace stripped and collapsed; empty if there is none.
    /// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
    pub fn title(&self) -> String {
        filled(|to| unsafe { ffi::lockstep_document_title(self.raw(), to) }).unwrap_or_default()
    }
    /// The `href` attribute, as written, of the first HTML `base` element that has one; `None` if no element has one.
    /// O(nodes before it) <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url>
    pub fn base_href(&self) -> Option<&str> {
        unsafe { view(ffi::lockstep_document_base_href(self.raw())) }
    }
    /// Whether [`Limits::depth`](crate::Limits) moved nodes higher in the tree than the Standard puts them.
    pub fn flattened(&self) -> bool {
        unsafe { ffi::lockstep_document_flattened(self.raw()) }
    }
    /// The memory that the tree takes, in bytes. Includes a copied input but not a borrowed one.
    pub fn memory(&self) -> usize {
        unsafe { ffi::lockstep_document_memory(self.raw()) }
    }
    /// Whether a late `meta` restarted the parser.
    pub fn parsed_again(&self) -> bool {
        unsafe { ffi::lockstep_document_parsed_again(self.raw()) }
    }
    /// The part of the input, in UTF-8, that views may point into. Valid until the document is modified or freed.
    pub fn source(&self) -> Option<&str> {
        unsafe { view(ffi::lockstep_document_source(self.raw())) }
    }
    /// Whether [`ParseOptions::positions`](crate::ParseOptions) was set.
    pub fn has_positions(&self) -> bool {
        unsafe { ffi::lockstep_document_has_positions(self.raw()) }
    }
    /// Whether there were more errors than [`ParseOptions::max_errors`](crate::ParseOptions).
    pub fn errors_truncated(&self) -> bool {
        unsafe { ffi::lockstep_document_errors_truncated(self.raw()) }
    }
    /// Creates a text node without a parent. O(size)
    pub fn create_text(&mut self, data: &str) -> Result<NodeId, Error> {
        self.create(|document, to| unsafe { ffi::lockstep_document_create_text(document, data.as_ptr(), data.len(), to) })
    }
    /// Creates a comment without a parent. O(size)
    pub fn create_comment(&mut self, data: &str) -> Result<NodeId, Error> {
        self.create(|document, to| unsafe { ffi::lockstep_document_create_comment(document, data.as_ptr(), data.len(), to) })
    }
    /// Creates an empty document fragment.
    pub fn create_fragment(&mut self) -> Result<NodeId, Error> {
        self.create(|document, to| unsafe { ffi::lockstep_document_create_fragment(document, to) })
    }
    /// Inserts `child` as the first child: see `insert_before()`.
    pub fn prepend(&mut self, parent: NodeId, child: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_prepend(self.raw_mut(), parent.0, child.0)) }
    }
    /// Inserts `child` as the last child: see `insert_before()`.
    pub fn append(&mut self, parent: NodeId, child: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_append(self.raw_mut(), parent.0, child.0)) }
    }
    /// Removes `child` from its parent, if it has one, and inserts it before `reference`, a child of `parent`, or at the
    /// end if there is none. For a fragment, moves its children instead. O(1); O(depth of the parent) if `child` has
    /// children; O(children of the fragment) for a fragment; O(children of the Document node) when inserting into it.
    /// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
    pub fn insert_before(&mut self, parent: NodeId, child: NodeId, reference: impl Into<Option<NodeId>>) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_insert_before(self.raw_mut(), parent.0, child.0, reference.into().map_or(0, |it| it.0))) }
    }
    /// Like `insert_before()`, but inserts `child` after `reference`, or at the start if there is none.
    pub fn insert_after(&mut self, parent: NodeId, child: NodeId, reference: impl Into<Option<NodeId>>) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_insert_after(self.raw_mut(), parent.0, child.0, reference.into().map_or(0, |it| it.0))) }
    }
    /// Replaces `child` with `replacement`, or with the children of a fragment.
    /// <https://dom.spec.whatwg.org/#concept-node-replace>
    pub fn replace(&mut self, child: NodeId, replacement: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_replace(self.raw_mut(), child.0, replacement.0)) }
    }
    /// Removes the node from its parent, if it has one. It can be inserted again.
    pub fn remove(&mut self, node: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_remove(self.raw_mut(), node.0)) }
    }
    /// Removes all children of the node. O(children)
    pub fn remove_children(&mut self, parent: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_remove_children(self.raw_mut(), parent.0)) }
    }
    /// Replaces the node with its children. This is refused for a child of the Document node. O(children)
    pub fn unwrap(&mut self, node: NodeId) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_unwrap(self.raw_mut(), node.0)) }
    }
    /// Replaces the children of an element or fragment, or the contents of a `template`. The context is the element; for a
    /// shadow root or the contents of a template, its host; for another fragment, `body`.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml>
    pub fn set_inner_html(&mut self, node: NodeId, html: &str) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_set_inner_html(self.raw_mut(), node.0, html.as_ptr(), html.len(), std::ptr::null())) }
    }
    /// Replaces the node. The context is its parent, or `body` in a fragment. Returns `NoModificationAllowed` for a child
    /// of the Document node, and `NotFound` for a node without a parent.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml>
    pub fn set_outer_html(&mut self, node: NodeId, html: &str) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_set_outer_html(self.raw_mut(), node.0, html.as_ptr(), html.len(), std::ptr::null())) }
    }
    /// Inserts the nodes next to an element or inside it. The context is the node into which they are inserted, or `body`
    /// if that node is `html` or a fragment. Returns `NoModificationAllowed` next to an element that has no parent or is a
    /// child of the Document node.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml>
    pub fn insert_adjacent_html(&mut self, element: NodeId, position: Position, html: &str) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_insert_adjacent_html(self.raw_mut(), element.0, position as i32, html.as_ptr(), html.len(), std::ptr::null())) }
    }
    /// Sets the first attribute with that qualified name, or adds one in no namespace. Uses the name unchanged: attribute
    /// names of HTML elements should be in lowercase. O(attributes + size)
    pub fn set_attribute(&mut self, element: NodeId, qualified_name: &str, value: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| unsafe { Error::check(ffi::lockstep_node_set_attribute(self.raw_mut(), element.0, qualified_name, value.as_ptr(), value.len())) }).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Removes the first attribute with that qualified name, if there is one. O(attributes)
    pub fn remove_attribute(&mut self, element: NodeId, qualified_name: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| unsafe { Error::check(ffi::lockstep_node_remove_attribute(self.raw_mut(), element.0, qualified_name)) }).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Gives the first attribute with that qualified name another name; the attribute keeps its place. If the element
    /// already has an attribute with the new name, that attribute is removed, and the renamed one is in its namespace;
    /// otherwise, the renamed attribute is in no namespace. Returns `NotFound` if there is no attribute to rename.
    /// O(attributes)
    pub fn rename_attribute(&mut self, element: NodeId, qualified_name: &str, new_name: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| with_name(new_name, |new_name| unsafe { Error::check(ffi::lockstep_node_rename_attribute(self.raw_mut(), element.0, qualified_name, new_name)) }).unwrap_or(Err(Error::InvalidCharacter))).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Gives an element another local name in the same namespace; the element keeps its identity and position. Returns
    /// `NotSupported` for an HTML element if the old or the new name is `template`. O(size)
    pub fn rename_element(&mut self, element: NodeId, local_name: &str) -> Result<(), Error> {
        with_name(local_name, |local_name| unsafe { Error::check(ffi::lockstep_node_rename_element(self.raw_mut(), element.0, local_name)) }).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Adds a token to an attribute that contains a set of tokens, such as `class`. The attribute is rewritten with one
    /// space between tokens. Returns `InvalidCharacter` for a token that is empty or contains ASCII whitespace.
    /// <https://dom.spec.whatwg.org/#interface-domtokenlist>
    pub fn add_token(&mut self, element: NodeId, qualified_name: &str, token: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| with_name(token, |token| unsafe { Error::check(ffi::lockstep_node_add_token(self.raw_mut(), element.0, qualified_name, token)) }).unwrap_or(Err(Error::InvalidCharacter))).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Removes a token: see `add_token()`.
    pub fn remove_token(&mut self, element: NodeId, qualified_name: &str, token: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| with_name(token, |token| unsafe { Error::check(ffi::lockstep_node_remove_token(self.raw_mut(), element.0, qualified_name, token)) }).unwrap_or(Err(Error::InvalidCharacter))).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Removes a token if the attribute has it; otherwise adds it: see `add_token()`.
    pub fn toggle_token(&mut self, element: NodeId, qualified_name: &str, token: &str) -> Result<(), Error> {
        with_name(qualified_name, |qualified_name| with_name(token, |token| unsafe { Error::check(ffi::lockstep_node_toggle_token(self.raw_mut(), element.0, qualified_name, token)) }).unwrap_or(Err(Error::InvalidCharacter))).unwrap_or(Err(Error::InvalidCharacter))
    }
    /// Replaces the children of an element or fragment with one text node, or removes them if the text is empty. For other
    /// nodes, works like `set_data()`. O(size + children) <https://dom.spec.whatwg.org/#dom-node-textcontent>
    pub fn set_text_content(&mut self, node: NodeId, text: &str) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_set_text_content(self.raw_mut(), node.0, text.as_ptr(), text.len())) }
    }
    /// Replaces the data of a text node, a comment or a processing instruction. O(size)
    pub fn set_data(&mut self, node: NodeId, data: &str) -> Result<(), Error> {
        unsafe { Error::check(ffi::lockstep_node_set_data(self.raw_mut(), node.0, data.as_ptr(), data.len())) }
    }
}

impl ParseError<'_> {
    /// Returns the name of the error: the Standard's code ("eof-in-tag") or, for an error of tree construction, Lockstep's
    /// own name ("in-body-end-tag-p-not-open"). Names are stable.
    pub fn name(&self) -> &'static str {
        unsafe { literal(ffi::lockstep_error_name(self.0)).unwrap_or_default() }
    }
    /// Returns what is wrong and how the parser handled it, in one sentence for the author of the page.
    pub fn explanation(&self) -> &'static str {
        unsafe { literal(ffi::lockstep_error_explanation(self.0)).unwrap_or_default() }
    }
    /// Returns the Standard's anchor for the error, on <https://html.spec.whatwg.org/multipage/parsing.html>:
    /// "#parse-error-eof-in-tag".
    pub fn anchor(&self) -> &'static str {
        unsafe { literal(ffi::lockstep_error_anchor(self.0)).unwrap_or_default() }
    }
    /// Returns what is wrong and how the parser handled it, with the names of the tag, element or attribute. O(text)
    pub fn message(&self) -> String {
        filled(|to| unsafe { ffi::lockstep_error_message(self.0, to) }).unwrap_or_default()
    }
    /// The line where the fault begins, 1-based.
    pub fn line(&self) -> u32 {
        unsafe { ffi::lockstep_error_line(self.0) }
    }
    /// The column where the fault begins, 1-based, in code points; a newline belongs to the line that it ends.
    pub fn column(&self) -> u32 {
        unsafe { ffi::lockstep_error_column(self.0) }
    }
    /// The offset at which the Standard's algorithm reports the error, which may be after the fault. Useful for comparing
    /// parsers.
    pub fn reported_offset(&self) -> u64 {
        unsafe { ffi::lockstep_error_reported_offset(self.0) }
    }
    /// The line of that offset, 1-based.
    pub fn reported_line(&self) -> u32 {
        unsafe { ffi::lockstep_error_reported_line(self.0) }
    }
    /// The column of that offset, 1-based, in code points.
    pub fn reported_column(&self) -> u32 {
        unsafe { ffi::lockstep_error_reported_column(self.0) }
    }
}
