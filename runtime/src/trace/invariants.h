// The invariants that hold whenever tree construction has processed a token (spec/tables/invariants.tsv), and
// a watcher that checks them.
#ifndef LOCKSTEP_TRACE_INVARIANTS_H
#define LOCKSTEP_TRACE_INVARIANTS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "observed/invariants.h"
#include "lockstep/options.h"
#include "trace/observed_edition.h"

namespace lockstep::detail {

class Invariants final : public Watcher {
 public:
  // `context` is null for a document.
  Invariants(const ObservedEdition& edition, const FragmentContext* context);

  // The invariants that did not hold, each once and in the order of the table, with the number of the token:
  // "open_once at token 3". Empty if all held.
  std::vector<std::string> broken() const;
  bool is_broken(Invariant invariant) const { return broken_at_[static_cast<std::size_t>(invariant)] != 0; }

  void parse_begins(const Tree& tree) override;
  void entered(unsigned branch) override;
  void dispatched(unsigned mode, unsigned token_class) override;
  void token_begins(const TreeToken&, std::uint64_t, std::uint64_t) override;
  void token_ends() override;
  void replay_begins(const TreeToken&, std::uint64_t, std::uint64_t) override { changed(); }
  void replay_ends() override { changed(); }
  bool wants_snapshots() const override { return true; }
  void snapshot(const ParserSnapshot& now) override;
  void tree_changed(const TreeEvent&) override { changed(); }
  void stack_changed(ListChange change, NodeId, NodeId) override;
  void formatting_changed(ListChange, NodeId, NodeId) override { changed(); }
  void switched(Switch, std::string_view) override { changed(); }

 private:
  void check(Invariant invariant, bool holds);
  void changed() { dispatched_.clear(); }
  bool is_html(NodeId node, std::string_view name) const;
  std::string_view name_of(NodeId node) const;
  bool is_alike(NodeId one, NodeId other) const;
  bool obeys_noahs_ark(std::span<const NodeId> formatting) const;
  bool has_cell_in_table_scope(std::span<const NodeId> stack) const;

  const ObservedEdition& edition_;
  const bool in_template_;                                   // whether the context element is a template
  std::size_t dispatcher_ = SIZE_MAX, stopping_ = SIZE_MAX;  // indexes of branches
  const Tree* tree_ = nullptr;
  std::array<std::uint32_t, std::size(kInvariants)>
      broken_at_{};  // the number of the token, from 1; 0 if the invariant holds
  std::uint32_t token_ = 0;
  std::size_t depth_ = 0;         // the stack's size, derived from its changes
  std::size_t depth_before_ = 0;  // when the token began
  std::size_t dispatches_ = 0;    // the number of times that the dispatcher has dispatched this token
  bool dispatching_ = false;      // whether the dispatcher is about to choose a mode
  bool stopped_ = false;          // whether the parser has begun to stop parsing
  std::set<std::pair<unsigned, unsigned>>
      dispatched_;  // modes and token classes dispatched since the last change
};

}  // namespace lockstep::detail

#endif
