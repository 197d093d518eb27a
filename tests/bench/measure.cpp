#include "measure.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include "support/shapes.h"
#include "worker.h"

namespace lockstep::bench {
namespace {

constexpr double kSetSeconds = 0.05;  // minimum duration of a round
constexpr double kPageSeconds = 0.001;
constexpr double kShapeSeconds = 0.005;
constexpr double kLongSeconds = 1;    // a shape that takes this long is not doubled further
constexpr double kLimitSeconds = 20;  // the longest wait for a shape

std::vector<Worker> workers_for(const std::vector<Entry>& entries, const std::vector<PageSet>& sets) {
  std::vector<Worker> workers;
  for (const Entry& entry : entries) workers.emplace_back(entry, sets);
  return workers;
}

void tell(const char* what, const std::string& where) {
  std::fprintf(stderr, "bench: %s: %s\n", what, where.c_str());
}

}  // namespace

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double megabytes_per_second(const PageSet& set, const Result& result) {
  const auto bytes = result.entry->kind == Kind::serializer ? result.size.bytes : set.bytes();
  return static_cast<double>(bytes) / result.seconds * 1e-6;
}

const Result* ours(const SetResults& set, Kind kind) {
  for (const Result& result : set.results)
    if (result.entry->is_ours() && result.entry->kind == kind && !result.failed) return &result;
  return nullptr;
}

std::vector<SetResults> measure_sets(const std::vector<Entry>& entries, const std::vector<PageSet>& sets,
                                     int rounds) {
  std::vector<SetResults> all;
  std::vector<Worker> workers = workers_for(entries, sets);
  for (std::uint32_t s = 0; s < sets.size(); ++s) {
    tell("set", sets[s].name);
    SetResults of_set{&sets[s], std::vector<Result>(entries.size())};
    for (std::size_t i = 0; i < entries.size(); ++i) {
      Result& result = of_set.results[i];
      result.entry = &entries[i];
      // It also warms up.
      if (const auto answer = workers[i].do_job({.what = Job::size_of_set, .set = s})) {
        result.size = answer->size;
      } else {
        result.failed = true;
      }
    }
    for (int round = 0; round < rounds; ++round) {
      for (std::size_t i = 0; i < entries.size(); ++i) {
        Result& result = of_set.results[i];
        if (result.failed) continue;
        if (const auto answer =
                workers[i].do_job({.what = Job::time_set, .set = s, .least_seconds = kSetSeconds})) {
          result.rounds.push_back(answer->seconds);
        } else {
          result.failed = true;
        }
      }
    }
    for (Result& result : of_set.results) result.seconds = median(result.rounds);
    all.push_back(std::move(of_set));
  }
  return all;
}

std::vector<PageResult> measure_pages(const std::vector<Entry>& entries, const std::vector<PageSet>& sets,
                                      int rounds) {
  std::vector<PageResult> all;
  std::vector<Worker> workers = workers_for(entries, sets);
  for (std::uint32_t s = 0; s < sets.size(); ++s) {
    if (sets[s].name == "small") continue;  // its pages are in the corpus
    tell("pages of set", sets[s].name);
    for (std::uint32_t p = 0; p < sets[s].pages.size(); ++p) {
      PageResult result{.set = &sets[s], .page = &sets[s].pages[p]};
      std::vector<std::vector<double>> seconds(entries.size());
      for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
          if (entries[i].kind != Kind::tree || (entries[i].is_ours() && i != 0)) continue;
          const Job job{.what = Job::time_page, .set = s, .page = p, .least_seconds = kPageSeconds};
          if (round == 0) workers[i].do_job(job);  // warms up
          if (const auto answer = workers[i].do_job(job)) seconds[i].push_back(answer->seconds);
        }
      }
      result.our_seconds = median(seconds[0]);
      for (std::size_t i = 1; i < entries.size(); ++i) {
        if (seconds[i].empty()) continue;
        const double peer_seconds = median(seconds[i]);
        if (result.peer == nullptr || peer_seconds < result.peer_seconds) {
          result.peer = &entries[i];
          result.peer_seconds = peer_seconds;
        }
      }
      all.push_back(result);
    }
  }
  std::sort(all.begin(), all.end(),
            [](const PageResult& a, const PageResult& b) { return a.ratio() < b.ratio(); });
  return all;
}

std::vector<double> ShapeResult::growth() const {
  std::vector<double> out;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const ShapePoint &once = points[i - 1], &twice = points[i];
    const double work = std::max(
        2.0, static_cast<double>(twice.nodes) / static_cast<double>(std::max<std::uint64_t>(once.nodes, 1)));
    out.push_back(twice.seconds / once.seconds * 2 / work);
  }
  return out;
}

std::vector<ShapeResult> measure_shapes(const std::vector<Entry>& entries, const std::string& filter,
                                        int rounds) {
  std::vector<ShapeResult> all;
  const std::vector<PageSet> no_sets;
  std::vector<Worker> workers;
  std::vector<const Entry*> chosen;
  for (const Entry& entry : entries) {
    if (!entry.in_hostile) continue;
    chosen.push_back(&entry);
  }
  std::vector<Entry> kept;  // memory that is returned to the system and mapped again should not be measured
  for (const Entry* entry : chosen) {
    kept.push_back(*entry);
    kept.back().malloc_kept = true;
  }
  for (const Entry& entry : kept) workers.emplace_back(entry, no_sets);
  for (std::uint32_t s = 0; s < test::shapes().size(); ++s) {
    const test::Shape& shape = test::shapes()[s];
    if (std::string(shape.name).find(filter) == std::string::npos) continue;
    tell("shape", shape.name);
    std::vector<ShapeResult> results;
    for (const Entry* entry : chosen) results.push_back({.entry = entry, .shape = s, .points = {}});
    const std::uint64_t largest = shape.square ? 1024 : 131'072;
    for (std::uint64_t n = largest / 16; n <= largest; n *= 2) {
      const std::uint64_t bytes = shape.html(n).size();
      for (std::size_t i = 0; i < chosen.size(); ++i) {
        ShapeResult& result = results[i];
        if (result.gave_up) continue;
        const auto size = workers[i].do_job({.what = Job::size_of_shape, .page = s, .n = n}, kLimitSeconds);
        if (!size) {
          result.gave_up = true;
          continue;
        }
        result.points.push_back({n, bytes, size->size.nodes, 0});
      }
      for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
          ShapeResult& result = results[i];
          if (result.gave_up) continue;
          ShapePoint& point = result.points.back();
          if (round > 0 && point.seconds > kLongSeconds) continue;
          const auto answer = workers[i].do_job(
              {.what = Job::time_shape, .page = s, .n = n, .least_seconds = kShapeSeconds}, kLimitSeconds);
          if (!answer) {
            result.gave_up = true;
            result.points.pop_back();
          } else if (point.seconds == 0 || answer->seconds < point.seconds) {
            point.seconds = answer->seconds;
          }
        }
      }
      for (ShapeResult& result : results)
        if (!result.gave_up && result.points.back().seconds > kLongSeconds) result.gave_up = true;
    }
    for (ShapeResult& result : results) {
      if (!result.points.empty() && result.points.back().n == largest)
        result.gave_up = false;  // it has reached the largest size
      all.push_back(std::move(result));
    }
  }
  return all;
}

}  // namespace lockstep::bench
