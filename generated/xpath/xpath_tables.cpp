// Generated from spec/xpath/ by the generator. Edit the tables, then run scripts/generate.
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
    {"or", false, 1, ValueType::boolean,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-OrExpr
    {"and", false, 2, ValueType::boolean,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-AndExpr
    {"=", false, 3, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-EqualityExpr
    {"!=", false, 3, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-EqualityExpr
    {"<", false, 4, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelationalExpr
    {"<=", false, 4, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelationalExpr
    {">", false, 4, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelationalExpr
    {">=", false, 4, ValueType::object,
     ValueType::boolean},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelationalExpr
    {"+", false, 5, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-AdditiveExpr
    {"-", false, 5, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-AdditiveExpr
    {"*", false, 6, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-MultiplicativeExpr
    {"div", false, 6, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-MultiplicativeExpr
    {"mod", false, 6, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-MultiplicativeExpr
    {"-", true, 7, ValueType::number,
     ValueType::number},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr
    {"|", false, 8, ValueType::nodes,
     ValueType::nodes},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnionExpr
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

constexpr ParameterRow boolean_parameters[] = {
    {ValueType::object, ParameterForm::required},
};
constexpr ParameterRow ceiling_parameters[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow concat_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::repeated},
};
constexpr ParameterRow contains_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow count_parameters[] = {
    {ValueType::nodes, ParameterForm::required},
};
constexpr ParameterRow ends_with_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow floor_parameters[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow has_class_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::repeated},
};
constexpr ParameterRow id_parameters[] = {
    {ValueType::object, ParameterForm::required},
};
constexpr ParameterRow lang_parameters[] = {
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow local_name_parameters[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow lower_case_parameters[] = {
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow name_parameters[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow namespace_uri_parameters[] = {
    {ValueType::nodes, ParameterForm::context},
};
constexpr ParameterRow normalize_space_parameters[] = {
    {ValueType::string, ParameterForm::context},
};
constexpr ParameterRow not__parameters[] = {
    {ValueType::boolean, ParameterForm::required},
};
constexpr ParameterRow number_parameters[] = {
    {ValueType::object, ParameterForm::context},
};
constexpr ParameterRow round_parameters[] = {
    {ValueType::number, ParameterForm::required},
};
constexpr ParameterRow starts_with_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow string_parameters[] = {
    {ValueType::object, ParameterForm::context},
};
constexpr ParameterRow string_join_parameters[] = {
    {ValueType::nodes, ParameterForm::required},
    {ValueType::string, ParameterForm::optional},
};
constexpr ParameterRow string_length_parameters[] = {
    {ValueType::string, ParameterForm::context},
};
constexpr ParameterRow substring_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::number, ParameterForm::required},
    {ValueType::number, ParameterForm::optional},
};
constexpr ParameterRow substring_after_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow substring_before_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow sum_parameters[] = {
    {ValueType::nodes, ParameterForm::required},
};
constexpr ParameterRow translate_parameters[] = {
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
    {ValueType::string, ParameterForm::required},
};
constexpr ParameterRow upper_case_parameters[] = {
    {ValueType::string, ParameterForm::required},
};

constexpr FunctionRow functions[] = {
    {"boolean", boolean_parameters, ValueType::boolean,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
    {"ceiling", ceiling_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-ceiling
    {"concat", concat_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-concat
    {"contains", contains_parameters, ValueType::boolean,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-contains
    {"count", count_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-count
    {"ends-with", ends_with_parameters, ValueType::boolean,
     true},  // https://www.w3.org/TR/xpath-functions/#func-ends-with
    {"false",
     {},
     ValueType::boolean,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-false
    {"floor", floor_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-floor
    {"has-class", has_class_parameters, ValueType::boolean,
     true},  // https://parsel.readthedocs.io/en/latest/usage.html#other-xpath-extensions
    {"id", id_parameters, ValueType::nodes,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id
    {"lang", lang_parameters, ValueType::boolean,
     false},                                 // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang
    {"last", {}, ValueType::number, false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-last
    {"local-name", local_name_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-local-name
    {"lower-case", lower_case_parameters, ValueType::string,
     true},  // https://www.w3.org/TR/xpath-functions/#func-lower-case
    {"name", name_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-name
    {"namespace-uri", namespace_uri_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-namespace-uri
    {"normalize-space", normalize_space_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-normalize-space
    {"not", not__parameters, ValueType::boolean,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-not
    {"number", number_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
    {"position",
     {},
     ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-position
    {"round", round_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-round
    {"starts-with", starts_with_parameters, ValueType::boolean,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-starts-with
    {"string", string_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string
    {"string-join", string_join_parameters, ValueType::string,
     true},  // https://www.w3.org/TR/xpath-functions/#func-string-join
    {"string-length", string_length_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string-length
    {"substring", substring_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring
    {"substring-after", substring_after_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring-after
    {"substring-before", substring_before_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring-before
    {"sum", sum_parameters, ValueType::number,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-sum
    {"translate", translate_parameters, ValueType::string,
     false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-translate
    {"true", {}, ValueType::boolean, false},  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-true
    {"upper-case", upper_case_parameters, ValueType::string,
     true},  // https://www.w3.org/TR/xpath-functions/#func-upper-case
};

}  // namespace

std::span<const AxisRow> axis_rows() { return axes; }

std::span<const NodeTypeRow> node_type_rows() { return node_types; }

std::span<const OperatorRow> operator_rows() { return operators; }

std::span<const PunctuationRow> punctuation_rows() { return punctuation; }

std::span<const AbbreviationRow> abbreviation_rows() { return abbreviations; }

std::span<const FunctionRow> function_rows() { return functions; }

}  // namespace lockstep::detail
