// The member functions of Document and Node that are not inline.
#include "lockstep/document.h"

#include "tables/known_names.h"

namespace lockstep {

std::string_view status_name(Status status) {
  static constexpr std::string_view kNames[] = {"ok",
                                                "input too long",
                                                "too many nodes",
                                                "too many attributes",
                                                "too many errors",
                                                "too much memory",
                                                "out of memory",
                                                "stopped"};
  return kNames[static_cast<int>(status)];
}

// Only the adjustment of foreign attributes puts names into a namespace. Any other name is its own local
// name.
const detail::AttributeNameParts* detail::attribute_name_parts(NameId name) {
  return name >= kFirstNamespacedAttribute && name < kKnownAttributeNames
             ? &namespaced_attribute_parts[name - kFirstNamespacedAttribute]
             : nullptr;
}

detail::NameId detail::namespaced_attribute_name(Namespace attribute_namespace, std::string_view local_name) {
  for (NameId name = kFirstNamespacedAttribute; name < kKnownAttributeNames; ++name) {
    const AttributeNameParts& parts = *attribute_name_parts(name);
    if (parts.name_space == attribute_namespace && parts.local == local_name) return name;
  }
  return 0;
}

// Compares text, not ids: two names can be spelled alike ("xlink:href" with and without a namespace).
const detail::AttributeRecord* Node::find_attribute(std::string_view qualified_name) const {
  for (std::size_t i = 0, count = attribute_count(); i < count; ++i) {
    const detail::AttributeRecord* const record = tree_->attributes(id_) + i;
    if (tree_->attribute_names.name(record->name) == qualified_name) return record;
  }
  return nullptr;
}

const detail::AttributeRecord* Node::find_attribute(Namespace attribute_namespace,
                                                    std::string_view local_name) const {
  for (std::size_t i = 0, count = attribute_count(); i < count; ++i) {
    const detail::AttributeRecord* const record = tree_->attributes(id_) + i;
    const AttributeName name(tree_->attribute_names, record->name);
    if (name.attribute_namespace() == attribute_namespace && name.local_name() == local_name) return record;
  }
  return nullptr;
}

std::optional<std::string_view> Node::attribute(std::string_view qualified_name) const {
  const detail::AttributeRecord* const found = find_attribute(qualified_name);
  return found == nullptr ? std::nullopt : std::optional(tree_->text(found->value));
}

std::optional<std::string_view> Node::attribute(Namespace attribute_namespace,
                                                std::string_view local_name) const {
  const detail::AttributeRecord* const found = find_attribute(attribute_namespace, local_name);
  return found == nullptr ? std::nullopt : std::optional(tree_->text(found->value));
}

std::string_view Node::data() const {
  switch (type()) {
    case NodeType::text:
    case NodeType::comment:
      return tree_->text(record().payload);
    case NodeType::processing_instruction:
      return tree_->text(tree_->processing_instructions[record().name].data);
    default:
      return {};
  }
}

std::string_view Node::target() const {
  if (type() != NodeType::processing_instruction) return {};
  return tree_->text(tree_->processing_instructions[record().name].target);
}

std::string_view Node::name() const {
  return type() == NodeType::doctype ? tree_->text(tree_->doctypes[record().name].name) : std::string_view();
}

std::string_view Node::public_identifier() const {
  if (type() != NodeType::doctype) return {};
  return tree_->text(tree_->doctypes[record().name].public_identifier);
}

std::string_view Node::system_identifier() const {
  if (type() != NodeType::doctype) return {};
  return tree_->text(tree_->doctypes[record().name].system_identifier);
}

const ShadowRootProperties* Node::shadow_root_properties() const {
  if (is_null()) return nullptr;
  const detail::ShadowRootRecord* const record = tree_->shadow_root_record(id_);
  return record == nullptr ? nullptr : &record->properties;
}

}  // namespace lockstep
