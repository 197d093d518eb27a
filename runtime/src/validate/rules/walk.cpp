#include "validate/rules/walk.h"

#include <algorithm>
#include <map>
#include <string>

#include "lockstep/ranges.h"
#include "validate/rules/scripts.h"
#include "validate/rules/tables.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

// Returns the number of a heading element; 0 for other elements.
int heading_number(const Subject& element) {
  switch (element.name()) {
    case tag::h1:
      return 1;
    case tag::h2:
      return 2;
    case tag::h3:
      return 3;
    case tag::h4:
      return 4;
    case tag::h5:
      return 5;
    case tag::h6:
      return 6;
    default:
      return 0;
  }
}

}  // namespace

void RuleWalk::run() {
  for (Node node = root_.first_child(); node;) {
    const Subject element(node);
    if (node.is_element()) enter(element);
    // The contents of selectedcontent are copies made by the parser.
    if (const Node child = node.first_child(); child && !element.is(tag::selectedcontent)) {
      node = child;
      continue;
    }
    for (;;) {
      if (node.is_element()) leave(Subject(node));
      if (const Node next = node.next_sibling()) {
        node = next;
        break;
      }
      node = node.parent();
      if (node == root_) {
        node = Node();
        break;
      }
    }
  }
  metadata_.check_document();
  ids_.check_references();
  items_.check_properties();
  check_labels();
  check_radios();
  if (is_document_) check_document();
  for (const Node table : tables_) check_table(table, ids_, findings_);
}

void RuleWalk::enter(const Subject& element) {
  if (!hidden_ && element.is_html() && element.has(attr::hidden) &&
      !element.is_word(attr::hidden, "until-found"))
    hidden_ = element.node;
  ids_.note(element, !hidden_.is_null());
  metadata_.note(element);
  items_.enter(element);
  check_languages(element);
  if (const Node inner = element.node.template_contents()) inner_roots_.push_back(inner);
  if (const Node inner = element.node.shadow_root()) inner_roots_.push_back(inner);
  if (element.is_html()) enter_html(element);
}

void RuleWalk::enter_html(const Subject& element) {
  selector_rules_.check(element, findings_);
  if (element.is(tag::dialog) || element.has(attr::popover)) scopes_.push_back({element.node, {}});
  if (element.has(attr::autofocus)) check_autofocus(element);
  if (element.has(attr::headingoffset) || element.has(attr::headingreset)) {
    const int around = element.has(attr::headingreset) ? 0 : headings_.back().offset;
    headings_.push_back({element.node, around + integer_of(element, attr::headingoffset).value_or(0)});
  }
  if (const int number = heading_number(element)) check_heading(element, number);
  if (is_labelable(element)) check_control(element);
  switch (element.name()) {
    case tag::a:
    case tag::button:
      return check_link_text(element, findings_);
    case tag::area:
      if (maps_ == 0 && root_ == findings_.document().root())
        findings_.add(FindingRule::area_outside_map, element.node, {{"element", tag_of(element.node)}});
      break;
    case tag::audio:
    case tag::video:
      return check_tracks(element, findings_);
    case tag::details:
      return check_details(element);
    case tag::dl:
      return check_terms(element, findings_);
    case tag::form:
      forms_.push_back(element.node);
      break;
    case tag::img:
      return check_image(element, figures_.empty() ? Node() : figures_.back(), findings_);
    case tag::figure:
      figures_.push_back(element.node);
      break;
    case tag::input:
      if (element.is_word(attr::type, "radio")) note_radio(element);
      [[fallthrough]];
    case tag::textarea:
      return check_limits(element, findings_);
    case tag::label:
      labels_.push_back({element.node, {}});
      break;
    case tag::main:
      return check_main(element);
    case tag::map:
      ++maps_;
      break;
    case tag::meter:
    case tag::progress:
      return check_gauge(element, findings_);
    case tag::option:
      return check_option(element);
    case tag::picture:
      return check_picture(element, findings_);
    case tag::script:
      return check_script(element, findings_);
    case tag::select:
      selects_.push_back({element.node, {}, {}});
      break;
    case tag::table:
      tables_.push_back(element.node);
      break;
    case tag::time:
      return check_time(element, findings_);
    default:
      break;
  }
}

void RuleWalk::leave(const Subject& element) {
  items_.leave(element);
  if (hidden_ == element.node) hidden_ = Node();
  if (headings_.back().element == element.node) headings_.pop_back();
  if (scopes_.back().element == element.node) scopes_.pop_back();
  if (!labels_.empty() && labels_.back().node == element.node) labels_.pop_back();
  if (!figures_.empty() && figures_.back() == element.node) figures_.pop_back();
  if (!forms_.empty() && forms_.back() == element.node) forms_.pop_back();
  if (element.is(tag::details)) {
    const auto around = details_around_.find(element.text(attr::name));
    if (around != details_around_.end() && around->second == element.node) details_around_.erase(around);
  }
  if (element.is(tag::map)) --maps_;
  if (selects_.empty() || selects_.back().node != element.node) return;
  check_select(selects_.back());
  selects_.pop_back();
}

// https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes
void RuleWalk::check_languages(const Subject& element) {
  if (!element.is_html()) return;
  const auto xml = element.value(attr::xml_lang);
  if (xml && (!element.has(attr::lang) || !element.is_word(attr::lang, *xml)))
    findings_.add_about_attribute(FindingRule::lang_differs, element.node, element.index(attr::xml_lang), {});
}

// https://html.spec.whatwg.org/multipage/interaction.html#nearest-ancestor-autofocus-scoping-root-element
void RuleWalk::check_autofocus(const Subject& element) {
  Node& first = scopes_.back().first;
  if (first) {
    Finding& finding = findings_.add_about_attribute(FindingRule::autofocus_second, element.node,
                                                     element.index(attr::autofocus), {});
    findings_.set_second(finding, FindingRule::autofocus_second, first, {});
  }
  if (!first) first = element.node;
}

// https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element
void RuleWalk::check_main(const Subject& element) {
  if (element.has(attr::hidden)) return;
  if (main_)
    findings_.set_second(findings_.add(FindingRule::main_second, element.node, {}), FindingRule::main_second,
                         main_, {});
  else
    main_ = element.node;
}

// https://html.spec.whatwg.org/multipage/sections.html#heading-levels-&-offsets
void RuleWalk::check_heading(const Subject& element, int number) {
  const int level = std::min(number + headings_.back().offset, kLowestHeading);
  if (heading_ && level > level_ + 1) {
    Finding& finding = findings_.add(FindingRule::heading_skips_level, element.node,
                                     {{"element", tag_of(element.node)},
                                      {"level", std::to_string(level)},
                                      {"before", std::to_string(level_)}});
    findings_.set_second(finding, FindingRule::heading_skips_level, heading_, {});
  }
  heading_ = element.node;
  level_ = level;
  highest_level_ = std::min(highest_level_, level);
}

// https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group
void RuleWalk::check_details(const Subject& element) {
  const std::string_view name = element.text(attr::name);
  if (name.empty()) return;
  if (const auto [around, is_first] = details_around_.emplace(name, element.node); !is_first) {
    Finding& finding =
        findings_.add(FindingRule::details_nested_in_group, element.node, {{"name", quoted(name)}});
    findings_.set_second(finding, FindingRule::details_nested_in_group, around->second, {});
  }
  if (!element.has(attr::open)) return;
  const auto [first, is_new] = open_details_.emplace(name, element.node);
  if (is_new) return;
  Finding& finding = findings_.add(FindingRule::details_second_open, element.node, {{"name", quoted(name)}});
  findings_.set_second(finding, FindingRule::details_second_open, first->second, {});
}

// https://html.spec.whatwg.org/multipage/forms.html#the-label-element
void RuleWalk::check_control(const Subject& element) {
  if (labels_.empty()) return;
  Label& label = labels_.back();
  if (label.first) {
    Finding& finding = findings_.add(FindingRule::label_too_many_controls, element.node, {});
    findings_.set_second(finding, FindingRule::label_too_many_controls, label.first, {});
    return;
  }
  label.first = element.node;
  if (Subject(label.node).has(attr::for_)) labelled_.push_back({label.node, element.node});
}

void RuleWalk::check_labels() {
  for (const auto& [label, control] : labelled_) {
    const std::string_view id = Subject(label).text(attr::for_);
    if (ids_.find(id) == control) continue;
    Finding& finding =
        findings_.add(FindingRule::label_for_other_control, control, {{"element", tag_of(control)}});
    findings_.set_second(finding, FindingRule::label_for_other_control, label, {});
  }
}

void RuleWalk::note_radio(const Subject& radio) {
  radios_.emplace_back(radio, forms_.empty() ? Node() : forms_.back());
}

// https://html.spec.whatwg.org/multipage/input.html#radio-button-group
void RuleWalk::check_radios() {
  struct Group {
    Node first;
    bool is_alone = true;
  };
  std::map<std::pair<NodeId, std::string_view>, Group> groups;
  const auto report = [&](Node radio) {
    findings_.add(FindingRule::radio_alone, radio, {{"element", tag_of(radio)}});
  };
  for (const auto& [radio, around] : radios_) {
    const std::string_view name = radio.text(attr::name);
    if (name.empty()) {
      report(radio.node);
      continue;
    }
    const Node form = radio.has(attr::form) ? ids_.find(radio.text(attr::form)) : around;
    const NodeId owner = form ? NodeAccess::id(form) : NodeAccess::id(root_);
    const auto [group, is_new] = groups.emplace(std::pair(owner, name), Group{radio.node});
    group->second.is_alone = is_new;
  }
  for (const auto& [key, group] : groups)
    if (group.is_alone) report(group.first);
}

void RuleWalk::check_document() {
  if (heading_ && highest_level_ > 1) findings_.add(FindingRule::heading_first_missing, heading_, {});
  // https://html.spec.whatwg.org/multipage/syntax.html#doctype-legacy-string
  for (Node node = root_.first_child(); node; node = node.next_sibling())
    if (node.type() == NodeType::doctype && node.public_identifier().empty() &&
        node.system_identifier() == "about:legacy-compat")
      findings_.add(FindingRule::doctype_legacy, node, {});
}

// https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-selected
void RuleWalk::check_option(const Subject& element) {
  if (selects_.empty()) return;
  Select& select = selects_.back();
  if (!select.first_option) select.first_option = element.node;
  if (!element.has(attr::selected) || Subject(select.node).has(attr::multiple)) return;
  if (select.selected) {
    Finding& finding = findings_.add_about_attribute(FindingRule::select_second_selected, element.node,
                                                     element.index(attr::selected), {});
    findings_.set_second(finding, FindingRule::select_second_selected, select.selected, {});
  }
  if (!select.selected) select.selected = element.node;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option
void RuleWalk::check_select(const Select& select) {
  const Subject element{select.node};
  if (!element.has(attr::required) || element.has(attr::multiple) ||
      integer_of(element, attr::size).value_or(1) != 1)
    return;
  const Subject option{select.first_option};
  const bool has_placeholder =
      option.node && option.node.parent() == select.node &&
      (option.has(attr::value) ? option.text(attr::value).empty() : is_blank(option.node.text_content()));
  if (!has_placeholder) findings_.add(FindingRule::select_placeholder_missing, select.node, {});
}

}  // namespace lockstep::detail::authoring
