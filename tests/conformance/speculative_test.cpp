// Compares the speculative parser's reports with the elements of the finished tree, for real pages and the
// documents of the tree construction suites, whole and in pieces.
#include "lockstep/speculative.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/test_data.h"
#include "support/tree_suites.h"

namespace lockstep::test {
namespace {

constexpr const char* kFolder = "corpus/readability";

bool equals(std::string_view text, std::string_view word) {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a | 0x20 : a) == b; });
}
bool has_ancestor(Node node, std::initializer_list<std::string_view> names) {
  for (const Node ancestor : node.ancestors())
    for (const std::string_view name : names)
      if (ancestor.is_html(name)) return true;
  return false;
}

// What identifies a fetch here: its URL and candidates.
std::string key(std::string_view url, std::string_view candidates = {}) {
  if (url.empty() && candidates.empty()) return "";
  return std::string(url).append(" ").append(candidates);
}

std::string_view value(Node node, std::string_view attribute) {
  return node.attribute(attribute).value_or(std::string_view());
}

// Plain code for a part of spec/tables/speculative-fetches.tsv, over nodes.
std::string fetched_by(Node node, bool scripting) {
  const std::string_view name = node.local_name();
  if (node.element_namespace() == Namespace::svg) {
    if (name != "image" && name != "feImage") return "";
    return key(value(node, node.has_attribute("href") ? "href" : "xlink:href"));
  }
  if (node.element_namespace() != Namespace::html) return "";
  const auto value_if = [&](bool condition, std::string_view attribute) {
    return condition ? key(value(node, attribute)) : "";
  };
  const auto type_is = [&](std::string_view type) {
    return !node.has_attribute("type") || equals(value(node, "type"), type);
  };
  const bool lazy = scripting && equals(value(node, "loading"), "lazy");
  if (name == "img") return lazy ? "" : key(value(node, "src"), value(node, "srcset"));
  if (name == "video") return key(value(node, "poster"));
  if (name == "iframe") return value_if(!lazy && !node.has_attribute("srcdoc"), "src");
  if (name == "frame") return key(value(node, "src"));
  if (name == "input") return value_if(equals(value(node, "type"), "image"), "src");
  if (name == "embed") return value_if(!has_ancestor(node, {"object", "audio", "video"}), "src");
  if (name == "script")
    return value_if(scripting && type_is("text/javascript") && !node.has_attribute("language") &&
                        !node.has_attribute("nomodule") && !node.has_attribute("for"),
                    "src");
  if (name == "link")
    return value_if(
        equals(value(node, "rel"), "stylesheet") && type_is("text/css") && !node.has_attribute("disabled"),
        "href");
  return "";
}

struct TreeFetches {
  std::vector<std::string> certain;  // of fetched_by(), in the order of the tags
  std::set<std::string> possible;    // values of all attributes that have URLs
  bool lost_elements = false;        // a frameset replaced a body
};

// The contents of templates are not among the descendants.
TreeFetches fetches_of_tree(std::string_view html, const ParseOptions& options) {
  ParseOptions with_positions = options;
  with_positions.positions = true;
  const Document document = parse(html, with_positions);
  TreeFetches out;
  std::vector<std::pair<std::uint64_t, Node>> elements;
  for (const Node node : document.root().descendants()) {
    if (!node.is_element() || !node.position().range) continue;
    elements.emplace_back(node.position().range->begin, node);
    out.lost_elements |= node.is_html("frameset");
    for (const char* const name : {"src", "href", "xlink:href", "data", "poster"})
      if (node.has_attribute(name)) out.possible.insert(std::string(value(node, name)));
  }
  std::stable_sort(elements.begin(), elements.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [begin, node] : elements)
    if (std::string fetch = fetched_by(node, options.scripting); !fetch.empty())
      out.certain.push_back(std::move(fetch));
  return out;
}

struct Reported {
  std::vector<std::string> keys;
  std::set<std::string> others;  // of kinds that fetched_by() does not know: their content is not checked
  std::vector<std::string> urls;
  std::string all;  // as text
};
bool is_known(SpeculativeKind kind) {
  return kind == SpeculativeKind::classic_script || kind == SpeculativeKind::stylesheet ||
         kind == SpeculativeKind::image || kind == SpeculativeKind::frame || kind == SpeculativeKind::embed;
}
Reported reported(const Chunks& chunks, const ParseOptions& options) {
  SpeculativeOptions speculative;
  speculative.edition = options.edition;
  speculative.scripting = options.scripting;
  SpeculativeParser parser(speculative);
  parser.start();
  Reported out;
  for (const std::string_view chunk : chunks) {
    parser.write(chunk);
    while (const SpeculativeFetch* fetch = parser.next()) {
      const std::string_view candidates = fetch->attribute("srcset").value_or(std::string_view());
      out.all += std::to_string(static_cast<int>(fetch->kind)) + ' ' + key(fetch->url, candidates) +
                 std::string(fetch->content) + ' ' + std::to_string(fetch->element) + ' ' +
                 std::to_string(fetch->sources.size()) + '\n';
      // Effects are not fetches; imports and images of style sheets have no element of their own.
      if (fetch->kind >= SpeculativeKind::base) continue;
      out.keys.push_back(key(fetch->url, candidates));
      if (!is_known(fetch->kind)) out.others.insert(out.keys.back());
      if (fetch->content.empty() && !fetch->attribute("media").has_value()) out.urls.emplace_back(fetch->url);
    }
  }
  return out;
}

std::vector<std::string> without_repetitions(const std::vector<std::string>& keys,
                                             const std::set<std::string>& among) {
  std::vector<std::string> out;
  std::set<std::string> seen;
  for (const std::string& each : keys)
    if (among.contains(each) && seen.insert(each).second) out.push_back(each);
  return out;
}

// Returns how many fetches were compared.
std::size_t compare(std::string_view html, const ParseOptions& options, std::uint32_t seed) {
  const TreeFetches tree = fetches_of_tree(html, options);
  const Reported whole = reported({html}, options);
  std::set<std::string> certain(tree.certain.begin(), tree.certain.end());
  for (const std::string& each : whole.others) certain.erase(each);
  const std::vector<std::string> actual = without_repetitions(whole.keys, certain);
  const std::vector<std::string> expected = without_repetitions(tree.certain, certain);
  for (std::size_t i = 0; i < std::max(actual.size(), expected.size()); ++i) {
    const std::string none = "(none)";
    EXPECT_EQ(i < actual.size() ? actual[i] : none, i < expected.size() ? expected[i] : none) << i;
    if (i >= actual.size() || i >= expected.size() || actual[i] != expected[i]) break;
  }
  // A body that a frameset replaced existed when its elements were created.
  if (!tree.lost_elements && html.find("@import") == std::string_view::npos) {
    for (const std::string& url : whole.urls) EXPECT_TRUE(url.empty() || tree.possible.contains(url)) << url;
  }
  for (const Chunks& chunks : {random_chunks(html, seed, 301), chunks_of(html, 1460)})
    EXPECT_EQ(reported(chunks, options).all, whole.all);
  return certain.size();
}

TEST(SpeculativeConformance, Pages) {
  const auto folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  std::size_t fetches = 0, pages = 0;
  for (const std::filesystem::path& path : files_in(*folder, ".html")) {
    const std::string html = read_file(path);
    for (const Edition edition : {editions().front().edition, editions().back().edition}) {
      ParseOptions options;
      options.edition = edition;
      options.scripting = edition == kDefaultEdition;
      SCOPED_TRACE(path.string());
      fetches += compare(html, options, static_cast<std::uint32_t>(++pages));
      if (HasFailure()) return;
    }
  }
  std::printf("[  COUNT   ] speculative parsing: %zu fetches of %zu parses of pages\n", fetches, pages);
}

// The tests' elements get URLs, a different one each.
std::string with_urls(std::string_view html) {
  static const std::pair<const char*, const char*> kAttributes[] = {
      {"<img", " src="},      {"<image", " src="},  {"<script", " src="}, {"<link", " rel=stylesheet href="},
      {"<iframe", " src="},   {"<frame", " src="},  {"<embed", " src="},  {"<input", " type=image src="},
      {"<video", " poster="}, {"<object", " data="}};
  std::string out;
  int number = 0;
  for (std::size_t i = 0; i < html.size(); ++i) {
    out += html[i];
    for (const auto& [tag, attribute] : kAttributes)
      if (std::string_view(out).ends_with(tag) && i + 1 < html.size() &&
          std::string_view(" \t\n\f\r/>").find(html[i + 1]) != std::string_view::npos)
        out.append(attribute).append("u").append(std::to_string(++number));
  }
  return out;
}

TEST(SpeculativeConformance, Suites) {
  const std::vector<TreeFile> files = tree_files();
  if (files.empty()) GTEST_SKIP() << no_tree_files_message();
  std::size_t fetches = 0, documents = 0;
  for (const TreeFile& file : files) {
    for (const DatTest& test : read_dat(file.path)) {
      // What `template for` patches is not followed: its content counts as a template's.
      if (test.context || test.data.find("<template for") != std::string::npos) continue;
      for (const bool scripting : test.scripting) {
        ParseOptions options;
        options.edition = file.edition;
        options.scripting = scripting;
        SCOPED_TRACE(file.path.string() + ":" + std::to_string(test.line));
        const std::string html = with_urls(test.data);
        SCOPED_TRACE(html);
        fetches += compare(html, options, static_cast<std::uint32_t>(++documents));
      }
    }
  }
  std::printf("[  COUNT   ] speculative parsing: %zu fetches of %zu parses of tests\n", fetches, documents);
}

}  // namespace
}  // namespace lockstep::test
