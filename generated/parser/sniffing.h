// Generated from spec/input/ by the generator. Edit the rules, then run scripts/generate.
// Finds the encoding of the bytes of a page: one function per algorithm. Statements name a part of
// the sniffer, and what it does.
#ifndef LOCKSTEP_GENERATED_PARSER_SNIFFING_H
#define LOCKSTEP_GENERATED_PARSER_SNIFFING_H

#include "parser/branches.h"
#include "edition/day.h"
#include "input/sniffing_parts.h"
#include "observer/attachments.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's parts

template <class EditionData, Build build>
class Sniffer {
  static constexpr Day edition = EditionData::day;

 public:
  // See SniffedBytes.
  Sniffer(std::string_view all_bytes, std::string_view searched, const EncodingOptions& encoding_options,
          const Attached<build>& attachments)
      : bytes(all_bytes, searched), options(encoding_options), attached(attachments) {}

  // The parts, in runtime/src/input/sniffing_parts.h.
  SniffedBytes bytes;
  SniffedAttribute attribute;
  SniffedEncoding result;
  const EncodingOptions& options;

  void sniff_the_encoding();
  MaybeEncoding the_result_of_a_prescan();
  MaybeEncoding the_encoding_of_the_meta_tag_here();
  bool an_attribute_is_found();
  MaybeEncoding the_encoding_of_the_xml_declaration();
  MaybeEncoding the_encoding_that_a_meta_element_names();
  void change_the_encoding_to(MaybeEncoding new_encoding);

 private:
  auto enter(Branch branch) const {
    return enter_rule(attached, branch, [this](auto& watcher, unsigned entered) {
      watcher.stepped(entered, bytes.position());
    });
  }
  MaybeEncoding extracted_from(std::string_view text) {
    Sniffer inner(text, text, options, attached);
    return inner.the_encoding_that_a_meta_element_names();
  }

  [[no_unique_address]] Attached<build> attached;
};

// sniff the encoding
// #encoding-sniffing-algorithm, spec/input/sniffing.rules
template <class EditionData, Build build>
void Sniffer<EditionData, build>::sniff_the_encoding() {
  const auto at = enter(Branch::sniff_the_encoding);
  // 1 let mark be the encoding of the byte order mark
  MaybeEncoding mark = encoding::bom_sniff(bytes.all());
  // if mark is known
  if (at(1, mark.has_value())) {
    result.use(mark, Confidence::certain, EncodingSource::byte_order_mark);
    return;
  }
  // 2 let override be the encoding that the user asked for
  MaybeEncoding override = options.encoding;
  // if override is known
  if (at(2, override.has_value())) {
    result.use(override, Confidence::certain, EncodingSource::user);
    return;
  }
  // 4 let transport be the encoding that the transport layer specifies
  MaybeEncoding transport = options.transport_encoding;
  // if transport is known
  if (at(3, transport.has_value())) {
    result.use(transport, Confidence::certain, EncodingSource::transport);
    return;
  }
  MaybeEncoding prescanned = the_result_of_a_prescan();
  // if prescanned is known
  if (at(4, prescanned.has_value())) {
    result.use(prescanned, Confidence::tentative, EncodingSource::prescan);
    return;
  }
  // 6 let container be the encoding of the container document
  MaybeEncoding container = options.container_encoding;
  // if container is known, and container is not UTF-16BE/LE
  if (at(5, container.has_value() && !is_utf_16(container))) {
    result.use(container, Confidence::tentative, EncodingSource::container);
    return;
  }
  // 7 let likely be the encoding that is likely for the page
  MaybeEncoding likely = options.likely_encoding;
  // if likely is known
  if (at(6, likely.has_value())) {
    result.use(likely, Confidence::tentative, EncodingSource::likely);
    return;
  }
  // 8 let detected be the encoding that is detected
  MaybeEncoding detected = result.detected_in(bytes.all(), options);
  // if detected is known
  if (at(7, detected.has_value())) {
    result.use(detected, Confidence::tentative, EncodingSource::detection);
    return;
  }
  result.use(options.default_encoding, Confidence::tentative, EncodingSource::fallback);
}

// the result of a prescan
// #prescan-a-byte-stream-to-determine-its-encoding, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_result_of_a_prescan() {
  const auto at = enter(Branch::the_result_of_a_prescan);
  // 1 go to the first byte
  bytes.go_to_first();
  // 2 if the bytes from here on begin an XML declaration in UTF-16LE
  if (at(1, bytes.here_is(std::string_view("<\0?\0x\0", 6)))) return Encoding::utf_16le;
  // if the bytes from here on begin an XML declaration in UTF-16BE
  if (at(2, bytes.here_is(std::string_view("\0<\0?\0x", 6)))) return Encoding::utf_16be;
  // 3 while the bytes have not run out
  while (at(3, !bytes.run_out())) {
    // if the bytes from here on are "<!--"
    if (at(4, bytes.here_is("<!--"))) {
      bytes.go_to_end_of_comment();
    } else if (at(5, bytes.here_is_meta())) {
      // otherwise if the bytes from here on begin a meta tag
      MaybeEncoding charset = the_encoding_of_the_meta_tag_here();
      // if charset is known
      if (at(8, charset.has_value())) return charset;
    } else if (at(6, bytes.here_is_tag())) {
      // otherwise if the bytes from here on begin a start tag or an end tag
      bytes.go_to([](unsigned char c) { return is_ascii_whitespace(c) || c == '>'; });
      // while an attribute is found
      while (at(9, an_attribute_is_found())) {
        // skip it
      }
    } else if (at(7, bytes.here_is("<!") || bytes.here_is("</") || bytes.here_is("<?"))) {
      // otherwise if the bytes from here on are "<!", or the bytes from here on are "</", or the bytes from
      // here on are "<?"
      bytes.go_to([](unsigned char c) { return c == '>'; });
    }
    bytes.advance();
  }
  return the_encoding_of_the_xml_declaration();
}

// the encoding of the meta tag here
// spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_of_the_meta_tag_here() {
  const auto at = enter(Branch::the_encoding_of_the_meta_tag_here);
  // 1 go to the next TAB LF FF CR SPACE '/'
  bytes.go_to([](unsigned char c) { return is_ascii_whitespace(c) || c == '/'; });
  // 2 forget the attributes seen
  attribute.forget_seen();
  bool got_pragma = false;
  bool need_pragma = false;
  // 5 let charset be no encoding
  MaybeEncoding charset = std::nullopt;
  bool charset_found = false;
  // 6 while an attribute is found
  while (at(1, an_attribute_is_found())) {
    // 7 if the attribute has been seen
    if (at(2, attribute.is_seen())) continue;
    // 9 if the attribute's name is "http-equiv"
    if (at(3, attribute.name() == "http-equiv")) {
      // if the attribute's value is "content-type"
      if (at(6, attribute.value() == "content-type")) got_pragma = true;
    } else if (at(4, attribute.name() == "content")) {
      // otherwise if the attribute's name is "content"
      MaybeEncoding extracted = extracted_from(attribute.value());
      // if extracted is known, and charset found is false
      if (at(7, extracted.has_value() && !charset_found)) {
        charset = extracted;
        charset_found = true;
        need_pragma = true;
      }
    } else if (at(5, attribute.name() == "charset")) {
      // otherwise if the attribute's name is "charset"
      charset = encoding::find(attribute.value());
      charset_found = true;
      need_pragma = false;
    }
  }
  // if the bytes have run out
  if (at(8, bytes.run_out())) return std::nullopt;
  // 12 if need pragma is true, and got pragma is false
  if (at(9, need_pragma && !got_pragma)) return std::nullopt;
  // 14 if charset is UTF-16BE/LE
  if (at(10, is_utf_16(charset))) return Encoding::utf_8;
  // 15 if charset is x-user-defined
  if (at(11, charset == Encoding::x_user_defined)) return Encoding::windows_1252;
  return charset;
}

// an attribute is found
// #concept-get-attributes-when-sniffing, spec/input/sniffing.rules
template <class EditionData, Build build>
bool Sniffer<EditionData, build>::an_attribute_is_found() {
  const auto at = enter(Branch::an_attribute_is_found);
  // 1 skip TAB LF FF CR SPACE '/'
  bytes.skip([](unsigned char c) { return is_ascii_whitespace(c) || c == '/'; });
  // 2 if the bytes have run out, or the byte here is any of '>'
  if (at(1, bytes.run_out() || bytes.here([](unsigned char c) { return c == '>'; }))) return false;
  attribute.begin();
  // 4 repeat
  for (;;) {
    at(2);
    // if the bytes have run out
    if (at(3, bytes.run_out())) return false;
    // if the byte here is any of '=', and the attribute has a name
    if (at(4, bytes.here([](unsigned char c) { return c == '='; }) && !attribute.name().empty())) break;
    // if the byte here is any of TAB LF FF CR SPACE
    if (at(5, bytes.here([](unsigned char c) { return is_ascii_whitespace(c); }))) break;
    // if the byte here is any of '/' '>'
    if (at(6, bytes.here([](unsigned char c) { return c == '/' || c == '>'; }))) return true;
    attribute.append_to_name(bytes.current());
    // 5 go to the next byte
    bytes.advance();
  }
  // 6 skip TAB LF FF CR SPACE
  bytes.skip([](unsigned char c) { return is_ascii_whitespace(c); });
  // if the bytes have run out
  if (at(7, bytes.run_out())) return false;
  // 7 if the byte here is not any of '='
  if (at(8, !bytes.here([](unsigned char c) { return c == '='; }))) return true;
  // 8 go to the next byte
  bytes.advance();
  // 9 skip TAB LF FF CR SPACE
  bytes.skip([](unsigned char c) { return is_ascii_whitespace(c); });
  // if the bytes have run out
  if (at(9, bytes.run_out())) return false;
  // 10 if the byte here is any of '"' '''
  if (at(10, bytes.here([](unsigned char c) { return c == '"' || c == '\''; }))) {
    bytes.remember_quote();
    bytes.advance();
    // while the bytes have not run out, and the byte here is not the quote
    while (at(11, !bytes.run_out() && !bytes.here_is_quote())) {
      attribute.append_to_value(bytes.current());
      bytes.advance();
    }
    // if the bytes have run out
    if (at(12, bytes.run_out())) return false;
    bytes.advance();
    return true;
  }
  // 11 while the bytes have not run out, and the byte here is not any of TAB LF FF CR SPACE '>'
  while (at(13, !bytes.run_out() &&
                    !bytes.here([](unsigned char c) { return is_ascii_whitespace(c) || c == '>'; }))) {
    attribute.append_to_value(bytes.current());
    // 12 go to the next byte
    bytes.advance();
  }
  // if the bytes have run out
  if (at(14, bytes.run_out())) return false;
  return true;
}

// the encoding of the XML declaration
// #concept-get-xml-encoding-when-sniffing, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_of_the_xml_declaration() {
  const auto at = enter(Branch::the_encoding_of_the_xml_declaration);
  // 1 go to the first byte
  bytes.go_to_first();
  // 2 if the bytes from here on are not "<?xml"
  if (at(1, !bytes.here_is("<?xml"))) return std::nullopt;
  // 3 if there is no '>' from here on
  if (at(2, !bytes.has(U'>'))) return std::nullopt;
  if constexpr (edition >= Day{2026, 9, 15}) {  // [since 2026-09-15]
    // 4 if there is no "encoding" before the next '>' from here on
    if (at(3, !bytes.has_before("encoding", U'>'))) return std::nullopt;
  }
  // 5 go past the next "encoding"
  bytes.go_past("encoding");
  // 6 skip all bytes up to 0x20
  bytes.skip([](unsigned char c) { return c <= 0x20; });
  // 7 if the bytes have run out, or the byte here is not any of '='
  if (at(4, bytes.run_out() || !bytes.here([](unsigned char c) { return c == '='; }))) return std::nullopt;
  // 8 go to the next byte
  bytes.advance();
  // 9 skip all bytes up to 0x20
  bytes.skip([](unsigned char c) { return c <= 0x20; });
  // 11 if the bytes have run out, or the byte here is not any of '"' '''
  if (at(5, bytes.run_out() || !bytes.here([](unsigned char c) { return c == '"' || c == '\''; })))
    return std::nullopt;
  bytes.remember_quote();
  // 12 go to the next byte
  bytes.advance();
  // 13 if the quote does not occur again
  if (at(6, !bytes.has_quote())) return std::nullopt;
  // 15 if there is a byte up to 0x20 before the quote
  if (at(7, bytes.space_before_quote())) return std::nullopt;
  // 16 let encoding be the encoding with the label up to the quote
  MaybeEncoding encoding = encoding::find(bytes.up_to_quote());
  // 17 if encoding is UTF-16BE/LE
  if (at(8, is_utf_16(encoding))) return Encoding::utf_8;
  return encoding;
}

// the encoding that a meta element names
// #algorithm-for-extracting-a-character-encoding-from-a-meta-element, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_that_a_meta_element_names() {
  const auto at = enter(Branch::the_encoding_that_a_meta_element_names);
  // 1 go to the first byte
  bytes.go_to_first();
  // 2 repeat
  for (;;) {
    at(1);
    bytes.go_past_ignoring_case("charset");
    // if the bytes have run out
    if (at(2, bytes.run_out())) return std::nullopt;
    // 3 skip TAB LF FF CR SPACE
    bytes.skip([](unsigned char c) { return is_ascii_whitespace(c); });
    // 4 if the bytes have not run out, and the byte here is any of '='
    if (at(3, !bytes.run_out() && bytes.here([](unsigned char c) { return c == '='; }))) break;
  }
  // 5 go to the next byte
  bytes.advance();
  bytes.skip([](unsigned char c) { return is_ascii_whitespace(c); });
  // 6 if the bytes have run out
  if (at(4, bytes.run_out())) return std::nullopt;
  // if the byte here is any of '"' '''
  if (at(5, bytes.here([](unsigned char c) { return c == '"' || c == '\''; }))) {
    bytes.remember_quote();
    bytes.advance();
    // if the quote does not occur again
    if (at(6, !bytes.has_quote())) return std::nullopt;
    return encoding::find(bytes.up_to_quote());
  }
  return encoding::find(bytes.up_to([](unsigned char c) { return is_ascii_whitespace(c) || c == ';'; }));
}

// change the encoding to {new encoding: encoding}
// #change-the-encoding, spec/input/sniffing.rules
template <class EditionData, Build build>
void Sniffer<EditionData, build>::change_the_encoding_to(MaybeEncoding new_encoding) {
  const auto at = enter(Branch::change_the_encoding_to);
  // 1 if the encoding in use is UTF-16BE/LE
  if (at(1, is_utf_16(result.encoding_in_use()))) {
    result.make_certain();
    return;
  }
  MaybeEncoding encoding = new_encoding;
  // 2 if encoding is UTF-16BE/LE
  if (at(2, is_utf_16(encoding))) encoding = Encoding::utf_8;
  // 3 if encoding is x-user-defined
  if (at(3, encoding == Encoding::x_user_defined)) encoding = Encoding::windows_1252;
  // 4 if encoding is the encoding in use
  if (at(4, encoding == result.encoding_in_use())) {
    result.make_certain();
    return;
  }
  // 5 if all bytes so far mean the same in encoding
  if (at(5, result.means_the_same_in(encoding))) {
    result.switch_decoder_to(encoding);
    return;
  }
  // 6 parse again in encoding
  result.restart_with(encoding);
}

}  // namespace lockstep::parser

#endif
