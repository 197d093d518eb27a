// The common parts of the sanitizer's C interface.
#ifndef LOCKSTEP_SRC_C_SANITIZING_H
#define LOCKSTEP_SRC_C_SANITIZING_H

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "c/handles.h"
#include "c/request.h"
#include "lockstep/sanitizer.h"

struct lockstep_sanitizer {
  lockstep::Sanitizer sanitizer;
};

struct lockstep_sanitizer_error {
  lockstep::SanitizerError error;
};

namespace lockstep::c {

// A null handle means the default configuration.
inline Sanitizer sanitizer_of(const lockstep_sanitizer* sanitizer) {
  return sanitizer == nullptr ? Sanitizer() : sanitizer->sanitizer;
}

inline const SanitizerError& in_cpp(const lockstep_sanitizer_error* error) { return error->error; }

// --- Changes of a configuration

inline std::optional<std::string> uri_of(const char* uri) {
  return uri == nullptr ? std::nullopt : std::optional<std::string>(uri);
}

constexpr lockstep_sanitizer_element default_element() {
  lockstep_sanitizer_element made = {};
  made.namespace_uri = kHtmlNamespace.data();
  return made;
}

// read_names() and read_element() return false for invalid arguments, such as null names.
inline bool read_names(const lockstep_sanitizer_name* from, std::size_t count,
                       std::optional<std::vector<SanitizerName>>& to) {
  if (from == nullptr) return count == 0;
  to.emplace();
  for (std::size_t i = 0; i < count; ++i) {
    if (from[i].name == nullptr) return false;
    to->push_back({from[i].name, uri_of(from[i].namespace_uri)});
  }
  return true;
}
inline bool read_element(const lockstep_sanitizer_element* from, SanitizerElement& to) {
  lockstep_sanitizer_element c = default_element();
  if (from == nullptr || !read(from, c) || c.name == nullptr) return false;
  to.name = c.name;
  to.namespace_uri = uri_of(c.namespace_uri);
  return read_names(c.attributes, c.attribute_count, to.attributes) &&
         read_names(c.remove_attributes, c.remove_attribute_count, to.remove_attributes);
}

// Calls `change` with the Sanitizer, and stores whether it changed anything.
template <class Change>
lockstep_status modify(lockstep_sanitizer* sanitizer, bool valid, bool* changed, Change change) {
  if (changed != nullptr) *changed = false;
  if (sanitizer == nullptr || !valid) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    const bool result = change(sanitizer->sanitizer);
    if (changed != nullptr) *changed = result;
    return LOCKSTEP_OK;
  });
}

template <class Change>
lockstep_status modify_by_element(lockstep_sanitizer* sanitizer, const lockstep_sanitizer_element* element,
                                  bool* changed, Change change) {
  return guarded([&] {
    SanitizerElement read;
    const bool valid = read_element(element, read);
    return modify(sanitizer, valid, changed, [&](Sanitizer& to) { return (to.*change)(std::move(read)); });
  });
}
template <class Change>
lockstep_status modify_by_attribute(lockstep_sanitizer* sanitizer, const lockstep_sanitizer_name* name,
                                    bool* changed, Change change) {
  return modify(sanitizer, name != nullptr && name->name != nullptr, changed, [&](Sanitizer& to) {
    return (to.*change)({name->name, uri_of(name->namespace_uri)});
  });
}

// --- Calls

// A caller's function for removals. Must not be moved.
struct RemovalCallback {
  void (*function)(const lockstep_sanitizer_removal* removal, void* user_data) = nullptr;
  void* user_data = nullptr;

  static void call(const SanitizerRemoval& removal, void* self) {
    const auto& callback = *static_cast<const RemovalCallback*>(self);
    const auto text = [](bool is_there, std::string_view value) {
      return is_there ? present(value) : lockstep_string{nullptr, 0};
    };
    lockstep_sanitizer_removal made = {};
    made.reason = static_cast<std::int32_t>(removal.reason);
    const bool is_instruction = removal.reason == RemovalReason::processing_instruction;
    made.name = text(bool(removal.node) && removal.reason != RemovalReason::comment,
                     is_instruction ? removal.node.target() : removal.node.local_name());
    made.element_namespace = static_cast<std::int32_t>(removal.node.element_namespace());
    made.attribute = text(bool(removal.attribute), removal.attribute.qualified_name());
    made.value = removal.attribute
                     ? present(removal.attribute.value())
                     : text(bool(removal.node) && !removal.node.is_element(), removal.node.data());
    made.member = present(removal.member);
    made.unsafe = removal.unsafe;
    made.anchor = present(removal.anchor);
    const bool has_range = removal.range.begin != removal.range.end;
    made.range = has_range ? range_in_c(removal.range) : kNoRange;
    callback.function(&made, callback.user_data);
  }
};

// The common part of SanitizeOptions and SanitizeTextOptions. Callbacks point into this object, so it must
// not be moved while the options are in use.
class SanitizeRequest {
 public:
  SanitizeRequest() = default;
  SanitizeRequest(const SanitizeRequest&) = delete;
  SanitizeRequest& operator=(const SanitizeRequest&) = delete;

  // Returns false for invalid options.
  template <class Options, class COptions>
  bool read_common(const COptions& from, Options& to) {
    if (from.method == LOCKSTEP_SANITIZE_WHILE_PARSING)
      to.method = SanitizeMethod::while_parsing;
    else if (from.method != LOCKSTEP_SANITIZE_FILTER_TREE)
      return false;
    if (from.parse != nullptr) {
      if (!request.read_options(from.parse)) return false;
      to.parse = request.options;
    }
    to.only_standard_event_handlers = from.only_standard_event_handlers;
    if (from.on_removal != nullptr) {
      on_removal_ = {from.on_removal, from.removal_user_data};
      to.on_removal = &RemovalCallback::call;
      to.removal_user_data = &on_removal_;
    }
    return true;
  }

  Request request;

 private:
  RemovalCallback on_removal_;
};

}  // namespace lockstep::c

#endif
