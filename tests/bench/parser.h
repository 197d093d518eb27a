// The interface to the parsers that the benchmark measures.
#ifndef LOCKSTEP_TESTS_BENCH_PARSER_H
#define LOCKSTEP_TESTS_BENCH_PARSER_H

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep::bench {

struct TreeSize {
  std::uint64_t nodes = 0;  // or tokens; the document node itself does not count
  std::uint64_t bytes = 0;  // of memory for the tree, 0 when unknown; of a serializer, of its output
};

// A parser in one of its modes. Runs in its own process (worker.h).
class Parser {
 public:
  virtual ~Parser() = default;
  // What is timed: parse, make everything readable, free.
  virtual void run(std::string_view html) = 0;
  // Parses once more, untimed, and examines the result.
  virtual TreeSize size_of(std::string_view html) = 0;
};

enum class Kind { tree, tokenizer, serializer };

struct Entry {
  std::string library = {};  // "lexbor"
  std::string version = {};
  std::string mode = {};  // "document reused"; may be empty
  Kind kind = Kind::tree;
  bool malloc_kept = false;  // glibc's malloc never returns memory to the system
  bool in_table = true;      // else only in the hostile part
  bool in_hostile = false;
  std::function<std::unique_ptr<Parser>()> make = {};

  bool is_ours() const { return library == "Lockstep"; }
  std::string name() const { return mode.empty() ? library : library + ", " + mode; }
};

// Ours come first, beginning with the plain one. The peers depend on the machine.
std::vector<Entry> all_parsers();

// Each of them exists only where CMake found the library.
void add_lockstep(std::vector<Entry>& entries);
void add_lexbor(std::vector<Entry>& entries);
void add_myhtml(std::vector<Entry>& entries);
void add_libxml2(std::vector<Entry>& entries);
void add_gumbo(std::vector<Entry>& entries);
void add_html5ever(std::vector<Entry>& entries);
void add_lol_html(std::vector<Entry>& entries);

// Lockstep's parser with a tree of its own: own_tree_parser.cpp.
std::unique_ptr<Parser> make_own_tree_parser();

// Bytes of the heap that are in use; 0 if unknown.
std::uint64_t heap_in_use();

// Counts the nodes below `root`, which is not counted, with functions for the links. O(nodes), no recursion.
template <class Node, class FirstChild, class Next, class Parent>
std::uint64_t count_nodes(Node root, FirstChild first_child, Next next, Parent parent) {
  std::uint64_t count = 0;
  for (Node node = first_child(root); node;) {
    ++count;
    if (Node child = first_child(node)) {
      node = child;
      continue;
    }
    while (node && node != root && !next(node)) node = parent(node);
    if (!node || node == root) break;
    node = next(node);
  }
  return count;
}

// What is timed is the serialization of trees that size_of() has parsed.
template <class Parse, class Count, class Serialize>
class Serializer : public Parser {
 public:
  Serializer(Parse parse, Count count, Serialize serialize)
      : parse_(parse), count_(count), serialize_(serialize) {}
  void run(std::string_view html) override { serialize_(trees_.find(html.data())->second); }
  TreeSize size_of(std::string_view html) override {
    const auto& tree = trees_.insert_or_assign(html.data(), parse_(html)).first->second;
    return {count_(tree), serialize_(tree)};
  }

 private:
  Parse parse_;
  Count count_;
  Serialize serialize_;
  std::unordered_map<const char*, std::invoke_result_t<Parse, std::string_view>> trees_;
};

// `parse` returns a tree that frees itself, `count` its nodes, `serialize` the size of its text.
template <class Parse, class Count, class Serialize>
std::function<std::unique_ptr<Parser>()> make_serializer(Parse parse, Count count, Serialize serialize) {
  return [=] { return std::make_unique<Serializer<Parse, Count, Serialize>>(parse, count, serialize); };
}

}  // namespace lockstep::bench

#endif
