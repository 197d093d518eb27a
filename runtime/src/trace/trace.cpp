// The queries of a recorded trace.
#include "trace/trace.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "serialize/walk.h"
#include "trace/recorder.h"

namespace lockstep::detail {

Trace::Trace(std::unique_ptr<Data> data) : data_(std::move(data)) {}
Trace::Trace(Trace&&) noexcept = default;
Trace& Trace::operator=(Trace&&) noexcept = default;
Trace::~Trace() = default;

Trace Trace::of(std::string_view text, const FragmentContext* context, const ParseOptions& options) {
  return Trace(record_trace(text, context, options));
}

const ObservedEdition& Trace::edition() const { return data_->edition; }
const Document& Trace::document() const { return *data_->document; }
Node Trace::node(NodeId id) const { return NodeAccess::at(data_->document->root(), id); }
std::span<const TraceStep> Trace::steps() const { return data_->steps; }
std::optional<TracePlace> Trace::stopped_at() const { return data_->stopped_at; }
std::span<const TraceState> Trace::states(const TraceStep& step) const {
  return std::span(data_->states).subspan(step.first_state, step.states_end - step.first_state);
}
std::span<const TraceEvent> Trace::events(const TraceStep& step) const {
  return std::span(data_->events).subspan(step.first_event, step.events_end - step.first_event);
}
std::span<const TraceAttribute> Trace::attributes(const TraceStep& step) const {
  return std::span(data_->attributes)
      .subspan(step.first_attribute, step.attributes_end - step.first_attribute);
}
std::vector<unsigned> Trace::rules(const TraceStep& step) const {
  std::vector<unsigned> rules;
  for (const TraceEvent& event : events(step))
    if (event.kind == TraceKind::row || event.kind == TraceKind::algorithm) rules.push_back(event.branch);
  return rules;
}
std::vector<NodeId> Trace::changed_nodes(const TraceStep& step) const {
  std::vector<NodeId> nodes;
  std::unordered_set<NodeId> known;
  for (const TraceEvent& event : events(step)) {
    if (event.kind != TraceKind::tree) continue;
    const bool children = event.branch == static_cast<std::uint16_t>(TreeChange::move_children);
    const NodeId node = children ? event.parent : event.node;
    if (known.insert(node).second) nodes.push_back(node);
  }
  return nodes;
}
std::span<const TraceRun> Trace::runs() const { return data_->runs; }
std::span<const ParseError> Trace::errors() const { return data_->errors; }
std::string_view Trace::name(std::uint32_t index) const { return data_->names[index]; }

std::span<const ParseError> Trace::stream_errors(const TraceStep& step) const {
  const std::vector<ParseError>& all = data_->stream_errors;
  if (all.empty()) return {};
  const auto index = static_cast<std::size_t>(&step - data_->steps.data());
  const std::uint32_t begin = index == 0 ? 0 : data_->steps[index - 1].end.offset;
  const auto before = [](const ParseError& error, std::uint64_t offset) { return error.offset < offset; };
  const auto first = std::lower_bound(all.begin(), all.end(), begin, before);
  const auto end = std::lower_bound(first, all.end(), step.end.offset, before);
  return std::span(all).subspan(static_cast<std::size_t>(first - all.begin()),
                                static_cast<std::size_t>(end - first));
}

std::size_t Trace::first_step_at(std::uint64_t offset) const {
  const auto& steps = data_->steps;
  return static_cast<std::size_t>(std::lower_bound(steps.begin(), steps.end(), offset,
                                                   [](const TraceStep& step, std::uint64_t wanted) {
                                                     return step.start.offset < wanted;
                                                   }) -
                                  steps.begin());
}

std::size_t Trace::first_step_at(std::uint32_t line, std::uint32_t column) const {
  const auto& steps = data_->steps;
  return static_cast<std::size_t>(
      std::lower_bound(steps.begin(), steps.end(), std::pair(line, column),
                       [](const TraceStep& step, const std::pair<std::uint32_t, std::uint32_t>& wanted) {
                         return std::pair(step.start.line, step.start.column) < wanted;
                       }) -
      steps.begin());
}

std::optional<TraceOrigin> Trace::origin(NodeId node) const {
  if (node >= data_->origins.size() || data_->origins[node] == Data::kNone) return std::nullopt;
  const std::uint32_t event = data_->origins[node];
  const auto& steps = data_->steps;
  const auto after =
      std::upper_bound(steps.begin(), steps.end(), event,
                       [](std::uint32_t wanted, const TraceStep& step) { return wanted < step.first_event; });
  TraceOrigin origin{static_cast<std::size_t>(after - steps.begin()) - 1, event, std::nullopt};
  for (std::uint32_t i = event; i-- > steps[origin.step].first_event;) {
    const TraceEvent& earlier = data_->events[i];
    if (earlier.kind == TraceKind::row) return TraceOrigin{origin.step, event, earlier.branch};
    if (earlier.kind == TraceKind::algorithm)
      origin.rule = earlier.branch;  // the first algorithm, if there is no row
  }
  return origin;
}

}  // namespace lockstep::detail
