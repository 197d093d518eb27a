// What one walk over a page finds.
#include "bulk/page.h"

#include <algorithm>
#include <array>

#include "bulk/table_model.h"
#include "lockstep/ranges.h"

namespace lockstep::python::bulk {

namespace {

// The elements that the walk knows.
enum class Tag : std::uint8_t {
  other,
  block,  // begins and ends a line
  br,
  hidden,  // has no text
  script,
  base,
  meta,
  link,
  a,
  area,
  heading,
  table,
  cell,  // or a caption
};

struct TagName {
  std::string_view name;
  Tag tag;
};

constexpr TagName kTags[] = {
    {"a", Tag::a},
    {"area", Tag::area},
    {"address", Tag::block},
    {"article", Tag::block},
    {"aside", Tag::block},
    {"base", Tag::base},
    {"blockquote", Tag::block},
    {"br", Tag::br},
    {"caption", Tag::cell},
    {"datalist", Tag::hidden},
    {"dd", Tag::block},
    {"details", Tag::block},
    {"dialog", Tag::block},
    {"div", Tag::block},
    {"dl", Tag::block},
    {"dt", Tag::block},
    {"fieldset", Tag::block},
    {"figcaption", Tag::block},
    {"figure", Tag::block},
    {"footer", Tag::block},
    {"form", Tag::block},
    {"h1", Tag::heading},
    {"h2", Tag::heading},
    {"h3", Tag::heading},
    {"h4", Tag::heading},
    {"h5", Tag::heading},
    {"h6", Tag::heading},
    {"header", Tag::block},
    {"hgroup", Tag::block},
    {"hr", Tag::br},
    {"legend", Tag::block},
    {"li", Tag::block},
    {"link", Tag::link},
    {"main", Tag::block},
    {"menu", Tag::block},
    {"meta", Tag::meta},
    {"nav", Tag::block},
    {"noembed", Tag::hidden},
    {"noframes", Tag::hidden},
    {"ol", Tag::block},
    {"optgroup", Tag::block},
    {"option", Tag::block},
    {"p", Tag::block},
    {"pre", Tag::block},
    {"rp", Tag::hidden},
    {"script", Tag::script},
    {"search", Tag::block},
    {"section", Tag::block},
    {"style", Tag::hidden},
    {"summary", Tag::block},
    {"table", Tag::table},
    {"tbody", Tag::block},
    {"td", Tag::cell},
    {"tfoot", Tag::block},
    {"th", Tag::cell},
    {"thead", Tag::block},
    {"title", Tag::hidden},
    {"tr", Tag::block},
    {"ul", Tag::block},
};

// A hash table of the names above.
class TagTable {
 public:
  constexpr TagTable() {
    for (const TagName& tag : kTags) {
      std::size_t slot = first_slot(tag.name);
      while (!entries_[slot].name.empty()) slot = (slot + 1) % kSize;
      entries_[slot] = tag;
    }
  }
  constexpr Tag operator[](std::string_view name) const {
    std::size_t slot = first_slot(name);
    while (entries_[slot].name != name && !entries_[slot].name.empty()) slot = (slot + 1) % kSize;
    return entries_[slot].tag;
  }

 private:
  static constexpr std::size_t kSize = 512;
  static constexpr std::size_t first_slot(std::string_view name) {
    if (name.empty()) return 0;
    const auto at = [&](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(name[i])}; };
    const std::uint32_t key = at(0) | at(name.size() / 2) << 8U | at(name.size() - 1) << 16U |
                              static_cast<std::uint32_t>(name.size()) << 24U;
    constexpr std::uint32_t kMix = 0x9E3779B1;
    return (key * kMix >> 16U) % kSize;
  }
  std::array<TagName, kSize> entries_ = {};
};
constexpr TagTable kTagTable;

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r'; }
constexpr std::string_view kSpaces = " \t\n\f\r";

bool equals_ignoring_case(std::string_view value, std::string_view lower_case) {
  return value.size() == lower_case.size() &&
         std::equal(value.begin(), value.end(), lower_case.begin(), [](char a, char b) {
           return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
         });
}

// Appends text with one space for each run of ASCII whitespace, also of one that began before.
void append_collapsed(std::string& out, std::string_view text) {
  std::size_t at = 0;
  while (at != text.size()) {
    std::size_t end = at;
    while (end != text.size() && !is_space(text[end])) ++end;
    out += text.substr(at, end - at);
    at = end;
    if (at == text.size()) break;
    while (at != text.size() && is_space(text[at])) ++at;
    if (out.empty() || out.back() != ' ') out += ' ';
  }
}

// The text of the children of an element that contains nothing but text.
std::string child_text(Node element) {
  std::string text;
  for (const Node child : element.children())
    if (child.type() == NodeType::text) text += child.data();
  return text;
}

bool is_json_ld(Node script) {
  std::string_view type = script.attribute("type").value_or("");
  type = type.substr(0, type.find(';'));
  const std::size_t begin = std::min(type.find_first_not_of(kSpaces), type.size());
  return equals_ignoring_case(type.substr(begin, type.find_last_not_of(kSpaces) + 1 - begin),
                              "application/ld+json");
}

}  // namespace

Page::Page(const Document& document, const Wanted& wanted)
    : wanted_(wanted), next_selected_(wanted.selected.size()) {
  const Node root = document.root();
  for (Node node = root.first_child(); node;) {
    bool inside = true;
    if (node.type() == NodeType::text) {
      if (!open_.empty()) append_collapsed(text_, node.data());
    } else if (node.is_element()) {
      inside = enter(node);
    }
    Node next = inside ? node.first_child() : Node();
    while (!next) {
      if (node.is_element()) leave(node);
      next = node.next_sibling();
      if (next) break;
      node = node.parent();
      if (!node || node == root) break;
    }
    node = next;
  }
}

void Page::add_space() {
  if (!open_.empty() && !text_.empty() && text_.back() != ' ') text_ += ' ';
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

bool Page::enter(Node element) {
  const bool selected = is_selected(element);
  if (selected) open(element, Target::element, 0);
  if (wanted_.headings && element.attribute_count() != 0) read_heading_offset(element);
  if (element.element_namespace() == Namespace::html)
    return enter_html(element, element.local_name()) || selected;
  if (element.element_namespace() != Namespace::svg || !wanted_.links || element.local_name() != "a")
    return true;
  std::optional<std::string_view> href = element.attribute("href");
  if (!href) href = element.attribute(Namespace::xlink, "href");
  if (!href) return true;
  links.push_back({element, *href, {}});
  open(element, Target::link, links.size() - 1);
  return true;
}

bool Page::enter_html(Node element, std::string_view name) {
  const Tag tag = kTagTable[name];
  switch (tag) {
    case Tag::other:
      break;
    case Tag::hidden:
      return false;
    case Tag::block:
    case Tag::br:
      add_space();
      break;
    case Tag::script:
      if (wanted_.json_ld && is_json_ld(element)) json_ld.push_back(child_text(element));
      return false;
    case Tag::base:
      if (wanted_.base && !base) base = element.attribute("href");
      break;
    case Tag::meta:
      if (wanted_.metadata) read_meta(element);
      break;
    case Tag::link:
      if (!wanted_.metadata) break;
      if (const auto href = element.attribute("href"))
        metadata.push_back({"link", element.attribute("rel").value_or(""), *href});
      break;
    case Tag::a:
    case Tag::area:
      if (!wanted_.links) break;
      if (const auto href = element.attribute("href")) {
        links.push_back({element, *href, {}});
        open(element, Target::link, links.size() - 1);
      }
      break;
    case Tag::heading: {
      add_space();
      if (!wanted_.headings) break;
      constexpr int kLowest = 9;
      const int level = name[1] - '0' + (offsets_.empty() ? 0 : offsets_.back().offset);
      headings.push_back({element, std::min(level, kLowest), {}});
      open(element, Target::heading, headings.size() - 1);
      break;
    }
    case Tag::table:
      add_space();
      if (wanted_.tables) tables.push_back(element);
      break;
    case Tag::cell:
      add_space();
      if (wanted_.tables) open(element, Target::element, 0);
      break;
  }
  return true;
}

void Page::leave(Node element) {
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
  const Tag tag = kTagTable[element.local_name()];
  if (tag == Tag::block || tag == Tag::heading || tag == Tag::table || tag == Tag::cell) add_space();
}

void Page::read_meta(Node element) {
  const std::optional<std::string_view> content = element.attribute("content");
  if (!content) return;
  for (const std::string_view kind : {"name", "property", "itemprop", "http-equiv"})
    if (const auto name = element.attribute(kind)) metadata.push_back({kind, *name, *content});
}

// Getting an element's computed heading offset.
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
