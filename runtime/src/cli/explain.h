// What the formats of `lockstep explain` share.
#ifndef LOCKSTEP_CLI_EXPLAIN_H
#define LOCKSTEP_CLI_EXPLAIN_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "lockstep/bytes.h"
#include "trace/trace.h"

namespace lockstep::cli {

enum class Detail : std::uint8_t { brief, normal, verbose };

struct Explanation {
  const detail::Trace& trace;
  std::string file;      // as it is shown
  std::string fragment;  // the context, empty for a document
  bool scripting = false;
  EncodingUsed encoding;  // of a document
  std::size_t first = 0;  // the steps that are shown
  std::size_t end = 0;
  Detail detail = Detail::normal;
  bool colour = false;
};

// Calls `write` with pieces of the output, so that it need not be held whole.
struct Output {
  virtual ~Output() = default;
  virtual void write(std::string_view) = 0;
};

void explain_as_text(const Explanation& explanation, Output& output);
void explain_as_json(const Explanation& explanation, Output& output);
// Throws Failure for more steps than a page can show.
void explain_as_html(const Explanation& explanation, Output& output);
// JSON without what the page can do without.
void explain_as_page_data(const Explanation& explanation, Output& output);

// Says from where on the page is not explained, and why, if Trace::stopped_at(): a line without a newline.
std::string not_explained(const detail::Trace& trace);

// What kind of token it is: "start tag", "characters".
std::string_view token_name(detail::TraceToken token);
// How the branch's pattern reads without the types of its holes: "insert an element new element at …".
std::string without_holes(std::string_view pattern);
// The state of a row of the tokenizer: "tag name"; of its algorithms, their pattern.
std::string_view state_name(const detail::BranchInfo& branch);
// The anchor of a branch; of those that have none the one of the step of the Standard that they spell out.
std::string_view anchor_of(const detail::BranchInfo& branch);

// Whether the algorithm only looks something up, or nearly every token goes through it.
bool is_plumbing(const detail::BranchInfo& branch);

}  // namespace lockstep::cli

#endif
