#include "validate/values/hosts.h"

#include <array>

#include "text/code_points.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using Fault = std::optional<ValueFault>;

constexpr std::size_t kLongestLabel = 63, kLongestDomain = 253;

ValueFault host_fault_of(std::string_view host, std::string sentence) {
  return fault_at(0, host.size(), std::move(sentence));
}

// https://url.spec.whatwg.org/#valid-ipv4-address-string
bool is_ipv4_address(std::string_view text) {
  Scanner scanner(text);
  for (int part = 0; part < 4; ++part) {
    if (part > 0 && !scanner.take('.')) return false;
    const std::string_view digits = scanner.take_while(is_ascii_digit);
    if (digits.empty() || digits.size() > 3 || (digits.size() > 1 && digits[0] == '0')) return false;
    if (digits.size() == 3 && digits > "255") return false;
  }
  return scanner.is_done();
}

bool is_ipv6_piece(std::string_view text) {
  if (text.empty() || text.size() > 4 || (text.size() > 1 && text[0] == '0')) return false;
  for (const char c : text)
    if (hex_value(c) < 0) return false;
  return true;
}

// Returns the effective piece length of a valid IPv6-pieces string, which may end with an IPv4 address if it
// is the last one; -1 if it is invalid. https://url.spec.whatwg.org/#effective-piece-length
int piece_length(std::string_view text, bool is_last) {
  if (text.empty()) return 0;
  int length = 0;
  for (Scanner scanner(text);;) {
    const std::string_view piece = scanner.take_until(':');
    if (is_last && scanner.is_done() && is_ipv4_address(piece)) return length + 2;
    if (!is_ipv6_piece(piece)) return -1;
    ++length;
    if (scanner.is_done()) return length;
    scanner.skip();
    if (length > 8) return -1;
  }
}

// https://url.spec.whatwg.org/#valid-ipv6-address-string
bool is_ipv6_address(std::string_view text) {
  const std::size_t gap = text.find("::");
  if (gap == text.npos) return piece_length(text, true) == 8;
  const int before = piece_length(text.substr(0, gap), false),
            after = piece_length(text.substr(gap + 2), true);
  return before >= 0 && after >= 0 && before + after <= 7;
}

Fault address_in_brackets(std::string_view host) {
  if (host.back() != ']') return host_fault_of(host, "“[” begins an IPv6 address, which must end with “]”.");
  if (is_ipv6_address(host.substr(1, host.size() - 2))) return std::nullopt;
  return host_fault_of(host, quoted_value(host) + " is not an IPv6 address: write it as in [2001:db8::1].");
}

// https://url.spec.whatwg.org/#valid-opaque-host-string
Fault opaque_host_fault(std::string_view host) {
  for (std::size_t i = 0; i < host.size(); i = end_of_character(host, i)) {
    const std::string_view character = host.substr(i, end_of_character(host, i) - i);
    if (character != "%" && character != ":" && character != "@" && is_url_code_point(character)) continue;
    if (character == "%" && i + 2 < host.size() && hex_value(host[i + 1]) >= 0 && hex_value(host[i + 2]) >= 0)
      continue;
    return fault_at(i, i + character.size(),
                    quoted_value(character) + " is not allowed in the host of a URL.");
  }
  return std::nullopt;
}

constexpr char32_t kIgnored = 0, kDisallowed = 1;

// The part of https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table that affects validity.
constexpr CodePointRange kIgnoredCodes[] = {{0xAD, 0xAD},     {0x34F, 0x34F},   {0x180B, 0x180F},
                                            {0x200B, 0x200B}, {0x2060, 0x2060}, {0x2064, 0x2064},
                                            {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}};
constexpr CodePointRange kDisallowedCodes[] = {
    {0x80, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},   {0x200E, 0x200F}, {0x2028, 0x202F},
    {0x205F, 0x205F}, {0x2061, 0x2063}, {0x2065, 0x206F},   {0x2FF0, 0x3000}, {0xD800, 0xF8FF},
    {0xFDD0, 0xFDEF}, {0xFFF9, 0xFFFF}, {0xE0000, 0x10FFFF}};

char32_t mapped(char32_t code) {
  if (code < 0x80) return code;
  if (code >= 0xFF01 && code <= 0xFF5E) return code - 0xFF01 + 0x21;
  if (code == 0x3002 || code == 0xFF61) return '.';
  if (is_in_ranges(code, kIgnoredCodes)) return kIgnored;
  if (is_in_ranges(code, kDisallowedCodes) || is_noncharacter(code)) return kDisallowed;
  return code;
}

// A domain, read label by label. https://url.spec.whatwg.org/#valid-domain, with the strict processing of
// https://www.unicode.org/reports/tr46/#ToASCII: letters, digits and hyphens
class DomainReader {
 public:
  explicit DomainReader(std::string_view host) : host_(host) {}

  Fault fault() {
    for (std::size_t i = 0; i < host_.size();) {
      const CodePoint code = first_code_point(host_.substr(i));
      if (Fault fault = take(mapped(code.value), i, i + code.size)) return fault;
      i += code.size;
    }
    if (total_ > kLongestDomain) return host_fault_of(host_, "The host is longer than 253 characters.");
    if (size_ > 0)
      if (Fault fault = end_label(host_.size())) return fault;
    if (total_ == 0) return host_fault_of(host_, "The host is empty.");
    if (!ends_in_number_ || is_ipv4_address(host_)) return std::nullopt;
    return host_fault_of(
        host_,
        quoted_value(host_) + " ends in a number but is not an IPv4 address: write it as in 192.0.2.1.");
  }

 private:
  Fault take(char32_t c, std::size_t begin, std::size_t end) {
    if (c == kIgnored) return std::nullopt;
    ++total_;
    if (c == '.') {
      if (size_ == 0) return fault_at(begin, end, "A label of the host is empty: remove this dot.");
      return end_label(end);
    }
    if (c < 0x80 && !is_ascii_alphanumeric(static_cast<int>(c)) && c != '-') c = kDisallowed;
    if (c == kDisallowed)
      return fault_at(
          begin, end,
          quoted_value(host_.substr(begin, end - begin)) + " is not allowed in the host of a URL.");
    note(static_cast<char>(c < 0x80 ? ascii_lowercase(static_cast<char>(c)) : '\x7F'), begin);
    return std::nullopt;
  }

  // Adds a character to the label; U+007F represents those outside ASCII.
  void note(char c, std::size_t begin) {
    if (size_ == 0) {
      begin_ = begin;
      all_digits_ = all_hex_ = true;
    }
    if (size_ < start_.size()) start_[size_] = c;
    all_digits_ = all_digits_ && is_ascii_digit(c);
    all_hex_ = all_hex_ && (size_ == 0 ? c == '0' : size_ == 1 ? c == 'x' : hex_value(c) >= 0);
    has_other_ = (size_ > 0 && has_other_) || c == '\x7F';
    last_ = c;
    ++size_;
  }

  Fault end_label(std::size_t end) {
    const bool hyphens =
        size_ >= 4 && start_[2] == '-' && start_[3] == '-' && (start_[0] != 'x' || start_[1] != 'n');
    ends_in_number_ = all_digits_ || (all_hex_ && size_ >= 2);
    const std::size_t size = size_;
    size_ = 0;
    if (start_[0] == '-' || last_ == '-' || hyphens)
      return fault_at(begin_, end,
                      "A label of a host must not begin or end with a hyphen, or have hyphens as its third "
                      "and fourth characters.");
    if (size > kLongestLabel && !has_other_)
      return fault_at(begin_, end, "A label of the host is longer than 63 characters.");
    return std::nullopt;
  }

  std::string_view host_;
  std::size_t begin_ = 0, size_ = 0, total_ = 0;  // the label's beginning and size; the total size of labels
  std::array<char, 4> start_{};
  char last_ = '\0';
  bool all_digits_ = false, all_hex_ = false, has_other_ = false, ends_in_number_ = false;
};

}  // namespace

Fault host_fault(std::string_view host, bool special) {
  if (host.empty()) return std::nullopt;
  if (host.front() == '[') return address_in_brackets(host);
  return special ? DomainReader(host).fault() : opaque_host_fault(host);
}

}  // namespace lockstep::detail::authoring
