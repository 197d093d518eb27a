// The values that a language server sends.
#include "cli/lsp/protocol.h"

#include "lockstep/serialize.h"

namespace lockstep::cli {

namespace {

JsonOut position_json(Position position) {
  return json_object(
      {{"line", std::to_string(position.line)}, {"character", std::to_string(position.character)}});
}

JsonOut range_json(const OpenText& text, const FindingRange& range) {
  return range_json(text, static_cast<std::size_t>(range.bytes.begin),
                    static_cast<std::size_t>(range.bytes.end));
}

JsonOut related_json(const OpenFile& file, const FindingNote& note) {
  const JsonOut location =
      json_object({{"uri", json_string(file.uri)}, {"range", range_json(file.text, note.range)}});
  return json_array({json_object({{"location", location}, {"message", json_string(note.message)}})});
}

}  // namespace

JsonOut json_string(std::string_view text) {
  JsonOut out;
  append_json_string(out, text);
  return out;
}

JsonOut json_object(std::initializer_list<std::pair<std::string_view, JsonOut>> members) {
  JsonOut out = "{";
  for (const auto& [name, value] : members) {
    if (value.empty()) continue;
    if (out.size() > 1) out += ',';
    append_json_string(out, name);
    out.append(":").append(value);
  }
  return out += '}';
}

JsonOut json_array(const std::vector<JsonOut>& values) {
  JsonOut out = "[";
  for (const JsonOut& value : values) out.append(out.size() > 1 ? "," : "").append(value);
  return out += ']';
}

JsonOut range_json(const OpenText& text, std::size_t begin, std::size_t end) {
  return json_object(
      {{"start", position_json(text.position(begin))}, {"end", position_json(text.position(end))}});
}

JsonOut diagnostic_json(const OpenFile& file, const Finding& finding) {
  constexpr std::string_view kDeprecated = "[2]";
  return json_object({
      {"range", range_json(file.text, finding.range)},
      {"severity", std::to_string(static_cast<int>(finding.severity) + 1)},
      {"code", json_string(finding.rule)},
      {"codeDescription", json_object({{"href", json_string(finding.link())}})},
      {"source", json_string("lockstep")},
      {"message", json_string(finding.message)},
      {"tags", JsonOut(finding.rule.starts_with("obsolete-") ? kDeprecated : "")},
      {"relatedInformation", finding.second ? related_json(file, *finding.second) : ""},
  });
}

JsonOut diagnostics_json(const OpenFile& file) {
  std::vector<JsonOut> all;
  for (const Finding& finding : file.findings) all.push_back(diagnostic_json(file, finding));
  return json_array(all);
}

JsonOut quick_fix_json(const OpenFile& file, const Finding& finding, const Fix& fix) {
  const JsonOut edit =
      json_object({{"range", range_json(file.text, fix.begin, fix.end)}, {"newText", json_string(fix.text)}});
  return json_object({
      {"title", json_string(fix.title)},
      {"kind", json_string("quickfix")},
      {"isPreferred", fix.is_preferred ? "true" : "false"},
      {"diagnostics", json_array({diagnostic_json(file, finding)})},
      {"edit", json_object({{"changes", json_object({{file.uri, json_array({edit})}})}})},
  });
}

std::string markdown_of(const Finding& finding) {
  std::string out("**");
  out.append(severity_name(finding.severity))
      .append("** `")
      .append(finding.rule)
      .append("`\n\n")
      .append(finding.message);
  if (finding.explanation != finding.message) out.append("\n\n").append(finding.explanation);
  return out.append("\n\n[").append(finding.anchor).append("](").append(finding.link()).append(")");
}

}  // namespace lockstep::cli
