// The arena that holds a parsed document: fixed-size node records linked by index, attribute records, text.
#ifndef LOCKSTEP_DETAIL_TREE_H
#define LOCKSTEP_DETAIL_TREE_H

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/detail/line_index.h"
#include "lockstep/detail/names.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/detail/text_store.h"
#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"

namespace lockstep::detail {

using NodeId = std::uint32_t;  // index into Tree::nodes
inline constexpr NodeId kNoNode = 0;
inline constexpr NodeId kDocumentNode = 1;

// A range of text: bytes [offset, offset + size) of the source, or of the arena's text if `size` has the top
// bit set.
struct TextRef {
  std::uint32_t offset = 0;
  std::uint32_t size = 0;
};
inline constexpr std::uint32_t kInArena = 0x8000'0000u;

struct AttributeRecord {
  NameId name;
  TextRef value;
};

// 32 bytes, two to a cache line. `previous` of a first child is the last child, which saves a link.
struct NodeRecord {
  NodeId parent;
  NodeId first_child;
  NodeId next;
  NodeId previous;
  NodeType type;
  Namespace element_namespace;
  std::uint16_t flags;
  NameId name;      // element: local name. Doctype, processing instruction: index into a side table
  TextRef payload;  // text, comment: data. Element: first attribute and attribute count
};
static_assert(sizeof(NodeRecord) == 32);
// The record of a null Node.
inline constexpr NodeRecord kNullRecord{};

// NodeRecord::flags
inline constexpr std::uint16_t kScriptFlags = 3;          // script: see ScriptFlag
inline constexpr std::uint16_t kNoForceAsync = 4;         // script: created by the parser
inline constexpr std::uint16_t kHasShadowRoot = 8;        // element: see Tree::RareParts
inline constexpr std::uint16_t kHasContents = 16;         // template: its contents are the next node
inline constexpr std::uint16_t kRedirectedContents = 32;  // template: see Tree::RareParts
inline constexpr std::uint16_t kGrowable = 64;  // text: its bytes in the arena are preceded by their capacity
inline constexpr std::uint16_t kChangedAttributes = 128;  // element: see Tree::RareParts
inline constexpr std::uint16_t kAdopted = 256;            // by another tree: this is the copy that remains
inline constexpr std::uint16_t kCopied = 512;             // a copy of a node that the parser created
inline constexpr std::uint16_t kFormChanged = 1024;       // element: `form` attribute changed after parsing

struct DoctypeRecord {
  TextRef name, public_identifier, system_identifier;
};
struct ProcessingInstructionRecord {
  TextRef target, data;
};
struct ShadowRootRecord {
  ShadowRootProperties properties;
  NodeId host;
};
// A form with which the parser may have associated elements that are not its descendants: those that it
// created while the form was the form element pointer (#form-element-pointer) and no template was open.
struct AssociatingForm {
  NodeId form;
  NodeId begin, end;  // the first of these nodes, and the first one after them
};
// How a subtree is copied: as a clone (https://dom.spec.whatwg.org/#concept-node-clone), which leaves some
// things out, or by moving the same nodes to another tree (https://dom.spec.whatwg.org/#concept-node-adopt).
enum class Copying : std::uint8_t { shallow_clone, deep_clone, adoption };

struct Positions;  // document/positions.h

// Whether the nodes of a Tree are in tree order: nodes[2], nodes[3], … are all of the Document's descendants,
// in order. The nodes of most pages are in tree order unless they have been modified. The first walk over a
// whole Document determines this; any number of threads may do so at the same time, because all reach the
// same answer.
class TreeOrder {
 public:
  // Whether the nodes are known to be in tree order.
  bool is_known(std::size_t nodes) const { return known_.load(std::memory_order_relaxed) == nodes; }
  // Records that a walk found `nodes` nodes, in tree order, unless a node has moved since moves() returned
  // `moves`.
  void found(std::size_t nodes, std::uint32_t moves) const {
    if (moves == moves_) known_.store(static_cast<std::uint32_t>(nodes), std::memory_order_relaxed);
  }
  std::uint32_t moves() const { return moves_; }
  // Called when a node has moved. There is no need to call it for new nodes: they change the number of nodes.
  void forget() {
    known_.store(0, std::memory_order_relaxed);
    ++moves_;
  }

 private:
  mutable std::atomic<std::uint32_t> known_{0};
  std::uint32_t moves_ = 0;
};

// The tree of a Document, which is a TreeSink (lockstep/tree_sink.h).
class Tree {
 public:
  using Node = NodeId;
  static constexpr bool kReadable = true;
  static constexpr bool kShadowRoots = true;
  static constexpr bool kAssociatesForms = false;

  Tree();
  // Reserves room for the nodes that a short text will need; see reserve_for().
  explicit Tree(std::string_view expected);
  LOCKSTEP_EXPORT ~Tree();
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  // --- The TreeSink interface. The complexities are those of this tree.
  static constexpr Node null() { return kNoNode; }
  Node document() const { return kDocumentNode; }
  Node create_document_fragment();
  // Attribute values may point anywhere; those inside the source are referenced, and others are copied.
  Node create_element(Namespace element_namespace, LocalName local_name, const SinkAttributes& attributes);
  // Creates an element with the name and attributes that `element` was created with.
  Node create_element_like(Node element);
  // Whether two elements were created with the same attributes, in any order.
  bool same_attributes(Node a, Node b) const;
  Node create_comment(std::string_view data);
  Node create_processing_instruction(std::string_view target, std::string_view data);
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier);
  void insert_before(Node parent, Node child, Node reference);  // reference null: append. O(1)
  // For the tree builder: create and append an element that is not a template, or text. O(1) amortized, plus
  // the attributes.
  Node append_element(Node parent, NameId name, const TokenAttribute* attributes, std::size_t count,
                      Namespace element_namespace = Namespace::html);
  void append_text(Node parent, std::string_view text);
  void remove(Node child);                 // from its parent, if it has one. O(1)
  void move_children(Node from, Node to);  // to a node that has none. O(children)
  // Appends to the text node just before `reference` (or at the end of `parent`), or inserts a new text node
  // there.
  void insert_text(Node parent, Node reference, std::string_view text);
  Node parent(Node node) const { return nodes[node].parent; }
  Node first_child(Node node) const { return nodes[node].first_child; }
  Node next_sibling(Node node) const { return nodes[node].next; }
  Node last_child(Node node) const { return nodes[nodes[node].first_child].previous; }
  Node previous_sibling(Node node) const {
    const NodeRecord& record = nodes[node];
    return record.parent == kNoNode || nodes[record.parent].first_child == node ? kNoNode : record.previous;
  }
  // The next node after `node` in tree order inside `root`, or null. O(1) amortized.
  LOCKSTEP_EXPORT Node following(Node node, Node root) const;
  LOCKSTEP_EXPORT Node following_skipping_children(Node node, Node root) const;
  bool is_in_source(std::string_view text) const {
    return source != nullptr && text.data() >= source && text.data() + text.size() <= source + source_size;
  }
  NodeType type(Node node) const { return nodes[node].type; }
  bool document_has_child(NodeType type) const;  // O(children)
  // Namespace::none for nodes that are not elements.
  Namespace element_namespace(Node node) const { return nodes[node].element_namespace; }
  LocalName local_name(Node element) const { return {tag_names, nodes[element].name}; }
  // Whether the root of the node, or that of its shadow host, is the Document. O(depth)
  bool is_connected(Node node) const;
  // Whether inserting `node` into `target` would create a cycle. O(1) while only the tree builder has
  // modified the tree, O(depth) afterwards; O(1) if the node has no descendants.
  bool is_host_including_inclusive_ancestor(Node node, Node target) const {
    if (can_contain_any(node)) [[unlikely]]
      return may_contain(node, target);
    return node == target;
  }
  std::string_view processing_instruction_target(Node node) const {
    return nodes[node].type == NodeType::processing_instruction
               ? text(processing_instructions[nodes[node].name].target)
               : std::string_view();
  }
  bool has_attribute(Node element, AttributeName name) const {
    return attribute(element, name.id()) != nullptr;
  }
  // Empty if there is no such attribute.
  std::string_view attribute_value(Node element, AttributeName name) const;
  // O(attributes given), amortized.
  void add_missing_attributes(Node element, const SinkAttributes& attributes);
  Node template_contents(Node element) const {
    const std::uint16_t flags = nodes[element].flags;
    if ((flags & kRedirectedContents) != 0) return rare_parts->redirected_contents.find(element)->second;
    return (flags & kHasContents) != 0 ? element + 1 : kNoNode;
  }
  void set_template_contents(Node element, Node contents);
  Node attach_shadow_root(Node host, const ShadowRootProperties& properties);
  LOCKSTEP_EXPORT Node shadow_root(Node host) const;                        // null if there is none
  const ShadowRootRecord* shadow_root_record(Node root) const;              // null if it is not a shadow root
  Node clone(Node node) { return copy(*this, node, Copying::deep_clone); }  // without a parent
  void set_script_flag(Node script, ScriptFlag flag) {
    nodes[script].flags |= static_cast<std::uint16_t>(flag);
  }
  void clear_force_async(Node script) { nodes[script].flags |= kNoForceAsync; }
  // A hash of the name and the attributes that the element was created with, independent of their order.
  std::uint64_t attribute_identity(Node element) const;
  void set_quirks_mode(QuirksMode mode) { quirks_mode = mode; }
  void set_fragment(Node node) { fragment = node; }
  void associate_form(Node, Node) {}
  // form_begins(): new elements are associated with the form from now on. form_ends(): new elements are no
  // longer associated with it. `is_current`: the form is the current node, so elements created in the
  // meantime are in the form and stay there.
  void form_begins(Node form) { forms.push_back({form, static_cast<NodeId>(nodes.size()), UINT32_MAX}); }
  void form_ends(bool is_current) {
    if (is_current)
      forms.pop_back();
    else
      forms.back().end = static_cast<NodeId>(nodes.size());
  }

  // See LocatesNodes; only with `positions`. O(1), amortized.
  void locate(Node node, const ByteRange& place);
  void locate_like(Node node, Node original);
  void locate_end_tag(Node element, const ByteRange& place);
  void locate_end(Node element, std::uint32_t offset);  // of an element that another token closes
  void locate_attributes(Node element, const ByteRange& tag);
  void locate_text(Node parent, Node reference, const ByteRange& place);

  // Visits the attributes that the element was created with: NameId and value of each.
  template <class Visit>
  void for_each_created_attribute(Node element, Visit visit) const {
    for (const AttributeRecord& record : records(created_attributes(element)))
      visit(record.name, text(record.value));
  }

  // --- Storage
  std::string_view text(TextRef ref) const {
    const char* base = (ref.size & kInArena) != 0 ? arena_text.data() : source;
    return {base + ref.offset, ref.size & ~kInArena};
  }
  const AttributeRecord* attributes(Node element) const {
    return attribute_records.data() + nodes[element].payload.offset;
  }
  std::span<const AttributeRecord> records(TextRef range) const {
    return {attribute_records.data() + range.offset, range.size};
  }
  std::size_t text_size(Node node) const { return nodes[node].payload.size & ~kInArena; }
  std::uint32_t attribute_count(Node element) const { return nodes[element].payload.size; }
  const AttributeRecord* attribute(Node element, NameId name) const;
  TextRef store(std::string_view text);  // references the source, or copies the text
  // Like store(), but for text that may be in a part of the source that has not been parsed.
  TextRef store_foreign(std::string_view text);

  // --- Modifications by anything other than the tree builder
  // Copies a node of this or another tree, without a parent. O(nodes copied)
  Node copy(const Tree& from, Node node, Copying how) { return copy(from, node, how, nullptr); }
  // Moves a node of another tree into this one, where it has no parent. If the node is a fragment that is
  // `emptied`, moves only its children, into a new fragment. A copy with kAdopted remains in the other tree.
  // O(nodes moved)
  Node adopt(Tree& from, Node node, bool emptied);
  // Returns the template or shadow host that owns the fragment, or null
  // (https://dom.spec.whatwg.org/#concept-tree-host).
  Node host(Node fragment) const;
  // https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor. O(depth); O(1) if `node` has
  // no descendants.
  bool contains(Node node, Node other) const;
  // Moves the node, or the children of a fragment, before `reference`. The caller ensures that this creates
  // no cycle.
  void move_before(Node parent, Node node, Node reference);
  Node create_text() { return create(NodeType::text); }  // empty
  // References the text if it is in this tree's memory; otherwise, copies it. Repairs ill-formed UTF-8.
  TextRef store_any(std::string_view text);
  void set_data(Node node, std::string_view data);
  void set_attribute(Node element, NameId name, TextRef value);
  void remove_attribute(Node element, NameId name);
  void rename_attribute(Node element, NameId name, NameId new_name);

  // Reserves memory for about as many nodes and attributes as the text will need, so that arenas rarely move.
  void reserve_for(std::string_view text);
  // For a new tree: takes over the memory of one that is no longer needed.
  void take_memory(Tree& spent);
  // Returns a new tree. If `spent` is not null, the new tree takes over the memory of `spent`, which is no
  // longer needed.
  static std::unique_ptr<Tree> in_memory_of(std::unique_ptr<Tree> spent);
  // Used only if there are limits. When there is no room for another node, `node_allowance` returns how many
  // nodes there may be before it is called again; this is always more than there are.
  struct NodeLimit {
    std::size_t (*node_allowance)(void* parser) = nullptr;
    void* parser = nullptr;
  };
  NodeLimit node_limit;

  // The number of bytes that the tree takes, without a borrowed source.
  LOCKSTEP_EXPORT std::size_t bytes() const;
  // The number of bytes that Limits::memory_bytes counts for the tree: those of each buffer after its next
  // growth, without the source. The growth of the nodes is left out: `node_limit` bounds it.
  std::size_t bytes_to_grow() const;

  PodVector<NodeRecord> nodes;  // [0] is the null node, whose links are null; [1] is the Document
  PodVector<AttributeRecord> attribute_records;
  PodVector<char> arena_text;
  PodVector<DoctypeRecord, 1> doctypes;
  PodVector<ProcessingInstructionRecord> processing_instructions;
  PodVector<AssociatingForm, 1> forms;  // in the order of the nodes
  NameTable tag_names;
  NameTable attribute_names;
  // For elements whose attributes changed after they were created: those that later tokens add attributes to
  // (html, body), and those that are modified after parsing.
  struct ChangedAttributes {
    TextRef created;             // the attributes that it was created with
    std::uint32_t capacity = 0;  // in records, from the element's first; 0: records may be shared
    std::vector<bool> present;   // by attribute name; empty until a token adds attributes
  };
  // Created when first needed: even empty tables would cost small documents time.
  struct RareParts {
    std::unordered_map<NodeId, NodeId> redirected_contents;
    std::unordered_map<NodeId, NodeId> shadow_roots;                   // host to root
    std::unordered_map<NodeId, ShadowRootRecord> shadow_root_records;  // by root
    std::unordered_map<NodeId, ChangedAttributes> changed_attributes;
    // How many nodes there were when a node was last moved. Recorded only once there are `forms`.
    std::unordered_map<NodeId, NodeId> moved;
  };
  std::unique_ptr<RareParts> rare_parts;  // null: all of them are empty
  std::size_t largest_room = 0;           // the largest capacity of a text in arena_text
  bool changed_by_others = false;         // something other than the tree builder has moved nodes
  TreeOrder order;                        // of the nodes

  // The source: the bytes that TextRefs point into. Owned if the parser had to copy the input.
  const char* source = nullptr;
  std::size_t source_size = 0;
  bool source_changes = false;  // scripts still write into the part that has not been parsed
  TextStore owned_source;

  Edition edition = kDefaultEdition;
  QuirksMode quirks_mode = QuirksMode::no_quirks;
  EncodingUsed encoding;
  Status status = Status::ok;
  bool flattened = false;
  NodeId fragment = kNoNode;
  PodVector<ParseError> errors;
  bool errors_truncated = false;
  std::unique_ptr<Positions> positions;  // null unless requested
  LineIndex lines;                       // of the source

 private:
  explicit Tree(PodVector<NodeRecord>&& memory);
  void begin(std::size_t room);
  Node create(NodeType type);
  // Appends the nodes of `from` that were copied, `node` first, to `copied`, unless `copied` is null.
  Node copy(const Tree& from, Node node, Copying how, PodVector<Node>* copied);
  [[gnu::cold, gnu::noinline]] void make_room_for_a_node();
  void append(Node parent, Node child);
  NodeId append_record(Node parent, Node first, Node before, NodeType type, Namespace element_namespace,
                       NameId name, TextRef payload);
  // store() for text from the tokenizer: if it begins in the source, all of it is in the source.
  TextRef store_parsed(std::string_view text);
  TextRef store_copy(std::string_view text);
  void store_attributes(AttributeRecord* to, const SinkAttributes& attributes);
  void append_to_text(Node node, std::string_view text);
  // Whether the node has children, template contents or a shadow root.
  bool can_contain_any(Node node) const {
    const NodeRecord& record = nodes[node];
    return (record.first_child | (record.flags & (kHasContents | kHasShadowRoot))) != 0;
  }
  [[gnu::cold]] bool may_contain(Node node, Node target) const;
  TextRef created_attributes(Node element) const {
    const NodeRecord& record = nodes[element];
    return (record.flags & kChangedAttributes) != 0
               ? rare_parts->changed_attributes.find(element)->second.created
               : record.payload;
  }
  RareParts& make_rare_parts();
  void note_move(Node node) {
    if (!forms.empty()) [[unlikely]]
      make_rare_parts().moved[node] = static_cast<NodeId>(nodes.size());
  }
  ChangedAttributes& changed_attributes_of(Node element);
  AttributeRecord* own_attributes(Node element, std::uint32_t room);
  Node copy_without_parts(const Tree& from, Node node, Copying how);
  void copy_attributes(const Tree& from, Node element, Node copy);

  std::size_t expected_tags_ = 0;  // in the text that was passed to the constructor
};

}  // namespace lockstep::detail

#endif
