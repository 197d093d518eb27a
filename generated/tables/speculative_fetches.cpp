// Generated from spec/tables/speculative-fetches.tsv by the generator. Edit the table, then run
// scripts/generate.
#include "speculative/fetches.h"
#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

using enum FetchConditionKind;

constexpr FetchCondition conditions[] = {
    {is, attr::http_equiv, "content-security-policy"},
    {child_of_head, 0, ""},
    {is, attr::http_equiv, "refresh"},
    {is, attr::name, "referrer"},
    {is, attr::name, "viewport"},
    {is, attr::name, "color-scheme"},
    {scripting, 0, ""},
    {classic_script, 0, ""},
    {absent, attr::nomodule, ""},
    {runs_without_event, 0, ""},
    {scripting, 0, ""},
    {module_script, 0, ""},
    {scripting, 0, ""},
    {classic_script, 0, ""},
    {scripting, 0, ""},
    {module_script, 0, ""},
    {names_css, attr::type, ""},
    {names_css, attr::type, ""},
    {has_token, attr::rel, "stylesheet"},
    {absent, attr::disabled, ""},
    {names_css, attr::type, ""},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "image"},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "fetch"},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "font"},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "script"},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "style"},
    {has_token, attr::rel, "preload"},
    {is, attr::as, "track"},
    {has_token, attr::rel, "modulepreload"},
    {has_token, attr::rel, "icon"},
    {has_token, attr::rel, "manifest"},
    {has_token, attr::rel, "compression-dictionary"},
    {has_token, attr::rel, "prefetch"},
    {has_token, attr::rel, "preconnect"},
    {has_token, attr::rel, "dns-prefetch"},
    {not_lazy, 0, ""},
    {is, attr::type, "image"},
    {child_of_media_without_src, 0, ""},
    {child_of_media, 0, ""},
    {present, attr::default_, ""},
    {absent, attr::srcdoc, ""},
    {not_lazy, 0, ""},
    {not_fallback, 0, ""},
    {not_fallback, 0, ""},
};

constexpr FetchRow rows[] = {
    // html base
    {Namespace::html, SpeculativeKind::base, 0, 0, {attr::href, 0}, 0, 0},
    // html meta: http-equiv is content-security-policy, child of head
    {Namespace::html, SpeculativeKind::content_security_policy, 0, 2, {attr::content, 0}, 0, 0},
    // html meta: http-equiv is refresh
    {Namespace::html, SpeculativeKind::refresh, 2, 1, {attr::content, 0}, 0, 0},
    // html meta: name is referrer
    {Namespace::html, SpeculativeKind::referrer_policy, 3, 1, {attr::content, 0}, 0, 0},
    // html meta: name is viewport
    {Namespace::html, SpeculativeKind::viewport, 4, 1, {attr::content, 0}, 0, 0},
    // html meta: name is color-scheme
    {Namespace::html, SpeculativeKind::color_scheme, 5, 1, {attr::content, 0}, 0, 0},
    // html script: scripting is enabled, classic script, nomodule is absent, runs without an event
    {Namespace::html, SpeculativeKind::classic_script, 6, 4, {attr::src, 0}, 0, 0},
    // html script: scripting is enabled, module script
    {Namespace::html, SpeculativeKind::module_script, 10, 2, {attr::src, 0}, 0, 0},
    // svg script: scripting is enabled, classic script
    {Namespace::svg, SpeculativeKind::classic_script, 12, 2, {attr::href, attr::namespaced_xlink_href}, 0, 0},
    // svg script: scripting is enabled, module script
    {Namespace::svg, SpeculativeKind::module_script, 14, 2, {attr::href, attr::namespaced_xlink_href}, 0, 0},
    // html style: type names CSS
    {Namespace::html, SpeculativeKind::stylesheet, 16, 1, {0, 0}, 0, 0},
    // svg style: type names CSS
    {Namespace::svg, SpeculativeKind::stylesheet, 17, 1, {0, 0}, 0, 0},
    // html link: rel has stylesheet, disabled is absent, type names CSS
    {Namespace::html, SpeculativeKind::stylesheet, 18, 3, {attr::href, 0}, 0, 0},
    // html link: rel has preload, as is image
    {Namespace::html, SpeculativeKind::preload, 21, 2, {attr::href, 0}, attr::imagesrcset, attr::imagesizes},
    // html link: rel has preload, as is fetch
    {Namespace::html, SpeculativeKind::preload, 23, 2, {attr::href, 0}, 0, 0},
    // html link: rel has preload, as is font
    {Namespace::html, SpeculativeKind::preload, 25, 2, {attr::href, 0}, 0, 0},
    // html link: rel has preload, as is script
    {Namespace::html, SpeculativeKind::preload, 27, 2, {attr::href, 0}, 0, 0},
    // html link: rel has preload, as is style
    {Namespace::html, SpeculativeKind::preload, 29, 2, {attr::href, 0}, 0, 0},
    // html link: rel has preload, as is track
    {Namespace::html, SpeculativeKind::preload, 31, 2, {attr::href, 0}, 0, 0},
    // html link: rel has modulepreload
    {Namespace::html, SpeculativeKind::module_preload, 33, 1, {attr::href, 0}, 0, 0},
    // html link: rel has icon
    {Namespace::html, SpeculativeKind::icon, 34, 1, {attr::href, 0}, 0, 0},
    // html link: rel has manifest
    {Namespace::html, SpeculativeKind::manifest, 35, 1, {attr::href, 0}, 0, 0},
    // html link: rel has compression-dictionary
    {Namespace::html, SpeculativeKind::compression_dictionary, 36, 1, {attr::href, 0}, 0, 0},
    // html link: rel has prefetch
    {Namespace::html, SpeculativeKind::prefetch, 37, 1, {attr::href, 0}, 0, 0},
    // html link: rel has preconnect
    {Namespace::html, SpeculativeKind::preconnect, 38, 1, {attr::href, 0}, 0, 0},
    // html link: rel has dns-prefetch
    {Namespace::html, SpeculativeKind::dns_prefetch, 39, 1, {attr::href, 0}, 0, 0},
    // html img: not lazy
    {Namespace::html, SpeculativeKind::image, 40, 1, {attr::src, 0}, attr::srcset, attr::sizes},
    // html input: type is image
    {Namespace::html, SpeculativeKind::image, 41, 1, {attr::src, 0}, 0, 0},
    // svg image
    {Namespace::svg, SpeculativeKind::image, 42, 0, {attr::href, attr::namespaced_xlink_href}, 0, 0},
    // svg feImage
    {Namespace::svg, SpeculativeKind::image, 42, 0, {attr::href, attr::namespaced_xlink_href}, 0, 0},
    // html video
    {Namespace::html, SpeculativeKind::image, 42, 0, {attr::poster, 0}, 0, 0},
    // html video
    {Namespace::html, SpeculativeKind::media, 42, 0, {attr::src, 0}, 0, 0},
    // html audio
    {Namespace::html, SpeculativeKind::media, 42, 0, {attr::src, 0}, 0, 0},
    // html source: child of a media element without src
    {Namespace::html, SpeculativeKind::media, 42, 1, {attr::src, 0}, 0, 0},
    // html track: child of a media element, default is present
    {Namespace::html, SpeculativeKind::track, 43, 2, {attr::src, 0}, 0, 0},
    // html iframe: srcdoc is absent, not lazy
    {Namespace::html, SpeculativeKind::frame, 45, 2, {attr::src, 0}, 0, 0},
    // html frame
    {Namespace::html, SpeculativeKind::frame, 47, 0, {attr::src, 0}, 0, 0},
    // html embed: not fallback content
    {Namespace::html, SpeculativeKind::embed, 47, 1, {attr::src, 0}, 0, 0},
    // html object: not fallback content
    {Namespace::html, SpeculativeKind::object, 48, 1, {attr::data, 0}, 0, 0},
};

// By name of the element: the first of its rows, and how many there are.
struct Range {
  std::uint8_t first = 0;
  std::uint8_t count = 0;
};
struct Ranges {
  Range by_name[kKnownTagNames] = {};
  constexpr Ranges() {
    by_name[tag::base] = {0, 1};
    by_name[tag::meta] = {1, 5};
    by_name[tag::script] = {6, 4};
    by_name[tag::style] = {10, 2};
    by_name[tag::link] = {12, 14};
    by_name[tag::img] = {26, 1};
    by_name[tag::input] = {27, 1};
    by_name[tag::image] = {28, 1};
    by_name[tag::svg_feImage] = {29, 1};
    by_name[tag::video] = {30, 2};
    by_name[tag::audio] = {32, 1};
    by_name[tag::source] = {33, 1};
    by_name[tag::track] = {34, 1};
    by_name[tag::iframe] = {35, 1};
    by_name[tag::frame] = {36, 1};
    by_name[tag::embed] = {37, 1};
    by_name[tag::object] = {38, 1};
  }
};
constexpr Ranges ranges;

}  // namespace

std::span<const FetchRow> fetch_rows(NameId element) {
  if (element >= kKnownTagNames) return {};
  const Range range = ranges.by_name[element];
  return {rows + range.first, range.count};
}

std::span<const FetchCondition> conditions_of(const FetchRow& row) {
  return {conditions + row.first_condition, row.condition_count};
}

}  // namespace lockstep::detail
