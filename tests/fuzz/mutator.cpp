// A custom mutator that knows the tokens of HTML, for libFuzzer and AFL++. It leaves the header alone, or
// changes one of its bytes. In the markup, it splices, nests, misnests, repeats and drops tokens, replaces
// names with others in the same set, inserts bytes that the tokenizer and the decoder treat specially, and
// cuts inside tokens.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "subject.h"
#include "words.h"

// The engine's own mutator of bytes; AFL++ has none.
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size,
                                                      std::size_t capacity);

namespace lockstep::fuzz {
namespace {

using namespace std::string_view_literals;

// Parts of a document that are neither names nor tags.
constexpr std::string_view kPieces[] = {
    "\0"sv,
    "\r",
    "\r\n",
    "\n",
    "\t",
    "\f",
    " ",
    "\x7F",
    "\x1B$B",
    "\x1B(B",
    "~{",
    "\xEF\xBB\xBF",
    "\xED\xA0\x80",
    "\xED\xB0\x80",
    "\xEF\xBF\xBE",
    "\xF0\x9F\x98\x80",
    "\xC2\x80",
    "\xC3\xA9",
    "\xFF",
    "\xC3",
    "\xE2\x82",
    "\xF4\x90\x80\x80",
    "\xFE\xFF",
    "\xFF\xFE",
    "\x81\x30\x81\x30",
    "\x8F\xA2",
    "<",
    "</",
    "<!",
    "<!-",
    "<!--",
    "-->",
    "--!>",
    "--",
    "->",
    ">",
    "/>",
    "<?",
    "?>",
    "<![CDATA[",
    "]]>",
    "]]",
    "]",
    "<!--<script>",
    "<!DOCTYPE html>",
    "<!DOCTYPE html PUBLIC \"",
    "<!DOCTYPE html SYSTEM '",
    "<!doctype",
    "&",
    "&#",
    "&#x",
    "&#0;",
    "&#x80;",
    "&#xD800;",
    "&#x110000;",
    "&#13;",
    "&#38",
    "&amp",
    "&notit;",
    ";",
    "=",
    "\"",
    "'",
    "`",
    "/",
    "a",
    "x y",
    "U00003C",
    "<p><b><i>",
    "</b></p>",
    "<table>x",
    "<table><tr><td>",
    "<svg><desc>",
    "<math><mi>",
    "<svg><![CDATA[x]]>",
    "<math><annotation-xml encoding=text/html>",
    "<template shadowrootmode=open>",
    "<template for=a>",
    "<?start name=\"a\"?>",
    "<?end?>",
    "<?marker name=a?>",
    "<select><button><selectedcontent></selectedcontent></button><option>",
    "<option selected>",
    "<meta charset=shift_jis>",
    "<meta http-equiv=content-type content='text/html; charset=utf-16'>",
    "<?xml version='1.0' encoding='koi8-r'?>",
    "<input type=hidden>",
    "<script>",
    "</script>",
    "<plaintext>",
    // Of the languages of scripts and mutation.
    "\x1E",
    "<script>w~b>x;</script>",
    "<script>r5;m3,4;b6,2</script>",
    "<script>p;w~/p>~table>;</script>",
    "<script>d;c2;s4;t5</script>",
    "<script>w~script>w^p>;~/script>;u</script>",
    "<svg><script>w~p>;</script>",
    "<a-b>",
};

// Each level is copied, moved or created again by the one around it.
constexpr std::string_view kCopied[] = {
    "<select><selectedcontent></selectedcontent><option><object>",
    "<select><selectedcontent></selectedcontent><option><template>",
    "<select><button><selectedcontent></button><option selected><table><td>",
    "<b><i><div>",
    "<a><table><p>",
    "<font size=1><font size=2><p>",
    "<?start name=a?><template for=a>",
    "<div><template shadowrootmode=open shadowrootclonable>",
};

class Mutator {
 public:
  Mutator(std::string text, std::uint32_t seed) : text_(std::move(text)), random_(seed) {}

  // Also takes another input, whose tokens may be inserted.
  std::string mutate(std::string_view other) {
    const std::size_t times = std::size_t{1} << below(4);
    for (std::size_t i = 0; i < times; ++i) step(other);
    return std::move(text_);
  }

 private:
  struct Span {
    std::size_t begin = 0, size = 0;
  };

  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }
  bool one_in(std::size_t n) { return below(n) == 0; }
  template <std::size_t size>
  std::string_view any(const std::string_view (&list)[size]) {
    return list[below(size)];
  }

  // Tags, comments and the like; runs of characters.
  static std::vector<Span> tokens(std::string_view text) {
    std::vector<Span> found;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text[at] == '<' ? text.find('>', at) : text.find('<', at);
      const std::size_t next = end == std::string_view::npos ? text.size() : end + (text[at] == '<' ? 1 : 0);
      found.push_back({at, next - at});
      at = next;
    }
    return found;
  }
  Span any_token(const std::vector<Span>& list) { return list.empty() ? Span{} : list[below(list.size())]; }
  // The name in a tag; empty for other tokens.
  Span name_in(Span token) const {
    std::size_t begin = token.begin + 1;
    if (token.size > 2 && text_[begin] == '/') ++begin;
    std::size_t end = begin;
    while (end < token.begin + token.size && std::strchr("\t\n\f\r />", text_[end]) == nullptr) ++end;
    return text_[token.begin] == '<' ? Span{begin, end - begin} : Span{token.begin, 0};
  }
  std::string_view view(Span span) const { return std::string_view(text_).substr(span.begin, span.size); }

  std::string_view tag_name() { return one_in(4) ? any(kTags) : any(kTagsOfRules); }
  std::string attribute() {
    std::string out(one_in(4) ? any(kAttributes) : any(kAttributesOfRules));
    if (one_in(4)) return out;
    const std::string_view quote = one_in(2) ? "\"" : one_in(2) ? "'" : "";
    const std::size_t kind = below(8);
    const std::string_view value = kind < 4    ? any(kStrings)
                                   : kind == 4 ? any(kLabels)
                                   : kind == 5 ? any(kPieces)
                                               : "a";
    return out.append("=").append(quote).append(value).append(quote);
  }
  std::string start_tag(std::string_view name) {
    std::string out = '<' + std::string(name);
    while (one_in(3)) out += ' ' + attribute();
    return out + (one_in(16) ? "/>" : ">");
  }
  static std::string end_tag(std::string_view name) { return "</" + std::string(name) + '>'; }
  std::string something() {
    switch (below(8)) {
      case 0:
        return end_tag(tag_name());
      case 1:
        return '&' + std::string(any(kReferences));
      case 2:
        return std::string(any(kPieces));
      case 3:
        return std::string(any(kStrings));
      case 4:
        return "<!DOCTYPE " + std::string(any(kStrings)) + " PUBLIC '" + std::string(any(kIdentifiers)) +
               (one_in(2) ? "'>" : "' ''>");
      case 5:
        return "<meta charset=" + std::string(any(kLabels)) + '>';
      default:
        return start_tag(tag_name());
    }
  }
  // A name that the rules treat like this one, or any.
  std::string_view name_like(std::string_view name) {
    std::vector<std::string_view> found;
    for (std::size_t begin = 0, i = 0; i < std::size(kSets); ++i) {
      if (!kSets[i].empty()) continue;
      const auto first = std::begin(kSets) + begin, last = std::begin(kSets) + i;
      if (std::find(first, last, name) != last) found.insert(found.end(), first, last);
      begin = i + 1;
    }
    return found.empty() ? tag_name() : found[below(found.size())];
  }

  void step(std::string_view other) {
    const std::vector<Span> list = tokens(text_);
    const Span token = any_token(list), second = any_token(list);
    const std::size_t end = token.begin + token.size;
    switch (below(17)) {
      case 0:  // repeat, so often that it nests deep or fills a buffer
        for (std::size_t i = one_in(8) ? below(64) : 1; i > 0; --i)
          text_.insert(end, std::string(view(token)));
        break;
      case 16:  // repeat several tokens: a nest of all of them, or of what the rules copy
      {
        const std::size_t begin = std::min(token.begin, second.begin);
        std::string unit =
            text_.substr(begin, std::min<std::size_t>(std::max(end, second.begin) - begin, 96));
        if (one_in(3)) unit = any(kCopied);
        for (std::size_t i = 1 + below(8); i > 0; --i) text_.insert(begin, unit);
        break;
      }
      case 1:
        text_.erase(token.begin, token.size);
        break;
      case 2:  // move, or copy
      {
        const std::string moved(view(token));
        text_.insert(second.begin, moved);
        if (one_in(2)) text_.erase(token.begin + (second.begin <= token.begin ? token.size : 0), token.size);
        break;
      }
      case 3:  // insert tokens of another input
        if (!other.empty()) {
          const std::vector<Span> others = tokens(other);
          const std::size_t first = below(others.size());
          const Span last = others[std::min(others.size() - 1, first + below(4))];
          text_.insert(end, other.substr(others[first].begin, last.begin + last.size - others[first].begin));
        }
        break;
      case 4:
      case 5:
        text_.insert(one_in(2) ? end : token.begin, something());
        break;
      case 6:
      case 7:
        if (const Span name = name_in(token); name.size != 0) {
          const std::string_view instead = name_like(view(name));
          text_.replace(name.begin, name.size, instead);
        }
        break;
      case 8:  // nest the content between two tokens
      {
        const std::string_view name = tag_name();
        text_.insert(std::max(token.begin, second.begin), end_tag(name));
        text_.insert(std::min(token.begin, second.begin), start_tag(name));
        break;
      }
      case 9:  // misnest: an end tag for what is open
        if (const Span name = name_in(token); name.size != 0)
          text_.insert(second.begin + second.size, end_tag(view(name)));
        break;
      case 10:  // drop an end tag
        for (const Span candidate : list)
          if (candidate.size > 2 && text_[candidate.begin + 1] == '/' && one_in(2)) {
            text_.erase(candidate.begin, candidate.size);
            break;
          }
        break;
      case 11:
        text_.insert(token.begin + below(token.size + 1), any(kPieces));
        break;
      case 12:
        if (const Span name = name_in(token); name.size != 0)
          text_.insert(name.begin + name.size, ' ' + attribute());
        break;
      case 13:  // cut inside
      {
        const std::size_t from = token.begin + below(token.size + 1);
        text_.erase(from, one_in(4) ? std::string::npos : end - from);
        break;
      }
      case 14:
        text_.insert(end, '&' + std::string(any(kReferences)));
        break;
      case 15:  // swap with the next one
        if (end < text_.size()) {
          const std::string after =
              text_.substr(end, tokens(std::string_view(text_).substr(end)).front().size);
          text_.erase(end, after.size());
          text_.insert(token.begin, after);
        }
        break;
    }
  }

  std::string text_;
  std::minstd_rand random_;
};

std::size_t store(std::string_view made, std::uint8_t* data, std::size_t capacity) {
  const std::size_t size = std::min(made.size(), capacity);
  std::memcpy(data, made.data(), size);
  return size;
}

std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t capacity, std::uint32_t seed,
                   std::string_view other) {
  if (capacity <= kHeaderSize) return size;
  if (size < kHeaderSize) {
    std::memset(data, '0', kHeaderSize);
    size = kHeaderSize;
  }
  std::minstd_rand random(seed);
  const std::uint32_t way = random() % 8;
  if (way == 0) {
    // Most options are one bit.
    std::uint8_t& byte = data[random() % kHeaderSize];
    if (random() % 2 == 0)
      byte = static_cast<std::uint8_t>(byte ^ 1u << random() % 8);
    else
      byte = static_cast<std::uint8_t>('0' ^ random() % 64);
    return size;
  }
  // Programs are bytes more than tokens.
  if (way <= (LOCKSTEP_FUZZ_PROGRAMS ? 5 : 1) && LLVMFuzzerMutate != nullptr)
    return kHeaderSize + LLVMFuzzerMutate(data + kHeaderSize, size - kHeaderSize, capacity - kHeaderSize);
  const std::string_view markup(reinterpret_cast<const char*>(data) + kHeaderSize, size - kHeaderSize);
  const std::string made = Mutator(std::string(markup), static_cast<std::uint32_t>(random())).mutate(other);
  return kHeaderSize + store(made, data + kHeaderSize, capacity - kHeaderSize);
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t capacity,
                                               unsigned seed) {
  return lockstep::fuzz::mutate(data, size, capacity, seed, {});
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size,
                                                 const std::uint8_t* second, std::size_t second_size,
                                                 std::uint8_t* out, std::size_t capacity, unsigned seed) {
  using lockstep::fuzz::kHeaderSize;
  const std::size_t size = std::min(first_size, capacity);
  std::memcpy(out, first, size);
  const std::string_view other(reinterpret_cast<const char*>(second), second_size);
  return lockstep::fuzz::mutate(out, size, capacity, seed, other.substr(std::min(second_size, kHeaderSize)));
}
