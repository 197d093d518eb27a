// Tests the tokenizer's interface; tests/conformance tests the tokens.
#include <gtest/gtest.h>

#include "support/tokens.h"

namespace lockstep::test {
namespace {

// Whole, and through a Tokenizer, with the same result.
TokenizerOutput tokenize(std::string_view html, const TokenizerOptions& options = {}) {
  TokenCollector whole;
  lockstep::tokenize(html, whole, options);
  TokenCollector collector;
  Tokenizer tokenizer(collector, options);
  tokenizer.write(html);
  tokenizer.finish();
  EXPECT_EQ(to_string(whole.output.tokens), to_string(collector.output.tokens));
  EXPECT_EQ(to_string(whole.output.errors), to_string(collector.output.errors));
  EXPECT_EQ(whole.output.ends, collector.output.ends);
  return std::move(collector.output);
}

TEST(Tokenizer, Tokens) {
  EXPECT_EQ(to_string(tokenize("<!DOCTYPE a><p b=c D='e' b=f>x&amp;y</P><br/><!--z--><?t d?>").tokens),
            R"(    DOCTYPE "a" public null system null
    StartTag "p" "b"="c" "d"="e"
    Character "x&y"
    EndTag "p"
    StartTag "br" self-closing
    Comment "z"
    ProcessingInstruction "t" "d"
)");
}

// Names of tags and attributes with each kind of character in each place, far from the end of the input and
// near it, against the states, which process input that comes byte by byte.
TEST(Tokenizer, CharactersOfNames) {
  for (const std::string& rest : {std::string(), std::string(100, 'x')}) {
    for (std::size_t size = 1; size <= 20; ++size) {
      for (std::size_t at = 0; at < size; ++at) {
        for (const char c : std::string_view("az`{~ \t\n\f\r/<>=\"'-_:09@AZ[\x01\x7F\0", 28)) {
          std::string name(size, 'a');
          name[at] = c;
          const std::string html = "<a" + name + "><b a" + name + "=y>" + rest;
          TokenCollector whole, pieces;
          lockstep::tokenize(html, whole);
          Tokenizer tokenizer(pieces);
          for (std::size_t i = 0; i < html.size(); ++i) tokenizer.write(html.substr(i, 1));
          tokenizer.finish();
          ASSERT_EQ(to_string(whole.output.tokens), to_string(pieces.output.tokens)) << html;
        }
      }
    }
  }
}

// Text that its end tag ends, and text that looks like an end tag, compared with the states.
TEST(Tokenizer, EndTagsOfText) {
  const std::string far_from_the_end = "<i>&amp;" + std::string(100, 'x');
  for (const char* const state : {"RCDATA", "RAWTEXT", "script data"}) {
    for (const std::string name :
         {"script", "style", "title", "noembed", "textarea", "b", "h1", "x-y", "own"}) {
      for (const std::string end : {">", " >", "/>", "x>", "\n", "", "\0"}) {
        for (const char* const before : {"", "<!--", "<!-- -", "<!-- --", "</", "<"}) {
          for (const std::string& rest : {std::string(), far_from_the_end}) {
            TokenizerOptions options;
            options.tree_feedback = false;
            options.initial_state = state;
            options.last_start_tag = name;
            options.collect_errors = rest.empty();
            for (const std::string& tag :
                 {name, std::string("X") + name, name + "x", std::string("SCRIPT")}) {
              const std::string html = std::string(before) + "</" + tag + end + rest;
              TokenCollector whole, pieces;
              lockstep::tokenize(html, whole, options);
              Tokenizer tokenizer(pieces, options);
              for (std::size_t i = 0; i < html.size(); ++i) tokenizer.write(html.substr(i, 1));
              tokenizer.finish();
              ASSERT_EQ(to_string(whole.output.tokens), to_string(pieces.output.tokens)) << html;
              ASSERT_EQ(to_string(whole.output.errors), to_string(pieces.output.errors)) << html;
            }
          }
        }
      }
    }
  }
}

TEST(Tokenizer, EndsOnce) { EXPECT_EQ(tokenize("").ends, 1); }

TEST(Tokenizer, InitialStates) {
  TokenizerOptions options;
  options.tree_feedback = false;
  options.initial_state = "RCDATA";
  options.last_start_tag = "title";
  EXPECT_EQ(to_string(tokenize("<b>&amp;</x></title>", options).tokens),
            "    Character \"<b>&</x>\"\n    EndTag \"title\"\n");
  options.initial_state = "no such state";
  EXPECT_EQ(to_string(tokenize("<b>", options).tokens), "    StartTag \"b\"\n");
}

TEST(Tokenizer, Cdata) {
  EXPECT_EQ(to_string(tokenize("<![CDATA[x]]>").tokens), "    Comment \"[CDATA[x]]\"\n");
  TokenizerOptions options;
  options.tree_feedback = false;
  options.allow_cdata = true;
  EXPECT_EQ(to_string(tokenize("<![CDATA[x]]>", options).tokens), "    Character \"x\"\n");
}

TEST(Tokenizer, ErrorsOnlyWhenCollected) {
  EXPECT_TRUE(tokenize("<p a a>").errors.empty());
  TokenizerOptions options;
  options.collect_errors = true;
  EXPECT_EQ(to_string(tokenize("\n<p a a>", options).errors), "    duplicate-attribute at 2:7\n");
}

TEST(Tokenizer, IllFormedUtf8) {
  EXPECT_EQ(tokenize("a\xFF").tokens.at(0).name, "a\xEF\xBF\xBD");
  TokenCollector collector;
  Tokenizer tokenizer(collector);
  tokenizer.write("\xE2\x82");
  tokenizer.write("\xAC\xE2");
  tokenizer.finish();
  EXPECT_EQ(collector.output.tokens.at(0).name, "\xE2\x82\xAC\xEF\xBF\xBD");
}

TEST(Tokenizer, Moves) {
  TokenCollector collector;
  Tokenizer first(collector);
  first.write("<p a=");
  Tokenizer second = std::move(first);
  second.write("b>");
  second.finish();
  EXPECT_EQ(to_string(collector.output.tokens), "    StartTag \"p\" \"a\"=\"b\"\n");
}

}  // namespace
}  // namespace lockstep::test
