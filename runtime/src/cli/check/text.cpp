// lockstep check: errors as text for a terminal.

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>
#include <vector>

#include "cli/check/check.h"
#include "cli/shared/files.h"
#include "cli/shared/terminal.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kLineWidth = 100, kTab = 4;
// The number of columns of a long line to show before the position, and the minimum after it.
constexpr std::size_t kBefore = 56, kAfter = 20;
constexpr std::string_view kCut = "…";

// Iterates over the lines of a text, for increasing positions.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  // Returns the offset of a position.
  std::size_t find(std::uint32_t line, std::uint32_t column) {
    while (line_ < line && at_ < text_.size()) {
      const std::size_t end = line_end(at_);
      at_ = end + (text_.substr(end, 2) == "\r\n" ? 2 : end < text_.size() ? 1 : 0);
      start_ = at_;
      ++line_;
      column_ = 1;
    }
    while (column_ < column && at_ < text_.size() && !ends_line(text_[at_])) {
      at_ = std::min(text_.size(), at_ + length_of(text_[at_]));
      ++column_;
    }
    return at_;
  }
  // The beginning of the last line found.
  std::size_t start() const { return start_; }

  static bool ends_line(char c) { return c == '\n' || c == '\r'; }

 private:
  std::size_t line_end(std::size_t from) const {
    return std::min(text_.find_first_of("\n\r", from), text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0, start_ = 0;
  std::uint32_t line_ = 1, column_ = 1;
};

// Returns the displayed form of a character in a given column.
std::string shown(std::string_view character, std::size_t column) {
  if (character == "\t") return std::string(kTab - column % kTab, ' ');
  if (character == "\\") return "\\";
  return visible(character);
}

struct Excerpt {
  std::string line;
  std::size_t mark = 0;   // the column of the mark, from 0
  std::size_t width = 1;  // the mark's width
};

// Returns the line that begins at `start`, shortened to `room` columns, with a mark for the part of
// text[place, marked_end) that is on it.
Excerpt excerpt(std::string_view text, std::size_t start, std::size_t place, std::size_t marked_end,
                std::size_t room) {
  const auto character_at = [&](std::size_t at) {
    return text.substr(at, std::min(length_of(text[at]), text.size() - at));
  };
  // Goes back to the start of the line, or as far as the room allows.
  const auto back = [&](std::size_t most) {
    std::size_t at = place, width = 0;
    while (at > start && width < most) {
      --at;
      while (at > start && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) --at;
      width += text[at] == '\t' ? kTab : width_of(shown(character_at(at), 0));
    }
    return at;
  };
  std::size_t from = back(room - kAfter);
  if (from > start) from = back(kBefore);
  Excerpt made;
  std::size_t column = 0;
  if (from > start) {
    made.line = kCut;
    column = 1;
  }
  std::size_t at = from, mark_end = 0;
  for (; at < text.size() && !Lines::ends_line(text[at]); at += character_at(at).size()) {
    const std::string one = shown(character_at(at), column);
    if (column + width_of(one) + 1 > room) {
      made.line += kCut;
      break;
    }
    if (at == place) made.mark = column;
    made.line += one;
    column += width_of(one);
    if (at >= place && at < marked_end) mark_end = column;
  }
  if (at <= place) made.mark = column;
  made.width = std::max<std::size_t>(1, mark_end > made.mark ? mark_end - made.mark : 1);
  while (made.line.ends_with(' ')) made.line.pop_back();
  return made;
}

// The summary shown after all files.
class Totals {
 public:
  void add(const CheckedFile& file) {
    const std::lock_guard lock(mutex_);
    ++files_;
    for (const Finding& finding : file.findings) ++(finding.severity == Severity::error ? errors_ : others_);
    with_errors_ += file.has_errors();
    more_ = more_ || file.truncated;
  }
  void add_failure() {
    const std::lock_guard lock(mutex_);
    ++unread_;
  }
  std::string line() const {
    std::string text = errors_ == 0 ? "No errors" : (more_ ? "At least " : "") + counted(errors_, "error");
    if (others_ != 0) text += " and " + counted(others_, "warning");
    text += " in ";
    if (errors_ != 0 && files_ > 1) text += std::to_string(with_errors_) + " of ";
    text += counted(files_, "file");
    if (unread_ != 0) text += "; " + std::to_string(unread_) + " could not be read";
    return text + ".\n";
  }

 private:
  std::mutex mutex_;
  std::size_t files_ = 0, with_errors_ = 0, errors_ = 0, others_ = 0, unread_ = 0;
  bool more_ = false;
};

class Text final : public CheckFormat {
 public:
  Text(bool colour, bool brief) : colour_(colour), brief_(brief) {}

  void file(const CheckedFile& file, OrderedOutput& output) override {
    totals_.add(file);
    const std::string& shown_file = file.shown;
    const std::vector<Marked> marks = brief_ ? std::vector<Marked>() : marks_of(file);
    const Marked* mark = marks.data();
    std::string out;
    for (const Finding& error : file.findings) {
      put(out, "1", shown_file + ":" + place_of(error.range) + ":");
      out += ' ';
      put(out, error.severity == Severity::error ? "1;31" : "1;35",
          std::string(severity_name(error.severity)) + ":");
      out.append(" ").append(visible(error.message)).append(" ");
      if (brief_ && error.second)
        out.append("(")
            .append(place_of(error.second->range))
            .append(": ")
            .append(visible(error.second->message))
            .append(") ");
      put(out, "36", std::string("[").append(error.rule).append("]"));
      out += '\n';
      if (!brief_) {
        source(out, file, error.range, *mark++, "1;32");
        if (error.second) {
          put(out, "1", shown_file + ":" + place_of(error.second->range) + ":");
          out += ' ';
          put(out, "1;36", "note:");
          out.append(" ").append(visible(error.second->message)).append("\n");
          source(out, file, error.second->range, *mark++, "1;36");
        }
        put(out, "2", gutter(error.range) + " = " + error.link());
        out += "\n\n";
      }
      if (out.size() > 65536) {
        output.write(out);
        out.clear();
      }
    }
    if (file.truncated)
      out += shown_file + ": more errors follow; --max-errors=0 shows all\n" + (brief_ ? "" : "\n");
    output.write(out);
  }
  void failure(std::string_view, OrderedOutput&) override { totals_.add_failure(); }
  void end() override { write_output(totals_.line()); }

 private:
  // A range in the text, and the beginning of its line.
  struct Marked {
    std::size_t line, begin, end;
  };
  // Returns the ranges of the errors in the order of the errors, each followed by the range of its second
  // place, if it has one. Searches the text only once, from its start to its end.
  static std::vector<Marked> marks_of(const CheckedFile& file) {
    std::vector<Marked> marks;
    struct Wanted {
      LineColumn place;
      std::size_t mark;
      bool is_end;
    };
    std::vector<Wanted> wanted;
    const auto want = [&](const FindingRange& range) {
      wanted.push_back({range.begin, marks.size(), false});
      wanted.push_back({range.end, marks.size(), true});
      marks.push_back({});
    };
    for (const Finding& error : file.findings) {
      want(error.range);
      if (error.second) want(error.second->range);
    }
    std::stable_sort(wanted.begin(), wanted.end(), [](const Wanted& a, const Wanted& b) {
      return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
    Lines lines(file.text);
    for (const Wanted& one : wanted) {
      const std::size_t at = lines.find(one.place.line, one.place.column);
      Marked& mark = marks[one.mark];
      if (one.is_end) {
        mark.end = at;
      } else {
        mark.begin = at;
        mark.line = lines.start();
      }
    }
    return marks;
  }
  static std::string gutter(const FindingRange& range) {
    return std::string(std::max<std::size_t>(5, std::to_string(range.begin.line).size() + 1), ' ');
  }
  void source(std::string& out, const CheckedFile& file, const FindingRange& range, const Marked& marked,
              std::string_view style) {
    const std::string number = std::to_string(range.begin.line);
    const std::string margin = gutter(range);
    const Excerpt made =
        excerpt(file.text, marked.line, marked.begin, marked.end, kLineWidth - margin.size() - 3);
    put(out, "2", margin.substr(number.size()) + number + " |");
    if (!made.line.empty()) out.append(" ").append(made.line);
    out += '\n';
    put(out, "2", margin + " |");
    out.append(1 + made.mark, ' ');
    put(out, style, std::string("^").append(made.width - 1, '~'));
    out += '\n';
  }
  void put(std::string& out, std::string_view style, std::string_view text) const {
    if (colour_)
      out.append("\x1b[").append(style).append("m").append(text).append("\x1b[0m");
    else
      out += text;
  }

  bool colour_, brief_;
  Totals totals_;
};

class Summary final : public CheckFormat {
 public:
  void file(const CheckedFile& file, OrderedOutput&) override {
    totals_.add(file);
    const std::lock_guard lock(mutex_);
    for (const Finding& error : file.findings) {
      Count& count = counts_[error.rule];
      count.explanation = error.explanation;
      ++count.number;
    }
  }
  void failure(std::string_view, OrderedOutput&) override { totals_.add_failure(); }
  // Writes the most frequent errors first.
  void end() override {
    std::vector<std::pair<std::string_view, Count>> sorted(counts_.begin(), counts_.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second.number > b.second.number; });
    std::string out;
    for (const auto& [name, count] : sorted) {
      const std::string number = std::to_string(count.number);
      out.append(number.size() < 7 ? 7 - number.size() : 0, ' ').append(number).append("  ").append(name);
      out.append(": ").append(count.explanation).append("\n");
    }
    write_output(out + totals_.line());
  }

 private:
  struct Count {
    std::string_view explanation;
    std::size_t number = 0;
  };
  std::mutex mutex_;
  std::map<std::string_view, Count> counts_;
  Totals totals_;
};

}  // namespace

std::unique_ptr<CheckFormat> check_as_text(bool colour, bool brief) {
  return std::make_unique<Text>(colour, brief);
}
std::unique_ptr<CheckFormat> check_summary() { return std::make_unique<Summary>(); }

}  // namespace lockstep::cli
