// The parse errors of a parse, which are reported to the caller as they are found, or collected until the
// end.
#ifndef LOCKSTEP_TREE_ERROR_LOG_H
#define LOCKSTEP_TREE_ERROR_LOG_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "input/input_stream.h"
#include "lockstep/detail/names.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"
#include "lockstep/parser.h"
#include "text/found_error.h"
#include "text/offset_map.h"
#include "text/position_finder.h"

namespace lockstep::detail {

class ErrorLog {
 public:
  // The names must outlive the errors.
  ErrorLog(const ParseOptions& options, const NameTable& tag_names, const NameTable& attribute_names)
      : collect_(options.collect_errors),
        most_(options.max_errors),
        limit_(options.limits.errors),
        on_error_(options.on_error),
        user_data_(options.error_user_data),
        tag_names_(tag_names),
        attribute_names_(attribute_names) {}

  bool is_wanted() const { return collect_ || on_error_ != nullptr || limit_ != 0; }
  // Whether more errors than Limits::errors have been found.
  bool reached_limit() const { return limit_ != 0 && found_ > limit_; }
  // The number of bytes of memory of the list that finish() returns, plus the next growth.
  std::size_t bytes() const { return listed_ == 0 ? 0 : Listed::next_capacity(listed_) * sizeof(ParseError); }
  // `text` is all text so far.
  void set_text(std::string_view text) { text_ = text; }
  // Called when the text has moved in memory. `text` may be longer than before; the rest is not used yet.
  void move_text(std::string_view text) { text_ = text.substr(0, text_.size()); }
  // Finds the input stream errors before `end`, which the tokenizer has reached. Unless there is `more` text,
  // the last character is complete.
  LOCKSTEP_EXPORT void examine(std::size_t end, bool more);
  // Called before there is text: skips its first `count` bytes, which contain no input stream errors.
  void skip(std::size_t count) { examined_ = count; }
  // Adds an error; its text must be available.
  LOCKSTEP_EXPORT void add(const FoundError& error);
  // Returns the ParseError for this error, without lines and columns.
  LOCKSTEP_EXPORT ParseError complete(const FoundError& error) const;
  // Ends the text and returns the errors in text order, with their positions.
  LOCKSTEP_EXPORT PodVector<ParseError> finish();
  // Whether some errors were dropped. Valid after finish().
  bool truncated() const { return truncated_; }

 private:
  using Listed = PodVector<ParseError>;

  void report(const FoundError& error);
  void sort();
  void locate(ParseError& error, const ParseError* neighbour) const;

  bool collect_;
  std::size_t most_;   // the maximum number to keep; 0 for all
  std::size_t limit_;  // the limit on the number found; 0 if there is none
  std::size_t found_ = 0;
  void (*on_error_)(const ParseError&, void*);
  void* user_data_;
  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  std::string_view text_;
  std::size_t examined_ = 0;  // the end of the text searched for input stream errors
  LineCheckpoints lines_;
  // In the order in which they were found. Never many more than twice the number to keep.
  PodVector<FoundError> errors_;
  std::size_t listed_ = 0;           // the capacity of a list that grows with the errors
  std::uint64_t last_ = UINT64_MAX;  // errors after this offset will not be kept
  std::uint32_t number_ = 0;
  bool truncated_ = false;
};

// Converts the offsets of errors from the text to the input. O(errors * log runs)
LOCKSTEP_EXPORT void move_to_input(PodVector<ParseError>& errors, const OffsetMap& offsets);

}  // namespace lockstep::detail

#endif
