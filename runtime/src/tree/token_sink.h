// Between the tokenizer and the rules: makes the current token of what the tokenizer emits, and knows where
// it is in the text.
#ifndef LOCKSTEP_TREE_TOKEN_SINK_H
#define LOCKSTEP_TREE_TOKEN_SINK_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "document/positions.h"
#include "document/terms.h"
#include "edition/entry.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "text/fault.h"
#include "tokenizer/control.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"
#include "tree/error_log.h"
#include "tree/parse_state.h"
#include "tree/token.h"

namespace lockstep::detail {

// The second base class of the tree builder. The parameters are those of TreeOperations, the last one.
template <class Derived, TreeSink Tree, class Edition, Build build>
class TokenSink : public ParseState<Derived, Tree, Edition, build> {
  using Base = ParseState<Derived, Tree, Edition, build>;

 public:
  using typename Base::Element;
  using typename Base::Mode;
  using typename Base::NameSet;
  using typename Base::State;
  using typename Base::Token;
  using typename Base::TreeError;

  // Connects the tokenizer, and the log of errors.
  void connect(const TokenizerControl<State>& tokenizer, ErrorLog& error_log) {
    tokenizer_ = tokenizer;
    error_log_ = &error_log;
  }

  // The current token, for a host that parses others before it has been processed.
  const Token& current_token() const { return token_; }
  void set_current_token(const Token& token) { token_ = token; }

  // --- The text
  // Sets the text so far without the part that was dropped: the same bytes as before and more. It may have
  // moved; views into it move along.
  void set_source(std::string_view text) { source_ = text; }
  // How many bytes at the front of the text nothing refers to any more, once the tokenizer has used up the
  // text: the tokens that began there have been processed. The arena refers to the whole text.
  std::size_t processed() const {
    static_assert(!kRefersToSource);
    return processed_;
  }
  std::size_t source_size() const { return source_.size(); }
  // The text will begin that many bytes later.
  void forget(std::size_t count) {
    source_.remove_prefix(count);
    origin_ += count;
    processed_ -= count;
  }

  // --- The tokenizer's sink
  void start_tag(TagToken& tag) {
    if constexpr (kLanes)
      if (derived().take_start_tag_lane(tag)) [[likely]]
        return;
    process_start_tag(tag);
  }
  void end_tag(TagToken& tag) {
    if constexpr (kLanes)
      if (derived().take_end_tag_lane(tag.name)) [[likely]]
        return;
    process_end_tag(tag);
  }
  // The same while errors are wanted: lanes do not note where elements are opened and closed.
  bool notes_places() const { return kLanes && this->error_places_ != nullptr; }
  [[gnu::noinline]] void noted_start_tag(TagToken& tag) {
    if constexpr (kLanes) {
      const StackEnd before(open_);
      const auto first_new = static_cast<NodeId>(this->tree_.nodes.size());
      const bool taken = derived().take_start_tag_lane(tag);
      const auto begin = static_cast<std::uint32_t>(tokenizer_.token_place->begin);
      Element current = open_.current();
      for (; current != nullptr && current->node >= first_new; current = current->above)
        this->note_opened(current, begin);
      // A lane may only close elements, and leave the rest to the rules.
      note_closings(before, current, 0, begin);
      if (taken) return;
    }
    process_start_tag(tag);
  }
  [[gnu::noinline]] void noted_end_tag(TagToken& tag) {
    if constexpr (kLanes) {
      const StackEnd before(open_);
      const bool taken = derived().take_end_tag_lane(tag.name);
      note_closings(before, open_.current(), tag.name,
                    static_cast<std::uint32_t>(tokenizer_.token_place->begin));
      if (taken) return;
    }
    process_end_tag(tag);
  }
  // Returns false, with nothing done, if the run has to go through characters().
  bool take_text(std::string_view run) requires(Base::kLanes) {
    if (skip_line_feed_) return false;
    if (attached_.locates()) token_.text = run;
    return derived().take_text_lane(run);
  }
  // The name of the current node if its end tag may have a lane and the name is known to the generator, or 0.
  NameId expected_end_tag() const requires(Base::kLanes) {
    const auto* current = this->plain_current();
    if (current == nullptr) [[unlikely]]
      current = this->plain_foreign_current();
    return current != nullptr && current->token_name < kKnownTagNames ? current->token_name : 0;
  }
  void characters(std::string_view run) {
    if (skip_line_feed_) {
      skip_line_feed_ = false;
      if (run.front() == '\n') run.remove_prefix(1);
    }
    while (!run.empty()) {
      begin_token(TokenKind::characters, Edition::character_class);
      if (takes_runs_of_text()) {
        if (const Mode mode = derived().mode_for_token(); Edition::treats_text_alike(mode)) {
          token_.text = run;
          if (run_is_whitespace(run)) token_.token_class = Edition::whitespace_class;
          if (derived().process_using(mode) == Outcome::reprocess) process();
          return;
        }
      }
      token_.text = first_run(run);
      token_.token_class = class_of(token_.text);
      run.remove_prefix(token_.text.size());
      process();
    }
  }
  void null_character() {
    skip_line_feed_ = false;
    begin_token(TokenKind::characters, Edition::null_character_class);
    token_.text = std::string_view("\0", 1);
    process();
  }
  void comment(const CommentToken& comment) {
    begin_token(TokenKind::comment, Edition::comment_class);
    token_.text = comment.data;
    process();
  }
  void processing_instruction(const ProcessingInstructionToken& instruction) {
    begin_token(TokenKind::processing_instruction, Edition::processing_instruction_class);
    token_.target = instruction.target;
    token_.text = instruction.data;
    process();
  }
  void doctype(const DoctypeToken& doctype) {
    begin_token(TokenKind::doctype, Edition::doctype_class);
    token_.doctype = &doctype;
    process();
  }
  void end_of_file() {
    begin_token(TokenKind::end_of_file, Edition::end_of_file_class);
    process();
  }
  bool has_adjusted_current_node() { return !open_.empty(); }
  bool adjusted_current_node_is_html() {
    return derived().the_adjusted_current_node()->element_namespace == Namespace::html;
  }
  // The text that `offset` is in, for errors of the tokenizer that lie in the past.
  static constexpr bool kKeepsText = true;
  void tokenizer_error(const ParseError& error) {
    error_log_->add(error);
    attached_.notify(&Watcher::parse_error, error);
  }

 protected:
  using Base::attached_;
  using Base::Base;
  using Base::changes_;
  using Base::derived;
  using Base::in;
  using Base::kLanes;
  using Base::open_;
  using Base::options_;
  using Base::rare;
  using Base::recycle_records;
  using Base::take_snapshot;
  using Base::takes_runs_of_text;
  using Base::token_;
  using Base::tokenizer_;

  // Whether the tree keeps views of the text.
  static constexpr bool kRefersToSource = std::is_same_v<Tree, lockstep::detail::Tree>;

  // --- The token
  Token& token() { return token_; }
  void rename_token(NameId name) {
    token_.name = name;
    token_.token_class = Edition::tag_token_class(token_.kind == TokenKind::start_tag, name);
  }
  const DoctypeToken& doctype_token() const { return *token_.doctype; }
  bool token_is_character() const { return token_.kind == TokenKind::characters; }
  const TokenAttribute* token_attribute(NameId name) const { return token_.attribute(name); }
  bool token_attribute_is(NameId name, std::string_view value) const {
    const TokenAttribute* attribute = token_attribute(name);
    return attribute != nullptr && equals_ignoring_case(attribute->value, value);
  }
  bool is_tag_in(NameId name, NameId tag) const { return name == tag; }
  bool is_tag_in(NameId name, NameSet set) const { return in(Edition::sets_of(Namespace::html, name), set); }
  using Base::adjust_attributes;
  void adjust_attributes(NameId (*adjusted)(NameId)) {
    adjust_attributes(token_, adjusted);
    token_.adjusted = true;
  }
  static unsigned class_of(std::string_view run) {
    return is_ascii_whitespace(static_cast<unsigned char>(run.front())) ? Edition::whitespace_class
                                                                        : Edition::character_class;
  }
  // Not inlined: there are many calls, and compilers can join those with the same second place.
  [[gnu::noinline]] void parse_error(TreeError error) {
    if (options_.collect_errors) report(error, {}, {});
  }
  // `second` returns the second place: an element, which may be null, or a NotedPlace; `fault` the fault.
  template <class Second>
  [[gnu::noinline]] void parse_error(TreeError error, Second second) {
    if (options_.collect_errors) report(error, noted(second()), {});
  }
  template <class Second, class Fault>
  [[gnu::noinline]] void parse_error(TreeError error, Second second, Fault fault) {
    if (options_.collect_errors) report(error, noted(second()), fault());
  }
  NotedPlace place_of_doctype() const { return {this->error_places_->doctype, 0, false}; }
  NotedPlace place_of_end(Mode mode) const {
    const ErrorPlaces& places = *this->error_places_;
    const std::uint32_t begin = mode == Mode::after_head       ? places.head_end
                                : mode == Mode::after_body     ? places.body_end
                                : mode == Mode::after_frameset ? places.frameset_end
                                                               : places.html_end;
    return {begin, 0, false};
  }
  NotedPlace place_of_last_closing() const { return this->error_places_->last_closing(token_.name); }
  void ignore_next_line_feed() { skip_line_feed_ = true; }
  // For a tag that takes a lane: what begin_token() does besides making the current token.
  [[gnu::always_inline]] inline void begin_lane(TokenKind kind, NameId name) {
    if (open_.has_discarded()) [[unlikely]]
      recycle_discarded();
    skip_line_feed_ = false;
    if (attached_.locates()) {  // see closed()
      token_.kind = kind;
      token_.name = name;
    }
  }
  [[gnu::always_inline]] inline void begin_lane(const TagToken& start_tag) {
    begin_lane(TokenKind::start_tag, start_tag.name);
  }
  [[gnu::always_inline]] inline void begin_lane(NameId end_tag) { begin_lane(TokenKind::end_tag, end_tag); }
  // Inserts the text, which the current token or the run that takes a lane contains, at the end of the
  // current node.
  [[gnu::always_inline]] inline void append_text(std::string_view text, Element current) {
    changes_.append_text(text, this->parent_at(current),
                         [this] { return place_of_characters_and_returns(); });
  }

  bool run_is_whitespace(std::string_view run) const {
    const char* const end = run.data() + run.size();
    return is_all_whitespace(run, is_in_source(run) ? source_.data() + source_.size() : end);
  }

  // --- Places in the text
  // Bytes of the source that the tokenizer has consumed.
  std::size_t tokenizer_position() const {
    return static_cast<std::size_t>(*tokenizer_.input - source_.data());
  }
  std::size_t offset_in_source(std::string_view text) const {
    return static_cast<std::size_t>(text.data() - source_.data());
  }
  bool is_in_source(std::string_view text) const {
    return text.data() >= source_.data() && text.data() + text.size() <= source_.data() + source_.size();
  }
  // The range of the token's characters.
  ByteRange place_of_characters() const {
    if (!is_in_source(token_.text)) return *tokenizer_.run_place;
    const std::uint64_t start = offset_in_source(token_.text);
    return {start, start + token_.text.size()};
  }
  // While errors are wanted.
  [[gnu::noinline]] std::uint32_t token_begin() const {
    return static_cast<std::uint32_t>(token_.kind == TokenKind::characters ? place_of_characters().begin
                                                                           : tokenizer_.token_place->begin);
  }
  // The same of an end tag without attributes, which may have been recognized without being scanned.
  [[gnu::noinline]] std::uint32_t begin_of_end_tag(std::string_view start) const {
    const std::string_view read = source_.substr(0, tokenizer_position());
    return read.ends_with(start) ? static_cast<std::uint32_t>(origin_ + read.size() - start.size())
                                 : token_begin();
  }
  bool asks_for_places_of_characters() const {
    return options_.collect_errors || attached_.watches() || attached_.locates();
  }
  // The same starting with the CR if the first character is a newline that was written as CR LF.
  ByteRange place_of_characters_and_returns() const {
    ByteRange place = place_of_characters();
    const auto begin = static_cast<std::size_t>(place.begin);
    if (begin != 0 && source_[begin] == '\n' && source_[begin - 1] == '\r') --place.begin;
    return place;
  }

  std::string_view source_;   // the text so far
  std::uint64_t origin_ = 0;  // how much of it has been dropped

 private:
  // Whether the characters begin with a newline that was written as CR LF: the CR is part of it.
  bool follows_return(const ByteRange& place) const {
    const std::size_t at = is_in_source(token_.text) ? offset_in_source(token_.text)
                                                     : static_cast<std::size_t>(place.begin - origin_);
    return at != 0 && at < source_.size() && source_[at] == '\n' && source_[at - 1] == '\r';
  }
  // The Standard has an error for each character. Lockstep reports one for a run of adjacent characters,
  // which says the same and does not depend on how the input is split.
  [[gnu::cold, gnu::noinline]] void report(TreeError which, const NotedPlace& second, ByteRange fault) {
    std::uint64_t start = tokenizer_.token_place->begin;
    ByteRange token{start, start};
    if (token_.kind == TokenKind::characters) {
      const ByteRange place = place_of_characters();
      start = place.begin;
      // How many characters follow in this token depends on how the input is split.
      token = {start, is_in_source(token_.text)
                          ? origin_ + end_of_character(source_, static_cast<std::size_t>(start - origin_))
                          : place.end};
      auto [previous, first] = rare().error_ends.try_emplace(static_cast<std::uint16_t>(which), 0);
      const std::uint64_t begin = follows_return(place) ? start - 1 : start;
      const bool continues_run = !first && previous->second == begin;
      previous->second = place.end;
      if (continues_run) return;
    }
    if (token_.kind != TokenKind::characters && token_.kind != TokenKind::end_of_file)
      token.end = origin_ + std::min(tokenizer_position() + 1, source_.size());
    if (fault.end == 0) fault = token;
    ParseError error;
    error.tree_error = tree_error_of(options_.edition, static_cast<unsigned>(which));
    error.offset = fault.begin;
    error.end = fault.end;
    error.reported.offset = start;
    error.names = &this->tag_names_;
    error.names_end_tag = token_.kind == TokenKind::end_tag;
    if (error.names_end_tag || token_.kind == TokenKind::start_tag) error.name = token_.name;
    if (second.exists()) {
      error.second = SecondPlace{range_of(second), 0, 0};
      error.second_name = second.name;
    }
    error_log_->add(error);
    attached_.notify(&Watcher::parse_error, error);
  }
  // The end of the stack of open elements.
  struct StackEnd {
    struct Entry {
      typename Base::Node node{};
      NameId name = 0;
      std::uint32_t begin = 0;
    };
    template <class Elements>
    explicit StackEnd(const Elements& open) {
      const Element current = open.current();
      if (current == nullptr) return;
      last = {current->node, current->name, current->begin};
      if (current->above != nullptr)
        above = {current->above->node, current->above->name, current->above->begin};
    }
    Entry last, above;
  };
  // A lane for the tag that begins there has closed what was below `left`, at most two elements, which are in
  // the HTML namespace if their own end tag is another one.
  void note_closings(const StackEnd& before, Element left, NameId end_tag, std::uint32_t begin) {
    if (left == nullptr || before.last.node == left->node) return;
    if (before.last.name != end_tag)
      this->error_places_->note_closed(before.last.name, before.last.begin, begin);
    if (before.above.node != left->node && before.above.name != end_tag)
      this->error_places_->note_closed(before.above.name, before.above.begin, begin);
  }
  static NotedPlace noted(const NotedPlace& place) { return place; }
  static NotedPlace noted(Element element) {
    return element == nullptr ? NotedPlace() : NotedPlace{element->begin, element->token_name, true};
  }
  // Where an element was opened, its start tag; empty if it was implied.
  ByteRange range_of(const NotedPlace& place) const {
    const auto begin = static_cast<std::size_t>(place.begin - origin_);
    ByteRange range = range_of_markup(source_, begin);
    if (place.is_start_tag && !begins_start_tag(begin, this->tag_names_.name(place.name))) range.end = begin;
    return {origin_ + range.begin, origin_ + range.end};
  }
  bool begins_start_tag(std::size_t begin, std::string_view name) const {
    if (begin >= source_.size() || source_[begin] != '<') return false;
    const std::size_t end = end_of_opening(source_, begin);
    return plain_name(source_.substr(begin + 1, end - begin - 1)).starts_with(name);
  }
  void process() {
    if constexpr (build.watch) {
      const bool characters = token_.kind == TokenKind::characters;
      const ByteRange place = characters ? place_of_characters() : *tokenizer_.token_place;
      if (!begun_) take_snapshot();
      begun_ = true;
      attached_.notify(&Watcher::token_begins, token_, place.begin, place.end);
      derived().process();
      attached_.notify(&Watcher::token_ends);
      take_snapshot();
    } else {
      derived().process();
    }
  }
  [[gnu::noinline]] void recycle_discarded() { recycle_records(); }
  // Members of the token that its kind does not have are ignored by rules.
  void begin_token(TokenKind kind, unsigned token_class) {
    recycle_records();
    token_.kind = kind;
    token_.token_class = token_class;
    token_.name = 0;
    token_.adjusted = false;
    if (kind != TokenKind::characters) skip_line_feed_ = false;
    if constexpr (!kRefersToSource)
      if (kind != TokenKind::characters) processed_ = tokenizer_position();
  }
  [[gnu::noinline]] void process_start_tag(TagToken& tag) {
    process_tag(tag, TokenKind::start_tag);
    tag.self_closing_acknowledged = token_.self_closing_acknowledged;
  }
  [[gnu::noinline]] void process_end_tag(const TagToken& tag) { process_tag(tag, TokenKind::end_tag); }
  void process_tag(const TagToken& tag, TokenKind kind) {
    begin_token(kind, Edition::tag_token_class(kind == TokenKind::start_tag, tag.name));
    token_.set_tag(tag);
    process();
  }

  bool begun_ = false;  // whether a watcher was notified of the beginning
  bool skip_line_feed_ = false;
  ErrorLog* error_log_ = nullptr;
  std::size_t processed_ = 0;  // in bytes of the source: up to the last token that was not characters
};

}  // namespace lockstep::detail

#endif
