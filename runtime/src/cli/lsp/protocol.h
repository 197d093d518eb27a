// The values of the Language Server Protocol that a server sends, as JSON.
#ifndef LOCKSTEP_CLI_LSP_PROTOCOL_H
#define LOCKSTEP_CLI_LSP_PROTOCOL_H

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/lsp/fixes.h"
#include "cli/lsp/open_text.h"
#include "lockstep/validator.h"

namespace lockstep::cli {

// A value, as JSON.
using JsonOut = std::string;

JsonOut json_string(std::string_view text);
// Returns a JSON object. Members without a value are left out.
JsonOut json_object(std::initializer_list<std::pair<std::string_view, JsonOut>> members);
JsonOut json_array(const std::vector<JsonOut>& values);

// A file that is open in an editor.
struct OpenFile {
  std::string uri;
  OpenText text;
  std::string version = {};            // the number as the client wrote it; empty if unknown
  std::vector<Finding> findings = {};  // the findings in the text
};

JsonOut range_json(const OpenText& text, std::size_t begin, std::size_t end);
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic
JsonOut diagnostic_json(const OpenFile& file, const Finding& finding);
JsonOut diagnostics_json(const OpenFile& file);
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction
JsonOut quick_fix_json(const OpenFile& file, const Finding& finding, const Fix& fix);
// Returns the text of a hover: the severity, the rule, the message, the explanation and a link to the clause.
std::string markdown_of(const Finding& finding);

}  // namespace lockstep::cli

#endif
