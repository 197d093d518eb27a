// What JavaScript cannot read directly: names, serializations, positions, errors.
#include "instance.h"

#include <charconv>

#include "document/positions.h"
#include "document/terms.h"

namespace lockstep::web {

namespace {

void append_number(std::string& out, std::uint64_t number) {
  char digits[20];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

std::uint32_t push(std::vector<std::uint32_t>& words, Held& held, const std::optional<ByteRange>& range) {
  words.push_back(range ? held.offset(range->begin) : 0);
  words.push_back(range ? held.offset(range->end) : 0);
  return range ? 1 : 0;
}

}  // namespace

// Result: the element name with that id; or the qualified attribute name with that id.
LOCKSTEP_WEB(tag_name) void tag_name(const Held* held, std::uint32_t id) {
  set_static_result(detail::DocumentAccess::tree(const_cast<Document&>(*held->document)).tag_names.name(id));
}
LOCKSTEP_WEB(attribute_name) void attribute_name(const Held* held, std::uint32_t id) {
  set_static_result(
      detail::DocumentAccess::tree(const_cast<Document&>(*held->document)).attribute_names.name(id));
}
// Return the number of ids that are the same in every document.
LOCKSTEP_WEB(known_tag_names) std::uint32_t known_tag_names(const Held*) {
  return detail::Tree().tag_names.size();
}
LOCKSTEP_WEB(known_attribute_names) std::uint32_t known_attribute_names() {
  return detail::Tree().attribute_names.size();
}
// Returns the namespace of the node's attribute with that index. Result: its local name.
LOCKSTEP_WEB(attribute_details)
std::uint32_t attribute_details(const Held* held, std::uint32_t node, std::uint32_t index) {
  const Attribute attribute = held->node(node).attribute(index);
  set_static_result(attribute.local_name());
  return static_cast<std::uint32_t>(attribute.attribute_namespace());
}

LOCKSTEP_WEB(template_contents) std::uint32_t template_contents(const Held* held, std::uint32_t node) {
  return detail::NodeAccess::id(held->node(node).template_contents());
}
LOCKSTEP_WEB(shadow_root) std::uint32_t shadow_root(const Held* held, std::uint32_t node) {
  return detail::NodeAccess::id(held->node(node).shadow_root());
}
// Returns the host of a shadow root or of template contents, or 0.
LOCKSTEP_WEB(host) std::uint32_t host(const Held* held, std::uint32_t node) {
  return detail::DocumentAccess::tree(const_cast<Document&>(*held->document)).host(node);
}
// Returns bits: 0 closed, 1 delegates focus, 2 clonable, 3 serializable, 4 a shadow root; 0 for other nodes.
LOCKSTEP_WEB(shadow_root_properties)
std::uint32_t shadow_root_properties(const Held* held, std::uint32_t node) {
  const ShadowRootProperties* const properties = held->node(node).shadow_root_properties();
  if (properties == nullptr) return 0;
  return 16u | (properties->mode == ShadowRootMode::closed) | properties->delegates_focus * 2u |
         properties->clonable * 4u | properties->serializable * 8u;
}

LOCKSTEP_WEB(text_content) void text_content(const Held* held, std::uint32_t node) {
  set_result(held->node(node).text_content());
}
LOCKSTEP_WEB(inner_text) void inner_text(const Held* held, std::uint32_t node, std::uint32_t scripting) {
  set_result(held->node(node).inner_text({.scripting = scripting != 0}));
}
// Result: the HTML. Flags: 1 scripting, 2 serializable shadow roots, 4 outer, 8 round trip.
LOCKSTEP_WEB(html)
void html(const Held* held, std::uint32_t node, std::uint32_t flags, std::uint32_t indent) {
  SerializeOptions options;
  options.scripting = (flags & 1) != 0;
  options.serializable_shadow_roots = (flags & 2) != 0;
  options.round_trip = (flags & 8) != 0;
  options.indent = indent;
  const Node from = held->node(node);
  set_result((flags & 4) != 0 ? from.outer_html(options) : from.inner_html(options));
}
LOCKSTEP_WEB(dump) void dump(const Held* held, std::uint32_t node) {
  set_result(dump_tree(held->node(node)));
}
LOCKSTEP_WEB(title) void title(const Held* held) { set_result(held->document->title()); }

// Bits of the return value: 1 there is a range, 2 an end tag, 4 gaps. Result: the begin and end of the range
// and the end tag.
LOCKSTEP_WEB(position) std::uint32_t position(Held* held, std::uint32_t node) {
  const NodePosition position = held->node(node).position();
  std::vector<std::uint32_t> words;
  std::uint32_t found = push(words, *held, position.range);
  found |= push(words, *held, position.end_tag) << 1 | static_cast<std::uint32_t>(position.has_gaps) << 2;
  set_result(words);
  return found;
}
// Result: for each attribute, whether it has a name and a value in the input (bits 1, 2), and the begin and
// end of the two.
LOCKSTEP_WEB(attribute_positions) std::uint32_t attribute_positions(Held* held, std::uint32_t node) {
  std::vector<std::uint32_t> words;
  for (const AttributePosition& position : held->node(node).attribute_positions()) {
    const std::size_t at = words.size();
    words.push_back(0);
    std::uint32_t found = push(words, *held, position.name);
    found |= push(words, *held, position.value) << 1;
    words[at] = found;
  }
  set_result(words);
  return static_cast<std::uint32_t>(words.size() / 5);
}

// Finds the places of all nodes in a text, for parse5's trees. Result: kPlaceWords words for each node: the
// begin and end of the start tag or the node, the begin and end of the end tag, and the index of the word
// where its attributes begin; 0 if there is none. If another token closes an element, the end tag begins
// there and its end is 0. At that index: the number of attributes, and the begin and end of each, including
// the quotation marks of its value.
LOCKSTEP_WEB(places) void places(Held* held) {
  constexpr std::size_t kPlaceWords = 5;
  const std::size_t count = held->header.node_count;
  const std::string_view source = held->document->source();
  std::vector<std::uint32_t> words(count * kPlaceWords);
  for (std::uint32_t id = 1; id < count; ++id) {
    const Node node = held->node(id);
    const NodePosition position = node.position();
    std::uint32_t* const place = words.data() + id * kPlaceWords;
    if (position.range) {
      place[0] = held->offset(position.range->begin);
      place[1] = held->offset(position.range->end);
    }
    if (position.end_tag) {
      place[2] = held->offset(position.end_tag->begin);
      place[3] = held->offset(position.end_tag->end);
    } else if (const std::optional<std::uint64_t> end = detail::end_without_tag(node)) {
      place[2] = held->offset(*end);
    }
    if (node.attribute_count() == 0 || !position.range) continue;
    place[4] = static_cast<std::uint32_t>(words.size());
    words.push_back(static_cast<std::uint32_t>(node.attribute_count()));
    for (const AttributePosition& attribute : node.attribute_positions()) {
      std::uint64_t begin = 0, end = 0;
      if (attribute.name) {
        begin = attribute.name->begin;
        end = attribute.value ? attribute.value->end : attribute.name->end;
        if (attribute.value && end < source.size()) {
          const char quote = source[static_cast<std::size_t>(attribute.value->begin) - 1];
          end += (quote == '"' || quote == '\'') && source[static_cast<std::size_t>(end)] == quote;
        }
      }
      words.push_back(held->offset(begin));
      words.push_back(held->offset(end));
    }
  }
  set_result(words);
}

// Result: the errors as JSON.
LOCKSTEP_WEB(errors) void errors(Held* held) {
  std::string out = "[";
  for (const ParseError& error : held->document->errors()) {
    out += out.size() == 1 ? "{\"code\":" : ",{\"code\":";
    append_json_string(out, parse_error_name(error));
    out.append(",\"line\":");
    append_number(out, error.line);
    out.append(",\"column\":");
    append_number(out, error.column);
    out.append(",\"offset\":");
    append_number(out, held->offset(error.offset));
    out.append(",\"end\":");
    append_number(out, held->offset(error.end));
    out.append(",\"reported\":");
    append_number(out, held->offset(error.reported.offset));
    if (error.second) {
      out.append(",\"second\":{\"line\":");
      append_number(out, error.second->line);
      out.append(",\"column\":");
      append_number(out, error.second->column);
      out.append(",\"offset\":");
      append_number(out, held->offset(error.second->range.begin));
      out.append(",\"end\":");
      append_number(out, held->offset(error.second->range.end));
      out.append(",\"note\":");
      append_json_string(out, parse_error_note(error));
      out += '}';
    }
    out.append(",\"explanation\":");
    append_json_string(out, parse_error_message(error));
    out.append(",\"anchor\":");
    append_json_string(out, parse_error_anchor(error));
    out.append(error.code == ParseErrorCode::tree_construction ? ",\"named\":false}" : ",\"named\":true}");
  }
  set_result(std::move(out += "]"));
}

LOCKSTEP_WEB(status_text) void status_text(std::uint32_t status) {
  set_static_result(status_name(static_cast<Status>(status)));
}
LOCKSTEP_WEB(editions_json) void editions_json() {
  std::string out = "[";
  for (const EditionInfo& edition : editions()) {
    out += out.size() == 1 ? "{\"date\":" : ",{\"date\":";
    append_json_string(out, edition.date);
    out.append(",\"covers\":");
    append_json_string(out, edition.covers);
    out += '}';
  }
  set_result(std::move(out += "]"));
}
LOCKSTEP_WEB(version) void version() { set_static_result(LOCKSTEP_VERSION); }

}  // namespace lockstep::web
