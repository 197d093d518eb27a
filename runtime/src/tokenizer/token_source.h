// The link between the text and the states: supplies the generated tokenizer, which it owns, with input. The
// rest of the parser uses only this class.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_SOURCE_H
#define LOCKSTEP_TOKENIZER_TOKEN_SOURCE_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tokenizer/control.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// `Rules` is the generated Tokenizer.
template <class Rules>
class TokenSource {
 public:
  using Sink = typename Rules::Types::Sink;
  using State = typename Rules::Types::State;

  TokenSource(Sink& sink, NameTable& tag_names, NameTable& attribute_names, const Attachments& attachments)
      : rules_(sink, tag_names, attribute_names, attachments) {}

  // --- Input
  // Sets the input received so far: [base, base + size). `more` tells whether more may follow. Earlier input
  // may have moved.
  void set_input(const char* base, std::size_t size, bool more) {
    if (base != rules_.input.begin()) move_views(base);
    rules_.input.set(base, size, more);
  }
  // Drops the beginning of the input, which now begins `count` bytes later. Nothing moves in memory.
  void forget(std::size_t count) { rules_.input.forget(count); }
  // Consumes the available input. Returns true when the end-of-file token has been emitted.
  bool run() { return rules_.run(); }
  // The number of bytes of input consumed.
  std::uint64_t position() const { return rules_.input.position(); }

  // --- Settings
  // With `locate`, token_place() and run_place() are valid; `report_errors` requires this.
  void set_collect_errors(bool locate, bool report_errors) {
    rules_.errors.set_wanted(report_errors);
    rules_.characters.set_locates(locate, locate);
    rules_.output.set_locates(locate);
    rules_.tag.refuse_attributes(rules_.tag.refused_attributes());
  }
  // Makes token_place() valid; it begins at kBeforeInput until a tag has begun.
  void set_locate_tokens(bool locate) {
    rules_.output.set_locates(locate);
    rules_.output.set_place_before_input();
  }
  // Makes the sink receive characters with the next token, so that it may stop the tokenizer after them.
  // Otherwise it may receive them when the next tag begins.
  void set_hold_runs() { rules_.characters.set_hold(); }
  // For a sink that takes a run of characters as one token: reports errors, and records positions only at the
  // end of a run.
  void set_locate_run_ends(bool report_errors) {
    rules_.characters.set_locates(true, false);
    rules_.errors.set_wanted(report_errors);
  }
  // Makes this tokenizer continue after the tag that `other` is emitting.
  void start_after_tag(const TokenSource& other) {
    rules_.input.start_after(other.rules_.input);
    switch_to(other.state());
    rules_.errors.set_wanted(other.rules_.errors.are_wanted());
    rules_.characters.continue_after(other.rules_.characters);
    rules_.output.set_locates(other.rules_.output.locates());
    rules_.tag.continue_after(other.rules_.tag);
    rules_.attribute.continue_after(other.rules_.attribute);
  }
  void switch_to(State state) { rules_.switch_to(state); }
  State state() const { return rules_.state(); }
  // For a tokenizer that starts in the middle of a text: the last start tag before that point.
  void set_last_start_tag(std::string_view name) { rules_.tag.set_last_start_tag(name); }
  std::string_view last_start_tag() const { return rules_.tag.names().name(rules_.tag.last_start_tag()); }

  // --- For the sink
  TokenizerControl<State> control() {
    return {.state = rules_.state_address(),
            .input = rules_.input.address(),
            .token_place = &token_place(),
            .run_place = &run_place(),
            .tokenizer = this,
            .stop = [](void* self) { static_cast<TokenSource*>(self)->stop_after_token(); }};
  }
  // See TokenizerControl.
  const ByteRange& token_place() const { return rules_.output.place(); }
  const ByteRange& run_place() const { return rules_.characters.place(); }
  void stop_after_token() { rules_.input.stop_after_character(); }
  // Like stop_after_token(), but characters directly after a character are still emitted, up to the next
  // token of another kind. The result must not depend on how many characters are emitted at a time.
  void stop_after_run() {
    if (rules_.characters.empty()) return stop_after_token();
    rules_.tag.refuse_attributes(0);
    rules_.output.refuse_markup();
  }

  // --- Limits and memory
  // Tags with more attributes are not emitted: see refused_tag().
  void set_most_attributes(std::size_t most) { rules_.tag.refuse_attributes(std::max(most, most + 1)); }
  // Whether a tag, or the part read so far of one, has too many attributes.
  bool refused_tag() const {
    return refused_whole_tag() || rules_.attribute.list().size() >= rules_.tag.refused_attributes();
  }
  bool refused_whole_tag() const { return rules_.tag.is_refused(); }
  // The number of attributes of the tag under construction, or of the last tag.
  std::size_t attributes_so_far() const { return rules_.attribute.so_far(); }
  // The number of duplicate attributes removed from all tags.
  std::size_t attributes_removed() const { return rules_.attribute.removed(); }
  // The length of the temporary buffer, which may be longer than the token.
  std::size_t temporary_buffer_size() const { return rules_.temporary_buffer.view().size(); }
  // Frees the memory of tokens. Call it when a token other than characters has been emitted and nothing has
  // been consumed since.
  void release() {
    for (TextBuffer* buffer : text_buffers(rules_)) buffer->release();
    rules_.attribute.release();
  }
  // Shortens the strings of the token under construction to `most` bytes, and copies them, so that the input
  // so far may be dropped. The token keeps its kind and names.
  void abridge(std::size_t most) {
    for (TextBuffer* buffer : text_buffers(rules_)) buffer->abridge(most);
    rules_.attribute.abridge(most);
  }
  // The number of bytes of memory for the token under construction, plus the next growth and storing it in a
  // tree.
  std::size_t bytes() const {
    std::size_t bytes =
        rules_.attribute.bytes() + rules_.tag.name.view().size() + rules_.attribute.name.view().size();
    for (const TextBuffer* buffer : text_buffers(rules_)) bytes += buffer->bytes_to_grow();
    // The temporary buffer may become pending characters, and then text.
    return bytes + 4 * temporary_buffer_size();
  }

 private:
  // `Parts` is Rules or const Rules.
  template <class Parts>
  static auto text_buffers(Parts& parts) {
    return std::array{&parts.characters.pending(),
                      &parts.tag.name,
                      &parts.attribute.name,
                      &parts.attribute.value,
                      &parts.comment.data,
                      &parts.doctype.name,
                      &parts.doctype.public_identifier,
                      &parts.doctype.system_identifier,
                      &parts.processing_instruction.target,
                      &parts.processing_instruction.data,
                      &parts.temporary_buffer};
  }
  // Adjusts views when the input moves to `base`.
  void move_views(const char* base) {
    const char* const old_base = rules_.input.begin();
    const auto size = static_cast<std::size_t>(rules_.input.end() - old_base);
    for (TextBuffer* buffer : text_buffers(rules_)) buffer->rebase(old_base, size, base);
    for (TokenAttribute& attribute : rules_.attribute.list()) {
      const auto offset = static_cast<std::size_t>(attribute.value.data() - old_base);
      if (attribute.value.data() >= old_base && offset <= size)
        attribute.value = {base + offset, attribute.value.size()};
    }
  }

  Rules rules_;
};

}  // namespace lockstep::detail

#endif
