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

// An insertion point (#insertion-point): 0 is undefined; any other value is the number of defined points, as
// scripts nest.
using InsertionPoint = std::size_t;

// The tokenizer reads one text that only grows at its end. Nothing after an insertion point
// (#insertion-point) has been read yet, so when a script writes, the text after the point is set aside until
// the script has ended.
class ScriptInput final : public InputMemory {
 public:
  // Keeps `data` and `size` up to date with the text.
  void publish(const char*& data, std::size_t& size) {
    data_ = &data;
    size_ = &size;
    publish();
  }
  // Adds more of the page's input, as UTF-8. `decoded`: whether it is well-formed and has no byte order mark.
  // Returns false if the input would become too long; not all of the piece is then added.
  LOCKSTEP_EXPORT bool write(std::string_view chunk, bool decoded);
  // Ends the stream, or cuts it off: see InputStream::finish().
  LOCKSTEP_EXPORT void end(bool cut);
  // The text that the tokenizer may read so far.
  const TextStore& text() const { return text_; }
  TextStore& text() { return text_; }
  bool more() const { return !ended_ || read_ != stream_.text().size() || !points_.empty(); }
  // Makes more of the stream readable. Returns false if there is no more, or if an insertion point prevents
  // it.
  LOCKSTEP_EXPORT bool read_on();
  // Returns the input that cannot be read yet, in order: `text` after `position`, the text set aside, and the
  // rest of the stream.
  LOCKSTEP_EXPORT std::string unread(std::size_t position) const;
  // Discards everything after this position, including the insertion points.
  LOCKSTEP_EXPORT void discard(std::size_t position);

  // Counts all input, parsed or not, because scripts decide when it is parsed.
  std::size_t bytes_for(std::size_t) const override {
    std::size_t bytes = stream_.text().capacity();
    for (const Point& point : points_) bytes += point.after.capacity();
    return bytes;
  }

  InsertionPoint insertion_point() const { return points_.size(); }
  // Defines a new insertion point, just before the next input character.
  void set_insertion_point_at(std::size_t position) { points_.push_back({position, false, {}}); }
  // Returns to an earlier point.
  LOCKSTEP_EXPORT void restore(InsertionPoint point);
  // Inserts text just before the insertion point, which must be defined. The text may contain surrogates.
  // Returns false, leaving the text out, if it is too long.
  LOCKSTEP_EXPORT bool insert(std::string_view text);

 private:
  void publish() {
    if (data_ == nullptr) return;
    *data_ = text_.data();
    *size_ = text_.size();
  }

  struct Point {
    std::size_t position;
    bool split;  // the text after the point is in `after`, and the point is at the end of the text
    std::string after;
  };
  // The number of bytes that read_on() adds: few enough to be set aside cheaply, no matter how many scripts
  // write.
  static constexpr std::size_t kWindow = 16384;

  TextStore text_;
  InputStream stream_{false};
  std::size_t read_ = 0;  // the number of bytes of the stream that are in the text
  bool ended_ = false;
  std::vector<Point> points_;
  const char** data_ = nullptr;
  std::size_t* size_ = nullptr;
};

}  // namespace lockstep::detail

#endif
