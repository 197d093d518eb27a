// The C interface of the sanitizer.
#include "lockstep/sanitizer.h"

#include <string_view>

#include "c/sanitizing.h"

namespace lockstep::c {

namespace {

lockstep_status make_sanitizer(lockstep_sanitizer** to, Sanitizer (*make)()) {
  if (to == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *to = nullptr;
  return guarded([&] {
    *to = new lockstep_sanitizer{make()};
    return LOCKSTEP_OK;
  });
}

// The options of a call. Must not be moved.
struct OptionsRequest : SanitizeRequest {
  // Returns false for invalid options.
  bool read_options(const lockstep_sanitize_options* from) {
    lockstep_sanitize_options c = {};
    if (!read(from, c) || !read_common(c, options)) return false;
    options.run_scripts = c.run_scripts;
    options.any_javascript_scheme = c.any_javascript_scheme;
    return true;
  }
  SanitizeOptions options;
};

template <class Parse>
lockstep_status parse_sanitized(const char* html, std::size_t size, const lockstep_fragment_context* context,
                                const lockstep_sanitizer* sanitizer, const lockstep_sanitize_options* options,
                                lockstep_document** document, Parse parse) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  OptionsRequest call;
  if (!is_text(html, size) || !call.read_options(options) || !call.request.read_context(context))
    return LOCKSTEP_BAD_ARGUMENT;
  return guarded(
      [&] { return hand_out(parse(std::string_view(html, size), call, sanitizer_of(sanitizer)), document); });
}

template <class Sanitize>
lockstep_status sanitize_node(lockstep_document* document, lockstep_node node,
                              const lockstep_sanitizer* sanitizer, const lockstep_sanitize_options* options,
                              Sanitize sanitize) {
  const Node root = node_of(document, node);
  OptionsRequest call;
  if (!root || !call.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    return status_of_change(sanitize(from_c(document), root, sanitizer_of(sanitizer), call.options));
  });
}

template <class Set>
lockstep_status set_sanitized(lockstep_document* document, lockstep_node target, const char* html,
                              std::size_t size, const lockstep_sanitizer* sanitizer,
                              const lockstep_sanitize_options* options, bool* nothing_done, Set set) {
  if (nothing_done != nullptr) *nothing_done = false;
  const Node node = node_of(document, target);
  OptionsRequest call;
  if (!node || !is_text(html, size) || !call.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    const SetHtmlResult result =
        set(from_c(document), node, std::string_view(html, size), sanitizer_of(sanitizer), call.options);
    if (nothing_done != nullptr) *nothing_done = result.nothing_done;
    return status_of_change(result.error);
  });
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::Sanitizer;

extern "C" {

lockstep_status lockstep_sanitizer_default_sanitizer(lockstep_sanitizer** sanitizer) {
  return make_sanitizer(sanitizer, Sanitizer::default_sanitizer);
}

lockstep_status lockstep_sanitizer_keep_everything(lockstep_sanitizer** sanitizer) {
  return make_sanitizer(sanitizer, Sanitizer::keep_everything);
}

lockstep_status lockstep_sanitizer_from_json(const char* json, size_t size, int32_t unmentioned,
                                             lockstep_sanitizer** sanitizer,
                                             lockstep_sanitizer_error** error) {
  if (error != nullptr) *error = nullptr;
  if (sanitizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *sanitizer = nullptr;
  lockstep::Unmentioned kept = lockstep::Unmentioned::kept;
  if (!is_text(json, size) || !convert_enum(unmentioned, LOCKSTEP_UNMENTIONED_KEPT,
                                            LOCKSTEP_UNMENTIONED_REMOVED, kept, lockstep::Unmentioned::kept))
    return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    const lockstep::SanitizerResult result = Sanitizer::from_json({json, size}, kept);
    if (result) {
      *sanitizer = new lockstep_sanitizer{*result};
      return LOCKSTEP_OK;
    }
    if (error != nullptr) *error = new lockstep_sanitizer_error{result.error()};
    return LOCKSTEP_INVALID_CONFIGURATION;
  });
}

lockstep_status lockstep_sanitizer_copy(const lockstep_sanitizer* sanitizer, lockstep_sanitizer** copy) {
  if (copy == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *copy = nullptr;
  return guarded([&] {
    *copy = new lockstep_sanitizer{sanitizer_of(sanitizer)};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_sanitizer_to_json(const lockstep_sanitizer* sanitizer, lockstep_buffer* json) {
  return fill(json, [&] { return sanitizer_of(sanitizer).to_json(); });
}

void lockstep_sanitizer_element_init(lockstep_sanitizer_element* element, size_t size) {
  init(element, size, default_element());
}

void lockstep_sanitize_options_init(lockstep_sanitize_options* options, size_t size) {
  init(options, size, {});
}

lockstep_status lockstep_set_html(lockstep_document* document, lockstep_node target, const char* html,
                                  size_t size, const lockstep_sanitizer* sanitizer,
                                  const lockstep_sanitize_options* options, bool* nothing_done) {
  return set_sanitized(document, target, html, size, sanitizer, options, nothing_done, lockstep::set_html);
}
lockstep_status lockstep_set_html_unsafe(lockstep_document* document, lockstep_node target, const char* html,
                                         size_t size, const lockstep_sanitizer* sanitizer,
                                         const lockstep_sanitize_options* options) {
  if (sanitizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return set_sanitized(document, target, html, size, sanitizer, options, nullptr, lockstep::set_html_unsafe);
}

lockstep_status lockstep_parse_html(const char* html, size_t size, const lockstep_sanitizer* sanitizer,
                                    const lockstep_sanitize_options* options, lockstep_document** document) {
  return parse_sanitized(html, size, nullptr, sanitizer, options, document,
                         [](std::string_view text, const OptionsRequest& call, const Sanitizer& by) {
                           return lockstep::parse_html(text, by, call.options, call.request.source);
                         });
}
lockstep_status lockstep_parse_html_unsafe(const char* html, size_t size, const lockstep_sanitizer* sanitizer,
                                           const lockstep_sanitize_options* options,
                                           lockstep_document** document) {
  if (sanitizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return parse_sanitized(html, size, nullptr, sanitizer, options, document,
                         [](std::string_view text, const OptionsRequest& call, const Sanitizer& by) {
                           return lockstep::parse_html_unsafe(text, by, call.options, call.request.source);
                         });
}
lockstep_status lockstep_parse_html_fragment(const char* html, size_t size,
                                             const lockstep_fragment_context* context,
                                             const lockstep_sanitizer* sanitizer,
                                             const lockstep_sanitize_options* options,
                                             lockstep_document** document) {
  return parse_sanitized(html, size, context, sanitizer, options, document,
                         [](std::string_view text, const OptionsRequest& call, const Sanitizer& by) {
                           return lockstep::parse_html_fragment(text, call.request.context, by, call.options,
                                                                call.request.source);
                         });
}
lockstep_status lockstep_parse_html_fragment_unsafe(const char* html, size_t size,
                                                    const lockstep_fragment_context* context,
                                                    const lockstep_sanitizer* sanitizer,
                                                    const lockstep_sanitize_options* options,
                                                    lockstep_document** document) {
  if (sanitizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return parse_sanitized(html, size, context, sanitizer, options, document,
                         [](std::string_view text, const OptionsRequest& call, const Sanitizer& by) {
                           return lockstep::parse_html_fragment_unsafe(text, call.request.context, by,
                                                                       call.options, call.request.source);
                         });
}

lockstep_status lockstep_sanitize(lockstep_document* document, lockstep_node node,
                                  const lockstep_sanitizer* sanitizer,
                                  const lockstep_sanitize_options* options) {
  return sanitize_node(document, node, sanitizer, options,
                       [](lockstep::Document& in, lockstep::Node root, const Sanitizer& by,
                          const lockstep::SanitizeOptions& how) { return sanitize(in, root, by, how); });
}
lockstep_status lockstep_sanitize_unsafe(lockstep_document* document, lockstep_node node,
                                         const lockstep_sanitizer* sanitizer,
                                         const lockstep_sanitize_options* options) {
  if (sanitizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return sanitize_node(
      document, node, sanitizer, options,
      [](lockstep::Document& in, lockstep::Node root, const Sanitizer& by,
         const lockstep::SanitizeOptions& how) { return sanitize_unsafe(in, root, by, how); });
}

}  // extern "C"
