// Tests tokens without a tree: feedback, ranges, bounded memory, and the reader.
#include <gtest/gtest.h>

#include <algorithm>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/tokens.h"

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33) && !defined(__SANITIZE_ADDRESS__)
#include <malloc.h>
#define LOCKSTEP_COUNTS_HEAP 1
#else
#define LOCKSTEP_COUNTS_HEAP 0
#endif

namespace lockstep::test {
namespace {

std::string tokens_of(std::string_view html, const TokenizerOptions& options = {}) {
  TokenCollector collector;
  tokenize(html, collector, options);
  std::string out;
  for (const Token& token : collector.output.tokens)
    out.append(out.empty() ? "" : ", ").append(to_string(token));
  return out;
}

TokenizerOptions with_scripting() {
  TokenizerOptions options;
  options.scripting = true;
  return options;
}

// --- Feedback

TEST(TokenFeedback, StartTagsSwitchTheTokenizer) {
  const std::string text = "Character \"<b>&\"";
  for (const char* const name : {"title", "textarea"}) {
    const std::string tag(name);
    EXPECT_EQ(tokens_of('<' + tag + "><b>&amp;</" + tag + "><i>"),
              "StartTag \"" + tag + "\", " + text + ", EndTag \"" + tag + "\", StartTag \"i\"");
  }
  for (const char* const name : {"style", "xmp", "iframe", "noembed", "noframes", "script"}) {
    const std::string tag(name);
    EXPECT_EQ(tokens_of('<' + tag + "><b>&amp;</" + tag + "><i>"),
              "StartTag \"" + tag + "\", Character \"<b>&amp;\", EndTag \"" + tag + "\", StartTag \"i\"");
  }
  EXPECT_EQ(tokens_of("<plaintext></plaintext><i>"), "StartTag \"plaintext\", Character \"</plaintext><i>\"");
  EXPECT_EQ(
      tokens_of("<script><!--<script></script>--></script>x"),
      "StartTag \"script\", Character \"<!--<script></script>-->\", EndTag \"script\", Character \"x\"");
}

TEST(TokenFeedback, NoscriptDependsOnScripting) {
  EXPECT_EQ(tokens_of("<noscript><p>"), "StartTag \"noscript\", StartTag \"p\"");
  EXPECT_EQ(tokens_of("<noscript><p></noscript>", with_scripting()),
            "StartTag \"noscript\", Character \"<p>\", EndTag \"noscript\"");
}

TEST(TokenFeedback, CanBeLeftOut) {
  TokenizerOptions options;
  options.tree_feedback = false;
  EXPECT_EQ(tokens_of("<title><b>", options), "StartTag \"title\", StartTag \"b\"");
}

// Whether the content after this markup is foreign, so a CDATA section is recognized.
bool is_foreign(const std::string& html, const TokenizerOptions& options = {}) {
  const std::string tokens = tokens_of(html + "<![CDATA[?]]>", options);
  return tokens.ends_with("?\"") && !tokens.ends_with("Comment \"[CDATA[?]]\"");
}

TEST(TokenFeedback, ForeignContent) {
  EXPECT_FALSE(is_foreign("<p>"));
  EXPECT_TRUE(is_foreign("<svg>"));
  EXPECT_TRUE(is_foreign("<math>"));
  EXPECT_TRUE(is_foreign("<svg><g>"));
  EXPECT_TRUE(is_foreign("<svg><g></svg><math>"));
  EXPECT_FALSE(is_foreign("<svg/>"));
  EXPECT_FALSE(is_foreign("<svg><g></svg>"));
  EXPECT_TRUE(is_foreign("<svg><g></g></x>"));
  EXPECT_TRUE(is_foreign("<svg><g/>"));
}

TEST(TokenFeedback, NothingSwitchesInForeignContent) {
  EXPECT_EQ(tokens_of("<svg><style><b>"), "StartTag \"svg\", StartTag \"style\", StartTag \"b\"");
  EXPECT_EQ(tokens_of("<svg><script><x>"), "StartTag \"svg\", StartTag \"script\", StartTag \"x\"");
  // But in an integration point they do.
  EXPECT_EQ(tokens_of("<svg><title><style><b>"),
            "StartTag \"svg\", StartTag \"title\", StartTag \"style\", Character \"<b>\"");
}

TEST(TokenFeedback, EndTagsOfElementsAround) {
  EXPECT_FALSE(is_foreign("<div><svg><g></div>"));
  EXPECT_TRUE(is_foreign("<svg><g></div>"));
  EXPECT_TRUE(is_foreign("<div></div><svg><g></div>"));
  EXPECT_FALSE(is_foreign("<table><svg><desc><div></table>"));
  EXPECT_TRUE(is_foreign("<div><svg><desc></div>"));  // an integration point is in between
  EXPECT_TRUE(is_foreign("<form><svg></form>"));
  EXPECT_TRUE(is_foreign("<svg></body>"));
}

TEST(TokenFeedback, TagsThatBreakOut) {
  EXPECT_FALSE(is_foreign("<svg><g><p>"));
  EXPECT_FALSE(is_foreign("<svg><g></p>"));
  EXPECT_FALSE(is_foreign("<svg><g><font size=1>"));
  EXPECT_TRUE(is_foreign("<svg><g><font id=1>"));
  EXPECT_FALSE(is_foreign("<math><mi><mglyph><p>"));
}

TEST(TokenFeedback, IntegrationPoints) {
  EXPECT_TRUE(is_foreign("<svg><foreignObject>"));
  EXPECT_FALSE(is_foreign("<svg><foreignObject><div>"));
  EXPECT_TRUE(is_foreign("<svg><foreignObject><div></div>"));
  EXPECT_TRUE(is_foreign("<svg><foreignObject><br><img src=x>"));
  EXPECT_TRUE(is_foreign("<svg><foreignObject><div><p>x</div></foreignobject>"));
  EXPECT_TRUE(is_foreign("<svg><foreignObject><p>x<p>y</p></foreignObject>"));
  // The end tag of a foreign element does not reach beyond HTML elements that are open.
  EXPECT_FALSE(is_foreign("<svg><foreignObject><div></foreignObject>"));
  EXPECT_FALSE(is_foreign("<svg><foreignObject><b><div></b>"));
  EXPECT_TRUE(is_foreign("<svg><foreignObject><b><div></b></div>"));
  EXPECT_FALSE(is_foreign("<math><mi><b>"));
  EXPECT_TRUE(is_foreign("<math><mi><mglyph>"));
  EXPECT_TRUE(is_foreign("<math><annotation-xml><svg>"));
  EXPECT_FALSE(is_foreign("<math><annotation-xml encoding=Text/HTML><a>"));
  EXPECT_TRUE(is_foreign("<math><annotation-xml><a>"));
}

TEST(TokenFeedback, BeginsInForeignContent) {
  const OpenForeignElement open[] = {{Namespace::svg, "svg"}, {Namespace::svg, "foreignObject"}};
  TokenizerOptions options;
  options.open_foreign_elements = open;
  EXPECT_TRUE(is_foreign("", options));
  EXPECT_FALSE(is_foreign("<div>", options));
  EXPECT_TRUE(is_foreign("</foreignobject>", options));
  EXPECT_FALSE(is_foreign("</svg>", options));
}

TEST(TokenFeedback, AcknowledgesSelfClosingFlags) {
  TokenizerOptions options;
  options.collect_errors = true;
  TokenCollector collector;
  tokenize("<br/><svg/><svg><g/></svg><p/>", collector, options);
  EXPECT_EQ(to_string(collector.output.errors),
            "    non-void-html-element-start-tag-with-trailing-solidus at 1:30\n");
  // Those of other modes, and a tag that becomes another one.
  TokenCollector others;
  tokenize("<colgroup><col/></colgroup><frame/><image/>", others, options);
  EXPECT_EQ(to_string(others.output.errors), "");
}

// Open elements are known up to this depth.
TEST(TokenFeedback, DeepContent) {
  const auto deep = [](int depth) {
    std::string html = "<svg>";
    for (int i = 0; i < depth; ++i) html += "<desc><svg>";
    for (int i = 0; i < depth; ++i) html += "</svg></desc>";
    return html;
  };
  EXPECT_TRUE(is_foreign(deep(200)));
  EXPECT_FALSE(is_foreign(deep(200) + "</svg>"));
  is_foreign(deep(20000));  // takes time and memory like any other text
}

TEST(TokenFeedback, NamespacesOfTags) {
  struct Namespaces : TokenHandler {
    void tag(const Tag& tag) override { found += "hms"[static_cast<int>(tag.element_namespace) - 1]; }
    std::string found;
  };
  const auto of = [](std::string_view html) {
    Namespaces namespaces;
    tokenize(html, namespaces);
    return namespaces.found;
  };
  EXPECT_EQ(of("<p><svg><a/><title><b></b></title></svg></p>"),
            "hsssh"
            "hssh");
  EXPECT_EQ(of("<math><mi><svg></svg></mi></p>"), "mmssmh");
  EXPECT_EQ(of("<svg><script></script><g></x></svg><svg><br>"),
            "sssshs"
            "sh");
  EXPECT_EQ(of("<table><svg><g></table>"), "hssh");
}

// --- Ranges

// Checks that ranges are contiguous, and returns the pieces of the input.
struct RangeCollector : TokenHandler {
  explicit RangeCollector(std::string_view input) : input(input) {}
  void tag(const Tag&) override { add(); }
  void characters(std::string_view) override { add(); }
  void comment(std::string_view) override { add(); }
  void processing_instruction(std::string_view, std::string_view) override { add(); }
  void doctype(const Doctype&) override { add(); }
  void end_of_file() override { add(); }
  void add() {
    EXPECT_EQ(range().begin, end);
    ASSERT_LE(range().end, input.size());
    end = range().end;
    cut.append("|").append(input.substr(range().begin, range().end - range().begin));
  }
  std::string_view input;
  std::uint64_t end = 0;
  std::string cut;
};

TEST(TokenRanges, CoverTheInput) {
  const std::pair<const char*, const char*> cases[] = {
      {"<!doctype html>\n<p id='a>b'>x&amp;y</P ><!--c--><?t d?>z",
       "|<!doctype html>|\n|<p id='a>b'>|x&amp;y|</P >|<!--c-->|<?t d?>|z|"},
      {"&lt;<b/>&#65;&nosuch;&", "|&lt;|<b/>|&#65;&nosuch;&|"},
      {"a\r\nb\r<i>\r", "|a\r\nb\r|<i>|\r|"},
      {"</><b>", "|</><b>|"},
      {"<svg><![CDATA[x]]></svg>", "|<svg>|<![CDATA[x|]]></svg>|"},
      {"a<!--b", "|a|<!--b|"},
      {"a<b c", "|a|<b c"},
      {"<title>a</titlx>b</title>", "|<title>|a</titlx>b|</title>|"},
      {"\xEF\xBF\xBD<a>\xC3\xA4", "|\xEF\xBF\xBD|<a>|\xC3\xA4|"},
  };
  for (const auto& [html, cut] : cases) {
    RangeCollector collector(html);
    tokenize(html, collector);
    EXPECT_EQ(collector.cut, cut);
  }
  const std::string_view with_nul("a\0<b>\0", 6);
  RangeCollector collector(with_nul);
  tokenize(with_nul, collector);
  EXPECT_EQ(collector.end, 6u);
}

TEST(TokenRanges, AreTheSameInAnyPieces) {
  std::string html;
  for (int i = 0; i < 3000; ++i)
    html.append("<p class=x").append(std::to_string(i)).append(">&lt;1\r\n<!-- c -->");
  for (const Feeding& feeding : all_feedings(html, 7)) {
    RangeCollector collector(html);
    Tokenizer tokenizer(collector);
    for (const std::string_view chunk : feeding.chunks) tokenizer.write(chunk);
    tokenizer.finish();
    EXPECT_EQ(collector.end, html.size()) << feeding.name;
  }
}

TEST(TokenErrors, HavePositionsWhenTheInputIsDropped) {
  std::string html;
  for (int i = 0; i < 3000; ++i) html.append("<p a a>\x01 \xC3\xA4</p/>").append(i % 5 == 0 ? "\r\n" : "");
  TokenizerOptions options;
  options.collect_errors = true;
  TokenCollector whole;
  tokenize(html, whole, options);
  for (const Feeding& feeding : all_feedings(html, 8)) {
    TokenCollector collector;
    Tokenizer tokenizer(collector, options);
    for (const std::string_view chunk : feeding.chunks) tokenizer.write(chunk);
    tokenizer.finish();
    ASSERT_EQ(collector.output.errors.size(), whole.output.errors.size());
    EXPECT_TRUE(collector.output.errors == whole.output.errors) << feeding.name;
  }
}

#if LOCKSTEP_COUNTS_HEAP
TEST(TokenMemory, DoesNotGrowWithTheInput) {
  const auto heap = [] {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
  };
  TokenHandler handler;
  Tokenizer tokenizer(handler);
  const auto before = heap();
  std::size_t most = 0, written = 0;
  for (int i = 0; i < 1000; ++i) {
    std::string chunk;
    for (int k = 0; k < 1000; ++k) {
      std::string name = "n";
      name.append(std::to_string(i)).append("-").append(std::to_string(k));
      chunk.append("<").append(name).append(" ").append(name).append("=x>text &amp; more");
    }
    tokenizer.write(chunk);
    written += chunk.size();
    most = std::max(most, heap() - before);
  }
  tokenizer.finish();
  EXPECT_GT(written, 30'000'000u);
  EXPECT_LT(most, 4'000'000u);
}
#endif

TEST(TokenMemory, OnlyNamesOfOpenElementsAreKept) {
  TokenCollector collector;
  Tokenizer tokenizer(collector);
  tokenizer.write("<svg><own-name>");
  for (int i = 0; i < 200000; ++i)
    tokenizer.write(std::string("<n").append(std::to_string(i)).append("-name-of-some-length/>"));
  collector.output.tokens.clear();
  tokenizer.write("</own-name><![CDATA[x]]></svg><![CDATA[x]]><title></title>");
  tokenizer.finish();
  EXPECT_EQ(to_string(collector.output.tokens),
            R"(    EndTag "own-name"
    Character "x"
    EndTag "svg"
    Comment "[CDATA[x]]"
    StartTag "title"
    EndTag "title"
)");
}

// --- The reader

std::string shown(const lockstep::Token& token) {
  static const char* const kNames[] = {"start", "end", "text", "comment", "instruction", "doctype"};
  std::string out = kNames[static_cast<std::size_t>(token.type)];
  if (!token.name.empty()) out.append(" ").append(token.name);
  if (!token.text.empty()) out.append(" ").append(in_quotes(token.text));
  for (const TokenAttributeView& attribute : token.attributes)
    out.append(" ").append(attribute.name).append("=").append(in_quotes(attribute.value));
  if (token.self_closing) out += " /";
  return token.type == TokenType::characters ? out : out + '\n';
}

std::string read_all(TokenReader& reader) {
  std::string out;
  bool in_text = false;  // runs may come in several tokens
  while (const lockstep::Token* token = reader.next()) {
    const bool text = token->type == TokenType::characters;
    if (text && in_text) {
      out.pop_back();
      out += in_quotes(token->text).substr(1);
    } else {
      out.append(out.empty() || out.ends_with('\n') ? "" : "\n").append(shown(*token));
    }
    in_text = text;
  }
  return out;
}

constexpr std::string_view kPage =
    "<!DOCTYPE html><title>A &amp; B</title><p id=x Class='y' id=z>1<br/>2 &lt; 3\r\n<!--c--><?t d?></p>";
constexpr std::string_view kPageRead = R"(doctype html
start title
text "A & B"
end title
start p id="x" class="y"
text "1"
start br /
text "2 < 3\n"
comment "c"
instruction t "d"
end p
)";

TEST(TokenReader, WholeText) {
  TokenReader reader(kPage);
  EXPECT_FALSE(reader.at_end());
  EXPECT_EQ(read_all(reader), kPageRead);
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.next(), nullptr);
  EXPECT_EQ(reader.status(), Status::ok);
}

TEST(TokenReader, Pieces) {
  for (const Feeding& feeding : all_feedings(kPage, 3)) {
    TokenReader reader;
    std::string out;
    for (const std::string_view chunk : feeding.chunks) reader.write(chunk);
    reader.finish();
    EXPECT_EQ(read_all(reader), kPageRead) << feeding.name;
    EXPECT_TRUE(reader.at_end());
  }
}

TEST(TokenReader, WaitsForMoreInput) {
  TokenReader reader;
  EXPECT_EQ(reader.next(), nullptr);
  reader.write("a<b c=");
  const lockstep::Token* token = reader.next();
  ASSERT_NE(token, nullptr);
  EXPECT_EQ(token->text, "a");
  EXPECT_EQ(reader.next(), nullptr);
  EXPECT_FALSE(reader.at_end());
  reader.write("d>");
  token = reader.next();
  ASSERT_NE(token, nullptr);
  EXPECT_EQ(token->attribute("c"), "d");
  EXPECT_EQ(token->attribute("d"), std::nullopt);
  EXPECT_EQ(token->range.begin, 1u);
  EXPECT_EQ(token->range.end, 8u);
  reader.finish();
  EXPECT_EQ(reader.next(), nullptr);
  EXPECT_TRUE(reader.at_end());
  reader.write("too late");
  EXPECT_EQ(reader.next(), nullptr);
}

// A token does not change while input is written.
TEST(TokenReader, TokensOutliveWrites) {
  TokenReader reader;
  reader.write("text<p a=b c='1&amp;2'>");
  reader.next();
  const lockstep::Token* token = reader.next();
  ASSERT_NE(token, nullptr);
  for (int i = 0; i < 100; ++i) reader.write(std::string(10000, 'x'));
  EXPECT_EQ(shown(*token), "start p a=\"b\" c=\"1&2\"\n");
}

// Also when names are forgotten while it is in the middle of a tag.
TEST(TokenReader, ManyNames) {
  TokenReader reader;
  std::size_t tags = 0;
  std::string expected, page;
  const auto read = [&] {
    while (const lockstep::Token* token = reader.next()) {
      if (token->type != TokenType::start_tag) continue;
      expected.assign("name-of-an-attribute-").append(std::to_string(tags++));
      ASSERT_EQ(token->attributes.size(), 2u);
      ASSERT_EQ(token->attributes[0].name, expected);
      ASSERT_EQ(token->attributes[1].name, "z");
    }
  };
  for (int i = 0; i < 100000; ++i) {
    page.append("text<p name-of-an-attribute-").append(std::to_string(i)).append(" z>");
    if (page.size() < 5000) continue;
    const std::size_t cut = page.size() - 3;  // in the tag
    reader.write(std::string_view(page).substr(0, cut));
    read();
    page.erase(0, cut);
  }
  reader.write(page);
  reader.finish();
  read();
  EXPECT_EQ(tags, 100000u);
}

// The tokens that it has read ahead stay valid while it returns them, whatever they refer to. With
// collect_errors it reads one at a time.
TEST(TokenReader, ReadsAhead) {
  const std::string long_text(1500, 'l');
  std::string page;
  for (int i = 0; i < 400; ++i) {
    const std::string number = std::to_string(i);
    page.append("<p id=").append(number).append(" own").append(number).append("='&amp;").append(number);
    page.append("' href=a&lt;b>text &gt; ").append(number).append("</p><own-").append(number).append(" x>");
    page.append("<B Class='A").append(number).append("'>&copy;</B>&#0;<!--c\r").append(number).append("-->");
    if (i % 7 == 0) page.append("<a x='&amp;").append(long_text).append("'>&amp;").append(long_text);
    if (i % 40 == 0) {
      page += "<i";
      for (int k = 0; k < i; ++k) page.append(" n").append(std::to_string(k)).append("='&quot;'");
      page += '>';
    }
  }
  TokenReader ahead(page), one_by_one(page, {.collect_errors = true});
  const std::string expected = read_all(one_by_one);
  EXPECT_GT(expected.size(), 100000u);
  EXPECT_EQ(read_all(ahead), expected);
  for (const std::size_t size : {1u, 63u, 4096u}) {
    TokenReader pieces;
    for (std::size_t at = 0; at < page.size(); at += size) pieces.write(page.substr(at, size));
    pieces.finish();
    EXPECT_EQ(read_all(pieces), expected);
  }
}

// A value that is not a piece of the input, and too long for inline storage.
TEST(TokenReader, LongValuesStay) {
  const std::string long_value(10000, 'v');
  std::string page = "<a x='&amp;";
  page.append(long_value).append("&amp;'><b>");
  TokenReader reader(page);
  const lockstep::Token* token = reader.next();
  ASSERT_NE(token, nullptr);
  std::string expected = "&";
  EXPECT_EQ(token->attribute("x"), expected.append(long_value).append("&"));
}

// The scan of a tag reads names of up to 64 bytes in any case, the states read longer ones.
TEST(TokenReader, NamesInAnyCase) {
  const auto tags = [](std::string name, char letter) {
    const std::string of_attribute = name + letter;
    return '<' + name + ' ' + of_attribute + "=\"v\" " + name + "><" + name + "\n" + name + "/>x</" + name +
           "></" + name + " ><" + name + ' ' + name + ' ' + name + '>';
  };
  for (const std::size_t size : {1, 2, 7, 8, 9, 16, 17, 62, 63, 64, 65, 200}) {
    const std::string lower = tags(std::string(size, 'q'), 'a');
    const std::string upper = tags(std::string(size, 'Q'), 'A');
    const std::string mixed = tags('q' + std::string(size - 1, 'Q'), 'A');
    const std::string late = tags(std::string(size - 1, 'q') + 'Q', 'a');
    TokenReader reader(lower);
    const std::string expected = read_all(reader);
    for (const std::string& html : {upper, mixed, late}) {
      TokenReader whole(html);
      EXPECT_EQ(read_all(whole), expected) << size;
      for (const std::size_t piece : {1, 5, 64}) {
        TokenReader pieces;
        std::string out;
        const auto read = [&] {
          const std::string more = read_all(pieces);
          if (!more.empty()) out.append(out.empty() || out.ends_with('\n') ? "" : "\n").append(more);
        };
        for (std::size_t at = 0; at < html.size(); at += piece) {
          pieces.write(html.substr(at, piece));
          read();
        }
        pieces.finish();
        read();
        EXPECT_EQ(out, expected) << size << ", in pieces of " << piece;
      }
    }
  }
}

// A CR and a CR LF are newlines: inside tags, in values and between tags.
TEST(TokenReader, Newlines) {
  const std::string lines =
      "<!doctype html>\n<a\n\n b\n=\n'c\nd'\n\ne = \"f\"\ng=h\ni\n/>\n\n text\nand\n\n<p\n>&amp;\n</p\n\n>\n "
      " <br\n/><i "
      "j=k\n\n>\n<!--l\nm-->\n\n<script>\nn\n</script\n>";
  TokenReader of_lines(lines);
  const std::string expected = read_all(of_lines);
  for (const std::string_view newline : {"\r\n", "\r"}) {
    std::string html;
    for (const char c : lines) html += c == '\n' ? newline : std::string_view(&c, 1);
    TokenReader whole(html);
    EXPECT_EQ(read_all(whole), expected);
    for (std::size_t cut = 1; cut < html.size(); ++cut) {
      TokenReader pieces;
      pieces.write(html.substr(0, cut));
      pieces.write(html.substr(cut));
      pieces.finish();
      EXPECT_EQ(read_all(pieces), expected) << "cut at " << cut;
    }
  }
}

// The token and the end of the file come at once.
TEST(TokenReader, InputThatEndsInAToken) {
  for (const std::string_view html :
       {"<!--c", "<!doctype a", "<!doctype", "<?t d", "<a b", "&am", "</", "<![CDATA[x"}) {
    TokenReader whole(html);
    const std::string expected = read_all(whole);
    EXPECT_TRUE(whole.at_end());
    TokenReader reader;
    for (const char c : html) reader.write({&c, 1});
    EXPECT_FALSE(reader.at_end());
    std::string out = read_all(reader);
    reader.finish();
    out += read_all(reader);
    EXPECT_TRUE(reader.at_end());
    EXPECT_EQ(out, expected) << html;
  }
}

TEST(TokenReader, NulCharacters) {
  TokenReader reader(std::string_view("a\0\0b<i>\0", 8));
  EXPECT_EQ(read_all(reader), "text \"a\\x00\\x00b\"\nstart i\ntext \"\\x00\"");
}

TEST(TokenReader, ErrorsComeWithTheirTokens) {
  TokenizerOptions options;
  options.collect_errors = true;
  TokenReader reader("a<p b b><i>", options);
  EXPECT_EQ(reader.next()->text, "a");
  ASSERT_EQ(reader.errors().size(), 1u);
  EXPECT_EQ(parse_error_name(reader.errors()[0]), "duplicate-attribute");
  EXPECT_EQ(reader.next()->name, "p");
  EXPECT_TRUE(reader.errors().empty());
  EXPECT_EQ(reader.next()->name, "i");
  EXPECT_TRUE(reader.errors().empty());
}

TEST(TokenReader, IllFormedAndMoved) {
  TokenReader first("<p>\xFF");
  TokenReader reader = std::move(first);
  EXPECT_EQ(read_all(reader), "start p\ntext \"\\xef\\xbf\\xbd\"");
}

}  // namespace
}  // namespace lockstep::test
