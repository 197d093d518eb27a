#include "support/sinks.h"

#include <algorithm>
#include <utility>

#include "edition/entry.h"
#include "lockstep/sink_parser.h"

namespace lockstep::test {
namespace {

template <Edition edition, class Tree>
SinkErrors feed(Tree& tree, const Chunks& chunks, const ParseOptions& options,
                const std::optional<FragmentContext>& context) {
  const auto feed_all = [&](auto parser) {
    for (const std::string_view chunk : chunks) parser.write(chunk);
    parser.finish();
    return SinkErrors{{parser.errors().begin(), parser.errors().end()}, parser.errors_truncated()};
  };
  using Parser = SinkParser<Tree, edition>;
  return context ? feed_all(Parser(tree, *context, options)) : feed_all(Parser(tree, options));
}

template <class Tree, std::size_t... editions>
SinkErrors feed_by_edition(Tree& tree, const Chunks& chunks, const ParseOptions& options,
                           const std::optional<FragmentContext>& context, std::index_sequence<editions...>) {
  using Feed =
      SinkErrors (*)(Tree&, const Chunks&, const ParseOptions&, const std::optional<FragmentContext>&);
  constexpr Feed kFeeds[] = {&feed<kEditions[editions], Tree>...};
  return kFeeds[detail::edition_index(options.edition)](tree, chunks, options, context);
}

template <class Tree>
std::string dump_of(std::string_view html, const ParseOptions& options) {
  Tree tree;
  parse_into(tree, {html}, options);
  return '\n' + dump_tree(tree.result()) + '\n';
}

bool same_error(const ParseError& a, const ParseError& b) {
  return a.code == b.code && a.tree_error == b.tree_error && a.offset == b.offset && a.end == b.end &&
         a.line == b.line && a.column == b.column && a.reported.offset == b.reported.offset &&
         a.second.has_value() == b.second.has_value() &&
         (!a.second || (a.second->range == b.second->range && a.second->line == b.second->line &&
                        a.second->column == b.second->column));
}

template <class Tree>
std::string problem_of(const Document& document, const Chunks& chunks, const ParseOptions& options,
                       const std::optional<FragmentContext>& context) {
  Tree tree;
  const SinkErrors errors = parse_into(tree, chunks, options, context);
  if (!tree.misuse().empty()) return tree.misuse();
  if (std::string problem = broken_links(tree.result()); !problem.empty()) return problem;
  if (const std::string dump = dump_tree(tree.result()); dump != dump_tree(document.result()))
    return "the arena has\n" + dump_tree(document.result()) + "\nand the other tree\n" + dump;
  if constexpr (Tree::kReadable)
    if (tree.quirks_mode() != document.quirks_mode()) return "another quirks mode";
  if (!std::equal(errors.errors.begin(), errors.errors.end(), document.errors().begin(),
                  document.errors().end(), same_error) ||
      errors.truncated != document.errors_truncated())
    return "other errors";
  return "";
}

}  // namespace

SinkErrors parse_into(PointerTree& tree, const Chunks& chunks, const ParseOptions& options,
                      const std::optional<FragmentContext>& context) {
  return feed_by_edition(tree, chunks, options, context, std::make_index_sequence<kEditionCount>());
}

SinkErrors parse_into(LeastTree& tree, const Chunks& chunks, const ParseOptions& options,
                      const std::optional<FragmentContext>& context) {
  return feed_by_edition(tree, chunks, options, context, std::make_index_sequence<kEditionCount>());
}

std::string pointer_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                                 const std::optional<FragmentContext>& context) {
  return problem_of<PointerTree>(document, chunks, options, context);
}
std::string least_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                               const std::optional<FragmentContext>& context) {
  return problem_of<LeastTree>(document, chunks, options, context);
}

std::string sink_tree(std::string_view html, const ParseOptions& options) {
  return dump_of<PointerTree>(html, options);
}
std::string least_tree(std::string_view html, const ParseOptions& options) {
  return dump_of<LeastTree>(html, options);
}

}  // namespace lockstep::test
