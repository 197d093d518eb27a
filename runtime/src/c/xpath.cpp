// The C interface of XPath.
#include <cmath>
#include <utility>
#include <vector>

#include "c/evaluating.h"
#include "c/prefixes.h"

namespace lockstep::c {

namespace {

constexpr int32_t kFlags = LOCKSTEP_XPATH_EXTENSIONS | LOCKSTEP_XPATH_ANY_NAMESPACE;

lockstep_status refuse(const XPathError& reason, lockstep_xpath_error** error) {
  if (error != nullptr) *error = new lockstep_xpath_error{reason};
  return LOCKSTEP_INVALID_XPATH;
}

lockstep_status parse(std::string_view expression, const XPathOptions& options, lockstep_xpath** xpath,
                      lockstep_xpath_error** error) {
  const ParsedXPath parsed = XPath::parse(expression, options);
  if (!parsed) return refuse(parsed.error(), error);
  *xpath = new lockstep_xpath{*parsed};
  return LOCKSTEP_OK;
}

lockstep_status evaluate(const XPath& xpath, Node context, std::span<const lockstep_xpath_variable> given,
                         lockstep_xpath_value** value, lockstep_xpath_error** error) {
  std::vector<XPathVariable> variables;
  for (const lockstep_xpath_variable& one : given) {
    if (one.name == nullptr || one.value == nullptr) return LOCKSTEP_BAD_ARGUMENT;
    variables.push_back({one.name, one.value->value});
  }
  XPathResult result = xpath.evaluate(context, variables);
  if (!result) return refuse(result.error(), error);
  *value = new lockstep_xpath_value{std::move(result).value()};
  return LOCKSTEP_OK;
}

template <class Value>
lockstep_status create(Value of, lockstep_xpath_value** value) {
  if (value == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *value = nullptr;
  return guarded([&] {
    *value = new lockstep_xpath_value{XPathValue(of)};
    return LOCKSTEP_OK;
  });
}

// Null if there is none.
XPathNode node_at(const lockstep_xpath_value* value, std::size_t index) {
  if (value == nullptr || index >= value->value.nodes().size()) return {};
  return value->value.nodes()[index];
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_xpath_parse(const char* expression, size_t size,
                                     const lockstep_namespace_prefix* prefixes, size_t prefix_count,
                                     int32_t flags, lockstep_xpath** xpath, lockstep_xpath_error** error) {
  if (error != nullptr) *error = nullptr;
  if (xpath == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *xpath = nullptr;
  if (!is_text(expression, size) || (flags & ~kFlags) != 0) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    std::vector<lockstep::NamespacePrefix> namespaces;
    if (!read_prefixes(prefixes, prefix_count, namespaces)) return LOCKSTEP_BAD_ARGUMENT;
    lockstep::XPathOptions options;
    options.namespaces = namespaces;
    options.extensions = (flags & LOCKSTEP_XPATH_EXTENSIONS) != 0;
    options.any_namespace = (flags & LOCKSTEP_XPATH_ANY_NAMESPACE) != 0;
    return parse({expression, size}, options, xpath, error);
  });
}

lockstep_status lockstep_xpath_evaluate(const lockstep_document* document, lockstep_node context,
                                        const lockstep_xpath* xpath, const lockstep_xpath_variable* variables,
                                        size_t variable_count, lockstep_xpath_value** value,
                                        lockstep_xpath_error** error) {
  if (error != nullptr) *error = nullptr;
  if (value == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *value = nullptr;
  const lockstep::Node node = node_of(document, context);
  if (!node || node.type() == lockstep::NodeType::doctype || xpath == nullptr ||
      (variables == nullptr && variable_count != 0))
    return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return evaluate(xpath->xpath, node, {variables, variable_count}, value, error); });
}

lockstep_status lockstep_xpath_value_of_string(const char* string, size_t size,
                                               lockstep_xpath_value** value) {
  if (value != nullptr) *value = nullptr;
  return is_text(string, size) ? create(std::string_view(string, size), value) : LOCKSTEP_BAD_ARGUMENT;
}

lockstep_status lockstep_xpath_value_of_number(double number, lockstep_xpath_value** value) {
  return create(number, value);
}

lockstep_status lockstep_xpath_value_of_boolean(bool boolean, lockstep_xpath_value** value) {
  return create(boolean, value);
}

int32_t lockstep_xpath_value_type(const lockstep_xpath_value* value) {
  return value == nullptr ? 0 : static_cast<int32_t>(value->value.type()) + LOCKSTEP_XPATH_NODES;
}

lockstep_node lockstep_xpath_value_node(const lockstep_xpath_value* value, size_t index) {
  return to_c(node_at(value, index).node());
}

size_t lockstep_xpath_value_attribute(const lockstep_xpath_value* value, size_t index) {
  const lockstep::XPathNode node = node_at(value, index);
  return node.is_attribute() ? node.attribute_index() : LOCKSTEP_NO_ATTRIBUTE;
}

double lockstep_xpath_value_number(const lockstep_xpath_value* value) {
  return value == nullptr ? NAN : value->value.number();
}

}  // extern "C"
