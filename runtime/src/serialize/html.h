// The visitor that writes a tree as HTML:
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
#ifndef LOCKSTEP_SERIALIZE_HTML_H
#define LOCKSTEP_SERIALIZE_HTML_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/detail/tree.h"
#include "lockstep/serialize.h"
#include "serialize/escape.h"
#include "serialize/output.h"
#include "serialize/walk.h"
#include "tables/known_names.h"

namespace lockstep::detail {

// Newlines at the beginning of `pre`, `textarea` and `listing`, which a parser drops.
enum class FirstNewlines : std::uint8_t { as_they_are, doubled };

// Writes everything that it visits except the root itself, unless it `writes_root`.
class HtmlSerializer {
 public:
  // The root is not null.
  HtmlSerializer(Output& out, Node root, bool writes_root, const SerializeOptions& options,
                 FirstNewlines first_newlines = FirstNewlines::as_they_are)
      : out_(out),
        tree_(NodeAccess::tree(root)),
        without_(writes_root ? kNoNode : NodeAccess::id(root)),
        options_(options),
        edition_(entry_of(options.edition.value_or(tree_.edition))),
        doubles_newlines_(first_newlines == FirstNewlines::doubled),
        may_have_raw_text_(text_is_raw_in(root) || text_is_raw_in(root.parent())) {}

  [[gnu::always_inline]] void enter(Node node) {
    const NodeId id = NodeAccess::id(node);
    const NodeRecord& record = tree_.nodes[id];
    if (record.type == NodeType::element) {
      const std::uint64_t sets = sets_of(record);
      if ((sets & edition_.serializes_as_void) != 0) void_ = id;
      may_have_raw_text_ = may_have_raw_text_ || (sets & edition_.raw_text_when_serialized) != 0 ||
                           (record.name == tag::noscript && options_.scripting);
      if (doubles_newlines_ && drops_first_newline(record)) newline_dropped_in_ = id;
      if (id != without_) start_tag(record);
    } else if (id != without_) {
      if (record.parent == newline_dropped_in_) [[unlikely]]
        double_newline(id, record);
      if (record.type == NodeType::text && !may_have_raw_text_) {
        append_escaped(out_, tree_.text(record.payload), false, true);
      } else {
        enter_other(node, record);
      }
    }
  }

  bool enter_part(Part part, Node owner, Node container) {
    if (NodeAccess::id(owner) == void_) return false;
    switch (part) {
      case Part::template_contents:
        return true;
      case Part::shadow_root:
        return shadow_root_start_tag(*container.shadow_root_properties());
      case Part::children:
        // A template's contents are written instead of its children.
        return tree_.template_contents(NodeAccess::id(owner)) == kNoNode;
    }
    return false;
  }

  void leave_part(Part part, Node) {
    if (part == Part::shadow_root) append("</template>");
  }

  void leave(Node node) {
    const NodeId id = NodeAccess::id(node);
    const NodeRecord& record = tree_.nodes[id];
    if (record.type != NodeType::element || id == without_ || id == void_) return;
    const std::string_view name = tree_.tag_names.name(record.name);
    if (name.size() + 3 > Output::kShort) [[unlikely]]
      return append("</", name, ">");
    char* const at = out_.place(name.size() + 3);
    at[0] = '<';
    at[1] = '/';
    *Output::copy(at + 2, name) = '>';
    out_.extend(name.size() + 3);
  }

  // #html-fragment-serialisation-algorithm, text: the parents whose text is not escaped.
  bool text_is_raw_in(Node parent) const {
    if (!parent.is_element()) return false;
    const NodeRecord& record = tree_.nodes[NodeAccess::id(parent)];
    return (sets_of(record) & edition_.raw_text_when_serialized) != 0 ||
           (options_.scripting && parent.is_html("noscript"));
  }

 private:
  static bool drops_first_newline(const NodeRecord& element) {
    return (element.name == tag::pre || element.name == tag::textarea || element.name == tag::listing) &&
           element.element_namespace == Namespace::html;
  }
  // For a child of an element in which a newline at the beginning is dropped.
  [[gnu::noinline]] void double_newline(NodeId id, const NodeRecord& record) {
    if (newline_dropped_in_ != kNoNode && tree_.nodes[newline_dropped_in_].first_child == id &&
        record.type == NodeType::text && tree_.text(record.payload).starts_with('\n'))
      out_ += '\n';
  }
  // Anything but an element.
  [[gnu::noinline]] void enter_other(Node node, const NodeRecord& record) {
    switch (record.type) {
      case NodeType::none:
      case NodeType::document:
      case NodeType::document_fragment:
      case NodeType::element:
        break;
      case NodeType::doctype:
        append("<!DOCTYPE ", node.name(), ">");
        break;
      case NodeType::text:
        if (text_is_raw_in(node.parent())) {
          out_.append(tree_.text(record.payload));
        } else {
          append_escaped(out_, tree_.text(record.payload), false, true);
        }
        break;
      case NodeType::comment:
        append("<!--", tree_.text(record.payload), "-->");
        break;
      case NodeType::processing_instruction:
        append("<?", node.target(), " ", node.data(),
               edition_.serialization.question_mark_ends_processing_instruction ? "?>" : ">");
        break;
    }
  }

  std::uint64_t sets_of(const NodeRecord& element) const {
    return edition_.sets_of(element.element_namespace, element.name);
  }
  template <class... Pieces>
  void append(const Pieces&... pieces) {
    (out_.append(std::string_view(pieces)), ...);
  }

  // The step about `is` values has no effect, because no parser gives an element an `is` value without an
  // `is` attribute. The serialized name of every attribute that the parser creates is its qualified name.
  void start_tag(const NodeRecord& element) {
    const std::string_view name = tree_.tag_names.name(element.name);
    if (name.size() + 2 > Output::kShort) [[unlikely]] {
      append("<", name);
    } else {
      char* const at = out_.place(name.size() + 2);
      *at = '<';
      char* const end = Output::copy(at + 1, name);
      if (element.payload.size == 0) {
        *end = '>';
        out_.extend(name.size() + 2);
        return;
      }
      out_.extend(name.size() + 1);
    }
    for (const AttributeRecord& attribute : tree_.records(element.payload)) start_attribute(attribute);
    out_ += '>';
  }

  void start_attribute(const AttributeRecord& attribute) {
    const std::string_view name = tree_.attribute_names.name(attribute.name);
    if (name.size() + 3 > Output::kShort) [[unlikely]] {
      append(" ", name, "=\"");
    } else {
      char* const at = out_.place(name.size() + 3);
      *at = ' ';
      char* const end = Output::copy(at + 1, name);
      end[0] = '=';
      end[1] = '"';
      out_.extend(name.size() + 3);
    }
    append_escaped(out_, tree_.text(attribute.value), true,
                   edition_.serialization.escape_angle_brackets_in_attributes);
    out_ += '"';
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
  const Tree& tree_;
  const NodeId without_;   // null: everything is written
  NodeId void_ = kNoNode;  // the last #serializes-as-void element entered; nothing in it is visited
  NodeId newline_dropped_in_ = kNoNode;  // the last such element entered, if newlines are doubled
  const SerializeOptions options_;
  const EditionEntry& edition_;
  const bool doubles_newlines_;
  bool may_have_raw_text_;  // an element whose text is not escaped may be open
};

// serialize_html() with first newlines doubled, so that parsing the result keeps them.
std::string serialize_html_with_newlines_doubled(Node root, const SerializeOptions& options);

// What HtmlSerializer writes, with SerializeOptions::indent. The root is not null.
void write_indented_html(Output& out, Node root, bool writes_root, const SerializeOptions& options);

}  // namespace lockstep::detail

#endif
