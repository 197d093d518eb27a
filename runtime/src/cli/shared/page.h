// Reading and parsing the pages that a command processes.
#ifndef LOCKSTEP_CLI_SHARED_PAGE_H
#define LOCKSTEP_CLI_SHARED_PAGE_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/contexts.h"
#include "cli/shared/editions.h"
#include "cli/shared/encodings.h"
#include "cli/shared/inputs.h"
#include "cli/shared/parsing.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

// The options that most commands for pages share.
inline constexpr auto kPageFlags = joined(std::array{kFragmentOption, kLimitsOption, kEditionOption},
                                          kParsingFlags, kEncodingFlags, kInputFlags);

struct Page {
  std::unique_ptr<const std::string> bytes;  // to which the document refers
  Document document;
};

class PageReader {
 public:
  // Throws UsageError.
  explicit PageReader(const Arguments& arguments);

  // Reads and parses an input. Throws Failure, also for pages that are too long, but not for those that
  // exceed one of the --limits.
  Page read(const Inputs& inputs, const Input& input) const;
  // Parses the bytes of an input. Throws Failure as read() does.
  Page parse_page(std::string bytes, const Input& input) const;
  // Parses a result with the same options, without limits, as if nothing but its bytes were known. UTF-8 is
  // detected only if the page was detected as UTF-8.
  Document read_back(const std::string& html, const Document& page) const;
  // Parses a result in the page's encoding, with all encoding options that the page was read with.
  Document read_back_like_the_page(const std::string& html) const;
  // Parses a result that is text, whatever encoding it declares.
  Document parse_text(const std::string& html) const;
  // Throws Failure if the page exceeded one of the --limits. Call it at the end, after writing the result.
  void check_limits(const Input& input, const Document& document) const;

  // Returns a reader with the same options for a page with that Content-Type.
  PageReader with_content_type(std::string_view content_type) const;

  bool is_fragment() const { return context_.has_value(); }
  const EncodingOptions& encoding() const { return encoding_; }
  // The options with which read() parses, for edit_source().
  SourceOptions source_options() const { return {options, encoding_, context_.value_or(FragmentContext())}; }

  ParseOptions options;  // as given; a command may turn on those it needs

 private:
  ParseOptions without_limits() const;

  EncodingOptions encoding_;
  std::optional<FragmentContext> context_;
};

}  // namespace lockstep::cli

#endif
