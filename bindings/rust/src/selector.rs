//! CSS selectors.

use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ptr::{null, null_mut, NonNull};
use std::str::FromStr;

use crate::ffi;
use crate::{Node, SelectorError};

/// A compiled list of CSS selectors, for any number of documents and threads.
///
/// ```
/// use lockstep_html::Selector;
///
/// let error = Selector::parse("li:frist-child").unwrap_err();
/// assert_eq!(error.message, "unknown pseudo-class “:frist-child”; did you mean “:first-child”?");
/// ```
pub struct Selector {
    raw: NonNull<ffi::Selector>,
    text: Box<str>,
}

// SAFETY: any number of threads may use a selector at the same time.
unsafe impl Send for Selector {}
unsafe impl Sync for Selector {}

impl Drop for Selector {
    fn drop(&mut self) {
        unsafe { ffi::lockstep_selector_free(self.raw.as_ptr()) }
    }
}

impl Selector {
    /// Compiles a list of selectors. `:hover` and other pseudo-classes that depend on a user, scripts or media match
    /// nothing.
    pub fn parse(css: &str) -> Result<Selector, SelectorError> {
        let (mut made, mut error) = (null_mut(), null_mut());
        unsafe { ffi::lockstep_selector_parse(css.as_ptr(), css.len(), null(), 0, &mut made, &mut error) };
        match NonNull::new(made) {
            Some(raw) => Ok(Selector { raw, text: css.into() }),
            None => Err(SelectorError::take(error)),
        }
    }
    pub(crate) fn raw(&self) -> *const ffi::Selector {
        self.raw.as_ptr()
    }
}

impl FromStr for Selector {
    type Err = SelectorError;
    fn from_str(css: &str) -> Result<Selector, SelectorError> {
        Selector::parse(css)
    }
}

impl std::fmt::Debug for Selector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Selector").field(&self.text).finish()
    }
}

/// The elements that a selector matches, found one at a time. The selector is needed only to create the iterator.
pub struct Select<'d> {
    raw: *mut ffi::Selection,
    root: Node<'d>,
    document: PhantomData<&'d crate::Document>,
}

impl<'d> Select<'d> {
    pub(crate) fn new(root: Node<'d>, selector: &Selector) -> Select<'d> {
        let mut raw = null_mut();
        let (document, node) = root.raw();
        unsafe { ffi::lockstep_select(document, node, selector.raw(), &mut raw) };
        Select { raw, root, document: PhantomData }
    }
}

impl<'d> Iterator for Select<'d> {
    type Item = Node<'d>;
    fn next(&mut self) -> Option<Node<'d>> {
        self.root.found(unsafe { ffi::lockstep_selection_next(self.raw) })
    }
}
impl FusedIterator for Select<'_> {}

impl Drop for Select<'_> {
    fn drop(&mut self) {
        unsafe { ffi::lockstep_selection_free(self.raw) }
    }
}
