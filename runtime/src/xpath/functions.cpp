// The function library: https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib.
#include <cmath>

#include "document/terms.h"
#include "select/value_tests.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "xpath/conversions.h"
#include "xpath/evaluator.h"

namespace lockstep::detail {

bool XPathEvaluator::boolean_call(const Expression& of, const Focus& focus) {
  if (of.callers_function != kNoFunction) return call(of, focus).boolean();
  std::string buffers[2];
  const auto text = [&](std::uint32_t index) { return string(part(of, index), focus, buffers[index]); };
  switch (of.function) {
    case XPathFunction::true_:
      return true;
    case XPathFunction::false_:
      return false;
    case XPathFunction::boolean:
      return boolean(part(of, 0), focus);
    case XPathFunction::not_:
      return !boolean(part(of, 0), focus);
    case XPathFunction::starts_with:
      return text(0).starts_with(text(1));
    case XPathFunction::ends_with:
      return text(0).ends_with(text(1));
    case XPathFunction::contains: {
      const std::string_view whole = text(0);
      return xpath_find(whole, text(1)) != std::string_view::npos;
    }
    case XPathFunction::lang:
      return has_language(text(0), focus.node);
    case XPathFunction::has_class:
      return has_classes(of, focus);
    default:
      return false;
  }
}

double XPathEvaluator::number_call(const Expression& of, const Focus& focus) {
  if (of.callers_function != kNoFunction) return call(of, focus).number();
  std::string buffer;
  switch (of.function) {
    case XPathFunction::position:
      return static_cast<double>(focus.position);
    case XPathFunction::last:
      return static_cast<double>(focus.size);
    case XPathFunction::number:
      return number(part(of, 0), focus);
    case XPathFunction::floor:
      return std::floor(number(part(of, 0), focus));
    case XPathFunction::ceiling:
      return std::ceil(number(part(of, 0), focus));
    case XPathFunction::round:
      return xpath_round(number(part(of, 0), focus));
    case XPathFunction::string_length:
      return static_cast<double>(xpath_length(string(part(of, 0), focus, buffer)));
    case XPathFunction::count: {
      NodeSet set;
      nodes(part(of, 0), focus, set, Need::all);
      return static_cast<double>(set.nodes.size());
    }
    case XPathFunction::sum: {
      NodeSet set;
      nodes(part(of, 0), focus, set, Need::all);
      tree_.sort(set);
      double sum = 0;
      for (const XPathNodeId node : set.nodes) sum += xpath_number(tree_.string_value(node, buffer));
      return sum;
    }
    default:
      return 0;
  }
}

std::string_view XPathEvaluator::string_call(const Expression& of, const Focus& focus, std::string& buffer) {
  if (of.callers_function != kNoFunction) return buffer = call(of, focus).string();
  std::string buffers[2];
  switch (of.function) {
    case XPathFunction::string:
      return string(part(of, 0), focus, buffer);
    case XPathFunction::name:
    case XPathFunction::local_name:
    case XPathFunction::namespace_uri:
      return name_call(of, focus);
    case XPathFunction::concat: {
      std::string all;
      for (std::uint32_t i = 0; i < of.parts.count; ++i) all += string(part(of, i), focus, buffers[0]);
      return buffer = std::move(all);
    }
    case XPathFunction::substring_before: {
      const std::string_view whole = string(part(of, 0), focus, buffer);
      const std::size_t at = xpath_find(whole, string(part(of, 1), focus, buffers[0]));
      return at == std::string_view::npos ? std::string_view() : whole.substr(0, at);
    }
    case XPathFunction::substring_after: {
      const std::string_view whole = string(part(of, 0), focus, buffer);
      const std::string_view first = string(part(of, 1), focus, buffers[0]);
      const std::size_t at = xpath_find(whole, first);
      return at == std::string_view::npos ? std::string_view() : whole.substr(at + first.size());
    }
    case XPathFunction::substring: {
      const std::string_view whole = string(part(of, 0), focus, buffer);
      const double begin = xpath_round(number(part(of, 1), focus));
      const double end = of.parts.count == 2 ? HUGE_VAL : begin + xpath_round(number(part(of, 2), focus));
      return xpath_substring(whole, begin, end);
    }
    case XPathFunction::normalize_space:
      return buffer = xpath_normalize_space(string(part(of, 0), focus, buffers[0]));
    case XPathFunction::translate: {
      const std::string from(string(part(of, 1), focus, buffers[0]));
      const std::string to(string(part(of, 2), focus, buffers[0]));
      return buffer = xpath_translate(string(part(of, 0), focus, buffers[1]), from, to);
    }
    case XPathFunction::lower_case:
      return buffer = in_ascii_lowercase(string(part(of, 0), focus, buffers[0]));
    case XPathFunction::upper_case: {
      std::string upper(string(part(of, 0), focus, buffers[0]));
      for (char& c : upper)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
      return buffer = std::move(upper);
    }
    case XPathFunction::string_join:
      return join(of, focus, buffer);
    default:
      return {};
  }
}

// Returns names as views of the document or of constants.
std::string_view XPathEvaluator::name_call(const Expression& of, const Focus& focus) {
  NodeSet set;
  nodes(part(of, 0), focus, set, Need::first);
  if (set.nodes.empty()) return {};
  tree_.sort(set);
  const XPathNodeId node = set.nodes.front();
  const NodeRecord& record = tree_.record(node.node);
  const Tree& tree = tree_.tree();
  if (node.attribute != 0) {
    const AttributeName name(tree.attribute_names, tree.attributes(node.node)[node.attribute - 1].name);
    if (of.function == XPathFunction::name) return name.qualified_name();
    if (of.function == XPathFunction::local_name) return name.local_name();
    if (name.attribute_namespace() == Namespace::xml) return "http://www.w3.org/XML/1998/namespace";
    return namespace_url(name.attribute_namespace());
  }
  if (record.type == NodeType::element)
    return of.function == XPathFunction::namespace_uri ? namespace_url(record.element_namespace)
                                                       : tree.tag_names.name(record.name);
  return of.function == XPathFunction::namespace_uri ? std::string_view()
                                                     : tree.processing_instruction_target(node.node);
}

std::string_view XPathEvaluator::join(const Expression& of, const Focus& focus, std::string& buffer) {
  std::string buffers[2];
  const std::string_view separator = of.parts.count == 2 ? string(part(of, 1), focus, buffers[0]) : "";
  NodeSet set;
  nodes(part(of, 0), focus, set, Need::all);
  tree_.sort(set);
  std::string all;
  for (const XPathNodeId node : set.nodes) {
    if (node != set.nodes.front()) all += separator;
    all += tree_.string_value(node, buffers[1]);
  }
  return buffer = std::move(all);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang: uses xml:lang, which only SVG and MathML
// elements can have in HTML documents.
bool XPathEvaluator::has_language(std::string_view language, XPathNodeId of) const {
  const Tree& tree = tree_.tree();
  for (NodeId node = of.node; node != kNoNode; node = tree_.record(node).parent) {
    if (tree_.record(node).type != NodeType::element) continue;
    const AttributeRecord* const attribute = tree.attribute(node, attr::namespaced_xml_lang);
    if (attribute == nullptr) continue;
    const std::string_view value = tree.text(attribute->value);
    return equals_ignoring_case(value.substr(0, language.size()), language) &&
           (value.size() == language.size() || value[language.size()] == '-');
  }
  return false;
}

// Implements parsel's has-class(): whether the context node has all the classes.
bool XPathEvaluator::has_classes(const Expression& of, const Focus& focus) {
  const NodeId node = focus.node.node;
  if (focus.node.attribute != 0 || tree_.record(node).type != NodeType::element) return false;
  const AttributeRecord* const attribute = tree_.tree().attribute(node, attr::class_);
  const std::string_view classes =
      attribute == nullptr ? std::string_view() : tree_.tree().text(attribute->value);
  std::string buffer;
  for (std::uint32_t i = 0; i < of.parts.count; ++i) {
    const std::string_view name = string(part(of, i), focus, buffer);
    if (name.empty() || !has_word(classes, name, false)) return false;
  }
  return true;
}

XPathValue XPathEvaluator::call(const Expression& of, const Focus& focus) {
  std::vector<XPathValue> arguments;
  for (std::uint32_t i = 0; i < of.parts.count; ++i) arguments.push_back(value(part(of, i), focus));
  if (failed_call_ != kNoExpression) return {};
  std::optional<XPathValue> result =
      code_.functions[of.callers_function]({public_node(focus.node), arguments, data_}, failure_);
  const bool needs_nodes = of.type == ValueType::nodes;
  if (!result) {
    if (failure_.empty()) failure_ = "a function failed";
  } else if (needs_nodes && result->type() != XPathType::nodes) {
    failure_ = "the value of this function must be nodes";
  } else if (!are_in_tree(result->nodes())) {
    failure_ = "the value of this function contains a node that is not in the tree of the context node";
  } else {
    return *std::move(result);
  }
  failed_call_ = static_cast<std::uint32_t>(&of - code_.expressions.data());
  return {};
}

}  // namespace lockstep::detail
