// Parsing with scripts: for browsers, and whoever else runs the scripts of a page while it is parsed
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

// What a parser with scripts waits for.
enum class ParserState : std::uint8_t {
  needs_input,  // more of the page, or its end
  blocked,      // the host: a script that is not ready, or what delays the load event
  complete,     // nothing: the load event has been fired
  aborted,      // nothing: see ScriptingParser::abort()
};

// Parses a page of text that comes in pieces, and has a host run its scripts, which may read and change the
// document and write into the input.
//
//   MyHost host;  // a ScriptHost<Node>
//   lockstep::ScriptingParser parser(host);
//   while (read(chunk)) parser.write(chunk);
//   for (auto state = parser.end(); state == lockstep::ParserState::blocked; state = parser.resume())
//     wait_for_scripts();
//
// Offsets of errors are in bytes of the text, and what scripts wrote is part of it. Positions of nodes
// (ParseOptions::positions) are not noted.
class LOCKSTEP_EXPORT ScriptingParser {
 public:
  // The host must live as long as the parser. ParseOptions::scripting is taken to be true.
  explicit ScriptingParser(ScriptHost<Node>& host, const ParseOptions& options = {});
  // For a page of bytes in any encoding. Nothing is parsed before EncodingOptions::prescan_bytes have come,
  // or the end. A late `meta` is followed where the bytes so far mean the same in its encoding; else the page
  // would have to be loaded again (#change-the-encoding), which is left to the host: when it is through,
  // EncodingUsed::late_encoding of its Document tells.
  ScriptingParser(ScriptHost<Node>& host, const EncodingOptions& encoding, const ParseOptions& options = {});
  ScriptingParser(ScriptingParser&&) noexcept;
  ScriptingParser& operator=(ScriptingParser&&) noexcept;
  ~ScriptingParser();

  // More of the page: UTF-8 or bytes, split anywhere, copied. Parses all that can be parsed, and runs the
  // scripts in it. May be called while the parser is blocked, and by no host function.
  ParserState write(std::string_view chunk);
  // The end of the page.
  ParserState end();
  // Goes on if what blocked the parser is ready; else does nothing.
  ParserState resume();

  // document.write(): inserts text just before the insertion point (#insertion-point), and parses as much of
  // it as can be before this returns. UTF-8, and may hold surrogates, as three bytes each. For host functions
  // that run scripts. False, and nothing is inserted, when the insertion point is undefined, or while an
  // element is being created (the throw-on-dynamic-markup-insertion counter is the host's to mind). O(text +
  // what is parsed), and once for each script up to 16 KB more.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
  bool insert(std::string_view text);
  bool has_insertion_point() const;
  // #script-nesting-level
  int script_nesting_level() const;
  // What has come in and has not been parsed: what a speculative parser would look at. O(unread)
  std::string unread() const;
  // Where a speculative parser starts: while a script blocks the parser, and in
  // ScriptHost::start_speculative_parser(); otherwise none. The base is left to the host, which knows the
  // document's. O(open elements and their ancestors)
  std::optional<SpeculativeStart> speculative_start() const;

  // #abort-a-parser: for document.open(), or when the page is left. May be called at any time, also by host
  // functions.
  void abort();

  // What write(), end() and resume() returned.
  ParserState state() const;
  // The document so far, which the host may read and change. Nodes stay valid, views until anything is
  // parsed.
  Document& document();
  const Document& document() const;
  // Gives out the document. The parser can then only be destroyed or assigned to.
  Document finish();

 private:
  std::unique_ptr<detail::ScriptSession> session_;
};

}  // namespace lockstep

#endif
