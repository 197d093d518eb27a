// lockstep editions: compares how two editions of the Standard parse pages.

#include <atomic>
#include <string>
#include <string_view>

#include "cli/batch.h"
#include "cli/editions.h"
#include "cli/encodings.h"
#include "cli/inputs.h"
#include "cli/parsing.h"
#include "document/terms.h"
#include "lockstep/lockstep.h"
#include "text/characters.h"
#include "trace/difference.h"

namespace lockstep::cli {

namespace {

using detail::Difference;
using detail::SideOfDifference;
using detail::Trace;

constexpr auto kOptions = joined(
    std::array{
        Option{"--old", "DATE", "The first edition (default: the one before the current)."},
        Option{"--new", "DATE", "The second edition (default: the current one)."},
        Option{"--format", "text|json", "How to show the differences (default: text)."},
        Option{"--brief", "", "Only name the files that differ, one per line."},
    },
    kParsingFlags, kEncodingFlags, kInputFlags);

constexpr std::string_view kDetails =
    "Parses each FILE, or standard input (-), by two editions of the HTML Standard. Shows\n"
    "where the two trees first differ, and the rules that make the difference.\n";

constexpr std::string_view kEpilogue =
    R"(The difference is the first node in tree order that the two trees do not share: its
name, attributes or text differ, or one tree ends there. For each difference, the
command shows the path to its parent, the node of each edition, the token that it
comes from, and the rules of each edition that processed this token, with the clause
of the Standard (an anchor on its page on parsing) and the file in spec/.

JSON has one object per file, one per line: "file" and "same". If "same" is false, it
also has "old" and "new", each with "edition", "node" and "rules" ("name", "rule",
"anchor", "file"; conditions also have "condition" and "holds"), and "parent", "token",
"line", "column" and "what". "what" is "tree", "encoding" or "quirks mode"; for the
last two, "old" and "new" have "edition" and "value" only.

Exit code: 0 if all files become the same tree by both editions; 1 if some do not, or
cannot be read (the others are still shown); 2 for incorrect usage.
)";

// At most `longest` bytes of the text.
std::string cut(std::string_view text, std::size_t longest) {
  const std::string_view shown = detail::whole_characters(text, longest);
  return std::string(shown).append(shown.size() < text.size() ? "…" : "");
}

// The text on one line in quotation marks, shortened if it is long.
std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(out, cut(text, 60));
  return out;
}

std::string name_of(Node node) {
  std::string name;
  if (node.element_namespace() == Namespace::svg) name = "svg ";
  if (node.element_namespace() == Namespace::mathml) name = "math ";
  return name.append(node.local_name());
}

std::string described(Node node) {
  switch (node.type()) {
    case NodeType::none:
      return "nothing";
    case NodeType::document:
      return "the document";
    case NodeType::document_fragment:
      return "a fragment";
    case NodeType::doctype:
      return "DOCTYPE " + std::string(node.name());
    case NodeType::text:
      return "text " + quoted(node.data());
    case NodeType::comment:
      return "comment " + quoted(node.data());
    case NodeType::processing_instruction:
      return "processing instruction " + std::string(node.target()) + " " + quoted(node.data());
    case NodeType::element:
      break;
  }
  std::string text = "element " + name_of(node);
  for (std::size_t i = 0; i < node.attribute_count(); ++i)
    text.append(" ")
        .append(node.attribute(i).qualified_name())
        .append("=")
        .append(quoted(node.attribute(i).value()));
  return text;
}

// "html > body > table[2]": the second of the parent's children of that name.
std::string path_of(Node node) {
  std::vector<std::string> names;
  for (; node && node.type() != NodeType::document; node = node.parent()) {
    if (!node.is_element()) {
      names.push_back("(fragment)");
      continue;
    }
    std::size_t place = 1;
    for (Node before = node.previous_sibling(); before; before = before.previous_sibling())
      place += before.is_element() && before.local_name() == node.local_name() &&
               before.element_namespace() == node.element_namespace();
    names.push_back(name_of(node));
    if (place > 1) names.back().append("[").append(std::to_string(place)).append("]");
  }
  std::string path;
  for (auto name = names.rbegin(); name != names.rend(); ++name)
    path.append(path.empty() ? "" : " > ").append(*name);
  return path.empty() ? "the document" : path;
}

// The results of both editions for a page.
struct Comparison {
  Edition old_edition, new_edition;
  std::string what;  // the difference, if it is not in the tree: encoding, quirks mode
  std::string old_value, new_value;
  std::optional<Trace> old_trace, new_trace;
  std::optional<Difference> difference;
  bool same() const { return what.empty() && !difference; }
};

Comparison compare(std::string_view bytes, const Input& input, const EncodingOptions& encoding,
                   ParseOptions options, Edition old_edition, Edition new_edition) {
  Comparison found{old_edition, new_edition, {}, {}, {}, {}, {}, {}};
  ParseOptions old_options = options;
  old_options.edition = old_edition;
  options.edition = new_edition;
  const Document before = parse_bytes(bytes, encoding, old_options, Source::borrowed);
  const Document after = parse_bytes(bytes, encoding, options, Source::borrowed);
  if (before.status() != Status::ok || after.status() != Status::ok)
    throw Failure("cannot parse '" + input.shown() + "': " +
                  std::string(status_name(before.status() != Status::ok ? before.status() : after.status())));
  if (before.encoding().encoding != after.encoding().encoding) {
    found.what = "encoding";
    found.old_value = encoding::name(before.encoding().encoding);
    found.new_value = encoding::name(after.encoding().encoding);
    return found;
  }
  const auto [old_node, new_node] = detail::first_difference(before.root(), after.root());
  if (old_node || new_node) {
    found.old_trace = Trace::of(before.source(), nullptr, old_options);
    found.new_trace = Trace::of(after.source(), nullptr, options);
    found.difference = detail::difference(*found.old_trace, *found.new_trace);
  }
  if (!found.difference && before.quirks_mode() != after.quirks_mode()) {
    found.what = "quirks mode";
    found.old_value = detail::quirks_mode_name(before.quirks_mode());
    found.new_value = detail::quirks_mode_name(after.quirks_mode());
  }
  return found;
}

void append_rules(std::string& out, const Trace& trace, const SideOfDifference& side, Edition edition) {
  out.append("    ").append(edition_date(edition)).append("\n");
  if (side.rules.empty()) out.append("      no rule of tree construction\n");
  for (const detail::RuleUsed& rule : side.rules) {
    const detail::BranchInfo& info = trace.edition().branches[rule.branch];
    if (info.kind == detail::BranchKind::condition) {
      out.append("        ").append(rule.holds ? "yes: " : "no:  ").append(cut(info.text, 87)).append("\n");
    } else {
      out.append("      ").append(cut(info.rule, 94)).append("\n        ");
      out.append(info.anchor).append("  ").append(info.file).append("\n");
    }
  }
}

void append_text(std::string& out, const Comparison& found, std::string_view file) {
  out.append(file).append(found.same() ? ": the same\n" : ": differs\n");
  const auto values = [&](std::string_view before, std::string_view after) {
    out.append("    ").append(edition_date(found.old_edition)).append("  ").append(before).append("\n");
    out.append("    ").append(edition_date(found.new_edition)).append("  ").append(after).append("\n");
  };
  if (!found.what.empty()) {
    out.append("  ").append(found.what).append("\n");
    values(found.old_value, found.new_value);
  }
  if (!found.difference) return;
  const Difference& difference = *found.difference;
  out.append("  in ").append(path_of(difference.parent)).append("\n");
  values(described(difference.old_side.node), described(difference.new_side.node));
  out.append("  from ").append(difference.token.empty() ? "the end of the page" : quoted(difference.token));
  out.append(" at ").append(std::to_string(difference.place.line)).append(":");
  out.append(std::to_string(difference.place.column)).append(", by the rules\n");
  append_rules(out, *found.old_trace, difference.old_side, found.old_edition);
  append_rules(out, *found.new_trace, difference.new_side, found.new_edition);
}

void append_member(std::string& out, std::string_view name, std::string_view value) {
  out.append("\"").append(name).append("\":");
  append_json_string(out, value);
}

void append_side(std::string& out, const Comparison& found, bool old_side) {
  const Edition edition = old_side ? found.old_edition : found.new_edition;
  out.append(old_side ? ",\"old\":{" : ",\"new\":{");
  append_member(out, "edition", edition_date(edition));
  out += ',';
  if (!found.difference) {
    append_member(out, "value", old_side ? found.old_value : found.new_value);
  } else {
    const SideOfDifference& side = old_side ? found.difference->old_side : found.difference->new_side;
    const Trace& trace = old_side ? *found.old_trace : *found.new_trace;
    append_member(out, "node", described(side.node));
    out += ",\"rules\":[";
    for (const detail::RuleUsed& rule : side.rules) {
      const detail::BranchInfo& info = trace.edition().branches[rule.branch];
      if (out.back() != '[') out += ',';
      out += '{';
      append_member(out, "name", info.name);
      out += ',';
      if (info.kind == detail::BranchKind::condition) {
        append_member(out, "condition", info.text);
        out.append(",\"holds\":").append(rule.holds ? "true," : "false,");
      }
      append_member(out, "rule", info.rule);
      out += ',';
      append_member(out, "anchor", info.anchor);
      out += ',';
      append_member(out, "file", info.file);
      out += '}';
    }
    out += ']';
  }
  out += '}';
}

void append_json(std::string& out, const Comparison& found, std::string_view file) {
  out += '{';
  append_member(out, "file", file);
  out.append(",\"same\":").append(found.same() ? "true" : "false");
  if (!found.same()) {
    append_side(out, found, true);
    append_side(out, found, false);
    out += ',';
    append_member(out, "what", found.difference ? "tree" : found.what);
  }
  if (found.difference) {
    out += ',';
    append_member(out, "parent", path_of(found.difference->parent));
    out += ',';
    append_member(out, "token", found.difference->token);
    out.append(",\"line\":").append(std::to_string(found.difference->place.line));
    out.append(",\"column\":").append(std::to_string(found.difference->place.column));
  }
  out += "}\n";
}

// The edition before the current one, or the oldest.
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
    const Comparison found = compare(bytes, input, encoding, options, old_edition, new_edition);
    ++compared;
    differing += !found.same();
    std::string out;
    if (json)
      append_json(out, found, input.utf_8());
    else if (!brief)
      append_text(out, found, input.shown());
    else if (!found.same())
      out.append(input.shown()).append("\n");
    output.write(out);
    return found.same() ? kSuccess : kFailure;
  });
  if (!json && !brief && inputs.all().size() > 1)
    write_output(std::to_string(differing) + " of " + std::to_string(compared) + " pages differ between " +
                 std::string(edition_date(old_edition)) + " and " + std::string(edition_date(new_edition)) +
                 "\n");
  return code;
}

}  // namespace

const Command editions_command = {
    "editions",    "Show where two editions parse pages differently.",
    "[FILE|-]...", kDetails,
    kOptions,      kEpilogue,
    run,
};

}  // namespace lockstep::cli
