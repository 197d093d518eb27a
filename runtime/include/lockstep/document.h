// The parsed document, and its nodes and attributes as cheap value handles into an arena.
#ifndef LOCKSTEP_DOCUMENT_H
#define LOCKSTEP_DOCUMENT_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <functional>
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

class Document;
class Selection;
struct FragmentContext;
struct RenderedText;
struct ParseOptions;
struct SerializeOptions;
struct TextOptions;

namespace detail {
struct NodeAccess;
struct DocumentAccess;
struct ChildAxis;
struct ChildElementAxis;
struct PrecedingSiblingAxis;
struct DescendantAxis;
struct AncestorAxis;
struct LocalNameAxis;
struct ClassAxis;
struct AttributeAxis;
}  // namespace detail

// The types of the ranges below: see lockstep/ranges.h.
template <class Axis>
class NodeRange;
class AttributeRange;

// Why a change to a Document was refused: the exception that the DOM would throw, or `none`.
// https://webidl.spec.whatwg.org/#idl-DOMException-error-names
enum class [[nodiscard]] DomError : std::uint8_t{
    none,                     // the change was made
    hierarchy_request,        // the parent cannot contain such a node, or the node would contain itself
    not_found,                // a reference that is not the parent's child, or a missing parent or attribute
    wrong_document,           // a null node, one of another Document, or one that another Document adopted
    invalid_character,        // a name or a token that the DOM does not allow
    invalid_node_type,        // a node that has no attributes, no data or no children
    no_modification_allowed,  // markup that would have no parent, or the Document node as its parent
    namespace_mismatch,       // a prefix that does not belong to the namespace: "NamespaceError"
    not_supported,            // a name no parser creates in that namespace; renaming to or from `template`
    quota_exceeded,           // markup that reaches a limit: see Limits
};

// The places where insert_adjacent_html() inserts markup, relative to an element.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml
enum class AdjacentPosition : std::uint8_t {
  before_begin,  // before the element
  after_begin,   // inside, before its first child
  before_end,    // inside, after its last child
  after_end,     // after the element
};

// Returns the DOM's name for the error, such as "HierarchyRequestError"; empty for `none`. A static string.
LOCKSTEP_EXPORT std::string_view dom_error_name(DomError error);

// An attribute of an element, or null; the strings of a null Attribute are empty. An Attribute and its views
// stay valid until the Document is modified: see Document.
class LOCKSTEP_EXPORT Attribute {
 public:
  // A null Attribute.
  Attribute() = default;
  // False if the Attribute is null.
  explicit operator bool() const { return record_ != nullptr; }
  // The value, in UTF-8; empty for an attribute without a value.
  std::string_view value() const {
    return record_ == nullptr ? std::string_view() : tree_->text(record_->value);
  }
  // The name with its prefix, if there is one: "xlink:href", "class".
  std::string_view qualified_name() const { return name().qualified_name(); }
  // The name without its prefix: "href".
  std::string_view local_name() const { return name().local_name(); }
  std::string_view prefix() const { return name().prefix(); }  // empty if there is none
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

// A node, or null. A Node takes two words, is passed by value, and is valid as long as the Document exists.
// The views it returns stay valid until the Document is modified: see Document. All functions are O(1) unless
// documented otherwise. Names are as in the DOM ("div", "foreignObject") and are compared exactly.
//
// You can call every function on a null Node, so look-ups can be chained: its type is NodeType::none, its
// neighbors are null, its text, names and ranges are empty, and it has no attributes, position or properties.
// Functions that modify a Document reject a null Node with DomError::wrong_document.
//
// Throughout the library, an absent value is a null Node, a null pointer to an object that the library owns
// or, for everything else, an empty std::optional. An empty string means that a value is absent only where
// its documentation says so.
class LOCKSTEP_EXPORT Node {
 public:
  // A null Node.
  Node() = default;
  // Whether the Node is null. In a condition, a Node is true if it is not null.
  bool is_null() const { return id_ == detail::kNoNode; }
  explicit operator bool() const { return !is_null(); }
  // True if both are the same node of the same document, or both are null.
  friend bool operator==(const Node& a, const Node& b) {
    return a.id_ == b.id_ && (a.tree_ == b.tree_ || a.is_null());
  }

  // The kind of node.
  NodeType type() const { return record().type; }
  bool is_element() const { return type() == NodeType::element; }

  // The node's neighbors in the tree; null if the node has no such neighbor.
  Node parent() const { return at(record().parent); }
  Node first_child() const { return at(record().first_child); }
  Node last_child() const { return is_null() ? Node() : at(tree_->last_child(id_)); }
  Node next_sibling() const { return at(record().next); }
  Node previous_sibling() const { return is_null() ? Node() : at(tree_->previous_sibling(id_)); }
  // The nearest following and the nearest preceding sibling that is an element, or null. O(nodes passed)
  // https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode
  Node next_element_sibling() const;
  Node previous_element_sibling() const;
  // The first and the last child that is an element, and the number of such children. O(children passed)
  // https://dom.spec.whatwg.org/#interface-parentnode
  Node first_element_child() const;
  Node last_element_child() const;
  std::size_t child_element_count() const;
  // The topmost ancestor of this node, or this node itself: a Document, a fragment, or a node without a
  // parent. The search stops at the document_fragment of template contents or of a shadow root. O(depth)
  // https://dom.spec.whatwg.org/#concept-tree-root
  Node root() const;
  // Whether `other` is this node or one of its descendants(). O(depth)
  // https://dom.spec.whatwg.org/#dom-node-contains
  bool contains(Node other) const;
  // Whether the node is in the tree of its Document, including shadow roots. O(depth)
  // https://dom.spec.whatwg.org/#connected
  bool is_connected() const;

  // The namespace and the local name of an element; Namespace::none and an empty name for other nodes.
  // is_html() returns whether the node is an HTML element with that local name.
  Namespace element_namespace() const { return record().element_namespace; }
  std::string_view local_name() const {
    return is_element() ? tree_->tag_names.name(record().name) : std::string_view();
  }
  bool is_html(std::string_view local_name) const {
    return is_element() && element_namespace() == Namespace::html && this->local_name() == local_name;
  }
  // The number of attributes.
  std::size_t attribute_count() const { return is_element() ? tree_->attribute_count(id_) : 0; }
  // Returns the attribute with that index, in the order of the input; null if the index is out of bounds.
  Attribute attribute(std::size_t index) const {
    return index < attribute_count() ? Attribute(tree_, tree_->attributes(id_) + index) : Attribute();
  }
  // Returns the value of the attribute with that qualified name, or nullopt. O(attributes)
  //
  //   if (const auto href = link.attribute("href")) follow(*href);
  //   const std::string_view id = link.attribute("id").value_or("");
  std::optional<std::string_view> attribute(std::string_view qualified_name) const;
  // Returns the value of the attribute with that namespace and local name, or nullopt: `xlink:href` of an SVG
  // link is attribute(Namespace::xlink, "href"). O(attributes)
  // https://dom.spec.whatwg.org/#dom-element-getattributens
  std::optional<std::string_view> attribute(Namespace attribute_namespace, std::string_view local_name) const;
  // The contents of a `template` element: a document_fragment. Null for other nodes.
  Node template_contents() const { return is_null() ? Node() : at(tree_->template_contents(id_)); }
  // The shadow root of the element, a document_fragment that a declarative template attached; null if the
  // element has none.
  Node shadow_root() const { return is_null() ? Node() : at(tree_->shadow_root(id_)); }

  // The data of a text node, a comment or a processing instruction, in UTF-8; empty for other nodes.
  std::string_view data() const;
  // The target of a processing instruction ("xml-stylesheet"); empty for other nodes.
  std::string_view target() const;
  // The name and the identifiers of a doctype. A missing one is empty; for other nodes, all are empty.
  std::string_view name() const;
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;
  // How a shadow root was attached; null for other nodes.
  const ShadowRootProperties* shadow_root_properties() const;

  // Returns the next node in tree order inside `root`, or null. Does not enter template contents or shadow
  // roots. If `root` does not contain this node, the walk ends at the end of the tree. O(1) amortized over a
  // walk.
  Node following(Node root) const { return is_null() ? Node() : at(tree_->following(id_, id_of(root))); }
  // Like following(), but skips this node's descendants.
  Node following_skipping_children(Node root) const {
    return is_null() ? Node() : at(tree_->following_skipping_children(id_, id_of(root)));
  }

  // Lazy ranges, defined in lockstep/ranges.h, which lockstep/lockstep.h includes. They are valid as long as
  // the Document exists, except that attributes() is valid until the Document is modified. All of them except
  // ancestors() and preceding_siblings() are in tree order. The ranges of children, siblings and descendants
  // are bidirectional: `children() | std::views::reverse` starts at the last child.
  NodeRange<detail::ChildAxis> children() const;
  // The children that are elements. https://dom.spec.whatwg.org/#dom-parentnode-children
  NodeRange<detail::ChildElementAxis> child_elements() const;
  // The siblings after this node, and the siblings before it, from the nearest to the first.
  // https://dom.spec.whatwg.org/#concept-tree-sibling
  NodeRange<detail::ChildAxis> following_siblings() const;
  NodeRange<detail::PrecedingSiblingAxis> preceding_siblings() const;
  // All descendants, in the order in which following() visits them. Does not enter template contents or
  // shadow roots. https://dom.spec.whatwg.org/#concept-tree-descendant
  NodeRange<detail::DescendantAxis> descendants() const;
  // The ancestors, from the parent up. The range ends at template contents and shadow roots, which have no
  // parent. https://dom.spec.whatwg.org/#concept-tree-ancestor
  NodeRange<detail::AncestorAxis> ancestors() const;
  // The attributes, in the order of the input; empty for nodes that are not elements.
  AttributeRange attributes() const;

  // The descendants (not including this node) that are elements with that local name, in any namespace.
  // Creating a range takes the time to find its first node.
  NodeRange<detail::LocalNameAxis> find_all(std::string_view local_name) const;
  // Like find_all(local_name), but in one namespace: find_all(Namespace::svg, "title"). Namespace::none means
  // any namespace.
  NodeRange<detail::LocalNameAxis> find_all(Namespace element_namespace, std::string_view local_name) const;
  // The descendants that have that class: see has_class(). `name` is not copied: it must outlive the range
  // and its iterators.
  NodeRange<detail::ClassAxis> find_by_class(std::string_view name LOCKSTEP_LIFETIMEBOUND) const;
  // The descendants that have an attribute with that qualified name and, in the second form, exactly that
  // value. The arguments are not copied: they must outlive the range and its iterators.
  NodeRange<detail::AttributeAxis> find_by_attribute(
      std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND) const;
  NodeRange<detail::AttributeAxis> find_by_attribute(std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND,
                                                     std::string_view value LOCKSTEP_LIFETIMEBOUND) const;
  // Returns the first node of find_all(), or null. O(descendants)
  Node find(std::string_view local_name) const;
  Node find(Namespace element_namespace, std::string_view local_name) const;
  // Returns the first descendant with that ID, or null. An empty ID gives null. O(descendants)
  // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
  Node find_by_id(std::string_view id) const;

  // CSS selectors, as in browsers. These functions are defined in lockstep/selector.h, which
  // lockstep/lockstep.h includes. Each call parses the selector: if you use a selector often, with namespace
  // prefixes, or from an untrusted source, parse it with Selector::parse(). The functions of Selector with
  // the same names are documented in more detail.
  //
  // Returns the descendants that match. An invalid selector selects nothing; Selection::error() returns the
  // reason.
  //
  //   for (const Node link : document.root().select("article.post > a[href^='/' i]:not(.ad)")) …
  Selection select(std::string_view css) const;
  // Returns the first descendant that matches, or null. An invalid selector gives null.
  Node select_first(std::string_view css) const;
  // Whether this element matches; false for an invalid selector.
  bool matches(std::string_view css) const;
  // Returns this element or its nearest ancestor that matches, or null. An invalid selector gives null.
  Node closest(std::string_view css) const;

  // Whether the element has an attribute with that qualified name, even if its value is empty. O(attributes)
  bool has_attribute(std::string_view qualified_name) const { return attribute(qualified_name).has_value(); }
  bool has_attribute(Namespace attribute_namespace, std::string_view local_name) const {
    return attribute(attribute_namespace, local_name).has_value();
  }
  // The value of the `id` attribute; empty if there is none. O(attributes)
  // https://dom.spec.whatwg.org/#concept-id
  std::string_view id() const { return attribute("id").value_or(std::string_view()); }
  // Returns the form owner of a button, fieldset, input, object, output, select, textarea or img element, or
  // null. If a connected element other than img has a `form` attribute, the form owner is the form with that
  // ID, or null. Otherwise, it is the form with which the parser associated the element, which need not be an
  // ancestor, as in `<table><form><tr><td><input>`; or else the nearest `form` ancestor. The parser's
  // association ends when the element and the form are moved apart, even if the parser moves them. Returns
  // null for other elements, including custom elements. O(depth); O(nodes of the tree) with a `form`
  // attribute https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  Node form_owner() const;
  // Whether `name` is one of the element's classes, which are the parts of its `class` attribute separated by
  // ASCII whitespace. In a document in quirks mode, the comparison ignores ASCII case, as in
  // https://dom.spec.whatwg.org/#concept-getelementsbyclassname. This also applies in template contents,
  // although their own document is in no-quirks mode. O(attributes + value)
  bool has_class(std::string_view name) const;
  // Returns the tokens of an attribute that contains a set of tokens, such as `rel` or `class`: the parts
  // separated by ASCII whitespace, in order and without duplicates. Empty if there is no such attribute.
  // Tokens are compared exactly. O(attributes + value * log(tokens))
  // https://dom.spec.whatwg.org/#concept-ordered-set-parser
  //
  //   for (const std::string_view type : link.token_list("rel")) …
  std::vector<std::string_view> token_list(std::string_view qualified_name) const;
  // Whether the token is in the attribute's token_list(). O(attributes + value)
  bool has_token(std::string_view qualified_name, std::string_view token) const;

  // Returns, in UTF-8: for an element or fragment, the data of all text nodes among descendants(); for a text
  // node, a comment or a processing instruction, its data; for a document or doctype, whose textContent is
  // null, an empty string. O(tree) https://dom.spec.whatwg.org/#dom-node-textcontent
  std::string text_content() const;
  // Returns the text as a browser renders it, in UTF-8: without hidden elements, with white space collapsed,
  // a newline for each `br` and between blocks, an empty line around paragraphs, and tabs between the cells
  // of a table. The only styles are those of the HTML Standard's Rendering section: author styles have no
  // effect, images have no text, and lines are not wrapped. If the element itself is hidden (`head`, an
  // element in a closed `details`), returns text_content(), as the Standard specifies. Accepts documents and
  // fragments too; for text, a comment or a processing instruction, returns its data. A node outside the
  // document is treated as if it were inside. O(tree + depth)
  // https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
  std::string inner_text() const;
  std::string inner_text(const TextOptions& options) const;
  // Returns the text that inner_text() returns, with the source of each part, so that a search index can show
  // and highlight its hits. The result has a run for each part that was copied from a text node; anything
  // outside the runs is white space that was not copied. For a text node, a comment or a processing
  // instruction, there are no runs. O(tree + depth)
  RenderedText rendered_text() const;
  RenderedText rendered_text(const TextOptions& options) const;
  // Returns the language of the node: the value, as written, of the `xml:lang` or `lang` attribute of the
  // nearest element that has one; otherwise the language that a `meta` in the document sets; otherwise an
  // empty view, which means that the language is unknown. In template contents, which belong to another
  // document, only elements inside the contents count. The Content-Language header is left to the caller.
  // O(depth); O(nodes of the document) if no element around the node sets the language.
  // https://html.spec.whatwg.org/multipage/dom.html#language
  std::string_view language() const;
  // Returns what serialize_html() writes for this node, under the document's edition unless the options name
  // another. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  std::string inner_html() const;
  std::string inner_html(const SerializeOptions& options) const;
  // Like inner_html(), but includes the element itself. For a document or fragment, returns its inner_html();
  // for any other node, returns the part of its parent's inner_html() that represents the node. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
  std::string outer_html() const;
  std::string outer_html(const SerializeOptions& options) const;

  // Returns the node's position in the input. The position is empty if ParseOptions::positions was not set,
  // if the node is not in the input, or if it was created after parsing. O(log input) at most; O(1) for
  // UTF-8.
  NodePosition position() const;
  // Returns the offset in the input, in bytes, of the character of a text node that is at byte `text_offset`
  // of data(). For a character that was written as a character reference, this is the offset of its "&";
  // data().size() gives the end of the text. Returns nullopt if position() has no range or has gaps, if
  // `text_offset` is beyond the end, if the text was changed after parsing, and for other nodes. O(text)
  std::optional<std::uint64_t> source_offset(std::size_t text_offset) const;
  // Like source_offset(), but for several offsets: returns one result for each offset, or an empty vector if
  // source_offset() returns nullopt for any of them. O(text + offsets * log(text))
  std::vector<std::uint64_t> source_offsets(std::span<const std::size_t> text_offsets) const;
  // Returns the positions of the attributes, in the order of attribute(index). The function reads the start
  // tag again and, for `html` and `body`, later start tags that added attributes. An attribute that was set
  // after parsing has the position of the parsed attribute with the same name, if there was one. O(tags +
  // attributes)
  std::vector<AttributePosition> attribute_positions() const;

 private:
  friend class Document;
  friend struct detail::NodeAccess;
  friend struct detail::LocalNameAxis;
  friend struct std::hash<Node>;
  Node(const detail::Tree* tree, detail::NodeId id) : tree_(tree), id_(id) {}
  const detail::AttributeRecord* find_attribute(std::string_view qualified_name) const;
  const detail::AttributeRecord* find_attribute(Namespace attribute_namespace,
                                                std::string_view local_name) const;
  Node at(detail::NodeId id) const { return {tree_, id}; }
  // Null for a node of another tree.
  detail::NodeId id_of(Node other) const { return other.tree_ == tree_ ? other.id_ : detail::kNoNode; }
  const detail::NodeRecord& record() const {
    return tree_ == nullptr ? detail::kNullRecord : tree_->nodes[id_];
  }

  const detail::Tree* tree_ = nullptr;
  detail::NodeId id_ = detail::kNoNode;
};

// A part of rendered text that was copied from a text node.
struct RenderedRun {
  std::size_t begin = 0;   // in RenderedText::text, in bytes
  std::size_t end = 0;     // one past the last byte
  Node node;               // the text node
  std::size_t offset = 0;  // of the first byte in node.data(): see Node::source_offset()
};

// The result of Node::rendered_text(): the text, and where its parts come from.
struct RenderedText {
  std::string text;               // what inner_text() returns
  std::vector<RenderedRun> runs;  // in the order of the text, without overlaps
};

// A parsed document or fragment. It is movable but not copyable. Destroying it invalidates its nodes and
// views. Any number of threads may read it at the same time as long as none modifies it.
//
// Functions that return nodes or views cannot be called on a temporary Document, because its nodes would
// dangle in `for (auto link : parse(html).root().find_all("a"))`: keep the Document in a variable. Functions
// that return owned values can be: parse(html).title(), dump_tree(parse(html)).
//
// The non-const functions modify the document. Nodes stay valid, even removed ones. Views of text and names,
// Attributes and ranges of attributes stay valid until the next modification, and may be passed to the
// function that modifies the document. A range of nodes continues from its current node, so removing that
// node ends the iteration: advance first, or collect the nodes in a vector. Memory is freed only when the
// Document is destroyed.
class LOCKSTEP_EXPORT Document {
 public:
  // A moved-from Document can only be destroyed or assigned to. Nodes and views stay valid.
  Document(Document&&) noexcept = default;
  Document& operator=(Document&&) noexcept = default;

  // The Document node.
  Node root() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), detail::kDocumentNode}; }
  // After parse_fragment(), the DocumentFragment with the result; otherwise null.
  Node fragment() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), tree_->fragment}; }
  // The result of parsing: fragment() if it is not null, otherwise root().
  Node result() const& LOCKSTEP_LIFETIMEBOUND {
    return tree_->fragment != detail::kNoNode ? fragment() : root();
  }

  // The document element, or null. After parse_fragment(), document_element(), head() and body() refer to the
  // document that the algorithm creates, not to fragment(). All three take O(children of the Document node
  // and of `html`). https://dom.spec.whatwg.org/#document-element
  Node document_element() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `head` that is a child of the `html` element, or null.
  // https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2
  Node head() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `body` or `frameset` that is a child of the `html` element, or null.
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  Node body() const& LOCKSTEP_LIFETIMEBOUND;
  // Returns the text of the document's first `title` or, if the document element is `svg`, of the first SVG
  // `title` among its children. The text is UTF-8, with ASCII whitespace stripped and collapsed; it is empty
  // if there is no such element. O(nodes before it)
  // https://html.spec.whatwg.org/multipage/dom.html#document.title
  std::string title() const;
  // Returns the `href` attribute, as written, of the first HTML `base` element that has one, or nullopt.
  // Relative URLs in the document are resolved against this URL, which is itself resolved against the
  // document's own URL. If base_href() is nullopt or invalid, they are resolved against the document's own
  // URL: see docs/guides/tour.md. O(nodes before it)
  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
  std::optional<std::string_view> base_href() const& LOCKSTEP_LIFETIMEBOUND;

  // The quirks mode. https://dom.spec.whatwg.org/#concept-document-quirks
  QuirksMode quirks_mode() const { return tree_->quirks_mode; }
  // The edition of the Standard whose rules were used to parse the document.
  Edition edition() const { return tree_->edition; }
  // Whether all of the input was parsed and, if not, why not.
  Status status() const { return tree_->status; }
  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return tree_->flattened; }
  // The encoding of the input and how it was found; UTF-8 for text.
  // https://dom.spec.whatwg.org/#concept-document-encoding
  const EncodingUsed& encoding() const& LOCKSTEP_LIFETIMEBOUND { return tree_->encoding; }
  EncodingUsed encoding() const&& { return tree_->encoding; }
  // The parse errors, in the order of the input; empty unless ParseOptions::collect_errors was set.
  std::span<const ParseError> errors() const& LOCKSTEP_LIFETIMEBOUND {
    return {tree_->errors.data(), tree_->errors.size()};
  }
  // Whether errors() is incomplete, because there were more than ParseOptions::max_errors or memory ran out.
  bool errors_truncated() const { return tree_->errors_truncated; }
  // The part of the input, in UTF-8, that views may point into.
  std::string_view source() const& LOCKSTEP_LIFETIMEBOUND { return {tree_->source, tree_->source_size}; }
  // Whether ParseOptions::positions was set.
  bool has_positions() const { return tree_->positions != nullptr; }
  // Returns the line and column of the byte of the input at that offset, counted as in errors. An offset past
  // the end gives the position of the end. A byte that does not become text, such as a byte of a byte order
  // mark, has the position of the text that follows it. O(log input). The first call builds an index in
  // O(input), which takes about 12 bytes of memory per 1024 bytes of input. Without ParseOptions::positions,
  // the offset counts bytes of the UTF-8 text instead.
  LineColumn line_column(std::uint64_t offset) const;
  // Deleted: their results would dangle. Keep the Document in a variable.
  Node root() const&& = delete;
  Node fragment() const&& = delete;
  Node result() const&& = delete;
  Node document_element() const&& = delete;
  Node head() const&& = delete;
  Node body() const&& = delete;
  std::optional<std::string_view> base_href() const&& = delete;
  std::span<const ParseError> errors() const&& = delete;
  std::string_view source() const&& = delete;
  // The memory that the tree takes, in bytes. Includes a copied source but not a borrowed one.
  std::size_t memory_bytes() const { return tree_->bytes(); }

  // --- Creating nodes. New nodes have no parent. Text is UTF-8 and is copied; ill-formed sequences are
  // replaced with U+FFFD, except that surrogates encoded as three bytes each are kept. The functions return
  // null where the DOM throws an InvalidCharacterError.

  // Uses the name unchanged: names of HTML elements should be in lowercase, as the parser creates them. A
  // `template` is created with empty contents. Also returns null for namespaces other than html, mathml and
  // svg. O(name) https://dom.spec.whatwg.org/#valid-element-local-name
  Node create_element(std::string_view local_name, Namespace element_namespace = Namespace::html);
  Node create_text(std::string_view data);     // O(data)
  Node create_comment(std::string_view data);  // O(data)
  // O(text) https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
  Node create_processing_instruction(std::string_view target, std::string_view data);
  // O(text) https://dom.spec.whatwg.org/#valid-doctype-name
  Node create_doctype(std::string_view name, std::string_view public_identifier = {},
                      std::string_view system_identifier = {});
  Node create_document_fragment();
  // Copies a node of this or any other Document, including a clonable shadow root and, with `subtree`,
  // descendants and template contents. Returns null for a document and a shadow root. O(nodes copied and
  // their attributes; from another Document, also their text) https://dom.spec.whatwg.org/#concept-node-clone
  Node clone(Node node, bool subtree = true);
  // Removes a node of `from`, with its descendants, from its parent and moves it into this Document, where it
  // has no parent. Returns the new Node; if `from` is this Document, returns `node`. The original Nodes stay
  // valid: they refer to a copy that remains in `from`, has no parent, and can be read but not modified.
  // Modifying the copy fails with DomError::wrong_document, so that no change is lost in it. Does nothing and
  // returns null for a document, a shadow root, the contents of a template, and a Node that is not in `from`.
  // O(nodes copied) https://dom.spec.whatwg.org/#dom-document-adoptnode
  Node adopt(Document& from, Node node);

  // --- Modifying the tree: https://dom.spec.whatwg.org/#mutation-algorithms. A function that returns an
  // error has changed nothing.

  // Inserts `child` as the last child. See insert_before().
  DomError append(Node parent, Node child);
  // Inserts `child` as the first child. See insert_before().
  DomError prepend(Node parent, Node child);
  // Removes `child` from its parent, if it has one, and inserts it into `parent`: before `reference`, a child
  // of `parent`, or at the end if `reference` is null. If `child` is a document_fragment, moves its children
  // instead. O(1); O(depth of the parent) if `child` has children; O(children of the fragment) for a
  // fragment; O(children of the Document node) when inserting into it.
  // https://dom.spec.whatwg.org/#concept-node-pre-insert
  //
  // A child from another Document is adopted, as in the DOM: see adopt(). This also modifies the other
  // Document, which no other thread may be using, and takes O(nodes copied). `child` then refers to the copy
  // that remains in the other Document; find the new node where it was inserted: parent.last_child() or
  // reference.previous_sibling().
  DomError insert_before(Node parent, Node child, Node reference);
  // Like insert_before(), but inserts after `reference`, or at the start if `reference` is null.
  DomError insert_after(Node parent, Node child, Node reference);
  // Replaces `child` with `replacement`, or with the children of a fragment. Complexity as for
  // insert_before(). https://dom.spec.whatwg.org/#concept-node-replace
  DomError replace(Node child, Node replacement);
  // Removes the node from its parent, if it has one. The node can be inserted again. O(1)
  // https://dom.spec.whatwg.org/#concept-node-remove
  DomError remove(Node node);
  // Removes all children of the node, if it has any. O(children)
  DomError remove_children(Node parent);
  // Replaces the node with its children. Fails for a node without a parent and for a child of the Document
  // node. O(children)
  DomError unwrap(Node node);

  // --- Markup. These functions parse HTML as a fragment and insert the resulting nodes. They parse with the
  // options, if given; otherwise, under the document's edition. `html` is UTF-8 and may be a view of this
  // document. If a limit is reached, they fail with DomError::quota_exceeded. ParseOptions::positions and
  // collect_errors have no effect. Unless ParseOptions::scripting is set, `noscript` has element content.
  // O(html + depth + nodes removed)

  // Replaces the children of an element or fragment, or the contents of a `template`. The context is the
  // element; for a shadow root or the contents of a template, its host; for another fragment, `body`.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  DomError set_inner_html(Node node, std::string_view html);
  DomError set_inner_html(Node node, std::string_view html, const ParseOptions& options);
  // Replaces the node, which need not be an element. The context is its parent, or `body` in a fragment.
  // Fails with DomError::not_found if there is no parent, and with no_modification_allowed if the parent is
  // the Document node.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
  DomError set_outer_html(Node node, std::string_view html);
  DomError set_outer_html(Node node, std::string_view html, const ParseOptions& options);
  // Inserts the nodes next to or into an element. In a `template`, they become its children, not part of its
  // contents. The context is the node that they are inserted into, but `body` if that node is an `html`
  // element or a fragment. Fails with DomError::no_modification_allowed next to an element that has no
  // parent, or whose parent is the Document node.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml
  DomError insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html);
  DomError insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html,
                                const ParseOptions& options);

  // Changes the value of the first attribute with that qualified name, or adds an attribute in no namespace.
  // Unlike the DOM's setAttribute(), it uses the name unchanged: attribute names of HTML elements should be
  // in lowercase. O(attributes + text) https://dom.spec.whatwg.org/#dom-element-setattribute
  DomError set_attribute(Node element, std::string_view qualified_name, std::string_view value);
  // Changes the value of the attribute with that namespace and local name, or adds one with the prefix that
  // the parser gives it: set_attribute(link, Namespace::xlink, "xlink:href", "#a"). In no namespace, any name
  // without a colon is allowed; in a namespace, only the names that the Standard assigns to it are allowed,
  // with or without their prefix. O(attributes + text)
  // https://dom.spec.whatwg.org/#dom-element-setattributens
  // https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes
  DomError set_attribute(Node element, Namespace attribute_namespace, std::string_view qualified_name,
                         std::string_view value);
  // Removes the first attribute with that qualified name, if there is one. O(attributes)
  // https://dom.spec.whatwg.org/#dom-element-removeattribute
  DomError remove_attribute(Node element, std::string_view qualified_name);
  // Removes the attribute with that namespace and local name, if there is one.
  // https://dom.spec.whatwg.org/#dom-element-removeattributens
  DomError remove_attribute(Node element, Namespace attribute_namespace, std::string_view local_name);
  // Gives the first attribute with that qualified name another name, and keeps its place. The renamed
  // attribute is in no namespace, unless the element already has an attribute with the new qualified name:
  // that attribute is then removed, and the renamed attribute is in the namespace of the removed one, as if
  // set_attribute() had changed its value. Fails with DomError::not_found if there is no attribute to rename.
  // The DOM has no such function; it exists for edit_source(), which then changes only the name in the
  // source. O(attributes)
  DomError rename_attribute(Node element, std::string_view qualified_name, std::string_view new_name);
  // Gives an element another local name, in the same namespace. Unlike a new element in its place, the
  // element keeps its identity and position. Fails with DomError::not_supported for an HTML element if the
  // old or the new name is `template`, because a template has contents. O(name)
  DomError rename_element(Node element, std::string_view local_name);
  // Add, remove or toggle a token of Node::token_list(). The attribute is rewritten with one space between
  // tokens; it is not created for an empty set. The functions fail with DomError::invalid_character for a
  // token that is empty or contains ASCII whitespace. O(attributes + value * log(tokens))
  // https://dom.spec.whatwg.org/#interface-domtokenlist
  DomError add_token(Node element, std::string_view qualified_name, std::string_view token);
  DomError remove_token(Node element, std::string_view qualified_name, std::string_view token);
  DomError toggle_token(Node element, std::string_view qualified_name, std::string_view token);
  // Replaces the data of a text node, a comment or a processing instruction. O(data)
  // https://dom.spec.whatwg.org/#concept-cd-replace
  DomError set_data(Node node, std::string_view data);
  // Replaces the children of an element or fragment with one text node, or removes them if the text is empty.
  // For other nodes, works like set_data(). O(text + children)
  // https://dom.spec.whatwg.org/#dom-node-textcontent
  DomError set_text_content(Node node, std::string_view text);

 private:
  friend struct detail::DocumentAccess;
  friend struct detail::NodeAccess;
  explicit Document(std::unique_ptr<detail::Tree> tree) : tree_(std::move(tree)) {}
  // Whether another Document has adopted the node.
  static bool was_adopted(Node node) { return (node.record().flags & detail::kAdopted) != 0; }
  bool has(Node node) const { return node && node.tree_ == tree_.get() && !was_adopted(node); }
  Node own(Node node);
  DomError insertion_error(Node parent, Node child, Node reference, Node leaving) const;
  DomError parse_markup(std::string_view html, const FragmentContext& context, const ParseOptions* options,
                        Node& fragment);
  DomError replace_children(Node node, std::string_view html, const ParseOptions* options);
  DomError replace_by_markup(Node node, std::string_view html, const ParseOptions* options);
  DomError insert_markup(Node element, AdjacentPosition position, std::string_view html,
                         const ParseOptions* options);
  DomError change_tokens(Node element, std::string_view qualified_name, std::string_view token, bool add,
                         bool remove);
  std::unique_ptr<detail::Tree> tree_;
};

}  // namespace lockstep

namespace std {

// For std::unordered_set<Node> and the like; consistent with ==.
template <>
struct hash<lockstep::Node> {
  std::size_t operator()(lockstep::Node node) const noexcept {
    if (node.is_null()) return 0;
    return std::hash<const void*>()(node.tree_) ^ (std::size_t{node.id_} * std::size_t{0x9E3779B1u});
  }
};

}  // namespace std

#endif
