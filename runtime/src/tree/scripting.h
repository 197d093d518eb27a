// The state of the scripts that run while the parser parses.
#ifndef LOCKSTEP_TREE_SCRIPTING_H
#define LOCKSTEP_TREE_SCRIPTING_H

#include <cstdint>

#include "input/script_input.h"
#include "lockstep/script_host.h"

namespace lockstep::detail {

// A script element whose end tag has been processed.
enum class EndedScript : std::uint8_t { none, html, svg };

template <class Node>
struct Scripting {
  ScriptHost<Node>& host;
  ScriptInput& input;
  int nesting_level = 0;  // #script-nesting-level
  bool paused = false;    // #parser-pause-flag
  bool blocked = false;   // a script, or something that delays the end, blocks the tokenizer
  bool aborted = false;   // #abort-a-parser
  bool speculating = false;
  bool content_loaded = false;  // DOMContentLoaded has been fired
  // The tokenizer was stopped to run this script before it continues.
  EndedScript ended = EndedScript::none;
  Node ended_script{};
  Node custom_element{};  // the last one created
};

}  // namespace lockstep::detail

#endif
