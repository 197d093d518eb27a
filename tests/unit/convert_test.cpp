// Converting between C++ and C: lockstep/convert.h.
#include "lockstep/convert.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <utility>

#include "lockstep/c.h"
#include "lockstep/lockstep.h"
#include "options/table.h"

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

// Options that are not set have the same values in C and in C++.
template <class Table, class Options, class COptions>
void expect_defaults(const Table& table, const Options& in_cpp, const COptions& in_c) {
  options::for_each(table, [&](const auto& row) {
    using Value = std::remove_cvref_t<decltype(in_cpp.*row.member)>;
    if constexpr (std::is_same_v<Value, bool> || std::is_same_v<Value, std::size_t>) {
      EXPECT_EQ(in_c.*row.in_c, in_cpp.*row.member) << row.name;
    }
  });
}
template <class COptions>
COptions defaults(void (*init)(COptions*, std::size_t)) {
  COptions options;
  init(&options, sizeof options);
  return options;
}

TEST(Convert, DefaultsOfOptions) {
  const auto parse = defaults(lockstep_parse_options_init);
  expect_defaults(options::kParse, ParseOptions(), parse);
  expect_defaults(options::kLimits, Limits(), parse);
  expect_defaults(options::kContext, FragmentContext(), defaults(lockstep_fragment_context_init));
  expect_defaults(options::kEncoding, EncodingOptions(), defaults(lockstep_encoding_options_init));
  const auto tokenizer = defaults(lockstep_tokenizer_options_init);
  expect_defaults(options::kTokenizer, TokenizerOptions(), tokenizer);
  expect_defaults(options::kTokenizerLimits, TokenizerLimits(), tokenizer);
  const auto serialize = defaults(lockstep_serialize_options_init);
  expect_defaults(options::kSerialize, SerializeOptions(), serialize);
  expect_defaults(options::kXml, XmlOptions(), serialize);
}

}  // namespace
}  // namespace lockstep
