// Rows of strings in one array of characters, without an address and a size for each string: in a
// position-independent program, these take more bytes than many of the strings.
#ifndef LOCKSTEP_TEXT_TEXT_TABLE_H
#define LOCKSTEP_TEXT_TEXT_TABLE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep::detail {

// Returns the number of NULs in the array, without the last one.
template <std::size_t Size>
constexpr std::size_t count_of_texts(const char (&texts)[Size]) {
  std::size_t count = 0;
  for (std::size_t i = 0; i + 1 < Size; ++i) count += texts[i] == '\0';
  return count;
}

template <std::size_t Rows, std::size_t Columns>
class TextTable {
 public:
  // Each string ends with a NUL: count_of_texts() is Rows * Columns.
  template <std::size_t Size>
  constexpr explicit TextTable(const char (&texts)[Size]) : texts_(texts) {
    static_assert(Size <= UINT16_MAX);
    std::size_t at = 0;
    for (std::uint16_t& begin : begins_) {
      begin = static_cast<std::uint16_t>(at);
      for (std::size_t column = 0; column < Columns; ++at) column += texts[at] == '\0';
    }
  }
  // O(size of the row)
  std::array<std::string_view, Columns> row(std::size_t index) const {
    std::array<std::string_view, Columns> found;
    const char* at = texts_ + begins_[index];
    for (std::string_view& text : found) {
      text = at;
      at += text.size() + 1;
    }
    return found;
  }

 private:
  const char* texts_;
  std::uint16_t begins_[Rows] = {};
};

}  // namespace lockstep::detail

#endif
