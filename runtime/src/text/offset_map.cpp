// Mapping offsets in the text to the input.
#include "text/offset_map.h"

#include <algorithm>

namespace lockstep::detail {

void OffsetMap::add(std::uint64_t count, std::uint16_t text, std::uint16_t input) {
  if (count == 0) return;
  if (run_end_ != input_end_ || last_.text_step != text || last_.input_step != input) {
    if (last_.text_step != 0) runs_.push_back(last_);
    last_ = {input_end_, static_cast<std::uint32_t>(text_end_), text, input};
  }
  text_end_ += count * text;
  input_end_ += count * input;
  run_end_ = input_end_;
}

// Returns the last run that begins at or before that offset in the text.
const OffsetMap::Run& OffsetMap::run_at(std::uint64_t text) const {
  if (text >= last_.text) return last_;
  return std::upper_bound(runs_.begin(), runs_.end(), text,
                          [](std::uint64_t offset, const Run& run) { return offset < run.text; })[-1];
}

std::size_t OffsetMap::bytes_for(std::uint64_t text) const {
  const auto* const end =
      std::lower_bound(runs_.begin(), runs_.end(), text,
                       [](const Run& run, std::uint64_t offset) { return run.text < offset; });
  // The first run takes no memory. Which run is stored as the last one depends on the text that follows.
  const std::size_t runs = static_cast<std::size_t>(end - runs_.begin()) + (last_.text < text ? 1 : 0);
  return (std::max<std::size_t>(runs, 1) - 1) * sizeof(Run) * 5 / 4;
}

std::uint64_t OffsetMap::input_begin(std::uint64_t text) const {
  if (text >= text_end_) return input_end_;
  const Run& run = run_at(text);
  return run.input + (text - run.text) / run.text_step * run.input_step;
}

std::uint64_t OffsetMap::input_end(std::uint64_t text) const {
  if (text == 0 || text_end_ == 0) return 0;
  const std::uint64_t last = std::min(text, text_end_) - 1;
  const Run& run = run_at(last);
  return run.input + ((last - run.text) / run.text_step + 1) * run.input_step;
}

std::uint64_t OffsetMap::forget(std::uint64_t text) {
  OffsetMap rest;
  std::uint64_t begin = 0, at = 0;
  const auto add_rest = [&](const Run& run, std::uint64_t run_end) {
    const std::uint64_t count = (run_end - run.text) / run.text_step;
    const std::uint64_t dropped =
        text > run.text ? std::min<std::uint64_t>((text - run.text) / run.text_step, count) : 0;
    if (dropped != 0) {
      begin = run.text + dropped * run.text_step;
      at = run.input + dropped * run.input_step;
    }
    if (dropped == count) return;
    rest.skip(run.input + dropped * run.input_step - at - rest.input_end_);
    rest.add(count - dropped, run.text_step, run.input_step);
  };
  for (std::size_t i = 0; i < runs_.size(); ++i)
    add_rest(runs_[i], i + 1 < runs_.size() ? runs_[i + 1].text : last_.text);
  if (last_.text_step != 0) add_rest(last_, text_end_);
  rest.skip(input_end_ - at - rest.input_end_);
  *this = std::move(rest);
  return begin;
}

std::uint64_t OffsetMap::text_begin(std::uint64_t input) const {
  if (text_end_ == 0) return 0;
  const Run* run = &last_;
  std::uint64_t limit = text_end_;
  if (input < last_.input) {
    const Run* const after =
        std::upper_bound(runs_.begin(), runs_.end(), input,
                         [](std::uint64_t offset, const Run& other) { return offset < other.input; });
    if (after == runs_.begin()) return 0;
    run = after - 1;
    limit = after == runs_.end() ? last_.text : after->text;
  }
  return std::min(run->text + (input - run->input) / run->input_step * run->text_step, limit);
}

}  // namespace lockstep::detail
