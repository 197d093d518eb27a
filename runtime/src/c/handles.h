// The objects that the handles of lockstep/c.h point to, and the conversion of arguments and results.
#ifndef LOCKSTEP_C_HANDLES_H
#define LOCKSTEP_C_HANDLES_H

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>

#include "document/access.h"
#include "lockstep/bytes.h"
#include "lockstep/c.h"
#include "lockstep/convert.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/document.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"

namespace lockstep::c {

// --- Results

// Runs a function that may allocate. Without exceptions, nothing is caught: the program ends when memory is
// exhausted.
template <class Function>
lockstep_status guarded(Function function) {
#ifdef __cpp_exceptions
  try {
    return function();
  } catch (...) {
    return LOCKSTEP_OUT_OF_MEMORY;
  }
#else
  return function();
#endif
}

// Calls a function that returns a value; returns `none` if memory is exhausted.
template <class Function, class Value>
auto guarded_value(Function function, Value none) -> decltype(function()) {
#ifdef __cpp_exceptions
  try {
    return function();
  } catch (...) {
    return none;
  }
#else
  static_cast<void>(none);
  return function();
#endif
}

// --- Text

// An empty string differs from a missing one, which is null.
inline lockstep_string present(std::optional<std::string_view> text) {
  if (!text) return {nullptr, 0};
  return text->empty() ? lockstep_string{"", 0} : lockstep_string{text->data(), text->size()};
}

// Names in the library's tables are literals, so a zero byte follows them.
inline const char* literal(std::string_view name) { return name.data(); }

inline std::string_view or_empty(const char* text) { return text == nullptr ? std::string_view() : text; }

// A null pointer is valid for text of size 0.
inline bool is_text(const char* data, std::size_t size) { return data != nullptr || size == 0; }

// A buffer that the caller will own, with room for a terminating zero byte.
class GrowingBuffer {
 public:
  GrowingBuffer() = default;
  GrowingBuffer(const GrowingBuffer&) = delete;
  GrowingBuffer& operator=(const GrowingBuffer&) = delete;
  ~GrowingBuffer() {
    if (data_ != nullptr) detail::free_memory(data_);
  }

  void append(std::string_view piece) {
    if (!reserve(piece.size())) return;
    size_ += piece.copy(data_ + size_, piece.size());
  }
  // Passes the text to the caller.
  lockstep_status release(lockstep_buffer* to) {
    if (!reserve(1)) return LOCKSTEP_OUT_OF_MEMORY;
    data_[size_] = '\0';
    *to = {data_, size_};
    data_ = nullptr;
    return LOCKSTEP_OK;
  }

 private:
  // Returns false once an allocation has failed.
  bool reserve(std::size_t more) {
    if (!failed_ && more > capacity_ - size_) {
      const std::size_t capacity = std::max(size_ + more, capacity_ + capacity_ / 2);
      void* data = detail::resize_memory(data_, capacity);
      failed_ = data == nullptr;
      if (!failed_) data_ = static_cast<char*>(data);
      if (!failed_) capacity_ = capacity;
    }
    return !failed_;
  }

  char* data_ = nullptr;
  std::size_t size_ = 0, capacity_ = 0;
  bool failed_ = false;
};

// Fills a buffer, which the caller will own, with the text returned by `make`.
template <class Make>
lockstep_status fill(lockstep_buffer* to, const Make& make) {
  if (to == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *to = {nullptr, 0};
  return guarded([&] {
    GrowingBuffer buffer;
    buffer.append(make());
    return buffer.release(to);
  });
}

// --- Structs that may be older or newer than the library

// Initializes a struct of the caller's size with the defaults of the fields that the library knows.
template <class Struct>
void init(Struct* to, std::size_t size, Struct defaults) {
  if (to == nullptr || size < sizeof size) return;
  defaults.size = size;
  std::memset(static_cast<void*>(to), 0, size);
  std::memcpy(static_cast<void*>(to), &defaults, std::min(size, sizeof defaults));
}

// Copies the fields of the caller's struct, if there is one, over the defaults in `to`. Returns false if the
// struct's size is invalid, or if it sets fields unknown to the library.
template <class Struct>
bool read(const Struct* from, Struct& to) {
  if (from == nullptr) return true;
  if (from->size < sizeof from->size) return false;
  const char* bytes = reinterpret_cast<const char*>(from);
  for (std::size_t i = sizeof to; i < from->size; ++i)
    if (bytes[i] != 0) return false;
  std::memcpy(static_cast<void*>(&to), bytes, std::min(from->size, sizeof to));
  return true;
}

// Null means the default edition. Returns nullopt for an edition that the library lacks.
inline std::optional<Edition> edition_of(const char* date) {
  return date == nullptr ? kDefaultEdition : find_edition(date);
}

// --- Errors

// Passes errors to the caller's function. Must not be moved.
struct ErrorCallback {
  void (*function)(const lockstep_error* error, void* user_data) = nullptr;
  void* user_data = nullptr;

  static void call(const ParseError& error, void* self) {
    const auto& callback = *static_cast<const ErrorCallback*>(self);
    callback.function(to_c(&error), callback.user_data);
  }
};

// The status of a change that the DOM may have refused.
inline lockstep_status status_of_change(DomError error) {
  switch (error) {
    case DomError::none:
      return LOCKSTEP_OK;
    case DomError::hierarchy_request:
      return LOCKSTEP_HIERARCHY_REQUEST;
    case DomError::not_found:
      return LOCKSTEP_NOT_FOUND;
    case DomError::invalid_character:
      return LOCKSTEP_INVALID_CHARACTER;
    case DomError::invalid_node_type:
      return LOCKSTEP_INVALID_NODE_TYPE;
    case DomError::no_modification_allowed:
      return LOCKSTEP_NO_MODIFICATION_ALLOWED;
    case DomError::namespace_mismatch:
      return LOCKSTEP_NAMESPACE_MISMATCH;
    case DomError::not_supported:
      return LOCKSTEP_NOT_SUPPORTED;
    case DomError::quota_exceeded:
      return LOCKSTEP_QUOTA_EXCEEDED;
    case DomError::wrong_document:  // a node that another document has adopted; only such nodes are detected
      break;
  }
  return LOCKSTEP_BAD_ARGUMENT;
}

// --- Nodes

// Returns a null node if there is no such node.
inline Node node_of(const lockstep_document* document, lockstep_node node) {
  return document == nullptr ? Node() : detail::NodeAccess::find(from_c(document), node);
}

inline bool is_namespace(std::int32_t value) {
  return value >= LOCKSTEP_NAMESPACE_NONE && value <= LOCKSTEP_NAMESPACE_XMLNS;
}

inline bool has_node(const lockstep_document* document, lockstep_node node) {
  return !node_of(document, node).is_null();
}

inline lockstep_node to_c(Node node) { return detail::NodeAccess::id(node); }

// Returns the object that a non-null handle points to. Each part overloads this for its handles.
inline const Document& in_cpp(const lockstep_document* document) { return from_c(document); }
inline const ParseError& in_cpp(const lockstep_error* error) { return *from_c(error); }

// The sum of LOCKSTEP_SHADOW_ROOT_... values.
inline std::int32_t flags_of(const ShadowRootProperties& properties) {
  return (properties.mode == ShadowRootMode::closed ? LOCKSTEP_SHADOW_ROOT_CLOSED : 0) |
         (properties.delegates_focus ? LOCKSTEP_SHADOW_ROOT_DELEGATES_FOCUS : 0) |
         (properties.serializable ? LOCKSTEP_SHADOW_ROOT_SERIALIZABLE : 0) |
         (properties.clonable ? LOCKSTEP_SHADOW_ROOT_CLONABLE : 0) |
         (properties.manual_slot_assignment ? LOCKSTEP_SHADOW_ROOT_MANUAL_SLOT_ASSIGNMENT : 0) |
         (properties.null_custom_element_registry ? LOCKSTEP_SHADOW_ROOT_NULL_CUSTOM_ELEMENT_REGISTRY : 0);
}

// --- Ranges

constexpr lockstep_range kNoRange = {LOCKSTEP_NO_OFFSET, LOCKSTEP_NO_OFFSET};

inline lockstep_range range_in_c(const std::optional<ByteRange>& range) {
  return range ? lockstep_range{range->begin, range->end} : kNoRange;
}

}  // namespace lockstep::c

#endif
