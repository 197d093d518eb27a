// The operations that the phrases of spec/sanitizer/sanitize.rules call. The rules decide about one node,
// using integers for names; the walk over the tree is here, and needs neither recursion nor memory per node.
#ifndef LOCKSTEP_SANITIZE_SANITIZE_OPERATIONS_H
#define LOCKSTEP_SANITIZE_SANITIZE_OPERATIONS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "document/access.h"
#include "lockstep/detail/tree.h"
#include "sanitize/compiled.h"
#include "sanitizer/sanitizer_tables.h"
#include "sanitizer/url_rules.h"
#include "tables/known_names.h"

namespace lockstep::detail {

// The name of an element, and the configuration's entry for it.
struct ElementName {
  const ElementEntry* entry;
  Namespace element_namespace;
  NameId name;
};

// An attribute of a tree or of a token.
struct AttributeItem {
  NameId name = 0;
  std::string_view value;
};

// The reason for a refusal.
struct Refusal {
  RemovalReason reason = RemovalReason::element;
  std::string_view member;  // the configuration's member
};

class SanitizeRules;  // generated

class SanitizeOperations {
 public:
  using Node = NodeId;

  // For the names in a document or a token stream. All arguments must outlive this object.
  SanitizeOperations(const CompiledConfiguration& configuration, const NameTable& tag_names,
                     const NameTable& attribute_names)
      : configuration_(configuration), tag_names_(tag_names), attribute_names_(attribute_names) {}

  ~SanitizeOperations();
  SanitizeOperations(const SanitizeOperations&) = delete;
  SanitizeOperations& operator=(const SanitizeOperations&) = delete;

  // Applies the options that affect single nodes.
  void follow(const SanitizeOptions& options) {
    only_standard_event_handlers_ = options.only_standard_event_handlers;
    scheme_decides_ = configuration_.safe && options.any_javascript_scheme;
  }
  // Before sanitizing a tree: requests a report of all removals. `lenient` is the configuration before
  // everything unsafe was removed from it; null if that is this configuration.
  void report_to(const SanitizeOptions& options, const CompiledConfiguration* lenient);
  // Reports a node that is in no tree if it is refused, otherwise its refused attributes; ignores its
  // children. Only after report_to().
  void report_refusals(Tree& tree, Node node);
  // Sanitizes the descendants of a node, including template contents and shadow roots. O(descendants)
  void sanitize_tree(Tree& tree, Node root);

  // Returns the configuration's decision about a name. O(1), amortized for names unknown to the library.
  ElementName element_name(Namespace element_namespace, NameId name) {
    std::uint32_t index = 0;
    if (static_cast<unsigned>(element_namespace) - 1 < 3) {
      index = name < kKnownTagNames                 ? configuration_.known_element(element_namespace, name)
              : configuration_.has_unknown_elements ? unknown_element(element_namespace, name)
                                                    : 0;
    }
    return {&configuration_.entries[index], element_namespace, name};
  }

  // Why the last item was refused. Its `reason` is set only for attributes.
  const Refusal& refusal() const { return refusal_; }
  const CompiledConfiguration& configuration() const { return configuration_; }

 protected:
  // Visits the attributes of an element of the tree; those marked by remove() are removed at the end.
  class AttributeCursor : public AttributeItem {
   public:
    AttributeCursor(Tree& tree, Node element)
        : tree_(tree), element_(element), count_(tree.attribute_count(element)) {
      load();
    }
    explicit operator bool() const { return index_ < count_; }
    void next() {
      // Usually all attributes are kept.
      if (removed_ || kept_ != index_) return next_after_removal();
      ++kept_;
      if (++index_ < count_) load();
    }
    void remove() { removed_ = true; }
    std::uint32_t index() const { return index_; }
    Node element() const { return element_; }

   private:
    void load() {
      if (index_ >= count_) return;
      const AttributeRecord& record = tree_.attributes(element_)[index_];
      name = record.name;
      value = tree_.text(record.value);
    }
    void next_after_removal();
    void finish();
    Tree& tree_;
    Node element_;
    std::uint32_t count_, index_ = 0, kept_ = 0;
    std::uint32_t moved_ = 0;  // the index of the kept attributes; 0: they are still the first records
    bool removed_ = false;
  };

  // --- The tree.
  NodeType type_of(Node node) const { return tree_->type(node); }
  ElementName name_of(Node element) {
    const NodeRecord& record = tree_->nodes[element];
    return element_name(record.element_namespace, record.name);
  }
  std::string_view target_of(Node node) const { return tree_->processing_instruction_target(node); }
  bool is_template(Node element) const { return tree_->template_contents(element) != kNoNode; }
  bool is_shadow_host(Node element) const { return (tree_->nodes[element].flags & kHasShadowRoot) != 0; }
  AttributeCursor attribute_list(Node element) { return {*tree_, element}; }

  // Removes the node and continues after it.
  void remove_node(Node node) {
    if (report_ != nullptr) [[unlikely]]
      report_node(node);
    next_ = tree_->following_skipping_children(node, root_);
    has_next_ = true;
    tree_->remove(node);
  }
  void remove_attribute(AttributeCursor& attribute) {
    if (report_ != nullptr) [[unlikely]]
      report_attribute(attribute);
    attribute.remove();
  }
  // Replaces the element with its children; the walk continues with the first of them. O(children); each node
  // is moved at most once, because its new parent is kept.
  void replace_with_children(Node element);
  void sanitize_template_contents(Node element) { pending_.push_back(tree_->template_contents(element)); }
  void sanitize_shadow_root(Node element) { pending_.push_back(tree_->shadow_root(element)); }
  void sanitize_children(Node element) {
    const Node first = tree_->nodes[element].first_child;
    next_ = first != kNoNode ? first : next_outside(element);
    has_next_ = true;
  }

  // --- The configuration.
  enum class Elements : std::uint8_t {
    elements = 1,
    remove_elements = 2,
    replace_with_children_elements = 4
  };
  enum class Attributes : std::uint8_t { attributes, remove_attributes };
  enum class Targets : std::uint8_t { processing_instructions, remove_processing_instructions };
  struct LocalAttributes {
    const AttributeSet& set;
    bool exists;
  };
  static constexpr Elements elements() { return Elements::elements; }
  static constexpr Elements remove_elements() { return Elements::remove_elements; }
  static constexpr Elements replace_with_children_elements() {
    return Elements::replace_with_children_elements;
  }
  static constexpr Attributes attributes() { return Attributes::attributes; }
  static constexpr Attributes remove_attributes() { return Attributes::remove_attributes; }
  static constexpr Targets processing_instructions() { return Targets::processing_instructions; }
  static constexpr Targets remove_processing_instructions() {
    return Targets::remove_processing_instructions;
  }
  bool comments() const { return configuration_.comments; }
  bool data_attributes() const { return configuration_.data_attributes; }
  bool javascript_urls() const { return configuration_.javascript_urls; }
  bool is_safe() const { return configuration_.safe; }
  LocalAttributes attributes_of(const ElementName& element) const {
    return {configuration_.sets[element.entry->attributes], element.entry->has_attributes};
  }
  LocalAttributes remove_attributes_of(const ElementName& element) const {
    return {configuration_.sets[element.entry->remove_attributes], true};
  }

  // Exactly one of the two mutually exclusive lists is present.
  bool exists(Elements) const { return configuration_.has_elements; }
  bool exists(Attributes) const { return configuration_.has_attributes; }
  bool exists(Targets) const { return configuration_.has_processing_instructions; }
  static bool exists(const LocalAttributes& list) { return list.exists; }
  static bool contains(Elements list, const ElementName& element) {
    return (element.entry->lists & static_cast<std::uint8_t>(list)) != 0;
  }
  bool contains(Attributes list, const AttributeItem& attribute) {
    const AttributeSet& set =
        list == Attributes::attributes ? configuration_.attributes : configuration_.remove_attributes;
    return set.contains(number_of(attribute));
  }
  bool contains(const LocalAttributes& list, const AttributeItem& attribute) {
    return list.set.contains(number_of(attribute));
  }
  bool contains(Targets, std::string_view target) const {
    return configuration_.processing_instructions.contains(std::string(target));
  }

  static bool is_navigating(const ElementName& element, const AttributeItem& attribute) {
    return is_navigating_url_attribute(element.element_namespace, element.name, attribute.name);
  }
  static bool is_animating(const ElementName& element, const AttributeItem& attribute) {
    return is_animating_url_attribute(element.element_namespace, element.name, attribute.name);
  }
  static Namespace namespace_of(const ElementName& element) { return element.element_namespace; }
  Namespace namespace_of(const AttributeItem& attribute) const {
    const AttributeNameParts* const parts = attribute_name_parts(attribute.name);
    return parts == nullptr ? Namespace::none : parts->name_space;
  }
  std::string_view local_name_of(const AttributeItem& attribute) const {
    const AttributeNameParts* const parts = attribute_name_parts(attribute.name);
    return parts == nullptr ? attribute_names_.name(attribute.name) : parts->local;
  }
  static bool is_followed_by_letters(std::string_view name, std::string_view prefix) {
    return name.size() > prefix.size() && name.starts_with(prefix) &&
           std::all_of(name.begin() + static_cast<std::ptrdiff_t>(prefix.size()), name.end(), is_ascii_alpha);
  }
  bool only_standard_event_handlers() const { return only_standard_event_handlers_; }
  static std::string_view value_of(const AttributeItem& attribute) { return attribute.value; }
  bool contains_javascript_url(std::string_view value) const {
    if (scheme_decides_) return UrlOperations::has_javascript_scheme(value);
    return UrlRules().contains_a_javascript_url(value);
  }

  // Both record the reason, and return true.
  bool refuse(std::string_view member) {
    refusal_ = {RemovalReason::attribute, member};
    return true;
  }
  bool refuse_url(RemovalReason reason) {
    refusal_ = {reason, "javascriptURLs"};
    return true;
  }

 private:
  // Returns the next node of the walk after the contents of this one.
  Node next_outside(Node node) const {
    const Node next = tree_->nodes[node].next;
    return next != kNoNode ? next : tree_->following_skipping_children(node, root_);
  }
  std::uint32_t unknown_element(Namespace element_namespace, NameId name);
  std::uint32_t unknown_attribute(NameId name);
  // Returns the attribute's number in the configuration.
  std::uint32_t number_of(const AttributeItem& attribute) {
    if (attribute.name < kKnownAttributeNames) return attribute.name;
    return configuration_.unknown_attributes.empty() ? kUnlistedAttribute : unknown_attribute(attribute.name);
  }

  struct Report {
    void (*on_removal)(const SanitizerRemoval& removal, void* user_data);
    void* user_data;
    std::unique_ptr<SanitizeRules> lenient;
    bool while_parsing = false;
    Node positions_of = kNoNode;  // the element that `positions` belong to
    std::vector<AttributePosition> positions;
  };
  void report_node(Node node);
  void report_attribute(const AttributeCursor& attribute);

  const CompiledConfiguration& configuration_;
  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  Refusal refusal_;
  // By id minus the number of known ids: the index or number in the configuration, plus 1; 0 until it is
  // looked up.
  std::vector<std::uint32_t> unknown_elements_[3], unknown_attributes_;
  // The state of the walk.
  Tree* tree_ = nullptr;
  Node root_ = kNoNode, next_ = kNoNode;
  bool has_next_ = false;
  bool scheme_decides_ = false;
  bool only_standard_event_handlers_ = false;
  std::vector<Node> pending_;  // template contents and shadow roots still to visit
  std::unique_ptr<Report> report_;
};

}  // namespace lockstep::detail

#endif
