// Image candidates and their sizes. https://html.spec.whatwg.org/multipage/images.html
#include <algorithm>
#include <array>
#include <vector>

#include "text/decimal.h"
#include "validate/values/functions.h"
#include "validate/values/media.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

// The widths or densities of the candidates, which must all differ.
class Descriptors {
 public:
  void add(double value) {
    if (count_ < few_.size())
      few_[count_++] = value;
    else
      many_.push_back(value);
  }
  bool has_same() {
    if (!many_.empty()) many_.insert(many_.end(), few_.begin(), few_.end());
    const auto begin = many_.empty() ? few_.data() : many_.data();
    const auto end = begin + (many_.empty() ? count_ : many_.size());
    std::sort(begin, end);
    return std::adjacent_find(begin, end) != end;
  }

 private:
  std::array<double, 16> few_{};
  std::size_t count_ = 0;
  std::vector<double> many_;
};

// https://html.spec.whatwg.org/multipage/images.html#image-candidate-string
class CandidateReader {
 public:
  explicit CandidateReader(std::string_view value) : scanner_(value) {}

  Fault fault() {
    scanner_.skip_spaces();
    if (scanner_.is_done())
      return whole(
          "The value is empty: write a URL and, where there are several, a width or density, as in a.png "
          "2x.");
    do {
      scanner_.skip_spaces();
      if (Fault fault = candidate()) return fault;
    } while (scanner_.take(','));
    if (widths_ > 0 && widths_ < count_)
      return whole(
          "Some image candidates have a width and others do not: give all of them a width such as 400w.");
    if (descriptors_.has_same())
      return whole(widths_ > 0 ? "Two image candidates have the same width."
                               : "Two image candidates have the same density; one without a density has 1x.");
    return std::nullopt;
  }

 private:
  ValueFault whole(std::string sentence) const {
    return fault_at(0, scanner_.text().size(), std::move(sentence));
  }

  Fault candidate() {
    ++count_;
    const std::size_t begin = scanner_.at();
    std::string_view url = scanner_.take_while([](char c) { return !is_ascii_space(c); });
    if (url.empty()) return whole("An image candidate is missing at the end: remove the comma.");
    if (url.front() == ',')
      return fault_at(begin, begin + 1, "An image candidate is missing before this comma.");
    if (url.back() == ',') return last_of_url(url, begin);
    if (Fault fault = value_functions::valid_non_empty_url(url)) return moved(fault, begin);
    scanner_.skip_spaces();
    return descriptor();
  }

  // Handles a URL that ends with a comma, which ends the candidate.
  Fault last_of_url(std::string_view url, std::size_t begin) {
    url.remove_suffix(1);
    if (url.back() == ',')
      return fault_at(begin, scanner_.at(),
                      "A URL in srcset must not end with a comma: write only one after it.");
    if (Fault fault = value_functions::valid_non_empty_url(url)) return moved(fault, begin);
    descriptors_.add(1);
    scanner_ = from(scanner_.at() - 1);
    return std::nullopt;
  }
  Scanner from(std::size_t at) const {
    Scanner scanner(scanner_.text());
    scanner.skip(at);
    return scanner;
  }

  Fault descriptor() {
    if (scanner_.is_done() || scanner_.next() == ',') {
      descriptors_.add(1);
      return std::nullopt;
    }
    const std::size_t begin = scanner_.at();
    const std::string_view text = scanner_.take_while([](char c) { return !is_ascii_space(c) && c != ','; });
    if (Fault fault = descriptor_fault(text)) return moved(fault, begin);
    scanner_.skip_spaces();
    if (scanner_.is_done() || scanner_.next() == ',') return std::nullopt;
    return scanner_.unexpected(
        "An image candidate can have only one width or density: write a comma before the next URL.");
  }

  Fault descriptor_fault(std::string_view text) {
    const std::string_view number = text.substr(0, text.size() - 1);
    const bool is_width = text.back() == 'w';
    const auto syntax =
        is_width ? ValueSyntax::positive_integer : ValueSyntax::positive_floating_point_number;
    if ((!is_width && text.back() != 'x') || !is_valid(syntax, number))
      return fault_at(0, text.size(),
                      quoted_value(text) +
                          " is neither a width nor a density: write a whole number and “w”, as in 400w, or a "
                          "number and “x”, as in 1.5x; both greater than 0.");
    descriptors_.add(number_of_digits(number));
    widths_ += is_width;
    return std::nullopt;
  }

  Scanner scanner_;
  std::size_t count_ = 0, widths_ = 0;
  Descriptors descriptors_;
};

constexpr std::string_view kSizeHint =
    "Write a length such as 50vw, after a media condition in all sizes but the last.";

// Reads a length or a math function. https://html.spec.whatwg.org/multipage/images.html#source-size-value
Fault source_size_value_fault(CssTokens& tokens) {
  if (is_css_length(tokens.next())) {
    tokens.take();
    return std::nullopt;
  }
  const CssToken token = tokens.next();
  if (token.kind != CssKind::function || !is_valid(ValueSyntax::css_math_function, token.text))
    return tokens.unexpected(kSizeHint);
  tokens.take();
  if (tokens.skip_brackets()) return std::nullopt;
  return tokens.unexpected("Write “)”.");
}

}  // namespace

Fault value_functions::image_candidate_strings(std::string_view value) {
  return CandidateReader(value).fault();
}

Fault value_functions::source_size_list(std::string_view value) {
  CssTokens tokens(value);
  if (tokens.next().is_word("auto")) {
    tokens.take();
    if (tokens.is_done()) return std::nullopt;
    if (!tokens.take(',')) return tokens.unexpected("Write a comma after “auto”.");
  }
  for (;;) {
    const bool has_condition = tokens.next().is('(') || tokens.next().is_word("not");
    if (has_condition)
      if (Fault fault = media_condition_fault(tokens)) return fault;
    if (Fault fault = source_size_value_fault(tokens)) return fault;
    if (tokens.is_done() && !has_condition) return std::nullopt;
    if (!has_condition) return tokens.unexpected("The size without a media condition must come last.");
    if (!tokens.take(','))
      return tokens.unexpected("Write a comma, and at the end a size without a media condition.");
  }
}

}  // namespace lockstep::detail::authoring
