// Shows the parse errors of a page as a compiler would.
#include <iostream>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

// Prints the line that contains the error, and a mark below the fault, which is on one line here.
void print_place(std::string_view page, const lockstep::ParseError& error) {
  const std::size_t begin = page.substr(0, error.offset).rfind('\n') + 1;  // 0 if there is none
  const std::size_t end = page.find('\n', error.offset);
  std::cout << "  " << page.substr(begin, end == std::string_view::npos ? end : end - begin) << '\n'
            << "  " << std::string(error.column - 1, ' ') << '^'
            << std::string(error.end - error.offset - 1, '~') << '\n';
}

}  // namespace

int main() {
  const std::string_view page =
      "<!DOCTYPE html>\n<title>Keys</title>\n<!-- 2026 --!>\n<a href=x>Three\n<a href=y>locks</a>\n";
  lockstep::ParseOptions options;
  options.collect_errors = true;
  const lockstep::Document document = lockstep::parse(page, options);
  for (const lockstep::ParseError& error : document.errors()) {
    std::cout << "page.html:" << error.line << ':' << error.column
              << ": error: " << lockstep::parse_error_message(error) << " ["
              << lockstep::parse_error_name(error) << "]\n";
    print_place(page, error);
    if (error.second)
      std::cout << "page.html:" << error.second->line << ':' << error.second->column
                << ": note: " << lockstep::parse_error_note(error) << '\n';
  }
}

// Prints:
// page.html:3:11: error: The comment is closed with "--!>"; write "-->". [incorrectly-closed-comment]
//   <!-- 2026 --!>
//             ^~~~
// page.html:5:1: error: Links cannot be nested; the open <a> is closed first. [in-body-nested-a]
//   <a href=y>locks</a>
//   ^~~~~~~~~~
// page.html:4:1: note: <a> is opened here
