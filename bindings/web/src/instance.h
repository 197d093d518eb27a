// The memory that JavaScript shares with an instance of the module: open documents, options, results.
//
// An instance serves one thread. Each exported function takes and returns numbers; text is UTF-8 (with
// surrogates as three bytes each where the input had them) in the scratch memory, in a document's buffer or
// in the result. lib/instance.js is the JavaScript side.
#ifndef LOCKSTEP_WEB_INSTANCE_H
#define LOCKSTEP_WEB_INSTANCE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/access.h"
#include "lockstep/lockstep.h"
#include "text/utf_8.h"
#include "web/options.h"

// Exports a function under its name.
#define LOCKSTEP_WEB(name) extern "C" __attribute__((export_name(#name), used, visibility("default")))

namespace lockstep::web {

// The fields of a document that JavaScript reads, in words of 32 bits; lib/store.js has the same list. The
// arrays belong to the tree (lockstep/detail/tree.h): nodes have 8 words, attributes have 3, and a text is an
// offset and a size.
struct Header {
  std::uint32_t nodes, node_count;
  std::uint32_t attributes, attribute_count;
  std::uint32_t source, source_size;
  std::uint32_t arena, arena_size;
  std::uint32_t doctypes, processing_instructions;
  std::uint32_t result;  // the node that parsing returned: the document or the fragment
  std::uint32_t
      state;  // Status; bit 8: flattened, 9: errors truncated, 10: the source is ASCII, 12-13: quirks mode
  std::uint32_t error_count;
  std::uint32_t encoding;  // Encoding; bits 8-9: Confidence, 12-15: EncodingSource, 16: parsed again
  std::uint32_t edition;   // the edition's number: YYYYMMDD
  std::uint32_t buffer, buffer_capacity;  // the buffer for the input
  std::uint32_t doctype_count, processing_instruction_count;
  std::uint32_t tag_name_count, attribute_name_count;  // the numbers of name ids, including ids that all
                                                       // documents share
};
inline constexpr std::size_t kCodeUnitStep = 64;
inline constexpr std::uint32_t kSourceIsAscii = 1 << 10;

// Converts offsets in UTF-8 to offsets in UTF-16 code units.
struct CodeUnits {
  std::vector<std::uint32_t> table;  // the number of code units before each kCodeUnitStep bytes
  void count(std::string_view text);
  // The number of code units before an offset. O(1) after the first call, which is O(text)
  std::uint32_t before(std::string_view text, std::uint64_t offset);
};

// An open document and the memory of its input.
struct Held {
  Header header{};
  std::optional<Document> document;
  bool text = false;  // whether the input was a string, so that offsets count UTF-16 code units
  CodeUnits code_units{};
  Held* next_free = nullptr;

  // Fills in the header after the document has been created.
  void describe();
  // Fills in the part of the header that changes to the document affect. O(1)
  void update();
  Node node(std::uint32_t id) const { return detail::NodeAccess::find(*document, id); }
  // Converts an offset in the input's bytes to the caller's units. O(1) after the first call, which is
  // O(source)
  std::uint32_t offset(std::uint64_t bytes);
  std::string_view input(std::uint32_t size) const {
    return {reinterpret_cast<const char*>(header.buffer), size};
  }
};

extern Shared shared;

// Sets the result of a function, other than the number that it returns.
void set_result(std::string&& text);
void set_result(const std::vector<std::uint32_t>& words);
void set_static_result(std::string_view text);
// Returns the scratch memory's first bytes.
std::string_view scratch_text(std::uint32_t size);

// Takes a document from the list of free ones, and gives it a buffer of that many bytes. Returns null if
// there is no memory.
Held* take_held(std::size_t buffer);
void give_back(Held* held);

ParseOptions parse_options(std::uint32_t flags);
EncodingOptions encoding_options(std::uint32_t flags);
// Returns the error of a selector or an expression as JSON.
std::string error_json(std::string_view message, std::size_t column, std::string_view suggestion);
// Returns a context whose views point into the scratch memory.
FragmentContext context_of(std::uint32_t flags);

}  // namespace lockstep::web

#endif
