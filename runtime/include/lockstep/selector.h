// CSS selectors: https://drafts.csswg.org/selectors/, as in browsers' querySelectorAll().
#ifndef LOCKSTEP_SELECTOR_H
#define LOCKSTEP_SELECTOR_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/ranges.h"

namespace lockstep {

// Why a selector could not be parsed.
struct SelectorError {
  std::string message;     // “unknown pseudo-class “:frist-child”; did you mean “:first-child”?”
  std::size_t offset = 0;  // where the error is, in bytes from the start of the selector
  std::size_t column = 1;  // the same place, counted in code points from 1
  std::string suggestion;  // what was probably meant; empty if nothing is similar
};

// A namespace prefix that selectors may use: with {"svg", Namespace::svg}, `svg|a` selects SVG elements. An
// empty prefix sets the default namespace, which applies to type selectors without a prefix.
struct NamespacePrefix {
  std::string_view prefix;                 // as written before `|`; case-sensitive
  Namespace name_space = Namespace::html;  // the namespace that it stands for
};

// How a selector is parsed.
struct SelectorOptions {
  std::span<const NamespacePrefix> namespaces = {};  // needed only during parsing; by default none
  // Also accept syntax that CSS lacks. For “a::text” and “a::attr(href)”, see Selector::select_values().
  // `:-soup-contains("a", "b")`, also spelled `:contains()`, matches if the text content of the element
  // contains one of these strings or identifiers; `:-soup-contains-own()` matches if one of its text nodes
  // does. Both are case-sensitive, as in soupsieve. The first test of these pseudo-classes in a walk takes
  // O(text of the tree).
  bool extensions = false;
};

class SelectorResult;
class XPathNode;

namespace detail {

struct CompiledSelector;
class Matcher;

// The axis of SelectedRange.
struct LOCKSTEP_EXPORT SelectedAxis {
  std::shared_ptr<Matcher> query;
  Node next(Node node) const;
};

}  // namespace detail

// The selected elements, in tree order, found as you advance. A forward, common, borrowed view, which may
// outlive the Selector. Copies of a range or iterator share caches: use them in one thread.
//
// Collect the elements before you modify the document: a range caches facts about the document, so it may
// then miss elements, or return elements that no longer match. It returns only nodes of the document, and it
// always ends.
using SelectedRange = NodeRange<detail::SelectedAxis>;

// A parsed selector list: a value that any number of threads may use at the same time, with any documents.
// Copying is O(1).
//
// Pseudo-classes that depend on a user, scripts or media (:hover, :valid) match nothing. Pseudo-elements and
// unknown names are errors, except in :is() and :where(), which ignore invalid selectors.
class LOCKSTEP_EXPORT Selector {
 public:
  // Parses a selector list. O(text)
  static SelectorResult parse(std::string_view css, const SelectorOptions& options = {});

  // The descendants of `root` that match, as in querySelectorAll(): combinators may match ancestors of
  // `root`; `:scope` is `root`. Does not enter template contents or shadow roots. Creating the range finds
  // its first element. The whole walk is O(descendants × selector) and, with :has() or :nth-child(), O(nodes
  // of the document × selector). https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
  SelectedRange select(Node root) const;
  // Returns the first element of select(), or null.
  Node select_first(Node root) const;
  // Whether the element matches; `:scope` is the element. False for other nodes.
  // O(ancestors and siblings × selector), with :has() O(nodes of the document × selector).
  // https://dom.spec.whatwg.org/#dom-element-matches
  bool matches(Node element) const;
  // Returns the element or its nearest ancestor that matches, or null; `:scope` is the element.
  // https://dom.spec.whatwg.org/#dom-element-closest
  Node closest(Node element) const;

  // Whether the selector selects values, as “h1::text, a::attr(href)” does with SelectorOptions::extensions.
  // The functions above ignore these pseudo-elements.
  bool selects_values() const;
  // Returns what the selector selects in `root` and its descendants, in tree order, without duplicates: for
  // “p::text”, the text nodes that are children of the matching elements (of adjacent text nodes, only the
  // first); for “a::attr(href)”, the attributes with that name of the matching elements, which are valid
  // until the document is modified; otherwise, the matching elements. As in parsel, a space before the
  // pseudo-element, or before `*` with it, selects in the element before the space and in all its
  // descendants. Include lockstep/xpath.h for the type XPathNode. O(descendants × selector)
  std::vector<XPathNode> select_values(Node root) const;

 private:
  friend class SelectorResult;
  explicit Selector(std::shared_ptr<const detail::CompiledSelector> code) : code_(std::move(code)) {}
  std::shared_ptr<const detail::CompiledSelector> code_;
};

// A Selector, or why there is none.
class LOCKSTEP_EXPORT SelectorResult {
 public:
  // Whether there is a selector.
  explicit operator bool() const { return selector_.code_ != nullptr; }
  bool has_value() const { return selector_.code_ != nullptr; }
  // The selector; if there is an error, one that selects nothing.
  const Selector& value() const { return selector_; }
  const Selector& operator*() const { return selector_; }
  const Selector* operator->() const { return &selector_; }
  // The error; its message is empty if there is a selector.
  const SelectorError& error() const { return error_; }

 private:
  friend class Selector;
  SelectorResult() : selector_(nullptr) {}
  Selector selector_;
  SelectorError error_;
};

// The result of Node::select(): a SelectedRange and, if the selector is invalid, the reason.
class LOCKSTEP_EXPORT Selection : public SelectedRange {
 public:
  // An empty range.
  Selection() = default;
  // The error; null if the selector is valid.
  const SelectorError* error() const { return error_.get(); }

 private:
  friend class Node;
  explicit Selection(SelectedRange range) : SelectedRange(std::move(range)) {}
  explicit Selection(SelectorError error) : error_(std::make_shared<const SelectorError>(std::move(error))) {}
  std::shared_ptr<const SelectorError> error_;
};

}  // namespace lockstep

template <>
inline constexpr bool std::ranges::enable_borrowed_range<lockstep::Selection> = true;

#endif
