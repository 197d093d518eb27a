// Pages whose scripts run, in tests/witnesses/hosted.txt: what the parser asks of a host, in which order, and
// the tree. The literal reading of the rules (generator/lockstep_literal/hosting.py) gives the same for each;
// it has the same host, and describes the commands that scripts consist of. LOCKSTEP_UPDATE_HOSTED=FILE
// writes today's answers to the cases of a file into it.
#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/access.h"
#include "lockstep/lockstep.h"
#include "lockstep/scripting.h"
#include "support/parsing.h"
#include "support/test_data.h"
#include "text/json_reader.h"

namespace lockstep::test {
namespace {

using detail::JsonText;
using detail::JsonValue;

constexpr int kMostScripts = 40;
constexpr int kMostResumptions = 20;

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

int number(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// The text of all descendants, also of a document.
std::string text_of(Node parent) {
  std::string text;
  for (const Node node : parent.descendants())
    if (node.type() == NodeType::text) text += node.data();
  return text;
}

class CommandHost final : public ScriptHost<Node> {
 public:
  void set_parser(ScriptingParser& parser) { parser_ = &parser; }
  std::vector<std::string> log;

  void note(const std::string& what) {
    log.push_back(what + " [level " + std::to_string(parser_->script_nesting_level()) +
                  (parser_->has_insertion_point() ? ", insertion point" : "") +
                  (parser_->state() == ParserState::blocked ? ", blocked]" : "]"));
  }

  void perform_microtask_checkpoint() override { note("microtask checkpoint"); }
  void prepare_script(Node script) override { prepare(script, "prepare "); }
  void process_svg_script(Node script) override { prepare(script, "process SVG "); }
  bool has_pending_script() override { return has_pending_; }
  bool pending_script_is_ready() override { return --pending_.waits < 0; }
  void execute_pending_script() override {
    has_pending_ = false;
    const Script script = std::exchange(pending_, {});
    note("execute " + script.name);
    run(script.name, script.commands);
  }
  void start_speculative_parser(std::string_view unread) override {
    note("speculate " + std::string(unread));
  }
  void stop_speculative_parser() override { note("stop speculating"); }

  bool has_custom_element_definition(LocalName name, std::optional<std::string_view>, Node) override {
    return !defined_.empty() && name.text() == defined_;
  }
  void custom_element_begins() override { note("begin custom element"); }
  void custom_element_created(Node element) override {
    note("end custom element " + std::string(element.local_name()));
  }
  void custom_element_inserted(Node element) override {
    note("inserted " + std::string(element.local_name()) + " beside “" + text_of(element.parent()) + "”");
  }

  void form_associated(Node element, Node form) override {
    note(std::string(element.local_name()) + " in form " + std::string(form.id()));
  }
  void update_readiness(DocumentReadiness readiness) override {
    note(readiness == DocumentReadiness::interactive ? "interactive" : "complete");
  }
  bool has_deferred_script() override { return !deferred_.empty(); }
  bool deferred_script_is_ready() override { return --deferred_.front().waits < 0; }
  void execute_deferred_script() override {
    const Script script = deferred_.front();
    deferred_.pop_front();
    note("execute deferred " + script.name);
    run(script.name, script.commands);
  }
  void fire_dom_content_loaded() override { note("DOMContentLoaded"); }
  bool load_event_is_delayed() override { return --delays_ >= 0; }
  void fire_load() override { note("load"); }

 private:
  struct Script {
    std::string name;
    std::vector<std::string> commands;
    int waits = 0;
  };

  void prepare(Node script, const char* what) {
    const std::string name(script.id());
    note(what + name);
    std::string text;
    for (const Node child : script.children())
      if (child.type() == NodeType::text) text += child.data();
    run(name, split(text, ';'));
  }

  void run(const std::string& name, const std::vector<std::string>& commands) {
    if (++scripts_ > kMostScripts) return;
    for (auto command = commands.begin(); command != commands.end(); ++command) {
      const std::size_t begin = std::min(command->find_first_not_of(" \t\n"), command->size());
      const std::size_t end = command->find_last_not_of(" \t\n");
      const std::string text = command->substr(begin, end == std::string::npos ? 0 : end + 1 - begin);
      const std::string word = text.substr(0, text.find(' '));
      std::string rest = text.substr(std::min(word.size() + 1, text.size()));
      if (word == "write") {
        for (char& c : rest) c = c == '~' ? '<' : c == '^' ? ';' : c == '@' ? '~' : c == '%' ? '^' : c;
        if (!parser_->insert(rest)) note("not written");
      } else if (word == "block" || word == "defer") {
        Script script{name, {command + 1, commands.end()}, number(rest)};
        if (word == "defer") return deferred_.push_back(std::move(script));
        pending_ = std::move(script);
        has_pending_ = true;
        return;
      } else if (word == "delay") {
        delays_ = number(rest);
      } else if (word == "define") {
        defined_ = rest;
      } else if (word == "unread") {
        note("unread " + parser_->unread());
      } else if (word == "abort") {
        parser_->abort();
      }
    }
  }

  ScriptingParser* parser_ = nullptr;
  Script pending_;
  bool has_pending_ = false;
  std::deque<Script> deferred_;
  std::string defined_;
  int delays_ = 0;
  int scripts_ = 0;
};

void note_flags(Document& document, std::vector<std::string>& log) {
  const detail::Tree& tree = detail::DocumentAccess::tree(document);
  for (const Node node : document.result().descendants()) {
    if (!node.is_element() || node.local_name() != "script") continue;
    const std::uint16_t flags = tree.nodes[detail::NodeAccess::id(node)].flags;
    std::string line = "flags of " + std::string(node.id()) + ":";
    const char* separator = " ";
    const auto add = [&](bool set, const char* name) {
      if (!set) return;
      line += separator;
      line += name;
      separator = ", ";
    };
    add((flags & static_cast<unsigned>(ScriptFlag::already_started)) != 0, "already started");
    add((flags & static_cast<unsigned>(ScriptFlag::parser_document)) != 0, "parser document");
    log.push_back(line);
  }
}

std::string answer(Document document, std::vector<std::string> log) {
  note_flags(document, log);
  std::string answer = "#log\n";
  for (const std::string& line : log) answer += line + '\n';
  SerializeOptions serialize;
  serialize.scripting = true;
  return answer + "#html\n" + serialize_html(document.result(), serialize) + "\n#tree\n" +
         dump_tree(document);
}

std::string answer_to(const JsonValue& value) {
  const std::string html(value.member("html").string());
  ParseOptions options;
  options.scripting = true;
  if (const JsonValue date = value.member("edition")) options.edition = *find_edition(date.string());
  if (const JsonValue context = value.member("context")) {
    FragmentContext fragment;
    fragment.local_name = context.string();
    if (value.member("scripting_mode")) fragment.scripting_mode = ScriptingMode::fragment;
    return answer(parse_fragment(html, fragment, options), {});
  }
  CommandHost host;
  ScriptingParser parser(host, options);
  host.set_parser(parser);
  const JsonValue aborts = value.member("abort");
  const int most = aborts ? number(aborts.source()) : kMostResumptions;
  parser.write(html);
  ParserState state = parser.end();
  for (int resumed = 0; resumed < kMostResumptions && state == ParserState::blocked; ++resumed) {
    if (resumed == most) {
      parser.abort();
      break;
    }
    host.note("resume");
    state = parser.resume();
  }
  static constexpr const char* kStates[] = {"needs input", "blocked", "complete", "aborted"};
  host.note(kStates[static_cast<int>(parser.state())]);
  return answer(parser.finish(), host.log);
}

std::string stripped(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

TEST(Hosted, Witnesses) {
  const char* const renewed = std::getenv("LOCKSTEP_UPDATE_HOSTED");
  const auto path = renewed != nullptr ? renewed : tests_folder() / "witnesses" / "hosted.txt";
  std::ifstream file(path);
  ASSERT_TRUE(file) << path;
  std::stringstream text;
  text << file.rdbuf();
  const bool updates = renewed != nullptr;
  const std::string all = text.str();
  constexpr std::string_view kCase = "\n#case ";
  std::size_t at = all.find(kCase);
  std::string written = all.substr(0, at);
  int cases = 0;
  while (at != std::string::npos) {
    const std::size_t next = all.find(kCase, at + 1);
    const std::string block = all.substr(at + kCase.size(), next - at - kCase.size());
    const std::size_t end = block.find('\n');
    const std::string line = block.substr(0, end);
    const JsonText json(line);
    ASSERT_TRUE(json.value()) << line;
    const std::string given = stripped(answer_to(json.value()));
    if (!updates) {
      EXPECT_EQ(given, stripped(end == std::string::npos ? "" : block.substr(end + 1))) << line;
    }
    written += std::string(kCase) + line + '\n' + given + '\n';
    at = next;
    ++cases;
  }
  EXPECT_GT(cases, 20);
  if (updates) std::ofstream(path) << written;
}

}  // namespace
}  // namespace lockstep::test
