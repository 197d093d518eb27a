// Writes the bytes of a page, with inserted markup.
#ifndef LOCKSTEP_EDITS_MARKUP_WRITER_H
#define LOCKSTEP_EDITS_MARKUP_WRITER_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "encoding/markup_encoder.h"
#include "lockstep/encoding.h"

namespace lockstep::detail {

// In ISO-2022-JP, bytes depend on the escape sequence before them: markup begins and ends in ASCII, and the
// sequence needed by the page's bytes is written again. Two sequences in a row would be an error.
class MarkupWriter {
 public:
  explicit MarkupWriter(Encoding encoding = Encoding::utf_8) : encoding_(encoding) {}
  void set_encoding(Encoding encoding) {
    encoding_ = encoding;
    encoder_.reset();
  }
  Encoding encoding() const { return encoding_; }
  // Copies bytes of the page.
  void copy(std::string_view bytes);
  void drop(std::string_view bytes) { note_escape(bytes, in_page_); }
  // Encodes markup. `only_ascii`: characters outside ASCII become references, if the encoding has ASCII.
  void add(std::string_view markup, bool only_ascii);
  // After markup: writes the escape sequence that these bytes of the page need, if any.
  void prepare_for(std::string_view bytes);
  std::string& output() { return output_; }

 private:
  bool has_escapes() const { return encoding_ == Encoding::iso_2022_jp; }
  // Stores the last escape sequence in the bytes, if there is one, in `escape`.
  void note_escape(std::string_view bytes, std::string& escape) const;
  std::string encoded(std::string_view markup, bool only_ascii);
  void append(std::string_view bytes, bool is_markup);

  Encoding encoding_;
  std::optional<MarkupEncoder> encoder_;
  std::string output_;
  std::string in_page_ = "\x1B(B", in_output_ = "\x1B(B";  // the last escape sequences
  bool follows_markup_ = false;
};

}  // namespace lockstep::detail

#endif
