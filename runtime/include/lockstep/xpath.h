// XPath 1.0: https://www.w3.org/TR/1999/REC-xpath-19991116/, on HTML documents as in browsers'
// document.evaluate().
#ifndef LOCKSTEP_XPATH_H
#define LOCKSTEP_XPATH_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/selector.h"

namespace lockstep {

// Why an expression could not be parsed or evaluated.
struct XPathError {
  std::string message;     // “unknown function “cuont”; did you mean “count”?”
  std::size_t offset = 0;  // where the error is, in bytes from the start of the expression
  std::size_t column = 1;  // the same place, counted in code points from 1
  std::string suggestion;  // what was probably meant; empty if nothing is similar
};

// The types of values.
// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Introduction
enum class XPathType : std::uint8_t { nodes, string, number, boolean };

// A node as XPath sees it: a Node other than a doctype, or an attribute. An XPathNode takes a few words and
// is passed by value. It is valid as long as the Document exists; for an attribute, until the Document is
// modified. Adjacent text nodes are one XPathNode, which refers to the first of them.
class LOCKSTEP_EXPORT XPathNode {
 public:
  // A null node.
  XPathNode() = default;
  XPathNode(Node node) : node_(node) {}  // NOLINT(google-explicit-constructor)
  // The attribute of the element at that index.
  XPathNode(Node element, std::size_t attribute) : node_(element), attribute_(attribute + 1) {}

  // Whether the node is null.
  bool is_null() const { return node_.is_null(); }
  // Whether the node is not null.
  explicit operator bool() const { return !is_null(); }
  friend bool operator==(const XPathNode&, const XPathNode&) = default;

  // The node itself; for an attribute, its element.
  Node node() const { return node_; }
  bool is_attribute() const { return attribute_ != 0; }
  // The index of an attribute among those of its element; meaningless for other nodes.
  std::size_t attribute_index() const { return attribute_ - 1; }
  // The attribute; null if the node is not one.
  Attribute attribute() const { return attribute_ == 0 ? Attribute() : node_.attribute(attribute_ - 1); }
  // Returns the string-value: for an element, document or fragment, all text in it; otherwise, its value or
  // data. O(text) https://www.w3.org/TR/1999/REC-xpath-19991116/#data-model
  std::string string_value() const;

 private:
  Node node_;
  std::size_t attribute_ = 0;  // its index + 1
};

// The value of an expression or a variable.
class LOCKSTEP_EXPORT XPathValue {
 public:
  // An empty set of nodes.
  XPathValue() = default;
  XPathValue(bool boolean)  // NOLINT(google-explicit-constructor)
      : type_(XPathType::boolean), boolean_(boolean) {}
  XPathValue(double number)  // NOLINT(google-explicit-constructor)
      : type_(XPathType::number), number_(number) {}
  XPathValue(int number) : XPathValue(static_cast<double>(number)) {}  // NOLINT(google-explicit-constructor)
  XPathValue(std::string string)                                       // NOLINT(google-explicit-constructor)
      : type_(XPathType::string), string_(std::move(string)) {}
  XPathValue(std::string_view string)
      : XPathValue(std::string(string)) {}                             // NOLINT(google-explicit-constructor)
  XPathValue(const char* string) : XPathValue(std::string(string)) {}  // NOLINT(google-explicit-constructor)
  XPathValue(std::vector<XPathNode> nodes)                             // NOLINT(google-explicit-constructor)
      : nodes_(std::move(nodes)) {}

  // The type of the value.
  XPathType type() const { return type_; }
  // The nodes, in document order; empty for other types.
  std::span<const XPathNode> nodes() const& LOCKSTEP_LIFETIMEBOUND { return nodes_; }
  std::span<const XPathNode> nodes() const&& = delete;
  // Convert the value as the XPath functions string(), number() and boolean() do. Numbers may be NaN or
  // infinite. O(text of the first node)
  std::string string() const;
  double number() const;
  bool boolean() const;

 private:
  XPathType type_ = XPathType::nodes;
  bool boolean_ = false;
  double number_ = 0;
  std::string string_;
  std::vector<XPathNode> nodes_;
};

// A variable that expressions refer to: `$name`.
struct XPathVariable {
  std::string_view name;  // without the `$`; with its prefix, if the expression uses one
  XPathValue value;       // of any type
};

// A call to a function that the caller has added.
struct XPathCall {
  XPathNode context;                      // the context node
  std::span<const XPathValue> arguments;  // as many as the expression passes; valid during the call
  void* data = nullptr;                   // the `data` that was passed to evaluate() or first()
};

// A function that the caller adds to the functions of XPath.
struct XPathFunction {
  std::string_view name;  // with its prefix, if the expression uses one: “re:test”
  // The type that the value of a call is converted to. Only nodes can be converted to nodes; any other value
  // is then an error, and so are nodes that are not in the tree of the context node.
  XPathType result = XPathType::boolean;
  // Computes the value of a call. On failure, returns nullopt and sets `error` to the reason; there are then
  // no more calls, and the evaluation fails with that error. The function is called as often as the
  // expression needs a value, in any order, on each thread that evaluates the expression. It must not change
  // the document.
  std::function<std::optional<XPathValue>(const XPathCall& call, std::string& error)> compute;
};

// How an expression is parsed.
struct XPathOptions {
  // The namespace prefixes that names may have, such as `svg` in `//svg:a`; needed only during parsing. `xml`
  // is always known.
  std::span<const NamespacePrefix> namespaces{};
  // Whether expressions may use functions that XPath 1.0 lacks: ends-with(), has-class(), lower-case(),
  // string-join() and upper-case().
  bool extensions = false;
  // Whether an element name without a prefix matches in any namespace: `//svg` and `//path` then select SVG
  // elements, and `//a` and `//title` select SVG elements as well as HTML elements.
  bool any_namespace = false;
  // Additional functions, which take precedence over XPath functions with the same names. They are copied.
  std::span<const XPathFunction> functions{};
};

class ParsedXPath;
class XPathResult;

namespace detail {

struct CompiledXPath;

}  // namespace detail

// A parsed expression: a value that any number of threads may use at the same time, with any documents.
// Copying is O(1).
//
// As in browsers, names of HTML elements and of their attributes are compared in lowercase; an element name
// without a prefix matches only HTML elements, so use a prefix or local-name() for SVG and MathML elements.
// Template contents and shadow roots have no parent: to search them, evaluate the expression on
// Node::template_contents() or Node::shadow_root(). The namespace axis is empty, because the DOM has no
// namespace nodes.
// https://html.spec.whatwg.org/multipage/infrastructure.html#interactions-with-xpath-and-xslt
class LOCKSTEP_EXPORT XPath {
 public:
  // Parses an expression of at most 65536 bytes, nested at most 64 levels deep. O(expression)
  static ParsedXPath parse(std::string_view expression, const XPathOptions& options = {});

  // Evaluates the expression with that context node, a Node or an attribute; `/` and id() search its tree.
  // Incorrect usage is an error: a null node, a doctype, an attribute that does not exist, a missing
  // variable, a variable that is not a node-set where the expression needs one, or a variable with nodes of
  // another tree. The failure of a function that the caller has added is also an error. `data` is passed to
  // these functions.
  //
  // O(nodes of the tree × steps × log(nodes)), including predicates that test whether a node exists or that
  // select the n-th node. A predicate that contains predicates, or lists, counts or compares nodes, takes at
  // most O(nodes²), and string-values of nested elements take O(text × depth). Each level of predicates in
  // predicates that compute with position() or last() multiplies this by the number of nodes.
  XPathResult evaluate(XPathNode context, std::span<const XPathVariable> variables = {},
                       void* data = nullptr) const;
  // Returns the first node in document order that the expression selects. Returns null if there is none, if
  // the value is not a node-set, or if the evaluation fails. Stops searching at that node where the axes
  // allow it.
  XPathNode first(XPathNode context, std::span<const XPathVariable> variables = {},
                  void* data = nullptr) const;

 private:
  friend class ParsedXPath;
  explicit XPath(std::shared_ptr<const detail::CompiledXPath> code) : code_(std::move(code)) {}
  std::shared_ptr<const detail::CompiledXPath> code_;
};

// An XPath, or why there is none.
class LOCKSTEP_EXPORT ParsedXPath {
 public:
  // Whether there is an expression.
  explicit operator bool() const { return xpath_.code_ != nullptr; }
  bool has_value() const { return xpath_.code_ != nullptr; }
  // The expression; if there is an error, one whose evaluation always fails.
  const XPath& value() const { return xpath_; }
  const XPath& operator*() const { return xpath_; }
  const XPath* operator->() const { return &xpath_; }
  // The error; its message is empty if there is an expression.
  const XPathError& error() const { return error_; }

 private:
  friend class XPath;
  ParsedXPath() : xpath_(nullptr) {}
  XPath xpath_;
  XPathError error_;
};

// The value of an expression, or why there is none.
class LOCKSTEP_EXPORT XPathResult {
 public:
  // Whether there is a value.
  explicit operator bool() const { return error_.message.empty(); }
  bool has_value() const { return error_.message.empty(); }
  // The value; if there is an error, an empty set of nodes.
  const XPathValue& value() const& LOCKSTEP_LIFETIMEBOUND { return value_; }
  XPathValue value() && { return std::move(value_); }
  const XPathValue& operator*() const& LOCKSTEP_LIFETIMEBOUND { return value_; }
  const XPathValue* operator->() const& LOCKSTEP_LIFETIMEBOUND { return &value_; }
  // The error; its message is empty if there is a value.
  const XPathError& error() const { return error_; }

 private:
  friend class XPath;
  XPathValue value_;
  XPathError error_;
};

}  // namespace lockstep

#endif
