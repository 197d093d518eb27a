// Tests every parse error of tree construction with a page that raises it, in every edition that has the
// error.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "tables/tree_errors.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

struct Page {
  std::string_view error;
  std::string_view html;
  std::string_view context;  // of a fragment; empty for a document
};

// Pages continue after "<!DOCTYPE html>", except those of the initial mode.
constexpr Page kPages[] = {
    {"create-an-element-xmlns-mismatch", "<svg xmlns=x>", ""},
    {"create-an-element-xmlns-xlink-mismatch", "<svg xmlns:xlink=x>", ""},
    {"adoption-agency-element-closed", "<p><b></p></b>", ""},
    {"adoption-agency-element-out-of-scope", "<b><table></b>", ""},
    {"adoption-agency-misnested", "<b><i></b></i>", ""},
    {"initial-doctype-not-standard", "<!DOCTYPE htm>", ""},
    {"initial-missing-doctype", "<p>", ""},
    {"before-html-second-doctype", "<!DOCTYPE html>", ""},
    {"before-html-end-tag-not-open", "</p>", ""},
    {"before-head-misplaced-doctype", "<html><!DOCTYPE html>", ""},
    {"before-head-end-tag-not-open", "<html></p>", ""},
    {"in-head-misplaced-doctype", "<head><!DOCTYPE html>", ""},
    {"in-head-end-tag-template-not-open", "<head></template>", ""},
    {"in-head-end-tag-template-unclosed-elements", "<template><div></template>", ""},
    {"in-head-misplaced-tag", "<head><head>", ""},
    {"in-head-noscript-misplaced-doctype", "<head><noscript><!DOCTYPE html>", ""},
    {"in-head-noscript-misplaced-tag", "<head><noscript></p>", ""},
    {"in-head-noscript-content-not-allowed", "<head><noscript><p>", ""},
    {"after-head-misplaced-doctype", "<head></head><!DOCTYPE html>", ""},
    {"after-head-head-element-too-late", "<head></head><meta>", ""},
    {"after-head-misplaced-tag", "<head></head></p>", ""},
    {"in-body-null-character", "<body>\0"sv, ""},
    {"in-body-misplaced-doctype", "<body><!DOCTYPE html>", ""},
    {"in-body-second-html", "<body><html>", ""},
    {"in-body-second-body", "<body><body>", ""},
    {"in-body-start-tag-frameset", "<body><frameset>", ""},
    {"in-body-end-of-file-unclosed-elements", "<b>", ""},
    {"in-body-end-tag-body-not-open", "</body>", "div"},
    {"in-body-end-tag-body-unclosed-elements", "<b></body>", ""},
    {"in-body-end-tag-html-not-open", "</html>", "div"},
    {"in-body-end-tag-html-unclosed-elements", "<b></html>", ""},
    {"in-body-nested-heading", "<h1><h2>", ""},
    {"in-body-nested-form", "<form><form>", ""},
    {"in-body-start-tag-li-unclosed-elements", "<li><b><li>", ""},
    {"in-body-start-tag-dd-unclosed-elements", "<dd><b><dt>", ""},
    {"in-body-start-tag-dt-unclosed-elements", "<dt><b><dd>", ""},
    {"in-body-nested-button", "<button><button>", ""},
    {"in-body-end-tag-block-not-open", "<body></div>", ""},
    {"in-body-end-tag-block-unclosed-elements", "<div><b></div>", ""},
    {"in-body-end-tag-form-not-open", "<body></form>", ""},
    {"in-body-end-tag-form-unclosed-elements", "<form><b></form>", ""},
    {"in-body-end-tag-form-not-open-in-template", "<template><div></form>", ""},
    {"in-body-end-tag-form-unclosed-elements-in-template", "<template><form><b></form>", ""},
    {"in-body-end-tag-p-not-open", "<body></p>", ""},
    {"in-body-end-tag-li-not-open", "<body></li>", ""},
    {"in-body-end-tag-li-unclosed-elements", "<li><b></li>", ""},
    {"in-body-end-tag-dd-not-open", "<body></dd>", ""},
    {"in-body-end-tag-dd-unclosed-elements", "<dd><b></dd>", ""},
    {"in-body-end-tag-heading-not-open", "<body></h1>", ""},
    {"in-body-end-tag-heading-mismatched", "<h1></h2>", ""},
    {"in-body-nested-a", "<a><a>", ""},
    {"in-body-nested-nobr", "<nobr><nobr>", ""},
    {"in-body-end-tag-object-not-open", "<body></object>", ""},
    {"in-body-end-tag-object-unclosed-elements", "<object><b></object>", ""},
    {"in-body-end-tag-br", "<body></br>", ""},
    {"in-body-input-in-select-fragment", "<input>", "select"},
    {"in-body-input-in-select", "<select><input>", ""},
    {"in-body-hr-in-option", "<select><option><div><hr>", ""},
    {"in-body-start-tag-image", "<image>", ""},
    {"in-body-nested-select-in-fragment", "<select>", "select"},
    {"in-body-nested-select", "<select><select>", ""},
    {"in-body-nested-option", "<select><option><div><option>", ""},
    {"in-body-nested-optgroup", "<select><optgroup><div><optgroup>", ""},
    {"in-body-rb-outside-ruby", "<rb>", ""},
    {"in-body-rt-outside-ruby", "<rt>", ""},
    {"in-body-misplaced-start-tag", "<body><td>", ""},
    {"in-body-end-tag-unclosed-elements", "<span><div></div><b></span>", ""},
    {"in-body-end-tag-not-open", "<body></span>", ""},
    {"close-a-p-element-unclosed-elements", "<p><b><div>", ""},
    {"text-end-of-file", "<style>", ""},
    {"in-table-misplaced-doctype", "<table><!DOCTYPE html>", ""},
    {"in-table-nested-table", "<table><table>", ""},
    {"in-table-end-tag-table-not-open", "</table>", "table"},
    {"in-table-misplaced-end-tag", "<table></td>", ""},
    {"in-table-hidden-input", "<table><input type=hidden>", ""},
    {"in-table-form", "<table><form>", ""},
    {"in-table-content-outside-cell", "<table><b>", ""},
    {"in-table-text-null-character", "<table>\0"sv, ""},
    {"in-table-text-outside-cell", "<table>x", ""},
    {"in-caption-end-tag-caption-not-open", "</caption>", "caption"},
    {"in-caption-end-tag-caption-unclosed-elements", "<table><caption><b></caption>", ""},
    {"in-caption-table-tag-not-open", "<td>", "caption"},
    {"in-caption-table-tag-unclosed-elements", "<table><caption><b><td>", ""},
    {"in-caption-misplaced-end-tag", "<table><caption></td>", ""},
    {"in-column-group-misplaced-doctype", "<table><colgroup><!DOCTYPE html>", ""},
    {"in-column-group-end-tag-colgroup-not-open", "</colgroup>", "colgroup"},
    {"in-column-group-end-tag-col", "<table><colgroup></col>", ""},
    {"in-column-group-content-not-allowed", "<template><col><b>", ""},
    {"in-table-body-cell-without-row", "<table><td>", ""},
    {"in-table-body-end-tag-not-open", "<table><tbody></thead>", ""},
    {"in-table-body-table-tag-not-open", "<caption>", "tbody"},
    {"in-table-body-misplaced-end-tag", "<table><tbody></td>", ""},
    {"in-row-end-tag-tr-not-open", "</tr>", "tr"},
    {"in-row-table-tag-not-open", "<caption>", "tr"},
    {"in-row-end-tag-section-not-open", "<table><tr></thead>", ""},
    {"in-row-misplaced-end-tag", "<table><tr></td>", ""},
    {"in-cell-end-tag-cell-not-open", "<table><td></th>", ""},
    {"in-cell-end-tag-cell-unclosed-elements", "<table><td><b></td>", ""},
    {"in-cell-misplaced-end-tag", "<table><td></body>", ""},
    {"in-cell-end-tag-table-part-not-open", "<table><td></thead>", ""},
    {"close-the-cell-unclosed-elements", "<table><td><b><td>", ""},
    {"in-select-null-character", "<select>\0"sv, ""},
    {"in-select-misplaced-doctype", "<select><!DOCTYPE html>", ""},
    {"in-select-end-tag-optgroup-not-open", "<select></optgroup>", ""},
    {"in-select-end-tag-option-not-open", "<select></option>", ""},
    {"in-select-end-tag-select-not-open", "</select>", "select"},
    {"in-select-nested-select", "<select><select>", ""},
    {"in-select-form-control", "<select><input>", ""},
    {"in-select-content-not-allowed", "<select><b>", ""},
    {"in-select-in-table-start-tag", "<table><td><select><td>", ""},
    {"in-select-in-table-end-tag", "<table><td><select></td>", ""},
    {"in-template-misplaced-end-tag", "<template></b>", ""},
    {"in-template-end-of-file", "<template>", ""},
    {"after-body-misplaced-doctype", "</body><!DOCTYPE html>", ""},
    {"after-body-end-tag-html-in-fragment", "</body></html>", "html"},
    {"after-body-content-after-body", "</body>x", ""},
    {"in-frameset-misplaced-doctype", "<frameset><!DOCTYPE html>", ""},
    {"in-frameset-end-tag-frameset-not-open", "</frameset>", "frameset"},
    {"in-frameset-end-of-file", "<frameset>", ""},
    {"in-frameset-content-not-allowed", "<frameset>x", ""},
    {"after-frameset-misplaced-doctype", "<frameset></frameset><!DOCTYPE html>", ""},
    {"after-frameset-content-not-allowed", "<frameset></frameset>x", ""},
    {"after-after-body-content-after-html", "</html>x", ""},
    {"after-after-frameset-content-not-allowed", "<frameset></frameset></html>x", ""},
    {"foreign-content-null-character", "<svg>\0"sv, ""},
    {"foreign-content-misplaced-doctype", "<svg><!DOCTYPE html>", ""},
    {"foreign-content-html-tag", "<svg><p>", ""},
    {"foreign-content-end-tag-mismatched", "<svg><g></svg>", ""},
};

Document parse_page(const Page& page, Edition edition) {
  ParseOptions options;
  options.edition = edition;
  options.collect_errors = true;
  std::string html(page.html);
  if (!page.error.starts_with("initial-")) html.insert(0, "<!DOCTYPE html>");
  FragmentContext context;
  context.local_name = page.context;
  return page.context.empty() ? parse(html, options) : parse_fragment(page.html, context, options);
}

std::set<std::string_view> errors_of(const Page& page, Edition edition) {
  const Document document = parse_page(page, edition);
  std::set<std::string_view> names;
  for (const ParseError& error : document.errors()) names.insert(parse_error_name(error));
  return names;
}

// Those of the errors, which are one list for all editions, that came after the edition of 2024.
constexpr std::string_view kNewErrors[] = {
    "in-body-input-in-select", "in-body-input-in-select-fragment",  "in-body-hr-in-option",
    "in-body-nested-select",   "in-body-nested-select-in-fragment", "in-body-nested-option",
    "in-body-nested-optgroup",
};

bool is_in(const detail::TreeErrorInfo& error, const EditionInfo& edition) {
  const bool is_old = error.name.starts_with("in-select-");  // only the edition of 2024 has it
  if (edition.date > "2025") return !is_old;
  return std::find(std::begin(kNewErrors), std::end(kNewErrors), error.name) == std::end(kNewErrors);
}

TEST(TreeErrors, EachIsRaised) {
  std::map<std::string_view, const Page*> pages;
  for (const Page& page : kPages) EXPECT_TRUE(pages.emplace(page.error, &page).second) << page.error;
  std::set<std::string_view> known;
  for (const EditionInfo& edition : editions()) {
    for (std::size_t number = 0; number < detail::kTreeErrors; ++number) {
      const detail::TreeErrorInfo error = detail::tree_error_info(static_cast<detail::TreeError>(number));
      if (error.name.empty()) continue;
      known.insert(error.name);
      const auto page = pages.find(error.name);
      ASSERT_NE(page, pages.end()) << error.name << " has no page that raises it; add one";
      EXPECT_EQ(errors_of(*page->second, edition.edition).contains(error.name), is_in(error, edition))
          << page->second->html << ": " << error.name << " in " << edition.date;
    }
  }
  if (editions().size() == 1) return;
  for (const Page& page : kPages) EXPECT_TRUE(known.contains(page.error)) << page.error << " is not an error";
}

// Except for errors whose note is where an element was closed: it may not have been closed before.
TEST(TreeErrors, HaveTheirSecondPlaces) {
  for (const EditionInfo& edition : editions()) {
    for (std::size_t number = 0; number < detail::kTreeErrors; ++number) {
      const detail::TreeErrorInfo info = detail::tree_error_info(static_cast<detail::TreeError>(number));
      if (info.note.empty() || info.note.ends_with(" is closed here")) continue;
      for (const Page& page : kPages) {
        if (page.error != info.name) continue;
        const Document document = parse_page(page, edition.edition);
        for (const ParseError& error : document.errors()) {
          if (parse_error_name(error) != info.name) continue;
          EXPECT_TRUE(error.second) << info.name << " in " << edition.date;
          EXPECT_FALSE(parse_error_note(error).empty());
        }
      }
    }
  }
}

// The elements that the end of the file creates have none of the last tag's attributes.
TEST(TreeErrors, OfATokenAreNotThoseOfTheNext) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("<template><svg xmlns/>", options);
  std::size_t found = 0;
  for (const ParseError& error : document.errors())
    found += parse_error_name(error) == "create-an-element-xmlns-mismatch";
  EXPECT_EQ(found, 1u);
}

// A newline written as CR LF continues a run like any other character.
TEST(TreeErrors, OfAdjacentCharactersAreOne) {
  ParseOptions options;
  options.collect_errors = true;
  for (const std::string_view html :
       {"<table>x\ny", "<table>x\ry", "<table>x\r\ny", "<table>&amp;\r\n", "<table>\r\nx\r\n\r\n",
        "<table>&#65\r\n", "<table>&#x41\r\ny", "<table>&#65\r&#65\r\n&#65", "<table>&lt\r\ny"}) {
    const Document document = parse(html, options);
    std::size_t found = 0;
    for (const ParseError& error : document.errors())
      found += parse_error_name(error) == "in-table-content-outside-cell";
    EXPECT_EQ(found, 1u) << html;
  }
}

}  // namespace
}  // namespace lockstep::test
