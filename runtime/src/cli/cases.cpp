// lockstep cases: documents and fragments in, trees out, a line of JSON each. For test harnesses.

#include <new>
#include <optional>
#include <stdexcept>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/contexts.h"
#include "cli/files.h"
#include "cli/json_line.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr std::string_view kDetails =
    "Reads cases from standard input, a JSON object a line, and writes a line for each,\n"
    "in the same order. For test harnesses.\n";

constexpr std::string_view kEpilogue =
    R"(A case has:
  "html"       the input, a string. NUL, CR and lone surrogates (as \ud800)
               reach the tokenizer as they are.
  "id"         any value, given back as it is written; may be missing
  "context"    parse a fragment in this context: "div", "svg path", "math mi"
  "scripting"  true: parse as with scripting enabled
  "quirks"     true: the fragment's document is in quirks mode
  "unsafe"     true: <template shadowrootmode> attaches shadow roots
Other members are ignored; null counts as missing.

Its answer has:
  "id"         as given
  "tree"       the dump in the format of the html5lib tests, without a newline
               at its end
  "quirks"     documents only: whether it is in quirks mode (limited-quirks
               mode does not count)
  "errors"     the parse errors, each with "code", "line" and "column"; "code"
               is the Standard's, or the name of the rule where it has none

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
  std::string html;
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

Case read_case(const JsonLine& line) {
  if (!line.value().is_object()) throw BadCase("the line is JSON, but not an object");
  Case result;
  std::optional<std::string> html = string_member(line, "html");
  if (!html) throw BadCase("\"html\" is missing");
  result.html = std::move(*html);
  result.context = string_member(line, "context");
  result.scripting = boolean_member(line, "scripting");
  result.quirks = boolean_member(line, "quirks");
  result.unsafe = boolean_member(line, "unsafe");
  return result;
}

Document parse_case(const Case& given) {
  ParseOptions options;
  options.scripting = given.scripting;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = given.unsafe;
  std::optional<Parser> parser;
  if (given.context) {
    FragmentContext context = fragment_context(*given.context);
    if (given.quirks) context.quirks_mode = QuirksMode::quirks;
    parser.emplace(context, options);
  } else {
    parser.emplace(options);
  }
  if (parser->write_wobbly(given.html) != Status::ok) throw BadCase("\"html\" is too long");
  return parser->finish();
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

// Appends the answer to a line; false when it was no case.
bool answer(std::string& out, std::string_view text) {
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
    append_answer(out, parse_case(given), given.context.has_value());
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

int run(const Arguments&) {
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
      if (!is_empty_line(line) && !answer(out, line)) all_good = false;
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
    "cases", "Parse many inputs, a line of JSON each; for test harnesses.", "", kDetails, {}, kEpilogue, run,
};

}  // namespace lockstep::cli
