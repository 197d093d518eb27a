// Compares the tokens that a tokenizer with tree feedback finds without a tree with the tokens that the tree
// builder saw.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <map>
#include <random>
#include <sstream>
#include <stdexcept>

#include "document/tree_inline.h"
#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/report.h"
#include "support/test_data.h"
#include "support/tokens.h"
#include "support/tree_suites.h"
#include "support/watchdog.h"
#include "trace/observed_parse.h"
#include "tree/token.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

std::optional<std::string_view> if_there(bool is_there, std::string_view text) {
  return is_there ? std::optional(text) : std::nullopt;
}

// Collects the tokens that tree construction is given.
class TokenWatcher : public detail::Watcher {
 public:
  TokenCollector collector;

  void parse_begins(const detail::Tree& tree) override { tree_ = &tree; }
  void token_begins(const detail::TreeToken& token, std::uint64_t, std::uint64_t) override {
    switch (token.kind) {
      case detail::TokenKind::start_tag:
      case detail::TokenKind::end_tag: {
        std::vector<TokenAttributeView> attributes;
        for (std::size_t i = 0; i < token.attribute_count; ++i)
          attributes.push_back(
              {tree_->attribute_names.name(token.attributes[i].name), token.attributes[i].value});
        collector.tag({token.kind == detail::TokenKind::start_tag, tree_->tag_names.name(token.name),
                       token.self_closing, attributes});
        break;
      }
      case detail::TokenKind::characters:
        collector.characters(token.text);
        break;
      case detail::TokenKind::comment:
        collector.comment(token.text);
        break;
      case detail::TokenKind::processing_instruction:
        collector.processing_instruction(token.target, token.text);
        break;
      case detail::TokenKind::doctype:
        collector.doctype({if_there(token.doctype->has_name, token.doctype->name),
                           if_there(token.doctype->has_public_identifier, token.doctype->public_identifier),
                           if_there(token.doctype->has_system_identifier, token.doctype->system_identifier),
                           token.doctype->force_quirks});
        break;
      case detail::TokenKind::end_of_file:
        break;
    }
  }

 private:
  const detail::Tree* tree_ = nullptr;
};

// Tree construction ignores a line feed at the start of `pre`, `listing` and `textarea`; a token stream
// contains it.
std::vector<Token> without_first_line_feeds(std::vector<Token> tokens, const std::vector<Token>& seen) {
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const Token& before = tokens[i - 1];
    const bool in_such = before.name == "pre" || before.name == "listing" || before.name == "textarea";
    if (before.kind != "StartTag" || !in_such || tokens[i].kind != "Character") continue;
    if (i < seen.size() && seen[i] == tokens[i]) continue;
    if (tokens[i].name.starts_with('\n')) tokens[i].name.erase(0, 1);
    if (tokens[i].name.empty()) tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return tokens;
}

// The difference, or "".
std::string difference(const std::string& html, const TokenizerOptions& options,
                       const FragmentContext* context) {
  TokenWatcher watcher;
  ParseOptions parse_options;
  parse_options.edition = options.edition;
  parse_options.scripting = options.scripting;
  detail::observed_parse(html, context, parse_options, watcher);
  TokenCollector stream;
  tokenize(html, stream, options);
  const std::vector<Token>& seen = watcher.collector.output.tokens;
  const std::vector<Token> tokens = without_first_line_feeds(stream.output.tokens, seen);
  if (tokens == seen) return "";
  const auto [ours, theirs] = std::mismatch(tokens.begin(), tokens.end(), seen.begin(), seen.end());
  const auto shown = [](const Token* token) {
    return token == nullptr ? std::string("the end") : to_string(*token).substr(0, 200);
  };
  return "  first difference: " + shown(ours == tokens.end() ? nullptr : &*ours) +
         "\n  tree construction saw: " + shown(theirs == seen.end() ? nullptr : &*theirs) + '\n';
}

// The difference when the input arrives in pieces and is read token by token, or "".
std::string feeding_difference(const std::string& html, TokenizerOptions options,
                               const std::vector<Feeding>& feedings) {
  options.collect_errors = true;
  TokenCollector whole;
  tokenize(html, whole, options);
  for (const Feeding& feeding : feedings) {
    TokenCollector pieces;
    Tokenizer tokenizer(pieces, options);
    for (const std::string_view chunk : feeding.chunks) tokenizer.write(chunk);
    tokenizer.finish();
    if (!(pieces.output == whole.output))
      return "  other tokens or errors when fed by " + feeding.name + '\n';
    std::string problem;
    if (!(read_tokens(feeding.chunks, options, problem) == whole.output))
      return "  other tokens or errors when read by " + feeding.name + '\n';
    if (!problem.empty()) return "  " + problem + " when read by " + feeding.name + '\n';
  }
  return "";
}

// The state that the context of a fragment requires (#html-fragment-parsing-algorithm).
std::string_view state_for(const FragmentContext& context, bool scripting) {
  static const std::map<std::string_view, std::string_view> kStates = {
      {"title", "RCDATA"},    {"textarea", "RCDATA"},    {"iframe", "RAWTEXT"},
      {"noembed", "RAWTEXT"}, {"style", "RAWTEXT"},      {"noframes", "RAWTEXT"},
      {"xmp", "RAWTEXT"},     {"script", "script data"}, {"plaintext", "PLAINTEXT"}};
  if (context.element_namespace != Namespace::html) return "data";
  if (context.local_name == "noscript" && scripting) return "RAWTEXT";
  const auto found = kStates.find(context.local_name);
  return found == kStates.end() ? "data" : found->second;
}

// The tests whose tokens differ: "edition file #index", from token-streams.txt.
struct Known {
  std::size_t line;
  std::string reason;
};
const std::map<std::string, Known>& known_differences() {
  static const std::map<std::string, Known> known = [] {
    std::map<std::string, Known> all;
    std::istringstream stream(read_file(tests_folder() / "conformance" / "token-streams.txt"));
    std::string text;
    for (std::size_t line = 1; std::getline(stream, text); ++line) {
      if (text.empty() || text.starts_with("# ")) continue;
      const std::size_t tab = text.find('\t');
      if (tab == std::string::npos ||
          !all.emplace(text.substr(0, tab), Known{line, text.substr(tab + 1)}).second)
        throw std::runtime_error("token-streams.txt:" + std::to_string(line) +
                                 ": a test not yet listed, a tab and a reason are expected");
    }
    return all;
  }();
  return known;
}

class TokenStreamConformance : public testing::TestWithParam<TreeFile> {
 protected:
  static void TearDownTestSuite() { counts_.print("token streams, each scripting mode counted"); }
  static Counts counts_;
};
Counts TokenStreamConformance::counts_;

TEST_P(TokenStreamConformance, File) {
  const fs::path& path = GetParam().path;
  if (needs_scripts(path)) return;
  FailureReport report(path);
  std::uint32_t seed = 0;
  for (const DatTest& test : read_dat(path)) {
    const std::string name = std::string(edition_date(GetParam().edition)) + ' ' + tree_file_name(path) +
                             " #" + std::to_string(test.index);
    const auto known = known_differences().find(name);
    for (const bool scripting : test.scripting) {
      const Watchdog watchdog(name);
      TokenizerOptions options;
      options.edition = GetParam().edition;
      options.scripting = scripting;
      FragmentContext context;
      OpenForeignElement open;
      if (test.context) {
        context = *test.fragment_context();
        options.initial_state = state_for(context, scripting);
        open = {context.element_namespace, context.local_name};
        if (context.element_namespace != Namespace::html) options.open_foreign_elements = {&open, 1};
      }
      if (const std::string problem = feeding_difference(test.data, options, all_feedings(test.data, ++seed));
          !problem.empty())
        report.add(test.line, name + "\n  input: " + in_quotes(test.data) + '\n' + problem);
      const std::string what = difference(test.data, options, test.context ? &context : nullptr);
      if (what.empty() != (known == known_differences().end())) {
        ++counts_.failed;
        report.add(test.line,
                   name + "\n  input: " + in_quotes(test.data) + '\n' +
                       (what.empty() ? "  The tokens are the same, but token-streams.txt:" +
                                           std::to_string(known->second.line) + " says they are not\n"
                                     : what));
      } else {
        ++(what.empty() ? counts_.passed : counts_.deviations);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, TokenStreamConformance, testing::ValuesIn(tree_files()),
                         [](const auto& info) {
                           return parameter_name(info.param.path, edition_date(info.param.edition));
                         });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TokenStreamConformance);

TEST(TokenStreamConformanceData, IsThere) {
  if (tree_files().empty()) GTEST_SKIP() << no_tree_files_message();
}

TEST(CorpusTokenStreams, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const std::optional<fs::path> folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  std::uint32_t seed = 0;
  for (const fs::path& path : files_in(*folder, ".html")) {
    const std::string html = read_file(path);
    for (const bool scripting : {false, true}) {
      TokenizerOptions options;
      options.scripting = scripting;
      EXPECT_EQ(difference(html, options, nullptr), "") << path.string();
      EXPECT_EQ(feeding_difference(html, options,
                                   {{"4096 bytes", chunks_of(html, 4096)},
                                    {"random pieces", random_chunks(html, ++seed, 1501)}}),
                "")
          << path.string();
    }
  }
}

// Random documents of words. What only a tree can know (docs/guides/tokens.md) does not occur in them.
class RandomDocuments {
 public:
  explicit RandomDocuments(std::uint32_t seed) : chance_(seed) {}

  // Without foreign elements: any start and end tags, in any order, whatever they do to the tree.
  std::string html() {
    static constexpr std::string_view kNames[] = {
        "html",     "head",   "body",   "title",   "textarea", "style",    "script",   "xmp",    "iframe",
        "noembed",  "p",      "b",      "a",       "nobr",     "table",    "tbody",    "tr",     "td",
        "th",       "select", "option", "caption", "colgroup", "noscript", "optgroup", "form",   "button",
        "marquee",  "object", "li",     "h1",      "ruby",     "rt",       "pre",      "image",  "input",
        "noframes", "hr",     "col",    "br",      "listing",  "search",   "dialog",   "keygen", "x-a"};
    std::string found;
    for (unsigned left = 1 + below(14); left != 0; --left) {
      const std::string_view name = kNames[below(std::size(kNames))];
      switch (below(6)) {
        case 0:
          found.append("</").append(name).append(">");
          break;
        case 1:
          found += other();
          break;
        default:
          found += tag(name);
      }
    }
    if (below(40) == 0) found += "<plaintext></plaintext><b>";
    return found;
  }

  // With foreign elements and HTML elements that break out of them; integration points with text only.
  std::string foreign() {
    static constexpr std::string_view kNames[] = {"svg",   "math",           "g",     "path",  "mrow",
                                                  "mfrac", "annotation-xml", "style", "image", "textarea",
                                                  "xmp",   "script",         "table", "tr",    "noembed"};
    static constexpr std::string_view kWords[] = {"</svg>",
                                                  "<g></g>",
                                                  "</math>",
                                                  "<path></path>",
                                                  "<mrow></mrow>",
                                                  "<p>",
                                                  "<b>",
                                                  "<div>",
                                                  "<desc>x</desc>",
                                                  "<mi>y</mi>",
                                                  "<font>",
                                                  "<font color=a>",
                                                  "<![CDATA[>]]",
                                                  "]]>",
                                                  "<![CDATA[<p>]]>",
                                                  "</script>",
                                                  "<svg/>",
                                                  "<math/>",
                                                  "<span>",
                                                  "<script/>",
                                                  "<title>z</title/>",
                                                  "<ms>q</MS >",
                                                  "<FOREIGNobject></foreignObject>"};
    std::string found;
    for (unsigned left = 1 + below(14); left != 0; --left) {
      const unsigned kind = below(8);
      found += kind == 0  ? other()
               : kind < 4 ? std::string(kWords[below(std::size(kWords))])
                          : tag(kNames[below(std::size(kNames))]);
    }
    return found;
  }

 private:
  unsigned below(std::size_t limit) { return static_cast<unsigned>(chance_() % limit); }

  std::string tag(std::string_view name) {
    static constexpr std::string_view kAttributes[] = {
        " a", " a=b", " a=&amp;", " a='>'", " type=hidden", " A a", " xlink:href=c", " encoding=x"};
    std::string found = "<" + std::string(name);
    if (below(5) == 0) found += kAttributes[below(std::size(kAttributes))];
    return found + (below(12) == 0 ? "/>" : ">");
  }

  std::string other() {
    static constexpr std::string_view kOthers[] = {"x",
                                                   " ",
                                                   "\n",
                                                   "&lt;",
                                                   "<!--c-->",
                                                   "</>",
                                                   "<!DOCTYPE html>",
                                                   "&notit;",
                                                   "<?a b?>",
                                                   "<!--><",
                                                   "-->",
                                                   std::string_view("\0", 1),
                                                   "\r\n",
                                                   "<",
                                                   "</ b>"};
    return std::string(kOthers[below(std::size(kOthers))]);
  }

  std::mt19937 chance_;
};

TEST(RandomTokenStreams, AreThoseOfTreeConstruction) {
  const char* const wanted = std::getenv("LOCKSTEP_RANDOM_DOCUMENTS");
  const int count = wanted != nullptr ? std::atoi(wanted) : 3000;
  RandomDocuments documents(18);
  for (int i = 0; i < count; ++i) {
    TokenizerOptions options;
    options.scripting = i % 4 == 3;
    const std::string html = i % 2 == 0 ? documents.html() : documents.foreign();
    ASSERT_EQ(difference(html, options, nullptr), "") << in_quotes(html);
    ASSERT_EQ(feeding_difference(html, options, {{"bytes", chunks_of(html, 1)}}), "") << in_quotes(html);
  }
}

}  // namespace
}  // namespace lockstep::test
