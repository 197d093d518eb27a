// Writes text so that Markdown renders it unchanged.
#include "content/markdown_escapes.h"

#include <algorithm>

#include "rendering/white_space.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep::detail {

namespace {

// Characters of category Zs outside ASCII.
constexpr CodePointRange kUnicodeSpaces[] = {{0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                             {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
// Ranges outside ASCII that contain only letters; other characters are `unknown`.
constexpr CodePointRange kScriptLetters[] = {
    {0xC0, 0xD6},   {0xD8, 0xF6},   {0xF8, 0x24F},    {0x388, 0x3F5},   {0x400, 0x481},   {0x48A, 0x52F},
    {0x5D0, 0x5EA}, {0x620, 0x64A}, {0x3041, 0x3096}, {0x30A1, 0x30FA}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3}};

CharacterClass class_of_character(char32_t code) {
  if (code < 0x80) {
    const char c = static_cast<char>(code);
    if (code <= 0x20) return code == 0x20 ? CharacterClass::space : CharacterClass::punctuation;
    return is_ascii_punctuation(c) ? CharacterClass::punctuation
                                   : (code == 0x7F ? CharacterClass::unknown : CharacterClass::letter);
  }
  if (is_in_ranges(code, kUnicodeSpaces)) return CharacterClass::space;
  return is_in_ranges(code, kScriptLetters) ? CharacterClass::letter : CharacterClass::unknown;
}

// Whether a character reference begins at this `&`. The longest name has 31 letters.
bool begins_reference(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongest = 34;
  std::size_t end = at + 1;
  if (end < text.size() && text[end] == '#') ++end;
  const std::size_t begin = end;
  while (end < text.size() && end - at < kLongest && is_ascii_alphanumeric(text[end])) ++end;
  return end != begin && end < text.size() && text[end] == ';';
}

// The bytes that may have to be escaped, and ' ( ) ; ^, which fill gaps so that there are at most eight
// ranges.
constexpr ByteSet kSpecial = [] {
  ByteSet set{'\\', '`', '*', '_', '[', ']', '<', '&', '~', '!', ':', 'w', 'W', '\'', '(', ')', ';', '^'};
  for (int c = 0; c < ' '; ++c) set.add(c);
  set.find_ranges();
  return set;
}();
static_assert(kSpecial.count <= ByteSet::kMost);

bool is_word_at(std::string_view text, std::size_t at, std::string_view word) {
  return text.size() - at >= word.size() && equals_ignoring_case(text.substr(at, word.size()), word);
}

// Whether the character needs a backslash before it.
bool needs_escape(std::string_view text, std::size_t at, TextPlace place) {
  const char before = at == 0 ? '\0' : text[at - 1];
  const char after = at + 1 == text.size() ? '\0' : text[at + 1];
  switch (text[at]) {
    case '`':
    case '[':
      return true;
    case ']':
      return place.in_link;
    case '\\':
      // Needed before ASCII characters that are not letters or digits; the line may be broken at a space.
      return static_cast<unsigned char>(after) < 0x80 && !is_ascii_alphanumeric(after);
    case '*':
    case '~':
      return before != ' ' || after != ' ';
    case '_':
      return (before != ' ' || after != ' ') &&
             !(is_ascii_alphanumeric(before) && is_ascii_alphanumeric(after));
    case '<':
      return after == '\0' || after == '/' || after == '!' || after == '?' ||
             (is_ascii_alphanumeric(after) && (after < '0' || after > '9'));
    case '&':
      return begins_reference(text, at);
    case '!':
      return after == '\0' && place.before_link;
    case ':':
      return place.gfm && !place.in_link && is_ascii_alphanumeric(before) && is_word_at(text, at, "://");
    default:
      return false;
  }
}

}  // namespace

CharacterClass first_class(std::string_view text) { return class_of_character(first_code_point(text).value); }

CharacterClass last_class(std::string_view text) {
  std::size_t at = text.size() - 1;
  while (at != 0 && is_continuation_byte(text[at])) --at;
  return class_of_character(first_code_point(text.substr(at)).value);
}

void append_escaped(std::string& out, std::string_view text, TextPlace place) {
  std::size_t done = 0;
  if (place.in_link && text.starts_with('^')) out += '\\';  // prevents a footnote
  const auto next = [text](std::size_t from) {
    const char* const end = text.data() + text.size();
    return static_cast<std::size_t>(skip_run<kSpecial>(text.data() + from, end) - text.data());
  };
  for (std::size_t at = 0; (at = next(at)) != text.size(); ++at) {
    const char c = text[at];
    if (static_cast<unsigned char>(c) < 0x20) {
      out.append(text.substr(done, at - done)).append("&#").append(std::to_string(int{c})).append(";");
      done = at + 1;
    } else if (c == 'w' || c == 'W') {
      // GFM turns addresses that begin with "www." into links.
      if (!place.gfm || place.in_link || !is_word_at(text, at, "www.")) continue;
      out.append(text.substr(done, at + 3 - done)).append("\\");
      done = at + 3;
    } else if (needs_escape(text, at, place)) {
      out.append(text.substr(done, at - done)).append("\\");
      done = at;
    }
  }
  out.append(text.substr(done));
}

std::string with_line_feeds(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i != text.size(); ++i) {
    if (text[i] != '\r') {
      result += text[i];
    } else if (i + 1 == text.size() || text[i + 1] != '\n') {
      result += '\n';
    }
  }
  return result;
}

std::size_t longest_run(std::string_view text, char c) {
  std::size_t longest = 0, run = 0;
  for (const char other : text) {
    run = other == c ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

void append_code_span(std::string& out, std::string_view code) {
  const std::string_view pad = code.starts_with('`') || code.ends_with('`') ? " " : "";
  const std::size_t fence = longest_run(code, '`') + 1;
  out.append(fence, '`').append(pad).append(code).append(pad).append(fence, '`');
}

namespace {

void append_html_character(std::string& out, char c) {
  if (c == '&') {
    out += "&amp;";
  } else if (c == '<') {
    out += "&lt;";
  } else if (c == '>') {
    out += "&gt;";
  } else if (static_cast<unsigned char>(c) < 0x20 && c != '\t') {
    out.append("&#").append(std::to_string(int{c})).append(";");
  } else {
    out += c;
  }
}

}  // namespace

void append_html_text(std::string& out, std::string_view text) {
  const auto is_blank = [](std::string_view line) { return line.find_first_not_of(" \t") == line.npos; };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    for (const char c : text.substr(0, end)) append_html_character(out, c);
    if (end == text.size()) return;
    text.remove_prefix(end + 1);
    const std::size_t next = std::min(text.find('\n'), text.size());
    out += next != text.size() && is_blank(text.substr(0, next)) ? "&#10;" : "\n";
  }
}

void append_html_attribute(std::string& out, std::string_view name, std::string_view value) {
  out.append(" ").append(name).append("=\"");
  for (const char c : value) {
    if (c == '"') {
      out += "&quot;";
    } else {
      append_html_character(out, is_collapsible(c) ? ' ' : c);
    }
  }
  out += '"';
}

bool is_automatic_link(std::string_view address) {
  const std::size_t colon = address.find(':');
  if (colon == address.npos || colon < 2 || colon > 32) return false;
  for (std::size_t i = 0; i != colon; ++i)
    if (!is_ascii_alphanumeric(address[i])) return false;
  if (address[0] >= '0' && address[0] <= '9') return false;
  for (std::size_t i = 0; i != address.size(); ++i) {
    const char c = address[i];
    if (static_cast<unsigned char>(c) <= 0x20 || c == '<' || c == '>' || c == '\x7F') return false;
    if (c == '&' && begins_reference(address, i)) return false;
  }
  return true;
}

namespace {

// Characters that are rare in addresses.
constexpr ByteSet kNotPlain = [] {
  ByteSet set{'(', ')', '\x7F'};
  for (int c = 0; c <= ' '; ++c) set.add(c);
  set.find_ranges();
  return set;
}();
constexpr ByteSet kQuoted{'\\', '&', '<', '>', '"'};

// Whether the address needs no angle brackets in a link.
bool is_plain_destination(std::string_view address) {
  if (address.starts_with('<')) return false;
  int depth = 0;
  const char* const end = address.data() + address.size();
  for (const char* at = address.data(); (at = skip_run<kNotPlain>(at, end)) != end; ++at)
    if (*at == '(' ? ++depth > 30 : *at != ')' || --depth < 0) return false;
  return depth == 0;
}

// Appends an address or a title, without the angle brackets or quotation marks around it. `escaped`: which of
// these marks to escape.
void append_quoted(std::string& out, std::string_view text, std::string_view escaped) {
  const char* done = text.data();
  const char* const end = done + text.size();
  for (const char* at = done; (at = skip_run<kQuoted>(at, end)) != end; ++at) {
    if (*at == '&') {
      if (!begins_reference(text, static_cast<std::size_t>(at - text.data()))) continue;
      // Renderers decode references before they remove backslashes.
      out.append(done, at + 1).append("amp;");
      done = at + 1;
    } else if (*at == '\\' ? at + 1 == end || is_ascii_punctuation(at[1])
                           : escaped.find(*at) != escaped.npos) {
      out.append(done, at).append("\\");
      done = at;
    }
  }
  out.append(done, end);
}

}  // namespace

void append_destination(std::string& out, std::string_view address, std::string_view title) {
  if (is_plain_destination(address) && (!address.empty() || title.empty())) {
    append_quoted(out, address, "");
  } else {
    out += '<';
    append_quoted(out, address, "<>");
    out += '>';
  }
  if (title.empty()) return;
  std::string line;
  for (const char c : title) line += is_collapsible(c) || c == '\f' || c == '\v' ? ' ' : c;
  out += " \"";
  append_quoted(out, line, "\"");
  out += '"';
}

std::size_t beginning_escape(std::string_view line, bool continues) {
  if (line.empty()) return line.npos;
  const auto ends_at = [&](std::size_t at) { return at == line.size() || line[at] == ' '; };
  const char second = line.size() > 1 ? line[1] : '\0';
  switch (line[0]) {
    case '#':
      return ends_at(std::min(line.find_first_not_of('#'), line.size())) ? 0 : line.npos;
    case '>':
      return 0;
    case '=':
    case '|':
      return continues ? 0 : line.npos;
    case ':':
      return continues && second == '-' ? 0 : line.npos;
    case '-':
      return ends_at(1) || second == '-' || second == ':' || second == '|' ? 0 : line.npos;
    case '+':
    case '*':
      return ends_at(1) ? 0 : line.npos;
    default:
      break;
  }
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  if (digits == 0 || digits > 9 || digits == line.size()) return line.npos;
  return (line[digits] == '.' || line[digits] == ')') && ends_at(digits + 1) ? digits : line.npos;
}

}  // namespace lockstep::detail
