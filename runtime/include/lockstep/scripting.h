// Parses with scripts, for browsers and other hosts that run the scripts of a page while it is parsed
// (https://html.spec.whatwg.org/multipage/parsing.html#overview-of-the-parsing-model).
#ifndef LOCKSTEP_SCRIPTING_H
#define LOCKSTEP_SCRIPTING_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/bytes.h"
#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/parser.h"
#include "lockstep/script_host.h"
#include "lockstep/speculative.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {
class ScriptSession;
}

// What a parser with scripts is waiting for.
enum class ParserState : std::uint8_t {
  needs_input,  // more of the page, or its end
  blocked,      // the host: a script that is not ready, or something that delays the load event
  complete,     // nothing: the load event has been fired
  aborted,      // nothing: see ScriptingParser::abort()
};

// Parses a page whose text arrives in pieces, with a host that runs its scripts. Scripts may read and modify
// the document and write into the input.
//
//   MyHost host;  // a ScriptHost<Node>
//   lockstep::ScriptingParser parser(host);
//   while (read(chunk)) parser.write(chunk);
//   for (auto state = parser.end(); state == lockstep::ParserState::blocked; state = parser.resume())
//     wait_for_scripts();
//
// Offsets of errors are in bytes of the text, including text written by scripts. ParseOptions::positions is
// ignored.
class LOCKSTEP_EXPORT ScriptingParser {
 public:
  // The host must outlive the parser. ParseOptions::scripting is ignored; scripting is always on.
  explicit ScriptingParser(ScriptHost<Node>& host, const ParseOptions& options = {});
  // Creates a parser for a page of bytes in any encoding. Parsing starts once the encoding has been sniffed,
  // as by a BytesParser. A late `meta` is followed if the bytes so far mean the same in its encoding.
  // Otherwise the page would have to be loaded again (#change-the-encoding), which is left to the host:
  // EncodingUsed::late_encoding of the Document that finish() returns then names that encoding.
  ScriptingParser(ScriptHost<Node>& host, const EncodingOptions& encoding, const ParseOptions& options = {});
  ScriptingParser(ScriptingParser&&) noexcept;
  ScriptingParser& operator=(ScriptingParser&&) noexcept;
  ~ScriptingParser();

  // Adds more of the page: UTF-8 text or, with EncodingOptions, bytes. The input may be split anywhere and is
  // copied. Parses what can be parsed, and runs the scripts in it. May be called while the parser is blocked,
  // but not by host functions.
  ParserState write(std::string_view chunk);
  // Ends the page.
  ParserState end();
  // Continues parsing if what blocked the parser is ready; otherwise does nothing.
  ParserState resume();

  // Implements document.write(): inserts text just before the insertion point (#insertion-point), and parses
  // as much of it as possible before returning. The text is UTF-8 and may contain surrogates as three bytes
  // each. Call this from host functions that run scripts. Inserts nothing and returns false if the insertion
  // point is undefined, in the constructors of custom elements (the host maintains the
  // throw-on-dynamic-markup-insertion counter), and in the reactions of customized built-in elements. In
  // custom_element_inserted() of other custom elements, the text is parsed before the element is on the stack
  // of open elements. O(text + text parsed), plus up to 16 KB once for each script.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
  bool insert(std::string_view text);
  bool has_insertion_point() const;
  // #script-nesting-level
  int script_nesting_level() const;
  // The input that has not been parsed yet, for a speculative parser. O(unread)
  std::string unread() const;
  // Returns where a speculative parser should start. Returns nullopt unless a script blocks the parser or the
  // call is made in ScriptHost::start_speculative_parser(). The host supplies SpeculativeStart::base, because
  // it knows the base URL of the document. O(open elements and their ancestors)
  std::optional<SpeculativeStart> speculative_start() const;

  // #abort-a-parser: for document.open(), or when the user leaves the page. May be called at any time, even
  // by host functions.
  void abort();

  // What the parser is waiting for.
  ParserState state() const;
  // The document so far, which the host may read and modify. Nodes stay valid; views stay valid until more is
  // parsed.
  Document& document();
  const Document& document() const;
  // Returns the document. The parser can then only be destroyed or assigned to.
  Document finish();

 private:
  std::unique_ptr<detail::ScriptSession> session_;
};

}  // namespace lockstep

#endif
