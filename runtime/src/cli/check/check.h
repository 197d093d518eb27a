// What the parts of `lockstep check` share.
#ifndef LOCKSTEP_CLI_CHECK_CHECK_H
#define LOCKSTEP_CLI_CHECK_CHECK_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/batch.h"
#include "lockstep/bytes.h"

namespace lockstep::cli {

// A kind of error: a parse error, or an error of the encoding. Rules with the same name are equal. Static
// strings.
struct CheckRule {
  std::string_view name;
  std::string_view explanation;
  std::string_view page, anchor;  // of the clause

  std::string link() const { return std::string(page).append(anchor); }
};

// A part of the input: the bytes [offset, end_offset).
struct CheckRange {
  std::uint64_t offset, end_offset;
  LineColumn begin, end;
};

struct Diagnostic {
  CheckRule rule;
  std::string own_message;  // empty: the rule's explanation
  CheckRange range;
  std::optional<CheckRange> second = std::nullopt;  // a place that explains the error
  std::string note = {};                            // what is there

  std::string_view message() const { return own_message.empty() ? rule.explanation : own_message; }
};

struct CheckedFile {
  std::string path;       // as given
  std::string name;       // UTF-8
  std::string shown;      // the name in messages, on one line
  bool is_file = true;    // false for standard input
  std::string_view text;  // the parsed text, UTF-8
  bool fragment = false;
  EncodingUsed encoding;           // of a document
  std::vector<Diagnostic> errors;  // in the order of the input
  bool truncated = false;          // there were more errors
};

// The encoding errors of a page, in the order of the input. `text` is the decoded text.
std::vector<Diagnostic> encoding_errors(std::string_view bytes, std::string_view text,
                                        const EncodingUsed& used, const EncodingOptions& options,
                                        Edition edition);
// The malformed bytes of text that was decoded as UTF-8 without sniffing.
std::vector<Diagnostic> malformed_bytes(std::string_view bytes, std::string_view text, Encoding encoding);

// "LINE:COLUMN"
std::string place_of(const CheckRange& range);

// Writes the errors in one of the formats. Several threads may call file() and failure() at the same time.
class CheckFormat {
 public:
  virtual ~CheckFormat() = default;
  virtual void file(const CheckedFile& file, OrderedOutput& output) = 0;
  // An input could not be read.
  virtual void failure(std::string_view /*message*/, OrderedOutput&) {}
  // An input exceeded a limit: there may be more errors than were found.
  virtual void incomplete(std::string_view /*message*/, OrderedOutput&) {}
  // After all inputs.
  virtual void end() {}
};

std::unique_ptr<CheckFormat> check_as_text(bool colour, bool brief);
std::unique_ptr<CheckFormat> check_summary();
std::unique_ptr<CheckFormat> check_as_json();
std::unique_ptr<CheckFormat> check_as_sarif();
std::unique_ptr<CheckFormat> check_as_github();

}  // namespace lockstep::cli

#endif
