// Observing the rules. The generated code is compiled once more with a watcher, for the tools that explain
// and count (runtime/src/trace/). That build has no derived fast paths, so a watcher sees the Standard's
// steps. The other builds pay nothing.
#ifndef LOCKSTEP_OBSERVER_OBSERVER_H
#define LOCKSTEP_OBSERVER_OBSERVER_H

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

struct TreeToken;

// The state of the parser between two tokens.
struct ParserSnapshot {
  std::string_view mode;               // the insertion mode
  std::string_view state;              // the tokenizer's state
  std::span<const NodeId> stack;       // the stack of open elements, the outermost first
  std::span<const NodeId> formatting;  // the list of active formatting elements; kNoNode is a marker
  bool frameset_ok;
  bool foster_parenting;
  std::string_view original_mode;  // the original insertion mode
  std::size_t template_modes;      // the size of the stack of template insertion modes
  NodeId head, form;               // the element pointers
};

enum class TreeChange : std::uint8_t {
  insert,         // `node` is inserted into `parent` before `next`, from `old_parent` if it had one
  remove,         // `node` is removed from `old_parent`, where it was before `old_next`
  text,           // the Text node `node` in `parent` before `next` now has `size` bytes, not `old_size`
  attributes,     // the element `node` now has `size` attributes, not `old_size`
  move_children,  // all children of `old_parent`, starting with `node`, move to `parent`, which had none
  shadow_root,    // `node` is attached to its host, `parent`
};

struct TreeEvent {
  TreeChange change;
  NodeId node;
  NodeId parent = kNoNode;
  NodeId next = kNoNode;  // kNoNode if at the end
  NodeId old_parent = kNoNode;
  NodeId old_next = kNoNode;
  std::uint32_t size = 0;
  std::uint32_t old_size = 0;
};

// A change to the stack of open elements or the list of active formatting elements.
enum class ListChange : std::uint8_t {
  add,      // `node` is added at the end
  insert,   // `node` is inserted just after `other`
  replace,  // `node` replaces `other`
  remove,   // `node` is removed, wherever it is; for a marker, the last entry
};

// The settings that rules change. Each value has a name.
enum class Switch : std::uint8_t {
  insertion_mode,
  pushed_template_mode,
  popped_template_mode,
  tokenizer_state,
  frameset_ok,  // "ok", "not ok"
  quirks_mode,  // "no-quirks", "limited-quirks", "quirks"
};

// The value of a variable in the rules.
struct VariableValue {
  enum class Kind : std::uint8_t { node, number, boolean };
  Kind kind;
  std::uint64_t value;  // a NodeId, a number, or 1 for true
};

// Receives the events of a parse, in order. Functions need not be overridden. `branch` is an index into the
// branches of the edition (generated/parser/branches.h).
class Watcher {
 public:
  virtual ~Watcher() = default;
  // A parse begins. An earlier parse may have been abandoned because of a late `meta`.
  virtual void parse_begins(const Tree&) {}
  // A row of a state matched; `offset` is the current character's, in bytes.
  virtual void stepped(unsigned /*branch*/, std::uint64_t /*offset*/) {}
  // A row of a mode, an algorithm or a loop is entered.
  virtual void entered(unsigned /*branch*/) {}
  // A part of the condition that will be decided next has been evaluated. Parts are numbered from 0; those
  // that are not evaluated are not reported.
  virtual void part_decided(unsigned /*part*/, bool /*holds*/) {}
  virtual void decided(unsigned /*branch*/, bool /*holds*/) {}
  // A variable of a row or algorithm of tree construction is assigned a value. The name is a static string.
  virtual void assigned(unsigned /*owner*/, std::string_view /*variable*/, const VariableValue&) {}
  // A token is processed by a mode's rules: from the dispatcher, or when a rule uses the rules for another
  // mode.
  virtual void dispatched(unsigned /*mode*/, unsigned /*token_class*/) {}
  // Tree construction begins and ends processing a token, which is at [start, end) of the input.
  virtual void token_begins(const TreeToken&, std::uint64_t /*start*/, std::uint64_t /*end*/) {}
  virtual void token_ends() {}
  // While a token is processed, pending table character tokens are processed in its place, one run at a time.
  virtual void replay_begins(const TreeToken&, std::uint64_t /*start*/, std::uint64_t /*end*/) {}
  virtual void replay_ends() {}
  // Snapshots are reported before the first token and after each token, but only on request, since each takes
  // O(depth).
  virtual bool wants_snapshots() const { return false; }
  virtual void snapshot(const ParserSnapshot&) {}
  virtual void tree_changed(const TreeEvent&) {}
  // kNoNode represents a marker.
  virtual void stack_changed(ListChange, NodeId /*node*/, NodeId /*other*/) {}
  virtual void formatting_changed(ListChange, NodeId /*node*/, NodeId /*other*/) {}
  // Called only if the value changes. The name is a static string.
  virtual void switched(Switch, std::string_view /*name*/) {}
  virtual void parse_error(const ParseError&) {}
};

// A row or algorithm of the rules that was entered, called `at` in the generated code: at(n, condition)
// evaluates its nth condition, and at(n) enters its nth loop.
struct UnwatchedRule {
  constexpr bool operator()(unsigned, bool condition) const { return condition; }
  constexpr void operator()(unsigned) const {}
  constexpr bool part(unsigned, bool holds) const { return holds; }
  // The values of variables.
  template <class Value>
  constexpr void element(std::string_view, const Value&) const {}
  template <class Value>
  constexpr void node(std::string_view, const Value&) const {}
  constexpr void number(std::string_view, int) const {}
  constexpr void boolean(std::string_view, bool) const {}
};

// Calls the watcher, if there is one, for branches that are entered or decided.
template <class Enter>
class WatchedRule {
 public:
  WatchedRule(Watcher* watcher, unsigned branch, Enter enter)
      : watcher_(watcher), branch_(branch), enter_(enter) {
    (*this)(0);
  }
  bool operator()(unsigned number, bool condition) const {
    if (watcher_ != nullptr) watcher_->decided(branch_ + number, condition);
    return condition;
  }
  void operator()(unsigned number) const {
    if (watcher_ != nullptr) enter_(*watcher_, branch_ + number);
  }
  bool part(unsigned number, bool holds) const {
    if (watcher_ != nullptr) watcher_->part_decided(number, holds);
    return holds;
  }
  template <class Element>
  void element(std::string_view name, const Element& element) const {
    node(name, element == nullptr ? kNoNode : element->node);
  }
  void node(std::string_view name, NodeId node) const { assigned(name, VariableValue::Kind::node, node); }
  void number(std::string_view name, int number) const {
    assigned(name, VariableValue::Kind::number, static_cast<std::uint64_t>(number));
  }
  void boolean(std::string_view name, bool holds) const {
    assigned(name, VariableValue::Kind::boolean, holds);
  }

 private:
  void assigned(std::string_view name, VariableValue::Kind kind, std::uint64_t value) const {
    if (watcher_ != nullptr) watcher_->assigned(branch_, name, {kind, value});
  }

  Watcher* watcher_;
  unsigned branch_;
  Enter enter_;
};

}  // namespace lockstep::detail

#endif
