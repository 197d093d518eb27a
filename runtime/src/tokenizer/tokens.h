// The tokens (#tokenization) that the tokenizer emits. Views are valid while the token is being processed.
#ifndef LOCKSTEP_TOKENIZER_TOKENS_H
#define LOCKSTEP_TOKENIZER_TOKENS_H

#include <cstddef>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// The offset of a tag that began before the input.
inline constexpr std::uint64_t kBeforeInput = ~std::uint64_t{0};

struct TagToken {
  NameId name = 0;
  bool is_start_tag = true;
  bool self_closing = false;
  bool self_closing_acknowledged = false;
  TokenAttribute* attributes = nullptr;
  std::size_t attribute_count = 0;
};

struct CommentToken {
  std::string_view data;
};

struct ProcessingInstructionToken {
  std::string_view target, data;
};

struct DoctypeToken {
  bool has_name = false;
  bool has_public_identifier = false;
  bool has_system_identifier = false;
  bool force_quirks = false;
  std::string_view name, public_identifier, system_identifier;
};

}  // namespace lockstep::detail

#endif
