// Finds the known name that is most similar to a misspelled one.
#ifndef LOCKSTEP_TEXT_SIMILAR_NAME_H
#define LOCKSTEP_TEXT_SIMILAR_NAME_H

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep::detail {

// Keeps the best of the names considered, by the number of letters inserted, removed, replaced or swapped; at
// most one per three letters of the name. Names of more than 30 bytes have no similar names.
class SimilarName {
 public:
  explicit SimilarName(std::string_view name)
      : name_(name), letters_(letters_of(name)), least_(name.size() / 3 + 1) {}
  void consider(std::string_view known) {
    if (name_.size() > kLongest || known.size() > kLongest || known.empty()) return;
    // The distance is at least the difference of the lengths, and at least the number of letters that one of
    // the names has and the other lacks.
    const auto [shorter, longer] = std::minmax({name_.size(), known.size()});
    if (longer - shorter >= least_) return;
    const std::uint32_t theirs = letters_of(known);
    if (std::popcount(letters_ & ~theirs) >= static_cast<int>(least_) ||
        std::popcount(theirs & ~letters_) >= static_cast<int>(least_))
      return;
    const std::size_t found = distance(known);
    if (found >= least_) return;
    least_ = found;
    best_ = known;
  }
  // Returns the best name; empty if no name is similar.
  std::string_view best() const { return best_; }

 private:
  static constexpr std::size_t kLongest = 30;
  using Row = std::array<std::size_t, kLongest + 1>;

  // Returns a bit for each byte modulo 32, and therefore for each letter.
  static std::uint32_t letters_of(std::string_view name) {
    std::uint32_t letters = 0;
    for (const char c : name) letters |= std::uint32_t{1} << (static_cast<unsigned char>(c) & 31u);
    return letters;
  }

  std::size_t distance(std::string_view known) const {
    Row before{}, last{}, row{};
    for (std::size_t j = 0; j <= known.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= name_.size(); ++i) {
      row[0] = i;
      for (std::size_t j = 1; j <= known.size(); ++j) {
        row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (name_[i - 1] != known[j - 1])});
        if (i > 1 && j > 1 && name_[i - 1] == known[j - 2] && name_[i - 2] == known[j - 1])
          row[j] = std::min(row[j], before[j - 2] + 1);
      }
      before = last;
      last = row;
    }
    return last[known.size()];
  }

  std::string_view name_;
  std::uint32_t letters_;
  std::size_t least_;
  std::string_view best_;
};

}  // namespace lockstep::detail

#endif
