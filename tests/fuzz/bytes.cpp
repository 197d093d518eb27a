// Bytes in any encoding, parsed whole, in pieces, byte by byte and by the plain rules, give the same
// encoding, tree, errors and positions. Also tests decoders and encoders, whole and in pieces, and functions
// that read labels, headers and marks.
#include "fuzz.h"
#include "lockstep/mime.h"

#include <optional>

namespace lockstep::fuzz {
namespace {

std::string parse_pieces(const Case& read, const test::Chunks& pieces) {
  BytesParser parser(read.encoding, read.options);
  write_pieces(pieces, [&](std::string_view piece) { (void)parser.write(piece); });
  return describe(parser.finish());
}

// The output is well-formed, and does not depend on how the input is split.
void check_decoder(const Case& read, const test::Chunks& pieces, Encoding encoding,
                   encoding::DecodeOptions options) {
  const encoding::Decoded whole = encoding::decode(read.markup, encoding, options);
  const encoding::Decoded again =
      encoding::decode(whole.text, Encoding::utf_8, {encoding::ErrorMode::fatal, encoding::Bom::keep});
  expect(!again.error_offset, "a decoder writes ill-formed UTF-8");

  encoding::Decoder decoder(encoding, options);
  std::string text;
  std::size_t written = 0;
  bool good = true;
  write_pieces(pieces, [&](std::string_view piece) {
    good = good && decoder.write(piece, text);
    written += piece.size();
    expect(decoder.consumed() <= written, "a decoder consumes what it has not been given");
  });
  good = good && decoder.finish(text);
  expect_same("the text decoded in pieces", whole.text, text);
  expect(good == !whole.error_offset && decoder.error_offset() == whole.error_offset &&
             decoder.encoding() == whole.encoding,
         "what a decoder says of its input depends on the pieces");
  expect(!good || decoder.consumed() == read.markup.size(), "a decoder leaves bytes");
}

// The output is well-formed, does not depend on how the input is split, and is what its text is encoded as.
void check_encoder(std::string_view text, const test::Chunks& pieces, Encoding encoding,
                   encoding::EncodeOptions options) {
  const encoding::Encoded whole = encoding::encode(text, encoding, options);
  const encoding::Decoded decoded =
      encoding::decode(whole.bytes, whole.encoding, {encoding::ErrorMode::fatal, encoding::Bom::keep});
  expect(!decoded.error_offset, "an encoder writes ill-formed bytes");
  // After a fatal error ISO-2022-JP has not returned to ASCII.
  if (!whole.error_offset)
    expect_same("the decoded text, encoded", whole.bytes, encoding::encode(decoded.text, encoding).bytes);

  encoding::Encoder encoder(encoding, options);
  std::string bytes;
  bool good = true;
  write_pieces(pieces, [&](std::string_view piece) { good = good && encoder.write(piece, bytes); });
  good = good && encoder.finish(bytes);
  expect_same("the bytes encoded in pieces", whole.bytes, bytes);
  expect(good == !whole.error_offset && encoder.error_offset() == whole.error_offset,
         "what an encoder says of its text depends on the pieces");
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const Document whole = parse_bytes(read->markup, read->encoding, read->options, Source::borrowed);
  expect_sound(whole);
  const std::string expected = describe(whole);
  for (const ParseError& error : whole.errors())
    expect(error.offset <= read->markup.size(), "an error after the end of the input");
  const test::Chunks pieces = pieces_of(*read);
  // How much memory a parse needs may depend on how its input is cut.
  if (read->options.limits.memory_bytes != 0) {
    (void)parse_pieces(*read, pieces);
    return;
  }
  expect_same("the parse in pieces", expected, parse_pieces(*read, pieces));

  const Encoding encoding = whole.encoding().encoding;
  const Header header(input);
  check_decoder(*read, pieces, encoding,
                {static_cast<encoding::ErrorMode>(header.byte(9) % 2),
                 static_cast<encoding::Bom>(header.byte(10) % 3)});
  // The bytes themselves are ill-formed UTF-8 in part. Any encoding, because that of the page seldom changes.
  check_encoder(read->markup, pieces, static_cast<Encoding>(header.byte(9) / 2 % kEncodings),
                {static_cast<encoding::Unencodable>(header.byte(10) / 3 % 2)});
  if (!sampled(input, 8)) return;

#if LOCKSTEP_FUZZ_PLAIN_RULES
  expect_same("the plain rules' parse", expected, lockstep_plain::fuzz::parse_bytes_whole(input));
#endif
  expect_same("the parse byte by byte", expected, parse_pieces(*read, test::chunks_of(read->markup, 1)));
  expect_same("the parse of a copy", expected,
              describe(parse_bytes(read->markup, read->encoding, read->options, Source::copied)));
  if (whole.status() == Status::ok && read->options.limits.input_bytes == 0 &&
      encoding != Encoding::replacement) {
    // The same in two steps: decode, then parse the text.
    const std::string text = encoding::decode(read->markup, encoding).text;
    const bool marked_twice = text.starts_with("\xEF\xBB\xBF");
    if (!marked_twice && !whole.flattened())
      expect_same("the tree of the decoded text", dump_tree(whole.result()),
                  dump_tree(parse(text, read->options)));
  }

  const EncodingUsed used = sniff_encoding(read->markup, read->encoding, read->options.edition);
  expect(!used.parsed_again && !used.late_encoding, "sniffing parses");
  (void)charset_of_content_type(read->markup);
  expect(!computed_mime_type(read->markup, read->markup).empty(), "a resource has no type");
  expect(!computed_mime_type(std::nullopt, read->markup).empty(), "a resource without a type has none");
  (void)encoding_for_locale(read->markup);
  (void)encoding::bom_sniff(read->markup);
  if (const std::optional<Encoding> found = encoding::find(read->markup))
    expect(encoding::find(encoding::name(*found)) == found, "an encoding is not found by its name");
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
