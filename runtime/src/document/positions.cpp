// Line numbers, and the positions of nodes and attributes.
#include "document/positions.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"
#include "text/position_finder.h"
#include "text/tag_reader.h"

namespace lockstep {
namespace detail {

struct LineIndex::Checkpoints {
  explicit Checkpoints(std::string_view text) : text_size(text.size()) { lines.extend(text, text.size()); }
  const std::size_t text_size;
  LineCheckpoints lines;
};

LineIndex::~LineIndex() { delete checkpoints_.load(std::memory_order_relaxed); }

void LineIndex::forget() {
  // An exchange locks the cache line, and most documents never have checkpoints.
  if (checkpoints_.load(std::memory_order_relaxed) != nullptr)
    delete checkpoints_.exchange(nullptr, std::memory_order_relaxed);
}

std::size_t LineIndex::bytes() const {
  const Checkpoints* const checkpoints = checkpoints_.load(std::memory_order_acquire);
  return checkpoints == nullptr ? 0 : checkpoints->lines.bytes();
}

LineColumn LineIndex::find(std::string_view text, std::uint64_t offset) const {
  const Checkpoints* checkpoints = checkpoints_.load(std::memory_order_acquire);
  if (checkpoints == nullptr) {
    auto own = std::make_unique<const Checkpoints>(text);
    if (checkpoints_.compare_exchange_strong(checkpoints, own.get(), std::memory_order_acq_rel))
      checkpoints = own.release();
  }
  offset = std::min<std::uint64_t>(offset, text.size());
  if (checkpoints->text_size == text.size()) return checkpoints->lines.find(text, offset);
  // The text is still growing while it is being parsed.
  return PositionFinder().find(text, offset);
}

NodePlaces& Positions::at(std::uint32_t node) {
  if (node == nodes.size()) [[likely]] {
    *nodes.extend(1) = {};
  } else if (node > nodes.size()) {
    const std::size_t missing = node + std::size_t{1} - nodes.size();
    std::memset(static_cast<void*>(nodes.extend(missing)), 0, missing * sizeof(NodePlaces));
  }
  return nodes[node];
}

namespace {

TextRange range_of(const ByteRange& place) {
  return {static_cast<std::uint32_t>(place.begin), static_cast<std::uint32_t>(place.end)};
}

}  // namespace

void Tree::locate(Node node, const ByteRange& place) { positions->at(node).range = range_of(place); }

void Tree::locate_like(Node node, Node original) {
  const TextRange range = positions->of(original).range;
  if (!range.is_none()) positions->at(node).range = range;
}

void Tree::locate_end_tag(Node element, const ByteRange& place) {
  positions->at(element).end_tag = range_of(place);
}

void Tree::locate_end(Node element, std::uint32_t offset) {
  TextRange& end = positions->at(element).end_tag;
  if (end.is_none()) end = {offset, offset};
}

void Tree::locate_attributes(Node element, const ByteRange& tag) {
  positions->later_tags.push_back({element, range_of(tag)});
}

void Tree::locate_text(Node parent, Node reference, const ByteRange& place) {
  const Node node = reference == kNoNode ? last_child(parent) : previous_sibling(reference);
  const TextRange piece = range_of(place);
  NodePlaces& places = positions->at(node);
  TextRange& range = places.range;
  if (range.is_none()) {
    range = piece;
    return;
  }
  places.has_gaps |= piece.begin > range.end || piece.end < range.begin;
  range = {std::min(range.begin, piece.begin), std::max(range.end, piece.end)};
}

}  // namespace detail

namespace {

using detail::AttributeInTag;
using detail::plain_name;
using detail::TagReader;
using detail::TextRange;

ByteRange in_input(TextRange range, const detail::OffsetMap& offsets) {
  return {offsets.input_begin(range.begin), offsets.input_end(range.end)};
}

std::optional<ByteRange> in_input_if_any(TextRange range, const detail::OffsetMap& offsets) {
  return range.is_none() ? std::nullopt : std::optional(in_input(range, offsets));
}

}  // namespace

std::vector<ByteRange> detail::later_start_tags(Node element) {
  std::vector<ByteRange> tags;
  const Positions* const positions = NodeAccess::tree(element).positions.get();
  if (positions == nullptr || positions->offsets.text_size() == 0) return tags;
  for (const LaterTag& later : positions->later_tags)
    if (later.element == NodeAccess::id(element)) tags.push_back(in_input(later.tag, positions->offsets));
  return tags;
}

std::optional<std::uint64_t> detail::end_without_tag(Node element) {
  const Positions* const positions = NodeAccess::tree(element).positions.get();
  if (positions == nullptr || positions->offsets.text_size() == 0) return std::nullopt;
  const TextRange end = positions->of(NodeAccess::id(element)).end_tag;
  if (!end.is_none() || end.begin == 0) return std::nullopt;
  return positions->offsets.input_begin(end.begin);
}

std::uint64_t detail::end_in_input(const Document& document) {
  return NodeAccess::tree(document.result()).positions->offsets.input_begin(document.source().size());
}

NodePosition Node::position() const {
  if (is_null() || tree_->positions == nullptr) return {};
  const detail::NodePlaces places = tree_->positions->of(id_);
  const detail::OffsetMap& offsets = tree_->positions->offsets;
  if (offsets.text_size() == 0) return {};  // still being parsed
  return {in_input_if_any(places.range, offsets), in_input_if_any(places.end_tag, offsets), places.has_gaps};
}

std::vector<AttributePosition> Node::attribute_positions() const {
  std::vector<AttributePosition> found(attribute_count());
  if (found.empty() || tree_->positions == nullptr || tree_->positions->offsets.text_size() == 0)
    return found;
  const detail::Positions* const positions = tree_->positions.get();
  const std::string_view text(tree_->source, tree_->source_size);
  // Usually a node has the attributes of its tag in the same order; a name that is not the next one is looked
  // up.
  const bool is_changed = (record().flags & detail::kChangedAttributes) != 0;
  std::unordered_map<std::string, std::size_t> by_name;
  std::size_t next = 0;
  const auto index_of = [&](std::string_view name) {
    if (!is_changed && next < found.size() &&
        detail::equals_ignoring_case(name, attribute(next).qualified_name()))
      return next++;
    if (by_name.empty())
      for (std::size_t i = 0; i < found.size(); ++i)
        by_name.emplace(plain_name(attribute(i).qualified_name()), i);
    const auto known = by_name.find(plain_name(name));
    return known == by_name.end() ? found.size() : known->second;
  };
  // Only the first attribute with a name counts.
  const auto read_tag = [&](TextRange tag) {
    TagReader reader(text, tag);
    for (AttributeInTag attribute; reader.read(attribute);) {
      const std::size_t index =
          index_of(text.substr(attribute.name.begin, attribute.name.end - attribute.name.begin));
      if (index == found.size() || found[index].name) continue;
      AttributePosition& position = found[index];
      position.name = in_input(attribute.name, positions->offsets);
      if (attribute.value) position.value = in_input(*attribute.value, positions->offsets);
    }
  };
  if (const TextRange tag = positions->of(id_).range; !tag.is_none()) read_tag(tag);
  // Later tags change only the attributes of html and body; attributes of other elements were changed by the
  // program.
  if (!is_changed || !(is_html("html") || is_html("body"))) return found;
  for (const detail::LaterTag& later : positions->later_tags)
    if (later.element == id_) read_tag(later.tag);
  return found;
}

LineColumn Document::line_column(std::uint64_t offset) const {
  if (tree_->positions != nullptr && tree_->positions->offsets.text_size() != 0)
    offset = tree_->positions->offsets.text_begin(offset);
  return tree_->lines.find(source(), offset);
}

}  // namespace lockstep
