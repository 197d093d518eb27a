// Writes tokens as markup, and encodes markup for a page in any encoding.
#include <algorithm>

#include "edition/entry.h"
#include "lockstep/rewriting.h"
#include "serialize/escape.h"
#include "tokenizer/text_buffer.h"

namespace lockstep {

namespace {

using detail::Output;

// Escapes as #escapingString does, in attribute mode or not. A CR, which only a character reference can
// produce, is written as one.
void append_escaped(Output& out, std::string_view text, bool attribute_mode) {
  for (;;) {
    const std::size_t end = std::min(text.find('\r'), text.size());
    out.set_at(
        detail::append_escaped(out, out.with_room(out.at()), text.substr(0, end), attribute_mode, true));
    if (end == text.size()) return;
    out.append("&#13;");
    text.remove_prefix(end + 1);
  }
}

void append_identifier(Output& out, std::string_view identifier, bool open) {
  const std::string_view quote = identifier.find('"') == std::string_view::npos ? "\"" : "'";
  out.append(" ");
  out.append(quote);
  out.append(identifier);
  if (!open) out.append(quote);
}

// Writes a DOCTYPE equal to this one. One of these errors sets the force-quirks flag: a missing name, a
// character instead of a keyword, or an unclosed quotation mark.
void append_doctype(Output& out, const DoctypeView& doctype) {
  out.append("<!DOCTYPE");
  if (doctype.name) out.append(" ").append(*doctype.name);
  if (doctype.public_identifier) {
    out.append(" PUBLIC");
    append_identifier(out, *doctype.public_identifier, doctype.force_quirks && !doctype.system_identifier);
  } else if (doctype.system_identifier) {
    out.append(" SYSTEM");
  } else if (doctype.name && doctype.force_quirks) {
    out.append(" -");
  }
  if (doctype.system_identifier) append_identifier(out, *doctype.system_identifier, doctype.force_quirks);
  out.append(">");
}

void append_tag(Output& out, const Token& token) {
  out.append(token.type == TokenType::start_tag ? "<" : "</");
  out.append(token.name);
  for (const TokenAttributeView& attribute : token.attributes) {
    out.append(" ");
    out.append(attribute.name);
    out.append("=\"");
    append_escaped(out, attribute.value, true);
    out.append("\"");
  }
  out.append(token.self_closing ? "/>" : ">");
}

// Returns the code point encoded by these bytes of UTF-8.
char32_t code_of(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  char32_t code = bytes.size() == 1 ? lead : lead & (0x7Fu >> bytes.size());
  for (const char byte : bytes.substr(1)) code = code << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
  return code;
}

void append_unit(std::string& out, char32_t unit, Encoding encoding) {
  const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 0xFF);
  out += encoding == Encoding::utf_16be ? high : low;
  out += encoding == Encoding::utf_16be ? low : high;
}

// Returns the last escape sequence, three bytes long, in ISO-2022-JP bytes; empty if there is none.
std::string_view last_escape_sequence(std::string_view bytes) {
  for (std::size_t at = bytes.rfind('\x1B'); at != std::string_view::npos;
       at = at == 0 ? std::string_view::npos : bytes.rfind('\x1B', at - 1)) {
    const std::string_view sequence = bytes.substr(at, 3);
    for (const std::string_view known : {"\x1B(B", "\x1B(J", "\x1B(I", "\x1B$@", "\x1B$B"})
      if (sequence == known) return sequence;
  }
  return {};
}

}  // namespace

std::string serialize(const Token& token, Edition edition) {
  std::string text;
  Output out(text);
  switch (token.type) {
    case TokenType::start_tag:
    case TokenType::end_tag:
      append_tag(out, token);
      break;
    case TokenType::characters:
      if (token.in_raw_text)
        out.append(token.text);
      else
        append_escaped(out, token.text, false);
      break;
    case TokenType::comment:
      out.append("<!--");
      out.append(token.text);
      out.append("-->");
      break;
    case TokenType::processing_instruction:
      out.append("<?");
      out.append(token.name);
      out.append(" ");
      out.append(token.text);
      out.append(detail::entry_of(edition).serialization.question_mark_ends_processing_instruction ? "?>"
                                                                                                   : ">");
      break;
    case TokenType::doctype:
      if (token.doctype != nullptr) append_doctype(out, *token.doctype);
      break;
  }
  out.finish();
  return text;
}

std::string encode_markup(std::string_view markup, Encoding encoding, std::string_view replaced) {
  if (encoding == Encoding::utf_8) return std::string(markup);
  const bool utf_16 = encoding == Encoding::utf_16be || encoding == Encoding::utf_16le;
  std::string out;
  for (const std::string_view character : detail::CodePoints(markup)) {
    const char32_t code = code_of(character);
    // In one of ISO-2022-JP's character sets, these bytes represent other characters.
    const bool is_ambiguous = encoding == Encoding::iso_2022_jp && (code == '\\' || code == '~');
    if (utf_16 && code >= 0x10000) {
      append_unit(out, 0xD800 + ((code - 0x10000) >> 10), encoding);
      append_unit(out, 0xDC00 + (code & 0x3FF), encoding);
    } else if (utf_16) {
      append_unit(out, code, encoding);
    } else if (code < 0x80 && !is_ambiguous) {
      out += static_cast<char>(code);
    } else {
      out.append("&#").append(std::to_string(static_cast<unsigned long>(code))).append(";");
    }
  }
  if (encoding == Encoding::iso_2022_jp) out.append(last_escape_sequence(replaced));
  return out;
}

std::string attribute_value_markup(const AttributeRanges& attribute, std::string_view value,
                                   Encoding encoding, std::string_view replaced) {
  std::string markup = attribute.has_value ? "\"" : "=\"";
  Output out(markup);
  append_escaped(out, value, true);
  out.append("\"");
  out.finish();
  return encode_markup(markup, encoding, replaced);
}

}  // namespace lockstep
