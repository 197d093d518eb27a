#include "subject.h"

#include <iterator>
#include <span>
#include <tuple>
#include <type_traits>
#include <vector>

#include "options/table.h"

namespace lockstep::fuzz {
namespace {

constexpr FragmentContext kContexts[] = {
    {.local_name = "body"},
    {.local_name = "div"},
    {.local_name = "template"},
    {.local_name = "select"},
    {.local_name = "table"},
    {.local_name = "tbody"},
    {.local_name = "tr"},
    {.local_name = "td"},
    {.local_name = "caption"},
    {.local_name = "colgroup"},
    {.local_name = "frameset"},
    {.local_name = "html"},
    {.local_name = "head"},
    {.local_name = "title"},
    {.local_name = "textarea"},
    {.local_name = "style"},
    {.local_name = "script"},
    {.local_name = "noscript"},
    {.local_name = "plaintext"},
    {.local_name = "iframe"},
    {.local_name = "option"},
    {.local_name = "a-b"},
    {.local_name = "svg", .element_namespace = Namespace::svg},
    {.local_name = "foreignObject", .element_namespace = Namespace::svg},
    {.local_name = "desc", .element_namespace = Namespace::svg},
    {.local_name = "title", .element_namespace = Namespace::svg},
    {.local_name = "script", .element_namespace = Namespace::svg},
    {.local_name = "math", .element_namespace = Namespace::mathml},
    {.local_name = "mi", .element_namespace = Namespace::mathml},
    {.local_name = "annotation-xml", .element_namespace = Namespace::mathml},
    {.local_name = "annotation-xml", .element_namespace = Namespace::mathml, .encoding = "text/HTML"},
};

constexpr std::string_view kStates[] = {
    "data",
    "RCDATA",
    "RAWTEXT",
    "script data",
    "PLAINTEXT",
    "CDATA section",
    "script data escaped",
    "attribute value (unquoted)",
    "comment",
    "bogus comment",
    "tag name",
    "DOCTYPE",
    "no such state",
};

std::optional<Encoding> encoding_of(std::uint8_t byte) {
  const std::span<const std::string_view> labels = encoding::labels();
  if (byte == 0) return std::nullopt;
  return encoding::find(labels[byte * 7u % labels.size()]);
}

constexpr int kSwitches = std::apply(
    [](const auto&... rows) { return (std::is_same_v<decltype(rows.member), bool ParseOptions::*> + ...); },
    lockstep::options::kParse);

void read_limits(const Header& header, ParseOptions& options) {
  const std::size_t small = 1u + header.byte(2), large = 1u + header.byte(3);
  if (header.bit(1, 0)) options.limits.nodes = small;
  if (header.bit(1, 1)) options.limits.depth = 1 + large % 32;
  if (header.bit(1, 2)) options.limits.attributes = 1 + small % 8;
  if (header.bit(1, 3)) options.limits.errors = large;
  if (header.bit(1, 4)) options.limits.input_bytes = small * 4 - large % 4;
  if (header.bit(1, 5)) options.max_errors = 1 + small % 8;
  if (header.bit(1, 6)) options.limits.memory_bytes = small * 1024;
  // Nests of copies may double the tree with each level.
  options.limits.copied_nodes = header.bit(1, 7) ? large : 20'000;
}

void append(std::string& out, std::string_view name, std::uint64_t number) {
  out += name;
  out += std::to_string(number);
}
void append(std::string& out, std::string_view name, std::string_view text) {
  out += name;
  out += text;
}
void append(std::string& out, std::string_view name, const std::optional<ByteRange>& range) {
  if (!range) return;
  append(out, name, range->begin);
  append(out, "-", range->end);
}

void describe(std::string& out, const ParseError& error) {
  append(out, "error ", parse_error_name(error));
  append(out, " @", error.offset);
  append(out, " ", error.line);
  append(out, ":", error.column);
  append(out, " to ", error.end);
  append(out, " reported ", error.reported.offset);
  append(out, " ", parse_error_message(error));
  if (error.second) {
    append(out, " second", error.second->range);
    append(out, " ", parse_error_note(error));
  }
  out += '\n';
}

std::string_view name_of(NodeType type) {
  constexpr std::string_view kNames[] = {"none",    "document", "fragment", "doctype",
                                         "element", "text",     "comment",  "instruction"};
  return kNames[static_cast<std::size_t>(type)];
}

void describe_node(std::string& out, Node node, bool with_positions) {
  out += name_of(node.type());
  if (node.is_element()) {
    append(out, " ", static_cast<std::uint64_t>(node.element_namespace()));
    append(out, ":", node.local_name());
    for (const Attribute attribute : node.attributes()) {
      append(out, " ", static_cast<std::uint64_t>(attribute.attribute_namespace()));
      append(out, ":", attribute.prefix());
      append(out, ":", attribute.local_name());
      append(out, "=", attribute.value());
    }
  } else if (node.type() == NodeType::doctype) {
    append(out, " ", node.name());
    append(out, " \"", node.public_identifier());
    append(out, "\" \"", node.system_identifier());
  } else {
    if (node.type() == NodeType::processing_instruction) append(out, " ", node.target());
    if (node.type() >= NodeType::text) append(out, " ", node.data());
  }
  if (const ShadowRootProperties* root = node.shadow_root_properties()) {
    out += root->mode == ShadowRootMode::open ? " open" : " closed";
    if (root->delegates_focus) out += " delegates focus";
    if (root->serializable) out += " serializable";
    if (root->clonable) out += " clonable";
    if (root->manual_slot_assignment) out += " manual slot assignment";
    if (root->null_custom_element_registry) out += " null registry";
  }
  if (!with_positions) return;
  const NodePosition position = node.position();
  append(out, " @", position.range);
  append(out, " end @", position.end_tag);
  if (position.has_gaps) out += " with gaps";
  if (!node.is_element()) return;
  for (const AttributePosition& attribute : node.attribute_positions()) {
    append(out, " name @", attribute.name);
    append(out, " value @", attribute.value);
  }
}

void describe_tree(std::string& out, Node result, bool with_positions) {
  std::vector<Node> roots = {result};
  for (std::size_t i = 0; i < roots.size(); ++i) {
    const Node root = roots[i];
    std::size_t depth = 0;
    for (Node node = root; node;) {
      append(out, "", depth);
      out += ' ';
      describe_node(out, node, with_positions);
      out += '\n';
      if (node.is_element()) {
        if (const Node contents = node.template_contents()) roots.push_back(contents);
        if (const Node shadow = node.shadow_root()) roots.push_back(shadow);
      }
      if (const Node child = node.first_child()) {
        node = child;
        ++depth;
        continue;
      }
      while (node != root && node.next_sibling().is_null()) {
        node = node.parent();
        --depth;
      }
      if (node == root) break;
      node = node.next_sibling();
    }
  }
}

}  // namespace

std::optional<Case> read_case(std::string_view input) {
  if (input.size() < kHeaderSize) return std::nullopt;
  const Header header(input);
  Case read;
  read.markup = input.substr(kHeaderSize);

  ParseOptions& options = read.options;
  if (header.bit(0, 0)) options.edition = editions().front().edition;
  options.collect_errors = options.positions = options.allow_declarative_shadow_roots = true;
  // The other bits change the options that are on or off, in the order of the table.
  unsigned bit = 1;
  lockstep::options::for_each(lockstep::options::kParse, [&](const auto& row) {
    if constexpr (std::is_same_v<decltype(row.member), bool ParseOptions::*>)
      options.*row.member ^= header.bit(0, bit++);
  });
  static_assert(kSwitches <= 7, "the header has no bit for the last option");
  if (header.byte(1) != 0) read_limits(header, options);

  if (header.byte(4) != 0) {
    read.context = kContexts[(header.byte(4) - 1u) % std::size(kContexts)];
    read.context->quirks_mode = static_cast<QuirksMode>(header.byte(5) % 3);
    read.context->inside_form = header.bit(5, 2);
    read.context->scripting_mode = header.bit(5, 3) ? ScriptingMode::fragment : ScriptingMode::inert;
  }
  read.seed = header.byte(6) | static_cast<std::uint32_t>(header.byte(7)) << 8;

  EncodingOptions& encoding = read.encoding;
  if (header.bit(11, 0))
    encoding.encoding = encoding_of(header.byte(8));
  else
    encoding.transport_encoding = encoding_of(header.byte(8));
  encoding.container_encoding = encoding_of(header.byte(9));
  encoding.likely_encoding = encoding_of(header.byte(10));
  if (header.bit(11, 1)) encoding.ignore_late_meta = true;
  if (header.bit(11, 2)) encoding.prescan_bytes = header.byte(10);
  if (header.bit(11, 3)) encoding.default_encoding = Encoding::utf_8;
  encoding.detect_utf_8 = !header.bit(11, 5);
  if (header.bit(11, 4))
    encoding.detect = [](std::string_view bytes, void*) { return encoding_of(bytes.empty() ? 0 : 16); };

  TokenizerOptions& tokenizer = read.tokenizer;
  tokenizer.edition = options.edition;
  tokenizer.scripting = options.scripting;
  tokenizer.collect_errors = options.collect_errors;
  if (header.byte(4) != 0) {
    tokenizer.tree_feedback = false;
    tokenizer.initial_state = kStates[(header.byte(4) - 1u) % std::size(kStates)];
    tokenizer.last_start_tag = header.bit(5, 0) ? "title" : "script";
    tokenizer.allow_cdata = header.bit(5, 1);
  }
  return read;
}

std::string describe(const Document& document) {
  std::string out;
  append(out, "", status_name(document.status()));
  append(out, " quirks ", static_cast<std::uint64_t>(document.quirks_mode()));
  if (document.flattened()) out += " flattened";
  const EncodingUsed& used = document.encoding();
  append(out, " encoding ", encoding::name(used.encoding));
  append(out, " ", confidence_name(used.confidence));
  append(out, " ", encoding_source_name(used.source));
  // Without EncodingUsed::parsed_again, which depends on how the input is split.
  if (used.late_encoding) append(out, " late ", encoding::name(*used.late_encoding));
  out += '\n';
  describe_tree(out, document.result(), document.has_positions());
  for (const ParseError& error : document.errors()) describe(out, error);
  if (document.errors_truncated()) out += "and more errors\n";
  return out;
}

void TokenLog::add(const Token& token) {
  if (token.type == TokenType::characters) {
    if (pending_.empty()) characters_.range = token.range;
    characters_.range.end = token.range.end;
    pending_ += token.text;
    return;
  }
  end_characters();
  std::string& out = tokens_;
  append(out, "token ", static_cast<std::uint64_t>(token.type));
  append(out, " @", token.range);
  append(out, " ", token.name);
  append(out, " ", token.text);
  for (const TokenAttributeView& attribute : token.attributes) {
    append(out, " ", attribute.name);
    append(out, "=", attribute.value);
  }
  if (token.self_closing) out += " /";
  append(out, " ", static_cast<std::uint64_t>(token.element_namespace));
  if (token.doctype != nullptr) {
    const DoctypeView& doctype = *token.doctype;
    if (doctype.name) append(out, " name ", *doctype.name);
    if (doctype.public_identifier) append(out, " public ", *doctype.public_identifier);
    if (doctype.system_identifier) append(out, " system ", *doctype.system_identifier);
    if (doctype.force_quirks) out += " quirks";
  }
  out += '\n';
}

void TokenLog::add(std::span<const ParseError> errors) {
  for (const ParseError& error : errors) describe(errors_, error);
}

void TokenLog::end_characters() {
  if (pending_.empty()) return;
  append(tokens_, "characters @", characters_.range);
  append(tokens_, " ", pending_);
  tokens_ += '\n';
  pending_.clear();
}

std::string TokenLog::text() {
  end_characters();
  return tokens_ + errors_;
}

std::string parse_text_whole(std::string_view input) {
  const Case read = *read_case(input);
  return describe(read.context ? parse_fragment(read.markup, *read.context, read.options)
                               : parse(read.markup, read.options));
}

std::string parse_bytes_whole(std::string_view input) {
  const Case read = *read_case(input);
  return describe(parse_bytes(read.markup, read.encoding, read.options));
}

std::string tokenize_whole(std::string_view input) {
  const Case read = *read_case(input);
  TokenLog log;
  TokenReader reader(read.markup, read.tokenizer);
  while (const Token* token = reader.next()) {
    log.add(*token);
    log.add(reader.errors());
  }
  log.add(reader.errors());
  return log.text();
}

}  // namespace lockstep::fuzz
