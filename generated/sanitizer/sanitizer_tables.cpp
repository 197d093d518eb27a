// Generated from spec/sanitizer/ by the generator. Edit the tables, then run scripts/generate.
#include "sanitizer/sanitizer_tables.h"

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

// element-categories.tsv: default
constexpr SanitizerElementRow default_elements[] = {
    {"a", kHtmlNamespace, "href hreflang type"},  // #the-a-element
    {"abbr", kHtmlNamespace, ""},                 // #the-abbr-element
    {"address", kHtmlNamespace, ""},              // #the-address-element
    {"article", kHtmlNamespace, ""},              // #the-article-element
    {"aside", kHtmlNamespace, ""},                // #the-aside-element
    {"b", kHtmlNamespace, ""},                    // #the-b-element
    {"bdi", kHtmlNamespace, ""},                  // #the-bdi-element
    {"bdo", kHtmlNamespace, ""},                  // #the-bdo-element
    {"blockquote", kHtmlNamespace, "cite"},       // #the-blockquote-element
    {"body", kHtmlNamespace, ""},                 // #the-body-element
    {"br", kHtmlNamespace, ""},                   // #the-br-element
    {"caption", kHtmlNamespace, ""},              // #the-caption-element
    {"cite", kHtmlNamespace, ""},                 // #the-cite-element
    {"code", kHtmlNamespace, ""},                 // #the-code-element
    {"col", kHtmlNamespace, "span"},              // #the-col-element
    {"colgroup", kHtmlNamespace, "span"},         // #the-colgroup-element
    {"data", kHtmlNamespace, "value"},            // #the-data-element
    {"dd", kHtmlNamespace, ""},                   // #the-dd-element
    {"del", kHtmlNamespace, "cite datetime"},     // #the-del-element
    {"dfn", kHtmlNamespace, ""},                  // #the-dfn-element
    {"div", kHtmlNamespace, ""},                  // #the-div-element
    {"dl", kHtmlNamespace, ""},                   // #the-dl-element
    {"dt", kHtmlNamespace, ""},                   // #the-dt-element
    {"em", kHtmlNamespace, ""},                   // #the-em-element
    {"figcaption", kHtmlNamespace, ""},           // #the-figcaption-element
    {"figure", kHtmlNamespace, ""},               // #the-figure-element
    {"footer", kHtmlNamespace, ""},               // #the-footer-element
    // #the-h1,-h2,-h3,-h4,-h5,-and-h6-elements
    {"h1", kHtmlNamespace, ""},
    {"h2", kHtmlNamespace, ""},
    {"h3", kHtmlNamespace, ""},
    {"h4", kHtmlNamespace, ""},
    {"h5", kHtmlNamespace, ""},
    {"h6", kHtmlNamespace, ""},
    {"head", kHtmlNamespace, ""},                   // #the-head-element
    {"header", kHtmlNamespace, ""},                 // #the-header-element
    {"hgroup", kHtmlNamespace, ""},                 // #the-hgroup-element
    {"hr", kHtmlNamespace, ""},                     // #the-hr-element
    {"html", kHtmlNamespace, ""},                   // #the-html-element
    {"i", kHtmlNamespace, ""},                      // #the-i-element
    {"ins", kHtmlNamespace, "cite datetime"},       // #the-ins-element
    {"kbd", kHtmlNamespace, ""},                    // #the-kbd-element
    {"li", kHtmlNamespace, "value"},                // #the-li-element
    {"main", kHtmlNamespace, ""},                   // #the-main-element
    {"mark", kHtmlNamespace, ""},                   // #the-mark-element
    {"menu", kHtmlNamespace, ""},                   // #the-menu-element
    {"nav", kHtmlNamespace, ""},                    // #the-nav-element
    {"ol", kHtmlNamespace, "reversed start type"},  // #the-ol-element
    {"p", kHtmlNamespace, ""},                      // #the-p-element
    {"pre", kHtmlNamespace, ""},                    // #the-pre-element
    {"q", kHtmlNamespace, ""},                      // #the-q-element
    {"rp", kHtmlNamespace, ""},                     // #the-rp-element
    {"rt", kHtmlNamespace, ""},                     // #the-rt-element
    {"ruby", kHtmlNamespace, ""},                   // #the-ruby-element
    {"s", kHtmlNamespace, ""},                      // #the-s-element
    {"samp", kHtmlNamespace, ""},                   // #the-samp-element
    {"search", kHtmlNamespace, ""},                 // #the-search-element
    {"section", kHtmlNamespace, ""},                // #the-section-element
    {"small", kHtmlNamespace, ""},                  // #the-small-element
    {"span", kHtmlNamespace, ""},                   // #the-span-element
    {"strong", kHtmlNamespace, ""},                 // #the-strong-element
    // #the-sub-and-sup-elements
    {"sub", kHtmlNamespace, ""},
    {"sup", kHtmlNamespace, ""},
    {"table", kHtmlNamespace, ""},                                 // #the-table-element
    {"tbody", kHtmlNamespace, ""},                                 // #the-tbody-element
    {"td", kHtmlNamespace, "colspan headers rowspan"},             // #the-td-element
    {"tfoot", kHtmlNamespace, ""},                                 // #the-tfoot-element
    {"th", kHtmlNamespace, "abbr colspan headers rowspan scope"},  // #the-th-element
    {"thead", kHtmlNamespace, ""},                                 // #the-thead-element
    {"time", kHtmlNamespace, "datetime"},                          // #the-time-element
    {"title", kHtmlNamespace, ""},                                 // #the-title-element
    {"tr", kHtmlNamespace, ""},                                    // #the-tr-element
    {"u", kHtmlNamespace, ""},                                     // #the-u-element
    {"ul", kHtmlNamespace, ""},                                    // #the-ul-element
    {"var", kHtmlNamespace, ""},                                   // #the-var-element
    {"wbr", kHtmlNamespace, ""},                                   // #the-wbr-element
    // #built-in-safe-default-configuration
    {"math", kMathmlNamespace, ""},
    {"merror", kMathmlNamespace, ""},
    {"mfrac", kMathmlNamespace, ""},
    {"mi", kMathmlNamespace, ""},
    {"mmultiscripts", kMathmlNamespace, ""},
    {"mn", kMathmlNamespace, ""},
    {"mo", kMathmlNamespace,
     "fence form largeop lspace maxsize minsize movablelimits rspace separator stretchy symmetric"},
    {"mover", kMathmlNamespace, "accent"},
    {"mpadded", kMathmlNamespace, "depth height lspace voffset width"},
    {"mphantom", kMathmlNamespace, ""},
    {"mprescripts", kMathmlNamespace, ""},
    {"mroot", kMathmlNamespace, ""},
    {"mrow", kMathmlNamespace, ""},
    {"ms", kMathmlNamespace, ""},
    {"mspace", kMathmlNamespace, "depth height width"},
    {"msqrt", kMathmlNamespace, ""},
    {"mstyle", kMathmlNamespace, ""},
    {"msub", kMathmlNamespace, ""},
    {"msubsup", kMathmlNamespace, ""},
    {"msup", kMathmlNamespace, ""},
    {"mtable", kMathmlNamespace, ""},
    {"mtd", kMathmlNamespace, "columnspan rowspan"},
    {"mtext", kMathmlNamespace, ""},
    {"mtr", kMathmlNamespace, ""},
    {"munder", kMathmlNamespace, "accentunder"},
    {"munderover", kMathmlNamespace, "accent accentunder"},
    {"semantics", kMathmlNamespace, ""},
    {"a", kSvgNamespace, "href hreflang type"},
    {"circle", kSvgNamespace, "cx cy pathLength r"},
    {"defs", kSvgNamespace, ""},
    {"desc", kSvgNamespace, ""},
    {"ellipse", kSvgNamespace, "cx cy pathLength rx ry"},
    {"foreignObject", kSvgNamespace, "height width x y"},
    {"g", kSvgNamespace, ""},
    {"line", kSvgNamespace, "pathLength x1 x2 y1 y2"},
    {"marker", kSvgNamespace,
     "markerHeight markerUnits markerWidth orient preserveAspectRatio refX refY viewBox"},
    {"metadata", kSvgNamespace, ""},
    {"path", kSvgNamespace, "d pathLength"},
    {"polygon", kSvgNamespace, "pathLength points"},
    {"polyline", kSvgNamespace, "pathLength points"},
    {"rect", kSvgNamespace, "height pathLength rx ry width x y"},
    {"svg", kSvgNamespace, "height preserveAspectRatio viewBox width x y"},
    {"text", kSvgNamespace, "dx dy lengthAdjust rotate textLength x y"},
    {"textPath", kSvgNamespace, "lengthAdjust method path side spacing startOffset textLength"},
    {"title", kSvgNamespace, ""},
    {"tspan", kSvgNamespace, "dx dy lengthAdjust rotate textLength x y"},
};

// element-categories.tsv: unsafe
constexpr SanitizerElementRow unsafe[] = {
    {"base", kHtmlNamespace, ""},    // #the-base-element
    {"embed", kHtmlNamespace, ""},   // #the-embed-element
    {"frame", kHtmlNamespace, ""},   // #frame
    {"iframe", kHtmlNamespace, ""},  // #the-iframe-element
    {"object", kHtmlNamespace, ""},  // #the-object-element
    {"script", kHtmlNamespace, ""},  // #the-script-element
    {"script", kSvgNamespace, ""},   // #built-in-safe-baseline-configuration
    {"use", kSvgNamespace, ""},      // #built-in-safe-baseline-configuration
};

// non-replaceable-elements.tsv
constexpr SanitizerElementRow non_replaceable[] = {
    {"html", kHtmlNamespace, ""},
    {"svg", kSvgNamespace, ""},
    {"math", kMathmlNamespace, ""},
};

// global-attributes.tsv
constexpr std::string_view global_attributes[] = {
    "dir",
    "lang",
    "title",
    "alignment-baseline",
    "baseline-shift",
    "clip-path",
    "clip-rule",
    "color",
    "color-interpolation",
    "cursor",
    "direction",
    "display",
    "displaystyle",
    "dominant-baseline",
    "fill",
    "fill-opacity",
    "fill-rule",
    "font-family",
    "font-size",
    "font-size-adjust",
    "font-stretch",
    "font-style",
    "font-variant",
    "font-weight",
    "letter-spacing",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mathbackground",
    "mathcolor",
    "mathsize",
    "opacity",
    "paint-order",
    "pointer-events",
    "scriptlevel",
    "shape-rendering",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
    "text-overflow",
    "text-rendering",
    "transform",
    "transform-origin",
    "unicode-bidi",
    "vector-effect",
    "visibility",
    "white-space",
    "word-spacing",
    "writing-mode",
};

// event-handlers.tsv
constexpr std::string_view event_handlers[] = {
    "onabort",                             // HTML
    "onauxclick",                          // HTML
    "onbeforeinput",                       // HTML
    "onbeforematch",                       // HTML
    "onbeforetoggle",                      // HTML
    "oncancel",                            // HTML
    "oncanplay",                           // HTML
    "oncanplaythrough",                    // HTML
    "onchange",                            // HTML
    "onclick",                             // HTML
    "onclose",                             // HTML
    "oncommand",                           // HTML
    "oncontextlost",                       // HTML
    "oncontextmenu",                       // HTML
    "oncontextrestored",                   // HTML
    "oncopy",                              // HTML
    "oncuechange",                         // HTML
    "oncut",                               // HTML
    "ondblclick",                          // HTML
    "ondrag",                              // HTML
    "ondragend",                           // HTML
    "ondragenter",                         // HTML
    "ondragleave",                         // HTML
    "ondragover",                          // HTML
    "ondragstart",                         // HTML
    "ondrop",                              // HTML
    "ondurationchange",                    // HTML
    "onemptied",                           // HTML
    "onended",                             // HTML
    "onformdata",                          // HTML
    "oninput",                             // HTML
    "oninvalid",                           // HTML
    "onkeydown",                           // HTML
    "onkeypress",                          // HTML
    "onkeyup",                             // HTML
    "onloadeddata",                        // HTML
    "onloadedmetadata",                    // HTML
    "onloadstart",                         // HTML
    "onmousedown",                         // HTML
    "onmouseenter",                        // HTML
    "onmouseleave",                        // HTML
    "onmousemove",                         // HTML
    "onmouseout",                          // HTML
    "onmouseover",                         // HTML
    "onmouseup",                           // HTML
    "onpaste",                             // HTML
    "onpause",                             // HTML
    "onplay",                              // HTML
    "onplaying",                           // HTML
    "onprogress",                          // HTML
    "onratechange",                        // HTML
    "onreset",                             // HTML
    "onscrollend",                         // HTML
    "onsecuritypolicyviolation",           // HTML
    "onseeked",                            // HTML
    "onseeking",                           // HTML
    "onselect",                            // HTML
    "onslotchange",                        // HTML
    "onstalled",                           // HTML
    "onsubmit",                            // HTML
    "onsuspend",                           // HTML
    "ontimeupdate",                        // HTML
    "ontoggle",                            // HTML
    "onvolumechange",                      // HTML
    "onwaiting",                           // HTML
    "onwebkitanimationend",                // HTML
    "onwebkitanimationiteration",          // HTML
    "onwebkitanimationstart",              // HTML
    "onwebkittransitionend",               // HTML
    "onwheel",                             // HTML
    "onblur",                              // HTML
    "onerror",                             // HTML
    "onfocus",                             // HTML
    "onload",                              // HTML
    "onresize",                            // HTML
    "onscroll",                            // HTML
    "onafterprint",                        // HTML
    "onbeforeprint",                       // HTML
    "onbeforeunload",                      // HTML
    "onhashchange",                        // HTML
    "onlanguagechange",                    // HTML
    "onmessage",                           // HTML
    "onmessageerror",                      // HTML
    "onoffline",                           // HTML
    "ononline",                            // HTML
    "onpageswap",                          // HTML
    "onpagehide",                          // HTML
    "onpagereveal",                        // HTML
    "onpageshow",                          // HTML
    "onpopstate",                          // HTML
    "onrejectionhandled",                  // HTML
    "onstorage",                           // HTML
    "onunhandledrejection",                // HTML
    "onunload",                            // HTML
    "onactivate",                          // Chromium
    "onautofill",                          // Chromium
    "onbeforecopy",                        // Chromium
    "onbeforecut",                         // Chromium
    "onbeforefilter",                      // Chromium
    "onbeforepaste",                       // Chromium
    "onfocusin",                           // Chromium
    "onfocusout",                          // Chromium
    "oninstallresult",                     // Chromium
    "onlocation",                          // Chromium
    "onmousewheel",                        // Chromium
    "onmove",                              // Chromium
    "onorientationchange",                 // Chromium
    "onpromptaction",                      // Chromium
    "onpromptdismiss",                     // Chromium
    "onsearch",                            // Chromium
    "onshow",                              // Chromium
    "onstream",                            // Chromium
    "ontimezonechange",                    // Chromium
    "onvalidationstatuschange",            // Chromium
    "onwebkitfullscreenchange",            // Chromium
    "onwebkitfullscreenerror",             // Chromium
    "onanimationcancel",                   // CSS Animations
    "onanimationend",                      // CSS Animations
    "onanimationiteration",                // CSS Animations
    "onanimationstart",                    // CSS Animations
    "oncontentvisibilityautostatechange",  // CSS Containment
    "onscrollsnapchange",                  // CSS Scroll Snap
    "onscrollsnapchanging",                // CSS Scroll Snap
    "ontransitioncancel",                  // CSS Transitions
    "ontransitionend",                     // CSS Transitions
    "ontransitionrun",                     // CSS Transitions
    "ontransitionstart",                   // CSS Transitions
    "ongotpointercapture",                 // Pointer Events
    "onlostpointercapture",                // Pointer Events
    "onpointercancel",                     // Pointer Events
    "onpointerdown",                       // Pointer Events
    "onpointerenter",                      // Pointer Events
    "onpointerleave",                      // Pointer Events
    "onpointermove",                       // Pointer Events
    "onpointerout",                        // Pointer Events
    "onpointerover",                       // Pointer Events
    "onpointerrawupdate",                  // Pointer Events
    "onpointerup",                         // Pointer Events
    "onbegin",                             // SVG Animations
    "onend",                               // SVG Animations
    "onrepeat",                            // SVG Animations
    "onselectionchange",                   // Selection API
    "onselectstart",                       // Selection API
    "ontouchcancel",                       // Touch Events
    "ontouchend",                          // Touch Events
    "ontouchmove",                         // Touch Events
    "ontouchstart",                        // Touch Events
};

}  // namespace

SanitizerConfig built_in_safe_default_configuration() {
  SanitizerConfig config;
  config.elements.emplace();
  for (const SanitizerElementRow& row : default_elements) {
    SanitizerElement element{std::string(row.name), std::string(row.namespace_uri)};
    element.attributes.emplace();
    for (std::string_view rest = row.attributes; !rest.empty();) {
      const std::size_t size = rest.find(' ');
      element.attributes->push_back({std::string(rest.substr(0, size))});
      rest.remove_prefix(size == std::string_view::npos ? rest.size() : size + 1);
    }
    config.elements->push_back(std::move(element));
  }
  config.attributes.emplace();
  for (const std::string_view name : global_attributes) config.attributes->push_back({std::string(name)});
  // default-members.tsv
  config.processing_instructions.emplace();
  config.comments = false;
  config.data_attributes = false;
  config.javascript_urls = false;
  return config;
}

std::span<const SanitizerElementRow> unsafe_elements() { return unsafe; }

std::span<const SanitizerElementRow> non_replaceable_elements() { return non_replaceable; }

std::span<const std::string_view> event_handler_attributes() { return event_handlers; }

bool is_navigating_url_attribute(Namespace element_namespace, NameId element, NameId attribute) {
  if (element_namespace == Namespace::html && element == tag::a) return attribute == attr::href;
  if (element_namespace == Namespace::html && element == tag::area) return attribute == attr::href;
  if (element_namespace == Namespace::html && element == tag::button) return attribute == attr::formaction;
  if (element_namespace == Namespace::html && element == tag::form) return attribute == attr::action;
  if (element_namespace == Namespace::html && element == tag::input) return attribute == attr::formaction;
  if (element_namespace == Namespace::svg && element == tag::a)
    return attribute == attr::href || attribute == attr::namespaced_xlink_href;
  return false;
}

bool is_animating_url_attribute(Namespace element_namespace, NameId element, NameId attribute) {
  if (element_namespace == Namespace::svg && element == tag::animate)
    return attribute == attr::adjusted_attributeName;
  if (element_namespace == Namespace::svg && element == tag::svg_animateTransform)
    return attribute == attr::adjusted_attributeName;
  if (element_namespace == Namespace::svg && element == tag::set)
    return attribute == attr::adjusted_attributeName;
  return false;
}

}  // namespace lockstep::detail
