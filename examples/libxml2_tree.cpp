// Builds a libxml2 tree with Lockstep: reads HTML from a file and prints what an XPath expression finds.
//
//   lockstep_libxml2_tree '//h:a/@href' page.html
//
// The prefixes h, s and m stand for the namespaces of HTML, SVG and MathML.
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "lockstep/lockstep.h"
#include "lockstep/sink_parser.h"

namespace {

const xmlChar* xml(const std::string& text) { return reinterpret_cast<const xmlChar*>(text.c_str()); }

constexpr const char* kHtml = "http://www.w3.org/1999/xhtml";
constexpr const char* kMathml = "http://www.w3.org/1998/Math/MathML";
constexpr const char* kSvg = "http://www.w3.org/2000/svg";

struct FreeDocument {
  void operator()(xmlDoc* document) const { xmlFreeDoc(document); }
};
using XmlDocument = std::unique_ptr<xmlDoc, FreeDocument>;

// Coerces names and characters that XML does not allow (lockstep/xml.h), so that the document can be written
// as XML. libxml2 has no template contents: they become the children of their template.
class Libxml2Tree : public lockstep::TreeSinkDefaults<xmlNode*> {
 public:
  Libxml2Tree() : document_(xmlNewDoc(reinterpret_cast<const xmlChar*>("1.0"))) {
    // The document owns namespaces that no element declares; the first is that of the prefix xml.
    namespaces_[4] = xmlSearchNsByHref(document_.get(), document(), XML_XML_NAMESPACE);
    add_namespace(0, kHtml, nullptr);
    add_namespace(1, kMathml, nullptr);
    add_namespace(2, kSvg, nullptr);
    add_namespace(3, "http://www.w3.org/1999/xlink", "xlink");
  }
  ~Libxml2Tree() { free_nodes_without_parent(); }
  Libxml2Tree(const Libxml2Tree&) = delete;
  Libxml2Tree& operator=(const Libxml2Tree&) = delete;

  // Transfers ownership of the document. Call it when the parser is done.
  XmlDocument release() {
    free_nodes_without_parent();
    return std::move(document_);
  }

  // --- The functions of a TreeSink
  Node document() const { return reinterpret_cast<Node>(document_.get()); }
  Node create_element(lockstep::Namespace name_space, lockstep::LocalName name,
                      const lockstep::SinkAttributes& attributes) {
    const std::string local_name = lockstep::coerce_name(name.text());
    const Node element = xmlNewDocNode(document_.get(), xml_namespace(name_space), xml(local_name), nullptr);
    add_missing_attributes(element, attributes);
    return made(element);
  }
  Node create_comment(std::string_view data) {
    return made(xmlNewDocComment(document_.get(), xml(lockstep::coerce_comment(data))));
  }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    return made(xmlNewDocPI(document_.get(), xml(lockstep::coerce_name(target)),
                            xml(lockstep::coerce_instruction(data))));
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    const std::string identifiers[] = {lockstep::coerce_text(public_identifier),
                                       lockstep::coerce_text(system_identifier)};
    return made(reinterpret_cast<Node>(
        xmlCreateIntSubset(nullptr, xml(name.empty() ? "html" : lockstep::coerce_name(name)),
                           identifiers[0].empty() ? nullptr : xml(identifiers[0]),
                           identifiers[1].empty() ? nullptr : xml(identifiers[1]))));
  }
  Node create_document_fragment() { return made(xmlNewDocFragment(document_.get())); }

  void insert_before(Node parent, Node child, Node reference) {
    without_parent_.erase(child);
    if (reference != nullptr) {
      xmlAddPrevSibling(reference, child);
    } else {
      xmlAddChild(parent, child);
    }
    if (child->type == XML_DTD_NODE) document_->intSubset = reinterpret_cast<xmlDtd*>(child);
  }
  void insert_text(Node parent, Node reference, std::string_view text) {
    const std::string characters = lockstep::coerce_text(text);
    Node before = reference == nullptr ? parent->last : reference->prev;
    if (before != nullptr && before->type == XML_TEXT_NODE) {
      xmlTextConcat(before, xml(characters), static_cast<int>(characters.size()));
    } else {
      insert_before(parent, xmlNewDocText(document_.get(), xml(characters)), reference);
    }
  }
  void remove(Node child) {
    if (child->parent == nullptr) return;
    xmlUnlinkNode(child);
    without_parent_.insert(child);
  }
  void move_children(Node from, Node to) {
    while (from->children != nullptr) {
      const Node child = from->children;
      xmlUnlinkNode(child);
      xmlAddChild(to, child);
    }
  }
  Node parent(Node node) const { return node->parent; }
  bool document_has_child(lockstep::NodeType type) const {
    return type == lockstep::NodeType::doctype ? document_->intSubset != nullptr
                                               : xmlDocGetRootElement(document_.get()) != nullptr;
  }

  void add_missing_attributes(Node element, const lockstep::SinkAttributes& attributes) {
    for (const auto& [name, value] : attributes) {
      // In XML these would declare namespaces.
      if (name.qualified_name() == "xmlns" || name.qualified_name().starts_with("xmlns:")) continue;
      xmlNs* const name_space = xml_namespace(name.attribute_namespace());
      const std::string local_name = lockstep::coerce_name(name.local_name());
      if (xmlHasNsProp(element, xml(local_name), name_space == nullptr ? nullptr : name_space->href) ==
          nullptr)
        xmlNewNsProp(element, name_space, xml(local_name), xml(lockstep::coerce_text(value)));
    }
  }
  Node template_contents(Node element) const { return element; }

 private:
  void add_namespace(std::size_t i, const char* url, const char* prefix) {
    namespaces_[i] =
        xmlNewNs(nullptr, reinterpret_cast<const xmlChar*>(url), reinterpret_cast<const xmlChar*>(prefix));
    namespaces_[i]->next = document_->oldNs->next;
    document_->oldNs->next = namespaces_[i];
  }
  xmlNs* xml_namespace(lockstep::Namespace name_space) const {
    switch (name_space) {
      case lockstep::Namespace::html:
        return namespaces_[0];
      case lockstep::Namespace::mathml:
        return namespaces_[1];
      case lockstep::Namespace::svg:
        return namespaces_[2];
      case lockstep::Namespace::xlink:
        return namespaces_[3];
      case lockstep::Namespace::xml:
        return namespaces_[4];
      default:
        return nullptr;
    }
  }
  void free_nodes_without_parent() {
    for (const Node node : without_parent_) xmlFreeNode(node);
    without_parent_.clear();
  }
  Node made(Node node) {
    without_parent_.insert(node);
    return node;
  }

  XmlDocument document_;
  std::array<xmlNs*, 5> namespaces_{};
  // Nodes outside the document. The parser may still insert them, and frees nothing.
  std::unordered_set<Node> without_parent_;
};
static_assert(lockstep::TreeSink<Libxml2Tree>);

XmlDocument parse(std::string_view html) {
  Libxml2Tree tree;
  lockstep::SinkParser parser(tree);
  const bool whole = parser.write(html) == lockstep::Status::ok;
  if (parser.finish() != lockstep::Status::ok || !whole) std::cerr << "the page is cut off at a limit\n";
  return tree.release();
}

// Prints the string value of each node that the expression finds.
void print_found(xmlDoc* document, const std::string& expression) {
  xmlXPathContext* const context = xmlXPathNewContext(document);
  const std::pair<const char*, const char*> prefixes[] = {{"h", kHtml}, {"s", kSvg}, {"m", kMathml}};
  for (const auto& [prefix, url] : prefixes)
    xmlXPathRegisterNs(context, reinterpret_cast<const xmlChar*>(prefix),
                       reinterpret_cast<const xmlChar*>(url));
  xmlXPathObject* const found = xmlXPathEvalExpression(xml(expression), context);
  for (int i = 0; found != nullptr && i < xmlXPathNodeSetGetLength(found->nodesetval); ++i) {
    xmlChar* const value = xmlXPathCastNodeToString(xmlXPathNodeSetItem(found->nodesetval, i));
    std::cout << reinterpret_cast<const char*>(value) << '\n';
    xmlFree(value);
  }
  xmlXPathFreeObject(found);
  xmlXPathFreeContext(context);
}

}  // namespace

int main() {
  const XmlDocument document = parse(
      "<!DOCTYPE html><p class=a>Clocks<table><b>made</b><tr><th>Work<th>Price</table>"
      "<svg viewbox='0 0 9 9'><a xlink:href='#top'></a></svg>"
      "<template><td>A cell</template><i a<b=c>");
  for (const char* const expression :
       {"//h:p | //h:b", "//h:th", "//s:svg/@viewBox | //s:a/@*", "//h:template/h:td", "//@aU00003Cb"})
    print_found(document.get(), expression);
}

// Prints:
// Clocks
// made
// Work
// Price
// 0 0 9 9
// #top
// A cell
// c
