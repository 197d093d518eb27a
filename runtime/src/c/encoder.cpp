// The C interface of the encoders.

#include "c/converter.h"
#include "c/options.h"
#include "lockstep/encoding.h"

struct lockstep_encoder : lockstep::c::ConverterHandle<lockstep::encoding::Encoder> {};

namespace lockstep::c {

namespace {

constexpr lockstep_encode_options default_encode_options() {
  lockstep_encode_options made = {};
  made.errors = LOCKSTEP_ENCODE_HTML;
  return made;
}

// Returns false for invalid options.
bool read_encode_options(const char* label, const lockstep_encode_options* from,
                         std::optional<Encoding>& encoding, encoding::EncodeOptions& to) {
  lockstep_encode_options c = default_encode_options();
  encoding = encoding::find(or_empty(label));
  return encoding && read(from, c) &&
         convert_enum(c.errors, LOCKSTEP_ENCODE_HTML, LOCKSTEP_ENCODE_FATAL, to.errors,
                      encoding::Unencodable::html);
}

constexpr Conversion<encoding::EncodeOptions, lockstep_encode_options, encoding::Encoded> kEncoded = {
    read_encode_options, encoding::encode, &encoding::Encoded::bytes};

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

void lockstep_encode_options_init(lockstep_encode_options* options, size_t size) {
  init(options, size, default_encode_options());
}

lockstep_status lockstep_encoder_create(const char* encoding, const lockstep_encode_options* options,
                                        lockstep_encoder** encoder) {
  if (encoder == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *encoder = nullptr;
  std::optional<lockstep::Encoding> wanted;
  lockstep::encoding::EncodeOptions how;
  if (!read_encode_options(encoding, options, wanted, how)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    *encoder = new lockstep_encoder{{lockstep::encoding::Encoder(*wanted, how), {}}};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_encoder_write(lockstep_encoder* encoder, const char* text, size_t size,
                                       lockstep_string* bytes) {
  return convert_more(encoder, text, size, false, bytes);
}

lockstep_status lockstep_encoder_finish(lockstep_encoder* encoder, lockstep_string* bytes) {
  return convert_more(encoder, nullptr, 0, true, bytes);
}

const char* lockstep_encoder_encoding(const lockstep_encoder* encoder) {
  return encoder == nullptr ? nullptr : literal(lockstep::encoding::name(encoder->converter.encoding()));
}
uint64_t lockstep_encoder_error_offset(const lockstep_encoder* encoder) {
  return encoder == nullptr ? LOCKSTEP_NO_OFFSET
                            : encoder->converter.error_offset().value_or(LOCKSTEP_NO_OFFSET);
}

void lockstep_encoder_free(lockstep_encoder* encoder) { delete encoder; }

lockstep_status lockstep_encode(const char* text, size_t size, const char* encoding,
                                const lockstep_encode_options* options, lockstep_buffer* bytes,
                                const char** used, uint64_t* error_offset) {
  return convert_whole(kEncoded, text, size, encoding, options, bytes, used, error_offset);
}

}  // extern "C"
