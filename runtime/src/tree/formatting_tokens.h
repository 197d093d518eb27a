// The attributes with which open formatting elements were created. The parser creates such elements again
// (#reconstruct-the-active-formatting-elements, #adoption-agency-algorithm) and compares them
// (#push-onto-the-list-of-active-formatting-elements).
#ifndef LOCKSTEP_TREE_FORMATTING_TOKENS_H
#define LOCKSTEP_TREE_FORMATTING_TOKENS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/export.h"
#include "lockstep/tree_sink.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

// Numbered copies of the attributes, shared by the elements created for one token. Copies are reused, because
// most pages have many formatting elements but few at a time.
class AttributeCopies {
 public:
  LOCKSTEP_EXPORT AttributeCopies();
  LOCKSTEP_EXPORT ~AttributeCopies();
  AttributeCopies(const AttributeCopies&) = delete;
  AttributeCopies& operator=(const AttributeCopies&) = delete;

  // Adds a copy, used by one element.
  LOCKSTEP_EXPORT std::uint32_t add(const SinkAttributes& attributes);
  LOCKSTEP_EXPORT void share(std::uint32_t copy);
  // Called when an element that uses the copy is no longer in the list.
  LOCKSTEP_EXPORT void forget(std::uint32_t copy);
  // Valid until the next call.
  LOCKSTEP_EXPORT SinkAttributes attributes(std::uint32_t copy) const;
  LOCKSTEP_EXPORT bool are_same(std::uint32_t a, std::uint32_t b) const;
  // Returns a hash, equal for equal copies.
  LOCKSTEP_EXPORT std::uint64_t identity(std::uint32_t copy, NameId element) const;
  // The number of bytes of memory outside the object, plus the next growth.
  LOCKSTEP_EXPORT std::size_t bytes() const;

 private:
  struct Copy;
  std::vector<Copy> copies_;
  std::vector<std::uint32_t> unused_;
  std::size_t bytes_outside_ = 0;                   // memory of the copies
  mutable std::vector<TokenAttribute> attributes_;  // the result of the last call
};

// Keeps the attributes for a tree that does not remember them.
template <class Tree, bool kTreeRemembers = RemembersAttributes<Tree>>
class FormattingTokens {
 public:
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;

  // Called when the element, which was created for the current token, will be added to the list.
  void remember(Record* element, const SinkAttributes& attributes) {
    element->formatting_token = copies_.add(attributes);
  }
  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const { return copies_.bytes(); }
  // Called when the element has been removed from the list.
  void forget(const Record* element) { copies_.forget(element->formatting_token); }

  Node create_element_like(Tree& tree, const Record* original, LocalName name) {
    return tree.create_element(original->element_namespace, name,
                               copies_.attributes(original->formatting_token));
  }
  // Called when the element, which was created like `original`, will be added to the list.
  void share(const Record* original, Record* element) {
    element->formatting_token = original->formatting_token;
    copies_.share(element->formatting_token);
  }

  // Visits the NameId and value of each attribute of an element in the list.
  template <class Visit>
  void for_each_attribute(const Tree&, const Record* element, Visit visit) const {
    for (const auto& [name, value] : copies_.attributes(element->formatting_token)) visit(name.id(), value);
  }

  bool same_attributes(const Tree&, const Record* a, const Record* b) const {
    return copies_.are_same(a->formatting_token, b->formatting_token);
  }
  std::uint64_t attribute_identity(const Tree&, const Record* element) const {
    return copies_.identity(element->formatting_token, element->name);
  }

 private:
  AttributeCopies copies_;
};

template <class Tree>
class FormattingTokens<Tree, true> {
 public:
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;
  static std::size_t bytes() { return 0; }
  void remember(Record*, const SinkAttributes&) {}
  void forget(const Record*) {}
  Node create_element_like(Tree& tree, const Record* original, LocalName) {
    return tree.create_element_like(original->node);
  }
  void share(const Record*, Record*) {}
  // Visits nothing if the tree does not list the attributes that it remembers.
  template <class Visit>
  void for_each_attribute(const Tree& tree, const Record* element, Visit visit) const {
    if constexpr (requires { tree.for_each_created_attribute(element->node, visit); })
      tree.for_each_created_attribute(element->node, visit);
  }
  bool same_attributes(const Tree& tree, const Record* a, const Record* b) const {
    return tree.same_attributes(a->node, b->node);
  }
  std::uint64_t attribute_identity(const Tree& tree, const Record* element) const {
    return tree.attribute_identity(element->node);
  }
};

}  // namespace lockstep::detail

#endif
