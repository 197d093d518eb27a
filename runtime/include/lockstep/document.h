// The parsed document: cheap value handles into an arena.
#ifndef LOCKSTEP_DOCUMENT_H
#define LOCKSTEP_DOCUMENT_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

struct EncodingOptions;

class Document;
class Parser;
struct ParseOptions;
struct FragmentContext;
struct SerializeOptions;
enum class Source : std::uint8_t;

namespace detail {
struct NodeAccess;
struct DocumentAccess;
struct ChildAxis;
struct ChildElementAxis;
struct DescendantAxis;
struct AncestorAxis;
struct LocalNameAxis;
struct ClassAxis;
struct AttributeAxis;
}  // namespace detail

// What the ranges below are: lockstep/ranges.h.
template <class Axis>
class NodeRange;
class AttributeRange;

// Why a change of a Document was refused: the exception that the DOM throws, and `none` where it throws none.
// https://webidl.spec.whatwg.org/#idl-DOMException-error-names
enum class [[nodiscard]] DomError : std::uint8_t{
    none,               // it was done
    hierarchy_request,  // no node of that kind can stand there, or it would stand in itself
    not_found,          // the reference is no child of the parent; the node to be replaced has no parent
    wrong_document,     // a node of another Document, which is for adopt(), or a null one
    invalid_character,  // a name that the DOM does not take
    invalid_node_type,  // a node that has no attributes or no data
};

// "HierarchyRequestError" and the like; empty for none. A static string.
LOCKSTEP_EXPORT std::string_view dom_error_name(DomError error);

// An attribute of an element, or none, whose texts are empty. It and its views are valid until the Document
// changes: see Document.
class LOCKSTEP_EXPORT Attribute {
 public:
  // None.
  Attribute() = default;
  // Whether it is an attribute.
  explicit operator bool() const { return record_ != nullptr; }
  // UTF-8; empty for an attribute without a value.
  std::string_view value() const {
    return record_ == nullptr ? std::string_view() : tree_->text(record_->value);
  }
  // The name as it is written: "xlink:href", "class".
  std::string_view qualified_name() const { return name().qualified_name(); }
  // Without prefix: "href".
  std::string_view local_name() const { return name().local_name(); }
  std::string_view prefix() const { return name().prefix(); }  // empty for none
  Namespace attribute_namespace() const { return name().attribute_namespace(); }

 private:
  friend class Node;
  friend class AttributeRange;
  Attribute(const detail::Tree* tree, const detail::AttributeRecord* record) : tree_(tree), record_(record) {}
  AttributeName name() const {
    return record_ == nullptr ? AttributeName() : AttributeName(tree_->attribute_names, record_->name);
  }
  const detail::Tree* tree_ = nullptr;
  const detail::AttributeRecord* record_ = nullptr;
};

// A node, or none (a null Node). Two words, passed by value; valid as long as the Document. The views it
// returns stay valid until the Document is modified: see Document. All functions are O(1) unless they say
// otherwise. Names are as in the DOM ("div", "foreignObject"), and compared as they are.
//
// A null Node can be asked everything, so that look-ups can be chained: its type is NodeType::none, its
// neighbours are null, its texts, names and ranges are empty, and it has no attribute, position or
// properties. Functions that change a Document refuse it with DomError::wrong_document.
//
// What is absent is, everywhere in the library: a null Node; a null pointer to an object that the library
// owns; and of all else, an empty std::optional. An empty text is a text.
class LOCKSTEP_EXPORT Node {
 public:
  // None.
  Node() = default;
  // Whether this is none; as a condition, whether it is a node.
  bool is_null() const { return id_ == detail::kNoNode; }
  explicit operator bool() const { return !is_null(); }
  // Whether both are the same node of the same document, or both are null.
  friend bool operator==(const Node& a, const Node& b) {
    return a.id_ == b.id_ && (a.tree_ == b.tree_ || a.is_null());
  }

  // Its kind.
  NodeType type() const { return record().type; }
  bool is_element() const { return type() == NodeType::element; }

  // Its neighbours in the tree; null where there is none.
  Node parent() const { return at(record().parent); }
  Node first_child() const { return at(record().first_child); }
  Node last_child() const { return is_null() ? Node() : at(tree_->last_child(id_)); }
  Node next_sibling() const { return at(record().next); }
  Node previous_sibling() const { return is_null() ? Node() : at(tree_->previous_sibling(id_)); }

  // Elements: where the name is from, the name, and both at once. Of other nodes none and empty.
  Namespace element_namespace() const { return record().element_namespace; }
  std::string_view local_name() const {
    return is_element() ? tree_->tag_names.name(record().name) : std::string_view();
  }
  bool is_html(std::string_view local_name) const {
    return is_element() && element_namespace() == Namespace::html && this->local_name() == local_name;
  }
  // The attributes, in the order of the input.
  std::size_t attribute_count() const { return is_element() ? tree_->attribute_count(id_) : 0; }
  // None for an index behind the last one.
  Attribute attribute(std::size_t index) const {
    return index < attribute_count() ? Attribute(tree_, tree_->attributes(id_) + index) : Attribute();
  }
  // The value of the attribute of that qualified name; none if there is no such attribute. O(attributes)
  //
  //   if (const auto href = link.attribute("href")) follow(*href);
  //   const std::string_view id = link.attribute("id").value_or("");
  std::optional<std::string_view> attribute(std::string_view qualified_name) const;
  // The contents of a `template` element: a document_fragment. Null for other elements.
  Node template_contents() const { return is_null() ? Node() : at(tree_->template_contents(id_)); }
  // The shadow root that a declarative template attached, a document_fragment, or null.
  Node shadow_root() const { return is_null() ? Node() : at(tree_->shadow_root(id_)); }

  // Text, comment and processing instruction: the characters, UTF-8.
  std::string_view data() const;
  // What a processing instruction is for ("xml-stylesheet"); empty of other nodes.
  std::string_view target() const;
  // Of a doctype; empty if it has none, and of other nodes.
  std::string_view name() const;
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;
  // Shadow root: how it was attached; null for other nodes.
  const ShadowRootProperties* shadow_root_properties() const;

  // The node after this one in tree order, inside `root`, or null. Does not go into template contents or
  // shadow roots. If `root` does not contain this node, the walk ends at the end of the tree. O(1) amortized
  // over a walk.
  Node following(Node root) const { return is_null() ? Node() : at(tree_->following(id_, root.id_)); }
  // The same, past this node's descendants.
  Node following_skipping_children(Node root) const {
    return is_null() ? Node() : at(tree_->following_skipping_children(id_, root.id_));
  }

  // Ranges, of lockstep/ranges.h (or lockstep/lockstep.h): lazy, in tree order but for ancestors(), valid as
  // long as the Document.
  NodeRange<detail::ChildAxis> children() const;
  // The children that are elements: https://dom.spec.whatwg.org/#dom-parentnode-children
  NodeRange<detail::ChildElementAxis> child_elements() const;
  // All that following() comes to: https://dom.spec.whatwg.org/#concept-tree-descendant. Does not go into
  // template contents or shadow roots.
  NodeRange<detail::DescendantAxis> descendants() const;
  // From the parent up: https://dom.spec.whatwg.org/#concept-tree-ancestor. Ends at template contents and at
  // shadow roots, which have no parent.
  NodeRange<detail::AncestorAxis> ancestors() const;
  // In the order of the input; empty for what is not an element.
  AttributeRange attributes() const;

  // Looking for elements: descendants(), so not this node. Making a range takes the time to its first node.
  // Of any namespace.
  NodeRange<detail::LocalNameAxis> find_all(std::string_view local_name) const;
  // See has_class(). `name` is not copied: it must live as long as the range and its iterators.
  NodeRange<detail::ClassAxis> find_by_class(std::string_view name LOCKSTEP_LIFETIMEBOUND) const;
  // With an attribute of that qualified name; of that value, compared as it is. The names and values asked
  // for are not copied: they must live as long as the range and its iterators.
  NodeRange<detail::AttributeAxis> find_by_attribute(
      std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND) const;
  NodeRange<detail::AttributeAxis> find_by_attribute(std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND,
                                                     std::string_view value LOCKSTEP_LIFETIMEBOUND) const;
  // The first of find_all(), or null. O(descendants)
  Node find(std::string_view local_name) const;
  // The first with that ID, or null; null for an empty one. O(descendants)
  // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
  Node find_by_id(std::string_view id) const;

  // Whether there is an attribute of that qualified name, be it empty. O(attributes)
  bool has_attribute(std::string_view qualified_name) const { return attribute(qualified_name).has_value(); }
  // The value of the attribute `id`, empty for none. O(attributes)
  // https://dom.spec.whatwg.org/#concept-id
  std::string_view id() const { return attribute("id").value_or(std::string_view()); }
  // Whether `name` is one of the element's classes, the parts of its attribute `class` between ASCII
  // whitespace. In a document in quirks mode ASCII case makes no difference, as in
  // https://dom.spec.whatwg.org/#concept-getelementsbyclassname; nor does it then in template contents,
  // although their own document is in no-quirks mode. O(attributes + value)
  bool has_class(std::string_view name) const;

  // UTF-8. Of an element or fragment, the data of all text among descendants(); of text, a comment or a
  // processing instruction, its data; of a document or doctype, where the Standard has null, empty. O(tree)
  // https://dom.spec.whatwg.org/#dom-node-textcontent
  std::string text_content() const;
  // serialize_html(), by the edition of the document unless the options name another. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  std::string inner_html() const;
  std::string inner_html(const SerializeOptions& options) const;
  // The same with the element itself. Of other nodes what they add to their parent's inner_html(); a document
  // or fragment is no more than its children. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
  std::string outer_html() const;
  std::string outer_html(const SerializeOptions& options) const;

  // Where the parser found the node in the input; nothing unless ParseOptions::positions, of nodes that are
  // not in the input, and of those that were made after parsing. O(log input) at the most, O(1) for UTF-8.
  NodePosition position() const;
  // The same of each attribute, in the order of attribute(index): found by reading the start tag again, for
  // `html` and `body` also those later ones that gave them attributes. An attribute that was set after
  // parsing stands where the parser found the one of its name. O(tags + attributes)
  std::vector<AttributePosition> attribute_positions() const;

 private:
  friend class Document;
  friend struct detail::NodeAccess;
  friend struct detail::DocumentAccess;
  friend struct detail::LocalNameAxis;
  Node(const detail::Tree* tree, detail::NodeId id) : tree_(tree), id_(id) {}
  const detail::AttributeRecord* find_attribute(std::string_view qualified_name) const;
  Node at(detail::NodeId id) const { return {tree_, id}; }
  const detail::NodeRecord& record() const {
    return tree_ == nullptr ? detail::kNullRecord : tree_->nodes[id_];
  }

  const detail::Tree* tree_ = nullptr;
  detail::NodeId id_ = detail::kNoNode;
};

// A parsed document or fragment. Movable; its nodes and views die with it. Any number of threads may read it
// at the same time, while none changes it.
//
// Functions that return nodes or views cannot be called on a temporary Document, whose nodes would dangle in
// `for (auto link : parse(html).root().find_all("a"))`: keep it in a variable. Functions that return owned
// values can: parse(html).title(), dump_tree(parse(html)).
//
// The functions that are not const change it. Nodes stay valid then, where they are removed as well. Views of
// text and names, Attributes and ranges of attributes are valid until the next change; they may be handed to
// that change. A range of nodes goes on from the node where it stands, so it ends early when that one is
// removed: take the next node first, or the nodes into a vector. Nothing gives memory back before the
// Document dies.
class LOCKSTEP_EXPORT Document {
 public:
  // One that was moved from can only be destroyed or assigned to. Nodes and views stay valid.
  Document(Document&&) noexcept = default;
  Document& operator=(Document&&) noexcept = default;

  // The Document node.
  Node root() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), detail::kDocumentNode}; }
  // After parse_fragment(): the DocumentFragment with the result. Else null.
  Node fragment() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), tree_->fragment}; }
  // What was asked for: fragment() or root().
  Node result() const& LOCKSTEP_LIFETIMEBOUND {
    return tree_->fragment != detail::kNoNode ? fragment() : root();
  }

  // The elements that a document has one of; null when it has none. After parse_fragment() they are those of
  // the document that the algorithm makes, not of fragment(). O(children) of the Document node and of `html`.
  // https://dom.spec.whatwg.org/#document-element
  Node document_element() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `head` that is a child of the `html` element.
  // https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2
  Node head() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `body` or `frameset` that is a child of the `html` element.
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  Node body() const& LOCKSTEP_LIFETIMEBOUND;
  // The text of the document's first `title`, or when the document element is an `svg`, of the first SVG
  // `title` that is its child: ASCII whitespace stripped and collapsed, UTF-8. Empty for none. O(nodes before
  // it) https://html.spec.whatwg.org/multipage/dom.html#document.title
  std::string title() const;

  // https://dom.spec.whatwg.org/#concept-document-quirks
  QuirksMode quirks_mode() const { return tree_->quirks_mode; }
  // The edition of the Standard whose rules made it.
  Edition edition() const { return tree_->edition; }
  // Whether all of the input was parsed.
  Status status() const { return tree_->status; }
  // Whether nodes stand higher than the Standard puts them because of Limits::depth.
  bool flattened() const { return tree_->flattened; }
  // The encoding of the input, and how it was found; of a text, UTF-8.
  // https://dom.spec.whatwg.org/#concept-document-encoding
  const EncodingUsed& encoding() const& LOCKSTEP_LIFETIMEBOUND { return tree_->encoding; }
  EncodingUsed encoding() const&& { return tree_->encoding; }
  // In the order of the input; empty unless ParseOptions::collect_errors.
  std::span<const ParseError> errors() const& LOCKSTEP_LIFETIMEBOUND {
    return {tree_->errors.data(), tree_->errors.size()};
  }
  // Whether there were more errors than ParseOptions::max_errors, which are not among errors().
  bool errors_truncated() const { return tree_->errors_truncated; }
  // The input, as far as views point into it.
  std::string_view source() const& LOCKSTEP_LIFETIMEBOUND { return {tree_->source, tree_->source_size}; }
  // Whether ParseOptions::positions was set.
  bool has_positions() const { return tree_->positions != nullptr; }
  // The line and the column of a byte of the input, as errors have them; behind the end, those of the end.
  // What no byte of UTF-8 text was made of, as a byte order mark, counts as what follows it. O(log
  // input), which builds an index at the first call, in O(input) and with 24 bytes of memory for 1024 of the
  // input. Only with ParseOptions::positions; else the input counts as its own text.
  LineColumn line_column(std::uint64_t offset) const;
  Node root() const&& = delete;
  Node fragment() const&& = delete;
  Node result() const&& = delete;
  Node document_element() const&& = delete;
  Node head() const&& = delete;
  Node body() const&& = delete;
  std::span<const ParseError> errors() const&& = delete;
  std::string_view source() const&& = delete;
  // Bytes of memory taken by the tree. A copied source counts, a borrowed one does not.
  std::size_t memory_bytes() const { return tree_->bytes(); }

  // --- Making nodes. They have no parent. Text is UTF-8, copied; what is not well-formed is replaced by
  // U+FFFD, but for surrogates of three bytes each. Null where the DOM throws an InvalidCharacterError.

  // Names are taken as they are: those of HTML elements should be in lowercase, as the parser makes them. A
  // `template` has contents. Null, too, for other namespaces than html, mathml and svg. O(name)
  // https://dom.spec.whatwg.org/#valid-element-local-name
  Node create_element(std::string_view local_name, Namespace element_namespace = Namespace::html);
  Node create_text(std::string_view data);     // O(data)
  Node create_comment(std::string_view data);  // O(data)
  // O(text) https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
  Node create_processing_instruction(std::string_view target, std::string_view data);
  // O(text) https://dom.spec.whatwg.org/#valid-doctype-name
  Node create_doctype(std::string_view name, std::string_view public_identifier = {},
                      std::string_view system_identifier = {});
  Node create_document_fragment();
  // A copy of a node of this or any other Document; with `subtree` of its descendants and template contents
  // too. Of shadow roots those are copied that are clonable. Null for a document and a shadow root. O(nodes
  // copied and their attributes; from another Document their text)
  // https://dom.spec.whatwg.org/#concept-node-clone
  Node clone(Node node, bool subtree = true);
  // Takes a node of `from`, with all that lies under it, out of its parent and into this Document, without
  // parent: a new Node, unless `from` is this Document. The nodes that it had in `from` stay valid there, as
  // a copy that belongs nowhere. Null, with nothing done, for a document, a shadow root, the contents of a
  // template, and a Node that is not of `from`. O(what is copied)
  // https://dom.spec.whatwg.org/#dom-document-adoptnode
  Node adopt(Document& from, Node node);

  // --- Changing the tree: https://dom.spec.whatwg.org/#mutation-algorithms. What is refused changes nothing.

  // Inserts the child as the last one. See insert_before().
  DomError append(Node parent, Node child);
  // Inserts `child`, out of its old parent if it has one, before `reference`, a child of `parent` or null for
  // the end. Of a document_fragment its children are inserted and leave it. O(1); for a child that has
  // children O(depth of the parent), for a fragment O(its children), under the Document O(children) of it.
  // https://dom.spec.whatwg.org/#concept-node-pre-insert
  DomError insert_before(Node parent, Node child, Node reference);
  // Puts `replacement`, or the children of a fragment, in the place of `child`. O() as insert_before().
  // https://dom.spec.whatwg.org/#concept-node-replace
  DomError replace(Node child, Node replacement);
  // Takes the node out of its parent, if it has one. It can be inserted again. O(1)
  // https://dom.spec.whatwg.org/#concept-node-remove
  DomError remove(Node node);

  // Changes the first attribute of that qualified name, or adds one in no namespace. Unlike setAttribute() of
  // the DOM it takes the name as it is: those of HTML elements should be in lowercase. O(attributes + text)
  // https://dom.spec.whatwg.org/#dom-element-setattribute
  DomError set_attribute(Node element, std::string_view qualified_name, std::string_view value);
  // Removes the first attribute of that qualified name, if there is one. O(attributes)
  // https://dom.spec.whatwg.org/#dom-element-removeattribute
  DomError remove_attribute(Node element, std::string_view qualified_name);
  // Replaces the data of a text, comment or processing instruction. O(data)
  // https://dom.spec.whatwg.org/#concept-cd-replace
  DomError set_data(Node node, std::string_view data);

 private:
  friend class Parser;
  friend Document parse(std::string_view, const ParseOptions&, Source);
  friend Document parse_fragment(std::string_view, const FragmentContext&, const ParseOptions&, Source);
  friend class BytesParser;
  friend struct detail::DocumentAccess;
  friend Document parse_bytes(std::string_view, const EncodingOptions&, const ParseOptions&, Source);
  explicit Document(std::unique_ptr<detail::Tree> tree) : tree_(std::move(tree)) {}
  bool has(Node node) const { return node && node.tree_ == tree_.get(); }
  DomError insertion_error(Node parent, Node child, Node reference, Node leaving) const;
  std::unique_ptr<detail::Tree> tree_;
};

}  // namespace lockstep

#endif
