// Lockstep itself.
#include "lockstep/lockstep.h"

#include "parser.h"

namespace lockstep::bench {
namespace {

std::uint64_t count_all(Node root) {
  std::uint64_t count = 0;
  std::vector<Node> roots = {root};
  while (!roots.empty()) {
    const Node inside = roots.back();
    roots.pop_back();
    for (Node node = inside.following(inside); node; node = node.following(inside)) {
      ++count;
      if (!node.is_element()) continue;
      if (const Node contents = node.template_contents()) roots.push_back(contents);
      if (const Node shadow_root = node.shadow_root()) roots.push_back(shadow_root);
    }
  }
  return count;
}

class Tree : public bench::Parser {
 public:
  explicit Tree(bool collect_errors, Source source = Source::borrowed) : source_(source) {
    options_.collect_errors = collect_errors;
  }
  void run(std::string_view html) override { parse(html, options_, source_); }
  TreeSize size_of(std::string_view html) override {
    const Document document = parse(html, options_, source_);
    return {count_all(document.root()), document.memory_bytes()};
  }

 private:
  ParseOptions options_;
  Source source_;
};

// One document after another in the same memory.
class ReusedMemory : public bench::Parser {
 public:
  void run(std::string_view html) override {
    document_ = parse(html, std::move(document_), {}, Source::borrowed);
  }
  TreeSize size_of(std::string_view html) override {
    run(html);
    return {count_all(document_.root()), document_.memory_bytes()};
  }

 private:
  Document document_ = parse("");
};

Document parse_pieces(lockstep::Parser& parser, std::string_view html, std::size_t size) {
  for (std::size_t at = 0; at < html.size(); at += size)
    if (parser.write(html.substr(at, size)) != lockstep::Status::ok) break;
  return parser.finish();
}

class InPieces : public bench::Parser {
 public:
  // `at_once`: each piece is parsed when it is written.
  InPieces(std::size_t size, bool at_once) : size_(size), at_once_(at_once) {}
  void run(std::string_view html) override { parse_it(html); }
  TreeSize size_of(std::string_view html) override {
    const Document document = parse_it(html);
    return {count_all(document.root()), document.memory_bytes()};
  }

 private:
  Document parse_it(std::string_view html) const {
    lockstep::Parser parser;
    if (at_once_) (void)parser.document();
    return parse_pieces(parser, html, size_);
  }
  std::size_t size_;
  bool at_once_;
};

// The same, one document after another in the same memory.
class InPiecesReused : public bench::Parser {
 public:
  explicit InPiecesReused(std::size_t size) : size_(size) {}
  void run(std::string_view html) override {
    parser_.reset(std::move(document_));
    document_ = parse_pieces(parser_, html, size_);
  }
  TreeSize size_of(std::string_view html) override {
    run(html);
    return {count_all(document_.root()), document_.memory_bytes()};
  }

 private:
  lockstep::Parser parser_;
  Document document_ = parser_.finish();
  std::size_t size_;
};

class TokenizerAlone : public bench::Parser {
 public:
  explicit TokenizerAlone(bool tree_feedback) { options_.tree_feedback = tree_feedback; }
  void run(std::string_view html) override { count(html); }
  TreeSize size_of(std::string_view html) override { return {count(html), 0}; }

 private:
  struct Counter : TokenHandler {
    std::uint64_t tokens = 0;
    void tag(const Tag&) override { ++tokens; }
    void characters(std::string_view) override { ++tokens; }
    void comment(std::string_view) override { ++tokens; }
    void processing_instruction(std::string_view, std::string_view) override { ++tokens; }
    void doctype(const Doctype&) override { ++tokens; }
  };
  std::uint64_t count(std::string_view html) const {
    Counter counter;
    static_cast<void>(tokenize(html, counter, options_));
    return counter.tokens;
  }
  TokenizerOptions options_;
};

class TokenByToken : public bench::Parser {
 public:
  void run(std::string_view html) override { count(html); }
  TreeSize size_of(std::string_view html) override { return {count(html), 0}; }

 private:
  static std::uint64_t count(std::string_view html) {
    TokenReader reader(html);
    std::uint64_t tokens = 0;
    while (reader.next() != nullptr) ++tokens;
    return tokens;
  }
};

}  // namespace

void add_lockstep(std::vector<Entry>& entries) {
  const auto add = [&](Entry entry) {
    entry.library = "Lockstep";
    entry.version = LOCKSTEP_VERSION " (HTML Standard of " + std::string(edition_date(kDefaultEdition)) + ")";
    entries.push_back(std::move(entry));
  };
  add({.in_hostile = true, .make = [] { return std::make_unique<Tree>(false); }});
  add({.mode = "malloc kept", .malloc_kept = true, .make = [] { return std::make_unique<Tree>(false); }});
  add({.mode = "memory reused", .make = [] { return std::make_unique<ReusedMemory>(); }});
  add({.mode = "memory reused, malloc kept", .malloc_kept = true, .make = [] {
         return std::make_unique<ReusedMemory>();
       }});
  add({.mode = "errors on", .in_hostile = true, .make = [] { return std::make_unique<Tree>(true); }});
  // Copies the page, as parsing in pieces does.
  add({.mode = "copied", .make = [] { return std::make_unique<Tree>(false, Source::copied); }});
  const auto make_in_pieces = [] { return std::make_unique<InPieces>(4096, false); };
  add({.mode = "in pieces of 4 KB", .make = make_in_pieces});
  add({.mode = "in pieces of 4 KB, malloc kept", .malloc_kept = true, .make = make_in_pieces});
  add({.mode = "in pieces of 4 KB, memory reused",
       .make = [] { return std::make_unique<InPiecesReused>(4096); }});
  add({.mode = "own tree", .make = make_own_tree_parser});
  add({.mode = "own tree, malloc kept", .malloc_kept = true, .make = make_own_tree_parser});
  add({.mode = "a byte a chunk", .in_table = false, .in_hostile = true, .make = [] {
         return std::make_unique<InPieces>(1, true);
       }});
  add({.mode = "tokenizer", .kind = Kind::tokenizer, .make = [] {
         return std::make_unique<TokenizerAlone>(false);
       }});
  add({.mode = "tokens with tree feedback", .kind = Kind::tokenizer, .make = [] {
         return std::make_unique<TokenizerAlone>(true);
       }});
  add({.mode = "tokens one by one", .kind = Kind::tokenizer, .make = [] {
         return std::make_unique<TokenByToken>();
       }});
  const auto parse_page = [](std::string_view html) { return parse(html, {}, Source::borrowed); };
  const auto count = [](const Document& document) { return count_all(document.root()); };
  add({.mode = "serialize_html()",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse_page, count,
                               [](const Document& document) { return serialize_html(document).size(); })});
  add({.mode = "serialize_html() to a Sink",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse_page, count, [](const Document& document) {
         std::size_t bytes = 0;
         const auto take = [&](std::string_view piece) { bytes += piece.size(); };
         serialize_html(document.root(), Sink(take));
         return bytes;
       })});
}

}  // namespace lockstep::bench
