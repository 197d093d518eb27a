//! Rewrites with lol_html, changing nothing. See ../../lol_html_parser.cpp.
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
