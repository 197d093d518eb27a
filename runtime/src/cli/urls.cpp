// Finding the URLs in the values of attributes.
#include "cli/urls.h"

#include <algorithm>

namespace lockstep::cli {

namespace {

constexpr std::string_view kWhitespace = "\t\n\f\r ";

void skip(std::string_view& text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

std::string_view take_until(std::string_view& text, std::string_view characters) {
  const std::string_view taken = text.substr(0, text.find_first_of(characters));
  text.remove_prefix(taken.size());
  return taken;
}

// https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute, without the descriptors.
std::optional<std::string_view> next_candidate(std::string_view& text) {
  skip(text, "\t\n\f\r ,");
  if (text.empty()) return std::nullopt;
  std::string_view url = take_until(text, kWhitespace);
  if (url.ends_with(',')) {
    url = url.substr(0, url.find_last_not_of(',') + 1);
  } else {
    // The descriptors end at a comma that is not in parentheses.
    bool in_parentheses = false;
    std::size_t at = 0;
    for (; at < text.size() && (in_parentheses || text[at] != ','); ++at)
      in_parentheses = in_parentheses ? text[at] != ')' : text[at] == '(';
    text.remove_prefix(at);
  }
  return url;
}

// https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
std::optional<std::string_view> refresh_url(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  skip(text, kWhitespace);
  if (text.empty() || (kDigits.find(text[0]) == std::string_view::npos && text[0] != '.'))
    return std::nullopt;
  skip(text, "0123456789.");
  if (text.empty() || std::string_view("\t\n\f\r ;,").find(text[0]) == std::string_view::npos)
    return std::nullopt;
  skip(text, kWhitespace);
  if (!text.empty() && (text[0] == ';' || text[0] == ',')) text.remove_prefix(1);
  skip(text, kWhitespace);
  if (text.empty()) return std::nullopt;
  // "url=" may precede the URL, and quotation marks may surround it.
  const auto skip_letter = [](std::string_view& from, char letter) {
    if (from.empty() || (from[0] | 0x20) != letter) return false;
    from.remove_prefix(1);
    return true;
  };
  std::string_view after = text;
  if (skip_letter(after, 'u')) {
    if (!skip_letter(after, 'r') || !skip_letter(after, 'l')) return text;
    skip(after, kWhitespace);
    if (!after.starts_with('=')) return text;
    after.remove_prefix(1);
    skip(after, kWhitespace);
    text = after;
  }
  if (text.empty() || (text[0] != '"' && text[0] != '\'')) return text;
  const char quote = text[0];
  text.remove_prefix(1);
  return text.substr(0, text.find(quote));
}

}  // namespace

std::optional<std::string_view> UrlsOf::next() {
  switch (kind_) {
    case UrlAttributeKind::srcset:
      return next_candidate(rest_);
    case UrlAttributeKind::urls:
      skip(rest_, kWhitespace);
      return rest_.empty() ? std::nullopt : std::optional(take_until(rest_, kWhitespace));
    case UrlAttributeKind::url:
    case UrlAttributeKind::refresh:
      break;
  }
  if (ended_) return std::nullopt;
  ended_ = true;
  return kind_ == UrlAttributeKind::url ? std::optional(rest_) : refresh_url(rest_);
}

}  // namespace lockstep::cli
