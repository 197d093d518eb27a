// lockstep check: the encoding errors of a page.

#include <algorithm>
#include <optional>

#include "cli/check/check.h"
#include "cli/shared/terminal.h"
#include "lockstep/encoding.h"
#include "lockstep/ranges.h"
#include "text/position_finder.h"

namespace lockstep::cli {

namespace {

enum Kind : std::size_t { kMalformed, kUndeclared, kLate, kContradicted };

constexpr std::string_view kSemanticsPage = "https://html.spec.whatwg.org/multipage/semantics.html";

struct Rule {
  std::string_view name, explanation, page, anchor;
};

constexpr Rule kRules[] = {
    {"encoding-malformed-bytes", "These bytes are invalid in the page's encoding; U+FFFD replaces them.",
     "https://encoding.spec.whatwg.org/", "#error-mode"},
    {"encoding-undeclared", "The page does not declare its encoding, so parsers must guess it.",
     kSemanticsPage, "#charset"},
    {"encoding-late-declaration",
     "The encoding is declared after the first 1024 bytes, where parsers may not look for it.",
     kSemanticsPage, "#charset"},
    {"encoding-declaration-contradicted", "The page declares a different encoding from the one that is used.",
     kStandardPage, "#encoding-sniffing-algorithm"},
};

// Converts offsets in the text to lines and columns.
class Places {
 public:
  explicit Places(std::string_view text) : text_(text) {}
  // Returns a finding about the character that the bytes were decoded to.
  Finding diagnostic(Kind kind, std::string message, std::size_t text_offset, ByteRange bytes) {
    const LineColumn begin = finder_.find(text_, std::min(text_offset, text_.size()));
    return finding(kind, std::move(message), {bytes, begin, {begin.line, begin.column + 1}});
  }
  // Returns a finding about the declaration in a range of the input's bytes.
  Finding diagnostic(Kind kind, std::string message, std::string_view input, ByteRange bytes, Encoding used) {
    const auto place = [&](std::uint64_t offset) {
      const std::string_view before = input.substr(0, static_cast<std::size_t>(offset));
      const std::size_t decoded = encoding::decode(before, used, {.bom = encoding::Bom::remove}).text.size();
      return finder_.find(text_, std::min(decoded, text_.size()));
    };
    const LineColumn begin = place(bytes.begin);
    return finding(kind, std::move(message), {bytes, begin, place(bytes.end)});
  }

 private:
  static Finding finding(Kind kind, std::string message, const FindingRange& range) {
    Finding found;
    found.rule = kRules[kind].name;
    found.range = range;
    found.message = std::move(message);
    found.explanation = kRules[kind].explanation;
    found.page = kRules[kind].page;
    found.anchor = kRules[kind].anchor;
    return found;
  }
  std::string_view text_;
  detail::PositionFinder finder_;
};

std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out.append(out.empty() ? "0x" : " 0x") += kHex[byte >> 4];
    out += kHex[byte & 15];
  }
  return out;
}

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// The bytes that encode U+FFFD; empty for encodings that cannot encode it.
std::string_view replacement_in(Encoding encoding) {
  switch (encoding) {
    case Encoding::utf_8:
      return kReplacement;
    case Encoding::utf_16be:
      return "\xFF\xFD";
    case Encoding::utf_16le:
      return "\xFD\xFF";
    case Encoding::gbk:
    case Encoding::gb18030:
      return "\x84\x31\xA4\x37";
    default:
      return {};
  }
}

bool is_utf_16(Encoding encoding) { return encoding == Encoding::utf_16be || encoding == Encoding::utf_16le; }

// Returns the length of a malformed sequence, if the decoder produces U+FFFD and more text when it reads the
// byte that is `size` bytes after the beginning of the sequence. The decoder then decodes bytes again: up to
// three in GB 18030, the last two in UTF-16, the last one in other encodings.
std::size_t malformed_size(Encoding encoding, std::size_t size) {
  if (is_utf_16(encoding)) return 2;
  return encoding == Encoding::gb18030 || encoding == Encoding::gbk ? 1 : std::max<std::size_t>(1, size);
}

// The encoding that the page declares, and where it does so.
struct Declaration {
  Encoding encoding;
  ByteRange range;  // the range of the meta or the XML declaration
};

std::optional<Encoding> declared_in(std::string_view bytes, Edition edition) {
  EncodingOptions options;
  options.prescan_bytes = bytes.size();
  const EncodingUsed found = sniff_encoding(bytes, options, edition);
  return found.source == EncodingSource::prescan ? std::optional(found.encoding) : std::nullopt;
}

// Finds the first declaration of the declared encoding by bisection, because sniffing does not return its
// position. An XML declaration before a meta may declare another encoding, which does not count.
std::optional<Declaration> find_declaration(std::string_view bytes, Edition edition) {
  if (bytes.starts_with("\xEF\xBB\xBF")) {
    const auto after_mark = find_declaration(bytes.substr(3), edition);
    if (!after_mark) return std::nullopt;
    return Declaration{after_mark->encoding, {after_mark->range.begin + 3, after_mark->range.end + 3}};
  }
  const std::optional<Encoding> encoding = declared_in(bytes, edition);
  if (!encoding) return std::nullopt;
  std::size_t without = 0, with = bytes.size();
  while (with - without > 1) {
    const std::size_t middle = without + (with - without) / 2;
    (declared_in(bytes.substr(0, middle), edition) == encoding ? with : without) = middle;
  }
  const auto is_meta = [&](std::size_t at) {
    constexpr std::string_view kMeta = "<meta";
    const std::string_view word = bytes.substr(at, kMeta.size());
    return std::equal(word.begin(), word.end(), kMeta.begin(), kMeta.end(),
                      [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
  };
  std::size_t at = with;
  while (at != 0 && !is_meta(at)) --at;
  return Declaration{*encoding, {at, with}};
}

// A meta element that the parser reaches, and the encoding that it names.
struct NamingMeta {
  ByteRange range;
  std::string label;
  std::optional<Encoding> encoding;  // according to #change-the-encoding
};

// Returns the label that follows "charset=" in the value of a content attribute, roughly as in
// #algorithm-for-extracting-a-character-encoding-from-a-meta-element.
std::string_view label_in(std::string_view content) {
  const std::size_t name = lower_case(content).find("charset");
  const std::size_t equals = name == std::string_view::npos ? name : content.find('=', name);
  if (equals == std::string_view::npos) return {};
  content.remove_prefix(equals + 1);
  constexpr std::string_view kAround = " \t\n\f\r'\"";
  content.remove_prefix(std::min(content.find_first_not_of(kAround), content.size()));
  return content.substr(0, content.find_first_of(" \t\n\f\r;'\""));
}

// Returns the metas that name an encoding, in tree order. The document needs positions.
std::vector<NamingMeta> naming_metas(const Document& document) {
  std::vector<NamingMeta> found;
  for (const Node meta : document.root().find_all("meta")) {
    const auto range = meta.position().range;
    const bool is_pragma = lower_case(meta.attribute("http-equiv").value_or("")) == "content-type";
    const auto charset = meta.attribute("charset");
    const std::string label(charset     ? *charset
                            : is_pragma ? label_in(meta.attribute("content").value_or(""))
                                        : std::string_view());
    if (!range || label.empty()) continue;
    auto encoding = encoding::find(label);
    if (encoding && is_utf_16(*encoding)) encoding = Encoding::utf_8;
    if (encoding == Encoding::x_user_defined) encoding = Encoding::windows_1252;
    found.push_back({*range, label, encoding});
  }
  return found;
}

bool is_a_guess(const EncodingUsed& used) {
  return used.source == EncodingSource::detection || used.source == EncodingSource::fallback;
}

std::string named(Encoding encoding) { return std::string(encoding::name(encoding)); }

}  // namespace

std::vector<Finding> malformed_bytes(std::string_view bytes, std::string_view text, Encoding encoding) {
  std::vector<Finding> found;
  if (text.find(kReplacement) == std::string_view::npos) return found;
  Places places(text);
  const std::string_view well_formed = replacement_in(encoding);
  const std::size_t shortest = is_utf_16(encoding) ? 2 : 1;  // the length of the shortest sequence
  encoding::Decoder decoder(encoding, {.bom = encoding::Bom::remove});
  std::size_t end = 0;  // the end of the text decoded so far
  std::string made;
  // A run of malformed bytes is one error.
  std::size_t first = 0, last = 0, first_in_text = 0;
  const auto report = [&] {
    if (first == last) return;
    constexpr std::size_t kMost = 8;
    const std::string_view run = bytes.substr(first, last - first);
    std::string message = run.size() == 1 ? "The byte " : "The bytes ";
    message += hexadecimal(run.substr(0, kMost));
    if (run.size() > kMost) message += " … (" + std::to_string(run.size()) + ")";
    message.append(run.size() == 1 ? " is" : " are").append(" invalid in ").append(named(encoding));
    message.append("; U+FFFD replaces ").append(run.size() == 1 ? "it." : "them.");
    found.push_back(places.diagnostic(kMalformed, std::move(message), first_in_text, {first, last}));
    first = last = 0;
  };
  // Decodes byte by byte where U+FFFD occurs: a sequence yields its character when its last byte is decoded.
  constexpr std::size_t kStep = 256;
  for (std::size_t at = 0, without = 0; at <= bytes.size(); ++at) {
    for (; at >= without && bytes.size() - at > kStep; at += kStep) {
      encoding::Decoder ahead = decoder;
      made.clear();
      ahead.write(bytes.substr(at, kStep), made);
      without = at + kStep;
      if (made.find(kReplacement) != std::string::npos) break;
      decoder = ahead;
      end += made.size();
    }
    made.clear();
    const auto begin = static_cast<std::size_t>(decoder.consumed());
    if (at < bytes.size())
      decoder.write(bytes.substr(at, 1), made);
    else
      decoder.finish(made);
    const auto consumed = static_cast<std::size_t>(decoder.consumed());
    for (std::size_t i = 0; (i = made.find(kReplacement, i)) != std::string::npos; i += kReplacement.size()) {
      if (!well_formed.empty() && bytes.substr(begin, consumed - begin) == well_formed) continue;
      const bool more = i + kReplacement.size() < made.size();
      const std::size_t from = i == 0 ? begin : std::max(begin, std::min(at + 1, bytes.size()) - shortest);
      const std::size_t to = more ? from + malformed_size(encoding, at - from) : std::max(from + 1, consumed);
      if (first != last && last != from) report();
      if (first == last) {
        first = from;
        first_in_text = end + i;
      }
      last = std::min(to, bytes.size());
    }
    end += made.size();
  }
  report();
  return found;
}

std::vector<Finding> encoding_errors(std::string_view bytes, const Document& document,
                                     const EncodingOptions& options, Edition edition) {
  std::vector<Finding> found;
  const std::string_view text = document.source();
  const EncodingUsed& used = document.encoding();
  Places places(text);
  const bool by_mark = used.source == EncodingSource::byte_order_mark;
  if (by_mark || used.source == EncodingSource::transport) {
    const auto declared = find_declaration(bytes.substr(0, options.prescan_bytes), edition);
    if (declared && declared->encoding != used.encoding)
      found.push_back(places.diagnostic(kContradicted,
                                        "This declaration names " + named(declared->encoding) + ", but " +
                                            (by_mark ? "the byte order mark of the page" : "the server") +
                                            " names " + named(used.encoding) + ", which is used.",
                                        bytes, declared->range, used.encoding));
  } else if (used.source == EncodingSource::meta ||
             (is_a_guess(used) && used.confidence == Confidence::certain)) {
    // The encoding that the meta names may be the one that was guessed.
    const std::vector<NamingMeta> metas = naming_metas(document);
    const auto meta = std::find_if(metas.begin(), metas.end(),
                                   [&](const NamingMeta& each) { return each.encoding == used.encoding; });
    const ByteRange range = meta == metas.end() ? ByteRange{} : meta->range;
    const std::string first = "the first " + std::to_string(options.prescan_bytes) + " bytes";
    // The search for a declaration does not parse tags as the parser does.
    std::string message =
        "This declaration of " + named(used.encoding) +
        (range.begin < options.prescan_bytes ? " has a form that a search of " + first + " does not find"
                                             : " comes after " + first + ", which is too late");
    message +=
        used.parsed_again ? "; the parser had to start over." : "; the parser did not have to start over.";
    found.push_back(places.diagnostic(kLate, std::move(message), bytes, range, used.encoding));
  } else if (is_a_guess(used)) {
    const std::string decoded = "it was decoded as " + named(used.encoding) + ".";
    const std::vector<NamingMeta> metas = naming_metas(document);
    const auto unknown =
        std::find_if(metas.begin(), metas.end(), [](const NamingMeta& each) { return !each.encoding; });
    const auto high = std::find_if(bytes.begin(), bytes.end(),
                                   [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if (high != bytes.end() && unknown != metas.end()) {
      found.push_back(places.diagnostic(kUndeclared,
                                        "This declaration names the encoding “" + unknown->label +
                                            "”, which does not exist. The page is not ASCII; " + decoded,
                                        bytes, unknown->range, used.encoding));
    } else if (high != bytes.end()) {
      const auto offset = static_cast<std::size_t>(high - bytes.begin());
      found.push_back(places.diagnostic(
          kUndeclared, "This text is not ASCII, and the page does not declare its encoding; " + decoded,
          offset, {offset, offset + 1}));
    }
  }
  std::vector<Finding> malformed = malformed_bytes(bytes, text, used.encoding);
  found.insert(found.end(), std::make_move_iterator(malformed.begin()),
               std::make_move_iterator(malformed.end()));
  std::stable_sort(found.begin(), found.end(), [](const Finding& a, const Finding& b) {
    return a.range.bytes.begin < b.range.bytes.begin;
  });
  return found;
}

}  // namespace lockstep::cli
