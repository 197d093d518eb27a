// Finds what to replace in a source so that it parses to the edited tree.
#include "edits/edit_plan.h"

#include <algorithm>
#include <utility>

#include "edition/entry.h"
#include "serialize/html.h"

namespace lockstep::detail {

namespace {

// Whether the node is one that a page has only once. Most of these have tags that may be implied.
bool is_page_part(Node node) {
  return node.type() == NodeType::document || node.is_html("html") || node.is_html("head") ||
         node.is_html("body") || node.is_html("frameset");
}

bool is_void(Node element) {
  if (element.first_child() || element.template_contents()) return false;
  const EditionEntry& edition = entry_of(NodeAccess::tree(element).edition);
  return edition.is_void(element.element_namespace(), NodeAccess::name(element));
}

const NodeRecord& record_of(Node node) { return NodeAccess::tree(node).nodes[NodeAccess::id(node)]; }

}  // namespace

// The children that were removed or added between two neighboring kept children, or between a kept child and
// an end of the list.
struct EditPlan::Gap {
  std::size_t parsed_begin, parsed_end;  // in ChildList::parsed
  std::size_t edited_begin, edited_end;  // in ChildList::edited

  bool is_empty() const { return parsed_begin == parsed_end && edited_begin == edited_end; }
  bool has_new() const { return edited_begin != edited_end; }
};

void add_unwrapped(Trees& trees) {
  const std::vector<NodeId>& order = trees.map.order();
  for (std::size_t i = order.size(); i-- > 1;) {
    const NodeId child = order[i], parent = trees.map.parent(child);
    if (!NodeAccess::at(trees.parsed, child).parent()) continue;  // template contents or a shadow root
    Node now = NodeAccess::at(trees.edited, child).parent();
    if (now && NodeAccess::id(now) == parent) continue;
    if (!now) {
      const auto found = trees.unwrapped.find(child);
      if (found == trees.unwrapped.end()) continue;
      now = found->second;
    }
    trees.unwrapped[parent] = now;
  }
}

EditPlan::EditPlan(const Trees& trees, const SourceBytes& source, const SourceOptions& options,
                   const std::unordered_set<NodeId>& rewritten)
    : trees_(trees), source_(source), rewritten_(rewritten), flags_(trees.map.size(), 0) {
  writing_.scripting = options.parse.scripting;
  writing_.edition = options.parse.edition;
  writing_.round_trip = true;
  for (const NodeId node : rewritten)
    flags_[node] = is_page_part(NodeAccess::at(trees.edited, node)) ? kTag : kRewritten;
  find_changes();
}

bool EditPlan::has_changes() const {
  return std::any_of(flags_.begin(), flags_.end(), [](std::uint8_t found) { return found != 0; });
}

std::optional<std::vector<Replacement>> EditPlan::replacements() {
  if (!decide()) return std::nullopt;
  place();
  std::stable_sort(placed_.begin(), placed_.end(), [](const Placed& a, const Placed& b) {
    if (a.what.range.begin != b.what.range.begin) return a.what.range.begin < b.what.range.begin;
    if (a.side != b.side) return a.side < b.side;
    return a.side == Side::after_node ? a.order > b.order : a.order < b.order;
  });
  std::vector<Replacement> replacements;
  for (Placed& placed : placed_) {
    Replacement& what = placed.what;
    if (!replacements.empty() && what.range.begin < replacements.back().range.end) return std::nullopt;
    replacements.push_back(std::move(what));
  }
  return replacements;
}

// --- Finding changes.

void EditPlan::find_changes() {
  order_.push_back(trees_.edited.result());
  for (std::size_t i = 0; i < order_.size(); ++i) add_changes_of(order_[i]);
}

void EditPlan::add_changes_of(Node now) {
  const Node before = trees_.before(now);
  const auto part = [&](Node inside) {
    if (!inside) return;
    owners_[NodeAccess::id(inside)] = now;
    order_.push_back(inside);
  };
  switch (now.type()) {
    case NodeType::text:
    case NodeType::comment:
    case NodeType::processing_instruction:
      if (now.data() != before.data()) flags(now) |= kData;
      return;
    case NodeType::element:
      if (!is_same_start_tag(before, now)) flags(now) |= kTag;
      part(now.template_contents());
      part(now.shadow_root());
      break;
    default:
      break;
  }
  if (has_other_children(now)) flags(now) |= kChildren;
  for (Node child = now.first_child(); child; child = child.next_sibling())
    if (is_old(child)) order_.push_back(child);
}

bool EditPlan::has_other_children(Node now) const {
  Node before = trees_.before(now).first_child();
  Node child = now.first_child();
  for (; child && before; child = child.next_sibling(), before = before.next_sibling())
    if (NodeAccess::id(child) != NodeAccess::id(before)) return true;
  return child || before;
}

// --- Choosing the changes made in place, from the leaves up, since a node that cannot be changed in place
// changes its parent's children.

bool EditPlan::decide() {
  for (std::size_t i = order_.size(); i-- > 0;) {
    const Node now = order_[i];
    const std::uint8_t found = flags(now);
    if (found == 0) continue;
    bool is_local = (found & kRewritten) == 0;
    if (is_local && (found & kTag) != 0) is_local = can_change_tag(now);
    if (is_local && (found & kData) != 0)
      is_local =
          !trees_.before(now).position().has_gaps && trees_.map.is_closed(trees_.map.of(NodeAccess::id(now)));
    if (is_local && (found & kChildren) != 0) is_local = decide_children(now);
    if (!is_local && !rewrite(now)) return false;
  }
  return true;
}

// Has the node written again, as a change to its parent's children. Returns false if this is impossible.
bool EditPlan::rewrite(Node now) {
  Node parent = now.parent();
  flags(now) |= kRewritten;
  if (const auto owner = owners_.find(NodeAccess::id(now)); owner != owners_.end()) {
    flags(owner->second) |= kRewritten;
    return true;
  }
  if (!parent || !is_old(parent) || is_page_part(now)) {
    refused_ = trees_.before(now);
    return false;
  }
  flags(parent) |= kChildren;
  return true;
}

// Whether the start tag can be changed in place: it belongs to no other element, and the change does not make
// the element void or stop it from being void. If the tag is implied, the name must be the same.
bool EditPlan::can_change_tag(Node now) {
  const Node before = trees_.before(now);
  const NodePosition position = before.position();
  if (!position.range)
    return now.local_name() == before.local_name() &&
           (is_page_part(now) || !trees_.map.of(NodeAccess::id(now)).is_none());
  if (trees_.map.count(position.range->begin, position.range->begin + 1) != 1) return false;
  return now.local_name() == before.local_name() || is_void(now) == is_void(before);
}

std::vector<ParsedChild> EditPlan::parsed_children(Node now) const {
  using Kind = ParsedChild::Kind;
  std::vector<ParsedChild> children;
  std::vector<Node> open;
  const Node parent = trees_.before(now);
  const auto tag = [&](Kind kind, Node element) {
    const NodePosition position = element.position();
    const std::optional<ByteRange>& range = kind == Kind::start_tag ? position.range : position.end_tag;
    children.push_back({kind, element, range ? extent_of(*range, 1) : Extent{}, ParsedChild::kRemoved});
  };
  for (Node child = parent.first_child(); child || !open.empty();) {
    if (!child) {
      tag(Kind::end_tag, open.back());
      child = open.back().next_sibling();
      open.pop_back();
      continue;
    }
    const auto found = trees_.unwrapped.find(NodeAccess::id(child));
    if (found != trees_.unwrapped.end() && found->second == now && trees_.now(child).parent() != now) {
      tag(Kind::start_tag, child);
      open.push_back(child);
      child = child.first_child();
      continue;
    }
    children.push_back({Kind::whole, child, trees_.map.of(NodeAccess::id(child)), ParsedChild::kRemoved});
    child = child.next_sibling();
  }
  return children;
}

ChildList EditPlan::children_of(Node now) {
  ChildList list;
  list.parsed = parsed_children(now);
  std::unordered_map<NodeId, std::size_t> edited;
  for (Node child = now.first_child(); child; child = child.next_sibling()) {
    if (is_old(child) && (flags(child) & kRewritten) == 0)
      edited.emplace(NodeAccess::id(child), list.edited.size());
    list.edited.push_back(child);
  }
  std::vector<std::size_t> places, children;
  for (std::size_t i = 0; i < list.parsed.size(); ++i) {
    const auto found = edited.find(NodeAccess::id(list.parsed[i].node));
    if (list.parsed[i].kind != ParsedChild::Kind::whole || found == edited.end()) continue;
    places.push_back(found->second);
    children.push_back(i);
  }
  for (const std::size_t i : longest_increasing(places)) list.parsed[children[i]].kept_as = places[i];
  return list;
}

// Calls visit(gap) for each gap that is not empty; stops and returns false when `visit` returns false.
template <class Visit>
bool EditPlan::for_each_gap(const ChildList& list, const Visit& visit) {
  Gap gap{0, 0, 0, 0};
  for (std::size_t i = 0; i <= list.parsed.size(); ++i) {
    const bool is_end = i == list.parsed.size();
    if (!is_end && !list.parsed[i].is_kept()) continue;
    gap.parsed_end = i;
    gap.edited_end = is_end ? list.edited.size() : list.parsed[i].kept_as;
    if (!gap.is_empty() && !visit(gap)) return false;
    if (!is_end) gap = {i + 1, i + 1, gap.edited_end + 1, gap.edited_end + 1};
  }
  return true;
}

// Repeats until every gap is local, because rewriting children enlarges other gaps.
bool EditPlan::decide_children(Node now) {
  constexpr int kMostRounds = 16;
  for (int round = 0; round < kMostRounds; ++round) {
    ChildList list = children_of(now);
    bool is_settled = true;
    std::size_t rewritten_end = 0;  // the end of the children marked to be written again
    const bool is_possible = for_each_gap(list, [&](const Gap& gap) {
      std::size_t guilty = 0;
      if (is_local(list, gap, now, guilty)) return true;
      is_settled = false;
      if (guilty == list.parsed.size()) return false;
      if (guilty >= rewritten_end) rewritten_end = rewrite_around(list, guilty);
      return rewritten_end != 0;
    });
    if (!is_possible) return false;
    if (is_settled) return true;
  }
  return false;
}

// Whether the removed children's bytes can be removed, and there is a place for the new children. If not,
// `guilty` is the child whose bytes are mixed with other nodes' bytes, or the number of children.
bool EditPlan::is_local(const ChildList& list, const Gap& gap, Node parent, std::size_t& guilty) const {
  Extent removed;
  for (std::size_t i = gap.parsed_begin; i < gap.parsed_end; ++i) {
    const Extent& extent = list.parsed[i].extent;
    if (extent.is_none()) continue;
    // Overlapping extents are removed together.
    if (!removed.is_none() && removed.overlaps(extent))
      removed.add(extent);
    else
      removed = extent;
    const bool is_last = i + 1 == gap.parsed_end || !list.parsed[i + 1].extent.overlaps(removed);
    guilty = i;
    if (is_last && trees_.map.count(removed.begin, removed.end) != removed.points) return false;
  }
  if (!removed.is_none() || !gap.has_new()) return true;
  const auto is_closed = [&](std::size_t i) { return trees_.map.is_closed(list.parsed[i].extent); };
  const bool has_previous = gap.parsed_begin != 0, has_next = gap.parsed_end != list.parsed.size();
  if ((has_previous && is_closed(gap.parsed_begin - 1)) || (has_next && is_closed(gap.parsed_end)))
    return true;
  guilty = has_previous ? gap.parsed_begin - 1 : has_next ? gap.parsed_end : list.parsed.size();
  return !has_previous && !has_next && !container_start(parent).is_none();
}

// Adds a child's neighbors until their bytes belong to no other nodes, and has them all written again.
// Returns the index after the last one; 0 if this is impossible.
std::size_t EditPlan::rewrite_around(const ChildList& list, std::size_t child) {
  std::size_t first = child, last = child;
  Extent extent = list.parsed[child].extent;
  while (!trees_.map.is_closed(extent)) {
    if (first > 0 && list.parsed[first - 1].extent.overlaps(extent))
      extent.add(list.parsed[--first].extent);
    else if (last + 1 < list.parsed.size() && list.parsed[last + 1].extent.overlaps(extent))
      extent.add(list.parsed[++last].extent);
    else
      return 0;
  }
  for (std::size_t i = first; i <= last; ++i) {
    const Node now = trees_.now(list.parsed[i].node);
    if (is_page_part(now)) return 0;
    flags(now) |= kRewritten;
  }
  return last + 1;
}

// Returns where to insert children into a node that had none: an empty extent; Extent{} if there is no place.
Extent EditPlan::container_start(Node now) const {
  const auto owner = owners_.find(NodeAccess::id(now));
  const Node element = trees_.before(owner == owners_.end() ? now : owner->second);
  const auto at = [](std::uint64_t offset) { return extent_of({offset, offset}, 0); };
  if (element.type() == NodeType::document || element.type() == NodeType::document_fragment)
    return at(source_.bytes.size());
  const NodePosition position = element.position();
  if (position.range) {
    const bool is_empty_tag =
        element.element_namespace() != Namespace::html && is_self_closing(*position.range, source_);
    const bool is_shared = trees_.map.count(position.range->begin, position.range->begin + 1) != 1;
    return is_empty_tag || is_shared ? Extent{} : at(position.range->end);
  }
  if (!is_page_part(element)) return {};
  // The tags are implied before the next content.
  Node next = element.next_sibling();
  const Extent following = next ? trees_.map.of(NodeAccess::id(next)) : Extent{};
  return at(following.is_none() ? source_.bytes.size() : following.begin);
}

// --- The replacements.

void EditPlan::place() {
  std::vector<Node> waiting{trees_.edited.result()};
  while (!waiting.empty()) {
    const Node now = waiting.back();
    waiting.pop_back();
    place_own(now);
    // In tree order, which determines the order of replacements at the same offset: the first child is next.
    if ((flags(now) & kChildren) != 0) {
      place_children(now, waiting);
    } else {
      for (Node child = now.last_child(); child; child = child.previous_sibling()) waiting.push_back(child);
    }
    if (now.is_element()) {
      if (const Node contents = now.template_contents()) waiting.push_back(contents);
      if (const Node shadow_root = now.shadow_root()) waiting.push_back(shadow_root);
    }
  }
}

void EditPlan::add(std::uint64_t begin, std::uint64_t end, std::string markup, Side side) {
  placed_.push_back({{{begin, end}, std::move(markup)}, side, placed_.size()});
}

// Adds the changes to a node's own tags or data.
void EditPlan::place_own(Node now) {
  const std::uint8_t found = flags(now);
  if ((found & (kTag | kData)) == 0) return;
  const Node before = trees_.before(now);
  const NodePosition position = before.position();
  const Extent& extent = trees_.map.of(NodeAccess::id(now));
  if ((found & kData) != 0) {
    std::string markup = now.previous_sibling() ? "" : newline_to_drop(now.parent(), position.range->begin);
    return add(position.range->begin, position.range->end, markup.append(markup_of(now)), Side::range);
  }
  std::vector<Replacement> changes;
  if (!change_start_tag(before, now, source_, changes)) changes.clear();  // comparing the trees reveals this
  for (Replacement& change : changes)
    add(change.range.begin, change.range.end, std::move(change.markup), Side::range);
  if (!position.range) {
    bool is_needed = rewritten_.contains(NodeAccess::id(now));
    for (std::size_t i = 0; i < now.attribute_count(); ++i)
      is_needed = is_needed || !before.has_attribute(now.attribute(i).qualified_name());
    const std::uint64_t begin = extent.is_none() ? container_start(now).begin : extent.begin;
    if (is_needed) add(begin, begin, start_tag_of(now), Side::before_node);
    return;
  }
  if (now.local_name() == before.local_name()) return;
  const std::string name(now.local_name());
  if (position.end_tag) {
    const ByteRange old_name = name_of_end_tag(*position.end_tag, source_);
    add(old_name.begin, old_name.end, name, Side::range);
  } else if (!is_void(now) && !is_self_closing(*position.range, source_)) {
    add(extent.end, extent.end, "</" + name + ">", Side::after_node);
  }
}

void EditPlan::place_children(Node now, std::vector<Node>& waiting) {
  const ChildList list = children_of(now);
  (void)for_each_gap(list, [&](const Gap& gap) {
    place_gap(list, gap, now);
    return true;
  });
  for (std::size_t i = list.parsed.size(); i-- > 0;)
    if (list.parsed[i].is_kept()) waiting.push_back(list.edited[list.parsed[i].kept_as]);
}

void EditPlan::place_gap(const ChildList& list, const Gap& gap, Node parent) {
  std::string markup = end_tag_after(list, gap);
  for (std::size_t i = gap.edited_begin; i < gap.edited_end; ++i) markup.append(markup_of(list.edited[i]));

  std::vector<Extent> removed;
  for (std::size_t i = gap.parsed_begin; i < gap.parsed_end; ++i) {
    const Extent& extent = list.parsed[i].extent;
    if (extent.is_none()) continue;
    if (!removed.empty() && (removed.back().overlaps(extent) || removed.back().end == extent.begin))
      removed.back().add(extent);
    else
      removed.push_back(extent);
  }
  const bool has_previous = gap.parsed_begin != 0, has_next = gap.parsed_end != list.parsed.size();
  const std::optional<ByteRange> start_tag = trees_.before(parent).position().range;
  std::uint64_t place = 0;
  Side side = Side::range;
  if (!removed.empty()) {
    place = removed.front().begin;
  } else if (has_previous && trees_.map.is_closed(list.parsed[gap.parsed_begin - 1].extent)) {
    place = list.parsed[gap.parsed_begin - 1].extent.end;
    side = Side::after_node;
  } else if (has_next && trees_.map.is_closed(list.parsed[gap.parsed_end].extent)) {
    place = list.parsed[gap.parsed_end].extent.begin;
    side = Side::before_node;
  } else if (gap.has_new()) {
    place = container_start(parent).begin;
    side = start_tag ? Side::after_node : Side::before_node;
  } else {
    return;
  }
  if (gap.parsed_begin == 0) markup.insert(0, newline_to_drop(parent, place));
  if (removed.empty()) {
    if (!markup.empty()) add(place, place, std::move(markup), side);
    return;
  }
  for (const Extent& extent : removed) {
    add(extent.begin, extent.end, std::move(markup), Side::range);
    markup.clear();
  }
}

// Returns the end tag of the element before the gap, if it was implied and the content after it has changed.
std::string EditPlan::end_tag_after(const ChildList& list, const Gap& gap) const {
  if (gap.parsed_begin == 0) return {};
  const Node before = list.parsed[gap.parsed_begin - 1].node;
  if (!before.is_element() || is_page_part(before)) return {};
  const NodePosition position = before.position();
  const Node now = trees_.now(before);
  if (position.end_tag || now.local_name() != before.local_name() || is_void(before)) return {};
  const bool has_next = gap.parsed_end != list.parsed.size();
  const Node next = has_next ? list.parsed[gap.parsed_end].node : Node();
  if (!gap.has_new() && (!has_next || (next.is_element() && next.local_name() == before.local_name())))
    return {};
  if (position.range && before.element_namespace() != Namespace::html &&
      is_self_closing(*position.range, source_))
    return {};
  return "</" + std::string(now.local_name()) + ">";
}

// Returns a newline if the place follows the start tag of an element that drops a leading newline and whose
// text begins with one.
std::string EditPlan::newline_to_drop(Node parent, std::uint64_t place) const {
  const std::optional<ByteRange> start_tag = trees_.before(parent).position().range;
  const bool is_dropped = drops_first_newline(record_of(parent)) &&
                          parent.first_child().data().starts_with('\n') && start_tag &&
                          start_tag->end == place;
  return is_dropped ? "\n" : "";
}

std::string EditPlan::markup_of(Node now) const { return now.outer_html(writing_); }

}  // namespace lockstep::detail
