// Main content and Markdown.
#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "extract/facts.h"
#include "instance.h"

namespace lockstep::web {

namespace {

// Two bits for each choice; lib/extracting.js has the same list.
enum Choice { kFlavor, kHeadings, kLinks, kImages, kTables, kBullet, kEmphasis };
std::uint32_t chosen(std::uint32_t choices, Choice which) { return choices >> (2 * which) & 3; }

// A JavaScript function that writes the absolute address to the scratch memory, and returns its size.
extern "C" __attribute__((import_module("env"), import_name("resolve_address"))) std::uint32_t
resolve_address(const char* address, std::size_t size);
std::string resolved(std::string_view address, void*) {
  return std::string(scratch_text(resolve_address(address.data(), address.size())));
}

// Returns the range in the input of a node and all that it contains; nullopt if it is not in the input.
std::optional<ByteRange> whole_range(Node node) {
  std::optional<ByteRange> all;
  const auto add = [&](const std::optional<ByteRange>& range) {
    if (range)
      all = all ? ByteRange{std::min(all->begin, range->begin), std::max(all->end, range->end)} : *range;
  };
  const auto add_position = [&](const NodePosition& position) {
    add(position.range);
    add(position.end_tag);
  };
  add_position(node.position());
  for (const Node inside : node.descendants()) add_position(inside.position());
  return all;
}

// Appends the ranges of the nodes in the caller's units, in ascending order, with touching ranges joined.
void append_ranges(std::string& out, Held& held, const std::vector<Node>& nodes) {
  std::vector<ByteRange> ranges;
  for (const Node node : nodes)
    if (const std::optional<ByteRange> range = whole_range(node)) ranges.push_back(*range);
  std::sort(ranges.begin(), ranges.end(),
            [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
  for (std::size_t i = 0; i < ranges.size();) {
    ByteRange joined = ranges[i];
    while (++i < ranges.size() && ranges[i].begin <= joined.end)
      joined.end = std::max(joined.end, ranges[i].end);
    out.append(out.back() == '[' ? "[" : ",[").append(std::to_string(held.offset(joined.begin)));
    out.append(",").append(std::to_string(held.offset(joined.end))).append("]");
  }
}

}  // namespace

// Result: the address in the document's `base` element, as written; empty if there is none.
LOCKSTEP_WEB(base_address) void write_base_address(Held* held) {
  set_result(std::string(held->document->base_href().value_or("")));
}

// Finds the document's main content and, if there are positions, its ranges. `resolves` makes the addresses
// in its Markdown absolute. Result: JSON.
LOCKSTEP_WEB(main_content) void write_main_content(Held* held, std::uint32_t flags, std::uint32_t resolves) {
  const MainContent content = main_content(*held->document, {.scripting = (flags & kScripting) != 0});
  std::string out = "{\"facts\":{";
  for (const auto& [name, member] : detail::shown_facts) {
    if (out.back() != '{') out += ',';
    append_json_string(out, name);
    out += ':';
    if (const std::string& value = content.facts.*member; value.empty())
      out += "null";
    else
      append_json_string(out, value);
  }
  out += "},\"kind\":";
  append_json_string(out, page_kind_name(content.kind));
  char digits[20];
  const auto thousandths = static_cast<std::uint32_t>(content.confidence * 1000 + 0.5);
  out.append(",\"confidence\":")
      .append(digits, std::to_chars(digits, digits + sizeof digits, thousandths).ptr);
  out += "e-3,\"text\":";
  append_json_string(out, main_text(content));
  out += ",\"markdown\":";
  MarkdownOptions options;
  if (resolves != 0) options.address = &resolved;
  append_json_string(out, main_markdown(content, options).text);
  out += ",\"html\":";
  append_json_string(out, main_html(content));
  if ((flags & kPositions) != 0) {
    out += ",\"ranges\":[";
    append_ranges(out, *held, content.nodes);
    out += ']';
  }
  set_result(std::move(out += '}'));
}

// Converts the document to Markdown. `resolves` makes its addresses absolute. `size` bytes of the scratch
// memory are the names of elements to leave out, each followed by a line feed. Result: text.
LOCKSTEP_WEB(markdown)
void write_markdown(Held* held, std::uint32_t flags, std::uint32_t choices, std::uint32_t width,
                    std::uint32_t resolves, std::uint32_t size) {
  const std::string names(scratch_text(size));  // copied, since resolving writes there
  std::vector<std::string_view> drop;
  for (std::string_view rest = names; !rest.empty();) {
    const std::size_t end = rest.find('\n');
    drop.push_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
  MarkdownOptions options;
  options.flavor = static_cast<MarkdownFlavor>(chosen(choices, kFlavor));
  options.headings = static_cast<MarkdownHeadings>(chosen(choices, kHeadings));
  options.links = static_cast<MarkdownLinks>(chosen(choices, kLinks));
  options.images = static_cast<MarkdownImages>(chosen(choices, kImages));
  options.tables = static_cast<MarkdownTables>(chosen(choices, kTables));
  options.bullet = "-*+-"[chosen(choices, kBullet)];
  options.emphasis = "*_**"[chosen(choices, kEmphasis)];
  options.width = width;
  options.drop = drop;
  if (resolves != 0) options.address = &resolved;
  options.scripting = (flags & kScripting) != 0;
  set_result(markdown(held->document->result(), options).text);
}

LOCKSTEP_WEB(version) void version() { set_static_result(LOCKSTEP_VERSION); }

}  // namespace lockstep::web
