// The C interface of the decoders.

#include "c/converter.h"
#include "c/options.h"
#include "lockstep/encoding.h"

struct lockstep_decoder : lockstep::c::ConverterHandle<lockstep::encoding::Decoder> {};

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

constexpr Conversion<encoding::DecodeOptions, lockstep_decode_options, encoding::Decoded> kDecoded = {
    read_decode_options, encoding::decode, &encoding::Decoded::text};

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
    *decoder = new lockstep_decoder{{lockstep::encoding::Decoder(*wanted, how), {}}};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_decoder_write(lockstep_decoder* decoder, const char* bytes, size_t size,
                                       lockstep_string* text) {
  return convert_more(decoder, bytes, size, false, text);
}

lockstep_status lockstep_decoder_finish(lockstep_decoder* decoder, lockstep_string* text) {
  return convert_more(decoder, nullptr, 0, true, text);
}

const char* lockstep_decoder_encoding(const lockstep_decoder* decoder) {
  return decoder == nullptr ? nullptr : literal(lockstep::encoding::name(decoder->converter.encoding()));
}
uint64_t lockstep_decoder_consumed(const lockstep_decoder* decoder) {
  return decoder == nullptr ? 0 : decoder->converter.consumed();
}
uint64_t lockstep_decoder_error_offset(const lockstep_decoder* decoder) {
  return decoder == nullptr ? LOCKSTEP_NO_OFFSET
                            : decoder->converter.error_offset().value_or(LOCKSTEP_NO_OFFSET);
}

void lockstep_decoder_free(lockstep_decoder* decoder) { delete decoder; }

lockstep_status lockstep_decode(const char* bytes, size_t size, const char* encoding,
                                const lockstep_decode_options* options, lockstep_buffer* text,
                                const char** used, uint64_t* error_offset) {
  return convert_whole(kDecoded, bytes, size, encoding, options, text, used, error_offset);
}

}  // extern "C"
