// Generated from spec/xpath/ by the generator. Edit the tables, then run scripts/generate.
// The anchors are on https://www.w3.org/TR/1999/REC-xpath-19991116/; extensions have the full addresses of
// their clauses.
#include "xpath/xpath_tables.h"

namespace lockstep::detail {

namespace {

constexpr AxisRow axes[] = {
    {"ancestor", PrincipalType::element, true},      {"ancestor-or-self", PrincipalType::element, true},
    {"attribute", PrincipalType::attribute, false},  {"child", PrincipalType::element, false},
    {"descendant", PrincipalType::element, false},   {"descendant-or-self", PrincipalType::element, false},
    {"following", PrincipalType::element, false},    {"following-sibling", PrincipalType::element, false},
    {"namespace", PrincipalType::namespace_, false}, {"parent", PrincipalType::element, true},
    {"preceding", PrincipalType::element, true},     {"preceding-sibling", PrincipalType::element, true},
    {"self", PrincipalType::element, false},
};

constexpr NodeTypeRow node_types[] = {
    {"comment", false},
    {"node", false},
    {"processing-instruction", true},
    {"text", false},
};

constexpr OperatorRow operators[] = {
    {"or", false, 1, ValueType::boolean, ValueType::boolean},   // #NT-OrExpr
    {"and", false, 2, ValueType::boolean, ValueType::boolean},  // #NT-AndExpr
    {"=", false, 3, ValueType::object, ValueType::boolean},     // #NT-EqualityExpr
    {"!=", false, 3, ValueType::object, ValueType::boolean},    // #NT-EqualityExpr
    {"<", false, 4, ValueType::object, ValueType::boolean},     // #NT-RelationalExpr
    {"<=", false, 4, ValueType::object, ValueType::boolean},    // #NT-RelationalExpr
    {">", false, 4, ValueType::object, ValueType::boolean},     // #NT-RelationalExpr
    {">=", false, 4, ValueType::object, ValueType::boolean},    // #NT-RelationalExpr
    {"+", false, 5, ValueType::number, ValueType::number},      // #NT-AdditiveExpr
    {"-", false, 5, ValueType::number, ValueType::number},      // #NT-AdditiveExpr
    {"*", false, 6, ValueType::number, ValueType::number},      // #NT-MultiplicativeExpr
    {"div", false, 6, ValueType::number, ValueType::number},    // #NT-MultiplicativeExpr
    {"mod", false, 6, ValueType::number, ValueType::number},    // #NT-MultiplicativeExpr
    {"-", true, 7, ValueType::number, ValueType::number},       // #NT-UnaryExpr
    {"|", false, 8, ValueType::nodes, ValueType::nodes},        // #NT-UnionExpr
};

constexpr PunctuationRow punctuation[] = {
    {"..", false}, {"::", true}, {"//", true}, {"(", true}, {")", false}, {"[", true},
    {"]", false},  {".", false}, {"@", true},  {",", true}, {"/", true},
};

constexpr AbbreviationRow abbreviations[] = {
    {Punctuation::dot, XPathAxis::self, false, NodeTypeTest::node},
    {Punctuation::dot_dot, XPathAxis::parent, false, NodeTypeTest::node},
    {Punctuation::at, XPathAxis::attribute, true, NodeTypeTest::node},
    {Punctuation::slash_slash, XPathAxis::descendant_or_self, false, NodeTypeTest::node},
};

constexpr ParameterRow parameters_of_boolean[] = {
    {ValueType::object, ParameterForm::required},
};
constexpr ParameterRow parameters_of_ceiling[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow parameters_of_concat[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::repeated},
};
constexpr ParameterRow parameters_of_contains[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_count[] = {
    {ValueType::nodes, ParameterForm::required},
};
constexpr ParameterRow parameters_of_ends_with[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_floor[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow parameters_of_has_class[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::repeated},
};
constexpr ParameterRow parameters_of_id[] = {
    {ValueType::object, ParameterForm::required},
};
constexpr ParameterRow parameters_of_lang[] = {
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_local_name[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow parameters_of_lower_case[] = {
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_name[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow parameters_of_namespace_uri[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow parameters_of_normalize_space[] = {
    {ValueType::string, ParameterForm::context},
};
constexpr ParameterRow parameters_of_not_[] = {
    {ValueType::boolean, ParameterForm::required},
};
constexpr ParameterRow parameters_of_number[] = {
    {ValueType::object, ParameterForm::context},
};
constexpr ParameterRow parameters_of_round[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow parameters_of_starts_with[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_string[] = {
    {ValueType::object, ParameterForm::context},
};
constexpr ParameterRow parameters_of_string_join[] = {
    {ValueType::nodes, ParameterForm::required},
    {ValueType::string, ParameterForm::optional},
};
constexpr ParameterRow parameters_of_string_length[] = {
    {ValueType::string, ParameterForm::context},
};
constexpr ParameterRow parameters_of_substring[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::number, ParameterForm::required},
    {ValueType::number, ParameterForm::optional},
};
constexpr ParameterRow parameters_of_substring_after[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_substring_before[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_sum[] = {
    {ValueType::nodes, ParameterForm::required},
};
constexpr ParameterRow parameters_of_translate[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow parameters_of_upper_case[] = {
    {ValueType::string, ParameterForm::required},
};

constexpr FunctionRow functions[] = {
    {"boolean", parameters_of_boolean, ValueType::boolean, false},    // #function-boolean
    {"ceiling", parameters_of_ceiling, ValueType::number, false},     // #function-ceiling
    {"concat", parameters_of_concat, ValueType::string, false},       // #function-concat
    {"contains", parameters_of_contains, ValueType::boolean, false},  // #function-contains
    {"count", parameters_of_count, ValueType::number, false},         // #function-count
    // https://www.w3.org/TR/xpath-functions/#func-ends-with
    {"ends-with", parameters_of_ends_with, ValueType::boolean, true},
    {"false", {}, ValueType::boolean, false},                  // #function-false
    {"floor", parameters_of_floor, ValueType::number, false},  // #function-floor
    // https://parsel.readthedocs.io/en/latest/usage.html#other-xpath-extensions
    {"has-class", parameters_of_has_class, ValueType::boolean, true},
    {"id", parameters_of_id, ValueType::nodes, false},                   // #function-id
    {"lang", parameters_of_lang, ValueType::boolean, false},             // #function-lang
    {"last", {}, ValueType::number, false},                              // #function-last
    {"local-name", parameters_of_local_name, ValueType::string, false},  // #function-local-name
    // https://www.w3.org/TR/xpath-functions/#func-lower-case
    {"lower-case", parameters_of_lower_case, ValueType::string, true},
    {"name", parameters_of_name, ValueType::string, false},                    // #function-name
    {"namespace-uri", parameters_of_namespace_uri, ValueType::string, false},  // #function-namespace-uri
    {"normalize-space", parameters_of_normalize_space, ValueType::string,
     false},                                                                // #function-normalize-space
    {"not", parameters_of_not_, ValueType::boolean, false},                 // #function-not
    {"number", parameters_of_number, ValueType::number, false},             // #function-number
    {"position", {}, ValueType::number, false},                             // #function-position
    {"round", parameters_of_round, ValueType::number, false},               // #function-round
    {"starts-with", parameters_of_starts_with, ValueType::boolean, false},  // #function-starts-with
    {"string", parameters_of_string, ValueType::string, false},             // #function-string
    // https://www.w3.org/TR/xpath-functions/#func-string-join
    {"string-join", parameters_of_string_join, ValueType::string, true},
    {"string-length", parameters_of_string_length, ValueType::number, false},  // #function-string-length
    {"substring", parameters_of_substring, ValueType::string, false},          // #function-substring
    {"substring-after", parameters_of_substring_after, ValueType::string,
     false},  // #function-substring-after
    {"substring-before", parameters_of_substring_before, ValueType::string,
     false},                                                           // #function-substring-before
    {"sum", parameters_of_sum, ValueType::number, false},              // #function-sum
    {"translate", parameters_of_translate, ValueType::string, false},  // #function-translate
    {"true", {}, ValueType::boolean, false},                           // #function-true
    // https://www.w3.org/TR/xpath-functions/#func-upper-case
    {"upper-case", parameters_of_upper_case, ValueType::string, true},
};

}  // namespace

std::span<const AxisRow> axis_rows() { return axes; }

std::span<const NodeTypeRow> node_type_rows() { return node_types; }

std::span<const OperatorRow> operator_rows() { return operators; }

std::span<const PunctuationRow> punctuation_rows() { return punctuation; }

std::span<const AbbreviationRow> abbreviation_rows() { return abbreviations; }

std::span<const FunctionRow> function_rows() { return functions; }

}  // namespace lockstep::detail
