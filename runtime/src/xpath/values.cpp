// Values: conversions, operators and comparisons.
#include <algorithm>
#include <cmath>
#include <limits>

#include "document/access.h"
#include "xpath/conversions.h"
#include "xpath/evaluator.h"

namespace lockstep::detail {

namespace {

// Evaluates a comparison operator.
template <class T>
bool compares(XPathOperator op, const T& a, const T& b) {
  if (op == XPathOperator::equal) return a == b;
  if (op == XPathOperator::not_equal) return a != b;
  if (op == XPathOperator::less) return a < b;
  if (op == XPathOperator::less_or_equal) return a <= b;
  return op == XPathOperator::greater ? a > b : a >= b;
}

bool is_equality(XPathOperator op) { return op == XPathOperator::equal || op == XPathOperator::not_equal; }

// Returns the operator for exchanged sides.
XPathOperator turned(XPathOperator op) {
  if (op == XPathOperator::less) return XPathOperator::greater;
  if (op == XPathOperator::less_or_equal) return XPathOperator::greater_or_equal;
  if (op == XPathOperator::greater) return XPathOperator::less;
  return op == XPathOperator::greater_or_equal ? XPathOperator::less_or_equal : op;
}

double calculated(XPathOperator op, double a, double b) {
  if (op == XPathOperator::add) return a + b;
  if (op == XPathOperator::subtract) return a - b;
  if (op == XPathOperator::multiply) return a * b;
  return op == XPathOperator::divide ? a / b : std::fmod(a, b);
}

}  // namespace

XPathEvaluator::XPathEvaluator(const Tree& tree, const CompiledXPath& code, XPathNodeId context,
                               std::span<const XPathVariable> variables, void* data)
    : code_(code), tree_(tree, context.node), variables_(variables), data_(data) {
  start_.node = {tree_.first_of_texts(context.node), context.attribute};
  bind_tests();
}

const XPathValue& XPathEvaluator::variable(const Expression& of) const {
  static const XPathValue kNoValue;
  const std::string& name = code_.texts[of.text];
  for (const XPathVariable& one : variables_)
    if (one.name == name) return one.value;
  return kNoValue;
}

ValueType XPathEvaluator::type_of(std::uint32_t index) const {
  const Expression& of = expression(index);
  return of.kind == ExpressionKind::variable ? value_type(variable(of).type()) : of.type;
}

XPathNode XPathEvaluator::public_node(XPathNodeId id) const {
  const Node node = NodeAccess::at(tree_.tree(), id.node);
  return id.attribute == 0 ? XPathNode(node) : XPathNode(node, id.attribute - 1);
}

XPathValue XPathEvaluator::value(std::uint32_t index, const Focus& focus) {
  std::string buffer;
  switch (type_of(index)) {
    case ValueType::boolean:
      return boolean(index, focus);
    case ValueType::number:
      return number(index, focus);
    case ValueType::string:
      return string(index, focus, buffer);
    default:
      break;
  }
  NodeSet set;
  nodes(index, focus, set, Need::all);
  tree_.sort(set);
  std::vector<XPathNode> result;
  result.reserve(set.nodes.size());
  for (const XPathNodeId node : set.nodes) result.push_back(public_node(node));
  return result;
}

// --- Conversions; values that are the same for all nodes are computed once

bool XPathEvaluator::boolean(std::uint32_t index, const Focus& focus) {
  const Expression& of = expression(index);
  if (!is_kept(of)) return compute_boolean(of, focus);
  std::optional<bool>& kept = kept_[index].boolean;
  if (!kept) kept = compute_boolean(of, focus);
  return *kept;
}

double XPathEvaluator::number(std::uint32_t index, const Focus& focus) {
  const Expression& of = expression(index);
  if (!is_kept(of)) return compute_number(of, focus);
  std::optional<double>& kept = kept_[index].number;
  if (!kept) kept = compute_number(of, focus);
  return *kept;
}

std::string_view XPathEvaluator::string(std::uint32_t index, const Focus& focus, std::string& buffer) {
  const Expression& of = expression(index);
  if (!is_kept(of)) return compute_string(of, focus, buffer);
  std::optional<std::string>& kept = kept_[index].string;
  if (!kept) kept = std::string(compute_string(of, focus, buffer));
  return *kept;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
bool XPathEvaluator::compute_boolean(const Expression& of, const Focus& focus) {
  if (of.kind == ExpressionKind::variable) return variable(of).boolean();
  switch (of.type) {
    case ValueType::boolean:
      if (of.kind == ExpressionKind::call) return boolean_call(of, focus);
      return operator_rows()[static_cast<std::size_t>(code_.operators[of.operators.first])].operands ==
                     ValueType::boolean
                 ? logical(of, focus)
                 : comparison(of, focus);
    case ValueType::number:
      return xpath_boolean(compute_number(of, focus));
    case ValueType::string: {
      std::string buffer;
      return !compute_string(of, focus, buffer).empty();
    }
    case ValueType::nodes: {
      bool is_such_path = false;
      const AttributeRecord* const attribute = attribute_of_path(of, focus, is_such_path);
      return is_such_path ? attribute != nullptr : selects_any(of, focus);
    }
    case ValueType::object:
      break;
  }
  return false;
}

double XPathEvaluator::compute_number(const Expression& of, const Focus& focus) {
  switch (of.kind) {
    case ExpressionKind::number:
      return of.number;
    case ExpressionKind::negation: {
      const double operand = number(part(of, 0), focus);
      return of.is_odd ? -operand : operand;
    }
    case ExpressionKind::variable:
      return variable(of).number();
    default:
      break;
  }
  if (of.type == ValueType::boolean) return compute_boolean(of, focus) ? 1 : 0;
  if (of.type == ValueType::number)
    return of.kind == ExpressionKind::call ? number_call(of, focus) : arithmetic(of, focus);
  std::string buffer;
  return xpath_number(compute_string(of, focus, buffer));
}

std::string_view XPathEvaluator::compute_string(const Expression& of, const Focus& focus,
                                                std::string& buffer) {
  if (of.kind == ExpressionKind::string) return code_.texts[of.text];
  if (of.kind == ExpressionKind::variable) return buffer = variable(of).string();
  switch (of.type) {
    case ValueType::string:
      return string_call(of, focus, buffer);
    case ValueType::boolean:
      return compute_boolean(of, focus) ? "true" : "false";
    case ValueType::number:
      return buffer = xpath_string(compute_number(of, focus));
    case ValueType::nodes: {
      bool is_such_path = false;
      const AttributeRecord* const attribute = attribute_of_path(of, focus, is_such_path);
      if (is_such_path)
        return attribute == nullptr ? std::string_view() : tree_.tree().text(attribute->value);
      if (of.kind == ExpressionKind::path && of.start == PathStart::context && of.steps.count == 0)
        return tree_.string_value(focus.node, buffer);
      NodeSet set;
      compute_nodes(of, focus, set, Need::first);
      if (set.nodes.empty()) return {};
      tree_.sort(set);
      return tree_.string_value(set.nodes.front(), buffer);
    }
    case ValueType::object:
      break;
  }
  return {};
}

// --- Operators

bool XPathEvaluator::logical(const Expression& of, const Focus& focus) {
  const bool is_or = code_.operators[of.operators.first] == XPathOperator::or_;
  for (std::uint32_t i = 0; i < of.parts.count; ++i)
    if (boolean(part(of, i), focus) == is_or) return is_or;
  return !is_or;
}

double XPathEvaluator::arithmetic(const Expression& of, const Focus& focus) {
  double result = number(part(of, 0), focus);
  for (std::uint32_t i = 1; i < of.parts.count; ++i)
    result = calculated(code_.operators[of.operators.first + i - 1], result, number(part(of, i), focus));
  return result;
}

// Evaluates `a < b < c` from left to right: after the first comparison, the left side is a boolean.
bool XPathEvaluator::comparison(const Expression& of, const Focus& focus) {
  bool result = compare(code_.operators[of.operators.first], part(of, 0), part(of, 1), focus);
  for (std::uint32_t i = 2; i < of.parts.count; ++i) {
    const XPathOperator op = code_.operators[of.operators.first + i - 1];
    const std::uint32_t right = part(of, i);
    const bool as_boolean = is_equality(op) || type_of(right) == ValueType::nodes;
    const double value = as_boolean ? boolean(right, focus) : number(right, focus);
    result = compares(op, result ? 1.0 : 0.0, value);
  }
  return result;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans
bool XPathEvaluator::compare(XPathOperator op, std::uint32_t left, std::uint32_t right, const Focus& focus) {
  const ValueType a = type_of(left), b = type_of(right);
  const bool is_boolean = a == ValueType::boolean || b == ValueType::boolean;
  if (is_boolean && (is_equality(op) || a == ValueType::nodes || b == ValueType::nodes))
    return compares(op, static_cast<int>(boolean(left, focus)), static_cast<int>(boolean(right, focus)));
  if (a == ValueType::nodes && b == ValueType::nodes) return compare_two_sets(op, left, right, focus);
  if (a == ValueType::nodes) return compare_nodes(op, left, right, focus);
  if (b == ValueType::nodes) return compare_nodes(turned(op), right, left, focus);
  if (!is_equality(op) || a == ValueType::number || b == ValueType::number)
    return compares(op, number(left, focus), number(right, focus));
  std::string buffers[2];
  return compares(op, string(left, focus, buffers[0]), string(right, focus, buffers[1]));
}

template <class Visit>
bool XPathEvaluator::any_string(std::uint32_t index, const Focus& focus, const Visit& visit) {
  const Expression& of = expression(index);
  bool is_such_path = false;
  const AttributeRecord* const attribute = attribute_of_path(of, focus, is_such_path);
  if (is_such_path) return attribute != nullptr && visit(tree_.tree().text(attribute->value));
  NodeSet set;
  nodes(index, focus, set, Need::all);
  std::string buffer;
  return std::any_of(set.nodes.begin(), set.nodes.end(),
                     [&](XPathNodeId node) { return visit(tree_.string_value(node, buffer)); });
}

// Compares nodes with a string or a number.
bool XPathEvaluator::compare_nodes(XPathOperator op, std::uint32_t set, std::uint32_t other,
                                   const Focus& focus) {
  if (!is_equality(op) || type_of(other) == ValueType::number) {
    const double value = number(other, focus);
    return any_string(set, focus,
                      [&](std::string_view text) { return compares(op, xpath_number(text), value); });
  }
  std::string buffer;
  const std::string_view value = string(other, focus, buffer);
  return any_string(set, focus, [&](std::string_view text) { return compares(op, text, value); });
}

std::unique_ptr<ValuesOfNodes> XPathEvaluator::values_of(std::uint32_t index, const Focus& focus) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  auto values = std::make_unique<ValuesOfNodes>(ValuesOfNodes{{}, kNaN, kNaN});
  any_string(index, focus, [&](std::string_view text) {
    values->strings.emplace(text);
    const double value = xpath_number(text);
    if (!(values->least <= value)) values->least = std::isnan(value) ? values->least : value;
    if (!(values->greatest >= value)) values->greatest = std::isnan(value) ? values->greatest : value;
    return false;
  });
  return values;
}

// Whether the comparison holds for some pair of nodes. The relevant values on one side are collected once.
bool XPathEvaluator::compare_two_sets(XPathOperator op, std::uint32_t left, std::uint32_t right,
                                      const Focus& focus) {
  if (is_kept(expression(left)) && !is_kept(expression(right)))
    return compare_two_sets(turned(op), right, left, focus);
  std::unique_ptr<ValuesOfNodes> here;
  if (!is_kept(expression(right))) here = values_of(right, focus);
  if (here == nullptr && kept_[right].values == nullptr) {
    auto computed = values_of(right, focus);
    kept_[right].values = std::move(computed);
  }
  const ValuesOfNodes& values = here != nullptr ? *here : *kept_[right].values;
  if (values.strings.empty()) return false;
  return any_string(left, focus, [&](std::string_view text) {
    switch (op) {
      case XPathOperator::equal:
        return values.strings.contains(std::string(text));
      case XPathOperator::not_equal:
        return values.strings.size() > 1 || *values.strings.begin() != text;
      case XPathOperator::less:
      case XPathOperator::less_or_equal:
        return compares(op, xpath_number(text), values.greatest);
      default:
        return compares(op, xpath_number(text), values.least);
    }
  });
}

std::uint32_t XPathEvaluator::find_bad_variable(std::string& message) const {
  for (std::uint32_t i = 0; i < code_.expressions.size(); ++i) {
    const Expression& of = code_.expressions[i];
    if (of.kind != ExpressionKind::variable) continue;
    const std::string& name = code_.texts[of.text];
    const auto given = std::find_if(variables_.begin(), variables_.end(),
                                    [&](const XPathVariable& one) { return one.name == name; });
    if (given == variables_.end()) {
      message = std::string("the variable “$").append(name).append("” has no value");
      return i;
    }
    const bool is_nodes = given->value.type() == XPathType::nodes;
    if (!is_nodes && std::count(code_.node_variables.begin(), code_.node_variables.end(), i) != 0) {
      message = std::string("the value of “$").append(name).append("” must be nodes here");
      return i;
    }
  }
  return kNoExpression;
}

bool XPathEvaluator::are_in_tree(std::span<const XPathNode> nodes) const {
  return std::all_of(nodes.begin(), nodes.end(), [&](const XPathNode& one) {
    const Node node = one.node();
    return node && node.type() != NodeType::doctype && &NodeAccess::tree(node) == &tree_.tree() &&
           NodeAccess::id(node.root()) == tree_.root();
  });
}

}  // namespace lockstep::detail
