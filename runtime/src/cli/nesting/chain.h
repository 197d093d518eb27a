// lockstep nesting: whether the parser keeps a chain of elements, each inside the previous one, and why not.
#ifndef LOCKSTEP_CLI_NESTING_CHAIN_H
#define LOCKSTEP_CLI_NESTING_CHAIN_H

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trace/trace.h"

namespace lockstep::cli {

// Tags without their angle brackets; a tag may have attributes: "table", "input type=hidden".
using Chain = std::vector<std::string>;
using ChainPart = std::span<const std::string>;

// The tag's name, in lower case.
std::string tag_name(std::string_view tag);

// Parses chains as a document, or as the content of a context.
struct ChainParser {
  std::optional<FragmentContext> context;
  ParseOptions options;

  // Returns the chain as HTML: a DOCTYPE for a document, the start tags, and the end tags that a serializer
  // writes.
  std::string markup(ChainPart chain) const;
  // Whether each element becomes the child of the previous one and there are no other elements, except the
  // html, head and body elements that every document has.
  bool keeps(ChainPart chain) const;
  // Returns a short chain of elements in which the parser keeps the tag's element: the usual chain if the
  // parser keeps the element in it, or if no such chain is found.
  Chain around(const std::string& tag) const;
  // The chain that most elements need.
  Chain usual() const { return context ? Chain() : Chain{"html", "body"}; }
};

// The result of parsing a chain.
struct Answer {
  std::string_view outcome;          // as in the JSON; "kept" if the chain is kept
  std::string sentence;              // "<div> closes <p>"
  std::size_t word = 0;              // the index of the first element of the chain that is not kept
  std::size_t step = 0;              // the index of the step of the trace that decides the outcome
  std::vector<std::string> closed;   // the elements that the step closes, the outermost first
  std::vector<std::string> implied;  // the elements that the parser inserts before the word's element
};

// Returns the answer for a chain whose first `given` elements are kept. `trace` is the trace of parsing it.
Answer answer_of(const ChainParser& parser, const Chain& chain, std::size_t given,
                 const detail::Trace& trace);

}  // namespace lockstep::cli

#endif
