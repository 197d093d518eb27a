// Checks that random inputs, made from tokens that are easy to get wrong, give the same trees, errors,
// positions and tokens whole, byte by byte and in random pieces, with each parser. LOCKSTEP_RANDOM_INPUTS
// sets the number of inputs, LOCKSTEP_RANDOM_SEED the first seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/lockstep.h"
#include "lockstep/sink_parser.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/pointer_tree.h"
#include "support/sinks.h"
#include "support/tokens.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kTokens[] = {
    // Text
    "a", "x", " ", "\n", "\r", "\r\n", "\t", "\f", "\0"sv, "xy z", "\xC3\xA9", "\xEF\xBF\xBD", "\xEF\xBB\xBF",
    "\xF0\x9F\x98\x80", "\xFF", "\xC3", "\x7F", "]]>", "--", "-->", "<", "</", "<!", "<!-", "<?", "&", ">",
    "/", "'", "\"", "=",
    // References
    "&amp;", "&amp", "&lt;", "&#x0;", "&#13;", "&#10;", "&#32;", "&#x80;", "&nbsp;", "&notit;", "&notin;",
    "&NewLine;", "&Tab;", "&am", "&#", "&#x", "&#xD800;", "&fjlig;", "&nvlt;", "&bne;",
    // Comments and the like
    "<![CDATA[", "<![CDATA[x]]>", "<!---->", "<!--x-->", "<!-->", "<!--\0-->"sv, "<!--\r\n--!>", "<?x y?>",
    "<?", "<!DOCTYPE html>", "<!DOCTYPE>", "<!x>", "</>", "</ x>", "<?start name=\"a\"?>", "<?end?>",
    "<?marker name=a?>",
    // Foreign content
    "<svg>", "</svg>", "<math>", "</math>", "<mi>", "</mi>", "<mo>", "<annotation-xml>",
    "<annotation-xml encoding=text/html>", "<foreignObject>", "<desc>", "<title>", "</title>", "<svg/>",
    "<font color=x>", "<mglyph>", "<malignmark>", "<svg><script>x</script>", "<g/>", "<path d='\r'/>",
    // Tables
    "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<th>", "<tbody>", "</tbody>", "<caption>",
    "</caption>", "<colgroup>", "<col>", "<tfoot>", "<input type=hidden>", "<input>", "<form>", "</form>",
    // Formatting
    "<b>", "</b>", "<i>", "</i>", "<a>", "</a>", "<a href=&amp;>", "<nobr>", "</nobr>", "<b class=x>",
    // Blocks
    "<p>", "</p>", "<div>", "</div>", "<li>", "<h1>", "</h1>", "<br>", "</br>", "<pre>", "<pre>\n",
    "<textarea>\r\n", "</textarea>", "<listing>", "<hr>", "<image>", "<object>", "</object>", "<marquee>",
    // Select
    "<select>", "</select>", "<option>", "</option>", "<optgroup>", "<button>", "</button>",
    "<selectedcontent>", "</selectedcontent>", "<option selected>", "<keygen>", "<datalist>",
    // Templates
    "<template>", "</template>", "<template for=a>", "<template shadowrootmode=open>",
    // Text of other kinds
    "<script>", "</script>", "<script><!--", "<style>", "</style>", "<xmp>", "</xmp>", "<noscript>",
    "</noscript>", "<iframe>", "</iframe>", "<plaintext>", "<noframes>", "</noframes>", "</scrip",
    "</SCRIPT\t>", "<!--<script>", "<script>write x<b></script>", "<script>write <table>\r</script>",
    "<script>write <![CDATA[</script>", "<script>write <math><mi></script>", "<script>write &am</script>",
    "<script>write \n<script>write y</script></script>",
    // The frame
    "<html>", "<html a=b>", "</html>", "<head>", "</head>", "<body>", "<body c>", "</body>", "<frameset>",
    "</frameset>", "<frame>", "<meta charset=utf-8>", "<base>", "<link>",
    // Attributes
    "<p a=1 a=2 B='\r\n'>", "<p\0\0>"sv, "<p a=\"&amp;&nosuch;\">", "<p a=&notit b>", "<P/A/>", "<p a='",
    "<p a=b", "<x-y a b=c/>", "</p a>", "</p/>"};

// The random choices of a case, from a sequence that is the same everywhere.
class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  std::size_t below(std::size_t limit) { return engine_() % limit; }
  bool one_in(std::size_t count) { return below(count) == 0; }
  template <class Values>
  auto one_of(const Values& values) {
    return values[below(std::size(values))];
  }

 private:
  std::mt19937 engine_;
};

using Pieces = std::vector<std::string_view>;

std::string joined(const Pieces& pieces) {
  std::string text;
  for (const std::string_view piece : pieces) text += piece;
  return text;
}

Pieces random_pieces(Random& random) {
  Pieces pieces(1 + random.below(random.one_in(8) ? 60 : 16));
  // Some use few tokens, so the same ones meet often.
  std::array<std::string_view, 6> few;
  for (std::string_view& token : few) token = random.one_of(kTokens);
  const bool of_few = random.one_in(3);
  for (std::string_view& piece : pieces) {
    piece = of_few ? random.one_of(few) : random.one_of(kTokens);
    if (random.one_in(40)) piece = piece.substr(0, random.below(piece.size() + 1));
  }
  return pieces;
}

std::optional<FragmentContext> random_context(Random& random) {
  struct Context {
    std::string_view name;
    Namespace name_space;
  };
  static constexpr Context kContexts[] = {{"div", Namespace::html},
                                          {"table", Namespace::html},
                                          {"tr", Namespace::html},
                                          {"td", Namespace::html},
                                          {"select", Namespace::html},
                                          {"template", Namespace::html},
                                          {"title", Namespace::html},
                                          {"script", Namespace::html},
                                          {"html", Namespace::html},
                                          {"mi", Namespace::mathml},
                                          {"annotation-xml", Namespace::mathml},
                                          {"svg", Namespace::svg},
                                          {"foreignObject", Namespace::svg},
                                          {"path", Namespace::svg},
                                          {"colgroup", Namespace::html},
                                          {"frameset", Namespace::html},
                                          {"plaintext", Namespace::html},
                                          {"textarea", Namespace::html}};
  if (!random.one_in(4)) return std::nullopt;
  const Context context = random.one_of(kContexts);
  return FragmentContext{.local_name = context.name, .element_namespace = context.name_space};
}

// A node of a PointerTree receives its position.
class LocatedTree : public PointerTree {
 public:
  void locate(Node node, ByteRange range) { places_[node].range = range; }
  void locate_like(Node node, Node original) { places_[node].range = places_[original].range; }
  void locate_end_tag(Node node, ByteRange range) { places_[node].end_tag = range; }
  void locate_attributes(Node node, ByteRange range) { places_[node].later.push_back(range); }
  void locate_text(Node parent, Node reference, ByteRange range) {
    Node node = reference == nullptr ? parent->last_child : reference->previous;
    ByteRange& all = places_[node].range;
    all = all == ByteRange{} ? range
                             : ByteRange{std::min(all.begin, range.begin), std::max(all.end, range.end)};
  }

  struct Places {
    ByteRange range, end_tag;
    std::vector<ByteRange> later;
    bool operator==(const Places&) const = default;
  };
  // In the order in which the nodes were made, which pieces do not change.
  std::vector<std::pair<std::string, Places>> places() const {
    std::vector<std::pair<std::string, Places>> all;
    std::vector<const PointerNode*> roots = {result()};
    while (!roots.empty()) {
      const PointerNode* const root = roots.back();
      roots.pop_back();
      for (Node node = const_cast<Node>(root); node != nullptr;
           node = following(node, const_cast<Node>(root))) {
        const auto found = places_.find(node);
        all.emplace_back(node->text, found == places_.end() ? Places{} : found->second);
        for (const PointerNode* below : {node->contents, node->shadow_root})
          if (below != nullptr && (below != node->shadow_root || below != node->contents))
            roots.push_back(below);
      }
    }
    return all;
  }

 private:
  std::map<Node, Places> places_;
};
static_assert(LocatesNodes<LocatedTree>);

std::string described(const std::optional<ByteRange>& range) {
  return range ? std::to_string(range->begin) + '-' + std::to_string(range->end) : "none";
}

std::string positions_of(const Document& document) {
  std::string text;
  std::vector<Node> roots = {document.result()};
  while (!roots.empty()) {
    const Node root = roots.back();
    roots.pop_back();
    for (Node node = root; node; node = node.following(root)) {
      const NodePosition position = node.position();
      text += std::to_string(static_cast<int>(node.type())) + ' ' + std::string(node.local_name()) + ' ' +
              described(position.range) + ' ' + described(position.end_tag) +
              (position.has_gaps ? " gaps" : "");
      if (node.is_element()) {
        for (const AttributePosition& attribute : node.attribute_positions())
          text += ' ' + described(attribute.name) + '=' + described(attribute.value);
        if (const Node contents = node.template_contents()) roots.push_back(contents);
        if (const Node shadow = node.shadow_root(); shadow && shadow != node.template_contents())
          roots.push_back(shadow);
      }
      text += '\n';
    }
  }
  return text;
}

// Errors at one offset may come in any order.
template <class Errors>
std::vector<std::string> sorted_errors(const Errors& errors) {
  std::vector<std::string> lines;
  for (const ParseError& error : errors) lines.push_back(test::described(error));
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::string text_of_errors(const std::vector<std::string>& errors) {
  std::string text;
  for (const std::string& error : errors) text += error + '\n';
  return text;
}

// Everything observable of a document.
std::string seen(const Document& document) {
  std::string text = dump_tree(document.result());
  text += "\n--- ";
  text += status_name(document.status());
  text += document.flattened() ? " flattened\n" : "\n";
  text += text_of_errors(sorted_errors(document.errors()));
  return text + "--- positions\n" + positions_of(document);
}

struct Case {
  ParseOptions options;
  std::optional<FragmentContext> context;
  std::uint32_t seed = 0;  // of the pieces
};

std::vector<Chunks> ways(const std::string& html, std::uint32_t seed) {
  return {chunks_of(html, 1), random_chunks(html, seed, 3), random_chunks(html, seed + 1, html.size())};
}

// Both texts, from the first line that differs.
std::string difference(std::string_view what, std::string_view one, std::string_view other) {
  if (one == other) return "";
  constexpr std::size_t kShown = 500;
  const auto differs = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first;
  std::size_t at = static_cast<std::size_t>(differs - one.begin());
  while (at != 0 && one[at - 1] != '\n') --at;
  return std::string(what)
      .append(": one has\n")
      .append(one.substr(at, kShown))
      .append("\nthe other has\n")
      .append(other.substr(at, kShown));
}

std::string difference_of_parsers(const std::string& html, const Case& at) {
  const auto whole = [&](Source source) {
    return at.context ? parse_fragment(html, *at.context, at.options, source)
                      : parse(html, at.options, source);
  };
  const Document expected_document = whole(Source::borrowed);
  const std::string expected = seen(expected_document);
  if (std::string links = broken_links(expected_document); !links.empty()) return links;
  if (std::string found = difference("copied", expected, seen(whole(Source::copied))); !found.empty())
    return found;
  for (const Chunks& chunks : ways(html, at.seed))
    if (std::string found =
            difference("pieces", expected, seen(parse_chunks(chunks, at.options, at.context)));
        !found.empty())
      return found;
  return "";
}

std::string difference_of_sinks(const std::string& html, const Case& at) {
  const Document document =
      at.context ? parse_fragment(html, *at.context, at.options) : parse(html, at.options);
  ParseOptions without_errors = at.options;
  without_errors.collect_errors = without_errors.positions = false;
  const Document plain =
      at.context ? parse_fragment(html, *at.context, without_errors) : parse(html, without_errors);
  // After so much text the parser discards parsed input.
  const std::string longer = "<!--" + std::string(5000, 'x') + "-->" + html;
  if (!at.context)
    if (std::string found = pointer_tree_problem(
            parse(longer, without_errors), random_chunks(longer, at.seed, longer.size()), without_errors);
        !found.empty())
      return "sink that forgets: " + found;
  std::optional<std::string> expected;
  for (const Chunks& chunks : {Chunks{html}, chunks_of(html, 1), random_chunks(html, at.seed, 5)}) {
    if (std::string found = pointer_tree_problem(document, chunks, at.options, at.context); !found.empty())
      return "sink: " + found;
    if (std::string found = pointer_tree_problem(plain, chunks, without_errors, at.context); !found.empty())
      return "sink without errors: " + found;
    LocatedTree tree;
    SinkParser<LocatedTree> parser = at.context ? SinkParser<LocatedTree>(tree, *at.context, at.options)
                                                : SinkParser<LocatedTree>(tree, at.options);
    for (const std::string_view chunk : chunks) parser.write(chunk);
    parser.finish();
    std::string places;
    for (const auto& [name, place] : tree.places()) {
      places += name + ' ' + described(parser.in_input(place.range)) + ' ' +
                described(parser.in_input(place.end_tag));
      for (const ByteRange& later : place.later) places += ' ' + described(parser.in_input(later));
      places += '\n';
    }
    if (!expected) expected = places;
    if (std::string found = difference("positions in a sink", *expected, places); !found.empty())
      return found;
  }
  return "";
}

std::string difference_of_bytes(const std::string& html, const Case& at) {
  for (const std::optional<Encoding> encoding : {std::optional<Encoding>(), std::optional(Encoding::utf_8)}) {
    EncodingOptions bytes;
    bytes.transport_encoding = encoding;
    bytes.prescan_bytes = at.seed % 30;
    const std::string expected = seen(parse_bytes(html, bytes, at.options));
    for (const Chunks& chunks : ways(html, at.seed)) {
      BytesParser parser(bytes, at.options);
      if (encoding || at.seed % 2 == 0) (void)parser.document();  // each chunk is parsed when it is written
      for (const std::string_view chunk : chunks) parser.write(chunk);
      if (std::string found = difference("bytes", expected, seen(parser.finish())); !found.empty())
        return found;
    }
  }
  return "";
}

std::string difference_of_tokens(const std::string& html, const Case& at) {
  for (const bool feedback : {false, true}) {
    TokenizerOptions options;
    options.collect_errors = true;
    options.tree_feedback = feedback;
    options.allow_cdata = at.seed % 2 == 0;
    std::optional<std::string> expected;
    const auto compare = [&](TokenizerOutput output) {
      std::vector<std::string> errors;
      for (const TokenError& error : output.errors)
        errors.push_back(std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' + error.code);
      std::sort(errors.begin(), errors.end());
      const std::string text =
          to_string(output.tokens) + text_of_errors(errors) + std::to_string(output.ends);
      if (!expected) expected = text;
      return difference("tokens", *expected, text);
    };
    TokenCollector whole;
    tokenize(html, whole, options);
    compare(whole.output);
    for (const Chunks& chunks : ways(html, at.seed)) {
      TokenCollector collector;
      Tokenizer tokenizer(collector, options);
      for (const std::string_view chunk : chunks) tokenizer.write(chunk);
      tokenizer.finish();
      if (std::string found = compare(collector.output); !found.empty()) return found;
      std::string problem;
      if (std::string found = compare(read_tokens(chunks, options, problem));
          !found.empty() || !problem.empty())
        return problem + found;
    }
  }
  return "";
}

// Its scripts write the text after "write ".
class WritingHost : public ScriptHost<Node> {
 public:
  ScriptingParser* parser = nullptr;
  std::string seen_by_scripts;

  void prepare_script(Node script) override {
    seen_by_scripts += dump_tree(parser->document().root()) + '\n';
    const std::string text = script.text_content();
    if (++scripts_ < 10 && text.starts_with("write ")) parser->insert(std::string_view(text).substr(6));
  }

 private:
  int scripts_ = 0;
};

std::string difference_with_scripts(const std::string& html, const Case& at) {
  if (at.context) return "";
  std::optional<std::string> expected;
  for (const Chunks& chunks : {Chunks{html}, chunks_of(html, 1), random_chunks(html, at.seed, 5)}) {
    WritingHost host;
    ScriptingParser parser(host, at.options);
    host.parser = &parser;
    for (const std::string_view chunk : chunks) parser.write(chunk);
    parser.end();
    const std::string text = host.seen_by_scripts + seen(parser.finish());
    if (!expected) expected = text;
    if (std::string found = difference("with scripts", *expected, text); !found.empty()) return found;
  }
  return "";
}

using Compare = std::string (*)(const std::string& html, const Case& at);

// The first difference that one of them finds.
std::string any_difference(const Pieces& pieces, const Case& at, std::initializer_list<Compare> comparisons) {
  const std::string html = joined(pieces);
  for (const Compare compare : comparisons)
    if (std::string found = compare(html, at); !found.empty()) return found;
  return "";
}

// Leaves out what the difference does not need.
Pieces smallest(Pieces pieces, const Case& at, std::initializer_list<Compare> comparisons) {
  for (std::size_t i = 0; i < pieces.size();) {
    Pieces fewer = pieces;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (any_difference(fewer, at, comparisons).empty()) {
      ++i;
    } else {
      pieces = fewer;
      i = 0;
    }
  }
  return pieces;
}

std::string described(const Pieces& pieces, const Case& at) {
  return "seed " + std::to_string(at.seed) + ", " + in_quotes(joined(pieces)) +
         (at.context ? " in " + std::string(at.context->local_name) : "") +
         (at.options.scripting ? ", scripting" : "") +
         (at.options.allow_declarative_shadow_roots ? ", shadow roots" : "") + ", depth " +
         std::to_string(at.options.limits.depth);
}

std::uint32_t number_from_environment(const char* name, std::uint32_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

// `make` gives the seed's pieces and options.
template <class Make>
void expect_no_difference(std::uint32_t otherwise, const Make& make,
                          std::initializer_list<Compare> comparisons) {
  const std::uint32_t count = number_from_environment("LOCKSTEP_RANDOM_INPUTS", otherwise);
  const std::uint32_t first = number_from_environment("LOCKSTEP_RANDOM_SEED", 1);
  int failures = 0;
  for (std::uint32_t seed = first; seed != first + count && failures < 5; ++seed) {
    Random random(seed);
    const Pieces pieces = random_pieces(random);
    Case at;
    at.seed = seed;
    at.context = random_context(random);
    at.options.scripting = random.one_in(2);
    at.options.allow_declarative_shadow_roots = random.one_in(2);
    make(random, at);
    if (any_difference(pieces, at, comparisons).empty()) continue;
    ++failures;
    const Pieces fewest = smallest(pieces, at, comparisons);
    ADD_FAILURE() << described(fewest, at) << ":\n" << any_difference(fewest, at, comparisons);
  }
}

TEST(RandomPieces, AreParsedAsTheWhole) {
  const auto make = [](Random& random, Case& at) {
    at.options.collect_errors = at.options.positions = true;
    if (random.one_in(10)) at.options.limits.depth = 1 + random.below(8);
  };
  expect_no_difference(1000, make,
                       {difference_of_parsers, difference_of_sinks, difference_of_bytes, difference_of_tokens,
                        difference_with_scripts});
}

}  // namespace
}  // namespace lockstep::test
