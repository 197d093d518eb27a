// Compiles an edition: creates its EditionEntry from its generated code. Included only by
// generated/parser/editions/.
#ifndef LOCKSTEP_PARSE_EDITION_ENTRY_H
#define LOCKSTEP_PARSE_EDITION_ENTRY_H

#include <cstddef>
#include <memory>
#include <new>
#include <string_view>

#include "document/tree_inline.h"
#include "edition/entry.h"
#include "observer/attachments.h"
#include "parse/pipeline.h"
#include "parse/session.h"
#include "sanitize/sanitizing_state.h"

namespace lockstep::detail {

// `Rules` names the generated code; see entry_for().
template <class Rules, Build build>
class ArenaPipeline final : public EditionPipeline {
 public:
  ArenaPipeline(Tree& tree, const ParseOptions& options, const Attachments& attachments)
      : tree_(tree), pipeline_(tree, tree.tag_names, tree.attribute_names, options, attachments) {}

  void set_context(const FragmentContext& context) override { pipeline_.set_context(context); }
  void set_encoding_host(EncodingHost* host) override { pipeline_.set_encoding_host(host); }
  void set_input_memory(const InputMemory* memory) override { pipeline_.set_input_memory(memory); }
  void run(std::string_view text, bool more) override {
    tree_.source = text.data();
    tree_.source_size = text.size();
    if (tree_.status == Status::out_of_memory)
      return pipeline_.error_log().set_text(text);  // it may have moved
    pipeline_.run(text, more);
    if (pipeline_.status() != Status::ok) {
      tree_.status = pipeline_.status();
      tree_.source_size = pipeline_.position();
    }
    tree_.flattened = pipeline_.flattened();
  }
  void set_at_once() override { pipeline_.set_at_once(); }
  void stop() override { pipeline_.stop(); }
  bool is_open(NodeId element) const override { return pipeline_.builder().is_open(element); }
  ErrorLog& error_log() override { return pipeline_.error_log(); }

 private:
  Tree& tree_;
  Pipeline<Rules, Tree, build> pipeline_;
};

// A pipeline for parses that need that.
template <class Rules, Build needed>
EditionPipeline* make_pipeline(void* storage, Tree& tree, const ParseOptions& options,
                               const Attachments& attachments) {
  using Made = ArenaPipeline<Rules, build_for(needed)>;
  static_assert(sizeof(Made) <= kPipelineSize && alignof(Made) <= alignof(std::max_align_t));
  return new (storage) Made(tree, options, attachments);
}

// `Rules` has the generated class templates Tokenizer, TreeBuilder and Sniffer, and the edition's other names
// that are used below.
template <class Rules, Build needed>
constexpr EditionEntry entry_for() {
  constexpr Build kSniffing{.watch = build_for(needed).watch};
  using Sniffer = typename Rules::template Sniffer<kSniffing>;
  EditionEntry entry{};
  entry.errors = Rules::errors;
  entry.make_pipeline = [](void* storage, Tree& tree, const ParseOptions& options,
                           const Attachments& attachments) -> EditionPipeline* {
    if constexpr (build_for(needed) == Build{})
      if (attachments.positions) return Rules::make_locating_pipeline(storage, tree, options);
    return make_pipeline<Rules, needed>(storage, tree, options, attachments);
  };
  entry.sniff = [](std::string_view bytes, std::string_view searched, const EncodingOptions& options,
                   Watcher* watcher) {
    Sniffer sniffer(bytes, searched, options, Attachments{.watcher = watcher});
    sniffer.sniff_the_encoding();
    return sniffer.used();
  };
  entry.extract = [](std::string_view text, const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer(text, text, options, Attachments{.watcher = watcher});
    return sniffer.the_encoding_that_a_meta_element_names();
  };
  entry.change = [](const EncodingUsed& used, bool ascii_so_far, Encoding wanted,
                    const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer({}, {}, options, Attachments{.watcher = watcher});
    sniffer.begin_change(used, ascii_so_far);
    sniffer.change_the_encoding_to(wanted);
    return ChangedEncoding{sniffer.used(), sniffer.change()};
  };
  entry.sets_of = Rules::sets_of;
  entry.serializes_as_void = std::uint64_t{1} << static_cast<unsigned>(Rules::serializes_as_void);
  entry.raw_text_when_serialized = std::uint64_t{1} << static_cast<unsigned>(Rules::raw_text_when_serialized);
  entry.shadow_hosts = std::uint64_t{1} << static_cast<unsigned>(Rules::shadow_hosts);
  entry.reserved_custom_element_names = std::uint64_t{1}
                                        << static_cast<unsigned>(Rules::reserved_custom_element_names);
  entry.serialization = Rules::serialization;
  return entry;
}

}  // namespace lockstep::detail

#endif
