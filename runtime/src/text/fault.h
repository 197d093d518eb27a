// Where the faults of markup are, found by reading the markup again: only when an error is reported, so that
// the tokenizer need not record anything.
#ifndef LOCKSTEP_TEXT_FAULT_H
#define LOCKSTEP_TEXT_FAULT_H

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "lockstep/types.h"
#include "text/tag_reader.h"

namespace lockstep::detail {

// The words of spec/tables/error-places.tsv, which docs/reference/errors.md explains.
enum class Fault : std::uint8_t {
  character,
  characters,
  end,
  markup,
  opening,
  reference,
  attribute,
  attribute_name,
};
enum class SecondKind : std::uint8_t { none, markup, markup_and_value, comment_like_text, first_attribute };
enum class NamedThing : std::uint8_t { none, tag, attribute };

struct TokenizerErrorPlaces {
  Fault fault;
  std::uint8_t count;  // of characters
  bool and_this;       // including the current character
  SecondKind second;
  NamedThing named;
};

// How much of a tag is read again to find its end or an attribute in it: reading all of a long tag for each
// of many errors would take quadratic time.
inline constexpr std::size_t kMostReadAgain = 1024;

// The end of the character that begins there; a newline may be CR LF. `at` may be the end of the text.
inline std::size_t end_of_character(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  if (text.substr(at, 2) == "\r\n") return at + 2;
  do ++at;
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
  return at;
}

// The end of what opens the markup that begins there: `<!--`, `<![CDATA[`, or `<`, and the name after it.
inline std::size_t end_of_opening(std::string_view text, std::size_t begin) {
  const std::string_view markup = text.substr(begin);
  for (const std::string_view opening : {"<!--", "<![CDATA["})
    if (markup.starts_with(opening)) return begin + opening.size();
  const std::string_view start = markup.substr(0, kMostReadAgain);
  return begin + std::min(start.size(), start.find_first_of(" \t\n\f\r>", 1));
}

// The range of the tag, or another piece of markup, that begins there; of a long tag only what opens it; if
// nothing does, of the character.
inline ByteRange range_of_markup(std::string_view text, std::size_t begin) {
  if (begin >= text.size() || text[begin] != '<') return {begin, end_of_character(text, begin)};
  const std::string_view start = text.substr(0, std::min(text.size(), begin + kMostReadAgain));
  const bool is_tag = begin + 1 < start.size() && start[begin + 1] != '!' && start[begin + 1] != '?';
  if (!is_tag) {
    const std::size_t end = start.find('>', begin);
    return {begin, end == std::string_view::npos ? end_of_opening(text, begin) : end + 1};
  }
  TagReader reader(start, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(start.size())});
  AttributeInTag attribute;
  while (reader.read(attribute)) {
  }
  return {begin, reader.at() < start.size() ? reader.at() + 1 : end_of_opening(text, begin)};
}

// From the `<` of the unfinished tag that begins there to the quotation mark of its value that is still open;
// if there is none, to the end of its name.
inline ByteRange range_to_open_value(std::string_view text, std::size_t begin) {
  TagReader reader(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(text.size())});
  AttributeInTag attribute;
  while (reader.read(attribute))
    if (attribute.is_quoted && attribute.value->end >= text.size()) return {begin, attribute.value->begin};
  return {begin, end_of_opening(text, begin)};
}

// The `<!--` without `-->` in the script whose start tag begins there; empty if the text has been dropped.
inline ByteRange range_of_comment_like_text(std::string_view text, std::size_t script) {
  std::size_t at = static_cast<std::size_t>(range_of_markup(text, script).end);
  while (true) {
    const std::size_t begin = text.find("<!--", at);
    if (begin == std::string_view::npos) return {};
    const std::size_t end = text.find("-->", begin + 2);
    if (end == std::string_view::npos) return {begin, begin + 4};
    at = end + 3;
  }
}

// The first attribute of that plain name in the tag that begins there; empty if it is not found in its
// beginning. `end`: where the name is repeated.
inline ByteRange range_of_first_attribute(std::string_view text, std::size_t begin, std::size_t end,
                                          std::string_view name) {
  if (end - begin > kMostReadAgain) return {};
  TagReader reader(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  AttributeInTag attribute;
  while (reader.read(attribute))
    if (plain_name(text.substr(attribute.name.begin, attribute.name.end - attribute.name.begin)) == name)
      return {attribute.name.begin, attribute.name.end};
  return {};
}

// Where the text of a name, in lower case and with U+FFFD for NUL, began that ends there.
inline std::size_t begin_of_name(std::string_view text, std::size_t end, std::string_view name) {
  while (!name.empty() && end != 0) {
    const bool is_null = text[end - 1] == '\0' && name.ends_with(kReplacement);
    name.remove_suffix(is_null ? kReplacement.size() : 1);
    --end;
  }
  return end;
}

}  // namespace lockstep::detail

#endif
