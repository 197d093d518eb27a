// The attributes that open formatting elements were created with: the parser creates such elements again
// (#reconstruct-the-active-formatting-elements, #adoption-agency-algorithm) and compares them
// (#push-onto-the-list-of-active-formatting-elements).
#ifndef LOCKSTEP_TREE_FORMATTING_TOKENS_H
#define LOCKSTEP_TREE_FORMATTING_TOKENS_H

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/tree_sink.h"

namespace lockstep::detail {

// For a tree that does not remember them: copies, shared by the elements of one token.
template <class Tree>
class FormattingTokens {
 public:
  using Node = typename Tree::Node;

  // The element, which is going to be in the list, was created for the current token; or it is known already.
  void remember(Node element, LocalName name, Namespace name_space, const SinkAttributes& attributes) {
    std::shared_ptr<const Token>& known = tokens_[element];
    if (known != nullptr) return;
    auto token = std::make_shared<Token>(Token{name_space, name, &attributes.names(), {}, {}});
    for (const auto [attribute, value] : attributes)
      token->attributes.push_back({attribute.id(), std::string(value)});
    token->sorted = token->attributes;
    std::sort(token->sorted.begin(), token->sorted.end(),
              [](const Attribute& a, const Attribute& b) { return a.name < b.name; });
    known = std::move(token);
  }
  // It left the list.
  void forget(Node element) { tokens_.erase(element); }

  Node create_element_like(Tree& tree, Node original) {
    const std::shared_ptr<const Token> token = tokens_.find(original)->second;
    std::vector<TokenAttribute> attributes;
    for (const Attribute& attribute : token->attributes)
      attributes.push_back({attribute.name, attribute.value});
    const Node element = tree.create_element(
        token->name_space, token->name, SinkAttributes(*token->names, attributes.data(), attributes.size()));
    tokens_[element] = token;
    return element;
  }
  bool same_attributes(const Tree&, Node a, Node b) const {
    const Token& first = token_of(a);
    const Token& second = token_of(b);
    return &first == &second || first.sorted == second.sorted;
  }
  std::uint64_t attribute_identity(const Tree&, Node element) const {
    std::uint64_t identity = token_of(element).name.id();
    for (const Attribute& attribute : token_of(element).sorted)
      identity = (identity * 0x9E3779B97F4A7C15u ^ attribute.name) * 0x9E3779B97F4A7C15u ^
                 std::hash<std::string>()(attribute.value);
    return identity;
  }

 private:
  struct Attribute {
    NameId name;
    std::string value;
    bool operator==(const Attribute&) const = default;
  };
  struct Token {
    Namespace name_space;
    LocalName name;
    const NameTable* names;  // of the attributes
    std::vector<Attribute> attributes;
    std::vector<Attribute> sorted;  // by name
  };
  const Token& token_of(Node element) const { return *tokens_.find(element)->second; }

  std::unordered_map<Node, std::shared_ptr<const Token>> tokens_;
};

template <RemembersAttributes Tree>
class FormattingTokens<Tree> {
 public:
  using Node = typename Tree::Node;
  void remember(Node, LocalName, Namespace, const SinkAttributes&) {}
  void forget(Node) {}
  Node create_element_like(Tree& tree, Node original) { return tree.create_element_like(original); }
  bool same_attributes(const Tree& tree, Node a, Node b) const { return tree.same_attributes(a, b); }
  std::uint64_t attribute_identity(const Tree& tree, Node element) const {
    return tree.attribute_identity(element);
  }
};

}  // namespace lockstep::detail

#endif
