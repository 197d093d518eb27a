// The operations used in the rules of spec/mime/. The generated classes derive from the classes below and add
// one function per algorithm.
#ifndef LOCKSTEP_INPUT_MIME_OPERATIONS_H
#define LOCKSTEP_INPUT_MIME_OPERATIONS_H

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "lockstep/mime.h"
#include "mime/mime_patterns.h"
#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep::detail {

// https://fetch.spec.whatwg.org/#http-whitespace, and #http-tab-or-space
inline constexpr std::string_view kHttpWhitespace = "\t\n\r ", kHttpTabOrSpace = "\t ";

inline std::string_view without_at_end(std::string_view text, std::string_view characters) {
  return text.substr(0, text.find_last_not_of(characters) + 1);
}
inline std::string_view without(std::string_view text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
  return without_at_end(text, characters);
}

class ContentTypeOperations {
 public:
  explicit ContentTypeOperations(std::string_view input) : input_(input) {}

  // The MIME type under construction; nullopt is failure.
  std::optional<MimeType>& mime_type() { return mime_type_; }
  // The MIME type of the header.
  std::optional<MimeType>& extracted() { return extracted_; }

 protected:
  // --- The input, and the position in it, "here"
  bool past_end() const { return position_ == input_.size(); }
  unsigned char here() const { return static_cast<unsigned char>(input_[position_]); }
  template <class Matches>
  bool here_is(Matches matches) const {
    return matches(here());
  }
  void advance() { ++position_; }
  template <class Matches>
  void skip(Matches matches) {
    while (!past_end() && matches(here())) ++position_;
  }
  // Skips and returns everything before the next character that matches.
  template <class Matches>
  std::string_view up_to(Matches matches) {
    const std::size_t begin = position_;
    skip([&](unsigned char c) { return !matches(c); });
    return input_.substr(begin, position_ - begin);
  }
  void trim() { input_ = without(input_, kHttpWhitespace); }
  // Makes the value the input until go_back().
  void go_into_value() {
    outer_ = {input_, position_};
    input_ = value_;
    position_ = 0;
  }
  void go_back() { std::tie(input_, position_) = outer_; }

  // --- The values of the header
  bool all_values() const { return all_values_; }
  void end_values() { all_values_ = true; }
  std::string& value() { return value_; }
  void trim_value() { value_ = std::string(without(value_, kHttpTabOrSpace)); }

  // --- Quoted strings
  void begin_quoted() {
    quoted_.clear();
    quoted_begin_ = position_;
  }
  std::string& quoted() { return quoted_; }
  void append_to_quoted(char32_t c) { quoted_ += static_cast<char>(c); }
  std::string_view quoted_as_written() const {
    return input_.substr(quoted_begin_, position_ - quoted_begin_);
  }
  static std::string_view without_whitespace_at_end(std::string_view text) {
    return without_at_end(text, kHttpWhitespace);
  }

  // --- The MIME type
  // https://mimesniff.spec.whatwg.org/#http-token-code-point
  static bool is_token(std::string_view text) {
    constexpr std::string_view kOthers = "!#$%&'*+-.^_`|~";
    return std::all_of(text.begin(), text.end(), [&](char c) {
      return is_ascii_alphanumeric(c) || kOthers.find(c) != std::string_view::npos;
    });
  }
  // https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point
  static bool is_quoted_string_token(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return byte == '\t' || (byte >= 0x20 && byte != 0x7F);
    });
  }
  void make_mime_type(std::string_view type, std::string_view subtype) {
    mime_type_ = MimeType{in_ascii_lowercase(type), in_ascii_lowercase(subtype), {}};
    names_.clear();
  }
  bool has_parameter(std::string_view name) const { return names_.count(in_ascii_lowercase(name)) != 0; }
  std::string_view parameter_value() const { return parameter_value_; }
  void set_parameter_value(std::string_view value) { parameter_value_ = value; }
  void set_parameter(std::string_view name) {
    mime_type_->parameters.emplace_back(in_ascii_lowercase(name), parameter_value_);
    names_.insert(mime_type_->parameters.back().first);
  }
  std::string_view essence() {
    essence_ = mime_type_->essence();
    return essence_;
  }

  // --- State kept from one value to the next
  void forget_charset() { charset_kept_.reset(); }
  void forget_all() {
    forget_charset();
    essence_kept_.clear();
  }
  bool has_charset() const { return mime_type_->parameter("charset").has_value(); }
  bool charset_is_kept() const { return charset_kept_.has_value(); }
  void keep_charset() { charset_kept_ = *mime_type_->parameter("charset"); }
  void set_charset() { extracted_->parameters.emplace_back("charset", *charset_kept_); }
  bool has_essence_kept() const { return mime_type_->essence() == essence_kept_; }
  void keep_essence() { essence_kept_ = mime_type_->essence(); }

 private:
  std::string_view input_;
  std::size_t position_ = 0;
  std::pair<std::string_view, std::size_t> outer_;
  bool all_values_ = false;
  std::string value_, quoted_, parameter_value_, essence_;
  std::size_t quoted_begin_ = 0;
  std::optional<MimeType> mime_type_, extracted_;
  std::set<std::string> names_;  // the parameters of mime_type_; a header may have thousands
  std::optional<std::string> charset_kept_;
  std::string essence_kept_;
};

class MimeSniffingOperations {
 public:
  // `content_type`: the value of the header; `bytes`: the beginning of the resource.
  MimeSniffingOperations(std::optional<std::string_view> content_type,
                         const std::optional<MimeType>& supplied, std::string_view bytes)
      : content_type_(content_type), supplied_(supplied), bytes_(bytes.substr(0, kResourceHeaderBytes)) {
    if (supplied_) essence_ = supplied_->essence();
  }

 protected:
  bool supplied() const { return supplied_.has_value(); }
  std::string_view supplied_essence() const { return essence_; }
  // https://mimesniff.spec.whatwg.org/#supplied-mime-type-detection-algorithm
  bool checks_for_apache_bug() const {
    constexpr std::string_view kValues[] = {"text/plain", "text/plain; charset=ISO-8859-1",
                                            "text/plain; charset=iso-8859-1", "text/plain; charset=UTF-8"};
    return std::find(std::begin(kValues), std::end(kValues), *content_type_) != std::end(kValues);
  }
  // https://mimesniff.spec.whatwg.org/#binary-data-byte
  bool has_binary_data_bytes() const {
    return std::any_of(bytes_.begin(), bytes_.end(), [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return byte <= 0x08 || byte == 0x0B || (byte >= 0x0E && byte <= 0x1A) || (byte >= 0x1C && byte <= 0x1F);
    });
  }
  bool begins_with_byte_order_mark() const {
    return bytes_.starts_with("\xFE\xFF") || bytes_.starts_with("\xFF\xFE") ||
           bytes_.starts_with("\xEF\xBB\xBF");
  }
  // Returns the type of the first pattern that matches; empty if none does.
  std::string_view match(std::span<const MimePattern> patterns) const {
    for (const MimePattern& pattern : patterns)
      if (matches(pattern)) return pattern.type;
    return {};
  }

 private:
  // https://mimesniff.spec.whatwg.org/#pattern-matching-algorithm
  bool matches(const MimePattern& pattern) const {
    std::string_view input = bytes_;
    if (pattern.ignores_whitespace)
      input.remove_prefix(std::min(input.find_first_not_of("\t\n\f\r "), input.size()));
    const std::size_t size = pattern.bytes.size();
    if (input.size() < size + (pattern.ends_with_tag_terminating_byte ? 1 : 0)) return false;
    for (std::size_t i = 0; i != size; ++i)
      if ((static_cast<unsigned char>(input[i]) & static_cast<unsigned char>(pattern.mask[i])) !=
          static_cast<unsigned char>(pattern.bytes[i]))
        return false;
    return !pattern.ends_with_tag_terminating_byte || input[size] == ' ' || input[size] == '>';
  }

  std::optional<std::string_view> content_type_;
  const std::optional<MimeType>& supplied_;
  std::string essence_;
  std::string_view bytes_;
};

}  // namespace lockstep::detail

#endif
