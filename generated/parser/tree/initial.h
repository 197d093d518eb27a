// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "initial" (#the-initial-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_INITIAL_H
#define LOCKSTEP_GENERATED_PARSER_TREE_INITIAL_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// initial: whitespace
// #the-initial-insertion-mode, spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::initial_whitespace() {
  enter(Branch::initial_whitespace);
  // ignore the token
  return Outcome::done;
}

// initial: comment
// #the-initial-insertion-mode, spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::initial_comment() {
  enter(Branch::initial_comment);
  insert_a_comment_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// initial: processing instruction
// #the-initial-insertion-mode, spec/tree/initial.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::initial_processing_instruction() {
  enter(Branch::initial_processing_instruction);
  insert_a_processing_instruction_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// initial: DOCTYPE
// #the-initial-insertion-mode, spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::initial_doctype() {
  const auto at = enter(Branch::initial_doctype);
  // if the token's name is not "html", or the token's public identifier is not missing, or the token's system
  // identifier is neither missing nor "about:legacy-compat"
  if (at(1, at.part(0, token.doctype->name != "html") || at.part(1, token.doctype->has_public_identifier) ||
                at.part(2, token.doctype->has_system_identifier &&
                               token.doctype->system_identifier != "about:legacy-compat"))) [[unlikely]]
    errors.add(TreeError::initial_doctype_not_standard);
  Node doctype = insertion.create_doctype();
  at.node("doctype", doctype);
  if constexpr (edition < Day{2026, 8, 20}) {  // [until 2026-08-20]
    insertion.append(doctype, tree.document());
  } else {  // [since 2026-08-20]
    // if the Document has no doctype child, and the Document has no element child
    if (at(2, at.part(0, !tree.document_has_child(NodeType::doctype)) &&
                  at.part(1, !tree.document_has_child(NodeType::element))))
      insertion.append(doctype, tree.document());
  }
  // if the Document is not an iframe srcdoc document, and the parser cannot change the mode flag is false,
  // and the DOCTYPE token asks for quirks mode
  if (at(3, at.part(0, !state.options().iframe_srcdoc) &&
                at.part(1, !state.options().cannot_change_the_mode) &&
                at.part(2, the_doctype_token_asks_for_quirks_mode()))) {
    state.set_quirks_mode(QuirksMode::quirks);
  } else if (at(4, at.part(0, !state.options().iframe_srcdoc) &&
                       at.part(1, !state.options().cannot_change_the_mode) &&
                       at.part(2, the_doctype_token_asks_for_limited_quirks_mode()))) {
    // otherwise if the Document is not an iframe srcdoc document, and the parser cannot change the mode flag
    // is false, and the DOCTYPE token asks for limited-quirks mode
    state.set_quirks_mode(QuirksMode::limited_quirks);
  }
  state.set_insertion_mode(Mode::before_html);
  return Outcome::done;
}

// initial: anything else
// #the-initial-insertion-mode, spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::initial_anything_else() {
  const auto at = enter(Branch::initial_anything_else);
  // if the Document is not an iframe srcdoc document
  if (at(1, !state.options().iframe_srcdoc)) [[unlikely]] {
    errors.add(TreeError::initial_missing_doctype);
    // if the parser cannot change the mode flag is false
    if (at(2, !state.options().cannot_change_the_mode)) state.set_quirks_mode(QuirksMode::quirks);
  }
  state.set_insertion_mode(Mode::before_html);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
