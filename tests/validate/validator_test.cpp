// Tests the findings in small documents about elements and attributes: which rule, and where. Valid documents
// have none.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "lockstep/lockstep.h"
#include "lockstep/validator.h"

namespace lockstep {

namespace {

constexpr std::string_view kBefore = "<!doctype html><html lang=en><title>t</title>";

struct Case {
  std::string_view body;
  std::string_view findings;  // "RULE PART-OF-THE-INPUT", separated by "; "
};

// Only the findings of elements and attributes: the tables that other tests are about may add to them.
bool is_ours(std::string_view rule) {
  for (const std::string_view name :
       {"element-not-allowed", "element-in-wrong-place", "element-missing", "text-not-allowed",
        "descendant-not-allowed", "unknown-element", "obsolete-element", "obsolete-attribute",
        "attribute-not-allowed", "attribute-not-applicable", "attribute-missing"})
    if (rule == name) return true;
  return false;
}

std::string findings_in(std::string_view page, const ParseOptions& options = {}) {
  std::string out;
  for (const Finding& finding : validate(page, options)) {
    if (!is_ours(finding.rule)) continue;
    const ByteRange& bytes = finding.range.bytes;
    out.append(out.empty() ? "" : "; ").append(finding.rule).append(" ");
    out.append(page.substr(static_cast<std::size_t>(bytes.begin),
                           static_cast<std::size_t>(bytes.end - bytes.begin)));
  }
  return out;
}

void check(std::initializer_list<Case> cases) {
  for (const Case& each : cases)
    EXPECT_EQ(findings_in(std::string(kBefore).append(each.body)), each.findings) << each.body;
}

TEST(Validator, ContentOfCategories) {
  check({
      {"<p>a <em>b</em>", ""},
      {"<span><div>a</div></span>", "element-not-allowed <div>"},
      {"<h1><p>a</p></h1>", "element-not-allowed <p>"},
      {"<div><style>a</style></div>", "element-not-allowed <style>"},
      {"<div><link rel=stylesheet href=a></div>", ""},
      {"<div><link rel=icon href=a></div>", "element-not-allowed <link rel=icon href=a>"},
      {"<div><meta itemprop=a content=b></div>", ""},
      {"<div><meta name=a content=b></div>", "element-not-allowed <meta name=a content=b>"},
      {"<map name=a><area alt=a href=b shape=default></map>", ""},
      {"<div><main>a</main></div>", ""},
      {"<section><main>a</main></section>", "element-not-allowed <main>"},
      {"<my-app><main>a</main></my-app>", ""},
      {"<iframe>a</iframe>", "text-not-allowed a"},
      {"<ul> <li>a</li> </ul>", ""},
      {"<ul>a<li>b</ul>", "text-not-allowed a"},
      {"<p>a<li>b</li></p>", "element-not-allowed <li>"},
  });
}

TEST(Validator, ContentInOrder) {
  check({
      {"<dl><dt>a<dt>b<dd>c<dt>d<dd>e</dl>", ""},
      {"<dl><dt>a</dl>", "element-missing <dl>"},
      {"<dl><dd>a</dl>", "element-in-wrong-place <dd>"},
      {"<dl><div><dt>a<dd>b</div><div><dt>c<dd>d</div></dl>", ""},
      {"<dl><div><dt>a<dd>b</div><dt>c<dd>d</dl>",
       "element-in-wrong-place <dt>; element-in-wrong-place <dd>"},
      {"<dl><div>a</div></dl>", "element-missing <div>; text-not-allowed a"},
      {"<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b<tbody><tr><td>c</table>", ""},
      {"<table><tbody><tr><td>a</tbody><caption>b</caption></table>", "element-in-wrong-place <caption>"},
      {"<table><tfoot><tr><td>a</tfoot><tbody><tr><td>b</table>", "element-in-wrong-place <tbody>"},
      {"<table><script></script><tr><td>a</table>", ""},
      {"<colgroup span=2>", ""},
      {"<table><colgroup span=2><col></colgroup></table>", "element-not-allowed <col>"},
      {"<picture><source srcset=a><img src=b alt=c></picture>", ""},
      {"<picture><img src=b alt=c><source srcset=a></picture>", "element-in-wrong-place <source srcset=a>"},
      {"<picture></picture>", "element-missing <picture>"},
      {"<details><summary>a</summary>b</details>", ""},
      {"<details>b<summary>a</summary></details>", "text-not-allowed b"},
      {"<details>b</details>", "element-missing <details>; text-not-allowed b"},
      {"<fieldset><legend>a</legend>b</fieldset>", ""},
      {"<fieldset>b<legend>a</legend></fieldset>", "element-in-wrong-place <legend>"},
      {"<figure><figcaption>a</figcaption>b</figure>", ""},
      {"<figure>b<figcaption>a</figcaption></figure>", ""},
      {"<figure>b<figcaption>a</figcaption>c</figure>", "text-not-allowed c"},
      {"<hgroup><p>a</p><h1>b</h1><p>c</p></hgroup>", ""},
      {"<hgroup><p>a</p></hgroup>", "element-missing <hgroup>"},
      {"<ruby>a<rt>b</ruby>", ""},
      {"<ruby>a<rp>(<rt>b<rp>)</ruby>", ""},
      {"<ruby>a</ruby>", "element-missing <ruby>"},
      {"<video src=a><track src=b kind=captions>c</video>", ""},
      {"<video src=a><source src=b></video>", "element-not-allowed <source src=b>"},
      {"<video><track src=b kind=captions><source src=b></video>", "element-in-wrong-place <source src=b>"},
  });
}

TEST(Validator, ControlsWithOptions) {
  check({
      {"<select><option>a</option><hr><optgroup label=b><option>c</option></optgroup></select>", ""},
      {"<select><button><selectedcontent></selectedcontent></button><option><b>a</b></option></select>", ""},
      {"<select><option>a</option><button>b</button></select>", "element-in-wrong-place <button>"},
      {"<select><div><option>a</option></div></select>", ""},
      {"<select><p>a</p></select>", "element-not-allowed <p>"},
      {"<select><optgroup><legend>a</legend><option>b</option></optgroup></select>", ""},
      {"<datalist><option value=a></datalist>", ""},
      {"<datalist>a <b>c</b></datalist>", ""},
      {"<option label=a value=b>c</option>",
       "element-not-allowed <option label=a value=b>; text-not-allowed c"},
  });
}

#if LOCKSTEP_LIVING && LOCKSTEP_HTML_2024_09_12
// Rows with date marks: the findings in the oldest and in the newest edition.
TEST(Validator, RowsOfAnEdition) {
  struct DatedCase {
    std::string_view body, oldest, newest;
  };
  constexpr DatedCase kCases[] = {
      {"<dialog closedby=any>a</dialog>", "attribute-not-allowed closedby=any", ""},
      {"<input type=color alpha colorspace=display-p3>",
       "attribute-not-allowed alpha; attribute-not-allowed colorspace=display-p3", ""},
      {"<button command=close commandfor=a>b</button><dialog id=a>c</dialog>",
       "attribute-not-allowed command=close; attribute-not-allowed commandfor=a", ""},
      {"<p popover=auto>a", "", ""},
      {"<img srcset=a alt=''>", "attribute-missing <img srcset=a alt=''>", ""},
      {"<img alt=''>", "attribute-missing <img alt=''>", "attribute-missing <img alt=''>"},
      {"<img src=a alt=b controls>", "attribute-not-allowed controls", ""},
      {"<video src=a loading=lazy></video>", "attribute-not-allowed loading=lazy", ""},
      {"<h1 headingoffset=1 headingreset>a</h1>",
       "attribute-not-allowed headingoffset=1; attribute-not-allowed headingreset", ""},
      {"<select><hr><option>a</select>", "", ""},
      {"<datalist><option><b>a</b></datalist>", "element-not-allowed <b>", "element-not-allowed <b>"},
      {"<selectedcontent></selectedcontent>", "unknown-element <selectedcontent>",
       "element-not-allowed <selectedcontent>"},
      {"<legnd>a</legnd>", "unknown-element <legnd>", "unknown-element <legnd>"},
  };
  for (const DatedCase& each : kCases) {
    const std::string page = std::string(kBefore).append(each.body);
    EXPECT_EQ(findings_in(page, {.edition = Edition::html_2024_09_12}), each.oldest) << each.body;
    EXPECT_EQ(findings_in(page), each.newest) << each.body;
  }
  const std::string hint = std::string(kBefore).append("<p popover=hint>a");
  EXPECT_EQ(validate(hint).size(), 0u);
  const std::vector<Finding> in_oldest = validate(hint, {.edition = Edition::html_2024_09_12});
  ASSERT_EQ(in_oldest.size(), 1u);
  EXPECT_EQ(in_oldest[0].rule, "attribute-value");
  // The older rules drop these tags; the tree in the newest edition has them.
  const std::string select = std::string(kBefore).append(
      "<select><button><selectedcontent></selectedcontent></button><optgroup><legend></legend><option><b>c</"
      "b>"
      "</optgroup></select>");
  EXPECT_EQ(findings_in(select), "");
  EXPECT_EQ(findings_in(select, {.edition = Edition::html_2024_09_12}), "");
}
#endif

TEST(Validator, TransparentContent) {
  check({
      {"<a href=a><div>b</div></a>", ""},
      {"<span><a href=a><div>b</div></a></span>", "element-not-allowed <div>"},
      {"<span><ins><div>b</div></ins></span>", "element-not-allowed <div>"},
      {"<div><ins><p>b</p></ins></div>", ""},
      {"<b><my-a><my-b><ul></ul></my-b></my-a></b>", "element-not-allowed <ul>"},
      {"<ul><my-a><li>b</li></my-a></ul>", "element-not-allowed <my-a>"},
  });
}

TEST(Validator, Descendants) {
  check({
      {"<a href=a><b><button>c</button></b></a>", "descendant-not-allowed <button>"},
      {"<a><a-b tabindex=0></a-b></a>", "descendant-not-allowed <a-b tabindex=0>"},
      {"<a><input type=hidden></a>", ""},
      {"<a><input></a>", "descendant-not-allowed <input>"},
      {"<button><a>b</a></button>", ""},
      {"<button><a href=a>b</a></button>", "descendant-not-allowed <a href=a>"},
      {"<label><label>a</label></label>", "descendant-not-allowed <label>"},
      {"<header><div><footer>a</footer></div></header>", "descendant-not-allowed <footer>"},
      {"<address><h1>a</h1></address>", "descendant-not-allowed <h1>"},
      {"<dfn><b><dfn>a</dfn></b></dfn>", "descendant-not-allowed <dfn>"},
      {"<table><caption><table></table></caption></table>", "descendant-not-allowed <table>"},
      {"<table><tr><th><h1>a</h1></table>", "descendant-not-allowed <h1>"},
      {"<canvas><button>a</button><input type=radio><textarea></textarea><input></canvas>",
       "descendant-not-allowed <textarea>; descendant-not-allowed <input>"},
      {"<audio src=a><video src=b></video></audio>", "descendant-not-allowed <video src=b>"},
  });
}

TEST(Validator, TemplatesAndForeignElements) {
  check({
      {"<template><li>a</li><tr></tr></template>", ""},
      {"<template><ul><p>a</p></ul></template>", "element-not-allowed <p>"},
      {"<a href=a><template><button>b</button></template></a>", ""},
      {"<p><svg><foreignObject><div>a</div></foreignObject></svg>", ""},
      {"<ul><svg></svg></ul>", "element-not-allowed <svg>"},
      {"<p><math><mi>x</mi></math>", ""},
      {"<noscript><div>a</div></noscript>", ""},
  });
}

TEST(Validator, UnknownAndObsoleteElements) {
  check({
      {"<center><li>a</li></center>", "obsolete-element <center>"},
      {"<foo>a</foo>", "unknown-element <foo>"},
      {"<my-foo>a</my-foo>", ""},
      {"<font-face>a</font-face>", "unknown-element <font-face>"},
      {"<ul><center>a</center></ul>", "obsolete-element <center>"},
  });
}

TEST(Validator, Attributes) {
  check({
      {"<p id=a class=b data-c=d aria-label=e role=f onclick=g>a", ""},
      {"<p data-=a>a", "attribute-not-allowed data-=a"},
      {"<p href=a>a", "attribute-not-allowed href=a"},
      {"<my-foo href=a>a</my-foo>", ""},
      {"<my-foo is=my-bar>a</my-foo>", "attribute-not-applicable is=my-bar"},
      {"<embed src=a any=b>", ""},
      {"<input type=checkbox checked>", ""},
      {"<input checked>", "attribute-not-applicable checked"},
      {"<input type=unknown maxlength=1>", ""},
      {"<button type=reset formaction=a>a</button>", "attribute-not-applicable formaction=a"},
      {"<img alt=a>", "attribute-missing <img alt=a>"},
      {"<img alt=a srcset=b>", ""},
      {"<bdo>a</bdo>", "attribute-missing <bdo>"},
      {"<map name=a><area href=b shape=default></map>", "attribute-missing <area href=b shape=default>"},
      {"<meta http-equiv=a>", "attribute-missing <meta http-equiv=a>"},
      {"<script async>a</script>", "attribute-not-applicable async"},
      {"<script type=module async>a</script>", ""},
      {"<script type=text/x-data src=a></script>", "attribute-not-applicable src=a"},
      {"<p onhashchange=a>a", "attribute-not-allowed onhashchange=a"},
      {"<table border=1></table>", "obsolete-attribute border=1"},
      {"<p title='a' title='b'>a", ""},
      {"<p xml:lang=en>a", ""},
      {"<p lang=en xml:lang=en>a", ""},
  });
}

// A suggestion is a misspelled name: neither one of another element nor one with a prefix.
TEST(Validator, Suggestions) {
  const auto message = [](std::string_view markup) {
    const std::vector<Finding> findings =
        validate(std::string(kBefore).append("<meta charset=utf-8>").append(markup));
    return findings.size() == 1 ? findings[0].message : std::string();
  };
  EXPECT_EQ(message("<p tabindx=a>b"), "The tabindx attribute is not allowed on <p>. Did you mean tabindex?");
  EXPECT_EQ(message("<p alt=a>b"), "The alt attribute is not allowed on <p>.");
  EXPECT_EQ(message("<p type=a>b"), "The type attribute is not allowed on <p>.");
  EXPECT_EQ(message("<button for=a>b</button>"), "The for attribute is not allowed on <button>.");
  EXPECT_EQ(message("<p xmlns:b=a>b"), "The xmlns:b attribute is not allowed on <p>.");
  EXPECT_EQ(message("<ul role=navigation></ul>"),
            "<ul> must not have the role navigation. It may have: group, listbox, menu, menubar, none, "
            "presentation, radiogroup, tablist, toolbar, tree.");
}

TEST(Validator, Severity) {
  const std::string page = std::string(kBefore).append(
      "<p><a name=x>y</a><a name=''>z</a><img border=0 src=a alt=b><img border=1 src=a alt=b>");
  std::string severities;
  for (const Finding& finding : validate(page))
    if (finding.rule == "obsolete-attribute") severities.append(severity_name(finding.severity)).append(" ");
  EXPECT_EQ(severities, "warning error warning error ");
}

// Parse errors and findings are in one list, by position; second places and links.
TEST(Validator, ListOfFindings) {
  constexpr std::string_view kPage =
      "<!doctype html><title>t</title>\n<p><b><ul>a</ul></b>\n<center>x</center></i>";
  const std::vector<Finding> findings = validate(kPage);
  std::string rules;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    rules.append(findings[i].rule).append(" ");
    if (i > 0) {
      EXPECT_LE(findings[i - 1].range.bytes.begin, findings[i].range.bytes.begin);
    }
  }
  EXPECT_NE(rules.find("obsolete-element in-body-end-tag"), std::string::npos) << rules;
  for (const Finding& finding : findings) {
    if (finding.rule != "text-not-allowed") continue;
    EXPECT_EQ(finding.link(), "https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element");
    ASSERT_TRUE(finding.second);
    EXPECT_EQ(finding.second->range.begin.line, 2u);
    EXPECT_EQ(finding.second->range.begin.column, 7u);
    EXPECT_EQ(finding.second->message, "<ul> is opened here");
  }
  ValidateOptions options;
  options.parse_errors = false;
  const std::vector<Finding> without = validate(kPage, {}, options);
  EXPECT_LT(without.size(), findings.size());
  options.conformance = false;
  EXPECT_TRUE(validate(kPage, {}, options).empty());
}

// The link of a reference is that of the attribute on its element.
TEST(Validator, LinksOfReferences) {
  const auto link = [](std::string_view markup) {
    for (const Finding& finding : validate(std::string(kBefore).append(markup)))
      if (finding.rule.ends_with("reference-missing") || finding.rule == "reference-wrong-kind")
        return finding.link();
    return std::string();
  };
  EXPECT_EQ(link("<label for=b>a</label>"),
            "https://html.spec.whatwg.org/multipage/forms.html#attr-label-for");
  EXPECT_EQ(link("<output for=b>a</output>"),
            "https://html.spec.whatwg.org/multipage/form-elements.html#attr-output-for");
  EXPECT_EQ(link("<input list=b><p id=b>a"),
            "https://html.spec.whatwg.org/multipage/input.html#attr-input-list");
  EXPECT_EQ(link("<p aria-owns=b>a"), "https://w3c.github.io/aria/#aria-owns");
}

TEST(Validator, NeedsPositions) {
  const Document document = parse("<p>a");
  const Validation result = validate(document);
  EXPECT_FALSE(result);
  EXPECT_TRUE(result.findings.empty());
  EXPECT_EQ(result.error, "the document has no positions; parse it with ParseOptions::positions");
}

// What the parser implies has the position where it is implied; fragments and depth.
TEST(Validator, ImpliedElementsFragmentsAndDepth) {
  EXPECT_EQ(findings_in("<!doctype html><title>t</title><p><bdo>a"), "attribute-missing <bdo>");
  ParseOptions options;
  options.positions = true;
  const Document fragment = parse_fragment("<ul>a</ul>", {}, options);
  ASSERT_EQ(validate(fragment).findings.size(), 1u);
  std::string deep(kBefore);
  for (int i = 0; i < 20000; ++i) deep += "<div>";
  EXPECT_EQ(findings_in(deep), "");
}

// A finding without a place is at the end of the input, which is counted in bytes of the input, not of the
// text.
TEST(Validator, FindingsAtTheEndOfTheInput) {
  ParseOptions options;
  options.positions = true;
  const auto end_of_title_missing = [](const Document& document) {
    for (const Finding& finding : validate(document).findings)
      if (finding.rule == "title-missing") return finding.range.bytes.end;
    return ~std::uint64_t{0};
  };
  EXPECT_EQ(end_of_title_missing(parse("\xEF\xBB\xBF", options)), 3u);
  EXPECT_EQ(end_of_title_missing(parse("\xEF\xBB\xBF<!doctype html>", options)), 18u);
  const std::string_view utf_16("\xFF\xFE<\0!\0d\0o\0c\0t\0y\0p\0e\0 \0h\0t\0m\0l\0>\0", 32);
  EXPECT_EQ(end_of_title_missing(parse_bytes(utf_16, {}, options)), 32u);
}

TEST(Validator, RulesHaveNamesAndLinks) {
  for (const FindingRuleInfo& rule : finding_rules()) {
    EXPECT_FALSE(rule.name.empty());
    EXPECT_FALSE(rule.sentence.empty());
    EXPECT_EQ(rule.link.substr(0, 8), "https://") << rule.name;
  }
}

}  // namespace
}  // namespace lockstep
