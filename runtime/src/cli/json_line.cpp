// Reading JSON whose strings may contain lone surrogates.
#include "cli/json_line.h"

#include <algorithm>

namespace lockstep::cli {

namespace {

// In a marked text, a lone surrogate \udc00 is written as the mark and "dc00", and the mark itself is
// doubled. Any character would do. This one is rare, as a control character without a meaning, and does not
// make the text longer.
constexpr std::string_view kMark = "\xC2\x91";  // U+0091
constexpr unsigned kMarkCodePoint = 0x91;

// The code unit of the escape \uXXXX at text[at]; nullopt if there is none.
std::optional<unsigned> unicode_escape(std::string_view text, std::size_t at) {
  if (text.size() < 6 || at > text.size() - 6 || text[at] != '\\' || text[at + 1] != 'u') return std::nullopt;
  unsigned unit = 0;
  for (std::size_t i = at + 2; i < at + 6; ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      unit = unit * 16 + static_cast<unsigned>(c - '0');
    } else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') {
      unit = unit * 16 + static_cast<unsigned>((c | 0x20) - 'a' + 10);
    } else {
      return std::nullopt;
    }
  }
  return unit;
}

bool is_lead(unsigned unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_trail(unsigned unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

bool may_hold_surrogates(std::string_view text) {
  return text.find("\\ud") != std::string_view::npos || text.find("\\uD") != std::string_view::npos;
}

std::string marked(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i).starts_with(kMark)) {
      out.append(kMark).append(kMark);
      i += kMark.size();
      continue;
    }
    if (text[i] != '\\') {
      out += text[i++];
      continue;
    }
    const std::optional<unsigned> unit = unicode_escape(text, i);
    if (!unit) {
      out.append(text.substr(i, 2));
      i += 2;
      continue;
    }
    std::size_t length = 6;
    if (*unit == kMarkCodePoint) {
      out.append(kMark).append(kMark);
    } else if (is_lead(*unit) && is_trail(unicode_escape(text, i + 6).value_or(0))) {
      length = 12;
      out.append(text.substr(i, length));
    } else if (is_lead(*unit) || is_trail(*unit)) {
      out.append(kMark).append(text.substr(i + 2, 4));
    } else {
      out.append(text.substr(i, length));
    }
    i += length;
  }
  return out;
}

std::string unmarked(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (;;) {
    const std::size_t mark = text.find(kMark);
    out.append(text.substr(0, mark));
    if (mark == std::string_view::npos) return out;
    text.remove_prefix(mark + kMark.size());
    if (text.starts_with(kMark)) {
      out.append(kMark);
      text.remove_prefix(kMark.size());
      continue;
    }
    const auto unit = static_cast<unsigned>(std::stoul(std::string(text.substr(0, 4)), nullptr, 16));
    text.remove_prefix(4);
    out += static_cast<char>(0xE0 | unit >> 12);
    out += static_cast<char>(0x80 | (unit >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (unit & 0x3F));
  }
}

// Skips over valid JSON.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) { skip_space(); }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_character() {
    ++at_;
    skip_space();
  }
  std::string_view skip_value() {
    const std::size_t start = at_;
    std::size_t depth = 0;
    do {
      const char c = next();
      if (c == '"') {
        skip_string();
      } else if (c == '{' || c == '[') {
        ++depth;
        ++at_;
      } else if (c == '}' || c == ']') {
        --depth;
        ++at_;
      } else if (depth != 0) {
        ++at_;
      } else {
        at_ = std::min(text_.find_first_of(" \t\r\n,}]", at_), text_.size());
      }
    } while (depth != 0);
    const std::string_view value = text_.substr(start, at_ - start);
    skip_space();
    return value;
  }

 private:
  void skip_space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  void skip_string() {
    for (++at_; text_[at_] != '"'; ++at_)
      if (text_[at_] == '\\') ++at_;
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

JsonLine::JsonLine(std::string_view text) : text_(text), marked_(may_hold_surrogates(text)) {
  value_ = marked_ ? nlohmann::json::parse(marked(text)) : nlohmann::json::parse(text);
}

std::string JsonLine::characters(const nlohmann::json& string) const {
  const std::string& text = string.get_ref<const std::string&>();
  return marked_ ? unmarked(text) : text;
}

std::optional<std::string_view> JsonLine::member_text(std::string_view name) const {
  asked_for_.push_back(name);
  if (!value_.is_object() || value_.empty()) return std::nullopt;
  std::optional<std::string_view> found;
  Scanner scanner(text_);
  do {
    scanner.skip_character();  // { or ,
    const std::string_view key = scanner.skip_value();
    scanner.skip_character();  // :
    const std::string_view value = scanner.skip_value();
    if (key.substr(1, key.size() - 2) == name) found = value;  // the last member of a name counts
  } while (scanner.next() == ',');
  return found;
}

const nlohmann::json* JsonLine::member(std::string_view name) const {
  asked_for_.push_back(name);
  const auto found = value_.find(std::string(name));
  return found == value_.end() || found->is_null() ? nullptr : &*found;
}

std::optional<std::string> JsonLine::other_member() const {
  for (const auto& [name, value] : value_.items())
    if (!value.is_null() && std::find(asked_for_.begin(), asked_for_.end(), name) == asked_for_.end())
      return marked_ ? unmarked(name) : name;
  return std::nullopt;
}

}  // namespace lockstep::cli
