// Trees as text: HTML as a naive serializer writes it, XML that expat and our own reader accept, and JSON,
// the same in pieces and in strings. What HTML can express parses back to the same tree. Also tests fragments
// in the context of any element.
#include "fuzz.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "edition/entry.h"
#include "support/xml_reader.h"
#include "tables/known_names.h"

#if LOCKSTEP_FUZZ_EXPAT
#include <expat.h>
#endif

namespace lockstep::fuzz {
namespace {

// #html-fragment-serialisation-algorithm, of the current edition, as it is written there.
class Naive {
 public:
  explicit Naive(bool scripting, bool shadow_roots) : scripting_(scripting), shadow_roots_(shadow_roots) {}

  std::string children(Node node) const {
    std::string out;
    if (is_any_of(node, kVoid)) return out;
    if (node.is_element()) {
      if (const Node shadow = node.shadow_root(); shadow && shadow_roots_) out += shadow_root(shadow);
      if (const Node contents = node.template_contents()) return out + children(contents);
    }
    for (const Node child : node.children()) out += this->node(child);
    return out;
  }

 private:
  using Names = std::span<const std::string_view>;
  static constexpr std::string_view kVoid[] = {"area",  "base",  "basefont", "bgsound", "br",    "col",
                                               "embed", "frame", "hr",       "img",     "input", "keygen",
                                               "link",  "meta",  "param",    "source",  "track", "wbr"};
  static constexpr std::string_view kRaw[] = {"style",   "script",   "xmp",      "iframe",
                                              "noembed", "noframes", "plaintext"};

  static bool is_any_of(Node node, Names names) {
    return node &&
           std::any_of(names.begin(), names.end(), [&](std::string_view name) { return node.is_html(name); });
  }
  static std::string escaped(std::string_view text, bool attribute) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '&')
        out += "&amp;";
      else if (text.substr(i).starts_with("\xC2\xA0"))
        out += "&nbsp;", ++i;
      else if (text[i] == '<')
        out += "&lt;";
      else if (text[i] == '>')
        out += "&gt;";
      else if (text[i] == '"' && attribute)
        out += "&quot;";
      else
        out += text[i];
    }
    return out;
  }
  std::string node(Node node) const {
    const std::string data(node.data());
    switch (node.type()) {
      case NodeType::element: {
        const std::string name(node.local_name());
        std::string out = '<' + name;
        for (const Attribute attribute : node.attributes())
          out +=
              ' ' + std::string(attribute.qualified_name()) + "=\"" + escaped(attribute.value(), true) + '"';
        out += '>';
        return is_any_of(node, kVoid) ? out : out + children(node) + "</" + name + '>';
      }
      case NodeType::text: {
        const Node parent = node.parent();
        const bool raw = is_any_of(parent, kRaw) || (scripting_ && parent && parent.is_html("noscript"));
        return raw ? data : escaped(data, false);
      }
      case NodeType::comment:
        return "<!--" + data + "-->";
      case NodeType::processing_instruction:
        return "<?" + std::string(node.target()) + ' ' + data + "?>";
      case NodeType::doctype:
        return "<!DOCTYPE " + std::string(node.name()) + '>';
      default:
        return "";
    }
  }
  std::string shadow_root(Node root) const {
    const ShadowRootProperties& shadow = *root.shadow_root_properties();
    if (!shadow.serializable) return "";
    std::string out = "<template shadowrootmode=\"";
    out += shadow.mode == ShadowRootMode::open ? "open\"" : "closed\"";
    if (shadow.delegates_focus) out += " shadowrootdelegatesfocus=\"\"";
    out += " shadowrootserializable=\"\"";
    if (shadow.manual_slot_assignment) out += " shadowrootslotassignment=\"manual\"";
    if (shadow.clonable) out += " shadowrootclonable=\"\"";
    if (shadow.null_custom_element_registry) out += " shadowrootcustomelementregistry=\"\"";
    return out + '>' + children(root) + "</template>";
  }

  bool scripting_, shadow_roots_;
};

// Both forms of a serialization.
template <class... Options>
std::string serialized(std::string (*string)(Node, Options...), void (*pieces)(Node, Sink, Options...),
                       Node root, const std::decay_t<Options>&... options) {
  std::string written;
  const auto write = [&written](std::string_view piece) {
    expect(!piece.empty() && piece.size() <= kLongestPiece, "a piece is empty or too long");
    written += piece;
  };
  pieces(root, Sink(write), options...);
  std::string whole = string(root, options...);
  expect_same("what is written in pieces", whole, written);
  return whole;
}

void check_xml(const Document& document) {
  const Node root = document.result();
  const bool fragment = root != document.root();
  const std::string xml = serialized<const XmlOptions&>(serialize_xml, serialize_xml, root, XmlOptions());
  if (!fragment && !document.document_element()) return;
  expect_same("XML", "", test::xml_problem(document));
#if LOCKSTEP_FUZZ_EXPAT
  const std::string text = fragment ? "<r>" + xml + "</r>" : xml;
  XML_Parser const parser = XML_ParserCreateNS("UTF-8", '|');
  const bool accepted = XML_Parse(parser, text.data(), static_cast<int>(text.size()), 1) != XML_STATUS_ERROR;
  expect_same("expat", "", accepted ? "" : XML_ErrorString(XML_GetErrorCode(parser)) + (' ' + text));
  XML_ParserFree(parser);
#endif
}

// The dump of the content of a node, without the node.
std::string inside(Node node) {
  std::string out = dump_tree(node);
  if (!node.is_element()) return '\n' + out;
  std::string without(out, std::min(out.find("\n|   "), out.size()));
  for (std::size_t at = 0; (at = without.find("\n|   ", at)) != std::string::npos;)
    without.erase(++at + 1, 2);
  return without.empty() ? "\n" : without;
}

// Whether HTML can express the content of a node: all its elements must be `div`, or ones that no rule knows.
bool can_be_said(Node root) {
  const detail::EditionEntry& edition = detail::entry_of(kDefaultEdition);
  const detail::NameTable names(detail::known_tag_names);
  if (root.is_element() && root.shadow_root()) return false;
  for (const Node node : root.descendants()) {
    if (node.type() == NodeType::text && node.data().find('\r') == std::string_view::npos) continue;
    if (!node.is_element() || node.element_namespace() != Namespace::html || node.shadow_root()) return false;
    for (const Attribute attribute : node.attributes())
      if (attribute.value().find('\r') != std::string_view::npos) return false;
    const detail::NameId name = names.find(node.local_name());
    if (!node.is_html("div") && name != 0) {
      // Elements in a set are treated specially; so are these.
      if (edition.sets_of(Namespace::html, name) != 0) return false;
      if (node.is_html("selectedcontent") || node.is_html("image") || node.is_html("svg") ||
          node.is_html("math"))
        return false;
    }
  }
  return true;
}

void check(std::string_view input) {
  std::optional<Case> read = read_case(input);
  if (!read) return;
  ParseOptions& options = read->options;
  options.limits = {};
  const Document document =
      read->context ? parse_fragment(read->markup, *read->context, options) : parse(read->markup, options);
  const Node result = document.result();

  const bool of_scripts = read->seed % 2 != 0, shadow_roots = read->seed % 4 > 1;
  const SerializeOptions html_options{of_scripts, shadow_roots, kDefaultEdition};
  const std::string html =
      serialized<const SerializeOptions&>(serialize_html, serialize_html, result, html_options);
  expect_same("HTML", Naive(of_scripts, shadow_roots).children(result), html);
  (void)serialized<>(dump_tree, dump_tree, result);
  check_xml(document);

  // HTML again: another tree perhaps, but a sound one; the same if HTML can express it.
  const Node body = read->context ? result : document.body();
  const std::string said = body ? serialize_html(body) : "";
  if (body && body.attributes().empty() && can_be_said(body) && !said.starts_with("\xEF\xBB\xBF")) {
    const Document again = parse_fragment(said, {.local_name = "div"});
    expect_same("what is parsed again", inside(body), inside(again.fragment()));
  }
  if (!sampled(input, 4)) return;
  expect(nlohmann::json::accept(serialize_json(document)), "the JSON is not well-formed");
  ParseOptions plain;
  plain.edition = options.edition;
  expect_sound(parse(html, plain));
  // Each element as a context.
  for (const Node node : result.descendants()) {
    if (!node.is_element()) continue;
    const Document inside = parse_fragment(read->markup.substr(0, 100), fragment_context_of(node), options);
    expect_sound(inside);
    break;
  }
  for (const XmlNames names : {XmlNames::every_edition, XmlNames::fifth_edition}) {
    const std::string name = coerce_name(read->markup, names);
    expect_same("a coerced name, coerced", name, coerce_name(name, names));
    (void)uncoerce_name(read->markup, names);
  }
  std::string quoted;
  append_json_string(quoted, encoding::decode(read->markup, Encoding::utf_8).text);
  expect(nlohmann::json::accept(quoted), "a JSON string is not well-formed");
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
