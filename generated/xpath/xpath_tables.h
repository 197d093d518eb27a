// Generated from spec/xpath/ by the generator. Edit the tables, then run scripts/generate.
// What XPath expressions consist of: axes, node tests, operators and functions with their types.
#ifndef LOCKSTEP_GENERATED_XPATH_XPATH_TABLES_H
#define LOCKSTEP_GENERATED_XPATH_XPATH_TABLES_H

#include <cstdint>
#include <span>
#include <string_view>

namespace lockstep::detail {

// The types of values; `object` is any of them.
enum class ValueType : std::uint8_t { nodes, string, number, boolean, object };

// spec/xpath/axes.tsv
enum class XPathAxis : std::uint8_t {
  ancestor,
  ancestor_or_self,
  attribute,
  child,
  descendant,
  descendant_or_self,
  following,
  following_sibling,
  namespace_,
  parent,
  preceding,
  preceding_sibling,
  self,
};
enum class PrincipalType : std::uint8_t { element, attribute, namespace_ };
struct AxisRow {
  std::string_view name;
  PrincipalType principal;
  bool is_reverse;
};
// By XPathAxis; sorted by name.
std::span<const AxisRow> axis_rows();

// spec/xpath/node-types.tsv
enum class NodeTypeTest : std::uint8_t { comment, node, processing_instruction, text };
struct NodeTypeRow {
  std::string_view name;
  bool has_argument;
};
// By NodeTypeTest.
std::span<const NodeTypeRow> node_type_rows();

// spec/xpath/operators.tsv
enum class XPathOperator : std::uint8_t {
  or_,
  and_,
  equal,
  not_equal,
  less,
  less_or_equal,
  greater,
  greater_or_equal,
  add,
  subtract,
  multiply,
  divide,
  remainder,
  negate,
  union_,
};
struct OperatorRow {
  std::string_view token;
  bool is_prefix;
  std::uint8_t precedence;
  ValueType operands, result;
};
// By XPathOperator.
std::span<const OperatorRow> operator_rows();

// spec/xpath/punctuation.tsv
enum class Punctuation : std::uint8_t {
  dot_dot,
  colon_colon,
  slash_slash,
  left_parenthesis,
  right_parenthesis,
  left_bracket,
  right_bracket,
  dot,
  at,
  comma,
  slash,
};
struct PunctuationRow {
  std::string_view token;
  bool operand_follows;
};
// By Punctuation; the longest first.
std::span<const PunctuationRow> punctuation_rows();

// spec/xpath/abbreviations.tsv: the step that a token stands for.
struct AbbreviationRow {
  Punctuation token;
  XPathAxis axis;
  bool needs_test;         // a node test follows
  NodeTypeTest node_type;  // otherwise, the node test of the step
};
std::span<const AbbreviationRow> abbreviation_rows();

// spec/xpath/functions.tsv
enum class XPathFunction : std::uint8_t {
  boolean,
  ceiling,
  concat,
  contains,
  count,
  ends_with,
  false_,
  floor,
  has_class,
  id,
  lang,
  last,
  local_name,
  lower_case,
  name,
  namespace_uri,
  normalize_space,
  not_,
  number,
  position,
  round,
  starts_with,
  string,
  string_join,
  string_length,
  substring,
  substring_after,
  substring_before,
  sum,
  translate,
  true_,
  upper_case,
};
// How an argument may be given; `context`: the context node if it is left out.
enum class ParameterForm : std::uint8_t { context, optional, repeated, required };
struct ParameterRow {
  ValueType type;
  ParameterForm form;
};
struct FunctionRow {
  std::string_view name;
  std::span<const ParameterRow> parameters;
  ValueType result;
  bool is_extension;
};
// By XPathFunction; sorted by name.
std::span<const FunctionRow> function_rows();

}  // namespace lockstep::detail

#endif
