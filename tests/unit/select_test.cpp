// What selectedcontent shows.
#include <gtest/gtest.h>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

std::string shown(std::string_view html) {
  const Document document = parse(html);
  const Node target = find_element(document, "selectedcontent");
  EXPECT_EQ(broken_links(document), "");
  return target ? serialize_html(target) : "no selectedcontent";
}

TEST(SelectedContent, CopiesTheFirstOption) {
  EXPECT_EQ(shown("<select><button><selectedcontent></button><option>x<i>y</i></option><option>z"),
            "x<i>y</i>");
}

TEST(SelectedContent, TheCopyIsDeepAndSeparate) {
  const Document document =
      parse("<select><button><selectedcontent></button><option><i title=t>y</i></option>");
  const Node copy = find_element(document, "selectedcontent").first_child();
  const Node original = find_element(document, "option").first_child();
  ASSERT_TRUE(copy && original);
  EXPECT_NE(copy, original);
  EXPECT_EQ(copy.attribute("title"), "t");
  EXPECT_EQ(copy.first_child().data(), "y");
}

TEST(SelectedContent, SelectedAttribute) {
  EXPECT_EQ(shown("<select><button><selectedcontent></button><option>x<option selected>y<option>z"), "y");
}

TEST(SelectedContent, DisabledOptionIsPassedOver) {
  EXPECT_EQ(shown("<select><button><selectedcontent></button><option disabled>x<option>y"), "y");
}

TEST(SelectedContent, NotInMultiple) {
  EXPECT_EQ(shown("<select multiple><button><selectedcontent></button><option selected>x</option>"), "");
}

TEST(SelectedContent, NoSelect) {
  EXPECT_EQ(shown("<selectedcontent></selectedcontent><option>x</option>"), "");
}

}  // namespace
}  // namespace lockstep::test
