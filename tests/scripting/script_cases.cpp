// Speaks the protocol of `lockstep cases` for documents whose scripts run: "html" in, "tree" out.
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "lockstep/serialize.h"
#include "scripting/script_engine.h"

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

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    const nlohmann::json one = nlohmann::json::parse(line);
    nlohmann::json result = answer(one);
    result["id"] = one.value("id", nlohmann::json());
    std::cout << result.dump() << '\n';
  }
}
