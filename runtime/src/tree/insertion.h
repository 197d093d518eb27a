// Creating, inserting, moving and removing nodes, as used by the rules.
#ifndef LOCKSTEP_TREE_INSERTION_H
#define LOCKSTEP_TREE_INSERTION_H

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "document/terms.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/formatting.h"
#include "tree/insertion_location.h"
#include "tree/nodes.h"
#include "tree/parse_state.h"
#include "tree/rare_state.h"
#include "tree/selects.h"
#include "tree/source_text.h"
#include "tree/stack.h"
#include "tree/token.h"
#include "tree/tree_changes.h"
#include "tree/tree_errors.h"
#include "tree/tree_features.h"
#include "tree/tree_sanitizer.h"

namespace lockstep::detail {

// Called before nodes are copied; `allows` may be null.
struct CopyCheck {
  bool (*allows)(void* self, std::size_t nodes) = nullptr;
  void* self = nullptr;
};

// `Types` are BuilderTypes.
template <class Types>
class Insertion {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Node = typename Types::Node;
  using Record = typename Types::Record;
  using Element = typename Types::Element;
  using Location = typename Types::Location;

  Insertion(Tree& tree, const NameTable& tag_names, const NameTable& attribute_names, std::size_t most_depth,
            const Attachments& attachments)
      : tag_names_(tag_names),
        attribute_names_(attribute_names),
        changes_(tree, attachments),
        depth_(most_depth) {}

  // Limits::depth, in open elements.
  std::size_t most_depth() const { return depth_.most(); }
  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return depth_.flattened(); }
  void set_copy_check(CopyCheck check) { copy_check_ = check; }

  // --- Creating
  Element create_element(Namespace element_namespace, const TreeToken& token) {
    const Element element = new_element(element_namespace, token);
    if (rules().token.is_start_tag(token)) located(element->node);
    return element;
  }
  // All nodes have the same node document, so the intended parent has no effect.
  Element create_element_like(Element original, Node) {
    Node node;
    if constexpr (Types::kSanitizes)  // the same attributes must be refused again
      node = rules().tree.create_element_like(original->node);
    else
      node = rules().formatting.create_node_like(original, {tag_names_, original->name});
    changes_.locate_like(node, original->node);
    if (depth_.is_reached(rules().stack.elements())) [[unlikely]]
      newest_ = node;
    const Element element = rules().stack.record_for(node, original->element_namespace, original->name);
    rules().formatting.share_attributes(original, element);
    rules().errors.note_opened_again(element, original);
    return element;
  }
  // Step 13 of #create-an-element-for-the-token; only tokens whose attributes were adjusted can have
  // attributes in a namespace.
  bool xmlns_differs(Element element) const {
    if (!rules().token.adjusted) return false;
    const TokenAttribute* attribute = rules().token.attribute(attr::namespaced_xmlns);
    return attribute != nullptr && attribute->value != namespace_url(element->element_namespace);
  }
  bool xmlns_xlink_differs(Element) const {
    if (!rules().token.adjusted) return false;
    const TokenAttribute* attribute = rules().token.attribute(attr::namespaced_xmlns_xlink);
    return attribute != nullptr && attribute->value != namespace_url(Namespace::xlink);
  }
  Node create_doctype() {
    const DoctypeToken& token = *rules().token.doctype;
    rules().errors.note_doctype();
    return located(rules().tree.create_doctype(token.name, token.public_identifier, token.system_identifier));
  }
  Node create_comment(std::string_view data) { return located(rules().tree.create_comment(data)); }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    const Node node = located(rules().tree.create_processing_instruction(target, data));
    if (is_readable(rules().tree) && (target == "marker" || target == "start"))
      rules().rare.created().content_patches.add_marker(node, data);
    return node;
  }
  // Sets the position of a node that was created for the current token, and returns the node.
  Node located(Node node) {
    changes_.locate(node, rules().source.token_place());
    return node;
  }
  // Creates an element without setting its position.
  Element new_element(Namespace element_namespace, NameId name, const TokenAttribute* attributes,
                      std::size_t attribute_count) {
    const Node node =
        rules().tree.create_element(element_namespace, LocalName(tag_names_, name),
                                    SinkAttributes(attribute_names_, attributes, attribute_count));
    if (element_namespace == Namespace::mathml) [[unlikely]]
      rules().stack.remember_encoding(node, attributes, attribute_count);
    return rules().stack.record_for(node, element_namespace, name);
  }

  // --- Inserting
  void insert(Node node, Location location) {
    if (depth_.is_reached(rules().stack.elements())) [[unlikely]]
      return insert_flattened(node, location.parent, location.reference);
    changes_.insert(node, location.parent, location.reference);
  }
  void insert_text(std::string_view text, Location location) {
    if (depth_.is_reached(rules().stack.elements())) [[unlikely]]
      return insert_text_flattened(text, location.parent, location.reference);
    insert_text_at(text, location.parent, location.reference);
  }
  void append(Node node, Node place) {
    changes_.move_to_end(
        node, depth_.is_reached(rules().stack.elements()) ? flattened({place, Tree::null()}).parent : place);
  }
  void append(Element element, Node place) { append(element->node, place); }
  // Only for the adoption agency algorithm.
  void append(Element moved, Element place) {
    rules().selects.count_early_move(moved);
    place->holds |= moved->holds & (Holds::option | Holds::selectedcontent);
    const Node old_parent = rules().tree.parent(moved->node);
    if (depth_.exists()) [[unlikely]]
      note_nested(moved->node, place->node);
    append(moved->node, place->node);
    rules().selects.nodes_arrive();
    if (!rules().selects.move_has_steps(moved)) return;
    if (!is_null(old_parent))
      rules().selects.run_removing_steps(moved->node, rules().selects.select_around(old_parent));
    rules().run_the_insertion_steps_of_the_subtree(moved->node);
  }
  void insert_moved(Element moved, Location location) {
    rules().selects.count_early_move(moved);
    insert(moved->node, location);
    rules().selects.nodes_arrive();
    if (rules().selects.move_has_steps(moved) ||
        (rules().stack.select_boundary_removed() && rules().selects.may_concern_move_of(moved))) [[unlikely]]
      rules().run_the_insertion_steps_of_the_subtree(moved->node);
    rules().stack.forget_removed_select_boundary();
    if (depth_.exists()) [[unlikely]]
      limit_depth_of_moved(moved->node, location);
  }
  void add_missing_attributes(Element element) {
    if constexpr (Types::kSanitizes) {
      if (rules().sanitizer.sanitizes())
        rules().sanitizer.drop_refused_attributes(element->element_namespace, element->name);
    }
    changes_.add_missing_attributes(
        element->node, {attribute_names_, rules().token.attributes, rules().token.attribute_count},
        rules().source.token_place());
  }

  // --- Moving and removing
  void remove_from_parent(Element moved) {
    rules().selects.count_early_move(moved);
    const Node old_parent = rules().tree.parent(moved->node);
    changes_.remove(moved->node);
    rules().selects.nodes_leave();
    if (rules().selects.move_has_steps(moved)) [[unlikely]]
      rules().selects.run_removing_steps(moved->node, rules().selects.select_around(old_parent));
  }
  void remove_from_parent(Node node) {
    const Node old_parent = rules().tree.parent(node);
    changes_.remove(node);
    if (rules().rare->select.has_parts)
      rules().selects.run_removing_steps(node, rules().selects.select_around(old_parent));
  }
  void move_children(Node from, Node to) {
    changes_.move_children(from, to);
    rules().selects.nodes_arrive();
  }
  void move_children(Element from, Node to) { move_children(from->node, to); }
  // Only for the adoption agency algorithm, which moves the children one by one.
  void move_children(Element from, Element to) {
    rules().selects.count_early_move(from);
    to->holds |= from->holds;
    if (!rules().selects.move_happens_one_by_one(from)) return move_children(from->node, to->node);
    to->holds |= Holds::moved_children;
    const Node select = rules().selects.select_around(from->node);
    for (Node child = rules().tree.first_child(from->node); !is_null(child);
         child = rules().tree.first_child(from->node)) {
      append(child, to->node);
      rules().selects.run_removing_steps(child, select);
    }
  }
  // For a parser that sanitizes. The element's children are nodes that rules have moved there.
  void insert_moved_children(Element element, Location place) {
    const bool has_steps = rules().selects.move_has_steps(element);
    for (Node child = rules().tree.first_child(element->node); !is_null(child);
         child = rules().tree.first_child(element->node)) {
      const Node old_parent = rules().tree.parent(child);
      changes_.remove(child);
      rules().selects.nodes_leave();
      if (has_steps) rules().selects.run_removing_steps(child, rules().selects.select_around(old_parent));
      if (!rules().can_be_inserted_at(child, place)) continue;
      insert(child, place);
      rules().selects.nodes_arrive();
      if (has_steps) rules().run_the_insertion_steps_of_the_subtree(child);
    }
  }
  // Makes no copies if these would exceed a limit.
  void append_clones_of_children(Node from, Node fragment, Node target) {
    if (depth_.exists() && depth_of(target) >= depth_.most()) [[unlikely]]
      return depth_.set_flattened();  // no room for copies
    if (!may_copy_children(from)) return;
    for (Node child = rules().tree.first_child(from); !is_null(child);
         child = rules().tree.next_sibling(child)) {
      const Node copy = rules().tree.clone(child);
      if (rules().rare.exists()) rules().rare->content_patches.add_copied_markers(rules().tree, child, copy);
      changes_.move_to_end(copy, fragment);
    }
    if (depth_.exists()) [[unlikely]]
      flatten_copies(fragment, target);
  }

  // --- Templates and shadow roots
  ContentPatch<Node>& content_patch(Element element) {
    return rules().rare.created().content_patches.of(element->node);
  }
  ContentPatch<Node> find_content_patch(Node node) const {
    return rules().rare.exists() ? rules().rare->content_patches.find(node) : ContentPatches<Tree>::kNone;
  }
  Node find_marker(std::string_view name, Node scope) {
    if (!rules().rare.exists()) return Tree::null();
    const Node found = rules().rare->content_patches.find_marker(rules().tree, name, scope);
    rules().selects.count_visits(rules().rare->content_patches.take_steps());
    return found;
  }
  void attach_shadow_root(Element host, bool open, bool delegates_focus, bool serializable,
                          bool manual_slot_assignment, bool clonable, bool null_registry) {
    changes_.attach_shadow_root(
        host->node,
        ShadowRootProperties{open ? ShadowRootMode::open : ShadowRootMode::closed, delegates_focus,
                             serializable, clonable, manual_slot_assignment, null_registry});
  }

 private:
  LOCKSTEP_PART_OF(Rules, insertion)

  static bool is_null(Node node) { return node == Tree::null(); }
  bool is_template(Node node) const { return rules().nodes.is_html_element(node, tag::template_); }
  Element new_element(Namespace element_namespace, const TreeToken& token) {
    if constexpr (Types::kSanitizes) {
      if (rules().sanitizer.sanitizes()) return new_sanitized_element(element_namespace, token);
    }
    return new_element(element_namespace, token.name, token.attributes, token.attribute_count);
  }
  // Creates an element with the attributes that are kept. The encoding is honored even if the attribute is
  // refused.
  Element new_sanitized_element(Namespace element_namespace, const TreeToken& token) {
    const std::span<const TokenAttribute> kept = rules().sanitizer.kept_attributes(element_namespace, token);
    const Node node = rules().tree.create_element(element_namespace, LocalName(tag_names_, token.name),
                                                  SinkAttributes(attribute_names_, kept.data(), kept.size()));
    if (element_namespace == Namespace::mathml)
      rules().stack.remember_encoding(node, token.attributes, token.attribute_count);
    return rules().stack.record_for(node, element_namespace, token.name);
  }
  // Whether the limits allow the children of the node to be copied. O(their descendants)
  bool may_copy_children(Node node) const {
    if (rules().selects.copied_too_much()) return false;
    const std::size_t most = rules().selects.nodes_left_to_copy();
    std::size_t count = 0;
    std::vector<Node> roots{node};  // including template contents and shadow roots
    while (!roots.empty() && count <= most) {
      const Node root = roots.back();
      roots.pop_back();
      for (Node below = rules().tree.following(root, root); !is_null(below) && count <= most;
           below = rules().tree.following(below, root)) {
        ++count;
        if (!is_template(below) && !Tree::kShadowRoots) continue;
        for (const Node part : {is_template(below) ? rules().tree.template_contents(below) : below,
                                rules().tree.shadow_root(below)})
          if (!is_null(part) && part != below) {
            ++count;
            roots.push_back(part);
          }
      }
    }
    rules().selects.count_copying(count, 0);
    return !rules().selects.copied_too_much() &&
           (copy_check_.allows == nullptr || copy_check_.allows(copy_check_.self, count));
  }
  // Returns the depth as counted by Limits::depth. O(depth + open templates)
  std::size_t depth_of(Node node) const {
    std::size_t depth = 0;
    const Record* open_template = rules().stack.bottommost(tag::template_);
    while (node != rules().tree.document()) {
      const Node parent = rules().tree.parent(node);
      if (!is_null(parent)) {
        ++depth;
        node = parent;
        continue;
      }
      while (open_template != nullptr && rules().tree.template_contents(open_template->node) != node)
        open_template = open_template->same_above;
      if (open_template == nullptr)
        return depth + (rules().state.fragment_context_element() != nullptr ? 1 : 0);
      node = open_template->node;
      open_template = open_template->same_above;
    }
    return depth;
  }
  // Moves nodes that would be too deep inside the target to the place after their parent, as
  // insert_flattened() does. O(nodes in the fragment)
  void flatten_copies(Node fragment, Node target) {
    struct Part {
      Node root;
      std::size_t levels;  // the number of levels that it may have
    };
    std::vector<Part> parts{{fragment, depth_.most() - depth_of(target)}};
    while (!parts.empty()) {
      const Part part = parts.back();
      parts.pop_back();
      std::size_t level = 1;
      Node node = rules().tree.first_child(part.root);
      while (!is_null(node)) {
        const Node contents = is_template(node) ? rules().tree.template_contents(node) : Tree::null();
        if (level >= part.levels) {
          move_after(node, node);
          if (!is_null(contents) && contents != node) move_after(contents, node);
        } else if (!is_null(contents) && contents != node) {
          parts.push_back({contents, part.levels - level});
        }
        Node next = rules().tree.first_child(node);
        if (!is_null(next)) {
          ++level;
        } else {
          while (node != part.root && is_null(next = rules().tree.next_sibling(node))) {
            node = rules().tree.parent(node);
            --level;
          }
          if (node == part.root) break;
        }
        node = next;
      }
    }
  }
  // Moves the children of `from` to the place after the node.
  void move_after(Node from, Node node) {
    const Node parent = rules().tree.parent(node), next = rules().tree.next_sibling(node);
    for (Node child = rules().tree.first_child(from); !is_null(child);
         child = rules().tree.first_child(from)) {
      changes_.remove(child);
      changes_.insert(child, parent, next);
      depth_.set_flattened();
    }
  }
  // The adoption agency algorithm puts the furthest block into nested new elements before they are in the
  // tree, so insertions there cannot be flattened. limit_depth_of_moved() instead inserts each of them at the
  // place of the outermost one; otherwise each run of the algorithm would add levels.
  [[gnu::cold, gnu::noinline]] bool note_nested(Node moved, Node place) {
    const bool is_new = place == newest_ && is_null(rules().tree.parent(place));
    if (!is_new)
      nested_.clear();
    else if (depth_.is_reached(rules().stack.elements()))
      nested_.push_back(moved);
    return is_new;
  }
  [[gnu::cold, gnu::noinline]] void limit_depth_of_moved(Node moved, Location location) {
    const std::vector<Node> nested = nested_;
    if (note_nested(moved, location.parent) || !depth_.is_reached(rules().stack.elements())) return;
    Node around = moved;
    for (auto node = nested.rbegin(); node != nested.rend(); ++node) {
      const Node parent = rules().tree.parent(*node);
      if (!is_null(parent) && parent != around) break;  // a sanitizer has left it out
      around = *node;
      depth_.set_flattened();
      changes_.remove(*node);
      insert(*node, location);
    }
  }
  // Inserts a node that would be too deep. The location is not passed as a Location: it would be written to
  // memory in halves and read as a whole, which costs a dozen cycles per node.
  [[gnu::cold, gnu::noinline]] void insert_flattened(Node node, Node parent, Node reference) {
    const Location place = flattened({parent, reference});
    changes_.insert(node, place.parent, place.reference);
    newest_ = Tree::null();
  }
  [[gnu::cold, gnu::noinline]] void insert_text_flattened(std::string_view text, Node parent,
                                                          Node reference) {
    const Location place = flattened({parent, reference});
    insert_text_at(text, place.parent, place.reference);
  }
  [[gnu::always_inline]] inline void insert_text_at(std::string_view text, Node parent, Node reference) {
    changes_.insert_text(text, parent, reference,
                         [this] { return rules().source.place_of_characters_and_returns(); });
  }
  [[gnu::cold, gnu::noinline]] Location flattened(const Location& location) {
    return depth_.flatten(rules().tree, rules().stack.elements(), location);
  }

  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  TreeChanges<Tree, Types::build> changes_;
  DepthLimit<Tree> depth_;
  // With Limits::depth: the element created last, and elements nested in new ones that are not in the tree
  // yet.
  Node newest_ = Tree::null();
  std::vector<Node> nested_;
  CopyCheck copy_check_;
};

}  // namespace lockstep::detail

#endif
