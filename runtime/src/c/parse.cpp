// The C interface for parsing whole texts.
#include "c/request.h"

using namespace lockstep::c;

extern "C" {

void lockstep_parse_options_init(lockstep_parse_options* options, size_t size) {
  init(options, size, default_parse_options());
}

void lockstep_fragment_context_init(lockstep_fragment_context* context, size_t size) {
  init(context, size, default_fragment_context());
}

lockstep_status lockstep_parse(const char* html, size_t size, const lockstep_parse_options* options,
                               lockstep_document** document) {
  return parse_by(
      html, size, document, [=](Request& request) { return request.read_options(options); },
      [](const Request& request, std::string_view text) {
        return lockstep::parse(text, request.options, request.source);
      });
}

lockstep_status lockstep_parse_fragment(const char* html, size_t size,
                                        const lockstep_fragment_context* context,
                                        const lockstep_parse_options* options, lockstep_document** document) {
  return parse_by(
      html, size, document,
      [=](Request& request) { return request.read_options(options) && request.read_context(context); },
      [](const Request& request, std::string_view text) {
        return lockstep::parse_fragment(text, request.context, request.options, request.source);
      });
}

}  // extern "C"
