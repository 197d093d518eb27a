//! Helpers for options, and the formats in which trees are written.

use std::ffi::{c_char, CString};
use std::mem::{size_of, MaybeUninit};
use std::ptr::null;

use crate::ffi;
use crate::text::{literal, with_name};
use crate::{EncodingOptions, Error, FragmentContext};

/// Returns the library's defaults.
pub(crate) fn initialized<T>(init: unsafe extern "C" fn(*mut T, usize)) -> T {
    let mut options = MaybeUninit::<T>::zeroed();
    // SAFETY: the function fills the whole struct.
    unsafe {
        init(options.as_mut_ptr(), size_of::<T>());
        options.assume_init()
    }
}

/// The names that options point to.
#[derive(Default)]
pub(crate) struct Names(Vec<CString>);

impl Names {
    pub(crate) fn add(&mut self, name: Option<&str>) -> Result<*const c_char, Error> {
        let Some(name) = name else { return Ok(null()) };
        self.0.push(CString::new(name).map_err(|_| Error::BadArgument)?);
        Ok(self.0.last().map_or(null(), |it| it.as_ptr()))
    }
}

impl From<&str> for FragmentContext {
    /// The HTML element with that name.
    fn from(name: &str) -> Self {
        FragmentContext { local_name: Some(name.into()), ..Default::default() }
    }
}

impl EncodingOptions {
    /// Returns options with the encoding named by the value of a Content-Type header, such as `text/html;
    /// charset=koi8-r`.
    pub fn content_type(value: &str) -> EncodingOptions {
        let find = |value| literal(unsafe { ffi::lockstep_charset_of_content_type(value) });
        let found = with_name(value, find).flatten();
        EncodingOptions { transport_encoding: found.map(str::to_owned), ..Default::default() }
    }
}

/// The format in which a tree is written.
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
