// lockstep rewrite: changes elements of a page while it is read.

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/shared/command.h"
#include "cli/shared/editions.h"
#include "cli/shared/element_options.h"
#include "cli/shared/encodings.h"
#include "cli/shared/files.h"
#include "cli/shared/parsing.h"
#include "cli/shared/selectors.h"
#include "lockstep/lockstep.h"
#include "text/json_reader.h"

namespace lockstep::cli {

namespace rewrite_parts {
namespace {

constexpr std::string_view kRules = "--rules", kTokenBytes = "--token-bytes";

constexpr auto kOptions = joined(
    std::array{
        Option{"--remove", "CSS", "Remove the elements that match the selector."},
        Option{"--unwrap", "CSS", "Replace each matching element with its contents."},
        Option{"--select", "CSS", "Select the elements that the following options change."},
        Option{"--set-attribute", "NAME=VALUE", "Set an attribute of the selected elements."},
        Option{"--remove-attribute", "NAME", "Remove an attribute of the selected elements."},
        Option{"--rename-attribute", "OLD=NEW", "Rename an attribute of the selected elements."},
        Option{"--rename", "NAME", "Rename the selected elements."},
        Option{"--set-text", "TEXT", "Replace the contents of the selected elements with text."},
        Option{"--set-html", "HTML", "Replace the contents of the selected elements with HTML."},
        Option{"--replace", "HTML", "Replace the selected elements with HTML."},
        Option{"--before", "HTML", "Insert HTML before the selected elements."},
        Option{"--prepend", "HTML", "Insert HTML at the beginning of the selected elements."},
        Option{"--append", "HTML", "Insert HTML at the end of the selected elements."},
        Option{"--after", "HTML", "Insert HTML after the selected elements."},
        Option{"--rules", "FILE", "Also make the changes listed in FILE, in JSON."},
        Option{"--token-bytes", "N",
               "Leave a tag or comment of more than N bytes unchanged\n"
               "(default: 1048576; 0: no limit)."},
        kLimitsOption,
        kEditionOption,
    },
    kParsingFlags, kEncodingFlags);

constexpr std::string_view kDetails =
    "Changes the elements of FILE, or of standard input (-), that match CSS selectors, and\n"
    "writes the page while it is read. All other bytes are kept. Memory use does not depend\n"
    "on the length of the page.\n";

constexpr std::string_view kEpilogue =
    R"(A selector can depend only on what is known at the start tag, so it cannot contain
:last-child, :empty or :has(). HTML is written as given; it is not parsed. 'lockstep edit'
has neither of these restrictions, but it reads the whole page first and checks the
result.

--rules takes an array of objects such as
{"select": "a[href]", "set_attribute": {"rel": "nofollow"}, "remove_attribute": ["ping"],
"after": "<sup>1</sup>"}. Members are named like the options; the value of "remove" and
"unwrap" is true.

If the page reaches one of the --limits, the rest of it is written unchanged.

Exit code: 0 if the page was read; 1 if it could not be read or exceeded one of the
--limits, or if a change was not possible, such as --append to an img (the other changes
are still made); 2 for incorrect usage, such as a selector that cannot be used.
)";

using detail::ElementChange;
using detail::JsonKind;
using detail::JsonValue;
using ChangeKind = detail::ElementChangeKind;

bool rename_attribute(RewriteToken& tag, const std::string& name, const std::string& new_name) {
  const auto found = tag.attribute(name);
  if (!found) return true;
  const std::string value(*found);
  return tag.remove_attribute(name) && tag.set_attribute(new_name, value);
}

// Returns false if the change is not possible.
bool apply(const ElementChange& change, RewriteToken& tag) {
  const std::string& value = change.value;
  switch (change.kind) {
    case ChangeKind::set_attribute:
      return tag.set_attribute(change.name, value);
    case ChangeKind::remove_attribute:
      tag.remove_attribute(change.name);
      return true;
    case ChangeKind::rename_attribute:
      return rename_attribute(tag, change.name, value);
    case ChangeKind::rename:
      return tag.set_name(value);
    case ChangeKind::set_text:
      return tag.set_inner_content(value);
    case ChangeKind::set_html:
      return tag.set_inner_content(value, ContentType::html);
    case ChangeKind::replace:
      return tag.replace(value, ContentType::html);
    case ChangeKind::before:
      return tag.before(value, ContentType::html);
    case ChangeKind::prepend:
      return tag.prepend(value, ContentType::html);
    case ChangeKind::append:
      return tag.append(value, ContentType::html);
    case ChangeKind::after:
      return tag.after(value, ContentType::html);
    case ChangeKind::unwrap:
      return tag.remove_and_keep_content();
    case ChangeKind::remove:
      break;
  }
  return tag.remove();
}

// The rules in a file.
class Rules {
 public:
  // Throws UsageError for an invalid file, and Failure for an unreadable one.
  explicit Rules(std::string_view file) : file_(file), text_(read_file(file_)), json_(text_) {
    if (!json_.value()) fail(json_.error().line, json_.error().column, json_.error().message);
    if (!json_.value().is(JsonKind::array)) fail(json_.value(), "expected an array of rules");
  }
  // Adds the changes of the rules. The changes' selectors are views into this object.
  void add_to(std::vector<SelectedChanges>& changes) const {
    for (JsonValue rule = json_.value().first(); rule; rule = rule.next()) {
      const JsonValue selector = rule.is(JsonKind::object) ? rule.member("select") : JsonValue();
      if (!selector.is(JsonKind::string))
        fail(rule, "expected an object whose member \"select\" is a string");
      SelectedChanges& added = changes.emplace_back(SelectedChanges{selector.string(), {}});
      for (JsonValue name = rule.first(); name; name = name.next())
        if (name.string() != "select") add_member(name, added.changes);
    }
  }

 private:
  void add_member(const JsonValue& name, std::vector<ElementChange>& changes) const {
    std::string option = "--" + std::string(name.string());
    std::replace(option.begin(), option.end(), '_', '-');
    const std::optional<ChangeKind> kind = change_kind_of(option);
    if (!kind) fail(name, "unknown member \"" + std::string(name.string()) + "\"");
    if (!add_change(*kind, name.value_of_name(), changes))
      fail(name, "the value of \"" + std::string(name.string()) + "\" has the wrong type");
  }
  // Returns false if the value has the wrong type.
  static bool add_change(ChangeKind kind, const JsonValue& value, std::vector<ElementChange>& changes) {
    switch (kind) {
      case ChangeKind::remove:
      case ChangeKind::unwrap:
        if (value.is(JsonKind::boolean) && value.boolean()) changes.push_back({kind, {}, {}});
        return value.is(JsonKind::boolean);
      case ChangeKind::set_attribute:
      case ChangeKind::rename_attribute:
        if (!value.is(JsonKind::object)) return false;
        for (JsonValue name = value.first(); name; name = name.next()) {
          if (!name.value_of_name().is(JsonKind::string)) return false;
          changes.push_back({kind, std::string(name.string()), std::string(name.value_of_name().string())});
        }
        return true;
      case ChangeKind::remove_attribute:
        if (!value.is(JsonKind::array)) return false;
        for (JsonValue name = value.first(); name; name = name.next())
          changes.push_back({kind, name.to_string(), {}});
        return true;
      default:
        if (!value.is(JsonKind::string)) return false;
        changes.push_back({kind, {}, std::string(value.string())});
        return true;
    }
  }
  [[noreturn]] void fail(std::size_t line, std::size_t column, const std::string& message) const {
    throw UsageError("'" + file_ + "', line " + std::to_string(line) + ", column " + std::to_string(column) +
                     ": " + message);
  }
  [[noreturn]] void fail(const JsonValue& at, const std::string& message) const {
    std::size_t line = 1, column = 1;
    if (at) json_.locate(at.offset(), line, column);
    fail(line, column, message);
  }

  std::string file_, text_;
  detail::JsonText json_;
};

// The handlers that make the changes that the options request.
class Changes {
 public:
  // Throws UsageError, or Failure if a file of rules cannot be read.
  Changes(const Arguments& arguments, Rewriter& rewriter) {
    const auto add_rules = [&](std::string_view option, std::string_view value,
                               std::vector<SelectedChanges>& changes) {
      if (option == kRules) rules_.emplace_back(value).add_to(changes);
    };
    for (SelectedChanges& given : given_changes(arguments, add_rules)) {
      for (ElementChange& change : given.changes) {
        const SelectorError error =
            rewriter.on(given.css, {.element = [this, change = std::move(change)](RewriteToken& tag) {
                          if (apply(change, tag) || !failure_.empty()) return;
                          failure_.append(option_of(change.kind)).append(" is not possible on <");
                          failure_.append(tag.name()).append(">");
                        }});
        if (!error.message.empty()) throw incorrect_selector(given.css, error);
      }
    }
  }
  // Why the first impossible change failed; empty if there is none.
  const std::string& failure() const { return failure_; }

 private:
  std::deque<Rules> rules_;
  std::string failure_;
};

int run(const Arguments& arguments) {
  RewriterOptions options;
  options.parse = parse_options(arguments);
  options.encoding = encoding_options(arguments);
  if (const auto size = arguments.find(kTokenBytes))
    options.token_bytes = number_of(kTokenBytes, "a number of bytes", *size);
  Rewriter rewriter(options);
  Changes changes(arguments, rewriter);

  InputFile file(std::string(arguments.operand_or("-")));
  std::string output;
  Status status = Status::ok;
  read_pieces(file, [&](std::string_view piece) {
    status = piece.empty() ? rewriter.finish(output) : rewriter.write(piece, output);
    write_output(output);
    output.clear();
    return true;
  });
  if (status != Status::ok)
    throw Failure(file.shown() + " was not rewritten completely: " + std::string(status_name(status)));
  if (!changes.failure().empty()) throw Failure(changes.failure());
  return kSuccess;
}

}  // namespace
}  // namespace rewrite_parts

const Command rewrite_command = {
    "rewrite",
    "Change elements of a page while it is read.",
    "[FILE|-]",
    rewrite_parts::kDetails,
    rewrite_parts::kOptions,
    rewrite_parts::kEpilogue,
    rewrite_parts::run,
};

}  // namespace lockstep::cli
