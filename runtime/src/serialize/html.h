// The visitor that writes a tree as HTML:
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
#ifndef LOCKSTEP_SERIALIZE_HTML_H
#define LOCKSTEP_SERIALIZE_HTML_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "document/access.h"
#include "edition/entry.h"
#include "lockstep/detail/tree.h"
#include "lockstep/serialize.h"
#include "serialize/escape.h"
#include "serialize/output.h"
#include "serialize/walk.h"
#include "tables/known_names.h"
#include "text/name_keys.h"

namespace lockstep::detail {

// Whether a parser drops a newline at the beginning of the element.
inline bool drops_first_newline(const NodeRecord& element) {
  return (element.name == tag::pre || element.name == tag::textarea || element.name == tag::listing) &&
         element.element_namespace == Namespace::html;
}
// How these newlines are written.
enum class FirstNewlines : std::uint8_t { as_they_are, doubled };

// Whether the tokenizer is in a script data double escaped state after that text in a script
// (https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-state). O(text)
bool ends_double_escaped(std::string_view script);

// Writes a DOCTYPE that makes a parser set the document's mode: SerializeOptions::round_trip.
void append_doctype_of_mode(Output& out, const Tree& tree, const DoctypeRecord& doctype);

// Writes everything visited; the root itself only if `writes_root`. A visitor for RecordWalk, whose value is
// the end of the output.
class HtmlSerializer {
 public:
  // The root must not be null.
  HtmlSerializer(Output& out, Node root, bool writes_root, const SerializeOptions& options,
                 FirstNewlines first_newlines = FirstNewlines::as_they_are)
      : out_(out),
        tree_(NodeAccess::tree(root)),
        root_(NodeAccess::id(root)),
        without_(writes_root ? kNoNode : root_),
        options_(options),
        edition_(entry_of(options.edition.value_or(tree_.edition))),
        doubles_newlines_(options.round_trip || first_newlines == FirstNewlines::doubled),
        may_have_raw_text_(options.round_trip || text_is_raw_in(root) || text_is_raw_in(root.parent())) {}

  void run() {
    RecordWalk<HtmlSerializer, char*> walk(*this, tree_);
    out_.set_at(walk.run(root_, out_.with_room(out_.at())));
  }

  [[gnu::always_inline]] char* enter(char* at, NodeId id, const NodeRecord& record) {
    if (record.type == NodeType::text && !may_have_raw_text_ && id != without_)
      return append_escaped(out_, out_.with_room(at), tree_.text(record.payload), false, true);
    if (record.type != NodeType::element) return id == without_ ? at : enter_other(at, record);
    const std::uint64_t sets = sets_of(record);
    if ((sets & edition_.serializes_as_void) != 0) void_ = id;
    may_have_raw_text_ = may_have_raw_text_ || (sets & edition_.raw_text_when_serialized) != 0 ||
                         (record.name == tag::noscript && options_.scripting);
    // The body is implied in any case.
    if (in_endless_text_ && record.name == tag::body && record.payload.size == 0) [[unlikely]]
      return at;
    if (id != without_) at = start_tag(out_.with_room(at), record);
    if (doubles_newlines_ && drops_first_newline(record) && begins_with_newline(record)) [[unlikely]]
      at = out_.append_at(at, "\n");
    return at;
  }

  // Enters a text node as if `data` were its data. The node must not be in an element whose text is not
  // escaped.
  void enter_text(std::string_view data) {
    if (options_.round_trip) {
      append_escaping<kEscapedInTextToKeep>(out_, data, true);
    } else {
      append_escaping<kEscapedInText>(out_, data, true);
    }
  }

  [[gnu::always_inline]] bool enter_part(char*& at, Part part, NodeId id, const NodeRecord& owner,
                                         NodeId container) {
    if (id == void_) return false;
    // A template's contents are written instead of its children.
    if (part == Part::children) return (owner.flags & (kHasContents | kRedirectedContents)) == 0;
    return part == Part::template_contents || enter_shadow_root(at, container);
  }

  [[gnu::always_inline]] char* leave_part(char* at, Part part, NodeId) {
    return part == Part::shadow_root && !in_endless_text_ ? out_.append_at(at, "</template>") : at;
  }

  [[gnu::always_inline]] char* leave(char* at, NodeId id, const NodeRecord& record) {
    if (record.type != NodeType::element || id == without_ || id == void_ || in_endless_text_) return at;
    if (options_.round_trip && has_endless_text(record)) [[unlikely]] {
      in_endless_text_ = true;  // to a parser, the rest of the input is its text
      return at;
    }
    at = out_.with_room(at);
    if (const std::uint64_t key = key_of(record); key != 0) [[likely]] {
      *at = '<';
      at = write_short_name(at + 1, '/', key);
      *at = '>';
      return at + 1;
    }
    at = out_.append_at(at, "</");
    at = out_.append_at(at, tree_.tag_names.name(record.name));
    return out_.append_at(at, ">");
  }

  // Whether, with SerializeOptions::round_trip, an element has been written that no end tag can end, so that
  // white space would become its text.
  bool in_endless_text() const { return in_endless_text_; }

  // #html-fragment-serialisation-algorithm, text: the parents whose text is not escaped.
  bool text_is_raw_in(Node parent) const {
    if (!parent.is_element()) return false;
    const NodeRecord& record = tree_.nodes[NodeAccess::id(parent)];
    return (sets_of(record) & edition_.raw_text_when_serialized) != 0 ||
           (options_.scripting && parent.is_html("noscript"));
  }

 private:
  // Whether a parser would read the element's end tag as text: for a `plaintext`, and for a `script` that was
  // still open at the end of the input.
  bool has_endless_text(const NodeRecord& element) const {
    if (element.element_namespace != Namespace::html) return false;
    if (element.name != tag::script || element.first_child == kNoNode) return element.name == tag::plaintext;
    const NodeRecord& text = tree_.nodes[element.first_child];
    return text.type == NodeType::text && text.next == kNoNode &&
           ends_double_escaped(tree_.text(text.payload));
  }
  // `element` must be one in which a leading newline is dropped.
  bool begins_with_newline(const NodeRecord& element) const {
    const NodeRecord& first = tree_.nodes[element.first_child];
    return element.first_child != kNoNode && first.type == NodeType::text &&
           tree_.text(first.payload).starts_with('\n');
  }
  // Enters any node except an element.
  [[gnu::noinline]] char* enter_other(char* at, const NodeRecord& record) {
    out_.set_at(at);
    switch (record.type) {
      case NodeType::none:
      case NodeType::document:
      case NodeType::document_fragment:
      case NodeType::element:
        break;
      case NodeType::doctype:
        if (options_.round_trip) {
          append_doctype_of_mode(out_, tree_, tree_.doctypes[record.name]);
        } else {
          append("<!DOCTYPE ", tree_.text(tree_.doctypes[record.name].name), ">");
        }
        break;
      case NodeType::text:
        if (text_is_raw_in(NodeAccess::at(tree_, record.parent))) {
          append(tree_.text(record.payload));
        } else if (options_.round_trip) {
          enter_text(tree_.text(record.payload));
        } else {
          return append_escaped(out_, out_.with_room(at), tree_.text(record.payload), false, true);
        }
        break;
      case NodeType::comment:
        append("<!--", tree_.text(record.payload), "-->");
        break;
      case NodeType::processing_instruction: {
        const ProcessingInstructionRecord& instruction = tree_.processing_instructions[record.name];
        append("<?", tree_.text(instruction.target), " ", tree_.text(instruction.data),
               edition_.serialization.question_mark_ends_processing_instruction ? "?>" : ">");
        break;
      }
    }
    return out_.at();
  }

  std::uint64_t sets_of(const NodeRecord& element) const {
    return edition_.sets_of(element.element_namespace, element.name);
  }
  template <class... Pieces>
  void append(const Pieces&... pieces) {
    (out_.append(std::string_view(pieces)), ...);
  }

  // Returns the key of an element's name if the name can be written from it, otherwise 0.
  static std::uint64_t key_of(const NodeRecord& element) {
    return element.name < kKnownTagNames ? short_key(tag_keys.of[element.name]) : 0;
  }
  static std::uint64_t short_key(std::uint64_t key) {
    return kKeysAreNames && is_key_of_short_name(key) ? key : 0;
  }

  // The step about `is` values has no effect, because no parser gives an element an `is` value without an
  // `is` attribute. The serialized name of every attribute that the parser creates is its qualified name.
  // There must be room at `at`.
  [[gnu::always_inline]] char* start_tag(char* at, const NodeRecord& element) {
    if (const std::uint64_t key = key_of(element); key != 0) [[likely]] {
      at = write_short_name(at, '<', key);
    } else {
      at = out_.append_at(at, "<");
      at = out_.append_at(at, tree_.tag_names.name(element.name));
    }
    if (element.payload.size != 0) at = attributes(at, element.payload);
    at = out_.with_room(at);
    *at = '>';
    return at + 1;
  }

  [[gnu::noinline]] char* attributes(char* at, TextRef range) {
    for (const AttributeRecord& attribute : tree_.records(range)) {
      at = out_.with_room(at);
      const std::uint64_t key =
          attribute.name < kKnownAttributeNames ? short_key(attribute_keys.of[attribute.name]) : 0;
      if (key != 0) [[likely]] {
        at = write_short_name(at, ' ', key);
        at[0] = '=';
        at[1] = '"';
        at += 2;
      } else {
        at = out_.append_at(at, " ");
        at = out_.append_at(at, tree_.attribute_names.name(attribute.name));
        at = out_.with_room(out_.append_at(at, "=\""));
      }
      const std::string_view value = tree_.text(attribute.value);
      if (options_.round_trip && value.find('\r') != value.npos) [[unlikely]] {
        out_.set_at(at);
        append_escaping<kEscapedInAttributesToKeep>(
            out_, value, edition_.serialization.escape_angle_brackets_in_attributes);
        at = out_.with_room(out_.at());
      } else {
        at =
            append_escaped(out_, at, value, true, edition_.serialization.escape_angle_brackets_in_attributes);
      }
      *at++ = '"';
    }
    return at;
  }

  [[gnu::noinline]] bool enter_shadow_root(char*& at, NodeId root) {
    out_.set_at(at);
    const bool is_written = shadow_root_start_tag(*NodeAccess::at(tree_, root).shadow_root_properties());
    at = out_.at();
    return is_written;
  }
  bool shadow_root_start_tag(const ShadowRootProperties& shadow) {
    if (!options_.round_trip && !(options_.serializable_shadow_roots && shadow.serializable)) return false;
    append("<template shadowrootmode=\"", shadow.mode == ShadowRootMode::open ? "open" : "closed", "\"");
    if (shadow.delegates_focus) append(" shadowrootdelegatesfocus=\"\"");
    if (shadow.serializable) append(" shadowrootserializable=\"\"");
    if (shadow.manual_slot_assignment && edition_.serialization.slot_assignment_attribute)
      append(" shadowrootslotassignment=\"manual\"");
    if (shadow.clonable) append(" shadowrootclonable=\"\"");
    // The document is treated like one in a browser, which has the global custom element registry.
    if (shadow.null_custom_element_registry && edition_.serialization.custom_element_registry_attribute)
      append(" shadowrootcustomelementregistry=\"\"");
    append(">");
    return true;
  }

  Output& out_;
  const Tree& tree_;
  const NodeId root_;
  const NodeId without_;   // null: everything is written
  NodeId void_ = kNoNode;  // the last #serializes-as-void element entered; nothing in it is visited
  const SerializeOptions options_;
  const EditionEntry& edition_;
  const bool doubles_newlines_;
  bool may_have_raw_text_;  // whether an element whose text is not escaped may be open
  bool in_endless_text_ = false;
};

// serialize_html() with leading newlines doubled, so that parsing the result keeps them.
std::string serialize_html_with_newlines_doubled(Node root, const SerializeOptions& options);

// Writes the output of HtmlSerializer with SerializeOptions::indent. The root must not be null.
void write_indented_html(Output& out, Node root, bool writes_root, const SerializeOptions& options);

}  // namespace lockstep::detail

#endif
