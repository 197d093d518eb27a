// Parsing bytes into a Document.
#include "parse/bytes_parser.h"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "edition/entry.h"
#include "lockstep/bytes.h"
#include "parse/byte_source.h"
#include "parse/public_parser.h"

namespace lockstep {

EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options, Edition edition) {
  return detail::entry_of(edition).sniff(bytes, bytes.substr(0, options.prescan_bytes), options, nullptr);
}

struct BytesParser::Implementation final : detail::PublicParser<BytesParser, detail::ByteSource> {
  using PublicParser::PublicParser;
};

BytesParser::BytesParser(const EncodingOptions& encoding, const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(detail::ByteSource::Options{encoding, options},
                                                       detail::OwnContext())) {}
BytesParser::BytesParser(const FragmentContext& context, const EncodingOptions& encoding,
                         const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(detail::ByteSource::Options{encoding, options},
                                                       detail::OwnContext(context))) {}
BytesParser::BytesParser(BytesParser&&) noexcept = default;
BytesParser& BytesParser::operator=(BytesParser&&) noexcept = default;
BytesParser::~BytesParser() = default;

Status BytesParser::write(std::string_view chunk) { return implementation_->source_for(*this).write(chunk); }
Document BytesParser::finish() { return implementation_->source_for(*this).finish(); }
const Document& BytesParser::document() const { return implementation_->source().document(); }
bool BytesParser::is_open(Node element) const { return implementation_->is_open(element); }
void BytesParser::stop_when(std::function<bool(const BytesParser&)> predicate) {
  implementation_->stop_when(std::move(predicate));
}
void BytesParser::reset() {
  implementation_ = std::make_unique<Implementation>(*implementation_, detail::Renewed());
}
void BytesParser::reset(Document&& spent) {
  reset();
  implementation_->take_memory(std::move(spent));
}

Document detail::parse_bytes_by(const ParseSetup& setup, std::string_view bytes,
                                const EncodingOptions& encoding, Source source) {
  return ByteSource(setup, encoding).parse_whole(bytes, source);
}

Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding, const ParseOptions& options,
                     Source source) {
  return detail::parse_bytes_by({detail::entry_of(options.edition), options}, bytes, encoding, source);
}

Document parse_fragment_bytes(std::string_view bytes, const FragmentContext& context,
                              const EncodingOptions& encoding, const ParseOptions& options, Source source) {
  return detail::parse_bytes_by({detail::entry_of(options.edition), options, {}, &context}, bytes, encoding,
                                source);
}

std::string_view confidence_name(Confidence confidence) {
  static constexpr std::string_view kNames[] = {"tentative", "certain", "irrelevant"};
  return kNames[static_cast<int>(confidence)];
}

std::string_view encoding_source_name(EncodingSource source) {
  static constexpr std::string_view kNames[] = {
      "byte order mark", "user",      "transport", "prescan", "container document",
      "likely encoding", "detection", "default",   "meta",    "text"};
  return kNames[static_cast<int>(source)];
}

}  // namespace lockstep
