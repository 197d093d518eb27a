// Compares Limits::memory_bytes with the peak size of all allocated blocks, for hostile inputs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "lockstep/sanitize_text.h"
#include "lockstep/sink_parser.h"
#include "lockstep/speculative.h"
#include "memory/counted_memory.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

struct Hostile {
  std::string_view name;
  std::string_view begin;
  std::string_view repeated;  // # stands for a number that grows
};

// Repeated until it is many times as long as the limit.
constexpr Hostile kInputs[] = {
    {"plain text", "", "hello "},
    {"elements", "", "<br>"},
    {"deep nesting", "", "<div>"},
    {"formatting elements", "", "<b a#>"},
    {"formatting elements made again", "<b><i><u><s><a><em><tt><big><code><font>", "<p>x"},
    {"formatting elements and paragraphs", "", "<b a#><p>"},
    {"adoption agency", "", "<a><div>x</a>"},
    {"elements of many names", "", "<e#>"},
    {"end tags of many names", "", "</e#>"},
    {"upper case names", "", "<EE#>"},
    {"foreign elements of many names", "<svg>", "<e#>"},
    {"attributes of one tag", "<p", " a#=x"},
    {"attributes of one tag, copied", "<p", " A#='&amp;#'"},
    {"one attribute again and again", "<p", " a=x"},
    {"attributes of end tags", "", "</p a#>"},
    {"attributes of html", "", "<html a#=x>"},
    {"attributes of body", "<body>", "<body a#='&amp;'>"},
    {"attributes of formatting elements", "", "<b a='&lt;#'>x"},
    {"a long attribute", "<p a='", "x"},
    {"a long attribute with references", "<p a='", "x&amp;"},
    {"a long attribute with NULs", "<p a='", "x\0"sv},
    {"a long attribute with newlines", "<p a='", "x\r\n"},
    {"a long attribute name with NULs", "<p a", "x\0"sv},
    {"a long tag name with NULs", "<p", "x\0"sv},
    {"an upper case tag name", "<p", "X"},
    {"comments", "", "<!--x-->"},
    {"a comment", "<!--", "x"},
    {"a comment with NULs", "<!--", "x\0"sv},
    {"a comment of NULs", "<!--", "\0"sv},
    {"a comment with newlines", "<!--", "x\r"},
    {"a doctype name with NULs", "<!DOCTYPE ", "\0"sv},
    {"an identifier with NULs", "<!DOCTYPE x PUBLIC '", "x\0"sv},
    {"processing instructions", "", "<?x y?>"},
    {"a processing instruction with newlines", "<?x ", "y\r"},
    {"a long end tag in a script", "<script></", "a"},
    {"character references", "", "&amp;"},
    {"character references between", "", "x&lt;"},
    {"newlines", "", "x\r\n"},
    {"NULs", "<svg>", "x\0"sv},
    {"ill-formed UTF-8", "", "\xFF"},
    {"ill-formed UTF-8 between", "", "a\xFF"},
    {"two bytes", "", "\xC3\xA4"},
    {"two bytes and one", "", "\xC3\xA4x"},
    {"control characters", "", "\x01"},
    {"errors", "", "</q x>"},
    {"text in a table", "<table>", " x"},
    {"white space in a table", "<table>", " \t"},
    {"references in a table", "<table>", "&#32;"},
    {"NULs in a table", "<table>", "x\0"sv},
    {"text and tables", "", "<table>x"},
    {"cells", "", "<table><tr><td>"},
    {"templates", "", "<template>"},
    {"shadow roots", "", "<div><template shadowrootmode=open shadowrootclonable>"},
    {"options", "", "<select><option>x</select>"},
    {"options of one select", "<select>", "<option selected>x"},
    {"a large option", "<select><button><selectedcontent></selectedcontent></button><option>", "<i></i>x"},
    {"selected options", "<select><button><selectedcontent></selectedcontent></button>",
     "<option selected><i>x</i></option>"},
    {"selectedcontent", "<select><button>", "<selectedcontent></selectedcontent>"},
    {"selects in options", "<template>", "<select><selectedcontent></selectedcontent><option><object>"},
    {"selects in templates in options", "", "<select><selectedcontent></selectedcontent><option><template>"},
    {"moved options", "<select><selectedcontent></selectedcontent><b><div>",
     "<option>x</option></b><b><div>"},
    {"annotations", "<math>", "<annotation-xml encoding=#>"},
    {"markers", "", "<?start name='n#'?>"},
    {"markers and patches", "", "<div><?start name='n#'?><?end?></div><template for='n#'>y</template>"},
    {"forms", "", "<form></form><input>"},
};

std::string text_of(const Hostile& hostile, std::size_t size) {
  std::string text(hostile.begin);
  text.reserve(size + 64);
  for (std::size_t i = 0; text.size() < size; ++i)
    for (const char c : hostile.repeated) {
      if (c == '#')
        text += std::to_string(i);
      else
        text += c;
    }
  return text;
}

// A tree that stores nothing.
class NoTree : public TreeSinkDefaults<std::uint32_t> {
 public:
  Node document() const { return 1; }
  Node create_element(Namespace, LocalName, const SinkAttributes&) { return ++last_; }
  Node create_comment(std::string_view) { return ++last_; }
  Node create_processing_instruction(std::string_view, std::string_view) { return ++last_; }
  Node create_doctype(std::string_view, std::string_view, std::string_view) { return ++last_; }
  Node create_document_fragment() { return ++last_; }
  void insert_before(Node, Node, Node) {}
  void insert_text(Node, Node, std::string_view) {}
  void remove(Node) {}
  void move_children(Node, Node) {}
  Node parent(Node) const { return 0; }
  bool document_has_child(NodeType) const { return false; }
  void add_missing_attributes(Node, const SinkAttributes&) {}
  Node template_contents(Node node) const { return node; }

 private:
  Node last_ = 1;
};

template <class Parser>
void write_pieces(Parser& parser, std::string_view text, std::size_t size) {
  for (; !text.empty(); text.remove_prefix(std::min(size, text.size())))
    if (parser.write(text.substr(0, size)) != Status::ok) return;
}

// The peak allocation of parse(), beyond the memory already allocated.
template <class Parse>
void expect_bounded(const Hostile& hostile, const char* how, const ParseOptions& options,
                    const Parse& parse_it) {
  const std::size_t limit = options.limits.memory_bytes;
  const std::size_t before = peak = live;
  const Status status = parse_it();
  EXPECT_LE(peak - before, limit + limit / 10 + kMebibyte)
      << hostile.name << ", " << how << (options.collect_errors ? ", errors and positions" : "") << ", limit "
      << limit << ", " << status_name(status) << ", " << (peak - before) * 100 / limit << " %";
}

enum class Ways { one, some, all };  // of parsing

void expect_all_bounded(std::size_t limit, Ways ways) {
  for (const Hostile& hostile : kInputs) {
    const std::string text = text_of(hostile, 4 * limit);
    for (const bool with_all : {false, true}) {
      if (ways == Ways::one && !with_all) continue;  // those take more
      ParseOptions options;
      options.limits.memory_bytes = limit;
      options.collect_errors = options.positions = with_all;
      options.allow_declarative_shadow_roots = true;
      const auto in_pieces = [&](std::size_t size) {
        Parser parser(options);
        write_pieces(parser, text, size);
        return parser.finish().status();
      };
      const auto in_pieces_of_bytes = [&](const EncodingOptions& encoding, std::size_t size) {
        BytesParser parser(encoding, options);
        write_pieces(parser, text, size);
        return parser.finish().status();
      };
      expect_bounded(hostile, "bytes", options, [&] { return in_pieces_of_bytes({}, 1460); });
      if (ways == Ways::one) continue;
      expect_bounded(hostile, "borrowed", options,
                     [&] { return parse(text, options, Source::borrowed).status(); });
      expect_bounded(hostile, "pieces", options, [&] { return in_pieces(1460); });
      if (ways == Ways::some) continue;
      expect_bounded(hostile, "copied", options, [&] { return parse(text, options).status(); });
      expect_bounded(hostile, "fragment", options, [&] {
        return parse_fragment(text, {.local_name = "div"}, options, Source::borrowed).status();
      });
      expect_bounded(hostile, "one piece", options, [&] { return in_pieces(text.size()); });
      expect_bounded(hostile, "byte by byte", options, [&] { return in_pieces(1); });
      for (const Encoding encoding : {Encoding::utf_8, Encoding::windows_1252, Encoding::utf_16le,
                                      Encoding::gb18030, Encoding::iso_2022_jp}) {
        EncodingOptions transport, likely;
        transport.transport_encoding = encoding;
        likely.likely_encoding = encoding;
        expect_bounded(hostile, "parse_bytes", options,
                       [&] { return parse_bytes(text, transport, options).status(); });
        expect_bounded(hostile, "bytes, encoding certain", options,
                       [&] { return in_pieces_of_bytes(transport, 65536); });
        expect_bounded(hostile, "bytes, encoding tentative", options,
                       [&] { return in_pieces_of_bytes(likely, text.size()); });
      }
      expect_bounded(hostile, "sink", options, [&] {
        NoTree tree;
        SinkParser parser(tree, options);
        write_pieces(parser, text, 1460);
        return parser.finish();
      });
    }
  }
}

TEST(MemoryLimit, OneMebibyte) { expect_all_bounded(kMebibyte, Ways::all); }
TEST(MemoryLimit, FourMebibytes) { expect_all_bounded(4 * kMebibyte, Ways::some); }
TEST(MemoryLimit, SixteenMebibytes) { expect_all_bounded(16 * kMebibyte, Ways::one); }

// Moving a select takes memory for a list of its options.
TEST(MemoryLimit, MovedSelect) {
  const std::size_t limit = 8 * kMebibyte;
  ParseOptions options;
  options.limits.memory_bytes = limit;
  for (const char* const option : {"<option>", "<option>x</option>", "<option selected>"}) {
    const std::string text = "<b><select><selectedcontent></selectedcontent><div>" +
                             text_of({"", "", option}, 2 * kMebibyte) + "</b>";
    expect_bounded({"moved options", "", option}, "pieces", options, [&] {
      Parser parser(options);
      write_pieces(parser, text, 1460);
      return parser.finish().status();
    });
  }
}

// The list of URLs is kept over all starts.
TEST(MemoryLimit, Speculative) {
  const std::size_t limit = 3 * kMebibyte;
  SpeculativeOptions options;
  options.limits.memory_bytes = limit;
  for (const char* const page :
       {"<img src=x#>", "<link rel=stylesheet href='a long address, but one that occurs #'>",
        "<style>@import 'x#';</style>", "<picture><source srcset=x#><img src=#></picture>"}) {
    const std::string text = text_of({"", "", page}, 8 * limit);
    const std::size_t before = peak = live;
    SpeculativeParser parser(options);
    for (int start = 0; start < 2; ++start) {
      parser.start();
      for (std::string_view rest = text; !rest.empty();
           rest.remove_prefix(std::min<std::size_t>(rest.size(), 4096))) {
        parser.write(rest.substr(0, 4096));
        while (parser.next() != nullptr) {
        }
      }
      EXPECT_EQ(parser.status(), Status::too_much_memory) << page;
    }
    EXPECT_LE(peak - before, limit + limit / 10 + kMebibyte) << page;
  }
}

// docs/reference/costs.md has this bound.
TEST(MemoryLimit, SanitizingText) {
  const std::size_t limit = kMebibyte;
  SanitizeTextOptions options;
  options.parse.limits.memory_bytes = limit;
  // Each is parsed dozens of times, so only some of them.
  for (std::size_t i = 0; i < std::size(kInputs); i += 4)
    for (const std::size_t size : {limit / 4, 4 * limit}) {
      const Hostile& hostile = kInputs[i];
      const std::string text = text_of(hostile, size);
      const std::size_t before = peak = live;
      (void)sanitize_unsafe(text, Sanitizer::keep_everything(), options);
      EXPECT_LE(peak - before, 6 * limit + 4 * kMebibyte) << hostile.name;
    }
}

// A late meta restarts the parser, with all the bytes that it has kept.
TEST(MemoryLimit, Restarting) {
  for (const std::string_view filling : {"hello "sv, "<br>"sv, "caf\xE9 "sv}) {
    ParseOptions options;
    options.limits.memory_bytes = 4 * kMebibyte;
    const std::string text = "\xE9" + text_of({"", "", filling}, kMebibyte / 8) + "<meta charset=koi8-r>" +
                             text_of({"", "", filling}, 16 * kMebibyte);
    expect_bounded({"a late meta", "", filling}, "pieces", options, [&] {
      BytesParser parser({}, options);
      write_pieces(parser, text, 65536);
      return parser.finish().status();
    });
  }
}

}  // namespace
}  // namespace lockstep::test
