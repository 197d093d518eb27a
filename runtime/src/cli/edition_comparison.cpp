#include "cli/edition_comparison.h"

#include <vector>

#include "text/characters.h"

namespace lockstep::cli {

using detail::SideOfDifference;
using detail::Trace;

namespace {

std::string name_of(Node node) {
  std::string name;
  if (node.element_namespace() == Namespace::svg) name = "svg ";
  if (node.element_namespace() == Namespace::mathml) name = "math ";
  return name.append(node.local_name());
}

void append_member(std::string& out, std::string_view name, std::string_view value) {
  out.append("\"").append(name).append("\":");
  append_json_string(out, value);
}

void append_side(std::string& out, const Comparison& comparison, bool old_side) {
  const Edition edition = old_side ? comparison.old_edition : comparison.new_edition;
  out.append(old_side ? ",\"old\":{" : ",\"new\":{");
  append_member(out, "edition", edition_date(edition));
  out += ',';
  if (!comparison.difference) {
    append_member(out, "value", old_side ? comparison.old_value : comparison.new_value);
  } else {
    const SideOfDifference& side =
        old_side ? comparison.difference->old_side : comparison.difference->new_side;
    const Trace& trace = old_side ? *comparison.old_trace : *comparison.new_trace;
    append_member(out, "node", described(side.node));
    out += ",\"rules\":[";
    for (const detail::RuleUsed& rule : side.rules) {
      const detail::BranchInfo& info = trace.edition().branches[rule.branch];
      if (out.back() != '[') out += ',';
      out += '{';
      append_member(out, "name", info.name);
      out += ',';
      if (info.kind == detail::BranchKind::condition) {
        append_member(out, "condition", info.text);
        out.append(",\"holds\":").append(rule.holds ? "true," : "false,");
      }
      append_member(out, "rule", info.rule);
      out += ',';
      append_member(out, "anchor", info.anchor);
      out += ',';
      append_member(out, "file", info.file);
      out += '}';
    }
    out += ']';
  }
  out += '}';
}

}  // namespace

std::string shortened(std::string_view text, std::size_t longest) {
  const std::string_view shown = detail::whole_characters(text, longest);
  return std::string(shown).append(shown.size() < text.size() ? "…" : "");
}

std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(out, shortened(text, 60));
  return out;
}

std::string described(Node node) {
  switch (node.type()) {
    case NodeType::none:
      return "nothing";
    case NodeType::document:
      return "the document";
    case NodeType::document_fragment:
      return "a fragment";
    case NodeType::doctype:
      return "DOCTYPE " + std::string(node.name());
    case NodeType::text:
      return "text " + quoted(node.data());
    case NodeType::comment:
      return "comment " + quoted(node.data());
    case NodeType::processing_instruction:
      return "processing instruction " + std::string(node.target()) + " " + quoted(node.data());
    case NodeType::element:
      break;
  }
  std::string text = "element " + name_of(node);
  for (std::size_t i = 0; i < node.attribute_count(); ++i)
    text.append(" ")
        .append(node.attribute(i).qualified_name())
        .append("=")
        .append(quoted(node.attribute(i).value()));
  return text;
}

std::string path_of(Node node) {
  std::vector<std::string> names;
  for (; node && node.type() != NodeType::document; node = node.parent()) {
    if (!node.is_element()) {
      names.push_back("(fragment)");
      continue;
    }
    std::size_t place = 1;
    for (Node before = node.previous_sibling(); before; before = before.previous_sibling())
      place += before.is_element() && before.local_name() == node.local_name() &&
               before.element_namespace() == node.element_namespace();
    names.push_back(name_of(node));
    if (place > 1) names.back().append("[").append(std::to_string(place)).append("]");
  }
  std::string path;
  for (auto name = names.rbegin(); name != names.rend(); ++name)
    path.append(path.empty() ? "" : " > ").append(*name);
  return path.empty() ? "the document" : path;
}

void append_json(std::string& out, const Comparison& comparison, std::string_view file) {
  out += '{';
  append_member(out, "file", file);
  out.append(",\"same\":").append(comparison.same() ? "true" : "false");
  if (!comparison.same()) {
    append_side(out, comparison, true);
    append_side(out, comparison, false);
    out += ',';
    append_member(out, "what", comparison.difference ? "tree" : comparison.what);
  }
  if (comparison.difference) {
    out += ',';
    append_member(out, "parent", path_of(comparison.difference->parent));
    out += ',';
    append_member(out, "token", comparison.difference->token);
    out.append(",\"line\":").append(std::to_string(comparison.difference->place.line));
    out.append(",\"column\":").append(std::to_string(comparison.difference->place.column));
  }
  out += "}\n";
}

}  // namespace lockstep::cli
