#include "support/command_host.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <functional>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

#include "document/access.h"
#include "lockstep/scripting.h"
#include "support/contexts.h"
#include "support/parsing.h"
#include "support/pointer_tree.h"
#include "support/sinks.h"

namespace lockstep::test {
namespace {

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
std::string text_in(Node parent) {
  std::string text;
  for (const Node node : parent.descendants())
    if (node.type() == NodeType::text) text += node.data();
  return text;
}

class CommandHost final : public ScriptHost<Node> {
 public:
  void set_parser(ScriptingParser& parser) { parser_ = &parser; }
  std::vector<std::string> log;
  std::unordered_map<Node, Node> owners;

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
    const auto [what, name] = std::exchange(constructor_, {});
    if (what == "enclose") append(element, first_named(name));
    if (what == "enter") append(target(name), element);
  }
  void custom_element_inserted(Node element) override {
    note("inserted " + std::string(element.local_name()) + " beside “" + text_in(element.parent()) + "”");
    if (reactions_ == 0) return;
    --reactions_;
    write(reaction_);
    note("unread " + parser_->unread());
  }

  void form_associated(Node element, Node form) override {
    owners[element] = form;
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

  // Commands that run before anything is parsed.
  void run_first(std::string_view commands) { run("", split(commands, ';')); }

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

  void write(std::string text) {
    for (char& c : text) c = c == '~' ? '<' : c == '^' ? ';' : c == '@' ? '~' : c == '%' ? '^' : c;
    if (!parser_->insert(text)) note("not written");
  }

  void run(const std::string& name, const std::vector<std::string>& commands) {
    if (++scripts_ > kMostScripts) return;
    for (auto command = commands.begin(); command != commands.end(); ++command) {
      const std::size_t begin = std::min(command->find_first_not_of(" \t\n"), command->size());
      const std::size_t end = command->find_last_not_of(" \t\n");
      const std::string text = command->substr(begin, end == std::string::npos ? 0 : end + 1 - begin);
      const std::string word = text.substr(0, text.find(' '));
      const std::string rest = text.substr(std::min(word.size() + 1, text.size()));
      if (word == "write") {
        write(rest);
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
      } else if (word == "react") {
        reaction_ = rest;
        reactions_ = 2;
      } else if (word == "unread") {
        note("unread " + parser_->unread());
      } else if (word == "abort") {
        parser_->abort();
      } else if (word == "remove") {
        if (const Node element = first_named(rest)) expect(document().remove(element));
      } else if (word == "move") {
        const std::size_t space = std::min(rest.find(' '), rest.size());
        append(target(rest.substr(std::min(space + 1, rest.size()))), first_named(rest.substr(0, space)));
      } else if (word == "doctype") {
        append_doctype();
      } else if (word == "create") {
        append(target("document"), document().create_element(rest));
      } else if (word == "enclose" || word == "enter") {
        constructor_ = {word, rest};
      }
    }
  }

  Document& document() { return parser_->document(); }

  // In tree order, in the Document and not in the contents of templates or in shadow roots.
  Node first_named(std::string_view name) {
    for (const Node node : document().root().descendants())
      if (node.is_element() && node.local_name() == name) return node;
    return {};
  }

  Node target(std::string_view name) {
    if (name != "document") return first_named(name);
    return document().root().first_element_child() ? Node() : document().root();
  }

  void append(Node parent, Node node) {
    if (!parent || !node || node.contains(parent)) return;
    expect(document().append(parent, node));
  }

  void append_doctype() {
    for (const Node child : document().root().children())
      if (child.is_element() || child.type() == NodeType::doctype) return;
    expect(document().append(document().root(), document().create_doctype("a")));
  }

  void expect(DomError error) {
    if (error != DomError::none) note("the tree does not allow it");
  }

  ScriptingParser* parser_ = nullptr;
  std::pair<std::string, std::string> constructor_;  // “enclose” or “enter”, and a name
  Script pending_;
  bool has_pending_ = false;
  std::deque<Script> deferred_;
  std::string defined_;
  std::string reaction_;  // what custom elements write
  int reactions_ = 0;     // how often they still do
  int delays_ = 0;
  int scripts_ = 0;
};

// What a dump does not show. The functions return, for a node of the tree, its parts in reverse order, its
// name, its owner and its flags.
template <class Node>
struct Hidden {
  std::function<std::vector<Node>(Node)> parts;
  std::function<std::string(Node)> name;  // of elements
  std::function<Node(Node)> owner;
  std::function<std::string(Node)> flags;  // of HTML scripts

  std::vector<std::string> lines(Node root) const {
    std::vector<Node> order;
    std::unordered_map<Node, std::size_t> numbers;
    for (std::vector<Node> waiting{root}; !waiting.empty();) {
      const Node node = waiting.back();
      waiting.pop_back();
      if (!numbers.emplace(node, order.size()).second) continue;
      order.push_back(node);
      for (const Node part : parts(node)) waiting.push_back(part);
    }
    std::vector<std::string> found;
    for (const Node node : order) {
      if (const Node form = owner(node); form != Node{}) {
        const auto at = numbers.find(form);
        const std::string where = at == numbers.end() ? "outside" : std::to_string(at->second);
        found.push_back(std::to_string(numbers[node]) + ' ' + name(node) + " in form " + where);
      }
      if (const std::string set = flags(node); !set.empty())
        found.push_back(std::to_string(numbers[node]) + " script: " + set);
    }
    return found;
  }
};

// The names of the flags of a script that are set.
std::string flags_text(unsigned flags, bool force_async, std::string_view separator) {
  std::string text;
  const auto add = [&](bool set, std::string_view name) {
    if (!set) return;
    if (!text.empty()) text += separator;
    text += name;
  };
  add((flags & static_cast<unsigned>(ScriptFlag::already_started)) != 0, "already started");
  add((flags & static_cast<unsigned>(ScriptFlag::parser_document)) != 0, "parser document");
  add(force_async, "force async");
  return text;
}

unsigned flags_of(Document& document, Node node) {
  return detail::DocumentAccess::tree(document).nodes[detail::NodeAccess::id(node)].flags;
}

std::vector<std::string> hidden_of(Document& document, const std::unordered_map<Node, Node>& owners) {
  Hidden<Node> hidden;
  hidden.parts = [](Node node) {
    std::vector<Node> parts;
    for (Node child = node.last_child(); child; child = child.previous_sibling()) parts.push_back(child);
    if (const Node root = node.shadow_root()) parts.push_back(root);
    if (const Node contents = node.template_contents()) parts.push_back(contents);
    return parts;
  };
  hidden.name = [](Node node) { return std::string(node.local_name()); };
  hidden.owner = [&](Node node) {
    const auto found = owners.find(node);
    return found == owners.end() ? Node() : found->second;
  };
  hidden.flags = [&](Node node) {
    if (!node.is_element() || node.local_name() != "script" || node.element_namespace() != Namespace::html)
      return std::string();
    const unsigned flags = flags_of(document, node);
    return flags_text(flags, (flags & detail::kNoForceAsync) == 0, " ");
  };
  return hidden.lines(document.result());
}

std::vector<std::string> hidden_of(const PointerTree& tree) {
  Hidden<PointerNode*> hidden;
  hidden.parts = [](PointerNode* node) {
    std::vector<PointerNode*> parts;
    for (PointerNode* child = node->last_child; child != nullptr; child = child->previous)
      parts.push_back(child);
    if (node->shadow_root != nullptr) parts.push_back(node->shadow_root);
    if (node->contents != nullptr) parts.push_back(node->contents);
    return parts;
  };
  hidden.name = [](PointerNode* node) { return node->text; };
  hidden.owner = [](PointerNode* node) { return node->form_owner; };
  hidden.flags = [](PointerNode* node) {
    if (node->type != NodeType::element || node->text != "script" ||
        node->element_namespace != Namespace::html)
      return std::string();
    return flags_text(node->script_flags, node->force_async, " ");
  };
  return hidden.lines(tree.result());
}

void note_flags(Document& document, std::vector<std::string>& log) {
  for (const Node node : document.result().descendants()) {
    if (!node.is_element() || node.local_name() != "script") continue;
    const std::string set = flags_text(flags_of(document, node), false, ", ");
    log.push_back("flags of " + std::string(node.id()) + (set.empty() ? ":" : ": ") + set);
  }
}

HostedAnswer answer(Document document, std::vector<std::string> log,
                    const std::unordered_map<Node, Node>& owners) {
  note_flags(document, log);
  SerializeOptions serialize;
  serialize.scripting = true;
  HostedAnswer found{std::move(log),
                     serialize_html(document.result(), serialize),
                     dump_tree(document.result()),
                     hidden_of(document, owners),
                     {}};
  for (const ParseError& error : document.errors()) found.errors.emplace_back(parse_error_name(error));
  return found;
}

}  // namespace

HostedCase hosted_case(const nlohmann::json& one) {
  HostedCase given{one.at("html"), {}, {}, {}};
  if (one.contains("edition")) given.options.edition = *find_edition(one.at("edition").get<std::string>());
  given.options.scripting = one.value("scripting", false);
  given.options.allow_declarative_shadow_roots = one.value("unsafe", false);
  if (one.contains("context")) {
    given.context = context_named(one.at("context").get_ref<const std::string&>());
    if (one.value("quirks", false)) given.context->quirks_mode = QuirksMode::quirks;
    given.context->inside_form = one.value("inside_form", false);
    if (one.value("scripting_mode", std::string()) == "fragment")
      given.context->scripting_mode = ScriptingMode::fragment;
  }
  given.first = one.value("first", std::string());
  if (one.contains("abort")) given.abort = one.at("abort").get<int>();
  given.chunk = one.value("chunk", given.chunk);
  return given;
}

HostedAnswer hosted_answer(const HostedCase& given) {
  ParseOptions options = given.options;
  options.scripting = true;
  options.collect_errors = true;
  if (given.context) return answer(parse_fragment(given.html, *given.context, options), {}, {});
  CommandHost host;
  ScriptingParser parser(host, options);
  host.set_parser(parser);
  if (!given.first.empty()) host.run_first(given.first);
  for (const std::string_view chunk : chunks_of(given.html, std::max<std::size_t>(given.chunk, 1)))
    parser.write(chunk);
  ParserState state = parser.end();
  for (int resumed = 0; resumed < kMostResumptions && state == ParserState::blocked; ++resumed) {
    if (resumed == given.abort.value_or(kMostResumptions)) {
      parser.abort();
      break;
    }
    host.note("resume");
    state = parser.resume();
  }
  static constexpr const char* kStates[] = {"needs input", "blocked", "complete", "aborted"};
  host.note(kStates[static_cast<int>(parser.state())]);
  return answer(parser.finish(), std::move(host.log), host.owners);
}

HiddenAnswer hidden_answer(const HostedCase& given) {
  HiddenAnswer found;
  const std::size_t size = std::max<std::size_t>(given.chunk, 1);
  PointerTree tree;
  parse_into(tree, chunks_of(given.html, size), given.options, given.context);
  found.tree = dump_tree(tree.result());
  found.hidden = hidden_of(tree);
  Document document = parse_chunks(chunks_of(given.html, size), given.options, given.context);
  found.flags = hidden_of(document, {});
  return found;
}

}  // namespace lockstep::test
