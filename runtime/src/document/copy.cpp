// Copying subtrees, in the same tree or into another one.
#include <span>

#include "document/tree_inline.h"

namespace lockstep::detail {

NodeId Tree::copy_without_parts(const Tree& from, Node node, Copying how) {
  const NodeRecord original = from.nodes[node];
  const NodeId id = create(original.type);
  constexpr auto kAlreadyStarted = static_cast<std::uint16_t>(ScriptFlag::already_started);
  nodes[id].flags = static_cast<std::uint16_t>(
      kCopied |
      (original.flags & (how == Copying::adoption ? kScriptFlags | kNoForceAsync : kAlreadyStarted)));
  if ((original.flags & kHasContents) != 0) {
    create(NodeType::document_fragment);
    nodes[id].flags |= kHasContents;
  }
  switch (original.type) {
    case NodeType::none:
    case NodeType::document:
    case NodeType::document_fragment:
      break;
    case NodeType::element:
      nodes[id].element_namespace = original.element_namespace;
      nodes[id].name = &from == this ? original.name : tag_names.adopt(from.tag_names, original.name);
      copy_attributes(from, node, id);
      break;
    case NodeType::text:
    case NodeType::comment:
      // Within a tree, the bytes are shared: text that grows only writes after them.
      nodes[id].payload = &from == this ? original.payload : store_foreign(from.text(original.payload));
      break;
    case NodeType::doctype: {
      const DoctypeRecord& doctype = from.doctypes[original.name];
      nodes[id].name = original.name;
      if (&from == this) break;
      nodes[id].name = static_cast<NameId>(doctypes.size());
      doctypes.push_back({store_foreign(from.text(doctype.name)),
                          store_foreign(from.text(doctype.public_identifier)),
                          store_foreign(from.text(doctype.system_identifier))});
      break;
    }
    case NodeType::processing_instruction: {
      const ProcessingInstructionRecord& instruction = from.processing_instructions[original.name];
      nodes[id].name = original.name;
      if (&from == this) break;
      nodes[id].name = static_cast<NameId>(processing_instructions.size());
      processing_instructions.push_back(
          {store_foreign(from.text(instruction.target)), store_foreign(from.text(instruction.data))});
      break;
    }
  }
  return id;
}

void Tree::copy_attributes(const Tree& from, Node element, Node copy) {
  const TextRef range = from.nodes[element].payload;
  if (&from == this) {
    nodes[copy].payload = range;
    // The next change must move the records, which are now shared.
    if ((nodes[element].flags & kChangedAttributes) != 0) changed_attributes_of(element).capacity = 0;
    return;
  }
  const std::size_t start = attribute_records.size();
  for (const AttributeRecord& record : from.records(range))
    attribute_records.push_back(
        {attribute_names.adopt(from.attribute_names, record.name), store_foreign(from.text(record.value))});
  if (range.size != 0) nodes[copy].payload = {static_cast<std::uint32_t>(start), range.size};
}

// No recursion: `work` holds the pairs whose children have not been copied yet.
NodeId Tree::copy(const Tree& from, Node node, Copying how, PodVector<Node>* copied) {
  struct Pair {
    NodeId from, to;
  };
  PodVector<Pair> work;
  const auto copy_of = [&](NodeId original) {
    const NodeId duplicate = copy_without_parts(from, original, how);
    if (copied != nullptr) copied->push_back(original);
    if (how != Copying::shallow_clone || original != node) {
      if (const NodeId contents = from.template_contents(original); contents != kNoNode)
        work.push_back({contents, template_contents(duplicate)});
      work.push_back({original, duplicate});
    }
    if (const NodeId shadow = from.shadow_root(original); shadow != kNoNode) {
      const ShadowRootProperties properties = from.shadow_root_record(shadow)->properties;
      if (how == Copying::adoption || properties.clonable)
        work.push_back({shadow, attach_shadow_root(duplicate, properties)});
    }
    return duplicate;
  };
  const NodeId root = copy_of(node);
  while (!work.empty()) {
    const Pair pair = work.back();
    work.pop_back();
    for (NodeId child = from.first_child(pair.from); child != kNoNode; child = from.next_sibling(child))
      insert_before(pair.to, copy_of(child), kNoNode);
  }
  return root;
}

// https://dom.spec.whatwg.org/#concept-node-adopt
NodeId Tree::adopt(Tree& from, Node node, bool emptied) {
  // Copied first: memory may run out.
  PodVector<Node> copied;
  const NodeId adopted = copy(from, node, Copying::adoption, &copied);
  for (const NodeId moved : std::span(copied.data(), copied.size()).subspan(emptied ? 1 : 0)) {
    std::uint16_t& flags = from.nodes[moved].flags;
    flags |= kAdopted;
    for (const NodeId part : {from.template_contents(moved), from.shadow_root(moved)})
      if (part != kNoNode) from.nodes[part].flags |= kAdopted;
  }
  if (!emptied) from.remove(node);
  while (emptied && from.first_child(node) != kNoNode) from.remove(from.first_child(node));
  return adopted;
}

}  // namespace lockstep::detail
