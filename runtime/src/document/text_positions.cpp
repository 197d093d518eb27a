// Where the characters of a text are in the input: Node::source_offset().
//
// The text is aligned with the part of the input that it came from, in which characters may be written as
// references and newlines as CR LF. Whether references count there is not stored: the alignment shows it,
// because only one interpretation yields the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "document/positions.h"
#include "lockstep/document.h"
#include "tables/character_references.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep {
namespace detail {

namespace {

// A part of a text, from `text` up to the next run, and its place in the source.
struct Run {
  std::size_t text, source;
  bool is_literal;  // whether it equals the source byte for byte
};

// The size of a character, or of the characters of one reference, in the source and in the text, in bytes.
struct Unit {
  std::size_t source, text;  // 0: source and text differ
};

// A numeric character reference. In text without gaps, it yields one character; its code is needed only to
// tell a reference from a literal "&".
Unit numeric_reference(std::string_view source, std::string_view text) {
  std::size_t at = 2;
  const bool is_hexadecimal = at < source.size() && (source[at] | 0x20) == 'x';
  if (is_hexadecimal) ++at;
  const std::size_t digits = at;
  std::uint32_t code = 0;
  const int base = is_hexadecimal ? 16 : 10;
  for (; at < source.size(); ++at) {
    const int digit = hex_value(source[at]);
    if (digit < 0 || digit >= base) break;
    code = std::min(code * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digit), 0x11'0000u);
  }
  if (at == digits || text.empty()) return {0, 0};
  if ((code == '&') != (text.front() == '&')) return {0, 0};
  if (at < source.size() && source[at] == ';') ++at;
  return {at, first_code_point(text).size};
}

Unit unit_of(std::string_view source, std::string_view text, bool references) {
  if (source.front() == '\r' && text.front() == '\n')
    return {source.size() > 1 && source[1] == '\n' ? std::size_t{2} : std::size_t{1}, 1};
  if (source.front() == '\0' && text.starts_with("\xEF\xBF\xBD")) return {1, 3};
  if (source.front() == '&' && references) {
    if (source.size() > 1 && source[1] == '#') {
      if (const Unit unit = numeric_reference(source, text); unit.source != 0) return unit;
    } else {
      bool cut = false;
      const CharacterReferenceMatch match = find_character_reference(source.substr(1), cut);
      if (match.length != 0)
        return text.starts_with(match.text) ? Unit{1 + match.length, match.text.size()} : Unit{0, 0};
    }
  }
  return source.front() == text.front() ? Unit{1, 1} : Unit{0, 0};
}

// Aligns the text with its source, in which character references count only if `references` is true. Returns
// no runs if the source does not yield the text.
std::vector<Run> runs_of(std::string_view source, std::string_view text, bool references) {
  std::vector<Run> runs;
  std::size_t in_source = 0, in_text = 0;
  while (in_source < source.size() && in_text < text.size()) {
    const Unit unit = unit_of(source.substr(in_source), text.substr(in_text), references);
    if (unit.source == 0) return {};
    const bool is_literal = unit.source == 1 && unit.text == 1;
    if (runs.empty() || !is_literal || !runs.back().is_literal)
      runs.push_back({in_text, in_source, is_literal});
    in_source += unit.source;
    in_text += unit.text;
  }
  if (in_source != source.size() || in_text != text.size()) return {};
  runs.push_back({in_text, in_source, true});
  return runs;
}

}  // namespace

}  // namespace detail

std::vector<std::uint64_t> Node::source_offsets(std::span<const std::size_t> text_offsets) const {
  if (is_null() || type() != NodeType::text || tree_->positions == nullptr) return {};
  const detail::NodePlaces places = tree_->positions->of(id_);
  const detail::OffsetMap& offsets = tree_->positions->offsets;
  if (offsets.text_size() == 0 || places.range.is_none() || places.has_gaps) return {};
  const std::string_view source = std::string_view(tree_->source, tree_->source_size)
                                      .substr(places.range.begin, places.range.end - places.range.begin);
  std::vector<detail::Run> runs;
  if (source == data()) {
    runs = {{0, 0, true}, {source.size(), source.size(), true}};
  } else {
    runs = detail::runs_of(source, data(), true);
    if (runs.empty()) runs = detail::runs_of(source, data(), false);
    if (runs.empty()) return {};
  }
  std::vector<std::uint64_t> found;
  found.reserve(text_offsets.size());
  for (const std::size_t offset : text_offsets) {
    if (offset > data().size()) return {};
    if (offset == data().size()) {
      found.push_back(offsets.input_end(places.range.end));
      continue;
    }
    const auto next =
        std::upper_bound(runs.begin(), runs.end(), offset,
                         [](std::size_t value, const detail::Run& run) { return value < run.text; });
    const detail::Run& run = next[-1];
    const std::size_t in_source = run.source + (run.is_literal ? offset - run.text : 0);
    found.push_back(offsets.input_begin(places.range.begin + in_source));
  }
  return found;
}

std::optional<std::uint64_t> Node::source_offset(std::size_t text_offset) const {
  const std::vector<std::uint64_t> found = source_offsets({&text_offset, 1});
  return found.empty() ? std::nullopt : std::optional(found.front());
}

}  // namespace lockstep
