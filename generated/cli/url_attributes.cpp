// Generated from spec/tables/url-attributes.tsv by the generator. Edit the table, then run scripts/generate.
#include "cli/url_attributes.h"

namespace lockstep::cli {

namespace {

using enum UrlAttributeKind;

constexpr UrlAttribute rows[] = {
    {"action", Namespace::html, "form", url},
    {"archive", Namespace::html, "object", urls},
    {"background", Namespace::html, "body", url},
    {"background", Namespace::html, "table", url},
    {"background", Namespace::html, "tbody", url},
    {"background", Namespace::html, "td", url},
    {"background", Namespace::html, "tfoot", url},
    {"background", Namespace::html, "th", url},
    {"background", Namespace::html, "thead", url},
    {"background", Namespace::html, "tr", url},
    {"cite", Namespace::html, "blockquote", url},
    {"cite", Namespace::html, "del", url},
    {"cite", Namespace::html, "ins", url},
    {"cite", Namespace::html, "q", url},
    {"classid", Namespace::html, "object", url},
    {"codebase", Namespace::html, "object", url},
    {"content", Namespace::html, "meta", refresh},
    {"data", Namespace::html, "object", url},
    {"formaction", Namespace::html, "button", url},
    {"formaction", Namespace::html, "input", url},
    {"href", Namespace::html, "a", url},
    {"href", Namespace::html, "area", url},
    {"href", Namespace::html, "base", url},
    {"href", Namespace::html, "link", url},
    {"href", Namespace::mathml, "*", url},
    {"href", Namespace::svg, "*", url},
    {"imagesrcset", Namespace::html, "link", srcset},
    {"itemid", Namespace::html, "*", url},
    {"longdesc", Namespace::html, "frame", url},
    {"longdesc", Namespace::html, "iframe", url},
    {"longdesc", Namespace::html, "img", url},
    {"lowsrc", Namespace::html, "img", url},
    {"manifest", Namespace::html, "html", url},
    {"ping", Namespace::html, "a", urls},
    {"ping", Namespace::html, "area", urls},
    {"poster", Namespace::html, "video", url},
    {"profile", Namespace::html, "head", urls},
    {"src", Namespace::html, "audio", url},
    {"src", Namespace::html, "embed", url},
    {"src", Namespace::html, "frame", url},
    {"src", Namespace::html, "iframe", url},
    {"src", Namespace::html, "img", url},
    {"src", Namespace::html, "input", url},
    {"src", Namespace::html, "script", url},
    {"src", Namespace::html, "source", url},
    {"src", Namespace::html, "track", url},
    {"src", Namespace::html, "video", url},
    {"srcset", Namespace::html, "img", srcset},
    {"srcset", Namespace::html, "source", srcset},
    {"xlink:href", Namespace::svg, "*", url},
};

}  // namespace

std::span<const UrlAttribute> url_attributes() { return rows; }

}  // namespace lockstep::cli
