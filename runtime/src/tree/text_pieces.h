// Text in pieces, stored compactly: the place of each piece in the source, or a copy. Used by
// PendingTableCharacters.
#ifndef LOCKSTEP_TREE_TEXT_PIECES_H
#define LOCKSTEP_TREE_TEXT_PIECES_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

#include "lockstep/types.h"

namespace lockstep::detail {

// The text, in order: pieces of the source, stored as offsets, which stay valid when the source moves, and
// copies of text that is not in the source. Pieces that are adjacent in the source are merged. Each piece
// takes two or three bytes of overhead, so even text in which every other character is missing takes no more
// memory than its source. Memory grows by blocks instead of doubling, so that a limit can be checked in
// between.
class TextPieces {
 public:
  // O(blocks)
  void clear() {
    size_ = last_size_ = bytes_ = pieces_ = 0;
    end_ = 0;
    if (!blocks_.empty()) blocks_.clear();
  }
  // Adds text at that offset in the source. O(1)
  void add(std::uint64_t begin, std::size_t size) {
    if (last_size_ == 0 || begin != last_begin_ + last_size_) {
      note_last();
      last_begin_ = begin;
    }
    last_size_ += size;
    size_ += size;
  }
  // Adds a copy of text whose range in the source is `place`. The range is empty if positions are not
  // recorded. O(text)
  void add_copy(std::string_view text, ByteRange place) {
    note_last();
    ++pieces_;
    if (place.begin == place.end) place = {end_, end_};
    char note[kLongestNote];
    char* at = write(note, text.size() << 1 | 1);
    at = write(at, place.begin - end_);
    at = write(at, place.end - place.begin);
    std::memcpy(append({note, static_cast<std::size_t>(at - note)}, text.size()), text.data(), text.size());
    size_ += text.size();
    end_ = place.end;
  }
  // Calls visit(text, place) for each piece. The source begins at the offset `origin`. O(text)
  template <class Visit>
  void for_each(std::string_view source, std::uint64_t origin, Visit visit) const {
    const auto visit_in_source = [&](std::uint64_t begin, std::size_t size) {
      visit(source.substr(static_cast<std::size_t>(begin - origin), size), ByteRange{begin, begin + size});
    };
    std::uint64_t end = 0;  // the end of the last piece's range
    for (const Block& block : blocks_) {
      const char* at = block.bytes.get();
      for (const char* const block_end = at + block.size; at != block_end;) {
        const std::uint64_t size_and_kind = read(at);
        const auto size = static_cast<std::size_t>(size_and_kind >> 1);
        const std::uint64_t begin = end + read(at);
        if ((size_and_kind & 1) == 0) {
          end = begin + size;
          visit_in_source(begin, size);
        } else {
          end = begin + read(at);
          visit(std::string_view(at, size), ByteRange{begin, end});
          at += size;
        }
      }
    }
    if (last_size_ != 0) visit_in_source(last_begin_, last_size_);
  }
  bool empty() const { return size_ == 0; }
  // The number of bytes of text that is not contiguous in the source, and which a tree that refers to the
  // source must copy.
  std::size_t scattered() const { return blocks_.empty() ? 0 : size_; }
  // The number of pieces, not counting a last one in the source.
  std::size_t pieces() const { return pieces_; }
  // The number of bytes of memory outside the object.
  std::size_t bytes() const { return bytes_; }

 private:
  struct Block {
    std::unique_ptr<char[]> bytes;
    std::size_t capacity, size;
  };
  static constexpr std::size_t kBlock = 16384;
  static constexpr std::size_t kLongestNote = 3 * 10;

  // Writes seven bits per byte, the lowest first. Differences may wrap around.
  static char* write(char* at, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) *at++ = static_cast<char>(number | 0x80);
    *at++ = static_cast<char>(number);
    return at;
  }
  static std::uint64_t read(const char*& at) {
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
      const auto byte = static_cast<unsigned char>(*at++);
      number |= std::uint64_t{byte & 0x7Fu} << shift;
      if (byte < 0x80) return number;
    }
  }
  // Completes the last piece, which may have grown.
  void note_last() {
    if (last_size_ == 0) return;
    ++pieces_;
    char note[kLongestNote];
    const char* const at = write(write(note, std::uint64_t{last_size_} << 1), last_begin_ - end_);
    append({note, static_cast<std::size_t>(at - note)}, 0);
    end_ = last_begin_ + last_size_;
    last_size_ = 0;
  }
  // Appends the record of a piece, and returns the room for its text.
  char* append(std::string_view note, std::size_t room) {
    const std::size_t needed = note.size() + room;
    if (blocks_.empty() || blocks_.back().capacity - blocks_.back().size < needed) {
      const std::size_t capacity = std::max(needed, kBlock);
      blocks_.push_back({std::unique_ptr<char[]>(new char[capacity]), capacity, 0});
      bytes_ += capacity + sizeof(Block);
    }
    Block& block = blocks_.back();
    char* const at = block.bytes.get() + block.size;
    block.size += needed;
    std::memcpy(at, note.data(), note.size());
    return at + note.size();
  }

  std::vector<Block> blocks_;
  std::size_t bytes_ = 0;
  std::size_t pieces_ = 0;
  std::size_t size_ = 0;   // the size of all text
  std::uint64_t end_ = 0;  // the end of the range of the last piece in the blocks
  // The last piece, if it is in the source; adjacent text may follow.
  std::uint64_t last_begin_ = 0;
  std::size_t last_size_ = 0;
};

}  // namespace lockstep::detail

#endif
