// select, option and selectedcontent elements, as used by the rules: facts that are not in the tree, and the
// steps that run when nodes move. The facts are stored in SelectState.
#ifndef LOCKSTEP_TREE_SELECTS_H
#define LOCKSTEP_TREE_SELECTS_H

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "lockstep/parser.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/ancestors.h"
#include "tree/elements.h"
#include "tree/nodes.h"
#include "tree/rare_state.h"
#include "tree/source_text.h"
#include "tree/stack.h"
#include "tree/token.h"
#include "tree/tree_changes.h"
#include "tree/tree_features.h"
#include "tree/tree_sanitizer.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class Selects {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Edition = typename Types::Edition;
  using Node = typename Types::Node;
  using Record = typename Types::Record;
  using Element = typename Types::Element;
  using NameSet = typename Types::NameSet;
  static constexpr bool kFastPaths = Types::kFastPaths;

  Selects(Tree& tree, const Limits& limits, const Attachments& attachments)
      : changes_(tree, attachments),
        limits_depth_(limits.depth != 0),
        most_copied_(limits.copied_nodes == 0 ? SIZE_MAX : limits.copied_nodes) {}

  // --- Options
  Node selected_option(Node select) const {
    return rules().rare.exists() ? rules().rare->select.selected_option(select) : Tree::null();
  }
  void set_selected_option(Node select, Node option) {
    rules().rare.created().select.set_selected_option(select, option);
  }
  bool is_selected(Node option) const {
    if (rules().rare.exists())
      if (const auto selectedness = rules().rare->select.selectedness(option)) return *selectedness;
    return rules().nodes.has_attribute(option, attr::selected);
  }
  void set_selectedness(Node option, bool value) {
    if (is_selected(option) != value) rules().rare.created().select.set_selectedness(option, value);
  }
  void set_listed(Node option, bool listed) { rules().rare.created().select.set_removed(option, !listed); }
  // An option inserted together with others is in the list only after its own insertion steps have run.
  bool has_left(Node option, Node select) const {
    if (rules().rare->select.is_removed(option)) return true;
    if (kFastPaths && rules().nodes.are_moved_only_by_rules()) return false;
    while (!is_null(option) && option != select) option = rules().tree.parent(option);
    return is_null(option);
  }
  void remember_holders(std::uint8_t what) {
    rules().stack.elements().mark_holders(what);
    SelectState<Tree>& state = rules().rare.created().select;
    state.has_parts = true;
    state.nodes_arrive();
    if (what != Holds::selectedcontent) return;
    state.has_selectedcontent = true;
    forget_first_selectedcontents();
  }
  bool has_no_candidate(Node select) const {
    return kFastPaths && rules().nodes.are_moved_only_by_rules() &&
           rules().rare->select.has_no_candidate(select);
  }
  void set_no_candidate(Node select) { rules().rare.created().select.set_no_candidate(select); }

  // --- selectedcontent
  bool selectedcontent_inserted() const {
    return rules().rare.exists() && rules().rare->select.has_selectedcontent;
  }
  void forget_first_selectedcontents() { rules().rare.created().select.forget_first_selectedcontents(); }
  void set_disabled(Node selectedcontent, bool disabled) {
    rules().rare.created().select.set_disabled(selectedcontent, disabled);
  }
  bool is_disabled(Node selectedcontent) const { return rules().rare->select.is_disabled(selectedcontent); }
  // Returns null once Limits::copied_nodes is exceeded: see following().
  Node first_selectedcontent(Node select) {
    if (copied_too_much()) return Tree::null();
    const bool cached = kFastPaths && rules().nodes.are_moved_only_by_rules();
    if (cached)
      if (const auto first = rules().rare.created().select.first_selectedcontent(select)) return *first;
    Node node = rules().tree.following(select, select);
    while (!is_null(node) && !rules().nodes.is_html_element(node, tag::selectedcontent))
      node = following(node, select);
    if (cached) rules().rare.created().select.set_first_selectedcontent(select, node);
    return node;
  }
  void empty_selectedcontent(Node node) {
    SelectState<Tree>& state = rules().rare.created().select;
    state.emptied_selectedcontent = true;
    state.emptied_open_selectedcontent |= rules().stack.has_html_element_of(node, tag::selectedcontent);
    const bool outer = std::exchange(state.emptying_selectedcontent, true);
    Node child = rules().tree.first_child(node);
    const Node select = is_null(child) ? child : select_around(node);
    for (; !is_null(child); child = rules().tree.first_child(node)) {
      changes_.remove(child);
      run_removing_steps(child, select);
    }
    state.emptying_selectedcontent = outer;
  }
  bool is_emptying_selectedcontent() const { return rules().rare->select.emptying_selectedcontent; }
  // Used only for selectedcontent elements.
  bool is_connected(Node node) const {
    count_visits(rules().stack.size());  // roughly that many ancestors may be visited
    return rules().tree.is_connected(node);
  }

  // --- Walks
  // For an element that has just been inserted and not yet pushed, or has just been popped.
  auto ancestors_in(Element element, NameSet set) const {
    return AncestorsInSet<Selects>(*this, element, set);
  }
  auto descendants_in(Node node, NameSet set) const {
    return DescendantsInSet<Selects>(*this, rules().tree, node, set);
  }
  // Returns the next node inside the root, in tree order; null once Limits::copied_nodes is exceeded.
  Node following(Node node, Node root) const {
    count_visits(1);
    return copied_too_much() ? Tree::null() : rules().tree.following(node, root);
  }

  // --- Limits::copied_nodes: nodes that are copied or visited for options and selectedcontent elements
  // A visit takes a fraction of the time of a copy. The number of visits also depends on fast paths, so a few
  // visits never exceed a limit.
  static constexpr std::size_t kVisitsOfCopy = 16, kFewVisits = 1 << 16;
  // Whether the limit is exceeded. Nothing more is copied then, and the parse should end.
  bool copied_too_much() const {
    if (!rules().rare.exists()) return false;
    const std::size_t visited = rules().rare->select.visited;
    return rules().rare->select.copied > most_copied_ ||
           (visited > kFewVisits && visited / kVisitsOfCopy > most_copied_);
  }
  void count_copying(std::size_t copied, std::size_t visited) const {
    if (!rules().rare.exists()) return;
    const bool before = copied_too_much();
    rules().rare->select.copied += copied;
    rules().rare->select.visited += visited;
    if (!before && copied_too_much() && rules().token.kind != TokenKind::end_of_file) [[unlikely]]
      rules().source.tokenizer().stop_after_token();
  }
  void count_visits(std::size_t nodes) const { count_copying(0, nodes); }
  // Requires that rare state exists.
  std::size_t nodes_left_to_copy() const { return most_copied_ - rules().rare->select.copied; }

  // --- Moving nodes
  // Moving an element runs the removing steps and the insertion steps of all nodes in it
  // (https://dom.spec.whatwg.org/#concept-node-remove, #concept-node-insert). The following functions tell
  // when these have an effect.
  //
  // Whether steps of options or selectedcontent elements may run when an element is moved: it may contain
  // some, and if it has no selectedcontent element, there must be a select above.
  bool may_concern_move_of(const Record* moved) const {
    if (!is_readable(rules().tree) || !shows_selections()) return false;
    if (!selectedcontent_inserted() && !follows_early_moves(moved)) return false;
    if (!kFastPaths || rules().scripts.exist()) return true;
    if ((moved->holds & Holds::selectedcontent) != 0) return true;
    return (moved->holds & Holds::option) != 0 &&
           (rules().stack.bottommost(tag::select) != nullptr || !rules().nodes.are_moved_only_by_rules());
  }
  // Whether these steps may run if the removal is followed by an insertion. While the stack shows the
  // ancestors, both places are inside the same options, optgroups, datalists and selects. Then moving
  // everything in one step changes only selectedcontent elements: an option that becomes selected when the
  // selected one is removed is deselected when the latter is inserted again.
  bool move_has_steps(const Record* moved) const {
    if (!may_concern_move_of(moved)) return false;
    return !kFastPaths || !stack_shows_ancestors() ||
           (moved->holds & (Holds::selectedcontent | Holds::moved_children)) != 0;
  }
  // Whether the children must move one by one: an option that becomes selected when the selected one is
  // removed may follow it and remain selected. This cannot happen to the first child. O(nodes inside `from`)
  bool move_happens_one_by_one(const Record* from) const {
    if (!may_concern_move_of(from)) return false;
    if (move_has_steps(from)) return true;
    Node child = rules().tree.first_child(from->node);
    if (is_null(child)) return false;
    for (child = rules().tree.next_sibling(child); !is_null(child); child = rules().tree.next_sibling(child))
      for (Node node = child; !is_null(node); node = rules().tree.following(node, child)) {
        count_visits(1);
        if (rules().nodes.is_html_element(node, tag::option)) return true;
      }
    return false;
  }
  void count_early_move(Element moved) {
    if ((moved->holds & Holds::option) == 0 || selectedcontent_inserted()) [[likely]]
      return;
    if (!is_readable(rules().tree)) return;
    int& moves = rules().rare->select.early_moves;
    for (Node node = moved->node; !is_null(node) && moves <= rules().rare->select.kMostEarlyMoves;
         node = rules().tree.following(node, moved->node))
      moves += node == moved->node || rules().nodes.is_html_element(node, tag::option) ? 1 : 0;
  }
  void nodes_arrive() {
    if (rules().rare.exists()) rules().rare->select.nodes_arrive();
  }
  void nodes_leave() {
    if (rules().rare.exists()) rules().rare->select.nodes_leave();
  }
  // Returns the nearest inclusive ancestor that is a select element, or null. O(depth)
  Node select_around(Node node) const {
    if (!shows_selections()) return Tree::null();
    std::size_t steps = 0;
    for (; !is_null(node) && !rules().nodes.is_html_element(node, tag::select); ++steps)
      node = rules().tree.parent(node);
    count_visits(steps);
    return node;
  }
  // For a node that has been removed from its parent. `old_select`: the select in which the parent is or was;
  // null if none.
  void run_removing_steps(Node node, Node old_select) {
    rules().rare->select.nodes_leave();
    rules().run_the_removing_steps_of_the_subtree_for(node, old_select);
  }

  // --- For AncestorsInSet and DescendantsInSet
  static Node null() { return Tree::null(); }
  static bool is_null(Node node) { return node == Tree::null(); }
  bool is_in_set(Node node, NameSet set) const { return rules().nodes.is_in_set(node, set); }
  Node parent(Node node) const { return rules().tree.parent(node); }
  Record* bottommost(NameId name) const { return rules().stack.bottommost(name); }
  static std::span<const NameId> html_members_of(NameSet set) { return Edition::html_members(set); }
  // Whether anything in the tree can show which option is selected.
  bool shows_selections() const { return rules().sanitizer.shows_selections(); }
  bool stack_shows_ancestors() const {
    return rules().nodes.are_moved_only_by_rules() && !limits_depth_ &&
           !rules().sanitizer.has_refused_elements() &&
           (!rules().rare.exists() || !rules().rare->select.emptied_open_selectedcontent ||
            rules().stack.bottommost(tag::selectedcontent) == nullptr);
  }
  // The nearest ancestors, which are cached; see NearestAncestors.
  bool remembers_ancestors(NameSet set) const {
    return kFastPaths && rules().nodes.are_moved_only_by_rules() &&
           rules().rare->select.nearest_ancestors().remembers(static_cast<unsigned>(set));
  }
  void remember_ancestors() const { rules().rare->select.nearest_ancestors().begin(); }
  Node remembered_ancestor(Node node, NameSet set) const {
    auto& nearest = rules().rare->select.nearest_ancestors();
    const Node found = nearest.find(rules().tree, node, [&](Node above) { return is_in_set(above, set); });
    count_visits(nearest.take_steps());
    return found;
  }
  Record record_of(Node node) const {
    Record record{};
    record.node = node;
    record.element_namespace = rules().tree.element_namespace(node);
    record.name = record.token_name = rules().tree.local_name(node).id();
    record.sets = Edition::sets_of(record.element_namespace, record.name);
    return record;
  }

 private:
  LOCKSTEP_PART_OF(Rules, selects)

  bool follows_early_moves(const Record* moved) const {
    return (moved->holds & Holds::option) != 0 &&
           rules().rare->select.early_moves <= rules().rare->select.kMostEarlyMoves;
  }

  TreeChanges<Tree, Types::build> changes_;
  bool limits_depth_;
  std::size_t most_copied_;
};

}  // namespace lockstep::detail

#endif
