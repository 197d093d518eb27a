// lockstep_growth: reads shapes from standard input, one per line, and counts the library's work for n, 2n
// and 4n repetitions of a shape. Prints work that grows too much, and work that limits do not bound.
// search.py creates the shapes and sorts the output.
//
//   shape CONTEXT TAB SEGMENT [TAB SEGMENT…]; CONTEXT is a fragment context: "td", "svg desc"
//   segment  '1' TEXT, or '*' TEXT, which is repeated; \xHH is a byte, \# the number of the repetition
//   output   NUMBER-OF-SHAPE TAB FUNCTION TAB GROWTH TAB COUNTS, "# NUMBER-OF-SHAPE" for each 100 shapes
//
// usage: lockstep_growth [--largest] [FUNCTION…]    these only; --largest: also each growth beyond 2, without
// COUNTS; exit code 3: stopped after the last shape printed, to be started again
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "growth/work.h"
#include "lockstep/lockstep.h"
#include "lockstep/validator.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "trace/trace.h"

namespace lockstep::test {
namespace {

constexpr std::string_view kHex = "0123456789abcdef";

// Segments with their escapes resolved; the number is byte 1.
struct Shape {
  struct Segment {
    bool repeats;
    std::string text;
  };
  std::string context;
  std::vector<Segment> segments;

  explicit Shape(std::string_view line) {
    for (bool first = true; !line.empty(); first = false) {
      const std::size_t end = std::min(line.find('\t'), line.size());
      const std::string_view field = line.substr(0, end);
      line.remove_prefix(std::min(end + 1, line.size()));
      if (first)
        context = field;
      else
        segments.push_back({field.starts_with('*'), unescaped(field.substr(1))});
    }
  }
  std::string html(std::size_t n) const {
    std::string all;
    for (const Segment& segment : segments)
      for (std::size_t i = 0; i < (segment.repeats ? n : 1); ++i) append(all, segment.text, i);
    return all;
  }

 private:
  static std::string unescaped(std::string_view text) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '\\') {
        all += text[i];
      } else if (text[i + 1] == '#') {
        all += '\1';
        ++i;
      } else {
        all += static_cast<char>(kHex.find(text[i + 2]) * 16 + kHex.find(text[i + 3]));
        i += 3;
      }
    }
    return all;
  }
  static void append(std::string& all, std::string_view text, std::size_t number) {
    for (const char c : text) c == '\1' ? all += std::to_string(number) : all += c;
  }
};

struct Input {
  std::string html;
  FragmentContext context;
  Document document;  // what parse() makes of it
};

struct Function {
  const char* name;
  void (*run)(const Input& input);
  // The size of what it makes, if that is more than the document.
  std::uint64_t (*size)(const Input& input) = nullptr;
};

ParseOptions with_errors() {
  ParseOptions options;
  options.collect_errors = options.positions = true;
  return options;
}
// Limits that are not met.
ParseOptions with_limits() {
  ParseOptions options;
  options.limits = {.nodes = 1'000'000'000,
                    .attributes = 1'000'000'000,
                    .errors = 1'000'000'000,
                    .memory_bytes = 1'000'000'000'000};
  return options;
}

void read_tokens(const Input& input) {
  TokenReader reader;
  const auto read_all = [&] {
    while (reader.next() != nullptr) {
    }
  };
  for (const std::string_view piece : chunks_of(input.html, 7)) {
    (void)reader.write(piece);
    read_all();
  }
  reader.finish();
  read_all();
}

void read_fetches(const Input& input) {
  SpeculativeParser parser;
  parser.start();
  parser.write(input.html);
  while (parser.next() != nullptr) {
  }
}

void sanitize_fragment(const Input& input, SanitizeMethod method) {
  SanitizeOptions options;
  options.method = method;
  (void)parse_html_fragment(input.html, input.context, Sanitizer(), options);
}

void select_all(const Input& input, std::string_view selector) {
  for (const Node node : input.document.root().select(selector)) static_cast<void>(node);
}

std::uint64_t size_of_trace(const Input& input) {
  const detail::Trace trace = detail::Trace::of(input.html, nullptr, {});
  std::uint64_t size = 0;
  for (const detail::TraceStep& step : trace.steps()) size += 1 + step.events_end - step.first_event;
  return size;
}

std::uint64_t size_of_findings(const Input& input) { return 64 * validate(input.html).size(); }

constexpr Function kFunctions[] = {
    {"parse", [](const Input& in) { (void)parse(in.html, {}, Source::borrowed); }},
    {"parse errors", [](const Input& in) { (void)parse(in.html, with_errors(), Source::borrowed); }},
    {"parse pieces", [](const Input& in) { (void)parse_chunks(chunks_of(in.html, 7)); }},
    {"parse limits", [](const Input& in) { (void)parse(in.html, with_limits(), Source::borrowed); }},
    {"fragment", [](const Input& in) { (void)parse_fragment(in.html, in.context, {}, Source::borrowed); }},
    {"tokens", read_tokens},
    {"speculative", read_fetches},
    {"validate", [](const Input& in) { (void)validate(in.html); }, size_of_findings},
    {"trace", [](const Input& in) { (void)detail::Trace::of(in.html, nullptr, {}); }, size_of_trace},
    {"sanitize", [](const Input& in) { sanitize_fragment(in, SanitizeMethod::filter_tree); }},
    {"sanitize parsing", [](const Input& in) { sanitize_fragment(in, SanitizeMethod::while_parsing); }},
    {"sanitize text", [](const Input& in) { (void)sanitize(in.html); }},
    {"text", [](const Input& in) { (void)in.document.root().inner_text(); }},
    {"markdown", [](const Input& in) { (void)markdown(in.document.root()); }},
    {"markdown lines", [](const Input& in) { (void)markdown(in.document.root(), {.width = 40}); }},
    {"main content", [](const Input& in) { (void)main_html(main_content(in.document)); }},
    {"serialize", [](const Input& in) { (void)serialize_html(in.document.root()); }},
    {"indent", [](const Input& in) { (void)serialize_html(in.document.root(), {.indent = 2}); }},
    {"xml", [](const Input& in) { (void)serialize_xml(in.document.root()); }},
    {"select descendant", [](const Input& in) { select_all(in, "div p, table > * i"); }},
    {"select sibling", [](const Input& in) { select_all(in, "p ~ b, i + a"); }},
    {"select has", [](const Input& in) { select_all(in, ":has(p) > b"); }},
    {"select text",
     [](const Input& in) {
       const SelectorResult selector = Selector::parse("p:contains(aa, b)", {.extensions = true});
       for (const Node node : selector->select(in.document.root())) static_cast<void>(node);
     }},
    {"select nth", [](const Input& in) { select_all(in, ":nth-last-child(2n+1), :nth-of-type(3)"); }},
    {"select not", [](const Input& in) { select_all(in, ":not(:is(div, p) *, [id])"); }},
};
bool is_of_tree(const Function& function) {
  return &function >= std::ranges::find(kFunctions, std::string_view("text"), &Function::name);
}

// Nodes with their attributes, those of template contents and shadow roots too, and the markup.
std::uint64_t size_of(const Document& document) {
  return 8 * count_nodes(document) + serialize_html(document.result()).size();
}

constexpr Work kMost = {.steps = 100'000'000, .memory = 200'000'000};
constexpr std::size_t kMostLost = 4'000'000'000;

struct Counted {
  Counts steps{}, memory{}, sizes{};
  bool too_much = false;
};

// The counts for n, 2n and 4n repetitions.
class Measured {
 public:
  Measured(const Shape& shape, std::size_t n) {
    const std::size_t space = shape.context.find(' ');
    FragmentContext context;
    context.local_name = std::string_view(shape.context).substr(space == std::string::npos ? 0 : space + 1);
    if (space != std::string::npos)
      context.element_namespace = shape.context.starts_with("svg") ? Namespace::svg : Namespace::mathml;
    for (std::size_t i = 0; i < 3; ++i) {
      Input input{shape.html(n << i), context, parse("")};
      const Work work = work_of([&] { input.document = parse(input.html, {}, Source::borrowed); }, kMost);
      if (work.too_much) {
        explodes_ = true;
        return;
      }
      const Work fragment =
          work_of([&] { fragment_size_[i] = size_of(parse_fragment(input.html, context)); }, kMost);
      fragment_explodes_ |= fragment.too_much;
      sizes_[i] = input.html.size() + size_of(input.document);
      fragment_size_[i] += input.html.size();
      inputs_.push_back(std::move(input));
    }
  }
  bool explodes() const { return explodes_; }
  bool fragment_explodes() const { return fragment_explodes_; }
  // The growth of the input and the output: of the document or of the fragment, whichever is larger.
  double growth_of_size(double (*growth)(const Counts&)) const {
    return fragment_explodes_ ? growth(sizes_) : std::max(growth(sizes_), growth(fragment_size_));
  }
  const Counts& sizes() const { return sizes_; }

  Counted count(const Function& function) const {
    Counted counted;
    for (std::size_t i = 0; i < 3; ++i) {
      const Input& input = inputs_[i];
      const Work work = work_of([&] { function.run(input); }, kMost);
      if (function.size != nullptr && !work.too_much) counted.sizes[i] = function.size(input);
      counted.steps[i] = work.steps;
      counted.memory[i] = work.memory;
      if (work.too_much) {
        counted.too_much = true;
        return counted;
      }
    }
    return counted;
  }

 private:
  std::vector<Input> inputs_;
  Counts sizes_{}, fragment_size_{};
  bool explodes_ = false, fragment_explodes_ = false;
};

// By how much a count grows for twice the input, if what comes out grows by 2.
double beyond_output(double growth, double of_output) { return growth * 2 / std::max(2.0, of_output); }

constexpr double kLargestGrowth = 2.2;
// For memory, with four times the input: buffers double.
constexpr double kLargestGrowthOfMemory = 9;

struct Finding {
  std::string function;
  double growth;
  Counts counts;
};

class Search {
 public:
  explicit Search(std::vector<std::string_view> names) : names_(std::move(names)) {}

  std::vector<Finding> findings(const Shape& shape, std::size_t n, double (*growth)(const Counts&),
                                double largest, const std::vector<std::string>* only) {
    std::vector<Finding> all;
    const auto wanted = [&](const std::string& name) {
      return only == nullptr || std::ranges::count(*only, name) != 0;
    };
    const Measured measured(shape, n);
    if (measured.explodes()) {
      growths_.clear();
      return {{"size", 99, measured.sizes()}};
    }
    if (measured.fragment_explodes()) all.push_back({"size", 99, measured.sizes()});
    const double of_size = measured.growth_of_size(growth);
    const auto note = [&](const std::string& name, double grown) {
      if (wanted(name)) growths_[name] = grown;
    };
    note("size", of_size);
    if (all.empty() && of_size > largest && wanted("size"))
      all.push_back({"size", of_size, measured.sizes()});
    for (const Function& function : kFunctions) {
      if (!names_.empty() && std::ranges::count(names_, function.name) == 0) continue;
      const std::string name = function.name, of_memory = name + " memory";
      if (!wanted(name) && !wanted(of_memory)) continue;
      const Counted counted = measured.count(function);
      if (counted.too_much) {
        if (measured.fragment_explodes() && !is_of_tree(function)) continue;  // the same
        all.push_back({name, 99, counted.steps});
        continue;
      }
      const double of_result = function.size == nullptr ? of_size : std::max(of_size, growth(counted.sizes));
      const double grown = beyond_output(growth(counted.steps), of_result);
      note(name, grown);
      if (grown > largest && wanted(name)) all.push_back({name, grown, counted.steps});
      const double memory = static_cast<double>(counted.memory[2]) /
                            static_cast<double>(std::max<std::uint64_t>(counted.memory[0], 1)) * 4 /
                            std::max(4.0, of_result * of_result);
      note(of_memory, std::sqrt(memory));
      if (memory > kLargestGrowthOfMemory && wanted(of_memory))
        all.push_back({of_memory, memory, counted.memory});
    }
    return all;
  }

  // What grows by too much for three sizes, each larger than the one before. Few shapes need more than the
  // smallest.
  std::vector<Finding> confirmed(const Shape& shape) {
    growths_.clear();
    std::vector<Finding> found = findings(shape, 16, growth_of_difference, 2.06, nullptr);
    for (const std::size_t n : {64u, 256u}) {
      if (found.empty()) return found;
      std::vector<std::string> only;
      for (const Finding& finding : found) only.push_back(finding.function);
      found = findings(shape, n, n == 64 ? growth_of_difference : growth, kLargestGrowth, &only);
    }
    return found;
  }

  // The growth of the work of each function, and of its peak memory, for a doubling of the last shape, at the
  // largest n counted.
  const std::map<std::string, double>& growths() const { return growths_; }

  // What limits do not bound.
  static void check_limits(const Shape& shape, std::vector<Finding>& found) {
    constexpr std::size_t kDepth = 40, kCount = 100, kNodes = 300, kMemory = 200'000;
    const std::string html = shape.html(kCount);
    FragmentContext context;
    for (const bool fragment : {false, true}) {
      const auto limited = [&](const Limits& limits) {
        ParseOptions options;
        options.limits = limits;
        return fragment ? parse_fragment(html, context, options) : parse(html, options);
      };
      const std::string name = fragment ? "fragment limit " : "limit ";
      std::size_t deepest = 0;
      const Work of_depth = work_of(
          [&] { deepest = depth(held(limited({.nodes = 100'000, .depth = kDepth})).result()); }, kMost);
      if (of_depth.too_much || deepest > kDepth + kDepth / 2)
        found.push_back({name + "depth", 0, {kDepth, deepest, of_depth.steps}});
      std::size_t nodes = 0;
      const Work of_nodes = work_of([&] { nodes = count_nodes(limited({.nodes = kNodes})); }, kMost);
      if (of_nodes.too_much || nodes > kNodes + kCount)
        found.push_back({name + "nodes", 0, {kNodes, nodes, of_nodes.steps}});
      const Work of_memory = work_of([&] { (void)limited({.memory_bytes = kMemory}); }, kMost);
      if (of_memory.too_much || of_memory.memory > kMemory + kMemory / 10 + (1 << 20))
        found.push_back({name + "memory", 0, {kMemory, of_memory.memory, of_memory.steps}});
    }
  }

 private:
  static std::size_t depth(Node root) {
    std::size_t most = 0, now = 0;
    for (Node node = root; node;) {
      most = std::max(most, now);
      Node next = node.first_child();
      if (next) ++now;
      while (!next && node && node != root) {
        next = node.next_sibling();
        if (!next) {
          node = node.parent();
          --now;
        }
      }
      node = next;
    }
    return most;
  }

  std::vector<std::string_view> names_;
  std::map<std::string, double> growths_;
};

int run(std::vector<std::string_view> names) {
  const bool largest = std::erase(names, "--largest") != 0;
  Search search(std::move(names));
  std::size_t number = 0;
  for (std::string line; std::getline(std::cin, line); ++number) {
    const Shape shape(line);
    std::vector<Finding> found = search.confirmed(shape);
    Search::check_limits(shape, found);
    for (const Finding& finding : found) {
      std::printf("%zu\t%s\t%.2f\t%llu %llu %llu\n", number, finding.function.c_str(), finding.growth,
                  static_cast<unsigned long long>(finding.counts[0]),
                  static_cast<unsigned long long>(finding.counts[1]),
                  static_cast<unsigned long long>(finding.counts[2]));
    }
    for (const auto& [function, growth] : search.growths())
      if (largest && growth > 2) std::printf("%zu\t%s\t%.2f\t\n", number, function.c_str(), growth);
    const bool stops = lost_memory() > kMostLost;
    if (stops || number % 100 == 99) std::printf("# %zu\n", number);
    std::fflush(stdout);
    if (stops) return 3;
  }
  return 0;
}

}  // namespace
}  // namespace lockstep::test

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return lockstep::test::run({argv + 1, argv + argc});
}
