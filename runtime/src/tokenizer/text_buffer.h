// Strings under construction.
#ifndef LOCKSTEP_TOKENIZER_TEXT_BUFFER_H
#define LOCKSTEP_TOKENIZER_TEXT_BUFFER_H

#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <string_view>
#include <vector>

#include "lockstep/detail/pod_vector.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/small_tables.h"
#include "text/uninitialized.h"

namespace lockstep::detail {

// A one-character string for every ASCII character, for views to point to.
struct AsciiStrings {
  char text[128];
  constexpr AsciiStrings() : text() {
    for (int i = 0; i < 128; ++i) text[i] = static_cast<char>(i);
  }
};
inline constexpr AsciiStrings ascii_strings;

// A string that is a view while its pieces are adjacent in memory, as pieces of the input are. It becomes a
// copy when a piece is not adjacent: after a character reference, a NUL, a CR, or a letter in the wrong case.
class TextBuffer {
 public:
  void clear() {
    size_ = 0;
    data_ = nullptr;
    owned_ = false;
  }
  void append(const char* text, std::size_t size) {
    if (size_ == 0) {
      data_ = text;
      size_ = size;
      owned_ = false;
    } else if (data_ + size_ == text && !owned_) {
      size_ += size;
    } else {
      append_copy({text, size});
    }
  }
  void append(std::string_view text) {
    if (!text.empty()) append(text.data(), text.size());
  }
  // Appends a part of another buffer that will change while this text is still in use: the part is copied
  // unless it is a view.
  void append_part_of(const TextBuffer& other, std::string_view text) {
    if (other.owned_)
      append_copy(text);
    else
      append(text);
  }
  void append_code_point(char32_t code) {
    char bytes[4];
    append_copy({bytes, encode_utf8(code, bytes)});
  }
  // Appends a text that is usually one byte.
  void append_byte_or_more(std::string_view text) {
    if (kCopiesInline && owned_ && text.size() == 1 && copy_.capacity() != size_) {
      copy_.data()[size_++] = text[0];
      copy_.resize(size_);
    } else {
      append(text);
    }
  }
  // Appends one of many short pieces. Memory up to `limit` is readable.
  void append_short(std::string_view text, const char* limit) {
    if (kCopiesInline && owned_ && text.size() <= kShort &&
        limit - text.data() >= static_cast<std::ptrdiff_t>(kShort) && copy_.capacity() - size_ >= kShort) {
      std::memcpy(copy_.data() + size_, text.data(), kShort);
      size_ += text.size();
      copy_.resize(size_);
    } else {
      append(text);
    }
  }
  // Appends text that will not stay in place.
  [[gnu::noinline]] void append_copy(std::string_view text) {
    if (!owned_) {
      copy_.clear();
      copy_.append(data_, size_);
    }
    copy_.append(text.data(), text.size());
    owned_ = true;
    data_ = copy_.data();
    size_ = copy_.size();
  }
  std::string_view view() const { return {data_, size_}; }
  // The number of bytes of memory, plus those for the next growth and for a copy stored elsewhere.
  std::size_t bytes_to_grow() const { return copy_.bytes_to_grow() + (owned_ ? 2 * size_ : 0); }
  bool empty() const { return size_ == 0; }
  bool owned() const { return owned_; }
  // Whether the byte after the view is `c`, so that appending it keeps the view. Memory is readable up to
  // `limit`.
  bool continues_with(char c, const char* limit) const {
    return !owned_ && size_ != 0 && data_ + size_ < limit && data_[size_] == c;
  }
  const char* end() const { return data_ + size_; }
  // Keeps whole characters of at most `most` bytes, as a copy, so that the memory of which the string is a
  // view can be freed.
  void abridge(std::size_t most) {
    if (size_ == 0) return;
    size_ = whole_characters(view(), most).size();
    if (owned_)
      copy_.resize(size_);
    else
      append_copy({data_, 0});
  }
  // Clears the string and frees its memory.
  void release() {
    clear();
    copy_.release();
  }
  // Adjusts a view after the input has moved in memory.
  void rebase(const char* old_base, std::size_t old_size, const char* new_base) {
    const auto offset = static_cast<std::size_t>(data_ - old_base);
    if (!owned_ && size_ != 0 && data_ >= old_base && offset <= old_size) data_ = new_base + offset;
  }

 private:
  // False in programs that are loaded over a network.
  static constexpr bool kCopiesInline = !LOCKSTEP_SMALL_TABLES;
  static constexpr std::size_t kShort = 32;
  const char* data_ = nullptr;
  std::size_t size_ = 0;
  bool owned_ = false;  // whether data_ is copy_
  PodVector<char> copy_;
};

// Copies of attribute values that cannot stay views. They are kept until the next tag begins, because a
// reader may use the tag until it requests more.
class Scratch {
 public:
  Scratch() = default;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  std::string_view store(std::string_view text) {
    if (text.size() > left_) add_block(text.size());
    std::memcpy(next_, text.data(), text.size());
    const std::string_view stored(next_, text.size());
    next_ += text.size();
    left_ -= text.size();
    return stored;
  }
  bool used() const { return next_ != inside_; }
  void clear() {
    next_ = inside_;
    left_ = sizeof inside_;
    if (!blocks_.empty()) blocks_.clear();
    bytes_ = 0;
  }
  // The number of bytes of memory outside the object.
  std::size_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kBlock = 4096;
  void add_block(std::size_t least) {
    const std::size_t size = least > kBlock ? least : kBlock;
    blocks_.push_back(make_uninitialized<char>(size));
    next_ = blocks_.back().get();
    left_ = size;
    bytes_ += size + 4 * sizeof blocks_[0];
  }
  char* next_ = inside_;
  std::size_t left_ = sizeof inside_;
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t bytes_ = 0;
  char inside_[256];  // enough for most tags
};

// Iterates over a UTF-8 string code point by code point; the size of each is determined by its first byte. A
// single-pass range.
class CodePoints {
 public:
  explicit CodePoints(std::string_view text) : rest_(text) {}
  CodePoints& begin() { return *this; }
  std::default_sentinel_t end() const { return {}; }
  bool operator==(std::default_sentinel_t) const { return rest_.empty(); }
  std::string_view operator*() const { return rest_.substr(0, length()); }
  void operator++() { rest_.remove_prefix(length()); }

 private:
  std::size_t length() const {
    const auto lead = static_cast<unsigned char>(rest_[0]);
    const std::size_t length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return length < rest_.size() ? length : rest_.size();
  }
  std::string_view rest_;
};

}  // namespace lockstep::detail

#endif
