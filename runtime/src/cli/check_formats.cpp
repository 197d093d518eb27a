// lockstep check: errors for other programs, as JSON, SARIF or GitHub commands.

#include <map>

#include "cli/check.h"
#include "cli/files.h"
#include "cli/json.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

class JsonLines final : public CheckFormat {
 public:
  void file(const CheckedFile& file, OrderedOutput& output) override {
    const auto write = [&](std::string_view text) { output.write(text); };
    Json out;
    out.open("{");
    out.member("file", file.name);
    if (!file.fragment) out.member("encoding", encoding::name(file.encoding.encoding));
    out.flag("truncated", file.truncated);
    out.key("errors");
    out.open("[");
    for (const Diagnostic& error : file.errors) {
      out.open("{");
      out.member("name", error.rule.name);
      out.member("message", error.message());
      out.member("link", error.rule.link());
      out.number("line", error.line);
      out.number("column", error.column);
      out.number("offset", error.offset);
      out.close("}");
      out.flush_if_long(write);
    }
    out.close("]}");
    out.end_line(write);
  }
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
    for (const Diagnostic& error : file.errors) {
      results_.open("{");
      results_.member("ruleId", error.rule.name);
      results_.number("ruleIndex", index_of(error.rule));
      results_.member("level", "error");
      message(results_, "message", error.message());
      results_.key("locations");
      results_.open("[{");
      results_.key("physicalLocation");
      results_.open("{");
      results_.key("artifactLocation");
      results_.open("{");
      results_.member("uri", uri_of(file));
      results_.close("}");
      results_.key("region");
      results_.open("{");
      results_.number("startLine", error.line);
      results_.number("startColumn", error.column);
      results_.number("byteOffset", error.offset);
      results_.number("byteLength", 0);
      results_.close("}}}]}");
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
    for (const CheckRule& rule : rules_) {
      out.open("{");
      out.member("id", rule.name);
      message(out, "shortDescription", rule.explanation);
      out.member("helpUri", rule.link());
      out.key("defaultConfiguration");
      out.open("{");
      out.member("level", "error");
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
  void notify(std::string_view level, std::string_view text) {
    notifications_.open("{");
    notifications_.member("level", level);
    message(notifications_, "message", text);
    notifications_.close("}");
  }
  std::size_t index_of(const CheckRule& rule) {
    const auto [found, is_new] = indices_.try_emplace(rule.name, rules_.size());
    if (is_new) rules_.push_back(rule);
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

  std::vector<CheckRule> rules_;  // the rules that occur
  std::map<std::string_view, std::size_t> indices_;
  Json results_, notifications_;
  bool complete_ = true, truncated_ = false;
};

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
class Github final : public CheckFormat {
 public:
  void file(const CheckedFile& file, OrderedOutput& output) override {
    std::string out;
    for (const Diagnostic& error : file.errors) {
      out += "::error ";
      if (file.is_file) out.append("file=").append(escaped(file.name, true)).append(",");
      out.append("line=").append(std::to_string(error.line)).append(",col=");
      out.append(std::to_string(error.column)).append(",title=").append(escaped(error.rule.name, true));
      out.append("::")
          .append(escaped(std::string(error.message()) + "\n" + error.rule.link(), false))
          .append("\n");
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

std::unique_ptr<CheckFormat> check_as_json() { return std::make_unique<JsonLines>(); }
std::unique_ptr<CheckFormat> check_as_sarif() { return std::make_unique<Sarif>(); }
std::unique_ptr<CheckFormat> check_as_github() { return std::make_unique<Github>(); }

}  // namespace lockstep::cli
