// The visitor that writes a tree as HTML:
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
#ifndef LOCKSTEP_SERIALIZE_HTML_H
#define LOCKSTEP_SERIALIZE_HTML_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/serialize.h"
#include "serialize/escape.h"
#include "serialize/output.h"
#include "serialize/walk.h"

namespace lockstep::detail {

// Writes everything that it visits except `root` itself; a null `root`: everything.
class HtmlSerializer {
 public:
  HtmlSerializer(Output& out, Node root, const SerializeOptions& options)
      : out_(out),
        root_(root),
        options_(options),
        edition_(entry_of(options.edition.value_or(NodeAccess::edition(root)))) {}

  void enter(Node node) {
    if (node == root_) return;
    switch (node.type()) {
      case NodeType::none:
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
        if (text_is_raw_in(node.parent())) {
          append(node.data());
        } else {
          append_escaped(out_, node.data(), false, true);
        }
        break;
      case NodeType::comment:
        append("<!--", node.data(), "-->");
        break;
      case NodeType::processing_instruction:
        append("<?", node.target(), " ", node.data(),
               edition_.serialization.question_mark_ends_processing_instruction ? "?>" : ">");
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
        // A template's contents are written instead of its children.
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

  // #html-fragment-serialisation-algorithm, text: the parents whose text is not escaped.
  bool text_is_raw_in(Node parent) const {
    return is_in(parent, edition_.raw_text_when_serialized) ||
           (options_.scripting && parent && parent.is_html("noscript"));
  }

 private:
  bool is_in(Node node, std::uint64_t set) const {
    return node && node.is_element() &&
           (edition_.sets_of(node.element_namespace(), NodeAccess::name(node)) & set) != 0;
  }
  // #serializes-as-void
  bool serializes_as_void(Node node) const { return is_in(node, edition_.serializes_as_void); }
  template <class... Pieces>
  void append(const Pieces&... pieces) {
    (out_.append(std::string_view(pieces)), ...);
  }

  // The step about `is` values has no effect, because no parser gives an element an `is` value without an
  // `is` attribute. The serialized name of every attribute that the parser creates is its qualified name.
  void start_tag(Node node) {
    append("<", node.local_name());
    for (std::size_t i = 0, count = node.attribute_count(); i < count; ++i) {
      const Attribute attribute = node.attribute(i);
      append(" ", attribute.qualified_name(), "=\"");
      append_escaped(out_, attribute.value(), true,
                     edition_.serialization.escape_angle_brackets_in_attributes);
      append("\"");
    }
    append(">");
  }

  bool shadow_root_start_tag(const ShadowRootProperties& shadow) {
    if (!options_.serializable_shadow_roots || !shadow.serializable) return false;
    append("<template shadowrootmode=\"", shadow.mode == ShadowRootMode::open ? "open" : "closed", "\"");
    if (shadow.delegates_focus) append(" shadowrootdelegatesfocus=\"\"");
    append(" shadowrootserializable=\"\"");
    if (shadow.manual_slot_assignment && edition_.serialization.slot_assignment_attribute)
      append(" shadowrootslotassignment=\"manual\"");
    if (shadow.clonable) append(" shadowrootclonable=\"\"");
    // The document is treated as one in a browser, which has the global registry of custom elements.
    if (shadow.null_custom_element_registry && edition_.serialization.custom_element_registry_attribute)
      append(" shadowrootcustomelementregistry=\"\"");
    append(">");
    return true;
  }

  Output& out_;
  const Node root_;
  const SerializeOptions options_;
  const EditionEntry& edition_;
};

// The same with SerializeOptions::indent. Visits `root`.
void write_indented_html(Output& out, Node root, Node without, const SerializeOptions& options);

}  // namespace lockstep::detail

#endif
