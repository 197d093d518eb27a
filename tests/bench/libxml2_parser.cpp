// libxml2's HTML parser, with a new document per page, and its serializer. It does not follow the Standard's
// algorithm.
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/parser.h>

#include <stdexcept>

#include "parser.h"

namespace lockstep::bench {
namespace {

using Document = std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)>;

Document parse(std::string_view html) {
  Document document(htmlReadMemory(html.data(), static_cast<int>(html.size()), nullptr, "UTF-8",
                                   HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                                       HTML_PARSE_NONET | XML_PARSE_HUGE),
                    xmlFreeDoc);
  if (document == nullptr) throw std::runtime_error("libxml2 failed");
  return document;
}

std::uint64_t count(const Document& document) {
  return count_nodes(
      reinterpret_cast<xmlNodePtr>(document.get()),
      // The children of a document type or an entity are declarations.
      [&](xmlNodePtr node) {
        return node->type == XML_ELEMENT_NODE || node->type == XML_HTML_DOCUMENT_NODE ? node->children
                                                                                      : nullptr;
      },
      [](xmlNodePtr node) { return node->next; }, [](xmlNodePtr node) { return node->parent; });
}

std::size_t serialize(const Document& document) {
  xmlChar* text = nullptr;
  int size = 0;
  htmlDocDumpMemoryFormat(document.get(), &text, &size, 0);
  xmlFree(text);
  return static_cast<std::size_t>(size);
}

class NewDocument : public Parser {
 public:
  NewDocument() { xmlInitParser(); }
  void run(std::string_view html) override { parse(html); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    const Document document = parse(html);
    return {count(document), heap_in_use() - before};
  }
};

}  // namespace

void add_libxml2(std::vector<Entry>& entries) {
  const auto add = [&](Entry entry) {
    entry.library = "libxml2";
    entry.version = LIBXML_DOTTED_VERSION;
    entries.push_back(std::move(entry));
  };
  add({.in_hostile = true, .make = [] { return std::make_unique<NewDocument>(); }});
  add({.mode = "htmlDocDumpMemoryFormat()",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse, count, serialize)});
}

}  // namespace lockstep::bench
