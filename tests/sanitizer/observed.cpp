// lockstep-observing: the command line tool with a sanitizer that says which branches of its rules a case
// takes.
#include <array>
#include <iterator>

#include "cli/cases/sanitizer_branches.h"
#include "lockstep/sanitizer.h"
#include "sanitize/taken.h"

namespace lockstep {

namespace {

constexpr std::size_t kBranches = std::size(detail::sanitizer_branch_names);

// The program has one thread.
struct Taken {
  std::array<bool, kBranches> holds = {}, fails = {};
} taken;

}  // namespace

void detail::sanitizer_takes(unsigned branch, bool holds) {
  (holds ? taken.holds : taken.fails)[branch] = true;
}

void cli::begin_sanitizer_case() {
  // The default configuration is compiled once, whichever case needs it first.
  parse_html("", Sanitizer());
  parse_html_unsafe("", Sanitizer());
  taken = {};
}

void cli::append_sanitizer_branches(std::string& out) {
  if (out.back() != '{' && out.back() != ',') out += ',';
  out += "\"branches\":[";
  for (std::size_t i = 0; i < kBranches; ++i) {
    const detail::SanitizerBranchName& branch = detail::sanitizer_branch_names[i];
    const auto append = [&](const char* end) {
      if (out.back() != '[') out += ',';
      out.append("\"").append(branch.name).append(end).append("\"");
    };
    if (taken.holds[i]) append("");
    if (taken.fails[i]) append(":no");
  }
  out += ']';
}

}  // namespace lockstep
