// Queries about an element whose record the rules have, and the common types of a tree builder's parts.
#ifndef LOCKSTEP_TREE_ELEMENTS_H
#define LOCKSTEP_TREE_ELEMENTS_H

#include <cstdint>
#include <type_traits>

#include "document/terms.h"
#include "lockstep/detail/names.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tree/formatting_list.h"
#include "tree/insertion_location.h"
#include "tree/open_elements.h"
#include "tree/token.h"

namespace lockstep::detail {

// The common types of a tree builder's parts. `Rules` is the generated TreeBuilder; `Edition` provides the
// generated code that the runtime needs. Only builders of the arena are compiled with a watcher.
template <class RulesType, TreeSink TreeType, class EditionType, Build kBuild>
struct BuilderTypes {
  using Rules = RulesType;
  using Tree = TreeType;
  using Edition = EditionType;
  static constexpr Build build = kBuild;
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;
  using Element = Record*;
  using Entry = FormattingEntry<Node>*;
  using Location = InsertionLocation<Tree>;
  using Token = CurrentToken<Edition>;
  using Mode = typename Edition::Mode;
  using State = typename Edition::State;
  using TreeError = typename Edition::TreeError;
  using NameSet = typename Edition::NameSet;

  // Whether the fast paths that the generator derived are used.
  static constexpr bool kFastPaths = !LOCKSTEP_PLAIN_RULES && !build.watch;
  // Whether the parser may have a sanitizer configuration.
  static constexpr bool kSanitizes = build.sanitize;
  // Whether the tree is the arena, which keeps views of the text.
  static constexpr bool kIsArena = std::is_same_v<Tree, lockstep::detail::Tree>;
  // Whether the lanes that the generator derived are used: for the arena, and for a tree that sets
  // kTakesLanes. Such a tree has append_element() and append_text() as the arena does.
  static constexpr bool kTakesLanes = kIsArena || requires { Tree::kTakesLanes; };
  static constexpr bool kLanes = kFastPaths && !kSanitizes && kTakesLanes;
};

// Queries about an element, which may be null unless noted.
template <class Node>
Node node_of(const ElementRecord<Node>* element, Node null) {
  return element == nullptr ? null : element->node;
}
template <class Node, class NameSet>
bool is_in_set(const ElementRecord<Node>* element, NameSet set) {
  return element != nullptr && in(element->sets, set);
}
template <class Node>
bool is_html_element(const ElementRecord<Node>* element, NameId name) {
  return element != nullptr && element->name == name && element->element_namespace == Namespace::html;
}
template <class Node, class NameSet>
requires std::is_enum_v<NameSet>
bool is_html_element(const ElementRecord<Node>* element, NameSet set) { return is_in_set(element, set); }

}  // namespace lockstep::detail

#endif
