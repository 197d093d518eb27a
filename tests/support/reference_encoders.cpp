#include "support/reference_encoders.h"

#include "support/text.h"

namespace lockstep::test {

namespace {

constexpr std::uint32_t kEndOfQueue = 0xFFFFFFFF;

bool is_ascii_code_point(std::uint32_t code) { return code <= 0x7F; }
bool in(std::uint32_t code, std::uint32_t first, std::uint32_t last) { return code >= first && code <= last; }

template <class... Bytes>
std::string bytes(Bytes... values) {
  return {static_cast<char>(values)...};
}

}  // namespace

// https://encoding.spec.whatwg.org/#index-pointer, and those of Big5 and Shift_JIS
ReferenceEncoders::Pointer ReferenceEncoders::index_pointer(const std::string& index, std::uint32_t code,
                                                            Entries entries, bool last) {
  auto& pointers = pointers_[index + std::to_string(static_cast<int>(entries))];
  if (pointers.empty()) {
    for (const auto& [pointer, its_code] : decoders_.index(index)) {
      if (entries == Entries::shift_jis && in(pointer, 8272, 8835)) continue;
      if (entries == Entries::big5 && pointer < (0xA1 - 0x81) * 157) continue;
      pointers.try_emplace(its_code, pointer, pointer).first->second.second = pointer;
    }
  }
  const auto found = pointers.find(code);
  if (found == pointers.end()) return std::nullopt;
  return last ? found->second.second : found->second.first;
}

// https://encoding.spec.whatwg.org/#index-gb18030-ranges-pointer
std::uint32_t ReferenceEncoders::gb18030_ranges_pointer(std::uint32_t code) const {
  if (code == 0xE7C7) return 7457;
  std::uint32_t offset = 0, pointer_offset = 0;
  for (const auto& [pointer, its_code] : decoders_.index("gb18030-ranges")) {
    if (its_code > code || its_code < offset) continue;
    offset = its_code;
    pointer_offset = pointer;
  }
  return pointer_offset + code - offset;
}

// https://encoding.spec.whatwg.org/#single-byte-encoder
ReferenceEncoders::Result ReferenceEncoders::single_byte(const std::string& encoding, std::uint32_t code) {
  std::string index = encoding == "ISO-8859-8-I" ? "ISO-8859-8" : encoding;
  for (char& c : index)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 0x20);
  const Pointer pointer = index_pointer(index, code);
  if (!pointer) return {.error = code};
  return {bytes(*pointer + 0x80)};
}

// https://encoding.spec.whatwg.org/#gb18030-encoder
ReferenceEncoders::Result ReferenceEncoders::gb18030(bool is_gbk, std::uint32_t code) {
  static const std::map<std::uint32_t, std::uint32_t> table = {
      {0xE78D, 0xA6D9}, {0xE78E, 0xA6DA}, {0xE78F, 0xA6DB}, {0xE790, 0xA6DC}, {0xE791, 0xA6DD},
      {0xE792, 0xA6DE}, {0xE793, 0xA6DF}, {0xE794, 0xA6EC}, {0xE795, 0xA6ED}, {0xE796, 0xA6F3},
      {0xE81E, 0xFE59}, {0xE826, 0xFE61}, {0xE82B, 0xFE66}, {0xE82C, 0xFE67}, {0xE832, 0xFE6D},
      {0xE843, 0xFE7E}, {0xE854, 0xFE90}, {0xE864, 0xFEA0}};
  if (code == 0xE5E5) return {.error = code};
  if (is_gbk && code == 0x20AC) return {bytes(0x80)};
  if (const auto row = table.find(code); row != table.end()) return {bytes(row->second >> 8, row->second)};
  if (const Pointer pointer = index_pointer("gb18030", code)) {
    const std::uint32_t leading = *pointer / 190 + 0x81, trailing = *pointer % 190;
    const std::uint32_t offset = trailing < 0x3F ? 0x40 : 0x41;
    return {bytes(leading, trailing + offset)};
  }
  if (is_gbk) return {.error = code};
  std::uint32_t pointer = gb18030_ranges_pointer(code);
  const std::uint32_t byte1 = pointer / (10 * 126 * 10);
  pointer %= 10 * 126 * 10;
  const std::uint32_t byte2 = pointer / (10 * 126);
  pointer %= 10 * 126;
  return {bytes(byte1 + 0x81, byte2 + 0x30, pointer / 10 + 0x81, pointer % 10 + 0x30)};
}

// https://encoding.spec.whatwg.org/#big5-encoder
ReferenceEncoders::Result ReferenceEncoders::big5(std::uint32_t code) {
  const bool last = code == 0x2550 || code == 0x255E || code == 0x2561 || code == 0x256A || code == 0x5341 ||
                    code == 0x5345;
  const Pointer pointer = index_pointer("big5", code, Entries::big5, last);
  if (!pointer) return {.error = code};
  const std::uint32_t leading = *pointer / 157 + 0x81, trailing = *pointer % 157;
  const std::uint32_t offset = trailing < 0x3F ? 0x40 : 0x62;
  return {bytes(leading, trailing + offset)};
}

// https://encoding.spec.whatwg.org/#euc-jp-encoder
ReferenceEncoders::Result ReferenceEncoders::euc_jp(std::uint32_t code) {
  if (code == 0xA5) return {bytes(0x5C)};
  if (code == 0x203E) return {bytes(0x7E)};
  if (in(code, 0xFF61, 0xFF9F)) return {bytes(0x8E, code - 0xFF61 + 0xA1)};
  if (code == 0x2212) code = 0xFF0D;
  const Pointer pointer = index_pointer("jis0208", code);
  if (!pointer) return {.error = code};
  return {bytes(*pointer / 94 + 0xA1, *pointer % 94 + 0xA1)};
}

// https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
ReferenceEncoders::Result ReferenceEncoders::iso_2022_jp(Queue& queue, std::uint32_t code) {
  if (code == kEndOfQueue && state_ != ascii) {
    state_ = ascii;
    return {bytes(0x1B, 0x28, 0x42)};
  }
  if (code == kEndOfQueue) return {.is_finished = true};
  if (state_ != jis0208 && (code == 0x0E || code == 0x0F || code == 0x1B)) return {.error = 0xFFFD};
  if (state_ == ascii && is_ascii_code_point(code)) return {bytes(code)};
  if (state_ == roman &&
      ((is_ascii_code_point(code) && code != 0x5C && code != 0x7E) || code == 0xA5 || code == 0x203E)) {
    if (is_ascii_code_point(code)) return {bytes(code)};
    return {bytes(code == 0xA5 ? 0x5C : 0x7E)};
  }
  if (is_ascii_code_point(code) && state_ != ascii) {
    queue.push_back(code);
    state_ = ascii;
    return {bytes(0x1B, 0x28, 0x42)};
  }
  if ((code == 0xA5 || code == 0x203E) && state_ != roman) {
    queue.push_back(code);
    state_ = roman;
    return {bytes(0x1B, 0x28, 0x4A)};
  }
  const std::uint32_t given = code;
  if (code == 0x2212) code = 0xFF0D;
  if (in(code, 0xFF61, 0xFF9F)) code = decoders_.index("iso-2022-jp-katakana").at(code - 0xFF61);
  const Pointer pointer = index_pointer("jis0208", code);
  if (!pointer) {
    if (state_ == jis0208) {
      queue.push_back(given);
      state_ = ascii;
      return {bytes(0x1B, 0x28, 0x42)};
    }
    return {.error = code};
  }
  if (state_ != jis0208) {
    queue.push_back(given);
    state_ = jis0208;
    return {bytes(0x1B, 0x24, 0x42)};
  }
  return {bytes(*pointer / 94 + 0x21, *pointer % 94 + 0x21)};
}

// https://encoding.spec.whatwg.org/#shift_jis-encoder
ReferenceEncoders::Result ReferenceEncoders::shift_jis(std::uint32_t code) {
  if (code == 0x80) return {bytes(code)};
  if (code == 0xA5) return {bytes(0x5C)};
  if (code == 0x203E) return {bytes(0x7E)};
  if (in(code, 0xFF61, 0xFF9F)) return {bytes(code - 0xFF61 + 0xA1)};
  if (code == 0x2212) code = 0xFF0D;
  const Pointer pointer = index_pointer("jis0208", code, Entries::shift_jis);
  if (!pointer) return {.error = code};
  const std::uint32_t leading = *pointer / 188, leading_offset = leading < 0x1F ? 0x81 : 0xC1;
  const std::uint32_t trailing = *pointer % 188, offset = trailing < 0x3F ? 0x40 : 0x41;
  return {bytes(leading + leading_offset, trailing + offset)};
}

// https://encoding.spec.whatwg.org/#euc-kr-encoder
ReferenceEncoders::Result ReferenceEncoders::euc_kr(std::uint32_t code) {
  const Pointer pointer = index_pointer("euc-kr", code);
  if (!pointer) return {.error = code};
  return {bytes(*pointer / 190 + 0x81, *pointer % 190 + 0x41)};
}

ReferenceEncoders::Result ReferenceEncoders::handle(const std::string& encoding, Queue& queue,
                                                    std::uint32_t code) {
  if (encoding == "ISO-2022-JP") return iso_2022_jp(queue, code);
  if (code == kEndOfQueue) return {.is_finished = true};
  if (is_ascii_code_point(code)) return {bytes(code)};
  if (encoding == "GBK" || encoding == "gb18030") return gb18030(encoding == "GBK", code);
  if (encoding == "Big5") return big5(code);
  if (encoding == "EUC-JP") return euc_jp(code);
  if (encoding == "Shift_JIS") return shift_jis(code);
  if (encoding == "EUC-KR") return euc_kr(code);
  if (encoding == "UTF-8") {  // https://encoding.spec.whatwg.org/#utf-8-encoder
    Result result;
    append_code_point(result.bytes, code);
    return result;
  }
  if (encoding == "x-user-defined") {  // https://encoding.spec.whatwg.org/#x-user-defined-encoder
    if (in(code, 0xF780, 0xF7FF)) return {bytes(code - 0xF780 + 0x80)};
    return {.error = code};
  }
  return single_byte(encoding, code);
}

// https://encoding.spec.whatwg.org/#concept-encoding-process
ReferenceEncoded ReferenceEncoders::encode(std::string_view encoding, std::u32string_view text) {
  const std::string name(encoding);
  ReferenceEncoded encoded;
  state_ = ascii;
  Queue queue(text.rbegin(), text.rend());
  for (;;) {
    const std::size_t at = text.size() - queue.size();
    const std::uint32_t code = queue.empty() ? kEndOfQueue : static_cast<std::uint32_t>(queue.back());
    if (!queue.empty()) queue.pop_back();
    const Result result = handle(name, queue, code);
    if (result.is_finished) return encoded;
    encoded.bytes += result.bytes;
    if (!result.error) continue;
    if (!encoded.error) encoded.bytes_before_error = encoded.bytes;
    if (!encoded.error) encoded.error = at;
    encoded.bytes += "&#" + std::to_string(*result.error) + ";";
  }
}

}  // namespace lockstep::test
