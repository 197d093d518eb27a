// Collects findings, with their places and sentences.
#ifndef LOCKSTEP_VALIDATE_FINDINGS_H
#define LOCKSTEP_VALIDATE_FINDINGS_H

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "authoring/finding_rules.h"
#include "lockstep/document.h"
#include "lockstep/validator.h"
#include "text/position_finder.h"

namespace lockstep::detail::authoring {

// The words for the placeholders of a sentence: {"element", "<p>"}.
using Words = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// Returns "<p>", or "<svg path>".
std::string tag_of(Node element);
// Returns the text between quotation marks, shortened if it is long.
std::string quoted(std::string_view text);

class Findings {
 public:
  explicit Findings(const Document& document) : document_(document) {}

  // Adds a finding about a range of the input. `link`: the link in the row of the table whose
  // requirement the page breaks; if empty, the link of the rule is used. Returns the finding, to which a
  // second place may be added.
  Finding& add(FindingRule rule, const ByteRange& range, Words words, std::string_view link = {});
  // Adds a finding about an element, a text or another node.
  Finding& add(FindingRule rule, Node node, Words words, std::string_view link = {}) {
    return add(rule, place_of(node), words, link);
  }
  // Add a finding about an attribute of an element, given its index: the first function, about the whole
  // attribute; the second, about [begin, end) of its value, or about the whole value if it is written with
  // character references or the range is empty, or about the whole attribute if the value is empty.
  Finding& add_about_attribute(FindingRule rule, Node element, std::size_t index, Words words,
                               std::string_view link = {});
  Finding& add_about_value(FindingRule rule, Node element, std::size_t index, std::size_t begin,
                           std::size_t end, Words words, std::string_view link = {});
  // Gives the finding a second place with the note of its rule.
  void set_second(Finding& finding, FindingRule rule, Node node, Words words);

  // Returns the place of a node in the input: its start tag, its text without surrounding white space, or the
  // point where the parser implied it.
  ByteRange place_of(Node node);

  // Returns a range of the input with its lines and columns. O(1) for ranges in document order
  FindingRange located(const ByteRange& range);

  const Document& document() const { return document_; }
  std::vector<Finding> take() { return std::move(findings_); }

 private:
  LineColumn line_column(std::uint64_t offset);
  // Returns the place of an implied element: where the next node in the input begins, or the end of the
  // input.
  ByteRange place_of_implied(Node node);
  // Returns the positions of an element's attributes, which are read once for all its findings.
  const std::vector<AttributePosition>& positions_of(Node element);

  const Document& document_;
  std::vector<Finding> findings_;
  std::unordered_map<NodeId, ByteRange> implied_;  // the places found so far
  Node located_element_;
  std::vector<AttributePosition> positions_;
  LineCheckpoints lines_;
  std::uint64_t last_offset_ = 0;  // the last offset located, with its place
  LineColumn last_place_;
};

}  // namespace lockstep::detail::authoring

#endif
