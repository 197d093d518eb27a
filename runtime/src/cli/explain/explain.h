// Shared by the formats of `lockstep explain`.
#ifndef LOCKSTEP_CLI_EXPLAIN_EXPLAIN_H
#define LOCKSTEP_CLI_EXPLAIN_EXPLAIN_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/terminal.h"
#include "lockstep/bytes.h"
#include "trace/trace.h"

namespace lockstep::cli {

enum class Detail : std::uint8_t { brief, normal, verbose };

class JsonWriter;

struct Explanation {
  const detail::Trace& trace;
  std::string file;      // as displayed
  std::string fragment;  // the context's name; empty for a document
  bool scripting = false;
  EncodingUsed encoding;  // only for a document
  std::size_t first = 0;  // the steps to show
  std::size_t end = 0;
  Detail detail = Detail::normal;
  bool colour = false;
};

// Receives the output in pieces, so that memory never holds all of it.
struct Output {
  virtual ~Output() = default;
  virtual void write(std::string_view) = 0;
};

void explain_as_text(const Explanation& explanation, Output& output);
void explain_as_json(const Explanation& explanation, Output& output);
// Throws Failure if there are more steps than a page can show.
void explain_as_html(const Explanation& explanation, Output& output);
// Writes the JSON without the parts that the page does not use.
void explain_as_page_data(const Explanation& explanation, Output& output);

// Writes which rules repaired something, where, and how often.
void summary_as_text(const Explanation& explanation, Output& output);
void summary_as_json(const Explanation& explanation, Output& output);
// Writes the JSON member "repairs".
void repairs_as_json(const Explanation& explanation, JsonWriter& json);

// Returns a line, without its newline, that says where the explanation ends and why. Call it only if
// Trace::stopped_at() has a value.
std::string not_explained(const detail::Trace& trace);

// The name of the token's type: "start tag", "characters".
std::string_view token_name(detail::TraceToken token);
// Returns the branch's pattern without the types of its holes: "insert an element new element at …".
std::string without_holes(std::string_view pattern);
// The name of the state that a row of the tokenizer belongs to, such as "tag name"; the pattern, for the
// tokenizer's algorithms.
std::string_view state_name(const detail::BranchInfo& branch);
// The branch's anchor, or, if it has none, the anchor of the step in the Standard that it implements; empty
// if there is none.
std::string_view anchor_of(const detail::BranchInfo& branch);

// The part that decided a condition made of several parts, such as the one that does not hold if the parts
// are combined with "and". Empty if no single part decided it. Only for TraceKind::condition.
std::string_view deciding_part(const detail::BranchInfo& branch, const detail::TraceEvent& event);
// Why the condition holds or does not: the deciding part, negated if the condition does not hold. Empty if no
// single part decided it.
std::string reason(const detail::BranchInfo& branch, const detail::TraceEvent& event);

// Numbers the iterations of loops: "2.1" is the first iteration of an inner loop in the second iteration of
// the outer loop.
class Rounds {
 public:
  explicit Rounds(const detail::Trace& trace) : trace_(trace) {}
  // Call it for each event of a step, in order. Returns the number of the iteration that the event begins;
  // empty if it begins none.
  std::string next(const detail::TraceEvent& event);
  // The number of the iteration that the row or algorithm is in; empty outside of loops.
  std::string current(std::uint16_t owner) const;

 private:
  struct Level {
    std::uint16_t loop = 0;
    std::uint32_t count = 0;
  };
  const detail::Trace& trace_;
  std::map<std::uint16_t, std::vector<Level>> levels_;  // by row or algorithm
};

// Whether the algorithm only looks something up, or runs for nearly every token.
bool is_plumbing(const detail::BranchInfo& branch);

}  // namespace lockstep::cli

#endif
