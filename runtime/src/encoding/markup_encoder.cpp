// Encodes markup so that it is decoded to the same characters.
#include "encoding/markup_encoder.h"

#include <cstddef>
#include <cstdint>

#include "text/ascii.h"
#include "text/code_points.h"

namespace lockstep::detail {

bool MarkupEncoder::is_kept(std::string_view character) const {
  encoding::Encoder encoder = encoder_;
  std::string bytes;
  encoder.write(character, bytes);
  encoder.finish(bytes);
  return encoding::decode(bytes, encoder.encoding(), {encoding::ErrorMode::replacement, encoding::Bom::keep})
             .text == character;
}

std::string MarkupEncoder::encode(std::string_view text) {
  if (ascii_prefix(text) != text.size()) encoder_.index();  // copies share the index
  encoding::Encoder encoder = encoder_;
  std::string bytes;
  while (!text.empty()) {
    const std::size_t run = ascii_prefix(text);
    encoder.write(text.substr(0, run), bytes);
    text.remove_prefix(run);
    if (text.empty()) break;
    const CodePoint code = first_code_point(text);
    const auto [found, is_new] = known_.try_emplace(code.value, false);
    if (is_new) found->second = is_kept(text.substr(0, code.size));
    if (found->second)
      encoder.write(text.substr(0, code.size), bytes);
    else
      encoder.write("&#" + std::to_string(static_cast<std::uint32_t>(code.value)) + ";", bytes);
    text.remove_prefix(code.size);
  }
  encoder.finish(bytes);
  return bytes;
}

}  // namespace lockstep::detail
