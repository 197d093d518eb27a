// Form controls that belong together: a control and its form, the radio buttons of a group, options and their
// select, and the ancestors that disable them.
#ifndef LOCKSTEP_SELECT_FORM_CONTROLS_H
#define LOCKSTEP_SELECT_FORM_CONTROLS_H

#include <string>
#include <unordered_map>
#include <vector>

#include "select/elements.h"
#include "select/memo.h"
#include "selectors/selector_tables.h"

namespace lockstep::detail {

// Whether the type of an input element is one of these.
bool input_type_is_one_of(const Elements& elements, NodeId input, InputTypes types);
// `button` must be a button element.
bool is_submit_button(const Elements& elements, NodeId button);

class FormControls {
 public:
  FormControls(Elements& elements, Memo& memo) : elements_(elements), memo_(memo) {}

  // Like Node::form_owner(), for a listed control.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  NodeId form_owner(NodeId control);
  // Returns the first submit button of a form, or null.
  NodeId default_button(NodeId form);
  // Returns the checked radio button in a button's group, or null.
  // https://html.spec.whatwg.org/multipage/input.html#radio-button-group
  NodeId checked_radio_button(NodeId button);
  // Returns the selected option of a select element without `multiple`, or null.
  NodeId selected_option(NodeId select);
  // https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select
  NodeId nearest_ancestor_select(NodeId option);
  // Whether the option is disabled by itself or its optgroup, not by its select.
  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled
  bool is_disabled_option(NodeId option);
  // Whether the element is in a fieldset with the attribute `disabled`, but not in its first legend.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
  bool has_disabled_fieldset(NodeId element);

 private:
  using Known = Memo::Known;
  using enum Memo::Known;
  struct Options {
    NodeId selected = kNoNode;       // the last one that is marked as selected
    NodeId first_enabled = kNoNode;  // shown if none is selected
    Known shows_one = unknown;       // whether the select shows that option
  };

  NodeId form_by_attribute(NodeId control);
  std::string radio_group(NodeId button);
  void find_checked_radio_buttons();
  void find_options();
  void find_default_buttons();
  NodeId nearest_ancestor_select(NodeId option, bool in_optgroup);
  bool has_disabled_optgroup(NodeId option);
  NodeId first_legend(NodeId fieldset);

  Elements& elements_;
  Memo& memo_;
  // Inherited properties, by node.
  std::vector<NodeId> form_, select_[2];
  std::vector<Known> disabled_fieldset_, disabled_optgroup_;
  // Whether the maps below are filled; each is filled when it is first needed.
  bool radio_groups_found_ = false, default_buttons_found_ = false, ids_found_ = false;
  bool options_found_ = false;
  std::unordered_map<std::string, NodeId> checked_in_group_;
  std::unordered_map<NodeId, NodeId> checked_radio_buttons_;  // by radio button
  std::unordered_map<NodeId, NodeId> forms_by_attribute_;     // by control
  std::unordered_map<NodeId, NodeId> default_buttons_;        // by form
  std::unordered_map<std::string, NodeId> ids_;               // the first element with each ID
  std::unordered_map<NodeId, Options> options_;               // by select
  std::unordered_map<NodeId, NodeId> first_legends_;          // by fieldset
};

}  // namespace lockstep::detail

#endif
