//! Parses with html5ever into the tree that its project supplies.
use html5ever::tendril::TendrilSink;
use html5ever::{parse_document, ParseOpts};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

fn parse(html: &[u8]) -> RcDom {
    let mut opts = ParseOpts::default();
    opts.tree_builder.scripting_enabled = false;
    parse_document(RcDom::default(), opts).from_utf8().one(html)
}

/// Parses, and frees the tree.
///
/// # Safety
/// `html` has `size` bytes.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_html5ever_run(html: *const u8, size: usize) {
    drop(parse(std::slice::from_raw_parts(html, size)));
}

/// Parses, calls `measured` while the tree is alive, and returns the number of its nodes.
///
/// # Safety
/// `html` has `size` bytes; `data` is what `measured` takes.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_html5ever_count(
    html: *const u8,
    size: usize,
    measured: extern "C" fn(*mut std::ffi::c_void),
    data: *mut std::ffi::c_void,
) -> u64 {
    let dom = parse(std::slice::from_raw_parts(html, size));
    measured(data);
    let mut count = 0;
    let mut work: Vec<Handle> = vec![dom.document.clone()];
    while let Some(node) = work.pop() {
        if let NodeData::Element { ref template_contents, .. } = node.data {
            if let Some(contents) = template_contents.borrow().as_ref() {
                work.push(contents.clone());
            }
        }
        count += 1;
        work.extend(node.children.borrow().iter().cloned());
    }
    count - 1
}
