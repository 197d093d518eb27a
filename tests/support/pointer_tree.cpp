#include "support/pointer_tree.h"

#include <algorithm>

namespace lockstep::test {

using Node = PointerTree::Node;

Node PointerTree::make(NodeType type, std::string_view text, std::string_view more) {
  count_call();
  PointerNode& node = nodes_.emplace_back();
  node.type = type;
  node.text = text;
  node.more = more;
  return &node;
}

Node PointerTree::create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
  expect(name_space == Namespace::html || name_space == Namespace::mathml || name_space == Namespace::svg,
         "an element in another namespace");
  const Node node = make(NodeType::element, name.text());
  node->element_namespace = name_space;
  node->name = name;
  for (const SinkAttributes::Attribute& attribute : attributes) {
    expect(!has_attribute(node, attribute.name), "an attribute came twice");
    add_attribute(node, attribute);
  }
  if (name_space == Namespace::html && name.text() == "template") {
    node->contents = create_document_fragment();
    node->contents->host = node;
  }
  return node;
}

void PointerTree::insert_before(Node parent, Node child, Node reference) {
  expect(known(child)->parent == nullptr, "a node with a parent was inserted");
  expect(!is_host_including_inclusive_ancestor(child, parent), "a node was inserted into itself");
  expect(reference == nullptr || reference->parent == parent, "the reference is not a child of the parent");
  expect(child->type != NodeType::document && child->type != NodeType::document_fragment,
         "a document or a fragment was inserted");
  Node& before = reference == nullptr ? parent->last_child : reference->previous;
  child->parent = parent;
  child->previous = before;
  child->next = reference;
  (before == nullptr ? parent->first_child : before->next) = child;
  before = child;
}

void PointerTree::insert_text(Node parent, Node reference, std::string_view text) {
  expect(!text.empty(), "empty text");
  expect(known(parent)->type != NodeType::document, "text in the Document");
  expect(reference == nullptr || reference->parent == parent, "the reference is not a child of the parent");
  const Node before = reference == nullptr ? parent->last_child : reference->previous;
  if (before != nullptr && before->type == NodeType::text) {
    before->text += text;
  } else {
    insert_before(parent, make(NodeType::text, text), reference);
  }
}

void PointerTree::remove(Node child) {
  const Node parent = known(child)->parent;
  if (parent == nullptr) return;
  (child->previous == nullptr ? parent->first_child : child->previous->next) = child->next;
  (child->next == nullptr ? parent->last_child : child->next->previous) = child->previous;
  child->parent = child->previous = child->next = nullptr;
}

void PointerTree::move_children(Node from, Node to) {
  expect(known(to)->first_child == nullptr, "children were moved to a node that has some");
  while (known(from)->first_child != nullptr) {
    const Node child = from->first_child;
    remove(child);
    insert_before(to, child, nullptr);
  }
}

bool PointerTree::document_has_child(NodeType type) const {
  for (Node child = document_->first_child; child != nullptr; child = child->next)
    if (child->type == type) return true;
  return false;
}

const PointerNode::Attribute* PointerTree::attribute(Node element, AttributeName name) const {
  for (const PointerNode::Attribute& attribute : known(element)->attributes)
    if (attribute.name == name) return &attribute;
  return nullptr;
}

std::string_view PointerTree::attribute_value(Node element, AttributeName name) const {
  const PointerNode::Attribute* found = attribute(element, name);
  return found == nullptr ? std::string_view() : found->value;
}

void PointerTree::add_missing_attributes(Node element, const SinkAttributes& attributes) {
  for (const SinkAttributes::Attribute& attribute : attributes)
    if (!has_attribute(element, attribute.name)) add_attribute(element, attribute);
}

void PointerTree::add_attribute(Node element, const SinkAttributes::Attribute& attribute) {
  element->attributes.push_back({attribute.name, attribute.name.attribute_namespace(),
                                 std::string(attribute.name.local_name()), std::string(attribute.value)});
}

Node PointerTree::attach_shadow_root(Node host, const ShadowRootProperties& properties) {
  expect(known(host)->shadow_root == nullptr, "a second shadow root");
  host->shadow_root = create_document_fragment();
  host->shadow_root->host = host;
  host->shadow_root->shadow_root_properties = properties;
  return host->shadow_root;
}

bool PointerTree::is_host_including_inclusive_ancestor(Node node, Node target) const {
  for (; target != nullptr; target = target->parent != nullptr ? target->parent : target->host)
    if (target == node) return true;
  return false;
}

bool PointerTree::is_connected(Node node) const {
  for (;;) {
    if (known(node)->parent != nullptr) {
      node = node->parent;
    } else if (node->host != nullptr && node->host->shadow_root == node) {
      node = node->host;
    } else {
      return node == document_;
    }
  }
}

Node PointerTree::following(Node node, Node root) const {
  if (known(node)->first_child != nullptr) return node->first_child;
  for (; node != root; node = node->parent)
    if (node->next != nullptr) return node->next;
  return nullptr;
}

Node PointerTree::clone(Node node) {
  std::vector<std::pair<Node, Node>> work;  // whose children are still to be cloned
  const auto copy_of = [&](Node from) {
    const Node copy = make(from->type, from->text, from->more);
    copy->system_identifier = from->system_identifier;
    copy->element_namespace = from->element_namespace;
    copy->name = from->name;
    copy->attributes = from->attributes;
    copy->script_flags = from->script_flags & static_cast<unsigned>(ScriptFlag::already_started);
    if (from->contents != nullptr) {
      copy->contents = create_document_fragment();
      copy->contents->host = copy;
      work.push_back({from->contents, copy->contents});
    }
    work.push_back({from, copy});
    return copy;
  };
  const Node root = copy_of(known(node));
  while (!work.empty()) {
    const auto [from, to] = work.back();
    work.pop_back();
    for (Node child = from->first_child; child != nullptr; child = child->next)
      insert_before(to, copy_of(child), nullptr);
  }
  return root;
}

Node PointerTree::find_element(std::string_view local_name) const {
  for (Node node = result(); node != nullptr; node = following(node, result()))
    if (node->type == NodeType::element && node->text == local_name) return node;
  return nullptr;
}

namespace {

std::string_view designator(Namespace name_space) {
  constexpr std::string_view kDesignators[] = {"", "", "math ", "svg ", "xlink ", "xml ", "xmlns "};
  return kDesignators[static_cast<unsigned>(name_space)];
}

// Surrogates sort before U+E000, and so do characters that UTF-16 has surrogates for.
std::u32string utf_16_order(std::string_view text) {
  std::u32string key;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t code = length == 1 ? lead : lead & (0xFFu >> (length + 1));
    for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
      code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
    key += code >= 0xE000 && code < 0x10000 ? code + 0x200000 : code;
    i += length;
  }
  return key;
}

class Dump {
 public:
  // Walks with an explicit stack, because trees of tests are deep.
  std::string of(const PointerNode* root) {
    add_children(root, 0);
    while (!work_.empty()) {
      const Work work = work_.back();
      work_.pop_back();
      if (work.node == nullptr) {
        line(work.depth, work.text);
      } else {
        node(*work.node, work.depth);
      }
    }
    return out_;
  }

 private:
  struct Work {
    const PointerNode* node;  // null: the text stands for something else
    std::size_t depth;
    std::string text;
  };

  void add_children(const PointerNode* parent, std::size_t depth) {
    for (const PointerNode* child = parent->last_child; child != nullptr; child = child->previous)
      work_.push_back({child, depth, ""});
  }
  void line(std::size_t depth, std::string_view text) {
    if (!out_.empty()) out_ += '\n';
    out_.append("| ").append(2 * depth, ' ').append(text);
  }
  void node(const PointerNode& node, std::size_t depth) {
    switch (node.type) {
      case NodeType::none:
      case NodeType::document:
      case NodeType::document_fragment:
        break;
      case NodeType::doctype: {
        std::string text = "<!DOCTYPE " + node.text;
        if (!node.more.empty() || !node.system_identifier.empty())
          text.append(" \"").append(node.more).append("\" \"").append(node.system_identifier).append("\"");
        line(depth, text + '>');
        break;
      }
      case NodeType::element:
        element(node, depth);
        break;
      case NodeType::text:
        if (const PointerNode* before = node.previous; before != nullptr && before->type == NodeType::text) {
          out_.pop_back();  // neighbours are joined
          out_ += node.text + '"';
        } else {
          line(depth, '"' + node.text + '"');
        }
        break;
      case NodeType::comment:
        line(depth, "<!-- " + node.text + " -->");
        break;
      case NodeType::processing_instruction:
        line(depth, "<?" + node.text + ' ' + node.more + "?>");
        break;
    }
  }
  void element(const PointerNode& element, std::size_t depth) {
    line(depth, '<' + std::string(designator(element.element_namespace)) + element.text + '>');
    std::vector<std::pair<std::string, std::string_view>> attributes;
    for (const PointerNode::Attribute& attribute : element.attributes)
      attributes.emplace_back(std::string(designator(attribute.name_space)).append(attribute.local_name),
                              attribute.value);
    std::stable_sort(attributes.begin(), attributes.end(), [](const auto& a, const auto& b) {
      return utf_16_order(a.first) < utf_16_order(b.first);
    });
    for (const auto& [name, value] : attributes) line(depth + 1, name + "=\"" + std::string(value) + '"');
    add_children(&element, depth + 1);
    if (element.contents != nullptr && element.contents != element.shadow_root) {
      add_children(element.contents, depth + 2);
      work_.push_back({nullptr, depth + 1, "content"});
    }
    if (element.shadow_root != nullptr) {
      add_children(element.shadow_root, depth + 2);
      const bool open = element.shadow_root->shadow_root_properties.mode == ShadowRootMode::open;
      work_.push_back({nullptr, depth + 1, open ? "#shadow-root (open)" : "#shadow-root (closed)"});
    }
  }

  std::string out_;
  std::vector<Work> work_;
};

}  // namespace

std::string dump_tree(const PointerNode* root) { return Dump().of(root); }

std::string broken_links(const PointerNode* root) {
  std::vector<const PointerNode*> work = {root};
  while (!work.empty()) {
    const PointerNode* node = work.back();
    work.pop_back();
    const PointerNode* previous = nullptr;
    for (const PointerNode* child = node->first_child; child != nullptr; child = child->next) {
      if (child->parent != node || child->previous != previous) return child->text + ": a broken link";
      previous = child;
      work.push_back(child);
    }
    if (node->last_child != previous) return node->text + ": its last child is another";
    if (node->contents != nullptr) work.push_back(node->contents);
    if (node->shadow_root != nullptr) work.push_back(node->shadow_root);
  }
  return "";
}

}  // namespace lockstep::test
