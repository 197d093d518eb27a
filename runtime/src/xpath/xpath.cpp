// The public interface of XPath.
#include "lockstep/xpath.h"

#include "document/access.h"
#include "text/characters.h"
#include "xpath/compiler.h"
#include "xpath/conversions.h"
#include "xpath/evaluator.h"

namespace lockstep {

namespace {

XPathNode public_node(const detail::Tree& tree, detail::XPathNodeId id) {
  const Node node = detail::NodeAccess::at(tree, id.node);
  return id.attribute == 0 ? XPathNode(node) : XPathNode(node, id.attribute - 1);
}

XPathValue value_of(detail::XPathEvaluator& evaluator, std::uint32_t whole) {
  switch (evaluator.type_of(whole)) {
    case detail::ValueType::boolean:
      return evaluator.boolean(whole, evaluator.start());
    case detail::ValueType::number:
      return evaluator.number(whole, evaluator.start());
    case detail::ValueType::string: {
      std::string buffer;
      return evaluator.string(whole, evaluator.start(), buffer);
    }
    default:
      break;
  }
  detail::NodeSet set;
  evaluator.nodes(whole, evaluator.start(), set, detail::Need::all);
  evaluator.tree().sort(set);
  std::vector<XPathNode> nodes;
  nodes.reserve(set.nodes.size());
  for (const detail::XPathNodeId node : set.nodes)
    nodes.push_back(public_node(evaluator.tree().tree(), node));
  return nodes;
}

bool is_context(Node context) { return context && context.type() != NodeType::doctype; }

// Whether nodes in variables are in the tree of the context.
bool are_in_tree(const detail::XPathTree& tree, std::span<const XPathVariable> variables) {
  for (const XPathVariable& variable : variables)
    for (const XPathNode& node : variable.value.nodes())
      if (!is_context(node.node()) || &detail::NodeAccess::tree(node.node()) != &tree.tree() ||
          detail::NodeAccess::id(node.node().root()) != tree.root())
        return false;
  return true;
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

XPathResult XPath::evaluate(Node context, std::span<const XPathVariable> variables) const {
  XPathResult result;
  if (code_ == nullptr) {
    result.error_.message = "there is no expression: it could not be parsed";
    return result;
  }
  if (!is_context(context)) {
    result.error_.message = "the context node is null or a doctype";
    return result;
  }
  detail::XPathEvaluator evaluator(detail::NodeAccess::tree(context), *code_, detail::NodeAccess::id(context),
                                   variables);
  const std::uint32_t bad = evaluator.find_bad_variable(result.error_.message);
  if (bad != detail::kNoExpression) {
    result.error_.offset = code_->expressions[bad].offset;
    result.error_.column = code_->expressions[bad].column;
  } else if (!are_in_tree(evaluator.tree(), variables)) {
    result.error_.message = "a variable has a node of another tree than that of the context node";
  } else {
    result.value_ = value_of(evaluator, code_->whole);
  }
  return result;
}

XPathNode XPath::first(Node context, std::span<const XPathVariable> variables) const {
  if (code_ == nullptr || !is_context(context)) return {};
  detail::XPathEvaluator evaluator(detail::NodeAccess::tree(context), *code_, detail::NodeAccess::id(context),
                                   variables);
  std::string message;
  if (evaluator.find_bad_variable(message) != detail::kNoExpression ||
      !are_in_tree(evaluator.tree(), variables) ||
      evaluator.type_of(code_->whole) != detail::ValueType::nodes)
    return {};
  detail::NodeSet set;
  evaluator.nodes(code_->whole, evaluator.start(), set, detail::Need::first);
  evaluator.tree().sort(set);
  return set.nodes.empty() ? XPathNode() : public_node(evaluator.tree().tree(), set.nodes.front());
}

}  // namespace lockstep
