// A script host for the tests: Duktape runs the scripts, with the parts of the DOM that they use.
#ifndef LOCKSTEP_TESTS_SCRIPTING_SCRIPT_ENGINE_H
#define LOCKSTEP_TESTS_SCRIPTING_SCRIPT_ENGINE_H

#include <string>
#include <vector>

#include "lockstep/lockstep.h"

struct duk_hthread;

namespace lockstep::test {

// Runs the parser's classic scripts at their end tags, or when they are inserted into the document
// later (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element). No `src`, no
// events. Hosts are not notified of scripts that the parser itself moves into the document: to run them in
// time, write the page a byte at a time and call run_connected_scripts() after each.
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
  void process_svg_script(Node script) override { prepare_script(script); }
  // document.write(), a character at a time.
  bool write(std::string_view text);
  // Runs the scripts that were outside the document when they ended, and no longer are.
  void run_connected_scripts();

  ScriptingParser& parser() { return *parser_; }

 private:
  void run(Node script);

  ScriptingParser* parser_ = nullptr;
  duk_hthread* context_;
  std::string problem_;
  std::vector<Node> waiting_;  // scripts that ended outside the document
};

}  // namespace lockstep::test

#endif
