// Generated from spec/input/ by the generator. Edit the rules, then run scripts/generate.
// Which encoding the bytes of a page are in: one function per algorithm. See
// runtime/src/input/sniffing_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_PARSER_SNIFFING_H
#define LOCKSTEP_GENERATED_PARSER_SNIFFING_H

#include "parser/branches.h"
#include "edition/day.h"
#include "input/sniffing_operations.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations

template <class EditionData, Build build>
class Sniffer : public SniffingOperations<build> {
  using Operations = SniffingOperations<build>;
  static constexpr Day edition = EditionData::day;

 public:
  using Operations::Operations;

  void sniff_the_encoding();
  MaybeEncoding the_result_of_a_prescan();
  MaybeEncoding the_encoding_of_the_meta_tag_here();
  bool an_attribute_is_found();
  MaybeEncoding the_encoding_of_the_xml_declaration();
  MaybeEncoding the_encoding_that_a_meta_element_names();
  void change_the_encoding_to(MaybeEncoding new_encoding);

 private:
  using Operations::advance;
  using Operations::append_to_name;
  using Operations::append_to_value;
  using Operations::attached;
  using Operations::attribute_name;
  using Operations::attribute_seen;
  using Operations::attribute_value;
  using Operations::begin_attribute;
  using Operations::bytes;
  using Operations::comes;
  using Operations::comes_before;
  using Operations::detect;
  using Operations::encoding_in_use;
  using Operations::enter;
  using Operations::forget_attributes;
  using Operations::go_behind;
  using Operations::go_behind_ignoring_case;
  using Operations::go_to;
  using Operations::go_to_end_of_comment;
  using Operations::go_to_first;
  using Operations::here;
  using Operations::here_is;
  using Operations::here_is_meta;
  using Operations::here_is_quote;
  using Operations::here_is_tag;
  using Operations::is_utf_16;
  using Operations::make_certain;
  using Operations::means_the_same_in;
  using Operations::options;
  using Operations::pass;
  using Operations::quote_comes;
  using Operations::remember_quote;
  using Operations::restart_with;
  using Operations::run_out;
  using Operations::space_before_quote;
  using Operations::switch_decoder_to;
  using Operations::up_to;
  using Operations::up_to_quote;
  using Operations::use;

  MaybeEncoding extracted_from(std::string_view text) {
    Sniffer inner(text, text, options(), attached());
    return inner.the_encoding_that_a_meta_element_names();
  }
};

// sniff the encoding
// #encoding-sniffing-algorithm, spec/input/sniffing.rules
template <class EditionData, Build build>
void Sniffer<EditionData, build>::sniff_the_encoding() {
  const auto at = enter(Branch::sniff_the_encoding);
  // 1 let mark be the encoding of the byte order mark
  MaybeEncoding mark = encoding::bom_sniff(bytes());
  // if mark is known
  if (at(1, mark.has_value())) {
    use(mark, Confidence::certain, EncodingSource::byte_order_mark);
    return;
  }
  // 2 let override be the encoding that the user asked for
  MaybeEncoding override = options().encoding;
  // if override is known
  if (at(2, override.has_value())) {
    use(override, Confidence::certain, EncodingSource::user);
    return;
  }
  // 4 let transport be the encoding that the transport layer specifies
  MaybeEncoding transport = options().transport_encoding;
  // if transport is known
  if (at(3, transport.has_value())) {
    use(transport, Confidence::certain, EncodingSource::transport);
    return;
  }
  MaybeEncoding prescanned = the_result_of_a_prescan();
  // if prescanned is known
  if (at(4, prescanned.has_value())) {
    use(prescanned, Confidence::tentative, EncodingSource::prescan);
    return;
  }
  // 6 let container be the encoding of the container document
  MaybeEncoding container = options().container_encoding;
  // if container is known, and container is not UTF-16BE/LE
  if (at(5, container.has_value() && !is_utf_16(container))) {
    use(container, Confidence::tentative, EncodingSource::container);
    return;
  }
  // 7 let likely be the encoding that is likely for the page
  MaybeEncoding likely = options().likely_encoding;
  // if likely is known
  if (at(6, likely.has_value())) {
    use(likely, Confidence::tentative, EncodingSource::likely);
    return;
  }
  // 8 let detected be the encoding that is detected
  MaybeEncoding detected = detect();
  // if detected is known
  if (at(7, detected.has_value())) {
    use(detected, Confidence::tentative, EncodingSource::detection);
    return;
  }
  use(options().default_encoding, Confidence::tentative, EncodingSource::fallback);
}

// the result of a prescan
// #prescan-a-byte-stream-to-determine-its-encoding, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_result_of_a_prescan() {
  const auto at = enter(Branch::the_result_of_a_prescan);
  // 1 go to the first byte
  go_to_first();
  // 2 if the bytes from here on begin an XML declaration in UTF-16LE
  if (at(1, here_is(std::string_view("<\0?\0x\0", 6)))) {
    return Encoding::utf_16le;
  }
  // if the bytes from here on begin an XML declaration in UTF-16BE
  if (at(2, here_is(std::string_view("\0<\0?\0x", 6)))) {
    return Encoding::utf_16be;
  }
  // 3 while the bytes have not run out
  while (at(3, !run_out())) {
    // if the bytes from here on are "<!--"
    if (at(4, here_is("<!--"))) {
      go_to_end_of_comment();
    } else if (at(5, here_is_meta())) {
      // otherwise if the bytes from here on begin a meta tag
      MaybeEncoding charset = the_encoding_of_the_meta_tag_here();
      // if charset is known
      if (at(8, charset.has_value())) {
        return charset;
      }
    } else if (at(6, here_is_tag())) {
      // otherwise if the bytes from here on begin a start tag or an end tag
      go_to([](unsigned char c) {
        return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '>';
      });
      // while an attribute is found
      while (at(9, an_attribute_is_found())) {
        // pass it over
      }
    } else if (at(7, here_is("<!") || here_is("</") || here_is("<?"))) {
      // otherwise if the bytes from here on are "<!", or the bytes from here on are "</", or the bytes from
      // here on are "<?"
      go_to([](unsigned char c) { return c == '>'; });
    }
    advance();
  }
  return the_encoding_of_the_xml_declaration();
}

// the encoding of the meta tag here
// spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_of_the_meta_tag_here() {
  const auto at = enter(Branch::the_encoding_of_the_meta_tag_here);
  // 1 go to the next TAB LF FF CR SPACE '/'
  go_to([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '/';
  });
  // 2 forget the attributes seen
  forget_attributes();
  bool got_pragma = false;
  bool need_pragma = false;
  // 5 let charset be no encoding
  MaybeEncoding charset = std::nullopt;
  bool charset_found = false;
  // 6 while an attribute is found
  while (at(1, an_attribute_is_found())) {
    // 7 if the attribute has been seen
    if (at(2, attribute_seen())) {
      continue;
    }
    // 9 if the attribute's name is "http-equiv"
    if (at(3, attribute_name() == "http-equiv")) {
      // if the attribute's value is "content-type"
      if (at(6, attribute_value() == "content-type")) {
        got_pragma = true;
      }
    } else if (at(4, attribute_name() == "content")) {
      // otherwise if the attribute's name is "content"
      MaybeEncoding extracted = extracted_from(attribute_value());
      // if extracted is known, and charset found is false
      if (at(7, extracted.has_value() && !charset_found)) {
        charset = extracted;
        charset_found = true;
        need_pragma = true;
      }
    } else if (at(5, attribute_name() == "charset")) {
      // otherwise if the attribute's name is "charset"
      charset = encoding::find(attribute_value());
      charset_found = true;
      need_pragma = false;
    }
  }
  // if the bytes have run out
  if (at(8, run_out())) {
    return std::nullopt;
  }
  // 12 if need pragma is true, and got pragma is false
  if (at(9, need_pragma && !got_pragma)) {
    return std::nullopt;
  }
  // 14 if charset is UTF-16BE/LE
  if (at(10, is_utf_16(charset))) {
    return Encoding::utf_8;
  }
  // 15 if charset is x-user-defined
  if (at(11, charset == Encoding::x_user_defined)) {
    return Encoding::windows_1252;
  }
  return charset;
}

// an attribute is found
// #concept-get-attributes-when-sniffing, spec/input/sniffing.rules
template <class EditionData, Build build>
bool Sniffer<EditionData, build>::an_attribute_is_found() {
  const auto at = enter(Branch::an_attribute_is_found);
  // 1 pass TAB LF FF CR SPACE '/'
  pass([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '/';
  });
  // 2 if the bytes have run out, or the byte here is any of '>'
  if (at(1, run_out() || here([](unsigned char c) { return c == '>'; }))) {
    return false;
  }
  begin_attribute();
  // 4 repeat
  for (;;) {
    at(2);
    // if the bytes have run out
    if (at(3, run_out())) {
      return false;
    }
    // if the byte here is any of '=', and the attribute has a name
    if (at(4, here([](unsigned char c) { return c == '='; }) && !attribute_name().empty())) {
      break;
    }
    // if the byte here is any of TAB LF FF CR SPACE
    if (at(5, here([](unsigned char c) {
             return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ';
           }))) {
      break;
    }
    // if the byte here is any of '/' '>'
    if (at(6, here([](unsigned char c) { return c == '/' || c == '>'; }))) {
      return true;
    }
    append_to_name();
    // 5 go to the next byte
    advance();
  }
  // 6 pass TAB LF FF CR SPACE
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // if the bytes have run out
  if (at(7, run_out())) {
    return false;
  }
  // 7 if the byte here is not any of '='
  if (at(8, !here([](unsigned char c) { return c == '='; }))) {
    return true;
  }
  // 8 go to the next byte
  advance();
  // 9 pass TAB LF FF CR SPACE
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // if the bytes have run out
  if (at(9, run_out())) {
    return false;
  }
  // 10 if the byte here is any of '"' '''
  if (at(10, here([](unsigned char c) { return c == '"' || c == '\''; }))) {
    remember_quote();
    advance();
    // while the bytes have not run out, and the byte here is not the quote
    while (at(11, !run_out() && !here_is_quote())) {
      append_to_value();
      advance();
    }
    // if the bytes have run out
    if (at(12, run_out())) {
      return false;
    }
    advance();
    return true;
  }
  // 11 while the bytes have not run out, and the byte here is not any of TAB LF FF CR SPACE '>'
  while (at(13, !run_out() && (!here([](unsigned char c) {
              return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == '>';
            })))) {
    append_to_value();
    // 12 go to the next byte
    advance();
  }
  // if the bytes have run out
  if (at(14, run_out())) {
    return false;
  }
  return true;
}

// the encoding of the XML declaration
// #concept-get-xml-encoding-when-sniffing, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_of_the_xml_declaration() {
  const auto at = enter(Branch::the_encoding_of_the_xml_declaration);
  // 1 go to the first byte
  go_to_first();
  // 2 if the bytes from here on are not "<?xml"
  if (at(1, !here_is("<?xml"))) {
    return std::nullopt;
  }
  // 3 if there is no '>' from here on
  if (at(2, !comes(U'>'))) {
    return std::nullopt;
  }
  if constexpr (edition >= Day{2026, 9, 15}) {  // [since 2026-09-15]
    // 4 if there is no "encoding" before the next '>' from here on
    if (at(3, !comes_before("encoding", U'>'))) {
      return std::nullopt;
    }
  }
  // 5 go behind the next "encoding"
  go_behind("encoding");
  // 6 pass all up to SPACE
  pass([](unsigned char c) { return c <= 0x20; });
  // 7 if the bytes have run out, or the byte here is not any of '='
  if (at(4, run_out() || !here([](unsigned char c) { return c == '='; }))) {
    return std::nullopt;
  }
  // 8 go to the next byte
  advance();
  // 9 pass all up to SPACE
  pass([](unsigned char c) { return c <= 0x20; });
  // 11 if the bytes have run out, or the byte here is not any of '"' '''
  if (at(5, run_out() || (!here([](unsigned char c) { return c == '"' || c == '\''; })))) {
    return std::nullopt;
  }
  remember_quote();
  // 12 go to the next byte
  advance();
  // 13 if the quote does not come again
  if (at(6, !quote_comes())) {
    return std::nullopt;
  }
  // 15 if there is a SPACE or a lower byte before the quote
  if (at(7, space_before_quote())) {
    return std::nullopt;
  }
  // 16 let encoding be the encoding with the label up to the quote
  MaybeEncoding encoding = encoding::find(up_to_quote());
  // 17 if encoding is UTF-16BE/LE
  if (at(8, is_utf_16(encoding))) {
    return Encoding::utf_8;
  }
  return encoding;
}

// the encoding that a meta element names
// #algorithm-for-extracting-a-character-encoding-from-a-meta-element, spec/input/sniffing.rules
template <class EditionData, Build build>
MaybeEncoding Sniffer<EditionData, build>::the_encoding_that_a_meta_element_names() {
  const auto at = enter(Branch::the_encoding_that_a_meta_element_names);
  // 1 go to the first byte
  go_to_first();
  // 2 repeat
  for (;;) {
    at(1);
    go_behind_ignoring_case("charset");
    // if the bytes have run out
    if (at(2, run_out())) {
      return std::nullopt;
    }
    // 3 pass TAB LF FF CR SPACE
    pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
    // 4 if the bytes have not run out, and the byte here is any of '='
    if (at(3, !run_out() && here([](unsigned char c) { return c == '='; }))) {
      break;
    }
  }
  // 5 go to the next byte
  advance();
  pass([](unsigned char c) { return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' '; });
  // 6 if the bytes have run out
  if (at(4, run_out())) {
    return std::nullopt;
  }
  // if the byte here is any of '"' '''
  if (at(5, here([](unsigned char c) { return c == '"' || c == '\''; }))) {
    remember_quote();
    advance();
    // if the quote does not come again
    if (at(6, !quote_comes())) {
      return std::nullopt;
    }
    return encoding::find(up_to_quote());
  }
  return encoding::find(up_to([](unsigned char c) {
    return (c >= '\t' && c <= '\n') || (c >= '\f' && c <= '\r') || c == ' ' || c == ';';
  }));
}

// change the encoding to {new encoding: encoding}
// #change-the-encoding, spec/input/sniffing.rules
template <class EditionData, Build build>
void Sniffer<EditionData, build>::change_the_encoding_to(MaybeEncoding new_encoding) {
  const auto at = enter(Branch::change_the_encoding_to);
  // 1 if the encoding in use is UTF-16BE/LE
  if (at(1, is_utf_16(encoding_in_use()))) {
    make_certain();
    return;
  }
  MaybeEncoding encoding = new_encoding;
  // 2 if encoding is UTF-16BE/LE
  if (at(2, is_utf_16(encoding))) {
    encoding = Encoding::utf_8;
  }
  // 3 if encoding is x-user-defined
  if (at(3, encoding == Encoding::x_user_defined)) {
    encoding = Encoding::windows_1252;
  }
  // 4 if encoding is the encoding in use
  if (at(4, encoding == encoding_in_use())) {
    make_certain();
    return;
  }
  // 5 if all bytes so far mean the same in encoding
  if (at(5, means_the_same_in(encoding))) {
    switch_decoder_to(encoding);
    return;
  }
  // 6 parse again in encoding
  restart_with(encoding);
}

}  // namespace lockstep::parser

#endif
