// The walk over a tree being sanitized, and its reports.
#include "sanitize/sanitize_operations.h"

#include <algorithm>

#include "document/positions.h"
#include "document/tree_inline.h"
#include "sanitizer/sanitize_rules.h"

namespace lockstep::detail {

SanitizeOperations::~SanitizeOperations() = default;

void SanitizeOperations::sanitize_tree(Tree& tree, Node root) {
  auto& rules = static_cast<SanitizeRules&>(*this);
  tree_ = &tree;
  tree.changed_by_others = true;
  tree.order.forget();
  pending_.push_back(root);
  while (!pending_.empty()) {
    root_ = pending_.back();
    pending_.pop_back();
    for (Node node = tree.first_child(root_); node != kNoNode; node = next_) {
      has_next_ = false;
      rules.run_the_inner_sanitize_steps_for_the_child(node);
      if (!has_next_) next_ = next_outside(node);
    }
  }
}

void SanitizeOperations::replace_with_children(Node element) {
  if (report_ != nullptr) report_node(element);
  PodVector<NodeRecord>& nodes = tree_->nodes;
  const NodeRecord record = nodes[element];
  const Node first = record.first_child;
  // A Document cannot have arbitrary children, so an element there is removed with its children. This happens
  // only in trees that were not parsed.
  if (first == kNoNode || nodes[record.parent].type == NodeType::document) {
    next_ = tree_->following_skipping_children(element, root_);
    has_next_ = true;
    tree_->remove(element);
    return;
  }
  const Node last = nodes[first].previous;
  for (Node child = first; child != kNoNode; child = nodes[child].next) nodes[child].parent = record.parent;
  NodeRecord& parent = nodes[record.parent];
  const bool is_first = parent.first_child == element;
  nodes[last].next = record.next;
  // `previous` of a first child is the last child.
  if (is_first) {
    nodes[first].previous = record.next == kNoNode ? last : record.previous;
    parent.first_child = first;
  } else {
    nodes[first].previous = record.previous;
    nodes[record.previous].next = first;
  }
  if (record.next != kNoNode) {
    nodes[record.next].previous = last;
  } else if (!is_first) {
    nodes[parent.first_child].previous = last;
  }
  NodeRecord& gone = nodes[element];
  gone.parent = gone.next = gone.first_child = kNoNode;
  gone.previous = element;
  next_ = first;
  has_next_ = true;
}

// --- Attributes. Elements created for the same token share their attribute records, so these are never
// changed: the kept attributes are either still the first records, or copies.

void SanitizeOperations::AttributeCursor::next_after_removal() {
  PodVector<AttributeRecord>& records = tree_.attribute_records;
  if (!removed_) {
    if (kept_ != index_) {
      // The first kept attribute after a removed one.
      const std::uint32_t from = tree_.nodes[element_].payload.offset;
      if (moved_ == 0) {
        moved_ = static_cast<std::uint32_t>(records.size());
        records.extend(kept_);
        std::copy_n(records.data() + from, kept_, records.data() + moved_);
      }
      const AttributeRecord record = records[from + index_];
      records.push_back(record);
    }
    ++kept_;
  }
  removed_ = false;
  if (++index_ == count_) {
    finish();
    return;
  }
  load();
}

void SanitizeOperations::AttributeCursor::finish() {
  if (kept_ == count_) return;
  NodeRecord& record = tree_.nodes[element_];
  const TextRef before = record.payload;
  record.payload.size = kept_;
  if (moved_ != 0) record.payload.offset = moved_;
  if ((record.flags & kChangedAttributes) == 0) return;
  Tree::ChangedAttributes& changed = tree_.rare_parts->changed_attributes.find(element_)->second;
  if (moved_ != 0) changed.capacity = 0;
  if (changed.present.empty()) return;
  for (std::uint32_t i = 0; i < before.size; ++i)
    changed.present[tree_.attribute_records[before.offset + i].name] = false;
  for (std::uint32_t i = 0; i < kept_; ++i)
    changed.present[tree_.attribute_records[record.payload.offset + i].name] = true;
}

std::uint32_t SanitizeOperations::unknown_element(Namespace element_namespace, NameId name) {
  std::vector<std::uint32_t>& known = unknown_elements_[static_cast<unsigned>(element_namespace) - 1];
  const std::uint32_t at = name - kKnownTagNames;
  if (at >= known.size()) known.resize(std::max(at + 1, tag_names_.size() - kKnownTagNames));
  if (known[at] == 0)
    known[at] = configuration_.unknown_element(element_namespace, tag_names_.name(name)) + 1;
  return known[at] - 1;
}

std::uint32_t SanitizeOperations::unknown_attribute(NameId name) {
  const std::uint32_t at = name - kKnownAttributeNames;
  if (at >= unknown_attributes_.size())
    unknown_attributes_.resize(std::max(at + 1, attribute_names_.size() - kKnownAttributeNames));
  std::uint32_t& number = unknown_attributes_[at];
  if (number == 0) number = configuration_.unknown_attribute(attribute_names_.name(name)) + 1;
  return number - 1;
}

// --- Reports

void SanitizeOperations::report_to(const SanitizeOptions& options, const CompiledConfiguration* lenient) {
  if (options.on_removal == nullptr) return;
  report_ = std::make_unique<Report>();
  report_->on_removal = options.on_removal;
  report_->user_data = options.removal_user_data;
  if (lenient != nullptr)
    report_->lenient = std::make_unique<SanitizeRules>(*lenient, tag_names_, attribute_names_);
}

void SanitizeOperations::report_refusals(Tree& tree, Node node) {
  tree_ = &tree;
  report_->while_parsing = true;
  auto& rules = static_cast<SanitizeRules&>(*this);
  if (type_of(node) == NodeType::comment) {
    if (rules.comments_are_removed()) report_node(node);
  } else if (type_of(node) == NodeType::processing_instruction) {
    if (rules.processing_instructions_with_the_target_are_removed(target_of(node))) report_node(node);
  } else {
    const ElementName name = name_of(node);
    if (rules.elements_named_are_replaced_with_their_children(name) || rules.elements_named_are_removed(name))
      return report_node(node);
    for (AttributeCursor attribute = attribute_list(node); attribute; attribute.next())
      if (rules.is_removed_from_elements_named(attribute, name)) report_attribute(attribute);
  }
}

namespace {

// The step of the parser that refuses the node.
std::string_view anchor_while_parsing(NodeType type) {
  if (type == NodeType::comment) return "#insert-a-comment";
  if (type == NodeType::processing_instruction) return "#insert-a-processing-instruction";
  return "#insert-an-element-at-the-adjusted-insertion-location";
}

}  // namespace

void SanitizeOperations::report_node(Node node) {
  SanitizerRemoval removal;
  removal.node = NodeAccess::at(*tree_, node);
  removal.member = refusal_.member;
  removal.anchor = "#inner-sanitize-steps";
  if (report_->while_parsing) removal.anchor = anchor_while_parsing(tree_->type(node));
  removal.range = removal.node.position().range.value_or(ByteRange());
  SanitizeRules* const lenient = report_->lenient.get();
  switch (tree_->type(node)) {
    case NodeType::comment:
      removal.reason = RemovalReason::comment;
      break;
    case NodeType::processing_instruction:
      removal.reason = RemovalReason::processing_instruction;
      break;
    default: {
      const bool replaced = refusal_.member == "replaceWithChildrenElements";
      removal.reason = replaced ? RemovalReason::replaced_element : RemovalReason::element;
      if (lenient == nullptr || replaced) break;
      const NodeRecord& record = tree_->nodes[node];
      removal.unsafe =
          !lenient->elements_named_are_removed(lenient->element_name(record.element_namespace, record.name));
    }
  }
  if (removal.unsafe) removal.anchor = "#remove-unsafe";
  report_->on_removal(removal, report_->user_data);
}

void SanitizeOperations::report_attribute(const AttributeCursor& attribute) {
  SanitizerRemoval removal;
  removal.node = NodeAccess::at(*tree_, attribute.element());
  removal.attribute = removal.node.attribute(attribute.index());
  removal.reason = refusal_.reason;
  removal.member = refusal_.member;
  removal.anchor = report_->while_parsing ? "#create-an-element-for-the-token" : "#inner-sanitize-steps";
  if (report_->positions_of != attribute.element()) {
    report_->positions_of = attribute.element();
    report_->positions = removal.node.attribute_positions();
  }
  const AttributePosition position = report_->positions[attribute.index()];
  if (position.name) removal.range = *position.name;
  if (position.name && position.value) {
    removal.range.end = position.value->end;
    // Includes the closing quotation mark, if the value has one.
    const OffsetMap& offsets = tree_->positions->offsets;
    const std::uint64_t end = offsets.text_begin(position.value->end);
    if (end < tree_->source_size && (tree_->source[end] == '"' || tree_->source[end] == '\''))
      removal.range.end = offsets.input_end(end + 1);
  }
  if (SanitizeRules* const lenient = report_->lenient.get()) {
    const NodeRecord& record = tree_->nodes[attribute.element()];
    removal.unsafe = !lenient->is_removed_from_elements_named(
        attribute, lenient->element_name(record.element_namespace, record.name));
  }
  if (removal.unsafe) removal.anchor = "#remove-unsafe";
  report_->on_removal(removal, report_->user_data);
}

}  // namespace lockstep::detail
