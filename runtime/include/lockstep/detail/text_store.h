// Collects the text that a tree refers to.
#ifndef LOCKSTEP_DETAIL_TEXT_STORE_H
#define LOCKSTEP_DETAIL_TEXT_STORE_H

#include <cstddef>
#include <functional>
#include <string_view>
#include <utility>

#include "lockstep/detail/pod_vector.h"

namespace lockstep::detail {

// A contiguous text. Unlike std::string, it grows in place if the system supports this, and by a small factor
// once it is long. Movable; moving keeps its bytes in place.
class TextStore {
 public:
  const char* data() const { return bytes_.data(); }
  std::size_t size() const { return bytes_.size(); }
  bool empty() const { return bytes_.empty(); }
  std::string_view view() const { return {data(), size()}; }
  operator std::string_view() const { return view(); }
  // Whether the view points into this text.
  bool contains(std::string_view text) const {
    return !text.empty() && !std::less<>()(text.data(), data()) &&
           std::less<>()(text.data(), data() + size());
  }
  // In bytes.
  std::size_t capacity() const { return bytes_.capacity(); }

  void append(std::string_view text) { bytes_.append(text.data(), text.size()); }
  void assign(std::string_view text) {
    clear();
    append(text);
  }
  void clear() { bytes_.clear(); }
  void resize(std::size_t size) { bytes_.resize(size); }  // only to shrink
  void remove_prefix(std::size_t count) { bytes_.remove_prefix(count); }
  void reserve(std::size_t capacity) { bytes_.reserve(capacity); }
  void shrink() { bytes_.shrink(); }

 private:
  PodVector<char> bytes_;
};

}  // namespace lockstep::detail

#endif
