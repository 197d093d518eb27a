//! Decodes with encoding_rs. See ../../encodings.cpp.
use encoding_rs::Encoding;

/// The encoding of a label.
///
/// # Safety
/// `label` has `size` bytes.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_encoding_rs_find(label: *const u8, size: usize) -> &'static Encoding {
    Encoding::for_label(std::slice::from_raw_parts(label, size)).unwrap()
}

/// Decodes to UTF-8, and returns the size of the text.
///
/// # Safety
/// `bytes` has `size` bytes; there is `room` for the text at `text`.
#[no_mangle]
pub unsafe extern "C" fn lockstep_bench_encoding_rs_decode(
    encoding: &'static Encoding,
    bytes: *const u8,
    size: usize,
    text: *mut u8,
    room: usize,
) -> usize {
    let bytes = std::slice::from_raw_parts(bytes, size);
    let text = std::slice::from_raw_parts_mut(text, room);
    encoding.new_decoder().decode_to_utf8(bytes, text, true).2
}
