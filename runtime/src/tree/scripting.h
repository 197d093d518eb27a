// What the parser knows of the scripts that run while it parses.
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
  bool blocked = false;   // the tokenizer is, by a script or by what delays the end
  bool aborted = false;   // #abort-a-parser
  bool speculating = false;
  bool content_loaded = false;  // DOMContentLoaded has been fired
  // The tokenizer has been stopped for this one, which is to be run before it goes on.
  EndedScript ended = EndedScript::none;
  Node ended_script{};
  Node custom_element{};  // the last one that was created
};

}  // namespace lockstep::detail

#endif
