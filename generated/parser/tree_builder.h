// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// Tree construction (#tree-construction): one function per rule. Statements name a part of the tree builder,
// and what it does.
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_BUILDER_H
#define LOCKSTEP_GENERATED_PARSER_TREE_BUILDER_H

#include <array>

#include "parser/branches.h"
#include "parser/rules.h"
#include "parser/sets.h"
#include "parser/states.h"
#include "edition/day.h"
#include "sanitize/taken.h"
#include "tables/known_names.h"
#include "tables/quirks_identifiers.h"
#include "tree/elements.h"
#include "tree/formatting.h"
#include "tree/input_encoding.h"
#include "tree/insertion.h"
#include "tree/nodes.h"
#include "tree/parse_state.h"
#include "tree/scripts.h"
#include "tree/selects.h"
#include "tree/source_text.h"
#include "tree/stack.h"
#include "tree/table_text.h"
#include "tree/token.h"
#include "tree/tree_errors.h"
#include "tree/tree_sanitizer.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations and tables

// What the operations of the runtime need to know about this edition.
template <class EditionData>
struct TreeRules {
  using State = parser::State;
  using Mode = parser::Mode;
  using TreeError = parser::TreeError;
  using NameSet = parser::NameSet;
  static constexpr const std::string_view* mode_names = parser::mode_names;
  static constexpr const std::string_view* state_names = parser::state_names;
  static std::uint64_t sets_of(Namespace element_namespace, NameId name) {
    return EditionData::sets_of(element_namespace, name);
  }
  static std::span<const NameId> html_members(NameSet set) { return EditionData::html_members(set); }
  static constexpr unsigned kFollowed = parser::kFollowed;
  static constexpr unsigned null_character_class = token_class::null_character;
  static constexpr unsigned whitespace_class = token_class::whitespace;
  static constexpr unsigned character_class = token_class::character;
  static constexpr unsigned comment_class = token_class::comment;
  static constexpr unsigned processing_instruction_class = token_class::processing_instruction;
  static constexpr unsigned doctype_class = token_class::doctype;
  static constexpr unsigned end_of_file_class = token_class::end_of_file;
  // Derived: the elements for which there are lanes.
  static constexpr NameSet plain = sets::plain;
  static constexpr NameSet plain_foreign = sets::plain_foreign;
  // Derived: whether a run of characters that are not NUL is processed as one token in that mode.
  static bool treats_text_alike(Mode mode) {
    return EditionData::treats_text_alike[static_cast<unsigned>(mode)];
  }
  static unsigned tag_token_class(bool is_start_tag, NameId name) {
    return (is_start_tag ? token_class::start_tag : token_class::end_tag) + tag_class(name);
  }
};

// The parts of a tree builder, which the rules name, and the rules.
template <class EditionData, class TreeType, Build build>
class TreeBuilder {
  static constexpr Day edition = EditionData::day;

 public:
  using Tree = TreeType;
  using Types = BuilderTypes<TreeBuilder, Tree, TreeRules<EditionData>, build>;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Entry = typename Types::Entry;
  using Location = typename Types::Location;
  using Token = TreeToken;

  TreeBuilder(Tree& tree_, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
              const Attachments& attachments)
      : tree(tree_),
        source(token),
        errors(options, attachments),
        stack(tree, attachments),
        formatting(attribute_names, attachments),
        state(options, attachments),
        scripts(tag_names),
        nodes(tag_names, attribute_names),
        sanitizer(tag_names, attribute_names, attachments),
        selects(tree, options.limits, attachments),
        insertion(tree, tag_names, attribute_names, options.limits.depth, attachments),
        input_encoding(token),
        table_text(attachments),
        attached(attachments) {}

  // The parts, in runtime/src/tree/. Each finds the others by its own offset in this class.
  Tree& tree;
  Rare<Tree> rare;
  typename Types::Token token;  // the current token
  SourceText<State> source;     // where it is in the text
  TreeErrors<Types> errors;
  Stack<Types> stack;            // of open elements
  Formatting<Types> formatting;  // the list of active formatting elements
  ParseState<Types> state;       // insertion modes, element pointers, flags
  Scripts<Types> scripts;
  Nodes<Types> nodes;  // questions about elements and nodes
  TreeSanitizer<Types> sanitizer;
  Selects<Types> selects;      // select, option, selectedcontent
  Insertion<Types> insertion;  // creating, inserting, moving nodes
  InputEncoding input_encoding;
  TableText<Types> table_text;  // the pending table character tokens

  // The dispatcher (#tree-construction-dispatcher): processes the current token, and reprocesses it as long
  // as a rule says so.
  void process();
  // Processes the current token using the rules for a mode.
  Outcome process_using(Mode mode) {
    attached.notify(&Watcher::dispatched, static_cast<unsigned>(mode), token.token_class);
    return rules[static_cast<unsigned>(EditionData::dispatch(mode, token.token_class))](*this);
  }
  // The mode whose rules the dispatcher picks for the current token.
  Mode mode_for_token() {
    return the_rules_for_html_content_apply() ? state.insertion_mode() : Mode::foreign_content;
  }

  // Lanes (tree/lanes.h). Return false if the rules must process the token, or finish processing it.
  bool take_start_tag_lane(TagToken& tag_token);
  bool take_end_tag_lane(NameId tag_name);
  bool take_text_lane(std::string_view data);

  // Algorithms that the runtime calls.
  [[gnu::pure]] Element the_adjusted_current_node();
  bool can_be_inserted_at(Node node, Location location);
  void set_up_the_fragment_case_for(Element context);
  bool the_rules_for_html_content_apply();
  void run_the_popped_steps_of(Element element);
  [[gnu::cold, gnu::noinline]] void run_the_insertion_steps_of_the_subtree(Node node);
  void run_the_removing_steps_of_the_subtree_for(Node node, Node old_select);
  void run_the_script(Node script);
  void run_the_pending_parsing_blocking_scripts();
  void run_the_svg_script(Node script);
  bool complete_the_document();
  void abort_the_parser();

 private:
  static constexpr bool kSanitizes = Types::kSanitizes;
  static constexpr bool kLanes = Types::kLanes;
  // The functions of the rules, in the order of Rule.
  using RuleTable = std::array<Outcome (*)(TreeBuilder&), EditionData::kRules>;
  static const RuleTable rules;
  template <Outcome (TreeBuilder::*rule)()>
  static Outcome run_rule(TreeBuilder& builder) {
    return (builder.*rule)();
  }
  // A token that the Standard says cannot occur in a mode.
  Outcome unreachable() { return Outcome::done; }
  // Notifies a watcher that a rule is entered, and which of its branches are taken.
  auto enter(Branch branch) const {
    return enter_rule(attached, branch, [](auto& watcher, unsigned entered) { watcher.entered(entered); });
  }
  SanitizerRule enter(SanitizerBranch branch) const { return lockstep::detail::enter(branch); }
  static Node node_of(Element element) { return lockstep::detail::node_of(element, Tree::null()); }
  // The lane of the rule for a tag in the insertion mode.
  Lane lane_of_tag(bool is_start_tag, NameId name) const {
    const unsigned token_class = TreeRules<EditionData>::tag_token_class(is_start_tag, name);
    return EditionData::lanes[EditionData::dispatch(state.insertion_mode(), token_class)];
  }
  // For a tag that takes a lane: what TokenSink does for other tags, except creating the current token.
  [[gnu::always_inline]] inline void begin_lane(TokenKind kind, NameId name) {
    if (stack.has_discarded()) [[unlikely]]
      stack.recycle_discarded();
    token.ignores_line_feed = false;
    if (attached.locates()) token.set_kind_and_name(kind, name);  // see Stack::closed()
  }
  [[gnu::always_inline]] inline void begin_lane(const TagToken& start_tag) {
    begin_lane(TokenKind::start_tag, start_tag.name);
  }
  [[gnu::always_inline]] inline void begin_lane(NameId end_tag) { begin_lane(TokenKind::end_tag, end_tag); }

  // initial
  Outcome initial_whitespace();
  Outcome initial_comment();
  Outcome initial_processing_instruction();
  Outcome initial_doctype();
  Outcome initial_anything_else();

  // before html
  Outcome before_html_doctype();
  Outcome before_html_comment();
  Outcome before_html_processing_instruction();
  Outcome before_html_whitespace();
  Outcome before_html_start_tag_html();
  Outcome before_html_end_tag_head();
  Outcome before_html_any_other_end_tag();
  Outcome before_html_anything_else();

  // before head
  Outcome before_head_whitespace();
  Outcome before_head_comment();
  Outcome before_head_processing_instruction();
  Outcome before_head_doctype();
  Outcome before_head_start_tag_head();
  Outcome before_head_end_tag_head();
  Outcome before_head_any_other_end_tag();
  Outcome before_head_anything_else();

  // in head
  Outcome in_head_whitespace();
  Outcome in_head_comment();
  Outcome in_head_processing_instruction();
  Outcome in_head_doctype();
  Outcome in_head_start_tag_base();
  Outcome in_head_start_tag_meta();
  Outcome in_head_start_tag_title();
  Outcome in_head_start_tag_noscript();
  Outcome in_head_start_tag_noframes();
  Outcome in_head_start_tag_noscript_otherwise();
  Outcome in_head_start_tag_script();
  Outcome in_head_end_tag_head();
  Outcome in_head_end_tag_body();
  Outcome in_head_start_tag_template();
  Outcome in_head_end_tag_template();
  Outcome in_head_start_tag_head();
  Outcome in_head_anything_else();

  // in head noscript
  Outcome in_head_noscript_doctype();
  Outcome in_head_noscript_end_tag_noscript();
  Outcome in_head_noscript_end_tag_br();
  Outcome in_head_noscript_start_tag_head();
  Outcome in_head_noscript_anything_else();

  // after head
  Outcome after_head_whitespace();
  Outcome after_head_comment();
  Outcome after_head_processing_instruction();
  Outcome after_head_doctype();
  Outcome after_head_start_tag_body();
  Outcome after_head_start_tag_frameset();
  Outcome after_head_start_tag_base();
  Outcome after_head_end_tag_body();
  Outcome after_head_start_tag_head();
  Outcome after_head_anything_else();

  // in body
  Outcome in_body_nul();
  Outcome in_body_whitespace();
  Outcome in_body_character();
  Outcome in_body_comment();
  Outcome in_body_processing_instruction();
  Outcome in_body_doctype();
  Outcome in_body_start_tag_html();
  Outcome in_body_start_tag_body();
  Outcome in_body_start_tag_frameset();
  Outcome in_body_end_of_file();
  Outcome in_body_end_tag_body();
  Outcome in_body_end_tag_html();
  Outcome in_body_start_tag_address();
  Outcome in_body_start_tag_h1();
  Outcome in_body_start_tag_pre();
  Outcome in_body_start_tag_form();
  Outcome in_body_start_tag_li();
  Outcome in_body_start_tag_dd();
  Outcome in_body_start_tag_plaintext();
  Outcome in_body_start_tag_button();
  Outcome in_body_end_tag_address();
  Outcome in_body_end_tag_select();
  Outcome in_body_end_tag_form();
  Outcome in_body_end_tag_p();
  Outcome in_body_end_tag_li();
  Outcome in_body_end_tag_dd();
  Outcome in_body_end_tag_h1();
  Outcome in_body_end_tag_sarcasm();
  Outcome in_body_start_tag_a();
  Outcome in_body_start_tag_b();
  Outcome in_body_start_tag_nobr();
  Outcome in_body_end_tag_a();
  Outcome in_body_start_tag_applet();
  Outcome in_body_end_tag_applet();
  Outcome in_body_start_tag_table();
  Outcome in_body_end_tag_br();
  Outcome in_body_start_tag_area();
  Outcome in_body_start_tag_input();
  Outcome in_body_start_tag_param();
  Outcome in_body_start_tag_hr();
  Outcome in_body_start_tag_image();
  Outcome in_body_start_tag_textarea();
  Outcome in_body_start_tag_xmp();
  Outcome in_body_start_tag_iframe();
  Outcome in_body_start_tag_noembed();
  Outcome in_body_start_tag_noscript();
  Outcome in_body_start_tag_select();
  Outcome in_body_start_tag_option();
  Outcome in_body_start_tag_optgroup();
  Outcome in_body_start_tag_rb();
  Outcome in_body_start_tag_rp();
  Outcome in_body_start_tag_math();
  Outcome in_body_start_tag_svg();
  Outcome in_body_start_tag_caption();
  Outcome in_body_any_other_start_tag();
  Outcome in_body_any_other_end_tag();
  Outcome in_body_anything_else();

  // text
  Outcome text_character();
  Outcome text_end_of_file();
  Outcome text_end_tag_script();
  Outcome text_any_other_end_tag();
  Outcome text_anything_else();

  // in table
  Outcome in_table_character();
  Outcome in_table_comment();
  Outcome in_table_processing_instruction();
  Outcome in_table_doctype();
  Outcome in_table_start_tag_caption();
  Outcome in_table_start_tag_colgroup();
  Outcome in_table_start_tag_col();
  Outcome in_table_start_tag_tbody();
  Outcome in_table_start_tag_td();
  Outcome in_table_start_tag_table();
  Outcome in_table_end_tag_table();
  Outcome in_table_end_tag_body();
  Outcome in_table_start_tag_input();
  Outcome in_table_start_tag_form();
  Outcome in_table_anything_else();

  // in table text
  Outcome in_table_text_nul();
  Outcome in_table_text_character();
  Outcome in_table_text_anything_else();

  // in caption
  Outcome in_caption_end_tag_caption();
  Outcome in_caption_start_tag_caption();
  Outcome in_caption_end_tag_body();

  // in column group
  Outcome in_column_group_whitespace();
  Outcome in_column_group_comment();
  Outcome in_column_group_processing_instruction();
  Outcome in_column_group_doctype();
  Outcome in_column_group_start_tag_col();
  Outcome in_column_group_end_tag_colgroup();
  Outcome in_column_group_end_tag_col();
  Outcome in_column_group_anything_else();

  // in table body
  Outcome in_table_body_start_tag_tr();
  Outcome in_table_body_start_tag_th();
  Outcome in_table_body_end_tag_tbody();
  Outcome in_table_body_start_tag_caption();
  Outcome in_table_body_end_tag_body();

  // in row
  Outcome in_row_start_tag_th();
  Outcome in_row_end_tag_tr();
  Outcome in_row_start_tag_caption();
  Outcome in_row_end_tag_tbody();
  Outcome in_row_end_tag_body();

  // in cell
  Outcome in_cell_end_tag_td();
  Outcome in_cell_start_tag_caption();
  Outcome in_cell_end_tag_body();
  Outcome in_cell_end_tag_table();

  // in select
  Outcome in_select_nul();
  Outcome in_select_character();
  Outcome in_select_comment();
  Outcome in_select_doctype();
  Outcome in_select_start_tag_option();
  Outcome in_select_start_tag_optgroup();
  Outcome in_select_start_tag_hr();
  Outcome in_select_end_tag_optgroup();
  Outcome in_select_end_tag_option();
  Outcome in_select_end_tag_select();
  Outcome in_select_start_tag_select();
  Outcome in_select_start_tag_input();
  Outcome in_select_anything_else();

  // in select in table
  Outcome in_select_in_table_start_tag_caption();
  Outcome in_select_in_table_end_tag_caption();

  // in template
  Outcome in_template_start_tag_caption();
  Outcome in_template_start_tag_col();
  Outcome in_template_start_tag_tr();
  Outcome in_template_start_tag_td();
  Outcome in_template_any_other_start_tag();
  Outcome in_template_any_other_end_tag();
  Outcome in_template_end_of_file();
  Outcome in_template_anything_else();

  // after body
  Outcome after_body_comment();
  Outcome after_body_processing_instruction();
  Outcome after_body_doctype();
  Outcome after_body_end_tag_html();
  Outcome after_body_end_of_file();
  Outcome after_body_anything_else();

  // in frameset
  Outcome in_frameset_whitespace();
  Outcome in_frameset_comment();
  Outcome in_frameset_processing_instruction();
  Outcome in_frameset_doctype();
  Outcome in_frameset_start_tag_frameset();
  Outcome in_frameset_end_tag_frameset();
  Outcome in_frameset_start_tag_frame();
  Outcome in_frameset_end_of_file();
  Outcome in_frameset_anything_else();

  // after frameset
  Outcome after_frameset_whitespace();
  Outcome after_frameset_comment();
  Outcome after_frameset_processing_instruction();
  Outcome after_frameset_doctype();
  Outcome after_frameset_end_tag_html();
  Outcome after_frameset_end_of_file();
  Outcome after_frameset_anything_else();

  // after after body
  Outcome after_after_body_comment();
  Outcome after_after_body_processing_instruction();
  Outcome after_after_body_end_of_file();
  Outcome after_after_body_anything_else();

  // after after frameset
  Outcome after_after_frameset_comment();
  Outcome after_after_frameset_processing_instruction();
  Outcome after_after_frameset_end_of_file();
  Outcome after_after_frameset_anything_else();

  // foreign content
  Outcome foreign_content_nul();
  Outcome foreign_content_whitespace();
  Outcome foreign_content_character();
  Outcome foreign_content_comment();
  Outcome foreign_content_processing_instruction();
  Outcome foreign_content_doctype();
  Outcome foreign_content_start_tag_b();
  Outcome foreign_content_start_tag_font();
  Outcome foreign_content_any_other_start_tag();
  Outcome foreign_content_end_tag_script();
  Outcome foreign_content_any_other_end_tag();
  Outcome foreign_content_anything_else();

  // Choices between rows with guards
  Outcome in_head_choose_start_tag_noscript();
  Outcome in_body_choose_start_tag_noscript();
  Outcome in_table_choose_character();
  Outcome foreign_content_choose_start_tag_font();
  Outcome foreign_content_choose_end_tag_script();

  // Algorithms. Pure: the algorithm changes nothing. Cold: it is called only in branches that are rarely
  // taken.
  void reset_the_insertion_mode_appropriately();
  [[gnu::pure]] bool a_select_element_is_in_select_scope();
  [[gnu::pure]] bool the_parser_is_not_parsing_template_contents();
  bool is_an_html_integration_point(Element node);
  void push_onto_the_list_of_active_formatting_elements(Element element);
  void reconstruct_the_active_formatting_elements();
  void clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  [[gnu::pure]] Location the_appropriate_place_for_inserting_a_node();
  [[gnu::pure]] Location the_appropriate_place_for_inserting_a_node_given_override_target(
      Node override_target);
  [[gnu::pure, gnu::cold, gnu::noinline]] Location the_place_to_foster_parent_a_node();
  [[gnu::pure, gnu::cold, gnu::noinline]] Location the_place_inside_the_template(Node template_);
  [[gnu::pure]] Location the_adjusted_insertion_location();
  [[gnu::pure]] Location the_adjusted_insertion_location_given(Location location);
  Element a_new_element_for_in_with_intended_parent(const Token& the_token, Namespace namespace_,
                                                    Node intended_parent);
  void insert_an_element_at_the_adjusted_insertion_location(Element new_element);
  void insert_an_element_at_the_adjusted_insertion_location_given(Element new_element, Location location);
  void insert_a_foreign_element_for_in(const Token& the_token, Namespace namespace_);
  void push_a_foreign_element_for_in_without_inserting_it(const Token& the_token, Namespace namespace_);
  void insert_an_html_element_for(const Token& the_token);
  void insert_an_html_element_for_the_token_for_which_was_created(Element original);
  void adjust_mathml_attributes_for_the_token();
  void adjust_svg_attributes_for_the_token();
  void adjust_foreign_attributes_for_the_token();
  void insert_the_character();
  void insert_u_fffd();
  void insert_the_text(std::string_view data);
  void insert_a_comment();
  void insert_a_comment_at(Location location);
  void insert_a_processing_instruction();
  void insert_a_processing_instruction_at(Location location);
  void follow_the_generic_raw_text_element_parsing_algorithm();
  void follow_the_generic_rcdata_element_parsing_algorithm();
  void generate_implied_end_tags();
  void generate_implied_end_tags_except_for_elements(NameId name);
  void generate_all_implied_end_tags_thoroughly();
  void run_the_adoption_agency_algorithm_for_the_token();
  [[gnu::pure, gnu::cold, gnu::noinline]] Location where_insertions_at_go(Location location);
  [[gnu::cold, gnu::noinline]] void move_to_if_the_sanitizer_keeps_it(Element element, Location location);
  [[gnu::cold, gnu::noinline]] void move_the_children_of_into_by_its_sanitizer_action(Element furthest_block,
                                                                                      Element new_element);
  void stop_parsing();
  bool the_doctype_token_asks_for_quirks_mode();
  bool the_doctype_token_asks_for_limited_quirks_mode();
  void start_a_template_for_the_token();
  void start_a_declarative_shadow_root_for_the_token_at(Location location);
  bool cannot_have_a_shadow_root(Element host);
  void start_a_content_patch_for_the_token();
  bool preparing_content_patching_of_in_succeeds(Element template_, Node scope);
  Node the_start_marker_named_in(std::string_view name, Node scope);
  Node the_end_marker_of(Node start);
  void remove_the_insertion_markers_of_the_last_template_element_on_the_stack();
  void close_a_p_element();
  void run_the_insertion_steps_of(Element element);
  [[gnu::cold, gnu::noinline]] void run_the_option_insertion_steps_of(Element option);
  [[gnu::cold, gnu::noinline]] void run_the_insertion_steps_of_the_moved_option(Element option);
  [[gnu::cold, gnu::noinline]] void run_the_option_removing_steps_of_for(Element option, Node old_select);
  Node the_nearest_ancestor_select_of(Element option);
  [[gnu::cold, gnu::noinline]] bool is_a_disabled_option(Element option);
  [[gnu::cold, gnu::noinline]] void maybe_clone_into_selectedcontent(Element option);
  [[gnu::cold, gnu::noinline]] void run_the_selectedness_setting_algorithm_for(Node select);
  [[gnu::cold, gnu::noinline]] void select_in(Element option, Node select);
  [[gnu::cold, gnu::noinline]] Node the_option_selected_in(Node select);
  [[gnu::cold, gnu::noinline]] void update_the_selectedcontent_of(Node select);
  [[gnu::cold, gnu::noinline]] Node the_enabled_selectedcontent_of(Node select);
  [[gnu::cold, gnu::noinline]] void clone_into_the_selectedcontent(Node option, Node selectedcontent);
  [[gnu::cold, gnu::noinline]] void clear_the_selectedcontent(Node selectedcontent);
  [[gnu::cold, gnu::noinline]] void clear_the_non_primary_selectedcontent_elements_of(Node select);
  [[gnu::cold, gnu::noinline]] void run_the_selectedcontent_post_connection_steps_of(Element selectedcontent);
  [[gnu::cold, gnu::noinline]] void run_the_selectedcontent_removing_steps_of_for(Element selectedcontent,
                                                                                  Node old_select);
  [[gnu::pure, gnu::cold, gnu::noinline]] Node the_nearest_ancestor_of_that_is_a_select_element(Node node);
  void clear_the_stack_back_to_a_table_context();
  void clear_the_stack_back_to_a_table_body_context();
  void clear_the_stack_back_to_a_table_row_context();
  void close_the_cell();

  // Lanes
  [[gnu::noinline, gnu::hot]] bool lane_before_head_start_tag_head(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_start_tag_base(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_start_tag_meta(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_start_tag_noframes(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_start_tag_script(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_start_tag_title(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_end_tag_head(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_head_noscript_end_tag_noscript(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_after_head_start_tag_body(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_after_head_start_tag_frameset(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_any_other_start_tag(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_a(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_address(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_applet(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_area(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_b(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_button(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_dd(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_h1(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_hr(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_iframe(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_li(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_pre(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_math(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_nobr(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_optgroup(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_plaintext(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_rb(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_rp(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_select(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_svg(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_table(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_textarea(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_start_tag_xmp(TagToken& tag_token, Element current);
  LOCKSTEP_INLINE_IF_LARGE bool lane_in_body_any_other_end_tag(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_end_tag_a(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_end_tag_applet(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_end_tag_body(NameId tag_name);
  [[gnu::noinline, gnu::hot]] bool lane_in_body_end_tag_html();
  [[gnu::noinline, gnu::hot]] bool lane_text_any_other_end_tag(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_start_tag_caption(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_start_tag_colgroup(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_start_tag_tbody(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_end_tag_table(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_text_anything_else();
  [[gnu::noinline, gnu::hot]] bool lane_in_caption_end_tag_caption(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_column_group_end_tag_colgroup(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_table_body_start_tag_tr(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_row_start_tag_th(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_row_end_tag_tbody(NameId tag_name);
  [[gnu::noinline, gnu::hot]] bool lane_in_row_end_tag_tr(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_cell_end_tag_td(NameId tag_name, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_select_start_tag_hr(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_select_start_tag_optgroup(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_in_select_start_tag_option(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_after_body_end_tag_html(NameId tag_name);
  [[gnu::noinline, gnu::hot]] bool lane_in_frameset_start_tag_frameset(TagToken& tag_token, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_after_frameset_end_tag_html(NameId tag_name);
  [[gnu::noinline, gnu::hot]] bool lane_text_initial(std::string_view data);
  [[gnu::noinline, gnu::hot]] bool lane_text_in_head(std::string_view data, Element current);
  LOCKSTEP_INLINE_IF_LARGE bool lane_text_in_body(std::string_view data, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_text_text(std::string_view data, Element current);
  [[gnu::noinline, gnu::hot]] bool lane_text_after_body(std::string_view data, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_address(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_dd(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_h1(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_hr(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_li(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_pre(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_start_tag_plaintext(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_body_end_tag_address(NameId tag_name, Element current, Element above);
  [[gnu::noinline]] bool variants_in_body_end_tag_applet(NameId tag_name, Element current, Element above);
  [[gnu::noinline]] bool variants_in_caption_start_tag_caption(Element current);
  [[gnu::noinline]] bool variants_in_caption_end_tag_caption(NameId tag_name, Element current, Element above);
  [[gnu::noinline]] bool variants_in_column_group_anything_else(Element current);
  [[gnu::noinline]] bool variants_in_table_body_start_tag_caption(Element current);
  [[gnu::noinline]] bool variants_in_row_start_tag_caption(Element current);
  [[gnu::noinline]] bool variants_in_cell_start_tag_caption(Element current);
  [[gnu::noinline]] bool variants_in_cell_end_tag_td(NameId tag_name, Element current, Element above);
  [[gnu::noinline]] bool variants_in_select_start_tag_hr(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_select_start_tag_optgroup(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_select_start_tag_option(TagToken& tag_token, Element current);
  [[gnu::noinline]] bool variants_in_select_end_tag_optgroup(NameId tag_name, Element current, Element above);
  bool lane_foreign_content_any_other_start_tag_mathml(TagToken& tag_token, Element current);
  bool lane_foreign_content_any_other_start_tag_mathml_closed(TagToken& tag_token, Element current);
  bool lane_foreign_content_any_other_start_tag_svg(TagToken& tag_token, Element current);
  bool lane_foreign_content_any_other_start_tag_svg_closed(TagToken& tag_token, Element current);
  bool lane_foreign_content_any_other_end_tag(NameId tag_name, Element current);
  bool lane_text_foreign_content(std::string_view data, Element current);
  [[gnu::noinline]] bool take_foreign_start_tag_lane(TagToken& tag_token);
  [[gnu::noinline]] bool take_foreign_end_tag_lane(NameId tag_name);
  [[gnu::noinline]] bool take_foreign_text_lane(std::string_view data);
  [[gnu::noinline]] bool take_variant_end_tag_lane(NameId tag_name, Element current);
  [[gnu::noinline]] bool take_reprocessed_start_tag_lane(TagToken& tag_token, Element current, Lane lane);
  [[gnu::noinline]] bool take_reprocessed_end_tag_lane(NameId tag_name, Lane lane);
  bool reconstruct_the_active_formatting_elements_does_nothing();

  [[no_unique_address]] Attached<build> attached;
};

template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::process() {
  while (process_using(mode_for_token()) == Outcome::reprocess) {
  }
}

#define LOCKSTEP_RULE(name) table[static_cast<unsigned>(Rule::name)] = run_rule<&TreeBuilder::name>;

template <class EditionData, class Tree, Build build>
constexpr
    typename TreeBuilder<EditionData, Tree, build>::RuleTable TreeBuilder<EditionData, Tree, build>::rules =
        [] {
          RuleTable table{};
          LOCKSTEP_RULE(initial_anything_else)
          LOCKSTEP_RULE(initial_whitespace)
          LOCKSTEP_RULE(initial_comment)
          LOCKSTEP_RULE(initial_doctype)
          LOCKSTEP_RULE(before_html_anything_else)
          LOCKSTEP_RULE(before_html_whitespace)
          LOCKSTEP_RULE(before_html_comment)
          LOCKSTEP_RULE(before_html_doctype)
          LOCKSTEP_RULE(before_html_start_tag_html)
          LOCKSTEP_RULE(before_html_any_other_end_tag)
          LOCKSTEP_RULE(before_html_end_tag_head)
          LOCKSTEP_RULE(before_head_anything_else)
          LOCKSTEP_RULE(before_head_whitespace)
          LOCKSTEP_RULE(before_head_comment)
          LOCKSTEP_RULE(before_head_doctype)
          LOCKSTEP_RULE(before_head_start_tag_head)
          LOCKSTEP_RULE(in_body_start_tag_html)
          LOCKSTEP_RULE(before_head_any_other_end_tag)
          LOCKSTEP_RULE(before_head_end_tag_head)
          LOCKSTEP_RULE(in_head_anything_else)
          LOCKSTEP_RULE(in_head_whitespace)
          LOCKSTEP_RULE(in_head_comment)
          LOCKSTEP_RULE(in_head_doctype)
          LOCKSTEP_RULE(in_head_start_tag_base)
          LOCKSTEP_RULE(in_head_start_tag_head)
          LOCKSTEP_RULE(in_head_start_tag_meta)
          LOCKSTEP_RULE(in_head_start_tag_noframes)
          LOCKSTEP_RULE(in_head_choose_start_tag_noscript)
          LOCKSTEP_RULE(in_head_start_tag_script)
          LOCKSTEP_RULE(in_head_start_tag_template)
          LOCKSTEP_RULE(in_head_start_tag_title)
          LOCKSTEP_RULE(in_head_end_tag_body)
          LOCKSTEP_RULE(in_head_end_tag_head)
          LOCKSTEP_RULE(in_head_end_tag_template)
          LOCKSTEP_RULE(in_head_noscript_anything_else)
          LOCKSTEP_RULE(in_head_noscript_doctype)
          LOCKSTEP_RULE(in_head_noscript_start_tag_head)
          LOCKSTEP_RULE(in_head_noscript_end_tag_br)
          LOCKSTEP_RULE(in_head_noscript_end_tag_noscript)
          LOCKSTEP_RULE(after_head_anything_else)
          LOCKSTEP_RULE(after_head_whitespace)
          LOCKSTEP_RULE(after_head_comment)
          LOCKSTEP_RULE(after_head_doctype)
          LOCKSTEP_RULE(after_head_start_tag_base)
          LOCKSTEP_RULE(after_head_start_tag_body)
          LOCKSTEP_RULE(after_head_start_tag_frameset)
          LOCKSTEP_RULE(after_head_start_tag_head)
          LOCKSTEP_RULE(after_head_end_tag_body)
          LOCKSTEP_RULE(in_body_nul)
          LOCKSTEP_RULE(in_body_whitespace)
          LOCKSTEP_RULE(in_body_character)
          LOCKSTEP_RULE(in_body_comment)
          LOCKSTEP_RULE(in_body_doctype)
          LOCKSTEP_RULE(in_body_end_of_file)
          LOCKSTEP_RULE(in_body_any_other_start_tag)
          LOCKSTEP_RULE(in_body_start_tag_a)
          LOCKSTEP_RULE(in_body_start_tag_address)
          LOCKSTEP_RULE(in_body_start_tag_applet)
          LOCKSTEP_RULE(in_body_start_tag_area)
          LOCKSTEP_RULE(in_body_start_tag_b)
          LOCKSTEP_RULE(in_body_start_tag_body)
          LOCKSTEP_RULE(in_body_start_tag_button)
          LOCKSTEP_RULE(in_body_start_tag_caption)
          LOCKSTEP_RULE(in_body_start_tag_dd)
          LOCKSTEP_RULE(in_body_start_tag_form)
          LOCKSTEP_RULE(in_body_start_tag_frameset)
          LOCKSTEP_RULE(in_body_start_tag_h1)
          LOCKSTEP_RULE(in_body_start_tag_hr)
          LOCKSTEP_RULE(in_body_start_tag_iframe)
          LOCKSTEP_RULE(in_body_start_tag_image)
          LOCKSTEP_RULE(in_body_start_tag_input)
          LOCKSTEP_RULE(in_body_start_tag_li)
          LOCKSTEP_RULE(in_body_start_tag_pre)
          LOCKSTEP_RULE(in_body_start_tag_math)
          LOCKSTEP_RULE(in_body_start_tag_nobr)
          LOCKSTEP_RULE(in_body_start_tag_noembed)
          LOCKSTEP_RULE(in_body_choose_start_tag_noscript)
          LOCKSTEP_RULE(in_body_start_tag_optgroup)
          LOCKSTEP_RULE(in_body_start_tag_option)
          LOCKSTEP_RULE(in_body_start_tag_param)
          LOCKSTEP_RULE(in_body_start_tag_plaintext)
          LOCKSTEP_RULE(in_body_start_tag_rb)
          LOCKSTEP_RULE(in_body_start_tag_rp)
          LOCKSTEP_RULE(in_body_start_tag_select)
          LOCKSTEP_RULE(in_body_start_tag_svg)
          LOCKSTEP_RULE(in_body_start_tag_table)
          LOCKSTEP_RULE(in_body_start_tag_textarea)
          LOCKSTEP_RULE(in_body_start_tag_xmp)
          LOCKSTEP_RULE(in_body_any_other_end_tag)
          LOCKSTEP_RULE(in_body_end_tag_a)
          LOCKSTEP_RULE(in_body_end_tag_address)
          LOCKSTEP_RULE(in_body_end_tag_applet)
          LOCKSTEP_RULE(in_body_end_tag_body)
          LOCKSTEP_RULE(in_body_end_tag_br)
          LOCKSTEP_RULE(in_body_end_tag_dd)
          LOCKSTEP_RULE(in_body_end_tag_form)
          LOCKSTEP_RULE(in_body_end_tag_h1)
          LOCKSTEP_RULE(in_body_end_tag_html)
          LOCKSTEP_RULE(in_body_end_tag_li)
          LOCKSTEP_RULE(in_body_end_tag_p)
          LOCKSTEP_RULE(in_body_end_tag_sarcasm)
          LOCKSTEP_RULE(text_character)
          LOCKSTEP_RULE(text_anything_else)
          LOCKSTEP_RULE(text_end_of_file)
          LOCKSTEP_RULE(text_any_other_end_tag)
          LOCKSTEP_RULE(text_end_tag_script)
          LOCKSTEP_RULE(in_table_choose_character)
          LOCKSTEP_RULE(in_table_comment)
          LOCKSTEP_RULE(in_table_doctype)
          LOCKSTEP_RULE(in_table_anything_else)
          LOCKSTEP_RULE(in_table_start_tag_caption)
          LOCKSTEP_RULE(in_table_start_tag_col)
          LOCKSTEP_RULE(in_table_start_tag_colgroup)
          LOCKSTEP_RULE(in_table_start_tag_form)
          LOCKSTEP_RULE(in_table_start_tag_input)
          LOCKSTEP_RULE(in_table_start_tag_table)
          LOCKSTEP_RULE(in_table_start_tag_tbody)
          LOCKSTEP_RULE(in_table_start_tag_td)
          LOCKSTEP_RULE(in_table_end_tag_body)
          LOCKSTEP_RULE(in_table_end_tag_table)
          LOCKSTEP_RULE(in_table_text_nul)
          LOCKSTEP_RULE(in_table_text_character)
          LOCKSTEP_RULE(in_table_text_anything_else)
          LOCKSTEP_RULE(in_caption_start_tag_caption)
          LOCKSTEP_RULE(in_caption_end_tag_body)
          LOCKSTEP_RULE(in_caption_end_tag_caption)
          LOCKSTEP_RULE(in_column_group_anything_else)
          LOCKSTEP_RULE(in_column_group_whitespace)
          LOCKSTEP_RULE(in_column_group_comment)
          LOCKSTEP_RULE(in_column_group_doctype)
          LOCKSTEP_RULE(in_column_group_start_tag_col)
          LOCKSTEP_RULE(in_column_group_end_tag_col)
          LOCKSTEP_RULE(in_column_group_end_tag_colgroup)
          LOCKSTEP_RULE(in_table_body_start_tag_caption)
          LOCKSTEP_RULE(in_table_body_start_tag_th)
          LOCKSTEP_RULE(in_table_body_start_tag_tr)
          LOCKSTEP_RULE(in_table_body_end_tag_body)
          LOCKSTEP_RULE(in_table_body_end_tag_tbody)
          LOCKSTEP_RULE(in_row_start_tag_caption)
          LOCKSTEP_RULE(in_row_start_tag_th)
          LOCKSTEP_RULE(in_row_end_tag_body)
          LOCKSTEP_RULE(in_row_end_tag_tbody)
          LOCKSTEP_RULE(in_row_end_tag_tr)
          LOCKSTEP_RULE(in_cell_start_tag_caption)
          LOCKSTEP_RULE(in_cell_end_tag_body)
          LOCKSTEP_RULE(in_cell_end_tag_table)
          LOCKSTEP_RULE(in_cell_end_tag_td)
          LOCKSTEP_RULE(in_template_end_of_file)
          LOCKSTEP_RULE(in_template_any_other_start_tag)
          LOCKSTEP_RULE(in_template_start_tag_caption)
          LOCKSTEP_RULE(in_template_start_tag_col)
          LOCKSTEP_RULE(in_template_start_tag_td)
          LOCKSTEP_RULE(in_template_start_tag_tr)
          LOCKSTEP_RULE(in_template_any_other_end_tag)
          LOCKSTEP_RULE(after_body_anything_else)
          LOCKSTEP_RULE(after_body_comment)
          LOCKSTEP_RULE(after_body_doctype)
          LOCKSTEP_RULE(after_body_end_of_file)
          LOCKSTEP_RULE(after_body_end_tag_html)
          LOCKSTEP_RULE(in_frameset_anything_else)
          LOCKSTEP_RULE(in_frameset_whitespace)
          LOCKSTEP_RULE(in_frameset_comment)
          LOCKSTEP_RULE(in_frameset_doctype)
          LOCKSTEP_RULE(in_frameset_end_of_file)
          LOCKSTEP_RULE(in_frameset_start_tag_frame)
          LOCKSTEP_RULE(in_frameset_start_tag_frameset)
          LOCKSTEP_RULE(in_frameset_end_tag_frameset)
          LOCKSTEP_RULE(after_frameset_anything_else)
          LOCKSTEP_RULE(after_frameset_whitespace)
          LOCKSTEP_RULE(after_frameset_comment)
          LOCKSTEP_RULE(after_frameset_doctype)
          LOCKSTEP_RULE(after_frameset_end_of_file)
          LOCKSTEP_RULE(after_frameset_end_tag_html)
          LOCKSTEP_RULE(after_after_body_anything_else)
          LOCKSTEP_RULE(after_after_body_comment)
          LOCKSTEP_RULE(after_after_body_end_of_file)
          LOCKSTEP_RULE(after_after_frameset_anything_else)
          LOCKSTEP_RULE(after_after_frameset_comment)
          LOCKSTEP_RULE(after_after_frameset_end_of_file)
          LOCKSTEP_RULE(foreign_content_nul)
          LOCKSTEP_RULE(foreign_content_whitespace)
          LOCKSTEP_RULE(foreign_content_character)
          LOCKSTEP_RULE(foreign_content_comment)
          LOCKSTEP_RULE(foreign_content_doctype)
          LOCKSTEP_RULE(foreign_content_anything_else)
          LOCKSTEP_RULE(foreign_content_any_other_start_tag)
          LOCKSTEP_RULE(foreign_content_start_tag_b)
          LOCKSTEP_RULE(foreign_content_choose_start_tag_font)
          LOCKSTEP_RULE(foreign_content_any_other_end_tag)
          LOCKSTEP_RULE(foreign_content_choose_end_tag_script)
          if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
            LOCKSTEP_RULE(initial_processing_instruction)
            LOCKSTEP_RULE(before_html_processing_instruction)
            LOCKSTEP_RULE(before_head_processing_instruction)
            LOCKSTEP_RULE(in_head_processing_instruction)
            LOCKSTEP_RULE(after_head_processing_instruction)
            LOCKSTEP_RULE(in_body_processing_instruction)
            LOCKSTEP_RULE(in_table_processing_instruction)
            LOCKSTEP_RULE(in_column_group_processing_instruction)
            LOCKSTEP_RULE(after_body_processing_instruction)
            LOCKSTEP_RULE(in_frameset_processing_instruction)
            LOCKSTEP_RULE(after_frameset_processing_instruction)
            LOCKSTEP_RULE(after_after_body_processing_instruction)
            LOCKSTEP_RULE(after_after_frameset_processing_instruction)
            LOCKSTEP_RULE(foreign_content_processing_instruction)
          }
          if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
            LOCKSTEP_RULE(in_body_end_tag_select)
          }
          if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
            LOCKSTEP_RULE(in_body_anything_else)
            LOCKSTEP_RULE(in_template_anything_else)
          }
          if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
            LOCKSTEP_RULE(in_select_nul)
            LOCKSTEP_RULE(in_select_character)
            LOCKSTEP_RULE(in_select_comment)
            LOCKSTEP_RULE(in_select_anything_else)
            LOCKSTEP_RULE(in_select_doctype)
            LOCKSTEP_RULE(in_select_start_tag_hr)
            LOCKSTEP_RULE(in_select_start_tag_input)
            LOCKSTEP_RULE(in_select_start_tag_optgroup)
            LOCKSTEP_RULE(in_select_start_tag_option)
            LOCKSTEP_RULE(in_select_start_tag_select)
            LOCKSTEP_RULE(in_select_end_tag_optgroup)
            LOCKSTEP_RULE(in_select_end_tag_option)
            LOCKSTEP_RULE(in_select_end_tag_select)
            LOCKSTEP_RULE(in_select_in_table_start_tag_caption)
            LOCKSTEP_RULE(in_select_in_table_end_tag_caption)
          }
          return table;
        }();

#undef LOCKSTEP_RULE

}  // namespace lockstep::parser

#include "parser/tree/initial.h"
#include "parser/tree/before_html.h"
#include "parser/tree/before_head.h"
#include "parser/tree/in_head.h"
#include "parser/tree/in_head_noscript.h"
#include "parser/tree/after_head.h"
#include "parser/tree/in_body.h"
#include "parser/tree/text.h"
#include "parser/tree/in_table.h"
#include "parser/tree/in_table_text.h"
#include "parser/tree/in_caption.h"
#include "parser/tree/in_column_group.h"
#include "parser/tree/in_table_body.h"
#include "parser/tree/in_row.h"
#include "parser/tree/in_cell.h"
#include "parser/tree/in_select.h"
#include "parser/tree/in_select_in_table.h"
#include "parser/tree/in_template.h"
#include "parser/tree/after_body.h"
#include "parser/tree/in_frameset.h"
#include "parser/tree/after_frameset.h"
#include "parser/tree/after_after_body.h"
#include "parser/tree/after_after_frameset.h"
#include "parser/tree/foreign_content.h"
#include "parser/tree/algorithms.h"
#include "parser/tree/lanes.h"

#endif
