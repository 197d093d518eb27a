// lockstep cases: documents and fragments in, trees out, a line of JSON each. For test harnesses.

#include <new>
#include <optional>
#include <stdexcept>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/contexts.h"
#include "cli/editions.h"
#include "cli/encodings.h"
#include "cli/files.h"
#include "cli/json_line.h"
#include "lockstep/lockstep.h"
#include "observe/coverage.h"
#include "observe/observed_parse.h"

namespace lockstep::cli {

namespace {

constexpr Option kOptions[] = {{"--branches", "", "Tell which branches of the rules each case takes."}};

constexpr std::string_view kDetails =
    "Reads cases from standard input, a JSON object a line, and writes a line for each,\n"
    "in the same order. For test harnesses.\n";

constexpr std::string_view kEpilogue =
    R"(A case has:
  "html"       the input, a string. NUL, CR and lone surrogates (as \ud800)
               reach the tokenizer as they are.
  "hex"        instead of "html": the bytes of a document, two digits each.
               "user", "transport", "container" and "likely" may name encodings,
               as their sources do ('lockstep help sniff')
  "id"         any value, given back as it is written; may be missing
  "context"    parse a fragment in this context: "div", "svg path", "math mi"
  "scripting"  true: parse as with scripting enabled
  "quirks"     true: the fragment's document is in quirks mode
  "unsafe"     true: <template shadowrootmode> attaches shadow roots
  "edition"    the day of the edition of the Standard whose rules are followed
Other members are ignored; null counts as missing.

Its answer has:
  "id"         as given
  "tree"       the dump in the format of the html5lib tests, without a newline
               at its end
  "quirks"     documents only: whether it is in quirks mode (limited-quirks
               mode does not count)
  "errors"     the parse errors, each with "code", "line" and "column"; "code"
               is the Standard's, or the name of the rule where it has none
  "encoding"   of "hex" only: the name of the encoding
  "branches"   with --branches: what of the rules was gone through, by the names
               in generated/edition-*/branches.h; "NAME:no" for a condition that
               did not hold. Takes the plain rules, which are slower.

A line that is no case is answered with {"id": …, "error": "what is wrong"}; the
others are done all the same. Empty lines have no answer. Answers are written as
soon as no complete line waits to be read, so a harness may wait for each.

Exit code: 0; 1 when some line was no case; 2 for bad use.
)";

constexpr std::size_t kReadSize = 1 << 16;
constexpr std::size_t kWriteSize = 1 << 20;

// What is wrong with a line.
struct BadCase : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Case {
  std::string input;  // text, or bytes
  std::optional<EncodingOptions> bytes;
  Edition edition = kDefaultEdition;
  std::optional<std::string> context;
  bool scripting = false;
  bool quirks = false;
  bool unsafe = false;
};

const nlohmann::json* member(const JsonLine& line, const char* name) {
  const auto found = line.value().find(name);
  return found == line.value().end() || found->is_null() ? nullptr : &*found;
}

bool boolean_member(const JsonLine& line, const char* name) {
  const nlohmann::json* value = member(line, name);
  if (value == nullptr) return false;
  if (!value->is_boolean()) throw BadCase(std::string("\"") + name + "\" must be true or false");
  return value->get<bool>();
}

std::optional<std::string> string_member(const JsonLine& line, const char* name) {
  const nlohmann::json* value = member(line, name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_string()) throw BadCase(std::string("\"") + name + "\" must be a string");
  return line.characters(*value);
}

std::string bytes_of(std::string_view hex) {
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    throw BadCase("\"hex\" must have two digits a byte, 0 to 9 and a to f");
  };
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes += static_cast<char>(digit(hex[i]) * 16 + digit(i + 1 < hex.size() ? hex[i + 1] : ' '));
  return bytes;
}

EncodingOptions encodings_of(const JsonLine& line) {
  EncodingOptions options;
  const auto read = [&](const char* name, std::optional<Encoding>& encoding) {
    if (const auto label = string_member(line, name)) encoding = encoding_of(*label);
  };
  read("user", options.override_encoding);
  read("transport", options.transport_encoding);
  read("container", options.container_encoding);
  read("likely", options.likely_encoding);
  return options;
}

Case read_case(const JsonLine& line) {
  if (!line.value().is_object()) throw BadCase("the line is JSON, but not an object");
  Case result;
  const std::optional<std::string> hex = string_member(line, "hex");
  std::optional<std::string> html = string_member(line, "html");
  if (!html && !hex) throw BadCase("\"html\" is missing");
  if (html && hex) throw BadCase("\"html\" and \"hex\" are both the input");
  result.input = hex ? bytes_of(*hex) : std::move(*html);
  if (hex) result.bytes = encodings_of(line);
  result.context = string_member(line, "context");
  if (hex && result.context) throw BadCase("a fragment has no bytes: \"context\" goes with \"html\"");
  if (const auto date = string_member(line, "edition")) result.edition = edition_of(*date);
  result.scripting = boolean_member(line, "scripting");
  result.quirks = boolean_member(line, "quirks");
  result.unsafe = boolean_member(line, "unsafe");
  return result;
}

Document parse_case(const Case& given, detail::Watcher* watcher) {
  ParseOptions options;
  options.edition = given.edition;
  options.scripting = given.scripting;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = given.unsafe;
  if (given.bytes)
    return watcher != nullptr ? detail::observed_parse_bytes(given.input, *given.bytes, options, *watcher)
                              : parse_bytes(given.input, *given.bytes, options);
  FragmentContext context;
  if (given.context) context = fragment_context(*given.context);
  if (given.quirks) context.quirks_mode = QuirksMode::quirks;
  if (watcher != nullptr)
    return detail::observed_parse(given.input, given.context ? &context : nullptr, options, *watcher);
  Parser parser = given.context ? Parser(context, options) : Parser(options);
  if (parser.write_wobbly(given.input) != Status::ok) throw BadCase("\"html\" is too long");
  return parser.finish();
}

void append_answer(std::string& out, const Document& document, bool fragment) {
  out += "\"tree\":";
  append_json_string(out, dump_tree(document.result()));
  if (!fragment)
    out += document.quirks_mode() == QuirksMode::quirks ? ",\"quirks\":true" : ",\"quirks\":false";
  out += ",\"errors\":[";
  bool first = true;
  for (const ParseError& error : document.errors()) {
    out += first ? "{\"code\":" : ",{\"code\":";
    first = false;
    append_json_string(out, parse_error_name(error));
    out.append(",\"line\":").append(std::to_string(error.line));
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

// Appends the answer to a line; false when it was no case.
bool answer(std::string& out, std::string_view text, bool branches) {
  const std::size_t start = out.size();
  out += '{';
  std::size_t after_id = out.size();
  std::string wrong;
  try {
    const JsonLine line(text);
    if (const auto id = line.member_text("id")) {
      out.append("\"id\":").append(*id).append(",");
      after_id = out.size();
    }
    const Case given = read_case(line);
    const detail::ObservedEdition& observed = detail::observed_edition(given.edition);
    detail::Coverage coverage(observed);
    const Document document = parse_case(given, branches ? &coverage : nullptr);
    append_answer(out, document, given.context.has_value());
    if (given.bytes) {
      out += ",\"encoding\":";
      append_json_string(out, encoding::name(document.encoding().encoding));
    }
    if (branches) append_branches(out, coverage);
    out += "}\n";
    return true;
  } catch (const nlohmann::json::parse_error& error) {
    out.resize(start + 1);
    after_id = out.size();
    wrong = "the line is not JSON: see byte " + std::to_string(error.byte);
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
  std::string input;     // what was read and not yet answered
  std::size_t used = 0;  // of input
  std::string out;
  for (bool more = true; more;) {
    // Nothing complete is left: give out what there is, and wait.
    write_output(out);
    out.clear();
    input.erase(0, used);
    used = 0;
    std::size_t searched = input.size();  // no newline before this
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

const Command cases_command = {
    "cases", "Parse many inputs, a line of JSON each; for test harnesses.", "", kDetails, kOptions, kEpilogue,
    run,
};

}  // namespace lockstep::cli
