// The differences that `lockstep editions` finds in a page, and their JSON.
#ifndef LOCKSTEP_CLI_EDITION_COMPARISON_H
#define LOCKSTEP_CLI_EDITION_COMPARISON_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "trace/difference.h"
#include "trace/trace.h"

namespace lockstep::cli {

// The results of two editions for a page.
struct Comparison {
  Edition old_edition, new_edition;
  std::string what;  // a difference outside the tree: the encoding or the quirks mode
  std::string old_value, new_value;
  std::optional<detail::Trace> old_trace, new_trace;
  std::optional<detail::Difference> difference;
  bool same() const { return what.empty() && !difference; }
};

// Returns at most `longest` bytes of the text; "…" replaces the rest.
std::string shortened(std::string_view text, std::size_t longest);
// Returns the text on one line, in quotation marks, shortened if it is long.
std::string quoted(std::string_view text);
// Returns the node as one line: "element a href=\"x\"".
std::string described(Node node);
// Returns a path such as "html > body > table[2]", where [2] is the second of the parent's children with that
// name.
std::string path_of(Node node);
// Appends an object and a newline; 'lockstep help editions' documents it.
void append_json(std::string& out, const Comparison& comparison, std::string_view file);

}  // namespace lockstep::cli

#endif
