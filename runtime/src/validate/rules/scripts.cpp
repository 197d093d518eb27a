#include "validate/rules/scripts.h"

#include <string_view>
#include <vector>

#include "lockstep/ranges.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

JsonFault fault_of(JsonValue value, std::string sentence) { return {std::move(sentence), value.offset()}; }

bool is_one_of(JsonValue name, std::initializer_list<std::string_view> known) {
  for (const std::string_view one : known)
    if (name.string() == one) return true;
  return false;
}

// Returns the name of the first member that is not in `known`; no value if all names are.
JsonValue unknown_member(JsonValue object, std::initializer_list<std::string_view> known) {
  for (JsonValue name = object.first(); name; name = name.next())
    if (!is_one_of(name, known)) return name;
  return {};
}

std::string quoted_name(JsonValue name) { return quoted_value(name.string()); }

// https://html.spec.whatwg.org/multipage/webappapis.html#module-specifier-map
JsonFault specifier_map_fault(JsonValue map, std::string_view of) {
  if (!map.is(JsonKind::object)) return fault_of(map, quoted_value(of) + " must be an object.");
  for (JsonValue name = map.first(); name; name = name.next()) {
    const JsonValue value = name.value_of_name();
    if (name.string().empty()) return fault_of(name, "A module specifier must not be empty.");
    if (!value.is(JsonKind::string) && !value.is(JsonKind::null))
      return fault_of(value, "The address of " + quoted_name(name) + " must be a string.");
    if (value.is(JsonKind::string) && name.string().ends_with('/') && !value.string().ends_with('/'))
      return fault_of(value,
                      "The address of " + quoted_name(name) + " must end with “/”, as its specifier does.");
  }
  return {};
}

JsonFault string_map_fault(JsonValue map, std::string_view of) {
  if (!map.is(JsonKind::object)) return fault_of(map, quoted_value(of) + " must be an object.");
  for (JsonValue name = map.first(); name; name = name.next())
    if (!name.value_of_name().is(JsonKind::string))
      return fault_of(name.value_of_name(), "The value of " + quoted_name(name) + " must be a string.");
  return {};
}

// Checks for a nonempty string, or a nonempty array of nonempty strings.
JsonFault strings_fault(JsonValue value, std::string_view of) {
  const bool is_array = value.is(JsonKind::array);
  if (!is_array && !value.is(JsonKind::string))
    return fault_of(value, quoted_value(of) + " must be a string or an array of strings.");
  if (is_array && !value.first())
    return fault_of(value, quoted_value(of) + " is empty: write one or more strings.");
  if (!is_array && value.string().empty()) return fault_of(value, quoted_value(of) + " is an empty string.");
  if (is_array)
    for (JsonValue one = value.first(); one; one = one.next())
      if (!one.is(JsonKind::string) || one.string().empty())
        return fault_of(one, quoted_value(of) + " must contain only non-empty strings.");
  return {};
}

// https://html.spec.whatwg.org/multipage/speculative-loading.html#valid-document-rule-predicate
JsonFault predicate_fault(JsonValue first) {
  std::vector<JsonValue> waiting = {first};
  while (!waiting.empty()) {
    const JsonValue predicate = waiting.back();
    waiting.pop_back();
    if (!predicate.is(JsonKind::object)) return fault_of(predicate, "A predicate must be an object.");
    int kinds = 0;
    for (JsonValue name = predicate.first(); name; name = name.next()) {
      const JsonValue value = name.value_of_name();
      if (is_one_of(name, {"and", "or", "not", "href_matches", "selector_matches"}))
        ++kinds;
      else if (!is_one_of(name, {"relative_to"}))
        return fault_of(name, quoted_name(name) + " does not belong to a predicate.");
      if (is_one_of(name, {"and", "or"})) {
        if (!value.is(JsonKind::array)) return fault_of(value, quoted_name(name) + " must be an array.");
        if (!value.first())
          return fault_of(value, quoted_name(name) + " is empty: write one or more predicates.");
        for (JsonValue one = value.first(); one; one = one.next()) waiting.push_back(one);
      } else if (is_one_of(name, {"not"})) {
        waiting.push_back(value);
      } else if (is_one_of(name, {"selector_matches"}) ||
                 (is_one_of(name, {"href_matches"}) && !value.is(JsonKind::object))) {
        if (JsonFault fault = strings_fault(value, name.string())) return fault;
      }
    }
    if (kinds != 1)
      return fault_of(
          predicate,
          "A predicate must have exactly one of “and”, “or”, “not”, “href_matches” and “selector_matches”.");
  }
  return {};
}

JsonFault word_fault(JsonValue value, std::string_view of, std::initializer_list<std::string_view> known) {
  if (!value) return {};
  if (!value.is(JsonKind::string)) return fault_of(value, quoted_value(of) + " must be a string.");
  if (is_one_of(value, known)) return {};
  std::string words;
  for (const std::string_view word : known) words += (words.empty() ? "" : ", ") + quoted_value(word);
  return fault_of(value, quoted_value(of) + " must be one of " + words + ".");
}

// https://html.spec.whatwg.org/multipage/speculative-loading.html#valid-speculation-rule
JsonFault rule_fault(JsonValue rule) {
  if (!rule.is(JsonKind::object)) return fault_of(rule, "A rule must be an object.");
  if (const JsonValue name =
          unknown_member(rule, {"source", "urls", "where", "eagerness", "requires", "target_hint",
                                "referrer_policy", "expects_no_vary_search", "relative_to", "tag"}))
    return fault_of(name, quoted_name(name) + " does not belong to a speculation rule.");
  const JsonValue source = rule.member("source"), urls = rule.member("urls"), where = rule.member("where");
  if (JsonFault fault = word_fault(source, "source", {"list", "document"})) return fault;
  if (JsonFault fault = word_fault(rule.member("eagerness"), "eagerness",
                                   {"immediate", "eager", "moderate", "conservative"}))
    return fault;
  if (!source && !urls && !where) return fault_of(rule, "A rule needs “urls” or “where”.");
  const bool is_list = source ? source.string() == "list" : static_cast<bool>(urls);
  if (is_list && where) return fault_of(where, "A rule with a list of URLs cannot have “where”.");
  if (is_list && !urls) return fault_of(rule, "A rule whose source is “list” needs “urls”.");
  if (is_list && !urls.is(JsonKind::array)) return fault_of(urls, "“urls” must be an array.");
  if (is_list) return strings_fault(urls, "urls");
  if (urls) return fault_of(urls, "A rule whose source is “document” cannot have “urls”.");
  if (!where) return fault_of(rule, "A rule whose source is “document” needs “where”.");
  return predicate_fault(where);
}

void check_json(const Subject& script, FindingRule rule, JsonFault (*fault_of_value)(JsonValue),
                Findings& findings) {
  const std::string source = script.node.text_content();
  const JsonText text(source);
  const Node child = script.node.first_child();
  const Node place = child ? child : script.node;
  if (!text.error().message.empty()) {
    findings.add(FindingRule::script_json, place, {{"fault", text.error().message + "."}});
  } else if (const JsonFault fault = fault_of_value(text.value())) {
    findings.add(rule, place, {{"fault", fault.sentence}});
  }
}

}  // namespace

JsonFault import_map_fault(JsonValue map) {
  if (!map.is(JsonKind::object)) return fault_of(map, "An import map must be an object.");
  if (const JsonValue name = unknown_member(map, {"imports", "scopes", "integrity"}))
    return fault_of(name,
                    quoted_name(name) +
                        " does not belong to an import map, which has “imports”, “scopes” and “integrity”.");
  if (const JsonValue imports = map.member("imports"))
    if (JsonFault fault = specifier_map_fault(imports, "imports")) return fault;
  if (const JsonValue integrity = map.member("integrity"))
    if (JsonFault fault = string_map_fault(integrity, "integrity")) return fault;
  const JsonValue scopes = map.member("scopes");
  if (!scopes) return {};
  if (!scopes.is(JsonKind::object)) return fault_of(scopes, "“scopes” must be an object.");
  for (JsonValue name = scopes.first(); name; name = name.next())
    if (JsonFault fault = specifier_map_fault(name.value_of_name(), name.string())) return fault;
  return {};
}

JsonFault speculation_rules_fault(JsonValue rules) {
  if (!rules.is(JsonKind::object)) return fault_of(rules, "Speculation rules must be an object.");
  if (const JsonValue name = unknown_member(rules, {"prefetch", "prerender", "tag"}))
    return fault_of(
        name,
        quoted_name(name) + " does not belong to speculation rules, which have “prefetch” and “prerender”.");
  if (!rules.member("prefetch") && !rules.member("prerender"))
    return fault_of(rules, "Speculation rules must have “prefetch” or “prerender”.");
  for (const std::string_view action : {"prefetch", "prerender"}) {
    const JsonValue list = rules.member(action);
    if (!list) continue;
    if (!list.is(JsonKind::array)) return fault_of(list, quoted_value(action) + " must be an array.");
    for (JsonValue rule = list.first(); rule; rule = rule.next())
      if (JsonFault fault = rule_fault(rule)) return fault;
  }
  return {};
}

namespace {

// https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
bool is_script_text(std::string_view source) {
  for (;;) {
    const std::size_t open = source.find("<!--");
    if (open == std::string_view::npos) return true;
    source.remove_prefix(open + 4);
    const std::size_t close = source.find("-->");
    if (close == std::string_view::npos) return false;
    for (std::size_t at = source.find('<'); at < close; at = source.find('<', at + 1))
      if (equals_ignoring_case(source.substr(at, 7), "<script") &&
          (is_ascii_space(source[at + 7]) || source[at + 7] == '/' || source[at + 7] == '>'))
        return false;
    source.remove_prefix(close + 3);
  }
}

}  // namespace

void check_script(const Subject& script, Findings& findings) {
  const Node child = script.node.first_child();
  if (child && child.type() == NodeType::text && !is_script_text(child.data()))
    findings.add(FindingRule::script_comment, child, {});
  const std::string_view type = without_spaces_around(script.text(attr::type));
  if (equals_ignoring_case(type, "importmap"))
    check_json(script, FindingRule::import_map, import_map_fault, findings);
  else if (equals_ignoring_case(type, "speculationrules"))
    check_json(script, FindingRule::speculation_rules, speculation_rules_fault, findings);
}

}  // namespace lockstep::detail::authoring
