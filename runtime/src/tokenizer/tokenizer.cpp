// The tokenizer alone, for callers without a tree.
#include "lockstep/tokenizer.h"

#include "edition/entry.h"
#include "input/input_stream.h"
#include "tokenizer/token_session.h"

namespace lockstep {

namespace detail {

namespace {

// The front of the text is dropped when it is that long, so that a byte at a time is not too slow.
constexpr std::size_t kWorthForgetting = 4096;
// Names that are kept, in bytes: pages have few that the tables do not know.
constexpr std::size_t kNamesKept = std::size_t{1} << 20;

}  // namespace

TokenSession::TokenSession(TokenHandler& handler, const TokenizerOptions& options)
    : tag_names_(known_tag_names),
      attribute_names_(known_attribute_names),
      handler_(handler),
      collect_errors_(options.collect_errors) {
  handler.range_ = {};
}

void TokenSession::set_text(std::string_view text, bool more) {
  text_ = text;
  more_ = more;
  if (!collect_errors_) return;
  find_input_stream_errors(text, examined_, [this](ParseError error) {
    error.offset += origin_;
    stream_errors_.push_back(error);
  });
  examined_ = text.size();
}

bool TokenSession::run() {
  if (forget_names_next_) {
    forget_names();
    forget_names_next_ = too_many_names_ = false;
  }
  paused_ = false;
  tokenize(text_, more_);
  return paused_ && !ended_;
}

std::size_t TokenSession::forget() {
  too_many_names_ = tag_names_.bytes() + attribute_names_.bytes() > kNamesKept;
  // One byte more is kept: it may be the CR before an LF.
  const auto done = static_cast<std::size_t>(handler_.range_.end - origin_);
  if (done <= kWorthForgetting || done < text_.size() / 2) return 0;
  const std::size_t count = done - 1;
  if (collect_errors_) {
    report_stream_errors(origin_ + count);
    finder_.forget(text_, count);
    examined_ -= count;
  }
  forget_input(count);
  origin_ += count;
  text_.remove_prefix(count);
  return count;
}

void TokenSession::hand_over_doctype(const DoctypeToken& token) {
  const auto text = [](bool is_there, const auto& text) {
    return is_there ? std::optional<std::string_view>(text) : std::nullopt;
  };
  handler_.doctype({text(token.has_name, token.name),
                    text(token.has_public_identifier, token.public_identifier),
                    text(token.has_system_identifier, token.system_identifier), token.force_quirks});
}

void TokenSession::hand_over_end_of_file() {
  report_stream_errors(~std::uint64_t{0});
  locate(end_of_text());
  ended_ = true;
  handler_.end_of_file();
}

void TokenSession::report_tokenizer_error(ParseErrorCode code, std::uint64_t offset) {
  report_stream_errors(offset);
  report({code, 0, offset, 0, 0});
}

void TokenSession::report(ParseError error) {
  const std::uint64_t offset = error.offset;
  error.offset -= origin_;
  finder_.locate(text_, error);
  error.offset = offset;
  handler_.error(error);
}

void TokenSession::report_stream_errors(std::uint64_t up_to) {
  while (next_stream_error_ < stream_errors_.size() && stream_errors_[next_stream_error_].offset <= up_to)
    report(stream_errors_[next_stream_error_++]);
  if (next_stream_error_ != stream_errors_.size()) return;
  stream_errors_.clear();
  next_stream_error_ = 0;
}

}  // namespace detail

struct Tokenizer::Implementation {
  Implementation(TokenHandler& handler, const TokenizerOptions& options)
      : session(detail::make_token_session(handler, options)) {}

  void run(std::string_view text, bool more) {
    session->set_text(text, more);
    while (session->run()) {
    }
  }

  std::unique_ptr<detail::TokenSession> session;
  detail::InputStream stream;
};

Tokenizer::Tokenizer(TokenHandler& handler, const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(handler, options)) {}
Tokenizer::Tokenizer(Tokenizer&&) noexcept = default;
Tokenizer& Tokenizer::operator=(Tokenizer&&) noexcept = default;
Tokenizer::~Tokenizer() = default;

// A decoded text: a BOM stays in it.
Status Tokenizer::write(std::string_view chunk) { return write_wobbly(chunk); }

Status Tokenizer::write_wobbly(std::string_view chunk) {
  if (!implementation_->stream.write(chunk, true)) return Status::input_too_long;
  implementation_->run(implementation_->stream.text(), true);
  implementation_->stream.forget(implementation_->session->forget());
  return Status::ok;
}

void Tokenizer::finish() {
  implementation_->stream.finish(true);
  implementation_->run(implementation_->stream.text(), false);
}

void tokenize(std::string_view html, TokenHandler& handler, const TokenizerOptions& options) {
  Tokenizer::Implementation tokenizer(handler, options);
  if (html.size() <= kLongestInput && detail::well_formed_prefix(html, true) == html.size()) {
    tokenizer.run(html, false);
    return;
  }
  tokenizer.stream.write(html, true);
  tokenizer.stream.finish(true);
  tokenizer.run(tokenizer.stream.text(), false);
}

}  // namespace lockstep
