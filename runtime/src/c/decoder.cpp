// The C interface of the decoders.
#include <memory>
#include <string>

#include "c/options.h"
#include "lockstep/encoding.h"

// A decoder with the text from its last call.
struct lockstep_decoder {
  lockstep::encoding::Decoder decoder;
  std::string text;
  bool ended = false;  // finished, or out of memory
};

namespace lockstep::c {

namespace {

constexpr lockstep_decode_options default_decode_options() {
  lockstep_decode_options made = {};
  made.errors = LOCKSTEP_DECODE_REPLACEMENT;
  made.bom = LOCKSTEP_BOM_SNIFF;
  return made;
}

// Returns false for invalid options.
bool read_decode_options(const char* label, const lockstep_decode_options* from,
                         std::optional<Encoding>& encoding, encoding::DecodeOptions& to) {
  lockstep_decode_options c = default_decode_options();
  encoding = encoding::find(or_empty(label));
  return encoding && read(from, c) &&
         convert_enum(c.errors, LOCKSTEP_DECODE_REPLACEMENT, LOCKSTEP_DECODE_FATAL, to.errors,
                      encoding::ErrorMode::replacement) &&
         convert_enum(c.bom, LOCKSTEP_BOM_SNIFF, LOCKSTEP_BOM_KEEP, to.bom, encoding::Bom::sniff);
}

lockstep_status decode_more(lockstep_decoder* decoder, const char* bytes, std::size_t size, bool last,
                            lockstep_string* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  if (decoder == nullptr || !is_text(bytes, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (decoder->ended) return LOCKSTEP_FINISHED;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    decoder->text.clear();
    const bool well_formed =
        last ? decoder->decoder.finish(decoder->text) : decoder->decoder.write({bytes, size}, decoder->text);
    *text = present(decoder->text);
    return well_formed ? LOCKSTEP_OK : LOCKSTEP_MALFORMED;
  });
  decoder->ended = last || status == LOCKSTEP_OUT_OF_MEMORY;
  return status;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

void lockstep_decode_options_init(lockstep_decode_options* options, size_t size) {
  init(options, size, default_decode_options());
}

lockstep_status lockstep_decoder_create(const char* encoding, const lockstep_decode_options* options,
                                        lockstep_decoder** decoder) {
  if (decoder == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *decoder = nullptr;
  std::optional<lockstep::Encoding> wanted;
  lockstep::encoding::DecodeOptions how;
  if (!read_decode_options(encoding, options, wanted, how)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    *decoder = new lockstep_decoder{lockstep::encoding::Decoder(*wanted, how), {}};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_decoder_write(lockstep_decoder* decoder, const char* bytes, size_t size,
                                       lockstep_string* text) {
  return decode_more(decoder, bytes, size, false, text);
}

lockstep_status lockstep_decoder_finish(lockstep_decoder* decoder, lockstep_string* text) {
  return decode_more(decoder, nullptr, 0, true, text);
}

const char* lockstep_decoder_encoding(const lockstep_decoder* decoder) {
  return decoder == nullptr ? nullptr : literal(lockstep::encoding::name(decoder->decoder.encoding()));
}
uint64_t lockstep_decoder_consumed(const lockstep_decoder* decoder) {
  return decoder == nullptr ? 0 : decoder->decoder.consumed();
}
uint64_t lockstep_decoder_error_offset(const lockstep_decoder* decoder) {
  return decoder == nullptr ? LOCKSTEP_NO_OFFSET
                            : decoder->decoder.error_offset().value_or(LOCKSTEP_NO_OFFSET);
}

void lockstep_decoder_free(lockstep_decoder* decoder) { delete decoder; }

lockstep_status lockstep_decode(const char* bytes, size_t size, const char* encoding,
                                const lockstep_decode_options* options, lockstep_buffer* text,
                                const char** used, uint64_t* error_offset) {
  if (used != nullptr) *used = nullptr;
  if (error_offset != nullptr) *error_offset = LOCKSTEP_NO_OFFSET;
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  std::optional<lockstep::Encoding> wanted;
  lockstep::encoding::DecodeOptions how;
  if (!is_text(bytes, size) || !read_decode_options(encoding, options, wanted, how))
    return LOCKSTEP_BAD_ARGUMENT;
  std::optional<std::uint64_t> error;
  const lockstep_status status = fill(text, [&] {
    lockstep::encoding::Decoded decoded = lockstep::encoding::decode({bytes, size}, *wanted, how);
    error = decoded.error_offset;
    if (used != nullptr) *used = literal(lockstep::encoding::name(decoded.encoding));
    if (error_offset != nullptr && error) *error_offset = *error;
    return std::move(decoded.text);
  });
  return status == LOCKSTEP_OK && error ? LOCKSTEP_MALFORMED : status;
}

}  // extern "C"
