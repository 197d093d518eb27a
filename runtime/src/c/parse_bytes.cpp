// The C interface for parsing whole inputs of bytes.
#include "c/request.h"
#include "lockstep/bytes.h"

using namespace lockstep::c;

extern "C" {

void lockstep_encoding_options_init(lockstep_encoding_options* options, size_t size) {
  init(options, size, default_encoding_options());
}

lockstep_status lockstep_parse_bytes(const char* bytes, size_t size,
                                     const lockstep_encoding_options* encoding,
                                     const lockstep_parse_options* options, lockstep_document** document) {
  return parse_by(
      bytes, size, document,
      [=](Request& request) {
        return request.read_options(options) && request.encoding.read_options(encoding);
      },
      [](const Request& request, std::string_view input) {
        return lockstep::parse_bytes(input, request.encoding.options, request.options, request.source);
      });
}

lockstep_status lockstep_parse_fragment_bytes(const char* bytes, size_t size,
                                              const lockstep_fragment_context* context,
                                              const lockstep_encoding_options* encoding,
                                              const lockstep_parse_options* options,
                                              lockstep_document** document) {
  return parse_by(
      bytes, size, document,
      [=](Request& request) {
        return request.read_options(options) && request.encoding.read_options(encoding) &&
               request.read_context(context);
      },
      [](const Request& request, std::string_view input) {
        return lockstep::parse_fragment_bytes(input, request.context, request.encoding.options,
                                              request.options, request.source);
      });
}

}  // extern "C"
