//! Strings passed between the two languages.

use std::ffi::{c_char, CStr};

use crate::ffi;
use crate::Error;

/// A static string of the library: a name, a date, an encoding.
pub(crate) fn literal(text: *const c_char) -> Option<&'static str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: the library's static strings are ASCII, or UTF-8, and end with a zero byte.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// A view of the library's UTF-8, valid for `'a`, which the caller chooses.
///
/// # Safety
/// The view must be valid for `'a`.
pub(crate) unsafe fn view<'a>(text: ffi::String) -> Option<&'a str> {
    if text.data.is_null() {
        return None;
    }
    let bytes = std::slice::from_raw_parts(text.data, text.size);
    debug_assert!(std::str::from_utf8(bytes).is_ok());
    // All text of a tree is UTF-8: decoding replaces ill-formed sequences, and Rust passes only `str`.
    Some(std::str::from_utf8_unchecked(bytes))
}

/// Returns the text that `fill` stores in a buffer. A status below 0 is an error.
pub(crate) fn filled(fill: impl FnOnce(*mut ffi::Buffer) -> ffi::Status) -> Result<String, Error> {
    let mut buffer = ffi::Buffer { data: std::ptr::null_mut(), size: 0 };
    let status = fill(&mut buffer);
    // SAFETY: the view is copied before the buffer is freed.
    let text = unsafe { view(ffi::String { data: buffer.data, size: buffer.size }) }.map(str::to_owned);
    unsafe { ffi::lockstep_buffer_free(&mut buffer) };
    Error::check(status).map(|()| text.unwrap_or_default())
}

/// Calls a function with the text followed by a zero byte; `None` if the text contains one.
pub(crate) fn with_name<R>(text: &str, call: impl FnOnce(*const c_char) -> R) -> Option<R> {
    let bytes = text.as_bytes();
    if bytes.contains(&0) {
        return None;
    }
    let mut short = [0u8; 64]; // nearly all names fit
    if bytes.len() < short.len() {
        short[..bytes.len()].copy_from_slice(bytes);
        return Some(call(short.as_ptr().cast()));
    }
    let mut long = Vec::with_capacity(bytes.len() + 1);
    long.extend_from_slice(bytes);
    long.push(0);
    Some(call(long.as_ptr().cast()))
}
