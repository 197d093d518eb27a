// Parsing in pieces, and checks of the results.
#ifndef LOCKSTEP_TESTS_SUPPORT_PARSING_H
#define LOCKSTEP_TESTS_SUPPORT_PARSING_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/chunks.h"

namespace lockstep::test {

Document parse_chunks(const Chunks& chunks, const ParseOptions& options = {},
                      const std::optional<FragmentContext>& context = std::nullopt);

// The dump of a whole document, with the newline that the library omits and one before it, so expected trees
// can be written as raw strings.
std::string tree(const Document& document);
std::string tree(std::string_view html, const ParseOptions& options = {});
std::string fragment_tree(std::string_view html, const FragmentContext& context = {},
                          const ParseOptions& options = {});

// The errors, one per line: "3:14 eof-in-tag (byte 40)".
std::string error_list(const Document& document);

// All about an error, on one line. What it came from must still exist.
std::string described(const ParseError& error);

// Walks all nodes, with template contents and shadow roots. Returns the first broken link, or "".
std::string broken_links(const Document& document);
// The number of nodes.
std::size_t count_nodes(const Document& document);

// Gives access to the nodes of a temporary document, which lives as long as the expression.
inline const Document& held(const Document& document) { return document; }

// The first element of that name in tree order, or null.
Node find_element(const Document& document, std::string_view local_name);
// The data of all text inside `root`, in tree order.
std::string text_of(Node root);
inline std::string text_of(const Document& document) { return text_of(document.result()); }

}  // namespace lockstep::test

#endif
