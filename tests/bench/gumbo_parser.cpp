// gumbo, with a new output per page.
#include <gumbo.h>

#include "parser.h"

namespace lockstep::bench {
namespace {

std::uint64_t count_all(const GumboNode* root) {
  std::uint64_t count = 0;
  std::vector<const GumboNode*> open = {root};
  while (!open.empty()) {
    const GumboNode* const node = open.back();
    open.pop_back();
    ++count;
    const GumboVector* children = nullptr;
    if (node->type == GUMBO_NODE_DOCUMENT) {
      children = &node->v.document.children;
      if (node->v.document.has_doctype) ++count;  // no node of its own
    } else if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE) {
      children = &node->v.element.children;
    } else {
      continue;
    }
    for (unsigned i = 0; i < children->length; ++i)
      open.push_back(static_cast<const GumboNode*>(children->data[i]));
  }
  return count - 1;
}

class NewOutput : public Parser {
 public:
  void run(std::string_view html) override { gumbo_destroy_output(&kGumboDefaultOptions, parse(html)); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    GumboOutput* output = parse(html);
    const std::uint64_t taken = heap_in_use() - before;
    const TreeSize size{count_all(output->document), taken};
    gumbo_destroy_output(&kGumboDefaultOptions, output);
    return size;
  }

 private:
  static GumboOutput* parse(std::string_view html) {
    return gumbo_parse_with_options(&kGumboDefaultOptions, html.data(), html.size());
  }
};

}  // namespace

void add_gumbo(std::vector<Entry>& entries) {
  entries.push_back(
      {.library = "gumbo", .version = LOCKSTEP_BENCH_GUMBO_VERSION, .in_hostile = true, .make = [] {
         return std::make_unique<NewOutput>();
       }});
}

}  // namespace lockstep::bench
