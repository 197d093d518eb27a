// Custom trees for the tests: nodes linked by pointers, which share nothing with the library's arena.
#ifndef LOCKSTEP_TESTS_SUPPORT_POINTER_TREE_H
#define LOCKSTEP_TESTS_SUPPORT_POINTER_TREE_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/tree_sink.h"

namespace lockstep::test {

struct PointerNode {
  struct Attribute {
    AttributeName name;  // its texts only as long as the parser
    Namespace name_space;
    std::string local_name;
    std::string value;
  };

  NodeType type = NodeType::document;
  Namespace element_namespace = Namespace::none;
  LocalName name;    // its text only as long as the parser
  std::string text;  // local name, data, target of a processing instruction, or name of a doctype
  std::string more;  // data of a processing instruction, or public identifier
  std::string system_identifier;
  std::vector<Attribute> attributes;
  PointerNode* parent = nullptr;
  PointerNode* first_child = nullptr;
  PointerNode* last_child = nullptr;
  PointerNode* previous = nullptr;
  PointerNode* next = nullptr;
  PointerNode* contents = nullptr;     // of a template
  PointerNode* shadow_root = nullptr;  // of an element
  PointerNode* host = nullptr;         // of a shadow root, or of the contents of a template
  ShadowRootProperties shadow_root_properties;
  unsigned script_flags = 0;
  bool force_async = true;
  PointerNode* form_owner = nullptr;
};

// The exception of a tree that was set to throw.
struct TreeStopped {};

// Has every member of a TreeSink. Records violations of the concept by the parser.
class PointerTree {
 public:
  using Node = PointerNode*;
  static constexpr Node null() { return nullptr; }
  static constexpr bool kShadowRoots = true;
  static constexpr bool kReadable = true;
  static constexpr bool kAssociatesForms = true;

  PointerTree() : document_(make(NodeType::document)) {}
  PointerTree(const PointerTree&) = delete;
  PointerTree& operator=(const PointerTree&) = delete;

  Node document() const { return document_; }
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes);
  Node create_comment(std::string_view data) { return make(NodeType::comment, data); }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    return make(NodeType::processing_instruction, target, data);
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    const Node node = make(NodeType::doctype, name, public_identifier);
    node->system_identifier = system_identifier;
    return node;
  }
  Node create_document_fragment() { return make(NodeType::document_fragment); }

  void insert_before(Node parent, Node child, Node reference);
  void insert_text(Node parent, Node reference, std::string_view text);
  void remove(Node child);
  void move_children(Node from, Node to);
  Node parent(Node node) const { return known(node)->parent; }
  bool document_has_child(NodeType type) const;

  void add_missing_attributes(Node element, const SinkAttributes& attributes);
  Node template_contents(Node element) const { return known(element)->contents; }

  void set_quirks_mode(QuirksMode mode) { quirks_mode_ = mode; }
  void set_script_flag(Node script, ScriptFlag flag) {
    known(script)->script_flags |= static_cast<unsigned>(flag);
  }
  void clear_force_async(Node script) { known(script)->force_async = false; }
  void associate_form(Node element, Node form) { known(element)->form_owner = form; }
  void set_fragment(Node fragment) { fragment_ = fragment; }
  Node attach_shadow_root(Node host, const ShadowRootProperties& properties);
  Node shadow_root(Node host) const { return known(host)->shadow_root; }
  void set_template_contents(Node element, Node contents) { known(element)->contents = contents; }
  bool is_host_including_inclusive_ancestor(Node node, Node target) const;

  Node first_child(Node node) const { return known(node)->first_child; }
  Node next_sibling(Node node) const { return known(node)->next; }
  Node following(Node node, Node root) const;
  Namespace element_namespace(Node node) const { return known(node)->element_namespace; }
  LocalName local_name(Node node) const { return known(node)->name; }
  bool has_attribute(Node element, AttributeName name) const { return attribute(element, name) != nullptr; }
  std::string_view attribute_value(Node element, AttributeName name) const;
  std::string_view processing_instruction_target(Node node) const {
    return known(node)->type == NodeType::processing_instruction ? node->text : std::string_view();
  }
  bool is_connected(Node node) const;
  Node clone(Node node);

  // --- For tests
  Node fragment() const { return fragment_; }
  // Of a fragment parse the fragment, else the Document.
  Node result() const { return fragment_ != nullptr ? fragment_ : document_; }
  QuirksMode quirks_mode() const { return quirks_mode_; }
  // A violation of the concept by the parser, or "".
  const std::string& misuse() const { return misuse_; }
  // The first element of that name in tree order, or null.
  Node find_element(std::string_view local_name) const;
  std::size_t size() const { return nodes_.size(); }
  // Throws TreeStopped after that many more nodes, counting from 1.
  void throw_at(std::size_t call) { calls_left_ = call; }

 private:
  Node make(NodeType type, std::string_view text = {}, std::string_view more = {});
  void expect(bool holds, const char* what) const {
    if (!holds && misuse_.empty()) misuse_ = what;
  }
  void count_call() const {
    if (calls_left_ != 0 && --calls_left_ == 0) throw TreeStopped();
  }
  // The node, which must be one of the tree.
  Node known(Node node) const {
    static PointerNode nothing;
    expect(node != nullptr, "the null node was asked something");
    count_call();
    return node == nullptr ? &nothing : node;
  }
  const PointerNode::Attribute* attribute(Node element, AttributeName name) const;
  static void add_attribute(Node element, const SinkAttributes::Attribute& attribute);

  mutable std::size_t calls_left_ = 0;
  std::deque<PointerNode> nodes_;
  Node document_;
  Node fragment_ = nullptr;
  QuirksMode quirks_mode_ = QuirksMode::no_quirks;
  mutable std::string misuse_;
};
static_assert(TreeSink<PointerTree>);

// The minimal TreeSink: TreeSinkDefaults provides the rest.
class LeastTree : public TreeSinkDefaults<PointerNode*> {
 public:
  Node document() const { return tree_.document(); }
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    return tree_.create_element(name_space, name, attributes);
  }
  Node create_comment(std::string_view data) { return tree_.create_comment(data); }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    return tree_.create_processing_instruction(target, data);
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    return tree_.create_doctype(name, public_identifier, system_identifier);
  }
  Node create_document_fragment() { return tree_.create_document_fragment(); }
  void insert_before(Node parent, Node child, Node reference) {
    tree_.insert_before(parent, child, reference);
  }
  void insert_text(Node parent, Node reference, std::string_view text) {
    tree_.insert_text(parent, reference, text);
  }
  void remove(Node child) { tree_.remove(child); }
  void move_children(Node from, Node to) { tree_.move_children(from, to); }
  Node parent(Node node) const { return tree_.parent(node); }
  bool document_has_child(NodeType type) const { return tree_.document_has_child(type); }
  void add_missing_attributes(Node element, const SinkAttributes& attributes) {
    tree_.add_missing_attributes(element, attributes);
  }
  Node template_contents(Node element) const { return tree_.template_contents(element); }
  void set_fragment(Node fragment) { tree_.set_fragment(fragment); }

  // --- For tests
  Node result() const { return tree_.result(); }
  const std::string& misuse() const { return tree_.misuse(); }

 private:
  PointerTree tree_;
};
static_assert(TreeSink<LeastTree>);

// The same as from dump_tree().
std::string dump_tree(const PointerNode* root);

// The first broken link of a node below `root`, in template contents or in a shadow root; or "".
std::string broken_links(const PointerNode* root);

}  // namespace lockstep::test

#endif
