// Instantiates the parser with a custom tree outside the library, for each edition, so that linking fails if
// a shared library hides a function by mistake. Prints the editions.
#ifdef AMALGAMATED
#include "lockstep_sink.h"
#else
#include "lockstep/lockstep.h"
#include "lockstep/sink_parser.h"
#endif

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

// Nodes are numbers. The tree only has parents and texts.
class Outline : public lockstep::TreeSinkDefaults<unsigned> {
 public:
  std::string text, attributes;
  lockstep::QuirksMode mode = lockstep::QuirksMode::no_quirks;

  Node document() const { return 1; }
  Node create_element(lockstep::Namespace, lockstep::LocalName name, const lockstep::SinkAttributes& with) {
    add(with);
    const Node element = make();
    if (name.text() == "template") contents_.emplace_back(element, make());
    return element;
  }
  Node create_comment(std::string_view) { return make(); }
  Node create_processing_instruction(std::string_view, std::string_view) { return make(); }
  Node create_doctype(std::string_view, std::string_view, std::string_view) { return make(); }
  Node create_document_fragment() { return make(); }
  void insert_before(Node parent, Node child, Node) { parents_[child] = parent; }
  void insert_text(Node, Node, std::string_view characters) { text += characters; }
  void remove(Node child) { parents_[child] = 0; }
  void move_children(Node from, Node to) {
    for (Node& parent : parents_)
      if (parent == from) parent = to;
  }
  Node parent(Node node) const { return parents_[node]; }
  bool document_has_child(lockstep::NodeType type) const {
    return type == lockstep::NodeType::element && has_root_;
  }
  void add_missing_attributes(Node, const lockstep::SinkAttributes& missing) { add(missing); }
  Node template_contents(Node element) const {
    for (const auto& [template_, contents] : contents_)
      if (template_ == element) return contents;
    return null();
  }
  void set_quirks_mode(lockstep::QuirksMode quirks_mode) { mode = quirks_mode; }

 private:
  Node make() {
    parents_.push_back(0);
    return static_cast<Node>(parents_.size() - 1);
  }
  void add(const lockstep::SinkAttributes& more) {
    for (const auto& [name, value] : more)
      attributes.append(name.prefix()).append(":").append(name.local_name()).append("=").append(value);
  }

  std::vector<Node> parents_ = {0, 0};
  std::vector<std::pair<Node, Node>> contents_;
  bool has_root_ = false;
};

// Has every member of a tree, so the parser calls everything that it can call.
class Everything : public Outline {
 public:
  static constexpr bool kReadable = true;
  static constexpr bool kShadowRoots = true;
};

template <lockstep::Edition edition>
bool parses() {
  Outline outline;
  lockstep::ParseOptions options;
  options.collect_errors = true;
  lockstep::SinkParser<Outline, edition> parser(outline, options);
  // Something of each table.
  for (const std::string_view piece :
       {"<!doctype html public '-//w3c//dtd html 3.2//'><meta charset=utf-8><svg viewbox=1 xlink:hr",
        "ef=x></svg><math definitionurl=x></math><x-y z><b c=1>&amp;&copy;&#x80;<table><b>f<tr><td></b>",
        "<template><?x?></template><![CDATA[\x01"})
    if (parser.write(piece) != lockstep::Status::ok) return false;
  const bool ok = parser.finish() == lockstep::Status::ok;
  Outline fragment;
  lockstep::SinkParser<Outline, edition> fragment_parser(fragment, {.local_name = "td"});
  if (fragment_parser.write("x") != lockstep::Status::ok || fragment_parser.finish() != lockstep::Status::ok)
    return false;
  return ok && !parser.errors().empty() && !parser.errors_truncated() && fragment.text == "x" &&
         parser.in_input({0, 1}) == lockstep::ByteRange{0, 1} && outline.text == "&\u00A9\u20ACf" &&
         outline.mode == lockstep::QuirksMode::quirks &&
         outline.attributes.find(":viewBox=1xlink:href=x:definitionURL=x:z=:c=1") != std::string::npos;
}

// Runs no script but writes one word for each.
class Host : public lockstep::ScriptHost<Outline::Node> {
 public:
  lockstep::SinkScriptingParser<Outline>* parser = nullptr;
  void prepare_script(Outline::Node) override { parser->insert("word"); }
};

bool runs_scripts() {
  Outline outline;
  Host host;
  lockstep::SinkScriptingParser parser(outline, host);
  host.parser = &parser;
  parser.write("<p>1<script></script>2");
  return parser.end() == lockstep::ParserState::complete && outline.text == "1word2";
}

template <std::size_t... editions>
bool all_parse(std::index_sequence<editions...>) {
  return (parses<lockstep::kEditions[editions]>() && ...);
}

}  // namespace

template class lockstep::SinkParser<Everything>;
template class lockstep::SinkScriptingParser<Everything>;

int main() {
  if (!all_parse(std::make_index_sequence<lockstep::kEditionCount>()) || !runs_scripts()) {
    std::fputs("not so: the tree of its own\n", stderr);
    return 1;
  }
  for (const lockstep::EditionInfo& info : lockstep::editions())
    std::printf("%s\n", std::string(info.date).c_str());
}
