// lockstep check: errors for other programs, as JSON, SARIF or GitHub commands.

#include <map>

#include "cli/check.h"
#include "cli/files.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kLong = 65536;

class Json {
 public:
  void open(std::string_view brackets) {
    comma();
    text_ += brackets;
  }
  void close(std::string_view brackets) { text_ += brackets; }
  void key(std::string_view name) {
    comma();
    append_json_string(text_, name);
    text_ += ':';
  }
  void string(std::string_view value) {
    comma();
    append_json_string(text_, value);
  }
  void raw(std::string_view value) {
    comma();
    text_ += value;
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    string(value);
  }
  void number(std::string_view name, std::uint64_t value) {
    key(name);
    raw(std::to_string(value));
  }
  void flag(std::string_view name, bool value) {
    key(name);
    raw(value ? "true" : "false");
  }
  std::string& text() { return text_; }
  // Writes the output so far, so that it need not be in memory as a whole.
  void flush_if_long() {
    if (text_.size() < kLong) return;
    const char last = text_.back();  // determines whether a comma is needed
    text_.pop_back();
    write_output(text_);
    text_.assign(1, last);
  }

 private:
  void comma() {
    if (!text_.empty() && std::string_view("{[:,").find(text_.back()) == std::string_view::npos) text_ += ',';
  }
  std::string text_;
};

class JsonLines final : public CheckFormat {
 public:
  void file(const CheckedFile& file) override {
    Json out;
    out.open("{");
    out.member("file", as_utf_8(file.shown));
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
      out.flush_if_long();
    }
    out.close("]}");
    write_output(out.text() += '\n');
  }
};

// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
class Sarif final : public CheckFormat {
 public:
  Sarif() {
    results_.open("[");
    notifications_.open("[");
  }
  void file(const CheckedFile& file) override {
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
      results_.member("uri", uri_of(file.shown));
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
  void failure(std::string_view, std::string_view text) override {
    complete_ = false;
    notify("error", text);
  }
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
    write_output(out.text() += '\n');
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
    message(notifications_, "message", as_utf_8(text));
    notifications_.close("}");
  }
  std::size_t index_of(const CheckRule& rule) {
    const auto [found, is_new] = indices_.try_emplace(rule.name, rules_.size());
    if (is_new) rules_.push_back(rule);
    return found->second;
  }
  static std::string uri_of(std::string_view path) {
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
  void file(const CheckedFile& file) override {
    std::string out;
    for (const Diagnostic& error : file.errors) {
      out += "::error ";
      if (file.is_file) out.append("file=").append(escaped(as_utf_8(file.shown), true)).append(",");
      out.append("line=").append(std::to_string(error.line)).append(",col=");
      out.append(std::to_string(error.column)).append(",title=").append(escaped(error.rule.name, true));
      out.append("::")
          .append(escaped(std::string(error.message()) + "\n" + error.rule.link(), false))
          .append("\n");
      if (out.size() < kLong) continue;
      write_output(out);
      out.clear();
    }
    if (file.truncated)
      out.append("::notice::").append(escaped(as_utf_8(file.shown), false)).append(" has more errors\n");
    write_output(out);
  }
  void failure(std::string_view, std::string_view message) override {
    write_output("::error::" + escaped(as_utf_8(message), false) + "\n");
  }

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
