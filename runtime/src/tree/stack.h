// The stack of open elements as used by the rules and the lanes: it reports its changes to a watcher, records
// positions, and runs the steps for popped elements. Stored in open_elements.h.
#ifndef LOCKSTEP_TREE_STACK_H
#define LOCKSTEP_TREE_STACK_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/open_elements.h"
#include "tree/rare_state.h"
#include "tree/source_text.h"
#include "tree/token.h"
#include "tree/tree_changes.h"
#include "tree/tree_errors.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class Stack {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Edition = typename Types::Edition;
  using Node = typename Types::Node;
  using Record = typename Types::Record;
  using Element = typename Types::Element;
  using NameSet = typename Types::NameSet;

  Stack(Tree& tree, const Attachments& attachments) : attached_(attachments), changes_(tree, attachments) {}

  // --- Queries
  bool empty() const { return open_.empty(); }
  std::size_t size() const { return open_.size(); }
  Element first() const { return open_.first(); }
  Element current() const { return open_.current(); }
  bool contains(Element element) const { return element->on_stack; }
  Element bottommost(NameId name) const { return open_.bottommost(name); }
  Element bottommost(NameSet set) const {
    if (static_cast<unsigned>(set) < Edition::kFollowed) return open_.nearest(static_cast<unsigned>(set));
    Element found = nullptr;
    for (const NameId name : Edition::html_members(set)) found = lower(found, open_.bottommost(name));
    return found;
  }
  Element bottommost_foreign(NameId token_name) const { return open_.bottommost_foreign(token_name); }
  static Element lower(Element a, Element b) { return OpenElements<Node>::lower(a, b); }
  // #has-an-element-in-the-specific-scope: no element of the scope's list is below the target.
  template <class Tags>  // a name or a set
  bool has_in_scope(Tags tags, NameSet scope) const {
    return has_element_in_scope(bottommost(tags), scope);
  }
  bool has_element_in_scope(Element element, NameSet scope) const {
    if (element == nullptr || !element->on_stack) return false;
    const Element boundary = bottommost(scope);
    return boundary == nullptr || element->order >= boundary->order;
  }
  // Everything that the walk passes is about to leave the stack, which costs as much as the walk.
  static Element topmost_below(Element element, NameSet set) {
    for (Element below = element->below; below != nullptr; below = below->below)
      if (is_in_set(below, set)) return below;
    return nullptr;
  }
  // Searches the open elements with that name and, in step with them, all open elements from the current node
  // upwards: a place for nodes is nearly always the bottommost element with its name, or the current node.
  bool has_html_element_of(Node node, NameId name) const {
    const Record* any = open_.current();
    for (const Record* named = open_.bottommost(name); named != nullptr; named = named->same_above) {
      if (named->node == node) return true;
      if (any->node == node) return any->name == name && any->element_namespace == Namespace::html;
      any = any->above;
    }
    return false;
  }
  // Whether a node is on the stack. O(open elements)
  bool is_open(Node node) const {
    Element element = open_.first();
    while (element != nullptr && element->node != node) element = element->below;
    return element != nullptr;
  }

  // --- Changes
  void push(Element element) {
    open_.push(element);
    changed(ListChange::add, element);
  }
  void pop() {
    Element element = open_.pop();
    changed(ListChange::remove, element);
    closed(element);
    tell_closed(element);
    rules().errors.note_closed(element);
    rules().run_the_popped_steps_of(element);
    open_.discard(element);
  }
  void pop_through(Element element) {
    while (open_.current() != element) pop();
    pop();
  }
  template <class Tags>  // a name or a set
  void pop_until(Tags tags) {
    while (!open_.empty()) {
      const bool found = is_html_element(open_.current(), tags);
      pop();
      if (found) return;
    }
  }
  void pop_to_root() {
    while (open_.size() > 1) pop();
  }
  void remove(Element element) {
    if (element == nullptr || !element->on_stack) return;
    // Elements that were open in a selectedcontent element may have left the tree when it was emptied.
    select_boundary_removed_ |=
        is_html_element(element, tag::option) || is_html_element(element, tag::optgroup) ||
        is_html_element(element, tag::datalist) || is_html_element(element, tag::selectedcontent);
    open_.remove(element);
    changed(ListChange::remove, element);
    closed(element);
    tell_closed(element);
    rules().errors.note_closed(element);
    open_.discard(element);
  }
  void replace(Element old, Element element) {
    open_.replace(old, element);
    changed(ListChange::replace, element, old);
    tell_closed(old);
    open_.discard(old);
  }
  void insert_below(Element place, Element element) {
    open_.insert_below(place, element);
    changed(ListChange::insert, element, place);
  }
  // Whether an option, optgroup, datalist or selectedcontent element was removed since the last call to
  // forget_removed_select_boundary().
  bool select_boundary_removed() const { return select_boundary_removed_; }
  void forget_removed_select_boundary() { select_boundary_removed_ = false; }
  // Records where an element ends: its end tag, which is a tag with its name that closes it, or else the
  // beginning of the token that closes it.
  void closed(Element element) {
    if (attached_.locates() && element != nullptr) locate_end_of(element);
  }

  // --- The assumptions of lanes
  // Returns the current node if it is in Edition::plain and its end is the appropriate place for inserting
  // any node (for the root of a fragment, the end of the root insertion target, if there is one); if the
  // context element of a fragment is in Edition::plain; if nothing depends on scripts; and if Limits::depth
  // is not reached. Otherwise returns null. The generator specializes rules under these assumptions
  // (generator/lockstep_cpp/specialize/).
  Element plain_current() const { return current_of(Edition::plain); }
  // Like plain_current(), for Edition::plain_foreign. Programs that are loaded over a network have no lanes
  // for foreign content.
  Element plain_foreign_current() const {
    if constexpr (LOCKSTEP_SMALL_TABLES) return nullptr;
    return current_of(Edition::plain_foreign);
  }
  // Returns the current node, if the assumptions hold and it is in that set.
  Element current_of(NameSet set) const {
    const Element current = open_.current();
    return open_.size() < plain_size_ && current != nullptr && in(current->sets, set) ? current : nullptr;
  }
  // Whether an HTML element for the token is in Edition::plain, given the token's attributes.
  static bool is_plain(const TagToken& tag) {
    return in(Edition::sets_of(Namespace::html, tag.name), Edition::plain);
  }
  static bool is_plain(const TreeToken& token) {
    return in(Edition::sets_of(Namespace::html, token.name), Edition::plain) && !token.adjusted;
  }
  static bool is_plain(Element element) { return in(element->sets, Edition::plain); }
  // The next two functions set the conditions of plain_current() that do not concern the current node. `most`
  // is Limits::depth, or 0 if there are scripts.
  void set_most_plain(std::size_t most) {
    most_plain_ = most;
    find_plain_size();
  }
  void set_plain_place(bool is_plain_place) {
    is_plain_place_ = is_plain_place;
    find_plain_size();
  }
  // Sets the node into which children of the first element are inserted, or null.
  void set_root_insertion_target(Node node) {
    root_insertion_target_ = node;
    redirected_ = node == Tree::null() ? nullptr : open_.first();
  }
  Node root_insertion_target() const { return root_insertion_target_; }

  // --- For lanes
  // Inserts an HTML element for the current token, which takes a lane, at the end of the current node, and
  // pushes it. Always returns true, so that a lane can end with this call.
  bool append_element(const TagToken& tag, Element current) {
    return append_element(tag.name, tag.attributes, tag.attribute_count, current, attached_.locates());
  }
  // Inserts an element for any token. Elements that rules insert without a tag have no position.
  void append_element(const TreeToken& token, Element current) {
    append_element(token.name, token.attributes, token.attribute_count, current,
                   attached_.locates() && rules().token.is_start_tag(token));
    rules().errors.note_opened(open_.current());
  }
  [[gnu::noinline, gnu::hot]] bool append_element(NameId name, const TokenAttribute* attributes,
                                                  std::size_t count, Element current, bool is_of_tag) {
    const Node node = rules().tree.append_element(parent_at(current), name, attributes, count);
    if (is_of_tag) changes_.locate(node, rules().source.token_place());
    open_.push_plain(node, name, Edition::sets_of(Namespace::html, name));
    return true;
  }
  // Inserts an element that would be popped immediately, without pushing it.
  [[gnu::noinline, gnu::hot]] bool append_leaf(const TagToken& tag, Element current) {
    const Node node =
        rules().tree.append_element(parent_at(current), tag.name, tag.attributes, tag.attribute_count);
    changes_.locate(node, rules().source.token_place());
    release(node);
    return true;
  }
  // Insert foreign elements.
  bool append_foreign_element(Namespace element_namespace, NameId name, const TagToken& tag,
                              Element current) {
    const Node node = append_foreign(element_namespace, name, tag, current);
    open_.push(record_for(node, element_namespace, name));
    return true;
  }
  bool append_foreign_leaf(Namespace element_namespace, NameId name, const TagToken& tag, Element current) {
    release(append_foreign(element_namespace, name, tag, current));
    return true;
  }
  // Inserts the text, from the current token or the run that takes a lane, at the end of the current node.
  [[gnu::always_inline]] inline void append_text(std::string_view text, Element current) {
    changes_.append_text(text, parent_at(current),
                         [this] { return rules().source.place_of_characters_and_returns(); });
  }
  // Pops the current node, which is a foreign element.
  void pop_foreign(Element current) {
    closed(current);
    tell_closed(current);
    open_.pop();
    open_.discard(current);
  }
  // Pops the current node.
  [[gnu::always_inline]] inline void pop_plain(Element current) {
    closed(current);
    tell_closed(current);
    if (open_.pop_plain(current)) release(current->node);
  }
  // Like pop_plain(), for lanes that are taken less often.
  [[gnu::noinline, gnu::hot]] void close_plain(Element current) { pop_plain(current); }

  // --- Records of elements
  Element record_for(Node node, Namespace element_namespace, NameId name) {
    const Element element = open_.allocate(node, element_namespace, name,
                                           element_namespace == Namespace::svg ? lowercase_tag(name) : name,
                                           Edition::sets_of(element_namespace, name));
    rules().errors.note_opened(element);
    return element;
  }
  // Called when the element has been removed from the list of active formatting elements, or from an element
  // pointer.
  void discard(Element element) { open_.discard(element); }
  bool has_discarded() const { return open_.has_discarded(); }
  // Called between two tokens.
  void recycle_records() {
    open_.recycle([this](const Record* record) { release(record->node); });
  }
  [[gnu::noinline]] void recycle_discarded() { recycle_records(); }
  // Called for a new MathML element, which may be an HTML integration point.
  [[gnu::noinline]] void remember_encoding(Node node, const TokenAttribute* attributes,
                                           std::size_t attribute_count) {
    for (std::size_t i = 0; i < attribute_count; ++i)
      if (attributes[i].name == attr::encoding) {
        RareState<Tree>& rare = rules().rare.created();
        std::string& kept = rare.encodings[node];
        rare.encoding_bytes += attributes[i].value.size() - kept.size();
        kept = attributes[i].value;
      }
  }
  // The underlying storage.
  OpenElements<Node>& elements() { return open_; }
  const OpenElements<Node>& elements() const { return open_; }

 private:
  LOCKSTEP_PART_OF(Rules, stack)

  // Returns the parent for nodes inserted at the current node.
  Node parent_at(Element current) const {
    return current == redirected_ ? root_insertion_target_ : current->node;
  }
  Node append_foreign(Namespace element_namespace, NameId name, const TagToken& tag, Element current) {
    const Node node = rules().tree.append_element(parent_at(current), name, tag.attributes,
                                                  tag.attribute_count, element_namespace);
    changes_.locate(node, rules().source.token_place());
    if (element_namespace == Namespace::mathml) remember_encoding(node, tag.attributes, tag.attribute_count);
    return node;
  }
  [[gnu::noinline]] void locate_end_of(Element element) {
    const auto& token = rules().token;
    if (token.kind == TokenKind::end_tag && token.name == element->token_name)
      changes_.locate_end_tag(element->node, rules().source.token_place());
    else if (token.kind != TokenKind::end_of_file)
      changes_.locate_end(element->node, rules().source.token_begin());
  }
  void find_plain_size() { plain_size_ = Types::kLanes && is_plain_place_ ? most_plain_ : 0; }
  void tell_closed(Element element) {
    if constexpr (HearsOfClosing<Tree>) {
      const bool is_text = rules().token.kind == TokenKind::characters;
      const ByteRange place = is_text ? rules().source.place_of_characters() : rules().source.token_place();
      rules().tree.closed(element->node, place.begin, element->formatting != nullptr);
    }
  }
  void changed(ListChange change, Element element, Element other = nullptr) const {
    attached_.notify(&Watcher::stack_changed, change, node_of(element, Tree::null()),
                     node_of(other, Tree::null()));
  }
  void release([[maybe_unused]] Node node) {
    if constexpr (ReleasesNodes<Tree>) {
      if (!releases_nodes(rules().tree)) return;
      if (rules().rare.exists()) rules().rare->forget(node);
      rules().tree.release(node);
    }
  }

  [[no_unique_address]] Attached<Types::build> attached_;
  TreeChanges<Tree, Types::build> changes_;
  OpenElements<Node> open_;
  bool select_boundary_removed_ = false;
  bool is_plain_place_ = true;
  std::size_t most_plain_ = SIZE_MAX;
  std::size_t plain_size_ = Types::kLanes ? SIZE_MAX : 0;  // the place is plain while the stack has fewer
                                                           // elements
  Node root_insertion_target_ = Tree::null();
  Element redirected_ = nullptr;  // the first element on the stack if there is a root insertion target
};

}  // namespace lockstep::detail

#endif
