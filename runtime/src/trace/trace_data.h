// The data of a Trace, written by the recorder and read by the queries of Trace.
#ifndef LOCKSTEP_TRACE_TRACE_DATA_H
#define LOCKSTEP_TRACE_TRACE_DATA_H

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "text/uninitialized.h"
#include "trace/trace.h"

namespace lockstep::detail {

// Strings at stable addresses.
class Strings {
 public:
  std::string_view store(std::string_view text) {
    if (text.empty()) return {};
    if (text.size() > room_) {
      room_ = std::max<std::size_t>(kBlock, text.size());
      blocks_.push_back(make_uninitialized<char>(room_));
      at_ = blocks_.back().get();
    }
    char* const to = at_;
    std::memcpy(to, text.data(), text.size());
    at_ += text.size();
    room_ -= text.size();
    return {to, text.size()};
  }

 private:
  static constexpr std::size_t kBlock = 1 << 16;
  std::vector<std::unique_ptr<char[]>> blocks_;
  char* at_ = nullptr;
  std::size_t room_ = 0;
};

struct Trace::Data {
  static constexpr std::uint32_t kNone = UINT32_MAX;

  explicit Data(const ObservedEdition& rules) : edition(rules) {}

  const ObservedEdition& edition;
  Strings strings;  // owns the strings that steps, runs and attributes refer to
  std::vector<TraceStep> steps;
  std::vector<TraceState> states;
  std::vector<TraceEvent> events;
  std::vector<TraceRun> runs;
  std::vector<TraceAttribute> attributes;
  std::vector<ParseError> errors, stream_errors;
  std::vector<std::uint32_t> origins;  // by node: an event, or kNone
  std::vector<std::string_view> names;
  std::optional<TracePlace> stopped_at;  // where recording stopped because of the limit
  std::optional<Document> document;
};

}  // namespace lockstep::detail

#endif
