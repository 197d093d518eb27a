// Computes the features of a page and its text blocks for the models.
#include "extract/features.h"

#include <algorithm>

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

constexpr std::uint32_t kNoNumber = static_cast<std::uint32_t>(-1);
constexpr std::uint32_t kRepeated = 3;  // members of a group that repeats

// Numbers keys in the order in which they first occur. Keys that collide with too many others share the
// number of one of them, so that no page can make the numbering slow.
class KeyNumbers {
 public:
  explicit KeyNumbers(std::size_t keys) : slots_(std::bit_ceil(2 * keys + 2)) {}
  // O(1)
  std::uint32_t number_of(std::uint64_t key) {
    constexpr unsigned kMostCollisions = 64;
    const std::uint64_t mixed = key * 0x9E3779B97F4A7C15u;
    std::size_t at = (mixed ^ mixed >> 32) & (slots_.size() - 1);
    for (unsigned collisions = 0;; ++collisions) {
      Slot& slot = slots_[at];
      if (slot.number == kNoNumber) {
        slot = {key, count_};
        return count_++;
      }
      if (slot.key == key || collisions == kMostCollisions) return slot.number;
      at = (at + 1) & (slots_.size() - 1);
    }
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t number = kNoNumber;
  };
  std::vector<Slot> slots_;
  std::uint32_t count_ = 0;
};

// Returns the group with that number, which may be new.
TextGroup& group_at(std::vector<TextGroup>& groups, std::uint32_t number) {
  if (number == groups.size()) groups.emplace_back();
  return groups[number];
}

std::uint8_t byte_class(std::uint8_t byte) {
  const char c = static_cast<char>(byte);
  if (c == '.' || c == '!' || c == '?') return 8;
  if (c == ':') return 7;
  if (c >= 'a' && c <= 'z') return 6;
  if (c >= 'A' && c <= 'Z') return 5;
  if (byte >= 0x80) return 4;
  if (c >= '0' && c <= '9') return 3;
  return c == ',' || c == ')' || c == '"' ? 2 : 1;
}

}  // namespace

PageFeatures::PageFeatures(const PageBlocks& page, std::uint32_t data)
    : page_(page), data_(data), places_(page.containers.size()) {
  find_groups();
  find_trunk();
  find_headings();
  find_shapes();
  for (const TextContainer& container : page_.containers)
    for (RegionSet left = container.regions; left != 0; left &= left - 1)
      ++region_containers_[static_cast<std::size_t>(std::countr_zero(left))];
  for (const TextBlock& block : page_.blocks) {
    const auto& levels = page_.containers[block.container].levels;
    for (std::size_t i = 0; i < kMostRegions; ++i)
      region_words_[i] += levels[i] == kFar ? 0 : block.counts.words;
  }
}

void PageFeatures::find_groups() {
  const std::vector<TextContainer>& containers = page_.containers;
  KeyNumbers numbers(containers.size());
  for (std::uint32_t i = 0; i < containers.size(); ++i) {
    const TextContainer& container = containers[i];
    Place& place = places_[i];
    const std::uint64_t key =
        (container.kind << 1 ^ container.parent) * 0x9E3779B97F4A7C15u ^ container.parent;
    place.group = numbers.number_of(key);
    TextGroup& group = group_at(groups_, place.group);
    place.in_group = group.members;
    if (container.counts.blocks == 0) continue;
    ++group.members;
    group.counts.add(container.counts);
  }
  for (std::uint32_t i = 1; i < containers.size(); ++i) {
    Place& place = places_[i];
    const Place& parent = places_[containers[i].parent];
    place.repeated = parent.repeated;
    place.largest = parent.largest;
    if (groups_[place.group].members < kRepeated) continue;
    place.repeated = i;
    if (place.largest == 0 ||
        groups_[place.group].counts.words > groups_[places_[place.largest].group].counts.words)
      place.largest = i;
  }
  KeyNumbers by_path(page_.blocks.size()), by_text(page_.blocks.size());
  std::vector<std::uint32_t> seen(page_.blocks.size());
  for (const TextBlock& block : page_.blocks) {
    paths_.push_back(by_path.number_of(containers[block.container].path));
    TextGroup& group = group_at(path_groups_, paths_.back());
    ++group.members;
    group.counts.add(block.counts);
    texts_.push_back(seen[by_text.number_of(block.identity)]++);
    before_.push_back(before_.empty() ? TextCounts() : before_.back());
    before_.back().add(block.counts);
  }
}

// Finds the trunk: the path from the page down through the elements that contain more than half of its prose,
// or of its words if it has no prose.
void PageFeatures::find_trunk() {
  const std::vector<TextContainer>& containers = page_.containers;
  const bool has_prose = all().prose_words != 0;
  const auto weight = [&](const TextContainer& container) {
    return has_prose ? container.counts.prose_words : container.counts.words;
  };
  for (std::uint32_t i = 1; i < containers.size(); ++i) {
    const std::uint32_t parent = containers[i].parent;
    const bool on_trunk = parent == trunk_end_ && 2 * weight(containers[i]) > weight(containers[0]);
    if (on_trunk) {
      trunk_end_ = i;
      ++trunk_size_;
    }
    Place& place = places_[i];
    const bool parent_on_trunk = places_[parent].trunk == parent;
    place.trunk = on_trunk ? i : places_[parent].trunk;
    place.branch = on_trunk || parent_on_trunk ? i : places_[parent].branch;
  }
}

void PageFeatures::find_headings() {
  std::uint32_t last = kNoNumber;
  title_block_ = page_.blocks.size();
  std::size_t named = page_.blocks.size();
  for (std::uint32_t i = 0; i < page_.blocks.size(); ++i) {
    const TextBlock& block = page_.blocks[i];
    const std::uint8_t level = heading_level(block);
    headings_.push_back(last == kNoNumber ? i : last);
    if (level != 0) last = i;
    const bool is_in_title = block.counts.words >= 2 && block.title_words * 5 >= block.counts.words * 4;
    if (title_block_ == page_.blocks.size() && level == 1 && is_in_title) title_block_ = i;
    if (named == page_.blocks.size() && (level == 1 || (level != 0 && is_in_title))) named = i;
  }
  if (title_block_ == page_.blocks.size()) title_block_ = named == page_.blocks.size() ? 0 : named;
}

void PageFeatures::find_shapes() {
  group_shapes_.resize(groups_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i)
    if (groups_[i].members >= kRepeated) group_shapes_[i] = shape_of(groups_[i]);
  for (const TextGroup& group : path_groups_) path_shapes_.push_back(shape_of(group));
  container_shapes_.resize(page_.containers.size());
  for (std::size_t i = 0; i < page_.containers.size(); ++i) {
    const TextCounts& counts = page_.containers[i].counts;
    if (counts.blocks == 0) continue;
    container_shapes_[i] = {.words = in_steps(counts.words),
                            .links = share(counts.link_words, counts.words),
                            .blocks = in_steps(counts.blocks),
                            .prose = share(counts.prose_words, all().prose_words),
                            .stops = share(counts.stops * 5ull, counts.words),
                            .siblings = in_steps(groups_[places_[i].group].members)};
  }
  for (const TextBlock& block : page_.blocks) {
    const TextCounts& counts = block.counts;
    block_shapes_.push_back({.words = in_steps(counts.words),
                             .links = share(counts.link_words, counts.words),
                             .heading = heading_level(block),
                             .stops = share(counts.stops * 5ull, counts.words)});
  }
}

PageFeatures::GroupShape PageFeatures::shape_of(const TextGroup& group) const {
  const TextCounts& counts = group.counts;
  return {.members = in_steps(group.members),
          .words = share(counts.words, all().words),
          .item = in_steps(group.members == 0 ? 0 : counts.words / group.members),
          .links = share(counts.link_words, counts.words),
          .prose = share(counts.prose_words, counts.words)};
}

std::uint8_t PageFeatures::heading_level(const TextBlock& block) const {
  const NameId name = page_.containers[block.container].name;
  return name >= tag::h1 && name <= tag::h6 ? static_cast<std::uint8_t>(name - tag::h1 + 1) : 0;
}

TextCounts PageFeatures::between(std::size_t first, std::size_t end) const {
  if (first >= end) return {};
  TextCounts counts = before_[end - 1];
  if (first == 0) return counts;
  const TextCounts& before = before_[first - 1];
  counts.blocks -= before.blocks;
  counts.words -= before.words;
  counts.link_words -= before.link_words;
  counts.letters -= before.letters;
  counts.prose_words -= before.prose_words;
  counts.marks -= before.marks;
  counts.stops -= before.stops;
  return counts;
}

FeatureWriter PageFeatures::put_totals(FeatureWriter row) const {
  const TextCounts& page = all();
  row.put("page words", in_steps(page.words));
  row.put("page blocks", in_steps(page.blocks));
  row.put("page links", share(page.link_words, page.words));
  row.put("page prose", share(page.prose_words, page.words));
  return row;
}

void PageFeatures::put_page(FeatureRow& of_page) const {
  FeatureWriter row(of_page);
  const TextCounts& page = all();
  const TextContainer& trunk = page_.containers[trunk_end_];
  row = put_totals(row);
  row.put("page stops", share(page.stops * 10ull, page.words));
  row.put("page marks", share(page.marks * 10ull, page.words));
  row.put("page elements", in_steps(page_.containers.size()));
  row.put("words per block", in_steps(page.blocks == 0 ? 0 : page.words / page.blocks));
  row.put("trunk length", in_steps(trunk_size_));
  row.put("trunk words", share(trunk.counts.words, page.words));
  row.put("trunk links", share(trunk.counts.link_words, trunk.counts.words));
  row.put("trunk blocks", in_steps(trunk.counts.blocks));
  TextGroup largest, largest_prose;
  for (const TextGroup& group : groups_) {
    if (group.members < kRepeated) continue;
    if (group.counts.words > largest.counts.words) largest = group;
    if (group.counts.prose_words > largest_prose.counts.prose_words) largest_prose = group;
  }
  for (const TextGroup* group : {&largest, &largest_prose}) {
    row.put("largest group", in_steps(group->members));
    row.put("largest group words", share(group->counts.words, page.words));
    row.put("largest group item", in_steps(group->members == 0 ? 0 : group->counts.words / group->members));
    row.put("largest group links", share(group->counts.link_words, group->counts.words));
    row.put("largest group prose", share(group->counts.prose_words, group->counts.words));
  }
  for (unsigned bit = 0; bit < 16; ++bit) row.put("data", data_ >> bit & 1);
  for (std::size_t i = 0; i < region_count; ++i) {
    row.put("region elements", in_steps(region_containers_[i]));
    row.put("region words", share(region_words_[i], page.words));
  }
  row.finish(of_page);
}

void PageFeatures::put_shared(FeatureRow& of_blocks, std::span<const std::uint8_t, kPageKinds> kinds) const {
  FeatureWriter row(of_blocks);
  const TextCounts& page = all();
  row = put_totals(row);
  row.put("trunk length", in_steps(trunk_size_));
  row.put("trunk words", share(page_.containers[trunk_end_].counts.words, page.words));
  row.put("kind", kinds);
  row.finish(of_blocks);
}

void PageFeatures::put_block(FeatureRow& of_block, std::size_t index) const {
  FeatureWriter row(of_block);
  const TextBlock& block = page_.blocks[index];
  row = put_own(row, block, index);
  row = put_neighbors(row, index);
  row = put_containers(row, block);
  row = put_groups(row, block, index);
  row.put("region", std::span(page_.containers[block.container].levels).first(region_count));
  const TextBlock& heading = page_.blocks[headings_[index]];
  for (std::size_t i = 0; i < kTextRegions; ++i) {
    row.put("text region", block.regions >> i & 1);
    row.put("heading region", heading.regions >> i & 1);
  }
  row.finish(of_block);
}

FeatureWriter PageFeatures::put_own(FeatureWriter row, const TextBlock& block, std::size_t index) const {
  const TextCounts& counts = block.counts;
  const std::size_t size = page_.blocks.size();
  const BlockShape shape = block_shapes_[index];
  row.put("words", shape.words);
  row.put("letters per word", share(counts.letters, counts.words * 10ull));
  row.put("link share", shape.links);
  row.put("links", in_steps(block.links));
  row.put("strong share", share(block.strong_words, counts.words));
  row.put("title share", share(block.title_words, counts.words));
  row.put("title words", in_steps(block.title_words));
  row.put("capital share", share(block.capital_words, counts.words));
  row.put("digit share", share(block.digits, counts.letters));
  row.put("mark share", share(counts.marks * 5ull, counts.words));
  row.put("stop share", shape.stops);
  row.put("stops", in_steps(counts.stops));
  row.put("breaks", in_steps(block.breaks));
  row.put("first byte", byte_class(block.first_byte));
  row.put("last byte", byte_class(block.last_byte));
  row.put("repeats", in_steps(texts_[index]));
  row.put("heading", shape.heading);
  row.put("place", share(index, size));
  row.put("words before", share(before_[index].words, all().words));
  row.put("blocks before", in_steps(index));
  row.put("blocks after", in_steps(size - index));
  row.put("from title",
          with_sign(static_cast<std::int64_t>(index) - static_cast<std::int64_t>(title_block_)));
  const std::size_t heading = headings_[index];
  row.put("from heading", in_steps(index - heading));
  row.put("last heading", block_shapes_[heading].heading);
  row.put("last heading words", block_shapes_[heading].words);
  row.put("last heading links", block_shapes_[heading].links);
  return row;
}

FeatureWriter PageFeatures::put_neighbors(FeatureWriter row, std::size_t index) const {
  const std::size_t size = page_.blocks.size();
  const std::uint32_t container = page_.blocks[index].container;
  for (const int offset : {-1, 1, -2, 2}) {
    const std::size_t other = index + static_cast<std::size_t>(offset);  // wraps around
    const bool exists = other < size;
    const BlockShape shape = exists ? block_shapes_[other] : BlockShape{.heading = 7};
    row.put("neighbor words", shape.words);
    row.put("neighbor links", shape.links);
    row.put("neighbor heading", shape.heading);
    row.put("neighbor stops", shape.stops);
    const std::uint32_t place = exists ? page_.blocks[other].container : container;
    row.put("neighbor place", !exists                                                            ? 0
                              : place == container                                               ? 3
                              : page_.containers[place].path == page_.containers[container].path ? 2
                                                                                                 : 1);
  }
  for (const std::size_t width : {std::size_t{3}, std::size_t{8}, std::size_t{20}}) {
    const TextCounts counts = between(index < width ? 0 : index - width, std::min(size, index + width + 1));
    row.put("window words", in_steps(counts.words));
    row.put("window links", share(counts.link_words, counts.words));
    row.put("window prose", share(counts.prose_words, counts.words));
  }
  const TextCounts before = between(index < 10 ? 0 : index - 10, index);
  const TextCounts after = between(index + 1, std::min(size, index + 11));
  row.put("prose before", in_steps(before.prose_words));
  row.put("prose after", in_steps(after.prose_words));
  return row;
}

FeatureWriter PageFeatures::put_containers(FeatureWriter row, const TextBlock& block) const {
  const TextContainer* container = &page_.containers[block.container];
  row.put("depth", in_steps(container->depth));
  std::uint32_t at = block.container;
  for (int level = 0; level < 6; ++level) {
    const ContainerShape shape = container_shapes_[at];
    row.put("around words", shape.words);
    row.put("around links", shape.links);
    row.put("around blocks", shape.blocks);
    row.put("around prose", shape.prose);
    if (level < 3) {
      row.put("around stops", shape.stops);
      row.put("around siblings", shape.siblings);
    }
    at = page_.containers[at].parent;
  }
  const Place& place = places_[block.container];
  const TextContainer& trunk = page_.containers[trunk_end_];
  const auto index = static_cast<std::uint32_t>(&block - page_.blocks.data());
  row.put("off trunk", in_steps(container->depth - page_.containers[place.trunk].depth));
  row.put("up trunk", in_steps(trunk.depth - page_.containers[place.trunk].depth));
  row.put("beside trunk", index < trunk.first_block ? 0 : index < trunk.end_block ? 1 : 2);
  row.put("place in trunk", index < trunk.first_block
                                ? 0
                                : share(index - trunk.first_block, trunk.end_block - trunk.first_block));
  const ContainerShape branch = container_shapes_[place.branch];
  row.put("branch words", branch.words);
  row.put("branch links", branch.links);
  row.put("branch prose", branch.prose);
  row.put("branch blocks", branch.blocks);
  row.put("branch stops", branch.stops);
  row.put("branch siblings", branch.siblings);
  return row;
}

FeatureWriter PageFeatures::put_repeated(FeatureWriter row, std::uint32_t container,
                                         std::uint32_t from) const {
  const GroupShape shape = container == 0 ? GroupShape() : group_shapes_[places_[container].group];
  row.put("group", shape.members);
  row.put("group words", shape.words);
  row.put("group item", shape.item);
  row.put("group links", shape.links);
  row.put("group prose", shape.prose);
  row.put("group levels",
          container == 0 ? 255 : in_steps(page_.containers[from].depth - page_.containers[container].depth));
  row.put("group place",
          container == 0 ? 0 : share(places_[container].in_group, groups_[places_[container].group].members));
  return row;
}

FeatureWriter PageFeatures::put_groups(FeatureWriter row, const TextBlock& block, std::size_t index) const {
  const Place& place = places_[block.container];
  row = put_repeated(row, place.repeated, block.container);
  row = put_repeated(row, place.largest, block.container);
  const GroupShape path = path_shapes_[paths_[index]];
  row.put("path blocks", path.members);
  row.put("path words", path.words);
  row.put("path item", path.item);
  row.put("path links", path.links);
  return row;
}

}  // namespace lockstep::detail
