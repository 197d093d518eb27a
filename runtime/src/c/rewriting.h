// The objects of the C interface for rewriting.
#ifndef LOCKSTEP_SRC_C_REWRITING_H
#define LOCKSTEP_SRC_C_REWRITING_H

#include <optional>
#include <string>

#include "c/handles.h"
#include "c/options.h"
#include "lockstep/rewriter.h"

struct lockstep_rewriter {
  // Runs a function that may allocate. If an allocation fails, the rewriter can no longer be used.
  template <class Function>
  lockstep_status run(Function function) {
    if (!reader) return status;
    status = lockstep::c::guarded([&] {
      function(*reader);
      return lockstep::c::to_c(reader->status());
    });
    if (status == LOCKSTEP_OUT_OF_MEMORY) reader.reset();
    return status;
  }

  lockstep::c::EncodingRequest encoding;
  std::optional<lockstep::RewriteReader> reader;
  std::string output;
  bool begun = false, finished = false;
  lockstep_status status = LOCKSTEP_OK;
};

namespace lockstep::c {

inline const RewriteToken& in_cpp(const lockstep_rewrite_token* token) {
  return *reinterpret_cast<const RewriteToken*>(token);
}

// Returns null if there is no such attribute.
inline const TokenAttributeView* attribute_of(const RewriteToken& token, std::size_t index) {
  const auto attributes = token.attributes();
  return index < attributes.size() ? &attributes[index] : nullptr;
}

}  // namespace lockstep::c

#endif
