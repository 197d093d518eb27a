// The common parts of the decoders and encoders in the C interface.
#ifndef LOCKSTEP_SRC_C_CONVERTER_H
#define LOCKSTEP_SRC_C_CONVERTER_H

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "c/options.h"
#include "lockstep/encoding.h"

namespace lockstep::c {

// A decoder or an encoder, with the result of its last call.
template <class Converter>
struct ConverterHandle {
  Converter converter;
  std::string result;
  bool ended = false;  // whether it has finished or is out of memory
};

// How decode() or encode() converts a whole input. `text` points to the result's member with the text.
template <class Options, class Given, class Result>
struct Conversion {
  bool (*read)(const char* label, const Given* given, std::optional<Encoding>& encoding, Options& options);
  Result (*convert)(std::string_view input, Encoding encoding, Options options);
  std::string Result::*text;
};

// Converts a whole input.
template <class Options, class Given, class Result>
lockstep_status convert_whole(const Conversion<Options, Given, Result>& how, const char* input,
                              std::size_t size, const char* label, const Given* given,
                              lockstep_buffer* result, const char** used, std::uint64_t* error_offset) {
  if (used != nullptr) *used = nullptr;
  if (error_offset != nullptr) *error_offset = LOCKSTEP_NO_OFFSET;
  if (result == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *result = {nullptr, 0};
  std::optional<Encoding> encoding;
  Options options;
  if (!is_text(input, size) || !how.read(label, given, encoding, options)) return LOCKSTEP_BAD_ARGUMENT;
  std::optional<std::uint64_t> error;
  const lockstep_status status = fill(result, [&] {
    Result converted = how.convert({input, size}, *encoding, options);
    error = converted.error_offset;
    if (used != nullptr) *used = literal(encoding::name(converted.encoding));
    if (error_offset != nullptr && error) *error_offset = *error;
    return std::move(converted.*how.text);
  });
  return status == LOCKSTEP_OK && error ? LOCKSTEP_MALFORMED : status;
}

// Converts more of the input, or ends it.
template <class Converter>
lockstep_status convert_more(ConverterHandle<Converter>* handle, const char* input, std::size_t size,
                             bool last, lockstep_string* result) {
  if (result == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *result = {nullptr, 0};
  if (handle == nullptr || !is_text(input, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (handle->ended) return LOCKSTEP_FINISHED;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    handle->result.clear();
    const bool good = last ? handle->converter.finish(handle->result)
                           : handle->converter.write({input, size}, handle->result);
    *result = present(handle->result);
    return good ? LOCKSTEP_OK : LOCKSTEP_MALFORMED;
  });
  handle->ended = last || status == LOCKSTEP_OUT_OF_MEMORY;
  return status;
}

}  // namespace lockstep::c

#endif
