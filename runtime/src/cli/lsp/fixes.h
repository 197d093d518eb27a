// Quick fixes: changes to the source that may remove a finding.
#ifndef LOCKSTEP_CLI_LSP_FIXES_H
#define LOCKSTEP_CLI_LSP_FIXES_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/validator.h"

namespace lockstep::cli {

// A change that replaces a range of the source.
struct Fix {
  std::string title;
  std::size_t begin = 0, end = 0;  // the range in bytes
  std::string text;
  bool is_preferred = true;  // false if it may change the meaning of the page
};

// Returns possible fixes for a finding in its source. Not all of them help: validate the result.
std::vector<Fix> fixes_for(const Finding& finding, std::string_view source);

}  // namespace lockstep::cli

#endif
