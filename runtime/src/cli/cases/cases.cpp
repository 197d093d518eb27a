// lockstep cases: reads documents and fragments and writes their trees, one line of JSON each. For test
// harnesses.

#include <algorithm>
#include <array>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "cli/cases/case_members.h"
#include "cli/cases/sanitizer_branches.h"
#include "cli/cases/sanitizer_case.h"
#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/contexts.h"
#include "cli/shared/editions.h"
#include "cli/shared/encodings.h"
#include "cli/shared/files.h"
#include "cli/shared/json_line.h"
#include "cli/shared/selectors.h"
#include "lockstep/lockstep.h"
#include "options/table.h"
#include "trace/coverage.h"
#include "trace/invariants.h"
#include "trace/observed_parse.h"
#include "trace/tee.h"

namespace lockstep::cli {

namespace cases_parts {
namespace {

using detail::JsonKind;
using detail::JsonValue;

constexpr Option kOptions[] = {{"--branches", "", "Report which branches of the rules each case takes."}};

// The members that set the library's options: one for each option that all commands have as a flag.
constexpr auto kMember = [](const auto& row) {
  return Option{OptionName("\"", row.name, "\""), "", row.help};
};
constexpr auto kMembers =
    joined(flags_of_all<options::kParse>(kMember), flags_of_all<options::kEncoding>(kMember));

constexpr std::string_view kDetails =
    "Reads cases from standard input, one JSON object per line, and writes one line for each\n"
    "case, in the same order. For test harnesses.\n";

constexpr std::string_view kEpilogue =
    R"(Members that correspond to a flag of 'lockstep parse' without a value are true or false.

The other members of a case:
  "html"       the input, a string. NUL, CR and lone surrogates (as \ud800)
               reach the tokenizer unchanged
  "bytes"      instead of "html": the bytes of a document, as a string of characters
               from U+0000 to U+00FF; or "hex", with two digits for each byte.
               Only these allow encoding options; detect_utf_8 and
               detect_legacy are off by default
  "id"         any value, returned exactly as written; optional
  "context"    parse a fragment in this context: "div", "svg path", "math mi"
  "quirks"     true: the fragment's document is in quirks mode
  "unsafe"     another name for "allow_declarative_shadow_roots", for other programs that
               use this protocol
  "execute"    ignored: it makes other programs that use this protocol run scripts
  "inside_form"      true: the context is inside a form
  "context_encoding" the encoding attribute of a context 'math annotation-xml'
  "scripting_mode"   for a fragment with "scripting": "inert" as for innerHTML, the
                     default; "fragment" where scripts will run once inserted
  "edition"    the date of the edition of the Standard to follow
  "chunk"      the number of bytes given to the parser at a time (default: all).
               Not with --branches
  "inner_text" true: return the rendered text
  "serialized" true: return the tree serialized as HTML
  "select"     CSS selectors, an array of strings
  "xpath"      XPath expressions, an array of strings
  "error_places"  true: return the places of the faults and the error messages
An unknown member is an error. A member that is null counts as missing.

A sanitizer case has a "method" ("setHTML", "setHTMLUnsafe", "parseHTML",
"parseHTMLUnsafe"), or no input. It may have:
  "config"     the configuration, as on the Web: an object, or "default"
  "modify"     changes to the configuration: [["allowElement", "b"],
               ["setComments", true]]
  "removeUnsafe"  true: then call removeUnsafe()
  "instance"   true: pass new Sanitizer(config) to the method instead of the object
  "context"    the context of setHTML; "div" by default
  "inert"      true: the context's document has no scripting
  "root"       "body" or "body first": show only the contents of body or of its first
               child
  "while_parsing" true: sanitize while parsing
  "set"        ["href", "#a"]: parse, set this attribute of the first element as a
               program would, and only then sanitize; with a third member, "xlink",
               an attribute in that namespace
  "removals"   true: report what is removed, and why
  "runScripts" true: for an unsafe method, parse as if scripts were to run

The answer has:
  "id"         as given
  "tree"       the tree in the format of the html5lib tests, without a final newline
  "quirks"     documents only: whether the document is in quirks mode (limited-quirks
               mode does not count)
  "limited_quirks"   true for a document in limited-quirks mode
  "errors"     the parse errors, each with "code", "line" and "column"; "code" is the
               Standard's code or, if there is none, the name of the rule; "line" and
               "column" are where the Standard's algorithm reports the error. With
               "error_places", also "fault" and "second" (offsets in bytes), "message"
               and "note"
  "encoding"   bytes only: the name of the encoding
  "inner_text" if requested: the rendered text of the body or of the fragment
  "serialized" if requested: the tree as HTML, with the attributes in source order
  "selected"   with "select": for each selector, the indices of the elements that it
               selects, in tree order, among all elements of the document or
               fragment; or {"error": …, "column": …}
  "xpath"      with "xpath": for each expression, a number ("NaN", "Infinity" and
               "-Infinity" as {"number": "NaN"}), a string, a boolean, or an array of
               the nodes that it selects, in document order: elements as their
               indices, as in "selected", attributes as "@name=value", other nodes as
               their text; or {"error": true, "message": …, "column": …}
  "branches"   with --branches: the branches of the rules that were taken, by their
               names in generated/observed/branches.cpp; "NAME:no" for a condition
               that was false. The plain rules are run, which is slower.
  "broken"     with --branches: invariants of tree construction that did not hold
               (spec/tables/invariants.tsv); left out if all did

The answer to a sanitizer case has "tree" and "html" if the case has a method, and
"returns", "removed" and "get" if a configuration was created or changed. If the
configuration is invalid, the answer has "throws" instead and, if the configuration
breaks one of the Standard's rules for it, also "because". With "removals", the answer
lists the removals, each with "node", "attribute", "reason", "member" (of the
configuration) and "unsafe" (whether the node or attribute was removed as unsafe).

The answer to an invalid line is {"id": …, "error": "what is wrong"}; the other
lines are still processed. Empty lines are skipped. Answers are written when no
complete line is waiting to be read, so a harness may wait for each answer.

Exit code: 0 on success; 1 if a line was invalid; 2 for incorrect usage.
)";

constexpr std::size_t kReadSize = 1 << 16;
constexpr std::size_t kWriteSize = 1 << 20;

struct Case {
  std::string input;  // text or bytes
  std::optional<EncodingOptions> bytes;
  std::optional<std::string> context;
  std::string context_encoding;
  FragmentContext fragment;  // refers to the two strings above
  ParseOptions options;
  std::optional<std::size_t> chunk;
  bool inner_text = false;
  bool serialized = false;
  bool error_places = false;
  std::vector<std::string> selectors;
  std::vector<std::string> expressions;
};

std::string bytes_of_digits(std::string_view hex) {
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    throw BadCase("\"hex\" must have two digits per byte, 0 to 9 and a to f");
  };
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes += static_cast<char>(digit(hex[i]) * 16 + digit(i + 1 < hex.size() ? hex[i + 1] : ' '));
  return bytes;
}

// Returns the characters of UTF-8 text, U+0000 to U+00FF, as bytes. Throws BadCase for other characters.
std::string bytes_of_characters(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto first = static_cast<unsigned char>(text[i]);
    if (first < 0x80) {
      bytes += text[i];
    } else if (first == 0xC2 || first == 0xC3) {
      bytes += static_cast<char>((first << 6 | (static_cast<unsigned char>(text[++i]) & 0x3F)) & 0xFF);
    } else {
      throw BadCase("\"bytes\" must not contain characters above U+00FF");
    }
  }
  return bytes;
}

// Returns the bytes of the member "hex" or "bytes"; nullopt if the case has neither.
std::optional<std::string> bytes_member(const JsonLine& line) {
  const std::optional<std::string> hex = string_member(line, "hex");
  const std::optional<std::string> bytes = string_member(line, "bytes");
  if (hex && bytes) throw BadCase("give either \"hex\" or \"bytes\", not both");
  if (hex) return bytes_of_digits(*hex);
  return bytes ? std::optional(bytes_of_characters(*bytes)) : std::nullopt;
}

// Refuses encoding options for an input that is text.
void refuse_encodings(const JsonLine& line) {
  options::for_each(options::kEncoding, [&](const auto& row) {
    if (row.flag == options::Flag::all && line.member(row.name))
      throw BadCase("\"" + std::string(row.name) + "\" needs \"bytes\" or \"hex\"");
  });
}

EncodingOptions encodings_of(const JsonLine& line) {
  EncodingOptions options{.detect_utf_8 = false};
  read_members(line, options::kEncoding, options);
  return options;
}

ScriptingMode scripting_mode_of(std::string_view word) {
  static constexpr std::string_view kWords[] = {"inert", "fragment"};
  if (word == kWords[0]) return ScriptingMode::inert;
  if (word == kWords[1]) return ScriptingMode::fragment;
  throw BadCase(unknown_word("\"scripting_mode\"", word, kWords));
}

void read_fragment(const JsonLine& line, Case& test) {
  test.context = string_member(line, "context");
  // The member is meaningless without a context, but harnesses send it with every case.
  if (boolean_member(line, "quirks")) test.fragment.quirks_mode = QuirksMode::quirks;
  if (!test.context) {
    for (const char* const name : {"inside_form", "context_encoding", "scripting_mode"})
      if (line.member(name))
        throw BadCase(std::string("\"") + name + "\" is only for fragments: it needs a \"context\"");
    return;
  }
  const FragmentContext named = fragment_context(*test.context);
  test.fragment.local_name = named.local_name;
  test.fragment.element_namespace = named.element_namespace;
  test.context_encoding = string_member(line, "context_encoding").value_or("");
  test.fragment.encoding = test.context_encoding;
  test.fragment.inside_form = boolean_member(line, "inside_form");
  if (const auto word = string_member(line, "scripting_mode"))
    test.fragment.scripting_mode = scripting_mode_of(*word);
}

// Reads into a case that must not move, since some of its parts refer to others.
void read_case(const JsonLine& line, Case& test) {
  if (!line.value().is(JsonKind::object)) throw BadCase("the line is JSON, but not an object");
  std::optional<std::string> bytes = bytes_member(line);
  std::optional<std::string> html = string_member(line, "html");
  if (!html && !bytes) throw BadCase("\"html\" is missing");
  if (html && bytes) throw BadCase("give either \"html\" or bytes, not both");
  if (bytes)
    test.bytes = encodings_of(line);
  else
    refuse_encodings(line);
  test.input = std::move(bytes ? *bytes : *html);
  read_fragment(line, test);
  if (test.bytes && test.context)
    throw BadCase("a fragment cannot be parsed from bytes: \"context\" needs \"html\"");
  if (const auto date = string_member(line, "edition")) test.options.edition = edition_of(*date);
  test.options.collect_errors = true;
  read_member(line, "unsafe", test.options.allow_declarative_shadow_roots);
  line.member("execute");
  read_members(line, options::kParse, test.options);
  test.chunk = number_member(line, "chunk", 1);
  test.inner_text = boolean_member(line, "inner_text");
  test.serialized = boolean_member(line, "serialized");
  test.error_places = boolean_member(line, "error_places");
  test.selectors = strings_member(line, "select");
  test.expressions = strings_member(line, "xpath");
}

Document parse_observed(const Case& test, detail::Watcher& watcher) {
  if (test.chunk) throw BadCase("\"chunk\" cannot be combined with --branches");
  if (test.bytes) return detail::observed_parse_bytes(test.input, *test.bytes, test.options, watcher);
  return detail::observed_parse(test.input, test.context ? &test.fragment : nullptr, test.options, watcher);
}

Document parse_case(const Case& test) {
  std::string_view rest = test.input;
  const std::size_t chunk = test.chunk.value_or(rest.size());
  if (test.bytes) {
    if (!test.chunk) return parse_bytes(rest, *test.bytes, test.options);
    BytesParser parser(*test.bytes, test.options);
    for (; !rest.empty(); rest.remove_prefix(std::min(chunk, rest.size())))
      if (parser.write(rest.substr(0, chunk)) != Status::ok) throw BadCase("the input is too long");
    return parser.finish();
  }
  Parser parser = test.context ? Parser(test.fragment, test.options) : Parser(test.options);
  (void)parser.document();  // so that each chunk is parsed when it is written
  for (; !rest.empty(); rest.remove_prefix(std::min(chunk, rest.size())))
    if (parser.write_wtf8(rest.substr(0, chunk)) != Status::ok) throw BadCase("the input is too long");
  return parser.finish();
}

void append_range(std::string& out, std::string_view name, const ByteRange& range) {
  out.append(",\"").append(name).append("\":[").append(std::to_string(range.begin));
  out.append(",").append(std::to_string(range.end)).append("]");
}

void append_places(std::string& out, const ParseError& error) {
  append_range(out, "fault", {error.offset, error.end});
  out += ",\"message\":";
  append_json_string(out, parse_error_message(error));
  if (!error.second) return;
  append_range(out, "second", error.second->range);
  out += ",\"note\":";
  append_json_string(out, parse_error_note(error));
}

void append_answer(std::string& out, const Document& document, const Case& test) {
  out += "\"tree\":";
  append_json_string(out, dump_tree(document.result()));
  if (!test.context) {
    const QuirksMode mode = document.quirks_mode();
    out += mode == QuirksMode::quirks ? ",\"quirks\":true" : ",\"quirks\":false";
    if (mode == QuirksMode::limited_quirks) out += ",\"limited_quirks\":true";
  }
  out += ",\"errors\":[";
  bool first = true;
  // Sorts the errors by the places where the Standard's steps report them, the only order that other parsers
  // use.
  std::vector<ParseError> errors(document.errors().begin(), document.errors().end());
  std::stable_sort(errors.begin(), errors.end(), [](const ParseError& a, const ParseError& b) {
    return a.reported.offset < b.reported.offset;
  });
  for (const ParseError& error : errors) {
    out += first ? "{\"code\":" : ",{\"code\":";
    first = false;
    append_json_string(out, parse_error_name(error));
    out.append(",\"line\":").append(std::to_string(error.reported.line));
    out.append(",\"column\":").append(std::to_string(error.reported.column));
    if (test.error_places) append_places(out, error);
    out += '}';
  }
  out += ']';
}

void append_selected(std::string& out, const Document& document, std::span<const std::string> selectors) {
  out += ",\"selected\":[";
  for (const std::string& css : selectors) {
    if (&css != selectors.data()) out += ',';
    const Selection selection = document.result().select(css);
    if (const SelectorError* error = selection.error()) {
      out += "{\"error\":";
      append_json_string(out, error->message);
      out.append(",\"column\":").append(std::to_string(error->column)).append("}");
      continue;
    }
    out += '[';
    std::size_t index = 0;
    auto next = selection.begin();
    for (const Node node : document.result().descendants()) {
      if (next == selection.end()) break;
      if (*next == node) {
        if (out.back() != '[') out += ',';
        out += std::to_string(index);
        ++next;
      }
      index += node.is_element();
    }
    out += ']';
  }
  out += ']';
}

void append_nodes(std::string& out, const Document& document, std::span<const XPathNode> nodes) {
  out += '[';
  std::size_t index = 0;  // the number of elements before `at`
  Node at = document.result();
  for (const XPathNode& node : nodes) {
    if (&node != nodes.data()) out += ',';
    if (node.is_attribute()) {
      append_json_string(out,
                         "@" + std::string(node.attribute().qualified_name()) + "=" + node.string_value());
    } else if (node.node().is_element()) {
      for (; at != node.node(); at = at.following(document.result())) index += at.is_element();
      out += std::to_string(index);
    } else {
      append_json_string(out, node.string_value());
    }
  }
  out += ']';
}

void append_value(std::string& out, const Document& document, const XPathValue& value) {
  switch (value.type()) {
    case XPathType::nodes:
      return append_nodes(out, document, value.nodes());
    case XPathType::string:
      return append_json_string(out, value.string());
    case XPathType::number:
      if (value.number() - value.number() == 0)
        out += value.string();
      else
        out.append("{\"number\":\"").append(value.string()).append("\"}");
      return;
    case XPathType::boolean:
      out += value.string();
  }
}

void append_values(std::string& out, const Document& document, std::span<const std::string> expressions) {
  out += ",\"xpath\":[";
  for (const std::string& expression : expressions) {
    if (&expression != expressions.data()) out += ',';
    const ParsedXPath xpath = parsed_xpath(expression);
    const XPathResult result = xpath->evaluate(document.result());
    if (result) {
      append_value(out, document, *result);
      continue;
    }
    const XPathError& error = xpath ? result.error() : xpath.error();
    out += "{\"error\":true,\"message\":";
    append_json_string(out, error.message);
    out.append(",\"column\":").append(std::to_string(error.column)).append("}");
  }
  out += ']';
}

void append_branches(std::string& out, const detail::Coverage& coverage) {
  out += ",\"branches\":[";
  bool first = true;
  for (const std::string& name : coverage.names()) {
    if (!first) out += ',';
    first = false;
    append_json_string(out, name);
  }
  out += ']';
}

void append_broken_invariants(std::string& out, const detail::Invariants& invariants) {
  bool first = true;
  for (const std::string& text : invariants.broken()) {
    out += first ? ",\"broken\":[" : ",";
    first = false;
    append_json_string(out, text);
  }
  if (!first) out += ']';
}

// Appends the answer to a line. Returns false for an invalid line.
bool answer(std::string& out, std::string_view text, bool branches) {
  out += '{';
  std::size_t after_id = out.size();
  std::string wrong;
  try {
    const JsonLine line(text);
    if (const detail::JsonError& error = line.error(); !error.message.empty())
      throw BadCase("the line is not JSON: byte " + std::to_string(error.offset + 1) + ": " + error.message);
    if (const auto id = line.member_text("id")) {
      out.append("\"id\":").append(*id).append(",");
      after_id = out.size();
    }
    if (is_sanitizer_case(line)) {
      if (branches) begin_sanitizer_case();
      answer_sanitizer_case(out, line);
      if (branches) append_sanitizer_branches(out);
      out += "}\n";
      return true;
    }
    Case test;
    read_case(line, test);
    check_names(line);
    const detail::ObservedEdition& edition = detail::observed_edition(test.options.edition);
    detail::Coverage coverage(edition);
    detail::Invariants invariants(edition, test.context ? &test.fragment : nullptr);
    detail::Tee watcher(coverage, invariants);
    const Document document = branches ? parse_observed(test, watcher) : parse_case(test);
    append_answer(out, document, test);
    if (test.bytes) {
      out += ",\"encoding\":";
      append_json_string(out, encoding::name(document.encoding().encoding));
    }
    if (test.inner_text) {
      const Node node = test.context ? document.fragment() : document.body();
      out += ",\"inner_text\":";
      append_json_string(out, node.inner_text({.scripting = test.options.scripting}));
    }
    if (test.serialized) {
      out += ",\"serialized\":";
      append_json_string(out, serialize_html(document, {.scripting = test.options.scripting}));
    }
    if (!test.selectors.empty()) append_selected(out, document, test.selectors);
    if (!test.expressions.empty()) append_values(out, document, test.expressions);
    if (branches) {
      append_branches(out, coverage);
      append_broken_invariants(out, invariants);
    }
    out += "}\n";
    return true;
  } catch (const std::bad_alloc&) {
    wrong = "out of memory";
  } catch (const std::length_error&) {
    wrong = "out of memory";
  } catch (const BadCase& error) {
    wrong = error.what();
  } catch (const UsageError& error) {
    wrong = error.what();
  }
  out.resize(after_id);
  out += "\"error\":";
  append_json_string(out, wrong);
  out += "}\n";
  return false;
}

bool is_empty_line(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

int run(const Arguments& arguments) {
  const bool branches = arguments.has("--branches");
  bool all_good = true;
  std::string input;     // the buffered input
  std::size_t used = 0;  // the length of the part that has been answered
  std::string out;
  for (bool more = true; more;) {
    // No complete line is left: writes the answers and waits.
    write_output(out);
    out.clear();
    input.erase(0, used);
    used = 0;
    std::size_t searched = input.size();  // there is no newline before this offset
    input.resize(searched + kReadSize);
    const std::size_t count = read_standard_input(input.data() + searched, kReadSize);
    input.resize(searched + count);
    if (count == 0) {
      more = false;
      if (!input.empty()) input += '\n';
    }
    for (std::size_t end; (end = input.find('\n', searched)) != std::string::npos;
         used = searched = end + 1) {
      const std::string_view line = std::string_view(input).substr(used, end - used);
      if (!is_empty_line(line) && !answer(out, line, branches)) all_good = false;
      if (out.size() >= kWriteSize) {
        write_output(out);
        out.clear();
      }
    }
  }
  write_output(out);
  return all_good ? kSuccess : kFailure;
}

}  // namespace
}  // namespace cases_parts

const Command cases_command = {
    "cases",
    "Parse inputs, one JSON object per line, for test harnesses.",
    "",
    cases_parts::kDetails,
    cases_parts::kOptions,
    cases_parts::kEpilogue,
    cases_parts::run,
    cases_parts::kMembers,
};

}  // namespace lockstep::cli
