// Checking inputs, for lockstep check and lockstep validate.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "cli/check/baseline.h"
#include "cli/check/check.h"
#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

CheckedFile checked_file(const Input& input, const Page& page, const PageReader& reader,
                         const ValidateOptions& validate_options) {
  CheckedFile checked;
  checked.path = input.name;
  checked.name = input.utf_8();
  checked.shown = input.shown();
  checked.is_file = input.name != "-";
  checked.fragment = reader.is_fragment();
  const ParseOptions& options = reader.options;
  const Document& document = page.document;
  checked.text = document.source();
  checked.encoding = document.encoding();
  checked.offsets_are_of_text = checked.text == *page.bytes;
  std::vector<Finding> of_encoding =
      checked.fragment ? malformed_bytes(*page.bytes, checked.text, Encoding::utf_8)
                       : encoding_errors(*page.bytes, document, reader.encoding(), options.edition);
  std::vector<Finding> of_document = validate(document, validate_options).findings;
  // Both findings are about the same mistake: one was found in the bytes, the other in the tree.
  if (std::ranges::find(of_document, "meta-charset-too-late", &Finding::rule) != of_document.end())
    leave_out(of_encoding, std::array{std::string_view("encoding-late-declaration")});
  std::merge(std::make_move_iterator(of_encoding.begin()), std::make_move_iterator(of_encoding.end()),
             std::make_move_iterator(of_document.begin()), std::make_move_iterator(of_document.end()),
             std::back_inserter(checked.findings), [](const Finding& a, const Finding& b) {
               return std::tie(a.range.begin.line, a.range.begin.column) <
                      std::tie(b.range.begin.line, b.range.begin.column);
             });
  checked.truncated = document.errors_truncated();
  if (options.max_errors != 0 && checked.findings.size() > options.max_errors) {
    checked.findings.resize(options.max_errors);
    checked.truncated = true;
  }
  return checked;
}

namespace {

void refuse_together(const Arguments& arguments, std::initializer_list<std::string_view> options,
                     const std::string& with) {
  for (const std::string_view option : options)
    if (arguments.has(option)) throw UsageError(std::string(option) + " cannot be combined with " + with);
}

}  // namespace

std::unique_ptr<CheckFormat> format_of(const Arguments& arguments, FindingsOf command) {
  const std::string_view format = arguments.value_or("--format", "text");
  if (format != "text")
    refuse_together(arguments, {"--brief", "--summary", "--color"}, "--format=" + std::string(format));
  if (arguments.has("--brief")) refuse_together(arguments, {"--summary"}, "--brief");
  if (const auto path = arguments.find(kWriteBaselineOption.name)) {
    refuse_together(arguments, {"--format", "--brief", "--summary", kBaselineOption.name},
                    std::string(kWriteBaselineOption.name));
    return check_to_baseline(std::string(*path));
  }
  if (format == "json") return check_as_json(command);
  if (format == "sarif") return check_as_sarif();
  if (format == "github") return check_as_github();
  if (format == "nu") return check_as_nu();
  if (arguments.has("--summary")) return check_summary();
  return check_as_text(wants_colour(arguments.value_or(kColorOption.name, "auto")), arguments.has("--brief"));
}

int check_inputs(const Arguments& arguments, const Command& command, FindingsOf what) {
  PageReader reader(arguments);
  reader.options.collect_errors = true;
  reader.options.positions = true;  // so that the ends of ranges are known in any encoding
  const std::unique_ptr<CheckFormat> format = format_of(arguments, what);
  const bool shows_findings = !arguments.has(kWriteBaselineOption.name);
  const std::vector<std::string_view> ignored = names_in(arguments.value_or(kIgnoreOption.name, ""));
  const auto path = arguments.find(kBaselineOption.name);
  const Baseline baseline = path ? Baseline(std::string(*path)) : Baseline();
  ValidateOptions options;
  options.conformance = what == FindingsOf::validate;
  const Inputs inputs(arguments, arguments.operands());

  const int code = for_each_input(command, inputs, [&](const Input& input, OrderedOutput& output) {
    std::optional<Page> page;
    try {
      page = reader.read(inputs, input);
    } catch (const Failure& failure) {
      format->failure(failure.what(), output);
      throw;
    }
    CheckedFile checked = checked_file(input, *page, reader, options);
    leave_out(checked.findings, ignored);
    baseline.leave_out(checked);
    format->file(checked, output);
    try {
      reader.check_limits(input, page->document);
    } catch (const Failure& failure) {
      format->incomplete(failure.what(), output);
      throw;
    }
    return checked.has_errors() && shows_findings ? kFailure : kSuccess;
  });
  format->end();
  return code;
}

}  // namespace lockstep::cli
