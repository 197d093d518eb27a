// lockstep check: errors as text for a terminal.

#include <algorithm>
#include <map>
#include <mutex>

#include "cli/check.h"
#include "cli/files.h"
#include "cli/terminal.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kLineWidth = 100, kTab = 4;
// How many columns of a long line to show before the position, and at least after it.
constexpr std::size_t kBefore = 56, kAfter = 20;
constexpr std::string_view kCut = "…";

// Iterates over the lines of a text, for increasing positions.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  // The offset of a position.
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
  // Where the last line found begins.
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

// A character as displayed at that column.
std::string shown(std::string_view character, std::size_t column) {
  if (character == "\t") return std::string(kTab - column % kTab, ' ');
  if (character == "\\") return "\\";
  return visible(character);
}

struct Excerpt {
  std::string line;
  std::size_t mark = 0;   // the column of the mark, from 0
  std::size_t width = 1;  // of the mark
};

// How many bytes of the text from `at` on to mark: a tag, or its part on this line.
std::size_t marked(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongest = 1000;
  if (at >= text.size() || text[at] != '<') return 1;
  char quote = '\0';
  std::size_t i = at + 1;
  for (; i < text.size() && i - at < kLongest && !Lines::ends_line(text[i]); ++i) {
    if (quote != '\0') {
      if (text[i] == quote) quote = '\0';
    } else if (text[i] == '"' || text[i] == '\'') {
      quote = text[i];
    } else if (text[i] == '>') {
      return i + 1 - at;
    }
  }
  return i - at;
}

Excerpt excerpt(std::string_view text, std::size_t start, std::size_t place, std::size_t room) {
  const auto character_at = [&](std::size_t at) {
    return text.substr(at, std::min(length_of(text[at]), text.size() - at));
  };
  // Back to the start of the line, or as far as there is room.
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
  const std::size_t marked_end = place + marked(text, place);
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

// The summary after all files.
class Totals {
 public:
  void add(const CheckedFile& file) {
    const std::lock_guard lock(mutex_);
    ++files_;
    errors_ += file.errors.size();
    with_errors_ += !file.errors.empty();
    more_ = more_ || file.truncated;
  }
  void add_failure() {
    const std::lock_guard lock(mutex_);
    ++unread_;
  }
  std::string line() const {
    std::string text = errors_ == 0 ? "No errors" : (more_ ? "At least " : "") + counted(errors_, "error");
    text += " in ";
    if (errors_ != 0 && files_ > 1) text += std::to_string(with_errors_) + " of ";
    text += counted(files_, "file");
    if (unread_ != 0) text += "; " + std::to_string(unread_) + " could not be read";
    return text + ".\n";
  }

 private:
  std::mutex mutex_;
  std::size_t files_ = 0, with_errors_ = 0, errors_ = 0, unread_ = 0;
  bool more_ = false;
};

class Text final : public CheckFormat {
 public:
  Text(bool colour, bool brief) : colour_(colour), brief_(brief) {}

  void file(const CheckedFile& file, OrderedOutput& output) override {
    totals_.add(file);
    const std::string& shown_file = file.shown;
    Lines lines(file.text);
    std::string out;
    for (const Diagnostic& error : file.errors) {
      put(out, "1", shown_file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ":");
      out += ' ';
      put(out, "1;31", "error:");
      out.append(" ").append(error.message()).append(" ");
      put(out, "36", std::string("[").append(error.rule.name).append("]"));
      out += '\n';
      if (!brief_) source(out, file, lines, error);
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
  void source(std::string& out, const CheckedFile& file, Lines& lines, const Diagnostic& error) {
    const std::string number = std::to_string(error.line);
    const std::string gutter(std::max<std::size_t>(5, number.size() + 1), ' ');
    const std::size_t place = lines.find(error.line, error.column);
    const Excerpt made = excerpt(file.text, lines.start(), place, kLineWidth - gutter.size() - 3);
    put(out, "2", gutter.substr(number.size()) + number + " |");
    if (!made.line.empty()) out.append(" ").append(made.line);
    out += '\n';
    put(out, "2", gutter + " |");
    out.append(1 + made.mark, ' ');
    put(out, "1;32", std::string("^").append(made.width - 1, '~'));
    out += '\n';
    put(out, "2", gutter + " = " + error.rule.link());
    out += "\n\n";
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
    for (const Diagnostic& error : file.errors) {
      Count& count = counts_[error.rule.name];
      count.explanation = error.rule.explanation;
      ++count.number;
    }
  }
  void failure(std::string_view, OrderedOutput&) override { totals_.add_failure(); }
  // The most frequent first.
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
