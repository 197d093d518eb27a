#include "support/parsing.h"

#include <vector>

namespace lockstep::test {
namespace {

// Calls `visit(node, root)` for all nodes, those of template contents and shadow roots too; a string other
// than "" ends the walk and is returned.
template <class Visit>
std::string walk(const Document& document, Visit visit) {
  std::vector<Node> roots = {document.root()};
  if (document.fragment()) roots.push_back(document.fragment());
  while (!roots.empty()) {
    const Node root = roots.back();
    roots.pop_back();
    for (Node node = root; node; node = node.following(root)) {
      if (std::string problem = visit(node, root); !problem.empty()) return problem;
      if (!node.is_element()) continue;
      if (const Node contents = node.template_contents()) roots.push_back(contents);
      if (const Node shadow = node.shadow_root(); shadow && shadow != node.template_contents())
        roots.push_back(shadow);
    }
  }
  return "";
}

std::string describe(Node node) {
  return node.is_element() ? '<' + std::string(node.local_name()) + '>'
                           : "node of type " + std::to_string(static_cast<int>(node.type()));
}

}  // namespace

Document parse_chunks(const Chunks& chunks, const ParseOptions& options,
                      const std::optional<FragmentContext>& context) {
  Parser parser = context ? Parser(*context, options) : Parser(options);
  (void)parser.document();  // so that each chunk is parsed when it is written
  for (const std::string_view chunk : chunks) (void)parser.write(chunk);
  return parser.finish();
}

std::string tree(const Document& document) { return '\n' + dump_tree(document.result()) + '\n'; }
std::string tree(std::string_view html, const ParseOptions& options) { return tree(parse(html, options)); }
std::string fragment_tree(std::string_view html, const FragmentContext& context,
                          const ParseOptions& options) {
  return tree(parse_fragment(html, context, options));
}

std::string error_list(const Document& document) {
  std::string out;
  for (const ParseError& error : document.errors()) {
    out += std::to_string(error.line) + ':' + std::to_string(error.column) + ' ';
    out += parse_error_name(error);
    out += " (byte " + std::to_string(error.offset) + ")\n";
  }
  return out;
}

std::string described(const ParseError& error) {
  std::string text(parse_error_name(error));
  text.append(" ").append(std::to_string(error.offset)).append("-").append(std::to_string(error.end));
  text.append(" ").append(std::to_string(error.line)).append(":").append(std::to_string(error.column));
  text.append(" reported ").append(std::to_string(error.reported.offset));
  text.append(" ").append(std::to_string(error.reported.line));
  text.append(":").append(std::to_string(error.reported.column));
  text.append(" ").append(parse_error_message(error));
  if (const auto& second = error.second) {
    text.append(" | ").append(std::to_string(second->range.begin));
    text.append("-").append(std::to_string(second->range.end));
    text.append(" ").append(std::to_string(second->line)).append(":").append(std::to_string(second->column));
    text.append(" ").append(parse_error_note(error));
  }
  return text += '\n';
}

std::string broken_links(const Document& document) {
  return walk(document, [](Node node, Node root) -> std::string {
    if (node == root && node.parent()) return describe(node) + ": a root with a parent";
    if (node != root && !node.parent()) return describe(node) + ": no parent";
    if (static_cast<bool>(node.first_child()) != static_cast<bool>(node.last_child())) {
      return describe(node) + ": only one of first and last child";
    }
    Node previous;
    for (Node child = node.first_child(); child; child = child.next_sibling()) {
      if (child.parent() != node) return describe(child) + ": its parent is not the node whose child it is";
      if (child.previous_sibling() ? child.previous_sibling() != previous : !previous.is_null()) {
        return describe(child) + ": its previous sibling is not the one whose next it is";
      }
      previous = child;
    }
    if (previous && node.last_child() != previous)
      return describe(node) + ": last child is not the last child";
    return "";
  });
}

std::size_t count_nodes(const Document& document) {
  std::size_t count = 0;
  walk(document, [&](Node, Node) {
    ++count;
    return "";
  });
  return count;
}

Node find_element(const Document& document, std::string_view local_name) {
  const Node root = document.result();
  for (Node node = root; node; node = node.following(root)) {
    if (node.is_element() && node.local_name() == local_name) return node;
  }
  return {};
}

std::string text_of(Node root) {
  std::string out;
  for (Node node = root; node; node = node.following(root)) {
    if (node.type() == NodeType::text) out += node.data();
  }
  return out;
}

}  // namespace lockstep::test
