// Generated from spec/authoring/rules.tsv by the generator. Edit the table, then run scripts/generate.
// The rules for authors that a selector describes.
#ifndef LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H
#define LOCKSTEP_GENERATED_AUTHORING_SELECTOR_RULES_H

#include "tables/known_names.h"
#include "validate/rules/selector_rules.h"

namespace lockstep::detail::authoring {

inline constexpr SelectorRule kSelectorRules[] = {
    {FindingRule::title_second, tag::title, 0, "title:is(head > title ~ title)"},
    {FindingRule::meta_empty, tag::meta, 0,
     "meta:not([name], [http-equiv], [charset], [itemprop], [property])"},
    {FindingRule::meta_charset_content, tag::meta, attr::content,
     "meta[charset][content]:not([name], [http-equiv], [itemprop], [property])"},
    {FindingRule::link_modulepreload_as, tag::link, attr::as,
     "link[rel~=\"modulepreload\" i][as]:not([rel~=\"preload\" i], [as=\"audioworklet\" i], [as=\"json\" i], "
     "[as=\"paintworklet\" i], [as=\"script\" i], [as=\"serviceworker\" i], [as=\"sharedworker\" i], "
     "[as=\"style\" i], [as=\"text\" i], [as=\"worker\" i])"},
    {FindingRule::link_preload_as, tag::link, attr::as,
     "link[rel~=\"preload\" i][as]:not([rel~=\"modulepreload\" i], [as=\"fetch\" i], [as=\"font\" i], "
     "[as=\"image\" i], [as=\"script\" i], [as=\"style\" i], [as=\"track\" i])"},
    {FindingRule::link_alternate_stylesheet_title, tag::link, attr::rel,
     "link[rel~=\"alternate\" i][rel~=\"stylesheet\" i]:not([title]), link[rel~=\"alternate\" "
     "i][rel~=\"stylesheet\" i][title=\"\"]"},
    {FindingRule::link_type_not_for_link, tag::link, 0,
     "link:is([rel~=\"bookmark\" i], [rel~=\"external\" i], [rel~=\"nofollow\" i], [rel~=\"noopener\" i], "
     "[rel~=\"noreferrer\" i], [rel~=\"opener\" i], [rel~=\"tag\" i])"},
    {FindingRule::link_shortcut, tag::link, attr::rel,
     "link[rel~=\"shortcut\" i]:not([rel=\"shortcut icon\" i])"},
    {FindingRule::link_type_not_for_hyperlink, tag::a, 0,
     "a:is([rel~=\"canonical\" i], [rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], "
     "[rel~=\"manifest\" i], [rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], "
     "[rel~=\"prefetch\" i], [rel~=\"preload\" i], [rel~=\"stylesheet\" i]), area:is([rel~=\"canonical\" i], "
     "[rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], [rel~=\"manifest\" i], "
     "[rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], [rel~=\"prefetch\" i], "
     "[rel~=\"preload\" i], [rel~=\"stylesheet\" i])"},
    {FindingRule::link_type_not_for_hyperlink, tag::area, 0,
     "a:is([rel~=\"canonical\" i], [rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], "
     "[rel~=\"manifest\" i], [rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], "
     "[rel~=\"prefetch\" i], [rel~=\"preload\" i], [rel~=\"stylesheet\" i]), area:is([rel~=\"canonical\" i], "
     "[rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], [rel~=\"manifest\" i], "
     "[rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], [rel~=\"prefetch\" i], "
     "[rel~=\"preload\" i], [rel~=\"stylesheet\" i])"},
    {FindingRule::link_type_not_for_form, tag::form, 0,
     "form:is([rel~=\"alternate\" i], [rel~=\"author\" i], [rel~=\"bookmark\" i], [rel~=\"canonical\" i], "
     "[rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], [rel~=\"manifest\" i], "
     "[rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], [rel~=\"prefetch\" i], "
     "[rel~=\"preload\" i], [rel~=\"privacy-policy\" i], [rel~=\"stylesheet\" i], [rel~=\"tag\" i], "
     "[rel~=\"terms-of-service\" i])"},
    {FindingRule::dialog_tabindex, tag::dialog, attr::tabindex, "dialog[tabindex]"},
    {FindingRule::img_ismap_outside_link, tag::img, attr::ismap, "img[ismap]:not(a[href] img)"},
    {FindingRule::iframe_sandbox_redundant, tag::iframe, attr::sandbox,
     "iframe[sandbox~=\"allow-top-navigation\" i][sandbox~=\"allow-top-navigation-by-user-activation\" i], "
     "iframe[sandbox~=\"allow-top-navigation-to-custom-protocols\" i]:is([sandbox~=\"allow-top-navigation\" "
     "i], [sandbox~=\"allow-popups\" i])"},
    {FindingRule::track_second_default, tag::track, attr::default_,
     "track[default]:is(:not([kind]), [kind=\"subtitles\" i], [kind=\"captions\" i]) ~ "
     "track[default]:is(:not([kind]), [kind=\"subtitles\" i], [kind=\"captions\" i]), "
     "track[default][kind=\"descriptions\" i] ~ track[default][kind=\"descriptions\" i], "
     "track[default][kind=\"chapters\" i] ~ track[default][kind=\"chapters\" i]"},
    {FindingRule::button_in_list_box, tag::button, 0,
     "button:is(select[multiple]:not([size=\"1\"]) > button, select[size]:not([size=\"1\"], [size=\"\"]) > "
     "button)"},
    {FindingRule::name_isindex, tag::button, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::fieldset, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::input, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::output, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::select, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::name_isindex, tag::textarea, attr::name,
     ":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]"},
    {FindingRule::input_charset_value, tag::input, attr::value,
     "input[name=\"_charset_\" i][type=\"hidden\" i][value]"},
    {FindingRule::pattern_without_title, tag::input, attr::pattern, "input[pattern]:not([title])"},
    {FindingRule::optgroup_label_missing, tag::optgroup, 0, "optgroup:not([label], :has(> legend))"},
    {FindingRule::aria_checked_native, tag::input, attr::aria_checked,
     "input[aria-checked]:is([type=\"checkbox\" i], [type=\"radio\" i])"},
    {FindingRule::aria_disabled_contradicts, tag::button, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::fieldset, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::input, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::optgroup, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::option, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::select, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_disabled_contradicts, tag::textarea, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::input, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::select, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_required_contradicts, tag::textarea, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"false\" i]"},
    {FindingRule::aria_readonly_contradicts, tag::input, attr::aria_readonly,
     ":is(input, textarea)[readonly][aria-readonly=\"false\" i]"},
    {FindingRule::aria_readonly_contradicts, tag::textarea, attr::aria_readonly,
     ":is(input, textarea)[readonly][aria-readonly=\"false\" i]"},
    {FindingRule::aria_placeholder_native, tag::input, attr::aria_placeholder,
     ":is(input, textarea)[placeholder][aria-placeholder]"},
    {FindingRule::aria_placeholder_native, tag::textarea, attr::aria_placeholder,
     ":is(input, textarea)[placeholder][aria-placeholder]"},
    {FindingRule::aria_valuemax_native, tag::input, attr::aria_valuemax,
     ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemax_native, tag::meter, attr::aria_valuemax,
     ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemax_native, tag::progress, attr::aria_valuemax,
     ":is(input, meter, progress)[max][aria-valuemax]"},
    {FindingRule::aria_valuemin_native, tag::input, attr::aria_valuemin,
     ":is(input, meter)[min][aria-valuemin]"},
    {FindingRule::aria_valuemin_native, tag::meter, attr::aria_valuemin,
     ":is(input, meter)[min][aria-valuemin]"},
    {FindingRule::aria_expanded_native, tag::button, attr::aria_expanded,
     ":is(button, input)[popovertarget][aria-expanded], button[command][aria-expanded]"},
    {FindingRule::aria_expanded_native, tag::input, attr::aria_expanded,
     ":is(button, input)[popovertarget][aria-expanded], button[command][aria-expanded]"},
    {FindingRule::aria_hidden_body, tag::body, attr::aria_hidden, "body[aria-hidden=\"true\" i]"},
    {FindingRule::role_of_list_item, tag::li, attr::role,
     "li[role]:not([role=\"listitem\" i]):is(:is(ul, ol, menu):not([role]) > li, [role=\"list\" i] > li)"},
    {FindingRule::role_of_cell, tag::td, attr::role,
     ":is(td, th)[role]:not([role=\"cell\" i], [role=\"gridcell\" i], [role=\"columnheader\" i], "
     "[role=\"rowheader\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > tr > *)"},
    {FindingRule::role_of_cell, tag::th, attr::role,
     ":is(td, th)[role]:not([role=\"cell\" i], [role=\"gridcell\" i], [role=\"columnheader\" i], "
     "[role=\"rowheader\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > tr > *)"},
    {FindingRule::role_of_row, tag::tr, attr::role,
     "tr[role]:not([role=\"row\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > *)"},
    {FindingRule::role_of_captioned_figure, tag::figure, attr::role,
     "figure[role]:not([role=\"figure\" i], [role=\"doc-example\" i]):has(> figcaption)"},
    {FindingRule::role_of_label, tag::label, attr::role,
     "label[role]:is([for], :has(button, input:not([type=\"hidden\" i]), meter, output, progress, select, "
     "textarea))"},
    {FindingRule::aria_pressed_missing, tag::input, attr::role,
     "input[type=\"checkbox\" i][role=\"button\" i]:not([aria-pressed])"},
    {FindingRule::aria_multiselectable_native, tag::select, attr::aria_multiselectable,
     "select[aria-multiselectable]"},
    {FindingRule::aria_selected_native, tag::option, attr::aria_selected, "option[aria-selected]"},
    {FindingRule::aria_disabled_link, tag::a, attr::aria_disabled, "a[href][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::button, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::fieldset, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::input, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::optgroup, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::option, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::select, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_disabled_redundant, tag::textarea, attr::aria_disabled,
     ":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::input, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::select, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_required_redundant, tag::textarea, attr::aria_required,
     ":is(input, select, textarea)[required][aria-required=\"true\" i]"},
    {FindingRule::aria_readonly_redundant, tag::input, attr::aria_readonly,
     ":is(input, textarea)[readonly][aria-readonly=\"true\" i]"},
    {FindingRule::aria_readonly_redundant, tag::textarea, attr::aria_readonly,
     ":is(input, textarea)[readonly][aria-readonly=\"true\" i]"},
};

}  // namespace lockstep::detail::authoring

#endif
