// Collects a page's contents in one walk.
#include "bulk/page.h"

#include <algorithm>
#include <bit>

#include "bulk/table_model.h"
#include "document/access.h"
#include "lockstep/ranges.h"
#include "rendering/style.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep::python::bulk {

namespace {

using detail::Display;
using detail::element_style;
using detail::equals_ignoring_case;
using detail::is_block_level;
using detail::is_row_group;
using detail::NameId;
using detail::NodeAccess;
namespace tag = detail::tag;

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r'; }
constexpr std::string_view kSpaces = " \t\n\f\r";

// How an HTML element of that name is rendered, whatever its attributes and parent are.
Display display_of(NameId name) { return element_style(Namespace::html, name).style.display; }

// Whether an HTML element begins and ends a line, or is a part of a table.
bool separates(NameId name) {
  const Display display = display_of(name);
  return is_block_level(display) || is_row_group(display) || display == Display::table_row ||
         display == Display::table_cell;
}

// The index of the next character that is not a space. Runs of spaces often indent lines, so they may be
// long.
std::size_t skip_spaces(std::string_view text, std::size_t at) {
#if LOCKSTEP_SSE2
  for (; text.size() - at >= 16; at += 16) {
    const unsigned others = ~detail::whitespace_in_16(text.data() + at) & 0xFFFFU;
    if (others != 0) return at + static_cast<std::size_t>(std::countr_zero(others));
  }
#endif
  while (at != text.size() && is_space(text[at])) ++at;
  return at;
}

// Appends text with one space for each run of ASCII whitespace, even for a run that begins in `out`.
void append_collapsed(std::string& out, std::string_view text) {
  std::size_t at = 0;
  while (at != text.size()) {
    // Single spaces between words are copied with the words.
    std::size_t end = at;
    while (end != text.size() &&
           (!is_space(text[end]) ||
            (text[end] == ' ' && end != at && end + 1 != text.size() && !is_space(text[end + 1]))))
      ++end;
    out += text.substr(at, end - at);
    at = end;
    if (at == text.size()) break;
    at = skip_spaces(text, at);
    if (out.empty() || out.back() != ' ') out += ' ';
  }
}

// Returns the text of an element that contains only text.
std::string child_text(Node element) {
  std::string text;
  for (const Node child : element.children())
    if (child.type() == NodeType::text) text += child.data();
  return text;
}

// Returns the value of an HTML element's attribute in no namespace. Faster than a lookup by the name's text.
std::optional<std::string_view> attribute_of(Node element, NameId name) {
  const detail::Tree& tree = NodeAccess::tree(element);
  const detail::AttributeRecord* const found = tree.attribute(NodeAccess::id(element), name);
  if (found == nullptr) return std::nullopt;
  return tree.text(found->value);
}

bool is_json_ld(Node script) {
  std::string_view type = script.attribute("type").value_or("");
  type = type.substr(0, type.find(';'));
  const std::size_t begin = std::min(type.find_first_not_of(kSpaces), type.size());
  return equals_ignoring_case(type.substr(begin, type.find_last_not_of(kSpaces) + 1 - begin),
                              "application/ld+json");
}

}  // namespace

Page::Page(Node root, const Wanted& wanted) : wanted_(wanted), next_selected_(wanted.selected.size()) {
  if (root.is_element()) enter(root);
  for (Node node = root.first_child(); node;) {
    if (node.type() == NodeType::text) {
      if (!open_.empty() && !is_hidden()) append_collapsed(text_, node.data());
    } else if (node.is_element()) {
      enter(node);
    }
    Node next = node.first_child();
    while (!next) {
      if (node.is_element()) leave(node);
      next = node.next_sibling();
      if (next) break;
      node = node.parent();
      if (!node || node == root) break;
    }
    node = next;
  }
  if (root.is_element()) leave(root);
}

void Page::add_space() {
  if (!open_.empty() && !is_hidden() && !text_.empty() && text_.back() != ' ') text_ += ' ';
}

std::string_view Page::text(const Range& range) const {
  std::size_t begin = range.begin, end = range.end;
  if (begin != end && text_[begin] == ' ') ++begin;
  if (begin != end && text_[end - 1] == ' ') --end;
  return std::string_view(text_).substr(begin, end - begin);
}

std::string_view Page::text(Node element) const {
  const auto found = ranges_.find(element);
  return found == ranges_.end() ? std::string_view() : text(found->second);
}

void Page::open(Node element, Target target, std::size_t index) {
  open_.push_back({element, target, index});
  Range& range = target == Target::link      ? links[index].text
                 : target == Target::heading ? headings[index].text
                                             : ranges_[element];
  range.begin = text_.size();
}

bool Page::is_selected(Node element) {
  bool found = false;
  for (std::size_t i = 0; i != next_selected_.size(); ++i) {
    const std::vector<Node>& list = wanted_.selected[i];
    if (next_selected_[i] == list.size() || list[next_selected_[i]] != element) continue;
    ++next_selected_[i];
    found = true;
  }
  return found;
}

void Page::enter(Node element) {
  const std::size_t opened = open_.size();
  if (is_selected(element)) open(element, Target::element, 0);
  if (wanted_.headings && element.attribute_count() != 0) read_heading_offset(element);
  bool is_rendered = true;
  if (element.element_namespace() == Namespace::html)
    is_rendered = enter_html(element);
  else if (element.element_namespace() == Namespace::svg && wanted_.links && element.local_name() == "a")
    enter_svg_link(element);
  const bool hides = !is_rendered && open_.size() == opened;
  if (hides != is_hidden() && (hides || open_.size() != opened)) hidings_.push_back({element, hides});
}

void Page::enter_svg_link(Node element) {
  std::optional<std::string_view> href = element.attribute("href");
  if (!href) href = element.attribute(Namespace::xlink, "href");
  if (!href) return;
  links.push_back({element, *href, {}});
  open(element, Target::link, links.size() - 1);
}

bool Page::enter_html(Node element) {
  const NameId name = NodeAccess::name(element);
  if (!open_.empty() && separates(name)) add_space();
  switch (name) {
    case tag::head:  // has no text itself, but contains wanted elements
      return true;
    case tag::br:
      add_space();
      return true;
    case tag::script:
      if (wanted_.json_ld && is_json_ld(element)) json_ld.push_back(child_text(element));
      return false;
    case tag::base:
      if (wanted_.base && !base) base = element.attribute("href");
      return true;
    case tag::meta:
      if (wanted_.metadata) read_meta(element);
      return true;
    case tag::link:
      if (!wanted_.metadata) return true;
      if (const auto href = element.attribute("href"))
        metadata.push_back({"link", element.attribute("rel").value_or(""), *href});
      return true;
    case tag::a:
    case tag::area:
      if (!wanted_.links) return true;
      if (const auto href = attribute_of(element, detail::attr::href)) {
        links.push_back({element, *href, {}});
        open(element, Target::link, links.size() - 1);
      }
      return true;
    case tag::h1:
    case tag::h2:
    case tag::h3:
    case tag::h4:
    case tag::h5:
    case tag::h6: {
      if (!wanted_.headings) return true;
      constexpr int kLowest = 9;
      const int level = element.local_name()[1] - '0' + (offsets_.empty() ? 0 : offsets_.back().offset);
      headings.push_back({element, std::min(level, kLowest), {}});
      open(element, Target::heading, headings.size() - 1);
      return true;
    }
    case tag::table:
      if (wanted_.tables) tables.push_back(element);
      return true;
    case tag::caption:
    case tag::td:
    case tag::th:
      if (wanted_.tables) open(element, Target::element, 0);
      return true;
    default:
      return display_of(name) != Display::none;
  }
}

void Page::leave(Node element) {
  if (!hidings_.empty() && hidings_.back().element == element) hidings_.pop_back();
  if (open_.empty() && offsets_.empty()) return;
  while (!open_.empty() && open_.back().element == element) {
    const Open& last = open_.back();
    Range& range = last.target == Target::link      ? links[last.index].text
                   : last.target == Target::heading ? headings[last.index].text
                                                    : ranges_[element];
    range.end = text_.size();
    open_.pop_back();
  }
  if (!offsets_.empty() && offsets_.back().element == element) offsets_.pop_back();
  if (open_.empty() || element.element_namespace() != Namespace::html) return;
  if (separates(NodeAccess::name(element))) add_space();
}

void Page::read_meta(Node element) {
  const std::optional<std::string_view> content = element.attribute("content");
  if (!content) return;
  for (const std::string_view kind : {"name", "property", "itemprop", "http-equiv"})
    if (const auto name = element.attribute(kind)) metadata.push_back({kind, *name, *content});
}

// Implements “getting an element's computed heading offset”.
void Page::read_heading_offset(Node element) {
  const std::optional<std::string_view> value = element.attribute("headingoffset");
  const bool reset = element.has_attribute("headingreset");
  if (!value && !reset) return;
  constexpr int kMost = 9;
  int offset = reset || offsets_.empty() ? 0 : offsets_.back().offset;
  if (value)
    if (const auto number = parse_non_negative_integer(*value))
      offset = static_cast<int>(std::min<std::uint32_t>(kMost, static_cast<std::uint32_t>(offset) + *number));
  offsets_.push_back({element, offset});
}

}  // namespace lockstep::python::bulk
