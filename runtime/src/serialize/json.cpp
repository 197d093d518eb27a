// Serializing documents as JSON.
#include <array>
#include <string>

#include "document/terms.h"
#include "lockstep/bytes.h"
#include "lockstep/serialize.h"
#include "serialize/output.h"
#include "serialize/walk.h"

namespace lockstep {

namespace {

using detail::Output;
using detail::Part;

constexpr char kHexDigits[] = "0123456789abcdef";

void append_json_escape(Output& out, unsigned code_unit) {
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kHexDigits[(code_unit >> shift) & 15u];
}

// The bytes that are written unchanged in a string. 0xED may begin a surrogate.
constexpr std::array<bool, 256> kPlainInJson = [] {
  std::array<bool, 256> plain{};
  for (unsigned byte = 0x20; byte < 0x100; ++byte) plain[byte] = byte != '"' && byte != '\\' && byte != 0xED;
  return plain;
}();

void write_json_string(Output& out, std::string_view text) {
  out += '"';
  const char* run = text.data();
  const char* const end = run + text.size();
  const auto flush = [&](const char* at, std::size_t skipped) {
    out.append(run, at);
    run = at + skipped;
  };
  for (const char* p = run; p != end; ++p) {
    const auto byte = static_cast<unsigned char>(*p);
    if (kPlainInJson[byte]) continue;
    if (byte == '"' || byte == '\\') {
      flush(p, 0);
      out += '\\';
    } else if (byte < 0x20) {
      flush(p, 1);
      switch (byte) {
        case '\b':
          out += "\\b";
          break;
        case '\t':
          out += "\\t";
          break;
        case '\n':
          out += "\\n";
          break;
        case '\f':
          out += "\\f";
          break;
        case '\r':
          out += "\\r";
          break;
        default:
          append_json_escape(out, byte);
      }
    } else if (byte == 0xED && end - p >= 3 && static_cast<unsigned char>(p[1]) >= 0xA0) {  // a surrogate
      flush(p, 3);
      append_json_escape(out, 0xD000u | (static_cast<unsigned char>(p[1]) & 0x3Fu) << 6 |
                                  (static_cast<unsigned char>(p[2]) & 0x3Fu));
      p += 2;
    }
  }
  out.append(run, end);
  out += '"';
}

std::string_view namespace_name(Namespace name_space) {
  switch (name_space) {
    case Namespace::none:
      return "";
    case Namespace::html:
      return "html";
    case Namespace::mathml:
      return "mathml";
    case Namespace::svg:
      return "svg";
    case Namespace::xlink:
      return "xlink";
    case Namespace::xml:
      return "xml";
    case Namespace::xmlns:
      return "xmlns";
  }
  return "";
}

class JsonSerializer {
 public:
  JsonSerializer(Output& out, const Document& document, const JsonOptions& options)
      : out_(out), document_(document), options_(options) {}

  void enter(Node node) {
    if (node.previous_sibling()) out_ += ',';
    switch (node.type()) {
      case NodeType::none:
        return;
      case NodeType::document:
      case NodeType::document_fragment:
        out_ += node.type() == NodeType::document ? R"({"type":"document")" : R"({"type":"documentFragment")";
        member("quirksMode", detail::quirks_mode_name(document_.quirks_mode()));
        encoding(document_.encoding());
        break;
      case NodeType::doctype:
        out_ += R"({"type":"doctype")";
        member("name", node.name());
        member("publicId", node.public_identifier());
        member("systemId", node.system_identifier());
        break;
      case NodeType::element:
        element(node);
        return;
      case NodeType::text:
        out_ += R"({"type":"text")";
        member("data", node.data());
        break;
      case NodeType::comment:
        out_ += R"({"type":"comment")";
        member("data", node.data());
        break;
      case NodeType::processing_instruction:
        out_ += R"({"type":"processingInstruction")";
        member("target", node.target());
        member("data", node.data());
        break;
    }
    const NodePosition position = node.position();
    range("range", position.range);
    if (position.has_gaps) out_ += R"(,"hasGaps":true)";
  }

  bool enter_part(Part part, Node, Node container) {
    switch (part) {
      case Part::template_contents:
        out_ += R"(,"content":{"type":"documentFragment")";
        break;
      case Part::shadow_root:
        shadow_root(*container.shadow_root_properties());
        break;
      case Part::children:
        break;
    }
    out_ += R"(,"children":[)";
    return true;
  }

  void leave_part(Part part, Node) { out_ += part == Part::children ? "]" : "]}"; }

  void leave(Node node) {
    if (node == document_.result()) errors();
    out_ += '}';
  }

 private:
  void member(std::string_view name, std::string_view value) {
    out_.append(",\"").append(name).append("\":");
    write_json_string(out_, value);
  }

  void range(std::string_view name, const std::optional<ByteRange>& bytes) {
    if (!bytes) return;
    out_.append(",\"").append(name).append("\":[").append(std::to_string(bytes->begin));
    out_.append(",").append(std::to_string(bytes->end)).append("]");
  }

  // Parsed text has no encoding to report.
  void encoding(const EncodingUsed& used) {
    if (used.confidence == Confidence::irrelevant) return;
    out_ += R"(,"encoding":{"name":)";
    write_json_string(out_, encoding::name(used.encoding));
    member("confidence", confidence_name(used.confidence));
    member("source", encoding_source_name(used.source));
    out_ += '}';
  }

  void element(Node node) {
    out_ += R"({"type":"element")";
    member("name", node.local_name());
    member("namespace", namespace_name(node.element_namespace()));
    const NodePosition position = node.position();
    range("startTag", position.range);
    range("endTag", position.end_tag);
    std::vector<AttributePosition> places;
    if (document_.has_positions()) places = node.attribute_positions();
    out_ += R"(,"attributes":[)";
    for (std::size_t i = 0, count = node.attribute_count(); i < count; ++i) {
      const Attribute attribute = node.attribute(i);
      out_ += i == 0 ? R"({"name":)" : R"(,{"name":)";
      write_json_string(out_, attribute.local_name());
      member("value", attribute.value());
      if (attribute.attribute_namespace() != Namespace::none)
        member("namespace", namespace_name(attribute.attribute_namespace()));
      if (!attribute.prefix().empty()) member("prefix", attribute.prefix());
      if (!places.empty()) {
        range("nameRange", places[i].name);
        range("valueRange", places[i].value);
      }
      out_ += '}';
    }
    out_ += ']';
  }

  // Default values are left out.
  void shadow_root(const ShadowRootProperties& shadow) {
    out_ += R"(,"shadowRoot":{"type":"shadowRoot")";
    member("mode", shadow.mode == ShadowRootMode::open ? "open" : "closed");
    if (shadow.delegates_focus) out_ += R"(,"delegatesFocus":true)";
    if (shadow.serializable) out_ += R"(,"serializable":true)";
    if (shadow.clonable) out_ += R"(,"clonable":true)";
    if (shadow.manual_slot_assignment) member("slotAssignment", "manual");
    if (shadow.null_custom_element_registry) out_ += R"(,"customElementRegistry":null)";
  }

  void errors() {
    if (document_.errors().empty() && !options_.empty_errors) return;
    out_ += R"(,"errors":[)";
    bool first = true;
    for (const ParseError& error : document_.errors()) {
      out_ += first ? R"({"code":)" : R"(,{"code":)";
      first = false;
      write_json_string(out_, parse_error_name(error));
      out_ += ',';
      error_place(parse_error_message(error), error.line, error.column, {error.offset, error.end});
      if (const auto& second = error.second) {
        out_ += R"(,"second":{)";
        error_place(parse_error_note(error), second->line, second->column, second->range);
        out_ += '}';
      }
      out_ += '}';
    }
    out_ += ']';
  }
  void error_place(std::string_view message, std::uint32_t line, std::uint32_t column,
                   const ByteRange& range) {
    out_ += R"("message":)";
    write_json_string(out_, message);
    out_.append(R"(,"line":)").append(std::to_string(line));
    out_.append(R"(,"column":)").append(std::to_string(column));
    out_.append(R"(,"offset":)").append(std::to_string(range.begin));
    out_.append(R"(,"endOffset":)").append(std::to_string(range.end));
  }

  Output& out_;
  const Document& document_;
  const JsonOptions options_;
};

void write_json(Output& out, const Document& document, const JsonOptions& options) {
  JsonSerializer serializer(out, document, options);
  detail::Walk<JsonSerializer>(serializer).run(document.result());
  out.finish();
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  Output output(out);
  write_json_string(output, text);
  output.finish();
}

std::string serialize_json(const Document& document, const JsonOptions& options) {
  std::string text;
  Output out(text);
  write_json(out, document, options);
  return text;
}

void serialize_json(const Document& document, Sink sink, const JsonOptions& options) {
  Output out(sink);
  write_json(out, document, options);
}

}  // namespace lockstep
