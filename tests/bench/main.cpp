// lockstep_bench: Lockstep compared with the parsers available on this machine. See
// docs/evidence/benchmark.md.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "encodings.h"
#include "measure.h"
#include "pages.h"
#include "parser.h"
#include "report.h"

namespace lockstep::bench {
namespace {

constexpr char kHelp[] =
    R"(lockstep_bench [OPTION...] [FILE...]: measures Lockstep beside the parsers that it was built with.

The pages are those of the FILEs, or else the sets that are found: corpus, small, tag-dense, python3-doc.

  --per-page       also page by page, ours beside the fastest peer, worst ratio first
  --hostile        also the hostile shapes, n from 8k to 128k, and the growth per doubling
  --encodings      only the decoders, beside iconv, ICU and encoding_rs, and sniffing
  --no-table       leave out the table of the sets
  --rounds N       rounds, in which all parsers take turns (default: 7)
  --set NAME       only this set; may be repeated
  --parser TEXT    of the peers, only those whose names contain TEXT; may be repeated ("none": no peer)
  --filter TEXT    only pages and shapes whose names contain TEXT
  --json FILE      write everything as JSON
  --svg FILE       write a bar chart, and one of the first set alone as FILE with -SET before its ending
)";

struct Options {
  bool table = true, per_page = false, hostile = false, encodings = false;
  int rounds = 7;
  std::vector<std::string> sets, parsers;
  std::string filter, json, svg;
  std::vector<std::filesystem::path> files;
};

bool contains_one_of(const std::string& text, const std::vector<std::string>& parts) {
  for (const std::string& part : parts)
    if (text.find(part) != std::string::npos) return true;
  return parts.empty();
}

Options read_options(int argc, char** argv) {
  Options options;
  const auto value = [&](int& i) -> std::string {
    if (i + 1 >= argc) throw std::invalid_argument(std::string(argv[i]) + " wants a value");
    return argv[++i];
  };
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    if (option == "--help") {
      std::fputs(kHelp, stdout);
      std::exit(0);
    } else if (option == "--per-page") {
      options.per_page = true;
    } else if (option == "--hostile") {
      options.hostile = true;
    } else if (option == "--encodings") {
      options.encodings = true;
    } else if (option == "--no-table") {
      options.table = false;
    } else if (option == "--rounds") {
      options.rounds = std::atoi(value(i).c_str());
      if (options.rounds < 1) throw std::invalid_argument("--rounds wants a number above 0");
    } else if (option == "--set") {
      options.sets.push_back(value(i));
    } else if (option == "--parser") {
      options.parsers.push_back(value(i));
    } else if (option == "--filter") {
      options.filter = value(i);
    } else if (option == "--json") {
      options.json = value(i);
    } else if (option == "--svg") {
      options.svg = value(i);
    } else if (option.starts_with("-")) {
      throw std::invalid_argument("unknown option " + option);
    } else {
      options.files.emplace_back(option);
    }
  }
  return options;
}

void write_file(const std::string& name, const std::string& content) {
  std::ofstream file(name, std::ios::binary);
  file << content;
  if (!file.flush()) throw std::runtime_error("cannot write " + name);
}

void run(int argc, char** argv) {
  const Options options = read_options(argc, argv);
  if (options.encodings) return measure_encodings(options.rounds);
  std::vector<Entry> entries;
  for (Entry& entry : all_parsers())
    if (entry.is_ours() || contains_one_of(entry.name(), options.parsers))
      entries.push_back(std::move(entry));
  std::vector<Entry> table_entries;
  for (const Entry& entry : entries)
    if (entry.in_table) table_entries.push_back(entry);
  std::vector<PageSet> sets;
  if (!options.files.empty()) {
    sets.push_back(set_of_files(options.files));
  } else if (options.table || options.per_page) {
    for (PageSet& set : page_sets(options.filter))
      if (options.sets.empty() || contains_one_of(set.name, options.sets)) sets.push_back(std::move(set));
  }

  const About about = about_this_machine(argc, argv, options.rounds);
  std::printf("%s\n%s; %s; %s; %d rounds\n", about.date.c_str(), about.processor.c_str(),
              about.system.c_str(), about.compiler.c_str(), about.rounds);
  std::string last;
  for (const Entry& entry : entries) {
    if (entry.library != last) std::printf("%s %s\n", entry.library.c_str(), entry.version.c_str());
    last = entry.library;
  }

  std::vector<SetResults> set_results;
  if (options.table) {
    set_results = measure_sets(table_entries, sets, options.rounds);
    print_sets(set_results);
    std::fflush(stdout);
  }
  std::vector<PageResult> page_results;
  if (options.per_page) {
    page_results = measure_pages(table_entries, sets, options.rounds);
    print_pages(page_results);
    std::fflush(stdout);
  }
  std::vector<ShapeResult> shape_results;
  if (options.hostile) {
    shape_results = measure_shapes(entries, options.filter, std::min(options.rounds, 3));
    print_shapes(shape_results);
  }
  if (!options.json.empty())
    write_file(options.json, to_json(about, set_results, page_results, shape_results));
  if (!options.svg.empty()) {
    write_file(options.svg, to_svg(about, set_results));
    if (!set_results.empty()) {
      std::string first = options.svg;
      first.insert(std::min(first.rfind('.'), first.size()), "-" + set_results.front().set->name);
      write_file(first, to_svg(about, {set_results.front()}));
    }
  }
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a worker may end early
  try {
    lockstep::bench::run(argc, argv);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lockstep_bench: %s\n", error.what());
    return 1;
  }
}
