// lockstep explain: the steps as JSON; 'lockstep help explain' documents the format.

#include <algorithm>
#include <string>
#include <vector>

#include "cli/explain.h"
#include "lockstep/lockstep.h"
#include "serialize/walk.h"
#include "trace/replay.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::kNoNode;
using detail::ListChange;
using detail::NodeAccess;
using detail::NodeId;
using detail::Switch;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TracePlace;
using detail::TraceReplay;
using detail::TraceRun;
using detail::TraceStep;
using detail::TraceToken;
using detail::TreeChange;

namespace {

// Converts offsets, which mostly increase, to UTF-16 code units.
class Units {
 public:
  explicit Units(std::string_view text) : text_(text) {}
  std::size_t at(std::size_t offset) {
    if (offset < at_) at_ = units_ = 0;
    for (; at_ < offset; ++at_) {
      const auto byte = static_cast<unsigned char>(text_[at_]);
      units_ += byte >= 0xF0 ? 2 : (byte & 0xC0) != 0x80 ? 1 : 0;
    }
    return units_;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, units_ = 0;
};

std::string_view namespace_name(Namespace name_space) {
  return name_space == Namespace::svg ? "svg" : name_space == Namespace::mathml ? "mathml" : "html";
}

std::string_view kind_name(BranchKind kind) {
  return kind == BranchKind::row         ? "row"
         : kind == BranchKind::algorithm ? "algorithm"
         : kind == BranchKind::condition ? "condition"
                                         : "loop";
}

std::string_view type_name(TraceToken token) {
  static constexpr std::string_view kNames[] = {"setUp",      "startTag", "endTag",
                                                "characters", "comment",  "processingInstruction",
                                                "doctype",    "endOfFile"};
  return kNames[static_cast<int>(token)];
}

class JsonWriter {
 public:
  JsonWriter(const Explanation& explanation, Output& output, bool with_tree)
      : it_(explanation),
        trace_(explanation.trace),
        out_(output),
        with_tree_(with_tree),
        before_(explanation.trace),
        starts_(trace_.text()),
        ends_(trace_.text()),
        places_(trace_.text()) {}

  void run() {
    while (before_.step() < it_.first) before_.advance();
    find_used();
    raw("{");
    member("edition", edition_date(trace_.document().edition()));
    member("file", it_.file);
    if (it_.fragment.empty()) {
      raw(R"(,"encoding":{)");
      member("name", encoding::name(it_.encoding.encoding));
      member("confidence", confidence_name(it_.encoding.confidence));
      member("source", encoding_source_name(it_.encoding.source));
      raw(R"(},"fragment":null)");
    } else {
      raw(R"(,"encoding":null)");
      member("fragment", it_.fragment);
    }
    flag("scripting", it_.scripting);
    member("standard", kStandardPage);
    raw("\n");
    member("source", trace_.text());
    raw("\n");
    modes();
    rules();
    nodes();
    before();
    number("stepsInAll", trace_.steps().size());
    const auto stopped = trace_.stopped_at();
    if (stopped) {
      raw(R"(,"notExplained":{)");
      member("message", not_explained(trace_));
      Units units(trace_.text());
      place("from", *stopped, units);
      raw("}");
    } else {
      raw(R"(,"notExplained":null)");
    }
    raw(",\n\"steps\":[");
    for (std::size_t i = it_.first; i < it_.end; ++i) step(i);
    raw("\n]");
    if (with_tree_) raw(",\n\"tree\":"), raw(stopped ? "null" : serialize_json(trace_.document()));
    raw("}\n");
    out_.write(buffer_);
  }

 private:
  void raw(std::string_view text) { buffer_ += text; }
  // Called after an item of a list, because comma() treats an empty buffer as such.
  void flush_item() {
    if (buffer_.size() < kFlush) return;
    out_.write(buffer_);
    buffer_.clear();
  }
  void comma() {
    const char last = buffer_.empty() ? '\0' : buffer_[buffer_.find_last_not_of('\n')];
    if (last != '{' && last != '[') buffer_ += ',';
  }
  void key(std::string_view name) {
    comma();
    buffer_.append("\"").append(name).append("\":");
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    append_json_string(buffer_, value);
  }
  void number(std::string_view name, std::uint64_t value) {
    key(name);
    buffer_ += std::to_string(value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    buffer_ += value ? "true" : "false";
  }
  void item(std::uint64_t value) {
    comma();
    buffer_ += std::to_string(value);
  }

  // --- What the steps refer to
  void use(NodeId node) {
    if (node == kNoNode) return;
    if (node >= used_nodes_.size())
      used_nodes_.resize(std::max<std::size_t>(node + 1, 2 * used_nodes_.size()));
    used_nodes_[node] = true;
  }
  void find_used() {
    used_rules_.resize(trace_.edition().branches.size());
    used_nodes_.resize(2);
    for (std::size_t i = it_.first; i < it_.end; ++i) {
      const TraceStep& step = trace_.steps()[i];
      for (const detail::TraceState& state : trace_.states(step)) used_rules_[state.branch] = true;
      for (const TraceEvent& event : trace_.events(step)) {
        switch (event.kind) {
          case TraceKind::row:
          case TraceKind::algorithm:
          case TraceKind::loop:
          case TraceKind::condition:
            used_rules_[event.branch] = true;
            used_rules_[trace_.edition().branches[event.branch].owner] = true;
            break;
          case TraceKind::tree:
          case TraceKind::stack:
          case TraceKind::formatting:
            for (const NodeId node : {event.node, event.parent, event.next, event.old_parent}) use(node);
            break;
          default:
            break;
        }
      }
    }
    for (NodeId node = 1; node < before_.nodes(); ++node)
      if (before_.parent(node) != kNoNode) use(node), use(before_.parent(node));
    for (const NodeId node : before_.stack()) use(node);
    for (const NodeId node : before_.formatting()) use(node);
    // The contents of a template or shadow host are shown under it.
    for (NodeId node = 1; node < used_nodes_.size(); ++node) {
      if (!used_nodes_[node]) continue;
      const Node element = trace_.node(node);
      if (!element.is_element()) continue;
      use(NodeAccess::id(element.template_contents()));
      use(NodeAccess::id(element.shadow_root()));
    }
  }

  void modes() {
    raw(",\"modes\":[");
    for (const std::string_view mode : trace_.edition().modes) {
      comma();
      append_json_string(buffer_, mode);
    }
    raw("]\n");
  }
  void rules() {
    raw(",\"rules\":[");
    for (std::size_t i = 0; i < used_rules_.size(); ++i) {
      comma();
      if (!used_rules_[i]) {
        raw("null");
        continue;
      }
      const BranchInfo& branch = trace_.edition().branches[i];
      raw("\n{");
      member("name", branch.name);
      member("kind", kind_name(branch.kind));
      member("text", without_holes(branch.text));
      member("rule", without_holes(branch.rule));
      if (branch.owner != i) number("owner", branch.owner);
      member("anchor", anchor_of(branch));
      member("file", branch.file);
      if (branch.kind == BranchKind::algorithm && is_plumbing(branch)) flag("plumbing", true);
      raw("}");
      flush_item();
    }
    raw("]\n");
  }
  void nodes() {
    raw(",\"nodes\":[");
    for (NodeId id = 0; id < used_nodes_.size(); ++id) {
      comma();
      if (!used_nodes_[id]) {
        raw("null");
        continue;
      }
      raw("\n{");
      node(trace_.node(id));
      raw("}");
      flush_item();
    }
    raw("]\n");
  }
  void node(const Node& node) {
    switch (node.type()) {
      case NodeType::none:
        break;
      case NodeType::document:
        member("type", "document");
        break;
      case NodeType::document_fragment:
        member("type", node.shadow_root_properties() != nullptr ? "shadowRoot" : "documentFragment");
        break;
      case NodeType::doctype:
        member("type", "doctype");
        member("name", node.name());
        member("publicId", node.public_identifier());
        member("systemId", node.system_identifier());
        break;
      case NodeType::element:
        member("type", "element");
        member("name", node.local_name());
        member("namespace", namespace_name(node.element_namespace()));
        if (node.attribute_count() != 0) {
          raw(R"(,"attributes":[)");
          for (std::size_t i = 0; i < node.attribute_count(); ++i) {
            comma();
            raw("[");
            append_json_string(buffer_, node.attribute(i).qualified_name());
            raw(",");
            append_json_string(buffer_, node.attribute(i).value());
            raw("]");
          }
          raw("]");
        }
        if (const Node contents = node.template_contents()) number("content", NodeAccess::id(contents));
        if (const Node shadow = node.shadow_root()) number("shadowRoot", NodeAccess::id(shadow));
        break;
      case NodeType::text:
        member("type", "text");
        break;
      case NodeType::comment:
        member("type", "comment");
        member("data", node.data());
        break;
      case NodeType::processing_instruction:
        member("type", "processingInstruction");
        member("target", node.target());
        member("data", node.data());
        break;
    }
  }

  void ids(std::string_view name, std::span<const NodeId> list) {
    key(name);
    raw("[");
    for (const NodeId node : list) item(node);
    raw("]");
  }
  void before() {
    raw(",\"before\":{");
    member("mode", before_.mode());
    ids("stack", before_.stack());
    ids("list", before_.formatting());
    raw(",\"nodes\":[");
    for (NodeId root = 1; root < before_.nodes(); ++root) {
      if (before_.parent(root) != kNoNode) continue;
      for (NodeId node = before_.first_child(root); node != kNoNode;) {
        comma();
        raw("{");
        inserted(node, before_.parent(node), kNoNode, before_.size(node));
        raw("}");
        flush_item();
        NodeId next = before_.first_child(node);
        for (; next == kNoNode && node != root; node = before_.parent(node))
          next = before_.next_sibling(node);
        node = next;
      }
    }
    raw("]}\n");
  }
  void inserted(NodeId id, NodeId parent, NodeId next, std::uint32_t size) {
    const Node node = trace_.node(id);
    member("type", "insert");
    number("node", id);
    number("parent", parent);
    number("before", next);
    if (node.type() == NodeType::text) member("data", node.data().substr(0, size));
    if (node.is_element() && size < node.attribute_count()) number("attributes", size);
  }

  // --- Steps
  void place(std::string_view name, const TracePlace& place, Units& units) {
    key(name);
    raw("{");
    number("offset", place.offset);
    number("index", units.at(place.offset));
    number("line", place.line);
    number("column", place.column);
    raw("}");
  }

  void step(std::size_t index) {
    const TraceStep& step = trace_.steps()[index];
    comma();
    raw("\n{");
    number("number", index + 1);
    place("start", step.start, starts_);
    place("end", step.end, ends_);
    token(step);
    states(step);
    raw(",\"events\":[");
    for (const ParseError& fault : trace_.stream_errors(step)) error(fault);
    for (const TraceEvent& each : trace_.events(step)) event(each);
    raw("]}");
    flush_item();
  }

  void token(const TraceStep& step) {
    raw(",\"token\":{");
    member("type", type_name(step.token));
    switch (step.token) {
      case TraceToken::start_tag:
      case TraceToken::end_tag: {
        member("name", step.name);
        const auto attributes = trace_.attributes(step);
        if (!attributes.empty()) {
          raw(R"(,"attributes":[)");
          for (const detail::TraceAttribute& attribute : attributes) {
            comma();
            raw("[");
            append_json_string(buffer_, attribute.name);
            raw(",");
            append_json_string(buffer_, attribute.value);
            raw("]");
          }
          raw("]");
        }
        flag("selfClosing", step.self_closing);
        break;
      }
      case TraceToken::characters:
        member("data", step.text);
        number("tokens", step.tokens);
        break;
      case TraceToken::processing_instruction:
        member("target", step.name);
        [[fallthrough]];
      case TraceToken::comment:
        member("data", step.text);
        break;
      case TraceToken::doctype:
        member("name", step.name);
        if (step.public_identifier) member("publicId", *step.public_identifier);
        if (step.system_identifier) member("systemId", *step.system_identifier);
        flag("forceQuirks", step.force_quirks);
        break;
      case TraceToken::none:
      case TraceToken::end_of_file:
        break;
    }
    raw("}");
  }

  void states(const TraceStep& step) {
    raw(",\"states\":[");
    std::string_view name;
    std::uint32_t count = 0;
    const auto finish = [&] {
      if (count == 0) return;
      comma();
      raw("[");
      append_json_string(buffer_, name);
      item_after(count);
      raw("]");
    };
    for (const detail::TraceState& state : trace_.states(step)) {
      const BranchInfo& branch = trace_.edition().branches[state.branch];
      if (branch.kind != BranchKind::row) continue;
      if (state_name(branch) != name) {
        finish();
        name = state_name(branch);
        count = 0;
      }
      count += state.count;
    }
    finish();
    raw("],\"rows\":[");
    for (const detail::TraceState& state : trace_.states(step)) {
      comma();
      raw("[");
      item(state.branch);
      item_after(state.count);
      if (trace_.edition().branches[state.branch].kind == BranchKind::condition)
        raw(state.holds ? ",true" : ",false");
      raw("]");
    }
    raw("]");
  }
  void item_after(std::uint64_t value) { buffer_.append(",").append(std::to_string(value)); }

  void error(const ParseError& error) {
    comma();
    raw("{");
    member("type", "error");
    member("code", parse_error_name(error));
    number("line", error.line);
    number("column", error.column);
    number("offset", error.offset);
    if (error.code == ParseErrorCode::tree_construction) flag("named", false);
    member("explanation", parse_error_explanation(error));
    raw("}");
  }

  void event(const TraceEvent& event) {
    if (event.kind == TraceKind::error) {
      error(trace_.errors()[event.size]);
      return;
    }
    comma();
    raw("{");
    switch (event.kind) {
      case TraceKind::dispatched:
        member("type", "dispatch");
        number("mode", event.branch);
        member("by", event.flag ? "dispatcher" : "rule");
        break;
      case TraceKind::row:
      case TraceKind::algorithm:
      case TraceKind::loop:
      case TraceKind::condition:
        member("type", kind_name(trace_.edition().branches[event.branch].kind));
        number("rule", event.branch);
        if (event.kind == TraceKind::condition) flag("holds", event.flag);
        break;
      case TraceKind::run: {
        const TraceRun& run = trace_.runs()[event.size];
        member("type", "run");
        member("token", run.character == U' ' ? "whitespace" : run.character == 0 ? "NUL" : "characters");
        number("count", run.count);
        place("start", run.start, places_);
        flag("replayed", run.replayed);
        if (run.replayed) member("data", run.text);
        break;
      }
      case TraceKind::run_ends:
        member("type", "end-run");
        break;
      case TraceKind::switched: {
        static constexpr std::string_view kNames[] = {
            "mode",        "template-mode-push", "template-mode-pop", "tokenizer-state",
            "frameset-ok", "quirks-mode"};
        member("type", kNames[event.branch]);
        member("value", trace_.name(event.size));
        break;
      }
      case TraceKind::stack:
        list("push", "insert-below", "replace", "pop", event);
        break;
      case TraceKind::formatting:
        list("list-add", "list-insert-after", "list-replace", "list-remove", event);
        break;
      case TraceKind::tree:
        tree(event);
        break;
      case TraceKind::error:
        break;
    }
    raw("}");
  }
  void list(std::string_view add, std::string_view insert, std::string_view replace, std::string_view remove,
            const TraceEvent& event) {
    const auto change = static_cast<ListChange>(event.branch);
    member("type", change == ListChange::add       ? add
                   : change == ListChange::insert  ? insert
                   : change == ListChange::replace ? replace
                                                   : remove);
    number("node", event.node);
    if (change == ListChange::insert) number("place", event.parent);
    if (change == ListChange::replace) number("old", event.parent);
  }
  void tree(const TraceEvent& event) {
    switch (static_cast<TreeChange>(event.branch)) {
      case TreeChange::insert:
        inserted(event.node, event.parent, event.next, event.size);
        if (event.old_parent != kNoNode) number("movedFrom", event.old_parent);
        break;
      case TreeChange::remove:
        member("type", "remove");
        number("node", event.node);
        number("parent", event.old_parent);
        break;
      case TreeChange::text:
        if (event.old_size == 0) {
          inserted(event.node, event.parent, event.next, event.size);
        } else {
          member("type", "text");
          number("node", event.node);
          member("data", trace_.node(event.node).data().substr(event.old_size, event.size - event.old_size));
        }
        break;
      case TreeChange::attributes:
        member("type", "attributes");
        number("node", event.node);
        number("count", event.size);
        break;
      case TreeChange::move_children:
        member("type", "move-children");
        number("from", event.old_parent);
        number("to", event.parent);
        break;
      case TreeChange::shadow_root:
        member("type", "shadow-root");
        number("node", event.node);
        number("host", event.parent);
        break;
    }
    if (event.flag) flag("fosterParented", true);
  }

  static constexpr std::size_t kFlush = 1 << 16;

  const Explanation& it_;
  const Trace& trace_;
  Output& out_;
  const bool with_tree_;
  TraceReplay before_;
  Units starts_, ends_, places_;
  std::string buffer_;
  std::vector<bool> used_rules_, used_nodes_;
};

}  // namespace

void explain_as_json(const Explanation& explanation, Output& output) {
  JsonWriter(explanation, output, true).run();
}

void explain_as_page_data(const Explanation& explanation, Output& output) {
  JsonWriter(explanation, output, false).run();
}

}  // namespace lockstep::cli
