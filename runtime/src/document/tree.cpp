#include "document/tree_inline.h"

#include <cstring>

#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// A growable text keeps its capacity in the four bytes before its first byte.
constexpr std::uint32_t kCapacityBytes = sizeof(std::uint32_t);

constexpr std::size_t kFewNodes = 64;

// About how many < a text has: counted in samples where it is long.
std::size_t estimated_tags(std::string_view text) {
  constexpr std::size_t kSample = 64, kShort = 8192, kSamplesEvery = 1024;
  const std::size_t step = text.size() < kShort ? kSample : kSamplesEvery;
  std::size_t count = 0;
  for (std::size_t at = 0; at + kSample <= text.size(); at += step)
    count += count_in_64(text.data() + at, '<');
  return count * (step / kSample);
}

}  // namespace

Tree::Tree() : tag_names(known_tag_names), attribute_names(known_attribute_names) {
  nodes.reserve(kFewNodes);
  nodes.push_back(NodeRecord{});
  create(NodeType::document);
}

// Of 600 pages, the middle half has 1.0 to 1.4 nodes and 0.5 to 1.0 attributes for each <.
void Tree::reserve_for(std::string_view text) {
  if (text.size() < kFewNodes * sizeof(NodeRecord) / 2) return;
  const std::size_t tags = estimated_tags(text);
  nodes.reserve(kFewNodes / 2 + tags + tags * 2 / 5);
  attribute_records.reserve(tags);
}

NodeId Tree::create_document_fragment() { return create(NodeType::document_fragment); }

// Elements made for the same token share their attribute records: cloning n formatting elements costs n
// nodes, whatever attributes they have.
NodeId Tree::create_element_like(Node element) {
  const NodeRecord original = nodes[element];
  const NodeId id = create(NodeType::element);
  nodes[id].element_namespace = original.element_namespace;
  nodes[id].name = original.name;
  nodes[id].payload = original.payload;
  return id;
}

bool Tree::same_attributes(Node a, Node b) const {
  const std::uint32_t count = attribute_count(a);
  if (count != attribute_count(b)) return false;
  const AttributeRecord* first = attributes(a);
  const AttributeRecord* second = attributes(b);
  if (first == second) return true;
  for (std::uint32_t i = 0; i < count; ++i) {
    // Nearly always in the same order, so look there first.
    const AttributeRecord* other = second[i].name == first[i].name ? &second[i] : attribute(b, first[i].name);
    if (other == nullptr || text(other->value) != text(first[i].value)) return false;
  }
  return true;
}

NodeId Tree::create_comment(std::string_view data) {
  const TextRef ref = store(data);
  const NodeId id = create(NodeType::comment);
  nodes[id].payload = ref;
  return id;
}

NodeId Tree::create_processing_instruction(std::string_view target, std::string_view data) {
  const NodeId id = create(NodeType::processing_instruction);
  nodes[id].name = static_cast<NameId>(processing_instructions.size());
  processing_instructions.push_back({store(target), store(data)});
  return id;
}

NodeId Tree::create_doctype(std::string_view name, std::string_view public_identifier,
                            std::string_view system_identifier) {
  const NodeId id = create(NodeType::doctype);
  nodes[id].name = static_cast<NameId>(doctypes.size());
  doctypes.push_back({store(name), store(public_identifier), store(system_identifier)});
  return id;
}

void Tree::remove(Node child) {
  NodeRecord& record = nodes[child];
  if (record.parent == kNoNode) return;
  NodeRecord& parent_record = nodes[record.parent];
  const NodeId first = parent_record.first_child;
  if (first == child) {
    parent_record.first_child = record.next;
  } else {
    nodes[record.previous].next = record.next;
  }
  if (record.next != kNoNode) {
    nodes[record.next].previous = record.previous;
  } else if (first != child) {
    nodes[first].previous = record.previous;
  }
  record.parent = record.next = kNoNode;
  record.previous = child;
}

void Tree::move_children(Node from, Node to) {
  const NodeId first = nodes[from].first_child;
  if (first == kNoNode) return;
  for (NodeId child = first; child != kNoNode; child = nodes[child].next) nodes[child].parent = to;
  nodes[from].first_child = kNoNode;
  const NodeId target_first = nodes[to].first_child;
  if (target_first == kNoNode) {
    nodes[to].first_child = first;
    return;
  }
  const NodeId last = nodes[first].previous;
  const NodeId target_last = nodes[target_first].previous;
  nodes[target_last].next = first;
  nodes[first].previous = target_last;
  nodes[target_first].previous = last;
}

void Tree::append_to_text(Node node, std::string_view more) {
  NodeRecord& record = nodes[node];
  TextRef& ref = record.payload;
  if ((ref.size & kInArena) == 0 && more.data() == source + ref.offset + ref.size) {
    ref.size += static_cast<std::uint32_t>(more.size());
    return;
  }
  const std::uint32_t size = ref.size & ~kInArena;
  const std::size_t needed = std::size_t{size} + more.size();
  if (needed >= kInArena) out_of_memory();
  std::uint32_t capacity = 0;
  if ((record.flags & kGrowable) != 0)
    std::memcpy(&capacity, arena_text.data() + ref.offset - kCapacityBytes, kCapacityBytes);
  if (needed > capacity) {
    // Doubling keeps the total copied linear in the text's length, however many pieces it comes in. The text
    // at the end of the arena, where a text that is being built mostly is, grows in its place.
    const std::size_t wanted = needed < 24 ? 32 : needed < kInArena / 2 ? needed * 2 : kInArena - 1;
    const bool at_end = capacity != 0 && ref.offset + std::size_t{capacity} == arena_text.size();
    const std::size_t start = at_end ? ref.offset : arena_text.size() + kCapacityBytes;
    if (start + wanted > UINT32_MAX) out_of_memory();
    arena_text.extend(start + wanted - arena_text.size());
    if (!at_end) std::memcpy(arena_text.data() + start, text(ref).data(), size);
    capacity = static_cast<std::uint32_t>(wanted);
    std::memcpy(arena_text.data() + start - kCapacityBytes, &capacity, kCapacityBytes);
    ref.offset = static_cast<std::uint32_t>(start);
    record.flags |= kGrowable;
  }
  std::memcpy(arena_text.data() + ref.offset + size, more.data(), more.size());
  ref.size = static_cast<std::uint32_t>(needed) | kInArena;
}

NodeId Tree::following(Node node, Node root) const {
  if (nodes[node].first_child != kNoNode) return nodes[node].first_child;
  return following_skipping_children(node, root);
}

NodeId Tree::following_skipping_children(Node node, Node root) const {
  while (node != root) {
    if (nodes[node].next != kNoNode) return nodes[node].next;
    node = nodes[node].parent;
  }
  return kNoNode;
}

bool Tree::document_has_child(NodeType type) const {
  for (Node child = first_child(kDocumentNode); child != kNoNode; child = next_sibling(child))
    if (nodes[child].type == type) return true;
  return false;
}

const AttributeRecord* Tree::attribute(Node element, NameId name) const {
  const AttributeRecord* records = attributes(element);
  for (std::uint32_t i = 0, count = attribute_count(element); i < count; ++i)
    if (records[i].name == name) return &records[i];
  return nullptr;
}

std::string_view Tree::attribute_value(Node element, AttributeName name) const {
  const AttributeRecord* record = attribute(element, name.id());
  return record == nullptr ? std::string_view() : text(record->value);
}

// A document may hold any number of html and body start tags, each adding attributes to the one element. A
// bit per name answers "does it have that one" at once, and the records move to fresh space that doubles.
void Tree::add_missing_attributes(Node element, const SinkAttributes& attributes) {
  if (attributes.empty()) return;
  GrowingAttributes& growing = growing_attributes[element];
  std::vector<bool>& present = growing.present;
  TextRef& range = nodes[element].payload;
  if (present.empty()) {
    present.resize(attribute_names.size());
    growing.capacity = range.size;
    for (std::uint32_t i = 0; i < range.size; ++i) present[attribute_records[range.offset + i].name] = true;
  }
  if (present.size() < attribute_names.size()) present.resize(std::size_t{attribute_names.size()} * 2);
  for (const auto [name, value] : attributes) {
    if (present[name.id()]) continue;
    present[name.id()] = true;
    if (range.size == growing.capacity) {
      growing.capacity = range.size < 2 ? 4 : range.size * 2;
      const std::size_t start = attribute_records.size();
      attribute_records.extend(growing.capacity);
      std::memcpy(attribute_records.data() + start, attribute_records.data() + range.offset,
                  range.size * sizeof(AttributeRecord));
      range.offset = static_cast<std::uint32_t>(start);
    }
    attribute_records[range.offset + range.size++] = {name.id(), store(value)};
  }
}

void Tree::set_template_contents(Node element, Node contents) {
  nodes[element].flags |= kRedirectedContents;
  redirected_contents[element] = contents;
}

NodeId Tree::attach_shadow_root(Node host, const ShadowRootProperties& properties) {
  const NodeId root = create(NodeType::document_fragment);
  nodes[host].flags |= kHasShadowRoot;
  shadow_roots[host] = root;
  shadow_root_records[root] = {properties, host};
  return root;
}

NodeId Tree::shadow_root(Node host) const {
  return (nodes[host].flags & kHasShadowRoot) != 0 ? shadow_roots.find(host)->second : kNoNode;
}

// https://dom.spec.whatwg.org/#concept-node-clone with its descendants and template contents, without
// recursion: `work` holds the pairs whose children are still to be cloned.
NodeId Tree::clone(Node node) {
  struct Pair {
    NodeId from, to;
  };
  PodVector<Pair> work;
  const auto copy_of = [&](NodeId from) {
    const NodeId copy = create(nodes[from].type);
    const NodeRecord original = nodes[from];
    nodes[copy].element_namespace = original.element_namespace;
    nodes[copy].flags = original.flags & (kScriptFlags | kHasContents);
    nodes[copy].name = original.name;
    nodes[copy].payload = original.payload;  // the bytes are shared; either text moves away when it grows
    if (original.type == NodeType::text) nodes[from].flags &= static_cast<std::uint16_t>(~kGrowable);
    if ((original.flags & kHasContents) != 0)
      work.push_back({template_contents(from), create(NodeType::document_fragment)});
    if (original.first_child != kNoNode) work.push_back({from, copy});
    return copy;
  };
  const NodeId root = copy_of(node);
  while (!work.empty()) {
    const Pair pair = work.back();
    work.pop_back();
    for (NodeId child = nodes[pair.from].first_child; child != kNoNode; child = nodes[child].next)
      insert_before(pair.to, copy_of(child), kNoNode);
  }
  return root;
}

bool Tree::is_connected(Node node) const {
  for (;;) {
    if (nodes[node].type == NodeType::document) return true;
    if (nodes[node].parent != kNoNode) {
      node = nodes[node].parent;
      continue;
    }
    const auto shadow = shadow_root_records.find(node);
    if (shadow == shadow_root_records.end()) return false;
    node = shadow->second.host;
  }
}

std::uint64_t Tree::attribute_identity(Node element) const {
  const auto mix = [](std::uint64_t value) {
    value *= 0x9E3779B97F4A7C15u;
    return value ^ (value >> 32);
  };
  std::uint64_t identity = mix(nodes[element].name);
  const AttributeRecord* records = attributes(element);
  for (std::uint32_t i = 0, count = attribute_count(element); i < count; ++i) {
    const std::string_view value = text(records[i].value);
    std::uint64_t hash = records[i].name;
    for (std::size_t at = 0; at < value.size(); at += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, value.data() + at, value.size() - at < 8 ? value.size() - at : 8);
      hash = mix(hash ^ word);
    }
    identity += mix(hash + value.size());
  }
  return identity;
}

bool Tree::is_template_contents(Node fragment) const {
  return fragment > kDocumentNode + 1 && (nodes[fragment - 1].flags & kHasContents) != 0;
}

std::size_t Tree::bytes() const {
  return nodes.bytes_outside() + attribute_records.bytes_outside() + arena_text.bytes_outside() +
         doctypes.bytes_outside() + processing_instructions.bytes_outside() + tag_names.bytes() +
         attribute_names.bytes() + owned_source.capacity();
}

}  // namespace lockstep::detail
