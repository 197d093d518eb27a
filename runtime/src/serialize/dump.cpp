// The format of the html5lib tree-construction tests:
// https://github.com/html5lib/html5lib-tests/blob/master/tree-construction/README.md

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/serialize.h"
#include "serialize/output.h"
#include "serialize/walk.h"
#include "text/code_points.h"

namespace lockstep {

namespace {

using detail::Output;
using detail::Part;

std::string_view designator(Namespace name_space) {
  switch (name_space) {
    case Namespace::none:
    case Namespace::html:
      return "";
    case Namespace::mathml:
      return "math ";
    case Namespace::svg:
      return "svg ";
    case Namespace::xlink:
      return "xlink ";
    case Namespace::xml:
      return "xml ";
    case Namespace::xmlns:
      return "xmlns ";
  }
  return "";
}

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  while (!text.empty()) {
    const auto [code_point, size] = detail::first_code_point(text);
    text.remove_prefix(size);
    if (code_point < 0x10000) {
      units.push_back(static_cast<char16_t>(code_point));
    } else {
      units.push_back(static_cast<char16_t>(0xD7C0 + (code_point >> 10)));
      units.push_back(static_cast<char16_t>(0xDC00 | (code_point & 0x3FF)));
    }
  }
  return units;
}

// UTF-8 sorts like UTF-16, except for surrogates, which UTF-16 sorts before U+E000.
bool less_as_utf16(std::string_view a, std::string_view b) {
  const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0xED; };
  if (std::all_of(a.begin(), a.end(), plain) || std::all_of(b.begin(), b.end(), plain)) return a < b;
  return to_utf16(a) < to_utf16(b);
}

class Dump {
 public:
  Dump(Output& out, Node root) : out_(out), root_(root) {}

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
        element(node);
        break;
      case NodeType::text:
        text(node);
        break;
      case NodeType::comment:
        begin_line(depth_);
        append("<!-- ", node.data(), " -->");
        break;
      case NodeType::processing_instruction:
        begin_line(depth_);
        append("<?", node.target(), " ", node.data(), "?>");
        break;
    }
  }

  bool enter_part(Part part, Node owner, Node container) {
    switch (part) {
      case Part::template_contents:
        begin_line(depth_ + 1);
        append("content");
        break;
      case Part::shadow_root:
        begin_line(depth_ + 1);
        append("#shadow-root (",
               container.shadow_root_properties()->mode == ShadowRootMode::open ? "open" : "closed", ")");
        break;
      case Part::children:
        break;
    }
    depth_ += levels(part, owner);
    return true;
  }
  void leave_part(Part part, Node owner) { depth_ -= levels(part, owner); }
  void leave(Node) {}

 private:
  // Returns the number of levels between an owner and the nodes of a part.
  static std::size_t levels(Part part, Node owner) {
    if (part != Part::children) return 2;
    return owner.is_element() ? 1 : 0;
  }

  template <class... Pieces>
  void append(const Pieces&... pieces) {
    (out_.append(std::string_view(pieces)), ...);
  }

  void begin_line(std::size_t depth) {
    append(first_line_ ? "| " : "\n| ");
    first_line_ = false;
    out_.append(2 * depth, ' ');
  }

  void doctype(Node node) {
    begin_line(depth_);
    append("<!DOCTYPE ", node.name());
    if (!node.public_identifier().empty() || !node.system_identifier().empty())
      append(" \"", node.public_identifier(), "\" \"", node.system_identifier(), "\"");
    append(">");
  }

  void element(Node node) {
    begin_line(depth_);
    append("<", designator(node.element_namespace()), node.local_name(), ">");
    const std::size_t count = node.attribute_count();
    if (count == 0) return;
    attributes_.clear();
    for (std::size_t i = 0; i < count; ++i) {
      const Attribute attribute = node.attribute(i);
      std::string name(designator(attribute.attribute_namespace()));
      attributes_.emplace_back(name.append(attribute.local_name()), attribute.value());
    }
    std::stable_sort(attributes_.begin(), attributes_.end(),
                     [](const auto& a, const auto& b) { return less_as_utf16(a.first, b.first); });
    for (const auto& [name, value] : attributes_) {
      begin_line(depth_ + 1);
      append(name, "=\"", value, "\"");
    }
  }

  // Adjacent text nodes are joined. The root's siblings are not in the dump.
  void text(Node node) {
    const auto joins = [&](Node neighbour) { return node != root_ && neighbour.type() == NodeType::text; };
    if (!joins(node.previous_sibling())) {
      begin_line(depth_);
      append("\"");
    }
    append(node.data());
    if (!joins(node.next_sibling())) append("\"");
  }

  Output& out_;
  const Node root_;
  bool first_line_ = true;
  std::size_t depth_ = 0;
  std::vector<std::pair<std::string, std::string_view>> attributes_;
};

void write_dump(Output& out, Node root) {
  Dump dump(out, root);
  detail::Walk<Dump>(dump).run(root);
  out.finish();
}

}  // namespace

std::string dump_tree(Node root) {
  std::string text;
  Output out(text);
  write_dump(out, root);
  return text;
}

void dump_tree(Node root, Sink sink) {
  Output out(sink);
  write_dump(out, root);
}

}  // namespace lockstep
