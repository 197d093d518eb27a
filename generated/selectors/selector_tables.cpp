// Generated from spec/selectors/ by the generator. Edit the tables, then run scripts/generate.
#include "selectors/selector_tables.h"

#include "tables/known_names.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

constexpr PseudoClassRow pseudo_classes[] = {
    {"-webkit-autofill", PseudoClass::webkit_autofill, PseudoArgument::none,
     PseudoKind::
         nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-webkit-autofill
    {"active", PseudoClass::active, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-active
    {"any-link", PseudoClass::any_link, PseudoArgument::none,
     PseudoKind::html},  // https://drafts.csswg.org/selectors/#the-any-link-pseudo
    {"autofill", PseudoClass::autofill, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-autofill
    {"buffering", PseudoClass::buffering, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-buffering
    {"checked", PseudoClass::checked, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-checked
    {"current", PseudoClass::current, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-current-pseudo
    {"default", PseudoClass::default_, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-default
    {"defined", PseudoClass::defined, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-defined
    {"dir", PseudoClass::dir, PseudoArgument::direction,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-dir-pseudo
    {"disabled", PseudoClass::disabled, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-disabled
    {"empty", PseudoClass::empty, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-empty-pseudo
    {"enabled", PseudoClass::enabled, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-enabled
    {"first-child", PseudoClass::first_child, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-first-child-pseudo
    {"first-of-type", PseudoClass::first_of_type, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-first-of-type-pseudo
    {"focus", PseudoClass::focus, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-focus
    {"focus-visible", PseudoClass::focus_visible, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-focus-visible-pseudo
    {"focus-within", PseudoClass::focus_within, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-focus-within-pseudo
    {"fullscreen", PseudoClass::fullscreen, PseudoArgument::none,
     PseudoKind::nothing},  // https://fullscreen.spec.whatwg.org/#:fullscreen-pseudo-class
    {"future", PseudoClass::future, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-future-pseudo
    {"has", PseudoClass::has, PseudoArgument::relative_list,
     PseudoKind::logic},  // https://drafts.csswg.org/selectors/#relational
    {"heading", PseudoClass::heading, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-heading
    {"heading", PseudoClass::heading, PseudoArgument::integers,
     PseudoKind::
         html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-heading-functional
    {"host", PseudoClass::host_, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/css-shadow-1/#host-selector
    {"host", PseudoClass::host_, PseudoArgument::compound,
     PseudoKind::nothing},  // https://drafts.csswg.org/css-shadow-1/#host-selector
    {"host-context", PseudoClass::host_context, PseudoArgument::compound,
     PseudoKind::nothing},  // https://drafts.csswg.org/css-shadow-1/#host-selector
    {"hover", PseudoClass::hover, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-hover
    {"in-range", PseudoClass::in_range, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-in-range
    {"indeterminate", PseudoClass::indeterminate, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-indeterminate
    {"invalid", PseudoClass::invalid, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-invalid
    {"is", PseudoClass::is, PseudoArgument::forgiving_list,
     PseudoKind::logic},  // https://drafts.csswg.org/selectors/#logical-combination
    {"lang", PseudoClass::lang, PseudoArgument::languages,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-lang-pseudo
    {"last-child", PseudoClass::last_child, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-last-child-pseudo
    {"last-of-type", PseudoClass::last_of_type, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-last-of-type-pseudo
    {"link", PseudoClass::link, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-link
    {"local-link", PseudoClass::local_link, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-local-link-pseudo
    {"modal", PseudoClass::modal, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-modal
    {"muted", PseudoClass::muted, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-muted
    {"not", PseudoClass::not_, PseudoArgument::selector_list,
     PseudoKind::logic},  // https://drafts.csswg.org/selectors/#negation
    {"nth-child", PseudoClass::nth_child, PseudoArgument::nth_of,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-nth-child-pseudo
    {"nth-last-child", PseudoClass::nth_last_child, PseudoArgument::nth_of,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-nth-last-child-pseudo
    {"nth-last-of-type", PseudoClass::nth_last_of_type, PseudoArgument::nth,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-nth-last-of-type-pseudo
    {"nth-of-type", PseudoClass::nth_of_type, PseudoArgument::nth,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-nth-of-type-pseudo
    {"only-child", PseudoClass::only_child, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-only-child-pseudo
    {"only-of-type", PseudoClass::only_of_type, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-only-of-type-pseudo
    {"open", PseudoClass::open, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-open
    {"optional", PseudoClass::optional, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-optional
    {"out-of-range", PseudoClass::out_of_range, PseudoArgument::none,
     PseudoKind::
         nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-out-of-range
    {"past", PseudoClass::past, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-past-pseudo
    {"paused", PseudoClass::paused, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-paused
    {"picture-in-picture", PseudoClass::picture_in_picture, PseudoArgument::none,
     PseudoKind::nothing},  // https://w3c.github.io/picture-in-picture/#css-pseudo-class
    {"placeholder-shown", PseudoClass::placeholder_shown, PseudoArgument::none,
     PseudoKind::
         html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-placeholder-shown
    {"playing", PseudoClass::playing, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-playing
    {"popover-open", PseudoClass::popover_open, PseudoArgument::none,
     PseudoKind::
         nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-popover-open
    {"read-only", PseudoClass::read_only, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-read-only
    {"read-write", PseudoClass::read_write, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-read-write
    {"required", PseudoClass::required, PseudoArgument::none,
     PseudoKind::html},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-required
    {"root", PseudoClass::root, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-root-pseudo
    {"scope", PseudoClass::scope, PseudoArgument::none,
     PseudoKind::tree},  // https://drafts.csswg.org/selectors/#the-scope-pseudo
    {"seeking", PseudoClass::seeking, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-seeking
    {"stalled", PseudoClass::stalled, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-stalled
    {"state", PseudoClass::state, PseudoArgument::identifier,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-custom
    {"target", PseudoClass::target, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-target
    {"target-current", PseudoClass::target_current, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/css-overflow-5/#active-before-after-scroll-markers
    {"target-within", PseudoClass::target_within, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/selectors/#the-target-within-pseudo
    {"user-invalid", PseudoClass::user_invalid, PseudoArgument::none,
     PseudoKind::
         nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-user-invalid
    {"user-valid", PseudoClass::user_valid, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-user-valid
    {"valid", PseudoClass::valid, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-valid
    {"visited", PseudoClass::visited, PseudoArgument::none,
     PseudoKind::nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-visited
    {"volume-locked", PseudoClass::volume_locked, PseudoArgument::none,
     PseudoKind::
         nothing},  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-volume-locked
    {"where", PseudoClass::where, PseudoArgument::forgiving_list,
     PseudoKind::logic},  // https://drafts.csswg.org/selectors/#logical-combination
};

constexpr PseudoElementRow pseudo_elements[] = {
    {"after", true},
    {"backdrop", false},
    {"before", true},
    {"checkmark", false},
    {"column", false},
    {"cue", false},
    {"cue-region", false},
    {"details-content", false},
    {"file-selector-button", false},
    {"first-letter", true},
    {"first-line", true},
    {"grammar-error", false},
    {"highlight", false},
    {"marker", false},
    {"part", false},
    {"picker", false},
    {"picker-icon", false},
    {"placeholder", false},
    {"scroll-button", false},
    {"scroll-marker", false},
    {"scroll-marker-group", false},
    {"search-text", false},
    {"selection", false},
    {"slotted", false},
    {"spelling-error", false},
    {"target-text", false},
    {"view-transition", false},
    {"view-transition-group", false},
    {"view-transition-image-pair", false},
    {"view-transition-new", false},
    {"view-transition-old", false},
};

constexpr std::string_view input_types[] = {
    "button", "checkbox", "color",    "date",  "datetime-local", "email", "file",   "hidden", "image",
    "month",  "number",   "password", "radio", "range",          "reset", "search", "submit", "tel",
    "text",   "time",     "url",      "week"};

}  // namespace

std::span<const PseudoClassRow> pseudo_class_rows() { return pseudo_classes; }

std::span<const PseudoElementRow> pseudo_element_rows() { return pseudo_elements; }

bool value_ignores_case(NameId attribute) {
  switch (attribute) {
    case attr::accept:
    case attr::accept_charset:
    case attr::align:
    case attr::alink:
    case attr::axis:
    case attr::bgcolor:
    case attr::charset:
    case attr::checked:
    case attr::clear:
    case attr::codetype:
    case attr::color:
    case attr::compact:
    case attr::declare:
    case attr::defer:
    case attr::dir:
    case attr::direction:
    case attr::disabled:
    case attr::enctype:
    case attr::face:
    case attr::frame:
    case attr::hreflang:
    case attr::http_equiv:
    case attr::lang:
    case attr::language:
    case attr::link:
    case attr::media:
    case attr::method:
    case attr::multiple:
    case attr::nohref:
    case attr::noresize:
    case attr::noshade:
    case attr::nowrap:
    case attr::readonly:
    case attr::rel:
    case attr::rev:
    case attr::rules:
    case attr::scope:
    case attr::scrolling:
    case attr::selected:
    case attr::shape:
    case attr::target:
    case attr::text:
    case attr::type:
    case attr::valign:
    case attr::valuetype:
    case attr::vlink:
      return true;
    default:
      return false;
  }
}

InputTypes input_type(std::string_view type) {
  InputTypes bit = 1;
  for (const std::string_view known : input_types) {
    if (equals_ignoring_case(type, known)) return bit;
    bit <<= 1;
  }
  return 0;
}

}  // namespace lockstep::detail
