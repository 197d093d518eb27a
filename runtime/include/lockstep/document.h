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
    not_found,                // the reference is not a child of the parent, or the node has no parent
    wrong_document,           // a null node, one of another Document, or one that another Document adopted
    invalid_character,        // a name or a token that the DOM does not allow
    invalid_node_type,        // a node that has no attributes, no data or no children
    no_modification_allowed,  // markup next to or in place of a child of the Document node
    namespace_mismatch,       // a prefix that does not belong to the namespace: "NamespaceError"
    not_supported,            // an attribute in a namespace with a name that the parser never creates
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

// Returns "HierarchyRequestError" and the like; empty for `none`. A static string.
LOCKSTEP_EXPORT std::string_view dom_error_name(DomError error);

// An attribute of an element, or null; the strings of a null Attribute are empty. An Attribute and its views
// stay valid until the Document is modified: see Document.
class LOCKSTEP_EXPORT Attribute {
 public:
  // A null Attribute.
  Attribute() = default;
  // False if the Attribute is null.
  explicit operator bool() const { return record_ != nullptr; }
  // The value, UTF-8; empty for an attribute without a value.
  std::string_view value() const {
    return record_ == nullptr ? std::string_view() : tree_->text(record_->value);
  }
  // The name as written: "xlink:href", "class".
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

// A node, or null. Two words, passed by value; valid as long as the Document exists. The views it returns
// stay valid until the Document is modified: see Document. All functions are O(1) unless they say otherwise.
// Names are as in the DOM ("div", "foreignObject") and are compared exactly.
//
// You can call every function of a null Node, so look-ups can be chained: its type is NodeType::none, its
// neighbors are null, its text, names and ranges are empty, and it has no attributes, position or properties.
// Functions that modify a Document reject it with DomError::wrong_document.
//
// Throughout the library, an absent value is a null Node, a null pointer to an object that the library owns
// or, for everything else, an empty std::optional. An empty string is not an absent value.
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

  // The node's neighbors in the tree; null if there is none.
  Node parent() const { return at(record().parent); }
  Node first_child() const { return at(record().first_child); }
  Node last_child() const { return is_null() ? Node() : at(tree_->last_child(id_)); }
  Node next_sibling() const { return at(record().next); }
  Node previous_sibling() const { return is_null() ? Node() : at(tree_->previous_sibling(id_)); }
  // The nearest neighbors that are elements; null if there is none. O(nodes passed)
  // https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode
  Node next_element_sibling() const;
  Node previous_element_sibling() const;
  // The first and the last child that is an element, and the number of such children. O(children passed)
  // https://dom.spec.whatwg.org/#interface-parentnode
  Node first_element_child() const;
  Node last_element_child() const;
  std::size_t child_element_count() const;
  // The topmost ancestor of this node, or this node itself: a Document, a fragment, or a node without a
  // parent. Does not leave template contents or shadow roots. O(depth)
  // https://dom.spec.whatwg.org/#concept-tree-root
  Node root() const;
  // Whether `other` is this node or one of its descendants(). O(depth)
  // https://dom.spec.whatwg.org/#dom-node-contains
  bool contains(Node other) const;
  // Whether the node is in its Document, including its shadow roots. O(depth)
  // https://dom.spec.whatwg.org/#connected
  bool is_connected() const;

  // For elements: the namespace, the local name, and a comparison with both. For other nodes: Namespace::none
  // and an empty name.
  Namespace element_namespace() const { return record().element_namespace; }
  std::string_view local_name() const {
    return is_element() ? tree_->tag_names.name(record().name) : std::string_view();
  }
  bool is_html(std::string_view local_name) const {
    return is_element() && element_namespace() == Namespace::html && this->local_name() == local_name;
  }
  // The attributes, in the order of the input.
  std::size_t attribute_count() const { return is_element() ? tree_->attribute_count(id_) : 0; }
  // Null if the index is out of bounds.
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
  // The contents of a `template` element: a document_fragment. Null for other elements.
  Node template_contents() const { return is_null() ? Node() : at(tree_->template_contents(id_)); }
  // The shadow root that a declarative template attached, a document_fragment; null if there is none.
  Node shadow_root() const { return is_null() ? Node() : at(tree_->shadow_root(id_)); }

  // The characters of text, a comment or a processing instruction, UTF-8; empty for other nodes.
  std::string_view data() const;
  // The target of a processing instruction ("xml-stylesheet"); empty for other nodes.
  std::string_view target() const;
  // The name and the identifiers of a doctype; empty if one is missing, and for other nodes.
  std::string_view name() const;
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;
  // How a shadow root was attached; null for other nodes.
  const ShadowRootProperties* shadow_root_properties() const;

  // Returns the next node in tree order inside `root`, or null. Does not enter template contents or shadow
  // roots. If `root` does not contain this node, the walk ends at the end of the tree. O(1) amortized over a
  // walk.
  Node following(Node root) const { return is_null() ? Node() : at(tree_->following(id_, id_of(root))); }
  // The same, but skips this node's descendants.
  Node following_skipping_children(Node root) const {
    return is_null() ? Node() : at(tree_->following_skipping_children(id_, id_of(root)));
  }

  // Lazy ranges, defined in lockstep/ranges.h, which lockstep/lockstep.h includes. Valid as long as the
  // Document exists. All but ancestors() and preceding_siblings() are in tree order. Those of children,
  // siblings and descendants() are bidirectional: `children() | std::views::reverse` starts at the last one.
  NodeRange<detail::ChildAxis> children() const;
  // The children that are elements. https://dom.spec.whatwg.org/#dom-parentnode-children
  NodeRange<detail::ChildElementAxis> child_elements() const;
  // The siblings after this node and, from the nearest to the first, those before it.
  // https://dom.spec.whatwg.org/#concept-tree-sibling
  NodeRange<detail::ChildAxis> following_siblings() const;
  NodeRange<detail::PrecedingSiblingAxis> preceding_siblings() const;
  // All nodes that following() visits. Does not enter template contents or shadow roots.
  // https://dom.spec.whatwg.org/#concept-tree-descendant
  NodeRange<detail::DescendantAxis> descendants() const;
  // The ancestors, from the parent up. Ends at template contents and shadow roots, which have no parent.
  // https://dom.spec.whatwg.org/#concept-tree-ancestor
  NodeRange<detail::AncestorAxis> ancestors() const;
  // The attributes, in the order of the input; empty for nodes that are not elements.
  AttributeRange attributes() const;

  // The descendants (not including this node) that are elements with that local name, in any namespace.
  // Creating a range finds its first node, and takes the time to do so.
  NodeRange<detail::LocalNameAxis> find_all(std::string_view local_name) const;
  // The same in one namespace: find_all(Namespace::svg, "title"). Namespace::none: in any.
  NodeRange<detail::LocalNameAxis> find_all(Namespace element_namespace, std::string_view local_name) const;
  // The elements with that class: see has_class(). `name` is not copied: it must outlive the range and its
  // iterators.
  NodeRange<detail::ClassAxis> find_by_class(std::string_view name LOCKSTEP_LIFETIMEBOUND) const;
  // The elements with an attribute of that qualified name and, in the second form, exactly that value. The
  // arguments are not copied: they must outlive the range and its iterators.
  NodeRange<detail::AttributeAxis> find_by_attribute(
      std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND) const;
  NodeRange<detail::AttributeAxis> find_by_attribute(std::string_view qualified_name LOCKSTEP_LIFETIMEBOUND,
                                                     std::string_view value LOCKSTEP_LIFETIMEBOUND) const;
  // Returns the first node of find_all(), or null. O(descendants)
  Node find(std::string_view local_name) const;
  Node find(Namespace element_namespace, std::string_view local_name) const;
  // Returns the first descendant with that ID, or null; null for an empty ID. O(descendants)
  // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
  Node find_by_id(std::string_view id) const;

  // The elements that a CSS selector matches, as in browsers; defined in lockstep/selector.h, which
  // lockstep/lockstep.h includes. Each call parses the selector: if you use one often, with namespace
  // prefixes, or from an untrusted source, parse it with Selector::parse(), and see the functions of the same
  // names there for details.
  //
  // The descendants that match. An invalid selector selects nothing; Selection::error() says why.
  //
  //   for (const Node link : document.root().select("article.post > a[href^='/' i]:not(.ad)")) …
  Selection select(std::string_view css) const;
  // The first descendant that matches, or null; null for an invalid selector.
  Node select_first(std::string_view css) const;
  // Whether this element matches; false for an invalid selector.
  bool matches(std::string_view css) const;
  // This element or its nearest ancestor that matches, or null; null for an invalid selector.
  Node closest(std::string_view css) const;

  // Whether the element has an attribute with that qualified name, even an empty one. O(attributes)
  bool has_attribute(std::string_view qualified_name) const { return attribute(qualified_name).has_value(); }
  bool has_attribute(Namespace attribute_namespace, std::string_view local_name) const {
    return attribute(attribute_namespace, local_name).has_value();
  }
  // The value of the `id` attribute; empty if there is none. O(attributes)
  // https://dom.spec.whatwg.org/#concept-id
  std::string_view id() const { return attribute("id").value_or(std::string_view()); }
  // Returns the form that the element (a button, fieldset, input, object, output, select, textarea or img)
  // belongs to, or null: the one that its `form` attribute names; else the one with which the parser
  // associated it, which need not be an ancestor, as in `<table><form><tr><td><input>`; else its nearest
  // ancestor. An association ends when the control and the form are moved apart, by the parser too. Null for
  // other elements, custom elements among them. O(depth), and O(nodes of the tree) with a `form` attribute
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  Node form_owner() const;
  // Whether `name` is one of the element's classes, which are the parts of its `class` attribute separated by
  // ASCII whitespace. In a document in quirks mode the comparison ignores ASCII case, as in
  // https://dom.spec.whatwg.org/#concept-getelementsbyclassname. It does so in template contents too,
  // although their own document is in no-quirks mode. O(attributes + value)
  bool has_class(std::string_view name) const;
  // The tokens of an attribute that is a set of tokens, such as `rel` or `class`: the parts separated by
  // ASCII whitespace, in order and without duplicates. Empty if there is no such attribute. Tokens are
  // compared exactly. O(attributes + value * log(tokens))
  // https://dom.spec.whatwg.org/#concept-ordered-set-parser
  //
  //   for (const std::string_view type : link.token_list("rel")) …
  std::vector<std::string_view> token_list(std::string_view qualified_name) const;
  // Whether the token is one of them. O(attributes + value)
  bool has_token(std::string_view qualified_name, std::string_view token) const;

  // Returns, as UTF-8: for an element or fragment, the data of all text among descendants(); for text, a
  // comment or a processing instruction, its data; for a document or doctype, whose textContent is null, an
  // empty string. O(tree) https://dom.spec.whatwg.org/#dom-node-textcontent
  std::string text_content() const;
  // Returns the text as a browser renders it, UTF-8: without hidden elements, with white space collapsed, a
  // newline for each `br` and between blocks, an empty line around paragraphs, and tabs between the cells of
  // a table. The only styles are those of the HTML Standard's Rendering section: author styles have no
  // effect, images have no text, and lines do not wrap. If the element itself is hidden (`head`, an element
  // in a closed `details`), returns text_content(), as the Standard specifies. Accepts documents and
  // fragments too; for text, a comment or a processing instruction, returns its data. A node outside the
  // document is treated as if it were inside. O(tree + depth)
  // https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
  std::string inner_text() const;
  std::string inner_text(const TextOptions& options) const;
  // The same, with the source of each part, so that a search index can show and highlight its hits. There is
  // a run for each part that was copied from a text node; anything outside the runs is white space that was
  // not copied. For text, a comment or a processing instruction there are no runs. O(tree + depth)
  RenderedText rendered_text() const;
  RenderedText rendered_text(const TextOptions& options) const;
  // Returns the language of the node: the value, as written, of `xml:lang` or `lang` of the nearest element
  // that has one, else the one that a `meta` in the document sets, else an empty view: unknown. The
  // Content-Language header is left to the caller. O(depth), and O(nodes of the document) if no element
  // around the node sets it. https://html.spec.whatwg.org/multipage/dom.html#language
  std::string_view language() const;
  // serialize_html() by the edition of the document, unless the options name another edition. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  std::string inner_html() const;
  std::string inner_html(const SerializeOptions& options) const;
  // The same including the element itself. For other nodes, their part of their parent's inner_html(); for a
  // document or fragment, its children. O(tree)
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
  std::string outer_html() const;
  std::string outer_html(const SerializeOptions& options) const;

  // Returns the node's position in the input. Empty unless ParseOptions::positions was set, for nodes that
  // are not in the input, and for nodes created after parsing. O(log input) at most, O(1) for UTF-8.
  NodePosition position() const;
  // Returns the offset in the input, in bytes, of a character of a text node, which is at `text_offset`, in
  // bytes of data(). For a character that was written as a reference, this is the offset of its "&";
  // data().size() gives the end of the text. Nullopt if position() has no range or has_gaps, for other nodes,
  // beyond the end, and for text that was changed after parsing. O(text)
  std::optional<std::uint64_t> source_offset(std::size_t text_offset) const;
  // The same for several offsets at once, one result for each; an empty vector if there is none for one of
  // them. O(text + offsets * log(text))
  std::vector<std::uint64_t> source_offsets(std::span<const std::size_t> text_offsets) const;
  // Returns the positions of the attributes, in the order of attribute(index). They are found by reading the
  // start tag again and, for `html` and `body`, later start tags that added attributes. An attribute that was
  // set after parsing has the position of the parsed attribute with the same name. O(tags + attributes)
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
  Node node;               // the text
  std::size_t offset = 0;  // of the first byte in node.data(): see Node::source_offset()
};

// Node::rendered_text(): the text, and where its parts come from.
struct RenderedText {
  std::string text;               // what inner_text() returns
  std::vector<RenderedRun> runs;  // in the order of the text, without overlaps
};

// A parsed document or fragment. Movable. Destroying it invalidates its nodes and views. Any number of
// threads may read it at the same time while none modifies it.
//
// Functions that return nodes or views cannot be called on a temporary Document, because its nodes would
// dangle in `for (auto link : parse(html).root().find_all("a"))`: keep the Document in a variable. Functions
// that return owned values can be: parse(html).title(), dump_tree(parse(html)).
//
// The non-const functions modify the document. Nodes stay valid, even removed ones. Views of text and names,
// Attributes and ranges of attributes stay valid until the next modification, and may be passed to it. A
// range of nodes continues from its current node, so removing that node ends the iteration: advance first, or
// collect the nodes in a vector. Memory is freed only when the Document is destroyed.
class LOCKSTEP_EXPORT Document {
 public:
  // A moved-from Document can only be destroyed or assigned to. Nodes and views stay valid.
  Document(Document&&) noexcept = default;
  Document& operator=(Document&&) noexcept = default;

  // The Document node.
  Node root() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), detail::kDocumentNode}; }
  // After parse_fragment(), the DocumentFragment with the result; otherwise null.
  Node fragment() const& LOCKSTEP_LIFETIMEBOUND { return {tree_.get(), tree_->fragment}; }
  // The result of parsing: fragment() if it is not null, else root().
  Node result() const& LOCKSTEP_LIFETIMEBOUND {
    return tree_->fragment != detail::kNoNode ? fragment() : root();
  }

  // The document element; null if there is none, like head() and body(). After parse_fragment() they are
  // those of the document that the algorithm creates, not of fragment(). O(children) of the Document node and
  // of `html`. https://dom.spec.whatwg.org/#document-element
  Node document_element() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `head` that is a child of the `html` element.
  // https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2
  Node head() const& LOCKSTEP_LIFETIMEBOUND;
  // The first `body` or `frameset` that is a child of the `html` element.
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  Node body() const& LOCKSTEP_LIFETIMEBOUND;
  // The text of the document's first `title` or, if the document element is `svg`, of the first SVG `title`
  // among its children. UTF-8, with ASCII whitespace stripped and collapsed; empty if there is none. O(nodes
  // before it) https://html.spec.whatwg.org/multipage/dom.html#document.title
  std::string title() const;
  // The `href` attribute, as written, of the first HTML `base` element that has one; nullopt if there is
  // none. Relative URLs in the document are resolved against it (itself resolved against the document's own
  // URL), or against the document's URL if it is nullopt or invalid: see docs/guides/tour.md. O(nodes before
  // it) https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
  std::optional<std::string_view> base_href() const& LOCKSTEP_LIFETIMEBOUND;

  // The quirks mode. https://dom.spec.whatwg.org/#concept-document-quirks
  QuirksMode quirks_mode() const { return tree_->quirks_mode; }
  // The edition of the Standard whose rules were used to parse the document.
  Edition edition() const { return tree_->edition; }
  // Whether all of the input was parsed and, if not, why.
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
  // Whether there were more errors than ParseOptions::max_errors; errors() does not contain the rest.
  bool errors_truncated() const { return tree_->errors_truncated; }
  // The part of the input that views may point into.
  std::string_view source() const& LOCKSTEP_LIFETIMEBOUND { return {tree_->source, tree_->source_size}; }
  // Whether ParseOptions::positions was set.
  bool has_positions() const { return tree_->positions != nullptr; }
  // Returns the line and column of a byte of the input, counted as in errors; past the end, those of the end.
  // A byte that does not become text, such as one of a byte order mark, has the position of what follows it.
  // O(log input). The first call builds an index, in O(input), with 24 bytes of memory per 1024 bytes of
  // input. Requires ParseOptions::positions; otherwise the offset counts bytes of the UTF-8 text.
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
  // replaced with U+FFFD, except for surrogates as three bytes each. Returns null where the DOM throws an
  // InvalidCharacterError.

  // Uses the name unchanged: names of HTML elements should be in lowercase, as the parser creates them. A
  // `template` is created with its contents. Also returns null for namespaces other than html, mathml and
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
  // Copies a node of this or any other Document and, with `subtree`, also its descendants, template contents
  // and clonable shadow roots. Returns null for a document and a shadow root. O(nodes copied and their
  // attributes; from another Document, also their text) https://dom.spec.whatwg.org/#concept-node-clone
  Node clone(Node node, bool subtree = true);
  // Removes a node of `from`, with its descendants, from its parent and moves it into this Document, without
  // a parent. Returns a new Node, unless `from` is this Document. The original Nodes stay valid, as a copy in
  // `from` without a parent that can be read but not modified: modifying it fails with
  // DomError::wrong_document, so that no change is lost in the copy. Does nothing and returns null for a
  // document, a shadow root, the contents of a template, and a Node that is not in `from`. O(nodes copied)
  // https://dom.spec.whatwg.org/#dom-document-adoptnode
  Node adopt(Document& from, Node node);

  // --- Modifying the tree: https://dom.spec.whatwg.org/#mutation-algorithms. A function that returns an
  // error changes nothing.

  // Inserts `child` as the last child. See insert_before().
  DomError append(Node parent, Node child);
  // Inserts `child` as the first child. See insert_before().
  DomError prepend(Node parent, Node child);
  // Removes `child` from its parent, if it has one, and inserts it before `reference`, a child of `parent`;
  // at the end if `reference` is null. For a document_fragment, moves its children instead. O(1); O(depth of
  // the parent) if `child` has children, O(its children) for a fragment, O(children) of the Document when
  // inserting into it. https://dom.spec.whatwg.org/#concept-node-pre-insert
  //
  // A child of another Document is adopted, as in the DOM: see adopt(). That also modifies the other
  // Document, which no other thread may be using, and takes O(nodes copied). `child` is then the copy that
  // stays behind; find the new node where it was inserted: parent.last_child(), reference.previous_sibling().
  DomError insert_before(Node parent, Node child, Node reference);
  // The same, but after `reference`; at the start if it is null.
  DomError insert_after(Node parent, Node child, Node reference);
  // Replaces `child` with `replacement`, or with the children of a fragment. Complexity as for
  // insert_before(). https://dom.spec.whatwg.org/#concept-node-replace
  DomError replace(Node child, Node replacement);
  // Removes the node from its parent, if it has one. It can be inserted again. O(1)
  // https://dom.spec.whatwg.org/#concept-node-remove
  DomError remove(Node node);
  // Removes all children of the node, which may have none. O(children)
  DomError remove_children(Node parent);
  // Replaces the node with its children. Refused for a child of the Document node.
  // O(children)
  DomError unwrap(Node node);

  // --- Markup: parses HTML as a fragment, with the options if given, otherwise by the document's edition,
  // and inserts the nodes. `html` is UTF-8 and may be a view of this document. If a limit of the options is
  // reached, fails with DomError::quota_exceeded; ParseOptions::positions and collect_errors have no effect.
  // Where no scripts run (ParseOptions::scripting), `noscript` has element content. O(html + depth + nodes
  // removed).

  // Replaces the children of an element or fragment, or the contents of a `template`. The context is the
  // element; for a shadow root or the contents of a template, its host; for another fragment, `body`.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  DomError set_inner_html(Node node, std::string_view html);
  DomError set_inner_html(Node node, std::string_view html, const ParseOptions& options);
  // Replaces the node, which need not be an element. The context is its parent, or `body` in a fragment.
  // DomError::not_found if there is no parent, no_modification_allowed in the Document node.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
  DomError set_outer_html(Node node, std::string_view html);
  DomError set_outer_html(Node node, std::string_view html, const ParseOptions& options);
  // Inserts the nodes next to or into an element. In a `template` they become its children, not its contents.
  // The context is the parent or the element, but `body` for `html` and for fragments.
  // DomError::no_modification_allowed next to an element without a parent, or in the Document node.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml
  DomError insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html);
  DomError insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html,
                                const ParseOptions& options);

  // Changes the first attribute with that qualified name, or adds one in no namespace. Unlike setAttribute()
  // of the DOM it uses the name unchanged: attribute names of HTML elements should be in lowercase.
  // O(attributes + text) https://dom.spec.whatwg.org/#dom-element-setattribute
  DomError set_attribute(Node element, std::string_view qualified_name, std::string_view value);
  // The same for the attribute with that namespace and local name, which is added with the prefix that the
  // parser gives it: set_attribute(link, Namespace::xlink, "xlink:href", "#a"). In no namespace, any name
  // without a colon is allowed; in a namespace, only the names that the Standard puts there, with or without
  // their prefix. O(attributes + text) https://dom.spec.whatwg.org/#dom-element-setattributens
  // https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes
  DomError set_attribute(Node element, Namespace attribute_namespace, std::string_view qualified_name,
                         std::string_view value);
  // Removes the first attribute with that qualified name, if there is one. O(attributes)
  // https://dom.spec.whatwg.org/#dom-element-removeattribute
  DomError remove_attribute(Node element, std::string_view qualified_name);
  // The same for the attribute with that namespace and local name.
  // https://dom.spec.whatwg.org/#dom-element-removeattributens
  DomError remove_attribute(Node element, Namespace attribute_namespace, std::string_view local_name);
  // Gives the first attribute with that qualified name another name, and keeps its place. The new attribute
  // is in no namespace; but if one has the new qualified name already, it is removed, and the new one is in
  // its namespace, as if set_attribute() had changed it. DomError::not_found if there is none. The DOM has no
  // such function; it is for edit_source(), which changes only the name. O(attributes)
  DomError rename_attribute(Node element, std::string_view qualified_name, std::string_view new_name);
  // Gives an element another local name in its namespace. Unlike a new element in its place, it keeps its
  // identity and position. DomError::not_supported from and to `template`, which has contents. O(name)
  DomError rename_element(Node element, std::string_view local_name);
  // Adds, removes or toggles a token of Node::token_list(). The attribute is rewritten, with one space
  // between tokens; it is not created for an empty set. DomError::invalid_character for a token that is empty
  // or contains ASCII whitespace. O(attributes + value
  // * log(tokens)) https://dom.spec.whatwg.org/#interface-domtokenlist
  DomError add_token(Node element, std::string_view qualified_name, std::string_view token);
  DomError remove_token(Node element, std::string_view qualified_name, std::string_view token);
  DomError toggle_token(Node element, std::string_view qualified_name, std::string_view token);
  // Replaces the data of text, a comment or a processing instruction. O(data)
  // https://dom.spec.whatwg.org/#concept-cd-replace
  DomError set_data(Node node, std::string_view data);
  // Replaces the children of an element or fragment with one text node, or removes them if the text is empty;
  // otherwise like set_data(). O(text + children) https://dom.spec.whatwg.org/#dom-node-textcontent
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
