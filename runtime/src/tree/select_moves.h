// What the moves of the adoption agency algorithm mean for options and selectedcontent elements.
#ifndef LOCKSTEP_TREE_SELECT_MOVES_H
#define LOCKSTEP_TREE_SELECT_MOVES_H

#include "tables/known_names.h"
#include "tree/open_elements.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// Moving an element runs the removing steps and the insertion steps of all that it contains
// (https://dom.spec.whatwg.org/#concept-node-remove, #concept-node-insert). This says when they have an
// effect.
template <class Operations>
class SelectMoves {
 public:
  using Node = typename Operations::Node;
  using Record = typename Operations::Record;

  explicit SelectMoves(const Operations& operations) : operations_(operations) {}

  // Whether steps of options or selectedcontent elements may run when an element is moved: it may contain
  // some, and if it has no selectedcontent element, there must be a select above.
  bool may_concern(const Record* moved) const {
    if (!is_readable(operations_.tree_) || !operations_.shows_selections()) return false;
    if (!operations_.selectedcontent_inserted() && !operations_.follows_early_moves(moved)) return false;
    if (!Operations::kFastPaths || operations_.scripting_ != nullptr) return true;
    if ((moved->holds & Holds::selectedcontent) != 0) return true;
    return (moved->holds & Holds::option) != 0 &&
           (operations_.open_.bottommost(tag::select) != nullptr || !operations_.only_rules_move_nodes());
  }
  // The same if the removal is followed by an insertion. While the stack shows the ancestors, both places are
  // below the same options, optgroups, datalists and selects. Then moving them at once changes nothing but
  // selectedcontent elements: an option that is selected while the selected one is detached is deselected
  // when that one returns.
  bool has_steps(const Record* moved) const {
    if (!may_concern(moved)) return false;
    return !Operations::kFastPaths || !operations_.stack_shows_ancestors() ||
           (moved->holds & (Holds::selectedcontent | Holds::moved_children)) != 0;
  }
  // Whether the children have to move one by one: an option that is selected while the selected one is
  // detached may follow it and stay selected. This cannot happen to the first child. O(nodes below `from`)
  bool happens_one_by_one(const Record* from) const {
    if (!may_concern(from)) return false;
    if (has_steps(from)) return true;
    const auto& tree = operations_.tree_;
    Node child = tree.first_child(from->node);
    if (Operations::is_null(child)) return false;
    for (child = tree.next_sibling(child); !Operations::is_null(child); child = tree.next_sibling(child))
      for (Node node = child; !Operations::is_null(node); node = tree.following(node, child)) {
        operations_.count_visits(1);
        if (operations_.is_html_element(node, tag::option)) return true;
      }
    return false;
  }

 private:
  const Operations& operations_;
};

}  // namespace lockstep::detail

#endif
