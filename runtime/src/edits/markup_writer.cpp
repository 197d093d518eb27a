// Writes the bytes of a page, with inserted markup.
#include "edits/markup_writer.h"

#include "encoding/ascii_compatible.h"
#include "lockstep/rewriting.h"

namespace lockstep::detail {

namespace {

// Whether the bytes begin with an escape sequence. Other sequences are errors and change nothing.
// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape
bool begins_with_escape(std::string_view bytes) {
  const std::string_view sequence = bytes.substr(0, 3);
  return sequence == "\x1B(B" || sequence == "\x1B(J" || sequence == "\x1B(I" || sequence == "\x1B$@" ||
         sequence == "\x1B$B";
}

}  // namespace

void MarkupWriter::copy(std::string_view bytes) {
  if (bytes.empty()) return;
  prepare_for(bytes);
  append(bytes, false);
  if (has_escapes()) in_page_ = in_output_;
}

void MarkupWriter::prepare_for(std::string_view bytes) {
  if (in_output_ != in_page_ && !bytes.empty() && !begins_with_escape(bytes)) append(in_page_, true);
}

void MarkupWriter::add(std::string_view markup, bool only_ascii) {
  if (markup.empty()) return;
  if (in_output_ != "\x1B(B") append("\x1B(B", true);
  append(encoded(markup, only_ascii), true);
}

std::string MarkupWriter::encoded(std::string_view markup, bool only_ascii) {
  const bool has_encoder = encoding_ != Encoding::utf_8 && encoding::output_encoding(encoding_) == encoding_;
  if (only_ascii && (is_ascii_compatible(encoding_) || has_escapes()))
    return encode_markup(markup, Encoding::windows_1252);  // writes only ASCII
  if (!has_encoder) return encode_markup(markup, encoding_);
  if (!encoder_) encoder_.emplace(encoding_);
  return encoder_->encode(markup);
}

// Where markup begins or ends, an escape sequence replaces the previous one.
void MarkupWriter::append(std::string_view bytes, bool is_markup) {
  const bool is_seam = is_markup || follows_markup_;
  if (is_seam && has_escapes() && begins_with_escape(bytes) && output_.ends_with(in_output_))
    output_.resize(output_.size() - in_output_.size());
  output_ += bytes;
  note_escape(bytes, in_output_);
  follows_markup_ = is_markup;
}

void MarkupWriter::note_escape(std::string_view bytes, std::string& escape) const {
  if (!has_escapes()) return;
  for (std::size_t at = bytes.rfind('\x1B'); at != bytes.npos;
       at = at == 0 ? bytes.npos : bytes.rfind('\x1B', at - 1)) {
    if (!begins_with_escape(bytes.substr(at))) continue;
    escape = bytes.substr(at, 3);
    return;
  }
}

}  // namespace lockstep::detail
