// Generated from spec/tables/invariants.tsv by the generator. Edit it, then run scripts/generate.
// What holds whenever tree construction has processed a token.
#ifndef LOCKSTEP_GENERATED_OBSERVED_INVARIANTS_H
#define LOCKSTEP_GENERATED_OBSERVED_INVARIANTS_H

#include <cstdint>
#include <string_view>

namespace lockstep::detail {

enum class Invariant : std::uint8_t {
  stack_begins_with_html,               // #the-stack-of-open-elements
  only_stopping_empties_the_stack,      // #the-stack-of-open-elements
  open_once,                            // #the-stack-of-open-elements
  formatting_elements_and_markers,      // #formatting
  active_once,                          // #the-list-of-active-formatting-elements
  noahs_ark,                            // #push-onto-the-list-of-active-formatting-elements
  template_modes_of_templates,          // #stack-of-template-insertion-modes
  head_pointer_is_a_head,               // #the-element-pointers
  form_pointer_is_a_form,               // #the-element-pointers
  text_has_its_element,                 // #parsing-main-incdata
  text_returns,                         // #original-insertion-mode
  cells_are_open,                       // #parsing-main-intd
  foster_parenting_ends,                // #foster-parent
  tokens_are_not_reprocessed_for_ever,  // #tree-construction-dispatcher
  tokens_end,                           // #tree-construction-dispatcher
};

struct InvariantInfo {
  std::string_view name, anchor, text;
};

inline constexpr InvariantInfo kInvariants[] = {
    {"stack_begins_with_html", "#the-stack-of-open-elements",
     "the first element on the stack of open elements is an HTML html element"},
    {"only_stopping_empties_the_stack", "#the-stack-of-open-elements",
     "the html element is popped when the parser stops, and not before"},
    {"open_once", "#the-stack-of-open-elements", "no element is on the stack of open elements twice"},
    {"formatting_elements_and_markers", "#formatting",
     "each entry of the list of active formatting elements is a marker, or an HTML element of the category "
     "formatting"},
    {"active_once", "#the-list-of-active-formatting-elements",
     "no element is in the list of active formatting elements twice"},
    {"noahs_ark", "#push-onto-the-list-of-active-formatting-elements",
     "after the last marker there are at most three elements with the same name and attributes"},
    {"template_modes_of_templates", "#stack-of-template-insertion-modes",
     "the stack of template insertion modes has one for each HTML template element on the stack of open "
     "elements, and one for a context element that is a template"},
    {"head_pointer_is_a_head", "#the-element-pointers",
     "the head element pointer is null or an HTML head element"},
    {"form_pointer_is_a_form", "#the-element-pointers",
     "the form element pointer is null or an HTML form element"},
    {"text_has_its_element", "#parsing-main-incdata",
     "in the insertion mode “text” the current node is an element that contains only text"},
    {"text_returns", "#original-insertion-mode",
     "the original insertion mode is neither “text” nor “in table text”"},
    {"cells_are_open", "#parsing-main-intd",
     "in the insertion mode “in cell” a td or th element is in table scope"},
    {"foster_parenting_ends", "#foster-parent",
     "foster parenting is enabled only while a token is processed"},
    {"tokens_are_not_reprocessed_for_ever", "#tree-construction-dispatcher",
     "while a token is processed, the dispatcher does not choose a mode again before a stack, a list, a mode "
     "or the tree has changed"},
    {"tokens_end", "#tree-construction-dispatcher",
     "a token is dispatched at most once for each open element and twice for each insertion mode"},
};

}  // namespace lockstep::detail

#endif
