// Two watchers of one parse.
#ifndef LOCKSTEP_TRACE_TEE_H
#define LOCKSTEP_TRACE_TEE_H

#include <cstdint>
#include <string_view>

#include "observer/observer.h"

namespace lockstep::detail {

// Passes each event to both watchers, the first one first.
class Tee final : public Watcher {
 public:
  Tee(Watcher& first, Watcher& second) : first_(first), second_(second) {}

  void parse_begins(const Tree& tree) override { both(&Watcher::parse_begins, tree); }
  void stepped(unsigned branch, std::uint64_t offset) override { both(&Watcher::stepped, branch, offset); }
  void entered(unsigned branch) override { both(&Watcher::entered, branch); }
  void part_decided(unsigned part, bool holds) override { both(&Watcher::part_decided, part, holds); }
  void decided(unsigned branch, bool holds) override { both(&Watcher::decided, branch, holds); }
  void assigned(unsigned owner, std::string_view variable, const VariableValue& value) override {
    both(&Watcher::assigned, owner, variable, value);
  }
  void dispatched(unsigned mode, unsigned token_class) override {
    both(&Watcher::dispatched, mode, token_class);
  }
  void token_begins(const TreeToken& token, std::uint64_t start, std::uint64_t end) override {
    both(&Watcher::token_begins, token, start, end);
  }
  void token_ends() override { both(&Watcher::token_ends); }
  void replay_begins(const TreeToken& token, std::uint64_t start, std::uint64_t end) override {
    both(&Watcher::replay_begins, token, start, end);
  }
  void replay_ends() override { both(&Watcher::replay_ends); }
  bool wants_snapshots() const override { return first_.wants_snapshots() || second_.wants_snapshots(); }
  void snapshot(const ParserSnapshot& now) override {
    if (first_.wants_snapshots()) first_.snapshot(now);
    if (second_.wants_snapshots()) second_.snapshot(now);
  }
  void tree_changed(const TreeEvent& change) override { both(&Watcher::tree_changed, change); }
  void stack_changed(ListChange change, NodeId node, NodeId other) override {
    both(&Watcher::stack_changed, change, node, other);
  }
  void formatting_changed(ListChange change, NodeId node, NodeId other) override {
    both(&Watcher::formatting_changed, change, node, other);
  }
  void switched(Switch what, std::string_view name) override { both(&Watcher::switched, what, name); }
  void parse_error(const ParseError& error) override { both(&Watcher::parse_error, error); }

 private:
  template <class... Parameters, class... Arguments>
  void both(void (Watcher::*function)(Parameters...), const Arguments&... arguments) {
    (first_.*function)(arguments...);
    (second_.*function)(arguments...);
  }

  Watcher& first_;
  Watcher& second_;
};

}  // namespace lockstep::detail

#endif
