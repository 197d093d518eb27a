// The public interface of XPath.
#include "lockstep/xpath.h"

#include <algorithm>

#include "document/access.h"
#include "text/characters.h"
#include "xpath/compiler.h"
#include "xpath/conversions.h"
#include "xpath/evaluator.h"

namespace lockstep {

namespace {

bool is_context(const XPathNode& context) {
  if (context.is_attribute()) return context.attribute_index() < context.node().attribute_count();
  return context && context.node().type() != NodeType::doctype;
}

detail::XPathNodeId id_of(const XPathNode& node) {
  const std::size_t attribute = node.is_attribute() ? node.attribute_index() + 1 : 0;
  return {detail::NodeAccess::id(node.node()), static_cast<std::uint32_t>(attribute)};
}

bool are_in_tree(const detail::XPathEvaluator& evaluator, std::span<const XPathVariable> variables) {
  return std::all_of(variables.begin(), variables.end(), [&](const XPathVariable& variable) {
    return evaluator.are_in_tree(variable.value.nodes());
  });
}

}  // namespace

std::string XPathNode::string_value() const {
  if (is_attribute()) return std::string(attribute().value());
  if (!is_context(node_)) return {};
  const detail::XPathTree tree(detail::NodeAccess::tree(node_), detail::NodeAccess::id(node_));
  std::string buffer;
  return std::string(tree.string_value({tree.first_of_texts(detail::NodeAccess::id(node_)), 0}, buffer));
}

std::string XPathValue::string() const {
  switch (type_) {
    case XPathType::nodes:
      return nodes_.empty() ? std::string() : nodes_.front().string_value();
    case XPathType::number:
      return detail::xpath_string(number_);
    case XPathType::boolean:
      return boolean_ ? "true" : "false";
    case XPathType::string:
      break;
  }
  return string_;
}

double XPathValue::number() const {
  if (type_ == XPathType::number) return number_;
  if (type_ == XPathType::boolean) return boolean_ ? 1 : 0;
  return detail::xpath_number(string());
}

bool XPathValue::boolean() const {
  switch (type_) {
    case XPathType::nodes:
      return !nodes_.empty();
    case XPathType::number:
      return detail::xpath_boolean(number_);
    case XPathType::string:
      return !string_.empty();
    case XPathType::boolean:
      break;
  }
  return boolean_;
}

ParsedXPath XPath::parse(std::string_view expression, const XPathOptions& options) {
  detail::XPathCompiler compiler(expression, options);
  ParsedXPath result;
  if (compiler.compile())
    result.xpath_.code_ = std::make_shared<const detail::CompiledXPath>(std::move(compiler.code()));
  else
    result.error_ = std::move(compiler.error());
  return result;
}

XPathResult XPath::evaluate(XPathNode context, std::span<const XPathVariable> variables, void* data) const {
  XPathResult result;
  if (code_ == nullptr) {
    result.error_.message = "there is no expression: it could not be parsed";
    return result;
  }
  if (!is_context(context)) {
    result.error_.message = "the context node is null, a doctype, or an attribute that does not exist";
    return result;
  }
  detail::XPathEvaluator evaluator(detail::NodeAccess::tree(context.node()), *code_, id_of(context),
                                   variables, data);
  std::uint32_t bad = evaluator.find_bad_variable(result.error_.message);
  if (bad == detail::kNoExpression && !are_in_tree(evaluator, variables)) {
    result.error_.message = "a variable contains a node that is not in the tree of the context node";
    return result;
  }
  if (bad == detail::kNoExpression) {
    result.value_ = evaluator.value(code_->whole, evaluator.start());
    bad = evaluator.failed_call();
    result.error_.message = evaluator.failure();
  }
  if (bad != detail::kNoExpression) {
    result.value_ = {};
    result.error_.offset = code_->expressions[bad].offset;
    result.error_.column = code_->expressions[bad].column;
  }
  return result;
}

XPathNode XPath::first(XPathNode context, std::span<const XPathVariable> variables, void* data) const {
  if (code_ == nullptr || !is_context(context)) return {};
  detail::XPathEvaluator evaluator(detail::NodeAccess::tree(context.node()), *code_, id_of(context),
                                   variables, data);
  std::string message;
  if (evaluator.find_bad_variable(message) != detail::kNoExpression || !are_in_tree(evaluator, variables) ||
      evaluator.type_of(code_->whole) != detail::ValueType::nodes)
    return {};
  detail::NodeSet set;
  evaluator.nodes(code_->whole, evaluator.start(), set, detail::Need::first);
  evaluator.tree().sort(set);
  const bool is_null = set.nodes.empty() || evaluator.failed_call() != detail::kNoExpression;
  return is_null ? XPathNode() : evaluator.public_node(set.nodes.front());
}

}  // namespace lockstep
