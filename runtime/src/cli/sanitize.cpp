// lockstep sanitize: removes unsafe content from pages and fragments with the Standard's sanitizer.

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/shared/batch.h"
#include "cli/shared/contexts.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"
#include "text/position_finder.h"

namespace lockstep::cli {

namespace sanitize_parts {
namespace {

constexpr std::string_view kSanitizerPage =
    "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html";

constexpr std::string_view kParsingPage = "https://html.spec.whatwg.org/multipage/parsing.html";

constexpr auto kOptions = joined(
    std::array{
        Option{"--config", "FILE",
               "The configuration, in JSON as in browsers (default: the\n"
               "Standard's built-in safe default configuration)."},
        Option{"--print-config", "", "Show the whole configuration as JSON, and exit."},
        Option{"--unsafe", "",
               "Follow only the configuration, which --config must name:\n"
               "keep what it allows, even scripts."},
        Option{"--document", "", "The input is a whole page (default: a fragment)."},
        Option{"--context", "CONTEXT",
               "Another element that may contain the result, such as\n"
               "td, 'svg desc' or textarea. May be repeated."},
        Option{"--while-parsing", "",
               "Never insert disallowed content into the tree, instead\n"
               "of removing it afterwards."},
        Option{"--only-standard-event-handlers", "",
               "Remove only the event handlers that standards define,\n"
               "not every attribute whose name is \"on\" plus letters."},
        Option{"--drop", "LIST",
               "Also remove these, separated by commas: comments,\n"
               "noscript, foreign (SVG and MathML), raw-text; unsettled\n"
               "means all of them, if the text does not settle otherwise."},
        Option{"--once", "", "Do not parse the result again to check it."},
        Option{"--explain", "", "Show what is removed, and why, instead of the result."},
        Option{"--json", "", "Show one JSON object per input."},
    },
    std::array{kLimitsOption, kEditionOption}, kEncodingFlags, kInputFlags);

constexpr std::string_view kDetails =
    "Writes each FILE, or standard input (-), as HTML, without anything that could run scripts\n"
    "or that the configuration does not allow, as setHTML() and parseHTML() do in browsers.\n";

constexpr std::string_view kEpilogue =
    R"(The result is parsed again, as part of a page and as innerHTML, with and without
scripting, in quirks mode and no-quirks mode, under each edition of the Standard, in body
and in each --context, and sanitized again until nothing would be removed anywhere. An
input that does not settle is refused. See docs/guides/sanitizer.md for what this
guarantees.

A fragment is UTF-8. The encoding of a --document is found as described in 'lockstep help
sniff', including a late meta; the result is UTF-8. The limit on depth is 256 unless
--limits sets another.

--explain writes FILE:LINE:COLUMN: WHAT: WHY [LINK], in the order of the input. The
contents of a removed element are not listed. Names in quotation marks are members of the
configuration. JSON has "file", "html", "rounds" (how often the result was changed again),
"dropped" (whether --drop=unsettled was needed), "error" instead of "html" if the input
was refused, and, with --explain, "removed", each with "line", "column", "what",
"element", "namespace" (unless it is html), "attribute", "target", "member", "unsafe",
"why" and "link", as far as they apply.

Exit code: 0 if all inputs were sanitized, whatever was removed; 1 if an input could not
be read, exceeded one of the --limits (the part before the limit is shown) or was
refused; 2 for incorrect usage, such as an invalid configuration.
)";

// --- Configurations

std::string place_of(const std::string& file, const SanitizerError& error) {
  std::string out = shown_name(file);
  if (error.line != 0) out += ":" + std::to_string(error.line) + ":" + std::to_string(error.column);
  out += ": ";
  if (!error.path.empty()) out += visible(error.path) + ": ";
  return out;
}

// Whether a page, or the list of pages, is read from standard input.
bool reads_standard_input(const Arguments& arguments) {
  const auto list = arguments.find(kFilesFromOption.name);
  const std::span<const std::string_view> files = arguments.operands();
  return list == "-" || std::find(files.begin(), files.end(), "-") != files.end() ||
         (files.empty() && !list && !arguments.has("--recursive"));
}

// Throws Failure or UsageError.
Sanitizer read_sanitizer(const Arguments& arguments) {
  const auto file = arguments.find("--config");
  if (!file) {
    if (arguments.has("--unsafe"))
      throw UsageError("--unsafe needs --config=FILE: without a configuration, everything would be kept");
    return Sanitizer();
  }
  const std::string name(*file);
  if (name == "-" && !arguments.has("--print-config") && reads_standard_input(arguments))
    throw UsageError("standard input cannot be both the configuration and the input; name a file");
  const std::string json = read_file(name);
  const SanitizerConfigResult config = SanitizerConfig::from_json(json);
  for (const SanitizerError& warning : config.warnings()) {
    const std::string line =
        "lockstep sanitize: " + place_of(name, warning) + "warning: " + visible(warning.message) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
  }
  const SanitizerResult made = Sanitizer::from_json(json);
  if (!made)
    throw UsageError(place_of(name, made.error()) + visible(made.error().message) + " [" +
                     std::string(kSanitizerPage) + std::string(made.error().anchor) + "]");
  return *made;
}

// --- Removals

struct Removal {
  ByteRange range;
  RemovalReason reason;
  std::string name;       // the element's name, as in the DOM; empty if unknown
  Namespace name_space;   // the element's namespace
  std::string attribute;  // the attribute's name, or the target of a processing instruction
  std::string member;
  bool unsafe;
  std::string anchor;
  std::size_t line = 1, column = 1;

  bool has_element() const {
    return reason != RemovalReason::comment && reason != RemovalReason::processing_instruction;
  }
  bool has_attribute() const {
    return has_element() && reason != RemovalReason::element && reason != RemovalReason::replaced_element;
  }

  std::string element() const {
    std::string out = "<" + visible(name) + ">";
    if (name_space == Namespace::svg) out += " of SVG";
    if (name_space == Namespace::mathml) out += " of MathML";
    return out;
  }
  std::string what() const {
    switch (reason) {
      case RemovalReason::comment:
        return "comment removed";
      case RemovalReason::processing_instruction:
        return "processing instruction" + (attribute.empty() ? "" : " " + visible(attribute)) + " removed";
      case RemovalReason::element:
        return element() + " removed";
      case RemovalReason::replaced_element:
        return element() + " replaced with its children";
      case RemovalReason::attribute:
      case RemovalReason::javascript_url:
      case RemovalReason::animated_javascript_url:
        break;
    }
    return visible(attribute) + " of " + element() + " removed";
  }
  std::string why() const {
    if (reason == RemovalReason::javascript_url) return "it is a javascript: URL";
    if (reason == RemovalReason::animated_javascript_url)
      return "it animates a link, which could become a javascript: URL";
    if (unsafe) return has_attribute() ? "it is an event handler" : "it can run scripts or load documents";
    if (member == "comments" || member == "dataAttributes" || member == "javascriptURLs")
      return "“" + member + "” is false";
    const std::size_t dot = member.rfind('.');
    const std::string_view last = std::string_view(member).substr(dot == std::string::npos ? 0 : dot + 1);
    const bool is_listed = last.starts_with("remove") || last.starts_with("replace");
    return (is_listed ? "in “" : "not in “") + member + "”";
  }
  // Returns a link to the anchor. The parser's rules are on a different page from the sanitizer's.
  std::string link() const {
    const bool in_parser = anchor.starts_with("#insert-") || anchor.starts_with("#create-");
    return std::string(in_parser ? kParsingPage : kSanitizerPage) + anchor;
  }
};

// Collects the removals from a text.
class Removals {
 public:
  explicit Removals(std::string_view text) : text_(text) {}

  void add(const SanitizerRemoval& one) {
    Removal made{one.range,
                 one.reason,
                 std::string(one.node.local_name()),
                 Namespace::html,
                 {},
                 std::string(one.member),
                 one.unsafe,
                 std::string(one.anchor)};
    if (one.node.is_element()) made.name_space = one.node.element_namespace();
    if (one.attribute) made.attribute = one.attribute.qualified_name();
    if (one.reason == RemovalReason::processing_instruction) made.attribute = one.node.target();
    // If there is no node, the name is taken from the tag.
    const std::string_view source =
        text_.substr(std::min<std::uint64_t>(one.range.begin, text_.size()),
                     one.range.end > one.range.begin ? one.range.end - one.range.begin : 0);
    if (made.has_element() && made.name.empty() && source.starts_with('<'))
      made.name = lower_case(source.substr(1, source.find_first_of(" \t\n\f\r/>", 1) - 1));
    all_.push_back(std::move(made));
  }

  // Returns the removals in the order of the input, with lines and columns.
  std::span<const Removal> sorted() {
    const auto begins_before = [](const Removal& a, const Removal& b) {
      return a.range.begin < b.range.begin;
    };
    std::stable_sort(all_.begin(), all_.end(), begins_before);
    const std::size_t mark = text_.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    detail::PositionFinder finder;
    for (Removal& one : all_) {
      ParseError place;
      place.offset = std::clamp<std::uint64_t>(one.range.begin, mark, text_.size()) - mark;
      finder.locate(text_.substr(mark), place);
      one.line = place.line;
      one.column = place.column;
    }
    return all_;
  }

 private:
  std::string_view text_;
  std::vector<Removal> all_;
};

void append_json(Json& out, const Removal& one) {
  out.open("{");
  out.number("line", one.line);
  out.number("column", one.column);
  constexpr std::string_view kWhat[] = {
      "comment",  "processing instruction", "element", "replaced element", "attribute", "attribute",
      "attribute"};
  out.member("what", kWhat[static_cast<std::size_t>(one.reason)]);
  if (one.has_element()) out.element(one.name, one.name_space);
  if (one.has_attribute()) out.member("attribute", one.attribute);
  if (one.reason == RemovalReason::processing_instruction) out.member("target", one.attribute);
  if (!one.member.empty()) out.member("member", one.member);
  out.flag("unsafe", one.unsafe);
  out.member("why", one.why());
  out.member("link", one.link());
  out.close("}");
}

// --- The command

struct Request {
  Sanitizer sanitizer;
  SanitizeTextOptions options;
  std::vector<LandingPlace> places;
  EncodingOptions encoding;
  bool unsafe, document, explain, json;
};

void read_drops(std::string_view list, SanitizeTextOptions& options) {
  constexpr std::string_view kNames[] = {"comments", "noscript", "foreign", "raw-text", "unsettled"};
  bool* const flags[] = {&options.drop_comments, &options.drop_noscript, &options.drop_foreign,
                         &options.drop_raw_text, &options.drop_if_unsettled};
  while (!list.empty()) {
    const std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    const auto found = std::find(std::begin(kNames), std::end(kNames), one);
    if (found == std::end(kNames)) throw UsageError(unknown_word("part of --drop", one, kNames));
    *flags[found - std::begin(kNames)] = true;
  }
}

void read_request(const Arguments& arguments, Request& request) {
  request.sanitizer = read_sanitizer(arguments);
  request.unsafe = arguments.has("--unsafe");
  request.document = arguments.has("--document");
  request.explain = arguments.has("--explain");
  request.json = arguments.has("--json");
  SanitizeTextOptions& options = request.options;
  const std::size_t depth = options.parse.limits.depth;
  options.parse = parse_options(arguments);
  options.parse.scripting = true;
  options.parse.positions = request.explain;
  if (arguments.value_or(kLimitsOption.name, "").find("depth") == std::string_view::npos)
    options.parse.limits.depth = depth;
  if (arguments.has("--while-parsing")) options.method = SanitizeMethod::while_parsing;
  options.only_standard_event_handlers = arguments.has("--only-standard-event-handlers");
  options.document = request.document;
  read_drops(arguments.value_or("--drop", ""), options);
  if (arguments.has("--once")) options.max_rounds = 0;
  for (const auto& [option, value] : arguments.given()) {
    if (option != "--context") continue;
    const FragmentContext context = fragment_context(value);
    const LandingPlace place = {context.local_name, context.element_namespace};
    if (const SanitizedText tried = sanitize("", Sanitizer(), {.places = {&place, 1}}); !tried)
      throw UsageError("--context: " + tried.message);
    request.places.push_back(place);
  }
  options.places = request.places;
  if (request.document) {
    request.encoding = encoding_options(arguments);
    if (!request.places.empty()) throw UsageError("--context cannot be combined with --document");
  } else {
    for (const Option& option : kEncodingFlags)
      if (arguments.has(option.name))
        throw UsageError(std::string(option.name) + " needs --document: a fragment is text, read as UTF-8");
  }
}

// Returns the text of a page. If its encoding is a guess, the page is parsed first, so that a late `meta` is
// honored, as in a browser.
std::string decoded(std::string_view bytes, const Request& request) {
  EncodingUsed found = sniff_encoding(bytes, request.encoding);
  if (found.confidence == Confidence::tentative) {
    ParseOptions options = request.options.parse;
    options.scripting = options.positions = false;
    found = parse_bytes(bytes, request.encoding, options, Source::borrowed).encoding();
  }
  return encoding::decode(bytes, found.encoding).text;
}

int run(const Arguments& arguments) {
  Request request;
  read_request(arguments, request);
  if (arguments.has("--print-config")) {
    write_output(request.sanitizer.to_json() + "\n");
    return kSuccess;
  }
  const Inputs inputs(arguments, arguments.operands());
  return for_each_input(sanitize_command, inputs, [&](const Input& input, OrderedOutput& output) {
    std::string text = inputs.read(input);
    if (request.document) text = decoded(text, request);
    Removals removals(text);
    SanitizeTextOptions options = request.options;
    if (request.explain) {
      options.removal_user_data = &removals;
      options.on_removal = [](const SanitizerRemoval& one, void* to) {
        static_cast<Removals*>(to)->add(one);
      };
    }
    const SanitizedText made = request.unsafe ? sanitize_unsafe(text, request.sanitizer, options)
                                              : sanitize(text, request.sanitizer, options);
    if (made.status == Status::out_of_memory) throw std::bad_alloc();
    const std::span<const Removal> removed = removals.sorted();
    if (request.json) {
      Json out;
      out.open("{");
      out.member("file", input.utf_8());
      if (made)
        out.member("html", made.html);
      else
        out.member("error", made.message);
      out.number("rounds", made.rounds);
      out.flag("dropped", made.dropped);
      if (request.explain) {
        out.key("removed");
        out.open("[");
        for (const Removal& one : removed) append_json(out, one);
        out.close("]");
      }
      out.close("}");
      out.end_line([&](std::string_view line) { output.write(line); });
    } else if (request.explain) {
      for (const Removal& one : removed)
        output.write(input.shown() + ":" + std::to_string(one.line) + ":" + std::to_string(one.column) +
                     ": " + one.what() + ": " + one.why() + " [" + one.link() + "]\n");
    } else if (made) {
      output.write(heading(inputs, input));
      output.write(made.html);
      // Without a heading, a newline would become part of the fragment.
      if (inputs.named() && !made.html.ends_with('\n')) output.write("\n");
    }
    const std::string name = input.quoted();
    if (!made) throw Failure(name + " was refused: " + made.message);
    if (made.status != Status::ok)
      throw Failure(name + " was not parsed completely: " + std::string(status_name(made.status)));
    return kSuccess;
  });
}

}  // namespace
}  // namespace sanitize_parts

const Command sanitize_command = {
    "sanitize",
    "Remove unsafe content from pages and fragments.",
    "[FILE|-]...",
    sanitize_parts::kDetails,
    sanitize_parts::kOptions,
    sanitize_parts::kEpilogue,
    sanitize_parts::run,
};

}  // namespace lockstep::cli
