//! Parses with html5ever into the tree that its project supplies, and serializes that. See ../../html5ever_parser.cpp.
use html5ever::serialize::{serialize, SerializeOpts};
use html5ever::tendril::TendrilSink;
use html5ever::{parse_document, ParseOpts};
use markup5ever_rcdom::{Handle, NodeData, RcDom, SerializableHandle};

/// Parses.
///
/// # Safety
/// `html` has `size` bytes.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_html5ever_parse(html: *const u8, size: usize) -> Box<RcDom> {
    let mut opts = ParseOpts::default();
    opts.tree_builder.scripting_enabled = false;
    let html = std::slice::from_raw_parts(html, size);
    Box::new(parse_document(RcDom::default(), opts).from_utf8().one(html))
}

/// Frees a tree.
#[no_mangle]
pub extern "C" fn lockstep_bench_html5ever_free(_dom: Box<RcDom>) {}

/// The number of nodes of a tree.
#[no_mangle]
pub extern "C" fn lockstep_bench_html5ever_count(dom: &RcDom) -> u64 {
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

/// Serializes a tree, frees the result, and returns its size.
#[no_mangle]
pub extern "C" fn lockstep_bench_html5ever_serialize(dom: &RcDom) -> usize {
    let mut html = Vec::new();
    let document = SerializableHandle::from(dom.document.clone());
    serialize(&mut html, &document, SerializeOpts { scripting_enabled: false, ..Default::default() }).unwrap();
    html.len()
}
