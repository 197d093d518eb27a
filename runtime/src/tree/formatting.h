// The list of active formatting elements as used by the rules: it reports its changes to a watcher, and keeps
// the attributes with which elements were created. Stored in formatting_list.h.
#ifndef LOCKSTEP_TREE_FORMATTING_H
#define LOCKSTEP_TREE_FORMATTING_H

#include <cstddef>

#include "lockstep/tree_sink.h"
#include "observer/attachments.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/formatting_list.h"
#include "tree/formatting_tokens.h"
#include "tree/stack.h"
#include "tree/token.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class Formatting {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Node = typename Types::Node;
  using Record = typename Types::Record;
  using Element = typename Types::Element;
  using Entry = typename Types::Entry;
  // A tree lacks the attributes that a sanitizer refused.
  using Tokens = FormattingTokens<Tree, RemembersAttributes<Tree> && !Types::kSanitizes>;

  Formatting(const NameTable& attribute_names, const Attachments& attachments)
      : attribute_names_(attribute_names), attached_(attachments) {}

  // --- Queries
  bool empty() const { return list_.empty(); }
  Entry last() const { return list_.last(); }
  static bool is_marker(Entry entry) { return entry->element == nullptr; }
  Element last_named(NameId name) const {
    const Entry entry = list_.last_named(name);
    return entry == nullptr ? nullptr : entry->element;
  }
  // Returns the earliest of the elements like this one after the last marker if there are at least three,
  // otherwise null. This element was created for the current token, and will be added.
  Element earliest_of_three(Element element) {
    tokens_.remember(element, {attribute_names_, rules().token.attributes, rules().token.attribute_count});
    const Entry entry = list_.earliest_of_three(
        element, [this](const Record* record) { return tokens_.attribute_identity(rules().tree, record); },
        [this](const Record* a, const Record* b) {
          return a->name == b->name && a->element_namespace == b->element_namespace &&
                 tokens_.same_attributes(rules().tree, a, b);
        });
    return entry == nullptr ? nullptr : entry->element;
  }

  // --- Changes
  void add_marker() {
    list_.add_marker();
    changed(ListChange::add, nullptr);
  }
  void add(Element element) {
    list_.add(element);
    changed(ListChange::add, element);
  }
  void remove_last() { remove_entry(list_.last()); }
  void remove(Element element) {
    if (element != nullptr && element->formatting != nullptr) remove_entry(element->formatting);
  }
  void remove_entry(Entry entry) {
    Element element = list_.remove(entry);
    changed(ListChange::remove, element);
    if (element == nullptr) return;
    tokens_.forget(element);
    rules().stack.discard(element);
  }
  void replace(Entry entry, Element element) {
    Element old = entry->element;
    list_.replace(entry, element);
    changed(ListChange::replace, element, old);
    tokens_.forget(old);
    rules().stack.discard(old);
  }
  void move(Element old, Element element, Entry bookmark) {
    if (bookmark == old->formatting) {
      replace(bookmark, element);
      return;
    }
    list_.insert_after(bookmark, element, old->formatting);
    changed(ListChange::insert, element, bookmark->element);
    remove_entry(old->formatting);
  }
  // For lanes: pops the current node, which is in the list, and removes it from the list.
  void pop_plain(Element current) {
    remove_entry(current->formatting);
    rules().stack.pop_plain(current);
  }
  // Creates a node like the element's, with the attributes with which the element was created.
  Node create_node_like(const Record* original, LocalName name) {
    return tokens_.create_element_like(rules().tree, original, name);
  }
  // Called when the element, whose node was created like that of `original`, will be added to the list.
  void share_attributes(const Record* original, Element element) { tokens_.share(original, element); }

  // The underlying storage.
  FormattingList<Node>& list() { return list_; }
  const FormattingList<Node>& list() const { return list_; }
  Tokens& tokens() { return tokens_; }
  const Tokens& tokens() const { return tokens_; }

 private:
  LOCKSTEP_PART_OF(Rules, formatting)

  void changed(ListChange change, Element element, Element other = nullptr) const {
    attached_.notify(&Watcher::formatting_changed, change, node_of(element, Tree::null()),
                     node_of(other, Tree::null()));
  }

  const NameTable& attribute_names_;
  [[no_unique_address]] Attached<Types::build> attached_;
  FormattingList<Node> list_;
  [[no_unique_address]] Tokens tokens_;
};

}  // namespace lockstep::detail

#endif
