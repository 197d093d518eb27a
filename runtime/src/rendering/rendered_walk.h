// Visits the rendered nodes of a tree, with their styles. inner_text() and markdown() are based on this walk.
//
// https://html.spec.whatwg.org/multipage/dom.html#rendered-text-collection-steps
#ifndef LOCKSTEP_RENDERING_RENDERED_WALK_H
#define LOCKSTEP_RENDERING_RENDERED_WALK_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"
#include "rendering/style.h"
#include "rendering/white_space.h"
#include "tables/known_names.h"

namespace lockstep::detail {

// The walk. It does not recurse: open elements are kept in a list. `Derived` defines:
//
//   add_text(node, text, preserved)   a text node whose text is rendered; whether white space is preserved
//   add_line_break()                  a `br`
//   skip_invisible()                  an element that is rendered, but not visible
//   add_replaced(node, style)         an element whose contents are not rendered
//   begin_box(node, style), end_box   an element that is not just inline
//   kSeesInlines                      whether it also has these:
//     begin_inline(node)              an element that is just inline
//     end_inline(node)                the end of such an element, or of one without a box
//     writes_itself(node, style)      whether it has written the element; its contents are then not visited
template <class Derived>
class RenderedWalk {
 protected:
  RenderedWalk(const Tree& tree, bool scripting) : tree_(tree), scripting_(scripting) {}

  enum class Box : std::uint8_t {
    none,           // the element and its contents are not rendered
    invisible,      // they are rendered, but not visible
    contents_only,  // only its contents are rendered
    empty,          // only the element itself is rendered
    whole,
  };

  // An open element that is not merely inline.
  struct Open {
    NodeId node;
    Style style;
    bool preserve, inlinify;  // values outside the element
    Contents contents;        // value outside the element
    NodeId child;             // see marked_child()
  };

  // Runs the rendered text collection steps for each node in `root`.
  void collect_children(NodeId root) {
    NodeId node = tree_.first_child(root);
    if (node == kNoNode) return;
    for (;;) {
      if (visit(node)) {
        if (const NodeId child = tree_.first_child(node); child != kNoNode) {
          node = child;
          continue;
        }
        leave(node);
      }
      NodeId next = tree_.next_sibling(node);
      while (next == kNoNode) {
        node = tree_.parent(node);
        if (node == root) return;
        leave(node);
        next = tree_.next_sibling(node);
      }
      node = next;
    }
  }

  // Returns whether the node has contents to visit.
  bool visit(NodeId node) {
    if (tree_.type(node) == NodeType::text) {
      visit_text(node);
      return false;
    }
    if (tree_.type(node) != NodeType::element) return false;
    const Box box = enter(node);
    return box == Box::whole || box == Box::contents_only;
  }

  // Step 4: text nodes.
  void visit_text(NodeId node) {
    if (!shows_text() || is_hidden_content(node)) return;
    const std::string_view text = tree_.text(tree_.nodes[node].payload);
    // https://drafts.csswg.org/css-tables/#fixup-algorithm: white space between the parts of a table has no
    // box, even if it is preserved.
    if (preserve_ && is_open(tree_.parent(node)) && is_table_part(open_.back().style.display) &&
        is_only_white_space(text))
      return;
    derived().add_text(node, text, preserve_);
  }

  // Enters an element.
  Box enter(NodeId node) {
    Style style = derived().style_in_walk(node);
    const bool out_of_flow = style.position != Position::in_flow;
    if (style.position == Position::floating) style.display = blockified(style.display);
    if (inlinify_ && !out_of_flow) style.display = inlinified(style.display);
    // Step 3: nodes that are not being rendered.
    if (style.display == Display::none || is_hidden_content(node)) return Box::none;
    if (contents_ == Contents::listed &&
        (style.contents == Contents::inherit || style.contents == Contents::none))
      return Box::contents_only;
    if (style.display == Display::contents) return Box::contents_only;
    if (style.display == Display::table_column || style.display == Display::table_column_group)
      return Box::empty;
    // Step 5.
    if (is_html(node, tag::br)) {
      derived().add_line_break();
      return Box::empty;
    }
    // Step 2: nodes that are not visible.
    if (style.visibility != Visibility::visible) {
      derived().skip_invisible();
      return Box::invisible;
    }
    if (style.contents == Contents::none) {
      derived().add_replaced(node, style);
      return Box::empty;
    }
    if constexpr (Derived::kSeesInlines)
      if (derived().writes_itself(node, style)) return Box::empty;
    const bool is_inline = is_inline_box(style.display);
    if (is_inline && style.display != Display::ruby && style.white_space == WhiteSpace::inherit &&
        style.contents == Contents::inherit && style.content == Content::normal) {
      if constexpr (Derived::kSeesInlines) derived().begin_inline(node);
      return Box::whole;
    }
    open_.push_back({node, style, preserve_, inlinify_, contents_, marked_child(node, style)});
    if (style.white_space != WhiteSpace::inherit) preserve_ = preserves_white_space(style.white_space);
    if (style.contents != Contents::inherit) contents_ = style.contents;
    inlinify_ = style.display == Display::ruby || (is_inline && inlinify_);
    derived().begin_box(node, style);
    return Box::whole;
  }

  // Leaves an element whose contents were visited.
  void leave(NodeId node) {
    if (!is_open(node)) {
      if constexpr (Derived::kSeesInlines) derived().end_inline(node);
      return;
    }
    const Style style = open_.back().style;
    preserve_ = open_.back().preserve;
    contents_ = open_.back().contents;
    inlinify_ = open_.back().inlinify;
    open_.pop_back();
    derived().end_box(node, style);
  }

  // Returns the node on which the rendering of the element's contents depends, found only once so that the
  // walk is linear. For a table: the last row. For `content-visibility: hidden-but-summary`: the visible
  // child.
  NodeId marked_child(NodeId node, const Style& style) const {
    if (is_table(style.display)) return last_row(node);
    if (style.content_visibility == ContentVisibility::hidden_but_summary)
      for (NodeId child = tree_.first_child(node); child != kNoNode; child = tree_.next_sibling(child))
        if (is_html(child, tag::summary)) return child;
    return kNoNode;
  }

  NodeId last_row(NodeId table) const {
    for (NodeId child = tree_.last_child(table); child != kNoNode; child = tree_.previous_sibling(child)) {
      const Display display = display_of(child);
      if (display == Display::table_row) return child;
      if (!is_row_group(display)) continue;
      for (NodeId row = tree_.last_child(child); row != kNoNode; row = tree_.previous_sibling(row))
        if (display_of(row) == Display::table_row) return row;
    }
    return kNoNode;
  }

  // Whether the row, which was just closed, is the last one in its table. A row without a table is in an
  // anonymous table, together with the rows next to it.
  bool is_last_row(NodeId row) const {
    std::size_t parents = open_.size();
    if (parents > 1 && is_row_group(open_.back().style.display)) --parents;
    if (parents > 0 && is_table(open_[parents - 1].style.display)) return row == open_[parents - 1].child;
    return display_of(next_box(row)) != Display::table_row;
  }

  // Whether the cell, which was just closed, is the last one in its row. Anything else in a row is in an
  // anonymous cell; a cell without a row is in an anonymous row, together with the cells next to it.
  bool is_last_cell(NodeId cell) const {
    const NodeId next = next_box(cell);
    const bool in_row = is_open(tree_.parent(cell)) && open_.back().style.display == Display::table_row;
    return in_row ? next == kNoNode : display_of(next) != Display::table_cell;
  }

  // Whether the text is a child of a block, and its previous sibling, if any, is not inline.
  bool begins_block(NodeId text) const {
    if (!is_open(tree_.parent(text)) || is_inline_box(open_.back().style.display)) return false;
    const NodeId before = tree_.previous_sibling(text);
    return before == kNoNode || display_of(before) != Display::inline_level;
  }

  // Returns the next sibling that has a box. Each sibling is skipped at most once, because a box precedes the
  // skipped ones.
  NodeId next_box(NodeId node) const {
    do node = tree_.next_sibling(node);
    while (node != kNoNode && display_of(node) == Display::none);
    return node;
  }

  // Returns `none` for nodes without a box, and `inline_level` for text.
  Display display_of(NodeId node) const {
    switch (tree_.type(node)) {
      case NodeType::element:
        return style_of(node).display;
      case NodeType::text:
        return is_only_white_space(tree_.text(tree_.nodes[node].payload)) ? Display::none
                                                                          : Display::inline_level;
      default:
        return Display::none;
    }
  }

  // Whether the node is in the hidden contents of its parent. Inline boxes and table parts cannot hide their
  // contents (https://drafts.csswg.org/css-contain-2/#containment-size).
  bool is_hidden_content(NodeId node) const {
    if (!is_open(tree_.parent(node))) return false;
    const Open& parent = open_.back();
    if (parent.style.content_visibility == ContentVisibility::visible) return false;
    const Display display = parent.style.display;
    if (display != Display::inline_block && display != Display::block && display != Display::list_item &&
        display != Display::table_caption)
      return false;
    return parent.style.content_visibility == ContentVisibility::hidden || node != parent.child;
  }

  static bool is_inline_box(Display display) {
    return display == Display::inline_level || display == Display::ruby || display == Display::ruby_text;
  }
  // https://drafts.csswg.org/css-display/#blockify
  static Display blockified(Display display) {
    if (display == Display::inline_table) return Display::table;
    return is_inline_box(display) || display == Display::inline_block ? Display::block : display;
  }
  // https://drafts.csswg.org/css-display/#inlinify
  static Display inlinified(Display display) {
    if (display == Display::table) return Display::inline_table;
    return is_block_level(display) ? Display::inline_block : display;
  }
  static bool is_atomic(Display display) {
    return display == Display::inline_block || display == Display::inline_table;
  }
  static bool is_table(Display display) {
    return display == Display::table || display == Display::inline_table;
  }
  static bool is_table_part(Display display) {
    return is_table(display) || display == Display::table_row || is_row_group(display);
  }
  // Whether text is rendered here, rather than only certain elements.
  bool shows_text() const { return contents_ == Contents::all; }
  bool is_open(NodeId node) const { return !open_.empty() && open_.back().node == node; }
  bool is_html(NodeId node, NameId name) const {
    const NodeRecord& record = tree_.nodes[node];
    return record.type == NodeType::element && record.element_namespace == Namespace::html &&
           record.name == name;
  }
  Style style_of(NodeId element) const { return user_agent_style(tree_, element, scripting_); }
  // A walk that deviates from the style sheet defines its own function with this name.
  Style style_in_walk(NodeId element) const { return style_of(element); }

  const Tree& tree_;
  bool scripting_;
  std::vector<Open> open_;

 private:
  Derived& derived() { return static_cast<Derived&>(*this); }

  bool preserve_ = false;  // whether white space is preserved
  bool inlinify_ = false;  // whether the walk is in ruby, which has no blocks
  Contents contents_ = Contents::all;
};

}  // namespace lockstep::detail

#endif
