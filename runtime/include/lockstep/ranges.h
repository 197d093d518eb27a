// Ranges over nodes and attributes, for range-for and <ranges>. Ranges and iterators are cheap values that
// allocate nothing. They stay valid as long as the Document exists, those of attributes only until it is
// modified; an iterator may outlive its range. Each step is O(1) amortized over a walk, unless it searches
// for the next matching node. Depth is unlimited.
#ifndef LOCKSTEP_RANGES_H
#define LOCKSTEP_RANGES_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "lockstep/document.h"

namespace lockstep {

namespace detail {

// The axes of the ranges. next() returns the node that follows a node. An axis that can be walked backwards
// also has previous(), which returns the node before a node, or the last node for a null node.

struct ChildAxis {
  Node parent;
  Node next(Node node) const { return node.next_sibling(); }
  Node previous(Node node) const { return node ? node.previous_sibling() : parent.last_child(); }
};

struct ChildElementAxis {
  Node parent;
  Node next(Node node) const { return node.next_element_sibling(); }
  Node previous(Node node) const {
    return node ? node.previous_element_sibling() : parent.last_element_child();
  }
};

struct PrecedingSiblingAxis {
  Node parent;
  Node next(Node node) const { return node.previous_sibling(); }
  Node previous(Node node) const { return node ? node.next_sibling() : parent.first_child(); }
};

struct DescendantAxis {
  Node root;
  Node next(Node node) const { return node.following(root); }
  Node previous(Node node) const {
    const Node sibling = node ? node.previous_sibling() : root;
    if (!sibling) return node.parent();
    node = sibling;
    while (const Node last = node.last_child()) node = last;
    return node;
  }
};

struct AncestorAxis {
  Node next(Node node) const { return node.parent(); }
};

// Returns the next matching element among the descendants of `root`.
template <class Fits>
Node following_element(Node node, Node root, Fits fits) {
  do {
    node = node.following(root);
  } while (node && !(node.is_element() && fits(node)));
  return node;
}

struct LocalNameAxis {
  Node root;
  NameId name = 0;
  Namespace element_namespace = Namespace::none;  // none: any namespace
  Node next(Node node) const {
    return following_element(node, root, [this](Node element) {
      return element.record().name == name &&
             (element_namespace == Namespace::none || element.element_namespace() == element_namespace);
    });
  }
};

struct ClassAxis {
  Node root;
  std::string_view name;
  Node next(Node node) const {
    return following_element(node, root, [this](Node element) { return element.has_class(name); });
  }
};

struct AttributeAxis {
  Node root;
  std::string_view name;
  std::optional<std::string_view> value;  // nullopt: any value
  Node next(Node node) const {
    return following_element(node, root, [this](Node element) {
      const std::optional<std::string_view> found = element.attribute(name);
      return found && (!value || *found == *value);
    });
  }
};

template <class Axis>
concept ReversibleAxis = requires(const Axis axis, Node node) {
  axis.previous(node);
};

}  // namespace detail

// Nodes along an axis. A common, borrowed view: bidirectional for children, siblings and descendants(),
// otherwise forward.
template <class Axis>
class NodeRange : public std::ranges::view_base {
 public:
  class Iterator {
    struct Pointer {
      Node node;
      const Node* operator->() const { return &node; }
    };

   public:
    using iterator_concept = std::conditional_t<detail::ReversibleAxis<Axis>, std::bidirectional_iterator_tag,
                                                std::forward_iterator_tag>;
    using iterator_category = std::input_iterator_tag;  // for C++17: operator* returns no reference
    using value_type = Node;
    using difference_type = std::ptrdiff_t;
    using pointer = Pointer;
    using reference = Node;

    Iterator() = default;
    Node operator*() const { return node_; }
    Pointer operator->() const { return {node_}; }
    Iterator& operator++() {
      node_ = axis_.next(node_);
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    Iterator& operator--() requires detail::ReversibleAxis<Axis> {
      node_ = axis_.previous(node_);
      return *this;
    }
    Iterator operator--(int) requires detail::ReversibleAxis<Axis> {
      const Iterator before = *this;
      --*this;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.node_ == b.node_; }

   private:
    friend class NodeRange;
    Iterator(Node node, const Axis& axis) : node_(node), axis_(axis) {}
    Node node_;
    Axis axis_;
  };

  // An empty range.
  NodeRange() = default;
  // Iterators, which also work with <ranges>.
  Iterator begin() const { return {first_, axis_}; }
  Iterator end() const { return {{}, axis_}; }
  // Whether the range contains no nodes.
  bool empty() const { return first_.is_null(); }
  // The first node, or null.
  Node front() const { return first_; }

 private:
  friend class Node;
  friend class Selector;
  NodeRange(Node first, const Axis& axis) : first_(first), axis_(axis) {}
  Node first_;
  Axis axis_;
};

// The attributes of an element. A bidirectional, common, borrowed, sized view.
class AttributeRange : public std::ranges::view_base {
 public:
  class Iterator {
    struct Pointer {
      Attribute attribute;
      const Attribute* operator->() const { return &attribute; }
    };

   public:
    using iterator_concept = std::bidirectional_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using value_type = Attribute;
    using difference_type = std::ptrdiff_t;
    using pointer = Pointer;
    using reference = Attribute;

    Iterator() = default;
    Attribute operator*() const { return {tree_, record_}; }
    Pointer operator->() const { return {**this}; }
    Iterator& operator++() {
      ++record_;
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    Iterator& operator--() {
      --record_;
      return *this;
    }
    Iterator operator--(int) {
      const Iterator before = *this;
      --*this;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.record_ == b.record_; }

   private:
    friend class AttributeRange;
    Iterator(const detail::Tree* tree, const detail::AttributeRecord* record)
        : tree_(tree), record_(record) {}
    const detail::Tree* tree_ = nullptr;
    const detail::AttributeRecord* record_ = nullptr;
  };

  // An empty range.
  AttributeRange() = default;
  // Iterators, which also work with <ranges>.
  Iterator begin() const { return {tree_, first_}; }
  Iterator end() const { return {tree_, first_ + size_}; }
  // Whether there are no attributes, and how many there are.
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }

 private:
  friend class Node;
  AttributeRange(const detail::Tree* tree, const detail::AttributeRecord* first, std::size_t size)
      : tree_(tree), first_(first), size_(size) {}
  const detail::Tree* tree_ = nullptr;
  const detail::AttributeRecord* first_ = nullptr;
  std::size_t size_ = 0;
};

inline NodeRange<detail::ChildAxis> Node::children() const {
  if (is_null()) return {};
  return {first_child(), {*this}};
}

inline NodeRange<detail::ChildElementAxis> Node::child_elements() const {
  if (is_null()) return {};
  return {first_element_child(), {*this}};
}

inline NodeRange<detail::ChildAxis> Node::following_siblings() const {
  if (is_null()) return {};
  return {next_sibling(), {parent()}};
}

inline NodeRange<detail::PrecedingSiblingAxis> Node::preceding_siblings() const {
  if (is_null()) return {};
  return {previous_sibling(), {parent()}};
}

inline NodeRange<detail::DescendantAxis> Node::descendants() const {
  if (is_null()) return {};
  return {first_child(), {*this}};
}

inline NodeRange<detail::AncestorAxis> Node::ancestors() const {
  if (is_null()) return {};
  return {parent(), {}};
}

inline AttributeRange Node::attributes() const {
  if (!is_element()) return {};
  return {tree_, tree_->attributes(id_), tree_->attribute_count(id_)};
}

}  // namespace lockstep

template <class Axis>
inline constexpr bool std::ranges::enable_borrowed_range<lockstep::NodeRange<Axis>> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<lockstep::AttributeRange> = true;

#endif
