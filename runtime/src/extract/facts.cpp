// Finds facts about a page.
#include "extract/facts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "document/access.h"
#include "lockstep/ranges.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/json_reader.h"
#include "text/spaces.h"

namespace lockstep::detail {

namespace {

constexpr std::size_t kLongestFact = 2000;  // the maximum number of bytes in a fact other than the body
constexpr std::size_t kMostAuthors = 8;
constexpr unsigned kMostTries = 16;  // per fact, as elements may be empty and nested

// Collapses white space.
std::string with_collapsed_spaces(std::string_view text) {
  std::string out;
  any_token(text, [&](std::string_view word) {
    out.append(out.empty() ? "" : " ").append(word);
    return out.size() > kLongestFact;
  });
  return out;
}

// Repairs JSON that has line breaks in strings, or is in a comment or a CDATA section.
std::string repaired_json(std::string_view text) {
  constexpr std::string_view kCdata = "<![CDATA[", kCdataEnd = "]]>";
  if (const std::size_t at = text.find(kCdata); at != text.npos) text.remove_prefix(at + kCdata.size());
  text = text.substr(0, text.rfind(kCdataEnd));
  const std::size_t begin = text.find_first_of("[{"), end = text.find_last_of("]}");
  if (begin == text.npos || end == text.npos || end < begin) return {};
  std::string out(text.substr(begin, end - begin + 1));
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  return out;
}

class FactFinder {
 public:
  FoundFacts find(const Document& document) {
    rows_.fill(fact_sources.size());
    const Node root = document.result();
    for (Node node = root; node; node = node.following(root))
      if (node.is_element() && node.element_namespace() == Namespace::html) visit(node);
    offer(FactOrigin::document, "title", [&] { return document.title(); });
    return std::move(found_);
  }

 private:
  void visit(Node node) {
    switch (NodeAccess::name(node)) {
      case tag::meta:
        return visit_meta(node);
      case tag::link:
        if (const auto rel = node.attribute("rel"))
          any_token(*rel, [&](std::string_view token) {
            offer(FactOrigin::link, in_ascii_lowercase(token),
                  [&] { return node.attribute("href").value_or(""); });
            return false;
          });
        return;
      case tag::script:
        if (equals_ignoring_case(without_spaces_around(node.attribute("type").value_or("")),
                                 "application/ld+json"))
          read_json(node.text_content());
        return;
      case tag::html:
        offer(FactOrigin::attribute, "lang", [&] { return node.attribute("lang").value_or(""); });
        return;
      case tag::h1:
        offer(FactOrigin::element, "h1", [&] { return with_collapsed_spaces(node.text_content()); });
        break;
      case tag::time:
        offer(FactOrigin::element, "time", [&] { return node.attribute("datetime").value_or(""); });
        break;
      case tag::a:
        if (const auto rel = node.attribute("rel"); rel && contains_ignoring_case(*rel, "author"))
          offer(FactOrigin::rel, "author", [&] { return with_collapsed_spaces(node.text_content()); });
        break;
      default:
        break;
    }
    if (const auto property = node.attribute("itemprop"))
      any_token(*property, [&](std::string_view token) {
        offer(FactOrigin::microdata, token, [&] { return microdata_value(node); });
        return false;
      });
  }

  void visit_meta(Node node) {
    const auto content = node.attribute("content");
    if (!content) return;
    for (const std::string_view by : {"property", "name", "itemprop"}) {
      const auto name = node.attribute(by);
      if (!name) continue;
      const std::string key = in_ascii_lowercase(without_spaces_around(*name));
      if (key == "og:type") note_type("og:" + in_ascii_lowercase(without_spaces_around(*content)));
      offer(FactOrigin::meta, key, [&] { return *content; });
      if (by == "itemprop") offer(FactOrigin::microdata, *name, [&] { return *content; });
    }
  }

  // https://html.spec.whatwg.org/multipage/microdata.html#values
  static std::string microdata_value(Node node) {
    for (const std::string_view name : {"content", "datetime"})
      if (const auto value = node.attribute(name)) return std::string(*value);
    for (const Node inner : node.descendants())  // for an item: its name
      if (inner.attribute("itemprop") == "name") return with_collapsed_spaces(inner.text_content());
    return with_collapsed_spaces(node.text_content());
  }

  // Stores the value for each fact that has no better one.
  template <class Value>
  void offer(FactOrigin origin, std::string_view key, const Value& value, std::uint8_t group = 0) {
    for (std::size_t row = 0; row < fact_sources.size(); ++row) {
      const FactSource& source = fact_sources[row];
      if (source.origin != origin || source.key != key || source.group != group) continue;
      const auto fact = static_cast<std::size_t>(source.fact);
      if (row >= rows_[fact] || tries_[fact] == kMostTries) continue;
      ++tries_[fact];
      std::string text(without_spaces_around(value()));
      if (text.empty() || (source.fact != Fact::body && text.size() > kLongestFact)) continue;
      if (source.fact == Fact::author && text.find("://") != text.npos) continue;  // an address, not a name
      rows_[fact] = row;
      tries_[fact] = 0;
      found_.facts.*fact_members[fact].value = std::move(text);
    }
  }

  // --- JSON-LD

  void read_json(std::string_view text) {
    const JsonText json(text);
    if (json.value()) return read_values(json.value());
    const std::string repaired = repaired_json(text);
    const JsonText again(repaired);
    read_values(again.value());
  }

  // Reads all objects in a value, in order.
  void read_values(JsonValue value) {
    std::vector<JsonValue> open;
    if (value.is(JsonKind::object)) read_object(value);
    for (JsonValue at = value.first();;) {
      while (!at) {
        if (open.empty()) return;
        at = open.back().next();
        open.pop_back();
      }
      // For an object, iteration yields the names of its members.
      const JsonValue member = at.value_of_name();
      const JsonValue here = member ? member : at;
      if (here.is(JsonKind::object)) read_object(here);
      if (const JsonValue first = here.first()) {
        open.push_back(at);
        at = first;
      } else {
        at = at.next();
      }
    }
  }

  void read_object(JsonValue object) {
    const JsonValue type = object.member("@type");
    std::uint32_t groups = 0;
    if (type.is(JsonKind::string)) groups |= note_type(type.string());
    if (type.is(JsonKind::array))
      for (JsonValue one = type.first(); one; one = one.next()) groups |= note_type(one.string());
    if (groups == 0) return;
    for (JsonValue name = object.first(); name; name = name.next())
      for (std::uint8_t group = 0; groups >> group != 0; ++group)
        if ((groups >> group & 1) != 0)
          offer(
              FactOrigin::json_ld, name.string(), [&] { return json_text(name.value_of_name()); }, group);
  }

  // Returns the text of a string, of an object's name or address, or of an array of these.
  static std::string json_text(JsonValue value) {
    if (!value.is(JsonKind::array)) return one_json_text(value);
    std::string out;
    std::size_t count = 0;
    for (JsonValue one = value.first(); one && count < kMostAuthors; one = one.next()) {
      const std::string text = one_json_text(one);
      if (text.empty()) continue;
      if (text.find("://") != text.npos) return text;  // only the first of several addresses
      out.append(count++ == 0 ? "" : ", ").append(text);
    }
    return out;
  }
  static std::string one_json_text(JsonValue value) {
    if (value.is(JsonKind::string)) return std::string(value.string());
    for (const std::string_view name : {"name", "@value", "url", "contentUrl", "@id"})
      if (const JsonValue member = value.member(name); member.is(JsonKind::string))
        return std::string(member.string());
    return {};
  }

  // Records that the page has data of a type. Returns its groups.
  std::uint32_t note_type(std::string_view name) {
    if (const std::size_t slash = name.rfind('/'); slash != name.npos) name.remove_prefix(slash + 1);
    std::uint32_t groups = 0;
    for (const DataType& type : data_types)
      if (type.name == name) groups |= std::uint32_t{1} << type.group;
    found_.groups |= groups;
    return groups;
  }

  FoundFacts found_;
  std::array<std::size_t, kFacts> rows_{};  // the row that each fact comes from
  std::array<unsigned, kFacts> tries_{};    // tries since then
};

}  // namespace

FoundFacts find_facts(const Document& document) { return FactFinder().find(document); }

}  // namespace lockstep::detail
