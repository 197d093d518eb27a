#include "support/reference_prescan.h"

#include <set>
#include <string>

namespace lockstep::test {
namespace {

// "the user agent either runs out of bytes …": aborts the prescan.
struct RanOutOfBytes {};

bool is_one_of(unsigned char byte, std::string_view bytes) {
  return bytes.find(static_cast<char>(byte)) != std::string_view::npos;
}

constexpr std::string_view kSpaces = "\x09\x0A\x0C\x0D\x20";  // ASCII whitespace

bool is_upper(unsigned char byte) { return byte >= 0x41 && byte <= 0x5A; }
bool is_lower(unsigned char byte) { return byte >= 0x61 && byte <= 0x7A; }

struct Attribute {
  std::string name, value;
};

class Prescan {
 public:
  explicit Prescan(std::string_view bytes) : bytes_(bytes) {}

  std::optional<Encoding> run() {
    position_ = 0;
    using namespace std::string_view_literals;
    if (points_to("\x3C\0\x3F\0\x78\0"sv)) return Encoding::utf_16le;
    if (points_to("\0\x3C\0\x3F\0\x78"sv)) return Encoding::utf_16be;
    for (;; ++position_) {  // Loop, and Next byte
      byte();               // out of bytes?
      if (points_to("<!--")) {
        // "the first 0x3E byte which is preceded by two 0x2D bytes and comes after the 0x3C byte that was
        // found"
        const std::size_t found = position_;
        for (position_ = found + 1;; ++position_)
          if (byte() == '>' && position_ >= found + 3 && bytes_[position_ - 1] == '-' &&
              bytes_[position_ - 2] == '-')
            break;
      } else if (points_to_meta()) {
        if (const auto encoding = meta()) return encoding;
      } else if (points_to_tag()) {
        while (!is_one_of(byte(), "\x09\x0A\x0C\x0D\x20>")) ++position_;
        while (get_an_attribute()) continue;
      } else if (points_to("<!") || points_to("</") || points_to("<?")) {
        ++position_;
        while (byte() != '>') ++position_;
      }
    }
  }

 private:
  unsigned char byte() const {
    if (position_ >= bytes_.size()) throw RanOutOfBytes();
    return static_cast<unsigned char>(bytes_[position_]);
  }
  bool points_to(std::string_view wanted) const { return bytes_.substr(position_, wanted.size()) == wanted; }
  bool points_to_meta() const {
    static constexpr std::string_view kSets[] = {"<", "Mm", "Ee", "Tt", "Aa", "\x09\x0A\x0C\x0D\x20/"};
    const std::string_view rest = bytes_.substr(position_);
    for (std::size_t i = 0; i < 6; ++i)
      if (i >= rest.size() || !is_one_of(static_cast<unsigned char>(rest[i]), kSets[i])) return false;
    return true;
  }
  bool points_to_tag() const {
    std::string_view rest = bytes_.substr(position_);
    if (!rest.starts_with('<')) return false;
    rest.remove_prefix(1);
    if (rest.starts_with('/')) rest.remove_prefix(1);
    return !rest.empty() &&
           (is_upper(static_cast<unsigned char>(rest[0])) || is_lower(static_cast<unsigned char>(rest[0])));
  }

  std::optional<Encoding> meta() {
    while (!is_one_of(byte(), "\x09\x0A\x0C\x0D\x20/")) ++position_;
    std::set<std::string> attribute_list;
    bool got_pragma = false;
    std::optional<bool> need_pragma;
    bool charset_is_null = true;
    std::optional<Encoding> charset;  // once it is not null: none stands for failure
    while (const std::optional<Attribute> attribute = get_an_attribute()) {
      if (!attribute_list.insert(attribute->name).second) continue;
      if (attribute->name == "http-equiv") {
        if (attribute->value == "content-type") got_pragma = true;
      } else if (attribute->name == "content") {
        const auto extracted = reference_extraction(attribute->value);
        if (extracted && charset_is_null) {
          charset = extracted;
          charset_is_null = false;
          need_pragma = true;
        }
      } else if (attribute->name == "charset") {
        charset = encoding::find(attribute->value);
        charset_is_null = false;
        need_pragma = false;
      }
    }
    if (!need_pragma) return std::nullopt;
    if (*need_pragma && !got_pragma) return std::nullopt;
    if (!charset) return std::nullopt;
    if (charset == Encoding::utf_16be || charset == Encoding::utf_16le) charset = Encoding::utf_8;
    if (charset == Encoding::x_user_defined) charset = Encoding::windows_1252;
    return charset;
  }

  static void append(std::string& text, unsigned char b) {
    text += static_cast<char>(is_upper(b) ? b + 0x20 : b);
  }

  // #concept-get-attributes-when-sniffing
  std::optional<Attribute> get_an_attribute() {
    while (is_one_of(byte(), "\x09\x0A\x0C\x0D\x20/")) ++position_;  // 1
    if (byte() == '>') return std::nullopt;                          // 2
    Attribute attribute;                                             // 3
    for (;; ++position_) {                                           // 4, 5
      if (byte() == '=' && !attribute.name.empty()) {
        ++position_;
        return value(attribute);
      }
      if (is_one_of(byte(), kSpaces)) break;
      if (byte() == '/' || byte() == '>') return attribute;
      append(attribute.name, byte());
    }
    while (is_one_of(byte(), kSpaces)) ++position_;  // 6
    if (byte() != '=') return attribute;             // 7
    ++position_;                                     // 8
    return value(attribute);
  }
  Attribute value(Attribute& attribute) {
    while (is_one_of(byte(), kSpaces)) ++position_;  // 9
    if (byte() == '"' || byte() == '\'') {           // 10
      const unsigned char b = byte();
      for (;;) {
        ++position_;
        if (byte() == b) {
          ++position_;
          return attribute;
        }
        append(attribute.value, byte());
      }
    }
    if (byte() == '>') return attribute;
    append(attribute.value, byte());
    ++position_;
    for (;; ++position_) {  // 11, 12
      if (is_one_of(byte(), "\x09\x0A\x0C\x0D\x20>")) return attribute;
      append(attribute.value, byte());
    }
  }

  std::string_view bytes_;
  std::size_t position_ = 0;
};

// #concept-get-xml-encoding-when-sniffing
std::optional<Encoding> xml_encoding(std::string_view bytes) {
  if (!bytes.starts_with("<?xml")) return std::nullopt;  // 2
  const std::size_t declaration_end = bytes.find('>');   // 3
  if (declaration_end == std::string_view::npos) return std::nullopt;
  const std::size_t found = bytes.substr(0, declaration_end).find("encoding");  // 4
  if (found == std::string_view::npos) return std::nullopt;
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes.at(at)); };
  std::size_t position = found + 8;                                             // 5
  while (byte(position) <= 0x20) ++position;                                    // 6
  if (byte(position) != '=') return std::nullopt;                               // 7
  ++position;                                                                   // 8
  while (byte(position) <= 0x20) ++position;                                    // 9
  const unsigned char quote_mark = byte(position);                              // 10
  if (quote_mark != '"' && quote_mark != '\'') return std::nullopt;             // 11
  ++position;                                                                   // 12
  const std::size_t end = bytes.find(static_cast<char>(quote_mark), position);  // 13
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view potential = bytes.substr(position, end - position);  // 14
  for (const char c : potential)                                              // 15
    if (static_cast<unsigned char>(c) <= 0x20) return std::nullopt;
  const std::optional<Encoding> encoding = encoding::find(potential);                            // 16
  if (encoding == Encoding::utf_16be || encoding == Encoding::utf_16le) return Encoding::utf_8;  // 17
  return encoding;                                                                               // 18
}

}  // namespace

std::optional<Encoding> reference_prescan(std::string_view bytes) {
  try {
    return Prescan(bytes).run();
  } catch (const RanOutOfBytes&) {
    return xml_encoding(bytes);
  }
}

std::optional<Encoding> reference_extraction(std::string_view s) {
  std::string lower(s);
  for (char& c : lower)
    if (is_upper(static_cast<unsigned char>(c))) c = static_cast<char>(c + 0x20);
  const auto skip_whitespace = [&](std::size_t at) {
    while (at < s.size() && is_one_of(static_cast<unsigned char>(s[at]), kSpaces)) ++at;
    return at;
  };
  std::size_t position = 0;  // 1
  for (;;) {                 // 2: Loop
    position = lower.find("charset", position);
    if (position == std::string::npos) return std::nullopt;
    position = skip_whitespace(position + 7);              // 3
    if (position < s.size() && s[position] == '=') break;  // 4
  }
  position = skip_whitespace(position + 1);       // 5
  if (position == s.size()) return std::nullopt;  // 6
  const char next = s[position];
  if (next == '"' || next == '\'') {
    const std::size_t later = s.find(next, position + 1);
    if (later == std::string_view::npos) return std::nullopt;
    return encoding::find(s.substr(position + 1, later - position - 1));
  }
  std::size_t end = position;
  while (end < s.size() && s[end] != ';' && !is_one_of(static_cast<unsigned char>(s[end]), kSpaces)) ++end;
  return encoding::find(s.substr(position, end - position));
}

}  // namespace lockstep::test
