// Converting between C++ and C: lockstep/convert.h.
#include "lockstep/convert.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "lockstep/c.h"
#include "lockstep/lockstep.h"

namespace lockstep {
namespace {

TEST(Convert, ADocumentThatCBorrows) {
  Document document = parse("<p id=a>x");
  const Node p = document.root().find("p");
  lockstep_document* const handle = c::to_c(document);
  EXPECT_EQ(lockstep_find_by_id(handle, lockstep_document_root(handle), "a"), c::number_of(p));
  EXPECT_EQ(c::node_of(document, c::number_of(p)), p);
  EXPECT_EQ(&c::from_c(handle), &document);
  EXPECT_EQ(lockstep_node_set_attribute(handle, c::number_of(p), "id", "b", 1), LOCKSTEP_OK);
  EXPECT_EQ(p.id(), "b");
  const Document& constant = document;
  EXPECT_EQ(&c::from_c(c::to_c(constant)), &document);
}

TEST(Convert, ADocumentThatChangesHands) {
  Document document = parse("<p>x");
  const Node p = document.root().find("p");
  lockstep_document* const handle = c::release(std::move(document));
  EXPECT_EQ(lockstep_document_body(handle), c::number_of(p.parent()));
  Document back = c::take(handle);
  EXPECT_EQ(back.root().find("p"), p);  // nodes have stayed valid
  // What C has made, and what C frees.
  lockstep_document* made = nullptr;
  ASSERT_EQ(lockstep_parse("<b>", 3, nullptr, &made), LOCKSTEP_OK);
  const Document taken = c::take(made);
  EXPECT_EQ(taken.body().inner_html(), "<b></b>");
  lockstep_document_free(c::release(std::move(back)));
}

TEST(Convert, Nodes) {
  const Document document = parse("x");
  EXPECT_EQ(c::number_of(Node()), LOCKSTEP_NO_NODE);
  EXPECT_TRUE(c::node_of(document, LOCKSTEP_NO_NODE).is_null());
  EXPECT_TRUE(c::node_of(document, 1000).is_null());
}

TEST(Convert, ErrorsTokensAndStatuses) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("</p>", options);
  const ParseError& error = document.errors().front();
  EXPECT_EQ(lockstep_error_name(c::to_c(&error)), parse_error_name(error));
  EXPECT_EQ(c::from_c(c::to_c(&error)), &error);
  TokenReader reader("<p>");
  const Token* const token = reader.next();
  EXPECT_EQ(lockstep_token_type(c::to_c(token)), LOCKSTEP_TOKEN_START_TAG);
  EXPECT_EQ(c::from_c(c::to_c(token)), token);
  EXPECT_EQ(c::to_c(static_cast<const Token*>(nullptr)), nullptr);
  for (int i = 0; i <= static_cast<int>(Status::out_of_memory); ++i) EXPECT_EQ(c::to_c(Status(i)), i);
}

}  // namespace
}  // namespace lockstep
