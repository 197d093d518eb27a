// Reading and parsing pages.
#include "cli/shared/page.h"

#include <new>
#include <utility>

namespace lockstep::cli {

namespace {

// Throws UsageError for a common mistake: the DOM spells the names of HTML elements in lower case.
FragmentContext context_of(std::string_view text) {
  const FragmentContext context = fragment_context(text);
  const std::string lower = lower_case(text);
  if (context.element_namespace == Namespace::html && lower != text)
    throw UsageError("unknown context '" + std::string(text) + "'; did you mean '" + lower +
                     "'? HTML elements are spelled in lower case");
  return context;
}

}  // namespace

PageReader::PageReader(const Arguments& arguments) : options(parse_options(arguments)) {
  refuse_encoding_of_fragment(arguments);
  encoding_ = encoding_options(arguments);
  if (const auto context = arguments.find(kFragmentOption.name)) context_ = context_of(*context);
}

PageReader PageReader::with_content_type(std::string_view content_type) const {
  PageReader reader = *this;
  reader.encoding_.transport_encoding = charset_of_content_type(content_type);
  return reader;
}

Page PageReader::read(const Inputs& inputs, const Input& input) const {
  return parse_page(inputs.read(input), input);
}

Page PageReader::parse_page(std::string input_bytes, const Input& input) const {
  auto bytes = std::make_unique<const std::string>(std::move(input_bytes));
  const auto fail = [&](const std::string& why) {
    throw Failure("cannot parse " + input.quoted() + ": " + why + " the limit of " +
                  std::to_string(kLongestInput));
  };
  if (bytes->size() > kLongestInput) fail("its " + std::to_string(bytes->size()) + " bytes exceed");
  Document document = context_ ? parse_fragment(*bytes, *context_, options, Source::borrowed)
                               : parse_bytes(*bytes, encoding_, options, Source::borrowed);
  if (document.status() == Status::out_of_memory) throw std::bad_alloc();
  if (document.status() == Status::input_too_long && options.limits.input_bytes == 0)
    fail("its text in UTF-8 may exceed");
  return {std::move(bytes), std::move(document)};
}

Document PageReader::read_back(const std::string& html, const Document& page) const {
  if (context_) return parse_text(html);
  EncodingOptions encoding;
  encoding.detect_utf_8 =
      page.encoding().source == EncodingSource::detection && page.encoding().encoding == Encoding::utf_8;
  return parse_bytes(html, encoding, without_limits());
}

Document PageReader::read_back_like_the_page(const std::string& html) const {
  return parse_bytes(html, encoding_, without_limits());
}

Document PageReader::parse_text(const std::string& html) const {
  return context_ ? parse_fragment(html, *context_, without_limits()) : parse(html, without_limits());
}

ParseOptions PageReader::without_limits() const {
  ParseOptions result = options;
  result.limits = {};
  return result;
}

void PageReader::check_limits(const Input& input, const Document& document) const {
  if (document.status() != Status::ok)
    throw Failure(input.quoted() +
                  " was not parsed completely: " + std::string(status_name(document.status())));
  if (document.flattened())
    throw Failure(input.quoted() + " is deeper than " + std::to_string(options.limits.depth) +
                  " levels; the tree was flattened");
}

}  // namespace lockstep::cli
