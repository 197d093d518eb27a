// Turns bytes into the input stream (#preprocessing-the-input-stream): UTF-8, validated, repaired and stored
// contiguously.
#ifndef LOCKSTEP_INPUT_INPUT_STREAM_H
#define LOCKSTEP_INPUT_INPUT_STREAM_H

#include <functional>
#include <string>
#include <string_view>

#include "input/input_memory.h"
#include "lockstep/detail/text_store.h"
#include "lockstep/export.h"
#include "lockstep/types.h"
#include "text/offset_map.h"
#include "text/utf_8.h"

namespace lockstep::detail {

// Finds the three errors of the input stream in text[from, text.size()), in order.
void find_input_stream_errors(std::string_view text, std::size_t from,
                              const std::function<void(ParseErrorCode, ByteRange)>& found);

// The result of check_text(), which checks for ill-formed UTF-8 and for input stream errors in one pass. Most
// of a typical page is read only once. O(text)
struct CheckedText {
  std::size_t well_formed;     // see well_formed_prefix()
  std::size_t without_errors;  // the length before the first input stream error; 0 if not searched
};
CheckedText check_text(std::string_view text, bool allow_surrogates, bool find_errors);

// Stores the input, which arrives in pieces, as one contiguous string.
class InputStream final : public InputMemory {
 public:
  // Without offsets, offsets() contains only those added from outside.
  explicit InputStream(bool with_offsets = true) : with_offsets_(with_offsets) {}

  // Appends a piece. Returns false if the text would be longer than kLongestInput; it then ends before the
  // first character that does not fit.
  LOCKSTEP_EXPORT bool write(std::string_view chunk, bool allow_surrogates);
  // Ends the input. `cut`: a limit has cut it off, so an incomplete character at the end is left out.
  LOCKSTEP_EXPORT void finish(bool allow_surrogates, bool cut = false);
  // Call before the first piece if the text continues a stream: a byte order mark is then an ordinary
  // character.
  void begin_in_the_middle() { started_ = true; }
  // Drops the beginning of the text and of its offsets. O(text)
  void forget(std::size_t count) {
    if (count == 0) return;
    text_.remove_prefix(count);
    offsets_ = OffsetMap();
  }
  const TextStore& text() const { return text_; }
  TextStore& text() { return text_; }
  // The bytes of the input that the text came from.
  const OffsetMap& offsets() const { return offsets_; }
  OffsetMap& offsets() { return offsets_; }
  std::size_t bytes_for(std::size_t text_end) const override { return offsets_.bytes_for(text_end); }

 private:
  void append(std::string_view bytes, bool allow_surrogates, bool last);

  TextStore text_;
  OffsetMap offsets_;
  std::string carry_;  // the beginning of a sequence whose rest has not arrived
  bool started_ = false;
  bool with_offsets_;
};

}  // namespace lockstep::detail

#endif
