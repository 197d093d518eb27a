// The output of the serializers: a string, or a sink with a buffer.
#ifndef LOCKSTEP_SERIALIZE_OUTPUT_H
#define LOCKSTEP_SERIALIZE_OUTPUT_H

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "lockstep/serialize.h"

namespace lockstep::detail {

// Buffers the output, and passes it on when the buffer is full and at finish().
class Output {
 public:
  // Appends to `whole`.
  explicit Output(std::string& whole)
      : whole_(&whole), begin_(small_), at_(small_), end_(small_ + sizeof small_), sink_(nullptr, nullptr) {}
  explicit Output(Sink sink) : sink_(sink) {
    large_.resize(kLongestPiece);
    begin_ = at_ = large_.data();
    end_ = begin_ + large_.size();
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // `text` must consist of whole characters.
  Output& append(std::string_view text) {
    if (text.size() > room()) [[unlikely]] {
      spill(text);
    } else {
      at_ = copy(at_, text);
    }
    return *this;
  }
  Output& append(const char* begin, const char* end) {
    return append(std::string_view(begin, static_cast<std::size_t>(end - begin)));
  }
  Output& append(std::size_t count, char c) {
    for (std::size_t part; count != 0; count -= part) {
      if (room() == 0) flush();
      part = std::min(count, room());
      std::memset(at_, c, part);
      at_ += part;
    }
    return *this;
  }
  Output& operator+=(std::string_view text) { return append(text); }
  Output& operator+=(char c) {
    if (room() == 0) [[unlikely]]
      flush();
    *at_++ = c;
    return *this;
  }

  // For short texts, whose writer keeps the end of the output in a variable: get the end, ensure room, write,
  // and set the new end before calling anything else.
  static constexpr std::size_t kShort = 128;
  static constexpr std::size_t kRoom = kShort + 32;
  char* at() const { return at_; }
  void set_at(char* at) { at_ = at; }
  // Ensures room for kRoom bytes after `at`; returns the end, which may have moved.
  char* with_room(char* at) {
    if (static_cast<std::size_t>(end_ - at) < kRoom) [[unlikely]] {
      at_ = at;
      flush();
      return at_;
    }
    return at;
  }
  char* append_at(char* at, std::string_view text) {
    at_ = at;
    append(text);
    return at_;
  }

  // Passes on the rest. The destructor does not do this, because a sink may throw.
  void finish() { flush(); }

  // Copies the text, usually a few bytes, to `to`, and returns the end.
  static char* copy(char* to, std::string_view text) {
    const char* const from = text.data();
    const std::size_t size = text.size();
    if (size > 16) {
      std::memcpy(to, from, size);
    } else if (size >= 8) {
      copy_ends<8>(to, from, size);
    } else if (size >= 4) {
      copy_ends<4>(to, from, size);
    } else if (size != 0) {
      to[0] = from[0];
      to[size / 2] = from[size / 2];
      to[size - 1] = from[size - 1];
    }
    return to + size;
  }

 private:
  // Copies the first and the last `bytes` bytes, which may overlap.
  template <std::size_t bytes>
  static void copy_ends(char* to, const char* from, std::size_t size) {
    char first[bytes], last[bytes];
    std::memcpy(first, from, bytes);
    std::memcpy(last, from + size - bytes, bytes);
    std::memcpy(to, first, bytes);
    std::memcpy(to + size - bytes, last, bytes);
  }
  std::size_t room() const { return static_cast<std::size_t>(end_ - at_); }
  void flush() {
    const std::string_view text(begin_, static_cast<std::size_t>(at_ - begin_));
    at_ = begin_;
    if (text.empty()) return;
    if (whole_ != nullptr) {
      whole_->append(text);
    } else {
      sink_.write(sink_.user, text);
    }
  }
  // Passes on text that does not fit into the buffer; at most its end is copied to the buffer.
  [[gnu::noinline]] void spill(std::string_view text) {
    flush();
    if (whole_ != nullptr) {
      whole_->append(text);
      return;
    }
    while (text.size() > kLongestPiece) {
      std::size_t size = kLongestPiece;
      for (int i = 0; i < 3 && (static_cast<unsigned char>(text[size]) & 0xC0u) == 0x80; ++i) --size;
      sink_.write(sink_.user, text.substr(0, size));
      text.remove_prefix(size);
    }
    append(text);
  }

  std::string* whole_ = nullptr;  // null if there is a sink
  char *begin_, *at_, *end_;      // the buffer's beginning, current position and end
  Sink sink_;
  std::string large_;
  char small_[1024];
};

}  // namespace lockstep::detail

#endif
