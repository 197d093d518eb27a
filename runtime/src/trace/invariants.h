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
  // A null `context` for a document.
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
  const bool in_template_;                                   // the context element is a template
  std::size_t dispatcher_ = SIZE_MAX, stopping_ = SIZE_MAX;  // branches
  const Tree* tree_ = nullptr;
  std::array<std::uint32_t, std::size(kInvariants)>
      broken_at_{};  // the number of the token, from 1; 0: it holds
  std::uint32_t token_ = 0;
  std::size_t depth_ = 0;         // of the stack, by its changes
  std::size_t depth_before_ = 0;  // when the token began
  std::size_t dispatches_ = 0;    // by the dispatcher, of this token
  bool dispatching_ = false;      // the dispatcher is about to choose a mode
  bool stopped_ = false;          // the parser stops parsing
  std::set<std::pair<unsigned, unsigned>>
      dispatched_;  // since something changed: modes and classes of tokens
};

}  // namespace lockstep::detail

#endif
