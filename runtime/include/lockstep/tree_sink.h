// The interface between the parser and the tree that it builds. The Document of lockstep/document.h is built
// on one such tree; lockstep/sink_parser.h parses into your own trees.
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
// Returns a static object; null for a name in no namespace, which is its own local name.
LOCKSTEP_EXPORT const AttributeNameParts* attribute_name_parts(NameId name);
// Returns the name that the adjustment of foreign attributes gives an attribute in that namespace, or 0.
NameId namespaced_attribute_name(Namespace attribute_namespace, std::string_view local_name);

}  // namespace detail

// The local name of an element, as in the DOM: "div", "foreignObject". Cheap to copy and to compare: within
// one parse, equal names have equal ids. A LocalName is valid as long as the parser exists; a tree that
// outlives the parser must copy the string.
class LocalName {
 public:
  // Create an empty name, or a name with an id, as the parser does.
  LocalName() = default;
  LocalName(const detail::NameTable& names, detail::NameId id) : names_(&names), id_(id) {}
  // The view is valid until parsing continues.
  std::string_view text() const { return names_ == nullptr ? std::string_view() : names_->name(id_); }
  detail::NameId id() const { return id_; }
  friend bool operator==(LocalName a, LocalName b) { return a.id_ == b.id_; }

 private:
  const detail::NameTable* names_ = nullptr;
  detail::NameId id_ = 0;
};

// The name of an attribute. An AttributeName is valid as long as the parser exists; the views that it
// returns are valid only until parsing continues. A tree that outlives the parser must copy the strings.
class AttributeName {
 public:
  // Create an empty name, or a name with an id, as the parser does.
  AttributeName() = default;
  AttributeName(const detail::NameTable& names, detail::NameId id) : names_(&names), id_(id) {}
  // As written: "xlink:href", "class".
  std::string_view qualified_name() const {
    return names_ == nullptr ? std::string_view() : names_->name(id_);
  }
  // Without its prefix: "href".
  std::string_view local_name() const {
    const auto* parts = detail::attribute_name_parts(id_);
    return parts == nullptr ? qualified_name() : parts->local;
  }
  std::string_view prefix() const {  // empty if there is none
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

// The attributes of a start tag, in the order of the tag and without duplicates. Valid only during the call
// that they are passed to.
class SinkAttributes {
 public:
  // A name and a value, which is empty for an attribute without one.
  struct Attribute {
    AttributeName name;      // no other attribute has the same name
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

  // Created by the parser.
  SinkAttributes(const detail::NameTable& names, const detail::TokenAttribute* first, std::size_t size)
      : names_(&names), first_(first), size_(size) {}
  // Forward iterators, and the number of attributes.
  Iterator begin() const { return {names_, first_}; }
  Iterator end() const { return {names_, first_ + size_}; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The name table of this parse.
  const detail::NameTable& names() const { return *names_; }
  // Returns the attribute at that index, counted from 0.
  Attribute operator[](std::size_t i) const { return {{*names_, first_[i].name}, first_[i].value}; }

 private:
  friend class detail::Tree;
  const detail::NameTable* names_;
  const detail::TokenAttribute* first_;
  std::size_t size_;
};

// The properties of a declarative shadow root (https://dom.spec.whatwg.org/#concept-attach-a-shadow-root).
struct ShadowRootProperties {
  ShadowRootMode mode = ShadowRootMode::open;  // from the attribute `shadowrootmode`
  // Whether the template has the corresponding attribute: `shadowrootdelegatesfocus` and so on.
  bool delegates_focus = false;
  bool serializable = false;
  bool clonable = false;
  bool manual_slot_assignment = false;
  bool null_custom_element_registry = false;
};

// The flags that the parser sets on a script element
// (https://html.spec.whatwg.org/multipage/scripting.html#already-started).
enum class ScriptFlag : std::uint16_t { already_started = 1, parser_document = 2 };

// A tree that the parser can build. `Node` is a handle: a pointer or a number, cheap to copy, comparable,
// with a null value and a std::hash. The parser keeps handles of nodes that it created and of nodes that
// these functions returned. It never passes a null handle where a node is required. All strings are UTF-8 and
// valid only during the call. The parser calls every function directly, so small ones are inlined. Functions
// called on `tree` are const. Parsing takes linear time if every function takes constant time, plus time for
// the text, attributes and children that it copies, moves or visits.
//
// static_assert(lockstep::TreeSink<MyTree>) reports what a tree lacks. See docs/guides/own-tree.md.
//
// A tree that knows only at run time whether it can be read or associates forms sets kReadable or
// kAssociatesForms to true, and has a function `bool readable() const` or `bool associates_forms() const`.
//
// The functions from `set_quirks_mode` on have defaults in TreeSinkDefaults, which documents what the
// defaults leave out.
template <class Sink>
concept TreeSink = std::regular<typename Sink::Node> &&
    requires(Sink& sink, const Sink& tree, typename Sink::Node node, typename Sink::Node other,
             Namespace name_space, LocalName name, AttributeName attribute_name,
             const SinkAttributes& attributes, std::string_view text,
             const ShadowRootProperties& properties) {
  { Sink::null() } -> std::same_as<typename Sink::Node>;
  { std::hash<typename Sink::Node>()(node) } -> std::convertible_to<std::size_t>;

  // --- Nodes. New nodes have no parent.
  // The Document, which exists from the beginning.
  { tree.document() } -> std::same_as<typename Sink::Node>;
  // Creates an element in the HTML, MathML or SVG namespace. A `template` in the HTML namespace also needs
  // its contents.
  { sink.create_element(name_space, name, attributes) } -> std::same_as<typename Sink::Node>;
  { sink.create_comment(text) } -> std::same_as<typename Sink::Node>;
  // create_processing_instruction(target, data)
  { sink.create_processing_instruction(text, text) } -> std::same_as<typename Sink::Node>;
  // A missing identifier is empty. create_doctype(name, public_identifier, system_identifier)
  { sink.create_doctype(text, text, text) } -> std::same_as<typename Sink::Node>;
  { sink.create_document_fragment() } -> std::same_as<typename Sink::Node>;

  // --- Inserting and removing
  // Inserts a node that has no parent into `node`, before the child `other`, or at the end if `other` is
  // null. insert_before(parent, child, reference)
  sink.insert_before(node, node, other);
  // Inserts characters before the child `other`, or at the end if `other` is null: appends them to the Text
  // node immediately before that place, or creates a new Text node. insert_text(parent, reference, text)
  sink.insert_text(node, other, text);
  // Removes the node from its parent, if it has one.
  sink.remove(node);
  // Moves all children of a node to another node, which has no children. move_children(from, to)
  sink.move_children(node, other);
  // The parent of a node; null if it has none. Called before each node is inserted.
  { tree.parent(node) } -> std::same_as<typename Sink::Node>;
  // Whether the Document has a child of that type.
  { tree.document_has_child(NodeType::element) } -> std::same_as<bool>;

  // --- Elements
  // Adds the attributes that the element does not have yet.
  sink.add_missing_attributes(node, attributes);
  // The parent of the contents of a `template` in the HTML namespace. This is a separate DocumentFragment; a
  // tree without such fragments may return the template itself.
  { tree.template_contents(node) } -> std::same_as<typename Sink::Node>;

  // --- Functions with defaults in TreeSinkDefaults
  sink.set_quirks_mode(QuirksMode::quirks);
  sink.set_script_flag(node, ScriptFlag::already_started);
  sink.clear_force_async(node);
  // Called only with kAssociatesForms: the form is now the owner of the element, which need not be a
  // descendant of the form. With kAssociatesForms, the parser takes O(depth) for each form control inside a
  // form. associate_form(element, form)
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  { Sink::kAssociatesForms } -> std::convertible_to<bool>;
  sink.associate_form(node, other);
  // Called with the fragment that will contain the result of parsing a fragment.
  sink.set_fragment(node);
  // Shadow roots: called only with kShadowRoots and ParseOptions::allow_declarative_shadow_roots.
  { Sink::kShadowRoots } -> std::convertible_to<bool>;
  { sink.attach_shadow_root(node, properties) } -> std::same_as<typename Sink::Node>;
  { tree.shadow_root(node) } -> std::same_as<typename Sink::Node>;
  // Called when the contents of the shadow root become the contents of the template.
  // set_template_contents(element, root)
  sink.set_template_contents(node, other);
  // Whether inserting `node` into `other` would create a cycle
  // (https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor). Called before each node is
  // inserted. Without scripts, it is enough to check the node itself and the contents of a template.
  { tree.is_host_including_inclusive_ancestor(node, other) } -> std::same_as<bool>;
  // Reading the tree: called only with kReadable.
  { Sink::kReadable } -> std::convertible_to<bool>;
  { tree.first_child(node) } -> std::same_as<typename Sink::Node>;
  { tree.next_sibling(node) } -> std::same_as<typename Sink::Node>;
  // The next node in tree order inside `other`, or null. following(node, root)
  { tree.following(node, other) } -> std::same_as<typename Sink::Node>;
  // Namespace::none for nodes that are not elements.
  { tree.element_namespace(node) } -> std::same_as<Namespace>;
  { tree.local_name(node) } -> std::same_as<LocalName>;
  { tree.has_attribute(node, attribute_name) } -> std::same_as<bool>;
  { tree.attribute_value(node, attribute_name) } -> std::same_as<std::string_view>;
  // Empty for nodes that are not processing instructions.
  { tree.processing_instruction_target(node) } -> std::same_as<std::string_view>;
  { tree.is_connected(node) } -> std::same_as<bool>;
  { sink.clone(node) } -> std::same_as<typename Sink::Node>;  // deep
};

// A tree that remembers the attributes that an element was created with, even if they have changed since, can
// have these three functions. For other trees, the parser keeps copies of the attributes of open formatting
// elements.
template <class Sink>
concept RemembersAttributes = requires(Sink& sink, const Sink& tree, typename Sink::Node node) {
  // Creates an element with the name and the attributes that the node was created with.
  { sink.create_element_like(node) } -> std::same_as<typename Sink::Node>;
  // Whether both elements were created with the same attributes, in any order.
  { tree.same_attributes(node, node) } -> std::same_as<bool>;
  // A hash of the name and the attributes that does not depend on their order.
  { tree.attribute_identity(node) } -> std::same_as<std::uint64_t>;
};

// A tree that frees elements during parsing has this function. Other trees pay nothing for it.
template <class Sink>
concept ReleasesNodes = requires(Sink& sink, typename Sink::Node node) {
  // The parser no longer holds the element, which is neither open nor in the list of active formatting
  // elements. The tree may still return it to the parser, as the parent of a node that the parser holds.
  // Called once for each element that the parser releases before the input ends; afterwards the handle may be
  // reused for another element. Not called if the tree also has a function `bool releases_nodes() const` that
  // returns false.
  sink.release(node);
};

// A tree that records the positions of its nodes has these functions. Other trees pay nothing for them. A
// range is in bytes of the text so far, which is UTF-8 without a byte order mark: SinkParser::in_input()
// converts it to a range of the input.
template <class Sink>
concept LocatesNodes = requires(Sink& sink, typename Sink::Node node, ByteRange range) {
  // The position of an element's start tag, or of another node that is not text. Called after the node has
  // been created, but not for implied elements.
  sink.locate(node, range);
  // Called when an element has been created for the same start tag as another element.
  // locate_like(copy, original)
  sink.locate_like(node, node);
  // The position of the end tag that closes the element. If called again, the last call counts.
  sink.locate_end_tag(node, range);
  // The position of a start tag whose attributes have been passed to add_missing_attributes().
  sink.locate_attributes(node, range);
  // The position of the text that has just been passed to insert_text(parent, reference, text).
  sink.locate_text(node, node, range);
};

// A base class with defaults for trees that lack some of the features. `Handle` is the type of node handles,
// and Handle() is null.
template <class Handle>
struct TreeSinkDefaults {
  // The type of node handles, and the null handle.
  using Node = Handle;
  static constexpr Node null() { return Node(); }

  // These notifications are ignored.
  void set_quirks_mode(QuirksMode) {}
  void set_script_flag(Node, ScriptFlag) {}
  void clear_force_async(Node) {}
  static constexpr bool kAssociatesForms = false;
  void associate_form(Node, Node) {}
  void set_fragment(Node) {}
  // Detects only the insertion of a node into itself.
  bool is_host_including_inclusive_ancestor(Node node, Node target) const { return node == target; }

  // Without shadow roots, `<template shadowrootmode>` creates an ordinary template, whatever the options.
  static constexpr bool kShadowRoots = false;
  Node attach_shadow_root(Node, const ShadowRootProperties&) { return Node(); }
  Node shadow_root(Node) const { return Node(); }
  void set_template_contents(Node, Node) {}

  // In a tree that cannot be read, `selectedcontent` receives no clone of the selected option, and `<template
  // for>` creates an ordinary template instead of patching existing content (#content-patching).
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
