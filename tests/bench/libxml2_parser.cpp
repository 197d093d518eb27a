// libxml2's HTML parser, a new document per page. It does not follow the Standard's algorithm.
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

#include <stdexcept>

#include "parser.h"

namespace lockstep::bench {
namespace {

class NewDocument : public Parser {
 public:
  NewDocument() { xmlInitParser(); }
  void run(std::string_view html) override { xmlFreeDoc(parse(html)); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    xmlDocPtr document = parse(html);
    const TreeSize size{
        count_nodes(
            reinterpret_cast<xmlNodePtr>(document),
            // The children of a document type or an entity are declarations.
            [&](xmlNodePtr node) {
              return node->type == XML_ELEMENT_NODE || node->type == XML_HTML_DOCUMENT_NODE ? node->children
                                                                                            : nullptr;
            },
            [](xmlNodePtr node) { return node->next; }, [](xmlNodePtr node) { return node->parent; }),
        heap_in_use() - before};
    xmlFreeDoc(document);
    return size;
  }

 private:
  static xmlDocPtr parse(std::string_view html) {
    xmlDocPtr document = htmlReadMemory(
        html.data(), static_cast<int>(html.size()), nullptr, "UTF-8",
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | XML_PARSE_HUGE);
    if (document == nullptr) throw std::runtime_error("libxml2 failed");
    return document;
  }
};

}  // namespace

void add_libxml2(std::vector<Entry>& entries) {
  entries.push_back({.library = "libxml2", .version = LIBXML_DOTTED_VERSION, .in_hostile = true, .make = [] {
                       return std::make_unique<NewDocument>();
                     }});
}

}  // namespace lockstep::bench
