// The input stream of a parser whose scripts write into it.
#ifndef LOCKSTEP_INPUT_SCRIPT_INPUT_H
#define LOCKSTEP_INPUT_SCRIPT_INPUT_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "input/input_stream.h"
#include "lockstep/export.h"

namespace lockstep::detail {

// An insertion point (#insertion-point): 0 is undefined, any other the number of points that are defined, one
// script inside another.
using InsertionPoint = std::size_t;

// What the tokenizer reads is one text that only grows at its end. Behind an insertion point
// (#insertion-point) nothing has been read yet, so when a script writes, what stands behind the point is put
// aside until the script has ended.
class ScriptInput final : public InputMemory {
 public:
  // Where the text is and how much of it there is will be kept in these two.
  void publish(const char*& data, std::size_t& size) {
    data_ = &data;
    size_ = &size;
    publish();
  }
  // More of the stream from outside: UTF-8, which `decoded` is well-formed and without a byte order mark.
  // False: it is too long, and the piece is left out.
  LOCKSTEP_EXPORT bool write(std::string_view chunk, bool decoded);
  // That was all of it, or all that counts: see InputStream::finish().
  LOCKSTEP_EXPORT void end(bool cut);
  // What the tokenizer may read so far, and whether more may follow.
  const TextStore& text() const { return text_; }
  TextStore& text() { return text_; }
  bool more() const { return !ended_ || read_ != stream_.text().size() || !points_.empty(); }
  // Makes more of the stream readable. False: there is no more, or an insertion point is in the way.
  LOCKSTEP_EXPORT bool read_on();
  // What has come in and cannot be read yet, in order: what is in `text` behind `position`, what was put
  // aside, and the rest of the stream.
  LOCKSTEP_EXPORT std::string unread(std::size_t position) const;
  LOCKSTEP_EXPORT void discard();

  // All that has come in, parsed or not: scripts decide when it is.
  std::size_t bytes_for(std::size_t) const override {
    std::size_t bytes = stream_.text().capacity();
    for (const Point& point : points_) bytes += point.behind.capacity();
    return bytes;
  }

  InsertionPoint insertion_point() const { return points_.size(); }
  // A new point, just before the next input character.
  void set_insertion_point_at(std::size_t position) { points_.push_back({position, false, {}}); }
  // Back to an earlier point.
  LOCKSTEP_EXPORT void restore(InsertionPoint point);
  // Inserts text just before the insertion point, which must be defined. The text may hold surrogates.
  // False: it is too long, and left out.
  LOCKSTEP_EXPORT bool insert(std::string_view text);

 private:
  void publish() {
    if (data_ == nullptr) return;
    *data_ = text_.data();
    *size_ = text_.size();
  }

  struct Point {
    std::size_t position;
    bool split;  // what stood behind it is in `behind`, and it is at the end of the text
    std::string behind;
  };
  // Little enough that putting it aside costs little, however many scripts write.
  static constexpr std::size_t kWindow = 16384;

  TextStore text_;
  InputStream stream_{false};
  std::size_t read_ = 0;  // how much of the stream is in the text
  bool ended_ = false;
  std::vector<Point> points_;
  const char** data_ = nullptr;
  std::size_t* size_ = nullptr;
};

}  // namespace lockstep::detail

#endif
