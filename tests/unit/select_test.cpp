// Tests the content of selectedcontent elements.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

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

TEST(SelectedContent, DisabledOptionIsSkipped) {
  EXPECT_EQ(shown("<select><button><selectedcontent></button><option disabled>x<option>y"), "y");
}

TEST(SelectedContent, NotInMultiple) {
  EXPECT_EQ(shown("<select multiple><button><selectedcontent></button><option selected>x</option>"), "");
}

TEST(SelectedContent, NoSelect) {
  EXPECT_EQ(shown("<selectedcontent></selectedcontent><option>x</option>"), "");
}

constexpr std::string_view kTwo =
    "<selectedcontent></selectedcontent><?end?><selectedcontent></selectedcontent>";

TEST(SelectedContent, TheRemovalOfOneFillsTheNext) {
  EXPECT_EQ(shown("<select><button><?start name=\"a\"?>" + std::string(kTwo) +
                  "</button><option>X</option><template for=a>"),
            "X");
}

TEST(SelectedContent, ARemovedOptionIsReplaced) {
  // The second element, when it is inserted, updates the first.
  EXPECT_EQ(
      shown(
          "<select><button><selectedcontent></selectedcontent></button><?start name=\"a\"?><option>x</option>"
          "<?end?><option>y</option><template for=a></template><selectedcontent>"),
      "y");
}

TEST(SelectedContent, AnOptionInsideIsRemovedWithTheOldContent) {
  EXPECT_EQ(shown("<select><selectedcontent><option>a</option>b</selectedcontent><option>c</option>"), "c");
}

// The adoption agency algorithm takes the children out one after the other: while the first is removed, the
// second is selected, and stays so.
TEST(SelectedContent, OptionsThatMoveOneByOne) {
  EXPECT_EQ(shown("<select><button><selectedcontent></selectedcontent></button><b><div><option>x</option>"
                  "<option>y</option></b></div><selectedcontent>"),
            "y");
}

TEST(SelectedContent, OptionsThatMoveBeforeThereIsASelectedcontent) {
  const std::string select = "<select><b><div><option>x</option><option>y</option></b></div>";
  EXPECT_EQ(shown(select + "<selectedcontent>"), "y");
  // Of that many moves, the last ones are not followed.
  std::string many = "<select>";
  for (int i = 0; i < 1000; ++i) many += "<b><div><option>x</option></b></div>";
  EXPECT_EQ(shown(many + "<selectedcontent>"), "x");
}

TEST(SelectedContent, AnOptionThatLeavesAnother) {
  EXPECT_EQ(shown("<select><button><selectedcontent></selectedcontent></button><b><option "
                  "disabled><div><option selected>x</option><option selected>y</option>"
                  "</b></div><option>z</option><selectedcontent>"),
            "y");
}

TEST(SelectedContent, OneThatMovesIsUpdated) {
  EXPECT_EQ(shown("<select><option>x</option><b><div><selectedcontent>y</b>"), "x");
}

// The copy takes the place of the open `b`, so the `div` moves into the select from outside of it: the option
// in it is selected, and copied when it is popped.
TEST(SelectedContent, AnOptionThatTheAdoptionAgencyMovesIntoTheSelect) {
  EXPECT_EQ(shown("<select><selectedcontent><b><option>x</option><div><option>y</b>"), "y");
}

// The option leaves the tree, selected, when its contents are copied, and comes back when the adoption agency
// moves the second `div`: it is still the selected one, so the second option is not copied.
TEST(SelectedContent, AnOptionThatComesBackIsStillSelected) {
  EXPECT_EQ(shown("<select><b><div><selectedcontent><div><option>y</option></b><option>x</option>"), "");
}

// The first option leaves the select before the adoption agency gives it another parent, so the second one is
// the first of the select, and is copied.
TEST(SelectedContent, AnOptionThatMovesOutsideOfTheSelectIsNotSelected) {
  FragmentContext head;
  head.local_name = "head";
  const Document fragment = parse_fragment(
      "<select><selectedcontent><a><p><selectedcontent><option>x</a></p><option>y</option>", head);
  EXPECT_EQ(serialize_html(fragment.result()), "<select><selectedcontent>y</selectedcontent></select>");
}

// The first marker of that name in tree order is a copy.
TEST(SelectedContent, AMarkerInACopyIsFound) {
  EXPECT_EQ(shown("<select><button><selectedcontent></selectedcontent></button>"
                  "<option><?start name=\"a\"?>x<?end?></option></select><template for=a>y</template>"),
            "y");
}

// Where nothing is connected, elements inside a selectedcontent element are not disabled.
TEST(SelectedContent, ManyInOneThatIsNotConnected) {
  std::string inner;
  for (int i = 0; i < 100000; ++i) inner += "<selectedcontent></selectedcontent>";
  const Document document =
      parse_fragment("<select><selectedcontent>" + inner + "</selectedcontent><option>x</option>");
  EXPECT_EQ(serialize_html(document.result()),
            "<select><selectedcontent>x</selectedcontent><option>x</option></select>");
}

}  // namespace
}  // namespace lockstep::test
