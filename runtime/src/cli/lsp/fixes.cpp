// The quick fixes for each finding, chosen by its name.
#include "cli/lsp/fixes.h"

#include <algorithm>

#include "text/byte_scan.h"
#include "text/spaces.h"

namespace lockstep::cli {

namespace {

using detail::kAsciiWhitespace;

// A finding and its source.
struct Place {
  std::string_view source;
  std::size_t begin, end;
  const Finding& finding;

  std::string_view found() const { return source.substr(begin, end - begin); }
  Fix replacing(std::string title, std::string text) const {
    return {std::move(title), begin, end, std::move(text)};
  }
};

// Returns the name of the tag that begins at an offset; empty if no tag begins there.
std::string_view tag_name(std::string_view source, std::size_t at) {
  std::string_view rest = source.substr(std::min(at, source.size()));
  if (!rest.starts_with('<')) return {};
  rest.remove_prefix(rest.starts_with("</") ? 2 : 1);
  const std::string_view name = rest.substr(0, rest.find_first_of("\t\n\f\r />"));
  return !name.empty() && detail::is_ascii_alpha(name[0]) ? name : std::string_view();
}

std::string joined_text(std::string_view before, std::string_view name, std::string_view after) {
  return std::string(before).append(name).append(after);
}

// Returns the end of the attribute whose name begins at an offset.
std::size_t end_of_attribute(std::string_view source, std::size_t at) {
  at = std::min(source.find_first_of("\t\n\f\r />=", at), source.size());
  const std::size_t sign = std::min(source.find_first_not_of(kAsciiWhitespace, at), source.size());
  if (sign == source.size() || source[sign] != '=') return at;
  const std::size_t value = std::min(source.find_first_not_of(kAsciiWhitespace, sign + 1), source.size());
  if (value == source.size()) return value;
  if (source[value] == '"' || source[value] == '\'') {
    const std::size_t quote = source.find(source[value], value + 1);
    return quote == std::string_view::npos ? source.size() : quote + 1;
  }
  return std::min(source.find_first_of("\t\n\f\r >", value), source.size());
}

using Fixes = std::vector<Fix>;

Fixes remove_attribute(const Place& place) {
  std::size_t begin = place.begin;
  while (begin > 0 && detail::is_ascii_space(place.source[begin - 1])) --begin;
  const std::string_view name = place.found().substr(0, place.found().find_first_of("\t\n\f\r ="));
  return {{joined_text("Remove the attribute ", name, ""), begin, end_of_attribute(place.source, place.begin),
           ""}};
}

Fixes remove_end_tag(const Place& place) {
  const std::string_view name = tag_name(place.source, place.begin);
  if (!place.found().starts_with("</")) return {};
  return {place.replacing(joined_text("Remove </", name, ">"), "")};
}

// The second place of the finding is the start tag of the open element.
Fixes close_element(const Place& place) {
  if (!place.finding.second) return {};
  const auto opened = static_cast<std::size_t>(place.finding.second->range.bytes.begin);
  const std::string end_tag = joined_text("</", tag_name(place.source, opened), ">");
  if (end_tag == "</>") return {};
  return {{"Insert " + end_tag, place.begin, place.begin, end_tag}};
}

Fixes plain_end_tag(const Place& place) {
  const std::string end_tag = joined_text("</", tag_name(place.source, place.begin), ">");
  return {place.replacing("Write " + end_tag, end_tag)};
}

Fixes without_slash(const Place& place) {
  const std::size_t slash = place.found().rfind('/');
  if (slash == std::string_view::npos) return {};
  const std::string tag = std::string(place.found()).erase(slash, 1);
  const std::string_view name = tag_name(place.source, place.begin);
  return {place.replacing("Remove the slash", tag),
          place.replacing(joined_text("Insert </", name, ">"), joined_text(tag + "</", name, ">"))};
}

Fixes insert_doctype(const Place&) { return {{"Insert <!DOCTYPE html>", 0, 0, "<!DOCTYPE html>\n"}}; }
Fixes write_doctype(const Place& place) {
  return {place.replacing("Write <!DOCTYPE html>", "<!DOCTYPE html>")};
}
Fixes insert_space(const Place& place) { return {{"Insert a space", place.begin, place.begin, " "}}; }
Fixes insert_semicolon(const Place& place) { return {{"Insert a semicolon", place.end, place.end, ";"}}; }

Fixes insert_alt(const Place& place) {
  const std::size_t at = place.begin + 1 + tag_name(place.source, place.begin).size();
  return {{"Insert alt=\"\" (the image is decorative)", at, at, " alt=\"\"", false}};
}

struct Recipe {
  std::string_view begin, end;  // the beginning and the end of the finding's name
  Fixes (*fixes)(const Place& place);
};
constexpr Recipe kRecipes[] = {
    {"attribute-not-allowed", "", remove_attribute},
    {"attribute-not-applicable", "", remove_attribute},
    {"aria-attribute-not-allowed", "", remove_attribute},
    {"duplicate-attribute", "", remove_attribute},
    {"obsolete-attribute", "", remove_attribute},
    {"role-redundant", "", remove_attribute},
    {"", "-not-open", remove_end_tag},
    {"", "-unclosed-elements", close_element},
    {"end-tag-with-", "", plain_end_tag},
    {"img-alt-missing", "", insert_alt},
    {"initial-doctype-not-standard", "", write_doctype},
    {"initial-missing-doctype", "", insert_doctype},
    {"missing-semicolon-after-character-reference", "", insert_semicolon},
    {"missing-whitespace-between-attributes", "", insert_space},
    {"non-void-html-element-start-tag-with-trailing-solidus", "", without_slash},
};

}  // namespace

std::vector<Fix> fixes_for(const Finding& finding, std::string_view source) {
  const Place place{source, static_cast<std::size_t>(finding.range.bytes.begin),
                    static_cast<std::size_t>(finding.range.bytes.end), finding};
  if (place.end > source.size()) return {};
  for (const Recipe& recipe : kRecipes)
    if (finding.rule.starts_with(recipe.begin) && finding.rule.ends_with(recipe.end))
      return recipe.fixes(place);
  return {};
}

}  // namespace lockstep::cli
