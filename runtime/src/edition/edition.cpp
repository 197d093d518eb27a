// The version, the list of editions, and the names that depend on the edition.
#include "lockstep/edition.h"

#include "edition/entry.h"
#include "lockstep/detail/names.h"
#include "lockstep/version.h"
#include "tables/error_places.h"
#include "tables/tree_errors.h"

namespace lockstep {

std::string_view version() { return LOCKSTEP_VERSION; }

int version_number() { return LOCKSTEP_VERSION_NUMBER; }

std::span<const EditionInfo> editions() { return detail::edition_infos; }

std::optional<Edition> find_edition(std::string_view date) {
#if LOCKSTEP_LIVING
  if (date == "living") return Edition::living;
#endif
  for (const EditionInfo& info : editions())
    if (info.date == date) return info.edition;
  return std::nullopt;
}

std::string_view edition_date(Edition edition) {
  const EditionInfo& info = editions()[detail::edition_index(edition)];
  return info.edition == edition ? info.date : std::string_view("");
}

namespace {

bool is_of_tree(const ParseError& error) { return error.code == ParseErrorCode::tree_construction; }

detail::TreeErrorInfo tree_error(const ParseError& error) {
  return detail::tree_error_info(static_cast<detail::TreeError>(error.tree_error));
}

}  // namespace

std::string_view parse_error_name(const ParseError& error) {
  return is_of_tree(error) ? tree_error(error).name : parse_error_code_name(error.code);
}

std::string_view parse_error_explanation(const ParseError& error) {
  return is_of_tree(error) ? tree_error(error).explanation : parse_error_explanation(error.code);
}

namespace {

// Fills in the placeholders of a sentence, {tag|words}, {attribute|words} and {element|words}: the words
// replace an unknown name.
std::string filled(std::string_view sentence, const ParseError& error) {
  std::string text;
  while (true) {
    const std::size_t begin = sentence.find('{');
    text += sentence.substr(0, begin);
    if (begin == std::string_view::npos) return text;
    const std::size_t bar = sentence.find('|', begin), end = sentence.find('}', bar);
    const std::string_view kind = sentence.substr(begin + 1, bar - begin - 1);
    const detail::NameId name = kind == "element" ? error.second_name : error.name;
    if (name == 0 || error.names == nullptr)
      text += sentence.substr(bar + 1, end - bar - 1);
    else if (kind == "attribute")
      text += error.names->name(name);
    else
      text.append(kind == "tag" && error.names_end_tag ? "</" : "<")
          .append(error.names->name(name))
          .append(">");
    sentence.remove_prefix(end + 1);
  }
}

}  // namespace

std::string parse_error_message(const ParseError& error) {
  const std::string_view message =
      is_of_tree(error) ? tree_error(error).message : detail::parse_error_message_of(error.code);
  return message.empty() ? std::string(parse_error_explanation(error)) : filled(message, error);
}

std::string parse_error_note(const ParseError& error) {
  if (!error.second) return {};
  return filled(is_of_tree(error) ? tree_error(error).note : detail::parse_error_note_of(error.code), error);
}

std::string_view parse_error_anchor(const ParseError& error) {
  return is_of_tree(error) ? tree_error(error).anchor : parse_error_anchor(error.code);
}

}  // namespace lockstep
