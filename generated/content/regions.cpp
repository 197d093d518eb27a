// Generated from spec/content/regions.tsv by the generator. Edit the table, then run scripts/generate.
#include "extract/regions.h"

#include <array>

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

// clang-format off
constexpr RegionWord region_word_rows[] = {
    {"comment", 0},  // comments
    {"comments", 0},  // comments
    {"commentlist", 0},  // comments
    {"disqus", 0},  // comments
    {"respond", 0},  // comments
    {"reply", 0},  // comments
    {"replies", 0},  // comments
    {"related", 1},  // related
    {"recommended", 1},  // related
    {"similar", 1},  // related
    {"also", 1},  // related
    {"popular", 1},  // related
    {"trending", 1},  // related
    {"suggested", 1},  // related
    {"suggestions", 1},  // related
    {"upsell", 1},  // related
    {"crosssell", 1},  // related
    {"more", 1},  // related
    {"latest", 1},  // related
    {"recent", 1},  // related
    {"share", 2},  // share
    {"sharing", 2},  // share
    {"social", 2},  // share
    {"twitter", 2},  // share
    {"facebook", 2},  // share
    {"pinterest", 2},  // share
    {"linkedin", 2},  // share
    {"whatsapp", 2},  // share
    {"addtoany", 2},  // share
    {"sharethis", 2},  // share
    {"follow", 2},  // share
    {"instagram", 2},  // share
    {"tweet", 2},  // share
    {"newsletter", 3},  // newsletter
    {"subscribe", 3},  // newsletter
    {"subscription", 3},  // newsletter
    {"signup", 3},  // newsletter
    {"mailing", 3},  // newsletter
    {"email", 3},  // newsletter
    {"ad", 4},  // advertisement
    {"ads", 4},  // advertisement
    {"advert", 4},  // advertisement
    {"advertisement", 4},  // advertisement
    {"sponsor", 4},  // advertisement
    {"sponsored", 4},  // advertisement
    {"sponsors", 4},  // advertisement
    {"promo", 4},  // advertisement
    {"promoted", 4},  // advertisement
    {"promotion", 4},  // advertisement
    {"adsense", 4},  // advertisement
    {"dfp", 4},  // advertisement
    {"outbrain", 4},  // advertisement
    {"taboola", 4},  // advertisement
    {"tag", 5},  // tags
    {"tags", 5},  // tags
    {"category", 5},  // tags
    {"categories", 5},  // tags
    {"label", 5},  // tags
    {"labels", 5},  // tags
    {"topics", 5},  // tags
    {"taxonomy", 5},  // tags
    {"filed", 5},  // tags
    {"author", 6},  // author
    {"authors", 6},  // author
    {"bio", 6},  // author
    {"about", 6},  // author
    {"profile", 6},  // author
    {"avatar", 6},  // author
    {"contributor", 6},  // author
    {"writer", 6},  // author
    {"toc", 7},  // contents
    {"contents", 7},  // contents
    {"tableofcontents", 7},  // contents
    {"outline", 7},  // contents
    {"search", 8},  // search
    {"filter", 8},  // search
    {"filters", 8},  // search
    {"facet", 8},  // search
    {"facets", 8},  // search
    {"sort", 8},  // search
    {"sorting", 8},  // search
    {"refine", 8},  // search
    {"login", 9},  // login
    {"signin", 9},  // login
    {"register", 9},  // login
    {"account", 9},  // login
    {"password", 9},  // login
    {"username", 9},  // login
    {"cart", 10},  // shop
    {"buy", 10},  // shop
    {"basket", 10},  // shop
    {"checkout", 10},  // shop
    {"wishlist", 10},  // shop
    {"shipping", 10},  // shop
    {"delivery", 10},  // shop
    {"stock", 10},  // shop
    {"quantity", 10},  // shop
    {"qty", 10},  // shop
    {"add", 10},  // shop
    {"faq", 11},  // question
    {"faqs", 11},  // question
    {"question", 11},  // question
    {"answer", 11},  // question
    {"answers", 11},  // question
    {"qa", 11},  // question
    {"nav", 12},  // navigation
    {"navbar", 12},  // navigation
    {"navigation", 12},  // navigation
    {"menu", 12},  // navigation
    {"menubar", 12},  // navigation
    {"topnav", 12},  // navigation
    {"subnav", 12},  // navigation
    {"megamenu", 12},  // navigation
    {"sitenav", 12},  // navigation
    {"skip", 12},  // navigation
    {"home", 12},  // navigation
    {"footer", 13},  // footer
    {"foot", 13},  // footer
    {"bottom", 13},  // footer
    {"copyright", 13},  // footer
    {"legal", 13},  // footer
    {"privacy", 13},  // footer
    {"terms", 13},  // footer
    {"rights", 13},  // footer
    {"reserved", 13},  // footer
    {"imprint", 13},  // footer
    {"review", 14},  // reviews
    {"reviews", 14},  // reviews
    {"rating", 14},  // reviews
    {"ratings", 14},  // reviews
    {"stars", 14},  // reviews
    {"testimonial", 14},  // reviews
    {"cookie", 15},  // notice
    {"cookies", 15},  // notice
    {"consent", 15},  // notice
    {"gdpr", 15},  // notice
    {"onetrust", 15},  // notice
    {"notice", 15},  // notice
    {"alert", 15},  // notice
    {"warning", 15},  // notice
    {"disclaimer", 15},  // notice
    {"javascript", 15},  // notice
    {"browser", 15},  // notice
    {"breadcrumb", 16},  // breadcrumb
    {"crumb", 16},  // breadcrumb
    {"crumbs", 16},  // breadcrumb
    {"header", 17},  // header
    {"masthead", 17},  // header
    {"topbar", 17},  // header
    {"head", 17},  // header
    {"top", 17},  // header
    {"banner", 17},  // header
    {"sidebar", 18},  // sidebar
    {"aside", 18},  // sidebar
    {"rail", 18},  // sidebar
    {"side", 18},  // sidebar
    {"secondary", 18},  // sidebar
    {"widget", 18},  // sidebar
    {"widgets", 18},  // sidebar
    {"complementary", 18},  // sidebar
    {"col", 18},  // sidebar
    {"modal", 19},  // overlay
    {"popup", 19},  // overlay
    {"overlay", 19},  // overlay
    {"lightbox", 19},  // overlay
    {"dialog", 19},  // overlay
    {"drawer", 19},  // overlay
    {"offcanvas", 19},  // overlay
    {"toast", 19},  // overlay
    {"tooltip", 19},  // overlay
    {"dropdown", 19},  // overlay
    {"article", 20},  // text
    {"post", 20},  // text
    {"entry", 20},  // text
    {"story", 20},  // text
    {"body", 20},  // text
    {"text", 20},  // text
    {"prose", 20},  // text
    {"richtext", 20},  // text
    {"rte", 20},  // text
    {"markdown", 20},  // text
    {"copy", 20},  // text
    {"paragraph", 20},  // text
    {"content", 21},  // content
    {"main", 21},  // content
    {"primary", 21},  // content
    {"maincontent", 21},  // content
    {"page", 21},  // content
    {"wrapper", 21},  // content
    {"container", 21},  // content
    {"title", 22},  // title
    {"headline", 22},  // title
    {"heading", 22},  // title
    {"subtitle", 22},  // title
    {"deck", 22},  // title
    {"dek", 22},  // title
    {"name", 22},  // title
    {"meta", 23},  // details of a text
    {"byline", 23},  // details of a text
    {"date", 23},  // details of a text
    {"published", 23},  // details of a text
    {"dateline", 23},  // details of a text
    {"timestamp", 23},  // details of a text
    {"time", 23},  // details of a text
    {"posted", 23},  // details of a text
    {"info", 23},  // details of a text
    {"updated", 23},  // details of a text
    {"product", 24},  // product
    {"products", 24},  // product
    {"price", 24},  // product
    {"prices", 24},  // product
    {"pricing", 24},  // product
    {"sku", 24},  // product
    {"spec", 24},  // product
    {"specs", 24},  // product
    {"specification", 24},  // product
    {"variant", 24},  // product
    {"variants", 24},  // product
    {"feature", 24},  // product
    {"features", 24},  // product
    {"description", 25},  // description
    {"desc", 25},  // description
    {"summary", 25},  // description
    {"excerpt", 25},  // description
    {"abstract", 25},  // description
    {"overview", 25},  // description
    {"details", 25},  // description
    {"detail", 25},  // description
    {"forum", 26},  // thread
    {"thread", 26},  // thread
    {"threads", 26},  // thread
    {"topic", 26},  // thread
    {"message", 26},  // thread
    {"messages", 26},  // thread
    {"discussion", 26},  // thread
    {"conversation", 26},  // thread
    {"signature", 26},  // thread
    {"quote", 26},  // thread
    {"user", 26},  // thread
    {"users", 26},  // thread
    {"member", 26},  // thread
    {"members", 26},  // thread
    {"pagination", 27},  // pagination
    {"pager", 27},  // pagination
    {"paging", 27},  // pagination
    {"pages", 27},  // pagination
    {"nextprev", 27},  // pagination
    {"next", 27},  // pagination
    {"prev", 27},  // pagination
    {"previous", 27},  // pagination
    {"caption", 28},  // picture
    {"figure", 28},  // picture
    {"gallery", 28},  // picture
    {"carousel", 28},  // picture
    {"slider", 28},  // picture
    {"slide", 28},  // picture
    {"slides", 28},  // picture
    {"image", 28},  // picture
    {"images", 28},  // picture
    {"photo", 28},  // picture
    {"video", 28},  // picture
    {"swiper", 28},  // picture
    {"slick", 28},  // picture
    {"thumbnail", 28},  // picture
    {"media", 28},  // picture
    {"hidden", 29},  // hidden
    {"hide", 29},  // hidden
    {"sr", 29},  // hidden
    {"visually", 29},  // hidden
    {"screenreader", 29},  // hidden
    {"invisible", 29},  // hidden
    {"print", 29},  // hidden
    {"noprint", 29},  // hidden
    {"ariahidden", 29},  // hidden
    {"displaynone", 29},  // hidden
    {"tab", 30},  // tab
    {"tabs", 30},  // tab
    {"tabpanel", 30},  // tab
    {"tablist", 30},  // tab
    {"accordion", 30},  // tab
    {"panel", 30},  // tab
    {"panels", 30},  // tab
    {"collapse", 30},  // tab
    {"collapsible", 30},  // tab
    {"toggle", 30},  // tab
    {"hero", 31},  // hero
    {"intro", 31},  // hero
    {"lead", 31},  // hero
    {"lede", 31},  // hero
    {"jumbotron", 31},  // hero
    {"teaser", 31},  // hero
    {"card", 32},  // list
    {"cards", 32},  // list
    {"grid", 32},  // list
    {"list", 32},  // list
    {"lists", 32},  // list
    {"item", 32},  // list
    {"items", 32},  // list
    {"listing", 32},  // list
    {"listings", 32},  // list
    {"tile", 32},  // list
    {"tiles", 32},  // list
    {"row", 32},  // list
    {"rows", 32},  // list
    {"results", 33},  // results
    {"result", 33},  // results
    {"feed", 33},  // results
    {"archive", 33},  // results
    {"loop", 33},  // results
    {"collection", 33},  // results
    {"catalog", 33},  // results
    {"stream", 33},  // results
    {"code", 34},  // code
    {"highlight", 34},  // code
    {"snippet", 34},  // code
    {"codehilite", 34},  // code
    {"example", 34},  // code
    {"examples", 34},  // code
    {"syntax", 34},  // code
    {"prism", 34},  // code
    {"docs", 35},  // manual
    {"doc", 35},  // manual
    {"documentation", 35},  // manual
    {"api", 35},  // manual
    {"reference", 35},  // manual
    {"guide", 35},  // manual
    {"tutorial", 35},  // manual
    {"wiki", 35},  // manual
    {"cta", 36},  // action
    {"button", 36},  // action
    {"buttons", 36},  // action
    {"btn", 36},  // action
    {"action", 36},  // action
    {"actions", 36},  // action
    {"link", 36},  // action
    {"links", 36},  // action
    {"client", 37},  // partners
    {"clients", 37},  // partners
    {"logo", 37},  // partners
    {"logos", 37},  // partners
    {"partner", 37},  // partners
    {"partners", 37},  // partners
    {"brand", 37},  // partners
    {"brands", 37},  // partners
    {"citation", 38},  // citation
    {"footnote", 38},  // citation
    {"edit", 38},  // citation
    {"editsection", 38},  // citation
    {"bibliography", 38},  // citation
    {"infobox", 38},  // citation
};
// clang-format on

}  // namespace

const std::size_t region_count = 60;
constexpr RegionWords region_words(region_word_rows);
constexpr std::array<RegionSet, kKnownTagNames> element_regions = [] {
  std::array<RegionSet, kKnownTagNames> regions{};
  regions[tag::nav] = RegionSet{1} << 39;         // nav
  regions[tag::header] = RegionSet{1} << 40;      // page header
  regions[tag::hgroup] = RegionSet{1} << 40;      // page header
  regions[tag::footer] = RegionSet{1} << 41;      // page footer
  regions[tag::aside] = RegionSet{1} << 42;       // aside
  regions[tag::article] = RegionSet{1} << 43;     // article
  regions[tag::main] = RegionSet{1} << 44;        // main
  regions[tag::section] = RegionSet{1} << 45;     // section
  regions[tag::form] = RegionSet{1} << 46;        // form
  regions[tag::fieldset] = RegionSet{1} << 46;    // form
  regions[tag::label] = RegionSet{1} << 46;       // form
  regions[tag::button] = RegionSet{1} << 47;      // control
  regions[tag::select] = RegionSet{1} << 47;      // control
  regions[tag::textarea] = RegionSet{1} << 47;    // control
  regions[tag::input] = RegionSet{1} << 47;       // control
  regions[tag::table] = RegionSet{1} << 48;       // table
  regions[tag::td] = RegionSet{1} << 49;          // cell
  regions[tag::th] = RegionSet{1} << 49;          // cell
  regions[tag::li] = RegionSet{1} << 50;          // item
  regions[tag::ul] = RegionSet{1} << 51;          // list element
  regions[tag::ol] = RegionSet{1} << 51;          // list element
  regions[tag::menu] = RegionSet{1} << 51;        // list element
  regions[tag::dir] = RegionSet{1} << 51;         // list element
  regions[tag::dl] = RegionSet{1} << 52;          // definitions
  regions[tag::dt] = RegionSet{1} << 52;          // definitions
  regions[tag::dd] = RegionSet{1} << 52;          // definitions
  regions[tag::p] = RegionSet{1} << 53;           // paragraph
  regions[tag::h1] = RegionSet{1} << 54;          // heading
  regions[tag::h2] = RegionSet{1} << 54;          // heading
  regions[tag::h3] = RegionSet{1} << 54;          // heading
  regions[tag::h4] = RegionSet{1} << 54;          // heading
  regions[tag::h5] = RegionSet{1} << 54;          // heading
  regions[tag::h6] = RegionSet{1} << 54;          // heading
  regions[tag::blockquote] = RegionSet{1} << 55;  // quotation
  regions[tag::pre] = RegionSet{1} << 56;         // code element
  regions[tag::figure] = RegionSet{1} << 57;      // figure
  regions[tag::figcaption] = RegionSet{1} << 57;  // figure
  regions[tag::details] = RegionSet{1} << 58;     // disclosure
  regions[tag::summary] = RegionSet{1} << 58;     // disclosure
  regions[tag::noscript] = RegionSet{1} << 59;    // noscript
  return regions;
}();

}  // namespace lockstep::detail
