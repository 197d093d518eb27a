// Compiles the text of an expression to a CompiledXPath:
// https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex.
#ifndef LOCKSTEP_XPATH_COMPILER_H
#define LOCKSTEP_XPATH_COMPILER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/xpath.h"
#include "xpath/code.h"
#include "xpath/lexer.h"

namespace lockstep::detail {

// Functions that parse return false if there is an error.
class XPathCompiler {
 public:
  XPathCompiler(std::string_view text, const XPathOptions& options) : lexer_(text), options_(options) {}
  bool compile();
  CompiledXPath& code() { return code_; }
  XPathError& error() { return error_; }

 private:
  using Index = std::uint32_t;  // the index of an expression
  struct PendingOperator {
    XPathOperator op;
    std::size_t offset;
  };
  // Operands and operators that have not been combined yet.
  struct Pending {
    std::vector<Index> operands;
    std::vector<PendingOperator> operators;
  };

  bool expression(Index& out);
  bool operators_and_operands(Pending& pending);
  // Combines the last operators, which have equal precedence.
  bool combine(Pending& pending);
  bool check_operand(const PendingOperator& op, Index operand);
  bool path(Index& out);
  bool primary(Index& out);
  bool literal_or_number(Index& out);
  bool parenthesized(Index& out);
  bool call(Index& out);
  bool arguments_of_call(std::vector<Index>& out);
  bool check_arguments(const FunctionRow& row, std::size_t offset, std::vector<Index>& arguments);
  bool find_function(Expression& call);
  bool fail_without_function();
  bool steps(std::vector<Step>& out, bool required);
  bool step(std::vector<Step>& out);
  bool axis_of_step(XPathAxis& axis, const AbbreviationRow*& abbreviation);
  bool node_test(Step& step);
  bool node_type_test(NodeTest& test);
  bool name_test(Step& step);
  bool predicates(IndexRange& out, bool* is_positional);
  Predicate predicate_of(Index expression) const;

  Step any_descendant_or_self() const;
  static void simplify(std::vector<Step>& steps);
  Index context_node();
  Index add(Expression expression);
  void inherit(Expression& whole, Index part) const;
  std::uint32_t text(std::string_view text);
  bool find_namespace(std::string_view prefix, std::size_t offset, Namespace& out);
  std::string function_list() const;

  bool is(Punctuation punctuation) const { return lexer_.is(punctuation); }
  bool take(Punctuation punctuation);
  bool expect(Punctuation punctuation);
  bool at_primary() const;
  bool at_step() const;
  bool fail(std::size_t offset, std::string message, std::string_view suggestion = {});
  bool unexpected(std::string_view expected);
  std::size_t column_of(std::size_t offset) const;

  XPathLexer lexer_;
  const XPathOptions& options_;
  CompiledXPath code_;
  XPathError error_;
  std::size_t nesting_ = 0;
  std::size_t in_predicates_ = 0;
};

}  // namespace lockstep::detail

#endif
