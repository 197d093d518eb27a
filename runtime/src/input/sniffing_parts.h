// The parts of the generated Sniffer, used in the rules of spec/input/.
#ifndef LOCKSTEP_INPUT_SNIFFING_PARTS_H
#define LOCKSTEP_INPUT_SNIFFING_PARTS_H

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "encoding/encoding_host.h"
#include "input/detection.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"
#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep::detail {

inline bool is_utf_16(MaybeEncoding encoding) {
  return encoding == Encoding::utf_16be || encoding == Encoding::utf_16le;
}

// The bytes, and a position in them.
class SniffedBytes {
 public:
  // `all` is the beginning of the input, as far as it has arrived; `searched` is the part of it that may be
  // searched byte by byte.
  SniffedBytes(std::string_view all, std::string_view searched) : all_(all), searched_(searched) {}

  std::string_view all() const { return all_; }
  std::size_t position() const { return position_; }
  char current() const { return searched_[position_]; }

  // --- Moving over the bytes. Once they have run out, conditions on the current byte are false.
  bool run_out() const { return position_ >= searched_.size(); }
  void go_to_first() { position_ = 0; }
  void advance() { ++position_; }
  template <class Test>
  void go_to(Test test) {
    while (!run_out() && !test(byte_here())) ++position_;
  }
  template <class Test>
  void skip(Test test) {
    while (!run_out() && test(byte_here())) ++position_;
  }
  // The comment's first two hyphens may also belong to its end.
  void go_to_end_of_comment() {
    const std::size_t found = searched_.find("-->", position_ + 2);
    position_ = found == std::string_view::npos ? searched_.size() : found + 2;
  }
  void go_past(std::string_view text) {
    const std::size_t found = searched_.find(text, position_);
    position_ = found == std::string_view::npos ? searched_.size() : found + text.size();
  }
  void go_past_ignoring_case(std::string_view text) {
    while (!run_out() && !equals_ignoring_case(searched_.substr(position_, text.size()), text)) ++position_;
    position_ += text.size();
  }
  // Called several times for each byte, and nearly always false.
  [[gnu::always_inline]] inline bool here_is(std::string_view text) const {
    return !run_out() && current() == text.front() && rest().starts_with(text);
  }
  // The name of a meta tag must be followed by white space or a slash.
  bool here_is_meta() const {
    return rest().size() > 5 && equals_ignoring_case(rest().substr(0, 5), "<meta") &&
           (is_ascii_whitespace(static_cast<unsigned char>(rest()[5])) || rest()[5] == '/');
  }
  bool here_is_tag() const {
    const std::size_t name = here_is("</") ? 2 : 1;
    return here_is("<") && rest().size() > name && ascii_lowercase(rest()[name]) >= 'a' &&
           ascii_lowercase(rest()[name]) <= 'z';
  }
  template <class Test>
  bool here(Test test) const {
    return !run_out() && test(byte_here());
  }
  bool has(char32_t c) const { return rest().find(static_cast<char>(c)) != std::string_view::npos; }
  bool has_before(std::string_view text, char32_t c) const {
    return rest().substr(0, rest().find(static_cast<char>(c))).find(text) != std::string_view::npos;
  }

  // --- Quoted text
  void remember_quote() { quote_ = current(); }
  bool here_is_quote() const { return current() == quote_; }
  bool has_quote() const { return rest().find(quote_) != std::string_view::npos; }
  std::string_view up_to_quote() const { return rest().substr(0, rest().find(quote_)); }
  bool space_before_quote() const {
    return std::any_of(up_to_quote().begin(), up_to_quote().end(),
                       [](char c) { return static_cast<unsigned char>(c) <= 0x20; });
  }
  template <class Test>
  std::string_view up_to(Test test) const {
    std::size_t size = 0;
    while (size < rest().size() && !test(static_cast<unsigned char>(rest()[size]))) ++size;
    return rest().substr(0, size);
  }

 private:
  unsigned char byte_here() const { return static_cast<unsigned char>(current()); }
  std::string_view rest() const { return run_out() ? std::string_view() : searched_.substr(position_); }

  std::string_view all_;
  std::string_view searched_;
  std::size_t position_ = 0;
  char quote_ = 0;
};

// The attribute being read, in lowercase, and the names of the attributes of its tag seen so far.
class SniffedAttribute {
 public:
  void forget_seen() { seen_.clear(); }
  void begin() {
    name_.clear();
    value_.clear();
  }
  void append_to_name(char byte) { name_ += ascii_lowercase(byte); }
  void append_to_value(char byte) { value_ += ascii_lowercase(byte); }
  const std::string& name() const { return name_; }
  const std::string& value() const { return value_; }
  // Whether the tag already has this attribute. Tracks only the attributes that matter; others may occur
  // twice.
  bool is_seen() {
    if (name_ != "http-equiv" && name_ != "content" && name_ != "charset") return false;
    if (std::find(seen_.begin(), seen_.end(), name_) != seen_.end()) return true;
    seen_.push_back(name_);
    return false;
  }

 private:
  std::string name_, value_;
  std::vector<std::string> seen_;
};

// The encoding in use, and its changes.
class SniffedEncoding {
 public:
  const EncodingUsed& used() const { return used_; }
  EncodingChange change() const { return change_; }
  // Begins a change of the encoding. `ascii_so_far`: whether all decoded bytes are ASCII, and the encoding is
  // ASCII-compatible: see is_ascii_compatible().
  void begin_change(const EncodingUsed& used, bool ascii_so_far) {
    used_ = used;
    ascii_so_far_ = ascii_so_far;
  }

  void use(MaybeEncoding encoding, Confidence confidence, EncodingSource source) {
    used_.encoding = *encoding;
    used_.confidence = confidence;
    used_.source = source;
  }
  static MaybeEncoding detected_in(std::string_view bytes, const EncodingOptions& options) {
    const MaybeEncoding told =
        options.detect == nullptr ? std::nullopt : options.detect(bytes, options.detect_user_data);
    return told ? told : detect_encoding(bytes, options);
  }
  MaybeEncoding encoding_in_use() const { return used_.encoding; }
  void make_certain() { used_.confidence = Confidence::certain; }
  void switch_decoder_to(MaybeEncoding encoding) {
    use(encoding, Confidence::certain, EncodingSource::meta);
    change_ = EncodingChange::switch_decoder;
  }
  void restart_with(MaybeEncoding encoding) {
    use(encoding, Confidence::certain, EncodingSource::meta);
    used_.parsed_again = true;
    change_ = EncodingChange::restart;
  }
  // Apart from replacement, only ISO-2022-JP can decode ASCII bytes to other characters: after an escape
  // sequence.
  bool means_the_same_in(MaybeEncoding encoding) const {
    return ascii_so_far_ && encoding != Encoding::replacement && encoding != Encoding::iso_2022_jp;
  }

 private:
  EncodingUsed used_;
  bool ascii_so_far_ = false;
  EncodingChange change_ = EncodingChange::none;
};

}  // namespace lockstep::detail

#endif
