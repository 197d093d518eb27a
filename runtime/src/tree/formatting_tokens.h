// The attributes that open formatting elements were created with. The parser creates such elements again
// (#reconstruct-the-active-formatting-elements, #adoption-agency-algorithm) and compares them
// (#push-onto-the-list-of-active-formatting-elements).
#ifndef LOCKSTEP_TREE_FORMATTING_TOKENS_H
#define LOCKSTEP_TREE_FORMATTING_TOKENS_H

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "document/table_bytes.h"
#include "lockstep/tree_sink.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

// For a tree that does not remember them: copies, shared by the elements of one token. Tokens are reused,
// because most pages have many formatting elements but few at a time.
template <class Tree, bool kTreeRemembers = RemembersAttributes<Tree>>
class FormattingTokens {
 public:
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;

  // The element, which was created for the current token, will be in the list.
  void remember(Record* element, const SinkAttributes& attributes) {
    element->formatting_token = unused();
    Token& token = tokens_[element->formatting_token];
    bytes_outside_ -= token.bytes_outside();
    token.elements = 1;
    token.names = &attributes.names();
    token.attributes.clear();
    token.values.clear();
    for (const auto& [name, value] : attributes) {
      token.attributes.push_back({name.id(), token.values.size(), value.size()});
      token.values += value;
    }
    token.by_name.resize(token.attributes.size());
    for (std::size_t i = 0; i < token.by_name.size(); ++i) token.by_name[i] = i;
    if (token.by_name.size() > 1)
      std::sort(token.by_name.begin(), token.by_name.end(), [&token](std::size_t a, std::size_t b) {
        return token.attributes[a].name < token.attributes[b].name;
      });
    bytes_outside_ += token.bytes_outside();
  }
  // Bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return bytes_of_vector(tokens_) + bytes_of_vector(unused_) + bytes_of_vector(attributes_) +
           bytes_outside_;
  }
  // The element was removed from the list.
  void forget(const Record* element) {
    if (--token_of(element).elements == 0) unused_.push_back(element->formatting_token);
  }

  Node create_element_like(Tree& tree, const Record* original, LocalName name) {
    const Token& token = token_of(original);
    attributes_.clear();
    for (const Attribute& attribute : token.attributes)
      attributes_.push_back({attribute.name, token.value(attribute)});
    return tree.create_element(original->element_namespace, name,
                               SinkAttributes(*token.names, attributes_.data(), attributes_.size()));
  }
  // The element, which was created like `original`, will be in the list.
  void share(const Record* original, Record* element) {
    element->formatting_token = original->formatting_token;
    ++token_of(element).elements;
  }

  // For an element in the list: visits the NameId and value of each attribute.
  template <class Visit>
  void for_each_attribute(const Tree&, const Record* element, Visit visit) const {
    const Token& token = token_of(element);
    for (const Attribute& attribute : token.attributes) visit(attribute.name, token.value(attribute));
  }

  bool same_attributes(const Tree&, const Record* a, const Record* b) const {
    const Token& first = token_of(a);
    const Token& second = token_of(b);
    return std::equal(first.by_name.begin(), first.by_name.end(), second.by_name.begin(),
                      second.by_name.end(), [&](std::size_t i, std::size_t j) {
                        return first.attributes[i].name == second.attributes[j].name &&
                               first.value(first.attributes[i]) == second.value(second.attributes[j]);
                      });
  }
  std::uint64_t attribute_identity(const Tree&, const Record* element) const {
    const Token& token = token_of(element);
    std::uint64_t identity = element->name;
    for (const std::size_t i : token.by_name) {
      const Attribute& attribute = token.attributes[i];
      identity = (identity * 0x9E3779B97F4A7C15u ^ attribute.name) * 0x9E3779B97F4A7C15u ^
                 std::hash<std::string_view>()(token.value(attribute));
    }
    return identity;
  }

 private:
  struct Attribute {
    NameId name;
    std::size_t offset, size;  // of the value
  };
  struct Token {
    std::uint32_t elements = 0;  // the number of elements that share it
    const NameTable* names = nullptr;
    std::vector<Attribute> attributes;
    std::vector<std::size_t> by_name;  // the attributes, sorted by name
    std::string values;

    std::size_t bytes_outside() const {
      return attributes.capacity() * sizeof(Attribute) + by_name.capacity() * sizeof(std::size_t) +
             values.capacity();
    }
    std::string_view value(const Attribute& attribute) const {
      return std::string_view(values).substr(attribute.offset, attribute.size);
    }
  };
  Token& token_of(const Record* element) { return tokens_[element->formatting_token]; }
  const Token& token_of(const Record* element) const { return tokens_[element->formatting_token]; }
  std::uint32_t unused() {
    if (unused_.empty()) {
      unused_.push_back(static_cast<std::uint32_t>(tokens_.size()));
      tokens_.emplace_back();
    }
    const std::uint32_t token = unused_.back();
    unused_.pop_back();
    return token;
  }

  std::vector<Token> tokens_;
  std::vector<std::uint32_t> unused_;
  std::size_t bytes_outside_ = 0;           // of the tokens
  std::vector<TokenAttribute> attributes_;  // of the element being created
};

template <class Tree>
class FormattingTokens<Tree, true> {
 public:
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;
  static std::size_t bytes() { return 0; }
  void remember(Record*, const SinkAttributes&) {}
  void forget(const Record*) {}
  Node create_element_like(Tree& tree, const Record* original, LocalName) {
    return tree.create_element_like(original->node);
  }
  void share(const Record*, Record*) {}
  // Other trees that remember attributes do not list them.
  template <class Visit>
  void for_each_attribute(const Tree& tree, const Record* element, Visit visit) const {
    if constexpr (requires { tree.for_each_created_attribute(element->node, visit); })
      tree.for_each_created_attribute(element->node, visit);
  }
  bool same_attributes(const Tree& tree, const Record* a, const Record* b) const {
    return tree.same_attributes(a->node, b->node);
  }
  std::uint64_t attribute_identity(const Tree& tree, const Record* element) const {
    return tree.attribute_identity(element->node);
  }
};

}  // namespace lockstep::detail

#endif
