#include <gtest/gtest.h>

#include <string>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

// Noah's Ark: at most three of a family are active after the last marker, regardless of those before it.
// The entries of a name are hashed when they are first compared, so those from before the marker may come
// into the table later; the attribute values make for all kinds of collisions there.
TEST(Formatting, AtMostThreeOfAFamilyAfterAMarker) {
  for (std::size_t i = 0; i < 200; ++i) {
    const std::string before = numbered("<b a=", i) + ">" + numbered("<b c=", i) + "><object>";
    const Document document =
        parse(before + "<p>" + repeated("<i x=1>", 4) + repeated("<b y=2>", 4) + "<i x=1></p>z");
    Node node = find_element(document, "object").last_child();
    std::size_t count = 0;  // the elements that were reconstructed for the text
    for (; node.is_element(); node = node.last_child()) count += node.is_html("i");
    EXPECT_EQ(node.data(), "z");
    EXPECT_EQ(count, 3u) << before;
  }
}

}  // namespace
}  // namespace lockstep::test
