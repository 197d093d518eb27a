// Finds facts about a page.
#include "extract/facts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/access.h"
#include "lockstep/parser.h"
#include "lockstep/ranges.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/json_reader.h"
#include "text/spaces.h"

namespace lockstep::detail {

namespace {

constexpr std::size_t kLongestFact = 2000;  // the maximum number of bytes in a fact other than the body
constexpr std::size_t kMostAuthors = 8;
constexpr unsigned kMostTries = 16;  // per fact: bounds the time for nested elements without text

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
    offer(FactOrigin::document, "title", [&](Fact) { return document.title(); });
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
                  [&](Fact) { return node.attribute("href").value_or(""); });
            return false;
          });
        return;
      case tag::script:
        if (equals_ignoring_case(without_spaces_around(node.attribute("type").value_or("")),
                                 "application/ld+json"))
          read_json(node.text_content());
        return;
      case tag::html:
        offer(FactOrigin::attribute, "lang", [&](Fact) { return node.attribute("lang").value_or(""); });
        return;
      case tag::h1:
        offer(FactOrigin::element, "h1", [&](Fact) { return with_collapsed_spaces(node.text_content()); });
        break;
      case tag::time:
        offer(FactOrigin::element, "time", [&](Fact) { return node.attribute("datetime").value_or(""); });
        break;
      case tag::a:
        if (const auto rel = node.attribute("rel"); rel && contains_ignoring_case(*rel, "author"))
          offer(FactOrigin::rel, "author", [&](Fact) { return with_collapsed_spaces(node.text_content()); });
        break;
      default:
        break;
    }
    if (const auto property = node.attribute("itemprop"))
      any_token(*property, [&](std::string_view token) {
        offer(FactOrigin::microdata, token, [&](Fact) { return microdata_value(node); });
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
      offer(FactOrigin::meta, key, [&](Fact) { return *content; });
      if (by == "itemprop") offer(FactOrigin::microdata, *name, [&](Fact) { return *content; });
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
      const std::string given(value(source.fact));
      std::string text(without_spaces_around(given));
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
    script_ = value;
    has_ids_ = false;
    for_each_object(value, [this](JsonValue object) { read_object(object); });
  }

  template <class Visit>
  static void for_each_object(JsonValue value, const Visit& visit) {
    std::vector<JsonValue> open;
    if (value.is(JsonKind::object)) visit(value);
    for (JsonValue at = value.first();;) {
      while (!at) {
        if (open.empty()) return;
        at = open.back().next();
        open.pop_back();
      }
      // For an object, iteration yields the names of its members.
      const JsonValue member = at.value_of_name();
      const JsonValue here = member ? member : at;
      if (here.is(JsonKind::object)) visit(here);
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
              FactOrigin::json_ld, name.string(),
              [&](Fact fact) { return json_text(name.value_of_name(), fact); }, group);
  }

  // Returns the text of a string or an object, the first text of an array or, for authors, all of them.
  std::string json_text(JsonValue value, Fact fact) {
    if (!value.is(JsonKind::array)) return one_json_text(value, fact);
    std::string out;
    std::size_t count = 0;
    for (JsonValue one = value.first(); one && count < kMostAuthors; one = one.next()) {
      const std::string text = one_json_text(one, fact);
      if (text.empty()) continue;
      if (fact != Fact::author || text.find("://") != text.npos) return text;
      out.append(count++ == 0 ? "" : ", ").append(text);
    }
    return out;
  }
  // An object may be a reference, `{"@id": "#author"}`, to one that is described elsewhere in the script.
  std::string one_json_text(JsonValue value, Fact fact) {
    const bool is_address = fact == Fact::image || fact == Fact::canonical;
    JsonValue text = value.is(JsonKind::string) ? value : text_member(value, is_address);
    const JsonValue id = value.member("@id");
    if (!text && id) text = text_member(described_as(id.string()), is_address);
    if (!text && fact == Fact::canonical) text = id;
    return is_address || fact == Fact::body ? std::string(text.string()) : without_references(text.string());
  }
  static JsonValue text_member(JsonValue object, bool is_address) {
    constexpr std::string_view kNames[] = {"name", "@value"}, kAddresses[] = {"@value", "url", "contentUrl"};
    for (const std::string_view name : is_address ? std::span<const std::string_view>(kAddresses) : kNames)
      if (const JsonValue member = object.member(name); member.is(JsonKind::string)) return member;
    return {};
  }

  // Returns the object in the script that has this "@id" and a text; none if there is none.
  JsonValue described_as(std::string_view id) {
    const auto is_before = [](const auto& one, std::string_view other) { return one.first < other; };
    if (!std::exchange(has_ids_, true)) {
      ids_.clear();
      for_each_object(script_, [this](JsonValue object) {
        const JsonValue own = object.member("@id");
        if (own.is(JsonKind::string) && (text_member(object, true) || text_member(object, false)))
          ids_.emplace_back(own.string(), object);
      });
      std::stable_sort(ids_.begin(), ids_.end(),
                       [](const auto& a, const auto& b) { return a.first < b.first; });
    }
    const auto found = std::lower_bound(ids_.begin(), ids_.end(), id, is_before);
    return found != ids_.end() && found->first == id ? found->second : JsonValue();
  }

  // Many pages write character references in JSON, where HTML has none.
  static std::string without_references(std::string_view text) {
    const std::size_t reference = text.find('&');
    if (reference == text.npos || text.find(';', reference) == text.npos) return std::string(text);
    const Document decoded = parse_fragment(text, {.local_name = "textarea"});
    return decoded.result().text_content();
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

  JsonValue script_;                                         // the JSON that is being read
  std::vector<std::pair<std::string_view, JsonValue>> ids_;  // its objects by "@id", if has_ids_
  bool has_ids_ = false;
  FoundFacts found_;
  std::array<std::size_t, kFacts> rows_{};  // the row that each fact comes from
  std::array<unsigned, kFacts> tries_{};    // tries since then
};

}  // namespace

FoundFacts find_facts(const Document& document) { return FactFinder().find(document); }

}  // namespace lockstep::detail
