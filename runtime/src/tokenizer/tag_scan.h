// The scan that the generator derives from a tag's states: it reads a whole tag, or the rest of one, and
// gives up without any effect where the states must do more.
#ifndef LOCKSTEP_TOKENIZER_TAG_SCAN_H
#define LOCKSTEP_TOKENIZER_TAG_SCAN_H

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#include "lockstep/detail/names.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/part_of.h"
#include "text/small_tables.h"
#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

// The text that a character reference in an attribute value appends to the value, as found by
// Tokenizer::scan_reference().
enum class ReferenceScan : std::uint8_t {
  undecided,  // the states must decide
  written,    // the characters of the input, from the & up to the current one
  match,      // the characters that the name represents
  code,       // the character reference code
};

// `Types` are TokenizerTypes.
template <class Types>
class TagScan {
 public:
  using Rules = typename Types::Rules;
  using State = typename Types::State;

  // --- Beginning
  void begin(bool start) {
    rules().output.begin_token_here();
    rules().tag.begin_scan(start);
    rules().attribute.begin_tag();
  }
  // If a bare end tag (without white space or attributes) of the sink's current node begins at `p`, after the
  // `</`, and the sink has a lane for the tag, processes the tag. The tag is recognized by comparison,
  // without being scanned and looked up.
  [[gnu::always_inline]] inline bool take_expected_end_tag([[maybe_unused]] const char* p) {
    if constexpr (requires(typename Types::Sink & sink) { sink.expected_end_tag(); }) {
      // The name is 0, whose key is 0, if no tag is expected or its name is unknown.
      const NameId name = rules().sink.expected_end_tag();
      const std::uint64_t key = known_tag_names.keys[name];
      const auto size =
          static_cast<std::size_t>(key >> 56);  // for names of less than 8 bytes; see name_key()
      if (input().end() - p < 8 || size - 1 > 6) return false;
      if ((load<std::uint64_t>(p) ^ key) << (64 - 8 * size) != 0 || p[size] != '>') return false;
      if constexpr (Types::build.locate) rules().output.begin_token_here();
      const char* const less_than = input().here();
      input().move_to(p + size);
      rules().output.end_token();
      rules().characters.flush();
      if (rules().output.refuses_markup() || !rules().sink.take_end_tag_lane(name)) [[unlikely]] {
        input().move_to(less_than);
        return false;
      }
      input().advance();
      return true;
    }
    return false;
  }
  // Scans the bare end tag of the last start tag, which ends text. Returns its ">" if `p` is its "<"; null if
  // the tag is not there, if fewer than 10 bytes of input are left, or if its name is unknown, has 8 bytes or
  // more, or contains anything but letters.
  [[gnu::noinline]] const char* end_of_text(const char* p) {
    const NameId name = rules().tag.last_start_tag();
    if (name >= kKnownTagNames) return nullptr;
    const std::uint64_t key = known_tag_names.keys[name];
    const auto size = static_cast<std::size_t>(key >> 56);  // see name_key()
    if (input().end() - p < 10 || p[1] != '/' || size - 1 > 6) return nullptr;
    const auto bytes = load<std::uint64_t>(p + 2);
    const std::uint64_t others = ~(bytes & bytes << 1) & 0x4040404040404040u;  // see skip_name()
    if ((bytes ^ key) << (64 - 8 * size) != 0 || others << (64 - 8 * size) != 0 || p[2 + size] != '>')
      return nullptr;
    begin(false);
    rules().tag.set_scanned_name(name);
    return p + 2 + size;
  }

  // --- Names with upper-case letters, which begin at `begin`. The functions return the end of the name,
  // which is a byte in `stop` or the end of the input; or null if the name is too long or the attribute is a
  // duplicate.
  template <const ByteSet& stop>
  [[gnu::noinline]] const char* folded_tag_name(const char* begin) {
    FoldedName folded;
    const char* const end = fold<stop>(begin, folded);
    if (end != nullptr) rules().tag.scan_name(folded.bytes, folded.bytes + folded.size, 0);
    return end;
  }
  template <const ByteSet& stop>
  [[gnu::noinline]] const char* folded_attribute_name(const char* begin) {
    FoldedName folded;
    const char* const end = fold<stop>(begin, folded);
    if (end == nullptr) return nullptr;
    return rules().attribute.scan_name(folded.bytes, folded.bytes + folded.size, 0) != nullptr ? end
                                                                                               : nullptr;
  }
  template <const KnownNames& known>
  LOCKSTEP_INLINE_IF_LARGE NameId find_name(NameTable& table, const char* begin, const char* end,
                                            std::uint64_t key) {
    const std::string_view name(begin, static_cast<std::size_t>(end - begin));
    const NameId id = key != 0 ? known.find_short(key) : find_long<known>(name);
    return id != 0 ? id : table.intern_unknown(name);
  }

  // --- Values
  // Reads a value that begins at `begin` and whose first `&` is at `p` into the current attribute's value.
  // Returns the first byte in `stop` that does not begin a character reference decided by
  // Tokenizer::scan_reference(), or the end of the input.
  template <const ByteSet& stop>
  [[gnu::noinline]] const char* references(const char* begin, const char* p) {
    if (rules().attribute.skips()) {
      while (p != input().end() && *p == '&') p = input().template end_of_run<stop>(p + 1);
      return p;
    }
    TextBuffer& value = rules().attribute.value;
    const char* const tag = input().here();
    const char* const end = input().end();
    value.clear();
    while (p != end && *p == '&') {
      // Nearly all references are `&amp;`, whose & can be taken from the input.
      if (!LOCKSTEP_SMALL_TABLES && end - p >= 5 && std::memcmp(p + 1, "amp;", 4) == 0) {
        value.append_short({begin, static_cast<std::size_t>(p + 1 - begin)}, end);
        begin = p + 5;
        p = input().template end_of_run<stop>(begin);
        continue;
      }
      input().move_to(p + 1);
      const ReferenceScan found = rules().scan_reference();
      if (found == ReferenceScan::undecided) break;
      if (found != ReferenceScan::written) {
        // For &amp;, the & is taken from the input.
        const bool is_ampersand = found == ReferenceScan::match && rules().reference.characters() == "&";
        value.append_short({begin, static_cast<std::size_t>(p - begin) + is_ampersand}, end);
        if (found == ReferenceScan::code)
          value.append_code_point(rules().reference.code());
        else if (!is_ampersand)
          value.append_byte_or_more(rules().reference.characters());
        begin = input().here();
      }
      p = input().template end_of_run<stop>(input().here());
    }
    value.append({begin, static_cast<std::size_t>(p - begin)});
    input().move_to(tag);
    return p;
  }

  // --- Ending
  // Undoes the scan.
  [[gnu::noinline]] bool give_up() {
    rules().attribute.give_up_scan();
    return false;
  }
  // Continues in a state in the middle of the last attribute's value, which begins at `begin` and has been
  // read up to `p`.
  [[gnu::noinline]] bool leave_in_value(State state, const char* begin, const char* p) {
    if (rules().attribute.skips()) return give_up();  // because the states keep all attributes
    TextBuffer& value = rules().attribute.value;
    value.clear();
    value.append({begin, static_cast<std::size_t>(p - begin)});
    return leave_in(state, p);
  }
  // Like leave_in_value(), for a value that references() has read up to `p`.
  [[gnu::noinline]] bool leave_in_rest_of_value(State state, const char* p) {
    return rules().attribute.skips() ? give_up() : leave_in(state, p);
  }

 private:
  LOCKSTEP_PART_OF(Rules, scan)

  // A name in lower case, and its length.
  struct FoldedName {
    char bytes[64];
    std::size_t size = 0;
  };
  // Copies a name in lower case. Returns its end, which is a byte in `stop` that is not an upper-case letter
  // or the end of the input; null if the name is too long.
  template <const ByteSet& stop>
  const char* fold(const char* p, FoldedName& name) const {
    for (; p != input().end() && (is_ascii_upper_alpha(*p) || !stop[*p]); ++p) {
      if (name.size == sizeof name.bytes) return nullptr;
      name.bytes[name.size++] = ascii_lowercase(*p);
    }
    return p;
  }
  template <const KnownNames& known>
  [[gnu::noinline]] static NameId find_long(std::string_view name) {
    return known.find(name);
  }
  bool leave_in(State state, const char* p) {
    rules().attribute.reopen_last();
    input().move_to(p);
    rules().switch_to(state);
    return true;
  }
  auto& input() { return rules().input; }
  const auto& input() const { return rules().input; }
};

}  // namespace lockstep::detail

#endif
