// The current tag token, and the last start tag token emitted.
#ifndef LOCKSTEP_TOKENIZER_CURRENT_TAG_H
#define LOCKSTEP_TOKENIZER_CURRENT_TAG_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/detail/names.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class CurrentTag {
 public:
  using Rules = typename Types::Rules;

  explicit CurrentTag(NameTable& names) : names_(names) {}

  // --- Operations of the rules
  void create_start() { create(true); }
  void create_end() { create(false); }
  void set_self_closing() { token_.self_closing = true; }
  bool is_self_closing() const { return token_.self_closing; }
  bool is_acknowledged() const { return token_.self_closing_acknowledged; }
  bool is_start() const { return token_.is_start_tag; }
  bool has_attributes() { return !rules().attribute.completed().empty(); }
  void hand_over() {
    rules().attribute.finish();
    intern_name();
    hand_over_scanned();
  }
  void remember_as_last_start() {
    intern_name();
    remember_scanned();
  }
  bool follows_start_tag() const { return last_start_tag_ != 0; }
  bool is_named_as_last_start() const { return name.view() == names_.name(last_start_tag_); }

  // --- Operations of derived code: for a scanned tag, whose name and attributes are complete
  // Creates the tag, except for members that only the states use; they create it again if the scan gives up.
  void begin_scan(bool start) {
    token_.name = 0;
    token_.is_start_tag = start;
    token_.self_closing = false;
    token_.self_closing_acknowledged = false;
  }
  void set_scanned_name(NameId scanned) { token_.name = scanned; }
  // Keys come from skip_name(); 0 works for any name, but takes longer.
  void scan_name(const char* begin, const char* end, std::uint64_t key) {
    token_.name = rules().scan.template find_name<known_tag_names>(names_, begin, end, key);
    rules().attribute.find_skips(token_.name);
  }
  void hand_over_scanned() {
    rules().characters.flush();
    token_.attributes = rules().attribute.list().data();
    token_.attribute_count = rules().attribute.list().size();
    if (token_.attribute_count >= unusual_attributes_) [[unlikely]]
      return hand_over_unusual(rules());
    rules().output.end_token();
    if (token_.is_start_tag) {
      rules().sink.start_tag(token_);
    } else {
      rules().sink.end_tag(token_);
    }
  }
  void remember_scanned() { last_start_tag_ = token_.name; }
  // A scan of the whole tag has done this already.
  void intern_name() {
    if (token_.name == 0) [[unlikely]]
      intern_plain_name();
  }

  // --- Limits
  // A tag with this many attributes or more is not emitted, but stops the tokenizer.
  void refuse_attributes(std::size_t count) {
    refused_attributes_ = unusual_attributes_ = count;
    if constexpr (kNotesPlaces)
      if (rules().sink.notes_places()) unusual_attributes_ = 0;
  }
  std::size_t refused_attributes() const { return refused_attributes_; }
  bool is_refused() const { return refused_; }

  // --- For other parts
  const TagToken& token() const { return token_; }
  NameTable& names() const { return names_; }
  NameId last_start_tag() const { return last_start_tag_; }
  // For a tokenizer that starts in the middle of a text.
  void set_last_start_tag(std::string_view tag_name) { last_start_tag_ = names_.intern(tag_name); }
  void continue_after(const CurrentTag& other) {
    last_start_tag_ = other.last_start_tag_;
    refuse_attributes(other.refused_attributes_);
  }

  TextBuffer name;

 private:
  LOCKSTEP_PART_OF(Rules, tag)
  static constexpr bool kNotesPlaces = requires(typename Types::Sink & sink) { sink.notes_places(); };

  void create(bool start) {
    rules().output.begin_token();
    token_ = TagToken{};
    token_.is_start_tag = start;
    name.clear();
    rules().attribute.begin_tag();
  }
  [[gnu::noinline]] void intern_plain_name() { token_.name = names_.intern(name.view()); }
  // Refuses a tag with too many attributes; passes on any other while the sink records the places of tags.
  // Static for the reason given at Characters::begin_piece().
  [[gnu::noinline]] static void hand_over_unusual(Rules& rules) {
    TagToken& token = rules.tag.token_;
    if (token.attribute_count >= rules.tag.refused_attributes_) return rules.tag.refuse();
    rules.output.end_token();
    if constexpr (kNotesPlaces) {
      if (token.is_start_tag)
        rules.sink.noted_start_tag(token);
      else
        rules.sink.noted_end_tag(token);
    }
  }
  [[gnu::cold, gnu::noinline]] void refuse() {
    refused_ = true;
    rules().input.stop_after_character();
  }

  NameTable& names_;
  TagToken token_;
  std::size_t refused_attributes_ = SIZE_MAX;
  std::size_t unusual_attributes_ = SIZE_MAX;  // from this number on, hand_over_unusual() handles a tag
  NameId last_start_tag_ = 0;
  bool refused_ = false;
};

}  // namespace lockstep::detail

#endif
