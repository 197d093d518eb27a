// Small helpers for text.
#ifndef LOCKSTEP_TESTS_SUPPORT_TEXT_H
#define LOCKSTEP_TESTS_SUPPORT_TEXT_H

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::test {

// Appends the code point as UTF-8; a surrogate as three bytes.
void append_code_point(std::string& out, char32_t code_point);

// `text`, `count` times.
std::string repeated(std::string_view text, std::size_t count);

// `pattern`, `count` times, with the number of the time in place of '#'.
std::string many(std::string_view pattern, std::size_t count);

// "n12" of "n" and 12. A separate function since GCC 12 warns of `"n" + std::to_string(12)` (GCC bug
// 105651).
std::string numbered(std::string_view before, std::size_t number);

}  // namespace lockstep::test

#endif
