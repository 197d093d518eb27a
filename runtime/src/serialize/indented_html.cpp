// Serializing as HTML with line breaks and indentation: SerializeOptions::indent.
//
// A gap is the place between two adjacent children that are not text, or before the first or after the last
// of them; it is empty or contains text. A gap that contains only white space is free if white space in it is
// not rendered, because it would be at the beginning or end of a line
// (https://drafts.csswg.org/css-text/#white-space-phase-2), in the structure of a table, or in an element
// whose text is not rendered. In an element that has children on separate lines, all free gaps become line
// breaks. The decisions do not depend on the white space in free gaps, so formatting the result again does
// not change it.
//
// White space with a newline at the end of a block is not written if the block's content begins on the line
// of the start tag: where end tags are omitted, it separates the start tags (`<li>One\n  <li>Two`).
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"
#include "rendering/style.h"
#include "serialize/html.h"
#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

// Bounds on the indentation, so that the result is linear in the size of the tree.
constexpr std::size_t kDeepestLevel = 64;
constexpr std::size_t kLargestIndent = 16;

bool is_white_space(std::string_view text) { return text.find_first_not_of(" \t\n") == text.npos; }

class IndentingSerializer {
 public:
  IndentingSerializer(Output& out, Node root, bool writes_root, const SerializeOptions& options)
      : out_(out),
        html_(out, root, writes_root, options),
        root_(root),
        writes_root_(writes_root),
        scripting_(options.scripting),
        indent_(std::min(options.indent, kLargestIndent)) {}

  void enter(Node node) {
    if (!levels_.empty()) {
      Level& level = levels_.back();
      if (node.type() == NodeType::text) {
        if (level.is_broken) return;
        if (level.is_at_end) return;
        if (node == level.end) {
          level.is_at_end = true;
          html_.enter_text(without_end(node.data()));
          return;
        }
      } else {
        if (level.is_broken && (level.has_children || !is_outermost())) break_line(level.depth);
        level.has_children = true;
        if (node == level.next_box) level.next_is_known = false;
      }
    }
    const NodeId id = NodeAccess::id(node);
    out_.set_at(html_.enter(out_.at(), id, NodeAccess::tree(node).nodes[id]));
  }

  bool enter_part(Part part, Node owner, Node container) {
    char* at = out_.at();
    const NodeId id = NodeAccess::id(owner);
    const NodeRecord& record = NodeAccess::tree(owner).nodes[id];
    if (!html_.enter_part(at, part, id, record, NodeAccess::id(container))) return false;
    out_.set_at(at);
    Level level = part == Part::children ? level_of(owner) : Level();
    if (levels_.empty()) {
      level.is_verbatim = level.is_verbatim || is_in_verbatim(owner);
    } else {
      level.is_verbatim = level.is_verbatim || levels_.back().is_verbatim;
      level.depth = levels_.back().depth;
    }
    const Node first = container.first_child();
    if (!level.is_verbatim) {
      level.is_expanded = level.is_expanded || has_child_on_its_own_line(first);
      if (level.is_expanded && !is_outermost_part()) ++level.depth;
      const bool may_drop_end =
          part == Part::children && level.ends_line && !level.is_body && !level.has_body;
      if (may_drop_end && !begins_with_line_break(first)) level.end = end_with_line_break(container);
      enter_gap(level, first);
    }
    levels_.push_back(level);
    return true;
  }

  void leave_part(Part part, Node owner) {
    const Level level = levels_.back();
    if ((level.is_body || level.has_body) && !level.is_broken) text_ends_body_ = true;
    if (level.is_broken && level.has_children) {
      if (!is_outermost()) {
        break_line(level.depth - 1);
      } else if (owner.type() == NodeType::document) {
        break_line(0);
      }
    }
    levels_.pop_back();
    out_.set_at(html_.leave_part(out_.at(), part, NodeAccess::id(owner)));
  }

  void leave(Node node) {
    const NodeId id = NodeAccess::id(node);
    out_.set_at(html_.leave(out_.at(), id, NodeAccess::tree(node).nodes[id]));
    if (levels_.empty() || node.type() == NodeType::text) return;
    Level& level = levels_.back();
    if (level.is_verbatim) return;
    if (const Place place = place_of(node); place != Place::nowhere)
      level.is_at_line_start = place == Place::own_line;
    enter_gap(level, node.next_sibling());
  }

 private:
  // Where a child is: on a line with its neighbors, on a separate line, or on no line because it is not
  // rendered.
  enum class Place : std::uint8_t { in_line, own_line, nowhere };

  // An open node whose children are being written.
  struct Level {
    std::size_t depth = 0;
    // Whether all white space is kept.
    bool is_verbatim = false;
    // Whether it has children on separate lines, so that free gaps become line breaks.
    bool is_expanded = false;
    // Whether its text is not rendered, so that all gaps are free.
    bool shows_no_text = false;
    // Whether its end is the end of a line.
    bool ends_line = false;
    // The text node after which white space is not written; null if there is none.
    Node end;
    bool is_at_end = false;
    // White space in the body's last gap and after it becomes one text node; with a frameset, this happens in
    // the gap of `html`.
    bool is_body = false, has_body = false;
    // The current gap: whether the content before it ends a line; whether it becomes a line break; whether it
    // has text.
    bool is_at_line_start = false, is_broken = false, text_is_last = false;
    bool has_children = false;
    // Whether the placement of the next rendered child is known, and whether that child is on a separate
    // line.
    bool next_is_known = false, next_is_own_line = false;
    Node next_box;
  };

  bool is_outermost() const { return levels_.size() == 1 && !writes_root_; }
  bool is_outermost_part() const { return levels_.empty() && !writes_root_; }

  void break_line(std::size_t depth) {
    if (html_.in_endless_text()) return;
    out_ += '\n';
    out_.append(std::min(depth, kDeepestLevel) * indent_, ' ');
  }

  static std::string_view without_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t\n") + 1);
  }
  static bool begins_with_line_break(Node child) {
    for (; child.type() == NodeType::text; child = child.next_sibling()) {
      const std::string_view text = child.data();
      const std::size_t end = text.find_first_not_of(" \t\n");
      if (text.substr(0, end).find('\n') != text.npos) return true;
      if (end != text.npos) break;
    }
    return false;
  }
  // Returns the first text node of the white space at the end, or the text node before it if there is one;
  // null if the white space contains no newline.
  static Node end_with_line_break(Node owner) {
    bool has_newline = false;
    Node end;
    for (Node child = owner.last_child(); child.type() == NodeType::text; child = child.previous_sibling()) {
      const std::string_view text = child.data();
      const std::size_t size = without_end(text).size();
      has_newline = has_newline || text.find('\n', size) != text.npos;
      end = child;
      if (size != 0) break;
    }
    return has_newline ? end : Node();
  }

  void enter_gap(Level& level, Node first) {
    level.is_broken = level.text_is_last = false;
    Node next = first;
    for (; next && next.type() == NodeType::text; next = next.next_sibling()) {
      if (is_white_space(next.data())) continue;
      level.text_is_last = true;
      level.is_at_line_start = level.next_is_known = false;
      return;
    }
    level.is_broken = level.is_expanded && !(level.has_body && text_ends_body_) &&
                      (level.shows_no_text || level.is_at_line_start || next_is_own_line(level, next));
  }

  // Whether the next child that has a box, `next` or a later one, is on a separate line. Each child is
  // examined once, because the result is cached.
  bool next_is_own_line(Level& level, Node next) {
    if (level.next_is_known) return level.next_is_own_line;
    level.next_is_known = true;
    level.next_is_own_line = level.ends_line;
    for (; next; next = next.next_sibling()) {
      if (next.type() == NodeType::text) {
        if (is_white_space(next.data())) continue;
        level.next_is_own_line = false;
        break;
      }
      const Place place = place_of(next);
      if (place == Place::nowhere) continue;
      level.next_is_own_line = place == Place::own_line;
      break;
    }
    level.next_box = next;
    return level.next_is_own_line;
  }

  Place place_of(Node node) const {
    if (node.type() == NodeType::doctype) return Place::own_line;
    if (!node.is_element()) return Place::nowhere;
    const Style style = style_of(node);
    if (style.display == Display::none) return Place::nowhere;
    return is_in_line(style) ? Place::in_line : Place::own_line;
  }
  // An element out of flow does not end its line.
  static bool is_in_line(const Style& style) {
    return style.display <= Display::ruby_text || style.position != Position::in_flow;
  }

  // Whether `child` or a later sibling is put on a separate line if the gaps around it are free, whatever its
  // attributes.
  static bool has_child_on_its_own_line(Node child) {
    for (; child; child = child.next_sibling()) {
      if (child.type() == NodeType::doctype) return true;
      if (!child.is_element()) continue;
      const Display display = element_style(child.element_namespace(), NodeAccess::name(child)).style.display;
      if (display == Display::none || display > Display::ruby_text) return true;
    }
    return false;
  }

  // Returns the level for `owner` as if it had no children.
  Level level_of(Node owner) const {
    Level level;
    if (owner.type() == NodeType::document) {
      level.is_expanded = level.is_at_line_start = level.ends_line = level.has_body = true;
    } else if (owner.is_element()) {
      const Style style = style_of(owner);
      level.is_verbatim = is_verbatim(owner, style);
      level.shows_no_text = shows_no_text(owner, style);
      level.is_at_line_start = level.ends_line =
          style.display >= Display::block || style.display == Display::inline_block;
      level.has_body = owner.is_html("html");
      level.is_body = level.is_expanded = owner.is_html("body");
    }
    return level;
  }

  static bool shows_no_text(Node element, const Style& style) {
    return is_row_group(style.display) || style.display == Display::table ||
           style.display == Display::table_row || style.display == Display::table_column_group ||
           style.contents == Contents::listed || element.is_html("head");
  }

  // Whether white space in the element may matter. This includes all foreign elements, for simplicity; ruby,
  // in which nothing is a block; and option, whose children the parser copies into a selectedcontent.
  bool is_verbatim(Node element, const Style& style) const {
    return element.element_namespace() != Namespace::html || style.display == Display::ruby ||
           preserves_white_space(style.white_space) || style.contents == Contents::none ||
           element.is_html("title") || element.is_html("option") || html_.text_is_raw_in(element);
  }
  bool is_in_verbatim(Node node) const {
    for (Node ancestor = node.parent(); ancestor; ancestor = ancestor.parent())
      if (ancestor.is_element() && is_verbatim(ancestor, style_of(ancestor))) return true;
    return false;
  }

  Style style_of(Node element) const {
    return user_agent_style(NodeAccess::tree(element), NodeAccess::id(element), scripting_);
  }

  Output& out_;
  HtmlSerializer html_;
  const Node root_;
  const bool writes_root_, scripting_;
  const std::size_t indent_;
  std::vector<Level> levels_;
  bool text_ends_body_ = false;  // or white space that must be kept
};

}  // namespace

void write_indented_html(Output& out, Node root, bool writes_root, const SerializeOptions& options) {
  IndentingSerializer serializer(out, root, writes_root, options);
  Walk<IndentingSerializer>(serializer).run(root);
}

}  // namespace lockstep::detail
