// Parses with scripts (https://html.spec.whatwg.org/multipage/parsing.html#overview-of-the-parsing-model): a
// host, which is a table of functions, runs the scripts of the page. See docs/guides/scripting.md.
//
// Generated from spec/interface/scripting.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_SCRIPTING_H
#define LOCKSTEP_C_SCRIPTING_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"
#include "lockstep/c/speculative.h"

#ifdef __cplusplus
extern "C" {
#endif

// How much of the document has been loaded
// (https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness).
enum {
  LOCKSTEP_READINESS_LOADING = 0,
  LOCKSTEP_READINESS_INTERACTIVE = 1,
  LOCKSTEP_READINESS_COMPLETE = 2,
};

// Runs the scripts of a document and keeps their state. A function that is null does nothing or, unless its
// comment says otherwise, returns false. `user_data` is passed to all functions. The parser calls these
// functions on the thread that called the parser. They may modify the document and call
// lockstep_scripting_parser_insert(), _has_insertion_point(), _script_nesting_level(), _unread(),
// _speculative_start(), _abort(), _state() and _document(). Strings are valid only during the call.
typedef struct lockstep_script_host {
  size_t size;      // of this struct: see lockstep_script_host_init()
  void* user_data;  // passed to all functions

  // Called after the end tag of an HTML `script`
  // (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element): runs the script,
  // makes it the pending parsing-blocking script, or leaves it for later.
  void (*prepare_script)(lockstep_node script, void* user_data);
  // #scriptForeignEndTag: called after the end tag of an SVG `script`.
  void (*process_svg_script)(lockstep_node script, void* user_data);
  // #scriptEndTag: the host performs a microtask checkpoint, unless a script is running.
  void (*perform_microtask_checkpoint)(void* user_data);

  // The pending parsing-blocking script. The first two functions return whether there is one, and whether it
  // is ready to be parser-executed and no style sheet blocks scripts (if the function is null, this is
  // assumed). The third runs the script, which is then no longer pending.
  bool (*has_pending_script)(void* user_data);
  bool (*pending_script_is_ready)(void* user_data);
  void (*execute_pending_script)(void* user_data);

  // #speculative-html-parsing: start_speculative_parser() is called when the parser is blocked, with the text
  // that follows. stop_speculative_parser() is called when the script is ready or the parser is aborted.
  void (*start_speculative_parser)(lockstep_string unread, void* user_data);
  void (*stop_speculative_parser)(void* user_data);

  // #create-an-element-for-the-token: whether an HTML element will be a custom element. `is` is the value of
  // its `is` attribute, or none (null).
  bool (*has_custom_element_definition)(lockstep_string name, lockstep_string is,
                                        lockstep_node intended_parent, void* user_data);
  // Called for a custom element before it is created; after it has been created, to run its constructor; and
  // after it has been inserted, to invoke its reactions.
  void (*custom_element_begins)(void* user_data);
  void (*custom_element_created)(lockstep_node element, void* user_data);
  void (*custom_element_inserted)(lockstep_node element, void* user_data);

  // Called when the form has become the owner of the element.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  void (*form_associated)(lockstep_node element, lockstep_node form, void* user_data);

  // The end of parsing (#stop-parsing). `readiness` is LOCKSTEP_READINESS_LOADING, ...
  void (*update_readiness)(int32_t readiness, void* user_data);
  // The list of scripts that will execute when the document has finished parsing. The first two functions
  // return whether the list has any scripts, and whether the first one is ready (if the function is null,
  // this is assumed). The third runs the first script and removes it from the list.
  bool (*has_deferred_script)(void* user_data);
  bool (*deferred_script_is_ready)(void* user_data);
  void (*execute_deferred_script)(void* user_data);
  void (*fire_dom_content_loaded)(void* user_data);
  // Whether anything still delays the load event. If so, the parser is blocked.
  bool (*load_event_is_delayed)(void* user_data);
  void (*fire_load)(void* user_data);
} lockstep_script_host;

// Sets all functions to null. `size` is sizeof *host.
LOCKSTEP_EXPORT void lockstep_script_host_init(lockstep_script_host* host, size_t size);

// What a parser with scripts is waiting for.
enum {
  LOCKSTEP_PARSER_NEEDS_INPUT = 0,  // more of the page, or its end
  LOCKSTEP_PARSER_BLOCKED = 1,      // the host: a script that is not ready, or a delayed load event
  LOCKSTEP_PARSER_COMPLETE = 2,     // nothing: the load event has been fired
  LOCKSTEP_PARSER_ABORTED = 3,      // nothing: aborted, or out of memory
};

// Parses a page that arrives in pieces, with a host that runs its scripts:
//
//   while (read(chunk, &size)) lockstep_scripting_parser_write(parser, chunk, size);
//   lockstep_scripting_parser_end(parser);
//   while (lockstep_scripting_parser_state(parser) == LOCKSTEP_PARSER_BLOCKED) {
//     wait_for_scripts();
//     lockstep_scripting_parser_resume(parser);
//   }
//   lockstep_scripting_parser_finish(parser, &document);
typedef struct lockstep_scripting_parser lockstep_scripting_parser;

// Creates a parser of UTF-8 text. Copies the host and the options; `options` may be null, and its members
// `scripting` and `positions` are ignored. The caller owns *parser, as with the next function.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_create(const lockstep_script_host* host,
                                                                 const lockstep_parse_options* options,
                                                                 lockstep_scripting_parser** parser);
// Creates a parser of bytes in any encoding. `encoding` and `options` may be null. A late `meta` is followed
// if the bytes so far mean the same in its encoding; otherwise see lockstep_document_late_encoding().
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_create_bytes(
    const lockstep_script_host* host, const lockstep_encoding_options* encoding,
    const lockstep_parse_options* options, lockstep_scripting_parser** parser);

// Adds more of the page: UTF-8 text or bytes, which may be split anywhere and are copied. Parses what can be
// parsed, and runs the scripts in it. May be called while the parser is blocked. This function, the next two
// and lockstep_scripting_parser_finish() return LOCKSTEP_BAD_ARGUMENT if host functions call them.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_write(lockstep_scripting_parser* parser,
                                                                const char* data, size_t size);
// Ends the page.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_end(lockstep_scripting_parser* parser);
// Continues parsing if what blocked the parser is ready; otherwise does nothing.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_resume(lockstep_scripting_parser* parser);

// Implements document.write(): inserts text just before the insertion point (#insertion-point), and parses as
// much of it as possible before returning. The text is UTF-8 and may contain surrogates as three bytes each.
// Call this from host functions that run scripts. Inserts nothing and returns LOCKSTEP_NO_INSERTION_POINT if
// the insertion point is undefined, while a custom element is being created, and in the reactions of
// customized built-in elements: see ScriptingParser::insert(). O(size + text parsed), plus up to 16 KB once
// for each script. https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_insert(lockstep_scripting_parser* parser,
                                                                 const char* text, size_t size);
// Whether the insertion point is defined.
LOCKSTEP_EXPORT bool lockstep_scripting_parser_has_insertion_point(const lockstep_scripting_parser* parser);
// The script nesting level (#script-nesting-level).
LOCKSTEP_EXPORT int32_t
lockstep_scripting_parser_script_nesting_level(const lockstep_scripting_parser* parser);
// The input that has not been parsed yet, for a speculative parser. The caller owns the text. O(unread)
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_unread(const lockstep_scripting_parser* parser,
                                                                 lockstep_buffer* text);
// Stores in *start where a speculative parser should start. Stores null unless a script blocks the parser or
// the call is made in lockstep_script_host::start_speculative_parser. The caller owns *start. O(open elements
// and their ancestors)
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_speculative_start(
    const lockstep_scripting_parser* parser, lockstep_speculative_start** start);
// Aborts the parser (#abort-a-parser), for document.open(), or when the user leaves the page. May be called
// at any time.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_abort(lockstep_scripting_parser* parser);

// Returns what the parser is waiting for: LOCKSTEP_PARSER_NEEDS_INPUT, ...
LOCKSTEP_EXPORT int32_t lockstep_scripting_parser_state(const lockstep_scripting_parser* parser);
// The document so far, which the host may read and modify; null after lockstep_scripting_parser_finish(), and
// if memory is exhausted. It belongs to the parser and must not be freed. Nodes stay valid; views stay valid
// until more is parsed.
LOCKSTEP_EXPORT lockstep_document* lockstep_scripting_parser_document(lockstep_scripting_parser* parser);
// Returns the document, like lockstep_parse(). The handle is not the one that
// lockstep_scripting_parser_document() returned, but the nodes are the same. The parser can then only be
// freed.
LOCKSTEP_EXPORT lockstep_status lockstep_scripting_parser_finish(lockstep_scripting_parser* parser,
                                                                 lockstep_document** document);
// Frees the parser, which may be null, and its document unless the parser was finished. Host functions must
// not call this.
LOCKSTEP_EXPORT void lockstep_scripting_parser_free(lockstep_scripting_parser* parser);

#ifdef __cplusplus
}
#endif

#endif
