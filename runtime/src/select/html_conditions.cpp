// The conditions of spec/selectors/html-pseudo-classes.tsv, and the form controls that belong together.
#include "select/html_conditions.h"

#include "tables/known_names.h"
#include "text/characters.h"
#include "text/code_points.h"
#include "tree/custom_element_names.h"

namespace lockstep::detail {

namespace {

// The type of an input without a known one is text.
InputTypes type_of(std::string_view type) {
  const InputTypes known = input_type(type);
  return known != 0 ? known : input_type("text");
}

enum class Strength : std::uint8_t { neutral, left_to_right, right_to_left };

// The bidirectional character type of https://www.unicode.org/reports/tr9/, by blocks.
Strength strength(char32_t code) {
  constexpr CodePointRange kRightToLeft[] = {{0x5BE, 0x8FF},   {0x200F, 0x200F},   {0xFB1D, 0xFDFF},
                                             {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
  constexpr CodePointRange kNeutral[] = {
      {0x0, 0x40},      {0x5B, 0x60},       {0x7B, 0xA9},      {0xAB, 0xB4},     {0xB6, 0xB9},
      {0xBB, 0xBF},     {0xD7, 0xD7},       {0xF7, 0xF7},      {0x300, 0x36F},   {0x600, 0x607},
      {0x610, 0x61A},   {0x64B, 0x66C},     {0x6F0, 0x6F9},    {0x2000, 0x200D}, {0x2010, 0x2070},
      {0x2074, 0x207E}, {0x2080, 0x208E},   {0x20A0, 0x20F0},  {0x2190, 0x2335}, {0x2400, 0x249B},
      {0x2500, 0x27FF}, {0x2900, 0x2BFF},   {0x2E00, 0x3004},  {0x3008, 0x3020}, {0xFE00, 0xFE6F},
      {0xFEFF, 0xFF20}, {0x1F000, 0x1F0FF}, {0x1F300, 0x1FAFF}};
  if (is_in_ranges(code, kNeutral)) return Strength::neutral;
  return is_in_ranges(code, kRightToLeft) ? Strength::right_to_left : Strength::left_to_right;
}

Strength first_strong(std::string_view text) {
  while (!text.empty()) {
    const CodePoint code = first_code_point(text);
    const Strength found = strength(code.value);
    if (found != Strength::neutral) return found;
    text.remove_prefix(code.size);
  }
  return Strength::neutral;
}

// Whether the value of a `dir` attribute is a state, and for ltr and rtl, which.
enum class DirState : std::uint8_t { none, ltr, rtl, automatic };
DirState dir_state(std::string_view value) {
  if (equals_ignoring_case(value, "ltr")) return DirState::ltr;
  if (equals_ignoring_case(value, "rtl")) return DirState::rtl;
  return equals_ignoring_case(value, "auto") ? DirState::automatic : DirState::none;
}

}  // namespace

bool HtmlConditions::type_is_one_of(InputTypes types) const {
  return (type_of(value(attr::type)) & types) != 0;
}

bool HtmlConditions::is_submit_button() const {
  const std::string_view type = value(attr::type);
  return !equals_ignoring_case(type, "reset") && !equals_ignoring_case(type, "button");
}

bool HtmlConditions::is_default_button() const {
  const NodeId form = query_.form_owner(element_);
  return form != kNoNode && query_.default_button(form) == element_;
}

bool HtmlConditions::is_checked() const {
  if (!has(attr::checked)) return false;
  return !type_is_one_of(kRadioTypes) || query_.checked_radio_button(element_) == element_;
}

bool HtmlConditions::no_radio_button_of_the_group_is_checked() const {
  return query_.checked_radio_button(element_) == kNoNode;
}

bool HtmlConditions::is_selected() const {
  const NodeId select = query_.nearest_ancestor_select(element_);
  if (select == kNoNode || query_.has_attribute(select, attr::multiple)) return has(attr::selected);
  return query_.selected_option(select) == element_;
}

// https://dom.spec.whatwg.org/#concept-element-defined, without a custom element registry.
bool HtmlConditions::is_defined() const {
  const std::string_view local_name = tree_.tag_names.name(name());
  return !has(attr::is) && !(may_be_custom_element_name(local_name) && name() >= kKnownTagNames);
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
bool HtmlConditions::has_disabled_fieldset() const {
  NodeId below = element_;
  for (NodeId at = query_.parent_element(below); at != kNoNode; below = at, at = query_.parent_element(at)) {
    if (!query_.is_html(at, tag::fieldset) || !query_.has_attribute(at, attr::disabled)) continue;
    NodeId legend = tree_.first_child(at);
    while (legend != kNoNode && !query_.is_html(legend, tag::legend)) legend = tree_.next_sibling(legend);
    if (legend != below) return true;
  }
  return false;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled
bool HtmlConditions::is_disabled_option() const {
  if (has(attr::disabled)) return true;
  for (NodeId at = query_.parent_element(element_); at != kNoNode && !query_.is_html(at, tag::select);
       at = query_.parent_element(at))
    if (query_.is_html(at, tag::optgroup)) return query_.has_attribute(at, attr::disabled);
  return false;
}

// https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
bool HtmlConditions::is_disabled() const {
  if (has(attr::disabled)) return true;
  if (name() != tag::option && name() != tag::optgroup) return has_disabled_fieldset();
  if (name() == tag::option && is_disabled_option()) return true;
  const NodeId select = query_.nearest_ancestor_select(element_);
  return select != kNoNode && HtmlConditions(query_, select).is_disabled();
}

// https://html.spec.whatwg.org/multipage/interaction.html#editing-host, or in one.
bool HtmlConditions::is_editable() const {
  for (NodeId at = element_; at != kNoNode; at = query_.parent_element(at)) {
    if (tree_.nodes[at].element_namespace != Namespace::html) continue;
    if (!query_.has_attribute(at, attr::contenteditable)) continue;
    const std::string_view state = query_.attribute_value(at, attr::contenteditable);
    if (state.empty() || equals_ignoring_case(state, "true") || equals_ignoring_case(state, "plaintext-only"))
      return true;
    if (equals_ignoring_case(state, "false")) return false;
  }
  return false;
}

bool HtmlConditions::text_is_empty() const {
  for (NodeId child = tree_.first_child(element_); child != kNoNode; child = tree_.next_sibling(child))
    if (tree_.type(child) == NodeType::text && tree_.text_size(child) != 0) return false;
  return true;
}

Direction HtmlConditions::direction() const {
  for (NodeId at = element_; at != kNoNode; at = query_.parent_element(at)) {
    if (tree_.nodes[at].element_namespace != Namespace::html) continue;
    switch (dir_state(query_.attribute_value(at, attr::dir))) {
      case DirState::ltr:
        return Direction::ltr;
      case DirState::rtl:
        return Direction::rtl;
      case DirState::automatic:
        return auto_direction(at);
      case DirState::none:
        if (query_.is_html(at, tag::bdi)) return auto_direction(at);
        if (query_.is_html(at, tag::input) &&
            equals_ignoring_case(query_.attribute_value(at, attr::type), "tel"))
          return Direction::ltr;
    }
  }
  return Direction::ltr;
}

// https://html.spec.whatwg.org/multipage/dom.html#auto-directionality
Direction HtmlConditions::auto_direction(NodeId element) const {
  Strength found = Strength::neutral;
  if (query_.is_html(element, tag::input)) {
    found = first_strong(query_.attribute_value(element, attr::value));
  } else {
    NodeId node = tree_.following(element, element);
    while (node != kNoNode && found == Strength::neutral) {
      const bool skipped =
          query_.is_html(node, tag::bdi) || query_.is_html(node, tag::script) ||
          query_.is_html(node, tag::style) || query_.is_html(node, tag::textarea) ||
          (query_.is_element(node) && tree_.nodes[node].element_namespace == Namespace::html &&
           dir_state(query_.attribute_value(node, attr::dir)) != DirState::none);
      if (tree_.type(node) == NodeType::text) found = first_strong(tree_.text(tree_.nodes[node].payload));
      node = skipped ? tree_.following_skipping_children(node, element) : tree_.following(node, element);
    }
  }
  return found == Strength::right_to_left ? Direction::rtl : Direction::ltr;
}

// --- Form controls that belong together

NodeId SelectorQuery::form_owner(NodeId control) {
  const std::string_view id = attribute_value(control, attr::form);
  if (has_attribute(control, attr::form) && root_ == kDocumentNode) {
    if (!ids_found_) {
      ids_found_ = true;
      for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_))
        if (is_element(node) && has_attribute(node, attr::id))
          ids_.try_emplace(attribute_value(node, attr::id), node);
    }
    const auto found = id.empty() ? ids_.end() : ids_.find(id);
    return found != ids_.end() && is_html(found->second, tag::form) ? found->second : kNoNode;
  }
  for (NodeId at = parent_element(control); at != kNoNode; at = parent_element(at))
    if (is_html(at, tag::form)) return at;
  return kNoNode;
}

// Empty for a button that is alone.
std::string SelectorQuery::radio_group(NodeId button) {
  const std::string_view name = attribute_value(button, attr::name);
  if (name.empty()) return {};
  return std::to_string(form_owner(button)) + ' ' + std::string(name);
}

NodeId SelectorQuery::checked_radio_button(NodeId button) {
  if (!radio_groups_found_) {
    radio_groups_found_ = true;
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_)) {
      if (!is_html(node, tag::input) || !has_attribute(node, attr::checked)) continue;
      if (!HtmlConditions(*this, node).type_is_one_of(kRadioTypes)) continue;
      // Checking a button unchecks the others of its group, so the last one stays checked.
      const std::string group = radio_group(node);
      if (!group.empty()) checked_in_group_[group] = node;
    }
  }
  const std::string group = radio_group(button);
  if (group.empty()) return has_attribute(button, attr::checked) ? button : kNoNode;
  const auto found = checked_in_group_.find(group);
  return found == checked_in_group_.end() ? kNoNode : found->second;
}

NodeId SelectorQuery::nearest_ancestor_select(NodeId option) const {
  bool in_optgroup = is_html(option, tag::optgroup);
  for (NodeId at = parent_element(option); at != kNoNode; at = parent_element(at)) {
    if (is_html(at, tag::select)) return at;
    if (is_html(at, tag::datalist) || is_html(at, tag::hr) || is_html(at, tag::option)) return kNoNode;
    if (!is_html(at, tag::optgroup)) continue;
    if (in_optgroup) return kNoNode;
    in_optgroup = true;
  }
  return kNoNode;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
NodeId SelectorQuery::selected_option(NodeId select) {
  const auto known = selected_options_.find(select);
  if (known != selected_options_.end()) return known->second;
  NodeId selected = kNoNode, first = kNoNode;
  for (NodeId node = tree_.following(select, select); node != kNoNode; node = tree_.following(node, select)) {
    if (!is_html(node, tag::option) || nearest_ancestor_select(node) != select) continue;
    if (has_attribute(node, attr::selected)) selected = node;
    if (first == kNoNode && !HtmlConditions(*this, node).is_disabled_option()) first = node;
  }
  const std::string_view size = attribute_value(select, attr::size);
  const bool shows_one = size.empty() || size.find_first_not_of('0') == std::string_view::npos || size == "1";
  if (selected == kNoNode && shows_one) selected = first;
  selected_options_[select] = selected;
  return selected;
}

NodeId SelectorQuery::default_button(NodeId form) {
  if (!default_buttons_found_) {
    default_buttons_found_ = true;
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_)) {
      const HtmlConditions control(*this, node);
      const bool submits = (is_html(node, tag::button) && control.is_submit_button()) ||
                           (is_html(node, tag::input) && control.type_is_one_of(kSubmitTypes));
      if (submits) default_buttons_.try_emplace(form_owner(node), node);
    }
  }
  const auto found = default_buttons_.find(form);
  return found == default_buttons_.end() ? kNoNode : found->second;
}

}  // namespace lockstep::detail
