// Watching the rules at work. The generated code is compiled twice: for the library without an observer, of
// which nothing is left then, and for the tools that explain and count (runtime/src/observe/) with one, and
// without any derived fast path, so that what is seen are the Standard's steps.
#ifndef LOCKSTEP_OBSERVE_OBSERVER_H
#define LOCKSTEP_OBSERVE_OBSERVER_H

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

enum class TreeChange : std::uint8_t { insert, remove, text, attributes, move_children, shadow_root };

// Is told what happens, in order. Each function may be left as it is. `branch` is an index into the branches
// of the edition (generated/edition-*/branches.h).
class Watcher {
 public:
  virtual ~Watcher() = default;
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
  // Before the first token and after each: only if it is wanted, since it takes O(depth).
  virtual bool wants_snapshots() const { return false; }
  virtual void snapshot(const ParserSnapshot&) {}
  // `node` was inserted, removed, given text or attributes; the nodes' parents are those after the change.
  virtual void tree_changed(TreeChange, NodeId /*node*/) {}
  virtual void parse_error(const ParseError&) {}
};

// Nobody watches.
struct NoObserver {
  static constexpr bool kWatches = false;
};

struct Observer {
  static constexpr bool kWatches = true;
  Watcher* watcher;
};

}  // namespace lockstep::detail

#endif
