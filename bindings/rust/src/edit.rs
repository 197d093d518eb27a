//! Changing documents.

use crate::ffi;
use crate::text::with_name;
use crate::{Document, Error, Namespace, NodeId, Sanitizer};

/// Where [`Document::insert_adjacent_html`] inserts the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Position {
    /// Before the element.
    BeforeBegin = ffi::BEFORE_BEGIN,
    /// Inside, before its first child.
    AfterBegin = ffi::AFTER_BEGIN,
    /// Inside, after its last child.
    BeforeEnd = ffi::BEFORE_END,
    /// After the element.
    AfterEnd = ffi::AFTER_END,
}

/// # Changing the tree
///
/// These functions take node numbers, which stay valid even when the nodes are removed. A function that fails changes
/// nothing. The memory of removed nodes is freed with the document.
///
/// ```
/// let mut document = lockstep_html::parse("<ul><li>one</ul>");
/// let list = document.body().unwrap().first_child().unwrap().id();
/// let item = document.create_element("li")?;
/// document.set_text_content(item, "two & three")?;
/// document.append(list, item)?;
/// assert_eq!(document.get(list).unwrap().to_string(), "<ul><li>one</li><li>two &amp; three</li></ul>");
/// assert_eq!(document.append(item, list), Err(lockstep_html::Error::HierarchyRequest));
/// # Ok::<(), lockstep_html::Error>(())
/// ```
impl Document {
    pub(crate) fn raw_mut(&mut self) -> *mut ffi::Document {
        self.0.as_ptr()
    }
    pub(crate) fn create(
        &mut self,
        make: impl FnOnce(*mut ffi::Document, *mut ffi::Node) -> ffi::Status,
    ) -> Result<NodeId, Error> {
        let mut node = 0;
        Error::check(make(self.raw_mut(), &mut node)).map(|()| NodeId(node))
    }

    /// Creates an HTML element without a parent. The name should be in lower case.
    pub fn create_element(&mut self, name: &str) -> Result<NodeId, Error> {
        self.create_element_ns(Namespace::Html, name)
    }
    /// Creates an element in the namespace of HTML, MathML or SVG.
    pub fn create_element_ns(&mut self, namespace: Namespace, name: &str) -> Result<NodeId, Error> {
        self.create(|document, to| {
            with_name(name, |name| unsafe {
                ffi::lockstep_document_create_element(document, name, namespace as i32, to)
            })
            .unwrap_or(ffi::INVALID_CHARACTER)
        })
    }
    /// Copies a node of this document, with its descendants if `subtree` is true.
    pub fn clone_node(&mut self, node: NodeId, subtree: bool) -> Result<NodeId, Error> {
        self.create(|it, to| unsafe { ffi::lockstep_document_clone(it, it, node.0, subtree, to) })
    }
    /// Copies a node of another document into this one, with its descendants if `subtree` is true.
    pub fn import(&mut self, node: crate::Node<'_>, subtree: bool) -> Result<NodeId, Error> {
        let (from, number) = node.raw();
        self.create(|it, to| unsafe { ffi::lockstep_document_clone(it, from, number, subtree, to) })
    }

    /// Moves a node of another document, with its descendants, into this one, without a parent. The result is a new
    /// node; the old node can still be read, but not changed.
    ///
    /// ```
    /// let mut page = lockstep_html::parse("<ul></ul>");
    /// let mut other = lockstep_html::parse("<li>one");
    /// let item = other.body().unwrap().first_child().unwrap().id();
    /// let list = page.body().unwrap().first_child().unwrap().id();
    /// let item = page.adopt(&mut other, item)?;
    /// page.append(list, item)?;
    /// assert_eq!(page.get(list).unwrap().to_string(), "<ul><li>one</li></ul>");
    /// assert_eq!(other.body().unwrap().inner_html(), "");
    /// # Ok::<(), lockstep_html::Error>(())
    /// ```
    pub fn adopt(&mut self, from: &mut Document, node: NodeId) -> Result<NodeId, Error> {
        let from = from.raw_mut();
        self.create(|it, to| unsafe { ffi::lockstep_document_adopt(it, from, node.0, to) })
    }

    /// Adds a class.
    pub fn add_class(&mut self, element: NodeId, class: &str) -> Result<(), Error> {
        self.add_token(element, "class", class)
    }
    /// Removes a class.
    pub fn remove_class(&mut self, element: NodeId, class: &str) -> Result<(), Error> {
        self.remove_token(element, "class", class)
    }

    /// Removes the descendants and attributes that are unsafe or that the configuration refuses.
    pub fn sanitize(&mut self, node: NodeId, sanitizer: &Sanitizer) -> Result<(), Error> {
        Error::check(unsafe { ffi::lockstep_sanitize(self.raw_mut(), node.0, sanitizer.raw(), std::ptr::null()) })
    }
    /// [`setHTML()`](https://html.spec.whatwg.org/#dom-element-sethtml): replaces the children with the sanitized
    /// markup.
    pub fn set_html(&mut self, target: NodeId, html: &str, sanitizer: &Sanitizer) -> Result<(), Error> {
        let (data, size) = (html.as_ptr(), html.len());
        let (options, nothing_done) = (std::ptr::null(), std::ptr::null_mut());
        Error::check(unsafe {
            ffi::lockstep_set_html(self.raw_mut(), target.0, data, size, sanitizer.raw(), options, nothing_done)
        })
    }
}
