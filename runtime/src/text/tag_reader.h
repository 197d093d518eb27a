// Finds the positions of the attributes of a tag: a second, hand-written reader of tags, which tests compare
// with the tokenizer. It reads only tags whose positions are requested, so that the tokenizer need not record
// them. The tokenizer itself cannot be used: it belongs to an edition and needs its tree builder, and
// querying a node's positions should link neither. Tags are the same in all editions.
#ifndef LOCKSTEP_TEXT_TAG_READER_H
#define LOCKSTEP_TEXT_TAG_READER_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/characters.h"
#include "text/offset_map.h"
#include "text/utf_8.h"

namespace lockstep::detail {

// An attribute of a tag, in bytes of the text.
struct AttributeInTag {
  TextRange name;
  std::optional<TextRange> value;  // without quotation marks; nullopt without "="
  bool is_quoted = false;

  TextRange value_with_quotes() const { return {value->begin - is_quoted, value->end + is_quoted}; }
};

// Rereads a tag that the tokenizer accepted, from #tag-name-state to #after-attribute-value-quoted-state.
// Duplicate attributes are included.
class TagReader {
 public:
  // `tag` is the whole tag, from "<" to ">".
  TagReader(std::string_view text, TextRange tag) : text_(text.substr(0, tag.end)), at_(tag.begin + 1) {
    if (current() == '/') ++at_;
    name_.begin = at_;
    skip_until([](char c) { return separates_attributes(c) || c == '/' || c == '>'; });
    name_.end = at_;
  }
  TextRange name() const { return name_; }
  // The end of the part read so far; after the last attribute, the ">".
  std::uint32_t at() const { return at_; }
  // Reads the next attribute. Returns false if there are no more.
  bool read(AttributeInTag& attribute) {
    skip_while([](char c) { return separates_attributes(c) || c == '/'; });
    if (current() == '>') return false;
    const std::uint32_t begin = at_++;  // an "=" here is part of the name
    skip_until([](char c) { return separates_attributes(c) || c == '/' || c == '>' || c == '='; });
    attribute = {{begin, at_}, std::nullopt};
    skip_while(separates_attributes);
    if (current() != '=') return true;
    ++at_;
    skip_while(separates_attributes);
    read_value(attribute);
    return true;
  }

 private:
  // As in the tokenizer, where a CR is a newline.
  static bool separates_attributes(char c) { return c == ' ' || (c >= '\t' && c <= '\r' && c != '\v'); }
  void read_value(AttributeInTag& attribute) {
    const char quote = current();
    if (quote != '"' && quote != '\'') {
      const std::uint32_t begin = at_;
      skip_until([](char c) { return separates_attributes(c) || c == '>'; });
      attribute.value = {begin, at_};
      return;
    }
    const std::uint32_t begin = ++at_;
    skip_until([quote](char c) { return c == quote; });
    attribute.value = {begin, at_++};
    attribute.is_quoted = true;
  }
  // The tag should end with a ">" outside quotation marks. If it does not, nothing after it is read.
  char current() const { return at_ < text_.size() ? text_[at_] : '>'; }
  template <class Test>
  void skip_while(Test test) {
    while (at_ < text_.size() && test(text_[at_])) ++at_;
  }
  template <class Test>
  void skip_until(Test test) {
    while (at_ < text_.size() && !test(text_[at_])) ++at_;
  }

  std::string_view text_;
  std::uint32_t at_;
  TextRange name_;
};

// Returns a normalized form of a name: the same for the name in the text, in the token, and as adjusted by
// tree construction.
inline std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c == '\0')
      plain += kReplacement;
    else
      plain += static_cast<char>(ascii_lowercase(c));
  }
  return plain;
}

}  // namespace lockstep::detail

#endif
