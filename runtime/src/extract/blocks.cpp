// Finds the text blocks of a page.
#include "extract/blocks.h"

#include <algorithm>
#include <bitset>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/name_keys.h"

namespace lockstep::detail {

namespace {

constexpr std::uint32_t kLongBlock = 8;  // words

enum ByteKind : std::uint8_t {
  kSeparator,
  kWhiteSpace,
  kLowercase,
  kCapital,
  kDigit,
  kClauseMark,
  kSentenceStop,
  kOther
};

// Bytes that are not ASCII are parts of words, unless separator_size() says otherwise.
constexpr std::array<ByteKind, 256> kByteKinds = [] {
  std::array<ByteKind, 256> kinds{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    kinds[byte] = byte >= 0x80                         ? kOther
                  : (c >= 'a' && c <= 'z') || c == '_' ? kLowercase
                  : c >= 'A' && c <= 'Z'               ? kCapital
                  : c >= '0' && c <= '9'               ? kDigit
                  : c == ',' || c == ';' || c == ':'   ? kClauseMark
                  : c == '.' || c == '!' || c == '?'   ? kSentenceStop
                  : is_collapsible(c) || c == '\f'     ? kWhiteSpace
                                                       : kSeparator;
  }
  return kinds;
}();
ByteKind byte_kind(char c) { return kByteKinds[static_cast<unsigned char>(c)]; }

// Returns the size of a non-ASCII character that separates words: Latin-1 signs, general punctuation, and
// Chinese, Japanese and Korean punctuation. 0: it is part of a word.
std::size_t separator_size(const char* at, const char* end) {
  const auto first = static_cast<unsigned char>(at[0]);
  if (first == 0xC2) return end - at < 2 ? 1 : 2;
  if (end - at < 3) return 0;
  const auto second = static_cast<unsigned char>(at[1]);
  const bool is_separator = (first == 0xE2 && (second == 0x80 || second == 0x81)) ||
                            (first == 0xE3 && second == 0x80) || (first == 0xEF && second == 0xBC);
  return is_separator ? 3 : 0;
}

constexpr std::uint64_t mix_in(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

// Returns eight bytes with their ASCII letters in lowercase.
constexpr std::uint64_t in_lowercase(std::uint64_t bytes) {
  constexpr std::uint64_t kEach = 0x0101010101010101u;
  const std::uint64_t low = bytes & 0x7F * kEach;
  const std::uint64_t from_a = low + (0x80 - 'A') * kEach, after_z = low + (0x7F - 'Z') * kEach;
  return bytes | (from_a & ~after_z & ~bytes & 0x80 * kEach) >> 2;
}

// A word of a text.
struct Word {
  std::uint64_t key = 0;  // see WordKey
  std::uint64_t hash = 0;
  std::uint32_t bytes = 0, digits = 0;
  bool is_capital = false;
};

// Calls `on_word` with each word of a text and its last byte, and `on_other` with the kind and the first byte
// of each character outside words.
template <class WordFunction, class SeparatorFunction>
void scan_words(std::string_view text, const WordFunction& on_word, const SeparatorFunction& on_other) {
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    const ByteKind kind = byte_kind(*at);
    if (kind == kSeparator || kind == kWhiteSpace || kind >= kClauseMark) {
      const std::size_t size = kind == kOther ? separator_size(at, end) : 1;
      if (size != 0) {
        on_other(kind, *at);
        at += size;
        continue;
      }
    }
    Word word;
    word.is_capital = kind == kCapital;
    const char* const begin = at;
    for (; at != end; ++at) {
      const ByteKind next = byte_kind(*at);
      if (next == kOther ? separator_size(at, end) != 0 : next < kLowercase || next > kDigit) break;
      word.hash = (word.hash ^ static_cast<unsigned char>(ascii_lowercase(*at))) * 0x100000001B3u;
      word.digits += next == kDigit;
    }
    word.bytes = static_cast<std::uint32_t>(at - begin);
    word.key = in_lowercase(word.bytes < 8 ? load_short(begin, word.bytes) : load<std::uint64_t>(begin));
    on_word(word, at[-1]);
  }
}

class BlockWalk : public RenderedWalk<BlockWalk> {
 public:
  static constexpr bool kSeesInlines = true;

  BlockWalk(const Tree& tree, std::string_view title, bool scripting) : RenderedWalk(tree, scripting) {
    scan_words(
        title, [&](const Word& word, char) { title_.set(word.hash % kTitleBits); }, [](ByteKind, char) {});
  }

  PageBlocks find(NodeId root) {
    TextContainer page;
    page.node = root;
    page.levels.fill(kFar);
    out_.containers.push_back(page);
    if (tree_.type(root) == NodeType::document || tree_.type(root) == NodeType::document_fragment) {
      collect_children(root);
    } else if (visit(root)) {
      collect_children(root);
      leave(root);
    }
    end_block();
    out_.containers[0].end_block = static_cast<std::uint32_t>(out_.blocks.size());
    add_counts();
    return std::move(out_);
  }

 private:
  friend class RenderedWalk<BlockWalk>;

  // Called by the walk.
  void add_text(NodeId node, std::string_view text, bool /*preserved*/) {
    if (is_only_white_space(text)) return;
    breaks_ = 0;
    block_.end_text = static_cast<std::uint32_t>(out_.texts.size() + 1);
    out_.texts.push_back(node);
    scan_words(
        text, [&](const Word& word, char last) { add_word(word, last); },
        [&](ByteKind kind, char c) { add_other(kind, c); });
  }
  void add_line_break() {
    ++block_.breaks;
    if (++breaks_ == 2) end_block();
  }
  void skip_invisible() {}
  void add_replaced(NodeId, const Style&) {}
  bool writes_itself(NodeId, const Style&) { return false; }

  // Closed `details` count as open, and content that a script shows immediately counts as shown.
  Style style_in_walk(NodeId node) const {
    Style style = style_of(node);
    style.content_visibility = ContentVisibility::visible;
    if (style.display == Display::none && is_streamed(NodeAccess::at(tree_, node)))
      style.display = Display::block;
    return style;
  }

  void begin_box(NodeId node, const Style& style) {
    if (is_inline_box(style.display)) return begin_inline(node);
    end_block();
    current_ = add_container(node);
  }
  void end_box(NodeId node, const Style& style) {
    if (is_inline_box(style.display)) return end_inline(node);
    end_block();
    out_.containers[current_].end_block = static_cast<std::uint32_t>(out_.blocks.size());
    current_ = out_.containers[current_].parent;
  }
  void begin_inline(NodeId node) {
    if (is_html(node, tag::a)) {
      ++links_;
      ++block_.links;
    } else if (is_strong(node)) {
      ++strong_;
    }
  }
  void end_inline(NodeId node) {
    if (is_html(node, tag::a)) {
      --links_;
    } else if (is_strong(node)) {
      --strong_;
    }
  }
  bool is_strong(NodeId node) const { return is_html(node, tag::b) || is_html(node, tag::strong); }

  void add_word(const Word& word, char last) {
    TextCounts& counts = block_.counts;
    if (counts.words < 8) block_.regions |= region_words.find(word.key);
    ++counts.words;
    counts.letters += word.bytes;
    counts.link_words += links_ != 0;
    block_.strong_words += strong_ != 0;
    block_.title_words += title_.test(word.hash % kTitleBits);
    block_.capital_words += word.is_capital;
    block_.digits += word.digits;
    block_.identity = mix_in(block_.identity, word.hash);
    note_byte(last);
  }
  void add_other(ByteKind kind, char c) {
    if (kind == kWhiteSpace) return;
    block_.counts.marks += kind == kClauseMark;
    block_.counts.stops += kind == kSentenceStop;
    note_byte(c);
  }
  void note_byte(char c) {
    if (block_.first_byte == 0) block_.first_byte = static_cast<std::uint8_t>(c);
    block_.last_byte = static_cast<std::uint8_t>(c);
  }

  void end_block() {
    breaks_ = 0;
    if (block_.end_text != block_.first_text) {
      block_.container = current_;
      TextCounts& counts = block_.counts;
      counts.blocks = 1;
      if (counts.words >= kLongBlock && counts.link_words * 3 < counts.words)
        counts.prose_words = counts.words;
      out_.blocks.push_back(block_);
    }
    block_ = {};
    block_.first_text = block_.end_text = static_cast<std::uint32_t>(out_.texts.size());
  }

  std::uint32_t add_container(NodeId node) {
    const auto index = static_cast<std::uint32_t>(out_.containers.size());
    TextContainer container;
    container.node = node;
    const bool html = tree_.element_namespace(node) == Namespace::html;
    container.name = html ? tree_.nodes[node].name : 0;
    container.parent = current_;
    container.first_block = static_cast<std::uint32_t>(out_.blocks.size());
    if (container.name < kKnownTagNames) container.regions = element_regions[container.name];
    container.kind = container.name;
    for (std::uint32_t i = 0; i < tree_.attribute_count(node); ++i) read_attribute(node, i, container);
    const TextContainer& parent = out_.containers[current_];
    container.depth = parent.depth + 1;
    container.path = mix_in(parent.path, container.kind);
    for (std::size_t i = 0; i < kMostRegions; ++i)
      container.levels[i] = std::min<std::uint8_t>(kFar, static_cast<std::uint8_t>(parent.levels[i] + 1));
    for (RegionSet left = container.regions; left != 0; left &= left - 1)
      container.levels[static_cast<std::size_t>(std::countr_zero(left))] = 0;
    out_.containers.push_back(container);
    return index;
  }

  void read_attribute(NodeId node, std::uint32_t index, TextContainer& container) {
    const AttributeRecord& record = tree_.attributes(node)[index];
    const std::string_view value = tree_.text(record.value);
    switch (record.name) {
      case attr::class_: {
        const NameValue& classes = read_value(value);
        container.regions |= classes.regions;
        if (classes.kind != 0) container.kind = mix_in(container.kind, classes.kind);
        return;
      }
      case attr::id:
      case attr::role:
      case attr::itemprop:
      case attr::aria_label:
        container.regions |= read_value(value).regions;
        return;
      case attr::aria_hidden:
        if (value == "true") container.regions |= regions_in("ariahidden");
        return;
      case attr::style:
        if (value.find("display:none") != value.npos || value.find("display: none") != value.npos)
          container.regions |= regions_in("displaynone");
        return;
      default:
        return;
    }
  }

  // An attribute value that names something.
  struct NameValue {
    std::string_view text;
    RegionSet regions = 0;
    // A hash of the first word without digits, which may number the items of a list; 0: no such word.
    std::uint64_t kind = 0;
  };

  // Remembers the values that were read last, because most are the same as an earlier one.
  const NameValue& read_value(std::string_view text) {
    NameValue& value = values_[name_key(text) * 0x9E3779B97F4A7C15u >> (64 - kValueBits)];
    if (value.text == text) return value;
    value = {text, regions_in(text), 0};
    for (const char c : text) {
      if (is_collapsible(c)) break;
      if (byte_kind(c) != kDigit) value.kind = mix_in(value.kind, static_cast<unsigned char>(c));
    }
    return value;
  }

  // Adds up, for each element, the counts of its blocks and of the elements inside it.
  void add_counts() {
    for (const TextBlock& block : out_.blocks) out_.containers[block.container].counts.add(block.counts);
    for (std::size_t i = out_.containers.size(); --i > 0;) {
      const TextContainer& container = out_.containers[i];
      out_.containers[container.parent].counts.add(container.counts);
    }
  }

  static constexpr std::size_t kTitleBits = 1024;
  static constexpr unsigned kValueBits = 8;

  PageBlocks out_;
  TextBlock block_;  // the open block
  std::uint32_t current_ = 0;
  unsigned links_ = 0, strong_ = 0;  // the numbers of open elements
  unsigned breaks_ = 0;              // line breaks since the last text
  std::bitset<kTitleBits> title_;    // the hashes of the title's words
  std::array<NameValue, std::size_t{1} << kValueBits> values_;
};

}  // namespace

RegionSet regions_in(std::string_view name) {
  RegionSet regions = 0;
  WordKey key;
  bool after_lowercase = false;
  for (const char c : name) {
    const ByteKind kind = byte_kind(c);
    const bool is_letter = (kind == kLowercase && c != '_') || kind == kCapital;
    if ((!is_letter || (kind == kCapital && after_lowercase)) && key.key() != 0) {
      regions |= region_words.find(key.key());
      key = {};
    }
    if (is_letter) key.add(c);
    after_lowercase = kind == kLowercase;
  }
  return key.key() == 0 ? regions : regions | region_words.find(key.key());
}

bool is_streamed(Node element) {
  return element.is_html("div") && element.has_attribute("hidden") && element.id().starts_with("S:");
}

PageBlocks find_blocks(const Tree& tree, NodeId root, std::string_view title, bool scripting) {
  return BlockWalk(tree, title, scripting).find(root);
}

}  // namespace lockstep::detail
