// The tree of the speculative parser: speculative mock elements
// (https://html.spec.whatwg.org/multipage/parsing.html#speculative-mock-element), kept only while the parser
// may refer to them. Keeps the attributes that matter for fetches (speculative/fetches.h), and no text.
#ifndef LOCKSTEP_SPECULATIVE_MOCK_TREE_H
#define LOCKSTEP_SPECULATIVE_MOCK_TREE_H

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/tree_sink.h"
#include "speculative/css_imports.h"
#include "speculative/fetches.h"
#include "tables/known_names.h"
#include "tree/builder_state.h"

namespace lockstep::detail {

// A handle is an index into the tree's records and, in the upper bits, how often that record was used before,
// so no handle is reused.
class MockTree : public TreeSinkDefaults<std::uint64_t> {
 public:
  static constexpr bool kShadowRoots = true;

  explicit MockTree(FetchList& fetches) : fetches_(fetches) {
    records_.resize(kFirstFree);
    records_[kDocument].flags = kKept;
    records_[kNotElement].flags = kKept;
  }
  // Creates the nodes of a parser's tree and returns them by index. Nodes that are not open are freed as soon
  // as they have no children.
  std::vector<Node> make(const BuilderState& state, NameTable& tag_names);
  // Bytes of memory, with the list of URLs.
  std::size_t bytes() const {
    return records_.capacity() * sizeof(Record) + source_bytes_ + fetches_.bytes();
  }

  // --- TreeSink
  Node document() const { return kDocument; }
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    const Node node = create(flags_of(name_space, name.id()));
    ++elements_;
    if (const std::span<const FetchRow> rows = fetch_rows(name.id()); !rows.empty())
      created_.emplace(Created{node, elements_, name_space, name.id(), rows, attributes});
    return node;
  }
  Node create_comment(std::string_view) { return kNotElement; }
  Node create_processing_instruction(std::string_view, std::string_view) { return kNotElement; }
  Node create_doctype(std::string_view, std::string_view, std::string_view) {
    has_doctype_ = true;
    return kNotElement;
  }
  Node create_document_fragment() { return create(kKept); }

  void insert_before(Node parent, Node child, Node) {
    if (child == kNotElement) return;
    Record& record = at(child);
    const Record& above = at(parent);
    record.flags |= static_cast<std::uint16_t>((above.flags & kInherited) |
                                               ((above.flags & kTemplate) != 0 ? kInert : 0) |
                                               ((above.flags & kHasFallback) != 0 ? kFallback : 0));
    link(parent, child);
    if (created_ && created_->node == child) inserted(parent);
  }
  void insert_text(Node parent, Node, std::string_view text) {
    if (parent == style_) [[unlikely]]
      write_style(text);
  }
  void remove(Node node) {
    const Node parent = at(node).parent;
    if (parent == null() || node == kNotElement) return;
    unlink(node);
    free_if_unused(parent);
  }
  void move_children(Node from, Node to);
  Node parent(Node node) const { return is_alive(node) ? at(node).parent : null(); }
  bool document_has_child(NodeType type) const {
    return type == NodeType::doctype ? has_doctype_ : has_root_ || at(kDocument).first_child != null();
  }
  void add_missing_attributes(Node, const SinkAttributes&) {}
  // The contents of a shadow root, or the element itself: what is inserted into it is inert.
  Node template_contents(Node element) const {
    const auto found = contents_.find(element);
    return found == contents_.end() ? element : found->second;
  }
  Node attach_shadow_root(Node host, const ShadowRootProperties&) { return add_shadow_root(host); }
  Node shadow_root(Node host) const {
    return (at(host).flags & kShadowHost) == 0 ? null() : shadow_roots_.at(host);
  }
  void set_template_contents(Node element, Node contents) { contents_[element] = contents; }
  void release(Node node) {
    if (node == style_) finish_style();
    at(node).flags &= static_cast<std::uint16_t>(~kKept);
    free_if_unused(node);
  }

 private:
  static constexpr Node kDocument = 1;
  static constexpr Node kNotElement = 2;  // any node that is not an element; such nodes are not kept
  static constexpr std::size_t kFirstFree = 3;

  enum Flag : std::uint16_t {
    kKept = 1,  // the parser may refer to the node
    // Flags of the place, which descendants inherit.
    kInert = 2,     // in the contents of a template
    kShadow = 4,    // in a shadow tree
    kFallback = 8,  // in `object`, `audio` or `video`
    kInherited = kInert | kShadow | kFallback,
    // Flags of the element.
    kTemplate = 16,
    kHasFallback = 32,
    kHead = 64,
    kPicture = 128,
    kMedia = 256,
    kMediaWithoutSrc = 512,
    kUnknownSources = 1024,  // a `picture` with unknown children
    kShadowHost = 2048,
  };
  // The children of a node are in no particular order.
  struct Record {
    Node parent = null();  // for a free record: the next free one
    Node first_child = null(), next = null(), previous = null();
    std::uint32_t times_used = 0;
    std::uint16_t flags = 0;
  };
  // The last element created, if its name has rows: it is inserted next, or never.
  struct Created {
    Node node;
    std::uint64_t number;
    Namespace name_space;
    NameId name;
    std::span<const FetchRow> rows;
    SinkAttributes attributes;

    bool has(NameId wanted) const {
      return std::any_of(attributes.begin(), attributes.end(),
                         [wanted](const auto& attribute) { return attribute.name.id() == wanted; });
    }
  };
  static std::uint16_t flags_of(Namespace name_space, NameId name) {
    if (name_space != Namespace::html) return kKept;
    switch (name) {
      case tag::template_:
        return kKept | kTemplate;
      case tag::object:
        return kKept | kHasFallback;
      case tag::audio:
      case tag::video:
        return kKept | kHasFallback | kMedia;
      case tag::head:
        return kKept | kHead;
      case tag::picture:
        return kKept | kPicture;
      default:
        return kKept;
    }
  }
  static std::size_t index_of(Node node) { return static_cast<std::uint32_t>(node); }
  Record& at(Node node) { return records_[index_of(node)]; }
  const Record& at(Node node) const { return records_[index_of(node)]; }
  bool is_alive(Node node) const { return at(node).times_used == node >> 32; }

  Node create(std::uint16_t flags) {
    std::size_t index = free_;
    if (index != 0) {
      free_ = static_cast<std::size_t>(records_[index].parent);
    } else {
      index = records_.size();
      records_.emplace_back();
    }
    Record& record = records_[index];
    record = {null(), null(), null(), null(), record.times_used, flags};
    return Node{record.times_used} << 32 | index;
  }
  void link(Node parent, Node child) {
    Record& record = at(child);
    Record& above = at(parent);
    record.parent = parent;
    record.previous = null();
    record.next = above.first_child;
    if (record.next != null()) at(record.next).previous = child;
    above.first_child = child;
  }
  void unlink(Node node) {
    Record& record = at(node);
    (record.previous == null() ? at(record.parent).first_child : at(record.previous).next) = record.next;
    if (record.next != null()) at(record.next).previous = record.previous;
    record.parent = record.next = record.previous = null();
  }
  void free_if_unused(Node node);
  Node add_shadow_root(Node host);
  void inserted(Node parent);
  void add_source(Node picture, const SinkAttributes& attributes);
  void add_source(Node picture, BuilderState::Source source);
  void forget_sources(Node picture);
  void write_style(std::string_view text);
  void finish_style();

  FetchList& fetches_;
  std::vector<Record> records_;
  std::size_t free_ = 0;
  std::uint64_t elements_ = 0;
  bool has_doctype_ = false;
  bool has_root_ = false;  // the document element exists, but is not in this tree
  std::optional<Created> created_;
  Node style_ = null();  // the element whose text is searched for @import rules
  CssImports imports_;
  // By element, since few elements have any.
  std::unordered_map<Node, std::shared_ptr<FetchSources>> sources_;  // of a `picture`, so far
  std::size_t source_bytes_ = 0;                                     // theirs
  std::unordered_map<Node, std::uint64_t> media_;                    // the numbers of `audio` and `video`
  std::unordered_map<Node, Node> contents_;                          // of templates with a shadow root
  std::unordered_map<Node, Node> shadow_roots_;                      // by host
};

}  // namespace lockstep::detail

#endif
