// The formats of the Nu Html Checker: the last column is that of the last character; columns, and offsets in
// an extract, count UTF-16 code units. https://github.com/validator/validator/wiki/Output-%C2%BB-JSON
#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "cli/check/check.h"
#include "cli/shared/files.h"
#include "cli/shared/json.h"
#include "lockstep/lockstep.h"
#include "text/characters.h"
#include "text/utf_16.h"

namespace lockstep::cli {

namespace {

std::string message_of(const Finding& finding) {
  if (!finding.second) return finding.message;
  return finding.message + " (Line " + std::to_string(finding.second->range.begin.line) + ": " +
         finding.second->message + ")";
}

// The columns of a finding, in UTF-16 code units if its offsets refer to the text, otherwise in code points.
struct Columns {
  std::uint32_t first, last;  // of the first and the last character
};

// Finds the columns of a file's findings in order.
class ColumnFinder {
 public:
  explicit ColumnFinder(const CheckedFile& file)
      : text_(file.offsets_are_of_text ? file.text : std::string_view()) {}

  Columns of(const Finding& finding) {
    const FindingRange& range = finding.range;
    Columns columns{range.begin.column, range.end.column};
    if (range.bytes.end <= text_.size()) {
      const auto begin = static_cast<std::size_t>(range.bytes.begin);
      if (begin < at_) {  // from the beginning of the line
        at_ = text_.substr(0, begin).find_last_of("\r\n") + 1;
        pairs_ = 0;
      }
      pairs_ = pairs_before(begin, at_, pairs_);
      at_ = begin;
      columns.first += pairs_;
      columns.last += pairs_before(static_cast<std::size_t>(range.bytes.end), begin, pairs_);
    }
    if (range.bytes.begin == range.bytes.end) {
      columns.last = columns.first;
    } else if (columns.last > 1) {
      --columns.last;
    }
    return columns;
  }

 private:
  // Returns the number of characters before `end` in its line that are two code units, if there are `pairs`
  // before `at`.
  std::uint32_t pairs_before(std::size_t end, std::size_t at, std::uint32_t pairs) const {
    for (; at < end; ++at) {
      const char c = text_[at];
      if (c == '\n' || c == '\r') pairs = 0;
      pairs += static_cast<unsigned char>(c) >= 0xF0;
    }
    return pairs;
  }

  std::string_view text_;
  std::size_t at_ = 0;       // where the last finding began
  std::uint32_t pairs_ = 0;  // the characters before it in its line that are two code units
};

// Appends the source of the finding and a little text around it, if the finding's offsets refer to the text.
void append_extract(Json& messages, const CheckedFile& file, const Finding& finding) {
  constexpr std::size_t kAround = 10, kLongest = 200;
  const ByteRange& bytes = finding.range.bytes;
  if (!file.offsets_are_of_text || bytes.end > file.text.size()) return;
  const auto begin = static_cast<std::size_t>(bytes.begin);
  const auto size = std::min(kLongest, static_cast<std::size_t>(bytes.end) - begin);
  const auto starts = [&](std::size_t at) {
    while (at > 0 && at < file.text.size() && detail::is_continuation_byte(file.text[at])) --at;
    return at;
  };
  const std::size_t from = starts(begin - std::min(begin, kAround));
  const std::size_t to = starts(std::min(file.text.size(), begin + size + kAround));
  messages.member("extract", file.text.substr(from, to - from));
  const std::size_t marked = std::min(size, to - begin);
  messages.number("hiliteStart", detail::utf_16_length(file.text.substr(from, begin - from)));
  messages.number("hiliteLength", detail::utf_16_length(file.text.substr(begin, marked)));
}

void append_messages(Json& messages, const CheckedFile& file) {
  ColumnFinder finder(file);
  for (const Finding& finding : file.findings) {
    const Columns columns = finder.of(finding);
    messages.open("{");
    messages.member("type", finding.severity == Severity::error ? "error" : "info");
    if (finding.severity == Severity::warning) messages.member("subType", "warning");
    if (file.is_file) messages.member("url", file.name);
    messages.number("firstLine", finding.range.begin.line);
    messages.number("lastLine", finding.range.end.line);
    messages.number("firstColumn", columns.first);
    messages.number("lastColumn", columns.last);
    messages.member("message", message_of(finding));
    append_extract(messages, file, finding);
    messages.close("}");
  }
}

void append_failure(Json& messages, std::string_view text) {
  messages.open("{");
  messages.member("type", "non-document-error");
  messages.member("message", text);
  messages.close("}");
}

void open_messages(Json& out) {
  out.open("{");
  out.key("messages");
  out.open("[");
}
constexpr std::string_view kEndOfMessages = "]}\n";

std::string gnu_lines(const CheckedFile& file, std::string_view failure) {
  std::string out;
  ColumnFinder finder(file);
  for (const Finding& finding : file.findings) {
    const FindingRange& range = finding.range;
    const Columns columns = finder.of(finding);
    out.append(":").append(std::to_string(range.begin.line)).append(".");
    out.append(std::to_string(columns.first)).append("-").append(std::to_string(range.end.line));
    out.append(".").append(std::to_string(columns.last)).append(": ");
    out.append(finding.severity == Severity::error ? "error" : "info");
    if (finding.severity == Severity::warning) out.append(" warning");
    out.append(": ").append(message_of(finding)).append("\n");
  }
  if (!failure.empty()) out.append(": non-document-error: ").append(failure).append("\n");
  return out;
}

std::string text_for_people(const CheckedFile& file, std::string_view failure) {
  std::string out;
  ColumnFinder finder(file);
  for (const Finding& finding : file.findings) {
    const FindingRange& range = finding.range;
    const Columns columns = finder.of(finding);
    out.append(finding.severity == Severity::error     ? "Error: "
               : finding.severity == Severity::warning ? "Warning: "
                                                       : "Info: ");
    out.append(message_of(finding)).append("\nFrom line ").append(std::to_string(range.begin.line));
    out.append(", column ").append(std::to_string(columns.first)).append("; to line ");
    out.append(std::to_string(range.end.line)).append(", column ");
    out.append(std::to_string(columns.last)).append("\n\n");
  }
  if (!failure.empty()) out.append("Error: ").append(failure).append("\n\n");
  return out.append(file.has_errors() || !failure.empty() ? "There were errors.\n"
                                                          : "The document validates.\n");
}

// Writes one JSON object for all files.
class NuJson final : public CheckFormat {
 public:
  NuJson() { open_messages(messages_); }
  void file(const CheckedFile& file, OrderedOutput& output) override {
    output.wait_for_turn();
    append_messages(messages_, file);
    messages_.flush_if_long(write_output);
  }
  void failure(std::string_view text, OrderedOutput& output) override {
    output.wait_for_turn();
    append_failure(messages_, text);
  }
  void incomplete(std::string_view text, OrderedOutput& output) override { failure(text, output); }
  void end() override {
    messages_.close(kEndOfMessages);
    write_output(messages_.text());
  }

 private:
  Json messages_;
};

}  // namespace

std::string nu_answer(NuFormat format, const CheckedFile& file, std::string_view failure) {
  if (format == NuFormat::gnu) return gnu_lines(file, failure);
  if (format == NuFormat::text) return text_for_people(file, failure);
  Json messages;
  open_messages(messages);
  append_messages(messages, file);
  if (!failure.empty()) append_failure(messages, failure);
  messages.close(kEndOfMessages);
  return messages.text();
}

std::unique_ptr<CheckFormat> check_as_nu() { return std::make_unique<NuJson>(); }

}  // namespace lockstep::cli
