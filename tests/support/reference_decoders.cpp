#include "support/reference_decoders.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <memory>
#include <sstream>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "support/test_data.h"

namespace lockstep::test {

namespace {

using Index = ReferenceDecoders::Index;

constexpr int kEndOfQueue = -1;

bool in(int byte, int first, int last) { return byte >= first && byte <= last; }
bool is_ascii_byte(int byte) { return in(byte, 0, 0x7F); }

std::optional<std::uint32_t> code_point(const Index& index, std::optional<int> pointer) {
  if (!pointer || *pointer < 0) return std::nullopt;
  const auto found = index.find(static_cast<std::uint32_t>(*pointer));
  return found == index.end() ? std::nullopt : std::optional(found->second);
}

// https://encoding.spec.whatwg.org/#concept-stream
class Queue {
 public:
  explicit Queue(std::string_view bytes) : bytes_(bytes) {}
  int read() { return at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_++]) : kEndOfQueue; }
  // The bytes restored are always the last ones read, so going back is enough.
  void restore(std::initializer_list<int> items) {
    at_ -= items.size();
    std::size_t i = at_;
    for (const int item : items)
      if (static_cast<unsigned char>(bytes_[i++]) != item)
        throw std::logic_error("restored what was not read");
  }
  std::size_t at() const { return at_; }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

struct Result {
  enum Kind { finished, items, error, go_on } kind;
  std::vector<std::uint32_t> code_points = {};
  bool completes = false;  // a `continue` that is not within a sequence
};

const Result kFinished{Result::finished};
const Result kError{Result::error};
const Result kContinue{Result::go_on};
Result item(std::uint32_t code) { return {Result::items, {code}}; }
Result item(int code) { return item(static_cast<std::uint32_t>(code)); }

class Handler {
 public:
  virtual ~Handler() = default;
  virtual Result handle(Queue& queue, int byte) = 0;
};

// https://encoding.spec.whatwg.org/#utf-8-decoder
class Utf8 : public Handler {
  int code_point_ = 0, seen_ = 0, needed_ = 0, lower_ = 0x80, upper_ = 0xBF;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && needed_ != 0) {
      needed_ = 0;
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (needed_ == 0) {
      if (in(byte, 0x00, 0x7F)) {
        return item(byte);
      } else if (in(byte, 0xC2, 0xDF)) {
        needed_ = 1;
        code_point_ = byte & 0x1F;
      } else if (in(byte, 0xE0, 0xEF)) {
        if (byte == 0xE0) lower_ = 0xA0;
        if (byte == 0xED) upper_ = 0x9F;
        needed_ = 2;
        code_point_ = byte & 0xF;
      } else if (in(byte, 0xF0, 0xF4)) {
        if (byte == 0xF0) lower_ = 0x90;
        if (byte == 0xF4) upper_ = 0x8F;
        needed_ = 3;
        code_point_ = byte & 0x7;
      } else {
        return kError;
      }
      return kContinue;
    }
    if (!in(byte, lower_, upper_)) {
      code_point_ = needed_ = seen_ = 0;
      lower_ = 0x80;
      upper_ = 0xBF;
      queue.restore({byte});
      return kError;
    }
    lower_ = 0x80;
    upper_ = 0xBF;
    code_point_ = code_point_ << 6 | (byte & 0x3F);
    ++seen_;
    if (seen_ != needed_) return kContinue;
    const int code = code_point_;
    code_point_ = needed_ = seen_ = 0;
    return item(code);
  }
};

// https://encoding.spec.whatwg.org/#single-byte-decoder
class SingleByte : public Handler {
 public:
  explicit SingleByte(const Index& index) : index_(index) {}

 private:
  const Index& index_;

  Result handle(Queue&, int byte) override {
    if (byte == kEndOfQueue) return kFinished;
    if (is_ascii_byte(byte)) return item(byte);
    const auto code = code_point(index_, byte - 0x80);
    return code ? item(*code) : kError;
  }
};

// https://encoding.spec.whatwg.org/#gb18030-decoder
class Gb18030 : public Handler {
 public:
  Gb18030(const Index& index, const Index& ranges) : index_(index), ranges_(ranges) {}

 private:
  const Index &index_, &ranges_;
  int first_ = 0, second_ = 0, third_ = 0;

  std::optional<std::uint32_t> ranges_code_point(std::uint32_t pointer) const {
    if ((pointer > 39419 && pointer < 189000) || pointer > 1237575) return std::nullopt;
    if (pointer == 7457) return 0xE7C7;
    const auto offset = std::prev(ranges_.upper_bound(pointer));
    return offset->second + pointer - offset->first;
  }

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && first_ == 0 && second_ == 0 && third_ == 0) return kFinished;
    if (byte == kEndOfQueue) {
      first_ = second_ = third_ = 0;
      return kError;
    }
    if (third_ != 0) {
      if (!in(byte, 0x30, 0x39)) {
        queue.restore({second_, third_, byte});
        first_ = second_ = third_ = 0;
        return kError;
      }
      const auto code = ranges_code_point(static_cast<std::uint32_t>((first_ - 0x81) * (10 * 126 * 10) +
                                                                     (second_ - 0x30) * (10 * 126) +
                                                                     (third_ - 0x81) * 10 + byte - 0x30));
      first_ = second_ = third_ = 0;
      return code ? item(*code) : kError;
    }
    if (second_ != 0) {
      if (in(byte, 0x81, 0xFE)) {
        third_ = byte;
        return kContinue;
      }
      queue.restore({second_, byte});
      first_ = second_ = 0;
      return kError;
    }
    if (first_ != 0) {
      if (in(byte, 0x30, 0x39)) {
        second_ = byte;
        return kContinue;
      }
      const int leading = first_;
      first_ = 0;
      std::optional<int> pointer;
      const int offset = byte < 0x7F ? 0x40 : 0x41;
      if (in(byte, 0x40, 0x7E) || in(byte, 0x80, 0xFE)) pointer = (leading - 0x81) * 190 + (byte - offset);
      const auto code = code_point(index_, pointer);
      if (code) return item(*code);
      if (is_ascii_byte(byte)) queue.restore({byte});
      return kError;
    }
    if (is_ascii_byte(byte)) return item(byte);
    if (byte == 0x80) return item(0x20AC);
    if (in(byte, 0x81, 0xFE)) {
      first_ = byte;
      return kContinue;
    }
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#big5-decoder
class Big5 : public Handler {
 public:
  explicit Big5(const Index& index) : index_(index) {}

 private:
  const Index& index_;
  int leading_ = 0;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && leading_ != 0) {
      leading_ = 0;
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (leading_ != 0) {
      const int leading = leading_;
      leading_ = 0;
      std::optional<int> pointer;
      const int offset = byte < 0x7F ? 0x40 : 0x62;
      if (in(byte, 0x40, 0x7E) || in(byte, 0xA1, 0xFE)) pointer = (leading - 0x81) * 157 + (byte - offset);
      if (pointer == 1133) return {Result::items, {0xCA, 0x304}};
      if (pointer == 1135) return {Result::items, {0xCA, 0x30C}};
      if (pointer == 1164) return {Result::items, {0xEA, 0x304}};
      if (pointer == 1166) return {Result::items, {0xEA, 0x30C}};
      const auto code = code_point(index_, pointer);
      if (code) return item(*code);
      if (is_ascii_byte(byte)) queue.restore({byte});
      return kError;
    }
    if (is_ascii_byte(byte)) return item(byte);
    if (in(byte, 0x81, 0xFE)) {
      leading_ = byte;
      return kContinue;
    }
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#euc-jp-decoder
class EucJp : public Handler {
 public:
  EucJp(const Index& jis0208, const Index& jis0212) : jis0208_(jis0208), jis0212_(jis0212) {}

 private:
  const Index &jis0208_, &jis0212_;
  bool is_jis0212_ = false;
  int leading_ = 0;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && leading_ != 0) {
      leading_ = 0;
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (leading_ == 0x8E && in(byte, 0xA1, 0xDF)) {
      leading_ = 0;
      return item(0xFF61 - 0xA1 + byte);
    }
    if (leading_ == 0x8F && in(byte, 0xA1, 0xFE)) {
      is_jis0212_ = true;
      leading_ = byte;
      return kContinue;
    }
    if (leading_ != 0) {
      const int leading = leading_;
      leading_ = 0;
      std::optional<std::uint32_t> code;
      if (in(leading, 0xA1, 0xFE) && in(byte, 0xA1, 0xFE))
        code = code_point(is_jis0212_ ? jis0212_ : jis0208_, (leading - 0xA1) * 94 + byte - 0xA1);
      is_jis0212_ = false;
      if (code) return item(*code);
      if (is_ascii_byte(byte)) queue.restore({byte});
      return kError;
    }
    if (is_ascii_byte(byte)) return item(byte);
    if (byte == 0x8E || byte == 0x8F || in(byte, 0xA1, 0xFE)) {
      leading_ = byte;
      return kContinue;
    }
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder
class Iso2022Jp : public Handler {
 public:
  explicit Iso2022Jp(const Index& jis0208) : jis0208_(jis0208) {}

 private:
  enum State { ascii, roman, katakana, leading_byte, trailing_byte, escape_start, escape };
  const Index& jis0208_;
  State state_ = ascii, output_state_ = ascii;
  int leading_ = 0;
  bool output_ = false;

  Result handle(Queue& queue, int byte) override {
    switch (state_) {
      case ascii:
        if (byte == 0x1B) {
          state_ = escape_start;
          return kContinue;
        } else if (in(byte, 0x00, 0x7F) && byte != 0x0E && byte != 0x0F) {
          output_ = false;
          return item(byte);
        } else if (byte == kEndOfQueue) {
          return kFinished;
        }
        output_ = false;
        return kError;
      case roman:
        if (byte == 0x1B) {
          state_ = escape_start;
          return kContinue;
        } else if (byte == 0x5C) {
          output_ = false;
          return item(0xA5);
        } else if (byte == 0x7E) {
          output_ = false;
          return item(0x203E);
        } else if (in(byte, 0x00, 0x7F) && byte != 0x0E && byte != 0x0F) {
          output_ = false;
          return item(byte);
        } else if (byte == kEndOfQueue) {
          return kFinished;
        }
        output_ = false;
        return kError;
      case katakana:
        if (byte == 0x1B) {
          state_ = escape_start;
          return kContinue;
        } else if (in(byte, 0x21, 0x5F)) {
          output_ = false;
          return item(0xFF61 - 0x21 + byte);
        } else if (byte == kEndOfQueue) {
          return kFinished;
        }
        output_ = false;
        return kError;
      case leading_byte:
        if (byte == 0x1B) {
          state_ = escape_start;
          return kContinue;
        } else if (in(byte, 0x21, 0x7E)) {
          output_ = false;
          leading_ = byte;
          state_ = trailing_byte;
          return kContinue;
        } else if (byte == kEndOfQueue) {
          return kFinished;
        }
        output_ = false;
        return kError;
      case trailing_byte:
        if (byte == 0x1B) {
          state_ = escape_start;
          return kError;
        } else if (in(byte, 0x21, 0x7E)) {
          state_ = leading_byte;
          const auto code = code_point(jis0208_, (leading_ - 0x21) * 94 + byte - 0x21);
          return code ? item(*code) : kError;
        }
        state_ = leading_byte;
        return kError;
      case escape_start:
        if (byte == 0x24 || byte == 0x28) {
          leading_ = byte;
          state_ = escape;
          return kContinue;
        }
        if (byte != kEndOfQueue) queue.restore({byte});
        output_ = false;
        state_ = output_state_;
        return kError;
      case escape:
        break;
    }
    const int leading = leading_;
    leading_ = 0;
    std::optional<State> state;
    if (leading == 0x28 && byte == 0x42) state = ascii;
    if (leading == 0x28 && byte == 0x4A) state = roman;
    if (leading == 0x28 && byte == 0x49) state = katakana;
    if (leading == 0x24 && (byte == 0x40 || byte == 0x42)) state = leading_byte;
    if (state) {
      state_ = output_state_ = *state;
      const bool output = output_;
      output_ = true;
      return output ? kError : Result{Result::go_on, {}, true};
    }
    if (byte == kEndOfQueue)
      queue.restore({leading});
    else
      queue.restore({leading, byte});
    output_ = false;
    state_ = output_state_;
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#shift_jis-decoder
class ShiftJis : public Handler {
 public:
  explicit ShiftJis(const Index& jis0208) : jis0208_(jis0208) {}

 private:
  const Index& jis0208_;
  int leading_ = 0;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && leading_ != 0) {
      leading_ = 0;
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (leading_ != 0) {
      const int leading = leading_;
      leading_ = 0;
      std::optional<int> pointer;
      const int offset = byte < 0x7F ? 0x40 : 0x41;
      const int leading_offset = leading < 0xA0 ? 0x81 : 0xC1;
      if (in(byte, 0x40, 0x7E) || in(byte, 0x80, 0xFC))
        pointer = (leading - leading_offset) * 188 + byte - offset;
      if (pointer && in(*pointer, 8836, 10715)) return item(0xE000 - 8836 + *pointer);
      const auto code = code_point(jis0208_, pointer);
      if (code) return item(*code);
      if (is_ascii_byte(byte)) queue.restore({byte});
      return kError;
    }
    if (is_ascii_byte(byte) || byte == 0x80) return item(byte);
    if (in(byte, 0xA1, 0xDF)) return item(0xFF61 - 0xA1 + byte);
    if (in(byte, 0x81, 0x9F) || in(byte, 0xE0, 0xFC)) {
      leading_ = byte;
      return kContinue;
    }
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#euc-kr-decoder
class EucKr : public Handler {
 public:
  explicit EucKr(const Index& index) : index_(index) {}

 private:
  const Index& index_;
  int leading_ = 0;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && leading_ != 0) {
      leading_ = 0;
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (leading_ != 0) {
      const int leading = leading_;
      leading_ = 0;
      std::optional<int> pointer;
      if (in(byte, 0x41, 0xFE)) pointer = (leading - 0x81) * 190 + (byte - 0x41);
      const auto code = code_point(index_, pointer);
      if (code) return item(*code);
      if (is_ascii_byte(byte)) queue.restore({byte});
      return kError;
    }
    if (is_ascii_byte(byte)) return item(byte);
    if (in(byte, 0x81, 0xFE)) {
      leading_ = byte;
      return kContinue;
    }
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#replacement-decoder
class Replacement : public Handler {
  bool error_returned_ = false;

  Result handle(Queue&, int byte) override {
    if (byte == kEndOfQueue || error_returned_) return kFinished;
    error_returned_ = true;
    return kError;
  }
};

// https://encoding.spec.whatwg.org/#shared-utf-16-decoder
class Utf16 : public Handler {
 public:
  explicit Utf16(bool big_endian) : big_endian_(big_endian) {}

 private:
  const bool big_endian_;
  std::optional<int> leading_byte_, leading_surrogate_;

  Result handle(Queue& queue, int byte) override {
    if (byte == kEndOfQueue && (leading_byte_ || leading_surrogate_)) {
      leading_byte_.reset();
      leading_surrogate_.reset();
      return kError;
    }
    if (byte == kEndOfQueue) return kFinished;
    if (!leading_byte_) {
      leading_byte_ = byte;
      return kContinue;
    }
    const int unit = big_endian_ ? (*leading_byte_ << 8) + byte : (byte << 8) + *leading_byte_;
    leading_byte_.reset();
    if (leading_surrogate_) {
      const int leading = *leading_surrogate_;
      leading_surrogate_.reset();
      if (in(unit, 0xDC00, 0xDFFF)) return item(0x10000 + ((leading - 0xD800) << 10) + (unit - 0xDC00));
      const int byte1 = unit >> 8, byte2 = unit & 0xFF;
      if (big_endian_)
        queue.restore({byte1, byte2});
      else
        queue.restore({byte2, byte1});
      return kError;
    }
    if (in(unit, 0xD800, 0xDBFF)) {
      leading_surrogate_ = unit;
      return kContinue;
    }
    if (in(unit, 0xDC00, 0xDFFF)) return kError;
    return item(unit);
  }
};

// https://encoding.spec.whatwg.org/#x-user-defined-decoder
class XUserDefined : public Handler {
  Result handle(Queue&, int byte) override {
    if (byte == kEndOfQueue) return kFinished;
    return item(is_ascii_byte(byte) ? byte : 0xF780 + byte - 0x80);
  }
};

void append_utf_8(std::string& out, std::uint32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
    return;
  }
  constexpr std::uint32_t kLead[] = {0, 0xC0, 0xE0, 0xF0};
  const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  out += static_cast<char>(kLead[more] | code >> 6 * more);
  for (int i = more; i-- > 0;) out += static_cast<char>(0x80 | (code >> 6 * i & 0x3F));
}

Index read_index(const std::filesystem::path& path) {
  Index index;
  std::istringstream lines(read_file(path));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream columns(line);
    std::uint32_t pointer = 0;
    std::string code;
    if (!(columns >> pointer >> code)) throw std::runtime_error(path.string() + ": no index");
    index[pointer] = static_cast<std::uint32_t>(std::stoul(code, nullptr, 16));
  }
  return index;
}

}  // namespace

ReferenceDecoders::ReferenceDecoders(const std::filesystem::path& folder) {
  for (const auto& group : nlohmann::json::parse(read_file(folder / "encodings.json")))
    for (const auto& encoding : group.at("encodings"))
      encodings_.push_back({encoding.at("name"), encoding.at("labels")});
  for (const auto& path : files_in(folder, ".txt")) {
    const std::string stem = path.stem().string();
    if (stem.starts_with("index-")) indexes_[stem.substr(6)] = read_index(path);
  }
}

ReferenceResult ReferenceDecoders::decode(std::string_view encoding, std::string_view bytes) const {
  std::unique_ptr<Handler> decoder;
  if (encoding == "UTF-8") {
    decoder = std::make_unique<Utf8>();
  } else if (encoding == "GBK" || encoding == "gb18030") {
    decoder = std::make_unique<Gb18030>(index("gb18030"), index("gb18030-ranges"));
  } else if (encoding == "Big5") {
    decoder = std::make_unique<Big5>(index("big5"));
  } else if (encoding == "EUC-JP") {
    decoder = std::make_unique<EucJp>(index("jis0208"), index("jis0212"));
  } else if (encoding == "ISO-2022-JP") {
    decoder = std::make_unique<Iso2022Jp>(index("jis0208"));
  } else if (encoding == "Shift_JIS") {
    decoder = std::make_unique<ShiftJis>(index("jis0208"));
  } else if (encoding == "EUC-KR") {
    decoder = std::make_unique<EucKr>(index("euc-kr"));
  } else if (encoding == "replacement") {
    decoder = std::make_unique<Replacement>();
  } else if (encoding == "UTF-16BE" || encoding == "UTF-16LE") {
    decoder = std::make_unique<Utf16>(encoding == "UTF-16BE");
  } else if (encoding == "x-user-defined") {
    decoder = std::make_unique<XUserDefined>();
  } else {
    std::string file(encoding == "ISO-8859-8-I" ? "ISO-8859-8" : encoding);
    std::transform(file.begin(), file.end(), file.begin(), [](char c) { return std::tolower(c); });
    decoder = std::make_unique<SingleByte>(index(file));
  }

  // https://encoding.spec.whatwg.org/#concept-encoding-run
  ReferenceResult result;
  Queue queue(bytes);
  std::size_t completed = 0;
  for (;;) {
    const Result step = decoder->handle(queue, queue.read());
    if (step.kind == Result::finished) return result;
    if (step.kind == Result::error && !result.has_error) {
      result.has_error = true;
      result.text_before_error = result.text;
      result.error_offset = completed;
    }
    if (step.kind == Result::error) append_utf_8(result.text, 0xFFFD);
    for (const std::uint32_t code : step.code_points) append_utf_8(result.text, code);
    if (step.kind != Result::go_on || step.completes) completed = queue.at();
  }
}

}  // namespace lockstep::test
