// What holds for every result of edit_source().
#ifndef LOCKSTEP_TESTS_SUPPORT_SOURCE_CHANGES_H
#define LOCKSTEP_TESTS_SUPPORT_SOURCE_CHANGES_H

#include <cstdint>
#include <string_view>

#include "lockstep/edit_source.h"

namespace lockstep::test {

// Whether the changes are in order, and all bytes outside of them are those of the source.
inline bool keeps_other_bytes(std::string_view source, const EditedSource& edited) {
  const std::string_view result = edited.bytes;
  std::uint64_t from = 0, to = 0;
  const auto is_same_until = [&](std::uint64_t source_end, std::uint64_t result_end) {
    return from <= source_end && source_end <= source.size() && to <= result_end &&
           result_end <= result.size() &&
           source.substr(from, source_end - from) == result.substr(to, result_end - to);
  };
  for (const SourceChange& change : edited.changes) {
    if (!is_same_until(change.source.begin, change.result.begin)) return false;
    from = change.source.end;
    to = change.result.end;
  }
  return is_same_until(source.size(), result.size());
}

}  // namespace lockstep::test

#endif
