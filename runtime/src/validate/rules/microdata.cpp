#include "validate/rules/microdata.h"

#include "lockstep/ranges.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

// Returns the attribute that an element with this name needs only if it is a property; 0 if there is none.
// attributes.tsv has the attributes that an element always needs.
NameId value_attribute(const Subject& element) {
  switch (element.name()) {
    case tag::a:
    case tag::area:
    case tag::link:
      return attr::href;
    case tag::audio:
    case tag::embed:
    case tag::video:
      return attr::src;
    default:
      return 0;
  }
}

}  // namespace

void Microdata::enter(const Subject& element) {
  if (!element.is_html()) return;
  if (element.has(attr::itemref)) note_references(element);
  if (element.has(attr::itemprop)) check_property(element);
  if (element.has(attr::itemscope)) ++items_;
}

void Microdata::leave(const Subject& element) {
  if (element.is_html() && element.has(attr::itemscope)) --items_;
}

void Microdata::note_references(const Subject& element) {
  Scanner scanner(element.text(attr::itemref));
  for (scanner.skip_spaces(); !scanner.is_done(); scanner.skip_spaces())
    referred_.insert(scanner.take_while([](char c) { return !is_ascii_space(c); }));
}

void Microdata::check_property(const Subject& element) {
  if (items_ == 0) orphans_.push_back(element.node);
  const NameId value = value_attribute(element);
  if (value == 0 || element.has(value) || element.has(attr::itemscope)) return;
  findings_.add_about_attribute(
      FindingRule::itemprop_without_value, element.node, element.index(attr::itemprop),
      {{"element", tag_of(element.node)}, {"attribute", element.tree().attribute_names.name(value)}});
}

// A property belongs to an item whose itemref refers to the property's element or one around it.
void Microdata::check_properties() {
  for (const Node orphan : orphans_) {
    bool belongs = false;
    for (Node node = orphan; node && !belongs && !referred_.empty(); node = node.parent())
      belongs = node.is_element() && referred_.contains(node.id());
    const Subject element{orphan};
    if (!belongs)
      findings_.add_about_attribute(FindingRule::itemprop_outside_item, orphan, element.index(attr::itemprop),
                                    {});
  }
}

}  // namespace lockstep::detail::authoring
