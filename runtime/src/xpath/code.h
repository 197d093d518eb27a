// A compiled XPath expression: flat arrays, independent of any document.
#ifndef LOCKSTEP_XPATH_CODE_H
#define LOCKSTEP_XPATH_CODE_H

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/xpath.h"
#include "xpath/xpath_tables.h"

namespace lockstep::detail {

inline constexpr std::uint32_t kNoExpression = UINT32_MAX;
inline constexpr std::uint32_t kNoFunction = UINT32_MAX;

inline ValueType value_type(XPathType type) {
  static_assert(static_cast<int>(ValueType::nodes) == static_cast<int>(XPathType::nodes) &&
                static_cast<int>(ValueType::string) == static_cast<int>(XPathType::string) &&
                static_cast<int>(ValueType::number) == static_cast<int>(XPathType::number) &&
                static_cast<int>(ValueType::boolean) == static_cast<int>(XPathType::boolean));
  return static_cast<ValueType>(type);
}

// A range of indexes in one of the arrays of CompiledXPath.
struct IndexRange {
  std::uint32_t first = 0, count = 0;
};

enum class ExpressionKind : std::uint8_t {
  number,     // number
  string,     // text
  variable,   // text: its name
  call,       // function or callers_function, parts: arguments
  operation,  // parts: operands; operators: one fewer, from left to right, all of equal precedence
  negation,   // parts: the operand; is_odd
  path,       // start, start_predicates, steps
};

enum class PathStart : std::uint8_t { context, root, expression };

struct Expression {
  ExpressionKind kind = ExpressionKind::number;
  ValueType type = ValueType::number;  // `object` if the type is unknown until a variable has a value
  XPathFunction function{};
  PathStart start = PathStart::context;
  bool is_odd = false;         // whether the number of minus signs is odd
  bool uses_context = false;   // whether the value depends on the context node
  bool uses_position = false;  // whether it depends on the context position
  bool uses_last = false;      // whether it depends on the context size
  bool is_repeated = false;    // whether it is part of a predicate
  std::uint32_t text = 0;      // index: texts
  std::uint32_t offset = 0;    // offset in the expression, for errors
  std::uint32_t column = 1;    // column of a variable or a call
  std::uint32_t height = 1;    // height of the subtree of expressions
  std::uint32_t start_expression = kNoExpression;
  std::uint32_t callers_function = kNoFunction;  // index: functions
  double number = 0;
  IndexRange parts{};             // parts
  IndexRange operators{};         // operators
  IndexRange start_predicates{};  // predicates
  IndexRange steps{};             // steps

  // Whether the value is the same for all nodes of an evaluation.
  bool is_invariant() const { return !uses_context && !uses_position && !uses_last; }
};

enum class TestKind : std::uint8_t {
  any,            // node()
  any_name,       // *
  in_namespace,   // svg:*; name_space
  name,           // index: names; name_space
  name_anywhere,  // index: names
  comment,
  text,
  processing_instruction,
  target,  // processing-instruction('x'); index: texts
};

struct NodeTest {
  TestKind kind = TestKind::any;
  Namespace name_space = Namespace::none;
  std::uint32_t index = 0;
};

enum class PredicateForm : std::uint8_t {
  boolean,   // depends only on the node
  position,  // [number]
  last,      // [last()]
  general,   // may depend on the position or the size, or be a number
};

struct Predicate {
  PredicateForm form = PredicateForm::boolean;
  bool is_nested = false;  // whether it is part of another predicate
  std::uint32_t expression = 0;
  double position = 0;
};

struct Step {
  XPathAxis axis = XPathAxis::child;
  NodeTest test{};
  IndexRange predicates{};
  bool is_positional = false;    // whether a predicate is not `boolean`
  bool counts_siblings = false;  // whether descendants have their positions among children of the same parent
};

// A name as written and, for HTML elements and their attributes, in lower case.
struct XPathName {
  std::string exact, lower;
};

struct CompiledXPath {
  std::vector<Expression> expressions;
  std::vector<std::uint32_t> parts;
  std::vector<XPathOperator> operators;
  std::vector<Step> steps;
  std::vector<Predicate> predicates;
  std::vector<XPathName> names;
  std::vector<std::string> texts;
  std::vector<decltype(lockstep::XPathFunction::compute)> functions;  // the caller's functions
  std::vector<std::uint32_t> node_variables;                          // variables whose value must be nodes
  std::uint32_t whole = 0;                                            // the index of the whole expression
};

}  // namespace lockstep::detail

#endif
