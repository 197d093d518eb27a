// XPath. An input is the header, an expression, a byte 1E, and markup. An expression that begins with a byte
// 1D is a program instead, which generates a valid expression. Selected nodes are in document order, without
// duplicates; first(), count(), boolean(), string(), number() and unions agree, also after changes to the
// tree.
#include "fuzz.h"

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::fuzz {
namespace {

constexpr std::size_t kNodes = 60;        // of a tree: predicates may take quadratic time
constexpr std::size_t kExpression = 200;  // bytes

constexpr std::string_view kAxes[] = {
    "child::",     "descendant::",        "parent::",    "ancestor::",           "following-sibling::",
    "following::", "preceding-sibling::", "preceding::", "descendant-or-self::", "ancestor-or-self::",
    "self::",      "attribute::"};
constexpr std::string_view kTests[] = {"*", "node()", "text()", "p", "b", "div", "comment()", "id", "class"};
constexpr std::string_view kNumbers[] = {"1",        "2",   "last()", "position()",
                                         "count(*)", "0.5", "-1",     "string-length(.)"};
constexpr std::string_view kStrings[] = {
    "'a'", "''", "name()", "string(.)", "normalize-space(.)", "concat(name(), @id)"};
constexpr std::string_view kOperators[] = {" = ", " != ", " < ", " >= ", " + ", " mod ", " and ", " or "};

// Makes an expression from the bytes of a program.
class Maker {
 public:
  explicit Maker(std::string_view bytes) : program_(bytes) {}

  std::string nodes(int depth) {
    std::string out;
    switch (program_.byte() % 8) {
      case 0:
        out = "(" + path(depth) + ")[" + predicate(depth) + "]";
        break;
      case 1:
        out = path(depth) + " | " + path(depth);
        break;
      case 2:
        out = "id('a b')/" + step(depth);
        break;
      default:
        out = path(depth);
    }
    return out;
  }
  std::string value(int depth) {
    switch (program_.byte() % 5) {
      case 0:
        return pick(kNumbers);
      case 1:
        return pick(kStrings);
      case 2:
        return "contains(" + std::string(pick(kStrings)) + ", " + pick(kStrings) + ")";
      case 3:
        return depth == 0 ? "true()" : "not(" + value(depth - 1) + ")";
      default:
        return depth == 0 ? "@*" : nodes(depth - 1);
    }
  }

 private:
  template <std::size_t size>
  std::string pick(const std::string_view (&from)[size]) {
    return std::string(from[program_.byte() % size]);
  }
  std::string predicate(int depth) {
    if (depth == 0) return pick(kNumbers);
    std::string out = value(depth - 1);
    if (program_.byte() % 2 == 0) out += pick(kOperators) + value(depth - 1);
    return out;
  }
  std::string step(int depth) {
    std::string out = pick(kAxes) + pick(kTests);
    for (int i = program_.byte() % 4; i > 2; --i) out += "[" + predicate(depth) + "]";
    return out;
  }
  std::string path(int depth) {
    const std::uint8_t choice = program_.byte();
    std::string out = choice % 3 == 0 ? "//" : choice % 3 == 1 ? "/" : "";
    out += step(depth);
    for (int i = choice / 3 % 3; i > 0; --i) out += (program_.byte() % 3 == 0 ? "//" : "/") + step(depth);
    return out;
  }

  Program program_;
};

// The place of each node in document order. Attributes come after their element.
class Places {
 public:
  explicit Places(Node root) {
    nodes_.push_back(root);
    for (const Node node : root.descendants()) nodes_.push_back(node);
  }
  std::pair<std::size_t, std::size_t> of(const XPathNode& node) const {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i] == node.node()) return {i, node.is_attribute() ? node.attribute_index() + 1 : 0};
    expect(false, "a selected node is not in the tree");
    return {};
  }
  const std::vector<Node>& nodes() const { return nodes_; }

 private:
  std::vector<Node> nodes_;
};

XPathValue evaluated(const std::string& expression, Node context) {
  const ParsedXPath parsed = XPath::parse(expression);
  if (!parsed) expect_same("a valid expression is refused", expression, parsed.error().message);
  const XPathResult result = parsed->evaluate(context);
  if (!result) expect_same("a valid expression fails", expression, result.error().message);
  return *result;
}

bool is_same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

void check_nodes(const std::string& expression, const XPath& xpath, Node context, const XPathValue& value,
                 const Places& places) {
  const std::span<const XPathNode> found = value.nodes();
  for (std::size_t i = 1; i < found.size(); ++i)
    expect(places.of(found[i - 1]) < places.of(found[i]),
           "nodes are not in document order, or one is there twice");
  expect(xpath.first(context) == (found.empty() ? XPathNode() : found[0]), "first() is another node");
  const std::string in_brackets = "(" + expression + ")";
  expect(evaluated("count(" + expression + ")", context).number() == static_cast<double>(found.size()),
         "count() differs");
  const XPathValue united = evaluated(in_brackets + " | " + in_brackets, context);
  expect(std::equal(found.begin(), found.end(), united.nodes().begin(), united.nodes().end()),
         "the union with itself differs");
  const XPathValue last = evaluated(in_brackets + "[last()]", context);
  expect(
      last.nodes().size() == (found.empty() ? 0u : 1u) && (found.empty() || last.nodes()[0] == found.back()),
      "[last()] is not the last node");
}

void check_expression(const std::string& expression, const Document& document) {
  const ParsedXPath parsed = XPath::parse(expression);
  if (!parsed) {
    expect(!parsed.error().message.empty() && parsed.error().offset <= expression.size(),
           "an error has no message, or an offset outside the expression");
    return;
  }
  const Places places(document.result());
  if (places.nodes().size() > kNodes) return;
  for (std::size_t i = 0; i < places.nodes().size(); i += 1 + places.nodes().size() / 3) {
    const Node context = places.nodes()[i];
    if (context.type() == NodeType::doctype) continue;
    const XPathResult result = parsed->evaluate(context);
    if (!result) continue;
    expect(evaluated("boolean(" + expression + ")", context).boolean() == result->boolean(),
           "boolean() differs");
    expect(evaluated("string(" + expression + ")", context).string() == result->string(), "string() differs");
    expect(is_same(evaluated("number(" + expression + ")", context).number(), result->number()),
           "number() differs");
    if (result->type() == XPathType::nodes) check_nodes(expression, *parsed, context, *result, places);
  }
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::size_t separator = read->markup.find('\x1E');
  if (separator == std::string_view::npos || separator > kExpression) return;
  const std::string_view given = read->markup.substr(0, separator),
                         markup = read->markup.substr(separator + 1);
  Document document =
      read->context ? parse_fragment(markup, *read->context, read->options) : parse(markup, read->options);
  const std::string expression =
      given.starts_with('\x1D') ? Maker(given.substr(1)).nodes(2) : std::string(given);
  check_expression(expression, document);
  if (!sampled(input, 4)) return;
  change(document, Places(document.result()).nodes(), given);
  check_expression(expression, document);
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
