// The tree of a document: creating and changing nodes, storing their text, and counting memory.
#include "document/tree_inline.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <utility>

#include "document/positions.h"
#include "document/table_bytes.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// A growable text stores its capacity in the four bytes before its first byte.
constexpr std::uint32_t kCapacityBytes = sizeof(std::uint32_t);

constexpr std::size_t kFirstNodes = 2;  // the null node and the Document
constexpr std::size_t kFewNodes = 64;

const AttributeRecord* find_attribute(std::span<const AttributeRecord> records, NameId name) {
  for (const AttributeRecord& record : records)
    if (record.name == name) return &record;
  return nullptr;
}

// Estimates how many "<" a text contains, from samples: half of a short text, a sixteenth of a long one.
std::size_t estimated_tags(std::string_view text) {
  constexpr std::size_t kSample = 64, kShort = 8192;
  const std::size_t step = text.size() < kShort ? 2 * kSample : 16 * kSample;
  std::size_t count = 0;
  for (std::size_t at = 0; at + kSample <= text.size(); at += step)
    count += count_in_64(text.data() + at, '<');
  return count * (step / kSample);
}

// Measured on 600 pages: the middle half has 1.0 to 1.4 nodes and 0.5 to 1.0 attributes for each "<".
std::size_t estimated_nodes(std::string_view text, std::size_t tags) {
  return std::max(text.size() < 512 ? kFewNodes / 2 : kFewNodes, kFewNodes / 2 + tags + tags * 2 / 5);
}

}  // namespace

Tree::Tree() : Tree(PodVector<NodeRecord>()) {}

Tree::Tree(PodVector<NodeRecord>&& memory)
    : nodes(std::move(memory)), tag_names(known_tag_names), attribute_names(known_attribute_names) {
  nodes.clear();
  begin(kFirstNodes);  // reserve_for() has a better estimate
}

Tree::Tree(std::string_view expected)
    : tag_names(known_tag_names),
      attribute_names(known_attribute_names),
      expected_tags_(estimated_tags(expected)) {
  begin(estimated_nodes(expected, expected_tags_));
}

void Tree::begin(std::size_t room) {
  nodes.reserve(room);
  nodes.push_back(NodeRecord{});
  create(NodeType::document);
}

// Only the memory of the spent tree is kept: its destructor runs, and then a constructor.
std::unique_ptr<Tree> Tree::in_memory_of(std::unique_ptr<Tree> spent) {
  if (spent == nullptr || spent->nodes.capacity() < kFirstNodes) return std::make_unique<Tree>();
  Tree* const place = spent.release();
  PodVector<NodeRecord> nodes = std::move(place->nodes);
  PodVector<AttributeRecord> attribute_records = std::move(place->attribute_records);
  PodVector<char> arena_text = std::move(place->arena_text);
  std::destroy_at(place);
  std::unique_ptr<Tree> tree(::new (static_cast<void*>(place)) Tree(std::move(nodes)));  // allocates nothing
  tree->attribute_records = std::move(attribute_records);
  tree->attribute_records.clear();
  tree->arena_text = std::move(arena_text);
  tree->arena_text.clear();
  return tree;
}

Tree::~Tree() = default;

TextRef Tree::store_copy(std::string_view text) {
  if (text.empty()) return {};
  const std::size_t start = arena_text.size();
  if (start + text.size() > UINT32_MAX || text.size() >= kInArena) out_of_memory();
  std::memcpy(arena_text.extend(text.size()), text.data(), text.size());
  return {static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(text.size()) | kInArena};
}

void Tree::make_room_for_a_node() {
  if (nodes.size() >= UINT32_MAX) out_of_memory();
  nodes.reserve(node_limit.node_allowance != nullptr ? node_limit.node_allowance(node_limit.parser)
                                                     : std::max(kFewNodes, nodes.size() + nodes.size() / 2));
}

void Tree::reserve_for(std::string_view text) {
  if (node_limit.node_allowance != nullptr) return;
  const std::size_t tags = expected_tags_ != 0 ? expected_tags_ : estimated_tags(text);
  nodes.reserve(estimated_nodes(text, tags));
  if (positions != nullptr) positions->nodes.reserve(nodes.capacity());
  attribute_records.reserve(tags);
}

void Tree::take_memory(Tree& spent) {
  const auto take = [](auto& to, auto& from) {
    if (from.capacity() <= to.capacity()) return;
    from.clear();
    from.append(to.data(), to.size());
    to = std::move(from);
  };
  take(nodes, spent.nodes);
  take(attribute_records, spent.attribute_records);
  take(arena_text, spent.arena_text);
}

NodeId Tree::create_document_fragment() { return create(NodeType::document_fragment); }

// Elements created for the same token share their attribute records: cloning n formatting elements costs n
// nodes, however many attributes they have.
NodeId Tree::create_element_like(Node element) {
  const NodeRecord original = nodes[element];
  const NodeId id = create(NodeType::element);
  nodes[id].element_namespace = original.element_namespace;
  nodes[id].name = original.name;
  nodes[id].payload = created_attributes(element);
  return id;
}

bool Tree::same_attributes(Node a, Node b) const {
  const std::span<const AttributeRecord> first = records(created_attributes(a));
  const std::span<const AttributeRecord> second = records(created_attributes(b));
  if (first.size() != second.size()) return false;
  if (first.data() == second.data()) return true;
  for (std::size_t i = 0; i < first.size(); ++i) {
    // The order is nearly always the same, so the same index is tried first.
    const AttributeRecord* other =
        second[i].name == first[i].name ? &second[i] : find_attribute(second, first[i].name);
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
  order.forget();
  note_move(child);
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
  order.forget();
  // Done before any change, because memory may run out.
  if (!forms.empty()) [[unlikely]]
    for (NodeId child = first; child != kNoNode; child = nodes[child].next) note_move(child);
  for (NodeId child = first; child != kNoNode; child = nodes[child].next) nodes[child].parent = to;
  nodes[from].first_child = kNoNode;
  nodes[to].first_child = first;
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
    // Doubling keeps the number of bytes copied linear in the text's length, however many pieces it arrives
    // in. Text at the end of the arena grows in place, and text being built is usually there.
    const std::size_t wanted = needed < 24 ? 32 : needed < kInArena / 2 ? needed * 2 : kInArena - 1;
    const bool at_end = capacity != 0 && ref.offset + std::size_t{capacity} == arena_text.size();
    const std::size_t start = at_end ? ref.offset : arena_text.size() + kCapacityBytes;
    if (start + wanted > UINT32_MAX) out_of_memory();
    arena_text.extend(start + wanted - arena_text.size());
    if (!at_end) std::memcpy(arena_text.data() + start, text(ref).data(), size);
    largest_room = std::max(largest_room, wanted);
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
  while (node != root && node != kNoNode) {
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
  return find_attribute({attributes(element), attribute_count(element)}, name);
}

std::string_view Tree::attribute_value(Node element, AttributeName name) const {
  const AttributeRecord* record = attribute(element, name.id());
  return record == nullptr ? std::string_view() : text(record->value);
}

Tree::RareParts& Tree::make_rare_parts() {
  if (rare_parts == nullptr) rare_parts = std::make_unique<RareParts>();
  return *rare_parts;
}

Tree::ChangedAttributes& Tree::changed_attributes_of(Node element) {
  ChangedAttributes& changed = make_rare_parts().changed_attributes[element];
  if ((nodes[element].flags & kChangedAttributes) == 0) changed.created = nodes[element].payload;
  nodes[element].flags |= kChangedAttributes;
  return changed;
}

// Returns the element's attribute records, no longer shared, with room for `room` in total. If there is no
// room, moves them to a new place, with twice the capacity if their number grows.
AttributeRecord* Tree::own_attributes(Node element, std::uint32_t room) {
  ChangedAttributes& changed = changed_attributes_of(element);
  TextRef& range = nodes[element].payload;
  if (room > changed.capacity) {
    const std::uint32_t capacity = room < 4 ? 4 : room > range.size ? range.size * 2 : room;
    const std::size_t start = attribute_records.size();
    attribute_records.extend(capacity);
    std::memcpy(attribute_records.data() + start, attribute_records.data() + range.offset,
                range.size * sizeof(AttributeRecord));
    range.offset = static_cast<std::uint32_t>(start);
    changed.capacity = capacity;
  }
  return attribute_records.data() + range.offset;
}

// A document may contain any number of html and body start tags, and each adds attributes to the same
// element. One bit per name tells in constant time whether the element has it.
void Tree::add_missing_attributes(Node element, const SinkAttributes& attributes) {
  if (attributes.empty()) return;
  std::vector<bool>& present = changed_attributes_of(element).present;
  std::uint32_t& size = nodes[element].payload.size;
  if (present.empty()) {
    present.resize(attribute_names.size());
    for (std::uint32_t i = 0; i < size; ++i) present[this->attributes(element)[i].name] = true;
  }
  if (present.size() < attribute_names.size()) present.resize(std::size_t{attribute_names.size()} * 2);
  for (const auto [name, value] : attributes) {
    if (present[name.id()]) continue;
    present[name.id()] = true;
    own_attributes(element, size + 1)[size] = {name.id(), store(value)};
    ++size;
  }
}

void Tree::set_template_contents(Node element, Node contents) {
  make_rare_parts().redirected_contents[element] = contents;
  nodes[element].flags |= kRedirectedContents;
}

NodeId Tree::attach_shadow_root(Node host, const ShadowRootProperties& properties) {
  const NodeId root = create(NodeType::document_fragment);
  RareParts& parts = make_rare_parts();
  parts.shadow_root_records[root] = {properties, host};
  parts.shadow_roots[host] = root;
  nodes[host].flags |= kHasShadowRoot;
  return root;
}

NodeId Tree::shadow_root(Node host) const {
  return (nodes[host].flags & kHasShadowRoot) != 0 ? rare_parts->shadow_roots.find(host)->second : kNoNode;
}

const ShadowRootRecord* Tree::shadow_root_record(Node root) const {
  if (rare_parts == nullptr) return nullptr;
  const auto found = rare_parts->shadow_root_records.find(root);
  return found == rare_parts->shadow_root_records.end() ? nullptr : &found->second;
}

NodeId Tree::host(Node fragment) const {
  if ((nodes[fragment - 1].flags & kHasContents) != 0) return fragment - 1;
  const ShadowRootRecord* const shadow = shadow_root_record(fragment);
  return shadow == nullptr ? kNoNode : shadow->host;
}

bool Tree::contains(Node node, Node other) const {
  if (!can_contain_any(node)) return node == other;
  while (other != kNoNode && other != node) {
    const NodeRecord& record = nodes[other];
    other =
        record.parent == kNoNode && record.type == NodeType::document_fragment ? host(other) : record.parent;
  }
  return other == node;
}

// The tree builder inserts nodes only under new nodes or where they were before, so only the contents of a
// new template can create a cycle.
bool Tree::may_contain(Node node, Node target) const {
  if (changed_by_others) return contains(node, target);
  return target == node || (target != kNoNode && target == template_contents(node));
}

bool Tree::is_connected(Node node) const {
  for (;;) {
    if (nodes[node].type == NodeType::document) return true;
    if (nodes[node].parent != kNoNode) {
      node = nodes[node].parent;
      continue;
    }
    const ShadowRootRecord* const shadow = shadow_root_record(node);
    if (shadow == nullptr) return false;
    node = shadow->host;
  }
}

std::uint64_t Tree::attribute_identity(Node element) const {
  const auto mix = [](std::uint64_t value) {
    value *= 0x9E3779B97F4A7C15u;
    return value ^ (value >> 32);
  };
  std::uint64_t identity = mix(nodes[element].name);
  for (const AttributeRecord& record : records(created_attributes(element))) {
    const std::string_view value = text(record.value);
    std::uint64_t hash = record.name;
    for (std::size_t at = 0; at < value.size(); at += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, value.data() + at, value.size() - at < 8 ? value.size() - at : 8);
      hash = mix(hash ^ word);
    }
    identity += mix(hash + value.size());
  }
  return identity;
}

std::size_t Tree::bytes() const {
  return nodes.bytes_outside() + attribute_records.bytes_outside() + arena_text.bytes_outside() +
         doctypes.bytes_outside() + processing_instructions.bytes_outside() + forms.bytes_outside() +
         tag_names.bytes() + attribute_names.bytes() + owned_source.capacity() +
         (positions == nullptr ? 0 : positions->bytes()) + lines.bytes();
}

std::size_t Tree::bytes_to_grow() const {
  // Text without room doubles its capacity, as do attributes added by tokens.
  std::size_t bytes = nodes.bytes_outside() + attribute_records.bytes_to_grow() + arena_text.bytes_to_grow() +
                      2 * largest_room + doctypes.bytes_to_grow() + processing_instructions.bytes_to_grow() +
                      forms.bytes_to_grow() + tag_names.bytes_to_grow() + attribute_names.bytes_to_grow() +
                      (positions == nullptr ? 0 : positions->bytes_to_grow());
  if (rare_parts == nullptr) return bytes;
  bytes += bytes_of(rare_parts->redirected_contents) + bytes_of(rare_parts->shadow_roots) +
           bytes_of(rare_parts->shadow_root_records) + bytes_of(rare_parts->changed_attributes) +
           bytes_of(rare_parts->moved);
  for (const auto& [element, changed] : rare_parts->changed_attributes)
    bytes += 2 * changed.capacity * sizeof(AttributeRecord) + changed.present.capacity() / 2;
  return bytes;
}

}  // namespace lockstep::detail
