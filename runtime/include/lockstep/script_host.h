// Scripts: what the parser asks of whoever runs them. lockstep/scripting.h parses with scripts.
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

// Runs the scripts of a document and keeps what the Standard keeps of them: which are pending, deferred or
// ready. `Node` is that of the tree: lockstep::Node, or TreeSink::Node. Functions are called by the parser,
// on the thread that called it. They may read and change the tree; what else they may do is said for each.
// Those with a body may be left as they are.
template <class Node>
class ScriptHost {
 public:
  virtual ~ScriptHost() = default;

  // --- Scripts

  // #scriptEndTag: the host is to perform a microtask checkpoint, unless a script is running.
  virtual void perform_microtask_checkpoint() {}
  // The end tag of an HTML `script` has been processed:
  // https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element. The host may run the
  // script at once, and scripts may then call document.write(), that is ScriptingParser::insert(); or make
  // it the pending parsing-blocking script, or one that is executed later, or not at all.
  virtual void prepare_script(Node script) = 0;
  // #scriptForeignEndTag: the same for an SVG `script`. What is written waits until it has ended.
  virtual void process_svg_script(Node /*script*/) {}

  // https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script: whether there is
  // one; whether it is ready to be parser-executed and no style sheet blocks scripts; and running it, after
  // which it is no longer pending. While it is not ready the parser is blocked: ScriptingParser::resume().
  virtual bool has_pending_script() { return false; }
  virtual bool pending_script_is_ready() { return true; }
  virtual void execute_pending_script() {}

  // #speculative-html-parsing: the parser is blocked, and this text comes next; ScriptingParser::unread()
  // grows as more comes in. Stopped when the script is ready, or the parser is aborted.
  virtual void start_speculative_parser(std::string_view /*unread*/) {}
  virtual void stop_speculative_parser() {}

  // --- Custom elements (#create-an-element-for-the-token)

  // Whether an element of the HTML namespace is going to be a custom element. `is` is the value of that
  // attribute. Asked for each element that is created for a tag, but not in fragments.
  virtual bool has_custom_element_definition(LocalName /*name*/, std::optional<std::string_view> /*is*/,
                                             Node /*intended_parent*/) {
    return false;
  }
  // It is: before the tree creates the element, with all its attributes, and after. Between the two the
  // document's throw-on-dynamic-markup-insertion counter is one higher; at the end the host runs the
  // constructor, if the tree has not, and the reactions.
  virtual void custom_element_begins() {}
  virtual void custom_element_created(Node /*element*/) {}
  // It has been inserted: the host invokes the reactions.
  virtual void custom_element_inserted(Node /*element*/) {}

  // --- Forms

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner: the element got the
  // form as its owner, and its parser inserted flag is set.
  virtual void form_associated(Node /*element*/, Node /*form*/) {}

  // --- The end (#stop-parsing)

  // https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness
  virtual void update_readiness(DocumentReadiness) {}
  // The list of scripts that will execute when the document has finished parsing: whether there is one;
  // whether the first is ready, and no style sheet blocks scripts; and running the first, which leaves the
  // list. While it is not ready the parser is blocked.
  virtual bool has_deferred_script() { return false; }
  virtual bool deferred_script_is_ready() { return true; }
  virtual void execute_deferred_script() {}
  virtual void fire_dom_content_loaded() {}
  // Whether scripts that execute as soon as possible, or anything else, still delay the load event. While it
  // is so the parser is blocked.
  virtual bool load_event_is_delayed() { return false; }
  virtual void fire_load() {}
};

}  // namespace lockstep

#endif
