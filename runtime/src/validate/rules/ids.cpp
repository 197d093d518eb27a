#include "validate/rules/ids.h"

#include <array>
#include <string>

#include "lockstep/ranges.h"
#include "validate/tables.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

// Attributes that refer to elements of the same tree by their ids. ARIA attributes may refer to elements of
// any kind.
constexpr std::array kReferences = {attr::for_,
                                    attr::form,
                                    attr::list,
                                    attr::itemref,
                                    attr::popovertarget,
                                    attr::commandfor,
                                    attr::aria_activedescendant,
                                    attr::aria_controls,
                                    attr::aria_describedby,
                                    attr::aria_details,
                                    attr::aria_errormessage,
                                    attr::aria_flowto,
                                    attr::aria_labelledby,
                                    attr::aria_owns};
constexpr AttributeFilter kReferenceFilter{kReferences};

std::string_view name_of(const Subject& element, NameId attribute) {
  return element.tree().attribute_names.name(attribute);
}

// Returns the link of the row that defines the attribute for the element; empty if another standard defines
// it.
std::string_view link_of(const Subject& element, NameId attribute) {
  for (const authoring::AttributeUse& use : authoring::uses_of(attribute))
    if (use.element == 0 || element.is(use.element)) return use.link;
  return {};
}

}  // namespace

bool is_labelable(const Subject& element) {
  if (!element.is_html()) return false;
  switch (element.name()) {
    case tag::input:
      return !element.is_word(attr::type, "hidden");
    case tag::button:
    case tag::meter:
    case tag::output:
    case tag::progress:
    case tag::select:
    case tag::textarea:
      return true;
    default:
      return element.node.local_name().find('-') != std::string_view::npos;
  }
}

Node Ids::find(std::string_view id) const {
  const auto found = ids_.find(id);
  return found == ids_.end() ? Node() : found->second;
}

void Ids::note(const Subject& element, bool is_hidden) {
  if (const auto id = element.value(attr::id); id && !id->empty()) {
    const auto [first, is_new] = ids_.emplace(*id, element.node);
    if (is_new && is_hidden) hidden_.insert(*id);
    if (!is_new) {
      Finding& finding = findings_.add_about_attribute(FindingRule::id_repeated, element.node,
                                                       element.index(attr::id), {{"id", quoted(*id)}});
      findings_.set_second(finding, FindingRule::id_repeated, first->second, {});
    }
  }
  if (element.is_html()) note_references(element, is_hidden);
  if (element.is(tag::map)) note_map(element);
  if (element.is(tag::form)) note_name(element, forms_, FindingRule::form_name_repeated);
  if (element.is(tag::a)) note_anchor(element);
}

void Ids::note_references(const Subject& element, bool is_hidden) {
  if (element.names.may_have_any(kReferenceFilter))
    for (const NameId attribute : kReferences)
      if (element.has(attribute) &&
          (attribute != attr::for_ || element.is(tag::label) || element.is(tag::output)))
        references_.push_back({element, attribute, is_hidden});
  if (element.has(attr::usemap)) references_.push_back({element, attr::usemap});
  if (!is_hidden && (element.is(tag::a) || element.is(tag::area)) &&
      element.text(attr::href).starts_with('#'))
    references_.push_back({element, attr::href});
}

void Ids::note_map(const Subject& element) {
  const std::string_view name = element.text(attr::name);
  if (const auto id = element.value(attr::id); id && !name.empty() && *id != name)
    findings_.add_about_attribute(FindingRule::map_id_differs, element.node, element.index(attr::id), {});
  note_name(element, maps_, FindingRule::map_name_repeated);
}

void Ids::note_name(const Subject& element, std::unordered_map<std::string_view, Node>& names,
                    FindingRule repeated) {
  const std::string_view name = element.text(attr::name);
  if (name.empty()) return;
  const auto [first, is_new] = names.emplace(name, element.node);
  if (is_new) return;
  Finding& finding = findings_.add_about_attribute(repeated, element.node, element.index(attr::name),
                                                   {{"name", quoted(name)}});
  findings_.set_second(finding, repeated, first->second, {});
}

// https://html.spec.whatwg.org/multipage/obsolete.html#attr-a-name
void Ids::note_anchor(const Subject& element) {
  const std::string_view name = element.text(attr::name);
  if (name.empty()) return;
  if (element.text(attr::id) == name) {
    anchors_.emplace(name, element.node);
  } else if (element.has(attr::id)) {
    findings_.add_about_attribute(FindingRule::anchor_id_differs, element.node, element.index(attr::name),
                                  {{"element", tag_of(element.node)}});
  } else {
    const auto [first, is_new] = anchors_.emplace(name, element.node);
    if (is_new)
      named_.push_back(element);
    else
      report_repeated_name(element, first->second);
  }
}

void Ids::report_repeated_name(const Subject& anchor, Node other) {
  Finding& finding =
      findings_.add_about_attribute(FindingRule::anchor_name_repeated, anchor.node, anchor.index(attr::name),
                                    {{"name", quoted(anchor.text(attr::name))}});
  findings_.set_second(finding, FindingRule::anchor_name_repeated, other, {});
}

void Ids::check_references() {
  for (const Reference& reference : references_) check(reference);
  for (const Subject& anchor : named_)
    if (const Node other = find(anchor.text(attr::name))) report_repeated_name(anchor, other);
}

void Ids::check(const Reference& reference) {
  const auto& [element, attribute, is_hidden] = reference;
  if (attribute == attr::usemap) return check_usemap(element);
  if (attribute == attr::href) {
    const std::string_view id = element.text(attribute).substr(1);
    return check_visible(reference, id, find(id));
  }
  const bool one = attribute == attr::form || attribute == attr::list || attribute == attr::popovertarget ||
                   attribute == attr::commandfor || (attribute == attr::for_ && element.is(tag::label));
  const std::string_view value = element.text(attribute);
  if (one) return check(reference, value);
  Scanner scanner(value);
  for (scanner.skip_spaces(); !scanner.is_done(); scanner.skip_spaces())
    check(reference, scanner.take_while([](char c) { return !is_ascii_space(c); }));
}

void Ids::check(const Reference& reference, std::string_view id) {
  if (id.empty()) return;  // that is a fault of the value
  const auto& [element, attribute, is_hidden] = reference;
  const std::size_t index = element.index(attribute);
  const std::string_view name = name_of(element, attribute);
  const Node target = find(id);
  if (!target) {
    const FindingRule rule =
        name.starts_with("aria-") ? FindingRule::aria_reference_missing : FindingRule::reference_missing;
    findings_.add_about_attribute(rule, element.node, index, {{"attribute", name}, {"id", quoted(id)}},
                                  link_of(element, attribute));
    return;
  }
  const std::string_view kind = wrong_kind(reference, Subject(target));
  if (kind.empty()) {
    if (attribute == attr::for_ && !is_hidden) check_visible(reference, id, target);
    return;
  }
  Finding& finding = findings_.add_about_attribute(FindingRule::reference_wrong_kind, element.node, index,
                                                   {{"attribute", name}, {"id", quoted(id)}, {"kind", kind}},
                                                   link_of(element, attribute));
  findings_.set_second(finding, FindingRule::reference_wrong_kind, target, {});
}

// Returns the required kind of target; empty if the target is of that kind.
std::string_view Ids::wrong_kind(const Reference& reference, const Subject& target) const {
  const auto& [element, attribute, is_hidden] = reference;
  if (attribute == attr::for_ && element.is(tag::label) && !is_labelable(target))
    return "a control that is not hidden";
  if (attribute == attr::form && !target.is(tag::form)) return "a <form>";
  if (attribute == attr::list && !target.is(tag::datalist)) return "a <datalist>";
  if (attribute == attr::popovertarget && !target.has(attr::popover)) return "an element with popover";
  return {};
}

// https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
void Ids::check_visible(const Reference& reference, std::string_view id, Node target) {
  if (!hidden_.contains(id)) return;
  const Subject& element = reference.element;
  Finding& finding = findings_.add_about_attribute(
      FindingRule::reference_to_hidden, element.node, element.index(reference.attribute),
      {{"attribute", name_of(element, reference.attribute)}, {"id", quoted(id)}});
  findings_.set_second(finding, FindingRule::reference_to_hidden, target, {});
}

void Ids::check_usemap(const Subject& element) {
  const std::string_view value = element.text(attr::usemap);
  if (value.size() < 2 || value[0] != '#' || maps_.contains(value.substr(1))) return;
  findings_.add_about_attribute(FindingRule::usemap_missing, element.node, element.index(attr::usemap),
                                {{"name", quoted(value.substr(1))}});
}

}  // namespace lockstep::detail::authoring
