// Keeps no tree: passes each step of building it to a callback, as a line of JSON. A reader of the lines can
// build the same tree while the page is still arriving.
//
// Nodes are numbers: 1 is the Document, 0 means none, the others are created. The contents of a template have
// the number after its own. Text is appended to the text node just before its place, if there is one.
#include <cstdint>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/lockstep.h"
#include "lockstep/sink_parser.h"

namespace {

std::string_view name_of(lockstep::Namespace name_space) {
  constexpr std::string_view kNames[] = {"", "html", "math", "svg", "xlink", "xml", "xmlns"};
  return kNames[static_cast<std::size_t>(name_space)];
}

// A JSON object on one line.
class Line {
 public:
  Line& add(std::string_view key, std::string_view text) {
    begin(key);
    lockstep::append_json_string(out_, text);
    return *this;
  }
  Line& add(std::string_view key, std::uint32_t number) {
    begin(key);
    out_ += std::to_string(number);
    return *this;
  }
  Line& add(const lockstep::SinkAttributes& attributes) {
    begin("attributes");
    out_ += '[';
    for (const auto& [name, value] : attributes) {
      if (out_.back() != '[') out_ += ',';
      out_ += '[';
      lockstep::append_json_string(out_, name_of(name.attribute_namespace()));
      out_ += ',';
      lockstep::append_json_string(out_, name.local_name());
      out_ += ',';
      lockstep::append_json_string(out_, value);
      out_ += ']';
    }
    out_ += ']';
    return *this;
  }
  std::string_view end() {
    out_ += "}\n";
    return out_;
  }

 private:
  void begin(std::string_view key) {
    out_ += out_.empty() ? '{' : ',';
    lockstep::append_json_string(out_, key);
    out_ += ':';
  }
  std::string out_;
};

// Remembers only the type and the parent of each node.
class StreamTree : public lockstep::TreeSinkDefaults<std::uint32_t> {
 public:
  using Callback = std::function<void(std::string_view line)>;

  explicit StreamTree(Callback callback) : callback_(std::move(callback)) {
    families_.push_back(0);
    make(lockstep::NodeType::none);
    make(lockstep::NodeType::document);
  }

  Node document() const { return 1; }
  Node create_element(lockstep::Namespace name_space, lockstep::LocalName name,
                      const lockstep::SinkAttributes& attributes) {
    const Node node = make(lockstep::NodeType::element);
    callback_(Line()
                  .add("create", node)
                  .add("element", name.text())
                  .add("namespace", name_of(name_space))
                  .add(attributes)
                  .end());
    if (name_space == lockstep::Namespace::html && name.text() == "template")
      make(lockstep::NodeType::document_fragment);
    return node;
  }
  Node create_comment(std::string_view data) {
    const Node node = make(lockstep::NodeType::comment);
    callback_(Line().add("create", node).add("comment", data).end());
    return node;
  }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    const Node node = make(lockstep::NodeType::processing_instruction);
    callback_(Line().add("create", node).add("target", target).add("data", data).end());
    return node;
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    const Node node = make(lockstep::NodeType::doctype);
    callback_(Line()
                  .add("create", node)
                  .add("doctype", name)
                  .add("public", public_identifier)
                  .add("system", system_identifier)
                  .end());
    return node;
  }
  Node create_document_fragment() { return make(lockstep::NodeType::document_fragment); }

  void insert_before(Node parent, Node child, Node reference) {
    nodes_[child].family = family_of_children(parent);
    if (parent == document()) ++document_children_[static_cast<std::size_t>(nodes_[child].type)];
    callback_(Line().add("insert", child).add("parent", parent).add("before", reference).end());
  }
  void insert_text(Node parent, Node reference, std::string_view text) {
    callback_(Line().add("text", text).add("parent", parent).add("before", reference).end());
  }
  void remove(Node child) {
    if (parent(child) == null()) return;
    if (parent(child) == document()) --document_children_[static_cast<std::size_t>(nodes_[child].type)];
    nodes_[child].family = 0;
    callback_(Line().add("remove", child).end());
  }
  void move_children(Node from, Node to) {
    const std::uint32_t family = family_of_children(from);
    nodes_[from].children = 0;
    nodes_[to].children = family;
    families_[family] = to;
    callback_(Line().add("move_children", from).add("to", to).end());
  }
  Node parent(Node node) const { return families_[nodes_[node].family]; }
  bool document_has_child(lockstep::NodeType type) const {
    return document_children_[static_cast<std::size_t>(type)] != 0;
  }

  void add_missing_attributes(Node element, const lockstep::SinkAttributes& attributes) {
    callback_(Line().add("add", element).add(attributes).end());
  }
  Node template_contents(Node element) const { return element + 1; }

 private:
  // The children of a node are a family, so moving all of them is one step.
  struct Entry {
    lockstep::NodeType type;
    std::uint32_t family = 0;    // the family that contains the node; 0: none
    std::uint32_t children = 0;  // the family of its children
  };

  Node make(lockstep::NodeType type) {
    nodes_.push_back({type});
    return static_cast<Node>(nodes_.size() - 1);
  }
  std::uint32_t family_of_children(Node parent) {
    if (nodes_[parent].children == 0) {
      nodes_[parent].children = static_cast<std::uint32_t>(families_.size());
      families_.push_back(parent);
    }
    return nodes_[parent].children;
  }

  Callback callback_;
  std::vector<Entry> nodes_;
  std::vector<Node> families_;  // the parent of each family
  unsigned document_children_[8] = {};
};
static_assert(lockstep::TreeSink<StreamTree>);

}  // namespace

int main(int argc, char** argv) {
  StreamTree tree([](std::string_view line) { std::cout << line; });
  lockstep::SinkParser parser(tree);
  if (argc == 1) {
    for (const std::string_view chunk : {"<p title=Gre", "etings>Hel", "lo<b>World</p>!"})
      if (parser.write(chunk) != lockstep::Status::ok) break;
  } else {
    std::ifstream file(argv[1], std::ios::binary);
    char chunk[16384];
    while (file.read(chunk, sizeof chunk), file.gcount() != 0)
      if (parser.write({chunk, static_cast<std::size_t>(file.gcount())}) != lockstep::Status::ok) break;
  }
  return parser.finish() == lockstep::Status::ok ? 0 : 1;
}

// Prints:
// {"create":2,"element":"html","namespace":"html","attributes":[]}
// {"insert":2,"parent":1,"before":0}
// {"create":3,"element":"head","namespace":"html","attributes":[]}
// {"insert":3,"parent":2,"before":0}
// {"create":4,"element":"body","namespace":"html","attributes":[]}
// {"insert":4,"parent":2,"before":0}
// {"create":5,"element":"p","namespace":"html","attributes":[["","title","Greetings"]]}
// {"insert":5,"parent":4,"before":0}
// {"text":"Hel","parent":5,"before":0}
// {"text":"lo","parent":5,"before":0}
// {"create":6,"element":"b","namespace":"html","attributes":[]}
// {"insert":6,"parent":5,"before":0}
// {"text":"World","parent":6,"before":0}
// {"create":7,"element":"b","namespace":"html","attributes":[]}
// {"insert":7,"parent":4,"before":0}
// {"text":"!","parent":7,"before":0}
