// lockstep nesting: chains of elements, and the parser's steps that decide whether to keep them.
#include "cli/nesting/chain.h"

#include <algorithm>
#include <set>

#include "cli/shared/arguments.h"
#include "edition/entry.h"
#include "lockstep/lockstep.h"
#include "observer/observer.h"
#include "tables/known_names.h"
#include "text/name_keys.h"
#include "trace/replay.h"

namespace lockstep::cli {

using detail::NodeId;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceToken;

namespace {

bool is_void(std::string_view name, Edition edition) {
  return detail::entry_of(edition).is_void(Namespace::html, detail::known_tag_names.find(name));
}

// Whether this is an empty element that every document has.
bool is_in_every_document(Node element) {
  return (element.is_html("head") || element.is_html("body")) && element.parent().is_html("html") &&
         !element.first_child();
}

// Whether the parent's only child element has that name; for an empty name, whether the parent has no child
// elements. Empty head and body elements do not count unless they have that name. Sets `found` to the child.
bool has_only(Node parent, std::string_view name, Node& found) {
  found = {};
  if (const Node contents = parent.template_contents()) parent = contents;
  for (Node child = parent.first_element_child(); child; child = child.next_element_sibling()) {
    const bool is_named = lower_case(child.local_name()) == name;
    if (!is_named && is_in_every_document(child)) continue;
    if (!is_named || found) return false;
    found = child;
  }
  return name.empty() || found;
}

struct Inserted {
  Node node, parent;
  bool is_fostered;
};

std::vector<Inserted> inserted_elements(const Trace& trace, std::size_t step) {
  std::vector<Inserted> found;
  for (const TraceEvent& event : trace.events(trace.steps()[step]))
    if (event.kind == TraceKind::tree &&
        event.branch == static_cast<std::uint16_t>(detail::TreeChange::insert) &&
        trace.node(event.node).is_element())
      found.push_back({trace.node(event.node), trace.node(event.parent), event.flag});
  return found;
}

std::string in_brackets(std::string_view name) { return std::string("<").append(name).append(">"); }

// Sets the outcome and the sentence for a step that inserts an element but does not keep the chain.
void find_outcome(Answer& answer, const std::string& name, const Inserted& inserted) {
  const std::string tag = in_brackets(name);
  if (inserted.is_fostered) {
    answer.outcome = "moved";
    answer.sentence = tag + " is foster parented: it is put before the table";
  } else if (!answer.closed.empty()) {
    answer.outcome = "closes";
    answer.sentence = tag + " closes ";
    for (const std::string& closed : answer.closed)
      answer.sentence += (&closed == answer.closed.data() ? "" : ", ") + in_brackets(closed);
  } else if (!answer.implied.empty()) {
    answer.outcome = "implies";
    answer.sentence =
        tag + " is put into " + in_brackets(answer.implied.back()) + ", which the parser inserts";
  } else if (inserted.node.local_name() != name) {
    answer.outcome = "renamed";
    answer.sentence = tag + " becomes " + in_brackets(inserted.node.local_name());
  } else {
    answer.outcome = "other";
    answer.sentence = tag + " is put into " + in_brackets(inserted.parent.local_name());
  }
}

}  // namespace

std::string tag_name(std::string_view tag) {
  return lower_case(tag.substr(0, tag.find_first_of("\t\n\f\r /")));
}

std::string ChainParser::markup(ChainPart chain) const {
  std::string text(context ? "" : "<!DOCTYPE html>");
  for (const std::string& tag : chain) text += in_brackets(tag);
  for (std::size_t i = chain.size(); i-- > 0;)
    if (const std::string name = tag_name(chain[i]); !is_void(name, options.edition))
      text.append("</").append(name).append(">");
  return text;
}

bool ChainParser::keeps(ChainPart chain) const {
  const std::string text = markup(chain);
  const Document document = context ? parse_fragment(text, *context, options) : parse(text, options);
  Node node = document.result();
  for (const std::string& tag : chain)
    if (!has_only(node, tag_name(tag), node)) return false;
  return has_only(node, "", node);
}

// Tries chains of HTML elements that the parser keeps, the usual one first, until one of them may contain the
// element.
Chain ChainParser::around(const std::string& tag) const {
  std::vector<std::string_view> names{"html", "body"};
  const detail::KnownNames& known = detail::known_tag_names;
  for (std::size_t i = 1; i < known.count && known.names[i - 1] < known.names[i]; ++i)
    names.push_back(known.names[i]);           // the SVG and MathML names follow, sorted separately
  std::set<std::string_view> met{"template"};  // excluded: a template may contain anything
  std::vector<Chain> places{usual(), {}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    Chain chain = places[i];
    chain.push_back(tag);
    if (keeps(chain)) return places[i];
    for (const std::string_view name : names) {
      chain.back() = name;
      if (met.contains(name) || !keeps(chain)) continue;
      met.insert(name);
      places.push_back(chain);
    }
  }
  return usual();
}

Answer answer_of(const ChainParser& parser, const Chain& chain, std::size_t given, const Trace& trace) {
  Answer answer;
  answer.outcome = "kept";
  answer.word = given;
  while (answer.word < chain.size() && parser.keeps(ChainPart(chain).first(answer.word + 1))) ++answer.word;
  if (answer.word == chain.size()) return answer;

  std::vector<std::size_t> start_tags;
  for (std::size_t i = 0; i < trace.steps().size(); ++i)
    if (trace.steps()[i].token == TraceToken::start_tag) start_tags.push_back(i);
  const std::string name = tag_name(chain[answer.word]);
  const std::string parent = answer.word == 0 ? "" : in_brackets(tag_name(chain[answer.word - 1]));
  if (start_tags.size() <= answer.word) {
    answer.step = start_tags.back();
    answer.outcome = "text";
    answer.sentence = in_brackets(name) + " is text in " + parent;
    return answer;
  }
  answer.step = start_tags[answer.word];
  detail::TraceReplay replay(trace);
  while (replay.step() < answer.step) replay.advance();
  const std::vector<NodeId> before(replay.stack().begin(), replay.stack().end());
  if (answer.word > 0) {
    const std::size_t parent_step = start_tags[answer.word - 1];
    const Node last = inserted_elements(trace, parent_step).back().node;
    if (std::ranges::none_of(before, [&](NodeId node) { return trace.node(node) == last; })) {
      answer.step = parent_step;
      answer.outcome = "empty";
      answer.sentence = parent + " has no content: the parser closes it immediately";
      return answer;
    }
  }
  replay.advance();
  for (const NodeId node : before)
    if (std::ranges::find(replay.stack(), node) == replay.stack().end())
      answer.closed.emplace_back(trace.node(node).local_name());
  const std::vector<Inserted> inserted = inserted_elements(trace, answer.step);
  if (inserted.empty()) {
    answer.outcome = "ignored";
    answer.sentence =
        "the tag " + in_brackets(name) + " is ignored" + (parent.empty() ? "" : " in " + parent);
    return answer;
  }
  for (std::size_t i = 0; i + 1 < inserted.size(); ++i)
    answer.implied.emplace_back(inserted[i].node.local_name());
  find_outcome(answer, name, inserted.back());
  return answer;
}

}  // namespace lockstep::cli
