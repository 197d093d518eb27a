// Edits in place: text or bytes in any encoding, a document or a fragment, and a program of changes. Without
// changes, edit_source() returns the source. With changes, the result parses to the changed document and all
// other bytes are the source's, or the edit is refused. An input is markup, a byte 1E, and the program.
#include "fuzz.h"

#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/source_changes.h"

namespace lockstep::fuzz {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kNames[] = {
    "div",      "p",        "a",        "b",    "li",    "td",         "table",   "select",
    "option",   "template", "svg",      "math", "title", "script",     "style",   "br",
    "textarea", "pre",      "body",     "html", "head",  "id",         "viewBox", "A",
    "x-y",      "a\"b",     "\xC3\xA9", "",     "p/",    "xlink:href", "class",   "form",
};
constexpr std::string_view kTexts[] = {
    "",
    " ",
    "x",
    "\n",
    "a<b",
    "&amp;",
    "it's \"y\"",
    "\r\n",
    "</script>",
    "</title",
    "\0x"sv,
    "-->",
    "<!--",
    "]]>",
    "=x y",
    "\xE2\x82\xAC",
    "\xED\xA0\x80",
    "&#x80;",
    "iso-2022-jp",
    "\x1B$B",
    "`>",
    "utf-8",
};

// Children of the node, its template contents and its shadow root, the last one first.
template <class Visit>
void for_each_inside_backwards(Node node, const Visit& visit) {
  for (Node child = node.last_child(); child; child = child.previous_sibling()) visit(child, "");
  if (!node.is_element()) return;
  if (const Node contents = node.template_contents()) visit(contents, "contents ");
  if (const Node shadow_root = node.shadow_root()) visit(shadow_root, "shadow root ");
}

// The tree, with adjacent texts as one and without empty ones, and the mode.
std::string outline(const Document& document) {
  struct Item {
    Node node;
    std::string_view what;
    std::size_t depth;
  };
  std::string out = "mode " + std::to_string(static_cast<int>(document.quirks_mode()));
  Node parent_of_text;
  for (std::vector<Item> waiting = {{document.result(), "", 0}}; !waiting.empty();) {
    const auto [node, what, depth] = waiting.back();
    waiting.pop_back();
    const bool is_text = node.type() == NodeType::text;
    if (is_text && node.data().empty()) continue;
    if (!is_text || parent_of_text != node.parent())
      out.append("\n").append(depth, ' ').append(what).append(std::to_string(static_cast<int>(node.type())));
    parent_of_text = is_text ? node.parent() : Node();
    if (node.type() >= NodeType::text) out.append(is_text ? "" : " ").append(node.data());
    if (node.type() == NodeType::processing_instruction) out.append(" of ").append(node.target());
    if (node.type() == NodeType::doctype)
      out.append(node.name())
          .append("|")
          .append(node.public_identifier())
          .append("|")
          .append(node.system_identifier());
    if (node.is_element()) {
      out.append(std::to_string(static_cast<int>(node.element_namespace()))).append(node.local_name());
      for (const Attribute attribute : node.attributes())
        out.append(" ")
            .append(std::to_string(static_cast<int>(attribute.attribute_namespace())))
            .append(attribute.qualified_name())
            .append("=")
            .append(attribute.value());
    }
    for_each_inside_backwards(node, [&, inner = depth + 1](Node inside, std::string_view kind) {
      waiting.push_back({inside, kind, inner});
    });
  }
  return out;
}

class Interpreter {
 public:
  Interpreter(Document& document, std::string_view program) : document_(document), program_(program) {
    add(document.result());
  }
  void run() {
    // Of many changes, one that HTML cannot express is enough for a refusal.
    const int steps = 1 + program_.byte() % 12;
    for (int i = 0; i < steps && !program_.ended() && nodes_.size() < 2000; ++i) step();
  }

 private:
  void add(Node root) {
    for (std::vector<Node> waiting = {root}; !waiting.empty();) {
      const Node node = waiting.back();
      waiting.pop_back();
      if (!node) continue;
      nodes_.push_back(node);
      for_each_inside_backwards(node, [&](Node inside, std::string_view) { waiting.push_back(inside); });
    }
  }
  Node any() {
    const std::size_t low = program_.byte();
    return nodes_[(low + (nodes_.size() > 256 ? 256u * program_.byte() : 0u)) % nodes_.size()];
  }
  std::string_view name() { return kNames[program_.byte() % std::size(kNames)]; }
  // A text of the table, or bytes of the program: not always well-formed UTF-8, as callers may pass.
  std::string_view text() {
    const std::uint8_t byte = program_.byte();
    return byte < 128 ? kTexts[byte % std::size(kTexts)] : program_.take(byte % 16u);
  }
  std::string attribute_name(Node node) {
    const std::uint8_t byte = program_.byte();
    if (byte % 4 == 0 || !node.is_element() || node.attribute_count() == 0)
      return std::string(kNames[byte / 4u % std::size(kNames)]);
    return std::string(node.attribute(byte / 4u % node.attribute_count()).qualified_name());
  }
  void insert(Node made) {
    if (!made) return;
    add(made);
    const Node place = any();
    if (program_.byte() % 2 == 0)
      (void)document_.append(place, made);
    else
      (void)document_.insert_before(place.parent(), made, place);
  }

  void step() {
    const std::uint8_t operation = program_.byte();
    const Node node = any();
    switch (operation % 16) {
      case 0:
      case 1: {
        const std::string changed = attribute_name(node);
        (void)document_.set_attribute(node, changed, text());
        break;
      }
      case 2:
        (void)document_.remove_attribute(node, attribute_name(node));
        break;
      case 3: {
        const std::string renamed = attribute_name(node);
        (void)document_.rename_attribute(node, renamed, name());
        break;
      }
      case 4:
        (void)document_.rename_element(node, name());
        break;
      case 5:
        if (node.type() != NodeType::document) (void)document_.remove(node);
        break;
      case 6:
        (void)document_.unwrap(node);
        break;
      case 7:
        (void)document_.append(node, any());
        break;
      case 8: {
        const Node moved = any();
        (void)document_.insert_before(node.parent(), moved, node);
        break;
      }
      case 9:
        (void)document_.set_data(node, text());
        break;
      case 10:
        (void)document_.set_text_content(node, text());
        break;
      case 11: {
        const auto position = static_cast<AdjacentPosition>(operation / 16u % 4);
        (void)document_.insert_adjacent_html(node, position, program_.take(program_.byte() % 32u));
        add(node.parent() ? node.parent() : node);
        break;
      }
      case 12:
        (void)document_.set_inner_html(node, program_.take(program_.byte() % 32u));
        add(node);
        break;
      case 13:
        (void)document_.remove_children(node);
        break;
      case 14:
        insert(document_.create_text(text()));
        break;
      case 15:
        insert(operation / 16 % 4 == 0   ? document_.create_comment(text())
               : operation / 16 % 4 == 1 ? document_.create_doctype("html")
               : operation / 16 % 4 == 2 ? document_.clone(node)
                                         : document_.create_element(name()));
        break;
    }
  }

  Document& document_;
  Program program_;
  std::vector<Node> nodes_;
};

struct Page {
  SourceOptions options;
  bool is_fragment = false, is_text = false;

  Document parse(std::string_view source, const ParseOptions& parsing, Source kept) const {
    if (is_text)
      return is_fragment ? parse_fragment(source, options.context, parsing, kept)
                         : lockstep::parse(source, parsing, kept);
    return is_fragment ? parse_fragment_bytes(source, options.context, options.encoding, parsing, kept)
                       : parse_bytes(source, options.encoding, parsing, kept);
  }
};

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::size_t end = read->markup.find('\x1E');
  const std::string_view source = read->markup.substr(0, end);
  // Without a byte 1E, the markup is the program, too.
  const std::string_view program =
      end == std::string_view::npos ? read->markup : read->markup.substr(end + 1);
  Page page;
  page.options = {read->options, read->encoding, read->context.value_or(FragmentContext())};
  page.is_fragment = read->context.has_value();
  page.is_text = read->seed % 4 == 0;
  Document document =
      page.parse(source, read->options, read->seed % 8 < 4 ? Source::borrowed : Source::copied);
  const EditedSource unchanged = edit_source(document, source, page.options);
  if (document.status() != Status::ok) {
    expect(unchanged.error == SourceEditError::incomplete, "an incomplete document can be edited");
    return;
  }
  expect_same("the source without changes", source,
              unchanged ? std::string_view(unchanged.bytes) : unchanged.message);
  expect(unchanged.changes.empty(), "changes without a change");

  Interpreter(document, program).run();
  const EditedSource edited = edit_source(document, source, page.options);
  expect_sound(document);
  if (edited) {
    expect(test::keeps_other_bytes(source, edited), "bytes outside of the changes differ");
    ParseOptions parsing = read->options;
    parsing.limits = {};
    parsing.limits.depth = read->options.limits.depth;
    parsing.limits.copied_nodes = read->options.limits.copied_nodes;
    // Copies in `selectedcontent` are those of the options before the changes.
    if (dump_tree(document.result()).find("<selectedcontent>") == std::string::npos)
      expect_same("the tree of the result", outline(document),
                  outline(page.parse(edited.bytes, parsing, Source::borrowed)));
  } else {
    expect(edited.error == SourceEditError::inexpressible, "the source is not recognized after changes");
    expect(edited.bytes.empty() && edited.changes.empty() && !edited.message.empty(), "half a refusal");
    expect(edited.offset.value_or(0) <= source.size(), "a refusal after the end of the source");
  }
  if (!sampled(input, 4)) return;
  const EditedSource again = edit_source(document, source, page.options);
  expect_same("the second result", edited ? edited.bytes : edited.message,
              again ? again.bytes : again.message);
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
