// The current attribute, and the attributes of the current tag token before it.
#ifndef LOCKSTEP_TOKENIZER_CURRENT_ATTRIBUTE_H
#define LOCKSTEP_TOKENIZER_CURRENT_ATTRIBUTE_H

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/detail/pod_vector.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class CurrentAttribute {
 public:
  using Rules = typename Types::Rules;
  using List = PodVector<TokenAttribute, 16>;

  explicit CurrentAttribute(NameTable& names) : names_(names) {}

  // --- Operations of the rules
  void start() {
    finish();
    name.clear();
    value.clear();
    open_ = true;
    kept_ = true;
    id_ = 0;
  }
  // Called once per attribute, when its name is complete. O(1), no matter how many attributes the tag has.
  bool is_duplicate() {
    id_ = names_.intern(name.view());
    return seen_before(id_);
  }
  void remove() {
    kept_ = false;
    ++removed_;
  }
  // Returns the tag's attributes, including this one.
  const List& completed() {
    finish();
    return list_;
  }

  // --- Operations of derived code: attributes scanned as a whole
  // Adds an attribute without a value and returns it, or null if the tag already has one with that name. Keys
  // come from skip_name(); 0 works for any name, but takes longer.
  TokenAttribute* scan_name(const char* begin, const char* end, std::uint64_t key) {
    if (kMaySkip && skips_) return &skipped_;
    const NameId scanned = rules().scan.template find_name<known_attribute_names>(names_, begin, end, key);
    if (seen_before(scanned)) return nullptr;
    TokenAttribute* const added = list_.extend(1);
    *added = {scanned, {}};
    return added;
  }
  static void scan_value(TokenAttribute& attribute, const char* begin, const char* end) {
    attribute.value = {begin, static_cast<std::size_t>(end - begin)};
  }
  // Sets the value of a scanned attribute to `value`, which the scan has filled because of references.
  void take_scanned_value(TokenAttribute& attribute) { attribute.value = lasting_value(); }
  TokenAttribute* last() { return kMaySkip && skips_ ? &skipped_ : list_.end() - 1; }
  // Finds whether the sink can do without the attributes of a tag with this name: they are then scanned, but
  // not added.
  void find_skips([[maybe_unused]] NameId tag) {
    if constexpr (kMaySkip) skips_ = rules().sink.skips_attributes(tag);
  }
  bool skips() const { return kMaySkip && skips_; }
  // Makes the last attribute the current one again, because its value is incomplete.
  void reopen_last() {
    id_ = list_.back().name;
    list_.pop_back();
    open_ = true;
    kept_ = true;
  }
  // Removes the attributes that the scan has added.
  void give_up_scan() {
    list_.clear();
    tabled_ = 0;
  }

  // --- For other parts
  void begin_tag() {
    list_.clear();
    if (copies_.used()) [[unlikely]]
      copies_.clear();
    open_ = false;
    skips_ = false;
    seen_bits_ = 0;
    tabled_ = 0;
  }
  void finish() {
    if (open_) [[unlikely]]
      finish_open();
  }
  List& list() { return list_; }
  const List& list() const { return list_; }
  NameTable& names() const { return names_; }
  // The number of attributes of the tag under construction, or of the last tag.
  std::size_t so_far() const { return list_.size() + (open_ && kept_); }
  // The number of duplicate attributes removed from all tags.
  std::size_t removed() const { return removed_; }
  void continue_after(const CurrentAttribute& other) { removed_ = other.removed_; }
  // See TokenSource.
  void abridge(std::size_t most) {
    const auto& input = rules().input;
    for (TokenAttribute& attribute : list_)
      if (attribute.value.data() >= input.begin() && attribute.value.data() < input.end())
        attribute.value = copies_.store(whole_characters(attribute.value, most));
  }
  void release() {
    list_.release();
    last_tags_.release();
    tabled_ = 0;
    copies_.clear();
  }
  std::size_t bytes() const {
    return list_.bytes_to_grow() + list_.size() * sizeof(TokenAttribute) + last_tags_.bytes_to_grow() +
           2 * copies_.bytes();
  }

  TextBuffer name, value;

 private:
  LOCKSTEP_PART_OF(Rules, attribute)
  static constexpr bool kMaySkip = requires(typename Types::Sink & sink) { sink.skips_attributes(NameId{}); };

  [[gnu::noinline]] void finish_open() {
    open_ = false;
    if (kept_) list_.push_back({id_, lasting_value()});
  }
  std::string_view lasting_value() { return value.owned() ? copies_.store(value.view()) : value.view(); }
  // Whether the tag already has an attribute with that name; records the name if not. For nearly all
  // attributes, one bit for each name modulo 64 suffices. If the bit is set, searches the tag's attributes if
  // there are few, or else a table.
  bool seen_before(NameId attribute) {
    const std::uint64_t bit = std::uint64_t{1} << (attribute % 64);
    const bool taken = (seen_bits_ & bit) != 0;
    seen_bits_ |= bit;
    return taken && seen_before_for_certain(attribute);
  }
  [[gnu::noinline]] bool seen_before_for_certain(NameId attribute) {
    if (list_.size() <= kFew) {
      for (const TokenAttribute& other : list_)
        if (other.name == attribute) return true;
      return false;
    }
    // For each name, the table contains the serial number of the last tag that had it. The table is used only
    // for tags with many attributes; the earlier attributes are added when it is first used.
    if (tabled_ == 0) ++tag_serial_;
    for (; tabled_ != list_.size(); ++tabled_) last_tag_with(list_[tabled_].name) = tag_serial_;
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

  NameTable& names_;
  NameId id_ = 0;
  bool open_ = false;  // not yet in the list
  bool kept_ = false;
  bool skips_ = false;
  TokenAttribute skipped_{};
  List list_;
  std::size_t removed_ = 0;
  static constexpr std::size_t kFew = 16;
  std::uint64_t seen_bits_ = 0;
  std::size_t tabled_ = 0;  // the number of the tag's attributes that are in the table
  PodVector<std::uint64_t> last_tags_;
  std::uint64_t tag_serial_ = 1;  // no tag has the number 0
  Scratch copies_;                // copies of values that cannot be views
};

}  // namespace lockstep::detail

#endif
