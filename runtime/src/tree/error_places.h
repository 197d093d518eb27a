// Records of the places of errors, which exist only while errors are requested.
#ifndef LOCKSTEP_TREE_ERROR_PLACES_H
#define LOCKSTEP_TREE_ERROR_PLACES_H

#include <array>
#include <cstdint>

#include "lockstep/detail/names.h"
#include "tables/known_names.h"
#include "tables/tree_errors.h"

namespace lockstep::detail {

// A place in the text.
struct NotedPlace {
  static constexpr std::uint32_t kNowhere = UINT32_MAX;
  std::uint32_t begin = kNowhere;
  NameId name = 0;            // the element's name
  bool is_start_tag = false;  // whether the element was opened there and not implied
  bool exists() const { return begin != kNowhere; }
};

struct ErrorPlaces {
  // The token that closed an HTML element, if it was not the element's own end tag.
  struct Closing {
    std::uint32_t element = NotedPlace::kNowhere;  // where the element was opened
    std::uint32_t place = 0;
  };
  // For each name: where the last HTML element was opened, and the last Closing. Closings by an element's own
  // end tag are not recorded, so the two show whether the last element was closed by another token.
  std::array<std::uint32_t, kHtmlTagNames> opened;
  std::array<Closing, kHtmlTagNames> closed;
  std::uint32_t doctype = NotedPlace::kNowhere;
  std::uint32_t head_end = NotedPlace::kNowhere;
  std::uint32_t body_end = NotedPlace::kNowhere;
  std::uint32_t frameset_end = NotedPlace::kNowhere;
  std::uint32_t html_end = NotedPlace::kNowhere;
  // For each error, the end of its last run of characters.
  std::array<std::uint32_t, kTreeErrors> run_ends;

  ErrorPlaces() {
    opened.fill(NotedPlace::kNowhere);
    run_ends.fill(NotedPlace::kNowhere);
  }
  void note_opened(NameId name, std::uint32_t begin) {
    if (name < opened.size()) opened[name] = begin;
  }
  // `place`: where the token begins.
  void note_closed(NameId name, std::uint32_t begin, std::uint32_t place) {
    if (name < closed.size() && begin != place) closed[name] = {begin, place};
  }
  NotedPlace last_closing(NameId name) const {
    if (name >= closed.size() || opened[name] == NotedPlace::kNowhere || closed[name].element != opened[name])
      return {};
    return {closed[name].place, name, false};
  }
};

}  // namespace lockstep::detail

#endif
