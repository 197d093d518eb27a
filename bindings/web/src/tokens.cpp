// Tokens of an input that arrives in pieces, without a tree. JavaScript reads many at once.
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instance.h"
#include "lockstep/token_reader.h"
#include "tables/known_names.h"
#include "text/ascii.h"
#include "text/utf_16.h"

namespace lockstep::web {

namespace {

// A batch ends with the token that exceeds this many bytes of text or words. JavaScript's strings keep the
// text of their batch in memory, so a longer text has a batch of its own.
constexpr std::size_t kBatch = 1 << 13;
// Further names, and longer ones, are written each time.
constexpr std::uint32_t kMostNames = 1 << 13;
constexpr std::size_t kLongestName = 64;
constexpr std::uint32_t kNone = 0xFFFFFFFF;

TokenizerOptions tokenizer_options(std::uint32_t flags) {
  const ParseOptions parse = parse_options(flags);
  TokenizerOptions options;
  options.edition = parse.edition;
  options.scripting = parse.scripting;
  options.limits.input_bytes = parse.limits.input_bytes;
  options.limits.attributes = parse.limits.attributes;
  options.limits.memory_bytes = parse.limits.memory_bytes;
  return options;
}

std::uint32_t code_units(std::string_view text) {
  const std::size_t ascii = detail::ascii_prefix(text);
  return static_cast<std::uint32_t>(ascii + detail::utf_16_length(text.substr(ascii)));
}

// Names that JavaScript knows by number.
class Names {
 public:
  explicit Names(const detail::KnownNames& known) : table_(known) {}
  // Returns the name's number; `is_new` is whether JavaScript does not know it yet.
  std::uint32_t number(std::string_view name, bool& is_new) {
    detail::NameId id = table_.find(name);
    if (id == 0 && name.size() <= kLongestName && table_.size() < kMostNames) id = table_.intern(name);
    if (id >= is_told_.size()) is_told_.resize(id + 1);
    is_new = id == 0 || !is_told_[id];
    is_told_[id] = true;
    return id;
  }

 private:
  detail::NameTable table_;
  std::vector<bool> is_told_;  // by number
};

class Tokens {
 public:
  explicit Tokens(std::uint32_t flags)
      : is_text_((flags & kBytes) == 0),
        reader_(is_text_ ? TokenReader(tokenizer_options(flags))
                         : TokenReader(encoding_options(flags), tokenizer_options(flags))),
        tags_(detail::known_tag_names),
        attributes_(detail::known_attribute_names) {}

  void write(std::string_view chunk) {
    if (reader_.status() != Status::ok) return;
    static_cast<void>(reader_.write(chunk));
    if (!is_text_) return;
    if (rest_.empty() && bytes_ == ascii_ && detail::ascii_prefix(chunk) == chunk.size()) {
      bytes_ = ascii_ += chunk.size();
      return;
    }
    if (rest_.empty() && bytes_ == ascii_) units_ = bytes_;
    rest_.erase(0, passed_);
    passed_ = 0;
    rest_ += chunk;
  }
  void finish() { reader_.finish(); }
  const TokenReader& reader() const { return reader_; }

  // Reads tokens into words() and text(); see lib/tokenizing.js.
  void read() {
    words_.clear();
    text_.clear();
    while (text_.size() < kBatch && words_.size() < kBatch) {
      const Token* const token = pending_ != nullptr ? pending_ : reader_.next();
      pending_ = nullptr;
      if (token == nullptr) break;
      if (token->text.size() > kBatch && !words_.empty()) {
        pending_ = token;
        break;
      }
      append(*token);
    }
  }
  const std::vector<std::uint32_t>& words() const { return words_; }
  const std::string& text() const { return text_; }

 private:
  void append(const Token& token) {
    words_.push_back(static_cast<std::uint32_t>(token.type) | token.self_closing * 8u |
                     static_cast<std::uint32_t>(token.element_namespace) << 4);
    const std::uint64_t begin = offset(token.range.begin);
    words_.push_back(static_cast<std::uint32_t>(begin));
    words_.push_back(static_cast<std::uint32_t>(begin >> 32));
    words_.push_back(static_cast<std::uint32_t>(offset(token.range.end) - begin));
    switch (token.type) {
      case TokenType::start_tag:
        append_name(tags_, token.name);
        words_.push_back(static_cast<std::uint32_t>(token.attributes.size()));
        for (const TokenAttributeView& attribute : token.attributes) {
          append_name(attributes_, attribute.name);
          append_text(attribute.value);
        }
        break;
      case TokenType::end_tag:
        append_name(tags_, token.name);
        break;
      case TokenType::characters:
      case TokenType::comment:
        append_text(token.text);
        break;
      case TokenType::processing_instruction:
        append_text(token.name);
        append_text(token.text);
        break;
      case TokenType::doctype:
        append_part(token.doctype->name);
        append_part(token.doctype->public_identifier);
        append_part(token.doctype->system_identifier);
        break;
    }
  }
  void append_name(Names& names, std::string_view name) {
    bool is_new = false;
    const std::uint32_t number = names.number(name, is_new);
    words_.push_back(number << 1 | is_new);
    if (is_new) append_text(name);
  }
  void append_part(const std::optional<std::string_view>& part) {
    if (part)
      append_text(*part);
    else
      words_.push_back(kNone);
  }
  void append_text(std::string_view text) {
    words_.push_back(code_units(text));
    text_ += text;
  }
  // Converts an offset to the units of the input: UTF-16 code units for a string. Offsets never decrease.
  std::uint64_t offset(std::uint64_t bytes) {
    if (!is_text_ || bytes <= ascii_) return bytes;
    if (bytes > bytes_) {
      const std::string_view more =
          std::string_view(rest_).substr(passed_, static_cast<std::size_t>(bytes - bytes_));
      units_ += code_units(more);
      passed_ += more.size();
      bytes_ = bytes;
    }
    return units_;
  }

  bool is_text_;
  TokenReader reader_;
  Names tags_, attributes_;
  std::vector<std::uint32_t> words_;
  std::string text_;
  const Token* pending_ = nullptr;  // read, but not written before the next call to read()
  std::uint64_t ascii_ = 0;         // the input is ASCII up to this byte
  // How far offset() has counted, from the start of the input.
  std::uint64_t bytes_ = 0, units_ = 0;
  std::string rest_;
  std::size_t passed_ = 0;
};

}  // namespace

// Returns 0 if there is no memory.
LOCKSTEP_WEB(tokens_open) Tokens* tokens_open(std::uint32_t flags) {
  return new (std::nothrow) Tokens(flags);
}
LOCKSTEP_WEB(tokens_close) void tokens_close(Tokens* tokens) { delete tokens; }
// Pass the first bytes of the scratch memory, and later the end of the input, to the reader.
LOCKSTEP_WEB(tokens_write) void tokens_write(Tokens* tokens, std::uint32_t size) {
  tokens->write(scratch_text(size));
}
LOCKSTEP_WEB(tokens_finish) void tokens_finish(Tokens* tokens) { tokens->finish(); }
// Result: words that describe the next tokens; see lib/tokenizing.js. None if more input is needed, or at the
// end.
LOCKSTEP_WEB(tokens_read) void tokens_read(Tokens* tokens) {
  tokens->read();
  const std::vector<std::uint32_t>& words = tokens->words();
  set_static_result({reinterpret_cast<const char*>(words.data()), words.size() * sizeof words[0]});
}
// Result: the texts of these tokens, one after the other. Valid until the next tokens are read.
LOCKSTEP_WEB(tokens_text) void tokens_text(const Tokens* tokens) { set_static_result(tokens->text()); }
LOCKSTEP_WEB(tokens_encoding) std::uint32_t tokens_encoding(const Tokens* tokens) {
  return static_cast<std::uint32_t>(tokens->reader().encoding().encoding);
}
// Result: "ok", or the name of the limit that was reached.
LOCKSTEP_WEB(tokens_status) void tokens_status(const Tokens* tokens) {
  set_static_result(status_name(tokens->reader().status()));
}

LOCKSTEP_WEB(version) void version() { set_static_result(LOCKSTEP_VERSION); }

}  // namespace lockstep::web
