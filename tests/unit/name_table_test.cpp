#include <gtest/gtest.h>

#include "lockstep/detail/names.h"
#include "support/text.h"
#include "lockstep/tree_sink.h"
#include "tables/known_names.h"

namespace lockstep::detail {
namespace {

TEST(NameTable, FindsEveryKnownTagName) {
  for (NameId id = 1; id < known_tag_names.count; ++id) {
    EXPECT_EQ(known_tag_names.find(known_tag_names.names[id]), id) << known_tag_names.names[id];
  }
  EXPECT_EQ(known_tag_names.find("div"), tag::div);
}

// Some attribute names exist twice, with a namespace and without; the one found has none.
TEST(NameTable, FindsEveryKnownAttributeName) {
  for (NameId id = 1; id < known_attribute_names.count; ++id) {
    const NameId found = known_attribute_names.find(known_attribute_names.names[id]);
    ASSERT_NE(found, 0u) << known_attribute_names.names[id];
    EXPECT_EQ(known_attribute_names.names[found], known_attribute_names.names[id]);
    EXPECT_EQ(attribute_name_parts(found), nullptr) << known_attribute_names.names[id];
  }
}

TEST(NameTable, DoesNotFindOthers) {
  for (const char* name :
       {"", "di", "divv", "DIV", "x", "no-such-name", "a-name-that-is-longer-than-sixteen-bytes"}) {
    EXPECT_EQ(known_tag_names.find(name), 0u) << name;
  }
}

TEST(NameTable, InternsUnknownNames) {
  NameTable names(known_tag_names);
  EXPECT_EQ(names.intern("div"), tag::div);
  EXPECT_EQ(names.intern(""), 0u);
  EXPECT_EQ(names.find("x-one"), 0u);
  std::string text = "x-one";
  const NameId one = names.intern(text);
  EXPECT_GE(one, known_tag_names.count);
  text = "x-two";  // the table has a copy
  const NameId two = names.intern(text);
  EXPECT_NE(one, two);
  EXPECT_EQ(names.intern("x-one"), one);
  EXPECT_EQ(names.find("x-two"), two);
  EXPECT_EQ(names.name(one), "x-one");
  EXPECT_EQ(names.name(two), "x-two");
  EXPECT_EQ(names.name(tag::div), "div");
  EXPECT_EQ(names.size(), known_tag_names.count + 2);
}

TEST(NameTable, ManyNames) {
  NameTable names(known_attribute_names);
  const NameId count = 100'000;
  const NameId first = names.intern("n0");
  for (NameId i = 1; i < count; ++i) ASSERT_EQ(names.intern(test::numbered("n", i)), first + i);
  for (NameId i = 0; i < count; ++i) {
    ASSERT_EQ(names.find(test::numbered("n", i)), first + i);
    ASSERT_EQ(names.name(first + i), test::numbered("n", i));
  }
}

// The hash only uses some of the bytes; names that differ elsewhere must still be distinguished.
TEST(NameTable, NamesThatDifferBetweenTheHashedBytes) {
  NameTable names(known_tag_names);
  const std::string head = test::repeated("h", 10), tail = test::repeated("t", 40);
  const NameId first = names.intern(head + "1000" + tail);
  for (NameId i = 1; i < 1000; ++i)
    ASSERT_EQ(names.intern(head + std::to_string(1000 + i) + tail), first + i);
  for (NameId i = 0; i < 1000; ++i) ASSERT_EQ(names.find(head + std::to_string(1000 + i) + tail), first + i);
}

}  // namespace
}  // namespace lockstep::detail
