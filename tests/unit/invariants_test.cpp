// Checks that violations of each invariant in spec/tables/invariants.tsv are noticed: the events of a correct
// parse are falsified on their way to the watcher.
#include "trace/invariants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "trace/observed_parse.h"

namespace lockstep {
namespace {

using detail::Invariant;
using detail::Invariants;
using detail::kNoNode;
using detail::ListChange;
using detail::NodeId;
using detail::ParserSnapshot;

// A snapshot whose lists can be changed.
struct Snapshot {
  ParserSnapshot now;
  std::vector<NodeId> stack, formatting;

  NodeId find(const detail::Tree& tree, std::string_view name) const {
    for (const NodeId node : stack)
      if (tree.tag_names.name(tree.nodes[node].name) == name) return node;
    return kNoNode;
  }
};

using Falsify = std::function<void(const detail::Tree&, Snapshot&)>;
using Events = std::function<void(Invariants&)>;

// Passes on what the invariants ask for.
class Falsifier final : public detail::Watcher {
 public:
  Falsifier(Invariants& invariants, Falsify falsify, Events events)
      : invariants_(invariants), falsify_(std::move(falsify)), events_(std::move(events)) {}

  void parse_begins(const detail::Tree& tree) override {
    tree_ = &tree;
    invariants_.parse_begins(tree);
  }
  void entered(unsigned branch) override { invariants_.entered(branch); }
  void dispatched(unsigned mode, unsigned token_class) override {
    invariants_.dispatched(mode, token_class);
    if (events_) events_(invariants_);
  }
  void token_begins(const detail::TreeToken& token, std::uint64_t start, std::uint64_t end) override {
    invariants_.token_begins(token, start, end);
  }
  void token_ends() override { invariants_.token_ends(); }
  bool wants_snapshots() const override { return true; }
  void snapshot(const ParserSnapshot& now) override {
    Snapshot changed{
        now, {now.stack.begin(), now.stack.end()}, {now.formatting.begin(), now.formatting.end()}};
    if (falsify_) falsify_(*tree_, changed);
    changed.now.stack = changed.stack;
    changed.now.formatting = changed.formatting;
    invariants_.snapshot(changed.now);
  }
  void tree_changed(const detail::TreeEvent& event) override { invariants_.tree_changed(event); }
  void stack_changed(ListChange change, NodeId node, NodeId other) override {
    invariants_.stack_changed(change, node, other);
  }
  void formatting_changed(ListChange change, NodeId node, NodeId other) override {
    invariants_.formatting_changed(change, node, other);
  }
  void switched(detail::Switch what, std::string_view name) override { invariants_.switched(what, name); }

 private:
  Invariants& invariants_;
  const Falsify falsify_;
  const Events events_;
  const detail::Tree* tree_ = nullptr;
};

constexpr std::string_view kPage =
    "<!DOCTYPE html><title>t</title><form><p><b><b "
    "x><table><tr><td><a>x<template><i></template></table></form>";

// The names of the invariants that do not hold.
std::vector<std::string> broken(const Falsify& falsify, const Events& events = {}) {
  const detail::ObservedEdition& edition = detail::observed_edition(kDefaultEdition);
  Invariants invariants(edition, nullptr);
  Falsifier falsifier(invariants, falsify, events);
  detail::observed_parse(kPage, nullptr, {}, falsifier);
  std::vector<std::string> names;
  for (const std::string& one : invariants.broken()) names.push_back(one.substr(0, one.find(' ')));
  return names;
}

struct Case {
  Invariant invariant;
  Falsify falsify;
  Events events = {};
};

unsigned branch_named(std::string_view name) {
  const auto branches = detail::observed_edition(kDefaultEdition).branches;
  unsigned i = 0;
  while (branches[i].name != name) ++i;
  return i;
}

const std::vector<Case>& cases() {
  static const std::vector<Case> all = {
      {Invariant::stack_begins_with_html,
       [](const detail::Tree&, Snapshot& s) {
         if (s.stack.size() > 2) s.stack.erase(s.stack.begin());
       }},
      {Invariant::only_stopping_empties_the_stack,
       {},
       [](Invariants& watcher) {
         for (int i = 0; i < 20; ++i) watcher.stack_changed(ListChange::remove, kNoNode, kNoNode);
       }},
      {Invariant::open_once,
       [](const detail::Tree& tree, Snapshot& s) {
         if (const NodeId p = s.find(tree, "p"); p != kNoNode) s.stack.push_back(p);
       }},
      {Invariant::formatting_elements_and_markers,
       [](const detail::Tree& tree, Snapshot& s) {
         if (const NodeId p = s.find(tree, "p"); p != kNoNode) s.formatting.push_back(p);
       }},
      {Invariant::active_once,
       [](const detail::Tree&, Snapshot& s) {
         if (!s.formatting.empty() && s.formatting.back() != kNoNode)
           s.formatting.push_back(s.formatting.back());
       }},
      {Invariant::noahs_ark,
       [](const detail::Tree&, Snapshot& s) {
         if (s.formatting.empty() || s.formatting.front() == kNoNode) return;
         s.formatting.assign(4, s.formatting.front());
       }},
      {Invariant::template_modes_of_templates,
       [](const detail::Tree&, Snapshot& s) { ++s.now.template_modes; }},
      {Invariant::head_pointer_is_a_head,
       [](const detail::Tree& tree, Snapshot& s) { s.now.head = s.find(tree, "body"); }},
      {Invariant::form_pointer_is_a_form,
       [](const detail::Tree& tree, Snapshot& s) { s.now.form = s.find(tree, "body"); }},
      {Invariant::text_has_its_element,
       [](const detail::Tree&, Snapshot& s) {
         if (s.now.mode == "text") s.stack.pop_back();
       }},
      {Invariant::text_returns,
       [](const detail::Tree&, Snapshot& s) {
         if (s.now.mode == "text") s.now.original_mode = "text";
       }},
      {Invariant::cells_are_open,
       [](const detail::Tree&, Snapshot& s) {
         if (s.now.mode == "in body") s.now.mode = "in cell";
       }},
      {Invariant::foster_parenting_ends,
       [](const detail::Tree&, Snapshot& s) { s.now.foster_parenting = true; }},
      {Invariant::tokens_are_not_reprocessed_for_ever,
       {},
       [](Invariants& watcher) {
         static const unsigned kDispatcher = branch_named("the_rules_for_html_content_apply");
         for (int i = 0; i < 2; ++i) {
           watcher.entered(kDispatcher);
           watcher.dispatched(0, 99);
         }
       }},
      {Invariant::tokens_end,
       {},
       [](Invariants& watcher) {
         static const unsigned kDispatcher = branch_named("the_rules_for_html_content_apply");
         for (unsigned i = 0; i < 100; ++i) {
           watcher.entered(kDispatcher);
           watcher.dispatched(0, 100 + i);
         }
       }},
  };
  return all;
}

TEST(Invariants, HoldForASoundParse) { EXPECT_TRUE(broken({}).empty()); }

TEST(Invariants, EachIsNoticed) {
  for (const Case& one : cases()) {
    const std::string name(detail::kInvariants[static_cast<std::size_t>(one.invariant)].name);
    const std::vector<std::string> found = broken(one.falsify, one.events);
    EXPECT_NE(std::ranges::find(found, name), found.end()) << name;
  }
}

TEST(Invariants, EachHasACase) {
  ASSERT_EQ(cases().size(), std::size(detail::kInvariants));
  for (std::size_t i = 0; i < cases().size(); ++i)
    EXPECT_EQ(static_cast<std::size_t>(cases()[i].invariant), i);
}

// A falsified list breaks one invariant only.
TEST(Invariants, OthersStillHold) {
  const Case& open_twice = cases()[static_cast<std::size_t>(Invariant::open_once)];
  EXPECT_EQ(broken(open_twice.falsify), std::vector<std::string>{"open_once"});
}

}  // namespace
}  // namespace lockstep
