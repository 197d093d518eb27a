// Pages whose scripts run, in a small language of ours. A script is a list of commands, each of one letter
// and what follows up to ";":
//   wTEXT   writes the text; "~" in it is "<" and "^" is "~", so that scripts can write scripts
//   rN      removes a node           mN,M  makes the node N the last child of M
//   bN,M    moves N before M         cN    puts a new element into N
//   sN      sets an attribute        tN    sets the data of a text
//   p       leaves the rest to be run as the pending parsing-blocking script
//   d       leaves the rest to be run when the page has been parsed
//   x       aborts the parser        u     makes the requests of the host of a speculative parser
//   eTEXT   what the reactions of the next custom element write
// Nodes are counted in tree order, modulo their number.
#include <algorithm>
#include <charconv>
#include <deque>
#include <optional>
#include <vector>

#include "subject.h"

namespace lockstep::fuzz {
namespace {

class Host final : public ScriptHost<Node> {
 public:
  explicit Host(void (*look)(const Document&)) : look_(look) {}
  void set_parser(ScriptingParser& parser) { parser_ = &parser; }
  const std::string& log() const { return log_; }

  void prepare_script(Node script) override { run(script.text_content()); }
  void process_svg_script(Node script) override { run(script.text_content()); }
  bool has_pending_script() override { return !pending_.empty(); }
  // It is not ready on the first query.
  bool pending_script_is_ready() override { return std::exchange(asked_, true); }
  void execute_pending_script() override {
    asked_ = false;
    run(std::exchange(pending_, {}));
  }
  bool has_custom_element_definition(LocalName name, std::optional<std::string_view> is, Node) override {
    return name.text() == "a-b" || is == "a-b";
  }
  void custom_element_begins() override {
    log_ += parser_->insert("never") ? "written into a constructor\n" : "";
  }
  void custom_element_inserted(Node element) override {
    log_ += element ? "custom element\n" : "none\n";
    if (!reaction_.empty()) execute('w', std::exchange(reaction_, {}));
  }
  void form_associated(Node element, Node form) override {
    log_ += "form of " + std::string(element.local_name()) + ' ' + std::string(form.local_name()) + '\n';
  }
  void update_readiness(DocumentReadiness readiness) override {
    log_ += "readiness " + std::to_string(static_cast<int>(readiness)) + '\n';
  }
  bool has_deferred_script() override { return !deferred_.empty(); }
  void execute_deferred_script() override {
    const std::string script = deferred_.front();
    deferred_.pop_front();
    run(script);
  }
  void fire_dom_content_loaded() override { log_ += "DOMContentLoaded\n"; }
  void fire_load() override { log_ += "load\n"; }

 private:
  static constexpr int kMostScripts = 60, kDeepest = 10;

  void run(const std::string& script) {
    if (++scripts_ > kMostScripts) return;
    ++depth_;
    for (std::size_t at = 0; at < script.size();) {
      const std::size_t end = std::min(script.find(';', at), script.size());
      const std::string command = script.substr(at, end - at);
      at = end + 1;
      if (command == "p" || command == "d") {
        const std::string rest = script.substr(std::min(at, script.size()));
        if (command == "d")
          deferred_.push_back(rest);
        else if (pending_.empty() && !rest.empty())
          pending_ = rest;
        break;
      }
      if (!command.empty()) execute(command[0], command.substr(1));
    }
    --depth_;
    if (look_ != nullptr) look_(parser_->document());
  }

  void execute(char command, std::string argument) {
    Document& document = parser_->document();
    const auto [first, second] = nodes_of(argument);
    DomError error = DomError::none;
    switch (command) {
      case 'w':
        for (char& c : argument) c = c == '~' ? '<' : c == '^' ? '~' : c;
        if (depth_ < kDeepest) log_ += parser_->insert(argument) ? "written\n" : "not written\n";
        break;
      case 'e':
        reaction_ = argument;
        break;
      case 'r':
        error = document.remove(first);
        break;
      case 'm':
        error = document.append(second, first);
        break;
      case 'b':
        if (second.parent()) error = document.insert_before(second.parent(), first, second);
        break;
      case 'c':
        error = document.append(first, document.create_element(scripts_ % 2 == 0 ? "form" : "option"));
        break;
      case 's':
        error = document.set_attribute(first, "selected", "x");
        break;
      case 't':
        error = document.set_data(first, "data");
        break;
      case 'x':
        parser_->abort();
        break;
      case 'u':
        log_ += "level " + std::to_string(parser_->script_nesting_level()) +
                (parser_->has_insertion_point() ? " with" : " without") + " an insertion point\n";
        (void)parser_->unread();
        break;
    }
    log_ += dom_error_name(error);
  }

  std::pair<Node, Node> nodes_of(std::string_view argument) {
    std::vector<Node> all;
    const Node root = parser_->document().root();
    for (Node node = root; node && all.size() < 200; node = node.following(root)) all.push_back(node);
    unsigned numbers[2] = {};
    const char* const end = argument.data() + argument.size();
    const char* next = std::from_chars(argument.data(), end, numbers[0]).ptr;
    if (next != end) std::from_chars(next + 1, end, numbers[1]);
    return {all[numbers[0] % all.size()], all[numbers[1] % all.size()]};
  }

  void (*look_)(const Document&);
  ScriptingParser* parser_ = nullptr;
  int scripts_ = 0, depth_ = 0;
  bool asked_ = false;
  std::string pending_, reaction_, log_;
  std::deque<std::string> deferred_;
};

}  // namespace

std::string parse_with_scripts(std::string_view input, std::size_t piece, void (*look)(const Document&)) {
  const Case read = *read_case(input);
  Host host(look);
  ScriptingParser parser(host, read.options);
  host.set_parser(parser);
  const auto resume_parser = [&parser] {
    while (parser.state() == ParserState::blocked) parser.resume();
  };
  for (std::size_t at = 0; at < read.markup.size(); at += piece) {
    parser.write(std::string(read.markup.substr(at, piece)));
    resume_parser();
  }
  parser.end();
  resume_parser();
  return host.log() + describe(parser.finish());
}

}  // namespace lockstep::fuzz
