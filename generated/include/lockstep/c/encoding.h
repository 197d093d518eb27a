// The Encoding Standard (https://encoding.spec.whatwg.org/), and functions that detect the encoding of a
// page. Encodings are passed as any of their labels ("utf8", "latin1") and returned as the Standard's names
// ("UTF-8", "windows-1252"), which are labels too.
//
// Generated from spec/interface/encoding.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_ENCODING_H
#define LOCKSTEP_C_ENCODING_H

#include "lockstep/c/base.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Returns the name of the encoding that the label names: "windows-1252" for "latin1". Ignores case and
// surrounding ASCII whitespace. A static string; null for an unknown label.
// https://encoding.spec.whatwg.org/#concept-encoding-get
LOCKSTEP_EXPORT const char* lockstep_encoding_for_label(const char* label);
// Returns the encoding to encode with: "UTF-8" for UTF-16BE, UTF-16LE and replacement, otherwise the encoding
// itself. A static string; null for an unknown label.
// https://encoding.spec.whatwg.org/#get-an-output-encoding
LOCKSTEP_EXPORT const char* lockstep_output_encoding(const char* label);
// Returns the label with that index, in lower case. Labels are sorted by their bytes. Null if the index is
// out of bounds. A static string.
LOCKSTEP_EXPORT const char* lockstep_encoding_label(size_t index);
// Returns the encoding of the byte order mark that the bytes begin with, or null. Three bytes are enough. A
// static string. https://encoding.spec.whatwg.org/#bom-sniff
LOCKSTEP_EXPORT const char* lockstep_encoding_bom_sniff(const char* bytes, size_t size);
// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or null;
// join the values of several headers with ", ". A static string.
LOCKSTEP_EXPORT const char* lockstep_charset_of_content_type(const char* value);
// Writes the essence of the MIME type that the value of a Content-Type header names ("text/html") into
// `type`, which the caller owns; empty if the value names none. Join the values of several headers with ", ".
// https://fetch.spec.whatwg.org/#concept-header-extract-mime-type O(value)
LOCKSTEP_EXPORT lockstep_status lockstep_extract_mime_type(const char* content_type, lockstep_buffer* type);
// Writes the essence of the MIME type that a browser assigns to a resource ("text/html") into `type`, which
// the caller owns. The value of the Content-Type header determines the type. The bytes determine it if that
// value names no valid type; they may also do so for text/plain, images, audio and video. `content_type` is
// null if there is no such header; join the values of several headers with ", ". `bytes` is the beginning of
// the resource; the first 1445 bytes are enough.
// https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm, without the signatures of MP4, WebM and
// MP3 without ID3. O(value)
LOCKSTEP_EXPORT lockstep_status lockstep_computed_mime_type(const char* content_type, const char* bytes,
                                                            size_t size, lockstep_buffer* type);
// Returns the suggested default encoding for readers of a language, which is given as a BCP 47 tag ("ru",
// "zh-TW"). A static string; null for a null language.
LOCKSTEP_EXPORT const char* lockstep_encoding_for_locale(const char* language);

// Finds the encoding of a page (#encoding-sniffing-algorithm). `bytes` is the beginning of the page or all of
// it; 65536 bytes from the first non-ASCII byte on are enough. `options` may be null; `edition` is as in
// lockstep_parse_options. Writes three static strings: the encoding; how certain the encoding is, as
// lockstep_document_encoding_confidence() returns it; and where the encoding was taken from, as
// lockstep_document_encoding_source() returns it. Each of the three pointers may be null. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_sniff_encoding(const char* bytes, size_t size,
                                                        const lockstep_encoding_options* options,
                                                        const char* edition, const char** encoding,
                                                        const char** confidence, const char** source);

// Returns a detector of legacy encodings, for lockstep_encoding_options::detect_legacy. Encodings that are
// common under the top-level domain ("jp"; null: unknown) need less evidence. The models are linked only into
// programs that call this or the next function. See lockstep/detection.h for what is detected.
LOCKSTEP_EXPORT lockstep_detector lockstep_legacy_detector(const char* top_level_domain);
// Returns the legacy encoding that the bytes are most likely in, or null if they are ASCII or do not look
// like text. A static string. O(size)
LOCKSTEP_EXPORT const char* lockstep_detect_legacy_encoding(const char* bytes, size_t size,
                                                            const char* top_level_domain);

// What to do about a malformed sequence (https://encoding.spec.whatwg.org/#error-mode): replace it with
// U+FFFD, or stop decoding.
enum { LOCKSTEP_DECODE_REPLACEMENT = 0, LOCKSTEP_DECODE_FATAL = 1 };

// What to do about a byte order mark at the start.
enum {
  // A mark of UTF-8, UTF-16BE or UTF-16LE overrides the requested encoding and is dropped.
  // https://encoding.spec.whatwg.org/#decode
  LOCKSTEP_BOM_SNIFF = 0,
  // A mark of the requested encoding is dropped. https://encoding.spec.whatwg.org/#utf-8-decode
  LOCKSTEP_BOM_REMOVE = 1,
  // The mark is treated as text. https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
  LOCKSTEP_BOM_KEEP = 2,
};

// How to decode.
typedef struct lockstep_decode_options {
  size_t size;     // of this struct: see lockstep_decode_options_init()
  int32_t errors;  // what to do about malformed sequences: LOCKSTEP_DECODE_REPLACEMENT (default) or _FATAL
  int32_t bom;     // what to do about a byte order mark: LOCKSTEP_BOM_SNIFF (default), ...
} lockstep_decode_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_decode_options_init(lockstep_decode_options* options, size_t size);

// Decodes bytes that arrive in pieces: create, write, finish, free. The result does not depend on how the
// input is split.
typedef struct lockstep_decoder lockstep_decoder;

// Creates a decoder at the start of the input. `encoding` is a label; `options` may be null. The caller owns
// *decoder.
LOCKSTEP_EXPORT lockstep_status lockstep_decoder_create(const char* encoding,
                                                        const lockstep_decode_options* options,
                                                        lockstep_decoder** decoder);
// Decodes more bytes. Sets *text to the text that they add, in UTF-8, which is valid until the next call with
// this decoder. The text may be empty, because an incomplete sequence is held back. Returns
// LOCKSTEP_MALFORMED if a sequence is malformed and errors are fatal: the text then ends before that
// sequence, and later calls add nothing. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_decoder_write(lockstep_decoder* decoder, const char* bytes,
                                                       size_t size, lockstep_string* text);
// Ends the input: an incomplete sequence at the end is malformed. Otherwise works like
// lockstep_decoder_write(), which returns LOCKSTEP_FINISHED from then on.
LOCKSTEP_EXPORT lockstep_status lockstep_decoder_finish(lockstep_decoder* decoder, lockstep_string* text);
// The encoding in use: the requested one unless a byte order mark has overridden it. A static string.
LOCKSTEP_EXPORT const char* lockstep_decoder_encoding(const lockstep_decoder* decoder);
// The number of input bytes that the text so far was decoded from, including a dropped byte order mark.
LOCKSTEP_EXPORT uint64_t lockstep_decoder_consumed(const lockstep_decoder* decoder);
// The offset of the first byte of the malformed sequence, if errors are fatal and there was one; otherwise
// LOCKSTEP_NO_OFFSET.
LOCKSTEP_EXPORT uint64_t lockstep_decoder_error_offset(const lockstep_decoder* decoder);
// Frees the decoder, which may be null.
LOCKSTEP_EXPORT void lockstep_decoder_free(lockstep_decoder* decoder);

// Decodes a whole input into `text`, which the caller owns. Stores the encoding in use, a static string, in
// `used`, and what lockstep_decoder_error_offset() would return in `error_offset`; both pointers may be null.
// Returns LOCKSTEP_MALFORMED under the same conditions as lockstep_decoder_write(). O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_decode(const char* bytes, size_t size, const char* encoding,
                                                const lockstep_decode_options* options, lockstep_buffer* text,
                                                const char** used, uint64_t* error_offset);

// What to do about a character that the encoding cannot represent
// (https://encoding.spec.whatwg.org/#error-mode): write a decimal character reference (`&#8364;`), or stop
// encoding.
enum { LOCKSTEP_ENCODE_HTML = 0, LOCKSTEP_ENCODE_FATAL = 1 };

// How to encode.
typedef struct lockstep_encode_options {
  size_t size;     // of this struct: see lockstep_encode_options_init()
  int32_t errors;  // what to do about unencodable characters: LOCKSTEP_ENCODE_HTML (default) or _FATAL
} lockstep_encode_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_encode_options_init(lockstep_encode_options* options, size_t size);

// Encodes UTF-8 text that arrives in pieces: create, write, finish, free. The result does not depend on how
// the text is split. Each ill-formed sequence is encoded as U+FFFD.
typedef struct lockstep_encoder lockstep_encoder;

// Creates an encoder at the start of the text. `encoding` is a label; `options` may be null. The caller owns
// *encoder.
LOCKSTEP_EXPORT lockstep_status lockstep_encoder_create(const char* encoding,
                                                        const lockstep_encode_options* options,
                                                        lockstep_encoder** encoder);
// Encodes more text. Sets *bytes to the bytes of the characters that are now complete, which are valid until
// the next call with this encoder. Returns LOCKSTEP_MALFORMED if the encoding cannot represent a character
// and errors are fatal: the bytes then end before that character, and later calls add nothing. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_encoder_write(lockstep_encoder* encoder, const char* text,
                                                       size_t size, lockstep_string* bytes);
// Ends the text: an incomplete sequence is ill-formed, and ISO-2022-JP returns to ASCII. Otherwise works like
// lockstep_encoder_write(), which returns LOCKSTEP_FINISHED from then on.
LOCKSTEP_EXPORT lockstep_status lockstep_encoder_finish(lockstep_encoder* encoder, lockstep_string* bytes);
// The encoding in use: UTF-8 for UTF-16BE, UTF-16LE and replacement, otherwise the requested one. A static
// string. https://encoding.spec.whatwg.org/#get-an-output-encoding
LOCKSTEP_EXPORT const char* lockstep_encoder_encoding(const lockstep_encoder* encoder);
// The offset in the text, in bytes, of the character that the encoding cannot represent, if errors are fatal
// and there was one; otherwise LOCKSTEP_NO_OFFSET.
LOCKSTEP_EXPORT uint64_t lockstep_encoder_error_offset(const lockstep_encoder* encoder);
// Frees the encoder, which may be null.
LOCKSTEP_EXPORT void lockstep_encoder_free(lockstep_encoder* encoder);

// Encodes a whole text into `bytes`, which the caller owns. Stores the encoding in use, a static string, in
// `used`, and what lockstep_encoder_error_offset() would return in `error_offset`; both pointers may be null.
// Returns LOCKSTEP_MALFORMED under the same conditions as lockstep_encoder_write(). O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_encode(const char* text, size_t size, const char* encoding,
                                                const lockstep_encode_options* options,
                                                lockstep_buffer* bytes, const char** used,
                                                uint64_t* error_offset);

#ifdef __cplusplus
}
#endif

#endif
