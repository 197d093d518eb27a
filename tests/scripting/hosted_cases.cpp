// Speaks the protocol of `lockstep cases` for pages whose scripts are commands of a small host, and for other
// documents and fragments: the answers have what a dump of the tree does not show, the owners of form
// controls and the flags of scripts. For scripts/differential --hosted.
#include <cstddef>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/command_host.h"

namespace {

using namespace lockstep;

// Refers to `text`.
FragmentContext context_of(std::string_view text) {
  FragmentContext context;
  const std::size_t space = text.find(' ');
  context.local_name = text.substr(space == std::string_view::npos ? 0 : space + 1);
  if (text.starts_with("svg ")) context.element_namespace = Namespace::svg;
  if (text.starts_with("math ")) context.element_namespace = Namespace::mathml;
  return context;
}

nlohmann::json answer(const nlohmann::json& one) {
  test::HostedCase given{one.at("html"), {}, {}, {}};
  const std::string date = one.value("edition", std::string());
  if (!date.empty()) given.options.edition = *find_edition(date);
  given.options.scripting = one.value("scripting", false);
  given.options.allow_declarative_shadow_roots = one.value("unsafe", false);
  const std::string context = one.value("context", std::string());
  if (!context.empty()) {
    given.context = context_of(context);
    if (one.value("quirks", false)) given.context->quirks_mode = QuirksMode::quirks;
    given.context->inside_form = one.value("inside_form", false);
    if (one.value("scripting_mode", std::string()) == "fragment")
      given.context->scripting_mode = ScriptingMode::fragment;
  }
  given.chunk = one.value("chunk", given.chunk);
  if (!one.value("hosted", false)) {
    const test::HiddenAnswer found = test::hidden_answer(given);
    return {{"tree", found.tree}, {"hidden", found.hidden}, {"flags", found.flags}};
  }
  if (one.contains("abort")) given.abort = one.at("abort").get<int>();
  const test::HostedAnswer found = test::hosted_answer(given);
  return {{"log", found.log},
          {"html", found.html},
          {"tree", found.tree},
          {"hidden", found.hidden},
          {"errors", found.errors}};
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    const nlohmann::json one = nlohmann::json::parse(line);
    nlohmann::json result = answer(one);
    result["id"] = one.value("id", nlohmann::json());
    std::cout << result.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
  }
}
