// lol_html, which rewrites a page without a tree: without a handler, when it looks only for the names of
// tags; and with handlers for all tokens. See peers/src/lol_html.rs.
#include "parser.h"

extern "C" std::uint64_t lockstep_bench_lol_html_run(const char* html, std::size_t size, bool captures);

namespace lockstep::bench {
namespace {

class Rewriter : public Parser {
 public:
  explicit Rewriter(bool captures) : captures_(captures) {}
  void run(std::string_view html) override {
    lockstep_bench_lol_html_run(html.data(), html.size(), captures_);
  }
  TreeSize size_of(std::string_view html) override {
    return {lockstep_bench_lol_html_run(html.data(), html.size(), captures_), 0};
  }

 private:
  bool captures_;
};

}  // namespace

void add_lol_html(std::vector<Entry>& entries) {
  const auto add = [&](const char* mode, bool captures) {
    entries.push_back({.library = "lol_html",
                       .version = LOCKSTEP_BENCH_LOL_HTML_VERSION,
                       .mode = mode,
                       .kind = Kind::tokenizer,
                       .make = [=] { return std::make_unique<Rewriter>(captures); }});
  };
  add("rewriter with handlers for all tokens", true);
  add("rewriter without handlers", false);
}

}  // namespace lockstep::bench
