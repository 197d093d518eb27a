// Node::inner_text(): the text of a node as rendered with the user-agent style sheet alone.
//
// https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps and #rendered-text-collection-steps. The
// Standard collects a list of strings and required line break counts, and joins it at the end. Here one walk
// appends each string to the result at once, and keeps the maximum of the counts since the last string.
//
// White space is processed as https://drafts.csswg.org/css-text/#white-space-processing prescribes, in lines
// that never wrap. A collapsible space is held back until something follows it in its line, because at the
// end of a line it is removed.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"
#include "lockstep/options.h"
#include "lockstep/ranges.h"
#include "rendering/style.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

constexpr std::string_view kZeroWidthSpace = "\xE2\x80\x8B";

// CSS Text's document white space characters, and U+000D, which is treated as a space.
constexpr bool is_collapsible(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

bool is_only_white_space(std::string_view text) {
  for (const char c : text)
    if (!is_collapsible(c)) return false;
  return true;
}

// Whether a run of text ends at this byte: at white space, unless it is a space and a character follows.
constexpr bool ends_run(const char* at, const char* end) {
  return is_collapsible(*at) && (*at != ' ' || end - at == 1 || is_collapsible(at[1]));
}

#if LOCKSTEP_SSE2
// The first eight bytes; the other eight are zero.
inline __m128i load_8(const char* p) { return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)); }

// 0xFF for each byte that is collapsible.
inline __m128i collapsible_16(__m128i bytes) {
  const auto is = [&](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
  return _mm_or_si128(_mm_or_si128(is(' '), is('\n')), _mm_or_si128(is('\t'), is('\r')));
}
#endif

// Returns the end of the run of text that begins at `at`, in which single spaces between words do not change.
const char* end_of_run(const char* at, const char* end) {
#if LOCKSTEP_SSE2
  // Some bytes, and the byte after each of them.
  const auto ends_in = [](__m128i bytes, __m128i next) {
    const __m128i single = _mm_andnot_si128(collapsible_16(next), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_andnot_si128(single, collapsible_16(bytes))));
  };
  for (; end - at > 16; at += 16)
    if (const unsigned ends = ends_in(load_16(at), load_16(at + 1)); ends != 0)
      return at + std::countr_zero(ends);
  if (end - at > 8) {
    // The other eight are zero, which is not a space.
    if (const unsigned ends = ends_in(load_8(at), load_8(at + 1)); ends != 0)
      return at + std::countr_zero(ends);
    at += 8;
  }
#endif
  while (at != end && !ends_run(at, end)) ++at;
  return at;
}

// Skips white space, and notes whether there is a line feed in it.
const char* skip_white_space(const char* at, const char* end, bool& line_feed) {
#if LOCKSTEP_SSE2
  for (; end - at >= 16; at += 16) {
    const __m128i bytes = load_16(at);
    const auto feeds = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n'))));
    const auto others = ~static_cast<unsigned>(_mm_movemask_epi8(collapsible_16(bytes))) & 0xFFFFU;
    if (others != 0) {
      line_feed |= (feeds & (others - 1) & ~others) != 0;  // those before the first other byte
      return at + std::countr_zero(others);
    }
    line_feed |= feeds != 0;
  }
  if (end - at >= 8) {
    const __m128i bytes = load_8(at);
    const auto feeds = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n'))));
    const auto others = ~static_cast<unsigned>(_mm_movemask_epi8(collapsible_16(bytes)));  // the ninth is one
    line_feed |= (feeds & (others - 1) & ~others) != 0;
    const int count = std::countr_zero(others);
    at += count;
    if (count != 8) return at;
  }
#endif
  for (; at != end && is_collapsible(*at); ++at) line_feed |= *at == '\n';
  return at;
}

// The result, and the place in the current line.
class RenderedLines {
 public:
  // Also records the source of each part.
  void record_in(std::vector<RenderedRun>* runs) { runs_ = runs; }
  // The text node whose text is added next.
  void set_node(Node node, std::string_view text) {
    node_ = node;
    node_text_ = text.data();
  }

  // Appends the text of a text node in which white space is preserved.
  void add_preserved(std::string_view text) {
    if (text.empty()) return;
    if (text.front() == '\n') remove_space();
    put_space(text);
    put_line_breaks();
    put_run(text);
    line_ = text.back() == '\n' ? Line::empty : Line::text;
  }

  // Appends the text of a text node in which white space is collapsed. `is_in_block()`: whether its parent is
  // a block.
  template <class IsInBlock>
  void add_collapsed(std::string_view text, const IsInBlock& is_in_block) {
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
      if (is_collapsible(*at)) {
        bool segment_break = false;
        at = skip_white_space(at, end, segment_break);
        if (line_ == Line::empty) continue;
        if (segment_break) {
          space_ = Space::segment_break;
        } else if (space_ == Space::none) {
          space_ = Space::space;
        }
        continue;
      }
      // A form feed is not collapsible, but browsers create no box for ASCII white space that begins a block.
      if (*at == '\f' && line_ == Line::empty &&
          is_all_whitespace({at, static_cast<std::size_t>(end - at)}, end) && is_in_block())
        return;
      const char* const begin = at;
      at = end_of_run(at, end);
      const std::string_view run(begin, static_cast<std::size_t>(at - begin));
      put_space(run);
      put_line_breaks();
      put_run(run);
      line_ = Line::text;
    }
  }

  // Appends a string that is not part of a line.
  void add_string(char c) {
    end_line();
    put_line_breaks();
    out_ += c;
  }

  // A required line break count.
  void require_line_breaks(unsigned count) {
    if (count > required_) required_ = count;
  }

  // The end of a line, where collapsible space is removed, and the beginning of another.
  void end_line() {
    remove_space();
    line_ = Line::empty;
  }

  // A box in the line that is not text: spaces on both sides of it are separate.
  void begin_box() {
    put_space({});
    line_ = Line::empty;
  }
  void end_box() {
    remove_space();
    line_ = Line::box;
  }

  void add_box() {
    begin_box();
    end_box();
  }

  // A box out of flow: the line continues after it. A space that is held back precedes the box, but whether
  // it stays depends only on what follows the box.
  void begin_out_of_flow() {
    if (space_ == Space::segment_break && line_ == Line::text && out_.ends_with(kZeroWidthSpace))
      space_ = Space::none;
    if (space_ != Space::none && space_at_ == kNowhere) {
      put_line_breaks();
      space_at_ = out_.size();
      out_ += ' ';
    }
    interrupted_.push_back({space_at_, line_, space_});
    space_at_ = kNowhere;
    space_ = Space::none;
    line_ = Line::empty;
  }
  void end_out_of_flow() {
    remove_space();
    space_at_ = interrupted_.back().space_at;
    line_ = interrupted_.back().line;
    space_ = interrupted_.back().space;
    interrupted_.pop_back();
  }

  std::string take() {
    remove_space();
    if (!removed_.empty()) {
      std::sort(removed_.begin(), removed_.end());
      if (runs_ != nullptr) shift_runs();
      std::size_t end = 0, next = 0;
      for (std::size_t at = 0; at != out_.size(); ++at) {
        if (next != removed_.size() && removed_[next] == at) {
          ++next;
        } else {
          out_[end++] = out_[at];
        }
      }
      out_.resize(end);
    }
    return std::move(out_);
  }

 private:
  enum class Line : std::uint8_t { empty, text, box };             // what the line ends with
  enum class Space : std::uint8_t { none, space, segment_break };  // collapsible, held back

  void put_run(std::string_view run) {
    if (runs_ != nullptr)
      runs_->push_back(
          {out_.size(), out_.size() + run.size(), node_, static_cast<std::size_t>(run.data() - node_text_)});
    out_ += run;
  }

  // Removed spaces are in no run.
  void shift_runs() {
    std::size_t shift = 0;
    for (RenderedRun& run : *runs_) {
      while (shift < removed_.size() && removed_[shift] < run.begin) ++shift;
      run.begin -= shift;
      run.end -= shift;
    }
  }

  void remove_space() {
    if (space_at_ != kNowhere) removed_.push_back(space_at_);
    space_at_ = kNowhere;
    space_ = Space::none;
  }

  void put_line_breaks() {
    if (required_ == 0) return;
    // At the beginning of the result they are removed.
    if (!out_.empty()) out_.append(required_, '\n');
    required_ = 0;
  }

  // Appends the space that was held back. A segment break next to a zero-width space is removed
  // (https://drafts.csswg.org/css-text/#line-break-transform).
  void put_space(std::string_view next) {
    if (space_ == Space::none) return;
    const bool removed =
        space_ == Space::segment_break &&
        ((line_ == Line::text && out_.ends_with(kZeroWidthSpace)) || next.starts_with(kZeroWidthSpace));
    if (removed) return remove_space();
    if (space_at_ == kNowhere) {
      put_line_breaks();
      out_ += ' ';
    }
    space_at_ = kNowhere;
    space_ = Space::none;
    line_ = Line::text;
  }

  static constexpr std::size_t kNowhere = std::string::npos;
  struct InterruptedLine {
    std::size_t space_at;
    Line line;
    Space space;
  };

  std::string out_;
  unsigned required_ = 0;
  Line line_ = Line::empty;
  Space space_ = Space::none;
  std::size_t space_at_ = kNowhere;  // where the space that is held back is in the result already
  std::vector<InterruptedLine> interrupted_;
  std::vector<std::size_t> removed_;          // spaces of the result that are at the end of a line after all
  std::vector<RenderedRun>* runs_ = nullptr;  // null: not recorded
  Node node_;
  const char* node_text_ = nullptr;
};

// The walk. It does not recurse: open elements are kept in a list.
class TextCollector {
 public:
  // Records the runs if `runs` is not null.
  TextCollector(const Tree& tree, bool scripting, std::vector<RenderedRun>* runs = nullptr)
      : tree_(tree), scripting_(scripting), runs_(runs) {}

  // The get the text steps, from step 2 on; nullopt if the element is not being rendered. A node outside the
  // document is treated as if it were inside. O(tree + depth)
  std::optional<std::string> get_the_text(NodeId root) {
    std::vector<NodeId> path;  // from the node up
    for (NodeId node = root; node != kNoNode; node = tree_.parent(node))
      if (tree_.type(node) == NodeType::element) path.push_back(node);
    Box box = Box::contents_only;
    while (!path.empty()) {
      const NodeId node = path.back();
      path.pop_back();
      box = enter(node);
      if (box == Box::invisible) return std::string();
      if (box == Box::none || (box == Box::empty && node != root)) return std::nullopt;
    }
    if (tree_.type(root) == NodeType::element && box == Box::contents_only) return std::nullopt;
    text_ = {};
    text_.record_in(runs_);
    if (box != Box::empty) collect_children(root);
    return text_.take();
  }

 private:
  enum class Box : std::uint8_t {
    none,           // the element and its contents are not rendered
    invisible,      // they are, but not visible
    contents_only,  // only its contents are
    empty,          // only the element itself is
    whole,
  };

  // An element that is not just inline.
  struct Open {
    NodeId node;
    Style style;
    bool preserve, inlinify;  // outside the element
    Contents contents;        // outside the element
    NodeId child;             // see marked_child()
  };

  // The rendered text collection steps, for each node in `root`.
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
      add_text(node);
      return false;
    }
    if (tree_.type(node) != NodeType::element) return false;
    const Box box = enter(node);
    return box == Box::whole || box == Box::contents_only;
  }

  // Step 4: text nodes.
  void add_text(NodeId node) {
    if (contents_ != Contents::all || is_hidden_content(node)) return;
    const std::string_view text = tree_.text(tree_.nodes[node].payload);
    // https://drafts.csswg.org/css-tables/#fixup-algorithm: white space between the parts of a table has no
    // box, even if it is preserved.
    if (preserve_ && is_open(tree_.parent(node)) && is_table_part(open_.back().style.display) &&
        is_only_white_space(text))
      return;
    if (runs_ != nullptr) text_.set_node(NodeAccess::at(tree_, node), text);
    if (preserve_) return text_.add_preserved(text);
    text_.add_collapsed(text, [&] { return begins_block(node); });
  }

  // The beginning of an element.
  Box enter(NodeId node) {
    Style style = style_of(node);
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
      text_.add_string('\n');
      return Box::empty;
    }
    // Step 2: nodes that are not visible.
    if (style.visibility != Visibility::visible) {
      text_.end_line();
      return Box::invisible;
    }
    if (style.contents == Contents::none) {
      if (out_of_flow) {
        text_.begin_out_of_flow();
        require_line_breaks(node, style);
        text_.end_out_of_flow();
      } else {
        text_.add_box();
      }
      return Box::empty;
    }
    const bool is_inline = is_inline_box(style.display);
    if (is_inline && style.display != Display::ruby && style.white_space == WhiteSpace::inherit &&
        style.contents == Contents::inherit && style.content == Content::normal)
      return Box::whole;
    open_.push_back({node, style, preserve_, inlinify_, contents_, marked_child(node, style)});
    if (style.white_space != WhiteSpace::inherit) preserve_ = preserves_white_space(style.white_space);
    if (style.contents != Contents::inherit) contents_ = style.contents;
    inlinify_ = style.display == Display::ruby || (is_inline && inlinify_);
    if (out_of_flow) text_.begin_out_of_flow();
    if (is_atomic(style.display)) {
      text_.begin_box();
    } else if (!is_inline) {
      text_.end_line();
    }
    require_line_breaks(node, style);
    if (style.content == Content::quotes) text_.add_box();
    return Box::whole;
  }

  // The end of an element whose contents were visited.
  void leave(NodeId node) {
    if (!is_open(node)) return;
    const Style style = open_.back().style;
    preserve_ = open_.back().preserve;
    contents_ = open_.back().contents;
    inlinify_ = open_.back().inlinify;
    open_.pop_back();
    if (style.content == Content::quotes) text_.add_box();
    if (is_atomic(style.display)) {
      text_.end_box();
    } else if (!is_inline_box(style.display)) {
      text_.end_line();
      if (style.display == Display::table_cell && !is_last_cell(node)) text_.add_string('\t');  // step 6
      if (style.display == Display::table_row && !is_last_row(node)) text_.add_string('\n');    // step 7
    }
    require_line_breaks(node, style);
    if (style.position != Position::in_flow) text_.end_out_of_flow();
  }

  // Steps 8 and 9.
  void require_line_breaks(NodeId node, const Style& style) {
    if (is_html(node, tag::p)) text_.require_line_breaks(2);
    if (is_block_level(style.display)) text_.require_line_breaks(1);
  }

  // A child of the element that its contents depend on, found once so that the walk is linear. Table: the
  // last row. Of `content-visibility: hidden-but-summary`: the child that is visible.
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

  // Whether the row, which was just closed, is the last one of its table. A row without a table is in an
  // anonymous table, together with the rows next to it.
  bool is_last_row(NodeId row) const {
    std::size_t parents = open_.size();
    if (parents > 1 && is_row_group(open_.back().style.display)) --parents;
    if (parents > 0 && is_table(open_[parents - 1].style.display)) return row == open_[parents - 1].child;
    return display_of(next_box(row)) != Display::table_row;
  }

  // Whether the cell, which was just closed, is the last one of its row. Anything else in a row is in an
  // anonymous cell; a cell without a row is in an anonymous row, together with the cells next to it.
  bool is_last_cell(NodeId cell) const {
    const NodeId next = next_box(cell);
    const bool in_row = is_open(tree_.parent(cell)) && open_.back().style.display == Display::table_row;
    return in_row ? next == kNoNode : display_of(next) != Display::table_cell;
  }

  // Whether the text is a child of a block, and not after something inline.
  bool begins_block(NodeId text) const {
    if (!is_open(tree_.parent(text)) || is_inline_box(open_.back().style.display)) return false;
    const NodeId before = tree_.previous_sibling(text);
    return before == kNoNode || display_of(before) != Display::inline_level;
  }

  // The next sibling that has a box. Each sibling is skipped at most once: a box precedes them.
  NodeId next_box(NodeId node) const {
    do node = tree_.next_sibling(node);
    while (node != kNoNode && display_of(node) == Display::none);
    return node;
  }

  // `none` for nodes that have no box, `inline_level` for text.
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

  // Whether the node is in the hidden contents of its parent. Inline boxes and parts of tables cannot hide
  // theirs (https://drafts.csswg.org/css-contain-2/#containment-size).
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
  bool is_open(NodeId node) const { return !open_.empty() && open_.back().node == node; }
  bool is_html(NodeId node, NameId name) const {
    const NodeRecord& record = tree_.nodes[node];
    return record.type == NodeType::element && record.element_namespace == Namespace::html &&
           record.name == name;
  }
  Style style_of(NodeId element) const { return user_agent_style(tree_, element, scripting_); }

  const Tree& tree_;
  bool scripting_;
  std::vector<RenderedRun>* runs_;
  bool preserve_ = false;  // white space
  bool inlinify_ = false;  // in ruby, which has no blocks
  Contents contents_ = Contents::all;
  std::vector<Open> open_;
  RenderedLines text_;
};

}  // namespace

}  // namespace lockstep::detail

namespace lockstep {

std::string Node::inner_text() const { return inner_text({}); }

std::string Node::inner_text(const TextOptions& options) const {
  if (!is_element() && type() != NodeType::document && type() != NodeType::document_fragment)
    return std::string(data());
  std::optional<std::string> text = detail::TextCollector(*tree_, options.scripting).get_the_text(id_);
  return text ? std::move(*text) : text_content();  // step 1
}

RenderedText Node::rendered_text() const { return rendered_text({}); }

RenderedText Node::rendered_text(const TextOptions& options) const {
  RenderedText rendered;
  if (!is_element() && type() != NodeType::document && type() != NodeType::document_fragment) {
    rendered.text = data();
    return rendered;
  }
  detail::TextCollector collector(*tree_, options.scripting, &rendered.runs);
  if (std::optional<std::string> text = collector.get_the_text(id_)) {
    rendered.text = std::move(*text);
    return rendered;
  }
  // Step 1: an element that is not being rendered.
  rendered.runs.clear();
  for (const Node node : descendants()) {
    if (node.type() != NodeType::text || node.data().empty()) continue;
    const std::size_t begin = rendered.text.size();
    rendered.text += node.data();
    rendered.runs.push_back({begin, rendered.text.size(), node, 0});
  }
  return rendered;
}

}  // namespace lockstep
