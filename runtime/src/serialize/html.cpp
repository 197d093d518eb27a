// Serializing as HTML:
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm

#include <string>

#include "serialize/html.h"

namespace lockstep {

namespace {

using detail::NodeAccess;
using detail::Output;

// Writes everything under `root`, and leaves out `without` itself.
void write_html(Output& out, Node root, Node without, const SerializeOptions& options) {
  if (options.indent != 0) {
    detail::write_indented_html(out, root, without, options);
  } else {
    detail::HtmlSerializer serializer(out, without, options);
    detail::Walk<detail::HtmlSerializer>(serializer).run(root);
  }
  out.finish();
}

}  // namespace

std::string serialize_html(Node root, const SerializeOptions& options) {
  std::string text;
  Output out(text);
  write_html(out, root, root, options);
  return text;
}

void serialize_html(Node root, Sink sink, const SerializeOptions& options) {
  Output out(sink);
  write_html(out, root, root, options);
}

std::string Node::inner_html() const { return serialize_html(*this); }

std::string Node::inner_html(const SerializeOptions& options) const { return serialize_html(*this, options); }

std::string Node::outer_html() const { return outer_html({}); }

std::string Node::outer_html(const SerializeOptions& options) const {
  std::string text;
  Output out(text);
  SerializeOptions of_document = options;
  of_document.edition = options.edition.value_or(NodeAccess::edition(*this));
  write_html(out, *this, Node(), of_document);
  return text;
}

}  // namespace lockstep
