// Converts the options of lockstep/c/options.h to C++, using the tables in options/table.h.
#ifndef LOCKSTEP_SRC_C_OPTIONS_H
#define LOCKSTEP_SRC_C_OPTIONS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "c/handles.h"
#include "lockstep/encoding.h"
#include "lockstep/options.h"
#include "options/table.h"

namespace lockstep::c {

// --- Values. Each function returns false for an undefined value. A null string means the default, which `to`
// already has.

inline bool convert(bool from, bool& to) {
  to = from;
  return true;
}
inline bool convert(std::size_t from, std::size_t& to) {
  to = from;
  return true;
}
inline bool convert(lockstep_detector from, LegacyDetector& to) {
  to = {reinterpret_cast<decltype(to.detect)>(from.detect), from.likely};
  return true;
}
// Converts a character.
inline bool convert(std::int32_t from, char& to) {
  to = static_cast<char>(from);
  return true;
}
inline bool convert(const char* from, std::string_view& to) {
  if (from != nullptr) to = from;
  return true;
}
template <class Found, class To>
bool assign_if_found(const std::optional<Found>& found, To& to) {
  if (found) to = *found;
  return found.has_value();
}
template <class To>
requires std::is_same_v<To, Edition> || std::is_same_v<To, std::optional<Edition>>
bool convert(const char* date, To& to) { return date == nullptr || assign_if_found(find_edition(date), to); }
template <class To>
requires std::is_same_v<To, Encoding> || std::is_same_v<To, std::optional<Encoding>>
bool convert(const char* label, To& to) {
  return label == nullptr || assign_if_found(encoding::find(label), to);
}
// Converts an enumeration whose constants have the same numbers in C, except for an offset.
template <class Enum>
bool convert_enum(std::int32_t from, std::int32_t first, std::int32_t last, Enum& to, Enum of_first) {
  if (from < first || from > last) return false;
  to = static_cast<Enum>(from - first + static_cast<std::int32_t>(of_first));
  return true;
}
inline bool convert(std::int32_t from, Namespace& to) {
  return convert_enum(from, LOCKSTEP_NAMESPACE_HTML, LOCKSTEP_NAMESPACE_SVG, to, Namespace::html);
}
inline bool convert(std::int32_t from, QuirksMode& to) {
  return convert_enum(from, LOCKSTEP_NO_QUIRKS, LOCKSTEP_QUIRKS, to, QuirksMode::no_quirks);
}
inline bool convert(std::int32_t from, ScriptingMode& to) {
  return convert_enum(from, LOCKSTEP_SCRIPTING_INERT, LOCKSTEP_SCRIPTING_FRAGMENT, to, ScriptingMode::inert);
}
inline bool convert(std::int32_t from, XmlNames& to) {
  return convert_enum(from, LOCKSTEP_XML_NAMES_EVERY_EDITION, LOCKSTEP_XML_NAMES_FIFTH_EDITION, to,
                      XmlNames::every_edition);
}
// The last constant of an enumeration whose constants have the same numbers in C, from 0.
template <class Enum>
inline constexpr std::int32_t kLastInC = -1;
template <class Enum>
requires std::is_enum_v<Enum>
bool convert(std::int32_t from, Enum& to) { return convert_enum(from, 0, kLastInC<Enum>, to, Enum()); }

// --- Structs

// Converts all options in the table. Returns false for invalid ones.
template <class Table, class From, class To>
bool convert_all(const Table& table, const From& from, To& to) {
  return std::apply([&](const auto&... rows) { return (convert(from.*rows.in_c, to.*rows.member) && ...); },
                    table);
}

// Sets the numbers, characters and switches in the table to their defaults in C++. All other options stay
// null or 0.
template <class Table, class From, class To>
constexpr void set_defaults(const Table& table, const From& from, To& to) {
  options::for_each(table, [&](const auto& row) {
    if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(from.*row.member)>>)
      to.*row.in_c = from.*row.member;
  });
}

constexpr lockstep_parse_options default_parse_options() {
  lockstep_parse_options made = {};
  set_defaults(options::kParse, ParseOptions(), made);
  set_defaults(options::kLimits, Limits(), made);
  return made;
}

constexpr lockstep_fragment_context default_fragment_context() {
  lockstep_fragment_context context = {};
  context.local_name = "body";
  context.element_namespace = LOCKSTEP_NAMESPACE_HTML;
  return context;
}

constexpr lockstep_encoding_options default_encoding_options() {
  lockstep_encoding_options made = {};
  set_defaults(options::kEncoding, EncodingOptions(), made);
  return made;
}

constexpr lockstep_tokenizer_options default_tokenizer_options() {
  lockstep_tokenizer_options made = {};
  set_defaults(options::kTokenizer, TokenizerOptions(), made);
  return made;
}

constexpr lockstep_serialize_options default_serialize_options() {
  lockstep_serialize_options made = {};
  set_defaults(options::kSerialize, SerializeOptions(), made);
  set_defaults(options::kXml, XmlOptions(), made);
  return made;
}

// The callback points into this object, so it must not be moved while the options are in use.
struct EncodingRequest {
  EncodingRequest() = default;
  EncodingRequest(const EncodingRequest&) = delete;
  EncodingRequest& operator=(const EncodingRequest&) = delete;

  // Returns false for invalid options.
  bool read_options(const lockstep_encoding_options* from) {
    lockstep_encoding_options c = default_encoding_options();
    if (!read(from, c) || !convert_all(options::kEncoding, c, options)) return false;
    if (c.detect != nullptr) {
      detect_function = c.detect;
      detect_user_data = c.detect_user_data;
      options.detect = [](std::string_view bytes, void* self) {
        const auto& request = *static_cast<const EncodingRequest*>(self);
        const char* label = request.detect_function(bytes.data(), bytes.size(), request.detect_user_data);
        return encoding::find(or_empty(label));
      };
      options.detect_user_data = this;
    }
    return true;
  }

  EncodingOptions options;

 private:
  const char* (*detect_function)(const char* bytes, std::size_t size, void* user_data) = nullptr;
  void* detect_user_data = nullptr;
};

}  // namespace lockstep::c

#endif
