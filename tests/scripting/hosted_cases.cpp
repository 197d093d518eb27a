// Speaks the protocol of `lockstep cases` for pages whose scripts are commands of a small host, and for other
// documents and fragments: the answers have what a tree dump does not show, such as the owners of form
// controls and the flags of scripts. For scripts/dev differential --hosted.
#include <nlohmann/json.hpp>

#include "support/cases.h"
#include "support/command_host.h"

namespace {

using namespace lockstep;

nlohmann::json answer(const nlohmann::json& one) {
  const test::HostedCase given = test::hosted_case(one);
  if (!one.value("hosted", false)) {
    const test::HiddenAnswer found = test::hidden_answer(given);
    return {{"tree", found.tree}, {"hidden", found.hidden}, {"flags", found.flags}};
  }
  const test::HostedAnswer found = test::hosted_answer(given);
  return {{"log", found.log},
          {"html", found.html},
          {"tree", found.tree},
          {"hidden", found.hidden},
          {"errors", found.errors}};
}

}  // namespace

int main() { test::answer_cases(answer); }
