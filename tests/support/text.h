// Small helpers for text.
#ifndef LOCKSTEP_TESTS_SUPPORT_TEXT_H
#define LOCKSTEP_TESTS_SUPPORT_TEXT_H

#include <string>
#include <string_view>

namespace lockstep::test {

// Appends the code point as UTF-8; a surrogate as three bytes.
void append_code_point(std::string& out, char32_t code_point);

// `text`, `count` times.
std::string repeated(std::string_view text, std::size_t count);

}  // namespace lockstep::test

#endif
