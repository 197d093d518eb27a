// The interface through which the tree builder passes the encoding of a `meta` to the decoding stage.
#ifndef LOCKSTEP_ENCODING_ENCODING_HOST_H
#define LOCKSTEP_ENCODING_ENCODING_HOST_H

#include <cstdint>
#include <optional>
#include <string_view>

#include "lockstep/encoding.h"

namespace lockstep::detail {

using MaybeEncoding = std::optional<Encoding>;

// What to do about a late `meta` (#change-the-encoding).
enum class EncodingChange : std::uint8_t { none, switch_decoder, restart };

class EncodingHost {
 public:
  virtual bool is_tentative() const = 0;
  // #algorithm-for-extracting-a-character-encoding-from-a-meta-element
  virtual MaybeEncoding extracted_from(std::string_view text) const = 0;
  // #change-the-encoding. The change takes effect when the text so far has been parsed.
  virtual void change_to(Encoding encoding) = 0;

 protected:
  ~EncodingHost() = default;
};

}  // namespace lockstep::detail

#endif
