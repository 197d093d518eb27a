// Editing in place: parses the source again, replaces what differs from the document, and parses the result.
#include "lockstep/edit_source.h"

#include <algorithm>
#include <utility>

#include "document/tree_difference.h"
#include "edits/edit_plan.h"
#include "edits/markup_writer.h"
#include "lockstep/bytes.h"
#include "lockstep/parser.h"
#include "lockstep/ranges.h"
#include "lockstep/rewriting.h"

namespace lockstep {

namespace {

using detail::NodeAccess;
using detail::Replacement;
using detail::SourceBytes;
using detail::Trees;

// Parses a source as the document was parsed: as a page or a fragment, from text or from bytes.
Document parse_like(const Document& document, std::string_view source, const SourceOptions& options,
                    const ParseOptions& parse_options) {
  const bool is_fragment = !document.fragment().is_null();
  if (document.encoding().source == EncodingSource::text)
    return is_fragment ? parse_fragment(source, options.context, parse_options, Source::borrowed)
                       : parse(source, parse_options, Source::borrowed);
  return is_fragment ? parse_fragment_bytes(source, options.context, options.encoding, parse_options,
                                            Source::borrowed)
                     : parse_bytes(source, options.encoding, parse_options, Source::borrowed);
}

bool is_white_space(Node text) {
  return text.type() == NodeType::text &&
         text.data().find_first_not_of(" \t\n\f\r") == std::string_view::npos;
}

// White space after the end tag of `body` is part of its last text node. Moves it after appended nodes, so
// that these can be written before the end tag.
void keep_final_white_space_last(Document& edited, const Document& parsed) {
  const Node body = parsed.body(), last = body.last_child();
  if (!last || !is_white_space(last)) return;
  const Node now = NodeAccess::at(edited, NodeAccess::id(last));
  const NodePosition position = last.position();
  const bool is_after =
      body.position().end_tag && position.range && position.range->end > body.position().end_tag->begin;
  if (!is_after || NodeAccess::id(now.parent()) != NodeAccess::id(body) || !now.next_sibling()) return;
  (void)edited.append(now.parent(), now);
}

// Whether the edited document was parsed from the same source into the same nodes, judging by their types and
// namespaces.
bool is_same_parse(const Document& edited, const Document& parsed) {
  const auto& a = NodeAccess::tree(edited.result()).nodes;
  const auto& b = NodeAccess::tree(parsed.result()).nodes;
  if (edited.source() != parsed.source() || a.size() < b.size()) return false;
  for (std::size_t i = 0; i < b.size(); ++i)
    if (a[i].type != b[i].type || a[i].element_namespace != b[i].element_namespace) return false;
  return true;
}

EditedSource with_replacements(const SourceBytes& source, const std::vector<Replacement>& replacements) {
  EditedSource edited;
  detail::MarkupWriter writer(source.encoding);
  std::uint64_t copied = 0;
  for (const Replacement& replacement : replacements) {
    writer.copy(source.at({copied, replacement.range.begin}));
    const std::uint64_t begin = writer.output().size();
    writer.drop(source.at(replacement.range));
    copied = replacement.range.end;
    writer.add(replacement.markup, false);
    writer.prepare_for(source.bytes.substr(copied));
    edited.changes.push_back(
        {replacement.range, {begin, std::max(begin, std::uint64_t{writer.output().size()})}});
  }
  writer.copy(source.bytes.substr(copied));
  edited.bytes = std::move(writer.output());
  return edited;
}

class SourceEditing {
 public:
  SourceEditing(Document& edited, std::string_view source, const SourceOptions& options)
      : edited_(edited), options_(options), source_{source, edited.encoding().encoding} {}

  EditedSource run() {
    if (edited_.status() != Status::ok)
      return refusal(SourceEditError::incomplete,
                     "the source was not parsed completely: " + std::string(status_name(edited_.status())));
    const Document parsed = parse_like(edited_, source_.bytes, options_, parse_options(true));
    if (!is_same_parse(edited_, parsed))
      return refusal(SourceEditError::wrong_source,
                     "the document was not parsed from this source with these options");
    keep_final_white_space_last(edited_, parsed);
    find_copied_contents(parsed);
    Trees trees{parsed, edited_, detail::NodeExtents(parsed), {}};
    add_unwrapped(trees);
    // Writing nodes again does not always help, and each attempt parses the page.
    constexpr int kMostAttempts = 4;
    std::unordered_set<detail::NodeId> rewritten;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
      detail::EditPlan plan(trees, source_, options_, rewritten);
      if (!plan.has_changes()) return with_replacements(source_, {});
      const std::optional<std::vector<Replacement>> replacements = plan.replacements();
      if (!replacements) return inexpressible(trees, plan.refused());
      EditedSource result = with_replacements(source_, *replacements);
      const Node different = first_different(result.bytes);
      if (is_same_) return result;
      const Node around = element_to_rewrite(trees, different, rewritten);
      if (!around) return inexpressible(trees, trees_node(trees, different));
      rewritten.insert(NodeAccess::id(around));
    }
    return inexpressible(trees, {});
  }

 private:
  ParseOptions parse_options(bool positions) const {
    ParseOptions options = options_.parse;
    options.collect_errors = false;
    options.on_error = nullptr;
    options.positions = positions;
    // The source was within the limits. Positions take more memory, and the result may be longer.
    options.limits = {};
    options.limits.depth = options_.parse.limits.depth;
    options.limits.copied_nodes = options_.parse.limits.copied_nodes;
    return options;
  }

  // Finds the `selectedcontent` elements whose contents are not from the source and are still as parsed. The
  // parser copies them from an option (#maybe-clone-an-option-into-selectedcontent), and does so again when
  // it parses the result.
  void find_copied_contents(const Document& parsed) {
    for (const Node element : parsed.result().find_all("selectedcontent")) {
      const Node now = NodeAccess::at(edited_, NodeAccess::id(element));
      const Node first = element.first_child();
      if (!first || first.position().range || !now.is_html("selectedcontent")) continue;
      const auto found = detail::first_difference(now.first_child(), element.first_child());
      if (!found.a && !found.b) copied_contents_.insert(NodeAccess::id(now));
    }
  }

  // Parses the result and compares it with the document; sets is_same_. Returns the first edited node that
  // differs or, if only the result has it, the node after it; null if there is none.
  Node first_different(std::string_view result) {
    const Document document = parse_like(edited_, result, options_, parse_options(false));
    is_same_ = false;
    if (document.status() != Status::ok) {
      difference_ = "the result cannot be parsed completely: " + std::string(status_name(document.status()));
      return {};
    }
    const auto difference = document_difference(edited_, document, detail::Texts::joined, &copied_contents_);
    is_same_ = !difference;
    if (is_same_) return {};
    difference_ = difference->words;
    if (document.encoding().encoding != edited_.encoding().encoding)
      difference_ +=
          ", since its encoding changes to " + std::string(encoding::name(document.encoding().encoding));
    return difference->next;
  }

  // Returns the nearest element around a difference that has not been written again yet. `head` and `body`
  // count only if their start tags are implied; `html` does not count. Null if there is none.
  static Node element_to_rewrite(const Trees& trees, Node different,
                                 const std::unordered_set<detail::NodeId>& rewritten) {
    for (Node node = different; node; node = node.parent()) {
      if (!node.is_element() || NodeAccess::id(node) >= trees.map.size()) continue;
      const bool is_new = !rewritten.contains(NodeAccess::id(node));
      // White space at the beginning of `head` or `body` needs a start tag before it.
      if (node.is_html("html") || node.is_html("body") || node.is_html("head"))
        return is_new && !node.is_html("html") && !trees.before(node).position().range ? node : Node();
      if (is_new) return node;
    }
    return {};
  }

  // Returns the nearest inclusive ancestor of an edited node that was parsed, as parsed.
  static Node trees_node(const Trees& trees, Node edited) {
    while (edited && NodeAccess::id(edited) >= trees.map.size()) edited = edited.parent();
    return edited ? trees.before(edited) : Node();
  }

  EditedSource refusal(SourceEditError error, std::string message) const {
    EditedSource refused;
    refused.error = error;
    refused.message = std::move(message);
    return refused;
  }
  EditedSource inexpressible(const Trees& trees, Node parsed) const {
    std::string message = difference_.empty()
                              ? "the tags around the change are implied, or shared with other elements"
                              : difference_ + " when the result is parsed";
    EditedSource refused = refusal(SourceEditError::inexpressible, {});
    const detail::Extent extent = parsed ? trees.map.of(NodeAccess::id(parsed)) : detail::Extent{};
    if (!extent.is_none()) {
      refused.offset = extent.begin;
      const LineColumn at = trees.parsed.line_column(extent.begin);
      message.insert(0, "line " + std::to_string(at.line) + ", column " + std::to_string(at.column) + ": ");
    }
    refused.message = std::move(message);
    return refused;
  }

  Document& edited_;
  const SourceOptions& options_;
  SourceBytes source_;
  detail::Uncompared copied_contents_;
  bool is_same_ = false;
  std::string difference_;
};

}  // namespace

EditedSource edit_source(Document& document, std::string_view source, const SourceOptions& options) {
  return SourceEditing(document, source, options).run();
}

}  // namespace lockstep
