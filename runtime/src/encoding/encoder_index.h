// Maps characters to bytes of an encoding: the inverse of the decoders' indexes.
#ifndef LOCKSTEP_ENCODING_ENCODER_INDEX_H
#define LOCKSTEP_ENCODING_ENCODER_INDEX_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

// Maps the characters that an encoding represents by one or two bytes to these bytes. Built from the indexes
// when an encoder first needs it, in less time than encoding a page takes, so that no program contains the
// tables of both directions.
class EncoderIndex {
 public:
  // The encoding must not be UTF-8, UTF-16BE/LE or replacement.
  explicit EncoderIndex(Encoding encoding);

  // Returns one byte, or two with the first in the upper eight bits; 0 if the encoding lacks the character.
  // For ISO-2022-JP, returns two bytes of its two-byte set. The character must not be ASCII.
  std::uint32_t bytes(char32_t code) const {
    return code < kCodePoints ? bytes_[std::size_t{block_of_[code / kBlock]} * kBlock + code % kBlock] : 0;
  }

 private:
  // The code points per block. The first block represents all blocks without characters.
  static constexpr std::size_t kBlock = 64;
  static constexpr char32_t kCodePoints = 0x30000;

  std::uint16_t& entry(std::uint32_t code);
  // Adds a mapping; the first of several for a character is kept.
  void add(std::uint32_t code, std::uint32_t bytes);
  // Adds those characters of an index whose pointers are at least `first` and less than `last`. A pointer
  // becomes two bytes: `lead` plus the pointer divided by `trails`, and the result of `trail` for the
  // remainder.
  template <class Index, class Trail>
  void add_index(const Index& index, std::uint32_t first, std::uint32_t last, std::uint32_t trails,
                 std::uint32_t lead, Trail trail);
  void add_single_byte(Encoding encoding);
  void add_gb18030(bool is_gbk);
  void add_big5();
  void add_japanese(Encoding encoding);

  std::vector<std::uint16_t> bytes_;
  std::uint16_t block_of_[kCodePoints / kBlock] = {};
};

// Returns the bytes of a character that has four bytes in gb18030; 0 for other characters.
std::uint32_t gb18030_four_bytes(char32_t code);

}  // namespace lockstep::detail

#endif
