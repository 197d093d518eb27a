// The parse errors of a parse: reported to the caller as they are found, or collected until the end.
#ifndef LOCKSTEP_TREE_ERROR_LOG_H
#define LOCKSTEP_TREE_ERROR_LOG_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "input/input_stream.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"
#include "lockstep/parser.h"
#include "text/offset_map.h"
#include "text/position_finder.h"

namespace lockstep::detail {

class ErrorLog {
 public:
  explicit ErrorLog(const ParseOptions& options)
      : collect_(options.collect_errors),
        most_(options.max_errors),
        limit_(options.limits.errors),
        on_error_(options.on_error),
        user_data_(options.error_user_data) {}

  bool is_wanted() const { return collect_ || on_error_ != nullptr || limit_ != 0; }
  // Whether there were more than Limits::errors.
  bool reached_limit() const { return limit_ != 0 && found_ > limit_; }
  // Bytes of memory, plus the next growth.
  std::size_t bytes() const { return errors_.bytes_to_grow(); }
  // `text` is all text so far. Finds the errors of the input stream in the new part.
  LOCKSTEP_EXPORT void read(std::string_view text, bool more);
  // The same in two steps.
  void set_text(std::string_view text) { text_ = text; }
  // The text has moved; what follows it there has not been read.
  void move_text(std::string_view text) { text_ = text.substr(0, text_.size()); }
  LOCKSTEP_EXPORT void examine(std::size_t end);
  // Before there is text: it will have no error of the input stream in its first bytes.
  void skip(std::size_t count) { examined_ = count; }
  LOCKSTEP_EXPORT void add(const ParseError& error);
  // Ends the text and returns the errors in its order, with their positions.
  LOCKSTEP_EXPORT PodVector<ParseError> finish();
  // Whether some errors were dropped. Valid after finish().
  bool truncated() const { return truncated_; }

 private:
  void sort();
  void locate_earlier(SecondPlace& second);

  bool collect_;
  std::size_t most_;   // the maximum number to keep; 0: all
  std::size_t limit_;  // on the number found; 0: none
  std::size_t found_ = 0;
  void (*on_error_)(const ParseError&, void*);
  void* user_data_;
  std::string_view text_;
  std::size_t examined_ = 0;  // the end of the text searched for errors of the input stream
  PositionFinder finder_;
  std::vector<PositionFinder> checkpoints_;  // see locate_earlier()
  // In the order in which they were found, which `line` numbers. Never many more than twice the number to
  // keep.
  PodVector<ParseError> errors_;
  std::uint64_t last_ = UINT64_MAX;  // errors after this offset will not be kept
  std::uint32_t number_ = 0;
  bool truncated_ = false;
};

// Makes the offsets of an error in the text those in the input. O(log runs)
LOCKSTEP_EXPORT void move_to_input(ParseError& error, const OffsetMap& offsets);

}  // namespace lockstep::detail

#endif
