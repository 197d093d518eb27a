// html5ever with the tree of its own project (markup5ever_rcdom), a new one per page; see
// html5ever/src/lib.rs.
#include <functional>

#include "parser.h"

extern "C" {
void lockstep_bench_html5ever_run(const std::uint8_t* html, std::size_t size);
std::uint64_t lockstep_bench_html5ever_count(const std::uint8_t* html, std::size_t size,
                                             void (*measured)(void*), void* data);
}

namespace lockstep::bench {
namespace {

const std::uint8_t* bytes_of(std::string_view html) {
  return reinterpret_cast<const std::uint8_t*>(html.data());
}

class NewDom : public Parser {
 public:
  void run(std::string_view html) override { lockstep_bench_html5ever_run(bytes_of(html), html.size()); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    std::uint64_t after = 0;
    const std::uint64_t nodes = lockstep_bench_html5ever_count(
        bytes_of(html), html.size(), [](void* data) { *static_cast<std::uint64_t*>(data) = heap_in_use(); },
        &after);
    return {nodes, after - before};
  }
};

}  // namespace

void add_html5ever(std::vector<Entry>& entries) {
  entries.push_back(
      {.library = "html5ever", .version = LOCKSTEP_BENCH_HTML5EVER_VERSION, .in_hostile = true, .make = [] {
         return std::make_unique<NewDom>();
       }});
}

}  // namespace lockstep::bench
