// lockstep lsp: a language server that shows findings while you edit a page.
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/check.h"
#include "cli/lsp/fixes.h"
#include "cli/lsp/messages.h"
#include "cli/lsp/open_text.h"
#include "cli/lsp/protocol.h"
#include "cli/shared/arguments.h"
#include "lockstep/lockstep.h"
#include "text/json_reader.h"

namespace lockstep::cli {

namespace lsp_parts {
namespace {

using detail::JsonKind;
using detail::JsonText;
using detail::JsonValue;

constexpr Option kOptions[] = {
    kIgnoreOption,
    {"--parse-errors-only", "", "Show only parse errors, as 'lockstep check' does."},
};

constexpr std::string_view kDetails =
    "A language server. Editors start it to show, as you type, where a page differs from what\n"
    "the HTML Standard requires of authors.\n";

constexpr std::string_view kEpilogue =
    R"(The server speaks the Language Server Protocol 3.17 on standard input and output. It
reports the findings of 'lockstep validate', and pushes them after each change unless the
client pulls them. When you hover over a finding, the editor shows its message and its
clause. The server offers those quick fixes that leave the page with fewer findings.

Exit code: 0 if the client sent 'shutdown' before 'exit'; 1 if it did not, or if a message
has an invalid header; 2 for incorrect usage.
)";

// Error codes of JSON-RPC and the protocol.
enum ErrorCode : int {
  kParseError = -32700,
  kInvalidRequest = -32600,
  kMethodNotFound = -32601,
  kInvalidParams = -32602,
  kServerNotInitialized = -32002,
};

// Thrown for a request that cannot be answered.
struct RequestError {
  ErrorCode code;
  std::string message;
};

std::size_t number_of(JsonValue value) {
  const std::string_view source = value ? value.source() : "";
  std::size_t number = 0;
  const auto parsed = std::from_chars(source.data(), source.data() + source.size(), number);
  if (!value.is(JsonKind::number) || parsed.ec != std::errc())
    throw RequestError{kInvalidParams, "'line' and 'character' must be non-negative integers"};
  return number;
}

Position position_of(JsonValue value) {
  return {number_of(value.member("line")), number_of(value.member("character"))};
}

bool touches(const Finding& finding, std::size_t begin, std::size_t end) {
  return finding.range.bytes.begin <= end && finding.range.bytes.end >= begin;
}

class Server {
 public:
  explicit Server(const Arguments& arguments) {
    if (const auto list = arguments.find(kIgnoreOption.name)) ignored_ = names_in(*list);
    options_.conformance = !arguments.has("--parse-errors-only");
  }
  // Returns the exit code.
  int run();

 private:
  // `call` returns the result: empty for null and for notifications.
  struct Method {
    std::string_view name;
    JsonOut (Server::*call)(JsonValue params);
  };
  static const Method kMethods[];

  void handle(std::string_view message);
  JsonOut call(std::string_view name, JsonValue params);

  JsonOut initialize(JsonValue params);
  JsonOut shut_down(JsonValue params);
  JsonOut open(JsonValue params);
  JsonOut change(JsonValue params);
  JsonOut close(JsonValue params);
  JsonOut diagnostics(JsonValue params);
  JsonOut hover(JsonValue params);
  JsonOut quick_fixes(JsonValue params);

  OpenFile& file_of(JsonValue params);
  std::vector<Finding> findings_of(std::string_view text) const;
  void check(OpenFile& file) const;
  void publish(const OpenFile& file) const;
  bool helps(const OpenFile& file, const Fix& fix) const;

  std::vector<std::string_view> ignored_;
  ValidateOptions options_;
  std::map<std::string, OpenFile> files_;  // by URI
  PositionUnits units_ = PositionUnits::utf_16;
  bool pulls_ = false;  // whether the client requests findings itself
  bool is_initialized_ = false, is_shut_down_ = false, has_ended_ = false;
};

const Server::Method Server::kMethods[] = {
    {"initialize", &Server::initialize},       {"shutdown", &Server::shut_down},
    {"textDocument/didOpen", &Server::open},   {"textDocument/didChange", &Server::change},
    {"textDocument/didClose", &Server::close}, {"textDocument/diagnostic", &Server::diagnostics},
    {"textDocument/hover", &Server::hover},    {"textDocument/codeAction", &Server::quick_fixes},
};

// --- Messages

void send(std::string_view id, std::string_view member, const JsonOut& value) {
  write_message(json_object({{"jsonrpc", json_string("2.0")}, {"id", JsonOut(id)}, {member, value}}));
}

void send(std::string_view id, const RequestError& error) {
  send(id, "error",
       json_object({{"code", std::to_string(error.code)}, {"message", json_string(error.message)}}));
}

int Server::run() {
  MessageReader reader;
  while (!has_ended_) {
    const std::optional<std::string> message = reader.next();
    if (!message) break;
    handle(*message);
  }
  return has_ended_ && is_shut_down_ ? kSuccess : kFailure;
}

void Server::handle(std::string_view message) {
  const JsonText json(message);
  const JsonValue value = json.value();
  if (!value) return send("null", {kParseError, json.error().message});
  const JsonValue name = value.member("method"), id = value.member("id");
  if (name.string() == "exit") {
    has_ended_ = true;
    return;
  }
  try {
    const JsonOut result = call(name.string(), value.member("params"));
    if (id) send(id.source(), "result", result.empty() ? "null" : result);
  } catch (const RequestError& error) {
    if (id) send(id.source(), error);
  }
}

JsonOut Server::call(std::string_view name, JsonValue params) {
  if (!is_initialized_ && name != "initialize")
    throw RequestError{kServerNotInitialized, "the first request must be 'initialize'"};
  if (is_shut_down_) throw RequestError{kInvalidRequest, "the server has been shut down"};
  for (const Method& method : kMethods)
    if (method.name == name) return (this->*method.call)(params);
  throw RequestError{kMethodNotFound, "unknown method: " + std::string(name)};
}

// --- Lifetime

JsonOut Server::initialize(JsonValue params) {
  is_initialized_ = true;
  const JsonValue capabilities = params.member("capabilities");
  pulls_ = static_cast<bool>(capabilities.member("textDocument").member("diagnostic"));
  for (JsonValue one = capabilities.member("general").member("positionEncodings").first(); one;
       one = one.next())
    if (one.string() == "utf-8") units_ = PositionUnits::utf_8;
  return json_object({
      {"capabilities",
       json_object({
           {"positionEncoding", json_string(units_ == PositionUnits::utf_8 ? "utf-8" : "utf-16")},
           {"textDocumentSync", R"({"openClose":true,"change":2})"},  // incremental
           {"diagnosticProvider", R"({"interFileDependencies":false,"workspaceDiagnostics":false})"},
           {"hoverProvider", "true"},
           {"codeActionProvider", R"({"codeActionKinds":["quickfix"]})"},
       })},
      {"serverInfo",
       json_object({{"name", json_string("lockstep")}, {"version", json_string(LOCKSTEP_VERSION)}})},
  });
}

JsonOut Server::shut_down(JsonValue) {
  is_shut_down_ = true;
  return {};
}

// --- Open files

OpenFile& Server::file_of(JsonValue params) {
  const std::string uri(params.member("textDocument").member("uri").string());
  const auto found = files_.find(uri);
  if (found == files_.end()) throw RequestError{kInvalidParams, "the file is not open: " + uri};
  return found->second;
}

JsonOut Server::open(JsonValue params) {
  const JsonValue given = params.member("textDocument");
  const std::string uri(given.member("uri").string());
  OpenFile file{uri, OpenText(std::string(given.member("text").string()), units_)};
  file.version = given.member("version").source();
  check(files_.insert_or_assign(uri, std::move(file)).first->second);
  return {};
}

JsonOut Server::change(JsonValue params) {
  OpenFile& file = file_of(params);
  for (JsonValue change = params.member("contentChanges").first(); change; change = change.next()) {
    const JsonValue range = change.member("range");
    const std::size_t begin = range ? file.text.offset(position_of(range.member("start"))) : 0;
    const std::size_t end =
        range ? file.text.offset(position_of(range.member("end"))) : file.text.text().size();
    file.text.replace(begin, std::max(begin, end), change.member("text").string());
  }
  file.version = params.member("textDocument").member("version").source();
  check(file);
  return {};
}

JsonOut Server::close(JsonValue params) {
  OpenFile file = std::move(file_of(params));
  files_.erase(file.uri);
  file.findings.clear();
  publish(file);
  return {};
}

// --- Findings

std::vector<Finding> Server::findings_of(std::string_view text) const {
  std::vector<Finding> findings = validate(text, {}, options_);
  leave_out(findings, ignored_);
  return findings;
}

void Server::check(OpenFile& file) const {
  file.findings = findings_of(file.text.text());
  publish(file);
}

void Server::publish(const OpenFile& file) const {
  if (pulls_) return;
  const JsonOut params = json_object(
      {{"uri", json_string(file.uri)}, {"version", file.version}, {"diagnostics", diagnostics_json(file)}});
  write_message(json_object({{"jsonrpc", json_string("2.0")},
                             {"method", json_string("textDocument/publishDiagnostics")},
                             {"params", params}}));
}

JsonOut Server::diagnostics(JsonValue params) {
  return json_object({{"kind", json_string("full")}, {"items", diagnostics_json(file_of(params))}});
}

JsonOut Server::hover(JsonValue params) {
  const OpenFile& file = file_of(params);
  const std::size_t at = file.text.offset(position_of(params.member("position")));
  std::string text;
  std::size_t begin = 0, end = file.text.text().size();  // the range common to all findings at the position
  for (const Finding& finding : file.findings) {
    if (!touches(finding, at, at)) continue;
    text.append(text.empty() ? "" : "\n\n---\n\n").append(markdown_of(finding));
    begin = std::max(begin, static_cast<std::size_t>(finding.range.bytes.begin));
    end = std::min(end, static_cast<std::size_t>(finding.range.bytes.end));
  }
  if (text.empty()) return {};
  return json_object(
      {{"contents", json_object({{"kind", json_string("markdown")}, {"value", json_string(text)}})},
       {"range", range_json(file.text, begin, end)}});
}

// --- Quick fixes

// Whether the page has fewer findings after the fix.
bool Server::helps(const OpenFile& file, const Fix& fix) const {
  std::string fixed(file.text.text());
  fixed.replace(fix.begin, fix.end - fix.begin, fix.text);
  return findings_of(fixed).size() < file.findings.size();
}

bool wants_quick_fixes(JsonValue only) {
  if (!only) return true;
  for (JsonValue kind = only.first(); kind; kind = kind.next())
    if (kind.string().empty() || kind.string() == "quickfix") return true;
  return false;
}

JsonOut Server::quick_fixes(JsonValue params) {
  constexpr std::size_t kMost = 20;  // small, because each fix is tried
  const OpenFile& file = file_of(params);
  const JsonValue range = params.member("range");
  const std::size_t begin = file.text.offset(position_of(range.member("start")));
  const std::size_t end = file.text.offset(position_of(range.member("end")));
  std::size_t left = wants_quick_fixes(params.member("context").member("only")) ? kMost : 0;
  std::vector<JsonOut> actions;
  for (const Finding& finding : file.findings) {
    if (!touches(finding, begin, end)) continue;
    for (const Fix& fix : fixes_for(finding, file.text.text())) {
      if (left == 0) break;
      --left;
      if (helps(file, fix)) actions.push_back(quick_fix_json(file, finding, fix));
    }
  }
  return json_array(actions);
}

int run(const Arguments& arguments) { return Server(arguments).run(); }

}  // namespace
}  // namespace lsp_parts

const Command lsp_command = {
    "lsp",
    "Show findings in an editor (a language server).",
    "",
    lsp_parts::kDetails,
    lsp_parts::kOptions,
    lsp_parts::kEpilogue,
    lsp_parts::run,
};

}  // namespace lockstep::cli
