// Matching selectors while elements are inserted: from left to right, using the matches of the parent and of
// earlier siblings, so that only open elements must be kept.
#ifndef LOCKSTEP_SELECT_STREAMING_SELECTORS_H
#define LOCKSTEP_SELECT_STREAMING_SELECTORS_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/tree_sink.h"
#include "select/code.h"

namespace lockstep::detail {

// Returns the reason why a selector cannot be decided at the start tag; empty if it can be.
std::string why_not_streaming(const CompiledSelector& code);

// An element being inserted.
struct StreamedElement {
  Namespace name_space;
  NameId name;
  SinkAttributes attributes;
};

// Nodes are small numbers, which may be reused for other nodes. Each has four sets of bits. A set contains
// the compound selectors that are matched together with everything on their left, and the selectors: those
// that the node itself matches, those that it or an ancestor matches, those that any of its children so far
// matches, and those that its last child matches. Code that the tokenizer's states should not contain is not
// inlined: see RewriteCore.
class StreamingSelectors {
 public:
  using Node = std::size_t;

  // Adds a selector, whose index is the number of selectors added before it.
  void add(std::shared_ptr<const CompiledSelector> code) { codes_.push_back(std::move(code)); }
  std::size_t size() const { return codes_.size(); }
  // Called after the last selector has been added: looks up the selectors' names in the parse's tables,
  // adding those that are missing.
  void bind(NameTable& tag_names, NameTable& attribute_names);
  // Makes class and ID selectors ignore case.
  void set_quirks() { quirks_ = true; }

  // Begins with the document, which has no parent.
  void begin(Node document) { clear(document); }
  // Called when an element is inserted at the end of `parent`; `in_element`: whether that is an element.
  // Returns whether the element matches one of the selectors. O(compounds with that name)
  bool insert(Node node, Node parent, bool in_element, const StreamedElement& element) {
    if (words_ == 0) return false;
    const Parts& parts = parts_for(element.name);
    if (node >= nodes_ || !is_simple_) return insert_any(node, parent, in_element, element, parts);
    std::uint64_t* const own = set(node, kItself);
    own[kItself] = own[kChildren] = own[kLastChild] = 0;
    if (!parts.list.empty()) test(parts, {node, parent, in_element, element}, own);
    own[kAround] = own[kItself];
    std::uint64_t* const above = set(parent, kItself);
    if (in_element) own[kAround] |= above[kAround];
    if (has_siblings_) count_siblings(own, above);
    return own[kItself] >= simple_selector_;
  }
  // Called when the parser creates an element again: the new element matches the same selectors as the
  // original.
  [[gnu::noinline]] void create_like(Node node, Node original);
  // Called when an element not inserted with insert() becomes the last child of `parent`.
  [[gnu::noinline]] void append(Node node, Node parent, Namespace name_space, NameId name);
  // Moves all children to another node, which had none.
  [[gnu::noinline]] void move_children(Node from, Node to);
  // Called when the ancestors of an element have changed; `parent` is its new parent. Returns whether this
  // has an effect on its children.
  [[gnu::noinline]] bool move(Node node, Node parent, bool in_element);
  // Whether move() matters. It does if find_around() will be called.
  bool depends_on_ancestors() const { return depends_on_ancestors_; }
  void set_finds_around() { depends_on_ancestors_ = true; }

  // Whether insert() reads the attributes of an element with that name.
  bool reads_attributes(NameId name) const { return parts_for(name).reads_attributes; }
  // Whether the element (or, for the second function, it or one of its ancestors) matches one of the
  // selectors with a bit in `wanted`: see mask(). Appends the indexes of the selectors that match.
  bool find_matches(Node node, const std::vector<std::uint64_t>& wanted,
                    std::vector<std::uint32_t>& found) const {
    return find(set(node, kItself), wanted, found);
  }
  bool find_around(Node node, const std::vector<std::uint64_t>& wanted,
                   std::vector<std::uint32_t>& found) const {
    return find(set(node, kAround), wanted, found);
  }
  // Returns a set of selectors as bits; only after bind().
  std::vector<std::uint64_t> mask(std::span<const std::uint32_t> selectors) const;
  std::size_t bytes() const;

 private:
  enum Set : std::size_t { kItself, kAround, kChildren, kLastChild, kSets };
  static constexpr std::size_t kNone = SIZE_MAX;
  struct Part {  // a compound selector
    const CompiledSelector* code;
    std::size_t code_index, first_bit;  // the first bit of the code's compounds
    std::uint32_t compound;
    std::size_t selector = kNone;  // the bit of the selector, if matching this part means matching the
                                   // selector
    std::uint64_t attributes = 0;  // attributes that the element must have: see bit_of()
  };
  struct Parts {
    std::vector<Part> list;        // in order
    std::uint64_t attributes = 0;  // attributes that all parts require; all bits without parts
    bool reads_attributes = false;
    std::uint64_t some_attributes = 0;  // attributes that some parts require
  };
  struct BoundName {
    NameId exact, lower;
  };
  struct Bound {
    std::vector<BoundName> tag_names, attribute_names;
    std::size_t first_bit, first_nth;
  };
  struct Place {
    Node node, parent;
    bool in_element;  // whether the parent is an element
    const StreamedElement& element;
  };
  struct Question : Place {
    const Part& part;
  };

  std::uint64_t* set(Node node, Set which) { return sets_.data() + (node * kSets + which) * words_; }
  const std::uint64_t* set(Node node, Set which) const {
    return sets_.data() + (node * kSets + which) * words_;
  }
  static bool has(const std::uint64_t* set, std::size_t bit) {
    return (set[bit / 64] >> (bit % 64) & 1) != 0;
  }
  static void add(std::uint64_t* set, std::size_t bit) { set[bit / 64] |= std::uint64_t{1} << (bit % 64); }
  bool find(const std::uint64_t* set, const std::vector<std::uint64_t>& wanted,
            std::vector<std::uint32_t>& found) const;
  [[gnu::noinline]] void clear(Node node);
  [[gnu::noinline]] bool insert_any(Node node, Node parent, bool in_element, const StreamedElement& element,
                                    const Parts& parts);
  const Parts& parts_for(NameId name) const {
    return parts_[name < list_of_name_.size() ? list_of_name_[name] : 0];
  }
  static bool reads_attributes(const Part& part);
  void set_attributes(Part& part) const;
  // Adds the parts that the element matches to its own set.
  [[gnu::noinline]] void test(const Parts& parts, const Place& place, std::uint64_t* own) const;
  // For sets of one word each.
  static void count_siblings(const std::uint64_t* own, std::uint64_t* parent) {
    parent[kChildren] |= own[kItself];
    parent[kLastChild] = own[kItself];
  }
  // Names that are equal modulo 64 share a bit, so an attribute whose bit is set may still be missing.
  static std::uint64_t bit_of(NameId attribute) { return std::uint64_t{1} << (attribute % 64); }
  bool is_related(const Question& question) const;
  bool holds(const Condition& condition, const Question& question) const;
  bool has_attribute(const AttributeTest& test, const Question& question) const;
  // Whether the element matches one of the selectors in a list of a code.
  bool matches_list(std::size_t code, const SelectorList& list, Node node) const;
  bool is_nth(std::uint32_t index, const Question& question) const;
  void count(Node node, Node parent, std::uint64_t type);
  static std::uint64_t type_of(Namespace name_space, NameId name) {
    return std::uint64_t{static_cast<std::uint8_t>(name_space)} << 32 | name;
  }
  static std::shared_ptr<const std::string> own_language(const StreamedElement& element);

  std::vector<std::shared_ptr<const CompiledSelector>> codes_;
  std::vector<Bound> bound_;
  std::vector<Parts> parts_;                 // the first contains those that fit any name
  std::vector<std::uint32_t> list_of_name_;  // indexes in parts_, for the names in selectors
  std::size_t words_ = 0;                    // the number of words in a set; 0 without selectors
  std::size_t first_selector_ = 0;           // the bit of the first selector
  std::uint64_t simple_selector_ = 0;        // that bit, in a set of one word
  std::size_t nths_ = 0;
  bool counts_types_ = false, has_languages_ = false, has_siblings_ = false, quirks_ = false;
  bool depends_on_ancestors_ = false;
  bool is_simple_ = false;  // whether sets have one word, and neither counts nor languages are needed

  // The state of the nodes, indexed by node.
  std::size_t nodes_ = 0;
  std::vector<std::uint64_t> sets_;
  std::vector<std::uint32_t> children_;                                    // the number of children
  std::vector<std::uint32_t> counts_;                                      // the number of children that each
                                                                           // nth counts
  std::vector<std::unordered_map<std::uint64_t, std::uint32_t>> of_type_;  // by type
  std::vector<std::shared_ptr<const std::string>> languages_;
};

}  // namespace lockstep::detail

#endif
