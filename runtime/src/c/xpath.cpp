// The C interface of XPath.
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

// Returns false if the variable is invalid.
bool read_variable(const lockstep_xpath_variable& from, XPathVariable& to) {
  if (from.name == nullptr) return false;
  to.name = from.name;
  switch (from.type) {
    case LOCKSTEP_XPATH_NODES:
      if (from.nodes == nullptr || from.nodes->value.type() != XPathType::nodes) return false;
      to.value = from.nodes->value;
      return true;
    case LOCKSTEP_XPATH_STRING:
      if (!is_text(from.string.data, from.string.size)) return false;
      to.value = std::string_view(from.string.data, from.string.size);
      return true;
    case LOCKSTEP_XPATH_NUMBER:
      to.value = from.number;
      return true;
    case LOCKSTEP_XPATH_BOOLEAN:
      to.value = from.boolean;
      return true;
    default:
      return false;
  }
}

lockstep_status evaluate(const XPath& xpath, Node context, std::span<const lockstep_xpath_variable> given,
                         lockstep_xpath_value** value, lockstep_xpath_error** error) {
  std::vector<XPathVariable> variables;
  for (const lockstep_xpath_variable& one : given) {
    XPathVariable variable;
    if (!read_variable(one, variable)) return LOCKSTEP_BAD_ARGUMENT;
    variables.push_back(std::move(variable));
  }
  XPathResult result = xpath.evaluate(context, variables);
  if (!result) return refuse(result.error(), error);
  *value = new lockstep_xpath_value{std::move(result).value()};
  return LOCKSTEP_OK;
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

}  // extern "C"
