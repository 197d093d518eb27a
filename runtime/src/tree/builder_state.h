// A copy of the parse state as data, independent of builder and tree, for starting a speculative parser
// (https://html.spec.whatwg.org/multipage/parsing.html#start-the-speculative-html-parser). The state used by
// the builder itself is in parse_state.h.
#ifndef LOCKSTEP_TREE_BUILDER_STATE_H
#define LOCKSTEP_TREE_BUILDER_STATE_H

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/detail/names.h"
#include "lockstep/edition.h"
#include "lockstep/types.h"
#include "tables/known_names.h"

namespace lockstep::detail {

// Refers to nothing outside itself. Names are ids of its own tables.
struct BuilderState {
  using Index = std::uint32_t;
  static constexpr Index kNone = 0xFFFFFFFF;
  static constexpr Index kDocument = 0;

  // A `source` with a srcset in a `picture`; see #update-the-source-set.
  struct Source {
    std::string srcset, sizes, media, type;
  };
  // A node that is open, or an ancestor of one. Nodes come after their parents.
  struct Node {
    Index parent = kNone;
    Namespace element_namespace = Namespace::none;  // none: the node is not an element
    NameId name = 0;
    Index shadow_root = kNone;   // for a `template` whose contents are a shadow root: that node
    Index host = kNone;          // for a shadow root: its host
    std::string encoding;        // for MathML: the attribute with that name
    bool has_src = true;         // for `audio` and `video`: whether they have, or may have, the attribute
    bool knows_sources = false;  // for `picture`: whether the children could be read
    std::vector<Source> sources;
  };
  // An entry of the list of active formatting elements.
  struct Entry {
    Index node = kNone;  // none for a marker
    std::vector<std::pair<NameId, std::string>> attributes;
  };

  Edition edition = kDefaultEdition;
  NameTable tag_names{known_tag_names};
  NameTable attribute_names{known_attribute_names};
  std::vector<Node> nodes;        // the first is the Document
  bool has_doctype = false;       // whether the Document has a doctype
  bool has_root = false;          // whether the Document has an element
  std::vector<Index> open;        // the stack of open elements, in order
  std::vector<Entry> formatting;  // the list of active formatting elements, in order
  Index head = kNone, form = kNone;
  std::uint8_t mode = 0, original_mode = 0;  // as numbered in the edition
  std::vector<std::uint8_t> template_modes;
  QuirksMode quirks_mode = QuirksMode::no_quirks;
  bool frameset_ok = true;
};

// Reads the state of a tree builder; `Types` are BuilderTypes. O(open elements and their ancestors), plus the
// children of open `picture` elements.
template <class Types>
class BuilderStateReader {
 public:
  using Rules = typename Types::Rules;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Tree = typename Types::Tree;
  using Index = BuilderState::Index;

  BuilderStateReader(const Rules& rules, const NameTable& tag_names, const NameTable& attribute_names)
      : rules_(rules), tree_(rules.tree), tag_names_(tag_names), attribute_names_(attribute_names) {}

  BuilderState read() {
    state_.edition = rules_.errors.edition();
    state_.nodes.emplace_back();
    indexes_.emplace(tree_.document(), BuilderState::kDocument);
    state_.has_root = tree_.document_has_child(NodeType::element);
    state_.has_doctype = tree_.document_has_child(NodeType::doctype);
    Element above = nullptr;
    for (Element element = rules_.stack.first(); element != nullptr; element = element->below) {
      state_.open.push_back(add(element));
      if (rules_.nodes.is_html_element(element, tag::template_) && above != nullptr)
        note_shadow_root(element, above);
      above = element;
    }
    for (auto entry = rules_.formatting.last(); entry != nullptr; entry = entry->before) {
      BuilderState::Entry& copy = state_.formatting.emplace_back();
      if (entry->element == nullptr) continue;
      copy.node = add(entry->element);
      rules_.formatting.tokens().for_each_attribute(
          tree_, entry->element, [&](NameId name, std::string_view value) {
            copy.attributes.emplace_back(state_.attribute_names.adopt(attribute_names_, name), value);
          });
    }
    std::reverse(state_.formatting.begin(), state_.formatting.end());
    const auto& state = rules_.state;
    if (state.head_element_pointer() != nullptr) state_.head = add(state.head_element_pointer());
    if (state.form_element_pointer() != nullptr) state_.form = add(state.form_element_pointer());
    state_.mode = static_cast<std::uint8_t>(state.insertion_mode());
    state_.original_mode = static_cast<std::uint8_t>(state.original_insertion_mode());
    for (const auto mode : state.template_insertion_modes())
      state_.template_modes.push_back(static_cast<std::uint8_t>(mode));
    state_.quirks_mode = state.quirks_mode();
    state_.frameset_ok = state.frameset_ok();
    return std::move(state_);
  }

 private:
  // Adds an element known to the builder. The tree may know less about it.
  Index add(Element element) {
    const Index index = add(element->node);
    BuilderState::Node& node = state_.nodes[index];
    node.element_namespace = element->element_namespace;
    node.name = state_.tag_names.adopt(tag_names_, element->name);
    if (element->element_namespace == Namespace::mathml)
      node.encoding = rules_.nodes.encoding_attribute(element);
    if (element->element_namespace != Namespace::html) return index;
    if (element->name == tag::picture) read_sources(element->node, node);
    if (element->name == tag::audio || element->name == tag::video)
      node.has_src = !Tree::kReadable || rules_.nodes.has_attribute(element->node, attr::src);
    return index;
  }
  // Adds a node with all its ancestors.
  Index add(Node node) {
    std::vector<Node> path;
    for (; node != Tree::null() && !indexes_.contains(node); node = tree_.parent(node)) path.push_back(node);
    Index parent = node == Tree::null() ? BuilderState::kNone : indexes_.at(node);
    for (; !path.empty(); path.pop_back()) {
      const auto index = static_cast<Index>(state_.nodes.size());
      indexes_.emplace(path.back(), index);
      BuilderState::Node& added = state_.nodes.emplace_back();
      added.parent = parent;
      if constexpr (Tree::kReadable) {
        added.element_namespace = tree_.element_namespace(path.back());
        added.name = state_.tag_names.adopt(tag_names_, tree_.local_name(path.back()).id());
      }
      parent = index;
    }
    return parent;
  }
  // The contents of a template are the shadow root of the element above it, or are in no document.
  void note_shadow_root(Element element, Element above) {
    const Node contents = tree_.template_contents(element->node);
    if (contents == element->node) return;
    const Index index = add(contents);
    if (contents == tree_.shadow_root(above->node)) {
      state_.nodes[index].host = indexes_.at(above->node);
      state_.nodes[indexes_.at(element->node)].shadow_root = index;
    } else {
      state_.nodes[index].host = indexes_.at(element->node);
    }
  }
  void read_sources(Node picture, BuilderState::Node& node) {
    node.knows_sources = Tree::kReadable;
    if constexpr (Tree::kReadable) {
      node.sources.clear();
      for (Node child = tree_.first_child(picture); child != Tree::null();
           child = tree_.next_sibling(child)) {
        if (!rules_.nodes.is_html_element(child, tag::source)) continue;
        const auto value = [&](NameId name) {
          return std::string(rules_.nodes.attribute_value(child, name));
        };
        BuilderState::Source source = {value(attr::srcset), value(attr::sizes), value(attr::media),
                                       value(attr::type)};
        if (!source.srcset.empty()) node.sources.push_back(std::move(source));
      }
    }
  }

  const Rules& rules_;
  const Tree& tree_;
  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  BuilderState state_;
  std::unordered_map<Node, Index> indexes_;
};

// Sets the state of a tree builder, which must be new; `Types` are BuilderTypes. `nodes` are the nodes of the
// builder's tree by index.
template <class Types>
class BuilderStateWriter {
 public:
  using Rules = typename Types::Rules;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Mode = typename Types::Mode;

  BuilderStateWriter(Rules& rules, NameTable& tag_names, NameTable& attribute_names,
                     std::span<const Node> nodes)
      : rules_(rules),
        tag_names_(tag_names),
        attribute_names_(attribute_names),
        nodes_(nodes),
        elements_(nodes.size(), nullptr) {}

  void write(const BuilderState& state) {
    for (const BuilderState::Index index : state.open) rules_.stack.elements().push(element_at(state, index));
    for (const BuilderState::Entry& entry : state.formatting) add(state, entry);
    rules_.state.set_head_element_pointer(element_at(state, state.head));
    rules_.state.set_form_element_pointer(element_at(state, state.form));
    std::vector<Mode> template_modes;
    for (const std::uint8_t mode : state.template_modes) template_modes.push_back(static_cast<Mode>(mode));
    rules_.state.restore(static_cast<Mode>(state.mode), static_cast<Mode>(state.original_mode),
                         std::move(template_modes), state.quirks_mode, state.frameset_ok);
  }

 private:
  Element element_at(const BuilderState& state, BuilderState::Index index) {
    if (index == BuilderState::kNone) return nullptr;
    if (elements_[index] == nullptr) {
      const BuilderState::Node& node = state.nodes[index];
      const NameId name = tag_names_.adopt(state.tag_names, node.name);
      elements_[index] = rules_.stack.record_for(nodes_[index], node.element_namespace, name);
      if (!node.encoding.empty()) rules_.rare.created().encodings[nodes_[index]] = node.encoding;
    }
    return elements_[index];
  }
  void add(const BuilderState& state, const BuilderState::Entry& entry) {
    if (entry.node == BuilderState::kNone) {
      rules_.formatting.list().add_marker();
      return;
    }
    std::vector<TokenAttribute> attributes;
    for (const auto& [name, value] : entry.attributes)
      attributes.push_back({attribute_names_.adopt(state.attribute_names, name), value});
    const Element element = element_at(state, entry.node);
    rules_.formatting.tokens().remember(element, {attribute_names_, attributes.data(), attributes.size()});
    rules_.formatting.list().add(element);
  }

  Rules& rules_;
  NameTable& tag_names_;
  NameTable& attribute_names_;
  const std::span<const Node> nodes_;
  std::vector<Element> elements_;  // by index; null if not created yet
};

}  // namespace lockstep::detail

#endif
