// Modifying a document: the DOM's validity checks, and the modifications.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "document/tree_inline.h"
#include "document/valid_names.h"
#include "lockstep/document.h"
#include "lockstep/ranges.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/utf_8.h"
#include "text/xml_names.h"

namespace lockstep {

namespace detail {

// Text that is already in the arena, such as a view that this tree returned, is not copied again.
TextRef Tree::store_any(std::string_view text) {
  if (text.size() >= kInArena) out_of_memory();
  if (well_formed_prefix(text, true) != text.size()) {  // also repairs a view that was cut inside a character
    std::string repaired;
    append_repaired(repaired, text, true, true);
    return store(repaired);
  }
  if (!text.empty() && text.data() >= arena_text.begin() && text.data() + text.size() <= arena_text.end())
    return {static_cast<std::uint32_t>(text.data() - arena_text.begin()),
            static_cast<std::uint32_t>(text.size()) | kInArena};
  return store_foreign(text);
}

void Tree::move_before(Node parent, Node node, Node reference) {
  changed_by_others = true;
  const auto move = [&](Node moved) {
    remove(moved);
    insert_before(parent, moved, reference);
    note_move(moved);
  };
  if (nodes[node].type != NodeType::document_fragment) return move(node);
  for (Node child = first_child(node); child != kNoNode; child = first_child(node)) move(child);
}

void Tree::set_data(Node node, std::string_view data) {
  const TextRef ref = store_any(data);
  NodeRecord& record = nodes[node];
  if (record.type != NodeType::processing_instruction) {
    record.payload = ref;
    record.flags &= static_cast<std::uint16_t>(~kGrowable);
    return;
  }
  // Clones share the old record.
  processing_instructions.push_back({processing_instructions[record.name].target, ref});
  record.name = static_cast<NameId>(processing_instructions.size() - 1);
}

void Tree::set_attribute(Node element, NameId name, TextRef value) {
  const AttributeRecord* const found = attribute(element, name);
  std::uint32_t& size = nodes[element].payload.size;
  const auto index = found == nullptr ? size : static_cast<std::uint32_t>(found - attributes(element));
  // Done before any change, because memory may run out.
  std::vector<bool>& present = changed_attributes_of(element).present;
  if (!present.empty() && present.size() <= name) present.resize(std::size_t{name} + 1);
  own_attributes(element, std::max(size, index + 1))[index] = {name, value};
  if (name == attr::form) nodes[element].flags |= kFormChanged;
  size = std::max(size, index + 1);
  if (!present.empty()) present[name] = true;
}

void Tree::remove_attribute(Node element, NameId name) {
  const AttributeRecord* const found = attribute(element, name);
  if (found == nullptr) return;
  const std::ptrdiff_t index = found - attributes(element);
  std::uint32_t& size = nodes[element].payload.size;
  AttributeRecord* const records = own_attributes(element, size);
  std::copy(records + index + 1, records + size, records + index);
  --size;
  if (name == attr::form) nodes[element].flags |= kFormChanged;
  std::vector<bool>& present = changed_attributes_of(element).present;
  if (name < present.size()) present[name] = false;
}

void Tree::rename_attribute(Node element, NameId name, NameId new_name) {
  if (name == new_name) return;
  const AttributeRecord* const old = attribute(element, name);
  if (old == nullptr) return;
  const TextRef value = old->value;
  remove_attribute(element, new_name);
  const std::ptrdiff_t index = attribute(element, name) - attributes(element);
  own_attributes(element, nodes[element].payload.size)[index] = {new_name, value};
  if (name == attr::form || new_name == attr::form) nodes[element].flags |= kFormChanged;
  std::vector<bool>& present = changed_attributes_of(element).present;
  if (present.empty()) return;
  if (present.size() <= new_name) present.resize(std::size_t{new_name} + 1);
  if (name < present.size()) present[name] = false;
  present[new_name] = true;
}

}  // namespace detail

namespace {

using namespace std::string_view_literals;

// The rules for valid names are in https://dom.spec.whatwg.org/#namespaces.

bool is_text_without(std::string_view text, std::string_view characters) {
  return text.find_first_of(characters) == std::string_view::npos &&
         detail::well_formed_prefix(text, true) == text.size();
}

bool is_valid_element_local_name(std::string_view name) {
  if (name.empty() || !is_text_without(name, "\t\n\f\r \0/>"sv)) return false;
  const auto is_alpha = [](unsigned char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; };
  const auto first = static_cast<unsigned char>(name[0]);
  if (is_alpha(first)) return true;
  return (first == ':' || first == '_' || first >= 0x80) &&
         std::all_of(name.begin() + 1, name.end(), [&](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return byte >= 0x80 || is_alpha(byte) || "0123456789-.:_"sv.find(c) != std::string_view::npos;
         });
}

}  // namespace

bool detail::is_valid_attribute_local_name(std::string_view name) {
  return !name.empty() && is_text_without(name, "\t\n\f\r \0/=>"sv);
}

namespace {

// https://dom.spec.whatwg.org/#valid-namespace-prefix
bool is_valid_prefix(std::string_view prefix) {
  return !prefix.empty() && is_text_without(prefix, "\t\n\f\r \0/>"sv);
}

bool is_valid_doctype_name(std::string_view name) { return is_text_without(name, "\t\n\f\r \0>"sv); }

// https://www.w3.org/TR/xml/#NT-Name
bool is_valid_target(std::string_view target) {
  std::string name(target);
  std::replace(name.begin(), name.end(), ':', '_');
  return detail::is_xml_name(name, XmlNames::fifth_edition);
}

// The part of https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity that keeps a Document
// well-formed when a node is inserted before `reference`. Ignores the child `leaving`, if it is not null.
bool document_takes(Node document, Node node, Node reference, Node leaving) {
  const bool is_doctype = node.type() == NodeType::doctype;
  std::size_t elements = node.is_element() ? 1 : 0;
  if (node.type() == NodeType::document_fragment) {
    for (const Node child : node.children()) {
      if (child.type() == NodeType::text) return false;
      elements += child.is_element() ? 1 : 0;
    }
  }
  if (elements == 0 && !is_doctype) return true;
  if (elements > 1) return false;
  bool before = true;
  for (const Node child : document.children()) {
    if (child == reference) before = false;
    if (child == leaving) continue;
    if (child.is_element() && (elements != 0 || before)) return false;
    if (child.type() == NodeType::doctype && (is_doctype || !before)) return false;
  }
  return true;
}

bool can_have_children(Node node) {
  return node.is_element() || node.type() == NodeType::document || node.type() == NodeType::document_fragment;
}

// Whether the DOM can copy the node.
bool can_be_copied(Node node) {
  return node && node.type() != NodeType::document && node.shadow_root_properties() == nullptr;
}

}  // namespace

std::string_view dom_error_name(DomError error) {
  switch (error) {
    case DomError::none:
      return "";
    case DomError::hierarchy_request:
      return "HierarchyRequestError";
    case DomError::not_found:
      return "NotFoundError";
    case DomError::wrong_document:
      return "WrongDocumentError";
    case DomError::invalid_character:
      return "InvalidCharacterError";
    case DomError::invalid_node_type:
      return "InvalidNodeTypeError";
    case DomError::no_modification_allowed:
      return "NoModificationAllowedError";
    case DomError::namespace_mismatch:
      return "NamespaceError";
    case DomError::not_supported:
      return "NotSupportedError";
    case DomError::quota_exceeded:
      return "QuotaExceededError";
  }
  return "";
}

Node Document::create_element(std::string_view local_name, Namespace element_namespace) {
  const bool has_elements = element_namespace == Namespace::html || element_namespace == Namespace::mathml ||
                            element_namespace == Namespace::svg;
  if (!has_elements || !is_valid_element_local_name(local_name)) return {};
  const detail::NameId name = tree_->tag_names.intern(std::string(local_name));
  return {tree_.get(), tree_->create_element(element_namespace, {tree_->tag_names, name},
                                             {tree_->attribute_names, nullptr, 0})};
}

Node Document::create_text(std::string_view data) {
  const detail::NodeId id = tree_->create_text();
  tree_->set_data(id, data);
  return {tree_.get(), id};
}

Node Document::create_comment(std::string_view data) {
  const detail::NodeId id = tree_->create_comment({});
  tree_->set_data(id, data);
  return {tree_.get(), id};
}

Node Document::create_processing_instruction(std::string_view target, std::string_view data) {
  if (!is_valid_target(target) || data.find("?>") != std::string_view::npos) return {};
  // Copied first: either string may be a view of bytes that move when the other one is stored.
  const std::string own_target(target);
  const detail::TextRef stored = tree_->store_any(data);
  const detail::NodeId id = tree_->create_processing_instruction(own_target, {});
  tree_->processing_instructions.back().data = stored;
  return {tree_.get(), id};
}

Node Document::create_doctype(std::string_view name, std::string_view public_identifier,
                              std::string_view system_identifier) {
  if (!is_valid_doctype_name(name)) return {};
  // Copied first: each string may be a view of bytes that move when the others are stored.
  const std::string own_public(public_identifier), own_system(system_identifier);
  const detail::DoctypeRecord record{tree_->store_any(name), tree_->store_any(own_public),
                                     tree_->store_any(own_system)};
  const detail::NodeId id = tree_->create_doctype({}, {}, {});
  tree_->doctypes.back() = record;
  return {tree_.get(), id};
}

Node Document::create_document_fragment() { return {tree_.get(), tree_->create_document_fragment()}; }

Node Document::clone(Node node, bool subtree) {
  if (!can_be_copied(node)) return {};
  return {tree_.get(), tree_->copy(*node.tree_, node.id_,
                                   subtree ? detail::Copying::deep_clone : detail::Copying::shallow_clone)};
}

Node Document::adopt(Document& from, Node node) {
  if (!from.has(node) || !can_be_copied(node)) return {};
  if (node.type() == NodeType::document_fragment && node.tree_->host(node.id_) != detail::kNoNode) return {};
  if (!has(node)) return {tree_.get(), tree_->adopt(*from.tree_, node.id_, false)};
  tree_->remove(node.id_);
  return node;
}

// Returns the node if it belongs to this document. Otherwise adopts it and returns the adopted node; for a
// fragment, adopts only the children, into a new fragment.
Node Document::own(Node node) {
  if (node.tree_ == tree_.get()) return node;
  // Safe, because every tree belongs to a Document and is mutable.
  auto& from = const_cast<detail::Tree&>(*node.tree_);
  return {tree_.get(), tree_->adopt(from, node.id_, node.type() == NodeType::document_fragment)};
}

DomError Document::append(Node parent, Node child) { return insert_before(parent, child, {}); }

DomError Document::prepend(Node parent, Node child) { return insert_after(parent, child, {}); }

DomError Document::insert_after(Node parent, Node child, Node reference) {
  if (!reference) return insert_before(parent, child, parent.first_child());
  if (!has(reference)) return DomError::wrong_document;
  if (has(parent) && reference.parent() != parent) {
    const DomError error = insertion_error(parent, child, {}, {});
    return error == DomError::none ? DomError::not_found : error;
  }
  return insert_before(parent, child, reference.next_sibling());
}

DomError Document::insert_before(Node parent, Node child, Node reference) {
  const DomError error = insertion_error(parent, child, reference, {});
  if (error == DomError::none)
    tree_->move_before(parent.id_, own(child).id_,
                       reference == child ? child.next_sibling().id_ : reference.id_);
  return error;
}

DomError Document::replace(Node child, Node replacement) {
  if (!has(child)) return DomError::wrong_document;
  if (!child.parent()) return DomError::not_found;
  const DomError error = insertion_error(child.parent(), replacement, child.next_sibling(), child);
  if (error != DomError::none || child == replacement) return error;
  tree_->move_before(child.parent().id_, own(replacement).id_, child.id_);
  tree_->remove(child.id_);
  return error;
}

// https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity. Ignores the child `leaving`, if it
// is not null.
DomError Document::insertion_error(Node parent, Node child, Node reference, Node leaving) const {
  if (!has(parent) || !child || was_adopted(child) || (reference && !has(reference)))
    return DomError::wrong_document;
  if (!can_have_children(parent) || (has(child) && tree_->contains(child.id_, parent.id_)))
    return DomError::hierarchy_request;
  if (reference && reference.parent() != parent) return DomError::not_found;
  const NodeType type = child.type();
  const bool in_document = parent.type() == NodeType::document;
  if (type == NodeType::document || (type == NodeType::text && in_document) ||
      (type == NodeType::doctype && !in_document) ||
      (in_document && !document_takes(parent, child, reference, leaving)))
    return DomError::hierarchy_request;
  return DomError::none;
}

DomError Document::remove(Node node) {
  if (!has(node)) return DomError::wrong_document;
  tree_->remove(node.id_);
  return DomError::none;
}

DomError Document::remove_children(Node parent) {
  if (!has(parent)) return DomError::wrong_document;
  while (const Node child = parent.first_child()) tree_->remove(child.id_);
  return DomError::none;
}

DomError Document::unwrap(Node node) {
  if (!has(node)) return DomError::wrong_document;
  const Node parent = node.parent();
  if (!parent) return DomError::not_found;
  if (parent.type() == NodeType::document) return DomError::hierarchy_request;
  while (const Node child = node.first_child()) tree_->move_before(parent.id_, child.id_, node.id_);
  tree_->remove(node.id_);
  return DomError::none;
}

DomError Document::set_attribute(Node element, std::string_view qualified_name, std::string_view value) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  if (!detail::is_valid_attribute_local_name(qualified_name)) return DomError::invalid_character;
  const detail::AttributeRecord* const found = element.find_attribute(qualified_name);
  // Copied first: either string may be a view of bytes that move when the other one is stored.
  const std::string new_name(found == nullptr ? qualified_name : std::string_view());
  const detail::TextRef stored = tree_->store_any(value);
  tree_->set_attribute(element.id_, found != nullptr ? found->name : tree_->attribute_names.intern(new_name),
                       stored);
  return DomError::none;
}

DomError Document::remove_attribute(Node element, std::string_view qualified_name) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  const detail::AttributeRecord* const found = element.find_attribute(qualified_name);
  if (found != nullptr) tree_->remove_attribute(element.id_, found->name);
  return DomError::none;
}

DomError Document::rename_attribute(Node element, std::string_view qualified_name,
                                    std::string_view new_name) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  if (!detail::is_valid_attribute_local_name(new_name)) return DomError::invalid_character;
  const detail::AttributeRecord* const found = element.find_attribute(qualified_name);
  if (found == nullptr) return DomError::not_found;
  const detail::NameId old = found->name;
  const detail::AttributeRecord* const present = element.find_attribute(new_name);
  const std::string name(new_name);  // `new_name` may be a view of names that move
  tree_->rename_attribute(element.id_, old,
                          present != nullptr ? present->name : tree_->attribute_names.intern(name));
  return DomError::none;
}

DomError Document::rename_element(Node element, std::string_view local_name) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  if (!is_valid_element_local_name(local_name)) return DomError::invalid_character;
  const bool is_html = element.element_namespace() == Namespace::html;
  if (is_html && local_name != element.local_name() &&
      (local_name == "template" || element.local_name() == "template"))
    return DomError::not_supported;
  tree_->nodes[element.id_].name = tree_->tag_names.intern(std::string(local_name));
  return DomError::none;
}

// https://dom.spec.whatwg.org/#validate-and-extract
DomError Document::set_attribute(Node element, Namespace attribute_namespace, std::string_view qualified_name,
                                 std::string_view value) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  const std::size_t colon = qualified_name.find(':');
  const bool has_prefix = colon != std::string_view::npos;
  const std::string_view prefix = has_prefix ? qualified_name.substr(0, colon) : std::string_view();
  const std::string_view local_name = has_prefix ? qualified_name.substr(colon + 1) : qualified_name;
  if (!detail::is_valid_attribute_local_name(local_name) || (has_prefix && !is_valid_prefix(prefix)))
    return DomError::invalid_character;
  const bool is_xmlns = prefix == "xmlns" || qualified_name == "xmlns";
  if ((has_prefix && attribute_namespace == Namespace::none) ||
      (prefix == "xml" && attribute_namespace != Namespace::xml) ||
      is_xmlns != (attribute_namespace == Namespace::xmlns))
    return DomError::namespace_mismatch;
  const detail::AttributeRecord* const found = element.find_attribute(attribute_namespace, local_name);
  detail::NameId name = found == nullptr ? 0 : found->name;
  if (found == nullptr && attribute_namespace != Namespace::none) {
    name = detail::namespaced_attribute_name(attribute_namespace, local_name);
    if (name == 0 || (has_prefix && detail::attribute_name_parts(name)->prefix != prefix))
      return DomError::not_supported;
  }
  // Copied first: either string may be a view of bytes that move when the other one is stored.
  const std::string new_name(name == 0 ? local_name : std::string_view());
  const detail::TextRef stored = tree_->store_any(value);
  tree_->set_attribute(element.id_, name != 0 ? name : tree_->attribute_names.intern(new_name), stored);
  return DomError::none;
}

DomError Document::remove_attribute(Node element, Namespace attribute_namespace,
                                    std::string_view local_name) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  const detail::AttributeRecord* const found = element.find_attribute(attribute_namespace, local_name);
  if (found != nullptr) tree_->remove_attribute(element.id_, found->name);
  return DomError::none;
}

DomError Document::add_token(Node element, std::string_view qualified_name, std::string_view token) {
  return change_tokens(element, qualified_name, token, true, false);
}

DomError Document::remove_token(Node element, std::string_view qualified_name, std::string_view token) {
  return change_tokens(element, qualified_name, token, false, true);
}

DomError Document::toggle_token(Node element, std::string_view qualified_name, std::string_view token) {
  return change_tokens(element, qualified_name, token, true, true);
}

// https://dom.spec.whatwg.org/#concept-dtl-update, after adding the token if it is missing, or removing it.
DomError Document::change_tokens(Node element, std::string_view qualified_name, std::string_view token,
                                 bool add, bool remove) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  if (!detail::is_valid_attribute_local_name(qualified_name) || !detail::is_valid_token(token))
    return DomError::invalid_character;
  // The token as it will be stored.
  std::string repaired;
  detail::append_repaired(repaired, token, true, true);
  token = repaired;
  std::string value;
  const auto append = [&value](std::string_view one) {
    if (!value.empty()) value += ' ';
    value += one;
  };
  bool found = false;
  for (const std::string_view one : element.token_list(qualified_name)) {
    found |= one == token;
    if (one != token || !remove) append(one);
  }
  if (!found && add) append(token);
  if (value.empty() && !element.has_attribute(qualified_name)) return DomError::none;
  return set_attribute(element, qualified_name, value);
}

DomError Document::set_text_content(Node node, std::string_view text) {
  if (!has(node)) return DomError::wrong_document;
  if (node.type() != NodeType::element && node.type() != NodeType::document_fragment)
    return set_data(node, text);
  Node child;
  if (!text.empty()) child = create_text(text);
  while (const Node old = node.first_child()) tree_->remove(old.id_);
  if (child) tree_->move_before(node.id_, child.id_, detail::kNoNode);
  return DomError::none;
}

DomError Document::set_data(Node node, std::string_view data) {
  if (!has(node)) return DomError::wrong_document;
  const NodeType type = node.type();
  if (type != NodeType::text && type != NodeType::comment && type != NodeType::processing_instruction)
    return DomError::invalid_node_type;
  tree_->set_data(node.id_, data);
  return DomError::none;
}

}  // namespace lockstep
