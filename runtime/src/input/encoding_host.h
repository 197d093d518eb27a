// What the tree builder asks of the stage that turns bytes into text, when it meets a `meta`.
#ifndef LOCKSTEP_INPUT_ENCODING_HOST_H
#define LOCKSTEP_INPUT_ENCODING_HOST_H

#include <cstdint>
#include <optional>
#include <string_view>

#include "lockstep/encoding.h"

namespace lockstep::detail {

using MaybeEncoding = std::optional<Encoding>;

// What to do about a late `meta` (#change-the-encoding).
enum class EncodingChange : std::uint8_t { none, go_on, parse_again };

class EncodingHost {
 public:
  virtual bool is_tentative() const = 0;
  // #algorithm-for-extracting-a-character-encoding-from-a-meta-element
  virtual MaybeEncoding extracted_from(std::string_view text) const = 0;
  // #change-the-encoding. What has to be done is done when the text given so far has been parsed.
  virtual void change_to(Encoding encoding) = 0;

 protected:
  ~EncodingHost() = default;
};

}  // namespace lockstep::detail

#endif
