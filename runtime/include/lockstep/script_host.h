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
// that called it. They may read and modify the tree; what else they may do is documented for each. Functions
// with a body need not be overridden.
template <class Node>
class ScriptHost {
 public:
  virtual ~ScriptHost() = default;

  // --- Scripts

  // #scriptEndTag: perform a microtask checkpoint, unless a script is running.
  virtual void perform_microtask_checkpoint() {}
  // Called after the end tag of an HTML `script`:
  // https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element. The host may run the
  // script at once; the script may then call document.write(), that is ScriptingParser::insert(). It may also
  // make it the pending parsing-blocking script, run it later, or not run it at all. A script that is not
  // connected runs when it becomes connected; the parser does not report when the adoption agency algorithm
  // inserts it again.
  virtual void prepare_script(Node script) = 0;
  // #scriptForeignEndTag: the same for an SVG `script`. Text that it writes is parsed after it has ended.
  virtual void process_svg_script(Node /*script*/) {}

  // The pending parsing-blocking script
  // (https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script): whether there is
  // one; whether it is ready to be parser-executed and no style sheet blocks scripts; and run it, after which
  // it is no longer pending. The parser is blocked until it is ready: see ScriptingParser::resume().
  virtual bool has_pending_script() { return false; }
  virtual bool pending_script_is_ready() { return true; }
  virtual void execute_pending_script() {}

  // #speculative-html-parsing: the parser is blocked, and this is the text that follows;
  // ScriptingParser::unread() grows as more arrives. Stopped when the script is ready or the parser is
  // aborted.
  virtual void start_speculative_parser(std::string_view /*unread*/) {}
  virtual void stop_speculative_parser() {}

  // --- Custom elements (#create-an-element-for-the-token)

  // Whether an element of the HTML namespace will be a custom element. `is` is the value of its `is`
  // attribute. Called for each element that is created for a tag, except in fragments.
  virtual bool has_custom_element_definition(LocalName /*name*/, std::optional<std::string_view> /*is*/,
                                             Node /*intended_parent*/) {
    return false;
  }
  // Called for a custom element before the tree creates it with all its attributes, and afterwards. In
  // between, the document's throw-on-dynamic-markup-insertion counter is incremented. In
  // custom_element_created(), the host runs the reactions and, unless the tree has already done so, the
  // constructor.
  virtual void custom_element_begins() {}
  virtual void custom_element_created(Node /*element*/) {}
  // Called after the custom element has been inserted: the host invokes the reactions.
  virtual void custom_element_inserted(Node /*element*/) {}

  // --- Forms

  // The form is now the owner of the element, and the element's parser inserted flag is set.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  virtual void form_associated(Node /*element*/, Node /*form*/) {}

  // --- The end (#stop-parsing)

  // https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness
  virtual void update_readiness(DocumentReadiness) {}
  // The list of scripts that will execute when the document has finished parsing: whether it has any; whether
  // the first is ready and no style sheet blocks scripts; and run the first and remove it from the list. The
  // parser is blocked until it is ready.
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
