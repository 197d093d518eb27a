// Tokens of an input that arrives in pieces, without a tree. JavaScript reads many at once.
#include <charconv>
#include <new>
#include <string>
#include <string_view>

#include "instance.h"
#include "lockstep/token_reader.h"
#include "text/utf_16.h"

namespace lockstep::web {

namespace {

// After the token that exceeds this many bytes of JSON, the next call continues.
constexpr std::size_t kBatch = 1 << 15;

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

class Tokens {
 public:
  explicit Tokens(std::uint32_t flags)
      : is_text_((flags & kBytes) == 0),
        reader_(is_text_ ? TokenReader(tokenizer_options(flags))
                         : TokenReader(encoding_options(flags), tokenizer_options(flags))) {}

  void write(std::string_view chunk) {
    static_cast<void>(reader_.write(chunk));
    if (!is_text_) return;
    text_.erase(0, passed_);
    passed_ = 0;
    text_ += chunk;
  }
  void finish() { reader_.finish(); }
  const TokenReader& reader() const { return reader_; }

  // JSON: an array for each token, of its type, offsets, names, texts and attributes. Returns how many.
  std::uint32_t read(std::string& out) {
    std::uint32_t count = 0;
    while (out.size() < kBatch) {
      const Token* const token = reader_.next();
      if (token == nullptr) break;
      out += count++ == 0 ? '[' : ',';
      append(out, *token);
    }
    if (count != 0) out += ']';
    return count;
  }

 private:
  void append(std::string& out, const Token& token) {
    out += '[';
    append_number(out, static_cast<std::uint32_t>(token.type));
    append_number(out += ',', offset(token.range.begin));
    append_number(out += ',', offset(token.range.end));
    switch (token.type) {
      case TokenType::start_tag:
      case TokenType::end_tag:
        append_json_string(out += ',', token.name);
        append_number(out += ',', token.self_closing ? 1 : 0);
        append_number(out += ',', static_cast<std::uint32_t>(token.element_namespace));
        for (const TokenAttributeView& attribute : token.attributes) {
          append_json_string(out += ',', attribute.name);
          append_json_string(out += ',', attribute.value);
        }
        break;
      case TokenType::characters:
      case TokenType::comment:
        append_json_string(out += ',', token.text);
        break;
      case TokenType::processing_instruction:
        append_json_string(out += ',', token.name);
        append_json_string(out += ',', token.text);
        break;
      case TokenType::doctype:
        for (const auto& part :
             {token.doctype->name, token.doctype->public_identifier, token.doctype->system_identifier}) {
          out += ',';
          if (part)
            append_json_string(out, *part);
          else
            out += "null";
        }
        break;
    }
    out += ']';
  }
  // In the units of the input: of a string UTF-16 code units. Offsets never decrease.
  std::uint64_t offset(std::uint64_t bytes) {
    if (!is_text_ || bytes <= bytes_) return is_text_ ? units_ : bytes;
    const std::string_view more =
        std::string_view(text_).substr(passed_, static_cast<std::size_t>(bytes - bytes_));
    passed_ += more.size();
    bytes_ = bytes;
    return units_ += detail::utf_16_length(more);
  }
  static void append_number(std::string& out, std::uint64_t number) {
    char digits[20];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
  }

  bool is_text_;
  TokenReader reader_;
  std::string text_;                     // from the last token on, and before it what has been passed
  std::size_t passed_ = 0;               // bytes of it
  std::uint64_t bytes_ = 0, units_ = 0;  // of the input before the rest
};

}  // namespace

// Returns 0 if there is no memory.
LOCKSTEP_WEB(tokens_open) Tokens* tokens_open(std::uint32_t flags) {
  return new (std::nothrow) Tokens(flags);
}
LOCKSTEP_WEB(tokens_close) void tokens_close(Tokens* tokens) { delete tokens; }
// Takes the first bytes of the scratch memory; then the end of the input.
LOCKSTEP_WEB(tokens_write) void tokens_write(Tokens* tokens, std::uint32_t size) {
  tokens->write(scratch_text(size));
}
LOCKSTEP_WEB(tokens_finish) void tokens_finish(Tokens* tokens) { tokens->finish(); }
// Result: the next tokens as JSON; see lib/tokenizing.js. Returns their number: 0 if more input is needed, or
// at the end.
LOCKSTEP_WEB(tokens_read) std::uint32_t tokens_read(Tokens* tokens) {
  std::string out;
  const std::uint32_t count = tokens->read(out);
  set_result(std::move(out));
  return count;
}
LOCKSTEP_WEB(tokens_encoding) std::uint32_t tokens_encoding(const Tokens* tokens) {
  return static_cast<std::uint32_t>(tokens->reader().encoding().encoding);
}
// Result: "ok", or the name of the limit that was reached.
LOCKSTEP_WEB(tokens_status) void tokens_status(const Tokens* tokens) {
  set_static_result(status_name(tokens->reader().status()));
}

LOCKSTEP_WEB(version) void version() { set_static_result(LOCKSTEP_VERSION); }

}  // namespace lockstep::web
