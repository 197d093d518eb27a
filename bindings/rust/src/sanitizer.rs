//! The sanitizer of the HTML Standard.

use std::ptr::{null, null_mut, NonNull};

use crate::error::Error;
use crate::ffi;
use crate::parser::document;
use crate::text::{filled, view, with_name};
use crate::values::initialized;
use crate::{Document, SanitizerError};

/// Removes unsafe content, and content that its configuration refuses. Methods that change the configuration return
/// whether they changed anything.
///
/// ```
/// use lockstep_html::Sanitizer;
///
/// let sanitizer = Sanitizer::default();
/// assert_eq!(sanitizer.sanitize("<p onclick=steal()>Hi<script>steal()</script>")?, "<p>Hi</p>");
/// let strict = Sanitizer::from_json(r#"{"elements": ["p", {"name": "a", "attributes": ["href"]}]}"#)?;
/// assert_eq!(strict.sanitize("<p>see <a href=/x class=y>this</a> <img src=z>")?, r#"<p>see <a href="/x">this</a> </p>"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sanitizer(NonNull<ffi::Sanitizer>);

// SAFETY: any number of threads may use a sanitizer at the same time; changing it needs `&mut`.
unsafe impl Send for Sanitizer {}
unsafe impl Sync for Sanitizer {}

impl Drop for Sanitizer {
    fn drop(&mut self) {
        unsafe { ffi::lockstep_sanitizer_free(self.0.as_ptr()) }
    }
}

impl Default for Sanitizer {
    /// The Standard's safe default configuration.
    fn default() -> Self {
        Sanitizer::made(|to| unsafe { ffi::lockstep_sanitizer_default_sanitizer(to) })
    }
}

impl Clone for Sanitizer {
    fn clone(&self) -> Self {
        Sanitizer::made(|to| unsafe { ffi::lockstep_sanitizer_copy(self.raw(), to) })
    }
}

/// Defines methods that change the configuration and return whether they changed anything.
macro_rules! modifications {
    ($($(#[$doc:meta])* $name:ident($argument:ident) => $function:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(&mut self, name: &str) -> bool {
            let change = |name| {
                let mut changed = false;
                let $argument = Named { name };
                unsafe { ffi::$function(self.0.as_ptr(), &$argument.$argument(), &mut changed) };
                changed
            };
            with_name(name, change).unwrap_or(false)
        }
    )*};
}

struct Named {
    name: *const std::ffi::c_char,
}

impl Named {
    fn element(&self) -> ffi::SanitizerElement {
        ffi::SanitizerElement { name: self.name, ..initialized(ffi::lockstep_sanitizer_element_init) }
    }
    fn attribute(&self) -> ffi::SanitizerName {
        ffi::SanitizerName { name: self.name, namespace_uri: null() }
    }
}

impl Sanitizer {
    fn made(make: impl FnOnce(*mut *mut ffi::Sanitizer) -> ffi::Status) -> Sanitizer {
        let mut made = null_mut();
        make(&mut made);
        Sanitizer(NonNull::new(made).expect("memory"))
    }
    pub(crate) fn raw(&self) -> *const ffi::Sanitizer {
        self.0.as_ptr()
    }

    /// The configuration `{}`, which by itself refuses nothing. Unsafe content is still removed.
    pub fn keep_everything() -> Sanitizer {
        Sanitizer::made(|to| unsafe { ffi::lockstep_sanitizer_keep_everything(to) })
    }
    /// Creates a sanitizer from a configuration as JSON, as Web IDL defines it:
    /// `{"elements": ["p", "b"], "attributes": ["class"]}`.
    pub fn from_json(json: &str) -> Result<Sanitizer, SanitizerError> {
        let (mut made, mut error) = (null_mut(), null_mut());
        let (data, size) = (json.as_ptr(), json.len());
        unsafe {
            ffi::lockstep_sanitizer_from_json(data, size, ffi::UNMENTIONED_REMOVED, &mut made, &mut error);
        }
        NonNull::new(made).map(Sanitizer).ok_or_else(|| SanitizerError::take(error))
    }
    /// The configuration as JSON.
    pub fn to_json(&self) -> String {
        filled(|to| unsafe { ffi::lockstep_sanitizer_to_json(self.raw(), to) }).unwrap_or_default()
    }

    modifications! {
        /// Keeps an HTML element.
        allow_element(element) => lockstep_sanitizer_allow_element;
        /// Removes an HTML element with its children.
        remove_element(element) => lockstep_sanitizer_remove_element;
        /// Removes an HTML element but keeps its children.
        replace_element_with_children(element) => lockstep_sanitizer_replace_element_with_children;
        /// Keeps an attribute on every element.
        allow_attribute(attribute) => lockstep_sanitizer_allow_attribute;
        /// Removes an attribute from every element.
        remove_attribute(attribute) => lockstep_sanitizer_remove_attribute;
    }
    /// Keeps or removes comments.
    pub fn set_comments(&mut self, allow: bool) -> bool {
        let mut changed = false;
        unsafe { ffi::lockstep_sanitizer_set_comments(self.0.as_ptr(), allow, &mut changed) };
        changed
    }

    /// Sanitizes text to text: the result is safe wherever it is inserted into a page's `body`, and stays safe when it
    /// is parsed again.
    pub fn sanitize(&self, html: &str) -> Result<String, Error> {
        let mut result = null_mut();
        let (data, size) = (html.as_ptr(), html.len());
        let status = unsafe { ffi::lockstep_sanitize_text(data, size, self.raw(), null(), &mut result) };
        let text = unsafe { view(ffi::lockstep_sanitized_text_html(result)) }.map(str::to_owned);
        unsafe { ffi::lockstep_sanitized_text_free(result) };
        Error::check(status)?;
        text.ok_or(Error::OutOfMemory)
    }
    /// Parses a whole page and sanitizes it: [`Document.parseHTML()`](https://html.spec.whatwg.org/#dom-parsehtml).
    pub fn parse(&self, html: &str) -> Result<Document, Error> {
        document(|to| unsafe { ffi::lockstep_parse_html(html.as_ptr(), html.len(), self.raw(), null(), to) })
    }
}

impl std::fmt::Debug for Sanitizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sanitizer").field(&self.to_json()).finish()
    }
}
