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
#include "tree/light_tree.h"

namespace lockstep::detail {

class MockTree : public LightTree<MockTree, LightRecord> {
 public:
  static constexpr bool kShadowRoots = true;

  explicit MockTree(FetchList& fetches) : fetches_(fetches) {}
  // Creates the nodes of a parser's tree and returns them by index. Nodes that are not open are freed as soon
  // as they have no children.
  std::vector<Node> make(const BuilderState& state, NameTable& tag_names);
  // The number of bytes of memory, including the list of URLs.
  std::size_t bytes() const { return bytes_of_records() + source_bytes_ + fetches_.bytes(); }

  // --- TreeSink
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    const Node node = create(flags_of(name_space, name.id()));
    ++elements_;
    if (const std::span<const FetchRow> rows = fetch_rows(name.id()); !rows.empty())
      created_.emplace(Created{node, elements_, name_space, name.id(), rows, attributes});
    return node;
  }
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
  // Returns the shadow root, or the element itself, whose contents are inert.
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
    LightTree::release(node);
  }

 private:
  friend class LightTree<MockTree, LightRecord>;
  using Record = LightRecord;

  enum Flag : std::uint16_t {
    // Flags of the context, which descendants inherit.
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
    kUnknownSources = 1024,  // a `picture` whose children are unknown
    kShadowHost = 2048,
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
  void freed(Node node);
  Node add_shadow_root(Node host);
  void inserted(Node parent);
  void add_source(Node picture, const SinkAttributes& attributes);
  void add_source(Node picture, BuilderState::Source source);
  void forget_sources(Node picture);
  void write_style(std::string_view text);
  void finish_style();

  FetchList& fetches_;
  std::uint64_t elements_ = 0;
  std::optional<Created> created_;
  Node style_ = null();  // the element whose text is searched for @import rules
  CssImports imports_;
  // Keyed by element, because few elements have an entry.
  std::unordered_map<Node, std::shared_ptr<FetchSources>> sources_;  // the sources of a `picture` so far
  std::size_t source_bytes_ = 0;                                     // the sources' memory
  std::unordered_map<Node, std::uint64_t> media_;                    // the numbers of `audio` and `video`
                                                                     // elements
  std::unordered_map<Node, Node> contents_;                          // the contents of templates with a
                                                                     // shadow root
  std::unordered_map<Node, Node> shadow_roots_;                      // by host
};

}  // namespace lockstep::detail

#endif
