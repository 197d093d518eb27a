// Generated from spec/input/ by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/sniffing.h"

namespace lockstep::edition_2026_10_03 {

// sniff the encoding
// #encoding-sniffing-algorithm; spec/input/sniffing.rules: algorithm sniff the encoding
void Sniffer::sniff_the_encoding() {
  MaybeEncoding mark = encoding::bom_sniff(bytes());
  // if mark is known
  if (mark.has_value()) {
    use(mark, Confidence::certain, EncodingSource::byte_order_mark);
    return;
  }
  MaybeEncoding override = options().override_encoding;
  // if override is known
  if (override.has_value()) {
    use(override, Confidence::certain, EncodingSource::user);
    return;
  }
  MaybeEncoding transport = options().transport_encoding;
  // if transport is known
  if (transport.has_value()) {
    use(transport, Confidence::certain, EncodingSource::transport);
    return;
  }
  MaybeEncoding prescanned = the_result_of_a_prescan();
  // if prescanned is known
  if (prescanned.has_value()) {
    use(prescanned, Confidence::tentative, EncodingSource::prescan);
    return;
  }
  MaybeEncoding container = options().container_encoding;
  // if container is known, and container is not UTF-16BE/LE
  if (container.has_value() && !is_utf_16(container)) {
    use(container, Confidence::tentative, EncodingSource::container);
    return;
  }
  MaybeEncoding likely = options().likely_encoding;
  // if likely is known
  if (likely.has_value()) {
    use(likely, Confidence::tentative, EncodingSource::likely);
    return;
  }
  MaybeEncoding detected = detect();
  // if detected is known
  if (detected.has_value()) {
    use(detected, Confidence::tentative, EncodingSource::detection);
    return;
  }
  use(options().default_encoding, Confidence::tentative, EncodingSource::fallback);
}

// the result of a prescan
// #prescan-a-byte-stream-to-determine-its-encoding; spec/input/sniffing.rules: algorithm the result of a
// prescan
MaybeEncoding Sniffer::the_result_of_a_prescan() {
  go_to_first();
  // if the bytes from here on begin an XML declaration in UTF-16LE
  if (here_is(std::string_view("<\0?\0x\0", 6))) {
    return Encoding::utf_16le;
  }
  // if the bytes from here on begin an XML declaration in UTF-16BE
  if (here_is(std::string_view("\0<\0?\0x", 6))) {
    return Encoding::utf_16be;
  }
  // while the bytes have not run out
  while (!run_out()) {
    // if the bytes from here on are "<!--"
    if (here_is("<!--")) {
      go_to_end_of_comment();
    } else if (here_is_meta()) {
      // otherwise if the bytes from here on begin a meta tag
      MaybeEncoding charset = the_encoding_of_the_meta_tag_here();
      // if charset is known
      if (charset.has_value()) {
        return charset;
      }
    } else if (here_is_tag()) {
      // otherwise if the bytes from here on begin a start tag or an end tag
      go_to([](unsigned char c) {
        return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '>';
      });
      // while an attribute is found
      while (an_attribute_is_found()) {
        // pass it over
      }
    } else if (here_is("<!") || here_is("</") || here_is("<?")) {
      // otherwise if the bytes from here on are "<!", or the bytes from here on are "</", or the bytes from
      // here on are "<?"
      go_to([](unsigned char c) { return c == '>'; });
    }
    go_on();
  }
  return the_encoding_of_the_xml_declaration();
}

// the encoding of the meta tag here
// spec/input/sniffing.rules: algorithm the encoding of the meta tag here
MaybeEncoding Sniffer::the_encoding_of_the_meta_tag_here() {
  go_to([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '/';
  });
  forget_attributes();
  bool got_pragma = false;
  bool need_pragma = false;
  MaybeEncoding charset = std::nullopt;
  bool charset_found = false;
  // while an attribute is found
  while (an_attribute_is_found()) {
    // if the attribute has been seen
    if (attribute_seen()) {
      continue;
    }
    // if the attribute's name is "http-equiv"
    if (attribute_name() == "http-equiv") {
      // if the attribute's value is "content-type"
      if (attribute_value() == "content-type") {
        got_pragma = true;
      }
    } else if (attribute_name() == "content") {
      // otherwise if the attribute's name is "content"
      MaybeEncoding extracted = extracted_from(attribute_value());
      // if extracted is known, and charset found is false
      if (extracted.has_value() && !charset_found) {
        charset = extracted;
        charset_found = true;
        need_pragma = true;
      }
    } else if (attribute_name() == "charset") {
      // otherwise if the attribute's name is "charset"
      charset = encoding::find(attribute_value());
      charset_found = true;
      need_pragma = false;
    }
  }
  // if the bytes have run out
  if (run_out()) {
    return std::nullopt;
  }
  // if need pragma is true, and got pragma is false
  if (need_pragma && !got_pragma) {
    return std::nullopt;
  }
  // if charset is UTF-16BE/LE
  if (is_utf_16(charset)) {
    return Encoding::utf_8;
  }
  // if charset is x-user-defined
  if (charset == Encoding::x_user_defined) {
    return Encoding::windows_1252;
  }
  return charset;
}

// an attribute is found
// #concept-get-attributes-when-sniffing; spec/input/sniffing.rules: algorithm an attribute is found
bool Sniffer::an_attribute_is_found() {
  pass([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '/';
  });
  // if the bytes have run out, or the byte here is any of '>'
  if (run_out() || here([](unsigned char c) { return c == '>'; })) {
    return false;
  }
  begin_attribute();
  // repeat
  for (;;) {
    // if the bytes have run out
    if (run_out()) {
      return false;
    }
    // if the byte here is any of '=', and the attribute has a name
    if (here([](unsigned char c) { return c == '='; }) && !attribute_name().empty()) {
      break;
    }
    // if the byte here is any of TAB LF FF CR SPACE
    if (here([](unsigned char c) {
          return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ';
        })) {
      break;
    }
    // if the byte here is any of '/' '>'
    if (here([](unsigned char c) { return c == '/' || c == '>'; })) {
      return true;
    }
    append_to_name();
    go_on();
  }
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // if the bytes have run out
  if (run_out()) {
    return false;
  }
  // if the byte here is not any of '='
  if (!here([](unsigned char c) { return c == '='; })) {
    return true;
  }
  go_on();
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // if the bytes have run out
  if (run_out()) {
    return false;
  }
  // if the byte here is any of '"' '''
  if (here([](unsigned char c) { return c == '"' || c == '\''; })) {
    remember_quote();
    go_on();
    // while the bytes have not run out, and the byte here is not the quote
    while (!run_out() && !here_is_quote()) {
      append_to_value();
      go_on();
    }
    // if the bytes have run out
    if (run_out()) {
      return false;
    }
    go_on();
    return true;
  }
  // while the bytes have not run out, and the byte here is not any of TAB LF FF CR SPACE '>'
  while (!run_out() && (!here([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '>';
  }))) {
    append_to_value();
    go_on();
  }
  // if the bytes have run out
  if (run_out()) {
    return false;
  }
  return true;
}

// the encoding of the XML declaration
// #concept-get-xml-encoding-when-sniffing; spec/input/sniffing.rules: algorithm the encoding of the XML
// declaration
MaybeEncoding Sniffer::the_encoding_of_the_xml_declaration() {
  go_to_first();
  // if the bytes from here on are not "<?xml"
  if (!here_is("<?xml")) {
    return std::nullopt;
  }
  // if there is no '>' from here on
  if (!comes(U'>')) {
    return std::nullopt;
  }
  // if there is no "encoding" before the next '>' from here on
  if (!comes_before("encoding", U'>')) {
    return std::nullopt;
  }
  go_behind("encoding");
  pass([](unsigned char c) { return c <= 0x20; });
  // if the bytes have run out, or the byte here is not any of '='
  if (run_out() || !here([](unsigned char c) { return c == '='; })) {
    return std::nullopt;
  }
  go_on();
  pass([](unsigned char c) { return c <= 0x20; });
  // if the bytes have run out, or the byte here is not any of '"' '''
  if (run_out() || (!here([](unsigned char c) { return c == '"' || c == '\''; }))) {
    return std::nullopt;
  }
  remember_quote();
  go_on();
  // if the quote does not come again
  if (!quote_comes()) {
    return std::nullopt;
  }
  // if there is a SPACE or a lower byte before the quote
  if (space_before_quote()) {
    return std::nullopt;
  }
  MaybeEncoding encoding = encoding::find(up_to_quote());
  // if encoding is UTF-16BE/LE
  if (is_utf_16(encoding)) {
    return Encoding::utf_8;
  }
  return encoding;
}

// the encoding that a meta element names
// #algorithm-for-extracting-a-character-encoding-from-a-meta-element; spec/input/sniffing.rules: algorithm
// the encoding that a meta element names
MaybeEncoding Sniffer::the_encoding_that_a_meta_element_names() {
  go_to_first();
  // repeat
  for (;;) {
    go_behind_ignoring_case("charset");
    // if the bytes have run out
    if (run_out()) {
      return std::nullopt;
    }
    pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
    // if the bytes have not run out, and the byte here is any of '='
    if (!run_out() && here([](unsigned char c) { return c == '='; })) {
      break;
    }
  }
  go_on();
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // if the bytes have run out
  if (run_out()) {
    return std::nullopt;
  }
  // if the byte here is any of '"' '''
  if (here([](unsigned char c) { return c == '"' || c == '\''; })) {
    remember_quote();
    go_on();
    // if the quote does not come again
    if (!quote_comes()) {
      return std::nullopt;
    }
    return encoding::find(up_to_quote());
  }
  return encoding::find(up_to([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == ';';
  }));
}

// change the encoding to {new encoding: encoding}
// #change-the-encoding; spec/input/sniffing.rules: algorithm change the encoding to {new encoding: encoding}
void Sniffer::change_the_encoding_to(MaybeEncoding new_encoding) {
  // if the encoding in use is UTF-16BE/LE
  if (is_utf_16(encoding_in_use())) {
    make_certain();
    return;
  }
  MaybeEncoding encoding = new_encoding;
  // if encoding is UTF-16BE/LE
  if (is_utf_16(encoding)) {
    encoding = Encoding::utf_8;
  }
  // if encoding is x-user-defined
  if (encoding == Encoding::x_user_defined) {
    encoding = Encoding::windows_1252;
  }
  // if encoding is the encoding in use
  if (encoding == encoding_in_use()) {
    make_certain();
    return;
  }
  // if all bytes so far mean the same in encoding
  if (means_the_same_in(encoding)) {
    go_on_in(encoding);
    return;
  }
  parse_again_in(encoding);
}

}  // namespace lockstep::edition_2026_10_03
