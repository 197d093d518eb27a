// Recording a parse step by step, and replaying it.
#include "trace/trace.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>
#include <utility>

#include "document/tree_inline.h"
#include "input/input_stream.h"
#include "trace/observed_parse.h"
#include "serialize/walk.h"
#include "text/uninitialized.h"
#include "tree/operations.h"

namespace lockstep::detail {

namespace {

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

bool is_of_the_input_stream(ParseErrorCode code) {
  return code == ParseErrorCode::control_character_in_input_stream ||
         code == ParseErrorCode::noncharacter_in_input_stream ||
         code == ParseErrorCode::surrogate_in_input_stream;
}

// The stage that a branch belongs to.
enum class Stage : std::uint8_t { sniffing, tokenizer, tree };

TraceToken kind_of(const TreeToken& token) {
  switch (token.kind) {
    case TokenKind::start_tag:
      return TraceToken::start_tag;
    case TokenKind::end_tag:
      return TraceToken::end_tag;
    case TokenKind::characters:
      return TraceToken::characters;
    case TokenKind::comment:
      return TraceToken::comment;
    case TokenKind::processing_instruction:
      return TraceToken::processing_instruction;
    case TokenKind::doctype:
      return TraceToken::doctype;
    case TokenKind::end_of_file:
      return TraceToken::end_of_file;
  }
  return TraceToken::none;
}

char32_t class_of(const TreeToken& token) {
  const auto first = static_cast<unsigned char>(token.text.front());
  return first == 0 ? U'\0' : is_ascii_whitespace(first) ? U' ' : U'x';
}

bool is_text(const TraceEvent& event) {
  return event.kind == TraceKind::tree && event.branch == static_cast<std::uint16_t>(TreeChange::text);
}

}  // namespace

struct Trace::Data final : Watcher {
  Data(const ObservedEdition& rules, std::string_view input)
      : edition(rules), text(input), most_events(most_trace_events(input.size())) {
    stages.reserve(rules.branches.size());
    for (std::size_t i = 0; i < rules.branches.size(); ++i) {
      const BranchInfo& branch = rules.branches[i];
      stages.push_back(branch.file == "spec/tokenizer.rules"    ? Stage::tokenizer
                       : branch.file.starts_with("spec/input/") ? Stage::sniffing
                                                                : Stage::tree);
      if (branch.name == "the_rules_for_html_content_apply") dispatcher = i;
      if (branch.name == "the_place_to_foster_parent_a_node") foster = i;
    }
  }

  // --- The watcher
  void parse_begins(const Tree& built) override {
    tree = &built;
    pending_states.clear();
    pending_errors.clear();
    states_taken = errors_taken = 0;
    last_offset = 0;
    tokenizing = in_token = joining = full = false;
    states.clear();
    events.clear();
    steps.clear();
    runs.clear();
    errors.clear();
    attributes.clear();
    origins.clear();
  }
  void stepped(unsigned branch, std::uint64_t offset) override {
    last_offset = offset;
    tokenizing = true;
    // The bytes of a character arrive one by one.
    if (offset < text.size() && (static_cast<unsigned char>(text[offset]) & 0xC0) == 0x80 &&
        !pending_states.empty() && pending_states.back().state.branch == branch)
      return;
    pend({static_cast<std::uint16_t>(branch), true, 1});
  }
  void entered(unsigned branch) override {
    if (!is_recording()) return;
    if (branch == dispatcher) dispatching = true;
    if (branch == foster) fostering = true;
    const BranchKind kind = edition.branches[branch].kind;
    add({.kind = kind == BranchKind::row    ? TraceKind::row
                 : kind == BranchKind::loop ? TraceKind::loop
                                            : TraceKind::algorithm,
         .branch = static_cast<std::uint16_t>(branch)});
  }
  void decided(unsigned branch, bool holds) override {
    if (stages[branch] == Stage::tokenizer) {
      pend({static_cast<std::uint16_t>(branch), holds, 1});
    } else if (stages[branch] == Stage::tree && is_recording()) {
      add({.kind = TraceKind::condition, .flag = holds, .branch = static_cast<std::uint16_t>(branch)});
    }
  }
  void dispatched(unsigned mode, unsigned token_class) override {
    if (!is_recording()) return;
    add({.kind = TraceKind::dispatched,
         .flag = std::exchange(dispatching, false),
         .branch = static_cast<std::uint16_t>(mode)});
    for (const std::uint16_t branch : edition.rows_passed(mode, token_class))
      add({.kind = TraceKind::row, .branch = branch});
  }
  void token_begins(const TreeToken& token, std::uint64_t start, std::uint64_t end) override {
    if (full) return;
    if (!in_token) close_step();
    removed = kNoNode;
    const TraceToken kind = kind_of(token);
    joining = kind == TraceToken::characters && !steps.empty() &&
              steps.back().token == TraceToken::characters && steps.back().events_end == events.size();
    in_token = true;
    joined_state = static_cast<std::uint32_t>(states.size());
    joined_event = static_cast<std::uint32_t>(events.size());
    if (joining) {
      joined_end = static_cast<std::uint32_t>(end);
      joined_start = static_cast<std::uint32_t>(start);
      joined_text = token.text;
      runs.push_back({.replayed = false, .character = class_of(token), .count = 1, .start = {}, .text = {}});
      runs.back().start.offset = static_cast<std::uint32_t>(start);
      add({.kind = TraceKind::run, .size = static_cast<std::uint32_t>(runs.size() - 1)});
    } else {
      begin_step(kind, static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end));
      describe(token);
    }
    take_pending(end, kind == TraceToken::characters);
  }
  void token_ends() override {
    if (full) return;
    if (joining)
      join();
    else
      own_variants.assign(1, {steps.back().first_event, static_cast<std::uint32_t>(events.size())});
    in_token = joining = fostering = dispatching = false;
    steps.back().states_end = static_cast<std::uint32_t>(states.size());
    steps.back().events_end = static_cast<std::uint32_t>(events.size());
  }
  void replay_begins(const TreeToken& token, std::uint64_t start, std::uint64_t) override {
    if (full) return;
    replay_event = static_cast<std::uint32_t>(events.size());
    runs.push_back({.replayed = true, .character = class_of(token), .count = 1, .start = {}, .text = {}});
    runs.back().start.offset = static_cast<std::uint32_t>(start);
    runs.back().text = strings.store(token.text);
    add({.kind = TraceKind::run, .size = static_cast<std::uint32_t>(runs.size() - 1)});
  }
  void replay_ends() override {
    if (full) return;
    const auto end = static_cast<std::uint32_t>(events.size());
    if (const Variant* same = find_variant(replay_variants, replay_event + 1, end)) {
      ++runs[events[same->first - 1].size].count;
      runs.pop_back();
      drop(replay_event + 1);
      return;
    }
    replay_variants.push_back({replay_event + 1, end});
    add({.kind = TraceKind::run_ends});
  }
  void tree_changed(const TreeEvent& change) override {
    if (!is_recording()) return;
    NodeId old_parent = change.old_parent;
    // The rules move a node by removing it first.
    if (change.change == TreeChange::insert && old_parent == kNoNode && removed == change.node)
      old_parent = removed_from;
    removed = change.change == TreeChange::remove ? change.node : kNoNode;
    removed_from = old_parent;
    add({.kind = TraceKind::tree,
         .flag = std::exchange(fostering, false),
         .branch = static_cast<std::uint16_t>(change.change),
         .node = change.node,
         .parent = change.parent,
         .next = change.next,
         .old_parent = old_parent,
         .size = change.change == TreeChange::insert ? size_of(change.node) : change.size,
         .old_size = change.old_size});
    if (change.change != TreeChange::insert && change.change != TreeChange::text) return;
    const bool known = note_origin(change.node);
    if (known || change.change == TreeChange::text) return;
    // Everything under a new node that was not inserted piece by piece belongs to a clone.
    for (NodeId node = tree->first_child(change.node); node != kNoNode;) {
      const bool seen = note_origin(node);
      if (!seen)
        add({.kind = TraceKind::tree,
             .branch = static_cast<std::uint16_t>(TreeChange::insert),
             .node = node,
             .parent = tree->parent(node),
             .size = size_of(node)});
      node = seen ? tree->following_skipping_children(node, change.node) : tree->following(node, change.node);
    }
  }
  void stack_changed(ListChange change, NodeId node, NodeId other) override {
    if (is_recording())
      add({.kind = TraceKind::stack,
           .branch = static_cast<std::uint16_t>(change),
           .node = node,
           .parent = other});
  }
  void formatting_changed(ListChange change, NodeId node, NodeId other) override {
    if (is_recording())
      add({.kind = TraceKind::formatting,
           .branch = static_cast<std::uint16_t>(change),
           .node = node,
           .parent = other});
  }
  void switched(Switch what, std::string_view name) override {
    if (is_recording())
      add({.kind = TraceKind::switched, .branch = static_cast<std::uint16_t>(what), .size = index_of(name)});
  }
  void parse_error(const ParseError& error) override {
    if (full) return;
    if (in_token)
      add_error(error);
    else if (belongs_to_last(error.offset))
      add_error(error), ++steps.back().events_end;
    else
      pending_errors.push_back(error);
  }

  // --- Recording
  struct PendingState {
    TraceState state;
    std::uint64_t offset;
  };
  struct Variant {
    std::uint32_t first, end;  // indexes of events
  };

  void add(const TraceEvent& event) {
    if (full) return;
    events.push_back(event);
    if (events.size() >= most_events) stop();
  }
  // Stops recording and drops the current step.
  void stop() {
    full = true;
    if (steps.empty()) return;
    TraceStep& step = steps.back();
    stopped_at = step.start;
    events.resize(step.first_event);
    states.resize(step.first_state);
    attributes.resize(step.first_attribute);
    steps.pop_back();
    for (std::uint32_t& event : origins)
      if (event != kNone && event >= events.size()) event = kNone;
    in_token = joining = false;
    pending_states.clear();
    pending_errors.clear();
    characters.clear();
  }
  void add_error(const ParseError& error) {
    add({.kind = TraceKind::error, .size = static_cast<std::uint32_t>(errors.size())});
    errors.push_back(error);
  }
  // Whether rules of tree construction are being processed. What the tokenizer asks of them is ignored.
  bool is_recording() {
    if (full) return false;
    if (in_token) return true;
    if (tokenizing) return false;
    if (steps.empty()) begin_step(TraceToken::none, 0, 0);
    return true;
  }
  void begin_step(TraceToken kind, std::uint32_t start, std::uint32_t end) {
    finish_characters();
    TraceStep step;
    step.token = kind;
    step.start.offset = start;
    step.end.offset = end;
    step.first_state = static_cast<std::uint32_t>(states.size());
    step.first_event = static_cast<std::uint32_t>(events.size());
    step.first_attribute = step.attributes_end = static_cast<std::uint32_t>(attributes.size());
    steps.push_back(step);
    replay_variants.clear();
  }
  // Nothing more is added to the last step, except what the tokenizer still does with its characters.
  void close_step() {
    if (steps.empty()) return;
    TraceStep& step = steps.back();
    if (step.token == TraceToken::none) {
      step.states_end = static_cast<std::uint32_t>(states.size());
      step.events_end = static_cast<std::uint32_t>(events.size());
    }
  }
  void describe(const TreeToken& token) {
    TraceStep& step = steps.back();
    switch (token.kind) {
      case TokenKind::start_tag:
      case TokenKind::end_tag:
        step.name = strings.store(tree->tag_names.name(token.name));
        step.self_closing = token.self_closing;
        for (std::size_t i = 0; i < token.attribute_count; ++i)
          attributes.push_back({strings.store(tree->attribute_names.name(token.attributes[i].name)),
                                strings.store(token.attributes[i].value)});
        step.attributes_end = static_cast<std::uint32_t>(attributes.size());
        break;
      case TokenKind::characters:
        characters = token.text;
        break;
      case TokenKind::processing_instruction:
        step.name = strings.store(token.target);
        [[fallthrough]];
      case TokenKind::comment:
        step.text = strings.store(token.text);
        break;
      case TokenKind::doctype:
        step.name = strings.store(token.doctype->name);
        if (token.doctype->has_public_identifier)
          step.public_identifier = strings.store(token.doctype->public_identifier);
        if (token.doctype->has_system_identifier)
          step.system_identifier = strings.store(token.doctype->system_identifier);
        step.force_quirks = token.doctype->force_quirks;
        break;
      case TokenKind::end_of_file:
        break;
    }
  }

  // The tokenizer has read the characters of the last token, but may still be in the same row.
  bool belongs_to_last(std::uint64_t offset) const {
    return !steps.empty() && steps.back().token != TraceToken::none && offset < steps.back().end.offset &&
           pending_states.empty();
  }
  void pend(const TraceState& state) {
    if (full) return;
    if (edition.branches[state.branch].kind != BranchKind::row && belongs_to_last(last_offset)) {
      states.push_back(state);
      steps.back().states_end = static_cast<std::uint32_t>(states.size());
      return;
    }
    pending_states.push_back({state, last_offset});
  }
  // Characters are passed on only after the tokenizer has looked at what follows them, which remains pending.
  // A long text is passed on as many tokens at once, so taken states are not removed each time.
  void take_pending(std::uint64_t end, bool characters_only) {
    for (; states_taken < pending_states.size(); ++states_taken) {
      const PendingState& pending = pending_states[states_taken];
      if (characters_only && pending.offset >= end) break;
      TraceState* last = states.size() > joined_state ? &states.back() : nullptr;
      if (last != nullptr && last->branch == pending.state.branch && last->holds == pending.state.holds)
        ++last->count;
      else
        states.push_back(pending.state);
    }
    for (; errors_taken < pending_errors.size(); ++errors_taken) {
      const ParseError& error = pending_errors[errors_taken];
      if (characters_only && error.offset >= end) break;
      add_error(error);
    }
    if (states_taken == pending_states.size()) pending_states.clear(), states_taken = 0;
    if (errors_taken == pending_errors.size()) pending_errors.clear(), errors_taken = 0;
  }

  // --- Characters of one text
  static bool alike(const TraceEvent& a, const TraceEvent& b) {
    return a.kind == b.kind && a.flag == b.flag && a.branch == b.branch && a.node == b.node &&
           a.parent == b.parent && a.next == b.next && a.old_parent == b.old_parent &&
           (is_text(a) ? a.old_size != 0 || b.old_size != 0 : a.size == b.size && a.old_size == b.old_size);
  }
  const Variant* find_variant(const std::vector<Variant>& variants, std::uint32_t first,
                              std::uint32_t end) const {
    constexpr std::size_t kLooked = 4;
    for (std::size_t i = 0; i < std::min(kLooked, variants.size()); ++i) {
      const Variant& variant = variants[variants.size() - 1 - i];
      if (std::equal(events.begin() + variant.first, events.begin() + variant.end, events.begin() + first,
                     events.begin() + end, alike))
        return &variant;
    }
    return nullptr;
  }
  // The events from `first` on repeat those of an earlier run and are dropped. The last of the events that
  // gave text to a node also gives it this text.
  void drop(std::uint32_t first) {
    for (std::uint32_t i = first; i < events.size(); ++i) {
      if (!is_text(events[i])) continue;
      for (std::uint32_t k = first; k-- > steps.back().first_event;) {
        if (!is_text(events[k]) || events[k].node != events[i].node) continue;
        events[k].size = events[i].size;
        break;
      }
    }
    events.resize(first - 1);  // including the event `run`
  }
  // Whether the events from `first` on only continue the text of the step, or do nothing.
  bool continues_variant(std::uint32_t first) const {
    NodeId node = kNoNode;
    for (std::uint32_t i = steps.back().first_event; i < first; ++i)
      if (is_text(events[i])) node = events[i].node;
    for (std::uint32_t i = first; i < events.size(); ++i) {
      const TraceEvent& event = events[i];
      if (event.kind == TraceKind::switched || event.kind == TraceKind::stack ||
          event.kind == TraceKind::formatting || (event.kind == TraceKind::tree && !is_text(event)))
        return false;
      if (is_text(event) && event.node != node) return false;
    }
    return true;
  }
  void join() {
    constexpr std::size_t kMostVariants = 4;
    const std::uint32_t first = joined_event + 1;  // after the event `run`
    const auto end = static_cast<std::uint32_t>(events.size());
    if (const Variant* same = find_variant(own_variants, first, end)) {
      if (same->first != steps.back().first_event) ++runs[events[same->first - 1].size].count;
      runs.pop_back();
      drop(first);
    } else if (own_variants.size() < kMostVariants && continues_variant(first)) {
      own_variants.push_back({first, end});
    } else {
      runs.pop_back();
      const std::uint32_t state = joined_state;
      begin_step(TraceToken::characters, joined_start, joined_end);
      steps.back().first_state = state;
      steps.back().first_event = first;
      characters = joined_text;
      own_variants.assign(1, {first, end});
      return;
    }
    TraceStep& step = steps.back();
    ++step.tokens;
    step.end.offset = std::max(step.end.offset, joined_end);
    characters += joined_text;
    if (joined_state > step.first_state && joined_state < states.size() &&
        states[joined_state].branch == states[joined_state - 1].branch &&
        states[joined_state].holds == states[joined_state - 1].holds) {
      states[joined_state - 1].count += states[joined_state].count;
      states.erase(states.begin() + joined_state);
    }
  }
  void finish_characters() {
    if (!steps.empty() && steps.back().token == TraceToken::characters)
      steps.back().text = strings.store(characters);
    characters.clear();
  }

  // --- Nodes and names
  std::uint32_t size_of(NodeId node) const {
    return tree->type(node) == NodeType::text      ? static_cast<std::uint32_t>(tree->text_size(node))
           : tree->type(node) == NodeType::element ? tree->attribute_count(node)
                                                   : 0;
  }
  // The last event put the node there. Returns whether it had been there before.
  bool note_origin(NodeId node) {
    if (node >= origins.size()) origins.resize(std::max<std::size_t>(node + 1, origins.size() * 2), kNone);
    if (origins[node] != kNone) return true;
    origins[node] = static_cast<std::uint32_t>(events.size() - 1);
    return false;
  }
  std::uint32_t index_of(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i].data() == name.data()) return static_cast<std::uint32_t>(i);
    names.push_back(name);
    return static_cast<std::uint32_t>(names.size() - 1);
  }

  // --- The end
  void locate(PositionFinder& finder, TracePlace& place) const {
    ParseError error;
    error.offset = place.offset;
    finder.locate(document->source(), error);
    place.line = error.line;
    place.column = error.column;
  }
  void finish(Document&& built) {
    document.emplace(std::move(built));
    finish_characters();
    const std::string_view source = document->source();
    PositionFinder starts, ends, replays, faults;
    std::uint32_t last_end = 0;
    for (TraceStep& step : steps) {
      std::uint32_t& start = step.start.offset;
      if (start != 0 && start > last_end && start < source.size() && source[start] == '\n' &&
          source[start - 1] == '\r')
        --start;
      step.end.offset = std::max(step.end.offset, start);
      last_end = step.end.offset;
      locate(starts, step.start);
      locate(ends, step.end);
    }
    locate(ends, stopped_at);
    for (TraceRun& run : runs) locate(replays, run.start);
    for (ParseError& error : errors) faults.locate(source, error);
    for (const ParseError& error : document->errors())
      if (is_of_the_input_stream(error.code)) stream_errors.push_back(error);
    tree = nullptr;
  }

  static constexpr std::uint32_t kNone = UINT32_MAX;

  const ObservedEdition& edition;
  std::string_view text;
  const std::size_t most_events;
  std::vector<Stage> stages;
  std::size_t dispatcher = SIZE_MAX, foster = SIZE_MAX;
  const Tree* tree = nullptr;

  // Not yet assigned to a token.
  std::vector<PendingState> pending_states;
  std::vector<ParseError> pending_errors;
  std::size_t states_taken = 0, errors_taken = 0;  // how many at the front already belong to a step
  std::uint64_t last_offset = 0;
  bool tokenizing = false;
  bool in_token = false;
  bool full = false;         // nothing more is recorded
  TracePlace stopped_at;     // where recording stopped
  bool dispatching = false;  // the dispatcher has just chosen a mode
  NodeId removed = kNoNode;  // by the last change of the tree,
  NodeId removed_from = kNoNode;
  bool fostering = false;  // the place to foster parent a node was requested
  // Whether the current token's characters may continue those of the last step.
  bool joining = false;
  std::uint32_t joined_state = 0, joined_event = 0, joined_start = 0, joined_end = 0;
  std::string_view joined_text;
  std::string characters;  // of the last step
  std::vector<Variant> own_variants, replay_variants;
  std::uint32_t replay_event = 0;

  Strings strings;
  std::vector<TraceStep> steps;
  std::vector<TraceState> states;
  std::vector<TraceEvent> events;
  std::vector<TraceRun> runs;
  std::vector<TraceAttribute> attributes;
  std::vector<ParseError> errors, stream_errors;
  std::vector<std::uint32_t> origins;  // by node: an event, or kNone
  std::vector<std::string_view> names;
  std::optional<Document> document;
};

Trace::Trace(std::unique_ptr<Data> data) : data_(std::move(data)) {}
Trace::Trace(Trace&&) noexcept = default;
Trace& Trace::operator=(Trace&&) noexcept = default;
Trace::~Trace() = default;

Trace Trace::of(std::string_view text, const FragmentContext* context, const ParseOptions& options) {
  auto data = std::make_unique<Data>(observed_edition(options.edition), text);
  data->finish(observed_parse(text, context, options, *data));
  return Trace(std::move(data));
}

const ObservedEdition& Trace::edition() const { return data_->edition; }
const Document& Trace::document() const { return *data_->document; }
Node Trace::node(NodeId id) const { return NodeAccess::at(data_->document->root(), id); }
std::span<const TraceStep> Trace::steps() const { return data_->steps; }
std::optional<TracePlace> Trace::stopped_at() const {
  return data_->full ? std::optional(data_->stopped_at) : std::nullopt;
}
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
  return {first, end};
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
      origin.rule = earlier.branch;  // the first one, if there is no row
  }
  return origin;
}

// --- TraceReplay

TraceReplay::TraceReplay(const Trace& trace) : trace_(trace), mode_(trace.edition().modes[0]) {}

void TraceReplay::advance() {
  for (const TraceEvent& event : trace_.events(trace_.steps()[step_])) apply(event);
  ++step_;
}

void TraceReplay::apply(const TraceEvent& event) {
  switch (event.kind) {
    case TraceKind::switched:
      if (event.branch == static_cast<std::uint16_t>(Switch::insertion_mode)) mode_ = trace_.name(event.size);
      return;
    case TraceKind::stack:
      change(stack_, event);
      return;
    case TraceKind::formatting:
      change(formatting_, event);
      return;
    case TraceKind::tree:
      break;
    default:
      return;
  }
  const NodeId most = std::max({event.node, event.parent, event.next, event.old_parent});
  if (most >= links_.size()) links_.resize(std::max<std::size_t>(most + 1, links_.size() * 2));
  switch (static_cast<TreeChange>(event.branch)) {
    case TreeChange::insert:
      remove(event.node);
      links_[event.node].size = event.size;
      insert(event.node, event.parent, event.next);
      break;
    case TreeChange::remove:
      remove(event.node);
      break;
    case TreeChange::text:
      if (links_[event.node].parent == kNoNode) insert(event.node, event.parent, event.next);
      links_[event.node].size = event.size;
      break;
    case TreeChange::attributes:
      links_[event.node].size = event.size;
      break;
    case TreeChange::move_children:
      while (const NodeId child = links_[event.old_parent].first) {
        remove(child);
        insert(child, event.parent, kNoNode);
      }
      break;
    case TreeChange::shadow_root:
      break;
  }
}

void TraceReplay::insert(NodeId node, NodeId parent, NodeId next) {
  Links& own = links_[node];
  Links& above = links_[parent];
  own.parent = parent;
  own.next = next;
  NodeId& before_next = next == kNoNode ? above.last : links_[next].previous;
  own.previous = before_next;
  before_next = node;
  (own.previous == kNoNode ? above.first : links_[own.previous].next) = node;
}

void TraceReplay::remove(NodeId node) {
  Links& own = links_[node];
  if (own.parent == kNoNode) return;
  Links& above = links_[own.parent];
  (own.previous == kNoNode ? above.first : links_[own.previous].next) = own.next;
  (own.next == kNoNode ? above.last : links_[own.next].previous) = own.previous;
  own.parent = own.previous = own.next = kNoNode;
}

void TraceReplay::change(std::vector<NodeId>& list, const TraceEvent& event) {
  const auto find = [&](NodeId node) {
    return list.begin() + (list.rend() - std::find(list.rbegin(), list.rend(), node)) - 1;
  };
  switch (static_cast<ListChange>(event.branch)) {
    case ListChange::add:
      list.push_back(event.node);
      break;
    case ListChange::insert:
      list.insert(find(event.parent) + 1, event.node);
      break;
    case ListChange::replace:
      *find(event.parent) = event.node;
      break;
    case ListChange::remove:
      list.erase(find(event.node));
      break;
  }
}

}  // namespace lockstep::detail
