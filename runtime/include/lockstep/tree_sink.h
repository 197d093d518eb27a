// Trees of one's own: what the parser asks of the tree that it builds. The Document of lockstep/document.h is
// made by one such tree; lockstep/sink_parser.h parses into any other.
#ifndef LOCKSTEP_TREE_SINK_H
#define LOCKSTEP_TREE_SINK_H

#include "lockstep/detail/cpp20.h"

#include <concepts>
#include <cstddef>
#include <functional>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {

class Tree;

struct AttributeNameParts {
  Namespace name_space;
  std::string_view prefix, local;
};
// Null for a name that the generator does not know, which is its own local name and in no namespace. A static
// object.
LOCKSTEP_EXPORT const AttributeNameParts* attribute_name_parts(NameId name);

}  // namespace detail

// The local name of an element, as in the DOM: "div", "foreignObject". Cheap to copy and to compare: equal
// names of one parse have equal numbers. Its text is valid as long as the parser: a tree that lives longer
// copies it.
class LocalName {
 public:
  // No name; that of a number, as the parser makes them.
  LocalName() = default;
  LocalName(const detail::NameTable& names, detail::NameId id) : names_(&names), id_(id) {}
  // Valid until the parser goes on.
  std::string_view text() const { return names_ == nullptr ? std::string_view() : names_->name(id_); }
  detail::NameId id() const { return id_; }
  friend bool operator==(LocalName a, LocalName b) { return a.id_ == b.id_; }

 private:
  const detail::NameTable* names_ = nullptr;
  detail::NameId id_ = 0;
};

// The name of an attribute. Its texts are valid as long as the parser, the views until it goes on: a tree
// that lives longer copies them.
class AttributeName {
 public:
  // No name; that of a number, as the parser makes them.
  AttributeName() = default;
  AttributeName(const detail::NameTable& names, detail::NameId id) : names_(&names), id_(id) {}
  // As it is written: "xlink:href", "class".
  std::string_view qualified_name() const {
    return names_ == nullptr ? std::string_view() : names_->name(id_);
  }
  // Without prefix: "href".
  std::string_view local_name() const {
    const auto* parts = detail::attribute_name_parts(id_);
    return parts == nullptr ? qualified_name() : parts->local;
  }
  std::string_view prefix() const {  // empty for none
    const auto* parts = detail::attribute_name_parts(id_);
    return parts == nullptr ? std::string_view() : parts->prefix;
  }
  Namespace attribute_namespace() const {
    const auto* parts = detail::attribute_name_parts(id_);
    return parts == nullptr ? Namespace::none : parts->name_space;
  }
  detail::NameId id() const { return id_; }
  friend bool operator==(AttributeName a, AttributeName b) { return a.id_ == b.id_; }

 private:
  const detail::NameTable* names_ = nullptr;
  detail::NameId id_ = 0;
};

// The attributes of a start tag, in its order, no name twice. Valid during the call that hands them over.
class SinkAttributes {
 public:
  // A name and a value, which is empty for an attribute without one.
  struct Attribute {
    AttributeName name;      // no other has it
    std::string_view value;  // UTF-8
  };
  class Iterator {
   public:
    using value_type = Attribute;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Attribute operator*() const { return {{*names_, at_->name}, at_->value}; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++at_;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

   private:
    friend class SinkAttributes;
    Iterator(const detail::NameTable* names, const detail::TokenAttribute* at) : names_(names), at_(at) {}
    const detail::NameTable* names_ = nullptr;
    const detail::TokenAttribute* at_ = nullptr;
  };

  // Made by the parser.
  SinkAttributes(const detail::NameTable& names, const detail::TokenAttribute* first, std::size_t size)
      : names_(&names), first_(first), size_(size) {}
  // Forward iterators, and how many there are.
  Iterator begin() const { return {names_, first_}; }
  Iterator end() const { return {names_, first_ + size_}; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The names of this parse.
  const detail::NameTable& names() const { return *names_; }
  // That of this place, from 0.
  Attribute operator[](std::size_t i) const { return {{*names_, first_[i].name}, first_[i].value}; }

 private:
  friend class detail::Tree;
  const detail::NameTable* names_;
  const detail::TokenAttribute* first_;
  std::size_t size_;
};

// What a declarative shadow root is attached with
// (https://dom.spec.whatwg.org/#concept-attach-a-shadow-root).
struct ShadowRootProperties {
  ShadowRootMode mode = ShadowRootMode::open;  // the value of `shadowrootmode`
  // The attributes of the template: each says whether it is there.
  bool delegates_focus = false;
  bool serializable = false;
  bool clonable = false;
  bool manual_slot_assignment = false;
  bool null_custom_element_registry = false;
};

// What the parser tells of a script element
// (https://html.spec.whatwg.org/multipage/scripting.html#already-started).
enum class ScriptFlag : std::uint16_t { already_started = 1, parser_document = 2 };

// A tree that can be built. `Node` is a handle: a pointer or a number, cheap to copy, comparable, with a null
// value and a std::hash. The parser keeps handles, of nodes that it made and of those that it got from here;
// it never asks anything of the null node. All texts are UTF-8 and valid during the call. Every function is
// called directly, so that small ones become part of the parser. Those written `tree.` below are const.
// Parsing takes linear time if all of them take constant time, but for texts, attributes, and the children
// that are moved or looked at.
//
// static_assert(lockstep::TreeSink<MyTree>) says what a tree lacks. docs/own-tree.md is a guide.
//
// The functions from `set_quirks_mode` on have defaults in TreeSinkDefaults; what they leave out is said
// there.
template <class Sink>
concept TreeSink = std::regular<typename Sink::Node> &&
    requires(Sink& sink, const Sink& tree, typename Sink::Node node, typename Sink::Node other,
             Namespace name_space, LocalName name, AttributeName attribute_name,
             const SinkAttributes& attributes, std::string_view text,
             const ShadowRootProperties& properties) {
  { Sink::null() } -> std::same_as<typename Sink::Node>;
  { std::hash<typename Sink::Node>()(node) } -> std::convertible_to<std::size_t>;

  // --- Nodes. Each new one is without a parent.
  // The Document, which is there from the beginning.
  { tree.document() } -> std::same_as<typename Sink::Node>;
  // An element of the HTML, MathML or SVG namespace. A `template` of the HTML namespace has contents.
  { sink.create_element(name_space, name, attributes) } -> std::same_as<typename Sink::Node>;
  { sink.create_comment(text) } -> std::same_as<typename Sink::Node>;
  // Target and data.
  { sink.create_processing_instruction(text, text) } -> std::same_as<typename Sink::Node>;
  // Name, public and system identifier; an identifier that is missing is empty.
  { sink.create_doctype(text, text, text) } -> std::same_as<typename Sink::Node>;
  { sink.create_document_fragment() } -> std::same_as<typename Sink::Node>;

  // --- Their places
  // The node, which has no parent, becomes a child of `node`: before the child `other`, or where that is null
  // the last one. insert_before(parent, child, reference)
  sink.insert_before(node, node, other);
  // Characters for the same place: behind those of the Text node that stands just before it, else as a new
  // Text node. insert_text(parent, reference, text)
  sink.insert_text(node, other, text);
  // Takes the node out of its parent, if it has one.
  sink.remove(node);
  // All children of one node become those of another, which has none. move_children(from, to)
  sink.move_children(node, other);
  // Null where there is none. Asked for each node that is inserted, before it is.
  { tree.parent(node) } -> std::same_as<typename Sink::Node>;
  // Whether the Document has a child of that type.
  { tree.document_has_child(NodeType::element) } -> std::same_as<bool>;

  // --- Elements
  // Adds those attributes that the element does not have.
  sink.add_missing_attributes(node, attributes);
  // Of a `template` of the HTML namespace: what its contents become children of. That is a DocumentFragment
  // of its own; a tree that has no such thing may give the template itself.
  { tree.template_contents(node) } -> std::same_as<typename Sink::Node>;

  // --- What may be left to TreeSinkDefaults
  sink.set_quirks_mode(QuirksMode::quirks);
  sink.set_script_flag(node, ScriptFlag::already_started);
  sink.clear_force_async(node);
  // With kAssociatesForms: the form control belongs to a form whose descendant it need not be. Looking for
  // that takes O(depth) for each form control inside a form. associate_form(element, form)
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  { Sink::kAssociatesForms } -> std::convertible_to<bool>;
  sink.associate_form(node, other);
  // The fragment that will hold the result of a fragment parse.
  sink.set_fragment(node);
  // Shadow roots: only with kShadowRoots and ParseOptions::allow_declarative_shadow_roots.
  { Sink::kShadowRoots } -> std::convertible_to<bool>;
  { sink.attach_shadow_root(node, properties) } -> std::same_as<typename Sink::Node>;
  { tree.shadow_root(node) } -> std::same_as<typename Sink::Node>;
  // The template's contents are from now on those of the shadow root. set_template_contents(element, root)
  sink.set_template_contents(node, other);
  // Whether inserting `node` into `other` would make a cycle
  // (https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor). Asked for each node that
  // is inserted; without scripts only a node itself and the contents of a template need be looked for.
  { tree.is_host_including_inclusive_ancestor(node, other) } -> std::same_as<bool>;
  // Reading back: only with kReadable.
  { Sink::kReadable } -> std::convertible_to<bool>;
  { tree.first_child(node) } -> std::same_as<typename Sink::Node>;
  { tree.next_sibling(node) } -> std::same_as<typename Sink::Node>;
  // The next one in tree order inside `other`, or null. following(node, root)
  { tree.following(node, other) } -> std::same_as<typename Sink::Node>;
  // none for what is not an element.
  { tree.element_namespace(node) } -> std::same_as<Namespace>;
  { tree.local_name(node) } -> std::same_as<LocalName>;
  { tree.has_attribute(node, attribute_name) } -> std::same_as<bool>;
  { tree.attribute_value(node, attribute_name) } -> std::same_as<std::string_view>;
  // Empty for what is not a processing instruction.
  { tree.processing_instruction_target(node) } -> std::same_as<std::string_view>;
  { tree.is_connected(node) } -> std::same_as<bool>;
  { sink.clone(node) } -> std::same_as<typename Sink::Node>;  // deep
};

// A tree that remembers with which attributes an element was created, even if it has others by now, may offer
// to make another one like it. It then has all three of these; for other trees the parser keeps copies of the
// attributes of open formatting elements.
template <class Sink>
concept RemembersAttributes = requires(Sink& sink, const Sink& tree, typename Sink::Node node) {
  { sink.create_element_like(node) } -> std::same_as<typename Sink::Node>;
  // Whether both were created with the same attributes, in any order.
  { tree.same_attributes(node, node) } -> std::same_as<bool>;
  // A hash of the name and the attributes, whatever their order.
  { tree.attribute_identity(node) } -> std::same_as<std::uint64_t>;
};

// A tree that wants to free elements while it is built has this function; for others there is no cost.
template <class Sink>
concept ReleasesNodes = requires(Sink& sink, typename Sink::Node node) {
  // The parser holds the element no more: it is neither open nor in the list of active formatting elements.
  // It may still get it from the tree, as the parent of a node that it does hold. Once for each element that
  // the parser has let go of before the input ends; the handle may then be used for another element.
  sink.release(node);
};

// A tree that wants to know where its nodes stand has these functions; for others there is no cost. A range
// is in bytes of the text so far, which is UTF-8 and without byte order mark: SinkParser::in_input() makes it
// one of the input.
template <class Sink>
concept LocatesNodes = requires(Sink& sink, typename Sink::Node node, ByteRange range) {
  // An element whose start tag this is, or another node that is not text. After it has been created; not for
  // elements that are implied.
  sink.locate(node, range);
  // An element that has been created for the same start tag as another one. locate_like(copy, original)
  sink.locate_like(node, node);
  // The end tag that closes the element. When that happens again, the last time counts.
  sink.locate_end_tag(node, range);
  // A start tag whose attributes have been given to add_missing_attributes().
  sink.locate_attributes(node, range);
  // The text that has just been given to insert_text(parent, reference, text).
  sink.locate_text(node, node, range);
};

// A base for trees that do without some of it. `Handle` is the type of node handles, and Handle() the null
// one.
template <class Handle>
struct TreeSinkDefaults {
  // The handles.
  using Node = Handle;
  static constexpr Node null() { return Node(); }

  // What is only told is not kept.
  void set_quirks_mode(QuirksMode) {}
  void set_script_flag(Node, ScriptFlag) {}
  void clear_force_async(Node) {}
  static constexpr bool kAssociatesForms = false;
  void associate_form(Node, Node) {}
  void set_fragment(Node) {}
  bool is_host_including_inclusive_ancestor(Node node, Node target) const { return node == target; }

  // Without shadow roots `<template shadowrootmode>` makes an ordinary template, whatever the options say.
  static constexpr bool kShadowRoots = false;
  Node attach_shadow_root(Node, const ShadowRootProperties&) { return Node(); }
  Node shadow_root(Node) const { return Node(); }
  void set_template_contents(Node, Node) {}

  // A tree that cannot be read back has no options cloned into `selectedcontent`, and no `<template for>`
  // that patches what is there (#content-patching): it makes an ordinary template.
  static constexpr bool kReadable = false;
  Node first_child(Node) const { return Node(); }
  Node next_sibling(Node) const { return Node(); }
  Node following(Node, Node) const { return Node(); }
  Namespace element_namespace(Node) const { return Namespace::none; }
  LocalName local_name(Node) const { return {}; }
  bool has_attribute(Node, AttributeName) const { return false; }
  std::string_view attribute_value(Node, AttributeName) const { return {}; }
  std::string_view processing_instruction_target(Node) const { return {}; }
  bool is_connected(Node) const { return false; }
  Node clone(Node) { return Node(); }
};

}  // namespace lockstep

#endif
