// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm

#include <string>

#include "edition-2026-10-03/sets.h"
#include "lockstep/serialize.h"
#include "serialize/walk.h"

namespace lockstep {

namespace {

using detail::NodeAccess;
using detail::Part;
namespace edition = edition_2026_10_03;

bool is_in(Node node, edition::NameSet set) {
  return node && node.is_element() &&
         ((edition::sets_of(node.element_namespace(), NodeAccess::name(node)) >> static_cast<unsigned>(set)) &
          1) != 0;
}

// #serializes-as-void
bool serializes_as_void(Node node) { return is_in(node, edition::sets::set_serializes_as_void); }

// #html-fragment-serialisation-algorithm, text: the parents whose text is not escaped.
bool text_is_raw_in(Node parent, bool scripting) {
  return is_in(parent, edition::sets::set_raw_text_when_serialized) ||
         (scripting && parent && parent.is_html("noscript"));
}

// #escapingString
void append_escaped(std::string& out, std::string_view text, bool attribute_mode) {
  const char* run = text.data();
  const char* const end = run + text.size();
  const auto replace = [&](const char* at, std::size_t length, std::string_view replacement) {
    out.append(run, at);
    out.append(replacement);
    run = at + length;
  };
  for (const char* p = run; p != end; ++p) {
    switch (*p) {
      case '&':
        replace(p, 1, "&amp;");
        break;
      case '<':
        replace(p, 1, "&lt;");
        break;
      case '>':
        replace(p, 1, "&gt;");
        break;
      case '"':
        if (attribute_mode) replace(p, 1, "&quot;");
        break;
      case '\xC2':  // first byte of U+00A0 NO-BREAK SPACE
        if (p + 1 != end && p[1] == '\xA0') {
          replace(p, 2, "&nbsp;");
          ++p;
        }
        break;
      default:
        break;
    }
  }
  out.append(run, end);
}

class HtmlSerializer {
 public:
  HtmlSerializer(std::string& out, Node root, const SerializeOptions& options)
      : out_(out), root_(root), options_(options) {}

  void enter(Node node) {
    if (node == root_) return;
    switch (node.type()) {
      case NodeType::document:
      case NodeType::document_fragment:
        break;
      case NodeType::doctype:
        append("<!DOCTYPE ", node.name(), ">");
        break;
      case NodeType::element:
        start_tag(node);
        break;
      case NodeType::text:
        if (text_is_raw_in(node.parent(), options_.scripting)) {
          append(node.data());
        } else {
          append_escaped(out_, node.data(), false);
        }
        break;
      case NodeType::comment:
        append("<!--", node.data(), "-->");
        break;
      case NodeType::processing_instruction:
        append("<?", node.target(), " ", node.data(), "?>");
        break;
    }
  }

  bool enter_part(Part part, Node owner, Node container) {
    if (serializes_as_void(owner)) return false;
    switch (part) {
      case Part::template_contents:
        return true;
      case Part::shadow_root:
        return shadow_root_start_tag(*container.shadow_root_properties());
      case Part::children:
        // A template's contents stand for its children.
        return !owner.is_element() || !owner.template_contents();
    }
    return false;
  }

  void leave_part(Part part, Node) {
    if (part == Part::shadow_root) append("</template>");
  }

  void leave(Node node) {
    if (node == root_ || !node.is_element() || serializes_as_void(node)) return;
    append("</", node.local_name(), ">");
  }

 private:
  template <class... Pieces>
  void append(const Pieces&... pieces) {
    (out_.append(std::string_view(pieces)), ...);
  }

  // No parser gives an element an `is` value without an `is` attribute, so that step has nothing to do. The
  // serialized name of every attribute that the parser makes is its qualified name.
  void start_tag(Node node) {
    append("<", node.local_name());
    for (std::size_t i = 0, count = node.attribute_count(); i < count; ++i) {
      const Attribute attribute = node.attribute(i);
      append(" ", attribute.qualified_name(), "=\"");
      append_escaped(out_, attribute.value(), true);
      append("\"");
    }
    append(">");
  }

  bool shadow_root_start_tag(const detail::ShadowRootProperties& shadow) {
    if (!options_.serializable_shadow_roots || !shadow.serializable) return false;
    append("<template shadowrootmode=\"", shadow.mode == ShadowRootMode::open ? "open" : "closed", "\"");
    if (shadow.delegates_focus) append(" shadowrootdelegatesfocus=\"\"");
    append(" shadowrootserializable=\"\"");
    if (shadow.manual_slot_assignment) append(" shadowrootslotassignment=\"manual\"");
    if (shadow.clonable) append(" shadowrootclonable=\"\"");
    // The document counts as one in a browser, with the global registry of custom elements.
    if (shadow.null_custom_element_registry) append(" shadowrootcustomelementregistry=\"\"");
    append(">");
    return true;
  }

  std::string& out_;
  const Node root_;
  const SerializeOptions options_;
};

}  // namespace

std::string serialize_html(Node root, const SerializeOptions& options) {
  std::string out;
  HtmlSerializer serializer(out, root, options);
  detail::Walk<HtmlSerializer>(serializer).run(root);
  return out;
}

}  // namespace lockstep
