// Generated from spec/authoring/rules.tsv by the generator. Edit the table, then run scripts/generate.
// The rules for authors that a selector describes.
#ifndef LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H
#define LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H

#include "tables/known_names.h"
#include "validate/rules/selector_rules.h"

namespace lockstep::detail::authoring {

inline constexpr SelectorRule kSelectorRules[] = {
    {FindingRule::meta_empty, tag::meta, "meta:not([name], [http-equiv], [charset], [itemprop], [property])"},
    {FindingRule::meta_charset_content, tag::meta,
     "meta[charset][content]:not([name], [http-equiv], [itemprop], [property])"},
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
    {FindingRule::dialog_tabindex, tag::dialog, "dialog[tabindex]"},
    {FindingRule::img_ismap_outside_link, tag::img, "img[ismap]:not(a[href] img)"},
    {FindingRule::button_in_list_box, tag::button,
     "button:is(select[multiple]:not([size=\"1\"]) > button, select[size]:not([size=\"1\"], [size=\"\"]) > "
     "button)"},
    {FindingRule::name_isindex, tag::button,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::fieldset,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::input,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::output,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::select,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::textarea,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::input_charset_value, tag::input, "input[name=\"_charset_\" i][type=\"hidden\" i][value]"},
    {FindingRule::optgroup_label_missing, tag::optgroup, "optgroup:not([label], :has(> legend))"},
    {FindingRule::aria_checked_native, tag::input,
     "input[aria-checked]:is([type=\"checkbox\" i], [type=\"radio\" i])"},
    {FindingRule::aria_disabled_contradicts, tag::button,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::fieldset,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::input,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::optgroup,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::option,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::select,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::textarea,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::input,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::select,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::textarea,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_readonly_contradicts, tag::input,
     ":is(input, textarea)[readonly][aria-readonly=\"false\" i]"},
    {FindingRule::aria_readonly_contradicts, tag::textarea,
     ":is(input, textarea)[readonly][aria-readonly=\"false\" i]"},
    {FindingRule::aria_placeholder_native, tag::input, ":is(input, textarea)[placeholder][aria-placeholder]"},
    {FindingRule::aria_placeholder_native, tag::textarea,
     ":is(input, textarea)[placeholder][aria-placeholder]"},
    {FindingRule::aria_valuemax_native, tag::input, ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemax_native, tag::meter, ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemax_native, tag::progress, ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemin_native, tag::input, ":is(input, meter)[min][aria-valuemin]"},
    {FindingRule::aria_valuemin_native, tag::meter, ":is(input, meter)[min][aria-valuemin]"},
    {FindingRule::aria_expanded_native, tag::button,
     ":is(button, input)[popovertarget][aria-expanded], button[command][aria-expanded]"},
    {FindingRule::aria_expanded_native, tag::input,
     ":is(button, input)[popovertarget][aria-expanded], button[command][aria-expanded]"},
    {FindingRule::aria_hidden_body, tag::body, "body[aria-hidden=\"true\" i]"},
    {FindingRule::role_of_list_item, tag::li,
     "li[role]:not([role=\"listitem\" i]):is(:is(ul, ol, menu):not([role]) > li, [role=\"list\" i] > li)"},
    {FindingRule::role_of_cell, tag::td,
     ":is(td, th)[role]:not([role=\"cell\" i], [role=\"gridcell\" i], [role=\"columnheader\" i], "
     "[role=\"rowheader\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > tr > *)"},
    {FindingRule::role_of_cell, tag::th,
     ":is(td, th)[role]:not([role=\"cell\" i], [role=\"gridcell\" i], [role=\"columnheader\" i], "
     "[role=\"rowheader\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > tr > *)"},
    {FindingRule::role_of_row, tag::tr,
     "tr[role]:not([role=\"row\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > *)"},
    {FindingRule::role_of_captioned_figure, tag::figure,
     "figure[role]:not([role=\"figure\" i], [role=\"doc-example\" i]):has(> figcaption)"},
    {FindingRule::role_of_label, tag::label,
     "label[role]:is([for], :has(button, input:not([type=\"hidden\" i]), meter, output, progress, select, "
     "textarea))"},
    {FindingRule::aria_pressed_missing, tag::input,
     "input[type=\"checkbox\" i][role=\"button\" i]:not([aria-pressed])"},
    {FindingRule::aria_multiselectable_native, tag::select, "select[aria-multiselectable]"},
    {FindingRule::aria_selected_native, tag::option, "option[aria-selected]"},
    {FindingRule::aria_disabled_link, tag::a, "a[href][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::button,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::fieldset,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::input,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::optgroup,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::option,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::select,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::textarea,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::input,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::select,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::textarea,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_readonly_redundant, tag::input,
     ":is(input, textarea)[readonly][aria-readonly=\"true\" i]"},
    {FindingRule::aria_readonly_redundant, tag::textarea,
     ":is(input, textarea)[readonly][aria-readonly=\"true\" i]"},
};

}  // namespace lockstep::detail::authoring

#endif
