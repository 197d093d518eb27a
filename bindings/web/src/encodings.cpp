// Encodings: labels, names, finding a page's encoding, decoding.
#include "encoding_tables.h"
#include "instance.h"

namespace lockstep::web {

// Fills the large indexes from encodings.bin, which is in the scratch memory. Without it, the decoders of
// Chinese, Japanese and Korean encodings find no characters: see needs_tables(). Returns 0 if this is not
// that file.
LOCKSTEP_WEB(load_tables) std::uint32_t load_tables(std::uint32_t size) {
  return fill_encoding_tables(reinterpret_cast<const unsigned char*>(scratch_text(size).data()), size);
}
// Whether the decoder of the encoding with that number needs the tables.
LOCKSTEP_WEB(needs_tables) std::uint32_t needs_tables(std::uint32_t number) {
  switch (static_cast<Encoding>(number)) {
    case Encoding::gbk:
    case Encoding::gb18030:
    case Encoding::big5:
    case Encoding::euc_jp:
    case Encoding::iso_2022_jp:
    case Encoding::shift_jis:
    case Encoding::euc_kr:
      return 1;
    default:
      return 0;
  }
}

// Returns the number of the encoding that the label in the scratch memory names, plus 1; 0 if there is none.
LOCKSTEP_WEB(encoding_of) std::uint32_t encoding_of(std::uint32_t size) {
  const auto found = encoding::find(scratch_text(size));
  return found ? static_cast<std::uint32_t>(*found) + 1 : 0;
}
// Returns that number for the encoding that the value of a Content-Type header names.
LOCKSTEP_WEB(charset_of) std::uint32_t charset_of(std::uint32_t size) {
  const auto found = charset_of_content_type(scratch_text(size));
  return found ? static_cast<std::uint32_t>(*found) + 1 : 0;
}
LOCKSTEP_WEB(encoding_name) void encoding_name(std::uint32_t number) {
  set_static_result(encoding::name(static_cast<Encoding>(number)));
}
// Result: the names of the confidence and the source in a Header::encoding or in what sniff() returns.
LOCKSTEP_WEB(encoding_confidence) void encoding_confidence(std::uint32_t word) {
  set_static_result(confidence_name(static_cast<Confidence>(word >> 8 & 3)));
}
LOCKSTEP_WEB(encoding_source) void encoding_source(std::uint32_t word) {
  set_static_result(encoding_source_name(static_cast<EncodingSource>(word >> 12 & 15)));
}
// Finds the encoding of the bytes in the document's buffer. Returns a word like Header::encoding.
LOCKSTEP_WEB(sniff) std::uint32_t sniff(const Held* held, std::uint32_t size, std::uint32_t flags) {
  const EncodingUsed used =
      sniff_encoding(held->input(size), encoding_options(flags), parse_options(flags).edition);
  return static_cast<std::uint32_t>(used.encoding) | static_cast<std::uint32_t>(used.confidence) << 8 |
         static_cast<std::uint32_t>(used.source) << 12;
}
// Decodes the bytes in the buffer; a byte order mark overrides the encoding.
LOCKSTEP_WEB(decode) void decode(const Held* held, std::uint32_t size, std::uint32_t number) {
  std::string text;
  encoding::Decoder decoder(static_cast<Encoding>(number));
  decoder.write(held->input(size), text);
  decoder.finish(text);
  set_result(std::move(text));
}

}  // namespace lockstep::web
