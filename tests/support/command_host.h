// The host of pages whose scripts are lists of commands, as generator/lockstep_literal/hosting.py describes
// them.
#ifndef LOCKSTEP_TESTS_SUPPORT_COMMAND_HOST_H
#define LOCKSTEP_TESTS_SUPPORT_COMMAND_HOST_H

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace lockstep::test {

struct HostedCase {
  std::string html;
  ParseOptions options;
  std::optional<FragmentContext> context;
  std::optional<int> abort;               // after that many resumptions
  std::string first = {};                 // commands that the host runs before anything is parsed
  std::size_t chunk = std::string::npos;  // bytes that the parser gets at a time
};

// What a line of JSON describes, the case of a witness or of scripts/dev differential --hosted. Refers to
// `one`.
HostedCase hosted_case(const nlohmann::json& one);

// What a dump does not show, in `hidden`: the owners of form controls and the flags of scripts, by the
// numbers of the nodes in tree order.
struct HostedAnswer {
  std::vector<std::string> log;  // what the parser asked of its host, and the flags of scripts
  std::string html;              // serialized with scripting
  std::string tree;
  std::vector<std::string> hidden;
  std::vector<std::string> errors;
};

// Parses a page and runs its scripts, or parses a fragment.
HostedAnswer hosted_answer(const HostedCase& given);

struct HiddenAnswer {
  std::string tree;
  std::vector<std::string> hidden;
  std::vector<std::string> flags;  // of scripts in the library's own tree, which has no owners
};

// Parses without a host, into a PointerTree and into a Document.
HiddenAnswer hidden_answer(const HostedCase& given);

}  // namespace lockstep::test

#endif
