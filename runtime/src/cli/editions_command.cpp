// lockstep editions: compares how two editions of the Standard parse pages.

#include <atomic>
#include <string>
#include <string_view>

#include "cli/edition_comparison.h"
#include "cli/shared/batch.h"
#include "cli/shared/editions.h"
#include "cli/shared/encodings.h"
#include "cli/shared/inputs.h"
#include "cli/shared/parsing.h"
#include "document/terms.h"
#include "lockstep/lockstep.h"
#include "text/characters.h"
#include "trace/difference.h"

namespace lockstep::cli {

namespace editions_parts {
namespace {

using detail::Difference;
using detail::SideOfDifference;
using detail::Trace;

constexpr auto kOptions = joined(
    std::array{
        Option{"--old", "DATE", "The first edition (default: the one before the second)."},
        Option{"--new", "DATE", "The second edition (default: the current one)."},
        Option{"--format", "text|json", "How to show the differences (default: text)."},
        Option{"--brief", "", "Only name the files that differ, one per line."},
    },
    kParsingFlags, kEncodingFlags, kInputFlags);

constexpr std::string_view kDetails =
    "Parses each FILE, or standard input (-), under two editions of the HTML Standard. Shows\n"
    "where the two trees first differ, and the rules that cause the difference.\n";

constexpr std::string_view kEpilogue =
    R"(The difference is the first node in tree order at which the trees differ: its name,
attributes or text differ, or one tree ends there. For each file that differs, the command
shows the path to the parent of this node, the node in each edition, the token that
created it, and the rules of each edition that processed this token, with the clause of
the Standard (an anchor on its page on parsing) and the file in spec/.

JSON has one object per file, one per line: "file" and "same". If "same" is false, it
also has "old" and "new", each with "edition", "node" and "rules" ("name", "rule",
"anchor", "file"; conditions also have "condition" and "holds"), and "parent", "token",
"line", "column" and "what". "what" is "tree", "encoding" or "quirks mode"; for the
last two, "old" and "new" have "edition" and "value" only.

Exit code: 0 if no file differs between the editions; 1 if a file differs or cannot be
read (the others are still shown); 2 for incorrect usage.
)";

Comparison compare(std::string_view bytes, const Input& input, const EncodingOptions& encoding,
                   ParseOptions options, Edition old_edition, Edition new_edition) {
  Comparison comparison{old_edition, new_edition, {}, {}, {}, {}, {}, {}};
  ParseOptions old_options = options;
  old_options.edition = old_edition;
  options.edition = new_edition;
  const Document before = parse_bytes(bytes, encoding, old_options, Source::borrowed);
  const Document after = parse_bytes(bytes, encoding, options, Source::borrowed);
  if (before.status() != Status::ok || after.status() != Status::ok)
    throw Failure("cannot parse '" + input.shown() + "': " +
                  std::string(status_name(before.status() != Status::ok ? before.status() : after.status())));
  if (before.encoding().encoding != after.encoding().encoding) {
    comparison.what = "encoding";
    comparison.old_value = encoding::name(before.encoding().encoding);
    comparison.new_value = encoding::name(after.encoding().encoding);
    return comparison;
  }
  const detail::NodeDifference nodes = detail::first_difference(before.root(), after.root());
  if (nodes.a || nodes.b) {
    comparison.old_trace = Trace::of(before.source(), nullptr, old_options);
    comparison.new_trace = Trace::of(after.source(), nullptr, options);
    comparison.difference = detail::difference(*comparison.old_trace, *comparison.new_trace);
  }
  if (!comparison.difference && before.quirks_mode() != after.quirks_mode()) {
    comparison.what = "quirks mode";
    comparison.old_value = detail::quirks_mode_name(before.quirks_mode());
    comparison.new_value = detail::quirks_mode_name(after.quirks_mode());
  }
  return comparison;
}

void append_rules(std::string& out, const Trace& trace, const SideOfDifference& side, Edition edition) {
  out.append("    ").append(edition_date(edition)).append("\n");
  if (side.rules.empty()) out.append("      no rule of tree construction\n");
  for (const detail::RuleUsed& rule : side.rules) {
    const detail::BranchInfo& info = trace.edition().branches[rule.branch];
    if (info.kind == detail::BranchKind::condition) {
      out.append("        ")
          .append(rule.holds ? "yes: " : "no:  ")
          .append(shortened(info.text, 87))
          .append("\n");
    } else {
      out.append("      ").append(shortened(info.rule, 94)).append("\n        ");
      out.append(info.anchor).append("  ").append(info.file).append("\n");
    }
  }
}

void append_text(std::string& out, const Comparison& comparison, std::string_view file) {
  out.append(file).append(comparison.same() ? ": the same\n" : ": differs\n");
  const auto values = [&](std::string_view before, std::string_view after) {
    out.append("    ").append(edition_date(comparison.old_edition)).append("  ").append(before).append("\n");
    out.append("    ").append(edition_date(comparison.new_edition)).append("  ").append(after).append("\n");
  };
  if (!comparison.what.empty()) {
    out.append("  ").append(comparison.what).append("\n");
    values(comparison.old_value, comparison.new_value);
  }
  if (!comparison.difference) return;
  const Difference& difference = *comparison.difference;
  out.append("  in ").append(path_of(difference.parent)).append("\n");
  values(described(difference.old_side.node), described(difference.new_side.node));
  out.append("  from ").append(difference.token.empty() ? "the end of the page" : quoted(difference.token));
  out.append(" at ").append(std::to_string(difference.place.line)).append(":");
  out.append(std::to_string(difference.place.column)).append(", by the rules\n");
  append_rules(out, *comparison.old_trace, difference.old_side, comparison.old_edition);
  append_rules(out, *comparison.new_trace, difference.new_side, comparison.new_edition);
}

// Returns the previous edition; the oldest one if there is none.
Edition edition_before(Edition edition) {
  const std::size_t place = detail::edition_index(edition);
  return editions()[place == 0 ? 0 : place - 1].edition;
}

int run(const Arguments& arguments) {
  const auto given = [&](std::string_view option, Edition otherwise) {
    const auto date = arguments.find(option);
    return date ? edition_of(*date) : otherwise;
  };
  const Edition new_edition = given("--new", kDefaultEdition);
  const Edition old_edition = given("--old", edition_before(new_edition));
  if (old_edition == new_edition)
    throw UsageError("--old and --new are both " + std::string(edition_date(new_edition)) +
                     ": there is nothing to compare");
  const ParseOptions options = parse_options(arguments);
  const EncodingOptions encoding = encoding_options(arguments);
  const bool json = arguments.value_or("--format", "text") == "json";
  const bool brief = arguments.has("--brief");
  if (json && brief) throw UsageError("--brief cannot be combined with --format=json");
  const Inputs inputs(arguments, arguments.operands());
  std::atomic<std::size_t> differing = 0, compared = 0;
  const int code = for_each_input(editions_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const std::string bytes = inputs.read(input);
    const Comparison comparison = compare(bytes, input, encoding, options, old_edition, new_edition);
    ++compared;
    differing += !comparison.same();
    std::string out;
    if (json)
      append_json(out, comparison, input.utf_8());
    else if (!brief)
      append_text(out, comparison, input.shown());
    else if (!comparison.same())
      out.append(input.shown()).append("\n");
    output.write(out);
    return comparison.same() ? kSuccess : kFailure;
  });
  if (!json && !brief && inputs.all().size() > 1)
    write_output(std::to_string(differing) + " of " + std::to_string(compared) + " pages differ between " +
                 std::string(edition_date(old_edition)) + " and " + std::string(edition_date(new_edition)) +
                 "\n");
  return code;
}

}  // namespace
}  // namespace editions_parts

const Command editions_command = {
    "editions",
    "Show where two editions parse pages differently.",
    "[FILE|-]...",
    editions_parts::kDetails,
    editions_parts::kOptions,
    editions_parts::kEpilogue,
    editions_parts::run,
};

}  // namespace lockstep::cli
