#include "instance.h"

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>

#include "text/utf_16.h"

namespace lockstep::web {

using detail::AttributeRecord;
using detail::NodeRecord;

// lib/store.js reads these records.
static_assert(sizeof(NodeRecord) == 32 && offsetof(NodeRecord, parent) == 0 &&
              offsetof(NodeRecord, first_child) == 4 && offsetof(NodeRecord, next) == 8 &&
              offsetof(NodeRecord, previous) == 12 && offsetof(NodeRecord, type) == 16 &&
              offsetof(NodeRecord, element_namespace) == 17 && offsetof(NodeRecord, flags) == 18 &&
              offsetof(NodeRecord, name) == 20 && offsetof(NodeRecord, payload) == 24);
static_assert(sizeof(AttributeRecord) == 12 && offsetof(AttributeRecord, value) == 4);
static_assert(sizeof(detail::DoctypeRecord) == 24 && sizeof(detail::ProcessingInstructionRecord) == 16);
static_assert(sizeof(Header) == 21 * 4 && offsetof(Held, header) == 0 && sizeof(Shared) == 19 * 4);

Shared shared{};

namespace {

std::string result;
std::string scratch_memory;
Held* free_documents = nullptr;
int free_count = 0;
constexpr int kMostFree = 16;
constexpr std::size_t kLargestKept = 1 << 16;  // larger buffers are freed immediately
constexpr std::size_t kSmallestBuffer = 4096;

template <class T>
std::uint32_t address(const T* pointer) {
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(pointer));
}

bool is_ascii(std::string_view text) {
  unsigned char all = 0;
  for (const char c : text) all |= static_cast<unsigned char>(c);
  return all < 0x80;
}

}  // namespace

void set_static_result(std::string_view text) {
  shared.result = address(text.data());
  shared.result_size = static_cast<std::uint32_t>(text.size());
}
void set_result(std::string&& text) {
  result = std::move(text);
  set_static_result(result);
}
void set_result(const std::vector<std::uint32_t>& words) {
  set_result(std::string(reinterpret_cast<const char*>(words.data()), words.size() * sizeof(std::uint32_t)));
}
std::string_view scratch_text(std::uint32_t size) { return std::string_view(scratch_memory).substr(0, size); }

Held* take_held(std::size_t buffer) {
  Held* held = free_documents;
  if (held != nullptr) {
    free_documents = held->next_free;
    --free_count;
  } else {
    held = new (std::nothrow) Held;
    if (held == nullptr) return nullptr;
  }
  if (held->header.buffer_capacity < buffer) {
    const std::size_t capacity = buffer < kSmallestBuffer ? kSmallestBuffer : buffer;
    std::free(reinterpret_cast<void*>(held->header.buffer));
    void* const memory = std::malloc(capacity);
    held->header.buffer = address(memory);
    held->header.buffer_capacity = memory == nullptr ? 0 : static_cast<std::uint32_t>(capacity);
    if (memory == nullptr) {
      give_back(held);
      return nullptr;
    }
  }
  return held;
}

void give_back(Held* held) {
  held->document.reset();
  held->code_units = {};
  held->text = false;
  if (held->header.buffer_capacity > kLargestKept) {
    std::free(reinterpret_cast<void*>(held->header.buffer));
    held->header.buffer = held->header.buffer_capacity = 0;
  }
  if (free_count == kMostFree) {
    std::free(reinterpret_cast<void*>(held->header.buffer));
    delete held;
    return;
  }
  held->next_free = free_documents;
  free_documents = held;
  ++free_count;
}

void Held::update() {
  const detail::Tree& tree = detail::DocumentAccess::tree(*document);
  header.nodes = address(tree.nodes.data());
  header.node_count = static_cast<std::uint32_t>(tree.nodes.size());
  header.attributes = address(tree.attribute_records.data());
  header.attribute_count = static_cast<std::uint32_t>(tree.attribute_records.size());
  header.source = address(tree.source);
  header.source_size = static_cast<std::uint32_t>(tree.source_size);
  header.arena = address(tree.arena_text.data());
  header.arena_size = static_cast<std::uint32_t>(tree.arena_text.size());
  header.doctypes = address(tree.doctypes.data());
  header.processing_instructions = address(tree.processing_instructions.data());
  header.doctype_count = static_cast<std::uint32_t>(tree.doctypes.size());
  header.processing_instruction_count = static_cast<std::uint32_t>(tree.processing_instructions.size());
  header.tag_name_count = tree.tag_names.size();
  header.attribute_name_count = tree.attribute_names.size();
}

void Held::describe() {
  update();
  const detail::Tree& tree = detail::DocumentAccess::tree(*document);
  header.result = detail::NodeAccess::id(document->result());
  header.error_count = static_cast<std::uint32_t>(tree.errors.size());
  const EncodingUsed& used = tree.encoding;
  header.encoding =
      static_cast<std::uint32_t>(used.encoding) | static_cast<std::uint32_t>(used.confidence) << 8 |
      static_cast<std::uint32_t>(used.source) << 12 | static_cast<std::uint32_t>(used.parsed_again) << 16;
  header.edition = static_cast<std::uint32_t>(tree.edition);
  const bool ascii = (header.state & kSourceIsAscii) != 0 || is_ascii(document->source());
  header.state = static_cast<std::uint32_t>(tree.status) | (tree.flattened ? 1u << 8 : 0) |
                 (tree.errors_truncated ? 1u << 9 : 0) | (ascii ? kSourceIsAscii : 0) |
                 static_cast<std::uint32_t>(tree.quirks_mode) << 12;
}

void CodeUnits::count(std::string_view text) {
  if (!table.empty()) return;
  table.reserve(text.size() / kCodeUnitStep + 1);
  std::uint32_t before = 0;
  for (std::size_t i = 0; i <= text.size(); i += kCodeUnitStep) {
    table.push_back(before);
    before += detail::utf_16_length(text.substr(i, kCodeUnitStep));
  }
}

std::uint32_t CodeUnits::before(std::string_view text, std::uint64_t offset) {
  count(text);
  const auto at = static_cast<std::size_t>(offset);
  const std::size_t checkpoint = (at < text.size() ? at : text.size()) / kCodeUnitStep;
  return table[checkpoint] +
         detail::utf_16_length(text.substr(checkpoint * kCodeUnitStep, at - checkpoint * kCodeUnitStep));
}

std::uint32_t Held::offset(std::uint64_t bytes) {
  // The source of a text is the whole text as UTF-8.
  if (!text || (header.state & kSourceIsAscii) != 0) return static_cast<std::uint32_t>(bytes);
  // A byte order mark was added before a text that has its own; the added one is not part of the source.
  if (header.source == header.buffer + detail::kUtf8ByteOrderMark.size() && bytes != 0)
    bytes -= detail::kUtf8ByteOrderMark.size();
  return code_units.before(document->source(), bytes);
}

ParseOptions parse_options(std::uint32_t flags) { return read_parse_options(flags, shared); }
EncodingOptions encoding_options(std::uint32_t flags) { return read_encoding_options(flags, shared); }

FragmentContext context_of(std::uint32_t flags) {
  static constexpr Namespace kNamespaces[] = {Namespace::html, Namespace::mathml, Namespace::svg,
                                              Namespace::html};
  FragmentContext context;
  if (shared.context_name_size != 0) context.local_name = scratch_text(shared.context_name_size);
  context.encoding =
      std::string_view(scratch_memory).substr(shared.context_name_size, shared.context_encoding_size);
  context.element_namespace = kNamespaces[(flags & kContextNamespace) >> kContextNamespaceBit];
  context.quirks_mode = static_cast<QuirksMode>((flags & kContextQuirks) >> kContextQuirksBit);
  context.inside_form = (flags & kInsideForm) != 0;
  context.scripting_mode = (flags & kScriptsWillRun) != 0 ? ScriptingMode::fragment : ScriptingMode::inert;
  return context;
}

std::string error_json(std::string_view message, std::size_t column, std::string_view suggestion) {
  std::string out = "{\"message\":";
  append_json_string(out, message);
  out.append(",\"column\":").append(std::to_string(column)).append(",\"suggestion\":");
  append_json_string(out, suggestion);
  return out += '}';
}

// Returns the address of `shared`.
LOCKSTEP_WEB(shared_memory) Shared* shared_memory() { return &shared; }

// Returns memory for the arguments of the next call.
LOCKSTEP_WEB(scratch) char* scratch(std::uint32_t size) {
  if (scratch_memory.size() < size) scratch_memory.resize(size);
  return scratch_memory.data();
}

// Result: the number of code units before each block of 64 bytes of the source.
LOCKSTEP_WEB(code_units) void code_units(Held* held) {
  held->code_units.count(held->document->source());
  set_result(held->code_units.table);
}

// Frees the memory of large results and arguments.
LOCKSTEP_WEB(tidy) void tidy() {
  if (result.capacity() > kLargestKept) result = std::string();
  if (scratch_memory.capacity() > kLargestKept) scratch_memory = std::string();
}

}  // namespace lockstep::web
