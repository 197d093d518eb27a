// Locates faults in markup.
#include "text/fault.h"

#include <algorithm>

#include "tables/error_places.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/name_keys.h"
#include "text/tag_reader.h"

namespace lockstep::detail {

namespace {

// The maximum number of bytes of a tag that are read again to find its end or an attribute in it, because
// reading all of a long tag for each of many errors would take quadratic time.
constexpr std::size_t kMostReadAgain = 1024;

// Returns the number of bytes of the name at the beginning of the text; the name is in lower case, with
// U+FFFD for NUL. npos if the text does not begin with it.
std::size_t match_plain(std::string_view text, std::string_view name) {
  std::size_t at = 0;
  const std::size_t size = std::min(text.size(), name.size());
  while (at != size && static_cast<char>(ascii_lowercase(text[at])) == name[at]) ++at;
  for (name.remove_prefix(at); !name.empty(); ++at) {
    if (at == text.size()) return std::string_view::npos;
    const bool is_null = text[at] == '\0' && name.starts_with(kReplacement);
    if (!is_null && static_cast<char>(ascii_lowercase(text[at])) != name.front())
      return std::string_view::npos;
    name.remove_prefix(is_null ? kReplacement.size() : 1);
  }
  return at;
}

bool is_plain(std::string_view written, std::string_view name) {
  return written.size() <= name.size() && match_plain(written, name) == written.size();
}

// Returns the end of the opening of the markup at `begin`: `<!--`, `<![CDATA[`, or `<` and the name after it.
std::size_t end_of_opening(std::string_view text, std::size_t begin) {
  const std::string_view markup = text.substr(begin);
  for (const std::string_view opening : {"<!--", "<![CDATA["})
    if (markup.starts_with(opening)) return begin + opening.size();
  const std::string_view start = markup.substr(0, kMostReadAgain);
  return begin + std::min(start.size(), start.find_first_of(" \t\n\f\r>", 1));
}

// Returns the range of the tag or other markup that begins at `begin`; if it is long, only of its opening; if
// no markup begins there, of the character there.
ByteRange range_of_markup(std::string_view text, std::size_t begin) {
  if (begin >= text.size() || text[begin] != '<') return {begin, end_of_character(text, begin)};
  const std::string_view start = text.substr(0, std::min(text.size(), begin + kMostReadAgain));
  const bool is_tag = begin + 1 < start.size() && start[begin + 1] != '!' && start[begin + 1] != '?';
  if (!is_tag) {
    const std::size_t end = start.find('>', begin);
    return {begin, end == std::string_view::npos ? end_of_opening(text, begin) : end + 1};
  }
  // Most tags have no attributes.
  std::size_t at = begin + 1;
  at += at < start.size() && start[at] == '/';
  while (at < start.size() && is_ascii_alphanumeric(static_cast<unsigned char>(start[at]))) ++at;
  if (at < start.size() && start[at] == '>') return {begin, at + 1};
  TagReader reader(start, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(start.size())});
  AttributeInTag attribute;
  while (reader.read(attribute)) {
  }
  return {begin, reader.at() < start.size() ? reader.at() + 1 : end_of_opening(text, begin)};
}

// Returns the range of the start tag with that name that begins at `begin`; empty if none does.
ByteRange range_of_start_tag(std::string_view text, std::size_t begin, std::string_view name) {
  if (begin >= text.size() || text[begin] != '<') return {begin, begin};
  const std::size_t size = match_plain(text.substr(begin + 1, kMostReadAgain - 1), name);
  if (size == std::string_view::npos) return {begin, begin};
  const std::size_t end = begin + 1 + size;
  if (end < std::min(text.size(), begin + kMostReadAgain) && text[end] == '>') return {begin, end + 1};
  return range_of_markup(text, begin);
}

// Returns the range from the `<` of the unfinished tag at `begin` to the opening quotation mark of its
// unclosed value or, if there is none, to the end of its name.
ByteRange range_to_open_value(std::string_view text, std::size_t begin) {
  TagReader reader(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(text.size())});
  AttributeInTag attribute;
  while (reader.read(attribute))
    if (attribute.is_quoted && attribute.value->end >= text.size()) return {begin, attribute.value->begin};
  return {begin, end_of_opening(text, begin)};
}

// Returns the range of the `<!--` without `-->` in the script whose start tag begins at `script`; empty if
// the text contains none.
ByteRange range_of_comment_like_text(std::string_view text, std::size_t script) {
  std::size_t at = static_cast<std::size_t>(range_of_markup(text, script).end);
  while (true) {
    const std::size_t begin = text.find("<!--", at);
    if (begin == std::string_view::npos) return {};
    const std::size_t end = text.find("-->", begin + 2);
    if (end == std::string_view::npos) return {begin, begin + 4};
    at = end + 3;
  }
}

// Returns the range of the first attribute name with that plain form in the tag that begins at `begin`; empty
// if `end`, where the name is repeated, is too far away.
ByteRange range_of_first_attribute(std::string_view text, std::size_t begin, std::size_t end,
                                   std::string_view name) {
  if (end - begin > kMostReadAgain) return {};
  TagReader reader(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  AttributeInTag attribute;
  while (reader.read(attribute))
    if (is_plain(text.substr(attribute.name.begin, attribute.name.end - attribute.name.begin), name))
      return {attribute.name.begin, attribute.name.end};
  return {};
}

// Returns the beginning of the text of a name that ends at `end`; the name is in lower case, with U+FFFD for
// NUL.
std::size_t begin_of_name(std::string_view text, std::size_t end, std::string_view name) {
  if (name.find(kReplacement.front()) == std::string_view::npos) return end - std::min(end, name.size());
  while (!name.empty() && end != 0) {
    const bool is_null = text[end - 1] == '\0' && name.ends_with(kReplacement);
    name.remove_suffix(is_null ? kReplacement.size() : 1);
    --end;
  }
  return end;
}

// Returns the offset of the last `c` before `at`, or the beginning of the text.
std::size_t last_before(std::string_view text, std::size_t at, char c) {
  while (at != 0 && text[--at] != c) {
  }
  return at;
}

bool lacks_name(std::string_view markup) {
  constexpr std::string_view kDoctype = "<!doctype";
  if (markup.size() < kDoctype.size()) return false;
  for (std::size_t i = 0; i < kDoctype.size(); ++i)
    if (ascii_lowercase(markup[i]) != kDoctype[i]) return false;
  return markup.find_first_not_of(" \t\n\f\r", kDoctype.size()) == std::string_view::npos;
}

// Returns the offset of the `<` of the markup being read. For a DOCTYPE without a name, or a processing
// instruction with an incomplete target, no token has been created, and the markup begins at the last `<`.
// Long markup with many errors is not searched for each error.
std::size_t begin_of_markup(const TokenizerPlace& place, bool is_instruction) {
  const std::string_view text = place.text;
  const std::size_t end = place.before;
  const bool has_token = place.token >= place.origin && place.token < place.origin + end;
  const std::size_t searched = has_token ? std::min(end, kMostReadAgain) : end;
  std::size_t last = text.substr(end - searched, searched).rfind('<');
  last = last == std::string_view::npos ? end - searched : end - searched + last;
  if (!has_token) return last;
  const auto created = static_cast<std::size_t>(place.token - place.origin);
  if (last == created) return created;
  const std::string_view markup = text.substr(last, end - last);
  if (!(is_instruction ? markup.starts_with("<?") : lacks_name(markup))) return created;
  const bool is_unfinished = created + 1 < text.size() &&
                             (text[created + 1] == '!' || text[created + 1] == '?') &&
                             text.substr(created, end - created).find('>') == std::string_view::npos;
  return is_unfinished ? created : last;
}

// Returns the beginning of the current attribute. Sets the end of its name if no equals sign follows it.
std::size_t begin_of_attribute(const TokenizerPlace& place, std::size_t& name_end, bool has_equals_sign) {
  std::size_t at = place.before;
  const auto skip_whitespace = [&] {
    while (at != 0 && is_ascii_whitespace(static_cast<unsigned char>(place.text[at - 1]))) --at;
  };
  if (has_equals_sign) {
    skip_whitespace();
    at -= at != 0;
    skip_whitespace();
  } else {
    name_end = at;
  }
  return begin_of_name(place.text, at, place.attribute_name);
}

// Returns the range of the quotation mark that opens the tag's last value, if the current attribute follows
// that value, possibly after whitespace. If a quotation mark is missing, the value ends where another one
// should begin. Empty for the second error in a name, so that no value is searched for each of many errors.
ByteRange quotation_mark_of_last_value(const TokenizerPlace& place, std::size_t markup) {
  constexpr std::size_t kLongestName = 64;
  const auto is_mark = [](char c) { return c == '"' || c == '\''; };
  const std::string_view text = place.text;
  std::size_t end = place.before;
  if (end == 0 || end > text.size()) return {};
  if (!is_mark(text[end - 1])) {
    if (end == text.size() || !is_mark(text[end]) || place.attribute_name.size() > kLongestName) return {};
    end = begin_of_name(text, end, place.attribute_name);
    while (end > markup && is_ascii_whitespace(static_cast<unsigned char>(text[end - 1]))) --end;
    if (end <= markup || !is_mark(text[end - 1])) return {};
  }
  const std::size_t begin = text.substr(0, end - 1).rfind(text[end - 1]);
  if (begin == std::string_view::npos || begin < markup) return {};
  std::size_t before = begin;
  while (before > markup && is_ascii_whitespace(static_cast<unsigned char>(text[before - 1]))) --before;
  return text[before - (before != 0)] == '=' ? ByteRange{begin, begin + 1} : ByteRange{};
}

// Returns the range of the second place: for an element, its start tag; empty if the tag was implied.
ByteRange second_range(const FoundError& error, std::string_view text, const NameTable& tag_names) {
  switch (error.second) {
    case FoundError::Second::markup:
      return range_of_markup(text, error.second_begin);
    case FoundError::Second::start_tag:
      return range_of_start_tag(text, error.second_begin, tag_names.name(error.second_name));
    case FoundError::Second::none:
    case FoundError::Second::range:
      break;
  }
  return {error.second_begin, error.second_end};
}

}  // namespace

std::size_t end_of_character(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  if (text.substr(at, 2) == "\r\n") return at + 2;
  do ++at;
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
  return at;
}

FoundError tokenizer_error(ParseErrorCode code, const TokenizerPlace& place) {
  const TokenizerErrorPlaces& places = error_places[static_cast<unsigned>(code)];
  const std::string_view text = place.text;
  const std::size_t before = place.before;
  const bool is_instruction =
      places.fault == Fault::processing_instruction || places.second == SecondKind::processing_instruction;
  const bool needs_markup =
      is_instruction || places.fault == Fault::markup || places.second != SecondKind::none;
  const bool is_in_tag =
      places.second == SecondKind::first_attribute || places.second == SecondKind::last_value;
  const std::size_t markup = is_in_tag      ? static_cast<std::size_t>(place.token - place.origin)
                             : needs_markup ? begin_of_markup(place, is_instruction)
                                            : before;
  const auto offset = [](std::uint64_t value) { return static_cast<std::uint32_t>(value); };
  FoundError error;
  error.code = code;
  error.reported = offset(place.here);
  std::size_t begin = before, end = before;
  switch (places.fault) {
    case Fault::character:
      begin = place.here;
      break;
    case Fault::characters:
      begin = before - std::min<std::size_t>(before, places.count);
      break;
    case Fault::end:
      break;
    case Fault::markup:
    case Fault::processing_instruction:
      begin = markup;
      break;
    case Fault::opening:
      begin = last_before(text, place.here, '<');
      break;
    case Fault::reference:
      begin = last_before(text, place.here, '&');
      break;
    case Fault::attribute:
    case Fault::attribute_name:
      begin = begin_of_attribute(place, end, places.fault == Fault::attribute);
      break;
  }
  if (places.fault == Fault::character || places.and_this) end = end_of_character(text, place.here);
  error.offset = offset(begin);
  error.end = offset(std::max(begin, end));
  ByteRange second;
  if (places.second == SecondKind::markup || places.second == SecondKind::processing_instruction)
    second = {markup, end_of_opening(text, markup)};
  if (places.second == SecondKind::markup_and_value) second = range_to_open_value(text, markup);
  if (places.second == SecondKind::comment_like_text && place.keeps_text)
    second = range_of_comment_like_text(text, static_cast<std::size_t>(place.token - place.origin));
  if (places.second == SecondKind::first_attribute)
    second = range_of_first_attribute(text, markup, begin, place.attribute_name);
  if (places.second == SecondKind::last_value) second = quotation_mark_of_last_value(place, markup);
  if (second.end != 0) {
    error.second = FoundError::Second::range;
    error.second_begin = offset(second.begin);
    error.second_end = offset(second.end);
  }
  if (places.named == NamedThing::attribute) error.names = FoundError::Names::of_attributes;
  if (places.named == NamedThing::attribute) error.name = place.attribute_names.intern(place.attribute_name);
  if (places.named == NamedThing::tag)
    error.name = place.tag != 0 ? place.tag : place.tag_names.intern(place.tag_name);
  error.names_end_tag = places.named == NamedThing::tag && place.is_end_tag;
  return error;
}

ParseError complete_error(const FoundError& found, std::string_view text, std::uint64_t origin,
                          const NameTable& tag_names, const NameTable& attribute_names) {
  ParseError error;
  error.code = found.code;
  error.tree_error = found.tree_error;
  error.offset = origin + found.offset;
  error.end = origin + found.end;
  error.reported.offset = origin + found.reported;
  if (found.second != FoundError::Second::none) {
    const ByteRange second = second_range(found, text, tag_names);
    error.second = SecondPlace{{origin + second.begin, origin + second.end}, 0, 0};
  }
  if (found.names != FoundError::Names::none)
    error.names = found.names == FoundError::Names::of_attributes ? &attribute_names : &tag_names;
  error.name = found.name;
  error.second_name = found.second_name;
  error.names_end_tag = found.names_end_tag;
  return error;
}

}  // namespace lockstep::detail
