// The engine of a parse into the arena: builds a tree from text.
#ifndef LOCKSTEP_PARSE_ENGINE_H
#define LOCKSTEP_PARSE_ENGINE_H

#include <cstddef>
#include <string_view>

#include "encoding/encoding_host.h"
#include "input/input_memory.h"
#include "lockstep/detail/tree.h"
#include "lockstep/types.h"
#include "tree/error_log.h"

namespace lockstep::detail {

// The interface of a Pipeline that builds an arena. Its users do not depend on the edition and the build.
class Engine {
 public:
  virtual ~Engine() = default;

  // Called before the first run().
  virtual void set_context(const FragmentContext& context) = 0;
  virtual void set_encoding_host(EncodingHost* host) = 0;
  // The memory of the input, not counting the text; null if there is none.
  virtual void set_input_memory(const InputMemory* memory) = 0;
  // The caller will run the text up to each ">", and may then call stop().
  virtual void set_at_once() = 0;

  // `text` is all text so far: the bytes of earlier calls and more. It may have moved.
  virtual void run(std::string_view text, bool more) = 0;
  // The next run() closes all open elements, as at a limit.
  virtual void stop() = 0;
  // Whether the element is on the stack of open elements. O(open elements)
  virtual bool is_open(NodeId element) const = 0;
  virtual ErrorLog& error_log() = 0;
};

// Large enough for any Engine, as parse/edition_entry.h asserts.
inline constexpr std::size_t kEngineSize = 12288;

}  // namespace lockstep::detail

#endif
