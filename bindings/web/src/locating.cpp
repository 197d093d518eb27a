// Where the characters of text nodes and rendered text come from. Indexes count UTF-16 code units.
#include <algorithm>

#include "instance.h"
#include "text/utf_16.h"

namespace lockstep::web {

namespace {

// Converts ascending offsets in UTF-8 to indexes of a string.
class Indexes {
 public:
  explicit Indexes(std::string_view utf_8) : utf_8_(utf_8) {}
  // O(bytes since the last offset)
  std::uint32_t index_of(std::size_t offset) {
    index_ += static_cast<std::uint32_t>(detail::utf_16_length(utf_8_.substr(offset_, offset - offset_)));
    offset_ = offset;
    return index_;
  }

 private:
  std::string_view utf_8_;
  std::size_t offset_ = 0;
  std::uint32_t index_ = 0;
};

// Returns, for each code unit of a string and for its end, the UTF-8 offset of its character.
std::vector<std::size_t> offsets_of_code_units(std::string_view utf_8) {
  std::vector<std::size_t> offsets;
  for (std::size_t offset = 0; offset < utf_8.size(); ++offset)
    offsets.insert(offsets.end(), detail::utf_16_units(utf_8[offset]), offset);
  offsets.push_back(utf_8.size());
  return offsets;
}

}  // namespace

// Finds the offsets in the input of characters of a text node, whose indexes are in the scratch memory.
// Returns the number of offsets, or 0 if one is unknown. Result: the offsets.
LOCKSTEP_WEB(source_offsets)
std::uint32_t source_offsets(Held* held, std::uint32_t node, std::uint32_t count) {
  std::vector<std::uint32_t> words(count);
  const std::string_view scratch = scratch_text(count * sizeof(std::uint32_t));
  std::copy(scratch.begin(), scratch.end(), reinterpret_cast<char*>(words.data()));
  const Node text = held->node(node);
  const std::vector<std::size_t> of_code_units = offsets_of_code_units(text.data());
  std::vector<std::size_t> offsets;
  for (const std::uint32_t index : words) {
    if (index >= of_code_units.size()) return 0;
    offsets.push_back(of_code_units[index]);
  }
  const std::vector<std::uint64_t> found = text.source_offsets(offsets);
  for (std::size_t i = 0; i < found.size(); ++i) words[i] = held->offset(found[i]);
  set_result(words);
  return static_cast<std::uint32_t>(found.size());
}

// Finds the rendered text, and where its parts come from. Returns the number of runs. Result: the size of the
// text; for each run, its begin and end in the text, the node, and the index in the node's text; the text.
LOCKSTEP_WEB(rendered_text)
std::uint32_t rendered_text(const Held* held, std::uint32_t node, std::uint32_t scripting) {
  const auto [text, runs] = held->node(node).rendered_text({.scripting = scripting != 0});
  std::vector<std::uint32_t> words = {static_cast<std::uint32_t>(text.size())};
  Indexes in_text(text);
  Node of;
  std::optional<Indexes> in_node;
  // The runs of a text node are in the order of its text.
  for (const RenderedRun& run : runs) {
    if (!in_node || run.node != of) in_node.emplace((of = run.node).data());
    words.insert(words.end(), {in_text.index_of(run.begin), in_text.index_of(run.end),
                               detail::NodeAccess::id(run.node), in_node->index_of(run.offset)});
  }
  const std::size_t runs_end = words.size();
  words.resize(runs_end + (text.size() + 3) / 4);
  std::copy(text.begin(), text.end(), reinterpret_cast<char*>(words.data() + runs_end));
  set_result(words);
  return static_cast<std::uint32_t>(runs.size());
}

}  // namespace lockstep::web
