// Hostile inputs take time in proportion to their length: twice the input may take at most 3.5 times as long.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "support/parsing.h"
#include "support/shapes.h"
#include "support/text.h"
#include "support/watchdog.h"

namespace lockstep::test {

// For GoogleTest.
void PrintTo(const Shape& shape, std::ostream* out) { *out << shape.name; }

namespace {

constexpr std::size_t kCount = 20'000;
constexpr double kLargestRatio = 3.5;
// Shorter times are noise. Quadratic work takes whole seconds here.
constexpr double kFloorSeconds = 0.03;

// Time of this process only: the machine may be busy with other work.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double seconds(const std::function<void()>& run) {
  const double begin = processor_seconds();
  run();
  return processor_seconds() - begin;
}

// Fails only if the limit is exceeded repeatedly: other programs may have been running.
void expect_linear(const Shape& shape, const char* how,
                   const std::function<void(const std::string&)>& parse_it) {
  const std::size_t n = kCount * shape.factor;
  const std::string html = shape.html(n), twice_html = shape.html(2 * n);
  double once = 1e9, twice = 1e9;
  for (int attempt = 0; attempt < 9; ++attempt) {
    once = std::min(once, seconds([&] { parse_it(html); }));
    twice = std::min(twice, seconds([&] { parse_it(twice_html); }));
    if (twice <= kLargestRatio * std::max(once, kFloorSeconds)) break;
    if (once > 2) break;  // too long to be noise
  }
  std::printf("%-30s %-22s %8.2f ms, twice as long %8.2f ms\n", shape.name, how, once * 1e3, twice * 1e3);
  EXPECT_LE(twice, kLargestRatio * std::max(once, kFloorSeconds))
      << shape.name << ", " << how << ": " << once << " s for n = " << n << ", " << twice
      << " s for twice as many";
}

class Linear : public testing::TestWithParam<Shape> {
 protected:
  // Memory that goes back to the system has to be mapped again, page by page, which can take longer than the
  // parsing and begins at some size: keep it.
  static void SetUpTestSuite() {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, 64 << 20);
#endif
  }
};

TEST_P(Linear, Whole) {
  const Watchdog watchdog(GetParam().name, 300);
  expect_linear(GetParam(), "whole", [](const std::string& html) { parse(html, {}, Source::borrowed); });
}

TEST_P(Linear, WithErrors) {
  const Watchdog watchdog(GetParam().name, 300);
  ParseOptions options;
  options.collect_errors = true;
  expect_linear(GetParam(), "with errors",
                [&](const std::string& html) { parse(html, options, Source::borrowed); });
}

TEST_P(Linear, WithErrorsAsTheyAreFound) {
  const Watchdog watchdog(GetParam().name, 300);
  ParseOptions options;
  options.collect_errors = true;
  options.max_errors = 10;
  options.on_error = [](const ParseError&, void*) {};
  expect_linear(GetParam(), "with errors as they are found",
                [&](const std::string& html) { parse(html, options, Source::borrowed); });
}

// Input that cannot be decided yet must not be examined repeatedly.
TEST_P(Linear, InPieces) {
  const Watchdog watchdog(GetParam().name, 300);
  expect_linear(GetParam(), "in pieces of 64 bytes",
                [](const std::string& html) { parse_chunks(chunks_of(html, 64)); });
}

// Limits that are not reached must not cost more in longer inputs.
TEST_P(Linear, WithLimits) {
  const Watchdog watchdog(GetParam().name, 300);
  ParseOptions options;
  options.limits = {.nodes = 1'000'000'000,
                    .attributes = 1'000'000'000,
                    .errors = 1'000'000'000,
                    .memory_bytes = 1'000'000'000'000};
  expect_linear(GetParam(), "with limits",
                [&](const std::string& html) { parse(html, options, Source::borrowed); });
  expect_linear(GetParam(), "with limits, in pieces of 1460 bytes",
                [&](const std::string& html) { parse_chunks(chunks_of(html, 1460), options); });
}

// Shapes with a quadratic tree are for the benchmark, which measures the cost per node.
std::vector<Shape> linear_shapes() {
  std::vector<Shape> chosen;
  for (const Shape& shape : shapes())
    if (!shape.square && !(LOCKSTEP_PLAIN_RULES && shape.plain_walks)) chosen.push_back(shape);
  return chosen;
}

INSTANTIATE_TEST_SUITE_P(Hostile, Linear, testing::ValuesIn(linear_shapes()));

}  // namespace
}  // namespace lockstep::test
