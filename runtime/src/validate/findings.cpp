#include "validate/findings.h"

#include <algorithm>

#include "document/access.h"
#include "document/positions.h"
#include "text/characters.h"
#include "text/spaces.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

namespace {

constexpr std::size_t kLongestQuotation = 60;

std::string filled_in(std::string_view sentence, Words words) {
  std::string out;
  while (true) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    out += sentence.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) return out;
    const std::string_view name = sentence.substr(open + 1, close - open - 1);
    for (const auto& [word, text] : words)
      if (word == name) out += text;
    sentence.remove_prefix(close + 1);
  }
}

ByteRange begin_of(const ByteRange& range) { return {range.begin, range.begin}; }

}  // namespace

std::string tag_of(Node element) {
  std::string out = "<";
  if (element.element_namespace() == Namespace::svg && element.local_name() != "svg") out += "svg ";
  if (element.element_namespace() == Namespace::mathml && element.local_name() != "math") out += "mathml ";
  return out.append(element.local_name()).append(">");
}

std::string quoted(std::string_view text) {
  std::string out = "“";
  out.append(whole_characters(text, kLongestQuotation));
  return out.append(text.size() > kLongestQuotation ? "…”" : "”");
}

Finding& Findings::add(FindingRule rule, const ByteRange& range, Words words, std::string_view link) {
  const FindingRuleInfo& sentence = kRules[static_cast<std::size_t>(rule)];
  Finding& finding = findings_.emplace_back();
  finding.rule = sentence.name;
  finding.severity = sentence.severity;
  finding.range = located(range);
  finding.message = filled_in(sentence.sentence, words);
  finding.explanation = sentence.sentence;
  if (link.empty()) link = sentence.link;
  finding.page = link.substr(0, link.find('#'));
  finding.anchor = link.substr(finding.page.size());
  return finding;
}

Finding& Findings::add_about_attribute(FindingRule rule, Node element, std::size_t index, Words words,
                                       std::string_view link) {
  const std::vector<AttributePosition>& positions = positions_of(element);
  ByteRange range = place_of(element);
  if (index < positions.size() && positions[index].name) {
    range = *positions[index].name;
    if (positions[index].value) range.end = positions[index].value->end;
  }
  return add(rule, range, words, link);
}

Finding& Findings::add_about_value(FindingRule rule, Node element, std::size_t index, std::size_t begin,
                                   std::size_t end, Words words, std::string_view link) {
  const std::vector<AttributePosition>& positions = positions_of(element);
  if (index >= positions.size() || !positions[index].value ||
      positions[index].value->begin == positions[index].value->end)
    return add_about_attribute(rule, element, index, words, link);
  ByteRange range = *positions[index].value;
  const std::string_view value = element.attribute(index).value();
  if (range.end - range.begin == value.size() && begin < end && end <= value.size())
    range = {range.begin + begin, range.begin + end};
  return add(rule, range, words, link);
}

const std::vector<AttributePosition>& Findings::positions_of(Node element) {
  if (!(located_element_ == element)) {
    located_element_ = element;
    positions_ = element.attribute_positions();
  }
  return positions_;
}

void Findings::set_second(Finding& finding, FindingRule rule, Node node, Words words) {
  const std::string_view note = kNotes[static_cast<std::size_t>(rule)];
  finding.second = FindingNote{located(place_of(node)), filled_in(note, words)};
}

ByteRange Findings::place_of(Node node) {
  if (node.type() == NodeType::text) {
    const std::string_view text = node.data();
    const std::size_t first = text.find_first_not_of(kAsciiWhitespace);
    const std::size_t last = text.find_last_not_of(kAsciiWhitespace);
    if (first != std::string_view::npos) {
      const auto begin = node.source_offset(first);
      const auto end = node.source_offset(last + 1);
      if (begin && end) return {*begin, *end};
    }
  }
  const NodePosition position = node.position();
  if (position.range) return *position.range;
  if (position.end_tag) return begin_of(*position.end_tag);
  return place_of_implied(node);
}

ByteRange Findings::place_of_implied(Node node) {
  const Node all = node.root();
  std::vector<NodeId> passed;
  std::optional<ByteRange> place;
  while (!place) {
    passed.push_back(NodeAccess::id(node));
    node = node.following(all);
    if (!node) {
      const std::uint64_t end = end_in_input(document_);
      place = {end, end};
    } else if (const auto known = implied_.find(NodeAccess::id(node)); known != implied_.end()) {
      place = known->second;
    } else if (const auto range = node.position().range) {
      place = begin_of(*range);
    }
  }
  for (const NodeId id : passed) implied_.emplace(id, *place);
  return *place;
}

FindingRange Findings::located(const ByteRange& range) {
  const LineColumn begin = line_column(range.begin);
  return {range, begin, range.begin == range.end ? begin : line_column(range.end)};
}

LineColumn Findings::line_column(std::uint64_t offset) {
  const std::string_view text = document_.source();
  offset = NodeAccess::tree(document_.result()).positions->offsets.text_begin(offset);
  offset = std::min<std::uint64_t>(offset, text.size());
  lines_.extend(text, offset);
  last_place_ = offset < last_offset_ ? lines_.find(text, offset)
                                      : lines_.find_after(text, last_offset_, last_place_, offset);
  last_offset_ = offset;
  return last_place_;
}

}  // namespace lockstep::detail::authoring
