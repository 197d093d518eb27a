// The output of the serializers: a string, or a sink with a buffer.
#ifndef LOCKSTEP_SERIALIZE_OUTPUT_H
#define LOCKSTEP_SERIALIZE_OUTPUT_H

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include "lockstep/serialize.h"

namespace lockstep::detail {

class Output {
 public:
  explicit Output(std::string& whole)
      : buffer_(whole), limit_(std::numeric_limits<std::size_t>::max()), sink_(nullptr, nullptr) {}
  explicit Output(Sink sink) : buffer_(own_), limit_(kLongestPiece), sink_(sink) {
    own_.reserve(kLongestPiece);
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // `text` consists of whole characters.
  Output& append(std::string_view text) {
    if (text.size() > limit_ - buffer_.size()) [[unlikely]]
      spill(text);
    else
      buffer_.append(text);
    return *this;
  }
  Output& append(const char* begin, const char* end) {
    return append(std::string_view(begin, static_cast<std::size_t>(end - begin)));
  }
  Output& append(std::size_t count, char c) {
    for (std::size_t part; count != 0; count -= part) {
      if (buffer_.size() == limit_) flush();
      part = std::min(count, limit_ - buffer_.size());
      buffer_.append(part, c);
    }
    return *this;
  }
  Output& operator+=(std::string_view text) { return append(text); }
  Output& operator+=(char c) {
    if (buffer_.size() == limit_) [[unlikely]]
      flush();
    buffer_ += c;
    return *this;
  }

  // Passes the rest to the sink. Not done by a destructor, because a sink may throw.
  void finish() {
    if (sink_.write != nullptr) flush();
  }

 private:
  void flush() {
    if (buffer_.empty()) return;
    sink_.write(sink_.user, buffer_);
    buffer_.clear();
  }
  // Passes long texts to the sink without copying them.
  void spill(std::string_view text) {
    flush();
    while (text.size() > limit_) {
      std::size_t size = limit_;
      for (int i = 0; i < 3 && (static_cast<unsigned char>(text[size]) & 0xC0u) == 0x80; ++i) --size;
      sink_.write(sink_.user, text.substr(0, size));
      text.remove_prefix(size);
    }
    buffer_.append(text);
  }

  std::string own_;
  std::string& buffer_;
  std::size_t limit_;
  Sink sink_;
};

}  // namespace lockstep::detail

#endif
