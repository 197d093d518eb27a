// Checks the invariants by observing a parse.
#include "trace/invariants.h"

#include <algorithm>
#include <cstddef>

#include "document/tree_inline.h"

namespace lockstep::detail {

namespace {

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

bool has_twice(std::span<const NodeId> nodes) {
  std::vector<NodeId> sorted;
  std::ranges::copy_if(nodes, std::back_inserter(sorted), [](NodeId node) { return node != kNoNode; });
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace

Invariants::Invariants(const ObservedEdition& edition, const FragmentContext* context)
    : edition_(edition),
      in_template_(context != nullptr && context->local_name == "template" &&
                   context->element_namespace == Namespace::html) {
  for (std::size_t i = 0; i < edition.branches.size(); ++i) {
    if (edition.branches[i].name == "the_rules_for_html_content_apply") dispatcher_ = i;
    if (edition.branches[i].name == "stop_parsing") stopping_ = i;
  }
}

std::vector<std::string> Invariants::broken() const {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < broken_at_.size(); ++i)
    if (broken_at_[i] != 0)
      found.push_back(std::string(kInvariants[i].name) + " at token " + std::to_string(broken_at_[i]));
  return found;
}

void Invariants::check(Invariant invariant, bool holds) {
  std::uint32_t& at = broken_at_[static_cast<std::size_t>(invariant)];
  if (!holds && at == 0) at = std::max<std::uint32_t>(token_, 1);
}

// --- Events

void Invariants::parse_begins(const Tree& tree) {
  tree_ = &tree;
  token_ = 0;
  depth_ = dispatches_ = 0;
  dispatching_ = stopped_ = false;
  changed();
}

void Invariants::entered(unsigned branch) {
  if (branch == dispatcher_) dispatching_ = true;
  if (branch == stopping_) stopped_ = true;
}

// A rule that uses the rules for another mode dispatches as well; only the dispatcher reprocesses.
void Invariants::dispatched(unsigned mode, unsigned token_class) {
  if (!std::exchange(dispatching_, false)) return;
  ++dispatches_;
  check(Invariant::tokens_are_not_reprocessed_for_ever, dispatched_.emplace(mode, token_class).second);
  check(Invariant::tokens_end, dispatches_ <= depth_before_ + 2 * edition_.modes.size());
}

void Invariants::token_begins(const TreeToken&, std::uint64_t, std::uint64_t) {
  ++token_;
  depth_before_ = depth_;
  dispatches_ = 0;
  changed();
}

void Invariants::token_ends() { dispatching_ = false; }

void Invariants::stack_changed(ListChange change, NodeId, NodeId) {
  changed();
  if (change == ListChange::add || change == ListChange::insert) ++depth_;
  if (change != ListChange::remove || depth_ == 0) return;
  if (--depth_ == 0) check(Invariant::only_stopping_empties_the_stack, stopped_);
}

// --- The state between two tokens

void Invariants::snapshot(const ParserSnapshot& now) {
  const auto& stack = now.stack;
  check(Invariant::stack_begins_with_html, stack.empty() || is_html(stack.front(), "html"));
  check(Invariant::open_once, !has_twice(stack));
  check(Invariant::formatting_elements_and_markers, std::ranges::all_of(now.formatting, [this](NodeId node) {
          return node == kNoNode || (tree_->element_namespace(node) == Namespace::html &&
                                     is_one_of(name_of(node), edition_.formatting));
        }));
  check(Invariant::active_once, !has_twice(now.formatting));
  check(Invariant::noahs_ark, obeys_noahs_ark(now.formatting));
  if (!stopped_) {
    const auto templates =
        std::ranges::count_if(stack, [this](NodeId node) { return is_html(node, "template"); });
    check(Invariant::template_modes_of_templates,
          now.template_modes == static_cast<std::size_t>(templates) + (in_template_ ? 1 : 0));
  }
  check(Invariant::head_pointer_is_a_head, now.head == kNoNode || is_html(now.head, "head"));
  check(Invariant::form_pointer_is_a_form, now.form == kNoNode || is_html(now.form, "form"));
  if (now.mode == "text" && !stopped_) {
    static constexpr std::string_view kTextOnly[] = {"title",  "textarea", "style",    "script",  "xmp",
                                                     "iframe", "noembed",  "noframes", "noscript"};
    check(Invariant::text_has_its_element, !stack.empty() && is_one_of(name_of(stack.back()), kTextOnly));
  }
  if (now.mode == "text" || now.mode == "in table text")
    check(Invariant::text_returns, now.original_mode != "text" && now.original_mode != "in table text");
  if (now.mode == "in cell" && !stopped_) check(Invariant::cells_are_open, has_cell_in_table_scope(stack));
  check(Invariant::foster_parenting_ends, !now.foster_parenting);
}

std::string_view Invariants::name_of(NodeId node) const {
  return tree_->type(node) == NodeType::element ? tree_->tag_names.name(tree_->nodes[node].name)
                                                : std::string_view();
}

bool Invariants::is_html(NodeId node, std::string_view name) const {
  return tree_->type(node) == NodeType::element && tree_->element_namespace(node) == Namespace::html &&
         name_of(node) == name;
}

// Compares the names and attributes with which elements were created.
bool Invariants::is_alike(NodeId one, NodeId other) const {
  return tree_->attribute_identity(one) == tree_->attribute_identity(other);
}

bool Invariants::obeys_noahs_ark(std::span<const NodeId> formatting) const {
  const auto marker = std::ranges::find(formatting.rbegin(), formatting.rend(), kNoNode);
  const auto family = formatting.subspan(static_cast<std::size_t>(formatting.rend() - marker));
  return std::ranges::all_of(family, [&](NodeId one) {
    return std::ranges::count_if(family, [&](NodeId other) { return is_alike(one, other); }) <= 3;
  });
}

bool Invariants::has_cell_in_table_scope(std::span<const NodeId> stack) const {
  for (std::size_t i = stack.size(); i-- != 0;) {
    if (is_html(stack[i], "td") || is_html(stack[i], "th")) return true;
    if (is_html(stack[i], "table") || is_html(stack[i], "template") || is_html(stack[i], "html"))
      return false;
  }
  return false;
}

}  // namespace lockstep::detail
