// A pipeline with scripts.
#ifndef LOCKSTEP_PARSE_SCRIPT_PIPELINE_H
#define LOCKSTEP_PARSE_SCRIPT_PIPELINE_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "input/input_allowance.h"
#include "input/script_input.h"
#include "lockstep/scripting.h"
#include "parse/pipeline.h"
#include "tree/scripting.h"

namespace lockstep::detail {

template <class Rules, TreeSink Tree>
class ScriptPipeline {
 public:
  using Node = typename Tree::Node;

  ScriptPipeline(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
                 ScriptHost<Node>& host)
      : scripting_{host, input_},
        pipeline_(tree, tag_names, attribute_names, with_scripts(options), Attachments()),
        allowance_(options.limits) {
    pipeline_.builder().set_scripting(&scripting_);
    pipeline_.set_tokenizers(tokenizers_);
    pipeline_.set_input_memory(&input_);
  }

  ScriptInput& input() { return input_; }
  const ScriptInput& input() const { return input_; }
  ErrorLog& error_log() { return pipeline_.error_log(); }
  Status status() const {
    if (pipeline_.status() != Status::ok) return pipeline_.status();
    // Input after an abort is ignored, so it cannot exceed the maximum length.
    const bool ignored = scripting_.aborted && !stopped_;
    return too_long_ && !ignored ? Status::input_too_long : status_;
  }
  bool flattened() const { return pipeline_.flattened(); }
  int nesting_level() const { return scripting_.nesting_level; }

  ParserState state() const {
    if (scripting_.aborted) return ParserState::aborted;
    if (complete_) return ParserState::complete;
    return scripting_.blocked ? ParserState::blocked : ParserState::needs_input;
  }
  void set_encoding_host(EncodingHost* host) { pipeline_.set_encoding_host(host); }
  // See ScriptInput.
  void write(std::string_view chunk, bool decoded = false) {
    if (scripting_.aborted) return;
    if (status() != Status::ok) return run();
    Status taken = Status::ok;
    const std::string_view piece = allowance_.take(chunk, taken);
    too_long_ = taken != Status::ok;
    allowance_.write_in_slices(piece, [&](std::string_view slice) {
      if (!input_.write(slice, decoded)) too_long_ = true;
      run();
      return pipeline_.status() == Status::ok && !scripting_.aborted;
    });
  }
  void end() {
    if (scripting_.aborted) return;
    input_.end(too_long_ || status_ == Status::input_too_long);
    run();
  }
  void resume() {
    if (!scripting_.blocked || scripting_.aborted) return;
    if (!stopped_) pipeline_.builder().resume_scripts();
    run();
  }
  bool insert(std::string_view text) {
    if (scripting_.aborted || input_.insertion_point() == InsertionPoint{}) return false;
    if (running_ && scripting_.reaction != Reaction::writing) return false;
    if (!input_.insert(text)) status_ = Status::input_too_long;
    // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
    if (scripting_.host.has_pending_script()) return true;
    if (running_)
      parse_within_token();
    else
      parse_written();
    return true;
  }
  std::optional<SpeculativeStart> speculative_start() const {
    if (!scripting_.speculating) return std::nullopt;
    return SpeculativeStart{{}, std::make_shared<const BuilderState>(pipeline_.builder().state())};
  }
  std::string unread() const {
    return input_.unread(scripting_.reaction == Reaction::none ? pipeline_.position()
                                                               : pipeline_.position_after_token());
  }
  void abort() {
    if (scripting_.aborted || complete_) return;
    scripting_.aborted = true;
    // The current token is fully processed first.
    aborts_after_token_ = running_;
    if (running_)
      pipeline_.stop_after_token();
    else
      pipeline_.builder().abort();
  }

 private:
  static ParseOptions with_scripts(ParseOptions options) {
    options.scripting = true;
    return options;
  }
  // Parses up to the end tag of the next script, or to the end of the text. Returns true if a script has
  // ended.
  bool run_to_script(bool more, bool at_once) {
    running_ = true;
    // A script that has ended runs before a limit takes effect.
    stopped_ = pipeline_.run_until(text_so_far(), more, at_once, [this] {
      return scripting_.aborted || scripting_.ended != EndedScript::none;
    });
    running_ = false;
    if (std::exchange(aborts_after_token_, false)) pipeline_.builder().abort();
    return scripting_.ended != EndedScript::none;
  }
  auto text_so_far() const {
    return [this] { return input_.text().view(); };
  }
  void parse_written() {
    while (!scripting_.paused && !scripting_.aborted && run_to_script(true, true))
      pipeline_.builder().run_ended_script();
  }
  // Used for the reactions of a custom element that has not been pushed onto the stack of open elements yet.
  void parse_within_token() {
    running_ = false;
    scripting_.reaction = Reaction::none;
    pipeline_.parse_within_token([this] { parse_written(); }, text_so_far());
    running_ = true;
    scripting_.reaction = Reaction::writing;
  }
  // The outermost invocation of the tokenizer.
  void run() {
    while (!scripting_.blocked && !scripting_.aborted && !stopped_) {
      const bool more = input_.more();
      if (run_to_script(more, false))
        pipeline_.builder().run_ended_script();
      else if (!stopped_ && !input_.read_on() && more == input_.more())
        return;
    }
    if (stopped_ && !scripting_.aborted && !complete_) {
      complete_ = pipeline_.builder().complete();
      scripting_.blocked = !complete_;
    }
  }

  ScriptInput input_;
  Scripting<Node> scripting_;
  Pipeline<Rules, Tree, Build{}> pipeline_;
  typename Pipeline<Rules, Tree, Build{}>::Tokenizers tokenizers_;
  InputAllowance allowance_;
  Status status_ = Status::ok;  // the status of text written by scripts
  bool too_long_ = false;       // whether the page exceeds the maximum length
  bool running_ = false;        // whether the tokenizer is running
  bool stopped_ = false;        // whether it has reached the end
  bool complete_ = false;
  bool aborts_after_token_ = false;
};

}  // namespace lockstep::detail

#endif
