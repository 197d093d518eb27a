// The trace of a parse, step by step: each token, how the tokenizer produced it, the rules that processed it,
// and their effects. A trace refers to nodes by NodeId, and to rules by the indexes of
// ObservedEdition::branches.
#ifndef LOCKSTEP_TRACE_TRACE_H
#define LOCKSTEP_TRACE_TRACE_H

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "trace/observed_edition.h"

namespace lockstep::detail {

// Offsets are in bytes of the text; lines and columns are like those of ParseError.
struct TracePlace {
  std::uint32_t offset = 0;
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

enum class TraceToken : std::uint8_t {
  none,  // before the first token: setting up the fragment case
  start_tag,
  end_tag,
  characters,
  comment,
  processing_instruction,
  doctype,
  end_of_file,
};

// A row, an algorithm or a condition of the tokenizer that was executed, in the order of execution.
struct TraceState {
  std::uint16_t branch;
  bool holds;           // the result of a condition
  std::uint32_t count;  // the number of consecutive times
};

enum class TraceKind : std::uint8_t {
  // --- Rules. `branch` is an index into the edition's branches; for `dispatched`, it is the mode.
  dispatched,  // a mode's rules process the token; `flag`: chosen by the dispatcher, not by a rule
  row,
  algorithm,
  loop,
  condition,  // `flag`: it is true; `size`: the part evaluated last, from 1, or 0 if it has no parts
  variable,   // in the row or the algorithm with loops `branch`: `parent` is an index for Trace::name(),
              // `old_size` a VariableValue::Kind, and the value is `node` or `size`
  // --- The beginning of a run of characters that is processed like a token: index `size` of Trace::runs()
  run,
  run_ends,  // the end of a replayed run
  // --- Effects
  error,     // index `size` of Trace::errors()
  switched,  // `branch` is a Switch, `size` an index for Trace::name()
  tree,      // `branch` is a TreeChange; the rest as in TreeEvent; `flag`: foster parented. A node inserted
             // after its removal has the `old_parent` from which it was removed
  stack,     // `branch` is a ListChange; `parent` is the other node of the ListChange
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

// Characters of one class, each of which is a token. Runs processed by the same rules as earlier ones are not
// recorded again.
struct TraceRun {
  bool replayed;        // whether they are pending table character tokens, not part of the step's own token
  char32_t character;   // SPACE for whitespace, NUL, or 'x' for other characters
  std::uint32_t count;  // the number of runs
  TracePlace start;     // the start of the first run
  std::string_view text;
};

struct TraceStep {
  TraceToken token = TraceToken::none;
  bool self_closing = false;
  bool force_quirks = false;
  TracePlace start, end;  // the range of the token's characters in the text
  std::uint32_t first_state = 0, states_end = 0;
  std::uint32_t first_event = 0, events_end = 0;
  std::uint32_t first_attribute = 0, attributes_end = 0;
  // The name of a tag or doctype, or the target of a processing instruction; otherwise empty.
  std::string_view name;
  // The data of characters, comments and processing instructions.
  std::string_view text;
  std::optional<std::string_view> public_identifier, system_identifier;  // for doctypes
  // The number of tokens that the step represents: runs of characters, whitespace or not, between two other
  // tokens, all added to one Text node.
  std::uint32_t tokens = 1;
};

struct TraceAttribute {
  std::string_view name, value;
};

// The origin of an element or text.
struct TraceOrigin {
  std::size_t step;
  std::size_t event;             // the tree change that first inserted it
  std::optional<unsigned> rule;  // the row or algorithm being executed, as a branch
};

// The maximum number of events recorded for a text of that size. More than any page needs, unless formatting
// elements are nested: a few kilobytes of them can make each token cause more events than the previous one.
constexpr std::size_t most_trace_events(std::size_t text_size) {
  return std::min<std::size_t>((std::size_t{1} << 19) + 32 * text_size, UINT32_MAX);
}

class Trace {
 public:
  // Parses `text`, which is well-formed but may contain surrogates, using the edition in the options. A null
  // `context` parses a document. O(text + events)
  static Trace of(std::string_view text, const FragmentContext* context, const ParseOptions& options);
  Trace(Trace&&) noexcept;
  Trace& operator=(Trace&&) noexcept;
  ~Trace();

  const ObservedEdition& edition() const;
  const Document& document() const;
  // Returns a node of the document by its id.
  Node node(NodeId id) const;
  std::string_view text() const { return document().source(); }

  std::span<const TraceStep> steps() const;
  // The place of the first token that was not recorded because of most_trace_events(); nullopt if all were
  // recorded. The document is complete in any case.
  std::optional<TracePlace> stopped_at() const;
  std::span<const TraceState> states(const TraceStep& step) const;
  std::span<const TraceEvent> events(const TraceStep& step) const;
  std::span<const TraceAttribute> attributes(const TraceStep& step) const;
  // The rows and algorithms that processed the token, in order, as branches.
  std::vector<unsigned> rules(const TraceStep& step) const;
  // The nodes that the step inserted, moved or removed, or to which it added children, text or attributes,
  // each once.
  std::vector<NodeId> changed_nodes(const TraceStep& step) const;
  std::span<const TraceRun> runs() const;
  // The errors that rules raised, in the order of the steps, with positions.
  std::span<const ParseError> errors() const;
  // The errors of the input stream in the characters of a step.
  std::span<const ParseError> stream_errors(const TraceStep& step) const;
  std::string_view name(std::uint32_t index) const;

  // Returns the index of the first step whose token begins at or after an offset, or a line and column;
  // steps().size() if there is none.
  std::size_t first_step_at(std::uint64_t offset) const;
  std::size_t first_step_at(std::uint32_t line, std::uint32_t column) const;
  // Returns the origin of a node; nullopt for nodes that were never inserted, and for the Document.
  std::optional<TraceOrigin> origin(NodeId node) const;

  struct Data;

 private:
  explicit Trace(std::unique_ptr<Data> data);
  std::unique_ptr<Data> data_;
};

}  // namespace lockstep::detail

#endif
