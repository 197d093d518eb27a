// Shared by the parts of `lockstep check` and `lockstep validate`: findings, and the formats in which they
// are shown.
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
#include "cli/shared/command.h"
#include "cli/shared/page.h"
#include "lockstep/bytes.h"
#include "lockstep/validator.h"

namespace lockstep::cli {

struct CheckedFile {
  std::string path;       // as given
  std::string name;       // the path as UTF-8
  std::string shown;      // the name in messages, on one line
  bool is_file = true;    // false for standard input
  std::string_view text;  // the parsed text, UTF-8
  bool fragment = false;
  EncodingUsed encoding;            // only for a document
  bool offsets_are_of_text = true;  // whether the text is identical to the input
  std::vector<Finding> findings;    // in the order of the input
  bool truncated = false;           // whether there were more findings

  bool has_errors() const;
};

// Returns the encoding errors of a page, in the order of the input. The document needs positions.
std::vector<Finding> encoding_errors(std::string_view bytes, const Document& document,
                                     const EncodingOptions& options, Edition edition);
// Returns a finding for each run of bytes that is malformed in the encoding; `text` is the decoded input.
std::vector<Finding> malformed_bytes(std::string_view bytes, std::string_view text, Encoding encoding);

// "LINE:COLUMN"
std::string place_of(const FindingRange& range);

// Writes the errors in one of the formats. Several threads may call file() and failure() at the same time.
class CheckFormat {
 public:
  virtual ~CheckFormat() = default;
  virtual void file(const CheckedFile& file, OrderedOutput& output) = 0;
  // Called when an input could not be read.
  virtual void failure(std::string_view /*message*/, OrderedOutput&) {}
  // Called when an input exceeded a limit, so that there may be more errors than were found.
  virtual void incomplete(std::string_view /*message*/, OrderedOutput&) {}
  // Called after all inputs.
  virtual void end() {}
};

// Options that leave out findings, or write them as a baseline.
inline constexpr Option kIgnoreOption = {"--ignore", "RULES",
                                         "Leave out the findings with these names, separated by commas."};
std::vector<std::string_view> names_in(std::string_view list);
void leave_out(std::vector<Finding>& findings, std::span<const std::string_view> names);
inline constexpr Option kBaselineOption = {"--baseline", "FILE",
                                           "Leave out the findings that are in the baseline FILE."};
inline constexpr Option kWriteBaselineOption = {"--write-baseline", "FILE",
                                                "Write a baseline of the findings to FILE, and show none."};

// The command that shows the findings. It determines their members in JSON, and whether conformance is
// checked.
enum class FindingsOf : std::uint8_t { check, validate };

std::unique_ptr<CheckFormat> check_as_text(bool colour, bool brief);
std::unique_ptr<CheckFormat> check_summary();
std::unique_ptr<CheckFormat> check_as_json(FindingsOf command);
std::unique_ptr<CheckFormat> check_as_sarif();
std::unique_ptr<CheckFormat> check_as_github();
std::unique_ptr<CheckFormat> check_as_nu();  // the JSON of the Nu Html Checker

// The formats in which the Nu Html Checker answers for one page: JSON, lines in the style of GNU programs, or
// text for people. `failure`: why there may be more findings, or empty.
enum class NuFormat : std::uint8_t { json, gnu, text };
std::string nu_answer(NuFormat format, const CheckedFile& file, std::string_view failure);

// Returns the format that the options request.
std::unique_ptr<CheckFormat> format_of(const Arguments& arguments, FindingsOf command);

// Returns the encoding errors and the findings of a page, in the order of the input. The result refers to the
// page's text.
CheckedFile checked_file(const Input& input, const Page& page, const PageReader& reader,
                         const ValidateOptions& options);
// Checks all inputs and writes the findings in the requested format.
int check_inputs(const Arguments& arguments, const Command& command, FindingsOf what);

}  // namespace lockstep::cli

#endif
