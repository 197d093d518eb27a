// lockstep check: errors as JSON, SARIF or GitHub commands, for other programs.

#include <algorithm>
#include <map>

#include "cli/check/check.h"
#include "cli/shared/files.h"
#include "cli/shared/json.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

bool CheckedFile::has_errors() const {
  for (const Finding& finding : findings)
    if (finding.severity == Severity::error) return true;
  return false;
}

std::string place_of(const FindingRange& range) {
  return std::to_string(range.begin.line) + ":" + std::to_string(range.begin.column);
}

namespace {

class JsonLines final : public CheckFormat {
 public:
  explicit JsonLines(FindingsOf command) : command_(command) {}
  void file(const CheckedFile& file, OrderedOutput& output) override {
    const auto write = [&](std::string_view text) { output.write(text); };
    Json out;
    out.open("{");
    out.member("file", file.name);
    if (!file.fragment) out.member("encoding", encoding::name(file.encoding.encoding));
    out.flag("truncated", file.truncated);
    out.key(command_ == FindingsOf::check ? "errors" : "findings");
    out.open("[");
    for (const Finding& error : file.findings) {
      out.open("{");
      out.member("name", error.rule);
      if (command_ == FindingsOf::validate) out.member("severity", severity_name(error.severity));
      out.member("message", error.message);
      out.member("link", error.link());
      numbers(out, error.range);
      if (error.second) {
        out.key("second");
        out.open("{");
        out.member("message", error.second->message);
        numbers(out, error.second->range);
        out.close("}");
      }
      out.close("}");
      out.flush_if_long(write);
    }
    out.close("]}");
    out.end_line(write);
  }

 private:
  static void numbers(Json& out, const FindingRange& range) {
    out.number("line", range.begin.line);
    out.number("column", range.begin.column);
    out.number("offset", range.bytes.begin);
    out.number("endLine", range.end.line);
    out.number("endColumn", range.end.column);
    out.number("endOffset", range.bytes.end);
  }

  FindingsOf command_;
};

// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
class Sarif final : public CheckFormat {
 public:
  Sarif() {
    results_.open("[");
    notifications_.open("[");
  }
  void file(const CheckedFile& file, OrderedOutput& output) override {
    output.wait_for_turn();
    for (const Finding& error : file.findings) {
      results_.open("{");
      results_.member("ruleId", error.rule);
      results_.number("ruleIndex", index_of(error));
      results_.member("level", level_of(error.severity));
      message(results_, "message", error.message);
      location("locations", file, error.range);
      results_.close("}]");
      if (error.second) {
        location("relatedLocations", file, error.second->range);
        message(results_, "message", error.second->message);
        results_.close("}]");
      }
      results_.close("}");
    }
    truncated_ = truncated_ || file.truncated;
  }
  void failure(std::string_view text, OrderedOutput& output) override {
    output.wait_for_turn();
    complete_ = false;
    notify("error", text);
  }
  void incomplete(std::string_view text, OrderedOutput& output) override { failure(text, output); }
  void end() override {
    if (truncated_) notify("warning", "There are more errors than the requested maximum.");
    Json out;
    out.open("{");
    out.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    out.member("version", "2.1.0");
    out.key("runs");
    out.open("[{");
    out.key("tool");
    out.open("{");
    out.key("driver");
    out.open("{");
    out.member("name", "lockstep");
    out.member("version", LOCKSTEP_VERSION);
    out.key("rules");
    out.open("[");
    for (const Finding& rule : rules_) {
      out.open("{");
      out.member("id", rule.rule);
      message(out, "shortDescription", rule.explanation);
      out.member("helpUri", rule.link());
      out.key("defaultConfiguration");
      out.open("{");
      out.member("level", level_of(rule.severity));
      out.close("}}");
    }
    out.close("]}}");
    out.member("columnKind", "unicodeCodePoints");
    out.key("invocations");
    out.open("[{");
    out.flag("executionSuccessful", complete_);
    out.key("toolExecutionNotifications");
    out.raw(notifications_.text());
    out.close("]}]");
    out.key("results");
    out.raw(results_.text());
    out.close("]}]}");
    out.end_line(write_output);
  }

 private:
  static void message(Json& json, std::string_view name, std::string_view text) {
    json.key(name);
    json.open("{");
    json.member("text", text);
    json.close("}");
  }
  // Begins a list of one location, and leaves the location open.
  void location(std::string_view list, const CheckedFile& file, const FindingRange& range) {
    results_.key(list);
    results_.open("[{");
    results_.key("physicalLocation");
    results_.open("{");
    results_.key("artifactLocation");
    results_.open("{");
    results_.member("uri", uri_of(file));
    results_.close("}");
    results_.key("region");
    results_.open("{");
    results_.number("startLine", range.begin.line);
    results_.number("startColumn", range.begin.column);
    results_.number("endLine", range.end.line);
    results_.number("endColumn", range.end.column);
    results_.number("byteOffset", range.bytes.begin);
    results_.number("byteLength", range.bytes.end - range.bytes.begin);
    results_.close("}}");
  }
  void notify(std::string_view level, std::string_view text) {
    notifications_.open("{");
    notifications_.member("level", level);
    message(notifications_, "message", text);
    notifications_.close("}");
  }
  static std::string_view level_of(Severity severity) {
    return severity == Severity::info ? "note" : severity_name(severity);
  }
  std::size_t index_of(const Finding& finding) {
    const auto [found, is_new] = indices_.try_emplace(finding.rule, rules_.size());
    if (is_new) rules_.push_back(finding);
    return found->second;
  }
  static std::string uri_of(const CheckedFile& file) {
    const std::string_view path = file.path;
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri(path.starts_with('/') ? "file://" : "");
    for (const char c : path) {
      const auto byte = static_cast<unsigned char>(c);
      const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                         std::string_view("-._~/").find(c) != std::string_view::npos;
      if (plain) {
        uri += c;
      } else {
        uri.append("%") += kHex[byte >> 4];
        uri += kHex[byte & 15];
      }
    }
    return uri;
  }

  std::vector<Finding> rules_;  // the first finding of each rule
  std::map<std::string_view, std::size_t> indices_;
  Json results_, notifications_;
  bool complete_ = true, truncated_ = false;
};

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
class Github final : public CheckFormat {
 public:
  void file(const CheckedFile& file, OrderedOutput& output) override {
    std::string out;
    for (const Finding& error : file.findings) {
      out.append("::")
          .append(error.severity == Severity::info ? "notice" : severity_name(error.severity))
          .append(" ");
      if (file.is_file) out.append("file=").append(escaped(file.name, true)).append(",");
      const FindingRange& range = error.range;
      out.append("line=").append(std::to_string(range.begin.line));
      out.append(",endLine=").append(std::to_string(range.end.line));
      out.append(",col=").append(std::to_string(range.begin.column));
      // GitHub ignores the columns if the range spans several lines.
      if (range.end.line == range.begin.line)
        out.append(",endColumn=").append(std::to_string(range.end.column));
      out.append(",title=").append(escaped(error.rule, true));
      std::string message = visible(error.message);
      if (error.second)
        message.append("\n")
            .append(file.name)
            .append(":")
            .append(place_of(error.second->range))
            .append(": ")
            .append(visible(error.second->message));
      message.append("\n").append(error.link());
      out.append("::").append(escaped(message, false)).append("\n");
      output.write(out);
      out.clear();
    }
    if (file.truncated)
      out.append("::notice::").append(escaped(file.name, false)).append(" has more errors\n");
    output.write(out);
  }
  void failure(std::string_view message, OrderedOutput& output) override {
    output.write("::error::" + escaped(message, false) + "\n");
  }
  void incomplete(std::string_view message, OrderedOutput& output) override { failure(message, output); }

 private:
  static std::string escaped(std::string_view text, bool is_property) {
    std::string out;
    for (const char c : text) {
      if (c == '%')
        out += "%25";
      else if (c == '\r')
        out += "%0D";
      else if (c == '\n')
        out += "%0A";
      else if (is_property && c == ':')
        out += "%3A";
      else if (is_property && c == ',')
        out += "%2C";
      else
        out += c;
    }
    return out;
  }
};

}  // namespace

std::unique_ptr<CheckFormat> check_as_json(FindingsOf command) {
  return std::make_unique<JsonLines>(command);
}
std::unique_ptr<CheckFormat> check_as_sarif() { return std::make_unique<Sarif>(); }
std::unique_ptr<CheckFormat> check_as_github() { return std::make_unique<Github>(); }

}  // namespace lockstep::cli
