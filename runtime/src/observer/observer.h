// Watching the rules at work. The generated code is compiled twice: for the library without an observer, of
// which nothing is left then, and for the tools that explain and count (runtime/src/trace/) with one, and
// without any derived fast path, so that what is seen are the Standard's steps.
#ifndef LOCKSTEP_OBSERVER_OBSERVER_H
#define LOCKSTEP_OBSERVER_OBSERVER_H

#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

struct TreeToken;

// What the parser's state is between two tokens.
struct ParserSnapshot {
  std::string_view mode;               // the insertion mode
  std::string_view state;              // the tokenizer's
  std::span<const NodeId> stack;       // of open elements, the first one first
  std::span<const NodeId> formatting;  // the list of active formatting elements; kNoNode is a marker
  bool frameset_ok;
  bool foster_parenting;
};

enum class TreeChange : std::uint8_t {
  insert,         // `node` into `parent` before `next`; it came from `old_parent`, if it had one
  remove,         // `node` out of `old_parent`, where it stood before `old_next`
  text,           // the Text node `node` in `parent` before `next` now has `size` bytes; it had `old_size`
  attributes,     // the element `node` now has `size` attributes, and had `old_size`
  move_children,  // all children of `old_parent`, `node` the first of them, to `parent`, which had none
  shadow_root,    // `node` was attached to its host, `parent`
};

struct TreeEvent {
  TreeChange change;
  NodeId node;
  NodeId parent = kNoNode;
  NodeId next = kNoNode;  // null: at the end
  NodeId old_parent = kNoNode;
  NodeId old_next = kNoNode;
  std::uint32_t size = 0;
  std::uint32_t old_size = 0;
};

// What happens to the stack of open elements, or to the list of active formatting elements.
enum class ListChange : std::uint8_t {
  add,      // `node` at the end
  insert,   // `node` just after `other`
  replace,  // `node` in the place of `other`
  remove,   // `node`, wherever it is; of markers the last entry
};

// What the rules switch or set; each has a name for what it is now.
enum class Switch : std::uint8_t {
  insertion_mode,
  pushed_template_mode,
  popped_template_mode,
  tokenizer_state,
  frameset_ok,  // "ok", "not ok"
  quirks_mode,  // "no-quirks", "limited-quirks", "quirks"
};

// Is told what happens, in order. Each function may be left as it is. `branch` is an index into the branches
// of the edition (generated/edition-*/branches.h).
class Watcher {
 public:
  virtual ~Watcher() = default;
  // A parse begins. Another one may have been given up before its end, because of a late `meta`.
  virtual void parse_begins(const Tree&) {}
  // A row of a state is met; `offset` is that of the character it looks at, in bytes.
  virtual void stepped(unsigned /*branch*/, std::uint64_t /*offset*/) {}
  // A row of a mode, an algorithm or a loop is entered.
  virtual void entered(unsigned /*branch*/) {}
  virtual void decided(unsigned /*branch*/, bool /*holds*/) {}
  // A token goes to a mode's rules: in the dispatcher, and where a rule says to use those of another mode.
  virtual void dispatched(unsigned /*mode*/, unsigned /*token_class*/) {}
  // Tree construction begins with a token, which stands at [start, end) of the input, and is through with it.
  virtual void token_begins(const TreeToken&, std::uint64_t /*start*/, std::uint64_t /*end*/) {}
  virtual void token_ends() {}
  // While a token is processed, pending table character tokens are processed in its place, one run each.
  virtual void replay_begins(const TreeToken&, std::uint64_t /*start*/, std::uint64_t /*end*/) {}
  virtual void replay_ends() {}
  // Before the first token and after each: only if it is wanted, since it takes O(depth).
  virtual bool wants_snapshots() const { return false; }
  virtual void snapshot(const ParserSnapshot&) {}
  virtual void tree_changed(const TreeEvent&) {}
  // null is a marker.
  virtual void stack_changed(ListChange, NodeId /*node*/, NodeId /*other*/) {}
  virtual void formatting_changed(ListChange, NodeId /*node*/, NodeId /*other*/) {}
  // Only told when it makes a difference. The name is a static string.
  virtual void switched(Switch, std::string_view /*name*/) {}
  virtual void parse_error(const ParseError&) {}
};

// Nobody watches.
struct NoObserver {
  static constexpr bool kWatches = false;
  static constexpr bool kLocates = false;
};

// Nobody watches, but the tree is told where its nodes stand in the text.
struct Locating {
  static constexpr bool kWatches = false;
  static constexpr bool kLocates = true;
};

struct Observer {
  static constexpr bool kWatches = true;
  static constexpr bool kLocates = false;
  Watcher* watcher;
};

// A row or an algorithm of the rules that was entered: at(n, condition) is its nth condition, at(n) its nth
// loop.
struct UnwatchedRule {
  constexpr bool operator()(unsigned, bool condition) const { return condition; }
  constexpr void operator()(unsigned) const {}
};

// `enter` tells the watcher that the branch with a number is entered.
template <class Enter>
class WatchedRule {
 public:
  WatchedRule(Watcher& watcher, unsigned branch, Enter enter)
      : watcher_(watcher), branch_(branch), enter_(enter) {
    enter_(branch_);
  }
  bool operator()(unsigned number, bool condition) const {
    watcher_.decided(branch_ + number, condition);
    return condition;
  }
  void operator()(unsigned number) const { enter_(branch_ + number); }

 private:
  Watcher& watcher_;
  unsigned branch_;
  Enter enter_;
};

}  // namespace lockstep::detail

#endif
