// Tests the contract of edit_source() on pages: without a change, the result is the source; with changes, all
// bytes outside `changes` are unchanged and the result parses to the document, or the edit is refused, which
// is rare.
#include <gtest/gtest.h>

#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "document/tree_difference.h"
#include "lockstep/lockstep.h"
#include "support/source_changes.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

// Calls `edit` for each element that matches the selector. The nodes are collected first.
using Edit = std::function<void(Document&, Node)>;
void for_each_selected(Document& document, std::string_view css, const Edit& edit) {
  std::vector<Node> nodes;
  for (const Node node : document.root().select(css)) nodes.push_back(node);
  for (const Node node : nodes) edit(document, node);
}

struct KindOfEdit {
  const char* name;
  const char* css;
  Edit edit;
};

void set_attribute(Document& document, Node node) { document.set_attribute(node, "data-x", "a \"b\""); }
void change_first_attribute(Document& document, Node node) {
  if (node.attribute_count() == 0) return;
  const Attribute first = node.attribute(0);
  document.set_attribute(node, std::string(first.qualified_name()), std::string(first.value()).append("&x"));
}
void rename_first_attribute(Document& document, Node node) {
  if (node.attribute_count() != 0)
    document.rename_attribute(node, std::string(node.attribute(0).qualified_name()), "data-renamed");
}
void append_text(Document& document, Node node) { document.append(node, document.create_text("a<b")); }

// The first six apply to different elements or to their tags, so that they can also be made together.
const KindOfEdit kKinds[] = {
    {"an attribute of every element set", "*", set_attribute},
    {"first attributes changed", "*", change_first_attribute},
    {"first attributes renamed", "img, input, td", rename_first_attribute},
    {"links removed", "a", [](Document& document, Node node) { document.remove(node); }},
    {"div unwrapped", "div", [](Document& document, Node node) { document.unwrap(node); }},
    {"text appended", "p, li, td", append_text},
    {"scripts removed", "script, style", [](Document& document, Node node) { document.remove(node); }},
    {"headings renamed", "h1, h2, h3, h4, h5, h6",
     [](Document& document, Node node) { document.rename_element(node, "div"); }},
};

class EditSourceConformance : public testing::Test {
 protected:
  static Document parse_page(std::string_view page) { return parse_bytes(page, {}, {}, Source::borrowed); }

  void check(std::string_view page, const std::function<void(Document&)>& edit) {
    Document document = parse_page(page);
    edit(document);
    const EditedSource edited = edit_source(document, page);
    ++edits_;
    if (!edited) {
      EXPECT_EQ(edited.error, SourceEditError::inexpressible) << edited.message;
      EXPECT_TRUE(edited.bytes.empty() && edited.changes.empty());
      ++refused_;
      return;
    }
    changes_ += edited.changes.size();
    EXPECT_TRUE(keeps_other_bytes(page, edited));
    const auto difference =
        detail::document_difference(document, parse_page(edited.bytes), detail::Texts::joined);
    EXPECT_FALSE(difference) << difference->words;
  }

  std::size_t edits_ = 0, changes_ = 0, refused_ = 0;
};

TEST_F(EditSourceConformance, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const auto folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  // Each page gets one kind of edits, and small pages all of them, since each takes as long as four parses.
  constexpr std::size_t kSmall = 20'000;
  std::size_t number = 0;
  for (const std::filesystem::path& path : files_in(*folder, ".html")) {
    SCOPED_TRACE(path.string());
    const std::string page = read_file(path);
    Document document = parse_page(page);
    const EditedSource unchanged = edit_source(document, page);
    EXPECT_TRUE(unchanged.bytes == page && unchanged.changes.empty()) << unchanged.message;
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
      if (page.size() > kSmall && i != number % std::size(kKinds)) continue;
      SCOPED_TRACE(kKinds[i].name);
      check(page, [&](Document& edited) { for_each_selected(edited, kKinds[i].css, kKinds[i].edit); });
    }
    ++number;
    if (page.size() > kSmall) continue;
    check(page, [](Document& edited) {
      for (const KindOfEdit& kind : kKinds) for_each_selected(edited, kind.css, kind.edit);
    });
  }
  std::printf("%zu pages edited in %zu ways: %zu changes, %zu refused\n", number, edits_, changes_, refused_);
  EXPECT_GT(changes_, edits_ * 50);
  EXPECT_LE(refused_, 2u);
}

}  // namespace
}  // namespace lockstep::test
