// Finds what to replace in a source so that it parses to the edited tree.
#ifndef LOCKSTEP_EDITS_EDIT_PLAN_H
#define LOCKSTEP_EDITS_EDIT_PLAN_H

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "edits/child_list.h"
#include "edits/node_extents.h"
#include "edits/start_tag.h"
#include "lockstep/edit_source.h"

namespace lockstep::detail {

// The tree as parsed and the tree as edited. Nodes that were parsed have the same ids in both.
struct Trees {
  const Document& parsed;
  const Document& edited;
  NodeExtents map;
  std::unordered_map<NodeId, Node> unwrapped;  // see add_unwrapped()

  // Returns the node as parsed; null if it was added later.
  Node before(Node now) const {
    const NodeId id = NodeAccess::id(now);
    return id < map.size() ? NodeAccess::at(parsed, id) : Node();
  }
  Node now(Node before) const { return NodeAccess::at(edited, NodeAccess::id(before)); }
};

// Decides for each changed node whether to change it in place, or to write it again with its neighbors.
class EditPlan {
 public:
  // The nodes in `rewritten` are written again, whatever changed; for `head` and `body`, an implied start tag
  // is written.
  EditPlan(const Trees& trees, const SourceBytes& source, const SourceOptions& options,
           const std::unordered_set<NodeId>& rewritten);

  // Whether the edited tree differs from the parsed one, or nodes must be written again.
  bool has_changes() const;
  // Returns the replacements, in order; nullopt if the changes cannot be expressed: see refused().
  // O(nodes * log(nodes))
  std::optional<std::vector<Replacement>> replacements();
  // The node that cannot be written, as parsed; null if replacements overlap.
  Node refused() const { return refused_; }

 private:
  // The order of replacements at the same offset.
  enum class Side : std::uint8_t { after_node, before_node, range };
  struct Placed {
    Replacement what;
    Side side;
    std::size_t order;
  };
  enum Flag : std::uint8_t { kChildren = 1, kTag = 2, kData = 4, kRewritten = 8 };
  struct Gap;

  bool is_old(Node now) const { return NodeAccess::id(now) < trees_.map.size(); }
  std::uint8_t& flags(Node node) { return flags_[NodeAccess::id(node)]; }
  void find_changes();
  void add_changes_of(Node now);
  bool has_other_children(Node now) const;
  bool decide();
  bool can_change_tag(Node now);
  bool rewrite(Node now);
  bool decide_children(Node now);
  ChildList children_of(Node now);
  std::vector<ParsedChild> parsed_children(Node now) const;
  bool is_local(const ChildList& list, const Gap& gap, Node parent, std::size_t& guilty) const;
  std::size_t rewrite_around(const ChildList& list, std::size_t child);
  template <class Visit>
  bool for_each_gap(const ChildList& list, const Visit& visit);
  Extent container_start(Node now) const;
  void place();
  void place_own(Node now);
  void place_children(Node now, std::vector<Node>& waiting);
  void place_gap(const ChildList& list, const Gap& gap, Node parent);
  void add(std::uint64_t begin, std::uint64_t end, std::string markup, Side side);
  std::string end_tag_after(const ChildList& list, const Gap& gap) const;
  std::string newline_to_drop(Node parent, std::uint64_t place) const;
  std::string markup_of(Node now) const;

  const Trees& trees_;
  const SourceBytes& source_;
  const std::unordered_set<NodeId>& rewritten_;
  SerializeOptions writing_;
  std::vector<std::uint8_t> flags_;          // by NodeId, for parsed nodes
  std::vector<Node> order_;                  // parsed nodes in the edited tree, each after its parent
  std::unordered_map<NodeId, Node> owners_;  // the owners of template contents and shadow roots, in the
                                             // edited tree
  std::vector<Placed> placed_;
  Node refused_;
};

// Fills in Trees::unwrapped: for each parsed element that was removed while nodes inside it were not, the
// edited node that now contains them. O(nodes)
void add_unwrapped(Trees& trees);

}  // namespace lockstep::detail

#endif
