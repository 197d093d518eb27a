// Compiles the text of a selector to a CompiledSelector: https://drafts.csswg.org/selectors/#grammar.
#ifndef LOCKSTEP_SELECT_SELECTOR_PARSER_H
#define LOCKSTEP_SELECT_SELECTOR_PARSER_H

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/selector.h"
#include "select/code.h"
#include "select/css_reader.h"

namespace lockstep::detail {

class SelectorParser {
 public:
  SelectorParser(std::string_view css, const SelectorOptions& options) : reader_(css), options_(options) {}
  // Returns false if there is an error.
  bool parse();
  CompiledSelector& code() { return code_; }
  SelectorError& error() { return error_; }

 private:
  // https://drafts.csswg.org/selectors/#typedef-selector-list and its variants.
  enum class ListKind { plain, forgiving, relative };

  bool list(ListKind kind, SelectorList& out);
  bool list_items(ListKind kind, SelectorList& out);
  bool complex_selector(bool relative, Complex& out);
  bool compound_selector(Combinator combinator, Compound& out);
  bool type_selector(std::vector<Condition>& conditions, bool& given);
  bool attribute_selector(std::vector<Condition>& conditions);
  bool pseudo_class(std::vector<Condition>& conditions);
  bool tree_pseudo_class(const PseudoClassRow& row, std::vector<Condition>& conditions);
  bool argument(const PseudoClassRow& row, std::vector<Condition>& conditions);
  bool nth_argument(const PseudoClassRow& row, std::vector<Condition>& conditions);
  bool string_arguments(Condition condition, std::string_view expected, std::vector<Condition>& conditions);
  bool heading_argument(std::vector<Condition>& conditions);
  bool list_argument(ListKind kind, Test test, std::vector<Condition>& conditions);
  bool value_pseudo_element(std::size_t offset, std::string_view name);
  void split_into_parts();
  bool unknown_pseudo_class(std::size_t offset, const std::string& name, bool functional);

  // Finds the namespace of a prefix; reports an error if it is not declared.
  bool find_namespace(std::string_view prefix, std::size_t offset, Namespace& out);
  const NamespacePrefix* declared(std::string_view prefix) const;
  // Whether a vertical bar here belongs to a namespace prefix.
  bool at_namespace_bar() const {
    return reader_.peek() == '|' && reader_.peek(1) != '=' && reader_.peek(1) != '|';
  }
  bool at_type_selector() const {
    return reader_.at_identifier() || reader_.peek() == '*' || at_namespace_bar();
  }
  bool at_list_end() const { return reader_.at_end() || (nesting_ != 0 && reader_.peek() == ')'); }

  std::uint32_t name(std::vector<SelectorName>& names, std::string_view name);
  std::uint32_t text(std::string text);
  bool fail(std::size_t offset, std::string message, std::string suggestion = {});
  bool unexpected(std::string_view expected);

  CssReader reader_;
  const SelectorOptions options_;
  CompiledSelector code_;
  ValuePart taken_;               // the kind of value of the complex selector being parsed
  std::vector<ValuePart> takes_;  // the kind of value of each complex selector of the selector itself
  SelectorError error_;
  std::size_t nesting_ = 0;
  std::size_t in_logical_ = 0;  // in :is(), :where() or :not(), where the default namespace is not implied
  bool compound_only_ = false;  // in :host(), and in :is(), :where() or :not() there: no combinators
  bool in_has_ = false;
  std::size_t forgiving_ = 0;  // enclosing lists that ignore invalid selectors: no messages
  std::size_t depth_ = 0;      // the compounds on the longest path to the innermost list
  bool too_complex_ = false;   // an error that :is() does not forgive
};

}  // namespace lockstep::detail

#endif
