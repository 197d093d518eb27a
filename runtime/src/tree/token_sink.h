// The link between the tokenizer and the rules: creates the current token from the tokens that the tokenizer
// emits. Together with the rules, which it owns, it forms the tree builder used by the rest of the parser.
#ifndef LOCKSTEP_TREE_TOKEN_SINK_H
#define LOCKSTEP_TREE_TOKEN_SINK_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "document/positions.h"
#include "encoding/encoding_host.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "tokenizer/control.h"
#include "tokenizer/tokens.h"
#include "tree/builder_state.h"
#include "tree/error_log.h"
#include "tree/insertion.h"
#include "tree/scripting.h"
#include "tree/table_text.h"
#include "tree/text_pieces.h"
#include "tree/token.h"

namespace lockstep::detail {

// `Rules` is the generated TreeBuilder.
template <class Rules>
class TokenSink {
  using Types = typename Rules::Types;

 public:
  using Tree = typename Types::Tree;
  using Edition = typename Types::Edition;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Mode = typename Types::Mode;
  using State = typename Types::State;
  static constexpr bool kLanes = Types::kLanes;

  TokenSink(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
            const Attachments& attachments)
      : rules_(tree, tag_names, attribute_names, options, attachments),
        attached_(attachments),
        tag_names_(tag_names),
        attribute_names_(attribute_names) {
    static_assert(!kLanes || !Tree::kAssociatesForms, "lanes do not associate forms");
    rules_.stack.set_most_plain(rules_.insertion.most_depth());
    attached_.notify(&Watcher::parse_begins, tree);
  }

  // Connects the tokenizer, and the log of errors.
  void connect(const TokenizerControl<State>& tokenizer, ErrorLog& error_log) {
    rules_.source.connect(tokenizer);
    rules_.errors.set_log(error_log);
  }
  // Sets the stage that decodes the bytes into the text to parse.
  void set_encoding_host(EncodingHost* host) { rules_.input_encoding.set_host(host); }
  // Sets the scripts and their host, which must outlive the parse.
  void set_scripting(Scripting<Node>* scripting) {
    scripting_ = scripting;
    rules_.scripts.set(scripting);
    rules_.stack.set_most_plain(scripting == nullptr ? rules_.insertion.most_depth() : 0);
  }
  // Sets up the fragment case. The context element becomes a node of the tree that nothing refers to.
  void start_fragment(const FragmentContext& context) {
    rules_.state.start_fragment(context.scripting_mode, context.quirks_mode);
    rules_.errors.set_before_input(true);
    const NameId name = tag_names_.intern(context.local_name);
    const TokenAttribute encoding{attr::encoding, context.encoding};
    const Element element = rules_.insertion.new_element(context.element_namespace, name, &encoding,
                                                         context.encoding.empty() ? 0 : 1);
    if (context.inside_form)
      rules_.state.set_context_form(rules_.insertion.new_element(Namespace::html, tag::form, nullptr, 0));
    rules_.set_up_the_fragment_case_for(element);
    rules_.errors.set_before_input(false);
  }
  // Returns the state between two tokens. It need not include the tokenizer, which is then in the data state.
  BuilderState state() const {
    return BuilderStateReader<Types>(rules_, tag_names_, attribute_names_).read();
  }
  // Continues from the state of another builder of this edition. `nodes` are the nodes of this tree by index.
  void set_state(const BuilderState& state, std::span<const Node> nodes) {
    BuilderStateWriter<Types>(rules_, tag_names_, attribute_names_, nodes).write(state);
  }

  // The current token, for a host that parses other tokens before it has been processed.
  const TreeToken& current_token() const { return rules_.token; }
  void set_current_token(const TreeToken& token) { static_cast<TreeToken&>(rules_.token) = token; }

  // --- Scripts
  // Runs the script whose end tag has been processed, and the scripts that it waited for.
  void run_ended_script() {
    const EndedScript kind = std::exchange(scripting_->ended, EndedScript::none);
    if (kind == EndedScript::html) rules_.run_the_script(scripting_->ended_script);
    if (kind == EndedScript::svg) rules_.run_the_svg_script(scripting_->ended_script);
  }
  // Called when the parser may no longer be blocked.
  void resume_scripts() { rules_.run_the_pending_parsing_blocking_scripts(); }
  // Completes the document. Returns false if something delays the load event.
  bool complete() { return rules_.complete_the_document(); }
  void abort() { rules_.abort_the_parser(); }

  // --- The text
  // Sets the text received so far, without the bytes dropped by forget(). The text may have moved in memory,
  // because pending table text is stored as offsets.
  void set_source(std::string_view text) { rules_.source.set_text(text); }
  // Once the tokenizer has used up the text: returns the number of bytes at its front that nothing refers to
  // anymore, because the tokens that began there have been processed. Not for the arena, which refers to the
  // whole text.
  std::size_t processed() const {
    static_assert(!Types::kIsArena);
    return processed_;
  }
  std::size_t source_size() const { return rules_.source.text().size(); }
  // Ensures that nothing refers to the text that the tokenizer has read. Returns false if this is impossible.
  bool abridge() {
    if (!rules_.table_text.pieces().empty()) return false;
    processed_ = rules_.source.tokenizer_position();
    return true;
  }
  // Makes the text begin that many bytes later.
  void forget(std::size_t count) {
    rules_.source.forget(count);
    processed_ -= count;
  }

  // --- The tree
  // Whether the element is on the stack of open elements. O(open elements)
  bool is_open(Node node) const { return rules_.stack.is_open(node); }
  bool locates() const { return attached_.locates(); }
  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return rules_.insertion.flattened(); }
  // Whether Limits::copied_nodes is exceeded. Then nothing more is copied, and the parse should end.
  bool copied_too_much() const { return rules_.selects.copied_too_much(); }
  void set_copy_check(CopyCheck check) { rules_.insertion.set_copy_check(check); }
  // Per node of the arena: its record, its positions, and work space for copying.
  static constexpr std::size_t kBytesOfNode = sizeof(NodeRecord) + sizeof(NodePlaces) + 2 * sizeof(Node);
  // The number of bytes of memory for open elements, plus the next growth, because a single token may create
  // all open formatting elements again.
  std::size_t bytes() const {
    const TextPieces& table_text = rules_.table_text.pieces();
    const auto& formatting = rules_.formatting;
    std::size_t bytes = rules_.stack.elements().bytes() + formatting.list().bytes() +
                        formatting.tokens().bytes() +
                        formatting.list().most_entries() * (sizeof(typename Types::Record) + kBytesOfNode) +
                        rules_.state.bytes() + table_text.bytes() + rules_.sanitizer.bytes();
    if (rules_.errors.are_wanted())
      bytes += table_text.pieces() * sizeof(ParseError);  // later an error for each piece
    if (rules_.rare.exists()) bytes += rules_.rare->bytes();
    if constexpr (Types::kIsArena) {
      bytes += 3 * table_text.scattered();  // growing text is moved to twice the space
      // Moving nodes lists a select's options, in twice the memory while the list grows, and the paths to the
      // select.
      if (rules_.rare.exists() && rules_.rare->select.has_parts)
        bytes += rules_.tree.nodes.size() * 3 * sizeof(Node);
    } else {
      bytes += tag_names_.bytes_to_grow() + attribute_names_.bytes_to_grow();
    }
    return bytes;
  }

  // --- The tokenizer's sink
  void start_tag(TagToken& tag) {
    // Lanes do not set the current token, but formatting elements copy its attributes if the tree does not
    // have them.
    if constexpr (kLanes && !RemembersAttributes<Tree>) rules_.token.set_attributes(tag);
    if constexpr (kLanes)
      if (rules_.take_start_tag_lane(tag)) [[likely]]
        return note_processed();
    process_start_tag(tag);
  }
  void end_tag(TagToken& tag) {
    if constexpr (kLanes)
      if (rules_.take_end_tag_lane(tag.name)) [[likely]]
        return note_processed();
    process_end_tag(tag);
  }
  // These functions are used while errors are requested, because lanes do not record where elements are
  // opened and closed.
  bool notes_places() const { return kNotesPlaces && rules_.errors.notes_places(); }
  void noted_start_tag(TagToken& tag) {
    if constexpr (kNotesPlaces) {
      rules_.token.set_kind_and_name(TokenKind::start_tag, tag.name);
      const StackEnd before(rules_.stack.current());
      const auto first_new = static_cast<NodeId>(rules_.tree.nodes.size());
      const bool taken = rules_.take_start_tag_lane(tag);
      const std::uint32_t begin = rules_.source.token_begin();
      Element current = rules_.stack.current();
      for (; current != nullptr && current->node >= first_new; current = current->above)
        rules_.errors.note_opened(current, begin);
      // A lane may only close elements and leave the rest to the rules.
      note_closings(before, current, 0, begin);
      if (taken) return;
    }
    process_start_tag(tag);
  }
  void noted_end_tag(TagToken& tag) {
    if constexpr (kNotesPlaces) {
      rules_.token.set_kind_and_name(TokenKind::end_tag, tag.name);
      const StackEnd before(rules_.stack.current());
      const bool taken = rules_.take_end_tag_lane(tag.name);
      note_closings(before, rules_.stack.current(), tag.name, rules_.source.token_begin());
      if (taken) return;
    }
    process_end_tag(tag);
  }
  // For the bare end tag of the current node.
  bool take_end_tag_lane(NameId name) requires(kLanes) {
    if (!rules_.take_end_tag_lane(name)) return false;
    note_processed();
    return true;
  }
  // Does nothing and returns false if the run must be passed to characters().
  bool take_text(std::string_view run) requires(kLanes) {
    if (rules_.token.ignores_line_feed) return false;
    if (attached_.locates()) rules_.token.text = run;
    if (!rules_.take_text_lane(run)) return false;
    note_processed(run);
    return true;
  }
  // Returns the name of the current node if its end tag may have a lane and the generator knows the name;
  // otherwise 0.
  NameId expected_end_tag() const requires(kLanes) {
    const auto* current = rules_.stack.plain_current();
    if (current == nullptr) [[unlikely]]
      current = rules_.stack.plain_foreign_current();
    return current != nullptr && current->token_name < kKnownTagNames ? current->token_name : 0;
  }
  // Whether nothing depends on the attributes of the following start tag with that name: neither the rules
  // nor the tree read them.
  bool skips_attributes(NameId name) const
      requires(kLanes&& requires(const Tree& tree) { tree.skips_attributes(NameId{}); }) {
    return rules_.tree.skips_attributes(name) && !rules_read_attributes(name) &&
           rules_.stack.plain_current() != nullptr;
  }
  void characters(std::string_view run) {
    auto& token = rules_.token;
    if (token.ignores_line_feed) {
      token.ignores_line_feed = false;
      if (run.front() == '\n') run.remove_prefix(1);
    }
    const std::string_view whole = run;
    while (!run.empty()) {
      begin_token(TokenKind::characters, Edition::character_class);
      if (takes_runs_of_text()) {
        if (const Mode mode = rules_.mode_for_token(); Edition::treats_text_alike(mode)) {
          token.text = run;
          if (rules_.source.is_whitespace(run)) token.token_class = Edition::whitespace_class;
          if (rules_.process_using(mode) == Outcome::reprocess) process();
          note_processed(whole);
          return;
        }
      }
      token.text = first_run(run);
      token.token_class = class_of_run<Edition>(token.text);
      run.remove_prefix(token.text.size());
      process();
    }
    note_processed(whole);
  }
  void null_character() {
    rules_.token.ignores_line_feed = false;
    begin_token(TokenKind::characters, Edition::null_character_class);
    rules_.token.text = std::string_view("\0", 1);
    process();
    note_processed(rules_.token.text);
  }
  void comment(const CommentToken& comment) {
    begin_token(TokenKind::comment, Edition::comment_class);
    rules_.token.text = comment.data;
    process();
  }
  void processing_instruction(const ProcessingInstructionToken& instruction) {
    begin_token(TokenKind::processing_instruction, Edition::processing_instruction_class);
    rules_.token.target = instruction.target;
    rules_.token.text = instruction.data;
    process();
  }
  void doctype(const DoctypeToken& doctype) {
    begin_token(TokenKind::doctype, Edition::doctype_class);
    rules_.token.doctype = &doctype;
    process();
  }
  void end_of_file() {
    begin_token(TokenKind::end_of_file, Edition::end_of_file_class);
    process();
  }
  bool has_adjusted_current_node() { return !rules_.stack.empty(); }
  bool adjusted_current_node_is_html() {
    return rules_.the_adjusted_current_node()->element_namespace == Namespace::html;
  }
  // Whether text is kept for tokenizer errors with earlier offsets.
  static constexpr bool kKeepsText = true;
  // While errors are requested, no text is dropped.
  void tokenizer_error(const FoundError& error, std::uint64_t) { rules_.errors.add(error); }

 private:
  // Whether rules read the attributes of an HTML element in a document. Attributes of formatting elements are
  // compared, except for `a`, of which the list has at most one. Attributes of foreign elements are adjusted.
  static bool rules_read_attributes(NameId name) {
    switch (name) {
      case tag::b:
      case tag::big:
      case tag::code:
      case tag::em:
      case tag::font:
      case tag::i:
      case tag::image:  // the rules rename it
      case tag::input:
      case tag::math:
      case tag::meta:
      case tag::nobr:
      case tag::s:
      case tag::small:
      case tag::strike:
      case tag::strong:
      case tag::svg:
      case tag::template_:
      case tag::tt:
      case tag::u:
        return true;
      default:
        return false;
    }
  }
  static constexpr bool kNotesPlaces = kLanes && Types::kIsArena;
  // The end of the stack of open elements, the current node first. These are the elements that lanes for one
  // tag can close, possibly in several modes: a paragraph, its cell, row, row group and table.
  struct StackEnd {
    struct Entry {
      Node node{};
      NameId name = 0;
      std::uint32_t begin = 0;
    };
    explicit StackEnd(const ElementRecord<Node>* element) {
      for (; element != nullptr && count != entries.size(); element = element->above)
        entries[count++] = {element->node, element->name, element->begin};
    }
    std::array<Entry, 5> entries;
    std::size_t count = 0;
  };
  // Records that lanes for the tag that begins at `begin` have closed everything below `left`: elements in
  // the HTML namespace, unless the tag is their own end tag.
  void note_closings(const StackEnd& before, Element left, NameId end_tag, std::uint32_t begin) {
    if (left == nullptr) return;
    for (std::size_t i = 0; i < before.count && before.entries[i].node != left->node; ++i)
      if (const auto& closed = before.entries[i]; closed.name != end_tag)
        rules_.errors.note_closed_by(begin, closed.name, closed.begin);
  }
  // Whether the sink takes whole runs of text; decided when the parse begins if builds are shared.
  bool takes_runs_of_text() const { return !LOCKSTEP_PLAIN_RULES && !attached_.watches(); }
  void process() {
    if constexpr (Types::build.watch) {
      const TreeToken& token = rules_.token;
      const bool characters = token.kind == TokenKind::characters;
      const ByteRange place = characters ? rules_.source.place_of_characters() : rules_.source.token_place();
      if (!begun_) take_snapshot();
      begun_ = true;
      attached_.notify(&Watcher::token_begins, token, place.begin, place.end);
      rules_.process();
      attached_.notify(&Watcher::token_ends);
      take_snapshot();
    } else {
      rules_.process();
    }
  }
  // Rules ignore the members that do not apply to the token's kind.
  void begin_token(TokenKind kind, unsigned token_class) {
    rules_.stack.recycle_records();
    auto& token = rules_.token;
    token.kind = kind;
    token.token_class = token_class;
    token.name = 0;
    token.adjusted = false;
    if (kind != TokenKind::characters) token.ignores_line_feed = false;
    if (kind != TokenKind::characters) note_processed();
  }
  [[gnu::noinline]] void process_start_tag(TagToken& tag) {
    process_tag(tag, TokenKind::start_tag);
    tag.self_closing_acknowledged = rules_.token.self_closing_acknowledged;
  }
  [[gnu::noinline]] void process_end_tag(const TagToken& tag) { process_tag(tag, TokenKind::end_tag); }
  void process_tag(const TagToken& tag, TokenKind kind) {
    begin_token(kind, Edition::tag_token_class(kind == TokenKind::start_tag, tag.name));
    rules_.token.set_tag(tag);
    process();
  }
  // Records that nothing refers to the text before the current token anymore.
  void note_processed() {
    if constexpr (!Types::kIsArena) processed_ = rules_.source.tokenizer_position();
  }
  // Records that nothing refers to these characters and the text before them anymore, unless they are
  // pending.
  void note_processed([[maybe_unused]] std::string_view run) {
    if constexpr (!Types::kIsArena) {
      if (!rules_.table_text.pieces().empty()) return;
      if (attached_.locates())
        processed_ =
            static_cast<std::size_t>(rules_.source.tokenizer().run_place->end - rules_.source.origin());
      else if (rules_.source.contains(run))
        processed_ = rules_.source.offset_of(run) + run.size();
    }
  }
  void take_snapshot() {
    if (!attached_.watches() || !attached_.watcher()->wants_snapshots()) return;
    std::vector<Node> stack, formatting;
    for (Element element = rules_.stack.first(); element != nullptr; element = element->below)
      stack.push_back(element->node);
    for (auto entry = rules_.formatting.last(); entry != nullptr; entry = entry->before)
      formatting.push_back(node_of(entry->element, Tree::null()));
    std::reverse(formatting.begin(), formatting.end());
    const auto& state = rules_.state;
    const auto name_of = [](Mode mode) { return Edition::mode_names[static_cast<unsigned>(mode)]; };
    attached_.watcher()->snapshot(
        {name_of(state.insertion_mode()),
         Edition::state_names[static_cast<unsigned>(*rules_.source.tokenizer().state)], stack, formatting,
         state.frameset_ok(), state.foster_parenting(), name_of(state.original_insertion_mode()),
         state.template_insertion_modes().size(), node_of(state.head_element_pointer(), Tree::null()),
         node_of(state.form_element_pointer(), Tree::null())});
  }

  Rules rules_;
  [[no_unique_address]] Attached<Types::build> attached_;
  NameTable& tag_names_;
  NameTable& attribute_names_;
  bool begun_ = false;  // whether the first token has begun
  Scripting<Node>* scripting_ = nullptr;
  std::size_t processed_ = 0;  // the bytes at the front of the source that nothing refers to
};

}  // namespace lockstep::detail

#endif
