// Ranges of the text, and the input bytes from which the text was decoded.
#ifndef LOCKSTEP_TEXT_OFFSET_MAP_H
#define LOCKSTEP_TEXT_OFFSET_MAP_H

#include <cstddef>
#include <cstdint>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"

namespace lockstep::detail {

// Maps bytes of the text to the input bytes from which they were decoded. Stored as runs of characters of the
// same size, so that text that equals its input is a single run of any length. Text and input grow only at
// their ends.
class OffsetMap {
 public:
  // Skips input that produced no text, such as a byte order mark or an escape sequence.
  void skip(std::uint64_t input) { input_end_ += input; }
  // Adds `count` characters, each of `text` bytes decoded from `input` bytes.
  void add(std::uint64_t count, std::uint16_t text, std::uint16_t input);
  // Adds bytes that are the same in the input and the text.
  void add_same(std::uint64_t bytes) { add(bytes, 1, 1); }

  std::uint64_t text_size() const { return text_end_; }
  std::uint64_t input_size() const { return input_end_; }

  // Returns the first input byte of the character at that offset in the text; past the last character, the
  // end of the input. O(log runs)
  LOCKSTEP_EXPORT std::uint64_t input_begin(std::uint64_t text) const;
  // Returns the input end of the character that ends at that offset in the text; 0 for 0. O(log runs)
  LOCKSTEP_EXPORT std::uint64_t input_end(std::uint64_t text) const;
  // Returns the first text byte of the character to which the input byte belongs or, if there is none, of the
  // next character. O(log runs)
  std::uint64_t text_begin(std::uint64_t input) const;

  // Whether the text and the input are the same bytes.
  bool is_identity() const {
    return text_end_ == input_end_ && runs_.empty() && last_.text_step <= 1 && last_.input_step <= 1;
  }
  // Drops the characters that end within the first `text` bytes of the text, and the input up to their end.
  // The text and the input now begin there. Returns the number of bytes dropped from the text. O(runs)
  std::uint64_t forget(std::uint64_t text);
  // The number of runs from that offset in the text on. O(log runs)
  std::size_t runs_from(std::uint64_t text) const {
    return text >= last_.text ? 1
                              : runs_.size() + 1 - static_cast<std::size_t>(&run_at(text) - runs_.begin());
  }

  std::size_t bytes() const { return runs_.bytes_outside(); }
  // The number of bytes of memory for the runs of that much text, plus the next growth. Does not depend on
  // later text. O(log runs)
  LOCKSTEP_EXPORT std::size_t bytes_for(std::uint64_t text) const;

 private:
  struct Run {
    std::uint64_t input = 0;  // where the run begins
    std::uint32_t text = 0;
    std::uint16_t text_step = 0, input_step = 0;
  };
  const Run& run_at(std::uint64_t text) const;

  // The last run is stored separately: most texts have only one run and need no allocation. Its steps are 0
  // if there are no runs.
  PodVector<Run> runs_;
  Run last_;
  std::uint64_t text_end_ = 0, input_end_ = 0;
  std::uint64_t run_end_ = 0;  // the end of the last run in the input
};

// A range of the text: bytes [begin, end). Empty means no range, because everything that has a position has
// bytes.
struct TextRange {
  std::uint32_t begin = 0, end = 0;
  bool is_none() const { return begin == end; }
};

}  // namespace lockstep::detail

#endif
