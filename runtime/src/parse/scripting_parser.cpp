// The public interface of parsing with scripts.
#include "lockstep/scripting.h"

#include <memory>
#include <optional>

#include "edition/entry.h"
#include "parse/script_bytes.h"
#include "parse/script_session.h"

namespace lockstep {

ScriptingParser::ScriptingParser(ScriptHost<Node>& host, const ParseOptions& options)
    : session_(detail::make_script_session(host, nullptr, options)) {}
ScriptingParser::ScriptingParser(ScriptHost<Node>& host, const EncodingOptions& encoding,
                                 const ParseOptions& options)
    : session_(detail::make_script_session(
          host, std::make_unique<detail::ScriptBytes>(detail::entry_of(options.edition), encoding),
          options)) {}
ScriptingParser::ScriptingParser(ScriptingParser&&) noexcept = default;
ScriptingParser& ScriptingParser::operator=(ScriptingParser&&) noexcept = default;
ScriptingParser::~ScriptingParser() = default;

ParserState ScriptingParser::write(std::string_view chunk) {
  session_->write(chunk);
  return state();
}

ParserState ScriptingParser::end() {
  session_->end();
  return state();
}

ParserState ScriptingParser::resume() {
  session_->resume();
  return state();
}

bool ScriptingParser::insert(std::string_view text) { return session_->insert(text); }
bool ScriptingParser::has_insertion_point() const { return session_->has_insertion_point(); }
int ScriptingParser::script_nesting_level() const { return session_->nesting_level(); }
std::string ScriptingParser::unread() const { return session_->unread(); }
std::optional<SpeculativeStart> ScriptingParser::speculative_start() const {
  return session_->speculative_start();
}
void ScriptingParser::abort() { session_->abort(); }
ParserState ScriptingParser::state() const { return session_->state(); }
Document& ScriptingParser::document() { return session_->document(); }
const Document& ScriptingParser::document() const { return session_->document(); }
Document ScriptingParser::finish() { return session_->finish(); }

}  // namespace lockstep
