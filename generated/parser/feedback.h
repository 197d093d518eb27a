// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// What a stream of tokens without a tree takes from tree construction. See runtime/src/tree/feedback.h for
// the statements.
#ifndef LOCKSTEP_GENERATED_PARSER_FEEDBACK_H
#define LOCKSTEP_GENERATED_PARSER_FEEDBACK_H

#include "parser/branches.h"
#include "parser/rules.h"
#include "parser/sets.h"
#include "parser/states.h"
#include "edition/day.h"
#include "tables/known_names.h"
#include "tree/feedback.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations and tables

// What a start tag in HTML content does: derived from the rows of "in body" and of the modes whose rules it
// uses.
inline constexpr TagFeedback<State> tag_feedback[kTagClasses] = {
    {State::data, false, Namespace::html, false, false},         // names that are not known
    {State::data, false, Namespace::html, false, false},         // a
    {State::data, false, Namespace::html, false, false},         // abbr
    {State::data, false, Namespace::html, false, false},         // acronym
    {State::data, false, Namespace::html, false, true},          // address
    {State::data, false, Namespace::html, false, false},         // applet
    {State::data, false, Namespace::none, true, false},          // area
    {State::data, false, Namespace::html, false, true},          // article
    {State::data, false, Namespace::html, false, true},          // aside
    {State::data, false, Namespace::html, false, false},         // audio
    {State::data, false, Namespace::html, false, false},         // b
    {State::data, false, Namespace::none, true, false},          // base
    {State::data, false, Namespace::none, true, false},          // basefont
    {State::data, false, Namespace::html, false, false},         // bdi
    {State::data, false, Namespace::html, false, false},         // bdo
    {State::data, false, Namespace::none, true, false},          // bgsound
    {State::data, false, Namespace::html, false, false},         // big
    {State::data, false, Namespace::html, false, false},         // blink
    {State::data, false, Namespace::html, false, true},          // blockquote
    {State::data, false, Namespace::none, false, false},         // body
    {State::data, false, Namespace::none, true, false},          // br
    {State::data, false, Namespace::html, false, false},         // button
    {State::data, false, Namespace::html, false, false},         // canvas
    {State::data, false, Namespace::none, false, false},         // caption
    {State::data, false, Namespace::html, false, true},          // center
    {State::data, false, Namespace::html, false, false},         // cite
    {State::data, false, Namespace::html, false, false},         // code
    {State::data, false, Namespace::none, false, false},         // col
    {State::data, false, Namespace::none, false, false},         // colgroup
    {State::data, false, Namespace::html, false, false},         // command
    {State::data, false, Namespace::html, false, false},         // content
    {State::data, false, Namespace::html, false, false},         // data
    {State::data, false, Namespace::html, false, false},         // datalist
    {State::data, false, Namespace::html, false, true},          // dd
    {State::data, false, Namespace::html, false, false},         // del
    {State::data, false, Namespace::html, false, true},          // details
    {State::data, false, Namespace::html, false, false},         // dfn
    {State::data, false, Namespace::html, false, true},          // dialog
    {State::data, false, Namespace::html, false, true},          // dir
    {State::data, false, Namespace::html, false, true},          // div
    {State::data, false, Namespace::html, false, true},          // dl
    {State::data, false, Namespace::html, false, true},          // dt
    {State::data, false, Namespace::html, false, false},         // em
    {State::data, false, Namespace::none, true, false},          // embed
    {State::data, false, Namespace::html, false, true},          // fieldset
    {State::data, false, Namespace::html, false, true},          // figcaption
    {State::data, false, Namespace::html, false, true},          // figure
    {State::data, false, Namespace::html, false, false},         // font
    {State::data, false, Namespace::html, false, true},          // footer
    {State::data, false, Namespace::html, false, true},          // form
    {State::data, false, Namespace::none, false, false},         // frame
    {State::data, false, Namespace::html, false, false},         // frameset
    {State::data, false, Namespace::html, false, true},          // h1
    {State::data, false, Namespace::html, false, true},          // h2
    {State::data, false, Namespace::html, false, true},          // h3
    {State::data, false, Namespace::html, false, true},          // h4
    {State::data, false, Namespace::html, false, true},          // h5
    {State::data, false, Namespace::html, false, true},          // h6
    {State::data, false, Namespace::none, false, false},         // head
    {State::data, false, Namespace::html, false, true},          // header
    {State::data, false, Namespace::html, false, true},          // hgroup
    {State::data, false, Namespace::none, true, true},           // hr
    {State::data, false, Namespace::none, false, false},         // html
    {State::data, false, Namespace::html, false, false},         // i
    {State::rawtext, false, Namespace::none, false, false},      // iframe
    {State::data, false, Namespace::html, false, false},         // ilayer
    {State::data, false, Namespace::none, false, false},         // image
    {State::data, false, Namespace::none, true, false},          // img
    {State::data, false, Namespace::none, true, false},          // input
    {State::data, false, Namespace::html, false, false},         // ins
    {State::data, false, Namespace::html, false, false},         // isindex
    {State::data, false, Namespace::html, false, false},         // kbd
    {State::data, false, Namespace::none, true, false},          // keygen
    {State::data, false, Namespace::html, false, false},         // label
    {State::data, false, Namespace::html, false, false},         // layer
    {State::data, false, Namespace::html, false, false},         // legend
    {State::data, false, Namespace::html, false, true},          // li
    {State::data, false, Namespace::none, true, false},          // link
    {State::data, false, Namespace::html, false, true},          // listing
    {State::data, false, Namespace::html, false, true},          // main
    {State::data, false, Namespace::html, false, false},         // map
    {State::data, false, Namespace::html, false, false},         // mark
    {State::data, false, Namespace::html, false, false},         // marquee
    {State::data, false, Namespace::html, false, true},          // menu
    {State::data, false, Namespace::html, false, false},         // menuitem
    {State::data, false, Namespace::none, true, false},          // meta
    {State::data, false, Namespace::html, false, false},         // meter
    {State::data, false, Namespace::html, false, false},         // multicol
    {State::data, false, Namespace::html, false, true},          // nav
    {State::data, false, Namespace::html, false, false},         // nextid
    {State::data, false, Namespace::html, false, false},         // nobr
    {State::rawtext, false, Namespace::none, false, false},      // noembed
    {State::rawtext, false, Namespace::none, false, false},      // noframes
    {State::data, false, Namespace::html, false, false},         // nolayer
    {State::rawtext, true, Namespace::html, false, false},       // noscript
    {State::data, false, Namespace::html, false, false},         // object
    {State::data, false, Namespace::html, false, true},          // ol
    {State::data, false, Namespace::html, false, false},         // optgroup
    {State::data, false, Namespace::html, false, false},         // option
    {State::data, false, Namespace::html, false, false},         // output
    {State::data, false, Namespace::html, false, true},          // p
    {State::data, false, Namespace::none, true, false},          // param
    {State::data, false, Namespace::html, false, false},         // picture
    {State::plaintext, false, Namespace::none, false, true},     // plaintext
    {State::data, false, Namespace::html, false, false},         // portal
    {State::data, false, Namespace::html, false, true},          // pre
    {State::data, false, Namespace::html, false, false},         // progress
    {State::data, false, Namespace::html, false, false},         // q
    {State::data, false, Namespace::html, false, false},         // rb
    {State::data, false, Namespace::html, false, false},         // rp
    {State::data, false, Namespace::html, false, false},         // rt
    {State::data, false, Namespace::html, false, false},         // rtc
    {State::data, false, Namespace::html, false, false},         // ruby
    {State::data, false, Namespace::html, false, false},         // s
    {State::data, false, Namespace::html, false, false},         // samp
    {State::data, false, Namespace::html, false, false},         // sarcasm
    {State::script_data, false, Namespace::none, false, false},  // script
    {State::data, false, Namespace::html, false, true},          // search
    {State::data, false, Namespace::html, false, true},          // section
    {State::data, false, Namespace::html, false, false},         // select
    {State::data, false, Namespace::html, false, false},         // selectedcontent
    {State::data, false, Namespace::html, false, false},         // shadow
    {State::data, false, Namespace::html, false, false},         // slot
    {State::data, false, Namespace::html, false, false},         // small
    {State::data, false, Namespace::none, true, false},          // source
    {State::data, false, Namespace::html, false, false},         // spacer
    {State::data, false, Namespace::html, false, false},         // span
    {State::data, false, Namespace::html, false, false},         // strike
    {State::data, false, Namespace::html, false, false},         // strong
    {State::rawtext, false, Namespace::none, false, false},      // style
    {State::data, false, Namespace::html, false, false},         // sub
    {State::data, false, Namespace::html, false, true},          // summary
    {State::data, false, Namespace::html, false, false},         // sup
    {State::data, false, Namespace::html, false, true},          // table
    {State::data, false, Namespace::none, false, false},         // tbody
    {State::data, false, Namespace::none, false, false},         // td
    {State::data, false, Namespace::html, false, false},         // template
    {State::rcdata, false, Namespace::none, false, false},       // textarea
    {State::data, false, Namespace::none, false, false},         // tfoot
    {State::data, false, Namespace::none, false, false},         // th
    {State::data, false, Namespace::none, false, false},         // thead
    {State::data, false, Namespace::html, false, false},         // time
    {State::rcdata, false, Namespace::none, false, false},       // title
    {State::data, false, Namespace::none, false, false},         // tr
    {State::data, false, Namespace::none, true, false},          // track
    {State::data, false, Namespace::html, false, false},         // tt
    {State::data, false, Namespace::html, false, false},         // u
    {State::data, false, Namespace::html, false, true},          // ul
    {State::data, false, Namespace::html, false, false},         // var
    {State::data, false, Namespace::html, false, false},         // video
    {State::data, false, Namespace::none, true, false},          // wbr
    {State::rawtext, false, Namespace::none, false, true},       // xmp
    {State::data, false, Namespace::html, false, false},         // altglyph
    {State::data, false, Namespace::html, false, false},         // altglyphdef
    {State::data, false, Namespace::html, false, false},         // altglyphitem
    {State::data, false, Namespace::html, false, false},         // animate
    {State::data, false, Namespace::html, false, false},         // animatecolor
    {State::data, false, Namespace::html, false, false},         // animatemotion
    {State::data, false, Namespace::html, false, false},         // animatetransform
    {State::data, false, Namespace::html, false, false},         // annotation
    {State::data, false, Namespace::html, false, false},         // annotation-xml
    {State::data, false, Namespace::html, false, false},         // circle
    {State::data, false, Namespace::html, false, false},         // clippath
    {State::data, false, Namespace::html, false, false},         // color-profile
    {State::data, false, Namespace::html, false, false},         // cursor
    {State::data, false, Namespace::html, false, false},         // defs
    {State::data, false, Namespace::html, false, false},         // desc
    {State::data, false, Namespace::html, false, false},         // discard
    {State::data, false, Namespace::html, false, false},         // ellipse
    {State::data, false, Namespace::html, false, false},         // feblend
    {State::data, false, Namespace::html, false, false},         // fecolormatrix
    {State::data, false, Namespace::html, false, false},         // fecomponenttransfer
    {State::data, false, Namespace::html, false, false},         // fecomposite
    {State::data, false, Namespace::html, false, false},         // feconvolvematrix
    {State::data, false, Namespace::html, false, false},         // fediffuselighting
    {State::data, false, Namespace::html, false, false},         // fedisplacementmap
    {State::data, false, Namespace::html, false, false},         // fedistantlight
    {State::data, false, Namespace::html, false, false},         // fedropshadow
    {State::data, false, Namespace::html, false, false},         // feflood
    {State::data, false, Namespace::html, false, false},         // fefunca
    {State::data, false, Namespace::html, false, false},         // fefuncb
    {State::data, false, Namespace::html, false, false},         // fefuncg
    {State::data, false, Namespace::html, false, false},         // fefuncr
    {State::data, false, Namespace::html, false, false},         // fegaussianblur
    {State::data, false, Namespace::html, false, false},         // feimage
    {State::data, false, Namespace::html, false, false},         // femerge
    {State::data, false, Namespace::html, false, false},         // femergenode
    {State::data, false, Namespace::html, false, false},         // femorphology
    {State::data, false, Namespace::html, false, false},         // feoffset
    {State::data, false, Namespace::html, false, false},         // fepointlight
    {State::data, false, Namespace::html, false, false},         // fespecularlighting
    {State::data, false, Namespace::html, false, false},         // fespotlight
    {State::data, false, Namespace::html, false, false},         // fetile
    {State::data, false, Namespace::html, false, false},         // feturbulence
    {State::data, false, Namespace::html, false, false},         // filter
    {State::data, false, Namespace::html, false, false},         // font-face
    {State::data, false, Namespace::html, false, false},         // font-face-format
    {State::data, false, Namespace::html, false, false},         // font-face-name
    {State::data, false, Namespace::html, false, false},         // font-face-src
    {State::data, false, Namespace::html, false, false},         // font-face-uri
    {State::data, false, Namespace::html, false, false},         // foreignobject
    {State::data, false, Namespace::html, false, false},         // g
    {State::data, false, Namespace::html, false, false},         // glyph
    {State::data, false, Namespace::html, false, false},         // glyphref
    {State::data, false, Namespace::html, false, false},         // hkern
    {State::data, false, Namespace::html, false, false},         // line
    {State::data, false, Namespace::html, false, false},         // lineargradient
    {State::data, false, Namespace::html, false, false},         // maction
    {State::data, false, Namespace::html, false, false},         // maligngroup
    {State::data, false, Namespace::html, false, false},         // malignmark
    {State::data, false, Namespace::html, false, false},         // marker
    {State::data, false, Namespace::html, false, false},         // mask
    {State::data, false, Namespace::mathml, false, false},       // math
    {State::data, false, Namespace::html, false, false},         // menclose
    {State::data, false, Namespace::html, false, false},         // merror
    {State::data, false, Namespace::html, false, false},         // metadata
    {State::data, false, Namespace::html, false, false},         // mfenced
    {State::data, false, Namespace::html, false, false},         // mfrac
    {State::data, false, Namespace::html, false, false},         // mglyph
    {State::data, false, Namespace::html, false, false},         // mi
    {State::data, false, Namespace::html, false, false},         // missing-glyph
    {State::data, false, Namespace::html, false, false},         // mlabeledtr
    {State::data, false, Namespace::html, false, false},         // mlongdiv
    {State::data, false, Namespace::html, false, false},         // mmultiscripts
    {State::data, false, Namespace::html, false, false},         // mn
    {State::data, false, Namespace::html, false, false},         // mo
    {State::data, false, Namespace::html, false, false},         // mover
    {State::data, false, Namespace::html, false, false},         // mpadded
    {State::data, false, Namespace::html, false, false},         // mpath
    {State::data, false, Namespace::html, false, false},         // mphantom
    {State::data, false, Namespace::html, false, false},         // mprescripts
    {State::data, false, Namespace::html, false, false},         // mroot
    {State::data, false, Namespace::html, false, false},         // mrow
    {State::data, false, Namespace::html, false, false},         // ms
    {State::data, false, Namespace::html, false, false},         // mscarries
    {State::data, false, Namespace::html, false, false},         // mscarry
    {State::data, false, Namespace::html, false, false},         // msgroup
    {State::data, false, Namespace::html, false, false},         // msline
    {State::data, false, Namespace::html, false, false},         // mspace
    {State::data, false, Namespace::html, false, false},         // msqrt
    {State::data, false, Namespace::html, false, false},         // msrow
    {State::data, false, Namespace::html, false, false},         // mstack
    {State::data, false, Namespace::html, false, false},         // mstyle
    {State::data, false, Namespace::html, false, false},         // msub
    {State::data, false, Namespace::html, false, false},         // msubsup
    {State::data, false, Namespace::html, false, false},         // msup
    {State::data, false, Namespace::html, false, false},         // mtable
    {State::data, false, Namespace::html, false, false},         // mtd
    {State::data, false, Namespace::html, false, false},         // mtext
    {State::data, false, Namespace::html, false, false},         // mtr
    {State::data, false, Namespace::html, false, false},         // munder
    {State::data, false, Namespace::html, false, false},         // munderover
    {State::data, false, Namespace::html, false, false},         // none
    {State::data, false, Namespace::html, false, false},         // path
    {State::data, false, Namespace::html, false, false},         // pattern
    {State::data, false, Namespace::html, false, false},         // polygon
    {State::data, false, Namespace::html, false, false},         // polyline
    {State::data, false, Namespace::html, false, false},         // radialgradient
    {State::data, false, Namespace::html, false, false},         // rect
    {State::data, false, Namespace::html, false, false},         // semantics
    {State::data, false, Namespace::html, false, false},         // set
    {State::data, false, Namespace::html, false, false},         // stop
    {State::data, false, Namespace::svg, false, false},          // svg
    {State::data, false, Namespace::html, false, false},         // switch
    {State::data, false, Namespace::html, false, false},         // symbol
    {State::data, false, Namespace::html, false, false},         // text
    {State::data, false, Namespace::html, false, false},         // textpath
    {State::data, false, Namespace::html, false, false},         // tref
    {State::data, false, Namespace::html, false, false},         // tspan
    {State::data, false, Namespace::html, false, false},         // unknown
    {State::data, false, Namespace::html, false, false},         // use
    {State::data, false, Namespace::html, false, false},         // view
    {State::data, false, Namespace::html, false, false},         // vkern
    {State::data, false, Namespace::html, false, false},         // altGlyph
    {State::data, false, Namespace::html, false, false},         // altGlyphDef
    {State::data, false, Namespace::html, false, false},         // altGlyphItem
    {State::data, false, Namespace::html, false, false},         // animateColor
    {State::data, false, Namespace::html, false, false},         // animateMotion
    {State::data, false, Namespace::html, false, false},         // animateTransform
    {State::data, false, Namespace::html, false, false},         // clipPath
    {State::data, false, Namespace::html, false, false},         // feBlend
    {State::data, false, Namespace::html, false, false},         // feColorMatrix
    {State::data, false, Namespace::html, false, false},         // feComponentTransfer
    {State::data, false, Namespace::html, false, false},         // feComposite
    {State::data, false, Namespace::html, false, false},         // feConvolveMatrix
    {State::data, false, Namespace::html, false, false},         // feDiffuseLighting
    {State::data, false, Namespace::html, false, false},         // feDisplacementMap
    {State::data, false, Namespace::html, false, false},         // feDistantLight
    {State::data, false, Namespace::html, false, false},         // feDropShadow
    {State::data, false, Namespace::html, false, false},         // feFlood
    {State::data, false, Namespace::html, false, false},         // feFuncA
    {State::data, false, Namespace::html, false, false},         // feFuncB
    {State::data, false, Namespace::html, false, false},         // feFuncG
    {State::data, false, Namespace::html, false, false},         // feFuncR
    {State::data, false, Namespace::html, false, false},         // feGaussianBlur
    {State::data, false, Namespace::html, false, false},         // feImage
    {State::data, false, Namespace::html, false, false},         // feMerge
    {State::data, false, Namespace::html, false, false},         // feMergeNode
    {State::data, false, Namespace::html, false, false},         // feMorphology
    {State::data, false, Namespace::html, false, false},         // feOffset
    {State::data, false, Namespace::html, false, false},         // fePointLight
    {State::data, false, Namespace::html, false, false},         // feSpecularLighting
    {State::data, false, Namespace::html, false, false},         // feSpotLight
    {State::data, false, Namespace::html, false, false},         // feTile
    {State::data, false, Namespace::html, false, false},         // feTurbulence
    {State::data, false, Namespace::html, false, false},         // foreignObject
    {State::data, false, Namespace::html, false, false},         // glyphRef
    {State::data, false, Namespace::html, false, false},         // linearGradient
    {State::data, false, Namespace::html, false, false},         // radialGradient
    {State::data, false, Namespace::html, false, false},         // textPath
};

template <class EditionData>
struct FeedbackRules {
  using State = parser::State;
  using Mode = parser::Mode;
  using NameSet = parser::NameSet;
  static constexpr NameSet special = sets::set_special;
  static constexpr NameSet formatting = sets::set_formatting;
  static constexpr NameSet table_parts = sets::set_insertion_mode_deciders;
  static constexpr NameSet scope = sets::scope_base;
  static constexpr NameSet button_scope = sets::scope_button;
  static constexpr NameSet table_scope = sets::scope_table;
  static std::uint64_t sets_of(Namespace element_namespace, NameId name) {
    return EditionData::sets_of(element_namespace, name);
  }
  static const TagFeedback<State>& feedback_of(NameId name) { return tag_feedback[tag_class(name)]; }
  static unsigned tag_token_class(bool is_start_tag, NameId name) {
    return (is_start_tag ? token_class::start_tag : token_class::end_tag) + tag_class(name);
  }
};

// The dispatcher and the rules for tags in foreign content, over names alone.
template <class EditionData>
class ForeignContent {
  static constexpr Day edition = EditionData::day;

 public:
  using Edition = FeedbackRules<EditionData>;
  using Element = const OpenName*;

  ForeignContent(NameTable& tag_names, std::span<const OpenForeignElement> open) : stack(tag_names, open) {}

  // The parts, in runtime/src/tree/feedback.h.
  StreamToken<Edition> token;
  NameStack<Edition> stack;
  [[no_unique_address]] NamelessState<Edition> state;
  [[no_unique_address]] NamedElements<Edition> nodes;
  [[no_unique_address]] IgnoredErrors errors;
  [[no_unique_address]] IgnoredScripts scripts;

  // Processes the current token, a tag, using the rules for foreign content. If they leave it to the
  // insertion mode, returns Outcome::reprocess.
  [[gnu::cold, gnu::noinline]] Outcome process_in_foreign_content() {
    switch (EditionData::dispatch(static_cast<unsigned>(Mode::foreign_content), token.token_class)) {
      case Rule::foreign_content_any_other_start_tag: return foreign_content_any_other_start_tag();
      case Rule::foreign_content_start_tag_b: return foreign_content_start_tag_b();
      case Rule::foreign_content_choose_start_tag_font: return foreign_content_choose_start_tag_font();
      case Rule::foreign_content_any_other_end_tag: return foreign_content_any_other_end_tag();
      case Rule::foreign_content_choose_end_tag_script: return foreign_content_choose_end_tag_script();
      default: return Outcome::done;
    }
  }
  UnwatchedRule enter(Branch) const { return {}; }
  void insert_a_foreign_element_for_in(const TreeToken& tag, Namespace element_namespace) {
    stack.push_foreign(tag, element_namespace);
  }
  Outcome process_using(Mode) { return Outcome::reprocess; }

  // the rules for HTML content apply
  // #tree-construction-dispatcher, spec/tree/dispatcher.rules
  bool the_rules_for_html_content_apply() {
    const auto at = enter(Branch::the_rules_for_html_content_apply);
    // if the stack of open elements is empty
    if (at(1, stack.empty())) {
      return true;
    }
    // if the adjusted current node is in the HTML namespace
    if (at(2, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::html))) [[likely]] {
      return true;
    }
    // if the adjusted current node is a MathML text integration point, and the token is a start tag not named
    // mglyph malignmark
    if (at(3, at.part(0, nodes.is_in_set(the_adjusted_current_node(),
                                         sets::set_mathml_text_integration_points)) &&
                  at.part(1, token.kind == TokenKind::start_tag &&
                                 !token.is_named(sets::tags_mglyph_malignmark)))) {
      return true;
    }
    // if the adjusted current node is a MathML text integration point, and the token is a character
    if (at(4, at.part(0, nodes.is_in_set(the_adjusted_current_node(),
                                         sets::set_mathml_text_integration_points)) &&
                  at.part(1, token.is_character()))) {
      return true;
    }
    // if the adjusted current node is a MathML annotation-xml element, and the token is a start tag named svg
    if (at(5, at.part(0, nodes.is_element_of(Namespace::mathml, the_adjusted_current_node(),
                                             tag::annotation_xml)) &&
                  at.part(1, token.kind == TokenKind::start_tag && token.name == tag::svg))) {
      return true;
    }
    // if the adjusted current node is an HTML integration point, and the token is a start tag
    if (at(6, at.part(0, is_an_html_integration_point(the_adjusted_current_node())) &&
                  at.part(1, token.kind == TokenKind::start_tag))) {
      return true;
    }
    // if the adjusted current node is an HTML integration point, and the token is a character
    if (at(7, at.part(0, is_an_html_integration_point(the_adjusted_current_node())) &&
                  at.part(1, token.is_character()))) {
      return true;
    }
    // if the token is an end-of-file
    if (at(8, token.kind == TokenKind::end_of_file)) {
      return true;
    }
    return false;
  }

  // foreign content: any other start tag
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_any_other_start_tag() {
    const auto at = enter(Branch::foreign_content_any_other_start_tag);
    // if the adjusted current node is in the MathML namespace
    if (at(1, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::mathml))) {
      adjust_mathml_attributes_for_the_token();
    }
    // if the adjusted current node is in the SVG namespace
    if (at(2, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::svg))) {
      token.rename(adjusted_svg_tag(token.name));
    }
    // if the adjusted current node is in the SVG namespace
    if (at(3, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::svg))) {
      adjust_svg_attributes_for_the_token();
    }
    adjust_foreign_attributes_for_the_token();
    insert_a_foreign_element_for_in(token, the_adjusted_current_node()->element_namespace);
    // if the token's self-closing flag is set
    if (at(4, token.self_closing)) {
      // if the token's tag name is script, and the current node is in the SVG namespace
      if (at(5, at.part(0, token.name == tag::script) &&
                    at.part(1, nodes.is_in_namespace(stack.current(), Namespace::svg)))) {
        token.self_closing_acknowledged = true;
        return foreign_content_end_tag_script();
      } else {
        stack.pop();
        token.self_closing_acknowledged = true;
      }
    }
    return Outcome::done;
  }

  // foreign content: start tag b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 …
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_start_tag_b() {
    const auto at = enter(Branch::foreign_content_start_tag_b);
    errors.add(TreeError::foreign_content_html_tag);
    // while the current node is not a MathML text integration point, and the current node is not an HTML
    // integration point, and the current node is not in the HTML namespace
    while (at(1, at.part(0, !nodes.is_in_set(stack.current(), sets::set_mathml_text_integration_points)) &&
                     at.part(1, !is_an_html_integration_point(stack.current())) &&
                     at.part(2, !nodes.is_in_namespace(stack.current(), Namespace::html)))) {
      stack.pop();
    }
    return process_using(state.insertion_mode());
  }

  // foreign content: the first of these rows whose guard holds
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_choose_start_tag_font() {
    // when the token has an attribute named color, or the token has an attribute named face, or the token has
    // an attribute named size
    if (token.attribute(attr::color) != nullptr || token.attribute(attr::face) != nullptr ||
        token.attribute(attr::size) != nullptr)
      return foreign_content_start_tag_font();
    return foreign_content_any_other_start_tag();
  }

  // foreign content: any other end tag
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_any_other_end_tag() {
    const auto at = enter(Branch::foreign_content_any_other_end_tag);
    Element node = stack.current();
    at.element("node", node);
    // if the lowercase tag name of node is not the token's tag name
    if (at(1, node->token_name != token.name)) [[unlikely]] {
      errors.add(TreeError::foreign_content_end_tag_mismatched);
    }
    // if node is the first element on the stack of open elements
    if (at(2, node == stack.first())) {
      return Outcome::done;
    }
    node = stack.lower(stack.bottommost_foreign(token.name), stack.bottommost(sets::html_namespace));
    at.element("node", node);
    // if node is in the HTML namespace
    if (at(3, nodes.is_in_namespace(node, Namespace::html))) {
      return process_using(state.insertion_mode());
    } else {
      stack.pop_through(node);
    }
    return Outcome::done;
  }

  // foreign content: the first of these rows whose guard holds
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_choose_end_tag_script() {
    // when the current node is an SVG script element
    if (nodes.is_element_of(Namespace::svg, stack.current(), tag::script))
      return foreign_content_end_tag_script();
    return foreign_content_any_other_end_tag();
  }

  // the adjusted current node
  // #adjusted-current-node, spec/tree/algorithms.rules
  Element the_adjusted_current_node() {
    const auto at = enter(Branch::the_adjusted_current_node);
    // if the fragment context element is not null, and the stack of open elements has only one node
    if (at(1, at.part(0, !nodes.is_null(state.fragment_context_element())) && at.part(1, stack.size() == 1)))
        [[unlikely]] {
      return state.fragment_context_element();
    }
    return stack.current();
  }

  // {node: element} is an HTML integration point
  // spec/tree/algorithms.rules
  bool is_an_html_integration_point(Element node) {
    const auto at = enter(Branch::is_an_html_integration_point);
    // if node is in the set HTML integration points by name
    if (at(1, nodes.is_in_set(node, sets::set_html_integration_points_by_name))) {
      return true;
    }
    // if node is a MathML annotation-xml element
    if (at(2, nodes.is_element_of(Namespace::mathml, node, tag::annotation_xml))) {
      // if the encoding attribute of node is "text/html" ignoring case
      if (at(3, equals_ignoring_case(nodes.encoding_attribute(node), "text/html"))) {
        return true;
      }
      // if the encoding attribute of node is "application/xhtml+xml" ignoring case
      if (at(4, equals_ignoring_case(nodes.encoding_attribute(node), "application/xhtml+xml"))) {
        return true;
      }
    }
    return false;
  }

  // foreign content: end tag script when the current node is an SVG script element
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_end_tag_script() {
    enter(Branch::foreign_content_end_tag_script);
    Element script = stack.current();
    stack.pop();
    scripts.run_after_this_token(EndedScript::svg, script);
    return Outcome::done;
  }

  // adjust MathML attributes for the token
  // #adjust-mathml-attributes, spec/tree/algorithms.rules
  void adjust_mathml_attributes_for_the_token() {
    enter(Branch::adjust_mathml_attributes_for_the_token);
    token.adjust_attributes(adjusted_mathml_attribute);
  }

  // adjust SVG attributes for the token
  // #adjust-svg-attributes, spec/tree/algorithms.rules
  void adjust_svg_attributes_for_the_token() {
    enter(Branch::adjust_svg_attributes_for_the_token);
    token.adjust_attributes(adjusted_svg_attribute);
  }

  // adjust foreign attributes for the token
  // #adjust-foreign-attributes, spec/tree/algorithms.rules
  void adjust_foreign_attributes_for_the_token() {
    enter(Branch::adjust_foreign_attributes_for_the_token);
    token.adjust_attributes(adjusted_foreign_attribute);
  }

  // foreign content: start tag font when the token has an attribute named color, or the token has an …
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_start_tag_font() {
    enter(Branch::foreign_content_start_tag_font);
    return foreign_content_start_tag_b();
  }
};

}  // namespace lockstep::parser

#endif
