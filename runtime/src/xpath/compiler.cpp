// Compiles the text of an expression to a CompiledXPath.
#include "xpath/compiler.h"

#include <algorithm>
#include <utility>

#include "text/characters.h"
#include "text/decimal.h"
#include "text/similar_name.h"

namespace lockstep::detail {

namespace {

// These limits bound the recursion in parsing and evaluating.
constexpr std::size_t kLongestXPath = 65536;
constexpr std::size_t kDeepestXPath = 64;     // nested parentheses, predicates and arguments
constexpr std::uint32_t kHighestXPath = 128;  // height of the tree of expressions

template <class T>
IndexRange append_part(std::vector<T>& to, const std::vector<T>& values) {
  const IndexRange added{static_cast<std::uint32_t>(to.size()), static_cast<std::uint32_t>(values.size())};
  to.insert(to.end(), values.begin(), values.end());
  return added;
}

std::string in_quotes(std::string_view text) { return std::string("“").append(text).append("”"); }

std::string_view type_name(ValueType type) {
  constexpr std::string_view kNames[] = {"nodes", "a string", "a number", "a boolean", "any value"};
  return kNames[static_cast<std::size_t>(type)];
}

TestKind kind_of(NodeTypeTest type) {
  switch (type) {
    case NodeTypeTest::comment:
      return TestKind::comment;
    case NodeTypeTest::processing_instruction:
      return TestKind::processing_instruction;
    case NodeTypeTest::text:
      return TestKind::text;
    case NodeTypeTest::node:
      break;
  }
  return TestKind::any;
}

const OperatorRow& row_of(XPathOperator op) { return operator_rows()[static_cast<std::size_t>(op)]; }

// Returns the operator between two operands that is written like this one. After a `/` that is the whole
// path, the lexer expects an operand, so it takes an operator between operands for a prefix operator; this
// corrects that.
XPathOperator infix(XPathOperator op) {
  if (!row_of(op).is_prefix) return op;
  std::size_t index = 0;
  while (operator_rows()[index].is_prefix || operator_rows()[index].token != row_of(op).token) ++index;
  return static_cast<XPathOperator>(index);
}

}  // namespace

// --- Errors

bool XPathCompiler::fail(std::size_t offset, std::string message, std::string_view suggestion) {
  if (!suggestion.empty()) message += "; did you mean " + in_quotes(suggestion) + "?";
  error_ = {std::move(message), offset, column_of(offset), std::string(suggestion)};
  return false;
}

std::size_t XPathCompiler::column_of(std::size_t offset) const {
  std::size_t column = 1;
  for (const char c : lexer_.text().substr(0, offset)) column += !is_continuation_byte(c);
  return column;
}

bool XPathCompiler::unexpected(std::string_view expected) {
  const XPathToken& token = lexer_.token();
  if (token.kind == XPathTokenKind::wrong && !lexer_.error().empty())
    return fail(token.offset, lexer_.error());
  std::string found = "the end of the expression";
  if (token.kind != XPathTokenKind::end) found = in_quotes(lexer_.written());
  SimilarName similar(token.kind == XPathTokenKind::wrong ? token.text : std::string_view());
  if (!token.text.empty())
    for (const OperatorRow& row : operator_rows()) similar.consider(row.token);
  const bool suggests = token.kind == XPathTokenKind::wrong && similar.best().size() > 1;
  return fail(token.offset, std::string("expected ").append(expected).append(", found ").append(found),
              suggests ? similar.best() : std::string_view());
}

bool XPathCompiler::take(Punctuation punctuation) {
  if (!is(punctuation)) return false;
  lexer_.next();
  return true;
}

bool XPathCompiler::expect(Punctuation punctuation) {
  return take(punctuation) ||
         unexpected(in_quotes(punctuation_rows()[static_cast<std::size_t>(punctuation)].token));
}

// --- Adding to the code

std::uint32_t XPathCompiler::text(std::string_view text) {
  code_.texts.emplace_back(text);
  return static_cast<std::uint32_t>(code_.texts.size() - 1);
}

XPathCompiler::Index XPathCompiler::add(Expression expression) {
  expression.is_repeated = in_predicates_ != 0;
  code_.expressions.push_back(expression);
  return static_cast<Index>(code_.expressions.size() - 1);
}

void XPathCompiler::inherit(Expression& whole, Index part) const {
  const Expression& from = code_.expressions[part];
  whole.uses_context = whole.uses_context || from.uses_context;
  whole.uses_position = whole.uses_position || from.uses_position;
  whole.uses_last = whole.uses_last || from.uses_last;
  whole.height = std::max(whole.height, from.height + 1);
}

// Adds the path `.`.
XPathCompiler::Index XPathCompiler::context_node() {
  Expression path{.kind = ExpressionKind::path, .type = ValueType::nodes, .uses_context = true};
  path.offset = static_cast<std::uint32_t>(lexer_.token().offset);
  return add(path);
}

// --- Expressions

bool XPathCompiler::compile() {
  if (lexer_.text().size() > kLongestXPath) return fail(0, "the expression is longer than 65536 bytes");
  if (!expression(code_.whole)) return false;
  return lexer_.token().kind == XPathTokenKind::end || unexpected("an operator or the end of the expression");
}

bool XPathCompiler::expression(Index& out) {
  const std::size_t offset = lexer_.token().offset;
  if (nesting_ == kDeepestXPath) return fail(offset, "the expression is nested more than 64 levels deep");
  ++nesting_;
  Pending pending;
  if (!operators_and_operands(pending)) return false;
  while (!pending.operators.empty())
    if (!combine(pending)) return false;
  --nesting_;
  out = pending.operands[0];
  return code_.expressions[out].height <= kHighestXPath ||
         fail(offset, "the expression is nested too deeply");
}

bool XPathCompiler::operators_and_operands(Pending& pending) {
  for (;;) {
    while (lexer_.token().kind == XPathTokenKind::operator_ && row_of(lexer_.token().op).is_prefix) {
      pending.operators.push_back({lexer_.token().op, lexer_.token().offset});
      lexer_.next();
    }
    Index operand = 0;
    if (!path(operand)) return false;
    pending.operands.push_back(operand);
    if (lexer_.token().kind != XPathTokenKind::operator_) return true;
    const PendingOperator next{infix(lexer_.token().op), lexer_.token().offset};
    while (!pending.operators.empty() &&
           row_of(pending.operators.back().op).precedence > row_of(next.op).precedence)
      if (!combine(pending)) return false;
    pending.operators.push_back(next);
    lexer_.next();
  }
}

bool XPathCompiler::combine(Pending& pending) {
  const OperatorRow& row = row_of(pending.operators.back().op);
  std::size_t count = 0;
  for (auto it = pending.operators.rbegin();
       it != pending.operators.rend() && row_of(it->op).precedence == row.precedence; ++it)
    ++count;
  const auto first = pending.operators.end() - static_cast<std::ptrdiff_t>(count);
  const std::size_t operand_count = row.is_prefix ? 1 : count + 1;
  const std::vector<Index> operands(pending.operands.end() - static_cast<std::ptrdiff_t>(operand_count),
                                    pending.operands.end());
  Expression whole{.type = row.result};
  whole.kind = row.is_prefix ? ExpressionKind::negation : ExpressionKind::operation;
  whole.is_odd = count % 2 != 0;
  whole.offset = static_cast<std::uint32_t>(first->offset);
  std::vector<XPathOperator> operators;
  for (auto it = first; it != pending.operators.end(); ++it) operators.push_back(it->op);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (!check_operand(first[static_cast<std::ptrdiff_t>(i == 0 ? 0 : i - 1)], operands[i])) return false;
    inherit(whole, operands[i]);
  }
  whole.parts = append_part(code_.parts, operands);
  whole.operators = append_part(code_.operators, operators);
  pending.operators.erase(first, pending.operators.end());
  pending.operands.resize(pending.operands.size() - operand_count);
  pending.operands.push_back(add(whole));
  return true;
}

bool XPathCompiler::check_operand(const PendingOperator& op, Index operand) {
  if (row_of(op.op).operands != ValueType::nodes) return true;
  const Expression& expression = code_.expressions[operand];
  if (expression.kind == ExpressionKind::variable) code_.node_variables.push_back(operand);
  if (expression.type == ValueType::nodes || expression.type == ValueType::object) return true;
  return fail(op.offset, in_quotes(row_of(op.op).token) + " joins nodes, but one side is " +
                             std::string(type_name(expression.type)));
}

// --- Primary expressions

bool XPathCompiler::at_primary() const {
  const XPathTokenKind kind = lexer_.token().kind;
  return kind == XPathTokenKind::number || kind == XPathTokenKind::string ||
         kind == XPathTokenKind::variable || kind == XPathTokenKind::function ||
         is(Punctuation::left_parenthesis);
}

bool XPathCompiler::primary(Index& out) {
  if (is(Punctuation::left_parenthesis)) return parenthesized(out);
  if (lexer_.token().kind == XPathTokenKind::function) return call(out);
  return literal_or_number(out);
}

bool XPathCompiler::parenthesized(Index& out) {
  lexer_.next();
  return expression(out) && expect(Punctuation::right_parenthesis);
}

bool XPathCompiler::literal_or_number(Index& out) {
  const XPathToken& token = lexer_.token();
  Expression value;
  value.offset = static_cast<std::uint32_t>(token.offset);
  if (token.kind == XPathTokenKind::number) {
    value.number = number_of_digits(token.text);
  } else if (token.kind == XPathTokenKind::string) {
    value.kind = ExpressionKind::string;
    value.type = ValueType::string;
    value.text = text(token.text);
  } else {
    value.kind = ExpressionKind::variable;
    value.type = ValueType::object;
    value.text = text(lexer_.written().substr(1));
    value.column = static_cast<std::uint32_t>(column_of(token.offset));
  }
  out = add(value);
  lexer_.next();
  return true;
}

bool XPathCompiler::find_function(Expression& call) {
  const XPathToken& token = lexer_.token();
  call.offset = static_cast<std::uint32_t>(token.offset);
  call.column = static_cast<std::uint32_t>(column_of(token.offset));
  for (const lockstep::XPathFunction& one : options_.functions) {
    if (one.name != lexer_.written()) continue;
    call.type = value_type(one.result);
    call.callers_function = static_cast<std::uint32_t>(code_.functions.size());
    call.uses_context = true;
    code_.functions.push_back(one.compute);
    return true;
  }
  const auto rows = function_rows();
  for (std::size_t i = 0; i < rows.size() && token.prefix.empty(); ++i) {
    if (rows[i].name != token.text) continue;
    if (rows[i].is_extension && !options_.extensions)
      return fail(token.offset,
                  in_quotes(token.text) + " is not part of XPath 1.0; turn on the extensions to use it");
    call.type = rows[i].result;
    call.function = static_cast<XPathFunction>(i);
    call.uses_context = call.function == XPathFunction::lang || call.function == XPathFunction::has_class;
    call.uses_position = call.function == XPathFunction::position;
    call.uses_last = call.function == XPathFunction::last;
    return true;
  }
  return fail_without_function();
}

bool XPathCompiler::fail_without_function() {
  const std::string_view name = lexer_.written();
  SimilarName similar(name);
  for (const lockstep::XPathFunction& one : options_.functions) similar.consider(one.name);
  for (const FunctionRow& row : function_rows())
    if (!row.is_extension || options_.extensions) similar.consider(row.name);
  std::string message = "unknown function " + in_quotes(name);
  if (!lexer_.token().prefix.empty() && similar.best().empty()) message += ": those of XPath have no prefix";
  return fail(lexer_.token().offset, std::move(message), similar.best());
}

bool XPathCompiler::arguments_of_call(std::vector<Index>& out) {
  lexer_.next();
  lexer_.next();  // the parenthesis
  if (!is(Punctuation::right_parenthesis)) {
    do {
      Index argument = 0;
      if (!expression(argument)) return false;
      out.push_back(argument);
    } while (take(Punctuation::comma));
  }
  return is(Punctuation::right_parenthesis) || unexpected("“,” or “)”");
}

bool XPathCompiler::call(Index& out) {
  Expression whole{.kind = ExpressionKind::call};
  if (!find_function(whole)) return false;
  std::vector<Index> arguments;
  if (!arguments_of_call(arguments)) return false;
  if (whole.callers_function == kNoFunction &&
      !check_arguments(function_rows()[static_cast<std::size_t>(whole.function)], whole.offset, arguments))
    return false;
  lexer_.next();
  for (const Index argument : arguments) inherit(whole, argument);
  whole.parts = append_part(code_.parts, arguments);
  out = add(whole);
  return true;
}

bool XPathCompiler::check_arguments(const FunctionRow& row, std::size_t offset,
                                    std::vector<Index>& arguments) {
  std::size_t least = 0;
  for (const ParameterRow& parameter : row.parameters) least += parameter.form == ParameterForm::required;
  const bool any_number = !row.parameters.empty() && row.parameters.back().form == ParameterForm::repeated;
  const std::size_t most = row.parameters.size();
  if (arguments.size() < least || (arguments.size() > most && !any_number)) {
    std::string needs = any_number      ? "at least " + std::to_string(least)
                        : least == most ? most == 0 ? "no" : std::to_string(most)
                                        : std::to_string(least) + " or " + std::to_string(most);
    return fail(offset, std::string(row.name) + "() takes " + needs +
                            (needs == "1" || needs == "at least 1" ? " argument" : " arguments") + ", not " +
                            std::to_string(arguments.size()));
  }
  if (arguments.size() < most && row.parameters[arguments.size()].form == ParameterForm::context)
    arguments.push_back(context_node());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const ParameterRow& parameter = row.parameters[std::min(i, most - 1)];
    const Expression& argument = code_.expressions[arguments[i]];
    if (parameter.type != ValueType::nodes) continue;
    if (argument.kind == ExpressionKind::variable) code_.node_variables.push_back(arguments[i]);
    if (argument.type != ValueType::nodes && argument.type != ValueType::object)
      return fail(argument.offset, std::string(row.name) + "() needs nodes here, not " +
                                       std::string(type_name(argument.type)));
  }
  return true;
}

// --- Paths

bool XPathCompiler::at_step() const {
  const XPathTokenKind kind = lexer_.token().kind;
  if (kind == XPathTokenKind::name || kind == XPathTokenKind::axis || kind == XPathTokenKind::node_type)
    return true;
  return is(Punctuation::dot) || is(Punctuation::dot_dot) || is(Punctuation::at);
}

Step XPathCompiler::any_descendant_or_self() const {
  for (const AbbreviationRow& row : abbreviation_rows())
    if (row.token == Punctuation::slash_slash)
      return {.axis = row.axis, .test = {.kind = kind_of(row.node_type)}};
  return {};
}

bool XPathCompiler::path(Index& out) {
  Expression whole{.kind = ExpressionKind::path, .type = ValueType::nodes};
  whole.offset = static_cast<std::uint32_t>(lexer_.token().offset);
  std::vector<Step> all;
  if (at_primary()) {
    Index start = 0;
    if (!primary(start)) return false;
    const bool more = is(Punctuation::left_bracket) || is(Punctuation::slash) || is(Punctuation::slash_slash);
    if (!more) {
      out = start;
      return true;
    }
    const ValueType type = code_.expressions[start].type;
    if (type != ValueType::nodes && type != ValueType::object)
      return fail(lexer_.token().offset, in_quotes(lexer_.written()) + " needs nodes on its left, not " +
                                             std::string(type_name(type)));
    if (code_.expressions[start].kind == ExpressionKind::variable) code_.node_variables.push_back(start);
    whole.start = PathStart::expression;
    whole.start_expression = start;
    inherit(whole, start);
    if (!predicates(whole.start_predicates, nullptr)) return false;
    if ((is(Punctuation::slash) || is(Punctuation::slash_slash)) && !steps(all, true)) return false;
  } else if (is(Punctuation::slash) || is(Punctuation::slash_slash)) {
    whole.start = PathStart::root;
    if (!steps(all, false)) return false;
  } else {
    if (!at_step()) return unexpected("an expression");
    whole.uses_context = true;
    if (!step(all) || !steps(all, true)) return false;
  }
  for (const Step& one : all)
    for (std::uint32_t i = 0; i < one.predicates.count; ++i)
      whole.height = std::max(
          whole.height, code_.expressions[code_.predicates[one.predicates.first + i].expression].height + 1);
  simplify(all);
  whole.steps = append_part(code_.steps, all);
  out = add(whole);
  return true;
}

// Parses each `/` and `//` with the step after it. The root alone is also a path.
bool XPathCompiler::steps(std::vector<Step>& out, bool required) {
  while (is(Punctuation::slash) || is(Punctuation::slash_slash)) {
    const bool is_descendant = is(Punctuation::slash_slash);
    lexer_.next();
    if (is_descendant) out.push_back(any_descendant_or_self());
    if (!at_step()) {
      if (!required && !is_descendant && out.empty()) return true;
      return unexpected("a step");
    }
    if (!step(out)) return false;
    required = true;
  }
  return true;
}

bool XPathCompiler::axis_of_step(XPathAxis& axis, const AbbreviationRow*& abbreviation) {
  if (lexer_.token().kind == XPathTokenKind::axis) {
    SimilarName similar(lexer_.token().text);
    std::size_t index = 0;
    for (const AxisRow& row : axis_rows()) {
      if (row.name == lexer_.token().text) {
        axis = static_cast<XPathAxis>(index);
        lexer_.next();
        return expect(Punctuation::colon_colon);
      }
      similar.consider(row.name);
      ++index;
    }
    return fail(lexer_.token().offset, "unknown axis " + in_quotes(lexer_.token().text), similar.best());
  }
  for (const AbbreviationRow& row : abbreviation_rows()) {
    if (!is(row.token)) continue;
    abbreviation = &row;
    axis = row.axis;
    lexer_.next();
    return true;
  }
  return true;
}

bool XPathCompiler::step(std::vector<Step>& out) {
  Step step;
  const AbbreviationRow* abbreviation = nullptr;
  if (!axis_of_step(step.axis, abbreviation)) return false;
  if (abbreviation != nullptr && !abbreviation->needs_test) {
    if (is(Punctuation::left_bracket)) return unexpected("an operator, “/” or the end of the expression");
    step.test.kind = kind_of(abbreviation->node_type);
  } else {
    if (!node_test(step)) return false;
    if (!predicates(step.predicates, &step.is_positional)) return false;
  }
  out.push_back(step);
  return true;
}

bool XPathCompiler::node_test(Step& step) {
  if (lexer_.token().kind == XPathTokenKind::node_type) return node_type_test(step.test);
  if (lexer_.token().kind == XPathTokenKind::name) return name_test(step);
  if (lexer_.token().kind == XPathTokenKind::function) {
    SimilarName similar(lexer_.token().text);
    for (const NodeTypeRow& row : node_type_rows()) similar.consider(row.name);
    return fail(lexer_.token().offset, "unknown node type " + in_quotes(lexer_.token().text), similar.best());
  }
  return unexpected("a node test");
}

bool XPathCompiler::node_type_test(NodeTest& test) {
  std::size_t index = 0;
  while (node_type_rows()[index].name != lexer_.token().text) ++index;
  test.kind = kind_of(static_cast<NodeTypeTest>(index));
  lexer_.next();
  lexer_.next();  // the parenthesis
  if (node_type_rows()[index].has_argument && lexer_.token().kind == XPathTokenKind::string) {
    test.kind = TestKind::target;
    test.index = text(lexer_.token().text);
    lexer_.next();
  }
  return expect(Punctuation::right_parenthesis);
}

bool XPathCompiler::name_test(Step& step) {
  const XPathToken token = lexer_.token();
  const bool is_attribute =
      axis_rows()[static_cast<std::size_t>(step.axis)].principal == PrincipalType::attribute;
  NodeTest& test = step.test;
  test.kind = token.text == "*" ? TestKind::any_name : TestKind::name;
  if (!token.prefix.empty()) {
    if (!find_namespace(token.prefix, token.offset, test.name_space)) return false;
    if (test.kind == TestKind::any_name) test.kind = TestKind::in_namespace;
  } else if (!is_attribute) {
    test.name_space = Namespace::html;
    if (test.kind == TestKind::name && options_.any_namespace) test.kind = TestKind::name_anywhere;
  }
  if (test.kind == TestKind::name || test.kind == TestKind::name_anywhere) {
    test.index = static_cast<std::uint32_t>(code_.names.size());
    code_.names.push_back({std::string(token.text), in_ascii_lowercase(token.text)});
  }
  lexer_.next();
  return true;
}

bool XPathCompiler::find_namespace(std::string_view prefix, std::size_t offset, Namespace& out) {
  SimilarName similar(prefix);
  for (const NamespacePrefix& declared : options_.namespaces) {
    if (declared.prefix == prefix) {
      out = declared.name_space;
      return true;
    }
    similar.consider(declared.prefix);
  }
  out = Namespace::xml;
  return prefix == "xml" ||
         fail(offset, "the namespace prefix " + in_quotes(prefix) + " is not declared", similar.best());
}

// --- Predicates

bool XPathCompiler::predicates(IndexRange& out, bool* is_positional) {
  std::vector<Predicate> all;
  while (is(Punctuation::left_bracket)) {
    lexer_.next();
    Index condition = 0;
    ++in_predicates_;
    if (!expression(condition)) return false;
    --in_predicates_;
    if (!is(Punctuation::right_bracket)) return unexpected("an operator or “]”");
    lexer_.next();
    all.push_back(predicate_of(condition));
    all.back().is_nested = in_predicates_ != 0;
    if (is_positional != nullptr && all.back().form != PredicateForm::boolean) *is_positional = true;
  }
  out = append_part(code_.predicates, all);
  return true;
}

Predicate XPathCompiler::predicate_of(Index index) const {
  const Expression* condition = &code_.expressions[index];
  Predicate predicate{.expression = index};
  // [position() = x] means [x].
  const auto is_call_of = [&](const Expression& one, XPathFunction function) {
    return one.kind == ExpressionKind::call && one.function == function;
  };
  if (condition->kind == ExpressionKind::operation && condition->parts.count == 2 &&
      code_.operators[condition->operators.first] == XPathOperator::equal &&
      is_call_of(code_.expressions[code_.parts[condition->parts.first]], XPathFunction::position)) {
    const Expression& right = code_.expressions[code_.parts[condition->parts.first + 1]];
    if (right.type == ValueType::number) condition = &right;
  }
  if (condition->kind == ExpressionKind::number) {
    predicate.form = PredicateForm::position;
    predicate.position = condition->number;
  } else if (is_call_of(*condition, XPathFunction::last)) {
    predicate.form = PredicateForm::last;
  } else if (condition->uses_position || condition->uses_last || condition->type == ValueType::number ||
             condition->type == ValueType::object) {
    predicate.form = PredicateForm::general;
  }
  return predicate;
}

// Simplifies steps: `//x` becomes one step along `descendant`, whose predicates use positions among siblings;
// `//@x` needs only elements; `.` changes nothing.
void XPathCompiler::simplify(std::vector<Step>& steps) {
  std::vector<Step> simple;
  for (const Step& step : steps) {
    const bool is_plain = step.test.kind == TestKind::any && step.predicates.count == 0;
    if (is_plain && step.axis == XPathAxis::self) continue;
    Step* const last = simple.empty() ? nullptr : &simple.back();
    const bool after_all = last != nullptr && last->axis == XPathAxis::descendant_or_self &&
                           last->test.kind == TestKind::any && last->predicates.count == 0;
    const bool is_child = step.axis == XPathAxis::child;
    if (after_all && (is_child || (step.axis == XPathAxis::descendant && !step.is_positional))) {
      *last = step;
      last->axis = XPathAxis::descendant;
      last->counts_siblings = step.is_positional;
      continue;
    }
    if (after_all && step.axis == XPathAxis::attribute) last->test.kind = TestKind::any_name;
    simple.push_back(step);
  }
  steps = std::move(simple);
}

}  // namespace lockstep::detail
