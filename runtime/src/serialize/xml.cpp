// Serializing as XML, with the coercions of infoset.cpp.

#include "lockstep/xml.h"

#include <string>
#include <unordered_set>
#include <vector>

#include "document/terms.h"
#include "edition/entry.h"
#include "serialize/infoset.h"
#include "serialize/output.h"
#include "serialize/walk.h"
#include "text/characters.h"
#include "text/xml_names.h"

namespace lockstep {

namespace {

using detail::equals_ignoring_case;
using detail::namespace_url;
using detail::NodeAccess;
using detail::Output;
using detail::Part;
using detail::XmlText;

// https://www.w3.org/TR/xml/#NT-PubidLiteral
bool is_public_identifier(std::string_view text) {
  constexpr std::string_view kCharacters =
      " \n-'()+,./:=?;!*#@$_%0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return text.find_first_not_of(kCharacters) == std::string_view::npos;
}

class XmlSerializer {
 public:
  XmlSerializer(Output& out, Node root, const XmlOptions& options)
      : out_(out), root_(root), options_(options), edition_(detail::entry_of(NodeAccess::edition(root))) {}

  void enter(Node node) {
    switch (node.type()) {
      case NodeType::none:
      case NodeType::document:
      case NodeType::document_fragment:
        break;
      case NodeType::doctype:
        doctype(node);
        break;
      case NodeType::element:
        start_tag(node);
        break;
      case NodeType::text:
        write_coerced_text(out_, node.data(), XmlText::element);
        break;
      case NodeType::comment:
        out_ += "<!--";
        write_coerced_text(out_, node.data(), XmlText::comment);
        out_ += "-->";
        break;
      case NodeType::processing_instruction:
        instruction(node);
        break;
    }
  }

  bool enter_part(Part part, Node owner, Node) {
    if (part == Part::shadow_root) return false;
    if (part == Part::template_contents) owners_.push_back(owner);
    return true;
  }
  void leave_part(Part part, Node) {
    if (part == Part::template_contents) owners_.pop_back();
  }

  void leave(Node node) {
    if (!node.is_element()) return;
    if (node == xlink_declared_on_) xlink_declared_on_ = Node();
    if (!is_self_closing(node)) {
      out_ += "</";
      write_coerced_name(out_, node.local_name(), options_.names);
      out_ += '>';
    }
  }

 private:
  // Returns the namespace of an element as written.
  Namespace namespace_of(Node element) const {
    const Namespace its = element.element_namespace();
    const bool is_written = its == Namespace::html ? options_.html_namespace : options_.foreign_namespaces;
    return is_written ? its : Namespace::none;
  }
  // Returns the namespace of an unprefixed name at `node`.
  Namespace default_namespace_at(Node node) const {
    if (node == root_) return Namespace::none;
    const Node parent = node.parent();
    if (parent.is_element()) return namespace_of(parent);
    return parent == root_ ? Namespace::none : namespace_of(owners_.back());
  }

  bool is_self_closing(Node node) const {
    if (node.first_child() || (node.template_contents() && node.template_contents().first_child()))
      return false;
    return node.element_namespace() != Namespace::html ||
           edition_.is_void(Namespace::html, NodeAccess::name(node));
  }

  void start_tag(Node node) {
    out_ += '<';
    write_coerced_name(out_, node.local_name(), options_.names);
    if (namespace_of(node) != default_namespace_at(node))
      out_.append(" xmlns=\"").append(namespace_url(namespace_of(node))).append("\"");
    bool may_coincide = false;
    const std::size_t count = node.attribute_count();
    for (std::size_t i = 0; i < count; ++i)
      may_coincide = may_coincide || has_escape(node.attribute(i).local_name());
    std::unordered_set<std::string> written;
    for (std::size_t i = 0; i < count; ++i) {
      const Attribute one = node.attribute(i);
      if (!may_coincide || one.attribute_namespace() != Namespace::none ||
          written.insert(coerce_name(one.local_name(), options_.names)).second)
        attribute(node, one);
    }
    out_ += is_self_closing(node) ? "/>" : ">";
  }

  // Whether the name contains an escape like those that coerce_name() writes: another attribute's name may be
  // coerced to the same name.
  static bool has_escape(std::string_view name) {
    for (std::size_t at = name.find('U'); at != std::string_view::npos; at = name.find('U', at + 1))
      if (name.size() - at >= 7 &&
          name.substr(at + 1, 6).find_first_not_of("0123456789ABCDEF") == std::string_view::npos)
        return true;
    return false;
  }

  void attribute(Node node, const Attribute& attribute) {
    const std::string_view name = attribute.local_name();
    switch (attribute.attribute_namespace()) {
      case Namespace::xmlns:
        return;
      case Namespace::xlink:
        if (!xlink_declared_on_) {
          out_.append(" xmlns:xlink=\"").append(namespace_url(Namespace::xlink)).append("\"");
          xlink_declared_on_ = node;
        }
        out_ += " xlink:";
        break;
      case Namespace::xml:
        out_ += " xml:";
        break;
      default:
        if (name == "xmlns" || name.starts_with("xmlns:")) return;
        out_ += ' ';
    }
    write_coerced_name(out_, name, options_.names);
    out_ += "=\"";
    write_coerced_text(out_, attribute.value(), XmlText::attribute);
    out_ += '"';
  }

  void doctype(Node node) {
    const std::string_view public_id = node.public_identifier(), system_id = node.system_identifier();
    const char quote = system_id.find('"') == std::string_view::npos ? '"' : '\'';
    if (!options_.doctype || !detail::is_xml_name(node.name(), options_.names) ||
        !is_public_identifier(public_id) || !detail::is_xml_text(system_id) ||
        system_id.find(quote) != std::string_view::npos)
      return;
    out_.append("<!DOCTYPE ").append(node.name());
    if (!public_id.empty())
      out_.append(" PUBLIC \"").append(public_id).append("\" ");
    else if (!system_id.empty())
      out_ += " SYSTEM ";
    // XML has no public identifier without a system identifier.
    if (!public_id.empty() || !system_id.empty()) {
      out_ += quote;
      out_ += system_id;
      out_ += quote;
    }
    out_ += '>';
  }

  void instruction(Node node) {
    std::string_view target = node.target();
    out_ += "<?";
    if (detail::equals_ignoring_case(target, "xml")) {
      // This target, which no parser creates, is reserved for the XML declaration.
      out_ += target[0] == 'x' ? "U000078" : "U000058";
      target.remove_prefix(1);
    }
    write_coerced_name(out_, target, options_.names);
    if (!node.data().empty()) out_ += ' ';
    write_coerced_text(out_, node.data(), XmlText::instruction);
    out_ += "?>";
  }

  Output& out_;
  const Node root_;
  const XmlOptions options_;
  const detail::EditionEntry& edition_;
  std::vector<Node> owners_;  // the templates whose contents are being visited
  Node xlink_declared_on_;    // the element that declares the prefix for `xlink`
};

void write_xml(Output& out, Node root, const XmlOptions& options) {
  if (options.declaration) out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  XmlSerializer serializer(out, root, options);
  detail::Walk<XmlSerializer>(serializer).run(root);
  out.finish();
}

}  // namespace

std::string serialize_xml(Node root, const XmlOptions& options) {
  std::string text;
  Output out(text);
  write_xml(out, root, options);
  return text;
}

void serialize_xml(Node root, Sink sink, const XmlOptions& options) {
  Output out(sink);
  write_xml(out, root, options);
}

}  // namespace lockstep
