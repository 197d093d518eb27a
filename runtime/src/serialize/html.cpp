// Serializing as HTML:
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm

#include <algorithm>
#include <cstddef>
#include <string>

#include "serialize/html.h"
#include "text/characters.h"

namespace lockstep {

namespace {

using detail::Output;

// Writes everything under the root, and the root itself if `writes_root`.
void write_html(Output& out, Node root, bool writes_root, const SerializeOptions& options) {
  if (!root) return;
  // For a document or fragment, only its children are written.
  const NodeType type = root.type();
  if (type == NodeType::document || type == NodeType::document_fragment) writes_root = false;
  if (options.indent != 0) {
    detail::write_indented_html(out, root, writes_root, options);
  } else {
    detail::HtmlSerializer(out, root, writes_root, options).run();
  }
  out.finish();
}

}  // namespace

bool detail::ends_double_escaped(std::string_view script) {
  // Whether the `<script` or `</script` that ends at `at` is a tag.
  const auto is_tag = [&](std::size_t at) {
    return at < script.size() && (is_ascii_whitespace(static_cast<unsigned char>(script[at])) ||
                                  script[at] == '/' || script[at] == '>');
  };
  const auto is_at = [&](std::size_t at, std::string_view name) {
    return script.size() - at >= name.size() &&
           std::equal(name.begin(), name.end(), script.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char a, char b) { return a == ascii_lowercase(b); });
  };
  enum : std::uint8_t { data, escaped, double_escaped } state = data;
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (state == data) {
      i = script.find("<!--", i);
      if (i == script.npos) break;
      state = escaped;
      i += 1;  // its hyphens may also be those of -->
    } else if (is_at(i, "-->")) {
      state = data;
      i += 2;
    } else if (state == escaped && is_at(i, "<script") && is_tag(i + 7)) {
      state = double_escaped;
      i += 7;
    } else if (state == double_escaped && is_at(i, "</script") && is_tag(i + 8)) {
      state = escaped;
      i += 8;
    }
  }
  return state == double_escaped;
}

std::string detail::serialize_html_with_newlines_doubled(Node root, const SerializeOptions& options) {
  std::string text;
  // The result is usually about as long as the parsed input.
  constexpr std::size_t kMostReserved = 16 * 1024;
  text.reserve(std::min<std::size_t>(NodeAccess::tree(root).source_size, kMostReserved));
  Output out(text);
  HtmlSerializer(out, root, false, options, FirstNewlines::doubled).run();
  out.finish();
  return text;
}

std::string serialize_html(Node root, const SerializeOptions& options) {
  std::string text;
  Output out(text);
  write_html(out, root, false, options);
  return text;
}

void serialize_html(Node root, Sink sink, const SerializeOptions& options) {
  Output out(sink);
  write_html(out, root, false, options);
}

std::string Node::inner_html() const { return serialize_html(*this); }

std::string Node::inner_html(const SerializeOptions& options) const { return serialize_html(*this, options); }

std::string Node::outer_html() const { return outer_html({}); }

std::string Node::outer_html(const SerializeOptions& options) const {
  std::string text;
  Output out(text);
  write_html(out, *this, true, options);
  return text;
}

}  // namespace lockstep
