// A script host for the tests: Duktape runs the scripts, with as much of the DOM as they use.
#ifndef LOCKSTEP_TESTS_SCRIPTING_SCRIPT_ENGINE_H
#define LOCKSTEP_TESTS_SCRIPTING_SCRIPT_ENGINE_H

#include <string>

#include "lockstep/lockstep.h"

struct duk_hthread;

namespace lockstep::test {

// Runs classic scripts when their end tags come, and nothing else: no `src`, no events.
class ScriptEngine : public ScriptHost<Node> {
 public:
  ScriptEngine();
  ScriptEngine(const ScriptEngine&) = delete;
  ScriptEngine& operator=(const ScriptEngine&) = delete;
  ~ScriptEngine() override;

  // Must be called before anything is parsed.
  void set_parser(ScriptingParser& parser) { parser_ = &parser; }
  // The message of the first script that failed, or "".
  const std::string& problem() const { return problem_; }

  void prepare_script(Node script) override;

  ScriptingParser& parser() { return *parser_; }

 private:
  ScriptingParser* parser_ = nullptr;
  duk_hthread* context_;
  std::string problem_;
};

}  // namespace lockstep::test

#endif
