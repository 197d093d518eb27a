// Changing start tags in place.
#include "edits/start_tag.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "document/positions.h"
#include "lockstep/encoding.h"
#include "lockstep/token_reader.h"
#include "text/tag_reader.h"

namespace lockstep::detail {

namespace {

// Reads a tag of the source again, with the positions of its parts.
class Tag {
 public:
  Tag(const ByteRange& range, const SourceBytes& source)
      : reader_(EncodingOptions{.encoding = source.encoding},
                TokenizerOptions{.tree_feedback = false, .attribute_ranges = true}),
        begin_(range.begin) {
    (void)reader_.write(source.at(range));
    reader_.finish();
    token_ = reader_.next();
  }
  explicit operator bool() const { return token_ != nullptr && token_->tag_ranges != nullptr; }
  const Token& token() const { return *token_; }
  const TagRanges& ranges() const { return *token_->tag_ranges; }
  ByteRange in_source(const ByteRange& range) const { return {begin_ + range.begin, begin_ + range.end}; }

 private:
  TokenReader reader_;
  std::uint64_t begin_;
  const Token* token_;
};

bool is_same_name(const Attribute& a, const Attribute& b) {
  return a.attribute_namespace() == b.attribute_namespace() && a.qualified_name() == b.qualified_name();
}

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// Returns, for each parsed attribute, the index of the matching edited one: by name or, for a renamed
// attribute, by value and order. kNone if it was removed.
std::vector<std::size_t> match_attributes(Node parsed, Node edited, std::vector<bool>& is_matched) {
  std::unordered_map<std::string_view, std::size_t> by_name;
  for (std::size_t i = 0; i < edited.attribute_count(); ++i)
    by_name.emplace(edited.attribute(i).qualified_name(), i);
  std::vector<std::size_t> matches(parsed.attribute_count(), kNone);
  is_matched.assign(edited.attribute_count(), false);
  for (std::size_t i = 0; i < matches.size(); ++i) {
    const auto found = by_name.find(parsed.attribute(i).qualified_name());
    if (found == by_name.end() || !is_same_name(parsed.attribute(i), edited.attribute(found->second)))
      continue;
    matches[i] = found->second;
    is_matched[found->second] = true;
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    if (matches[i] != kNone) {
      next = matches[i] + 1;
    } else if (next < is_matched.size() && !is_matched[next] &&
               parsed.attribute(i).value() == edited.attribute(next).value()) {
      matches[i] = next;
      is_matched[next++] = true;
    }
  }
  return matches;
}

// Escapes a value for these quotation marks; 0: for none.
std::string escaped(std::string_view value, char quote) {
  std::string text;
  for (const char c : value) {
    if (c == '&')
      text += "&amp;";
    else if (c == '\r')
      text += "&#13;";
    else if (c == quote && quote != 0)
      text += quote == '"' ? "&quot;" : "&#39;";
    else
      text += c;
  }
  return text;
}

bool has_any(std::string_view text, std::string_view characters) {
  return text.find_first_of(characters) != std::string_view::npos;
}

// Quotes a value with the old value's quotation marks if possible; `old_quote` is 0 if it had none.
std::string quoted(std::string_view value, char old_quote) {
  using namespace std::string_view_literals;
  if (old_quote == 0) {
    if (!value.empty() && !has_any(value, " \t\n\f\r\"'=<>`"sv)) return escaped(value, 0);
    old_quote = '"';
  }
  const char other = old_quote == '"' ? '\'' : '"';
  const bool is_other = value.find(old_quote) != value.npos && value.find(other) == value.npos;
  const char quote = is_other ? other : old_quote;
  std::string markup(1, quote);
  markup.append(escaped(value, quote));
  markup += quote;
  return markup;
}

std::string new_attribute(std::string_view name, std::string_view value) {
  return std::string(" ").append(name).append("=").append(quoted(value, '"'));
}
std::string new_attribute(const Attribute& attribute) {
  return new_attribute(attribute.qualified_name(), attribute.value());
}

ByteRange whole(const AttributeRanges& attribute) {
  return {attribute.name.begin, std::max(attribute.name.end, attribute.quoted_value.end)};
}

bool is_white_space(unsigned c) { return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r'; }

// Returns the range to remove for an attribute: with the white space before it, unless that separates its
// neighbors.
ByteRange to_remove(ByteRange range, const SourceBytes& source) {
  const unsigned next = source.ascii_at(range.end);
  if (next != '>' && !is_white_space(next)) return range;
  while (is_white_space(source.ascii_at(range.begin - source.unit()))) range.begin -= source.unit();
  return range;
}

// The place where attributes are added, after the last one. `lacks_value`: whether the last one ends with
// "=".
struct TagEnd {
  std::uint64_t at = 0;
  bool lacks_value = false;
};

bool lacks_value(const AttributeRanges& attribute) {
  return attribute.has_value && attribute.quoted_value.begin == attribute.quoted_value.end;
}

void add_attributes(const Tag& tag, const TagEnd& end, std::string_view added,
                    std::vector<Replacement>& changes) {
  if (added.empty()) return;
  // Directly after "=", the added attributes would become a value.
  changes.push_back({tag.in_source({end.at, end.at}), (end.lacks_value ? "\"\"" : "") + std::string(added)});
}

// Replaces an attribute's value, or adds one if it has none.
Replacement new_value(const Tag& tag, const AttributeRanges& attribute, std::string_view value,
                      const SourceBytes& source) {
  if (!attribute.has_value)
    return {tag.in_source({attribute.name.end, attribute.name.end}), "=" + quoted(value, '"')};
  const ByteRange old = tag.in_source(attribute.quoted_value);
  const unsigned first = source.ascii_at(old.begin);
  const bool has_quotes = attribute.quoted_value != attribute.value && (first == '"' || first == '\'');
  return {old, quoted(value, has_quotes ? static_cast<char>(first) : '\0')};
}

}  // namespace

unsigned SourceBytes::ascii_at(std::uint64_t offset) const {
  if (offset >= bytes.size() || bytes.size() - offset < unit()) return 0x100;
  const auto byte = [&](std::uint64_t at) -> unsigned { return static_cast<unsigned char>(bytes[at]); };
  if (unit() == 1) return byte(offset);
  return encoding == Encoding::utf_16be ? byte(offset) << 8 | byte(offset + 1)
                                        : byte(offset + 1) << 8 | byte(offset);
}

std::string SourceBytes::text_at(const ByteRange& range) const {
  return encoding::decode(at(range), encoding, {.bom = encoding::Bom::keep}).text;
}

bool is_same_start_tag(Node a, Node b) {
  if (a.local_name() != b.local_name() || a.attribute_count() != b.attribute_count()) return false;
  for (std::size_t i = 0; i < a.attribute_count(); ++i)
    if (!is_same_name(a.attribute(i), b.attribute(i)) || a.attribute(i).value() != b.attribute(i).value())
      return false;
  return true;
}

bool change_start_tag(Node parsed, Node edited, const SourceBytes& source,
                      std::vector<Replacement>& changes) {
  std::vector<bool> is_matched;
  const std::vector<std::size_t> matches = match_attributes(parsed, edited, is_matched);
  std::unordered_map<std::string, std::size_t> parsed_by_name;  // names as the tokenizer spells them
  for (std::size_t i = 0; i < matches.size(); ++i)
    parsed_by_name.emplace(plain_name(parsed.attribute(i).qualified_name()), i);
  std::vector<bool> is_found(matches.size(), false);

  const auto change_attributes = [&](const Tag& tag) {
    TagEnd end{tag.ranges().name.end};
    for (const AttributeRanges& attribute : tag.ranges().attributes) {
      end = {whole(attribute).end, lacks_value(attribute)};
      const ByteRange name = tag.in_source(attribute.name);
      const auto found = parsed_by_name.find(plain_name(source.text_at(name)));
      if (found == parsed_by_name.end()) continue;
      const bool is_duplicate = is_found[found->second];
      is_found[found->second] = true;
      const Attribute before = parsed.attribute(found->second);
      const std::size_t match = matches[found->second];
      if (match == kNone || (is_duplicate && !is_same_name(before, edited.attribute(match)))) {
        changes.push_back({to_remove(tag.in_source(whole(attribute)), source), {}});
        end.lacks_value = false;
        continue;
      }
      const Attribute after = edited.attribute(match);
      if (is_duplicate) continue;
      if (!is_same_name(before, after)) changes.push_back({name, std::string(after.qualified_name())});
      if (before.value() == after.value()) continue;
      changes.push_back(new_value(tag, attribute, after.value(), source));
      end.lacks_value = false;
    }
    return end;
  };

  if (const auto range = parsed.position().range) {
    const Tag tag(*range, source);
    if (!tag) return false;
    if (parsed.local_name() != edited.local_name())
      changes.push_back({tag.in_source(tag.ranges().name), std::string(edited.local_name()), true});
    const TagEnd end = change_attributes(tag);
    std::string added;
    for (std::size_t i = 0; i < is_matched.size(); ++i)
      if (!is_matched[i]) added.append(new_attribute(edited.attribute(i)));
    add_attributes(tag, end, added, changes);
  }
  if (parsed.is_html("html") || parsed.is_html("body")) {
    for (const ByteRange& later : later_start_tags(parsed))
      if (const Tag tag(later, source); tag) change_attributes(tag);
  }
  return true;
}

void change_tag(const ByteRange& range, const SourceBytes& source, const std::optional<std::string>& new_name,
                const std::vector<TagChange>& attributes, std::vector<Replacement>& changes) {
  const Tag tag(range, source);
  if (!tag) return;
  if (new_name) changes.push_back({tag.in_source(tag.ranges().name), *new_name, true});
  std::vector<bool> is_found(attributes.size(), false);
  TagEnd end{tag.ranges().name.end};
  for (const AttributeRanges& attribute : tag.ranges().attributes) {
    end = {whole(attribute).end, lacks_value(attribute)};
    const std::string name = plain_name(source.text_at(tag.in_source(attribute.name)));
    const auto change = std::find_if(attributes.begin(), attributes.end(),
                                     [&](const TagChange& of) { return plain_name(of.name) == name; });
    if (change == attributes.end()) continue;
    const auto index = static_cast<std::size_t>(change - attributes.begin());
    const bool is_duplicate = is_found[index];
    is_found[index] = true;
    if (!change->value || !is_duplicate) end.lacks_value = false;
    if (!change->value)
      changes.push_back({to_remove(tag.in_source(whole(attribute)), source), {}});
    else if (!is_duplicate)
      changes.push_back(new_value(tag, attribute, *change->value, source));
  }
  std::string added;
  for (std::size_t i = 0; i < attributes.size(); ++i)
    if (!is_found[i] && attributes[i].value) added += new_attribute(attributes[i].name, *attributes[i].value);
  add_attributes(tag, end, added, changes);
}

ByteRange name_of_end_tag(const ByteRange& range, const SourceBytes& source) {
  const Tag tag(range, source);
  return tag ? tag.in_source(tag.ranges().name) : range;
}

bool is_self_closing(const ByteRange& range, const SourceBytes& source) {
  const Tag tag(range, source);
  return tag && tag.token().self_closing;
}

std::string start_tag_of(Node element) {
  std::string tag("<");
  tag.append(element.local_name());
  for (std::size_t i = 0; i < element.attribute_count(); ++i) tag.append(new_attribute(element.attribute(i)));
  return tag.append(">");
}

}  // namespace lockstep::detail
