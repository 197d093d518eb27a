// Random markup from the words of a test.
#ifndef LOCKSTEP_TESTS_SUPPORT_RANDOM_MARKUP_H
#define LOCKSTEP_TESTS_SUPPORT_RANDOM_MARKUP_H

#include <cstddef>
#include <iterator>
#include <random>
#include <string>

namespace lockstep::test {

// 1 to `most` start tags, end tags and other pieces. Of `kinds` one is a piece, one an end tag; the others
// are start tags, of which each third has an attribute. The words are arrays of strings.
template <class Tags, class Attributes, class Pieces>
std::string random_markup(std::mt19937& random, std::size_t most, unsigned kinds, const Tags& tags,
                          const Attributes& attributes, const Pieces& pieces) {
  const auto one_of = [&](const auto& all) { return all[random() % std::size(all)]; };
  std::string html;
  for (std::size_t n = 1 + random() % most; n != 0; --n) {
    const auto kind = random() % kinds;
    if (kind == 0) html += one_of(pieces);
    if (kind == 1) html.append("</").append(one_of(tags)).append(">");
    if (kind < 2) continue;
    html.append("<").append(one_of(tags));
    if (random() % 3 == 0) html.append(" ").append(one_of(attributes));
    html += '>';
  }
  return html;
}

}  // namespace lockstep::test

#endif
