// myhtml, as included in Modest: one thread, a new tree per page, and one myhtml_t for all pages.
#include <myhtml/api.h>

#include <stdexcept>

#include "parser.h"

namespace lockstep::bench {
namespace {

void check(bool good) {
  if (!good) throw std::runtime_error("myhtml failed");
}

class NewTree : public Parser {
 public:
  NewTree() : myhtml_(myhtml_create()) {
    check(myhtml_init(myhtml_, MyHTML_OPTIONS_PARSE_MODE_SINGLE, 1, 0) == MyHTML_STATUS_OK);
  }
  ~NewTree() override { myhtml_destroy(myhtml_); }
  void run(std::string_view html) override { myhtml_tree_destroy(parse(html)); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    myhtml_tree_t* tree = parse(html);
    const TreeSize size{
        count_nodes(myhtml_tree_get_document(tree), myhtml_node_child, myhtml_node_next, myhtml_node_parent),
        heap_in_use() - before};
    myhtml_tree_destroy(tree);
    return size;
  }

 private:
  myhtml_tree_t* parse(std::string_view html) {
    myhtml_tree_t* tree = myhtml_tree_create();
    check(myhtml_tree_init(tree, myhtml_) == MyHTML_STATUS_OK);
    check(myhtml_parse_single(tree, MyENCODING_UTF_8, html.data(), html.size()) == MyHTML_STATUS_OK);
    return tree;
  }
  myhtml_t* myhtml_;
};

}  // namespace

void add_myhtml(std::vector<Entry>& entries) {
  const myhtml_version_t version = myhtml_version();
  entries.push_back({.library = "myhtml",
                     .version = std::to_string(version.major) + '.' + std::to_string(version.minor) + '.' +
                                std::to_string(version.patch),
                     .in_hostile = true,
                     .make = [] { return std::make_unique<NewTree>(); }});
}

}  // namespace lockstep::bench
