//! Sanitizes with ammonia, by its own lists or by given ones.
use ammonia::Builder;
use std::collections::{HashMap, HashSet};

/// A builder with its default lists, but without adding `rel` to links.
#[no_mangle]
pub extern "C" fn lockstep_bench_ammonia_default() -> *mut Builder<'static> {
    let mut builder = Builder::default();
    builder.link_rel(None);
    Box::into_raw(Box::new(builder))
}

/// A builder with these lists: lines of an element and its attributes; the first, of attributes of all elements, begins
/// with `*`.
///
/// # Safety
/// `lists` has `size` bytes of UTF-8.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_ammonia_with(lists: *const u8, size: usize) -> *mut Builder<'static> {
    // Never freed: the builder borrows the names until the end of the program.
    let text: &'static str =
        Box::leak(std::str::from_utf8(std::slice::from_raw_parts(lists, size)).unwrap().to_owned().into_boxed_str());
    let mut tags = HashSet::new();
    let mut attributes = HashMap::new();
    let mut generic = HashSet::new();
    for line in text.lines() {
        let mut words = line.split(' ');
        match words.next().unwrap() {
            "*" => generic = words.collect(),
            tag => {
                tags.insert(tag);
                attributes.insert(tag, words.collect::<HashSet<_>>());
            }
        }
    }
    let mut builder = Builder::default();
    builder.tags(tags).tag_attributes(attributes).generic_attributes(generic).link_rel(None);
    Box::into_raw(Box::new(builder))
}

/// Sanitizes, frees the result, and returns its size.
///
/// # Safety
/// `html` has `size` bytes of UTF-8; `builder` is one of the above.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_ammonia_run(builder: *const Builder<'static>, html: *const u8, size: usize) -> usize {
    (*builder).clean(std::str::from_utf8_unchecked(std::slice::from_raw_parts(html, size))).to_string().len()
}
