// Finding nodes, and text computed from several nodes.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/ranges.h"
#include "text/characters.h"
#include "text/name_keys.h"
#include "text/spaces.h"

namespace lockstep {

namespace {

// https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace, where `out` contains the preceding
// text.
void append_collapsed(std::string& out, std::string_view text, bool& space) {
  for (const char c : text) {
    if (detail::is_ascii_space(c)) {
      space = !out.empty();
    } else {
      if (space) out += ' ';
      space = false;
      out += c;
    }
  }
}

}  // namespace

Node Node::next_element_sibling() const {
  Node node = next_sibling();
  while (node && !node.is_element()) node = node.next_sibling();
  return node;
}

Node Node::previous_element_sibling() const {
  Node node = previous_sibling();
  while (node && !node.is_element()) node = node.previous_sibling();
  return node;
}

Node Node::first_element_child() const {
  const Node first = first_child();
  return !first || first.is_element() ? first : first.next_element_sibling();
}

Node Node::last_element_child() const {
  const Node last = last_child();
  return !last || last.is_element() ? last : last.previous_element_sibling();
}

std::size_t Node::child_element_count() const {
  std::size_t count = 0;
  for (Node node = first_child(); node; node = node.next_sibling()) count += node.is_element() ? 1 : 0;
  return count;
}

Node Node::root() const {
  Node node = *this;
  while (const Node parent = node.parent()) node = parent;
  return node;
}

bool Node::contains(Node other) const {
  if (is_null() || tree_ != other.tree_) return false;
  while (other && other != *this) other = other.parent();
  return !other.is_null();
}

bool Node::is_connected() const { return !is_null() && tree_->is_connected(id_); }

bool Node::has_class(std::string_view name) const {
  if (is_null() || name.empty()) return false;
  const bool any_case = tree_->quirks_mode == QuirksMode::quirks;
  const auto is_wanted = [=](std::string_view token) {
    return any_case ? detail::equals_ignoring_case(token, name) : token == name;
  };
  return detail::any_token(attribute("class").value_or(std::string_view()), is_wanted);
}

bool Node::has_token(std::string_view qualified_name, std::string_view token) const {
  const auto is_wanted = [=](std::string_view one) { return one == token; };
  return detail::any_token(attribute(qualified_name).value_or(std::string_view()), is_wanted);
}

// Sorting finds duplicates, so that no value takes quadratic time.
std::vector<std::string_view> Node::token_list(std::string_view qualified_name) const {
  std::vector<std::pair<std::string_view, std::size_t>> sorted;
  detail::any_token(attribute(qualified_name).value_or(std::string_view()), [&](std::string_view token) {
    sorted.emplace_back(token, sorted.size());
    return false;
  });
  std::sort(sorted.begin(), sorted.end());
  const auto is_same = [](const auto& a, const auto& b) { return a.first == b.first; };
  sorted.erase(std::unique(sorted.begin(), sorted.end(), is_same), sorted.end());
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  std::vector<std::string_view> tokens;
  tokens.reserve(sorted.size());
  for (const auto& [token, place] : sorted) tokens.push_back(token);
  return tokens;
}

NodeRange<detail::LocalNameAxis> Node::find_all(Namespace element_namespace,
                                                std::string_view local_name) const {
  if (is_null()) return {};
  const detail::NameId name = tree_->tag_names.find(local_name);
  if (name == 0) return {};  // no tag has this name
  const detail::LocalNameAxis axis{*this, name, element_namespace};
  return {axis.next(*this), axis};
}

NodeRange<detail::LocalNameAxis> Node::find_all(std::string_view local_name) const {
  return find_all(Namespace::none, local_name);
}

NodeRange<detail::ClassAxis> Node::find_by_class(std::string_view name) const {
  if (is_null()) return {};
  const detail::ClassAxis axis{*this, name};
  return {axis.next(*this), axis};
}

NodeRange<detail::AttributeAxis> Node::find_by_attribute(std::string_view qualified_name) const {
  if (is_null()) return {};
  const detail::AttributeAxis axis{*this, qualified_name, std::nullopt};
  return {axis.next(*this), axis};
}

NodeRange<detail::AttributeAxis> Node::find_by_attribute(std::string_view qualified_name,
                                                         std::string_view value) const {
  if (is_null()) return {};
  const detail::AttributeAxis axis{*this, qualified_name, value};
  return {axis.next(*this), axis};
}

Node Node::find(std::string_view local_name) const { return find_all(local_name).front(); }

Node Node::find(Namespace element_namespace, std::string_view local_name) const {
  return find_all(element_namespace, local_name).front();
}

Node Node::find_by_id(std::string_view id) const {
  return id.empty() ? Node() : find_by_attribute("id", id).front();
}

std::string Node::text_content() const {
  if (type() != NodeType::element && type() != NodeType::document_fragment) return std::string(data());
  std::string text;
  for (const Node node : descendants())
    if (node.type() == NodeType::text) text += node.data();
  return text;
}

Node Document::document_element() const& { return root().child_elements().front(); }

Node Document::head() const& {
  const Node html = document_element();
  if (html.is_html("html"))
    for (const Node child : html.child_elements())
      if (child.is_html("head")) return child;
  return {};
}

Node Document::body() const& {
  const Node html = document_element();
  if (html.is_html("html"))
    for (const Node child : html.child_elements())
      if (child.is_html("body") || child.is_html("frameset")) return child;
  return {};
}

std::optional<std::string_view> Document::base_href() const& {
  for (const Node base : root().find_all(Namespace::html, "base"))
    if (const auto href = base.attribute("href")) return href;
  return std::nullopt;
}

std::string Document::title() const {
  const Node top = document_element();
  const bool svg = top.element_namespace() == Namespace::svg && top.local_name() == "svg";
  Node title;
  if (svg) {
    for (const Node child : top.child_elements()) {
      if (child.element_namespace() != Namespace::svg || child.local_name() != "title") continue;
      title = child;
      break;
    }
  } else {
    for (const Node element : root().find_all("title")) {
      if (!element.is_html("title")) continue;
      title = element;
      break;
    }
  }
  std::string text;
  bool space = false;
  for (const Node child : title.children())
    if (child.type() == NodeType::text) append_collapsed(text, child.data(), space);
  return text;
}

}  // namespace lockstep
