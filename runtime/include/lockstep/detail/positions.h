// Where the nodes of a tree stand in the input.
#ifndef LOCKSTEP_DETAIL_POSITIONS_H
#define LOCKSTEP_DETAIL_POSITIONS_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// Which bytes of the input the bytes of the text were made of. Noted as runs of characters of one size, so
// that text that is its own input is one run, whatever its length. Both sides only grow.
class OffsetMap {
 public:
  // Input that made no text: a byte order mark, an escape sequence.
  void skip(std::uint64_t input) { input_end_ += input; }
  // `count` characters, each of `text` bytes made of `input` bytes.
  void add(std::uint64_t count, std::uint16_t text, std::uint16_t input);
  // As many bytes that are their own text.
  void add_same(std::uint64_t bytes) { add(bytes, 1, 1); }

  std::uint64_t text_size() const { return text_end_; }
  std::uint64_t input_size() const { return input_end_; }

  // The first byte of the input that the character at that offset of the text was made of. Behind the last
  // one, the end of the input. O(log runs)
  LOCKSTEP_EXPORT std::uint64_t input_begin(std::uint64_t text) const;
  // The end of the input that the character that ends at that offset of the text was made of; 0 for 0.
  // O(log runs)
  LOCKSTEP_EXPORT std::uint64_t input_end(std::uint64_t text) const;
  // The first byte of the text of the character that the byte of the input belongs to, or when there is none,
  // of the next one. O(log runs)
  std::uint64_t text_begin(std::uint64_t input) const;

  // Whether each byte of the text is the byte of the input at the same place.
  bool is_identity() const {
    return text_end_ == input_end_ && runs_.empty() && last_.text_step <= 1 && last_.input_step <= 1;
  }
  // Drops the characters that end within the first `text` bytes of the text, and the input before their end:
  // both begin there from now on. Returns how many bytes of the text that were. O(runs)
  std::uint64_t forget(std::uint64_t text);
  // Of runs that text at that offset and behind it has. O(log runs)
  std::size_t runs_from(std::uint64_t text) const {
    return text >= last_.text ? 1
                              : runs_.size() + 1 - static_cast<std::size_t>(&run_at(text) - runs_.begin());
  }

  std::size_t bytes() const { return runs_.bytes_outside(); }
  // The same for so much of the text, with what it takes to grow. O(log runs)
  LOCKSTEP_EXPORT std::size_t bytes_for(std::uint64_t text) const;

 private:
  struct Run {
    std::uint64_t input = 0;  // where it begins
    std::uint32_t text = 0;
    std::uint16_t text_step = 0, input_step = 0;
  };
  const Run& run_at(std::uint64_t text) const;

  // The last run stands apart: most texts have no other, and should not pay for an allocation. Its steps are
  // 0 if there is none.
  PodVector<Run> runs_;
  Run last_;
  std::uint64_t text_end_ = 0, input_end_ = 0;
  std::uint64_t run_end_ = 0;  // in the input, of the last run
};

// Lines and columns, by checkpoints at every kStep bytes of the text. They are made when they are first asked
// for. Any number of threads may ask at the same time: if several make them, one set is kept.
class LineIndex {
 public:
  LineIndex() = default;
  LineIndex(const LineIndex&) = delete;
  LineIndex& operator=(const LineIndex&) = delete;
  LOCKSTEP_EXPORT ~LineIndex();

  // The place of that byte of the text, or of its end. O(kStep); the first time, O(text)
  LineColumn find(std::string_view text, std::uint64_t offset) const;
  // Another text comes.
  void forget();
  std::size_t bytes() const;

 private:
  struct Checkpoints;
  mutable std::atomic<const Checkpoints*> checkpoints_{nullptr};
};

// A piece of the text: bytes [begin, end). None when it is empty, since all that is located has bytes.
struct TextRange {
  std::uint32_t begin = 0, end = 0;
  bool is_none() const { return begin == end; }
};

struct NodePlaces {
  TextRange range;    // of an element its start tag, of another node all of it
  TextRange end_tag;  // of an element
  bool has_gaps;      // of a text: something else stands between its pieces
};

struct LaterTag {
  std::uint32_t element;  // NodeId
  TextRange tag;
};

// In offsets of the text that was parsed; `offsets` makes them those of the input.
struct Positions {
  // Of nodes that are not in the input, nothing.
  NodePlaces of(std::uint32_t node) const { return node < nodes.size() ? nodes[node] : NodePlaces{}; }
  NodePlaces& at(std::uint32_t node);
  std::size_t bytes() const { return nodes.bytes_outside() + later_tags.bytes_outside() + offsets.bytes(); }

  std::size_t bytes_to_grow() const { return nodes.bytes_to_grow() + later_tags.bytes_to_grow(); }

  PodVector<NodePlaces> nodes;     // by NodeId, as far as any is located
  PodVector<LaterTag> later_tags;  // start tags that may have given an element more attributes, in order
  OffsetMap offsets;
};

}  // namespace lockstep::detail

#endif
