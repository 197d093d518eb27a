// Node::inner_text(): the text of a node as rendered with only the user-agent style sheet.
//
// https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps and #rendered-text-collection-steps. The
// Standard collects a list of strings and required line break counts, and joins it at the end. Here, one walk
// appends each string to the result immediately, and keeps the maximum of the counts since the last string.
//
// White space is processed as https://drafts.csswg.org/css-text/#white-space-processing prescribes, in lines
// that never wrap. A collapsible space is held back until something follows it on its line, because it is
// removed at the end of a line.
#include <algorithm>
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
#include "rendering/inner_text.h"
#include "rendering/rendered_walk.h"
#include "rendering/style.h"
#include "rendering/white_space.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

constexpr std::string_view kZeroWidthSpace = "\xE2\x80\x8B";

// The result, and the state of the current line.
class RenderedLines {
 public:
  // Also records the source of each part.
  void record_in(std::vector<RenderedRun>* runs) { runs_ = runs; }
  // Sets the text node whose text is added next.
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

  // Appends the text of a text node in which white space is collapsed. `is_in_block()` tells whether its
  // parent is a block.
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

  // Adds a required line break count.
  void require_line_breaks(unsigned count) {
    if (count > required_) required_ = count;
  }

  // Ends a line, removing the collapsible space at its end, and begins another.
  void end_line() {
    remove_space();
    line_ = Line::empty;
  }

  // Begins a box other than text in the line, so that spaces on both sides of it are separate.
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

  // Begins a box out of flow, after which the line continues. A space held back precedes the box, but whether
  // it is kept depends only on what follows the box.
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
  enum class Line : std::uint8_t { empty, text, box };             // how the line ends so far
  enum class Space : std::uint8_t { none, space, segment_break };  // collapsible, held back

  void put_run(std::string_view run) {
    if (runs_ != nullptr)
      runs_->push_back(
          {out_.size(), out_.size() + run.size(), node_, static_cast<std::size_t>(run.data() - node_text_)});
    out_ += run;
  }

  // Adjusts the runs for removed spaces, which are in no run.
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
    // Line breaks at the beginning of the result are removed.
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
  std::size_t space_at_ = kNowhere;  // where the result already contains the held-back space
  std::vector<InterruptedLine> interrupted_;
  std::vector<std::size_t> removed_;          // spaces in the result that turned out to be at the end of a
                                              // line
  std::vector<RenderedRun>* runs_ = nullptr;  // null if not recorded
  Node node_;
  const char* node_text_ = nullptr;
};

// Writes the text, with the spaces and line breaks around boxes that the Standard's steps prescribe.
class TextCollector : public RenderedWalk<TextCollector> {
 public:
  static constexpr bool kSeesInlines = false;

  // Records the runs if `runs` is not null.
  TextCollector(const Tree& tree, bool scripting, std::vector<RenderedRun>* runs = nullptr)
      : RenderedWalk(tree, scripting), runs_(runs) {}

  // Runs the “get the text” steps from step 2 on. Returns nullopt if the element is not being rendered. A
  // node outside the document is treated as if it were inside. O(tree + depth)
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

  // Returns the text of an element that is being rendered, ignoring its ancestors. O(tree)
  std::string text_below(NodeId root) {
    enter(root);
    text_ = {};
    collect_children(root);
    return text_.take();
  }

 private:
  friend class RenderedWalk<TextCollector>;

  void add_text(NodeId node, std::string_view text, bool preserved) {
    if (runs_ != nullptr) text_.set_node(NodeAccess::at(tree_, node), text);
    if (preserved) return text_.add_preserved(text);
    text_.add_collapsed(text, [&] { return begins_block(node); });
  }
  void add_line_break() { text_.add_string('\n'); }
  void skip_invisible() { text_.end_line(); }

  void add_replaced(NodeId node, const Style& style) {
    if (style.position == Position::in_flow) return text_.add_box();
    text_.begin_out_of_flow();
    require_line_breaks(node, style);
    text_.end_out_of_flow();
  }

  void begin_box(NodeId node, const Style& style) {
    if (style.position != Position::in_flow) text_.begin_out_of_flow();
    if (is_atomic(style.display)) {
      text_.begin_box();
    } else if (!is_inline_box(style.display)) {
      text_.end_line();
    }
    require_line_breaks(node, style);
    if (style.content == Content::quotes) text_.add_box();
  }

  void end_box(NodeId node, const Style& style) {
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

  std::vector<RenderedRun>* runs_;
  RenderedLines text_;
};

}  // namespace

std::string rendered_text_below(const Tree& tree, NodeId element, bool scripting) {
  return TextCollector(tree, scripting).text_below(element);
}

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
  // Step 1, for an element that is not being rendered.
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
