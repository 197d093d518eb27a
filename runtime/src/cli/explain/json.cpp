// lockstep explain: the steps as JSON; 'lockstep help explain' documents the format.

#include "cli/explain/explain.h"
#include "cli/explain/json_rules.h"
#include "cli/explain/json_tree.h"
#include "cli/explain/json_writer.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceStep;
using detail::TraceToken;

namespace {

std::string_view type_name(TraceToken token) {
  static constexpr std::string_view kNames[] = {"setUp",      "startTag", "endTag",
                                                "characters", "comment",  "processingInstruction",
                                                "doctype",    "endOfFile"};
  return kNames[static_cast<int>(token)];
}

class ExplanationJson {
 public:
  ExplanationJson(const Explanation& explanation, Output& output, bool with_tree)
      : it_(explanation),
        trace_(explanation.trace),
        with_tree_(with_tree),
        json_(output),
        tree_(explanation, json_),
        rules_(explanation, json_),
        starts_(trace_.text()),
        ends_(trace_.text()) {}

  void run() {
    json_.raw("{");
    head();
    rules_.modes();
    rules_.rules();
    tree_.nodes();
    tree_.before();
    json_.number("stepsInAll", trace_.steps().size());
    not_explained_from();
    repairs_as_json(it_, json_);
    json_.raw(",\n\"steps\":[");
    for (std::size_t i = it_.first; i < it_.end; ++i) step(i);
    json_.raw("\n]");
    if (with_tree_) {
      json_.raw(",\n\"tree\":");
      json_.raw(trace_.stopped_at() ? "null" : serialize_json(trace_.document()));
    }
    json_.raw("}\n");
    json_.finish();
  }

 private:
  void head() {
    json_.member("edition", edition_date(trace_.document().edition()));
    json_.member("file", it_.file);
    if (it_.fragment.empty()) {
      json_.raw(R"(,"encoding":{)");
      json_.member("name", encoding::name(it_.encoding.encoding));
      json_.member("confidence", confidence_name(it_.encoding.confidence));
      json_.member("source", encoding_source_name(it_.encoding.source));
      json_.raw(R"(},"fragment":null)");
    } else {
      json_.raw(R"(,"encoding":null)");
      json_.member("fragment", it_.fragment);
    }
    json_.flag("scripting", it_.scripting);
    json_.member("standard", kStandardPage);
    json_.raw("\n");
    json_.member("source", trace_.text());
    json_.raw("\n");
  }
  void not_explained_from() {
    const auto stopped = trace_.stopped_at();
    if (!stopped) {
      json_.raw(R"(,"notExplained":null)");
      return;
    }
    json_.raw(R"(,"notExplained":{)");
    json_.member("message", not_explained(trace_));
    Units units(trace_.text());
    write_place(json_, "from", *stopped, units);
    json_.raw("}");
  }

  void step(std::size_t index) {
    const TraceStep& step = trace_.steps()[index];
    json_.comma();
    json_.raw("\n{");
    json_.number("number", index + 1);
    write_place(json_, "start", step.start, starts_);
    write_place(json_, "end", step.end, ends_);
    token(step);
    rules_.states(step);
    json_.raw(",\"events\":[");
    for (const ParseError& error : trace_.stream_errors(step)) rules_.error(error);
    for (const TraceEvent& each : trace_.events(step)) event(each);
    json_.raw("]}");
    json_.item_ends();
  }

  void token(const TraceStep& step) {
    json_.raw(",\"token\":{");
    json_.member("type", type_name(step.token));
    switch (step.token) {
      case TraceToken::start_tag:
      case TraceToken::end_tag: {
        json_.member("name", step.name);
        const auto attributes = trace_.attributes(step);
        if (!attributes.empty()) {
          json_.raw(R"(,"attributes":[)");
          for (const detail::TraceAttribute& attribute : attributes)
            json_.attribute(attribute.name, attribute.value);
          json_.raw("]");
        }
        json_.flag("selfClosing", step.self_closing);
        break;
      }
      case TraceToken::characters:
        json_.member("data", step.text);
        json_.number("tokens", step.tokens);
        break;
      case TraceToken::processing_instruction:
        json_.member("target", step.name);
        [[fallthrough]];
      case TraceToken::comment:
        json_.member("data", step.text);
        break;
      case TraceToken::doctype:
        json_.member("name", step.name);
        if (step.public_identifier) json_.member("publicId", *step.public_identifier);
        if (step.system_identifier) json_.member("systemId", *step.system_identifier);
        json_.flag("forceQuirks", step.force_quirks);
        break;
      case TraceToken::none:
      case TraceToken::end_of_file:
        break;
    }
    json_.raw("}");
  }

  void event(const TraceEvent& event) {
    if (event.kind == TraceKind::error) {
      rules_.error(trace_.errors()[event.size]);
      return;
    }
    json_.comma();
    json_.raw("{");
    switch (event.kind) {
      case TraceKind::dispatched:
        rules_.dispatched(event);
        break;
      case TraceKind::row:
      case TraceKind::algorithm:
      case TraceKind::loop:
      case TraceKind::condition:
        rules_.entered(event);
        break;
      case TraceKind::variable:
        rules_.variable(event);
        break;
      case TraceKind::run:
        rules_.run(event);
        break;
      case TraceKind::run_ends:
        json_.member("type", "end-run");
        break;
      case TraceKind::switched:
        rules_.switched(event);
        break;
      case TraceKind::stack:
        tree_.stack_change(event);
        break;
      case TraceKind::formatting:
        tree_.formatting_change(event);
        break;
      case TraceKind::tree:
        tree_.change(event);
        break;
      case TraceKind::error:
        break;
    }
    json_.raw("}");
  }

  const Explanation& it_;
  const Trace& trace_;
  const bool with_tree_;
  JsonWriter json_;
  TreeJson tree_;
  RulesJson rules_;
  Units starts_, ends_;
};

}  // namespace

void explain_as_json(const Explanation& explanation, Output& output) {
  ExplanationJson(explanation, output, true).run();
}

void explain_as_page_data(const Explanation& explanation, Output& output) {
  ExplanationJson(explanation, output, false).run();
}

}  // namespace lockstep::cli
