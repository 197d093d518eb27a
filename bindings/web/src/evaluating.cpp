// XPath: compiled expressions, and their values. An expression is kept until xpath_free().
#include <string>
#include <utility>
#include <vector>

#include "instance.h"
#include "lockstep/xpath.h"

namespace lockstep::web {

namespace {

// Bits of the word passed to xpath(); lib/evaluating.js has the same list.
enum Choice : std::uint32_t { kExtensions = 1 << 0, kAnyNamespace = 1 << 1 };

// The types that xpath_evaluate() can convert a value to; lib/evaluating.js has the same list.
enum Wanted : std::uint32_t { kAny, kNodes, kString, kNumber, kBoolean, kFirstNode };

// The prefixes for the next call to xpath(), and the variables for xpath_evaluate().
struct Prefix {
  std::string prefix;
  Namespace name_space;
};
struct Variable {
  std::string name;
  XPathValue value;
};
std::vector<Prefix> prefixes;
std::vector<Variable> variables;

void set_error(const XPathError& error) {
  set_result(error_json(error.message, error.column, error.suggestion));
}

// Returns a node. An attribute's number is its index + 1; 0 stands for the node itself.
XPathNode node_of(const Held* held, std::uint32_t id, std::uint32_t attribute) {
  return attribute == 0 ? XPathNode(held->node(id)) : XPathNode(held->node(id), attribute - 1);
}
void append_node(std::vector<std::uint32_t>& words, const XPathNode& node) {
  words.push_back(detail::NodeAccess::id(node.node()));
  words.push_back(node.is_attribute() ? static_cast<std::uint32_t>(node.attribute_index() + 1) : 0);
}

// Returns the nodes that JavaScript has written to the scratch memory: for each, its number and the
// attribute's number.
std::vector<XPathNode> scratch_nodes(const Held* held, std::string_view bytes) {
  std::vector<std::uint32_t> words(bytes.size() / sizeof(std::uint32_t));
  bytes.copy(reinterpret_cast<char*>(words.data()), words.size() * sizeof(std::uint32_t));
  std::vector<XPathNode> nodes;
  for (std::size_t i = 0; i + 1 < words.size(); i += 2)
    nodes.push_back(node_of(held, words[i], words[i + 1]));
  return nodes;
}

XPathValue converted(const XPathValue& value, std::uint32_t wanted) {
  if (wanted == kString) return value.string();
  if (wanted == kNumber) return value.number();
  if (wanted == kBoolean) return value.boolean();
  return value;
}

void set_value(const XPathValue& value) {
  std::vector<std::uint32_t> words;
  switch (value.type()) {
    case XPathType::string:
      return set_result(value.string());
    case XPathType::number: {
      const double number = value.number();
      return set_result(std::string(reinterpret_cast<const char*>(&number), sizeof(number)));
    }
    case XPathType::boolean:
      words = {value.boolean()};
      break;
    case XPathType::nodes:
      for (const XPathNode& node : value.nodes()) append_node(words, node);
  }
  set_result(words);
}

}  // namespace

// Adds a prefix for the next expression, which is in the scratch memory.
LOCKSTEP_WEB(xpath_prefix) void xpath_prefix(std::uint32_t size, std::uint32_t name_space) {
  prefixes.push_back({std::string(scratch_text(size)), static_cast<Namespace>(name_space)});
}

// Compiles the expression in the scratch memory. Returns 0 if it is invalid; then the result is the error as
// JSON.
LOCKSTEP_WEB(xpath) XPath* xpath(std::uint32_t size, std::uint32_t choices) {
  const std::vector<Prefix> given = std::exchange(prefixes, {});
  std::vector<NamespacePrefix> namespaces;
  for (const Prefix& one : given) namespaces.push_back({one.prefix, one.name_space});
  const ParsedXPath parsed =
      XPath::parse(scratch_text(size), {.namespaces = namespaces,
                                        .extensions = (choices & kExtensions) != 0,
                                        .any_namespace = (choices & kAnyNamespace) != 0});
  if (parsed) return new XPath(*parsed);
  set_error(parsed.error());
  return nullptr;
}
LOCKSTEP_WEB(xpath_free) void xpath_free(XPath* xpath) { delete xpath; }

// Adds a variable for the next evaluation. The scratch memory contains its name, and a string or nodes.
// `number` is a number or a boolean.
LOCKSTEP_WEB(xpath_variable)
void xpath_variable(const Held* held, std::uint32_t type, std::uint32_t name_size, std::uint32_t size,
                    double number) {
  const std::string_view name = scratch_text(name_size);
  const std::string_view rest = scratch_text(size).substr(name_size);
  XPathValue value;
  if (type == kString)
    value = rest;
  else if (type == kNumber)
    value = number;
  else if (type == kBoolean)
    value = number != 0;
  else
    value = scratch_nodes(held, rest);
  variables.push_back({std::string(name), std::move(value)});
}

// Returns the type of the value + 1. Result: a string; the bits of a number; 1 for true; or for each node,
// its number and the attribute's number. Returns 0 for an error; then the result is the error as JSON.
LOCKSTEP_WEB(xpath_evaluate)
std::uint32_t xpath_evaluate(const Held* held, std::uint32_t node, std::uint32_t attribute,
                             const XPath* xpath, std::uint32_t wanted) {
  const std::vector<Variable> given = std::exchange(variables, {});
  std::vector<XPathVariable> all;
  for (const Variable& one : given) all.push_back({one.name, one.value});
  const XPathNode context = node_of(held, node, attribute);
  XPathValue value;
  if (const XPathNode first = wanted == kFirstNode ? xpath->first(context, all) : XPathNode()) {
    value = std::vector{first};
  } else {
    const XPathResult result = xpath->evaluate(context, all);
    if (!result) {
      set_error(result.error());
      return 0;
    }
    value = converted(*result, wanted);
  }
  set_value(value);
  return static_cast<std::uint32_t>(value.type()) + 1;
}

}  // namespace lockstep::web
