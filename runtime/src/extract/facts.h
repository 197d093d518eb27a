// Finds facts about a page in its data and its elements. The tables are generated from spec/content/facts.tsv
// and spec/content/data-types.tsv.
#ifndef LOCKSTEP_EXTRACT_FACTS_H
#define LOCKSTEP_EXTRACT_FACTS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/main_content.h"

namespace lockstep::detail {

// The members of PageFacts.
enum class Fact : std::uint8_t {
  title,
  author,
  published,
  modified,
  site,
  language,
  canonical,
  image,
  description,
  body,
};
inline constexpr std::size_t kFacts = 10;
// The members with their names, in the same order. The body comes last, because it is not shown with the
// others.
struct FactMember {
  std::string_view name;
  std::string PageFacts::*value;
};
inline constexpr std::array<FactMember, kFacts> fact_members = {{
    {"title", &PageFacts::title},
    {"author", &PageFacts::author},
    {"published", &PageFacts::published},
    {"modified", &PageFacts::modified},
    {"site", &PageFacts::site},
    {"language", &PageFacts::language},
    {"canonical", &PageFacts::canonical},
    {"image", &PageFacts::image},
    {"description", &PageFacts::description},
    {"body", &PageFacts::body},
}};
inline constexpr std::span<const FactMember> shown_facts = std::span(fact_members).first(kFacts - 1);

enum class FactOrigin : std::uint8_t { json_ld, meta, microdata, link, rel, element, attribute, document };

struct FactSource {
  Fact fact;
  FactOrigin origin;
  std::string_view key;  // in lowercase for `meta` and `link`
  std::uint8_t group;    // the group of types, for JSON-LD
};
struct DataType {
  std::string_view name;
  std::uint8_t group;
};
// Generated. The sources are in order of precedence.
extern const std::span<const FactSource> fact_sources;
extern const std::span<const DataType> data_types;

struct FoundFacts {
  PageFacts facts;
  std::uint32_t groups = 0;  // a bit for each group of types present in the page's data
};

// O(tree + text)
FoundFacts find_facts(const Document& document);

}  // namespace lockstep::detail

#endif
