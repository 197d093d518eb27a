// A parse with scripts into the arena.
#ifndef LOCKSTEP_PARSE_SCRIPT_SESSION_H
#define LOCKSTEP_PARSE_SCRIPT_SESSION_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "document/tree_inline.h"
#include "edition/entry.h"
#include "lockstep/scripting.h"
#include "parse/script_pipeline.h"
#include "parse/parse.h"

namespace lockstep::detail {

// Decodes the bytes of a parse with scripts. Its only implementation is ScriptBytes, which links the
// decoders. A session does not refer to that class, so programs that decode nothing do not link the decoders.
class ScriptDecoder : public EncodingHost {
 public:
  virtual ~ScriptDecoder() = default;

  // Returns the text decoded from these bytes; empty until the encoding is known. Valid until the next call.
  virtual std::string_view write(std::string_view bytes) = 0;
  virtual std::string_view end() = 0;
  virtual const EncodingUsed& used() const = 0;
};

// The part of a session that does not depend on the edition. To the tree builder, it is the script host that
// identifies nodes by NodeId.
class ScriptSession : public ScriptHost<NodeId> {
 public:
  ScriptSession(ScriptHost<Node>& host, const ParseOptions& options);
  ScriptSession(const ScriptSession&) = delete;
  ScriptSession& operator=(const ScriptSession&) = delete;

  virtual void write(std::string_view chunk) = 0;
  virtual void end() = 0;
  virtual void resume() = 0;
  virtual bool insert(std::string_view text) = 0;
  virtual void abort() = 0;
  virtual ParserState state() const = 0;
  virtual bool has_insertion_point() const = 0;
  virtual int nesting_level() const = 0;
  virtual std::string unread() const = 0;
  virtual std::optional<SpeculativeStart> speculative_start() const = 0;
  virtual Document finish() = 0;
  Document& document() { return document_; }

  // --- The host
  void perform_microtask_checkpoint() override { host_.perform_microtask_checkpoint(); }
  void prepare_script(NodeId script) override { host_.prepare_script(node(script)); }
  void process_svg_script(NodeId script) override { host_.process_svg_script(node(script)); }
  bool has_pending_script() override { return host_.has_pending_script(); }
  bool pending_script_is_ready() override { return host_.pending_script_is_ready(); }
  void execute_pending_script() override { host_.execute_pending_script(); }
  void start_speculative_parser(std::string_view rest) override { host_.start_speculative_parser(rest); }
  void stop_speculative_parser() override { host_.stop_speculative_parser(); }
  bool has_custom_element_definition(LocalName name, std::optional<std::string_view> is,
                                     NodeId parent) override {
    return host_.has_custom_element_definition(name, is, node(parent));
  }
  void custom_element_begins() override { host_.custom_element_begins(); }
  void custom_element_created(NodeId element) override { host_.custom_element_created(node(element)); }
  void custom_element_inserted(NodeId element) override { host_.custom_element_inserted(node(element)); }
  void form_associated(NodeId element, NodeId form) override {
    host_.form_associated(node(element), node(form));
  }
  void update_readiness(DocumentReadiness readiness) override { host_.update_readiness(readiness); }
  bool has_deferred_script() override { return host_.has_deferred_script(); }
  bool deferred_script_is_ready() override { return host_.deferred_script_is_ready(); }
  void execute_deferred_script() override { host_.execute_deferred_script(); }
  void fire_dom_content_loaded() override { host_.fire_dom_content_loaded(); }
  bool load_event_is_delayed() override { return host_.load_event_is_delayed(); }
  void fire_load() override { host_.fire_load(); }

 protected:
  Tree& tree() { return DocumentAccess::tree(document_); }

 private:
  Node node(NodeId id) const;

  ScriptHost<Node>& host_;
  Document document_;
};

// Generated; creates a session for the edition in the options. `decoder` is null if the input is text.
std::unique_ptr<ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                   std::unique_ptr<ScriptDecoder> decoder,
                                                   const ParseOptions& options);

template <class Rules>
class EditionScriptSession final : public ScriptSession {
 public:
  // A null decoder means that the input is text.
  EditionScriptSession(ScriptHost<Node>& host, std::unique_ptr<ScriptDecoder> decoder,
                       const ParseOptions& options)
      : ScriptSession(host, options),
        bytes_(std::move(decoder)),
        pipeline_(tree(), tree().tag_names, tree().attribute_names, options, *this) {
    pipeline_.input().publish(tree().source, tree().source_size);
    if (bytes_) pipeline_.set_encoding_host(bytes_.get());
  }
  void write(std::string_view chunk) override {
    if (!bytes_)
      pipeline_.write(chunk);
    else if (const std::string_view text = bytes_->write(chunk); !text.empty())
      pipeline_.write(text, true);
  }
  void end() override {
    if (bytes_) pipeline_.write(bytes_->end(), true);
    pipeline_.end();
  }
  void resume() override { pipeline_.resume(); }
  bool insert(std::string_view text) override { return pipeline_.insert(text); }
  void abort() override { pipeline_.abort(); }
  ParserState state() const override { return pipeline_.state(); }
  bool has_insertion_point() const override {
    return pipeline_.input().insertion_point() != InsertionPoint{};
  }
  int nesting_level() const override { return pipeline_.nesting_level(); }
  std::string unread() const override { return pipeline_.unread(); }
  std::optional<SpeculativeStart> speculative_start() const override { return pipeline_.speculative_start(); }
  Document finish() override {
    tree().status = pipeline_.status();
    tree().flattened = pipeline_.flattened();
    if (bytes_) tree().encoding = bytes_->used();
    TextStore& text = pipeline_.input().text();
    pipeline_.error_log().set_text({text.data(), text.size()});  // the text may have moved
    OffsetMap same;
    same.add_same(text.size());
    finish_tree(tree(), pipeline_.error_log(), text, std::move(same));
    return std::move(document());
  }

 private:
  std::unique_ptr<ScriptDecoder> bytes_;
  ScriptPipeline<Rules, Tree> pipeline_;
};

}  // namespace lockstep::detail

#endif
