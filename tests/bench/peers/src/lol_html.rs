//! Rewrites with lol_html, changing nothing. See ../../lol_html_parser.cpp and ../../rewriter.cpp.
use lol_html::{doc_comments, doc_text, doctype, element, HtmlRewriter, Settings};
use std::cell::Cell;

/// Rewrites to nowhere, and returns how often a handler was called. `captures`: handlers for all start tags, texts,
/// comments and doctypes; otherwise there are none.
///
/// # Safety
/// `html` has `size` bytes.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_lol_html_run(html: *const u8, size: usize, captures: bool) -> u64 {
    let calls = Cell::new(0);
    let count = || {
        calls.set(calls.get() + 1);
        Ok(())
    };
    let mut settings = Settings::new().with_strict(false);
    if captures {
        settings = settings
            .append_element_content_handler(element!("*", |_| count()))
            .append_document_content_handler(doc_text!(|_| count()))
            .append_document_content_handler(doc_comments!(|_| count()))
            .append_document_content_handler(doctype!(|_| count()));
    }
    let mut rewriter = HtmlRewriter::new(settings, |_: &[u8]| ());
    rewriter.write(std::slice::from_raw_parts(html, size)).unwrap();
    rewriter.end().unwrap();
    calls.get()
}

/// The same in pieces, with one handler, for the elements that `selector` matches; without a handler if it is empty.
///
/// # Safety
/// `html` has `size` bytes, and `selector` has `selector_size`, in UTF-8.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_lol_html_rewrite(
    html: *const u8,
    size: usize,
    piece: usize,
    selector: *const u8,
    selector_size: usize,
) -> u64 {
    let calls = Cell::new(0);
    let selector = std::str::from_utf8(std::slice::from_raw_parts(selector, selector_size)).unwrap();
    let mut settings = Settings::new().with_strict(false);
    if !selector.is_empty() {
        settings = settings.append_element_content_handler(element!(selector, |_| {
            calls.set(calls.get() + 1);
            Ok(())
        }));
    }
    let mut rewriter = HtmlRewriter::new(settings, |_: &[u8]| ());
    for bytes in std::slice::from_raw_parts(html, size).chunks(piece) {
        rewriter.write(bytes).unwrap();
    }
    rewriter.end().unwrap();
    calls.get()
}
