// The common parts of the C interface's parsers: the caller's options in C++, and returning the result.
#ifndef LOCKSTEP_C_REQUEST_H
#define LOCKSTEP_C_REQUEST_H

#include <memory>
#include <new>
#include <string_view>
#include <utility>

#include "c/handles.h"
#include "c/options.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"

namespace lockstep::c {

// A caller's options. Callbacks point into this object, so it must not be moved while the parser exists.
struct Request {
  Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  // Returns false for invalid options.
  bool read_options(const lockstep_parse_options* from) {
    lockstep_parse_options c = default_parse_options();
    if (!read(from, c) || !convert_all(options::kParse, c, options) ||
        !convert_all(options::kLimits, c, options.limits))
      return false;
    source = c.borrow_input ? Source::borrowed : Source::copied;
    if (c.on_error != nullptr) {
      on_error = {c.on_error, c.error_user_data};
      options.on_error = &ErrorCallback::call;
      options.error_user_data = &on_error;
    }
    return true;
  }

  bool read_context(const lockstep_fragment_context* from) {
    lockstep_fragment_context c = default_fragment_context();
    if (!read(from, c) || c.local_name == nullptr || !convert_all(options::kContext, c, context))
      return false;
    if (c.document == nullptr) return true;
    const Node element = node_of(c.document, c.node);
    const ScriptingMode scripting_mode = context.scripting_mode;
    context = fragment_context_of(element);
    context.scripting_mode = scripting_mode;
    return element.is_element();
  }

  ParseOptions options;
  Source source = Source::copied;
  FragmentContext context;
  EncodingRequest encoding;

 private:
  ErrorCallback on_error;
};

inline lockstep_status hand_out(Document&& made, lockstep_document** document) {
  const lockstep_status status = to_c(made.status());
  auto* const own = new (std::nothrow) Document(std::move(made));
  if (own == nullptr) return LOCKSTEP_OUT_OF_MEMORY;
  *document = to_c(*own);
  return status;
}

// `read` fills in the request; `parse` makes a Document from it.
template <class Read, class Parse>
lockstep_status parse_by(const char* data, std::size_t size, lockstep_document** document, Read read,
                         Parse parse) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  Request request;
  if (!is_text(data, size) || !read(request)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return hand_out(parse(request, std::string_view(data, size)), document); });
}

}  // namespace lockstep::c

#endif
