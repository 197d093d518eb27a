// Checks the input at the positions of nodes and attributes, for real pages and the inputs of the tree
// construction tests.
#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/test_data.h"
#include "support/tokens.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr ParseOptions kWithPositions{.positions = true};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

// A name from the tokenizer, before it was adjusted.
std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) c == '\0' ? plain += "\xEF\xBF\xBD" : plain += lower(c);
  return plain;
}

class FirstAttribute : public TokenHandler {
 public:
  void tag(const Tag& tag) override { value = tag.attributes.empty() ? "" : tag.attributes[0].value; }
  std::string value;
};

// Compares the nodes of a document with the input, which is its own text: no byte order mark, well-formed.
class Checker {
 public:
  Checker(const Document& document, std::string_view input) : document_(document), input_(input) {}

  // What is wrong, or "".
  std::string run() {
    check_below(document_.root());
    if (document_.fragment()) check_below(document_.fragment());
    return wrong_;
  }

 private:
  void check_below(Node root) {
    std::vector<Node> roots = {root};
    while (!roots.empty() && wrong_.empty()) {
      const Node top = roots.back();
      roots.pop_back();
      for (Node node = top.following(top); node && wrong_.empty(); node = node.following(top)) {
        check(node);
        if (node.is_element() && node.template_contents()) roots.push_back(node.template_contents());
        if (node.is_element() && node.shadow_root()) roots.push_back(node.shadow_root());
      }
    }
  }
  std::string_view at(const ByteRange& range) const {
    return range.begin < range.end && range.end <= input_.size()
               ? input_.substr(range.begin, range.end - range.begin)
               : std::string_view();
  }
  void expect(bool holds, std::string_view what, std::string_view bytes) {
    if (!holds && wrong_.empty()) wrong_ = std::string(what) + ": " + in_quotes(bytes.substr(0, 200));
  }
  void check(Node node) {
    const NodePosition position = node.position();
    if (node.is_element()) {
      if (position.range) check_start_tag(node, at(*position.range));
      if (position.end_tag) check_tag(node, "</", at(*position.end_tag));
      check_attributes(node);
    } else if (node.type() == NodeType::text) {
      if (position.range) check_text(node, at(*position.range), position.has_gaps);
    } else if (position.range) {
      check_other(node, at(*position.range));
    } else {
      expect(false, "a node without position", node.data());
    }
  }
  void check_tag(Node node, std::string_view begin, std::string_view tag) {
    expect(tag.starts_with(begin) && tag.ends_with('>'), "not a tag", tag);
    if (!wrong_.empty()) return;
    tag.remove_prefix(begin.size());
    const std::string name = plain_name(tag.substr(0, tag.find_first_of("\t\n\f\r />")));
    expect(name == plain_name(node.local_name()) || name == "image", "not its name", tag);
  }
  void check_start_tag(Node node, std::string_view tag) { check_tag(node, "<", tag); }
  void check_attributes(Node node) {
    const std::vector<AttributePosition> positions = node.attribute_positions();
    expect(positions.size() == node.attribute_count(), "number of attributes", node.local_name());
    for (std::size_t i = 0; i < positions.size() && wrong_.empty(); ++i) {
      const Attribute attribute = node.attribute(i);
      if (!positions[i].name) {
        expect(!node.position().range, "an attribute without position", attribute.qualified_name());
        continue;
      }
      expect(plain_name(at(*positions[i].name)) == plain_name(attribute.qualified_name()), "attribute name",
             at(*positions[i].name));
      if (positions[i].value)
        check_value(attribute, *positions[i].value);
      else
        expect(attribute.value().empty(), "an attribute without value", attribute.value());
    }
  }
  void check_value(const Attribute& attribute, const ByteRange& range) {
    const std::string_view bytes = at(range);
    const char before = input_[range.begin - 1];
    const bool quoted = (before == '"' || before == '\'') && input_[range.end] == before;
    FirstAttribute reader;
    const std::string quote(quoted ? 1 : 0, before);
    tokenize("<a b=" + quote + std::string(bytes) + quote + ">", reader);
    expect(reader.value == attribute.value(), "attribute value", bytes);
  }
  // Characters with references are left to the tests of the tree: which are decoded depends on the element.
  void check_text(Node node, std::string_view bytes, bool has_gaps) {
    expect(!bytes.empty(), "a text without bytes", node.data());
    if (has_gaps || bytes.find('&') != std::string_view::npos || bytes.find('\0') != std::string_view::npos)
      return;
    std::string normalized;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') continue;
      normalized += bytes[i] == '\r' ? '\n' : bytes[i];
    }
    expect(normalized == node.data(), "text", bytes);
  }
  void check_other(Node node, std::string_view bytes) {
    const bool ends = bytes.ends_with('>') || bytes.data() + bytes.size() == input_.data() + input_.size();
    bool begins = false;
    if (node.type() == NodeType::doctype)
      begins = plain_name(bytes.substr(0, 9)) == "<!doctype";
    else if (node.type() == NodeType::processing_instruction)
      begins = bytes.starts_with("<?");
    else
      begins = bytes.starts_with("<!") || bytes.starts_with("</") || bytes.starts_with("<?");
    expect(begins && ends, "comment, doctype or processing instruction", bytes);
    if (bytes.find('\0') == std::string_view::npos && bytes.find('\r') == std::string_view::npos)
      expect(bytes.find(node.data()) != std::string_view::npos, "data", bytes);
  }

  const Document& document_;
  std::string_view input_;
  std::string wrong_;
};

bool is_well_formed(std::string_view html) {
  const Document document = parse(html, {}, Source::borrowed);
  return document.source().data() == html.data();
}

TEST(PositionsConformance, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const std::optional<fs::path> folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  std::uint32_t seed = 0;
  int checked = 0;
  for (const fs::path& path : files_in(*folder, ".html")) {
    SCOPED_TRACE(path.string());
    const Watchdog watchdog(path.string());
    const std::string html = read_file(path);
    const Document document = parse(html, kWithPositions, Source::borrowed);
    if (is_well_formed(html)) {
      ++checked;
      EXPECT_EQ(Checker(document, html).run(), "");
    }
    EXPECT_TRUE(dump_tree(document.root()) == dump_tree(parse(html, {}, Source::borrowed)));
    const std::string whole = serialize_json(document);
    EXPECT_TRUE(serialize_json(parse_chunks(random_chunks(html, ++seed, 1501), kWithPositions)) == whole);
  }
  EXPECT_GT(checked, 100);
}

TEST(PositionsConformance, InputsOfTheSuite) {
  constexpr const char* kFolder = "html5lib-tests/tree-construction";
  const std::optional<fs::path> folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  std::uint32_t seed = 0;
  for (const fs::path& path : files_in(*folder, ".dat")) {
    for (const DatTest& test : read_dat(path)) {
      SCOPED_TRACE(path.string() + ":" + std::to_string(test.line));
      const Watchdog watchdog(path.string());
      const std::optional<FragmentContext> context = test.fragment_context();
      ParseOptions options = kWithPositions;
      options.allow_declarative_shadow_roots = true;
      const Document document = parse_chunks({test.data}, options, context);
      if (is_well_formed(test.data)) {
        EXPECT_EQ(Checker(document, test.data).run(), "") << in_quotes(test.data);
      }
      const std::string whole = serialize_json(document);
      for (const Feeding& feeding : all_feedings(test.data, ++seed))
        EXPECT_EQ(serialize_json(parse_chunks(feeding.chunks, options, context)), whole) << feeding.name;
    }
  }
}

TEST(PositionsConformance, RandomInputs) {
  using namespace std::string_view_literals;
  constexpr std::string_view kPieces[] = {
      "<"sv,       ">"sv,       "/"sv,         "="sv,        "'"sv,       "\""sv,       "&"sv,
      "&amp;"sv,   "&#6;"sv,    "\0"sv,        "\r"sv,       "\n"sv,      " "sv,        "!"sv,
      "-"sv,       "--"sv,      "?"sv,         "]"sv,        "a"sv,       "B"sv,        "\t"sv,
      "</"sv,      "<a "sv,     "<!--"sv,      "-->"sv,      "<?p "sv,    "<svg>"sv,    "<![CDATA["sv,
      "]]>"sv,     "</a>"sv,    "<p>"sv,       "<b>"sv,      "</b>"sv,    "<script>"sv, "<pre>"sv,
      "<title>"sv, "<table>"sv, "</script>"sv, "</title>"sv, "<html x>"sv};
  std::mt19937 random(16);
  for (int i = 0; i < 4000 && !HasFailure(); ++i) {
    std::string html;
    for (auto count = 1 + random() % 30; count > 0; --count) html += kPieces[random() % std::size(kPieces)];
    const Document document = parse(html, kWithPositions);
    EXPECT_EQ(Checker(document, html).run(), "") << in_quotes(html);
    const std::string whole = serialize_json(document);
    for (const Feeding& feeding : all_feedings(html, static_cast<std::uint32_t>(i)))
      EXPECT_EQ(serialize_json(parse_chunks(feeding.chunks, kWithPositions)), whole)
          << feeding.name << ": " << in_quotes(html);
  }
}

}  // namespace
}  // namespace lockstep::test
