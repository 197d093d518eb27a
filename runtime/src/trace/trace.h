// A parse, step by step: each token, how the tokenizer came to it, the rules it went through, and what they
// did. What was recorded refers to nodes by NodeId, and to rules by the indexes of ObservedEdition::branches.
#ifndef LOCKSTEP_TRACE_TRACE_H
#define LOCKSTEP_TRACE_TRACE_H

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "trace/observed_edition.h"

namespace lockstep::detail {

// Offsets are in bytes of the text; lines and columns as those of ParseError.
struct TracePlace {
  std::uint32_t offset = 0;
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

enum class TraceToken : std::uint8_t {
  none,  // what comes before the first token: setting up the fragment case
  start_tag,
  end_tag,
  characters,
  comment,
  processing_instruction,
  doctype,
  end_of_file,
};

// Rows of the tokenizer, its algorithms and conditions, in the order gone through.
struct TraceState {
  std::uint16_t branch;
  bool holds;           // of a condition
  std::uint32_t count;  // how often in a row
};

enum class TraceKind : std::uint8_t {
  // --- Rules. `branch` is an index into the branches of the edition, of `dispatched` the mode.
  dispatched,  // the token goes to the rules of a mode; `flag`: by the dispatcher, not by a rule
  row,
  algorithm,
  loop,
  condition,  // `flag`: it holds
  // --- A run of characters begins that is processed like a token: index `size` of Trace::runs()
  run,
  run_ends,  // of a replayed one
  // --- What they did
  error,     // index `size` of Trace::errors()
  switched,  // `branch` is a Switch, `size` an index for Trace::name()
  tree,      // `branch` is a TreeChange; the rest as in TreeEvent; `flag`: foster parented. A node that is
             // inserted after it was removed has the `old_parent` that it was removed from
  stack,     // `branch` is a ListChange; `parent` is TreeEvent's or ListChange's other node
  formatting,
};

struct TraceEvent {
  TraceKind kind;
  bool flag = false;
  std::uint16_t branch = 0;
  NodeId node = kNoNode;
  NodeId parent = kNoNode;
  NodeId next = kNoNode;
  NodeId old_parent = kNoNode;
  std::uint32_t size = 0;
  std::uint32_t old_size = 0;
};

// Characters of one class, which are a token each. Those that meet the same rules as ones before are not
// recorded again.
struct TraceRun {
  bool replayed;        // pending table character tokens; else a part of the step's own token
  char32_t character;   // SPACE: whitespace, NUL, or 'x': others
  std::uint32_t count;  // how many runs
  TracePlace start;     // of the first one
  std::string_view text;
};

struct TraceStep {
  TraceToken token = TraceToken::none;
  bool self_closing = false;
  bool force_quirks = false;
  TracePlace start, end;  // of the token's characters in the text
  std::uint32_t first_state = 0, states_end = 0;
  std::uint32_t first_event = 0, events_end = 0;
  std::uint32_t first_attribute = 0, attributes_end = 0;
  // Of tags and doctypes the name, of processing instructions the target, of others empty.
  std::string_view name;
  // Of characters, comments and processing instructions the data.
  std::string_view text;
  std::optional<std::string_view> public_identifier, system_identifier;  // of doctypes
  // How many tokens it stands for: the runs of characters, whitespace or not, between two other tokens
  // that all go into one Text node.
  std::uint32_t tokens = 1;
};

struct TraceAttribute {
  std::string_view name, value;
};

// What an element or text came from.
struct TraceOrigin {
  std::size_t step;
  std::size_t event;             // the change of the tree that put it there first
  std::optional<unsigned> rule;  // the row or algorithm that the step was in: a branch
};

// How many events are recorded of a text of that size: more than any page needs, but for those of nested
// formatting elements, a few kilobytes of which can make each token do more than the one before.
constexpr std::size_t most_trace_events(std::size_t text_size) {
  return std::min<std::size_t>((std::size_t{1} << 19) + 32 * text_size, UINT32_MAX);
}

class Trace {
 public:
  // Parses `text`, which is well-formed but may hold surrogates, by the edition of the options; `context` is
  // null for a document. O(text + what is recorded)
  static Trace of(std::string_view text, const FragmentContext* context, const ParseOptions& options);
  Trace(Trace&&) noexcept;
  Trace& operator=(Trace&&) noexcept;
  ~Trace();

  const ObservedEdition& edition() const;
  const Document& document() const;
  // By their ids, the nodes of the document.
  Node node(NodeId id) const;
  std::string_view text() const { return document().source(); }

  std::span<const TraceStep> steps() const;
  // Where the first token begins that was not recorded because of most_trace_events(); none if all were. The
  // document is whole all the same.
  std::optional<TracePlace> stopped_at() const;
  std::span<const TraceState> states(const TraceStep& step) const;
  std::span<const TraceEvent> events(const TraceStep& step) const;
  std::span<const TraceAttribute> attributes(const TraceStep& step) const;
  // The rows and algorithms that the token went through, in order, as branches.
  std::vector<unsigned> rules(const TraceStep& step) const;
  // The nodes that the step inserted, moved, removed, or gave children, text or attributes, each once.
  std::vector<NodeId> changed_nodes(const TraceStep& step) const;
  std::span<const TraceRun> runs() const;
  // Those of the rules, in the order of the steps; with positions.
  std::span<const ParseError> errors() const;
  // The errors of the input stream among the characters of a step.
  std::span<const ParseError> stream_errors(const TraceStep& step) const;
  std::string_view name(std::uint32_t index) const;

  // The first step whose token begins at or after an offset, or at or after a place; steps().size() if none.
  std::size_t first_step_at(std::uint64_t offset) const;
  std::size_t first_step_at(std::uint32_t line, std::uint32_t column) const;
  // Where a node came from; none for those that were never inserted, and for the Document.
  std::optional<TraceOrigin> origin(NodeId node) const;

  struct Data;

 private:
  explicit Trace(std::unique_ptr<Data> data);
  std::unique_ptr<Data> data_;
};

// Insertion mode, stack, list and tree between two steps.
class TraceReplay {
 public:
  explicit TraceReplay(const Trace& trace);

  // Goes over the next step.
  void advance();
  std::size_t step() const { return step_; }  // the next one

  std::string_view mode() const { return mode_; }
  std::span<const NodeId> stack() const { return stack_; }
  std::span<const NodeId> formatting() const { return formatting_; }
  // The tree so far, of nodes whose ids are below nodes(); kNoNode where there is none.
  NodeId nodes() const { return static_cast<NodeId>(links_.size()); }
  NodeId parent(NodeId node) const { return links_[node].parent; }
  NodeId first_child(NodeId node) const { return links_[node].first; }
  NodeId next_sibling(NodeId node) const { return links_[node].next; }
  // How many bytes a Text node has, or attributes an element, if it was given more.
  std::uint32_t size(NodeId node) const { return links_[node].size; }

  static constexpr std::uint32_t kAll = std::numeric_limits<std::uint32_t>::max();

 private:
  struct Links {
    NodeId parent = kNoNode, first = kNoNode, last = kNoNode, previous = kNoNode, next = kNoNode;
    std::uint32_t size = kAll;
  };
  void apply(const TraceEvent& event);
  void insert(NodeId node, NodeId parent, NodeId next);
  void remove(NodeId node);
  static void change(std::vector<NodeId>& list, const TraceEvent& event);

  const Trace& trace_;
  std::size_t step_ = 0;
  std::string_view mode_;
  std::vector<NodeId> stack_, formatting_;
  std::vector<Links> links_;
};

}  // namespace lockstep::detail

#endif
