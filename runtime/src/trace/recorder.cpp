// The recorder of traces: a watcher that assigns the events that it observes to steps, one for each token.
#include "trace/recorder.h"

#include <algorithm>
#include <string>
#include <utility>

#include "document/tree_inline.h"
#include "input/input_stream.h"
#include "observer/observer.h"
#include "text/byte_scan.h"
#include "text/position_finder.h"
#include "trace/observed_parse.h"
#include "tree/token.h"

namespace lockstep::detail {

namespace {

bool is_of_the_input_stream(ParseErrorCode code) {
  return code == ParseErrorCode::control_character_in_input_stream ||
         code == ParseErrorCode::noncharacter_in_input_stream ||
         code == ParseErrorCode::surrogate_in_input_stream;
}

// The stage to which a branch belongs.
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

class TraceRecorder final : public Watcher {
 public:
  TraceRecorder(Trace::Data& trace, std::string_view text)
      : trace_(trace), text_(text), most_events_(most_trace_events(text.size())) {
    const auto branches = trace.edition.branches;
    stages_.reserve(branches.size());
    for (std::size_t i = 0; i < branches.size(); ++i) {
      const BranchInfo& branch = branches[i];
      stages_.push_back(branch.file == "spec/tokenizer.rules"    ? Stage::tokenizer
                        : branch.file.starts_with("spec/input/") ? Stage::sniffing
                                                                 : Stage::tree);
      has_values_.push_back(branch.kind == BranchKind::row);
      if (branch.kind == BranchKind::loop) has_values_[branch.owner] = true;
      if (branch.name == "the_rules_for_html_content_apply") dispatcher_ = i;
      if (branch.name == "the_place_to_foster_parent_a_node") foster_ = i;
    }
  }

  // --- The watcher
  void parse_begins(const Tree& built) override {
    tree_ = &built;
    pending_states_.clear();
    pending_errors_.clear();
    states_taken_ = errors_taken_ = 0;
    last_offset_ = 0;
    tokenizing_ = in_token_ = joining_ = false;
    trace_.stopped_at.reset();
    trace_.states.clear();
    trace_.events.clear();
    trace_.steps.clear();
    trace_.runs.clear();
    trace_.errors.clear();
    trace_.attributes.clear();
    trace_.origins.clear();
  }
  void stepped(unsigned branch, std::uint64_t offset) override {
    last_offset_ = offset;
    tokenizing_ = true;
    // A character's bytes arrive one by one.
    if (offset < text_.size() && (static_cast<unsigned char>(text_[offset]) & 0xC0) == 0x80 &&
        !pending_states_.empty() && pending_states_.back().state.branch == branch)
      return;
    pend({static_cast<std::uint16_t>(branch), true, 1});
  }
  void entered(unsigned branch) override {
    if (!is_recording()) return;
    if (branch == dispatcher_) dispatching_ = true;
    if (branch == foster_) fostering_ = true;
    const BranchKind kind = trace_.edition.branches[branch].kind;
    add({.kind = kind == BranchKind::row    ? TraceKind::row
                 : kind == BranchKind::loop ? TraceKind::loop
                                            : TraceKind::algorithm,
         .branch = static_cast<std::uint16_t>(branch)});
  }
  void part_decided(unsigned part, bool) override { part_ = part + 1; }
  void decided(unsigned branch, bool holds) override {
    const unsigned part = std::exchange(part_, 0);
    if (stages_[branch] == Stage::tokenizer) {
      pend({static_cast<std::uint16_t>(branch), holds, 1});
    } else if (stages_[branch] == Stage::tree && is_recording()) {
      add({.kind = TraceKind::condition,
           .flag = holds,
           .branch = static_cast<std::uint16_t>(branch),
           .size = part});
    }
  }
  void assigned(unsigned owner, std::string_view variable, const VariableValue& value) override {
    if (!has_values_[owner] || !is_recording()) return;
    const bool is_node = value.kind == VariableValue::Kind::node;
    add({.kind = TraceKind::variable,
         .branch = static_cast<std::uint16_t>(owner),
         .node = is_node ? static_cast<NodeId>(value.value) : kNoNode,
         .parent = index_of(variable),
         .size = is_node ? 0 : static_cast<std::uint32_t>(value.value),
         .old_size = static_cast<std::uint32_t>(value.kind)});
  }
  void dispatched(unsigned mode, unsigned token_class) override {
    if (!is_recording()) return;
    add({.kind = TraceKind::dispatched,
         .flag = std::exchange(dispatching_, false),
         .branch = static_cast<std::uint16_t>(mode)});
    for (const std::uint16_t branch : trace_.edition.rows_passed(mode, token_class))
      add({.kind = TraceKind::row, .branch = branch});
  }
  void token_begins(const TreeToken& token, std::uint64_t start, std::uint64_t end) override {
    if (is_full()) return;
    if (!in_token_) close_step();
    removed_ = kNoNode;
    const TraceToken kind = kind_of(token);
    joining_ = kind == TraceToken::characters && !trace_.steps.empty() &&
               last_step().token == TraceToken::characters && last_step().events_end == trace_.events.size();
    in_token_ = true;
    joined_state_ = state_count();
    joined_event_ = event_count();
    if (joining_) {
      joined_end_ = static_cast<std::uint32_t>(end);
      joined_start_ = static_cast<std::uint32_t>(start);
      joined_text_ = token.text;
      trace_.runs.push_back(
          {.replayed = false, .character = class_of(token), .count = 1, .start = {}, .text = {}});
      trace_.runs.back().start.offset = static_cast<std::uint32_t>(start);
      add({.kind = TraceKind::run, .size = static_cast<std::uint32_t>(trace_.runs.size() - 1)});
    } else {
      begin_step(kind, static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end));
      describe(token);
    }
    take_pending(end, kind == TraceToken::characters);
  }
  void token_ends() override {
    if (is_full()) return;
    if (joining_)
      join();
    else
      own_variants_.assign(1, {last_step().first_event, event_count()});
    in_token_ = joining_ = fostering_ = dispatching_ = false;
    last_step().states_end = state_count();
    last_step().events_end = event_count();
  }
  void replay_begins(const TreeToken& token, std::uint64_t start, std::uint64_t) override {
    if (is_full()) return;
    replay_event_ = event_count();
    trace_.runs.push_back(
        {.replayed = true, .character = class_of(token), .count = 1, .start = {}, .text = {}});
    trace_.runs.back().start.offset = static_cast<std::uint32_t>(start);
    trace_.runs.back().text = trace_.strings.store(token.text);
    add({.kind = TraceKind::run, .size = static_cast<std::uint32_t>(trace_.runs.size() - 1)});
  }
  void replay_ends() override {
    if (is_full()) return;
    const auto end = event_count();
    if (const Variant* same = find_variant(replay_variants_, replay_event_ + 1, end)) {
      ++trace_.runs[trace_.events[same->first - 1].size].count;
      trace_.runs.pop_back();
      drop(replay_event_ + 1);
      return;
    }
    replay_variants_.push_back({replay_event_ + 1, end});
    add({.kind = TraceKind::run_ends});
  }
  void tree_changed(const TreeEvent& change) override {
    if (!is_recording()) return;
    NodeId old_parent = change.old_parent;
    // The rules move a node by removing it first.
    if (change.change == TreeChange::insert && old_parent == kNoNode && removed_ == change.node)
      old_parent = removed_from_;
    removed_ = change.change == TreeChange::remove ? change.node : kNoNode;
    removed_from_ = old_parent;
    add({.kind = TraceKind::tree,
         .flag = std::exchange(fostering_, false),
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
    // All descendants of a new node that were not inserted one by one belong to a clone.
    for (NodeId node = tree_->first_child(change.node); node != kNoNode;) {
      const bool seen = note_origin(node);
      if (!seen)
        add({.kind = TraceKind::tree,
             .branch = static_cast<std::uint16_t>(TreeChange::insert),
             .node = node,
             .parent = tree_->parent(node),
             .size = size_of(node)});
      node =
          seen ? tree_->following_skipping_children(node, change.node) : tree_->following(node, change.node);
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
    if (is_full()) return;
    if (in_token_)
      add_error(error);
    else if (belongs_to_last(error.reported.offset))
      add_error(error), ++last_step().events_end;
    else
      pending_errors_.push_back(error);
  }

  // Called after the parse: adds the document, and lines and columns.
  void finish(Document&& built) {
    trace_.document.emplace(std::move(built));
    finish_characters();
    const std::string_view source = trace_.document->source();
    PositionFinder starts, ends, replays, faults;
    std::uint32_t last_end = 0;
    for (TraceStep& step : trace_.steps) {
      std::uint32_t& start = step.start.offset;
      if (start != 0 && start > last_end && start < source.size() && source[start] == '\n' &&
          source[start - 1] == '\r')
        --start;
      step.end.offset = std::max(step.end.offset, start);
      last_end = step.end.offset;
      locate(starts, step.start);
      locate(ends, step.end);
    }
    if (trace_.stopped_at) locate(ends, *trace_.stopped_at);
    for (TraceRun& run : trace_.runs) locate(replays, run.start);
    const LineIndex lines;
    for (ParseError& error : trace_.errors) {
      faults.locate(source, error);
      if (!error.second) continue;
      const LineColumn place = lines.find(source, error.second->range.begin);
      error.second->line = place.line;
      error.second->column = place.column;
    }
    for (const ParseError& error : trace_.document->errors())
      if (is_of_the_input_stream(error.code)) trace_.stream_errors.push_back(error);
  }

 private:
  struct PendingState {
    TraceState state;
    std::uint64_t offset;
  };
  struct Variant {
    std::uint32_t first, end;  // indexes of events
  };

  bool is_full() const { return trace_.stopped_at.has_value(); }
  TraceStep& last_step() { return trace_.steps.back(); }
  const TraceStep& last_step() const { return trace_.steps.back(); }
  std::uint32_t event_count() const { return static_cast<std::uint32_t>(trace_.events.size()); }
  std::uint32_t state_count() const { return static_cast<std::uint32_t>(trace_.states.size()); }
  std::uint32_t attribute_count() const { return static_cast<std::uint32_t>(trace_.attributes.size()); }

  void add(const TraceEvent& event) {
    if (is_full()) return;
    trace_.events.push_back(event);
    if (trace_.events.size() >= most_events_) stop();
  }
  // Stops recording and drops the current step.
  void stop() {
    trace_.stopped_at.emplace();
    if (trace_.steps.empty()) return;
    TraceStep& step = last_step();
    trace_.stopped_at = step.start;
    trace_.events.resize(step.first_event);
    trace_.states.resize(step.first_state);
    trace_.attributes.resize(step.first_attribute);
    trace_.steps.pop_back();
    for (std::uint32_t& event : trace_.origins)
      if (event != Trace::Data::kNone && event >= trace_.events.size()) event = Trace::Data::kNone;
    in_token_ = joining_ = false;
    pending_states_.clear();
    pending_errors_.clear();
    characters_.clear();
  }
  void add_error(const ParseError& error) {
    add({.kind = TraceKind::error, .size = static_cast<std::uint32_t>(trace_.errors.size())});
    trace_.errors.push_back(error);
  }
  // Whether rules of tree construction are being processed. Queries by the tokenizer are ignored.
  bool is_recording() {
    if (is_full()) return false;
    if (in_token_) return true;
    if (tokenizing_) return false;
    if (trace_.steps.empty()) begin_step(TraceToken::none, 0, 0);
    return true;
  }
  void begin_step(TraceToken kind, std::uint32_t start, std::uint32_t end) {
    finish_characters();
    TraceStep step;
    step.token = kind;
    step.start.offset = start;
    step.end.offset = end;
    step.first_state = state_count();
    step.first_event = event_count();
    step.first_attribute = step.attributes_end = attribute_count();
    trace_.steps.push_back(step);
    replay_variants_.clear();
  }
  // Closes the last step: only the tokenizer's further processing of its characters is still added.
  void close_step() {
    if (trace_.steps.empty()) return;
    TraceStep& step = last_step();
    if (step.token == TraceToken::none) {
      step.states_end = state_count();
      step.events_end = event_count();
    }
  }
  void describe(const TreeToken& token) {
    TraceStep& step = last_step();
    switch (token.kind) {
      case TokenKind::start_tag:
      case TokenKind::end_tag:
        step.name = trace_.strings.store(tree_->tag_names.name(token.name));
        step.self_closing = token.self_closing;
        for (std::size_t i = 0; i < token.attribute_count; ++i)
          trace_.attributes.push_back(
              {trace_.strings.store(tree_->attribute_names.name(token.attributes[i].name)),
               trace_.strings.store(token.attributes[i].value)});
        step.attributes_end = attribute_count();
        break;
      case TokenKind::characters:
        characters_ = token.text;
        break;
      case TokenKind::processing_instruction:
        step.name = trace_.strings.store(token.target);
        [[fallthrough]];
      case TokenKind::comment:
        step.text = trace_.strings.store(token.text);
        break;
      case TokenKind::doctype:
        step.name = trace_.strings.store(token.doctype->name);
        if (token.doctype->has_public_identifier)
          step.public_identifier = trace_.strings.store(token.doctype->public_identifier);
        if (token.doctype->has_system_identifier)
          step.system_identifier = trace_.strings.store(token.doctype->system_identifier);
        step.force_quirks = token.doctype->force_quirks;
        break;
      case TokenKind::end_of_file:
        break;
    }
  }

  // Whether the offset belongs to the last token: the tokenizer has read its characters, but may still be in
  // the same row.
  bool belongs_to_last(std::uint64_t offset) const {
    return !trace_.steps.empty() && last_step().token != TraceToken::none &&
           offset < last_step().end.offset && pending_states_.empty();
  }
  void pend(const TraceState& state) {
    if (is_full()) return;
    if (trace_.edition.branches[state.branch].kind != BranchKind::row && belongs_to_last(last_offset_)) {
      trace_.states.push_back(state);
      last_step().states_end = state_count();
      return;
    }
    pending_states_.push_back({state, last_offset_});
  }
  // Assigns pending states to the step. Characters are emitted only after the tokenizer has examined the next
  // ones, which remain pending. A long text is emitted as many tokens at a time, so assigned states are not
  // removed each time.
  void take_pending(std::uint64_t end, bool characters_only) {
    for (; states_taken_ < pending_states_.size(); ++states_taken_) {
      const PendingState& pending = pending_states_[states_taken_];
      if (characters_only && pending.offset >= end) break;
      TraceState* last = trace_.states.size() > joined_state_ ? &trace_.states.back() : nullptr;
      if (last != nullptr && last->branch == pending.state.branch && last->holds == pending.state.holds)
        ++last->count;
      else
        trace_.states.push_back(pending.state);
    }
    for (; errors_taken_ < pending_errors_.size(); ++errors_taken_) {
      const ParseError& error = pending_errors_[errors_taken_];
      if (characters_only && error.reported.offset >= end) break;
      add_error(error);
    }
    if (states_taken_ == pending_states_.size()) pending_states_.clear(), states_taken_ = 0;
    if (errors_taken_ == pending_errors_.size()) pending_errors_.clear(), errors_taken_ = 0;
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
      if (std::equal(trace_.events.begin() + variant.first, trace_.events.begin() + variant.end,
                     trace_.events.begin() + first, trace_.events.begin() + end, alike))
        return &variant;
    }
    return nullptr;
  }
  // Drops the events from `first` on, which repeat those of an earlier run. The last event that added text to
  // a node then also adds this text.
  void drop(std::uint32_t first) {
    for (std::uint32_t i = first; i < trace_.events.size(); ++i) {
      if (!is_text(trace_.events[i])) continue;
      for (std::uint32_t k = first; k-- > last_step().first_event;) {
        if (!is_text(trace_.events[k]) || trace_.events[k].node != trace_.events[i].node) continue;
        trace_.events[k].size = trace_.events[i].size;
        break;
      }
    }
    trace_.events.resize(first - 1);  // including the event `run`
  }
  // Whether the events from `first` on only continue the text of the step, or do nothing.
  bool continues_variant(std::uint32_t first) const {
    NodeId node = kNoNode;
    for (std::uint32_t i = last_step().first_event; i < first; ++i)
      if (is_text(trace_.events[i])) node = trace_.events[i].node;
    for (std::uint32_t i = first; i < trace_.events.size(); ++i) {
      const TraceEvent& event = trace_.events[i];
      if (event.kind == TraceKind::switched || event.kind == TraceKind::stack ||
          event.kind == TraceKind::formatting || (event.kind == TraceKind::tree && !is_text(event)))
        return false;
      if (is_text(event) && event.node != node) return false;
    }
    return true;
  }
  void join() {
    constexpr std::size_t kMostVariants = 4;
    const std::uint32_t first = joined_event_ + 1;  // after the event `run`
    const auto end = event_count();
    if (const Variant* same = find_variant(own_variants_, first, end)) {
      if (same->first != last_step().first_event) ++trace_.runs[trace_.events[same->first - 1].size].count;
      trace_.runs.pop_back();
      drop(first);
    } else if (own_variants_.size() < kMostVariants && continues_variant(first)) {
      own_variants_.push_back({first, end});
    } else {
      trace_.runs.pop_back();
      const std::uint32_t state = joined_state_;
      begin_step(TraceToken::characters, joined_start_, joined_end_);
      last_step().first_state = state;
      last_step().first_event = first;
      characters_ = joined_text_;
      own_variants_.assign(1, {first, end});
      return;
    }
    TraceStep& step = last_step();
    ++step.tokens;
    step.end.offset = std::max(step.end.offset, joined_end_);
    characters_ += joined_text_;
    if (joined_state_ > step.first_state && joined_state_ < trace_.states.size() &&
        trace_.states[joined_state_].branch == trace_.states[joined_state_ - 1].branch &&
        trace_.states[joined_state_].holds == trace_.states[joined_state_ - 1].holds) {
      trace_.states[joined_state_ - 1].count += trace_.states[joined_state_].count;
      trace_.states.erase(trace_.states.begin() + joined_state_);
    }
  }
  void finish_characters() {
    if (!trace_.steps.empty() && last_step().token == TraceToken::characters)
      last_step().text = trace_.strings.store(characters_);
    characters_.clear();
  }

  // --- Nodes and names
  std::uint32_t size_of(NodeId node) const {
    return tree_->type(node) == NodeType::text      ? static_cast<std::uint32_t>(tree_->text_size(node))
           : tree_->type(node) == NodeType::element ? tree_->attribute_count(node)
                                                    : 0;
  }
  // Records that the last event inserted the node. Returns whether the node had been inserted before.
  bool note_origin(NodeId node) {
    if (node >= trace_.origins.size())
      trace_.origins.resize(std::max<std::size_t>(node + 1, trace_.origins.size() * 2), Trace::Data::kNone);
    if (trace_.origins[node] != Trace::Data::kNone) return true;
    trace_.origins[node] = event_count() - 1;
    return false;
  }
  std::uint32_t index_of(std::string_view name) {
    for (std::size_t i = 0; i < trace_.names.size(); ++i)
      if (trace_.names[i].data() == name.data()) return static_cast<std::uint32_t>(i);
    trace_.names.push_back(name);
    return static_cast<std::uint32_t>(trace_.names.size() - 1);
  }
  void locate(PositionFinder& finder, TracePlace& place) const {
    const LineColumn found = finder.find(trace_.document->source(), place.offset);
    place.line = found.line;
    place.column = found.column;
  }

  Trace::Data& trace_;
  const std::string_view text_;
  const std::size_t most_events_;
  std::vector<Stage> stages_;     // by branch
  std::vector<bool> has_values_;  // by branch: whether variables are recorded, as for rows and for algorithms
                                  // with loops
  std::size_t dispatcher_ = SIZE_MAX, foster_ = SIZE_MAX;
  const Tree* tree_ = nullptr;

  // Not yet assigned to a token.
  std::vector<PendingState> pending_states_;
  std::vector<ParseError> pending_errors_;
  std::size_t states_taken_ = 0, errors_taken_ = 0;  // the numbers of leading items already assigned to a
                                                     // step
  std::uint64_t last_offset_ = 0;
  bool tokenizing_ = false;
  bool in_token_ = false;
  bool dispatching_ = false;  // whether the dispatcher has just chosen a mode
  unsigned part_ = 0;         // the deciding part of the next condition, plus 1
  bool fostering_ = false;    // whether the place to foster parent a node was requested
  // The node removed by the last change of the tree, and its former parent.
  NodeId removed_ = kNoNode, removed_from_ = kNoNode;
  // Whether the current token's characters may continue those of the last step.
  bool joining_ = false;
  std::uint32_t joined_state_ = 0, joined_event_ = 0, joined_start_ = 0, joined_end_ = 0;
  std::string_view joined_text_;
  std::string characters_;  // the characters of the last step
  std::vector<Variant> own_variants_, replay_variants_;
  std::uint32_t replay_event_ = 0;
};

}  // namespace

std::unique_ptr<Trace::Data> record_trace(std::string_view text, const FragmentContext* context,
                                          const ParseOptions& options) {
  auto trace = std::make_unique<Trace::Data>(observed_edition(options.edition));
  TraceRecorder recorder(*trace, text);
  recorder.finish(observed_parse(text, context, options, recorder));
  return trace;
}

}  // namespace lockstep::detail
