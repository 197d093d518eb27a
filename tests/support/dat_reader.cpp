#include "support/dat_reader.h"

#include <stdexcept>
#include <string_view>

#include "support/test_data.h"

namespace lockstep::test {
namespace {

class DatReader {
 public:
  explicit DatReader(const std::filesystem::path& path) : path_(path), text_(read_file(path)) {}

  std::vector<DatTest> read() {
    std::vector<DatTest> tests;
    while (next_line()) {
      if (line_.empty()) continue;
      tests.push_back(read_test());
      tests.back().index = tests.size() - 1;
    }
    return tests;
  }

 private:
  // The current line is the test's first; stops after the last line of its document.
  DatTest read_test() {
    DatTest test;
    if (line_ == "#description") test.description = section_until("#data");
    if (line_ != "#data") fail("expected #data");
    test.line = line_number_;
    test.data = section_until("#errors");
    for (const char c : section_until_header()) test.error_count += c == '\n';
    if (line_ == "#new-errors") {
      for (const char c : section_until_header()) test.error_count += c == '\n';
    }
    test.scripting = {false, true};
    while (line_ != "#document") {
      if (line_ == "#document-fragment") {
        require_line();
        test.context = line_;
        require_line();
      } else if (line_ == "#script-off" || line_ == "#script-on") {
        test.scripting = {line_ == "#script-on"};
        require_line();
      } else {
        fail("unknown section");
      }
    }
    test.document = read_document();
    return test;
  }

  // The lines up to the line `end`, joined, without the last newline. That line becomes the current one.
  std::string section_until(std::string_view end) {
    std::string section;
    for (require_line(); line_ != end; require_line()) section.append(line_).push_back('\n');
    if (!section.empty()) section.pop_back();
    return section;
  }
  std::string section_until_header() {
    std::string section;
    for (require_line(); !line_.starts_with('#') || !is_header(line_); require_line()) {
      section.append(line_).push_back('\n');
    }
    return section;
  }
  static bool is_header(std::string_view line) {
    return line == "#new-errors" || line == "#document-fragment" || line == "#document" ||
           line == "#script-on" || line == "#script-off";
  }
  // Text in the dump can hold empty lines: the document ends before the next test's first line, or with the
  // file.
  std::string read_document() {
    std::string document;
    const std::size_t begin = next_;
    std::size_t end = begin;
    while (next_line()) {
      if (line_ == "#data" || line_ == "#description") {
        next_ = line_begin_;  // to be read again
        --line_number_;
        break;
      }
      end = next_;
    }
    document = text_.substr(begin, end - begin);
    while (document.ends_with('\n')) document.pop_back();
    return document;
  }

  bool next_line() {
    if (next_ >= text_.size()) return false;
    line_begin_ = next_;
    std::size_t end = text_.find('\n', next_);
    if (end == std::string::npos) end = text_.size();
    line_ = std::string_view(text_).substr(next_, end - next_);
    next_ = end + 1;
    ++line_number_;
    return true;
  }
  void require_line() {
    if (!next_line()) fail("the file ends inside a test");
  }
  [[noreturn]] void fail(const std::string& what) {
    throw std::runtime_error(path_.string() + ":" + std::to_string(line_number_) + ": " + what);
  }

  std::filesystem::path path_;
  std::string text_;
  std::string_view line_;  // the current line
  std::size_t line_begin_ = 0, next_ = 0, line_number_ = 0;
};

}  // namespace

std::vector<DatTest> read_dat(const std::filesystem::path& path) { return DatReader(path).read(); }

}  // namespace lockstep::test
