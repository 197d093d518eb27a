#include <gtest/gtest.h>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

TEST(ProcessingInstruction, TargetAndData) {
  const struct {
    const char *html, *target, *data;
  } cases[] = {
      {"<?t?>", "t", ""},
      {"<?t>", "t", ""},
      {"<?t ?\?>", "t", "?"},
      {"<?t?x?>", "t", "?x"},
      {"<?T  a b ?>", "T", "a b "},
      {"<?_a-1\n\tb?>", "_a-1", "b"},
      {"<?php echo 1; ?>", "php", "echo 1; "},
  };
  for (const auto& [html, target, data] : cases) {
    const Document document = parse(html);
    const Node node = document.root().first_child();
    ASSERT_EQ(node.type(), NodeType::processing_instruction) << html;
    EXPECT_EQ(node.target(), target) << html;
    EXPECT_EQ(node.data(), data) << html;
  }
}

TEST(ProcessingInstruction, OthersBecomeComments) {
  const struct {
    const char *html, *comment;
  } cases[] = {
      {"<?>", "?"},
      {"<?1?>", "?1?"},
      {"<?a:b c>", "?a:b c"},
      {"<?xml version=\"1.0\"?>", "?xml version=\"1.0\"?"},
      {"<?XML-StyleSheet x?>", "?XML-StyleSheet x?"},
  };
  for (const auto& [html, comment] : cases) {
    const Document document = parse(html);
    const Node node = document.root().first_child();
    ASSERT_EQ(node.type(), NodeType::comment) << html;
    EXPECT_EQ(node.data(), comment) << html;
  }
}

TEST(ProcessingInstruction, DroppedAtTheEnd) {
  for (const char* html : {"<?", "<?t", "<?t ", "<?t d", "<?t d?"}) {
    EXPECT_EQ(tree(html), "\n| <html>\n|   <head>\n|   <body>\n") << html;
  }
}

TEST(ProcessingInstruction, Places) {
  EXPECT_EQ(tree("<?a><!DOCTYPE "
                 "html><?b><html><?c><head><?d></head><?e><body><svg><?f></svg><table><?g></table></body><?h>"
                 "</html><?i>"),
            R"(
| <?a ?>
| <!DOCTYPE html>
| <?b ?>
| <html>
|   <?c ?>
|   <head>
|     <?d ?>
|   <?e ?>
|   <body>
|     <svg svg>
|       <?f ?>
|     <table>
|       <?g ?>
|   <?h ?>
| <?i ?>
)");
}

}  // namespace
}  // namespace lockstep::test
