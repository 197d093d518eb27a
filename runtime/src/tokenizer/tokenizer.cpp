// The tokenizer alone, for callers without a tree.
#include "lockstep/tokenizer.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "text/fault.h"
#include "text/tag_reader.h"
#include "tokenizer/token_input.h"
#include "tokenizer/token_session.h"

namespace lockstep {

namespace detail {

namespace {

// The processed beginning of the text is dropped once it has more than this many bytes, so that input that
// arrives byte by byte does not take too long.
constexpr std::size_t kWorthForgetting = 4096;
// The maximum size of stored names, in bytes; pages contain few names that are not in the tables.
constexpr std::size_t kNamesKept = std::size_t{1} << 20;
// The memory of tokens longer than this is freed if memory is limited.
constexpr std::uint64_t kLargeToken = 4096;
// The maximum total size of the texts that keep() copies, in bytes.
constexpr std::size_t kKeptText = 4096;

}  // namespace

TokenSession::TokenSession(TokenHandler& handler, const TokenizerOptions& options)
    : tag_names_(known_tag_names),
      attribute_names_(known_attribute_names),
      handler_(handler),
      collect_errors_(options.collect_errors),
      finds_errors_(options.collect_errors || options.limits.errors != 0),
      limits_(options.limits),
      find_ranges_(options.attribute_ranges) {
  handler.range_ = {};
  const std::string_view state = options.initial_state;
  handler.in_raw_text_ =
      state.starts_with("RAWTEXT") || state.starts_with("script data") || state.starts_with("PLAINTEXT");
  if (find_ranges_ || (limits_.attributes | limits_.errors | limits_.memory_bytes) != 0) watch();
}

void TokenSession::set_text(std::string_view text, bool more) {
  text_ = text;
  more_ = more;
  if (!finds_errors_) return;
  find_input_stream_errors(text_, examined_, [this](ParseErrorCode code, ByteRange place) {
    ParseError error;
    error.code = code;
    error.offset = error.reported.offset = origin_ + place.begin;
    error.end = origin_ + place.end;
    stream_errors_.push_back(error);
  });
  examined_ = std::max(examined_, text.size());
}

bool TokenSession::run() {
  if (release_next_) release();
  if (forget_names_next_) {
    forget_names();
    names_kept_ = names_before_ = name_bytes();
    forget_names_next_ = too_many_names_ = false;
  }
  paused_ = false;
  if (ahead_ != nullptr) forget_tokens();
  tokenize(text_, more_);
  if (!moving_names_.empty()) name_tokens();
  return paused_ && !ended_;
}

void TokenSession::add_tag(const TagToken& token, Namespace element_namespace) {
  const std::size_t count = token.attribute_count;
  if (attributes_.capacity() - attributes_.size() < count) [[unlikely]]
    begin_attributes(count);
  TokenAttributeView* const attributes = attributes_.extend(count);
  for (std::size_t i = 0; i != count; ++i) {
    const TokenAttribute& attribute = token.attributes[i];
    attributes[i].value = keep(attribute.value);
    if (attribute.name < known_attribute_names.count) [[likely]]
      attributes[i].name = known_attribute_names.names[attribute.name];
    else
      moving_names_.push_back({0, &attributes[i], attribute.name});
  }
  Token& added = *ahead_->extend(1);
  added.type = token.is_start_tag ? TokenType::start_tag : TokenType::end_tag;
  added.range = handler_.range_;
  if (token.name < known_tag_names.count) [[likely]]
    added.name = known_tag_names.names[token.name];
  else
    moving_names_.push_back({ahead_->size() - 1, nullptr, token.name});
  added.text = {};
  added.attributes = {attributes, count};
  added.self_closing = token.self_closing;
  added.element_namespace = element_namespace;
  added.doctype = nullptr;
  added.in_raw_text = false;
  added.tag_ranges = nullptr;
  if (ahead_->size() >= kMostAhead) pause();
}

void TokenSession::add_characters(std::string_view run) {
  Token& added = *ahead_->extend(1);
  added.type = TokenType::characters;
  added.range = handler_.range_;
  added.name = {};
  added.text = keep(run);
  added.attributes = {};
  added.self_closing = false;
  added.element_namespace = Namespace::html;
  added.doctype = nullptr;
  added.in_raw_text = handler_.in_raw_text_;
  added.tag_ranges = nullptr;
  if (ahead_->size() >= kMostAhead) pause();
}

// Makes room for more attributes without moving the existing ones.
void TokenSession::begin_attributes(std::size_t count) {
  const std::size_t capacity = 2 * attributes_.capacity() + count + 64;
  if (!attributes_.empty()) full_attributes_.push_back(std::exchange(attributes_, {}));
  attributes_.reserve(capacity);
}

std::string_view TokenSession::keep_copy(std::string_view text) {
  if (text.empty()) return {};
  kept_text_.reserve(kKeptText);
  if (kept_text_.capacity() - kept_text_.size() < text.size()) {
    pause();
    return text;
  }
  char* const copy = kept_text_.extend(text.size());
  std::memcpy(copy, text.data(), text.size());
  return {copy, text.size()};
}

void TokenSession::forget_tokens() {
  ahead_->clear();
  attributes_.clear();
  if (!full_attributes_.empty()) full_attributes_.clear();
  kept_text_.clear();
}

void TokenSession::name_tokens() {
  for (const MovingName& moving : moving_names_) {
    if (moving.attribute != nullptr)
      moving.attribute->name = attribute_names_.name(moving.name);
    else
      (*ahead_)[moving.token].name = tag_names_.name(moving.name);
  }
  moving_names_.clear();
}

std::size_t TokenSession::forget() {
  if (limits_.memory_bytes == 0) check_name_memory();
  // One more byte is kept: it may be the CR before an LF.
  const auto done = static_cast<std::size_t>(located() - origin_);
  if (done <= kWorthForgetting) return 0;
  const std::size_t count = done - 1;
  if (finds_errors_) {
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
  report_stream_errors(end_of_text());
  locate(end_of_text(), false);
  if (map_ != nullptr) handler_.range_.end = map_->begin_of(end_of_text());
  ended_ = true;
  handler_.end_of_file();
}

void TokenSession::report_tokenizer_error(const FoundError& error, std::uint64_t origin) {
  report_stream_errors(origin + error.reported + 1);
  report(complete_error(error, {}, origin, tag_names_, attribute_names_));
}

void TokenSession::report(ParseError error) {
  ++errors_found_;
  if (!collect_errors_ || (limits_.errors != 0 && errors_found_ > limits_.errors)) return;
  // The text from the current token on is available.
  const auto move_text = [&](std::uint64_t& offset) { offset = std::max(offset, origin_) - origin_; };
  const auto move_to_input = [&](std::uint64_t& offset) {
    offset = map_ == nullptr ? offset + origin_ : map_->begin_of(offset + origin_);
  };
  const auto each_offset = [&](const auto& change) {
    change(error.offset);
    change(error.end);
    change(error.reported.offset);
    if (!error.second) return;
    change(error.second->range.begin);
    change(error.second->range.end);
  };
  each_offset(move_text);
  PositionFinder finder = finder_;
  finder_.locate(text_, error);
  if (error.second) {
    const LineColumn place = finder.find(text_, error.second->range.begin);
    error.second->line = place.line;
    error.second->column = place.column;
  }
  each_offset(move_to_input);
  handler_.error(error);
}

// Reports the input stream errors before that offset.
void TokenSession::report_stream_errors(std::uint64_t end) {
  while (next_stream_error_ < stream_errors_.size() && stream_errors_[next_stream_error_].offset < end)
    report(stream_errors_[next_stream_error_++]);
  if (next_stream_error_ != stream_errors_.size()) return;
  stream_errors_.clear();
  next_stream_error_ = 0;
}

// --- Attribute ranges, limits, and input other than the text

void TokenSession::watch() {
  if (is_watched_) return;
  is_watched_ = true;
  located_ = handler_.range_.end;
}

void TokenSession::locate_watched(std::uint64_t end, bool is_whole) {
  if (limits_.memory_bytes != 0 && is_whole && end - located_ > kLargeToken) {
    release_next_ = true;
    pause();
  }
  located_ = end;
  handler_.range_ = {handler_.range_.end, map_ == nullptr ? end : map_->end_of(end)};
}

// Frees the memory of large tokens.
void TokenSession::release() {
  release_next_ = false;
  release_tokenizer();
  attributes_.release();
  attribute_ranges_ = {};
  check_name_memory();
  forget_names_next_ = too_many_names_;
}

const TagRanges* TokenSession::watch_tag(std::uint64_t begin) {
  if (limits_.memory_bytes != 0) {
    names_before_ = name_bytes();
    removed_before_ = attributes_removed();
  }
  if (!find_ranges_ || begin == kBeforeInput) return nullptr;
  find_ranges(begin);
  return &ranges_;
}

void TokenSession::find_ranges(std::uint64_t begin) {
  const auto in_input = [this](TextRange range) -> ByteRange {
    const ByteRange text = {origin_ + range.begin, origin_ + range.end};
    return map_ == nullptr ? text : map_->around(text.begin, text.end);
  };
  TagReader reader(
      text_, {static_cast<std::uint32_t>(begin - origin_), static_cast<std::uint32_t>(located_ - origin_)});
  attribute_ranges_.clear();
  attribute_ranges_.reserve(attributes_.size());
  std::size_t kept = 0;
  for (AttributeInTag attribute; reader.read(attribute);) {
    AttributeRanges& ranges = attribute_ranges_.emplace_back();
    ranges.name = in_input(attribute.name);
    ranges.has_value = attribute.value.has_value();
    ranges.value =
        ranges.has_value ? in_input(*attribute.value) : ByteRange{ranges.name.end, ranges.name.end};
    ranges.quoted_value = ranges.has_value ? in_input(attribute.value_with_quotes()) : ranges.value;
    // The kept attributes are in the order in which their names first occur.
    const std::string_view name =
        text_.substr(attribute.name.begin, attribute.name.end - attribute.name.begin);
    ranges.is_duplicate = kept == attributes_.size() ||
                          (attributes_[kept].name != name && attributes_[kept].name != plain_name(name));
    kept += !ranges.is_duplicate;
  }
  ranges_ = {in_input(reader.name()), attribute_ranges_};
}

Status TokenSession::limit_met(bool look) {
  if (ended_) return Status::ok;
  if (has_refused_tag(look)) return Status::too_many_attributes;
  if (!look) return Status::ok;
  report_stream_errors(located());
  if (limits_.errors != 0 && errors_found_ > limits_.errors) return Status::too_many_errors;
  if (limits_.memory_bytes == 0) return Status::ok;
  check_name_memory();
  const bool is_new = located_ > looked_at_;  // whether the token under construction is new
  const auto from = static_cast<std::ptrdiff_t>(std::max(located_, looked_at_) - origin_);
  const auto nuls = static_cast<std::size_t>(std::count(text_.begin() + from, text_.end(), '\0'));
  nuls_ = is_new ? nuls : nuls_ + nuls;
  if (is_new) errors_before_ = errors();
  looked_at_ = end_of_text();
  return bytes() > limits_.memory_bytes ? Status::too_much_memory : Status::ok;
}

void TokenSession::end_at(Status limit) {
  if (limit == Status::too_many_attributes)
    text_ = text_.substr(0, static_cast<std::size_t>(position() - origin_));
  more_ = false;
}

// An upper bound that does not depend on how the input is split. Text takes up to 2.2 times its length while
// its buffer grows. The strings made from it (three bytes for a NUL) take 1.5 times their length. Attribute
// values and names are copied.
std::size_t TokenSession::bytes() const {
  const std::size_t duplicates = find_ranges_ ? attributes_removed() - removed_before_ : 0;
  const std::size_t runs = map_ == nullptr ? 0 : map_->runs_from(located_);
  return 6 * static_cast<std::size_t>(end_of_text() - located_ + 2 * nuls_) + bytes_besides_text() +
         kBytesOfAttribute * duplicates + (4 * sizeof(ParseError) + 40) * (errors() - errors_before_) +
         40 * runs + names_before_;
}

std::size_t TokenSession::name_bytes() const {
  return tag_names_.most_bytes() + attribute_names_.most_bytes();
}

// The errors found so far, reported or not.
std::size_t TokenSession::errors() const {
  return errors_found_ + stream_errors_.size() - next_stream_error_;
}

// The names that remained after names were last dropped, such as those of open elements, do not count.
void TokenSession::check_name_memory() {
  const std::size_t names = limits_.memory_bytes != 0 ? names_before_ : name_bytes();
  const std::size_t most =
      limits_.memory_bytes != 0 ? std::min(kNamesKept, limits_.memory_bytes / 8) : kNamesKept;
  too_many_names_ = names > names_kept_ + most;
}

}  // namespace detail

struct Tokenizer::Implementation {
  Implementation(TokenHandler& handler, const TokenizerOptions& options) : input(handler, options) {}
  Status run() {
    while (input.run()) {
    }
    return input.status();
  }
  detail::TokenInput input;
};

Tokenizer::Tokenizer(TokenHandler& handler, const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(handler, options)) {}
Tokenizer::Tokenizer(Tokenizer&&) noexcept = default;
Tokenizer& Tokenizer::operator=(Tokenizer&&) noexcept = default;
Tokenizer::~Tokenizer() = default;

// For decoded text, in which a byte order mark is kept.
Status Tokenizer::write(std::string_view chunk) { return write_wtf8(chunk); }

Status Tokenizer::write_wtf8(std::string_view chunk) {
  implementation_->input.borrow(chunk);
  return implementation_->run();
}

Status Tokenizer::finish() {
  implementation_->input.finish();
  return implementation_->run();
}

Status tokenize(std::string_view html, TokenHandler& handler, const TokenizerOptions& options) {
  detail::TokenInput input(handler, options);
  input.lend_whole(html);
  while (input.run()) {
  }
  return input.status();
}

}  // namespace lockstep
