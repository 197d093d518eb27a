// Speaks the protocol of `lockstep cases` for documents whose scripts run: "html" in, "tree" out.
#include <nlohmann/json.hpp>
#include <string>

#include "lockstep/serialize.h"
#include "scripting/script_engine.h"
#include "support/cases.h"

namespace {

using namespace lockstep;

nlohmann::json answer(const nlohmann::json& one) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = one.value("unsafe", false);
  options.scripting = true;
  test::ScriptEngine engine;
  ScriptingParser parser(engine, options);
  engine.set_parser(parser);
  const std::string html = one.at("html");
  for (const char byte : html) {
    parser.write({&byte, 1});
    engine.run_connected_scripts();
  }
  if (parser.end() != ParserState::complete) return {{"error", "the document is not complete"}};
  const Document document = parser.finish();
  std::string tree = dump_tree(document.root());
  if (tree.ends_with('\n')) tree.pop_back();
  return {{"tree", tree}, {"quirks", document.quirks_mode() == QuirksMode::quirks}};
}

}  // namespace

int main() { test::answer_cases(answer); }
