// Paths: the nodes that expressions select.
#include <algorithm>
#include <cmath>
#include <utility>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/name_keys.h"
#include "xpath/evaluator.h"
#include "xpath/lexer.h"

namespace lockstep::detail {

// --- Node tests

void XPathEvaluator::bind_tests() {
  const Tree& tree = tree_.tree();
  for (const Step& step : code_.steps) {
    BoundTest test{step.test.kind, step.test.name_space, 0, 0, 0, 0, {}};
    if (test.kind == TestKind::target) test.target = code_.texts[step.test.index];
    if (test.kind == TestKind::name || test.kind == TestKind::name_anywhere) {
      const XPathName& name = code_.names[step.test.index];
      const bool is_plain = test.name_space == Namespace::none;
      test.exact = tree.tag_names.find(name.exact);
      test.lower = tree.tag_names.find(name.lower);
      test.exact_attribute = is_plain ? tree.attribute_names.find(name.exact)
                                      : namespaced_attribute_name(test.name_space, name.exact);
      test.lower_attribute = is_plain ? tree.attribute_names.find(name.lower) : test.exact_attribute;
    }
    tests_.push_back(test);
  }
  indexes_.resize(code_.steps.size());
  visits_without_index_ = 1024 + 4 * tree.nodes.size();
}

bool XPathEvaluator::passes(const BoundTest& test, NodeId node) const {
  const NodeRecord& record = tree_.record(node);
  switch (test.kind) {
    case TestKind::name:
      return record.name == (test.name_space == Namespace::html ? test.lower : test.exact) &&
             record.type == NodeType::element && record.element_namespace == test.name_space &&
             record.name != 0;
    case TestKind::name_anywhere:
      return record.name == (record.element_namespace == Namespace::html ? test.lower : test.exact) &&
             record.type == NodeType::element && record.name != 0;
    case TestKind::any_name:
      return record.type == NodeType::element;
    case TestKind::in_namespace:
      return record.type == NodeType::element && record.element_namespace == test.name_space;
    case TestKind::any:
      return tree_.is_visible(node);
    case TestKind::text:
      return record.type == NodeType::text && tree_.is_visible(node);
    case TestKind::comment:
      return record.type == NodeType::comment;
    case TestKind::processing_instruction:
      return record.type == NodeType::processing_instruction;
    case TestKind::target:
      return record.type == NodeType::processing_instruction &&
             tree_.tree().processing_instruction_target(node) == test.target;
  }
  return false;
}

bool XPathEvaluator::attribute_passes(const BoundTest& test, NodeId element,
                                      const AttributeRecord& attribute) const {
  switch (test.kind) {
    case TestKind::name: {
      const bool is_html = tree_.record(element).element_namespace == Namespace::html;
      return attribute.name == (is_html ? test.lower_attribute : test.exact_attribute);
    }
    case TestKind::any:
    case TestKind::any_name:
      return tree_.is_attribute(attribute);
    case TestKind::in_namespace:
      return tree_.is_attribute(attribute) &&
             AttributeName(tree_.tree().attribute_names, attribute.name).attribute_namespace() ==
                 test.name_space;
    default:
      return false;
  }
}

// --- Axes, one context node at a time

namespace {

// The other axes lead to few nodes, or add the context node to one of these axes.
bool is_indexed(XPathAxis axis) {
  return axis == XPathAxis::ancestor || axis == XPathAxis::child || axis == XPathAxis::descendant ||
         axis == XPathAxis::following || axis == XPathAxis::following_sibling ||
         axis == XPathAxis::preceding || axis == XPathAxis::preceding_sibling;
}

}  // namespace

template <class Visit>
void XPathEvaluator::visit_attributes(const BoundTest& test, NodeId element, const Visit& visit) {
  if (tree_.record(element).type != NodeType::element) return;
  const AttributeRecord* const attributes = tree_.tree().attributes(element);
  for (std::uint32_t i = 0, count = tree_.tree().attribute_count(element); i < count; ++i)
    if (attribute_passes(test, element, attributes[i]) && visit({element, i + 1}) == Visited::stop) return;
}

// Calls visit() for the nodes on the axis that pass the test, in the axis's order, until it returns
// Visited::stop.
template <class Visit>
void XPathEvaluator::along_axis(const Step& step, XPathAxis axis, XPathNodeId from, const Visit& visit) {
  const BoundTest& test = test_of(step);
  StepIndex& index = indexes_[index_of(step)];
  if (index.visited > visits_without_index_ && is_indexed(axis))
    return along_index(step, axis, from, false, visit);
  const Tree& tree = tree_.tree();
  const NodeId root = tree_.root(), parent = tree_.parent(from);
  // Attributes have no children and no siblings.
  const NodeId node = from.attribute == 0 ? from.node : kNoNode;
  std::size_t visited = 0;
  const auto stops = [&](NodeId at) {
    ++visited;
    return passes(test, at) && visit({at, 0}) == Visited::stop;
  };
  const auto walk = [&](NodeId at, const auto& next) {
    while (at != kNoNode && !stops(at)) at = next(at);
  };
  const auto up = [&](NodeId at) { return tree_.record(at).parent; };
  switch (axis) {
    case XPathAxis::ancestor_or_self:
    case XPathAxis::descendant_or_self:
    case XPathAxis::self:
      // Attributes do not have the principal node type of these axes.
      if (node != kNoNode ? stops(node) : test.kind == TestKind::any && visit(from) == Visited::stop) return;
      if (axis == XPathAxis::ancestor_or_self) along_axis(step, XPathAxis::ancestor, from, visit);
      if (axis == XPathAxis::descendant_or_self) along_axis(step, XPathAxis::descendant, from, visit);
      break;
    case XPathAxis::namespace_:
      break;
    case XPathAxis::attribute:
      visit_attributes(test, node, visit);
      break;
    case XPathAxis::parent:
      walk(parent, [](NodeId) { return kNoNode; });
      break;
    case XPathAxis::ancestor:
      walk(parent, up);
      break;
    case XPathAxis::child:
      walk(tree.first_child(node), [&](NodeId at) { return tree.next_sibling(at); });
      break;
    case XPathAxis::descendant:
      tree_.for_each_descendant(node, [&](NodeId at) { return stops(at) ? Visited::stop : Visited::passed; });
      break;
    case XPathAxis::following_sibling:
      walk(tree.next_sibling(node), [&](NodeId at) { return tree.next_sibling(at); });
      break;
    case XPathAxis::preceding_sibling:
      walk(tree.previous_sibling(node), [&](NodeId at) { return tree.previous_sibling(at); });
      break;
    case XPathAxis::following:
      walk(node == kNoNode ? tree.following(from.node, root) : tree.following_skipping_children(node, root),
           [&](NodeId at) { return tree.following(at, root); });
      break;
    case XPathAxis::preceding: {
      NodeId ancestor = tree_.record(from.node).parent;
      const auto next = [&](NodeId at) {
        for (at = tree_.preceding(at); at != kNoNode && at == ancestor; at = tree_.preceding(at), ++visited)
          ancestor = tree_.record(at).parent;
        return at;
      };
      walk(next(from.node), next);
    }
  }
  index.visited += visited;
}

// Visits the nodes of along_axis() from the other end, for the axes on which that is fast: child,
// following-sibling and descendant.
template <class Visit>
void XPathEvaluator::along_axis_backwards(const Step& step, NodeId from, const Visit& visit) {
  StepIndex& index = indexes_[index_of(step)];
  if (index.visited > visits_without_index_) return along_index(step, step.axis, {from, 0}, true, visit);
  const Tree& tree = tree_.tree();
  const bool is_descendant = step.axis == XPathAxis::descendant;
  const NodeId parent = step.axis == XPathAxis::child ? from : tree_.record(from).parent;
  NodeId at = is_descendant ? tree_.last_inside(from) : parent == kNoNode ? from : tree.last_child(parent);
  while (at != kNoNode && at != from && !(passes(test_of(step), at) && visit({at, 0}) == Visited::stop)) {
    at = is_descendant ? tree_.preceding(at) : tree.previous_sibling(at);
    ++index.visited;
  }
}

// --- Indexes, to skip nodes that fail the test after visiting many more nodes than the tree contains

// Returns the first node from this one on that passes the test; `next` returns the node after another.
template <class Next>
NodeId XPathEvaluator::nearest(const Step& step, NodeId from, const Next& next) {
  constexpr NodeId kUnknown = UINT32_MAX;
  std::vector<NodeId>& known = indexes_[index_of(step)].nearest;
  if (known.empty()) known.resize(tree_.tree().nodes.size(), kUnknown);
  NodeId at = from;
  while (at != kNoNode && known[at] == kUnknown && !passes(test_of(step), at)) at = next(at);
  const NodeId found = at == kNoNode || known[at] == kUnknown ? at : known[at];
  for (NodeId before = from; before != at; before = next(before)) known[before] = found;
  if (at != kNoNode) known[at] = found;
  return found;
}

template <class Visit>
void XPathEvaluator::along_index(const Step& step, XPathAxis axis, XPathNodeId from, bool backwards,
                                 const Visit& visit) {
  const Tree& tree = tree_.tree();
  const NodeId node = from.attribute == 0 ? from.node : kNoNode;
  const auto walk = [&](NodeId at, const auto& next) {
    for (at = nearest(step, at, next); at != kNoNode && at != node; at = nearest(step, next(at), next))
      if (visit({at, 0}) == Visited::stop) return;
  };
  const auto forth = [&](NodeId at) { return tree.next_sibling(at); };
  const auto back = [&](NodeId at) { return tree.previous_sibling(at); };
  switch (axis) {
    case XPathAxis::ancestor:
      return walk(tree_.parent(from), [&](NodeId at) { return tree_.record(at).parent; });
    case XPathAxis::child:
      return backwards ? walk(tree.last_child(node), back) : walk(tree.first_child(node), forth);
    case XPathAxis::preceding_sibling:
      return walk(tree.previous_sibling(node), back);
    case XPathAxis::following_sibling:
      if (!backwards) return walk(tree.next_sibling(node), forth);
      if (tree_.record(node).parent == kNoNode) return;
      // The siblings after the node come first.
      for (NodeId at = tree.last_child(tree_.record(node).parent);
           (at = nearest(step, at, back)) != kNoNode && tree_.place({node, 0}) < tree_.place({at, 0});
           at = back(at))
        if (visit({at, 0}) == Visited::stop) return;
      return;
    case XPathAxis::descendant:
    case XPathAxis::following:
    case XPathAxis::preceding:
      return along_matches(step, axis, from, backwards, visit);
    default:
      return;
  }
}

// Visits nodes along axes that are contiguous parts of the document order.
template <class Visit>
void XPathEvaluator::along_matches(const Step& step, XPathAxis axis, XPathNodeId from, bool backwards,
                                   const Visit& visit) {
  StepIndex& index = indexes_[index_of(step)];
  std::vector<NodeId>& matches = index.matches;
  if (!std::exchange(index.has_matches, true))
    tree_.for_each_descendant(tree_.root(), [&](NodeId at) {
      if (passes(test_of(step), at)) matches.push_back(at);
      return Visited::passed;
    });
  const auto from_place = [&](std::uint64_t place) {
    return std::lower_bound(matches.begin(), matches.end(), place, [&](NodeId at, std::uint64_t wanted) {
      return tree_.place({at, 0}) < wanted;
    });
  };
  const std::uint64_t begin = tree_.place({from.node, from.attribute == 0 ? 0U : 1U});
  const std::uint64_t end = from.attribute == 0 ? tree_.end_place(from.node) : begin;
  auto first = matches.begin(), last = matches.end();
  if (axis != XPathAxis::preceding) first = from_place(axis == XPathAxis::following ? end : begin + 1);
  if (axis != XPathAxis::following) last = from_place(axis == XPathAxis::preceding ? begin : end);
  if (axis == XPathAxis::preceding || backwards) {
    while (last != first) {
      --last;
      if ((axis != XPathAxis::preceding || tree_.end_place(*last) <= begin) &&
          visit({*last, 0}) == Visited::stop)
        return;
    }
  } else {
    for (; first != last; ++first)
      if (visit({*first, 0}) == Visited::stop) return;
  }
}

// --- Predicates

bool XPathEvaluator::holds(const Predicate& predicate, const Focus& focus) {
  switch (predicate.form) {
    case PredicateForm::position:
      return static_cast<double>(focus.position) == predicate.position;
    case PredicateForm::last:
      return focus.position == focus.size;
    case PredicateForm::boolean:
      return holds_for(predicate, focus.node);
    case PredicateForm::general:
      break;
  }
  if (type_of(predicate.expression) == ValueType::number)
    return number(predicate.expression, focus) == static_cast<double>(focus.position);
  return boolean(predicate.expression, focus);
}

// Evaluates a predicate that depends only on the node. The outer predicates may do this for the same node as
// many times as there are nodes, for each level of nesting, so the answers are remembered once there are
// many.
bool XPathEvaluator::holds_for(const Predicate& predicate, XPathNodeId node) {
  if (!predicate.is_nested || node.attribute != 0) return boolean(predicate.expression, {node});
  answers_.resize(code_.predicates.size());
  const auto index = static_cast<std::size_t>(&predicate - code_.predicates.data());
  PredicateAnswers& answers = answers_[index];
  const std::size_t nodes = tree_.tree().nodes.size();
  if (answers.of_nodes.empty()) {
    if (++answers.asked <= nodes) return boolean(predicate.expression, {node});
    answers.of_nodes.resize(nodes);
  }
  std::uint8_t& answer = answers.of_nodes[node.node];
  if (answer == 0) answer = boolean(predicate.expression, {node}) ? 2 : 1;
  return answer == 2;
}

bool XPathEvaluator::all_hold(IndexRange predicates, XPathNodeId node) {
  for (std::uint32_t i = 0; i < predicates.count; ++i)
    if (!holds_for(code_.predicates[predicates.first + i], node)) return false;
  return true;
}

// Keeps the nodes for which all predicates hold. The order of the nodes determines their positions.
void XPathEvaluator::filter(IndexRange predicates, std::vector<XPathNodeId>& nodes) {
  for (std::uint32_t i = 0; i < predicates.count && !nodes.empty(); ++i) {
    const Predicate& predicate = code_.predicates[predicates.first + i];
    const std::size_t size = nodes.size();
    std::size_t kept = 0;
    for (std::size_t at = 0; at < size; ++at)
      if (holds(predicate, {nodes[at], at + 1, size})) nodes[kept++] = nodes[at];
    nodes.resize(kept);
  }
}

// Like filter(), for one predicate and nodes in document order; positions are counted among the nodes with
// the same parent.
void XPathEvaluator::filter_siblings(const Predicate& predicate, std::vector<XPathNodeId>& nodes) {
  std::vector<Focus> focuses;
  focuses.reserve(nodes.size());
  // Counts all children before it evaluates predicates, which may count children of the same parents.
  children_.resize(tree_.tree().nodes.size());
  const auto counted = [&](XPathNodeId node) -> std::uint32_t& {
    return children_[tree_.record(node.node).parent];
  };
  for (const XPathNodeId node : nodes) focuses.push_back({node, ++counted(node), 0});
  for (Focus& focus : focuses) focus.size = counted(focus.node);
  for (const XPathNodeId node : nodes) counted(node) = 0;
  nodes.clear();
  for (const Focus& focus : focuses)
    if (holds(predicate, focus)) nodes.push_back(focus.node);
}

// --- Steps

void XPathEvaluator::step(const Step& step, NodeSet& from, NodeSet& to, Need need) {
  to.clear();
  if (from.nodes.empty()) return;
  if (step.counts_siblings) return step_among_siblings(step, from, to);
  if (step.is_positional) return step_by_position(step, from, to);
  if (from.nodes.size() == 1) return step_from_one(step, from.nodes[0], to, need);
  step_from_all(step, from, to);
  if (step.predicates.count == 0) return;
  std::erase_if(to.nodes, [&](XPathNodeId node) { return !all_hold(step.predicates, node); });
}

void XPathEvaluator::step_from_one(const Step& step, XPathNodeId from, NodeSet& to, Need need) {
  const BoundTest& test = test_of(step);
  const bool is_reverse = axis_rows()[static_cast<std::size_t>(step.axis)].is_reverse;
  const bool stops = need == Need::any || (need == Need::first && !is_reverse);
  const auto visit = [&](XPathNodeId node) {
    if (!all_hold(step.predicates, node)) return Visited::passed;
    to.nodes.push_back(node);
    return stops ? Visited::stop : Visited::kept;
  };
  StepIndex& index = indexes_[index_of(step)];
  if (step.axis == XPathAxis::descendant && from.attribute == 0 && index.visited <= visits_without_index_) {
    std::size_t visited = 0;
    to.is_flat = tree_.for_each_descendant(from.node, [&](NodeId node) {
      ++visited;
      return passes(test, node) ? visit({node, 0}) : Visited::passed;
    });
    index.visited += visited;
    return;
  }
  along_axis(step, step.axis, from, visit);
  if (is_reverse) std::reverse(to.nodes.begin(), to.nodes.end());
  to.is_flat = to.nodes.size() < 2 || step.axis == XPathAxis::child || step.axis == XPathAxis::attribute ||
               step.axis == XPathAxis::following_sibling || step.axis == XPathAxis::preceding_sibling;
}

void XPathEvaluator::collect(const Step& step, XPathNodeId from, NodeSet& to) {
  along_axis(step, step.axis, from, [&](XPathNodeId node) {
    to.nodes.push_back(node);
    return Visited::kept;
  });
}

// Follows `next` from each context node until a node has been reached before; on the axis `parent`, only
// once. Adds the nodes that pass the test.
template <class Next>
void XPathEvaluator::collect_unmarked(const Step& step, const NodeSet& from, NodeSet& to, const Next& next) {
  const BoundTest& test = test_of(step);
  const bool or_self = step.axis == XPathAxis::ancestor_or_self, once = step.axis == XPathAxis::parent;
  if (marks_.empty()) marks_.resize(tree_.tree().nodes.size());
  std::vector<NodeId> marked;
  for (const XPathNodeId context : from.nodes) {
    if (or_self && context.attribute != 0 && test.kind == TestKind::any) to.nodes.push_back(context);
    NodeId at = or_self && context.attribute == 0 ? context.node : next(context);
    for (; at != kNoNode && !marks_[at]; at = once ? kNoNode : next({at, 0})) {
      marks_[at] = true;
      marked.push_back(at);
      if (passes(test, at)) to.nodes.push_back({at, 0});
    }
  }
  for (const NodeId node : marked) marks_[node] = false;
  to.is_ordered = false;
}

// Takes a step from all nodes. Visits overlapping parts only once.
void XPathEvaluator::step_from_all(const Step& step, NodeSet& from, NodeSet& to) {
  const Tree& tree = tree_.tree();
  to.is_flat = false;
  switch (step.axis) {
    case XPathAxis::self:
    case XPathAxis::attribute:
    case XPathAxis::child:
    case XPathAxis::namespace_:
      for (const XPathNodeId context : from.nodes) collect(step, context, to);
      to.is_ordered = from.is_ordered && (from.is_flat || step.axis != XPathAxis::child);
      to.is_flat = from.is_flat || step.axis == XPathAxis::attribute;
      return;
    case XPathAxis::parent:
    case XPathAxis::ancestor:
    case XPathAxis::ancestor_or_self:
      return collect_unmarked(step, from, to, [&](XPathNodeId node) { return tree_.parent(node); });
    case XPathAxis::following_sibling:
      return collect_unmarked(step, from, to, [&](XPathNodeId node) {
        return node.attribute != 0 ? kNoNode : tree.next_sibling(node.node);
      });
    case XPathAxis::preceding_sibling:
      return collect_unmarked(step, from, to, [&](XPathNodeId node) {
        return node.attribute != 0 ? kNoNode : tree.previous_sibling(node.node);
      });
    case XPathAxis::descendant:
    case XPathAxis::descendant_or_self:
      return collect_descendants(step, from, to);
    case XPathAxis::following: {
      // These are the nodes after the context node that ends first.
      const auto end = [&](XPathNodeId node) {
        return node.attribute != 0 ? tree_.place({node.node, 1}) : tree_.end_place(node.node);
      };
      const auto ends_before = [&](XPathNodeId a, XPathNodeId b) { return end(a) < end(b); };
      return collect(step, *std::min_element(from.nodes.begin(), from.nodes.end(), ends_before), to);
    }
    case XPathAxis::preceding:
      // These are the nodes before the context node that begins last.
      tree_.sort(from);
      collect(step, from.nodes.back(), to);
      std::reverse(to.nodes.begin(), to.nodes.end());
      return;
  }
}

// Skips a context node inside another one, since the descendants of the outer one include its descendants.
void XPathEvaluator::collect_descendants(const Step& step, NodeSet& from, NodeSet& to) {
  tree_.sort(from);
  std::uint64_t end = 0;
  for (const XPathNodeId context : from.nodes) {
    const bool is_inside = !from.is_flat && tree_.place(context) < end;
    // An attribute is not a descendant.
    if (is_inside && context.attribute == 0) continue;
    if (!from.is_flat && context.attribute == 0) end = tree_.end_place(context.node);
    collect(step, context, to);
    if (is_inside) to.is_ordered = false;
  }
}

// --- Steps whose predicates ask for positions

// Finds the nodes that a step selects from one context node, in the axis's order.
void XPathEvaluator::select_by_position(const Step& step, XPathNodeId from, std::vector<XPathNodeId>& out) {
  // The predicates before the first positional one, and then the number of nodes that the positional one
  // needs.
  IndexRange before{step.predicates.first, 0};
  while (code_.predicates[before.first + before.count].form == PredicateForm::boolean) ++before.count;
  const Predicate& first = code_.predicates[before.first + before.count];
  IndexRange after{before.first + before.count, step.predicates.count - before.count};
  const bool is_quick_backwards = step.axis == XPathAxis::child ||
                                  step.axis == XPathAxis::following_sibling ||
                                  step.axis == XPathAxis::descendant;
  const bool is_last = first.form == PredicateForm::last && is_quick_backwards && from.attribute == 0;
  const double most = is_last ? 1 : first.form == PredicateForm::position ? first.position : HUGE_VAL;
  const auto visit = [&](XPathNodeId node) {
    if (!all_hold(before, node)) return Visited::passed;
    out.push_back(node);
    return static_cast<double>(out.size()) >= most ? Visited::stop : Visited::kept;
  };
  if (is_last)
    along_axis_backwards(step, from.node, visit);
  else
    along_axis(step, step.axis, from, visit);
  if (is_last) ++after.first, --after.count;
  filter(after, out);
}

void XPathEvaluator::step_by_position(const Step& step, const NodeSet& from, NodeSet& to) {
  const bool is_reverse = axis_rows()[static_cast<std::size_t>(step.axis)].is_reverse;
  std::vector<XPathNodeId> selected;
  for (const XPathNodeId context : from.nodes) {
    selected.clear();
    select_by_position(step, context, selected);
    if (is_reverse) std::reverse(selected.begin(), selected.end());
    to.nodes.insert(to.nodes.end(), selected.begin(), selected.end());
  }
  const bool is_disjoint = step.axis == XPathAxis::self || step.axis == XPathAxis::attribute ||
                           (step.axis == XPathAxis::child && from.is_flat);
  to.is_flat = to.nodes.size() < 2 || (step.axis == XPathAxis::child && from.is_flat);
  if (from.nodes.size() == 1) return;
  to.is_ordered = is_disjoint && from.is_ordered;
  if (!is_disjoint) tree_.sort_and_unite(to);
}

// Takes a step after `//`, as in `//td[2]`: each descendant is a child of one of the nodes that `//` selects.
void XPathEvaluator::step_among_siblings(const Step& step, NodeSet& from, NodeSet& to) {
  step_from_all(step, from, to);
  tree_.sort(to);
  for (std::uint32_t i = 0; i < step.predicates.count && !to.nodes.empty(); ++i)
    filter_siblings(code_.predicates[step.predicates.first + i], to.nodes);
  to.is_flat = to.nodes.size() < 2;
}

// --- Paths

// Whether a path selects any node.
bool XPathEvaluator::selects_any(const Expression& of, const Focus& focus) {
  const bool is_one_step = of.kind == ExpressionKind::path && of.start == PathStart::context &&
                           of.steps.count == 1 && !code_.steps[of.steps.first].is_positional;
  if (!is_one_step) {
    NodeSet set;
    compute_nodes(of, focus, set, Need::any);
    return !set.nodes.empty();
  }
  const Step& step = code_.steps[of.steps.first];
  bool is_found = false;
  along_axis(step, step.axis, focus.node, [&](XPathNodeId node) {
    is_found = all_hold(step.predicates, node);
    return is_found ? Visited::stop : Visited::passed;
  });
  return is_found;
}

void XPathEvaluator::nodes(std::uint32_t index, const Focus& focus, NodeSet& out, Need need) {
  const Expression& of = expression(index);
  if (!is_kept(of)) return compute_nodes(of, focus, out, need);
  std::optional<NodeSet>& kept = kept_[index].nodes;
  if (!kept) {
    NodeSet all;
    compute_nodes(of, focus, all, Need::all);
    kept_[index].nodes = std::move(all);
  }
  out = *kept_[index].nodes;
}

void XPathEvaluator::compute_nodes(const Expression& of, const Focus& focus, NodeSet& out, Need need) {
  out.clear();
  switch (of.kind) {
    case ExpressionKind::path:
      return path(of, focus, out, need);
    case ExpressionKind::operation:
      return union_of(of, focus, out);
    case ExpressionKind::call: {
      if (of.callers_function == kNoFunction) return ids(of, focus, out);
      const XPathValue value = call(of, focus);
      return add_nodes(value.nodes(), out);
    }
    case ExpressionKind::variable:
      return add_nodes(variable(of).nodes(), out);
    default:
      return;
  }
}

void XPathEvaluator::union_of(const Expression& of, const Focus& focus, NodeSet& out) {
  NodeSet part_of_union;
  for (std::uint32_t i = 0; i < of.parts.count; ++i) {
    nodes(part(of, i), focus, part_of_union, Need::all);
    out.nodes.insert(out.nodes.end(), part_of_union.nodes.begin(), part_of_union.nodes.end());
  }
  tree_.sort_and_unite(out);
}

void XPathEvaluator::path(const Expression& of, const Focus& focus, NodeSet& out, Need need) {
  switch (of.start) {
    case PathStart::context:
      out.nodes.push_back(focus.node);
      break;
    case PathStart::root:
      out.nodes.push_back({tree_.root(), 0});
      break;
    case PathStart::expression: {
      // `(//a)[1]` needs only the first node.
      const IndexRange predicates = of.start_predicates;
      const bool only_first = predicates.count != 0 &&
                              code_.predicates[predicates.first].form == PredicateForm::position &&
                              code_.predicates[predicates.first].position == 1;
      const bool is_whole = predicates.count == 0 && of.steps.count == 0;
      nodes(of.start_expression, focus, out, only_first ? Need::first : is_whole ? need : Need::all);
      if (predicates.count == 0) break;
      tree_.sort(out);
      filter(predicates, out.nodes);
      break;
    }
  }
  NodeSet next;
  for (std::uint32_t i = 0; i < of.steps.count && !out.nodes.empty(); ++i) {
    step(code_.steps[of.steps.first + i], out, next, i + 1 == of.steps.count ? need : Need::all);
    std::swap(out, next);
  }
}

void XPathEvaluator::add_nodes(std::span<const XPathNode> nodes, NodeSet& out) {
  for (const XPathNode& node : nodes) {
    XPathNodeId id{NodeAccess::id(node.node()), 0};
    if (node.is_attribute())
      for (std::uint32_t i = 0; i < node.node().attribute_count(); ++i)
        if (XPathNode(node.node(), i) == node) id.attribute = i + 1;
    if (!node.is_attribute()) id.node = tree_.first_of_texts(id.node);
    out.nodes.push_back(id);
  }
  tree_.sort_and_unite(out);
}

// --- https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id

void XPathEvaluator::ids(const Expression& of, const Focus& focus, NodeSet& out) {
  if (!has_ids_) {
    has_ids_ = true;
    tree_.for_each_descendant(tree_.root(), [&](NodeId node) {
      if (tree_.record(node).type != NodeType::element) return Visited::passed;
      const AttributeRecord* const id = tree_.tree().attribute(node, attr::id);
      if (id != nullptr) by_id_.emplace(tree_.tree().text(id->value), node);
      return Visited::passed;
    });
  }
  const std::uint32_t argument = part(of, 0);
  std::string buffer;
  if (type_of(argument) == ValueType::nodes) {
    NodeSet given;
    nodes(argument, focus, given, Need::all);
    for (const XPathNodeId node : given.nodes) add_ids(tree_.string_value(node, buffer), out);
  } else {
    add_ids(string(argument, focus, buffer), out);
  }
  tree_.sort_and_unite(out);
}

void XPathEvaluator::add_ids(std::string_view text, NodeSet& out) {
  while (!text.empty()) {
    std::size_t size = 0;
    while (size < text.size() && !is_xml_space(text[size])) ++size;
    const auto found = by_id_.find(text.substr(0, size));
    if (found != by_id_.end()) out.nodes.push_back({found->second, 0});
    text.remove_prefix(std::min(size + 1, text.size()));
  }
}

const AttributeRecord* XPathEvaluator::attribute_of_path(const Expression& of, const Focus& focus,
                                                         bool& is_such_path) const {
  is_such_path = false;
  if (of.kind != ExpressionKind::path || of.start != PathStart::context || of.steps.count != 1)
    return nullptr;
  const Step& step = code_.steps[of.steps.first];
  if (step.axis != XPathAxis::attribute || step.test.kind != TestKind::name || step.predicates.count != 0)
    return nullptr;
  is_such_path = true;
  const NodeRecord& record = tree_.record(focus.node.node);
  if (focus.node.attribute != 0 || record.type != NodeType::element) return nullptr;
  const BoundTest& test = test_of(step);
  const NameId name =
      record.element_namespace == Namespace::html ? test.lower_attribute : test.exact_attribute;
  return name == 0 ? nullptr : tree_.tree().attribute(focus.node.node, name);
}

}  // namespace lockstep::detail
