// The encoding options of lockstep/c.h, converted to C++.
#ifndef LOCKSTEP_C_ENCODING_REQUEST_H
#define LOCKSTEP_C_ENCODING_REQUEST_H

#include "c/handles.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

namespace lockstep::c {

constexpr lockstep_encoding_options default_encoding_options() {
  lockstep_encoding_options options = {};
  options.prescan_bytes = EncodingOptions().prescan_bytes;
  return options;
}

// The callback points into it, so it must not move while the options are in use.
struct EncodingRequest {
  EncodingRequest() = default;
  EncodingRequest(const EncodingRequest&) = delete;
  EncodingRequest& operator=(const EncodingRequest&) = delete;

  // Returns false for invalid options.
  bool read_options(const lockstep_encoding_options* from) {
    lockstep_encoding_options c = default_encoding_options();
    if (!read(from, c)) return false;
    std::optional<Encoding> fallback;
    if (!find(c.override_encoding, options.override_encoding) ||
        !find(c.transport_encoding, options.transport_encoding) ||
        !find(c.container_encoding, options.container_encoding) ||
        !find(c.likely_encoding, options.likely_encoding) || !find(c.default_encoding, fallback))
      return false;
    if (fallback) options.default_encoding = *fallback;
    options.prescan_bytes = c.prescan_bytes;
    options.detect_utf_8 = !c.no_utf_8_detection;
    options.late = c.ignore_late_meta ? EncodingOptions::Late::ignore : EncodingOptions::Late::follow;
    if (c.detect != nullptr) {
      detect_function = c.detect;
      detect_user_data = c.detect_user_data;
      options.detect = [](std::string_view bytes, void* self) {
        const auto& request = *static_cast<const EncodingRequest*>(self);
        const char* label = request.detect_function(bytes.data(), bytes.size(), request.detect_user_data);
        return encoding::find(or_empty(label));
      };
      options.user_data = this;
    }
    return true;
  }

  EncodingOptions options;

 private:
  // Returns false for an unknown label; a null label gives nullopt.
  static bool find(const char* label, std::optional<Encoding>& found) {
    if (label == nullptr) return true;
    found = encoding::find(label);
    return found.has_value();
  }

  const char* (*detect_function)(const char* bytes, std::size_t size, void* user_data) = nullptr;
  void* detect_user_data = nullptr;
};

}  // namespace lockstep::c

#endif
