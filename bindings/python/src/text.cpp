// Converts UTF-8 to the characters of a str, which are one, two or four bytes each.
#include "text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "text/ascii.h"

namespace lockstep::python {

namespace {

constexpr unsigned char byte_of(char c) { return static_cast<unsigned char>(c); }
constexpr bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

}  // namespace

nb::object text(std::string_view utf_8) {
#ifndef Py_LIMITED_API
  // Python caches some shorter texts.
  if (utf_8.size() > 2) {
    if (detail::ascii_prefix(utf_8) == utf_8.size()) {
      nb::object made = checked(PyUnicode_New(static_cast<Py_ssize_t>(utf_8.size()), 0x7F));
      std::memcpy(PyUnicode_DATA(made.ptr()), utf_8.data(), utf_8.size());
      return made;
    }
    TextSize size;
    size.add(utf_8);
    NewText made(size);
    made.add(utf_8);
    return made.take();
  }
#endif
  return checked(PyUnicode_DecodeUTF8(utf_8.data(), static_cast<Py_ssize_t>(utf_8.size()), "surrogatepass"));
}

void TextSize::add(std::string_view utf_8) {
  bytes_ += utf_8.size();
  std::size_t at = detail::ascii_prefix(utf_8);
  // Compilers vectorize a loop of known length over small numbers.
  constexpr std::size_t kBlock = 64;
  while (utf_8.size() - at >= kBlock) {
    const char* const block = utf_8.data() + at;
    unsigned char continuation_bytes = 0, greatest = 0;
    for (std::size_t i = 0; i < kBlock; ++i) {
      const unsigned char byte = byte_of(block[i]);
      continuation_bytes = static_cast<unsigned char>(continuation_bytes + (is_continuation(byte) ? 1 : 0));
      greatest = std::max(greatest, byte);
    }
    continuation_bytes_ += continuation_bytes;
    greatest_ = std::max(greatest_, greatest);
    at += kBlock;
  }
  for (; at < utf_8.size(); ++at) {
    const unsigned char byte = byte_of(utf_8[at]);
    continuation_bytes_ += is_continuation(byte) ? 1 : 0;
    greatest_ = std::max(greatest_, byte);
  }
}

unsigned long TextSize::widest() const {
  // The first byte of the greatest character decides.
  if (greatest_ < 0x80) return 0x7F;
  if (greatest_ < 0xC4) return 0xFF;
  return greatest_ < 0xF0 ? 0xFFFF : 0x10FFFF;
}

#ifdef Py_LIMITED_API

NewText::NewText(const TextSize& size) { utf_8_.reserve(size.bytes()); }

void NewText::add(std::string_view utf_8) { utf_8_ += utf_8; }

nb::object NewText::take() { return text(utf_8_); }

#else

NewText::NewText(const TextSize& size)
    : text_(checked(
          PyUnicode_New(static_cast<Py_ssize_t>(size.characters()), static_cast<Py_UCS4>(size.widest())))),
      next_(static_cast<unsigned char*>(PyUnicode_DATA(text_.ptr()))),
      widest_(size.widest()) {}

template <class Unit>
void NewText::write(std::string_view utf_8) {
  Unit* out = reinterpret_cast<Unit*>(next_);
  const char* p = utf_8.data();
  const char* const end = p + utf_8.size();
  while (p != end) {
    const std::size_t ascii = detail::ascii_prefix({p, static_cast<std::size_t>(end - p)});
    for (std::size_t i = 0; i < ascii; ++i) out[i] = byte_of(p[i]);
    out += ascii;
    p += ascii;
    // Writes one character for each first byte, as TextSize counts them, whatever the bytes are.
    while (p != end && byte_of(*p) >= 0x80) {
      const unsigned char first = byte_of(*p++);
      if (is_continuation(first)) continue;
      std::uint32_t character = first & (first < 0xE0 ? 0x1Fu : first < 0xF0 ? 0x0Fu : 0x07u);
      for (; p != end && is_continuation(byte_of(*p)); ++p)
        character = character << 6 | (byte_of(*p) & 0x3Fu);
      *out++ = static_cast<Unit>(character);
    }
  }
  next_ = reinterpret_cast<unsigned char*>(out);
}

void NewText::add(std::string_view utf_8) {
  if (utf_8.empty()) return;
  switch (widest_) {
    case 0x7F:
      std::memcpy(next_, utf_8.data(), utf_8.size());
      next_ += utf_8.size();
      return;
    case 0xFF:
      return write<std::uint8_t>(utf_8);
    case 0xFFFF:
      return write<std::uint16_t>(utf_8);
    default:
      return write<std::uint32_t>(utf_8);
  }
}

nb::object NewText::take() { return std::move(text_); }

#endif

}  // namespace lockstep::python
