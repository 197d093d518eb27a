// Checks that every accessor of a null node works, and that a null node cannot be changed.
#include <gtest/gtest.h>

#include <algorithm>

#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

// Nodes of a temporary document would dangle.
template <class Owner>
concept GivesOutNodes = requires(Owner&& owner) {
  static_cast<Owner&&>(owner).root();
}
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).fragment(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).result(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).document_element(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).head(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).body(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).errors(); }
|| requires(Owner&& owner) { static_cast<Owner&&>(owner).source(); };
static_assert(GivesOutNodes<Document&> && GivesOutNodes<const Document&>);
static_assert(!GivesOutNodes<Document> && !GivesOutNodes<const Document>);

class NullNode : public testing::Test {
 protected:
  // Of no document, of a document, and from look-ups that find nothing.
  std::vector<Node> nulls() const {
    const Node root = document_.root();
    return {Node(),
            root.parent(),
            root.next_sibling(),
            document_.fragment(),
            root.find("xyz"),
            Node().find("p"),
            root.find_by_id("no"),
            root.first_child().shadow_root(),
            Node().parent(),
            Node().children().front()};
  }
  Document document_ = parse("<p class=a>x", {.positions = true});
};

TEST_F(NullNode, AreEqual) {
  for (const Node a : nulls()) {
    EXPECT_TRUE(a.is_null());
    EXPECT_FALSE(a);
    for (const Node b : nulls()) EXPECT_EQ(a, b);
    EXPECT_NE(a, document_.root());
    EXPECT_NE(document_.root(), a);
  }
}

TEST_F(NullNode, ReadingGivesNothing) {
  const Node root = document_.root();
  for (const Node null : nulls()) {
    EXPECT_EQ(null.type(), NodeType::none);
    EXPECT_FALSE(null.is_element());
    for (const Node neighbour :
         {null.parent(), null.first_child(), null.last_child(), null.next_sibling(), null.previous_sibling(),
          null.template_contents(), null.shadow_root(), null.following(root), null.following(null),
          null.following_skipping_children(root), null.find("p"), null.find_by_id("a")})
      EXPECT_TRUE(neighbour.is_null());
    EXPECT_EQ(null.element_namespace(), Namespace::none);
    EXPECT_EQ(null.local_name(), "");
    EXPECT_FALSE(null.is_html("p"));
    EXPECT_FALSE(null.is_html(""));
    EXPECT_EQ(null.attribute_count(), 0u);
    EXPECT_EQ(null.attribute("class"), std::nullopt);
    EXPECT_FALSE(null.has_attribute("class"));
    EXPECT_EQ(null.id(), "");
    EXPECT_FALSE(null.has_class("a"));
    EXPECT_EQ(null.data(), "");
    EXPECT_EQ(null.target(), "");
    EXPECT_EQ(null.name(), "");
    EXPECT_EQ(null.public_identifier(), "");
    EXPECT_EQ(null.system_identifier(), "");
    EXPECT_EQ(null.shadow_root_properties(), nullptr);
    EXPECT_TRUE(null.children().empty());
    EXPECT_TRUE(null.child_elements().empty());
    EXPECT_TRUE(null.descendants().empty());
    EXPECT_TRUE(null.ancestors().empty());
    EXPECT_TRUE(null.attributes().empty());
    EXPECT_TRUE(null.find_all("p").empty());
    EXPECT_TRUE(null.find_by_class("a").empty());
    EXPECT_TRUE(null.find_by_attribute("class").empty());
    EXPECT_TRUE(null.find_by_attribute("class", "a").empty());
    EXPECT_EQ(null.text_content(), "");
    EXPECT_EQ(null.inner_html(), "");
    EXPECT_EQ(null.outer_html(), "");
    EXPECT_EQ(null.inner_html({}), "");
    EXPECT_EQ(null.outer_html({}), "");
    EXPECT_EQ(dump_tree(null), "");
    EXPECT_EQ(serialize_html(null), "");
    EXPECT_EQ(serialize_xml(null), "");
    EXPECT_EQ(null.position().range, std::nullopt);
    EXPECT_EQ(null.position().end_tag, std::nullopt);
    EXPECT_TRUE(null.attribute_positions().empty());
    EXPECT_EQ(fragment_context_of(null).local_name, "body");
    // As the root of a walk it contains all.
    EXPECT_TRUE(root.following(null));
  }
}

TEST_F(NullNode, AMissingAttribute) {
  for (const Attribute none : {Attribute(), Node().attribute(0), document_.root().attribute(0),
                               document_.root().find("p").attribute(1)}) {
    EXPECT_FALSE(none);
    EXPECT_EQ(none.value(), "");
    EXPECT_EQ(none.qualified_name(), "");
    EXPECT_EQ(none.local_name(), "");
    EXPECT_EQ(none.prefix(), "");
    EXPECT_EQ(none.attribute_namespace(), Namespace::none);
  }
  EXPECT_TRUE(document_.root().find("p").attribute(0));
}

TEST_F(NullNode, ChangingIsRefused) {
  const Node p = document_.root().find("p");
  const std::string before = dump_tree(document_);
  Document other = parse("");
  for (const Node null : nulls()) {
    EXPECT_EQ(document_.append(p, null), DomError::wrong_document);
    EXPECT_EQ(document_.append(null, p), DomError::wrong_document);
    EXPECT_EQ(document_.insert_before(null, null, null), DomError::wrong_document);
    EXPECT_EQ(document_.insert_before(p, null, p.first_child()), DomError::wrong_document);
    EXPECT_EQ(document_.replace(null, p), DomError::wrong_document);
    EXPECT_EQ(document_.replace(p, null), DomError::wrong_document);
    EXPECT_EQ(document_.remove(null), DomError::wrong_document);
    EXPECT_EQ(document_.set_attribute(null, "a", "b"), DomError::wrong_document);
    EXPECT_EQ(document_.remove_attribute(null, "a"), DomError::wrong_document);
    EXPECT_EQ(document_.set_data(null, "a"), DomError::wrong_document);
    EXPECT_FALSE(document_.clone(null));
    EXPECT_FALSE(other.clone(null));
    EXPECT_FALSE(other.adopt(document_, null));
  }
  EXPECT_EQ(dump_tree(document_), before);
}

// Names and texts of nodes that have none.
TEST(OtherNodes, HaveNoNames) {
  Document document = parse("<!DOCTYPE html><?t d?><p>x<!--c-->");
  for (const Node node : document.root().descendants()) {
    if (!node.is_element()) {
      EXPECT_EQ(node.local_name(), "");
    }
  }
}

// A walk that begins outside of its root ends.
TEST(OtherNodes, WalksEnd) {
  const Document document = parse("<p>x</p><div><b>y</b></div>");
  std::size_t count = 0;
  for (Node node = document.root().find("p"); node; node = node.following(document.root().find("b"))) ++count;
  EXPECT_EQ(count, 5u);  // p, its text, div, b, its text
  // A node of another document, also if it has the same number as one of this.
  const Document same = parse("<p>x</p><div><b>y</b></div>");
  for (const Node root : same.root().descendants()) {
    std::size_t nodes = 0, siblings = 0;
    for (Node node = document.root().find("p"); node; node = node.following(root)) ++nodes;
    for (Node node = document.root().find("p"); node; node = node.following_skipping_children(root))
      ++siblings;
    EXPECT_EQ(nodes, 5u);
    EXPECT_EQ(siblings, 2u);
  }
}

}  // namespace
}  // namespace lockstep::test
