// lockstep nesting: whether the parser keeps a chain of elements, each inside the one before, and why not.
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

// Tags without their brackets, which may have attributes: "table", "input type=hidden".
using Chain = std::vector<std::string>;
using ChainPart = std::span<const std::string>;

// The name of the tag, in lower case.
std::string tag_name(std::string_view tag);

// Parses chains as a document, or as the content of a context.
struct ChainParser {
  std::optional<FragmentContext> context;
  ParseOptions options;

  // Start tags, and the end tags that a serializer writes.
  std::string markup(ChainPart chain) const;
  // Whether each element is the child of the one before, and there are no others, except the html, head and
  // body elements that every document has.
  bool keeps(ChainPart chain) const;
  // A shortest chain of elements in which the parser keeps this one; the usual one if there is none.
  Chain around(const std::string& tag) const;
  // The one that most elements need.
  Chain usual() const { return context ? Chain() : Chain{"html", "body"}; }
};

// What becomes of a chain that is not kept.
struct Answer {
  std::string_view outcome;          // as in the JSON; "kept" if it is
  std::string sentence;              // "<div> closes <p>"
  std::size_t word = 0;              // the first element of the chain that is not kept
  std::size_t step = 0;              // of the trace: decides that
  std::vector<std::string> closed;   // elements that it closes, the outermost first
  std::vector<std::string> implied;  // elements that the parser inserts before it
};

// `trace` is that of the chain, whose first `given` elements are kept.
Answer answer_of(const ChainParser& parser, const Chain& chain, std::size_t given,
                 const detail::Trace& trace);

}  // namespace lockstep::cli

#endif
