#include "validate/attributes.h"

#include <string>
#include <string_view>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/similar_name.h"
#include "validate/tables.h"
#include "validate/values/value.h"

namespace lockstep::detail::authoring {

namespace {

class AttributeCheck {
 public:
  AttributeCheck(const AuthoredElement& element, bool any, Editions edition, Findings& findings,
                 AttributeSuggestions& suggestions)
      : element_(element),
        any_(any),
        edition_(edition),
        findings_(findings),
        suggestions_(suggestions),
        name_(element.name()) {}

  void run() {
    const std::uint32_t count = element_.tree().attribute_count(element_.id());
    const AttributeRecord* records = element_.tree().attributes(element_.id());
    for (std::uint32_t i = 0; i < count; ++i) check(i, records[i]);
    // The rows of an attribute are adjacent.
    NameId missing = 0;
    for (const std::uint16_t place : required_of(name_))
      if (const AttributeUse& use = kAttributes[place]; use.attribute != missing && require(use))
        missing = use.attribute;
  }

 private:
  // Whether a row is about this element, in the edition.
  template <typename Use>
  bool is_about(const Use& use) const {
    return (use.element == 0 || use.element == name_) && (use.editions & edition_) != 0;
  }

  std::string_view name_of(NameId attribute) const { return element_.tree().attribute_names.name(attribute); }

  void check(std::size_t index, const AttributeRecord& record) {
    if (report_obsolete(index, record.name)) return;
    const std::span<const AttributeUse> uses = uses_of(record.name);
    bool is_of_element = false;
    const AttributeUse* use = nullptr;
    for (const AttributeUse& one : uses) {
      if (!is_about(one)) continue;
      is_of_element = true;
      if ((use == nullptr || (use->element == 0 && one.element != 0)) && element_.all_hold(one.conditions))
        use = &one;
    }
    if (use != nullptr)
      check_value(index, record, *use);
    else if (is_of_element)
      report_not_applicable(index, record.name, uses);
    else if (!any_ && !is_always_allowed(record.name))
      report_not_allowed(index, record.name);
  }

  void check_value(std::size_t index, const AttributeRecord& record, const AttributeUse& use) {
    const std::string_view value = element_.tree().text(record.value);
    if (const auto fault = value_fault(use.value, value, name_of(record.name)))
      findings_.add_about_value(FindingRule::attribute_value, element_.node, index, fault->begin, fault->end,
                                {{"attribute", name_of(record.name)},
                                 {"value", quoted(value)},
                                 {"element", tag_of(element_.node)},
                                 {"fault", fault->sentence}},
                                use.link);
  }

  bool is_always_allowed(NameId attribute) const {
    if (is_event_handler(attribute)) return true;
    const std::string_view name = name_of(attribute);
    return name.starts_with("data-") && name.size() > 5;
  }

  bool report_obsolete(std::size_t index, NameId attribute) {
    for (const ObsoleteUse& use : obsolete_uses_of(attribute)) {
      if (!is_about(use) || !element_.all_hold(use.conditions)) continue;
      findings_
          .add_about_attribute(FindingRule::obsolete_attribute, element_.node, index,
                               {{"attribute", name_of(attribute)},
                                {"element", tag_of(element_.node)},
                                {"instead", use.advice}},
                               use.link)
          .severity = use.severity;
      return true;
    }
    return false;
  }

  void report_not_applicable(std::size_t index, NameId attribute, std::span<const AttributeUse> uses) {
    std::string condition;
    std::string_view link;
    for (const AttributeUse& use : uses) {
      if (!is_about(use)) continue;
      condition.append(condition.empty() ? "" : ", or ").append(use.condition_words);
      link = use.link;
    }
    findings_.add_about_attribute(
        FindingRule::attribute_not_applicable, element_.node, index,
        {{"attribute", name_of(attribute)}, {"element", tag_of(element_.node)}, {"condition", condition}},
        link);
  }

  void report_not_allowed(std::size_t index, NameId attribute) {
    findings_.add_about_attribute(FindingRule::attribute_not_allowed, element_.node, index,
                                  {{"attribute", name_of(attribute)},
                                   {"element", tag_of(element_.node)},
                                   {"suggestion", suggestion_for(attribute)}});
  }

  const std::string& suggestion_for(NameId attribute) {
    const auto [known, is_new] =
        suggestions_.try_emplace(std::uint64_t{name_} << 32 | attribute, std::string());
    if (is_new) known->second = new_suggestion(attribute);
    return known->second;
  }

  // An attribute of other elements is not a misspelling, nor is one with a prefix.
  std::string new_suggestion(NameId attribute) const {
    if (!uses_of(attribute).empty() || name_of(attribute).find(':') != std::string_view::npos) return {};
    SimilarName similar(name_of(attribute));
    for (std::size_t i = 0; i < kAttributeUses; ++i) {
      const AttributeUse& use = kAttributes[i];
      if (is_about(use)) similar.consider(name_of(use.attribute));
    }
    if (similar.best().empty()) return {};
    return std::string(" Did you mean ").append(similar.best()).append("?");
  }

  // Returns whether the attribute is missing, and adds a finding if it is.
  bool require(const AttributeUse& use) {
    if (!is_about(use) || element_.has(use.attribute) || !element_.all_hold(use.required)) return false;
    findings_.add(FindingRule::attribute_missing, element_.node,
                  {{"attribute", name_of(use.attribute)},
                   {"element", tag_of(element_.node)},
                   {"condition", use.required_words}},
                  use.link);
    return true;
  }

  const AuthoredElement& element_;
  bool any_;
  Editions edition_;
  Findings& findings_;
  AttributeSuggestions& suggestions_;
  NameId name_;
};

}  // namespace

void AttributeRules::check(const AuthoredElement& element, bool any) {
  AttributeCheck(element, any, edition_, findings_, suggestions_).run();
}

}  // namespace lockstep::detail::authoring
