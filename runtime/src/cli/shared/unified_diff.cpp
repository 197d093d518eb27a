// Showing the changes in a file.
#include "cli/shared/unified_diff.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lockstep::cli {

namespace {

constexpr std::size_t kContext = 3;

// Changed lines: [begin, end) of the old file, and of the new one.
struct Block {
  std::size_t begin, end;
  std::size_t new_begin, new_end;
};

class TextLines {
 public:
  explicit TextLines(std::string_view text) : text_(text) {
    for (std::size_t at = 0; at < text.size();) {
      begins_.push_back(at);
      const std::size_t newline = text.find('\n', at);
      at = newline == text.npos ? text.size() : newline + 1;
    }
  }
  std::size_t count() const { return begins_.size(); }
  // Returns the line of an offset; count() at the end of a text that ends with a newline.
  std::size_t of(std::size_t offset) const {
    if (is_start(offset))
      return static_cast<std::size_t>(std::lower_bound(begins_.begin(), begins_.end(), offset) -
                                      begins_.begin());
    return static_cast<std::size_t>(std::upper_bound(begins_.begin(), begins_.end(), offset) -
                                    begins_.begin()) -
           1;
  }
  bool is_start(std::size_t offset) const { return offset == 0 || text_[offset - 1] == '\n'; }
  void append(std::string& out, char sign, std::size_t line) const {
    const std::size_t begin = begins_[line], end = line + 1 < count() ? begins_[line + 1] : text_.size();
    out += sign;
    out.append(text_.substr(begin, end - begin));
    if (out.back() != '\n') out.append("\n\\ No newline at end of file\n");
  }

 private:
  std::string_view text_;
  std::vector<std::size_t> begins_;
};

std::vector<Block> blocks_of(const TextLines& before, const TextLines& after,
                             std::span<const SourceChange> changes) {
  std::vector<Block> blocks;
  for (const SourceChange& change : changes) {
    // A line that begins at the end of the change in both texts is not part of the change.
    const bool is_line_end = before.is_start(change.source.end) && after.is_start(change.result.end);
    const auto end = [&](const TextLines& lines, const ByteRange& range) {
      const std::size_t line = lines.of(range.end);
      return is_line_end ? line : std::min(line + 1, lines.count());
    };
    const Block block = {before.of(change.source.begin), end(before, change.source),
                         after.of(change.result.begin), end(after, change.result)};
    const bool shares_line =
        !blocks.empty() && (block.begin < blocks.back().end || block.new_begin < blocks.back().new_end);
    if (shares_line) {
      blocks.back().end = block.end;
      blocks.back().new_end = block.new_end;
    } else {
      blocks.push_back(block);
    }
  }
  return blocks;
}

std::string range(std::size_t begin, std::size_t end) {
  const std::size_t count = end - begin;
  std::string text = std::to_string(count == 0 ? begin : begin + 1);
  if (count != 1) text.append(",").append(std::to_string(count));
  return text;
}

}  // namespace

std::string unified_diff(std::string_view name, std::string_view before, std::string_view after,
                         std::span<const SourceChange> changes) {
  if (changes.empty()) return {};
  const TextLines old_lines(before), new_lines(after);
  const std::vector<Block> blocks = blocks_of(old_lines, new_lines, changes);
  std::string out = "--- " + std::string(name) + "\n+++ " + std::string(name) + "\n";
  for (std::size_t first = 0, next; first < blocks.size(); first = next) {
    next = first + 1;
    while (next < blocks.size() && blocks[next].begin - blocks[next - 1].end <= 2 * kContext) ++next;
    const Block &start = blocks[first], &last = blocks[next - 1];
    const std::size_t leading = std::min(start.begin, kContext);
    const std::size_t trailing = std::min(old_lines.count() - last.end, kContext);
    out += "@@ -" + range(start.begin - leading, last.end + trailing) + " +" +
           range(start.new_begin - leading, last.new_end + trailing) + " @@\n";
    std::size_t line = start.begin - leading;
    for (std::size_t i = first; i < next; ++i) {
      for (; line < blocks[i].begin; ++line) old_lines.append(out, ' ', line);
      for (; line < blocks[i].end; ++line) old_lines.append(out, '-', line);
      for (std::size_t added = blocks[i].new_begin; added < blocks[i].new_end; ++added)
        new_lines.append(out, '+', added);
    }
    for (; line < last.end + trailing; ++line) old_lines.append(out, ' ', line);
  }
  return out;
}

}  // namespace lockstep::cli
