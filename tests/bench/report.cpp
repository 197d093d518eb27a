#include "report.h"

#include <sys/utsname.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/shapes.h"

namespace lockstep::bench {
namespace {

constexpr std::size_t kNameWidth = 50;

double nanoseconds_per_node(const Result& result) {
  return result.seconds * 1e9 / static_cast<double>(std::max<std::uint64_t>(result.size.nodes, 1));
}

double bytes_per_input_byte(const PageSet& set, const Result& result) {
  return static_cast<double>(result.size.bytes) / static_cast<double>(set.bytes());
}

// How many times as fast our parser is; 0 if it has no result.
double ratio(const SetResults& set, const Result& result) {
  const Result* reference = ours(set, result.entry->kind);
  return reference == nullptr ? 0 : result.seconds / reference->seconds;
}

const char* name_of(Kind kind) {
  return kind == Kind::tree ? "tree" : kind == Kind::tokenizer ? "tokenizer" : "serializer";
}

// printf's widths count bytes, not characters.
std::string padded(std::string text, std::size_t width) {
  const auto characters = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  if (characters < width) text.append(width - characters, ' ');
  return text;
}

}  // namespace

std::string format(const char* how, double value) {
  char text[64];
  std::snprintf(text, sizeof text, how, value);
  return text;
}

About about_this_machine(int argc, char** argv, int rounds) {
  About about;
  about.rounds = rounds;
  const std::string program = argv[0];
  about.command = program.substr(program.rfind('/') + 1);
  for (int i = 1; i < argc; ++i) about.command += std::string(" ") + argv[i];
  const std::time_t now = std::time(nullptr);
  char date[16];
  std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&now));
  about.date = date;
  std::ifstream processors("/proc/cpuinfo");
  for (std::string line; std::getline(processors, line);) {
    if (!line.starts_with("model name")) continue;
    about.processor = line.substr(std::min(line.find(": ") + 2, line.size()));
    break;
  }
  utsname system{};
  if (uname(&system) == 0) about.system = std::string(system.sysname) + ' ' + system.machine;
  if (about.processor.empty()) about.processor = about.system;
#if defined(__clang__)
  about.compiler = "Clang " __clang_version__;
#elif defined(__GNUC__)
  about.compiler = "GCC " __VERSION__;
#endif
  return about;
}

void print_sets(const std::vector<SetResults>& sets) {
  for (const SetResults& set : sets) {
    const Result* reference = ours(set, Kind::tree);
    std::printf("\n%s: %zu page%s, %.2f MB", set.set->name.c_str(), set.set->pages.size(),
                set.set->pages.size() == 1 ? "" : "s", static_cast<double>(set.set->bytes()) * 1e-6);
    if (reference != nullptr)
      std::printf(", %llu nodes", static_cast<unsigned long long>(reference->size.nodes));
    std::printf("\n%s %8s %8s %10s %10s\n", padded("", kNameWidth).c_str(), "MB/s", "ns/node", "ours is",
                "tree B/B");
    for (const Kind kind : {Kind::tree, Kind::tokenizer, Kind::serializer}) {
      for (const Result& result : set.results) {
        if (result.entry->kind != kind) continue;
        std::printf("%s ", padded(result.entry->name(), kNameWidth).c_str());
        if (result.failed) {
          std::printf("%8s\n", "failed");
          continue;
        }
        const double times = ratio(set, result);
        std::printf(
            "%8.1f %8s %10s %10s\n", megabytes_per_second(*set.set, result),
            result.size.nodes == 0 ? "" : format("%.1f", nanoseconds_per_node(result)).c_str(),
            times == 0 ? "" : format("%.2f x", times).c_str(),
            result.size.bytes == 0 ? "" : format("%.2f", bytes_per_input_byte(*set.set, result)).c_str());
      }
    }
  }
  std::printf(
      "\nMB/s: 10^6 input bytes per second of processor time, parse and free, median of the rounds. ns/node: "
      "per node of\n"
      "that parser's tree, for tokenizers per token. ours is: how many times as fast Lockstep is. tree B/B: "
      "bytes of\n"
      "memory for the tree per input byte: as the library reports it (Lockstep), taken of its arenas "
      "(lexbor, document\n"
      "reused), heap in use (all others). Serializers: MB and bytes of output, of trees parsed beforehand, "
      "malloc "
      "kept.\n"
      "malloc kept: glibc's trim and mmap thresholds at 2e9.\n");
}

void print_pages(const std::vector<PageResult>& pages) {
  constexpr std::size_t kShown = 30;
  if (pages.empty()) return;
  std::printf("\nPages, worst ratio first\n%s %9s %8s %8s %8s  fastest peer\n", padded("", 58).c_str(),
              "bytes", "ours", "peer", "ours is");
  for (std::size_t i = 0; i < pages.size() && i < kShown; ++i) {
    const PageResult& page = pages[i];
    const auto bytes = static_cast<double>(page.page->html.size());
    std::printf("%s %9.0f %8.1f ", padded(page.set->name + ": " + page.page->name, 58).c_str(), bytes,
                bytes / page.our_seconds * 1e-6);
    if (page.peer == nullptr) {
      std::printf("\n");
    } else {
      std::printf("%8.1f %6.2f x  %s\n", bytes / page.peer_seconds * 1e-6, page.ratio(),
                  page.peer->name().c_str());
    }
  }
  if (pages.front().peer == nullptr) return;
  const auto slower =
      std::count_if(pages.begin(), pages.end(), [](const PageResult& p) { return p.ratio() < 1; });
  std::printf("%zu pages: ours is slower than the fastest peer on %td; median %.2f x, best %.2f x\n",
              pages.size(), slower, pages[pages.size() / 2].ratio(), pages.back().ratio());
}

void print_shapes(const std::vector<ShapeResult>& results) {
  if (results.empty()) return;
  std::printf(
      "\nHostile shapes: growth of the time at each doubling of n from 8k to 128k (the last: 64 to 1024), "
      "and on\n"
      "average; where the nodes more than double, for twice the nodes. Linear is 2.\n");
  std::printf("%s %-26s %-25s %5s %10s %9s %9s\n", padded("", 40).c_str(), "", "     growth", "mean",
              "ms at end", "ns/byte", "ns/node");
  const auto mean = [](const std::vector<double>& growth) {
    double logarithms = 0;
    for (const double each : growth) logarithms += std::log(each);
    return std::exp(logarithms / static_cast<double>(growth.size()));
  };
  std::size_t last = test::shapes().size();
  const ShapeResult* worst = nullptr;
  double worst_mean = 0;
  for (const ShapeResult& result : results) {
    std::printf("%s ", padded(result.shape == last ? "" : test::shapes()[result.shape].name, 40).c_str());
    last = result.shape;
    const std::vector<double> growth = result.growth();
    std::string growth_text;
    for (const double each : growth) growth_text += format("%6.2f", each);
    std::printf("%-26s %-25s ",
                (result.entry->is_ours() ? result.entry->name() : result.entry->library).c_str(),
                growth_text.c_str());
    if (result.points.empty()) {
      std::printf("failed at the smallest n\n");
      continue;
    }
    const ShapePoint& end = result.points.back();
    const double nanoseconds = end.seconds * 1e9;
    std::printf(
        "%5s %10.2f %9.1f %9s", growth.empty() ? "" : format("%.2f", mean(growth)).c_str(), end.seconds * 1e3,
        nanoseconds / static_cast<double>(end.bytes),
        end.nodes < end.n / 2 ? "" : format("%.1f", nanoseconds / static_cast<double>(end.nodes)).c_str());
    if (result.gave_up) std::printf("  gave up after n = %llu", static_cast<unsigned long long>(end.n));
    std::printf("\n");
    if (result.entry->is_ours() && !growth.empty() && mean(growth) > worst_mean) {
      worst_mean = mean(growth);
      worst = &result;
    }
  }
  if (worst != nullptr)
    std::printf("Worst mean growth of ours: %.2f, %s, %s\n", worst_mean, test::shapes()[worst->shape].name,
                worst->entry->name().c_str());
}

std::string to_json(const About& about, const std::vector<SetResults>& sets,
                    const std::vector<PageResult>& pages, const std::vector<ShapeResult>& shape_results) {
  using nlohmann::ordered_json;
  ordered_json out;
  out["command"] = about.command;
  out["date"] = about.date;
  out["processor"] = about.processor;
  out["system"] = about.system;
  out["compiler"] = about.compiler;
  out["rounds"] = about.rounds;
  out["sets"] = ordered_json::array();
  for (const SetResults& set : sets) {
    ordered_json results = ordered_json::array();
    for (const Result& result : set.results) {
      ordered_json one{{"library", result.entry->library},
                       {"version", result.entry->version},
                       {"mode", result.entry->mode},
                       {"kind", name_of(result.entry->kind)}};
      if (result.failed) {
        one["failed"] = true;
      } else {
        one["mb_per_s"] = megabytes_per_second(*set.set, result);
        one["ns_per_node"] = nanoseconds_per_node(result);
        one["ours_is_times_as_fast"] = ratio(set, result);
        one["nodes"] = result.size.nodes;
        if (result.size.bytes != 0) one["tree_bytes_per_input_byte"] = bytes_per_input_byte(*set.set, result);
        one["seconds_of_rounds"] = result.rounds;
      }
      results.push_back(std::move(one));
    }
    out["sets"].push_back({{"name", set.set->name},
                           {"pages", set.set->pages.size()},
                           {"bytes", set.set->bytes()},
                           {"results", std::move(results)}});
  }
  if (!pages.empty()) out["pages"] = ordered_json::array();
  for (const PageResult& page : pages) {
    ordered_json one{{"set", page.set->name},
                     {"page", page.page->name},
                     {"bytes", page.page->html.size()},
                     {"our_ns", page.our_seconds * 1e9}};
    if (page.peer != nullptr) {
      one["peer"] = page.peer->name();
      one["peer_ns"] = page.peer_seconds * 1e9;
      one["ours_is_times_as_fast"] = page.ratio();
    }
    out["pages"].push_back(std::move(one));
  }
  if (!shape_results.empty()) out["hostile"] = ordered_json::array();
  for (const ShapeResult& result : shape_results) {
    ordered_json points = ordered_json::array();
    for (const ShapePoint& point : result.points)
      points.push_back(
          {{"n", point.n}, {"bytes", point.bytes}, {"nodes", point.nodes}, {"ns", point.seconds * 1e9}});
    out["hostile"].push_back({{"shape", test::shapes()[result.shape].name},
                              {"parser", result.entry->name()},
                              {"gave_up", result.gave_up},
                              {"points", std::move(points)},
                              {"growth", result.growth()}});
  }
  return out.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace lockstep::bench
