// The C interface of encodings and MIME types, and of finding the encoding of bytes.
#include "lockstep/encoding.h"

#include "c/options.h"
#include "lockstep/bytes.h"
#include "lockstep/mime.h"

using namespace lockstep::c;

extern "C" {

const char* lockstep_encoding_label(size_t index) {
  const auto labels = lockstep::encoding::labels();
  return index < labels.size() ? literal(labels[index]) : nullptr;
}

lockstep_status lockstep_extract_mime_type(const char* content_type, lockstep_buffer* type) {
  if (type == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(type, [&] {
    const auto found = lockstep::extract_mime_type(or_empty(content_type));
    return found ? found->essence() : std::string();
  });
}

lockstep_status lockstep_computed_mime_type(const char* content_type, const char* bytes, size_t size,
                                            lockstep_buffer* type) {
  if (type == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *type = {nullptr, 0};
  if (!is_text(bytes, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(type, [&] {
    const auto value = content_type == nullptr ? std::nullopt : std::optional<std::string_view>(content_type);
    return lockstep::computed_mime_type(value, {bytes, size});
  });
}

const char* lockstep_encoding_for_locale(const char* language) {
  if (language == nullptr) return nullptr;
  return guarded_value(
      [&] { return literal(lockstep::encoding::name(lockstep::encoding_for_locale(language))); }, nullptr);
}

lockstep_status lockstep_sniff_encoding(const char* bytes, size_t size,
                                        const lockstep_encoding_options* options, const char* edition,
                                        const char** encoding, const char** confidence, const char** source) {
  if (encoding != nullptr) *encoding = nullptr;
  if (confidence != nullptr) *confidence = nullptr;
  if (source != nullptr) *source = nullptr;
  EncodingRequest request;
  const auto wanted = edition_of(edition);
  if (!is_text(bytes, size) || !wanted || !request.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    const lockstep::EncodingUsed used = lockstep::sniff_encoding({bytes, size}, request.options, *wanted);
    if (encoding != nullptr) *encoding = literal(lockstep::encoding::name(used.encoding));
    if (confidence != nullptr) *confidence = literal(lockstep::confidence_name(used.confidence));
    if (source != nullptr) *source = literal(lockstep::encoding_source_name(used.source));
    return LOCKSTEP_OK;
  });
}

}  // extern "C"
