// Finding nodes, and texts that are computed from several nodes.

#include <string>

#include "lockstep/document.h"
#include "lockstep/ranges.h"
#include "text/characters.h"
#include "text/name_keys.h"

namespace lockstep {

namespace {

// https://infra.spec.whatwg.org/#ascii-whitespace
constexpr std::string_view kAsciiWhitespace = "\t\n\f\r ";

// https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace, where `out` contains everything before.
void append_collapsed(std::string& out, std::string_view text, bool& space) {
  for (const char c : text) {
    if (kAsciiWhitespace.find(c) != std::string_view::npos) {
      space = !out.empty();
    } else {
      if (space) out += ' ';
      space = false;
      out += c;
    }
  }
}

}  // namespace

bool Node::has_class(std::string_view name) const {
  if (is_null() || name.empty()) return false;
  const bool any_case = tree_->quirks_mode == QuirksMode::quirks;
  std::string_view rest = attribute("class").value_or(std::string_view());
  while (!rest.empty()) {
    const std::size_t end = rest.find_first_of(kAsciiWhitespace);
    const std::string_view one = rest.substr(0, end);
    if (any_case ? detail::equals_ignoring_case(one, name) : one == name) return true;
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return false;
}

NodeRange<detail::LocalNameAxis> Node::find_all(std::string_view local_name) const {
  if (is_null()) return {};
  const detail::NameId name = tree_->tag_names.find(local_name);
  if (name == 0) return {};  // no tag has this name
  const detail::LocalNameAxis axis{*this, name};
  return {axis.next(*this), axis};
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
