// The state of scripts that run during a parse.
#ifndef LOCKSTEP_TREE_SCRIPTING_H
#define LOCKSTEP_TREE_SCRIPTING_H

#include <cstddef>
#include <cstdint>
#include <utility>

#include "input/script_input.h"
#include "lockstep/script_host.h"

namespace lockstep::detail {

// A script element whose end tag has been processed.
enum class EndedScript : std::uint8_t { none, html, svg };

// Whether the reactions of an inserted custom element are running while its tag is processed, and whether
// they may write.
enum class Reaction : std::uint8_t { none, refusing, writing };

template <class Node>
struct Scripting {
  ScriptHost<Node>& host;
  ScriptInput& input;
  int nesting_level = 0;  // #script-nesting-level
  bool paused = false;    // #parser-pause-flag
  bool blocked = false;   // whether a script, or something that delays the end of the parse, blocks the
                          // tokenizer
  bool aborted = false;   // #abort-a-parser
  bool speculating = false;
  bool content_loaded = false;  // whether DOMContentLoaded has been fired
  // The script for which the tokenizer was stopped, to be run before it continues.
  EndedScript ended = EndedScript::none;
  Node ended_script{};
  Node custom_element{};  // the last custom element created
  Reaction reaction = Reaction::none;

  void end_script(EndedScript kind, Node script) {
    ended = kind;
    ended_script = script;
  }
  void end_custom_element(Node element) {
    custom_element = element;
    host.custom_element_created(element);
  }
  // Called for an element that has just been inserted.
  void invoke_custom_element_reactions(Node element, bool may_write) {
    if (element != custom_element) return;
    reaction = may_write ? Reaction::writing : Reaction::refusing;
    host.custom_element_inserted(element);
    reaction = Reaction::none;
  }
  // `position`: the tokenizer's position in its input.
  void start_speculative_parser(std::size_t position) {
    if (std::exchange(speculating, true)) return;
    host.start_speculative_parser(input.unread(position));
  }
  void stop_speculative_parser() {
    if (speculating) host.stop_speculative_parser();
    speculating = false;
  }
  void fire_dom_content_loaded() {
    content_loaded = true;
    host.fire_dom_content_loaded();
  }
};

}  // namespace lockstep::detail

#endif
