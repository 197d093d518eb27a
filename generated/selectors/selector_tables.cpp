// Generated from spec/selectors/ by the generator. Edit the tables, then run scripts/generate.
#include "selectors/selector_tables.h"

#include "tables/known_names.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

constexpr PseudoClassRow pseudo_classes[] = {
    {"-soup-contains", PseudoClass::soup_contains, PseudoArgument::strings,
     PseudoKind::
         extension},  // https://facelessuser.github.io/soupsieve/selectors/pseudo-classes/#:-soup-contains
    {"-soup-contains-own", PseudoClass::soup_contains_own, PseudoArgument::strings,
     PseudoKind::
         extension},  // https://facelessuser.github.io/soupsieve/selectors/pseudo-classes/#:-soup-contains-own
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
    {"contains", PseudoClass::contains, PseudoArgument::strings,
     PseudoKind::
         extension},  // https://facelessuser.github.io/soupsieve/selectors/pseudo-classes/#:-soup-contains
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
    {"host", PseudoClass::host, PseudoArgument::none,
     PseudoKind::nothing},  // https://drafts.csswg.org/css-shadow-1/#host-selector
    {"host", PseudoClass::host, PseudoArgument::compound,
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

constexpr BidiRow bidi[] = {
    {0x0, 0x40, false},        {0x5B, 0x60, false},       {0x7B, 0xA9, false},
    {0xAB, 0xB4, false},       {0xB6, 0xB9, false},       {0xBB, 0xBF, false},
    {0xD7, 0xD7, false},       {0xF7, 0xF7, false},       {0x2B9, 0x2BA, false},
    {0x2C2, 0x2CF, false},     {0x2D2, 0x2DF, false},     {0x2E5, 0x2ED, false},
    {0x2EF, 0x36F, false},     {0x374, 0x375, false},     {0x37E, 0x37E, false},
    {0x384, 0x385, false},     {0x387, 0x387, false},     {0x3F6, 0x3F6, false},
    {0x483, 0x489, false},     {0x58A, 0x58A, false},     {0x58D, 0x58F, false},
    {0x590, 0x590, true},      {0x591, 0x5BD, false},     {0x5BE, 0x5BE, true},
    {0x5BF, 0x5BF, false},     {0x5C0, 0x5C0, true},      {0x5C1, 0x5C2, false},
    {0x5C3, 0x5C3, true},      {0x5C4, 0x5C5, false},     {0x5C6, 0x5C6, true},
    {0x5C7, 0x5C7, false},     {0x5C8, 0x5FF, true},      {0x600, 0x607, false},
    {0x608, 0x608, true},      {0x609, 0x60A, false},     {0x60B, 0x60B, true},
    {0x60C, 0x60C, false},     {0x60D, 0x60D, true},      {0x60E, 0x61A, false},
    {0x61B, 0x64A, true},      {0x64B, 0x66C, false},     {0x66D, 0x66F, true},
    {0x670, 0x670, false},     {0x671, 0x6D5, true},      {0x6D6, 0x6E4, false},
    {0x6E5, 0x6E6, true},      {0x6E7, 0x6ED, false},     {0x6EE, 0x6EF, true},
    {0x6F0, 0x6F9, false},     {0x6FA, 0x710, true},      {0x711, 0x711, false},
    {0x712, 0x72F, true},      {0x730, 0x74A, false},     {0x74B, 0x7A5, true},
    {0x7A6, 0x7B0, false},     {0x7B1, 0x7EA, true},      {0x7EB, 0x7F3, false},
    {0x7F4, 0x7F5, true},      {0x7F6, 0x7F9, false},     {0x7FA, 0x7FC, true},
    {0x7FD, 0x7FD, false},     {0x7FE, 0x815, true},      {0x816, 0x819, false},
    {0x81A, 0x81A, true},      {0x81B, 0x823, false},     {0x824, 0x824, true},
    {0x825, 0x827, false},     {0x828, 0x828, true},      {0x829, 0x82D, false},
    {0x82E, 0x858, true},      {0x859, 0x85B, false},     {0x85C, 0x88F, true},
    {0x890, 0x891, false},     {0x892, 0x897, true},      {0x898, 0x89F, false},
    {0x8A0, 0x8C9, true},      {0x8CA, 0x902, false},     {0x93A, 0x93A, false},
    {0x93C, 0x93C, false},     {0x941, 0x948, false},     {0x94D, 0x94D, false},
    {0x951, 0x957, false},     {0x962, 0x963, false},     {0x981, 0x981, false},
    {0x9BC, 0x9BC, false},     {0x9C1, 0x9C4, false},     {0x9CD, 0x9CD, false},
    {0x9E2, 0x9E3, false},     {0x9F2, 0x9F3, false},     {0x9FB, 0x9FB, false},
    {0x9FE, 0x9FE, false},     {0xA01, 0xA02, false},     {0xA3C, 0xA3C, false},
    {0xA41, 0xA42, false},     {0xA47, 0xA48, false},     {0xA4B, 0xA4D, false},
    {0xA51, 0xA51, false},     {0xA70, 0xA71, false},     {0xA75, 0xA75, false},
    {0xA81, 0xA82, false},     {0xABC, 0xABC, false},     {0xAC1, 0xAC5, false},
    {0xAC7, 0xAC8, false},     {0xACD, 0xACD, false},     {0xAE2, 0xAE3, false},
    {0xAF1, 0xAF1, false},     {0xAFA, 0xAFF, false},     {0xB01, 0xB01, false},
    {0xB3C, 0xB3C, false},     {0xB3F, 0xB3F, false},     {0xB41, 0xB44, false},
    {0xB4D, 0xB4D, false},     {0xB55, 0xB56, false},     {0xB62, 0xB63, false},
    {0xB82, 0xB82, false},     {0xBC0, 0xBC0, false},     {0xBCD, 0xBCD, false},
    {0xBF3, 0xBFA, false},     {0xC00, 0xC00, false},     {0xC04, 0xC04, false},
    {0xC3C, 0xC3C, false},     {0xC3E, 0xC40, false},     {0xC46, 0xC48, false},
    {0xC4A, 0xC4D, false},     {0xC55, 0xC56, false},     {0xC62, 0xC63, false},
    {0xC78, 0xC7E, false},     {0xC81, 0xC81, false},     {0xCBC, 0xCBC, false},
    {0xCCC, 0xCCD, false},     {0xCE2, 0xCE3, false},     {0xD00, 0xD01, false},
    {0xD3B, 0xD3C, false},     {0xD41, 0xD44, false},     {0xD4D, 0xD4D, false},
    {0xD62, 0xD63, false},     {0xD81, 0xD81, false},     {0xDCA, 0xDCA, false},
    {0xDD2, 0xDD4, false},     {0xDD6, 0xDD6, false},     {0xE31, 0xE31, false},
    {0xE34, 0xE3A, false},     {0xE3F, 0xE3F, false},     {0xE47, 0xE4E, false},
    {0xEB1, 0xEB1, false},     {0xEB4, 0xEBC, false},     {0xEC8, 0xECD, false},
    {0xF18, 0xF19, false},     {0xF35, 0xF35, false},     {0xF37, 0xF37, false},
    {0xF39, 0xF3D, false},     {0xF71, 0xF7E, false},     {0xF80, 0xF84, false},
    {0xF86, 0xF87, false},     {0xF8D, 0xF97, false},     {0xF99, 0xFBC, false},
    {0xFC6, 0xFC6, false},     {0x102D, 0x1030, false},   {0x1032, 0x1037, false},
    {0x1039, 0x103A, false},   {0x103D, 0x103E, false},   {0x1058, 0x1059, false},
    {0x105E, 0x1060, false},   {0x1071, 0x1074, false},   {0x1082, 0x1082, false},
    {0x1085, 0x1086, false},   {0x108D, 0x108D, false},   {0x109D, 0x109D, false},
    {0x135D, 0x135F, false},   {0x1390, 0x1399, false},   {0x1400, 0x1400, false},
    {0x1680, 0x1680, false},   {0x169B, 0x169C, false},   {0x1712, 0x1714, false},
    {0x1732, 0x1733, false},   {0x1752, 0x1753, false},   {0x1772, 0x1773, false},
    {0x17B4, 0x17B5, false},   {0x17B7, 0x17BD, false},   {0x17C6, 0x17C6, false},
    {0x17C9, 0x17D3, false},   {0x17DB, 0x17DB, false},   {0x17DD, 0x17DD, false},
    {0x17F0, 0x17F9, false},   {0x1800, 0x180F, false},   {0x1885, 0x1886, false},
    {0x18A9, 0x18A9, false},   {0x1920, 0x1922, false},   {0x1927, 0x1928, false},
    {0x1932, 0x1932, false},   {0x1939, 0x193B, false},   {0x1940, 0x1940, false},
    {0x1944, 0x1945, false},   {0x19DE, 0x19FF, false},   {0x1A17, 0x1A18, false},
    {0x1A1B, 0x1A1B, false},   {0x1A56, 0x1A56, false},   {0x1A58, 0x1A5E, false},
    {0x1A60, 0x1A60, false},   {0x1A62, 0x1A62, false},   {0x1A65, 0x1A6C, false},
    {0x1A73, 0x1A7C, false},   {0x1A7F, 0x1A7F, false},   {0x1AB0, 0x1ACE, false},
    {0x1B00, 0x1B03, false},   {0x1B34, 0x1B34, false},   {0x1B36, 0x1B3A, false},
    {0x1B3C, 0x1B3C, false},   {0x1B42, 0x1B42, false},   {0x1B6B, 0x1B73, false},
    {0x1B80, 0x1B81, false},   {0x1BA2, 0x1BA5, false},   {0x1BA8, 0x1BA9, false},
    {0x1BAB, 0x1BAD, false},   {0x1BE6, 0x1BE6, false},   {0x1BE8, 0x1BE9, false},
    {0x1BED, 0x1BED, false},   {0x1BEF, 0x1BF1, false},   {0x1C2C, 0x1C33, false},
    {0x1C36, 0x1C37, false},   {0x1CD0, 0x1CD2, false},   {0x1CD4, 0x1CE0, false},
    {0x1CE2, 0x1CE8, false},   {0x1CED, 0x1CED, false},   {0x1CF4, 0x1CF4, false},
    {0x1CF8, 0x1CF9, false},   {0x1DC0, 0x1DFF, false},   {0x1FBD, 0x1FBD, false},
    {0x1FBF, 0x1FC1, false},   {0x1FCD, 0x1FCF, false},   {0x1FDD, 0x1FDF, false},
    {0x1FED, 0x1FEF, false},   {0x1FFD, 0x1FFE, false},   {0x2000, 0x200D, false},
    {0x200F, 0x200F, true},    {0x2010, 0x2070, false},   {0x2074, 0x207E, false},
    {0x2080, 0x208E, false},   {0x20A0, 0x20F0, false},   {0x2100, 0x2101, false},
    {0x2103, 0x2106, false},   {0x2108, 0x2109, false},   {0x2114, 0x2114, false},
    {0x2116, 0x2118, false},   {0x211E, 0x2123, false},   {0x2125, 0x2125, false},
    {0x2127, 0x2127, false},   {0x2129, 0x2129, false},   {0x212E, 0x212E, false},
    {0x213A, 0x213B, false},   {0x2140, 0x2144, false},   {0x214A, 0x214D, false},
    {0x2150, 0x215F, false},   {0x2189, 0x218B, false},   {0x2190, 0x2335, false},
    {0x237B, 0x2394, false},   {0x2396, 0x2426, false},   {0x2440, 0x244A, false},
    {0x2460, 0x249B, false},   {0x24EA, 0x26AB, false},   {0x26AD, 0x27FF, false},
    {0x2900, 0x2B73, false},   {0x2B76, 0x2B95, false},   {0x2B97, 0x2BFF, false},
    {0x2CE5, 0x2CEA, false},   {0x2CEF, 0x2CF1, false},   {0x2CF9, 0x2CFF, false},
    {0x2D7F, 0x2D7F, false},   {0x2DE0, 0x2E5D, false},   {0x2E80, 0x2E99, false},
    {0x2E9B, 0x2EF3, false},   {0x2F00, 0x2FD5, false},   {0x2FF0, 0x2FFB, false},
    {0x3000, 0x3004, false},   {0x3008, 0x3020, false},   {0x302A, 0x302D, false},
    {0x3030, 0x3030, false},   {0x3036, 0x3037, false},   {0x303D, 0x303F, false},
    {0x3099, 0x309C, false},   {0x30A0, 0x30A0, false},   {0x30FB, 0x30FB, false},
    {0x31C0, 0x31E3, false},   {0x321D, 0x321E, false},   {0x3250, 0x325F, false},
    {0x327C, 0x327E, false},   {0x32B1, 0x32BF, false},   {0x32CC, 0x32CF, false},
    {0x3377, 0x337A, false},   {0x33DE, 0x33DF, false},   {0x33FF, 0x33FF, false},
    {0x4DC0, 0x4DFF, false},   {0xA490, 0xA4C6, false},   {0xA60D, 0xA60F, false},
    {0xA66F, 0xA67F, false},   {0xA69E, 0xA69F, false},   {0xA6F0, 0xA6F1, false},
    {0xA700, 0xA721, false},   {0xA788, 0xA788, false},   {0xA802, 0xA802, false},
    {0xA806, 0xA806, false},   {0xA80B, 0xA80B, false},   {0xA825, 0xA826, false},
    {0xA828, 0xA82C, false},   {0xA838, 0xA839, false},   {0xA874, 0xA877, false},
    {0xA8C4, 0xA8C5, false},   {0xA8E0, 0xA8F1, false},   {0xA8FF, 0xA8FF, false},
    {0xA926, 0xA92D, false},   {0xA947, 0xA951, false},   {0xA980, 0xA982, false},
    {0xA9B3, 0xA9B3, false},   {0xA9B6, 0xA9B9, false},   {0xA9BC, 0xA9BD, false},
    {0xA9E5, 0xA9E5, false},   {0xAA29, 0xAA2E, false},   {0xAA31, 0xAA32, false},
    {0xAA35, 0xAA36, false},   {0xAA43, 0xAA43, false},   {0xAA4C, 0xAA4C, false},
    {0xAA7C, 0xAA7C, false},   {0xAAB0, 0xAAB0, false},   {0xAAB2, 0xAAB4, false},
    {0xAAB7, 0xAAB8, false},   {0xAABE, 0xAABF, false},   {0xAAC1, 0xAAC1, false},
    {0xAAEC, 0xAAED, false},   {0xAAF6, 0xAAF6, false},   {0xAB6A, 0xAB6B, false},
    {0xABE5, 0xABE5, false},   {0xABE8, 0xABE8, false},   {0xABED, 0xABED, false},
    {0xFB1D, 0xFB1D, true},    {0xFB1E, 0xFB1E, false},   {0xFB1F, 0xFB28, true},
    {0xFB29, 0xFB29, false},   {0xFB2A, 0xFD3D, true},    {0xFD3E, 0xFD4F, false},
    {0xFD50, 0xFDCE, true},    {0xFDCF, 0xFDEF, false},   {0xFDF0, 0xFDFC, true},
    {0xFDFD, 0xFE19, false},   {0xFE20, 0xFE52, false},   {0xFE54, 0xFE66, false},
    {0xFE68, 0xFE6B, false},   {0xFE70, 0xFEFE, true},    {0xFEFF, 0xFEFF, false},
    {0xFF01, 0xFF20, false},   {0xFF3B, 0xFF40, false},   {0xFF5B, 0xFF65, false},
    {0xFFE0, 0xFFE6, false},   {0xFFE8, 0xFFEE, false},   {0xFFF0, 0xFFFF, false},
    {0x10101, 0x10101, false}, {0x10140, 0x1018C, false}, {0x10190, 0x1019C, false},
    {0x101A0, 0x101A0, false}, {0x101FD, 0x101FD, false}, {0x102E0, 0x102FB, false},
    {0x10376, 0x1037A, false}, {0x10800, 0x1091E, true},  {0x1091F, 0x1091F, false},
    {0x10920, 0x10A00, true},  {0x10A01, 0x10A03, false}, {0x10A04, 0x10A04, true},
    {0x10A05, 0x10A06, false}, {0x10A07, 0x10A0B, true},  {0x10A0C, 0x10A0F, false},
    {0x10A10, 0x10A37, true},  {0x10A38, 0x10A3A, false}, {0x10A3B, 0x10A3E, true},
    {0x10A3F, 0x10A3F, false}, {0x10A40, 0x10AE4, true},  {0x10AE5, 0x10AE6, false},
    {0x10AE7, 0x10B38, true},  {0x10B39, 0x10B3F, false}, {0x10B40, 0x10D23, true},
    {0x10D24, 0x10D27, false}, {0x10D28, 0x10D2F, true},  {0x10D30, 0x10D39, false},
    {0x10D3A, 0x10E5F, true},  {0x10E60, 0x10E7E, false}, {0x10E7F, 0x10EAA, true},
    {0x10EAB, 0x10EAC, false}, {0x10EAD, 0x10F45, true},  {0x10F46, 0x10F50, false},
    {0x10F51, 0x10F81, true},  {0x10F82, 0x10F85, false}, {0x10F86, 0x10FFF, true},
    {0x11001, 0x11001, false}, {0x11038, 0x11046, false}, {0x11052, 0x11065, false},
    {0x11070, 0x11070, false}, {0x11073, 0x11074, false}, {0x1107F, 0x11081, false},
    {0x110B3, 0x110B6, false}, {0x110B9, 0x110BA, false}, {0x110C2, 0x110C2, false},
    {0x11100, 0x11102, false}, {0x11127, 0x1112B, false}, {0x1112D, 0x11134, false},
    {0x11173, 0x11173, false}, {0x11180, 0x11181, false}, {0x111B6, 0x111BE, false},
    {0x111C9, 0x111CC, false}, {0x111CF, 0x111CF, false}, {0x1122F, 0x11231, false},
    {0x11234, 0x11234, false}, {0x11236, 0x11237, false}, {0x1123E, 0x1123E, false},
    {0x112DF, 0x112DF, false}, {0x112E3, 0x112EA, false}, {0x11300, 0x11301, false},
    {0x1133B, 0x1133C, false}, {0x11340, 0x11340, false}, {0x11366, 0x1136C, false},
    {0x11370, 0x11374, false}, {0x11438, 0x1143F, false}, {0x11442, 0x11444, false},
    {0x11446, 0x11446, false}, {0x1145E, 0x1145E, false}, {0x114B3, 0x114B8, false},
    {0x114BA, 0x114BA, false}, {0x114BF, 0x114C0, false}, {0x114C2, 0x114C3, false},
    {0x115B2, 0x115B5, false}, {0x115BC, 0x115BD, false}, {0x115BF, 0x115C0, false},
    {0x115DC, 0x115DD, false}, {0x11633, 0x1163A, false}, {0x1163D, 0x1163D, false},
    {0x1163F, 0x11640, false}, {0x11660, 0x1166C, false}, {0x116AB, 0x116AB, false},
    {0x116AD, 0x116AD, false}, {0x116B0, 0x116B5, false}, {0x116B7, 0x116B7, false},
    {0x1171D, 0x1171F, false}, {0x11722, 0x11725, false}, {0x11727, 0x1172B, false},
    {0x1182F, 0x11837, false}, {0x11839, 0x1183A, false}, {0x1193B, 0x1193C, false},
    {0x1193E, 0x1193E, false}, {0x11943, 0x11943, false}, {0x119D4, 0x119D7, false},
    {0x119DA, 0x119DB, false}, {0x119E0, 0x119E0, false}, {0x11A01, 0x11A06, false},
    {0x11A09, 0x11A0A, false}, {0x11A33, 0x11A38, false}, {0x11A3B, 0x11A3E, false},
    {0x11A47, 0x11A47, false}, {0x11A51, 0x11A56, false}, {0x11A59, 0x11A5B, false},
    {0x11A8A, 0x11A96, false}, {0x11A98, 0x11A99, false}, {0x11C30, 0x11C36, false},
    {0x11C38, 0x11C3D, false}, {0x11C92, 0x11CA7, false}, {0x11CAA, 0x11CB0, false},
    {0x11CB2, 0x11CB3, false}, {0x11CB5, 0x11CB6, false}, {0x11D31, 0x11D36, false},
    {0x11D3A, 0x11D3A, false}, {0x11D3C, 0x11D3D, false}, {0x11D3F, 0x11D45, false},
    {0x11D47, 0x11D47, false}, {0x11D90, 0x11D91, false}, {0x11D95, 0x11D95, false},
    {0x11D97, 0x11D97, false}, {0x11EF3, 0x11EF4, false}, {0x11FD5, 0x11FF1, false},
    {0x16AF0, 0x16AF4, false}, {0x16B30, 0x16B36, false}, {0x16F4F, 0x16F4F, false},
    {0x16F8F, 0x16F92, false}, {0x16FE2, 0x16FE2, false}, {0x16FE4, 0x16FE4, false},
    {0x1BC9D, 0x1BC9E, false}, {0x1BCA0, 0x1BCA3, false}, {0x1CF00, 0x1CF2D, false},
    {0x1CF30, 0x1CF46, false}, {0x1D167, 0x1D169, false}, {0x1D173, 0x1D182, false},
    {0x1D185, 0x1D18B, false}, {0x1D1AA, 0x1D1AD, false}, {0x1D1E9, 0x1D1EA, false},
    {0x1D200, 0x1D245, false}, {0x1D300, 0x1D356, false}, {0x1D6DB, 0x1D6DB, false},
    {0x1D715, 0x1D715, false}, {0x1D74F, 0x1D74F, false}, {0x1D789, 0x1D789, false},
    {0x1D7C3, 0x1D7C3, false}, {0x1D7CE, 0x1D7FF, false}, {0x1DA00, 0x1DA36, false},
    {0x1DA3B, 0x1DA6C, false}, {0x1DA75, 0x1DA75, false}, {0x1DA84, 0x1DA84, false},
    {0x1DA9B, 0x1DA9F, false}, {0x1DAA1, 0x1DAAF, false}, {0x1E000, 0x1E006, false},
    {0x1E008, 0x1E018, false}, {0x1E01B, 0x1E021, false}, {0x1E023, 0x1E024, false},
    {0x1E026, 0x1E02A, false}, {0x1E130, 0x1E136, false}, {0x1E2AE, 0x1E2AE, false},
    {0x1E2EC, 0x1E2EF, false}, {0x1E2FF, 0x1E2FF, false}, {0x1E800, 0x1E8CF, true},
    {0x1E8D0, 0x1E8D6, false}, {0x1E8D7, 0x1E943, true},  {0x1E944, 0x1E94A, false},
    {0x1E94B, 0x1EEEF, true},  {0x1EEF0, 0x1EEF1, false}, {0x1EEF2, 0x1EFFF, true},
    {0x1F000, 0x1F02B, false}, {0x1F030, 0x1F093, false}, {0x1F0A0, 0x1F0AE, false},
    {0x1F0B1, 0x1F0BF, false}, {0x1F0C1, 0x1F0CF, false}, {0x1F0D1, 0x1F0F5, false},
    {0x1F100, 0x1F10F, false}, {0x1F12F, 0x1F12F, false}, {0x1F16A, 0x1F16F, false},
    {0x1F1AD, 0x1F1AD, false}, {0x1F260, 0x1F265, false}, {0x1F300, 0x1F6D7, false},
    {0x1F6DD, 0x1F6EC, false}, {0x1F6F0, 0x1F6FC, false}, {0x1F700, 0x1F773, false},
    {0x1F780, 0x1F7D8, false}, {0x1F7E0, 0x1F7EB, false}, {0x1F7F0, 0x1F7F0, false},
    {0x1F800, 0x1F80B, false}, {0x1F810, 0x1F847, false}, {0x1F850, 0x1F859, false},
    {0x1F860, 0x1F887, false}, {0x1F890, 0x1F8AD, false}, {0x1F8B0, 0x1F8B1, false},
    {0x1F900, 0x1FA53, false}, {0x1FA60, 0x1FA6D, false}, {0x1FA70, 0x1FA74, false},
    {0x1FA78, 0x1FA7C, false}, {0x1FA80, 0x1FA86, false}, {0x1FA90, 0x1FAAC, false},
    {0x1FAB0, 0x1FABA, false}, {0x1FAC0, 0x1FAC5, false}, {0x1FAD0, 0x1FAD9, false},
    {0x1FAE0, 0x1FAE7, false}, {0x1FAF0, 0x1FAF6, false}, {0x1FB00, 0x1FB92, false},
    {0x1FB94, 0x1FBCA, false}, {0x1FBF0, 0x1FBF9, false}, {0x1FFFE, 0x1FFFF, false},
    {0x2FFFE, 0x2FFFF, false}, {0x3FFFE, 0x3FFFF, false}, {0x4FFFE, 0x4FFFF, false},
    {0x5FFFE, 0x5FFFF, false}, {0x6FFFE, 0x6FFFF, false}, {0x7FFFE, 0x7FFFF, false},
    {0x8FFFE, 0x8FFFF, false}, {0x9FFFE, 0x9FFFF, false}, {0xAFFFE, 0xAFFFF, false},
    {0xBFFFE, 0xBFFFF, false}, {0xCFFFE, 0xCFFFF, false}, {0xDFFFE, 0xE0FFF, false},
    {0xEFFFE, 0xEFFFF, false}, {0xFFFFE, 0xFFFFF, false}, {0x10FFFE, 0x10FFFF, false},
};

}  // namespace

std::span<const PseudoClassRow> pseudo_class_rows() { return pseudo_classes; }

std::span<const PseudoElementRow> pseudo_element_rows() { return pseudo_elements; }

std::span<const BidiRow> bidi_rows() { return bidi; }

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
    case attr::vlink: return true;
    default: return false;
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
