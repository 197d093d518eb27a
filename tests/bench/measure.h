// The measurements: the jobs, their order and their results.
#ifndef LOCKSTEP_TESTS_BENCH_MEASURE_H
#define LOCKSTEP_TESTS_BENCH_MEASURE_H

#include <cstdint>
#include <string>
#include <vector>

#include "pages.h"
#include "parser.h"

namespace lockstep::bench {

// A parser on a set of pages.
struct Result {
  const Entry* entry = nullptr;
  bool failed = false;
  TreeSize size;
  std::vector<double> rounds;  // seconds for the whole set
  double seconds = 0;          // their median
};

struct SetResults {
  const PageSet* set = nullptr;
  std::vector<Result> results;  // in the order of the entries
};

// Of a serializer, MB of its output.
double megabytes_per_second(const PageSet& set, const Result& result);
// Our plain one of that kind, or null.
const Result* ours(const SetResults& set, Kind kind);

// A page: our time and that of the fastest peer.
struct PageResult {
  const PageSet* set = nullptr;
  const Page* page = nullptr;
  double our_seconds = 0;
  double peer_seconds = 0;  // 0: there is no peer
  const Entry* peer = nullptr;
  double ratio() const { return peer_seconds / our_seconds; }  // above 1: ours is faster
};

struct ShapePoint {
  std::uint64_t n = 0;
  std::uint64_t bytes = 0;  // of input
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// A parser on a hostile shape, for growing n.
struct ShapeResult {
  const Entry* entry = nullptr;
  std::size_t shape = 0;
  std::vector<ShapePoint> points;  // fewer than requested if it failed or took too long
  bool gave_up = false;
  // How much longer each doubling of n took; where the nodes more than double, for twice the nodes.
  std::vector<double> growth() const;
};

// All functions measure the entries alternately, `rounds` times: A B A B. They report progress on
// standard error.
std::vector<SetResults> measure_sets(const std::vector<Entry>& entries, const std::vector<PageSet>& sets,
                                     int rounds);
// Worst ratio first.
std::vector<PageResult> measure_pages(const std::vector<Entry>& entries, const std::vector<PageSet>& sets,
                                      int rounds);
// The shapes whose names contain `filter`; the best time of the rounds.
std::vector<ShapeResult> measure_shapes(const std::vector<Entry>& entries, const std::string& filter,
                                        int rounds);

double median(std::vector<double> values);

}  // namespace lockstep::bench

#endif
