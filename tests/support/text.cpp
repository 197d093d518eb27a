#include "support/text.h"

namespace lockstep::test {

void append_code_point(std::string& out, char32_t code_point) {
  const auto trail = [&](int shift) { out += static_cast<char>(0x80 | ((code_point >> shift) & 0x3f)); };
  if (code_point < 0x80) {
    out += static_cast<char>(code_point);
  } else if (code_point < 0x800) {
    out += static_cast<char>(0xc0 | (code_point >> 6));
    trail(0);
  } else if (code_point < 0x10000) {
    out += static_cast<char>(0xe0 | (code_point >> 12));
    trail(6);
    trail(0);
  } else {
    out += static_cast<char>(0xf0 | (code_point >> 18));
    trail(12);
    trail(6);
    trail(0);
  }
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string out;
  out.reserve(text.size() * count);
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

std::string many(std::string_view pattern, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    for (const char c : pattern) {
      if (c == '#') {
        out += std::to_string(i);
      } else {
        out += c;
      }
    }
  }
  return out;
}

std::string numbered(std::string_view before, std::size_t number) {
  return std::string(before).append(std::to_string(number));
}

}  // namespace lockstep::test
