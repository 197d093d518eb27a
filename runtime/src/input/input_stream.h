// From bytes to the input stream (#preprocessing-the-input-stream): UTF-8 checked and repaired, kept in one
// piece.
#ifndef LOCKSTEP_INPUT_INPUT_STREAM_H
#define LOCKSTEP_INPUT_INPUT_STREAM_H

#include <functional>
#include <string>
#include <string_view>

#include "encoding/utf_8.h"
#include "input/input_memory.h"
#include "lockstep/detail/positions.h"
#include "lockstep/detail/text_store.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// The three errors of the input stream, found in text[from, text.size()), in order.
void find_input_stream_errors(std::string_view text, std::size_t from,
                              const std::function<void(const ParseError&)>& found);

// Finds lines and columns: in a single pass for offsets that grow.
class PositionFinder {
 public:
  // Fills in `line` and `column` of the error from its offset. O(distance) from the last one asked for,
  // and to the start of the line if it lay before that.
  void locate(std::string_view text, ParseError& error);
  // The text will begin `count` bytes later, which stand before its end. No offset that lies before that will
  // be asked for.
  void forget(std::string_view text, std::size_t count);

 private:
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

// Keeps the input, which arrives in pieces, as one contiguous string.
class InputStream final : public InputMemory {
 public:
  // Without offsets, offsets() knows only of what it is told from outside.
  explicit InputStream(bool with_offsets = true) : with_offsets_(with_offsets) {}

  // Appends a piece. Returns false when the text would be longer than kLongestInput: then it ends before the
  // first character that does not fit.
  LOCKSTEP_EXPORT bool write(std::string_view chunk, bool wobbly);
  // The end. `cut`: the input goes on, but a limit has cut it off; a character that is not there as a whole
  // is left out.
  LOCKSTEP_EXPORT void finish(bool wobbly, bool cut = false);
  // Before the first piece: it goes on in the middle of a stream, where a byte order mark is a character.
  void begin_in_the_middle() { started_ = true; }
  // Drops the front of the text, and with it what the text was made of. O(text)
  void forget(std::size_t count) {
    if (count == 0) return;
    text_.remove_prefix(count);
    offsets_ = OffsetMap();
  }
  const TextStore& text() const { return text_; }
  TextStore& text() { return text_; }
  // What of the input the text was made of.
  const OffsetMap& offsets() const { return offsets_; }
  OffsetMap& offsets() { return offsets_; }
  std::size_t bytes_for(std::size_t text_end) const override { return offsets_.bytes_for(text_end); }

 private:
  void append(std::string_view bytes, bool wobbly, bool last);

  TextStore text_;
  OffsetMap offsets_;
  std::string carry_;  // the beginning of a sequence whose rest has not arrived
  bool started_ = false;
  bool with_offsets_;
};

}  // namespace lockstep::detail

#endif
