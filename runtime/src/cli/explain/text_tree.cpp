// lockstep explain: the effects of a step, and the final tree, as lines of text.
#include "cli/explain/text_tree.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "lockstep/lockstep.h"
#include "serialize/walk.h"

namespace lockstep::cli {

using detail::kNoNode;
using detail::ListChange;
using detail::NodeAccess;
using detail::NodeId;
using detail::Switch;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceReplay;
using detail::TraceStep;
using detail::TreeChange;

namespace {

std::string fragment_label(const Trace& trace, Node node) {
  if (node == trace.document().fragment()) return "the fragment";
  if (node.shadow_root_properties() != nullptr) return "the shadow root";
  return "the contents of <template>";
}

// Whether a removal is the first half of a move. The insertion reports the move.
bool is_moved(std::span<const TraceEvent> events, const TraceEvent& removal) {
  for (auto i = static_cast<std::size_t>(&removal - events.data()) + 1; i < events.size(); ++i)
    if (events[i].kind == TraceKind::tree)
      return events[i].branch == static_cast<std::uint16_t>(TreeChange::insert) &&
             events[i].node == removal.node;
  return false;
}

// The visitor of the final tree. The format is like that of the html5lib tests, except that each text node is
// one line and indentation is limited.
class FinalTree {
 public:
  FinalTree(const Trace& trace, TextLayout& layout) : trace_(trace), layout_(layout) {}

  void enter(Node node) {
    if (node.type() == NodeType::document || node.type() == NodeType::document_fragment) return;
    begin_line(depth_);
    if (node.type() == NodeType::text) {
      layout_.put("\"");
      layout_.put(visible(node.data()));
      layout_.put("\"");
    } else {
      layout_.put(label_of(trace_, NodeAccess::id(node)));
    }
    layout_.newline();
    if (!node.is_element()) return;
    for (std::size_t i = 0; i < node.attribute_count(); ++i) {
      const Attribute attribute = node.attribute(i);
      begin_line(depth_ + 1);
      layout_.put(visible(attribute.qualified_name()));
      layout_.put("=\"");
      layout_.put(visible(attribute.value()));
      layout_.put("\"");
      layout_.newline();
    }
  }
  bool enter_part(detail::Part part, Node owner, Node) {
    if (part != detail::Part::children) {
      begin_line(depth_ + 1);
      layout_.put(Style::dim, part == detail::Part::shadow_root ? "#shadow-root" : "content");
      layout_.newline();
    }
    depth_ += levels(part, owner);
    return true;
  }
  void leave_part(detail::Part part, Node owner) { depth_ -= levels(part, owner); }
  void leave(Node) {}

 private:
  static std::size_t levels(detail::Part part, Node owner) {
    return part != detail::Part::children ? 2 : owner.is_element() ? 1 : 0;
  }
  void begin_line(std::size_t depth) {
    constexpr std::size_t kDeepest = 40;
    layout_.put("| ");
    layout_.space(2 * std::min(depth, kDeepest));
    if (depth > kDeepest) layout_.put(Style::dim, "(" + std::to_string(depth) + " deep) ");
  }

  const Trace& trace_;
  TextLayout& layout_;
  std::size_t depth_ = 0;
};

}  // namespace

std::string label_of(const Trace& trace, NodeId id) {
  if (id == detail::kNoNode) return "none";
  const Node node = trace.node(id);
  switch (node.type()) {
    case NodeType::none:
      return "nothing";
    case NodeType::document:
      return "the Document";
    case NodeType::document_fragment:
      return fragment_label(trace, node);
    case NodeType::doctype:
      return "<!DOCTYPE " + seen(node.name(), 30) + ">";
    case NodeType::element: {
      std::string text = "<";
      if (node.element_namespace() == Namespace::svg) text += "svg ";
      if (node.element_namespace() == Namespace::mathml) text += "math ";
      return text + seen(node.local_name(), 30) + ">";
    }
    case NodeType::text:
      return quoted(node.data(), 34);
    case NodeType::comment:
      return "<!--" + seen(node.data(), 34) + "-->";
    case NodeType::processing_instruction:
      return "<?" + seen(node.target(), 20) + " " + seen(node.data(), 30) + ">";
  }
  return {};
}

struct TreeText::TextChange {
  NodeId node;
  std::uint32_t from, to;
  const TraceEvent* first;
  bool fostered;
};

void TreeText::state(const TraceReplay& replay) {
  layout_.line("mode", {{Style::plain, std::string(replay.mode())}});
  list_line("stack", replay.stack(), {}, {});
  list_line("list", replay.formatting(), {}, {});
}

void TreeText::changes(const TraceStep& step) {
  std::vector<TextChange> texts;
  const auto finish_texts = [&] {
    for (const TextChange& text : texts) text_line(text);
    texts.clear();
  };
  for (const TraceEvent& event : trace_.events(step)) {
    if (event.kind == TraceKind::switched) {
      switched(event);
      continue;
    }
    if (event.kind != TraceKind::tree) continue;
    const auto change = static_cast<TreeChange>(event.branch);
    if (change == TreeChange::text) {
      const auto known = std::find_if(texts.begin(), texts.end(),
                                      [&](const TextChange& text) { return text.node == event.node; });
      if (known != texts.end())
        known->to = std::max(known->to, event.size);
      else
        texts.push_back({event.node, event.old_size, event.size, &event, event.flag});
      continue;
    }
    finish_texts();
    Pieces pieces;
    std::string_view anchor;
    switch (change) {
      case TreeChange::insert: {
        const bool moved = event.old_parent != kNoNode;
        pieces.push_back({moved ? Style::plain : Style::added, (moved ? "~ " : "+ ") + label(event.node)});
        pieces.push_back({Style::plain, where(event)});
        if (moved) pieces.push_back({Style::dim, ", from " + label(event.old_parent)});
        if (event.flag) {
          pieces.push_back({Style::strong, ": foster parented"});
          anchor = "#foster-parent";
        }
        break;
      }
      case TreeChange::remove:
        if (is_moved(trace_.events(step), event)) continue;
        pieces.push_back({Style::removed, "- " + label(event.node)});
        pieces.push_back({Style::plain, " from " + label(event.old_parent)});
        break;
      case TreeChange::attributes: {
        const Node node = trace_.node(event.node);
        pieces.push_back({Style::plain, label(event.node) + " now also has"});
        for (std::uint32_t i = event.old_size; i < event.size; ++i) {
          const Attribute attribute = node.attribute(i);
          pieces.push_back({Style::added, " " + seen(attribute.qualified_name(), 30) + "=" +
                                              quoted(attribute.value(), 40)});
        }
        break;
      }
      case TreeChange::move_children:
        pieces.push_back({Style::plain, "~ the children of " + label(event.old_parent) + " into the new " +
                                            label(event.parent)});
        break;
      case TreeChange::shadow_root:
        pieces.push_back({Style::added, "+ a shadow root"});
        pieces.push_back({Style::plain, " of " + label(event.parent)});
        break;
      case TreeChange::text:
        break;
    }
    layout_.line("tree", pieces, anchor);
  }
  finish_texts();
}

void TreeText::text_line(const TextChange& change) {
  const std::string_view data = trace_.node(change.node).data().substr(change.from, change.to - change.from);
  Pieces pieces{{Style::added, "+ " + quoted(data, 40)}};
  if (change.from != 0) pieces.push_back({Style::plain, ", at the end of the text"});
  pieces.push_back({Style::plain, where(*change.first)});
  if (change.fostered) pieces.push_back({Style::strong, ": foster parented"});
  layout_.line("tree", pieces, change.fostered ? "#foster-parent" : "");
}

void TreeText::switched(const TraceEvent& event) {
  const std::string name(trace_.name(event.size));
  switch (static_cast<Switch>(event.branch)) {
    case Switch::insertion_mode:
      return;  // a separate line shows all changes of the mode
    case Switch::pushed_template_mode:
      layout_.line("template",
                   {{Style::added, "+ " + name}, {Style::plain, " on the template insertion modes"}});
      return;
    case Switch::popped_template_mode:
      layout_.line("template",
                   {{Style::removed, "- " + name}, {Style::plain, " off the template insertion modes"}});
      return;
    case Switch::tokenizer_state:
      layout_.line("tokenizer", {{Style::plain, "switched to the " + name + " state"}});
      return;
    case Switch::frameset_ok:
      layout_.line("frameset", {{Style::plain, "the frameset-ok flag is now \"" + name + "\""}});
      return;
    case Switch::quirks_mode:
      layout_.line("quirks", {{Style::plain, "the Document is in " + name + " mode"}});
      return;
  }
}

void TreeText::lists(const TraceStep& step, std::string_view mode_before, const TraceReplay& after) {
  // The net additions and removals of the whole step.
  std::array<std::unordered_map<NodeId, int>, 2> balance;
  std::array<std::vector<NodeId>, 2> order;
  for (const TraceEvent& event : trace_.events(step)) {
    if (event.kind != TraceKind::stack && event.kind != TraceKind::formatting) continue;
    const std::size_t which = event.kind == TraceKind::stack ? 0 : 1;
    const auto count = [&](NodeId node, int by) {
      balance[which][node] += by;
      order[which].push_back(node);
    };
    const auto change = static_cast<ListChange>(event.branch);
    if (change == ListChange::replace) count(event.parent, -1);
    count(event.node, change == ListChange::remove ? -1 : 1);
  }
  std::string modes(mode_before);
  bool switched = false;
  for (const TraceEvent& event : trace_.events(step))
    if (event.kind == TraceKind::switched &&
        event.branch == static_cast<std::uint16_t>(Switch::insertion_mode)) {
      modes.append(" → ").append(trace_.name(event.size));
      switched = true;
    }
  for (std::size_t which = 0; which < 2; ++which) {
    if (order[which].empty()) continue;
    std::vector<NodeId> removed;
    std::set<NodeId> added, gone;
    for (const NodeId node : order[which]) {
      if (balance[which][node] < 0 && gone.insert(node).second) removed.push_back(node);
      if (balance[which][node] > 0) added.insert(node);
    }
    if (removed.empty() && added.empty()) continue;
    list_line(which == 0 ? "stack" : "list", which == 0 ? after.stack() : after.formatting(), added, removed);
  }
  if (switched) layout_.line("mode", {{Style::plain, modes}});
}

// Writes as much of the end of the list as fits; the current node is last.
void TreeText::list_line(std::string_view name, std::span<const NodeId> list, const std::set<NodeId>& added,
                         const std::vector<NodeId>& removed) {
  Pieces gone;
  std::size_t room = kWidth - kColumn - 2;
  constexpr std::size_t kMostGone = 36;
  std::size_t width = 0;
  for (const NodeId node : removed) {
    std::string text(gone.empty() ? "   -" : " -");
    text += entry(node);
    width += width_of(text);
    if (width > kMostGone && !gone.empty()) {
      gone.push_back({Style::dim, " …"});
      break;
    }
    gone.push_back({Style::removed, std::move(text)});
  }
  room -= std::min(room / 2, width + 2);
  Pieces pieces;
  width = 0;
  std::size_t i = list.size();
  for (; i-- > 0;) {
    const bool is_new = added.contains(list[i]);
    std::string text(is_new ? "+" : "");
    text += entry(list[i]);
    width += width_of(text) + 1;
    if (width > room) {
      pieces.push_back({Style::dim, std::to_string(i + 1) + " more …"});
      break;
    }
    pieces.push_back({is_new ? Style::added : Style::plain, std::move(text)});
  }
  std::reverse(pieces.begin(), pieces.end());
  for (std::size_t k = 1; k < pieces.size(); ++k) pieces[k].text.insert(0, " ");
  if (pieces.empty()) pieces.push_back({Style::dim, "empty"});
  pieces.insert(pieces.end(), gone.begin(), gone.end());
  layout_.line(name, pieces);
}

void TreeText::final_tree() {
  layout_.newline();
  layout_.put(Style::strong, "Tree");
  layout_.newline();
  FinalTree visitor(trace_, layout_);
  detail::Walk<FinalTree>(visitor).run(trace_.document().result());
}

std::string TreeText::label(NodeId id) const { return label_of(trace_, id); }

std::string TreeText::where(const TraceEvent& event) const {
  std::string text = " in " + label(event.parent);
  if (event.next != kNoNode) text += ", before " + label(event.next);
  return text;
}

std::string TreeText::entry(NodeId node) const {
  if (node == kNoNode) return "|";
  const std::string text = label(node);
  return text.substr(1, text.size() - 2);
}

}  // namespace lockstep::cli
