// The operations that the rules of spec/tokenizer.rules name. The generated Tokenizer derives from this class
// and adds one function per state; nothing here decides what the Standard decides.
#ifndef LOCKSTEP_TOKENIZER_OPERATIONS_H
#define LOCKSTEP_TOKENIZER_OPERATIONS_H

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/character_references.h"
#include "tables/known_names.h"
#include "text/fault.h"
#include "tokenizer/control.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// What a state function returns to the tokenizer's loop.
enum class Flow : std::uint8_t {
  next,     // continue in the current state
  suspend,  // the input ran out; continue in this state when there is more
  stop,     // the end-of-file token has been emitted
};

// What a character reference in an attribute's value appends to the value, as Tokenizer::scan_reference()
// finds it.
enum class ReferenceScan : std::uint8_t {
  undecided,  // the states have to find it
  written,    // the characters of the input, from the & up to input()
  match,      // matched_reference()
  code,       // character_reference_code()
};

// `State` is the generated enumeration. `Sink` takes the tokens:
//   void start_tag(TagToken&), end_tag(TagToken&), comment(CommentToken&), doctype(DoctypeToken&),
//   processing_instruction(ProcessingInstructionToken&), end_of_file();
//   void characters(std::string_view run)     // no NUL in it; whitespace is TAB LF FF SPACE
//   void null_character();
//   bool has_adjusted_current_node(), adjusted_current_node_is_html();
//   // only when collect_errors; offsets are in the text, which begins at that offset
//   void tokenizer_error(const FoundError&, std::uint64_t);
// A sink may call switch_to() while it takes a token. What is attached to the parse, the tokenizer tells of
// its steps.
template <class Sink, class State, Build build>
class TokenizerOperations {
 public:
  TokenizerOperations(Sink& sink, NameTable& tag_names, NameTable& attribute_names,
                      const Attachments& attachments)
      : sink_(sink), attached_(attachments), tag_names_(tag_names), attribute_names_(attribute_names) {}

  // The input so far: [base, base + size). `more` tells whether more may follow. Earlier input may have
  // moved.
  void set_input(const char* base, std::size_t size, bool more) {
    if (base_ == nullptr)
      p_ = base_ = base;
    else if (base != base_)
      rebase(base);
    end_ = base + size;
    more_ = more;
  }
  // With it, errors are reported, and token_place() and run_place() are valid.
  void set_collect_errors(bool collect) {
    collect_errors_ = report_errors_ = locate_runs_ = locate_tokens_ = collect;
    refuse_attributes(refused_attributes_);
  }
  // With it, token_place() is valid; it begins at kBeforeInput until a tag has begun.
  void set_locate_tokens(bool locate) {
    locate_tokens_ = locate;
    token_place_.begin = kBeforeInput;
  }
  // Without it, the sink may get characters when the next tag begins. With it, it gets them with the next
  // token, so that it may stop the tokenizer after that.
  void set_hold_runs() { holds_runs_ = true; }
  // For a sink that takes a run of characters as one token: reports errors, and records positions only at the
  // end of a run.
  void set_locate_run_ends(bool report_errors) {
    locate_runs_ = true;
    report_errors_ = report_errors;
  }
  // Makes it continue after the tag that `other` is emitting.
  void start_after_tag(const TokenizerOperations& other) {
    base_ = other.base_;
    end_ = other.end_;
    more_ = other.more_;
    origin_ = other.origin_;
    p_ = other.p_ + 1;
    state_ = other.state_;
    last_start_tag_ = other.last_start_tag_;
    collect_errors_ = other.collect_errors_;
    report_errors_ = other.report_errors_;
    locate_runs_ = other.locate_runs_;
    holds_runs_ = other.holds_runs_;
    locate_tokens_ = other.locate_tokens_;
    run_place_ = other.run_place_;
    refuse_attributes(other.refused_attributes_);
    attributes_removed_ = other.attributes_removed_;
  }
  // Drops the front of the input: it now begins `count` bytes later. Nothing moves in memory.
  void forget(std::size_t count) {
    base_ += count;
    origin_ += count;
  }
  void switch_to(State state) { state_ = state; }
  State state() const { return state_; }
  TokenizerControl<State> control() {
    return {.state = &state_,
            .input = &p_,
            .token_place = &token_place_,
            .run_place = &run_place_,
            .tokenizer = this,
            .stop = [](void* self) { static_cast<TokenizerOperations*>(self)->stop_after_token(); }};
  }
  // See TokenizerControl.
  const ByteRange& token_place() const { return token_place_; }
  const ByteRange& run_place() const { return run_place_; }
  // Bytes of input consumed.
  std::uint64_t position() const { return offset_of(p_); }
  // Tags with more attributes are not emitted: see refused_tag().
  void set_most_attributes(std::size_t most) { refuse_attributes(std::max(most, most + 1)); }
  // Whether a tag had too many attributes, or the part of one that has been read does.
  bool refused_tag() const { return refused_tag_ || attributes_.size() >= refused_attributes_; }
  bool refused_whole_tag() const { return refused_tag_; }
  // See TokenizerControl.
  void stop_after_token() {
    const char* stop = p_;
    if (stop != end_) ++stop;
    while (stop != end_ && (static_cast<unsigned char>(*stop) & 0xC0) == 0x80) ++stop;
    end_ = stop;
    more_ = true;
  }
  // The same, but the characters that follow a character still count, up to the next token of another kind,
  // which is not emitted. The result must not depend on how many of them are emitted at once.
  void stop_after_run() {
    if (pending_.empty()) return stop_after_token();
    refuse_attributes(0);
    refuses_markup_ = true;
  }
  // How many attributes the tag under construction has, or the last one.
  std::size_t attributes_so_far() const { return attributes_.size() + (attribute_open_ && attribute_kept_); }
  // How long the temporary buffer is, which may be longer than the token.
  std::size_t temporary_buffer_size() const { return temporary_buffer_.view().size(); }
  // The number of duplicate attributes removed from all tags.
  std::size_t attributes_removed() const { return attributes_removed_; }
  // Frees the memory of tokens. Call it when a token other than characters has been emitted and nothing has
  // been consumed since.
  void release() {
    for (TextBuffer* buffer : text_buffers(*this)) buffer->release();
    attributes_.release();
    last_tags_.release();
    tabled_ = 0;
    scratch_.clear();
  }
  // Bytes of memory for what is being built, plus the next growth and storing it in a tree.
  std::size_t bytes() const {
    std::size_t bytes = attributes_.bytes_to_grow() + attributes_.size() * sizeof(TokenAttribute) +
                        last_tags_.bytes_to_grow() + 2 * scratch_.bytes() + tag_name_.view().size() +
                        attribute_name_.view().size();
    for (const TextBuffer* buffer : text_buffers(*this)) bytes += buffer->bytes_to_grow();
    bytes += 4 * temporary_buffer_.view().size();  // it may become pending characters, and then text
    return bytes;
  }
  // For a tokenizer that starts in the middle: the last start tag emitted before.
  void set_last_start_tag(std::string_view name) { last_start_tag_ = tag_names_.intern(name); }
  std::string_view last_start_tag() const { return tag_names_.name(last_start_tag_); }

 protected:
  // Whether what the generator derived for speed is used. Known at compile time, unless builds are shared.
  bool takes_fast_paths() const { return !LOCKSTEP_PLAIN_RULES && !attached_.watches(); }

  // --- Notifying the watcher
  template <class Branch>
  auto enter(Branch branch) const {
    return enter_rule(attached_, branch,
                      [this](auto& watcher, unsigned entered) { watcher.stepped(entered, position()); });
  }

  // --- The input

  // True at the end of what has arrived. A CR at the very end counts as not arrived while an LF may follow
  // it.
  bool at_end() const { return p_ == end_ || (*p_ == '\r' && more_ && p_ + 1 == end_); }
  bool more_to_come() const { return more_; }
  // Whether the next byte of the input is that.
  bool next_is(char c) const { return p_ != end_ && *p_ == c; }
  // The current input character, with newlines normalized (#preprocessing-the-input-stream). Other characters
  // than ASCII come byte by byte; no rule distinguishes them.
  unsigned char current() {
    if (*p_ == '\r') {
      if (p_ + 1 == end_ || p_[1] != '\n') return '\n';
      ++p_;
    }
    return static_cast<unsigned char>(*p_);
  }
  // If a CR LF follows, moves to its LF, as current() does: a run of characters may begin there.
  bool skip_return() {
    if (end_ - p_ < 2 || p_[0] != '\r' || p_[1] != '\n') return false;
    ++p_;
    return true;
  }
  void advance() { ++p_; }
  void advance(std::size_t count) { p_ += count; }
  // The current input character is consumed; the next one is for another state.
  Flow advance_to(State state) {
    switch_to(state);
    advance();
    return Flow::next;
  }
  // The current input character is for another state.
  Flow reconsume_in(State state) {
    switch_to(state);
    return Flow::next;
  }
  const char* input() const { return p_; }
  const char* input_end() const { return end_; }
  const char* input_begin() const { return base_; }  // what has not been forgotten

  // --- Errors
  bool reports_errors() const { return report_errors_; }
  void parse_error(ParseErrorCode code) {
    if (report_errors_) report_error(code);
  }

  // --- Emitting
  // The characters up to `end`, which may be none, are consumed.
  void emit_run(const char* end) {
    const auto size = static_cast<std::size_t>(end - p_);
    if (size == 0) return;
    if (locate_runs_) begin_run_piece(size);
    pending_.append(p_, size);
    p_ = end;
  }
  // The same of at least one character. If a tag follows, or seems to follow, the sink may take them at once.
  void take_run_before_tag(const char* run_end) {
    constexpr bool kTakesText = requires { sink_.take_text(std::string_view()); };
    if constexpr (kTakesText || requires { sink_.takes_runs_at_once(); }) {
      const char* const begin = std::exchange(p_, run_end);
      const auto size = static_cast<std::size_t>(run_end - begin);
      if (!holds_runs_ && pending_.empty() && next_is('<')) [[likely]] {
        if (locate_runs_) run_place_ = {offset_of(begin), position()};
        if constexpr (kTakesText) {
          if (sink_.take_text({begin, size})) [[likely]]
            return;
        } else if (begins_tag(p_) && sink_.takes_runs_at_once()) {
          const char* const end = end_;
          sink_.characters({begin, size});
          if (end_ != end) end_ = p_;  // it has stopped the tokenizer
          return;
        }
      }
      p_ = begin;
    }
    emit_run(run_end);
  }
  [[gnu::noinline]] void emit_current_input_character() {
    const unsigned char c = current();
    if (c == '\0') {
      flush_characters();
      run_place_ = {position(), position() + 1};
      sink_.null_character();
      return;
    }
    if (*p_ == '\r')
      emit_in_place_of_current({&ascii_strings.text[0x0A], 1});
    else
      emit_characters({p_, 1});
  }
  void emit_character(char32_t c) {
    if (c >= 0x80)
      emit_in_place_of_current(spelled(c, pending_));
    else
      emit_characters(locate_runs_ ? spelled_in_place(c) : spelled(c, pending_));
  }
  // A run that is not contiguous in the input, because it contains a character reference, is emitted as a
  // copy: an additional token would cost more than copying the piece. The positions of errors are those of
  // the pieces.
  void emit_characters(std::string_view text) {
    if (locate_runs_) begin_piece(text);
    pending_.append(text);
  }
  void emit_from_temporary_buffer(std::string_view text) {
    if (!temporary_buffer_.owned()) {
      emit_characters(text);
      return;
    }
    if (locate_runs_) begin_piece(text);
    pending_.append_copy(text);
  }
  void flush_characters() {
    if (!pending_.empty()) hand_over_pending();
  }
  Flow emit_end_of_file() {
    flush_characters();
    if (collect_errors_) token_place_ = {position(), position()};
    sink_.end_of_file();
    return Flow::stop;
  }
  void emit_comment() {
    flush_characters();
    if (refuses_markup_) [[unlikely]]
      return stop_after_token();
    end_token();
    CommentToken token{comment_data_.view()};
    sink_.comment(token);
  }
  void emit_doctype() {
    flush_characters();
    doctype_.name = doctype_name_.view();
    doctype_.public_identifier = doctype_public_identifier_.view();
    doctype_.system_identifier = doctype_system_identifier_.view();
    if (refuses_markup_) [[unlikely]]
      return stop_after_token();
    end_token();
    sink_.doctype(doctype_);
  }
  void emit_processing_instruction() {
    flush_characters();
    ProcessingInstructionToken token{processing_instruction_target_.view(),
                                     processing_instruction_data_.view()};
    if (refuses_markup_) [[unlikely]]
      return stop_after_token();
    end_token();
    sink_.processing_instruction(token);
  }
  void hand_over_tag() {
    finish_attribute();
    intern_tag_name();
    hand_over_scanned_tag();
  }
  // For a tag that has been scanned: its name and attributes are complete.
  void hand_over_scanned_tag() {
    flush_characters();
    tag_.attributes = attributes_.data();
    tag_.attribute_count = attributes_.size();
    if (tag_.attribute_count >= unusual_attributes_) [[unlikely]]
      return hand_over_unusual_tag();
    end_token();
    if (tag_.is_start_tag) {
      sink_.start_tag(tag_);
    } else {
      sink_.end_tag(tag_);
    }
  }
  void remember_start_tag() {
    intern_tag_name();
    remember_scanned_start_tag();
  }
  void remember_scanned_start_tag() { last_start_tag_ = tag_.name; }
  // Characters change the stack of open elements: they may reconstruct formatting elements.
  bool has_adjusted_current_node() {
    flush_characters();
    return sink_.has_adjusted_current_node();
  }
  bool adjusted_current_node_is_html() {
    flush_characters();
    if (locate_tokens_) begin_token();  // of a CDATA section, which is no token
    return sink_.adjusted_current_node_is_html();
  }

  // --- Creating tokens
  void create_start_tag() { create_tag(true); }
  void create_end_tag() { create_tag(false); }
  void create_comment() {
    begin_token();
    comment_data_.clear();
  }
  void create_doctype() {
    begin_token();
    doctype_ = DoctypeToken{};
    doctype_name_.clear();
    doctype_public_identifier_.clear();
    doctype_system_identifier_.clear();
  }
  void create_processing_instruction() {
    begin_token();
    processing_instruction_target_.clear();
    processing_instruction_data_.clear();
  }
  void start_attribute() {
    finish_attribute();
    attribute_name_.clear();
    attribute_value_.clear();
    attribute_open_ = true;
    attribute_kept_ = true;
    attribute_id_ = 0;
  }
  // The name is complete: asked once per attribute, and O(1) however many the tag has.
  bool attribute_is_duplicate() {
    attribute_id_ = attribute_names_.intern(attribute_name_.view());
    return seen_before(attribute_id_);
  }
  void remove_attribute() {
    attribute_kept_ = false;
    ++attributes_removed_;
  }

  // --- Scanning a whole tag, or the rest of one

  // Does what creating a tag token does, except for what only the states use; they create it again if the
  // scan gives up.
  void begin_scan(bool start) {
    if (locate_tokens_) token_place_.begin = position();
    tag_.name = 0;
    tag_.is_start_tag = start;
    tag_.self_closing = false;
    tag_.self_closing_acknowledged = false;
    begin_attributes();
  }

  // How many attributes the tag has so far.
  std::size_t resume_scan() {
    intern_tag_name();
    finish_attribute();
    return attributes_.size();
  }
  // If a bare end tag of the sink's current node begins at `p`, after the `</`, and the sink has a lane for
  // it: processes it. It is recognized by comparison, without being scanned and looked up.
  [[gnu::always_inline]] inline bool take_expected_end_tag([[maybe_unused]] const char* p) {
    if constexpr (requires { sink_.expected_end_tag(); }) {
      // 0, which has the key 0: no tag is expected, or its name is not known.
      const NameId name = sink_.expected_end_tag();
      const std::uint64_t key = known_tag_names.keys[name];
      const auto size =
          static_cast<std::size_t>(key >> 56);  // of names with less than 8 bytes; see name_key()
      if (end_ - p < 8 || size - 1 > 6) return false;
      if ((load<std::uint64_t>(p) ^ key) << (64 - 8 * size) != 0 || p[size] != '>') return false;
      if constexpr (build.locate) token_place_.begin = position();
      const char* const less_than = std::exchange(p_, p + size);
      end_token();
      flush_characters();
      if (refuses_markup_ || !sink_.take_end_tag_lane(name)) [[unlikely]] {
        p_ = less_than;
        return false;
      }
      advance();
      return true;
    }
    return false;
  }
  // The scan of the bare end tag of the last start tag, which ends text. Returns its ">" if `p` is its "<",
  // or null if it is not there, or if its name is not known, has 8 bytes or more, or anything but letters.
  [[gnu::noinline]] const char* scan_end_of_text(const char* p) {
    if (last_start_tag_ >= kKnownTagNames) return nullptr;
    const std::uint64_t key = known_tag_names.keys[last_start_tag_];
    const auto size = static_cast<std::size_t>(key >> 56);  // see name_key()
    if (end_ - p < 10 || p[1] != '/' || size - 1 > 6) return nullptr;
    const auto bytes = load<std::uint64_t>(p + 2);
    const std::uint64_t others = ~(bytes & bytes << 1) & 0x4040404040404040u;  // see skip_name()
    if ((bytes ^ key) << (64 - 8 * size) != 0 || others << (64 - 8 * size) != 0 || p[2 + size] != '>')
      return nullptr;
    begin_scan(false);
    tag_.name = last_start_tag_;
    return p + 2 + size;
  }
  // Whether `letters`, which are in lower case, follow at `p` in any case, and then `rest`.
  [[gnu::always_inline]] inline bool follows_ignoring_case(const char* p, std::string_view letters,
                                                           std::string_view rest) const {
    if (static_cast<std::size_t>(end_ - p) < letters.size() + rest.size()) return false;
    for (const char letter : letters)
      if ((*p++ | 0x20) != letter) return false;
    return std::memcmp(p, rest.data(), rest.size()) == 0;
  }
  // Undoes the scan.
  [[gnu::noinline]] bool give_up_scan(std::size_t before) {
    attributes_.resize(before);
    if (tabled_ > before) tabled_ = 0;
    return false;
  }
  // Continues in a state in the middle of the last attribute's value, which begins at `begin` and has been
  // read up to `p`.
  [[gnu::noinline]] bool leave_scan_in_value(State state, const char* begin, const char* p) {
    attribute_id_ = attributes_.back().name;
    attributes_.pop_back();
    attribute_open_ = true;
    attribute_kept_ = true;
    attribute_value_.clear();
    attribute_value_.append({begin, static_cast<std::size_t>(p - begin)});
    finish_scan(p);
    switch_to(state);
    return true;
  }
  // The same for a value that scan_references() has read up to `p`.
  [[gnu::noinline]] bool leave_scan_in_rest_of_value(State state, const char* p) {
    attribute_id_ = attributes_.back().name;
    attributes_.pop_back();
    attribute_open_ = true;
    attribute_kept_ = true;
    finish_scan(p);
    switch_to(state);
    return true;
  }
  // Reads a value from its first `&`, at `p`, into attribute_value(); it begins at `begin`. Returns the first
  // byte in `stop` that begins no character reference that `scan` decides, or the end of the input.
  template <const ByteSet& stop, class Scan>
  [[gnu::noinline]] const char* scan_references(const char* begin, const char* p, Scan scan) {
    const char* const tag = p_;
    attribute_value_.clear();
    while (p != end_ && *p == '&') {
      // Nearly all are `&amp;`, of which the & is that of the input.
      if (!LOCKSTEP_SMALL_TABLES && end_ - p >= 5 && std::memcmp(p + 1, "amp;", 4) == 0) {
        attribute_value_.append_short({begin, static_cast<std::size_t>(p + 1 - begin)}, end_);
        begin = p + 5;
        p = skip_run<stop>(begin, end_, base_);
        continue;
      }
      p_ = p + 1;
      const ReferenceScan found = scan();
      if (found == ReferenceScan::undecided) break;
      if (found != ReferenceScan::written) {
        // Of &amp; the & is that of the input.
        const bool is_ampersand = found == ReferenceScan::match && matched_reference() == "&";
        attribute_value_.append_short({begin, static_cast<std::size_t>(p - begin) + is_ampersand}, end_);
        if (found == ReferenceScan::code)
          append_code_point(attribute_value_, code_);
        else if (!is_ampersand)
          attribute_value_.append_byte_or_more(matched_reference());
        begin = p_;
      }
      p = skip_run<stop>(p_, end_, base_);
    }
    append(attribute_value_, {begin, static_cast<std::size_t>(p - begin)});
    p_ = tag;
    return p;
  }
  void scan_attribute_value_with_references(TokenAttribute& attribute) {
    const std::string_view value = attribute_value_.view();
    attribute.value = attribute_value_.owned() ? scratch_.store(value) : value;
  }
  // The keys are those that skip_name() finds; 0 is right for any name, and takes longer.
  void scan_tag_name(const char* begin, const char* end, std::uint64_t key) {
    tag_.name = scanned_name<known_tag_names>(tag_names_, begin, end, key);
  }
  // Adds an attribute without a value. Returns false if the tag already has one of that name.
  bool scan_attribute_name(const char* begin, const char* end, std::uint64_t key,
                           TokenAttribute*& attribute) {
    const NameId name = scanned_name<known_attribute_names>(attribute_names_, begin, end, key);
    if (seen_before(name)) return false;
    attribute = attributes_.extend(1);
    *attribute = {name, {}};
    return true;
  }
  // The same for names with upper-case letters, which begin at `begin`. They return the end of the name,
  // which is a byte in `stop`, or null if the name is too long or the attribute is a duplicate.
  template <const ByteSet& stop>
  [[gnu::noinline]] const char* scan_folded_tag_name(const char* begin) {
    FoldedName folded;
    const char* const end = fold<stop>(begin, folded);
    if (end != nullptr) scan_tag_name(folded.bytes, folded.bytes + folded.size, 0);
    return end;
  }
  template <const ByteSet& stop>
  [[gnu::noinline]] const char* scan_folded_attribute_name(const char* begin) {
    FoldedName folded;
    const char* const end = fold<stop>(begin, folded);
    TokenAttribute* attribute = nullptr;
    const bool added =
        end != nullptr && scan_attribute_name(folded.bytes, folded.bytes + folded.size, 0, attribute);
    return added ? end : nullptr;
  }
  TokenAttribute* last_attribute() { return attributes_.end() - 1; }
  void scan_attribute_value(TokenAttribute& attribute, const char* begin, const char* end) {
    attribute.value = {begin, static_cast<std::size_t>(end - begin)};
  }
  void finish_scan(const char* at) { p_ = at; }

  // --- Fields
  TextBuffer& tag_name() { return tag_name_; }
  TextBuffer& attribute_name() { return attribute_name_; }
  TextBuffer& attribute_value() { return attribute_value_; }
  TextBuffer& comment_data() { return comment_data_; }
  TextBuffer& doctype_name() {
    doctype_.has_name = true;
    return doctype_name_;
  }
  TextBuffer& doctype_public_identifier() { return doctype_public_identifier_; }
  TextBuffer& doctype_system_identifier() { return doctype_system_identifier_; }
  TextBuffer& processing_instruction_target() { return processing_instruction_target_; }
  TextBuffer& processing_instruction_data() { return processing_instruction_data_; }
  TextBuffer& temporary_buffer() { return temporary_buffer_; }
  void append_run(TextBuffer& field, const char* end) {
    if (end == p_) return;
    field.append(p_, static_cast<std::size_t>(end - p_));
    p_ = end;
  }
  void ignore_run(const char* end) { p_ = end; }
  void append_current_input_character(TextBuffer& field) {
    current();
    field.append(*p_ == '\r' ? &ascii_strings.text[0x0A] : p_, 1);
  }
  void append_lowercase(TextBuffer& field) {
    field.append(&ascii_strings.text[static_cast<unsigned char>(ascii_lowercase(*p_))], 1);
  }
  void append_character(TextBuffer& field, char32_t c) { field.append(spelled(c, field)); }
  void append(TextBuffer& field, std::string_view text) { field.append(text); }
  void append_code_point(TextBuffer& field, char32_t code) {
    char bytes[4];
    field.append_copy({bytes, encode_utf8(code, bytes)});
  }
  // The temporary buffer changes while the text that it was appended to is still in use, so it is copied
  // unless it is a view.
  void append_from_temporary_buffer(TextBuffer& field, std::string_view text) {
    if (temporary_buffer_.owned()) {
      field.append_copy(text);
    } else {
      field.append(text);
    }
  }
  void clear(TextBuffer& field) { field.clear(); }
  void set_public_identifier_present() {
    doctype_.has_public_identifier = true;
    doctype_public_identifier_.clear();
  }
  void set_system_identifier_present() {
    doctype_.has_system_identifier = true;
    doctype_system_identifier_.clear();
  }
  void set_force_quirks() { doctype_.force_quirks = true; }
  void set_self_closing() { tag_.self_closing = true; }
  bool self_closing() const { return tag_.self_closing; }
  bool self_closing_acknowledged() const { return tag_.self_closing_acknowledged; }
  bool current_tag_is_start_tag() const { return tag_.is_start_tag; }
  bool current_tag_has_attributes() {
    finish_attribute();
    return !attributes_.empty();
  }
  bool start_tag_emitted() const { return last_start_tag_ != 0; }
  bool tag_name_is_last_start_tag() const { return tag_name_.view() == tag_names_.name(last_start_tag_); }

  // --- Character references
  State return_state() const { return return_state_; }
  void set_return_state(State state) { return_state_ = state; }
  // Returns false if the input ended where more of it could make a longer match.
  bool consume_longest_named_character_reference() {
    if (!find_recent_reference()) {
      bool cut = false;
      match_ = find_character_reference({p_, static_cast<std::size_t>(end_ - p_)}, cut);
      if (cut && more_) return false;
      remember_reference();
    }
    consumed_reference_ = {p_, match_.length};
    p_ += match_.length;
    return true;
  }
  bool reference_matched() const { return match_.length != 0; }
  std::string_view consumed_reference() const { return consumed_reference_; }
  std::string_view matched_reference() const { return match_.text; }
  bool last_character_matched_is(char32_t c) const {
    return static_cast<unsigned char>(consumed_reference_.back()) == c;
  }
  template <class Test>
  bool next_input_character_is(Test test) {
    return p_ != end_ && test(static_cast<unsigned char>(*p_));
  }
  char32_t character_reference_code() const { return code_; }
  void set_character_reference_code(char32_t code) { code_ = code; }
  // Saturating: above U+10FFFF it only matters that the code is too large.
  void multiply_character_reference_code(char32_t by) { code_ = code_ > 0x10FFFF ? code_ : code_ * by; }
  void add_to_character_reference_code(char32_t minus) {
    if (code_ <= 0x10FFFF) code_ += current() - minus;
  }

  Sink& sink_;
  [[no_unique_address]] Attached<build> attached_;
  State state_{};

 private:
  // A token other than characters begins with the last < before the place where it is created.
  void begin_token() {
    if (locate_tokens_) token_place_.begin = offset_of_last('<');
  }
  // It ends with the current character, or at the end of the input.
  void end_token() {
    if constexpr (build.watch || build.locate) token_place_.end = std::min(position() + 1, offset_of(end_));
  }
  // The offset of the last character `c` that has been consumed.
  std::uint64_t offset_of_last(char c) const {
    const char* at = p_;
    do {
      if (at == base_) break;
      --at;
    } while (*at != c);
    return offset_of(at);
  }
  void create_tag(bool start) {
    begin_token();
    tag_ = TagToken{};
    tag_.is_start_tag = start;
    tag_name_.clear();
    begin_attributes();
  }
  void begin_attributes() {
    attributes_.clear();
    if (scratch_.used()) [[unlikely]]
      scratch_.clear();
    attribute_open_ = false;
    seen_bits_ = 0;
    tabled_ = 0;
  }
  // A newline or U+FFFD.
  void emit_in_place_of_current(std::string_view text) {
    if (collect_errors_) {
      flush_characters();
      run_place_.begin = position();
    }
    run_place_.end = position() + 1;
    pending_.append(text);
  }
  // Whether a tag begins at a `<`.
  bool begins_tag(const char* at) const {
    if (end_ - at < 3) return false;
    return is_ascii_alpha(at[1] == '/' ? at[2] : at[1]);
  }
  bool is_input(const char* at) const { return at >= base_ && at <= end_; }
  std::uint64_t offset_of(const char* at) const { return origin_ + static_cast<std::uint64_t>(at - base_); }
  // The same for the characters from the current one on.
  void begin_run_piece(std::size_t size) {
    if (collect_errors_) {
      if (pending_.empty()) [[likely]]
        run_place_ = {position(), position() + size};
      else
        begin_piece({p_, size});
      // The whole run is consumed, even if the pending characters stopped the tokenizer.
      end_ = std::max(end_, p_ + size);
    } else {
      run_place_.end = position() + size;
    }
  }
  // Records the position of a piece of pending characters: in the input, or that of its reference.
  [[gnu::noinline]] void begin_piece(std::string_view text) {
    const bool in_input = is_input(text.data());
    if (collect_errors_) {
      const std::uint64_t begin = in_input ? offset_of(text.data()) : offset_of_last('&');
      // The characters of one reference are adjacent in the table of references; so may be those of two.
      const bool continues_text =
          !pending_.owned() && pending_.end() == text.data() && (in_input || begin == run_place_.begin);
      if (!continues_text) {
        flush_characters();
        run_place_.begin = begin;
      }
    }
    run_place_.end = in_input ? offset_of(text.data()) + text.size() : end_of_consumed();
  }
  // The offset after the last consumed character. A state that looked at a CR LF has moved to its LF; see
  // current().
  std::uint64_t end_of_consumed() const {
    const bool inside_newline = p_ != base_ && p_ != end_ && *p_ == '\n' && p_[-1] == '\r';
    return position() - (inside_newline ? 1 : 0);
  }
  [[gnu::noinline, gnu::hot]] void hand_over_pending() {
    if constexpr (requires { sink_.take_text(pending_.view()); }) {
      if (sink_.take_text(pending_.view())) [[likely]]
        return pending_.clear();
      hand_over_other_pending();
    } else {
      hand_over_all_pending();
    }
  }
  [[gnu::noinline]] void hand_over_other_pending() {
    sink_.characters(pending_.view());
    pending_.clear();
  }
  // For a sink that takes all text like this: everything is compiled into it.
  [[gnu::flatten, gnu::noinline]] void hand_over_all_pending() {
    sink_.characters(pending_.view());
    pending_.clear();
  }
  void refuse_attributes(std::size_t count) {
    refused_attributes_ = unusual_attributes_ = count;
    if constexpr (requires { sink_.notes_places(); })
      if (sink_.notes_places()) unusual_attributes_ = 0;
  }
  // One that is refused, or any while the sink notes the places of tags.
  [[gnu::noinline]] void hand_over_unusual_tag() {
    if (tag_.attribute_count >= refused_attributes_) return refuse_tag();
    end_token();
    if constexpr (requires { sink_.notes_places(); }) {
      if (tag_.is_start_tag)
        sink_.noted_start_tag(tag_);
      else
        sink_.noted_end_tag(tag_);
    }
  }
  [[gnu::cold, gnu::noinline]] void report_error(ParseErrorCode code) {
    sink_.tokenizer_error(
        lockstep::detail::tokenizer_error(code, {{base_, static_cast<std::size_t>(end_ - base_)},
                                                 static_cast<std::size_t>(p_ - base_),
                                                 static_cast<std::size_t>(end_of_consumed() - origin_),
                                                 origin_,
                                                 token_place_.begin,
                                                 Sink::kKeepsText,
                                                 tag_name_.view(),
                                                 attribute_name_.view(),
                                                 tag_.name,
                                                 !tag_.is_start_tag,
                                                 tag_names_,
                                                 attribute_names_}),
        origin_);
  }
  [[gnu::cold, gnu::noinline]] void refuse_tag() {
    refused_tag_ = true;
    stop_after_token();
  }
  // A scan of the whole tag has done this already.
  void intern_tag_name() {
    if (tag_.name == 0) [[unlikely]]
      intern_plain_tag_name();
  }
  [[gnu::noinline]] void intern_plain_tag_name() { tag_.name = tag_names_.intern(tag_name_.view()); }
  // A name in lower case, and how long it is.
  struct FoldedName {
    char bytes[64];
    std::size_t size = 0;
  };
  // Copies a name in lower case. Returns its end, a byte in `stop` but no letter, or null if the name is too
  // long.
  template <const ByteSet& stop>
  const char* fold(const char* p, FoldedName& name) const {
    for (; p != end_ && (is_ascii_upper_alpha(*p) || !stop[*p]); ++p) {
      if (name.size == sizeof name.bytes) return nullptr;
      name.bytes[name.size++] = ascii_lowercase(*p);
    }
    return p;
  }
  template <const KnownNames& known>
  LOCKSTEP_INLINE_IF_LARGE NameId scanned_name(NameTable& table, const char* begin, const char* end,
                                               std::uint64_t key) {
    const std::string_view name(begin, static_cast<std::size_t>(end - begin));
    const NameId id = key != 0 ? known.find_short(key) : find_long<known>(name);
    return id != 0 ? id : table.intern_unknown(name);
  }
  template <const KnownNames& known>
  [[gnu::noinline]] static NameId find_long(std::string_view name) {
    return known.find(name);
  }
  // Whether the tag already has an attribute of that name; adds it if not. For nearly all attributes, one bit
  // for each name modulo 64 suffices. If the bit is set, searches the tag's attributes if they are few, or
  // else a table.
  bool seen_before(NameId attribute) {
    const std::uint64_t bit = std::uint64_t{1} << (attribute % 64);
    const bool taken = (seen_bits_ & bit) != 0;
    seen_bits_ |= bit;
    return taken && seen_before_for_certain(attribute);
  }
  [[gnu::noinline]] bool seen_before_for_certain(NameId attribute) {
    if (attributes_.size() <= kFew) {
      for (const TokenAttribute& other : attributes_)
        if (other.name == attribute) return true;
      return false;
    }
    // For each name the table contains the serial number of the last tag that had it. It is used only for
    // tags with many attributes; the earlier attributes are added when it is first used.
    if (tabled_ == 0) ++tag_serial_;
    for (; tabled_ != attributes_.size(); ++tabled_) last_tag_with(attributes_[tabled_].name) = tag_serial_;
    return last_tag_with(attribute) == tag_serial_;
  }
  std::uint64_t& last_tag_with(NameId attribute) {
    if (attribute >= last_tags_.size()) {
      const std::size_t size = last_tags_.size();
      const std::size_t wanted = attribute + std::size_t{attribute} / 2 + 16;
      std::memset(last_tags_.extend(wanted - size), 0, (wanted - size) * sizeof(std::uint64_t));
    }
    return last_tags_[attribute];
  }
  void finish_attribute() {
    if (attribute_open_) [[unlikely]]
      finish_plain_attribute();
  }
  [[gnu::noinline]] void finish_plain_attribute() {
    attribute_open_ = false;
    if (!attribute_kept_) return;
    const std::string_view value = attribute_value_.view();
    attributes_.push_back({attribute_id_, attribute_value_.owned() ? scratch_.store(value) : value});
  }
  // The character as text: if possible the bytes of the input that represent it, so that the string being
  // built stays a view.
  std::string_view spelled(char32_t c, const TextBuffer& field) {
    if (c < 0x80) {
      const char ascii = static_cast<char>(c);
      if (field.continues_with(ascii, end_)) return {field.end(), 1};
      if (field.empty())
        for (std::ptrdiff_t back = 1; back <= 3 && back <= p_ - base_; ++back)
          if (p_[-back] == ascii) return {p_ - back, 1};
      return {&ascii_strings.text[c], 1};
    }
    return "\xEF\xBF\xBD";  // U+FFFD, the only other character that rules spell
  }
  // The same for an ASCII character that is emitted and whose position matters. It is the current character,
  // or one that is emitted late: the last such character that was consumed and not emitted yet, or the first
  // of several in a row.
  std::string_view spelled_in_place(char32_t c) const {
    const char ascii = static_cast<char>(c);
    const char* const emitted = base_ + (std::max(run_place_.end, origin_) - origin_);
    const char* at = p_;
    while (at > emitted && at[-1] != ascii) --at;
    if (at <= emitted) return {p_, 1};
    while (at > emitted && at[-1] == ascii) --at;
    return {at, 1};
  }
  // `Self` is const or not.
  template <class Self>
  static auto text_buffers(Self& self) {
    return std::array{&self.pending_,
                      &self.tag_name_,
                      &self.attribute_name_,
                      &self.attribute_value_,
                      &self.comment_data_,
                      &self.doctype_name_,
                      &self.doctype_public_identifier_,
                      &self.doctype_system_identifier_,
                      &self.processing_instruction_target_,
                      &self.processing_instruction_data_,
                      &self.temporary_buffer_};
  }
  void rebase(const char* base) {
    const auto size = static_cast<std::size_t>(end_ - base_);
    for (TextBuffer* buffer : text_buffers(*this)) buffer->rebase(base_, size, base);
    for (TokenAttribute& attribute : attributes_) {
      const auto offset = static_cast<std::size_t>(attribute.value.data() - base_);
      if (attribute.value.data() >= base_ && offset <= size)
        attribute.value = {base + offset, attribute.value.size()};
    }
    p_ = base + (p_ - base_);
    base_ = base;
  }

#if LOCKSTEP_PLAIN_RULES
  bool find_recent_reference() { return false; }
  void remember_reference() {}
#else
  // Pages use few names, again and again. A match never extends beyond a name's semicolon, so names of up to
  // eight bytes including a semicolon are cached by those bytes.
  struct RecentReferences {
    static constexpr std::size_t kBits = 3;
    struct Match {
      std::size_t length;
      const char* text;
      std::size_t text_size;
    };
    std::uint64_t keys[1 << kBits] = {};
    Match matches[1 << kBits];  // initialized where there is a key
    static std::size_t place(std::uint64_t key) { return (key * 0x9E3779B97F4A7C15u) >> (64 - kBits); }
  };
  // The bytes up to the first semicolon among the next eight, or 0.
  std::uint64_t reference_key() const {
    if (end_ - p_ < 8) return 0;
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    const std::uint64_t bytes = load<std::uint64_t>(p_);
    const std::uint64_t zero_if_semicolon = bytes ^ kOnes * ';';
    const std::uint64_t found = (zero_if_semicolon - kOnes) & ~zero_if_semicolon & kOnes << 7;
    return found == 0 ? 0 : bytes & (found ^ (found - 1));
  }
  bool find_recent_reference() {
    const std::uint64_t key = reference_key();
    const std::size_t place = RecentReferences::place(key);
    if (key == 0 || recent_references_.keys[place] != key) return false;
    const typename RecentReferences::Match& match = recent_references_.matches[place];
    match_ = {match.length, {match.text, match.text_size}};
    return true;
  }
  void remember_reference() {
    if (match_.length == 0 || p_[match_.length - 1] != ';' || match_.length > 8) return;
    const std::uint64_t key = reference_key();
    if (key == 0) return;
    const std::size_t place = RecentReferences::place(key);
    recent_references_.keys[place] = key;
    recent_references_.matches[place] = {match_.length, match_.text.data(), match_.text.size()};
  }
  RecentReferences recent_references_;
#endif

  NameTable& tag_names_;
  NameTable& attribute_names_;
  const char* base_ = nullptr;
  const char* p_ = nullptr;
  const char* end_ = nullptr;
  ByteRange token_place_, run_place_;  // the latter of the pending characters, and of the last ones
  bool more_ = true;
  std::uint64_t origin_ = 0;  // of base_
  bool collect_errors_ = false;
  bool refused_tag_ = false;
  bool refuses_markup_ = false;
  std::size_t refused_attributes_ = SIZE_MAX;  // a tag with this many attributes or more is refused
  std::size_t unusual_attributes_ = SIZE_MAX;  // of a tag that hand_over_unusual_tag() handles
  bool report_errors_ = false;
  bool locate_runs_ = false;
  bool locate_tokens_ = false;
  bool holds_runs_ = false;

  TextBuffer pending_;  // characters not emitted yet
  TagToken tag_;
  TextBuffer tag_name_;
  PodVector<TokenAttribute, 16> attributes_;
  TextBuffer attribute_name_, attribute_value_;
  NameId attribute_id_ = 0;
  bool attribute_open_ = false;
  bool attribute_kept_ = false;
  std::size_t attributes_removed_ = 0;
  static constexpr std::size_t kFew = 16;
  std::uint64_t seen_bits_ = 0;
  std::size_t tabled_ = 0;  // how many of the tag's attributes are in the table
  PodVector<std::uint64_t> last_tags_;
  std::uint64_t tag_serial_ = 1;  // 0 is that of no tag
  NameId last_start_tag_ = 0;
  Scratch scratch_;
  TextBuffer comment_data_;
  DoctypeToken doctype_;
  TextBuffer doctype_name_, doctype_public_identifier_, doctype_system_identifier_;
  TextBuffer processing_instruction_target_, processing_instruction_data_;
  TextBuffer temporary_buffer_;
  State return_state_{};
  CharacterReferenceMatch match_;
  std::string_view consumed_reference_;
  char32_t code_ = 0;
};

}  // namespace lockstep::detail

#endif
