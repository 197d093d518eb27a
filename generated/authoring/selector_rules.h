// Generated from spec/authoring/rules.tsv by the generator. Edit the table, then run scripts/generate.
// The rules for authors that a selector describes.
#ifndef LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H
#define LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H

#include "tables/known_names.h"
#include "validate/rules/selector_rules.h"

namespace lockstep::detail::authoring {

inline constexpr SelectorRule kSelectorRules[] = {
    {FindingRule::meta_empty, tag::meta, "meta:not([name], [http-equiv], [charset], [itemprop], [property])"},
    {FindingRule::link_modulepreload_as, tag::link,
     "link[rel~=\"modulepreload\" i][as]:not([rel~=\"preload\" i], [as=\"audioworklet\" i], [as=\"json\" i], "
     "[as=\"paintworklet\" i], [as=\"script\" i], [as=\"serviceworker\" i], [as=\"sharedworker\" i], "
     "[as=\"style\" i], [as=\"text\" i], [as=\"worker\" i])"},
    {FindingRule::link_preload_as, tag::link,
     "link[rel~=\"preload\" i][as]:not([rel~=\"modulepreload\" i], [as=\"fetch\" i], [as=\"font\" i], "
     "[as=\"image\" i], [as=\"script\" i], [as=\"style\" i], [as=\"track\" i])"},
    {FindingRule::link_alternate_stylesheet_title, tag::link,
     "link[rel~=\"alternate\" i][rel~=\"stylesheet\" i]:not([title]), link[rel~=\"alternate\" "
     "i][rel~=\"stylesheet\" i][title=\"\"]"},
    {FindingRule::style_type, tag::style, "style[type]:not([type=\"text/css\" i], [type=\"\"])"},
    {FindingRule::dialog_tabindex, tag::dialog, "dialog[tabindex]"},
    {FindingRule::img_ismap_outside_link, tag::img, "img[ismap]:not(a[href] img)"},
    {FindingRule::button_in_list_box, tag::button,
     "button:is(select[multiple]:not([size=\"1\"]) > button, select[size]:not([size=\"1\"], [size=\"\"]) > "
     "button)"},
    {FindingRule::input_name_isindex, tag::input, "input[name=\"isindex\" i]"},
    {FindingRule::input_charset_value, tag::input, "input[name=\"_charset_\" i][type=\"hidden\" i][value]"},
    {FindingRule::optgroup_label_missing, tag::optgroup, "optgroup:not([label], :has(> legend))"},
    {FindingRule::li_value, tag::li, "li[value]:not(ol > li)"},
    {FindingRule::script_language_type, tag::script,
     "script[language=\"javascript\" i][type]:not([type=\"text/javascript\" i])"},
};

}  // namespace lockstep::detail::authoring

#endif
