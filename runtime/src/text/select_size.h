// The display size of a select element, from the text of its size attribute.
#ifndef LOCKSTEP_TEXT_SELECT_SIZE_H
#define LOCKSTEP_TEXT_SELECT_SIZE_H

#include <string_view>

#include "text/byte_scan.h"

namespace lockstep::detail {

// Returns the number in a size attribute, or `otherwise` if it is missing or negative.
// https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size
inline int select_size(std::string_view text, int otherwise) {
  constexpr int kMost = 100000;  // larger numbers have the same effect
  while (!text.empty() && is_ascii_whitespace(static_cast<unsigned char>(text.front())))
    text.remove_prefix(1);
  const bool negative = !text.empty() && text.front() == '-';
  if (!text.empty() && (negative || text.front() == '+')) text.remove_prefix(1);
  if (text.empty() || !is_ascii_digit(text.front())) return otherwise;
  int size = 0;
  for (; !text.empty() && is_ascii_digit(text.front()); text.remove_prefix(1))
    if (size < kMost) size = size * 10 + (text.front() - '0');
  return negative && size != 0 ? otherwise : size;
}

}  // namespace lockstep::detail

#endif
