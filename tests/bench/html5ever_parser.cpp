// html5ever and its serializer, with its own project's tree (markup5ever_rcdom), a new one per page. See
// peers/src/html5ever.rs.
#include "parser.h"

struct RcDom;
extern "C" {
RcDom* lockstep_bench_html5ever_parse(const char* html, std::size_t size);
void lockstep_bench_html5ever_free(RcDom* dom);
std::uint64_t lockstep_bench_html5ever_count(const RcDom* dom);
std::size_t lockstep_bench_html5ever_serialize(const RcDom* dom);
}

namespace lockstep::bench {
namespace {

using Dom = std::unique_ptr<RcDom, decltype(&lockstep_bench_html5ever_free)>;

Dom parse(std::string_view html) {
  return {lockstep_bench_html5ever_parse(html.data(), html.size()), lockstep_bench_html5ever_free};
}
std::uint64_t count(const Dom& dom) { return lockstep_bench_html5ever_count(dom.get()); }
std::size_t serialize(const Dom& dom) { return lockstep_bench_html5ever_serialize(dom.get()); }

class NewDom : public Parser {
 public:
  void run(std::string_view html) override { parse(html); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    const Dom dom = parse(html);
    return {count(dom), heap_in_use() - before};
  }
};

}  // namespace

void add_html5ever(std::vector<Entry>& entries) {
  const auto add = [&](Entry entry) {
    entry.library = "html5ever";
    entry.version = LOCKSTEP_BENCH_HTML5EVER_VERSION;
    entries.push_back(std::move(entry));
  };
  add({.in_hostile = true, .make = [] { return std::make_unique<NewDom>(); }});
  add({.mode = "serialize()",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse, count, serialize)});
}

}  // namespace lockstep::bench
