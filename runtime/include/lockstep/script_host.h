// The interface through which the parser asks a host to run scripts. lockstep/scripting.h parses with
// scripts.
#ifndef LOCKSTEP_SCRIPT_HOST_H
#define LOCKSTEP_SCRIPT_HOST_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <optional>
#include <string_view>

#include "lockstep/tree_sink.h"

namespace lockstep {

// https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
enum class DocumentReadiness : std::uint8_t { loading, interactive, complete };

// Runs the scripts of a document and keeps their state: which are pending, deferred or ready. `Node` is the
// node type of the tree: lockstep::Node, or TreeSink::Node. The parser calls these functions on the thread
// that called the parser. They may read and modify the tree; what else they may do is documented for each
// function. Functions with a body need not be overridden.
template <class Node>
class ScriptHost {
 public:
  virtual ~ScriptHost() = default;

  // --- Scripts

  // #scriptEndTag: the host performs a microtask checkpoint, unless a script is running.
  virtual void perform_microtask_checkpoint() {}
  // Called after the end tag of an HTML `script`:
  // https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element. The host may run the
  // script immediately; the script may then call document.write(), which ScriptingParser::insert()
  // implements. The host may also make the script the pending parsing-blocking script, run it later, or not
  // run it at all. A script that is not connected runs when it becomes connected; the parser does not report
  // when the adoption agency algorithm inserts it again.
  virtual void prepare_script(Node script) = 0;
  // #scriptForeignEndTag: called after the end tag of an SVG `script`. Text that the script writes is parsed
  // after the script has ended.
  virtual void process_svg_script(Node /*script*/) {}

  // The pending parsing-blocking script
  // (https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script). The functions
  // return whether there is one, and whether it is ready to be parser-executed and no style sheet blocks
  // scripts. execute_pending_script() runs it, after which it is no longer pending. The parser is blocked
  // until the script is ready: see ScriptingParser::resume().
  virtual bool has_pending_script() { return false; }
  virtual bool pending_script_is_ready() { return true; }
  virtual void execute_pending_script() {}

  // #speculative-html-parsing: start_speculative_parser() is called when the parser is blocked, with the text
  // that follows; ScriptingParser::unread() grows as more text arrives. stop_speculative_parser() is called
  // when the script is ready or the parser is aborted.
  virtual void start_speculative_parser(std::string_view /*unread*/) {}
  virtual void stop_speculative_parser() {}

  // --- Custom elements (#create-an-element-for-the-token)

  // Whether an element in the HTML namespace will be a custom element. `is` is the value of its `is`
  // attribute. Called for each such element that is created for a tag, except in fragments.
  virtual bool has_custom_element_definition(LocalName /*name*/, std::optional<std::string_view> /*is*/,
                                             Node /*intended_parent*/) {
    return false;
  }
  // Called before the tree creates a custom element with all its attributes, and afterwards. Between the two
  // calls, the document's throw-on-dynamic-markup-insertion counter is incremented. In
  // custom_element_created(), the host runs the reactions and, unless the tree has already done so, the
  // constructor.
  virtual void custom_element_begins() {}
  virtual void custom_element_created(Node /*element*/) {}
  // Called after the custom element has been inserted: the host invokes the reactions.
  virtual void custom_element_inserted(Node /*element*/) {}

  // --- Forms

  // Called when the form has become the owner of the element, and the element's parser inserted flag has been
  // set. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  virtual void form_associated(Node /*element*/, Node /*form*/) {}

  // --- The end (#stop-parsing)

  // https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness
  virtual void update_readiness(DocumentReadiness) {}
  // The list of scripts that will execute when the document has finished parsing.
  // has_deferred_script() returns whether the list has any scripts; deferred_script_is_ready(), whether the
  // first one is ready and no style sheet blocks scripts. execute_deferred_script() runs the first script and
  // removes it from the list. The parser is blocked until the first script is ready.
  virtual bool has_deferred_script() { return false; }
  virtual bool deferred_script_is_ready() { return true; }
  virtual void execute_deferred_script() {}
  virtual void fire_dom_content_loaded() {}
  // Whether scripts that execute as soon as possible, or anything else, still delay the load event. If so,
  // the parser is blocked.
  virtual bool load_event_is_delayed() { return false; }
  virtual void fire_load() {}
};

}  // namespace lockstep

#endif
