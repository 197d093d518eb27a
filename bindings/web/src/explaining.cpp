// Explanations, and the comparison of editions, as `lockstep explain` and `lockstep editions` write them.
#include <string>

#include "cli/edition_comparison.h"
#include "cli/explain/explain.h"
#include "document/terms.h"
#include "instance.h"
#include "trace/trace.h"

namespace lockstep::web {

namespace {

struct Collected final : cli::Output {
  void write(std::string_view piece) override { text += piece; }
  std::string text;
};

}  // namespace

// Explains how the text in the buffer is parsed. Result: JSON ('lockstep help explain'). `first` and `count`
// choose the steps; a `count` of 0 means all.
LOCKSTEP_WEB(explain)
void explain(const Held* held, std::uint32_t size, std::uint32_t flags, std::uint32_t first,
             std::uint32_t count) {
  const bool fragment = (flags & kFragment) != 0;
  const FragmentContext context = context_of(flags);
  const ParseOptions options = parse_options(flags);
  const detail::Trace trace = detail::Trace::of(held->input(size), fragment ? &context : nullptr, options);
  const std::size_t steps = trace.steps().size();
  cli::Explanation explanation{
      .trace = trace, .file = "", .fragment = "", .scripting = options.scripting, .encoding = {}};
  if (fragment) {
    explanation.fragment = context.element_namespace == Namespace::svg      ? "svg "
                           : context.element_namespace == Namespace::mathml ? "math "
                                                                            : "";
    explanation.fragment += context.local_name;
  }
  explanation.first = first < steps ? first : steps;
  explanation.end = count == 0 || count > steps - explanation.first ? steps : explanation.first + count;
  Collected output;
  cli::explain_as_json(explanation, output);
  set_result(std::move(output.text));
}

// Compares how two editions parse the text in the buffer. Result: JSON ('lockstep help editions').
LOCKSTEP_WEB(compare_editions)
void compare_editions(const Held* held, std::uint32_t size, std::uint32_t flags, std::uint32_t old_edition,
                      std::uint32_t new_edition) {
  cli::Comparison found{
      static_cast<Edition>(old_edition), static_cast<Edition>(new_edition), {}, {}, {}, {}, {}, {}};
  const bool fragment = (flags & kFragment) != 0;
  const FragmentContext context = context_of(flags);
  ParseOptions options = parse_options(flags);
  options.collect_errors = false;
  options.edition = found.old_edition;
  found.old_trace = detail::Trace::of(held->input(size), fragment ? &context : nullptr, options);
  options.edition = found.new_edition;
  found.new_trace = detail::Trace::of(held->input(size), fragment ? &context : nullptr, options);
  found.difference = detail::difference(*found.old_trace, *found.new_trace);
  const QuirksMode before = found.old_trace->document().quirks_mode(),
                   after = found.new_trace->document().quirks_mode();
  if (!found.difference && before != after) {
    found.what = "quirks mode";
    found.old_value = detail::quirks_mode_name(before);
    found.new_value = detail::quirks_mode_name(after);
  }
  std::string out;
  cli::append_json(out, found, "");
  set_result(std::move(out));
}

}  // namespace lockstep::web
