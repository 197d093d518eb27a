// Lockstep's parser with the benchmark's own tree, like one that an application may have: nodes with
// pointers, in an arena. The tree copies every text, so it needs neither the page nor the parser afterwards.
#include <algorithm>
#include <cstring>
#include <span>
#include <stdexcept>

#include "lockstep/sink_parser.h"
#include "parser.h"

namespace lockstep::bench {
namespace {

class Arena {
 public:
  // Of a type without a destructor; not initialized.
  template <class Type>
  Type* allocate(std::size_t count) {
    const std::size_t size = (count * sizeof(Type) + kAlignment - 1) / kAlignment * kAlignment;
    if (size > left_) grow(size);
    left_ -= size;
    used_ += size;
    return reinterpret_cast<Type*>(std::exchange(at_, at_ + size));
  }
  std::string_view copy(std::string_view text) {
    char* const to = allocate<char>(text.size());
    std::copy(text.begin(), text.end(), to);
    return {to, text.size()};
  }
  std::uint64_t used() const { return used_; }

 private:
  static constexpr std::size_t kAlignment = alignof(void*), kFirst = 4096, kLargest = 1 << 20;
  void grow(std::size_t least) {
    left_ = std::max(least, std::min(kFirst << blocks_.size(), kLargest));
    at_ = blocks_.emplace_back(new char[left_]).get();
  }
  std::vector<std::unique_ptr<char[]>> blocks_;
  char* at_ = nullptr;
  std::size_t left_ = 0;
  std::uint64_t used_ = 0;
};

struct OwnAttribute {
  Namespace name_space;
  std::string_view name, value;
};

struct OwnNode {
  NodeType type;
  Namespace name_space = Namespace::none;
  OwnNode *parent = nullptr, *first_child = nullptr, *last_child = nullptr, *previous = nullptr,
          *next = nullptr;
  OwnNode* contents = nullptr;  // of a template
  std::string_view text = {};   // local name, name, target, data or characters
  std::size_t room = 0;         // for characters, where text begins
  std::span<std::string_view> more =
      {};  // of a doctype its identifiers, of a processing instruction its data
  std::span<OwnAttribute> attributes = {};  // each name once
};

class OwnTree : public TreeSinkDefaults<OwnNode*> {
 public:
  Node document() const { return document_; }
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    const Node node = make(NodeType::element, name.text());
    node->name_space = name_space;
    node->attributes = {arena_.allocate<OwnAttribute>(attributes.size()), attributes.size()};
    OwnAttribute* to = node->attributes.data();
    for (const SinkAttributes::Attribute& attribute : attributes) new (to++) OwnAttribute(copy(attribute));
    if (name_space == Namespace::html && name.text() == "template")
      node->contents = create_document_fragment();
    return node;
  }
  Node create_comment(std::string_view data) { return make(NodeType::comment, data); }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    return make(NodeType::processing_instruction, target, {data});
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    return make(NodeType::doctype, name, {public_identifier, system_identifier});
  }
  Node create_document_fragment() { return make(NodeType::document_fragment); }

  void insert_before(Node parent, Node child, Node reference) {
    Node& before = reference == nullptr ? parent->last_child : reference->previous;
    child->parent = parent;
    child->previous = before;
    child->next = reference;
    (before == nullptr ? parent->first_child : before->next) = child;
    before = child;
  }
  void insert_text(Node parent, Node reference, std::string_view text) {
    const Node before = reference == nullptr ? parent->last_child : reference->previous;
    if (before == nullptr || before->type != NodeType::text)
      return insert_before(parent, make(NodeType::text, text), reference);
    std::string_view& old = before->text;
    const std::size_t size = old.size() + text.size();
    if (size > before->room) {
      before->room = 2 * size;
      char* const to = arena_.allocate<char>(before->room);
      std::copy(old.begin(), old.end(), to);
      old = {to, old.size()};
    }
    std::copy(text.begin(), text.end(), const_cast<char*>(old.data()) + old.size());
    old = {old.data(), size};
  }
  void remove(Node child) {
    const Node parent = child->parent;
    if (parent == nullptr) return;
    (child->previous == nullptr ? parent->first_child : child->previous->next) = child->next;
    (child->next == nullptr ? parent->last_child : child->next->previous) = child->previous;
    child->parent = child->previous = child->next = nullptr;
  }
  void move_children(Node from, Node to) {
    for (Node child = from->first_child; child != nullptr; child = child->next) child->parent = to;
    to->first_child = std::exchange(from->first_child, nullptr);
    to->last_child = std::exchange(from->last_child, nullptr);
  }
  Node parent(Node node) const { return node->parent; }
  bool document_has_child(NodeType type) const {
    for (Node child = document_->first_child; child != nullptr; child = child->next)
      if (child->type == type) return true;
    return false;
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes) {
    std::vector<OwnAttribute> all(element->attributes.begin(), element->attributes.end());
    for (const SinkAttributes::Attribute& attribute : attributes) {
      const auto is_same = [&](const OwnAttribute& own) {
        return own.name == attribute.name.qualified_name();
      };
      if (std::none_of(all.begin(), all.end(), is_same)) all.push_back(copy(attribute));
    }
    element->attributes = {arena_.allocate<OwnAttribute>(all.size()), all.size()};
    std::uninitialized_copy(all.begin(), all.end(), element->attributes.begin());
  }
  Node template_contents(Node element) const { return element->contents; }

  TreeSize size() const {
    std::uint64_t nodes = 0;
    std::vector<Node> roots = {document_};
    while (!roots.empty()) {
      const Node root = roots.back();
      roots.pop_back();
      nodes += count_nodes(
          root,
          [&](Node node) {
            if (node->contents != nullptr) roots.push_back(node->contents);
            return node->first_child;
          },
          [](Node node) { return node->next; }, [](Node node) { return node->parent; });
    }
    return {nodes, arena_.used()};
  }

 private:
  Node make(NodeType type, std::string_view text = {}, std::initializer_list<std::string_view> more = {}) {
    const Node node = new (arena_.allocate<OwnNode>(1)) OwnNode{.type = type};
    node->text = arena_.copy(text);
    if (more.size() != 0) {
      node->more = {arena_.allocate<std::string_view>(more.size()), more.size()};
      std::uninitialized_copy(more.begin(), more.end(), node->more.begin());
      for (std::string_view& each : node->more) each = arena_.copy(each);
    }
    return node;
  }
  OwnAttribute copy(const SinkAttributes::Attribute& attribute) {
    return {attribute.name.attribute_namespace(), arena_.copy(attribute.name.qualified_name()),
            arena_.copy(attribute.value)};
  }

  Arena arena_;
  Node document_ = make(NodeType::document);
};
static_assert(TreeSink<OwnTree>);

class OwnTreeParser : public bench::Parser {
 public:
  void run(std::string_view html) override { parse(html); }
  TreeSize size_of(std::string_view html) override { return parse(html).size(); }

 private:
  static OwnTree parse(std::string_view html) {
    OwnTree tree;
    SinkParser parser(tree);
    if (parser.write(html) != Status::ok || parser.finish() != Status::ok)
      throw std::runtime_error("the page was not parsed");
    return tree;
  }
};

}  // namespace

std::unique_ptr<Parser> make_own_tree_parser() { return std::make_unique<OwnTreeParser>(); }

}  // namespace lockstep::bench
