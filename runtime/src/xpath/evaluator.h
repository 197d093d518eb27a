// Evaluating a compiled expression on the nodes of one tree.
#ifndef LOCKSTEP_XPATH_EVALUATOR_H
#define LOCKSTEP_XPATH_EVALUATOR_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lockstep/xpath.h"
#include "xpath/code.h"
#include "xpath/nodes.h"

namespace lockstep::detail {

// The context node, position and size of an expression.
struct Focus {
  XPathNodeId node;
  std::size_t position = 1, size = 1;
};

// Which of the nodes that an expression selects are needed.
enum class Need : std::uint8_t { all, any, first };

// The properties of a set of nodes' string-values that comparisons need.
struct ValuesOfNodes {
  std::unordered_set<std::string> strings;
  double least, greatest;  // the least and greatest number; NaN if no value is a number
};

// The functions for strings return views of the document, of the expression, or of `buffer`.
class XPathEvaluator {
 public:
  XPathEvaluator(const Tree& tree, const CompiledXPath& code, XPathNodeId context,
                 std::span<const XPathVariable> variables, void* data);

  // Returns the index of the expression of a variable whose value is unsuitable, or kNoExpression. `message`
  // says what is wrong.
  std::uint32_t find_bad_variable(std::string& message) const;
  // Whether the nodes are in the context node's tree, and none is a doctype.
  bool are_in_tree(std::span<const XPathNode> nodes) const;
  ValueType type_of(std::uint32_t expression) const;

  void nodes(std::uint32_t expression, const Focus& focus, NodeSet& out, Need need);
  bool boolean(std::uint32_t expression, const Focus& focus);
  double number(std::uint32_t expression, const Focus& focus);
  std::string_view string(std::uint32_t expression, const Focus& focus, std::string& buffer);
  // Returns the value, whatever its type is.
  XPathValue value(std::uint32_t expression, const Focus& focus);
  XPathNode public_node(XPathNodeId id) const;

  // The call to one of the caller's functions that failed, or kNoExpression; and its error message.
  std::uint32_t failed_call() const { return failed_call_; }
  const std::string& failure() const { return failure_; }

  const XPathTree& tree() const { return tree_; }
  Focus start() const { return start_; }

 private:
  // A node test for the names of this document.
  struct BoundTest {
    TestKind kind;
    Namespace name_space;
    NameId exact, lower;  // the element names, 0 if there is no such name
    NameId exact_attribute, lower_attribute;
    std::string_view target;
  };
  // How many nodes a step has visited and, once there are many, which nodes pass its test.
  struct StepIndex {
    std::size_t visited = 0;
    bool has_matches = false;
    std::vector<NodeId> matches;  // in document order
    std::vector<NodeId> nearest;  // for each node: see nearest()
  };
  // What is known about a predicate that is evaluated for the nodes again and again.
  struct PredicateAnswers {
    std::size_t asked = 0;
    std::vector<std::uint8_t> of_nodes;  // 0: unknown; 1: it does not hold; 2: it holds
  };
  // A cached value that is the same for all nodes.
  struct Kept {
    std::optional<bool> boolean;
    std::optional<double> number;
    std::optional<std::string> string;
    std::optional<NodeSet> nodes;
    std::unique_ptr<ValuesOfNodes> values;
  };

  const Expression& expression(std::uint32_t index) const { return code_.expressions[index]; }
  std::uint32_t part(const Expression& of, std::size_t index) const {
    return code_.parts[of.parts.first + index];
  }
  const XPathValue& variable(const Expression& of) const;
  bool is_kept(const Expression& of) const {
    return of.is_repeated && of.is_invariant() &&
           (of.kind == ExpressionKind::path || of.kind == ExpressionKind::call ||
            of.kind == ExpressionKind::operation);
  }

  // --- Nodes (steps.cpp)
  void compute_nodes(const Expression& of, const Focus& focus, NodeSet& out, Need need);
  void union_of(const Expression& of, const Focus& focus, NodeSet& out);
  void path(const Expression& of, const Focus& focus, NodeSet& out, Need need);
  void add_nodes(std::span<const XPathNode> nodes, NodeSet& out);
  void ids(const Expression& of, const Focus& focus, NodeSet& out);
  void add_ids(std::string_view text, NodeSet& out);
  void step(const Step& step, NodeSet& from, NodeSet& to, Need need);
  void step_from_one(const Step& step, XPathNodeId from, NodeSet& to, Need need);
  void step_from_all(const Step& step, NodeSet& from, NodeSet& to);
  void step_by_position(const Step& step, const NodeSet& from, NodeSet& to);
  void step_among_siblings(const Step& step, NodeSet& from, NodeSet& to);
  void select_by_position(const Step& step, XPathNodeId from, std::vector<XPathNodeId>& out);
  void filter(IndexRange predicates, std::vector<XPathNodeId>& nodes);
  void filter_siblings(const Predicate& predicate, std::vector<XPathNodeId>& nodes);
  bool selects_any(const Expression& of, const Focus& focus);
  bool holds(const Predicate& predicate, const Focus& focus);
  bool holds_for(const Predicate& predicate, XPathNodeId node);
  bool all_hold(IndexRange predicates, XPathNodeId node);
  template <class Visit>
  void along_axis(const Step& step, XPathAxis axis, XPathNodeId from, const Visit& visit);
  template <class Visit>
  void along_axis_backwards(const Step& step, NodeId from, const Visit& visit);
  template <class Visit>
  void along_index(const Step& step, XPathAxis axis, XPathNodeId from, bool backwards, const Visit& visit);
  template <class Visit>
  void along_matches(const Step& step, XPathAxis axis, XPathNodeId from, bool backwards, const Visit& visit);
  template <class Next>
  NodeId nearest(const Step& step, NodeId from, const Next& next);
  template <class Visit>
  void visit_attributes(const BoundTest& test, NodeId element, const Visit& visit);
  void collect(const Step& step, XPathNodeId from, NodeSet& to);
  template <class Next>
  void collect_unmarked(const Step& step, const NodeSet& from, NodeSet& to, const Next& next);
  void collect_descendants(const Step& step, NodeSet& from, NodeSet& to);
  bool passes(const BoundTest& test, NodeId node) const;
  bool attribute_passes(const BoundTest& test, NodeId element, const AttributeRecord& attribute) const;
  std::size_t index_of(const Step& step) const {
    return static_cast<std::size_t>(&step - code_.steps.data());
  }
  const BoundTest& test_of(const Step& step) const { return tests_[index_of(step)]; }
  void bind_tests();
  // Returns the attribute that a path like `@x` selects from an element; `is_such_path` says whether the
  // expression is a path of this form.
  const AttributeRecord* attribute_of_path(const Expression& of, const Focus& focus,
                                           bool& is_such_path) const;

  // --- Values (values.cpp)
  bool compute_boolean(const Expression& of, const Focus& focus);
  double compute_number(const Expression& of, const Focus& focus);
  std::string_view compute_string(const Expression& of, const Focus& focus, std::string& buffer);
  bool logical(const Expression& of, const Focus& focus);
  bool comparison(const Expression& of, const Focus& focus);
  double arithmetic(const Expression& of, const Focus& focus);
  bool compare(XPathOperator op, std::uint32_t left, std::uint32_t right, const Focus& focus);
  bool compare_nodes(XPathOperator op, std::uint32_t nodes, std::uint32_t other, const Focus& focus);
  bool compare_two_sets(XPathOperator op, std::uint32_t left, std::uint32_t right, const Focus& focus);
  std::unique_ptr<ValuesOfNodes> values_of(std::uint32_t expression, const Focus& focus);
  // Calls visit(string-value) for an expression's nodes until visit() returns true. Returns whether any call
  // did.
  template <class Visit>
  bool any_string(std::uint32_t expression, const Focus& focus, const Visit& visit);

  // --- Functions (functions.cpp)
  bool boolean_call(const Expression& of, const Focus& focus);
  double number_call(const Expression& of, const Focus& focus);
  std::string_view string_call(const Expression& of, const Focus& focus, std::string& buffer);
  std::string_view name_call(const Expression& of, const Focus& focus);
  std::string_view join(const Expression& of, const Focus& focus, std::string& buffer);
  bool has_language(std::string_view language, XPathNodeId node) const;
  bool has_classes(const Expression& of, const Focus& focus);
  // Calls one of the caller's functions. Returns an empty value if this or an earlier call has failed.
  XPathValue call(const Expression& of, const Focus& focus);

  const CompiledXPath& code_;
  XPathTree tree_;
  Focus start_;
  std::span<const XPathVariable> variables_;
  void* data_;
  std::vector<BoundTest> tests_;           // by step
  std::vector<StepIndex> indexes_;         // by step
  std::vector<PredicateAnswers> answers_;  // by predicate; empty until a nested one is evaluated
  std::size_t visits_without_index_ = 0;
  std::unordered_map<std::uint32_t, Kept> kept_;        // by expression
  std::unordered_map<std::string_view, NodeId> by_id_;  // the first element with each ID
  bool has_ids_ = false;
  std::vector<bool> marks_;              // by node
  std::vector<std::uint32_t> children_;  // by node: the children counted so far
  std::uint32_t failed_call_ = kNoExpression;
  std::string failure_;
};

}  // namespace lockstep::detail

#endif
