// Writes paragraphs, headings and cells.
//
// A mark is written with delimiters where CommonMark certainly reads them as a mark, and as a tag elsewhere.
// Delimiters work if
// 1. each one is left-flanking where a mark begins, and right-flanking where it ends;
// 2. none that begins a mark directly follows one of the same kind that ends another;
// 3. none that begins a mark inside another of the same kind could also end the outer one.
// Then each closing delimiter matches its opening one before any other:
// https://spec.commonmark.org/0.31.2/#can-open-emphasis.
#include "content/markdown_inlines.h"

#include <algorithm>

#include "rendering/white_space.h"
#include "text/characters.h"

namespace lockstep::detail {

std::string_view MarkdownInlines::write(const MarkdownBlock& leaf, LinePlace place) {
  place_ = place;
  out_.clear();
  finished_.clear();
  spaces_.clear();
  make_parts(leaf);
  choose_forms();
  write_parts();
  if (place == LinePlace::paragraph || place == LinePlace::underlined) {
    finish_paragraph();
  } else if (place == LinePlace::heading) {
    finish_heading();
  } else if (place == LinePlace::cell) {
    finish_cell();
  } else {
    return out_;
  }
  return finished_;
}

std::string MarkdownInlines::definitions() const {
  std::string all;
  for (const std::string& definition : definitions_) all.append(definition).append("\n");
  return all;
}

// --- Parts

void MarkdownInlines::make_parts(const MarkdownBlock& leaf) {
  parts_.clear();
  open_.clear();
  Marks now;
  for (std::size_t i = leaf.first_piece; i != leaf.end_piece; ++i) {
    const Piece& piece = blocks_.pieces[i];
    Marks marks = piece.marks;
    marks.remove(Mark::code);
    const std::size_t same = now.common_with(marks);
    while (open_.size() > same) end_mark();
    for (std::size_t mark = same; mark != marks.count; ++mark) begin_mark(piece, mark);
    now = marks;
    Part part{.kind = Kind::text, .link = piece.image, .text = piece.text};
    if (piece.kind == PieceKind::image) part.kind = Kind::image;
    if (piece.kind == PieceKind::line_break) part.kind = Kind::line_break;
    if (part.kind == Kind::text && piece.marks.has(Mark::code)) part.kind = Kind::code;
    parts_.push_back(part);
  }
  while (!open_.empty()) end_mark();
  if (place_ != LinePlace::html) choose_automatic_links();
}

void MarkdownInlines::begin_mark(const Piece& piece, std::size_t index) {
  const Mark mark = piece.marks.order[index];
  Part part{.kind = Kind::begin, .mark = mark, .form = Form::link, .link = piece.marks.link};
  if (mark == Mark::emphasis || mark == Mark::strong)
    part.form = options_.emphasis == '_' ? Form::underscore : Form::asterisk;
  if (mark == Mark::strikethrough)
    part.form = options_.flavor == MarkdownFlavor::gfm ? Form::tilde : Form::tag;
  if (place_ == LinePlace::html) part.form = Form::tag;
  open_.push_back(parts_.size());
  parts_.push_back(part);
}

void MarkdownInlines::end_mark() {
  const std::size_t begin = open_.back();
  open_.pop_back();
  Part part = parts_[begin];
  part.kind = Kind::end;
  part.other = begin;
  parts_[begin].other = parts_.size();
  parts_.push_back(part);
}

void MarkdownInlines::choose_automatic_links() {
  for (std::size_t i = 0; i + 2 < parts_.size(); ++i) {
    if (parts_[i].form != Form::link || parts_[i].other != i + 2 || parts_[i + 1].kind != Kind::text)
      continue;
    const Link& link = blocks_.links[parts_[i].link];
    if (blocks_.view(parts_[i + 1].text) == link.address && link.title.empty() &&
        is_automatic_link(link.address))
      parts_[i].form = parts_[i + 2].form = Form::automatic_link;
  }
}

// --- Forms of marks

// Each round may change the neighbors of other marks. If some marks do not work even after the last round,
// all delimiters become tags.
void MarkdownInlines::choose_forms() {
  constexpr int kRounds = 6;
  for (int round = 0; round != kRounds; ++round)
    if (!mend_forms()) return;
  for (Part& part : parts_)
    if (part.form == Form::asterisk || part.form == Form::underscore || part.form == Form::tilde)
      part.form = Form::tag;
}

// Changes the form of marks whose delimiters do not work. Returns whether there were any.
bool MarkdownInlines::mend_forms() {
  failing_.clear();
  open_.clear();
  for (std::size_t first = 0; first < parts_.size();) {
    std::size_t last = first;
    if (delimiter(first) != '\0')
      while (last + 1 < parts_.size() && delimiter(last + 1) == delimiter(first)) ++last;
    for (std::size_t i = first; delimiter(first) != '\0' && i <= last; ++i)
      if (!works(first, last, i)) failing_.push_back(parts_[i].kind == Kind::begin ? i : parts_[i].other);
    for (std::size_t i = first; i <= last; ++i) {
      if (parts_[i].kind == Kind::begin) open_.push_back(i);
      if (parts_[i].kind == Kind::end) open_.pop_back();
    }
    first = last + 1;
  }
  std::sort(failing_.begin(), failing_.end());
  failing_.erase(std::unique(failing_.begin(), failing_.end()), failing_.end());
  for (const std::size_t index : failing_) use_next_form(index);
  return !failing_.empty();
}

// Whether the mark at `index`, a part of the run of delimiters from `first` to `last`, works.
bool MarkdownInlines::works(std::size_t first, std::size_t last, std::size_t index) const {
  using enum CharacterClass;
  const CharacterClass before = class_before(first), after = class_after(last);
  const bool separated_before = before == space || before == punctuation;
  const bool separated_after = after == space || after == punctuation;
  if (parts_[index].kind == Kind::end) {
    if (before == space || !(before == letter || separated_after)) return false;
    return parts_[index].form != Form::underscore || separated_after;
  }
  if (after == space || !(after == letter || separated_before)) return false;
  if (parts_[index].form == Form::underscore && !separated_before) return false;
  if (index != first && parts_[index - 1].kind == Kind::end) return false;
  const bool could_end = before != space && !(before == punctuation && after == letter);
  const auto is_same = [&](std::size_t outer) { return delimiter(outer) == delimiter(index); };
  return !could_end || std::none_of(open_.begin(), open_.end(), is_same);
}

void MarkdownInlines::use_next_form(std::size_t index) {
  Part& part = parts_[index];
  Form next = Form::tag;
  if (part.form == Form::underscore) next = Form::asterisk;
  part.form = parts_[part.other].form = next;
}

// The delimiter of a mark; '\0' for other parts.
char MarkdownInlines::delimiter(std::size_t index) const {
  const Part& part = parts_[index];
  if (part.kind != Kind::begin && part.kind != Kind::end) return '\0';
  if (part.form == Form::asterisk) return '*';
  if (part.form == Form::underscore) return '_';
  return part.form == Form::tilde ? '~' : '\0';
}

// cmark-gfm looks past `~~` for the characters around other delimiters; other parsers see the `~`, which is
// punctuation.
CharacterClass MarkdownInlines::seen_past_tildes(CharacterClass beyond) const {
  const bool separates = beyond == CharacterClass::space || beyond == CharacterClass::punctuation;
  return separates ? CharacterClass::punctuation : CharacterClass::unknown;
}

CharacterClass MarkdownInlines::class_before(std::size_t index) const {
  std::size_t at = index;
  while (at != 0 && delimiter(at - 1) == '~') --at;
  CharacterClass found = CharacterClass::punctuation;
  if (at == 0) {
    found = CharacterClass::space;
  } else if (const Part& part = parts_[at - 1]; part.kind == Kind::text) {
    found = last_class(blocks_.view(part.text));
  } else if (part.kind == Kind::line_break && place_ == LinePlace::paragraph) {
    found = CharacterClass::space;
  }
  return at == index ? found : seen_past_tildes(found);
}

CharacterClass MarkdownInlines::class_after(std::size_t index) const {
  std::size_t at = index + 1;
  while (at != parts_.size() && delimiter(at) == '~') ++at;
  CharacterClass found = CharacterClass::punctuation;
  if (at == parts_.size()) {
    found = CharacterClass::space;
  } else if (const Part& part = parts_[at]; part.kind == Kind::text) {
    found = first_class(blocks_.view(part.text));
  }
  return at == index + 1 ? found : seen_past_tildes(found);
}

// --- Writing

void MarkdownInlines::write_parts() {
  in_link_ = false;
  for (std::size_t i = 0; i != parts_.size(); ++i) {
    const Part& part = parts_[i];
    switch (part.kind) {
      case Kind::begin:
      case Kind::end:
        write_mark(part);
        break;
      case Kind::text:
        write_text(i);
        break;
      case Kind::code:
        write_code(blocks_.view(part.text));
        break;
      case Kind::image:
        write_image(part);
        break;
      case Kind::line_break:
        out_ += place_ == LinePlace::paragraph ? "\\\n" : "<br>";
        break;
    }
  }
}

void MarkdownInlines::write_mark(const Part& part) {
  const bool begins = part.kind == Kind::begin;
  switch (part.form) {
    case Form::asterisk:
      out_ += part.mark == Mark::strong ? "**" : "*";
      return;
    case Form::underscore:
      out_ += part.mark == Mark::strong ? "__" : "_";
      return;
    case Form::tilde:
      out_ += "~~";
      return;
    case Form::tag:
      return write_tag(part);
    case Form::link:
      in_link_ = begins;
      if (begins) {
        out_ += '[';
      } else {
        out_ += ']';
        write_address(part.link);
      }
      return;
    case Form::automatic_link:
      out_ += begins ? '<' : '>';
      return;
    case Form::none:
      return;
  }
}

void MarkdownInlines::write_tag(const Part& part) {
  constexpr std::string_view kNames[] = {"em", "strong", "del", "a", "code"};
  out_.append(part.kind == Kind::begin ? "<" : "</").append(kNames[static_cast<std::size_t>(part.mark)]);
  if (part.mark == Mark::link && part.kind == Kind::begin) {
    const Link& link = blocks_.links[part.link];
    append_html_attribute(out_, "href", link.address);
    if (!link.title.empty()) append_html_attribute(out_, "title", link.title);
  }
  out_ += '>';
}

void MarkdownInlines::write_text(std::size_t index) {
  const std::string_view text = blocks_.view(parts_[index].text);
  if (place_ == LinePlace::html) return append_html_text(out_, text);
  if (index != 0 && parts_[index - 1].form == Form::automatic_link && parts_[index - 1].kind == Kind::begin) {
    out_ += text;
    return;
  }
  const bool before_link = index + 1 != parts_.size() && parts_[index + 1].kind == Kind::begin &&
                           parts_[index + 1].form == Form::link;
  const std::size_t begin = out_.size();
  append_escaped(out_, text, {options_.flavor == MarkdownFlavor::gfm, in_link_, before_link});
  if (options_.width == 0 || place_ != LinePlace::paragraph) return;
  for (std::size_t at = out_.find(' ', begin); at != out_.npos; at = out_.find(' ', at + 1))
    spaces_.push_back(at);
}

// Whether cmark reads this code as a span. It does not do so in an HTML table, in a cell if the code contains
// `\|`, which the table unescapes, or if the fence would be longer than 80 backticks. If code in a link
// contains `]:`, cmark reads a link at the beginning of a paragraph as a definition.
bool MarkdownInlines::can_be_span(std::string_view code) const {
  constexpr std::size_t kLongestFence = 80;
  if (place_ == LinePlace::html) return false;
  if (place_ == LinePlace::cell && code.find("\\|") != code.npos) return false;
  return !(in_link_ && code.find("]:") != code.npos) && longest_run(code, '`') + 1 <= kLongestFence;
}

void MarkdownInlines::write_code(std::string_view code) {
  if (can_be_span(code)) return append_code_span(out_, code);
  out_ += "<code>";
  if (place_ == LinePlace::html) {
    append_html_text(out_, code);
  } else {
    // GFM does not turn an email address into a link if a comment is inside it.
    const bool makes_links = options_.flavor == MarkdownFlavor::gfm && !in_link_;
    for (std::size_t at; makes_links && (at = code.find('@')) != code.npos; code.remove_prefix(at + 1)) {
      write_code_text(code.substr(0, at));
      out_ += "<!-- -->@";
    }
    write_code_text(code);
  }
  out_ += "</code>";
}

void MarkdownInlines::write_code_text(std::string_view text) {
  append_escaped(out_, text, {options_.flavor == MarkdownFlavor::gfm, in_link_, false});
}

void MarkdownInlines::write_image(const Part& part) {
  std::string line;
  for (const char c : blocks_.view(part.text)) {
    const bool is_space = is_collapsible(c);
    if (!is_space || (!line.empty() && line.back() != ' ')) line += is_space ? ' ' : c;
  }
  while (line.ends_with(' ')) line.pop_back();
  if (place_ == LinePlace::html) {
    const Link& image = blocks_.links[part.link];
    out_ += "<img";
    append_html_attribute(out_, "src", image.address);
    append_html_attribute(out_, "alt", line);
    if (!image.title.empty()) append_html_attribute(out_, "title", image.title);
    out_ += '>';
    return;
  }
  out_ += "![";
  append_escaped(out_, line, {options_.flavor == MarkdownFlavor::gfm, true, false});
  out_ += ']';
  write_address(part.link);
}

void MarkdownInlines::write_address(std::uint32_t index) {
  const Link& link = blocks_.links[index];
  if (options_.links == MarkdownLinks::referenced) {
    out_.append("[").append(std::to_string(reference_to(link))).append("]");
    return;
  }
  out_ += '(';
  append_destination(out_, link.address, link.title);
  out_ += ')';
}

std::size_t MarkdownInlines::reference_to(const Link& link) {
  std::string target;
  append_destination(target, link.address, link.title);
  if (target.empty()) target = "<>";
  const auto [found, is_new] = references_.try_emplace(target, references_.size() + 1);
  if (is_new) {
    std::string definition = "[";
    definition.append(std::to_string(found->second)).append("]: ").append(target);
    definitions_.push_back(std::move(definition));
  }
  return found->second;
}

// --- Finishing lines

// Breaks long lines, and escapes line beginnings that would start another block.
void MarkdownInlines::finish_paragraph() {
  const std::string_view text = out_;
  std::size_t space = 0, line_feed = 0;
  for (std::size_t begin = 0; begin != text.size();) {
    if (begin == 0 || begin > line_feed) line_feed = std::min(text.find('\n', begin), text.size());
    const std::size_t end = end_of_line(begin, line_feed, space);
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t escape = beginning_escape(line, begin != 0);
    if (begin != 0) finished_ += '\n';
    if (escape == line.npos) {
      finished_.append(line);
    } else {
      finished_.append(line.substr(0, escape)).append("\\").append(line.substr(escape));
    }
    begin = std::min(end + 1, text.size());
  }
}

// Returns the end of the line that begins at `begin`: at the last space up to the width, or else at the first
// one before `end`. `space`: the index of the first of `spaces_` that is not before the line.
std::size_t MarkdownInlines::end_of_line(std::size_t begin, std::size_t end, std::size_t& space) const {
  if (options_.width == 0) return end;
  std::size_t at = begin, column = 0, best = end;
  const auto count_to = [&](std::size_t to) {
    for (; at != to; ++at) column += is_continuation_byte(out_[at]) ? 0 : 1;
  };
  for (; space != spaces_.size() && spaces_[space] < end; ++space) {
    count_to(spaces_[space]);
    if (column > options_.width) return best != end ? best : spaces_[space++];
    best = spaces_[space];
  }
  count_to(end);
  if (column <= options_.width || best == end) return end;
  return best;
}

// A heading may end with `#`, which would be removed.
void MarkdownInlines::finish_heading() {
  const std::size_t last = out_.find_last_not_of('#');
  const std::size_t run = last == out_.npos ? 0 : last + 1;
  if (run != out_.size() && (run == 0 || out_[run - 1] == ' ')) out_.insert(run, "\\");
  finished_ = out_;
}

void MarkdownInlines::finish_cell() {
  for (const char c : out_) {
    if (c == '|') finished_ += '\\';
    finished_ += c;
  }
}

}  // namespace lockstep::detail
