// lockstep_work: does the work that valgrind counts, for scripts/profile and work_test.py, inside a function
// that valgrind can identify (counted_work.h).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>
#include <string_view>

#include "counted_work.h"
#include "lockstep/lockstep.h"
#include "support/shapes.h"
#include "support/test_data.h"

namespace lockstep::bench {
namespace {

constexpr const char* kWayNames[] = {"whole",  "errors on",      "a byte a piece",
                                     "limits", "limits, pieces", "tokens, pieces"};

std::size_t count_nodes(std::string_view html) {
  const Document document = parse(html, {}, Source::borrowed);
  std::size_t count = 0;
  for (Node node = document.root(); node; node = node.following(document.root())) ++count;
  return count;
}

// For each shape and way, once with n and once with 2n. Before the two it prints: n, nodes and nodes, way,
// shape. The shape with quadratic output gets a smaller n.
int do_shapes(std::size_t n) {
  for (const test::Shape& shape : test::shapes()) {
    const std::size_t small = shape.square ? std::max<std::size_t>(n / 50, 8) : n;
    const std::string once = shape.html(small), twice = shape.html(2 * small);
    for (const Way way : kWays) {
      if (way == Way::token_pieces && shape.feedback_walks) continue;
      std::printf("%zu\t%zu\t%zu\t%s\t%s\n", small, count_nodes(once), count_nodes(twice),
                  kWayNames[static_cast<int>(way)], shape.name);
      lockstep_counted_work(once.data(), once.size(), way);
      lockstep_counted_work(twice.data(), twice.size(), way);
    }
  }
  return 0;
}

// Prints how many bytes the files have.
int do_files(int count, char** names) {
  std::size_t bytes = 0;
  for (int i = 0; i < count; ++i) {
    const std::string html = test::read_file(names[i]);
    lockstep_counted_work(html.data(), html.size(), Way::whole);
    bytes += html.size();
  }
  std::printf("%zu\n", bytes);
  return 0;
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  try {
    if (argc >= 3 && std::strcmp(argv[1], "files") == 0) return lockstep::bench::do_files(argc - 2, argv + 2);
    if (argc == 3 && std::strcmp(argv[1], "shapes") == 0)
      return lockstep::bench::do_shapes(static_cast<std::size_t>(std::atoll(argv[2])));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lockstep_work: %s\n", error.what());
    return 1;
  }
  std::fprintf(stderr, "lockstep_work files FILE... | lockstep_work shapes N\n");
  return 2;
}
